"""The one line that says what is asked now."""

from typing import Any

from donjon.core.shapes import Prompt
from donjon.games.terra_turrium import board
from donjon.games.terra_turrium.rules import Turrium
from donjon.games.terra_turrium.settings import ANY_EXTERIOR, BY_LOT, PER_TERRITORY, TOTAL

RULES = {
    board.DRAWING: "TT-2.4",
    board.SETTING: "TT-2.5",
    board.TAKING: "TT-4.1",
    board.PLACING: "TT-4.10",
    board.MOVING: "TT-4.20",
    board.FINISHED: "TT-8.3",
}


def prompt(p: Turrium) -> Prompt:
    """A message for whoever is to decide, with the rule behind it."""
    kind = board.PHASES[p.phase]
    rule = RULES[p.phase]
    if p.end in (board.BY_REPETITION, board.BY_ROUNDS):
        rule = "TT-8.5"
    args: dict[str, Any] = {}
    if p.phase == board.SETTING:
        args = {"left": p.reserve[p.mine]}
        if p.settings.setup_order == BY_LOT:
            kind = "setup-lot"
    elif p.phase == board.TAKING:
        left = p.settings.max_take - p.taken
        args = {"left": left}
        if left == 0:
            kind, rule = "take-done", "TT-4.2"
        elif p.taken < p.settings.min_take and not p.allows(board.END):
            kind = "take-must"
        elif p.settings.enemy_take != TOTAL:
            kind = "take-territory" if p.settings.enemy_take == PER_TERRITORY else "take-opponent"
    elif p.phase == board.PLACING:
        args = {"left": p.hand}
        if p.settings.max_height or not p.settings.put_back:
            kind = "place-some"
    elif p.phase == board.MOVING:
        args = {"left": p.mp, "reserve": p.reserve[p.mine]}
        payable = p.settings.reentry_cost <= p.mp
        if p.mp == 0 and not (payable and p.reserve[p.mine]):
            kind = "move-done"
        elif not payable:
            args["reserve"] = 0
        elif p.settings.reentry != ANY_EXTERIOR:
            kind = "move-border"
    return {"key": f"prompt-terra-turrium-{kind}", "args": args, "rule": rule}
