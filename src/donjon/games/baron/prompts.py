"""The one line that says what is asked now."""

from typing import Any

from donjon.games.baron import board
from donjon.games.baron.resolution import spot
from donjon.games.baron.rules import Baronies

RULES = {
    board.SEATING: "BA-2.6",
    board.DEALING: "BA-2.2",
    board.OPENING: "BA-2.4",
    board.STARTING: "BA-2.5",
    board.DRAWING: "BA-4.1",
    board.REVEALING: "BA-4.3",
    board.LAYING: "BA-4.5",
    board.KEEPING: "BA-4.10",
    board.ATTEMPTING: "BA-6.3",
    board.FINISHED: "BA-6.5",
}


def prompt(p: Baronies) -> dict[str, Any]:
    """A message for whoever is to decide, with the rule behind it."""
    args: dict[str, Any] = {}
    if p.phase == board.KEEPING:
        args = {"left": p.available()}
    elif p.phase == board.ATTEMPTING:
        args = {"cell": spot(p.asked), "value": halved(p, p.worth(p.asked))}
    return {"key": f"prompt-baron-{board.PHASES[p.phase]}", "args": args, "rule": RULES[p.phase]}


def halved(p: Baronies, value: int) -> int:
    """BA-6.4: a final attempt counts half, rounded up."""
    return -((-value) // p.settings.divisor)
