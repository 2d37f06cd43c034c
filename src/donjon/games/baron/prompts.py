"""The one line that says what is asked now."""

from typing import Any

from donjon.core.shapes import Prompt
from donjon.games.baron import board
from donjon.games.baron.resolution import spot, unscored
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


def prompt(p: Baronies) -> Prompt:
    """A message for whoever is to decide, with the rule behind it."""
    args: dict[str, Any] = {}
    if p.phase == board.KEEPING:
        args = {"left": p.available()}
    elif p.phase == board.ATTEMPTING:
        args = {"cell": spot(p.asked), "value": final_gain(p, p.asked), "divisor": p.settings.divisor}
    return {"key": f"prompt-baron-{board.PHASES[p.phase]}", "args": args, "rule": RULES[p.phase]}


def final_gain(p: Baronies, cell: int) -> int:
    """BA-5.3, BA-6.4: what that knight would bring if he tried alone and nobody opposed him.

    All read it: it says nothing of what anybody has answered (R13), not even for his own knights.
    """
    return halved(p, unscored(p, cell))


def halved(p: Baronies, value: int) -> int:
    """BA-6.4: a final attempt counts half, rounded up."""
    return -((-value) // p.settings.divisor)
