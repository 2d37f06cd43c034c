"""The one line that says what is asked now."""

from typing import Any

from donjon.core.shapes import Prompt
from donjon.games.barony import board
from donjon.games.barony.refusals import PHASE_RULES
from donjon.games.barony.rules import Realm
from donjon.games.barony.spells import spelled

OWN_RULES = {board.FOUNDING: "BY-2.14", board.SECOND: "BY-4.4", board.PAYING: "BY-4.13", board.FINISHED: "BY-6.3"}
RULES = {**PHASE_RULES, **OWN_RULES}


def prompt(p: Realm) -> Prompt:
    """A message for whoever is to decide, with the rule behind it."""
    args: dict[str, Any] = {}
    if p.tries > 0:
        return {"key": "prompt-barony-again", "args": {"count": p.tries + 1}, "rule": "BY-2.10"}
    if p.phase == board.FOUNDING:
        later = range(p.steps + 1, p.seats * board.STARTING_CITIES)
        args = {"left": 1 + sum(later_founder(p, step) for step in later), "sorcery": int(p.settings.sorcery)}
    elif p.phase == board.STEALING:
        args = {"colour": board.COLOURS[p.victims[0]]}
    elif p.phase == board.PAYING:
        args = {"paid": p.paid, "cost": p.settings.title_cost, "overpay": int(p.settings.overpay)}
    elif p.cast != board.NO_CAST:
        args = {**spelled(p.cast)}
    return {"key": f"prompt-barony-{board.PHASES[p.phase]}", "args": args, "rule": RULES[p.phase]}


def later_founder(p: Realm, step: int) -> bool:
    """Whether the seat that is placing a starting city places another one without a break."""
    from donjon.games.barony.setup import founder

    return all(founder(p, between) == p.me for between in range(p.steps, step + 1))
