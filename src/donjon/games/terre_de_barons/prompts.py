"""The one line that says what is asked now."""

from typing import Any

from donjon.core.shapes import Prompt
from donjon.games.terre_de_barons import board
from donjon.games.terre_de_barons.rules import Barons

RULES = {
    board.LAYING: "TB-2.1",
    board.RAISING: "TB-2.1",
    board.POSTING: "TB-2.1",
    board.SEATING: "TB-2.3",
    board.COLOURING: "TB-2.4",
    board.DEALING: "TB-2.5",
    board.ROLLING: "TB-3.1",
    board.STARTING: "TB-3.1",
    board.SECOND: "TB-3.2",
    board.SENDING: "TB-4.13",
    board.PULLING: "TB-4.14",
    board.CAPTURING: "TB-6.4",
    board.FINISHED: "TB-7.3",
}


def prompt(p: Barons) -> Prompt:
    """A message for whoever is to decide, with the rule behind it."""
    kind = board.PHASES[p.phase]
    rule = RULES[p.phase]
    args: dict[str, Any] = {}
    if p.phase == board.STARTING:
        args = {"die": p.die}
    elif p.phase == board.SECOND:
        if p.paused:
            kind, rule = "paused", "TB-4.3"
        elif p.first == board.A_MOVE:
            kind = "second-any"
        elif p.may_order_again():
            kind, rule = "second-two-orders", "TB-3.3"
        else:
            kind = "second-move"
    elif p.phase == board.SENDING:
        args = {"tile": p.command + 1, "left": p.fresh[p.command]}
    elif p.phase == board.PULLING:
        args = {"tile": p.command + 1}
    elif p.phase == board.CAPTURING:
        args = {"tile": p.asked + 1}
    return {"key": f"prompt-terre-de-barons-{kind}", "args": args, "rule": rule}
