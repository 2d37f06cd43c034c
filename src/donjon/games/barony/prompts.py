"""The one line that says what is asked now."""

from typing import Any

from donjon.games.barony import board
from donjon.games.barony.refusals import PHASE_RULES
from donjon.games.barony.rules import Realm
from donjon.games.barony.spells import spelled

RULES = {**PHASE_RULES, board.FOUNDING: "BY-2.14", board.SECOND: "BY-4.4", board.PAYING: "BY-4.13"}
OWN_RULES = {board.CHARMING: "BY-7.6", board.FINISHED: "BY-6.3"}


def prompt(p: Realm) -> dict[str, Any]:
    """A message for whoever is to decide, with the rule behind it."""
    args: dict[str, Any] = {}
    if p.phase == board.FOUNDING:
        args = {"left": 1 + sum(later_founder(p, step) for step in range(p.steps + 1, p.seats * board.STARTING_CITIES))}
    elif p.phase == board.STEALING:
        args = {"colour": board.COLOURS[p.victims[0]]}
    elif p.phase == board.PAYING:
        args = {"paid": p.paid, "cost": p.settings.title_cost}
    elif p.cast != board.NO_CAST:
        args = {**spelled(p.cast)}
    rule = OWN_RULES.get(p.phase, RULES[p.phase])
    return {"key": f"prompt-barony-{board.PHASES[p.phase]}", "args": args, "rule": rule}


def later_founder(p: Realm, step: int) -> bool:
    """Whether the seat that is placing a starting city places another one without a break."""
    from donjon.games.barony.setup import founder

    return all(founder(p, between) == p.me for between in range(p.steps, step + 1))
