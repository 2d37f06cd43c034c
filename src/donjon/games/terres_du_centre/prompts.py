"""The one line that says what is asked now; what only the player may know is said only to him."""

from typing import Any

from donjon.core.shapes import Prompt
from donjon.core.state import CHANCE
from donjon.games.terres_du_centre import board, duties
from donjon.games.terres_du_centre.lay import can_play
from donjon.games.terres_du_centre.rules import Lands

RULES = {
    board.SEATING: "TC-2.5",
    board.HOUSING: "TC-2.2",
    board.SHARING: "TC-2.4",
    board.SEALING: "TC-2.3",
    board.DEALING: "TC-2.3",
    board.ACTING: "TC-3.1",
    board.LAYING: "TC-4.1",
    board.RAISING: "TC-5.1",
    board.GUARDING: "TC-7.1",
    board.BURNING: "TC-6.1",
    board.BRIDGING: "TC-9.1",
    board.DRAWING: "TC-3.2",
    board.DISCARDING: "TC-3.4",
    board.FINISHED: "TC-11.1",
}


def prompt(p: Lands, seat: int | None) -> Prompt:
    """A message for whoever is to decide, with the rule behind it."""
    kind = board.PHASES[p.phase]
    rule = RULES[p.phase]
    args: dict[str, Any] = {}
    if p.phase == board.ACTING:
        kind, rule = acting(p, seat)
    elif p.phase == board.RAISING:
        args = {"keep": p.taken + 1}
    elif p.phase == board.HOUSING and p.seats == board.SEATS:
        kind, rule = "house-team", "TC-2.4"
    return {"key": f"prompt-terres-du-centre-{kind}", "args": args, "rule": rule}


def acting(p: Lands, seat: int | None) -> tuple[str, str]:
    """Where in the turn the player stands; hand sizes are public, what is in the hand is not."""
    if p.card_played:
        return "after", "TC-3.1"
    if p.must_raise:
        return "must-raise", "TC-3.3"
    if p.held[p.mover] == 0:
        return ("must-free", "TC-3.3") if duties.may_release(p) else ("lost", "TC-3.4")
    if seat is not None and p.may_see(seat, p.mover) and p.actor != CHANCE and not can_play(p):
        return ("stuck" if p.settings.discards else "stuck-pass"), "TC-3.4"
    return "act", "TC-3.1"
