"""The legal actions of Terra Turrium as a person meets them: what to click, and what it would do."""

from typing import Final

from donjon.core.game import Choice, Message
from donjon.core.journal import Facts
from donjon.core.wording import Wording
from donjon.games.terra_turrium import board, moves
from donjon.games.terra_turrium.notation import TEXTS
from donjon.games.terra_turrium.rules import Turrium
from donjon.games.terra_turrium.settings import PER_OPPONENT, PER_TERRITORY

WORDING: Final = Wording("terra-turrium", TEXTS)

# R3, by `enemy_take`: what the one foreign cube is counted by.
FOREIGN_CUBES: Final = ["foreign-cube", "foreign-cube-territory", "foreign-cube-opponent"]


def choice(p: Turrium, action: int) -> Choice:
    kind = board.KIND[action]
    if kind == board.TAKE:
        return _take(p, action)
    if kind == board.PLACE:
        square = action - board.PLACE
        args: Facts = {"square": board.NAMES[square], "height": p.height[square] + 1}
        return WORDING.choice(action, "place", args, target=place(square))
    if kind == board.STEP:
        return _step(p, action)
    if kind == board.FLAG:
        return _flag(p, action)
    if p.phase == board.TAKING:
        return WORDING.choice(action, "end-take" if p.hand else "end-take-empty", {"count": p.hand})
    ending = WORDING.choice(action, "end-turn", {}, ends_turn=True)
    ending.left = _left(p)
    return ending


def _left(p: Turrium) -> Message | None:
    """What could still be done with the points of this turn."""
    if len(p.actions()) == 1:
        return None
    return Message("left-terra-turrium", {"points": int(p.mp), "flags": int(p.reserve[p.mine])})


def place(square: int) -> str:
    """The name of a square as a place to click."""
    return f"square-{board.NAMES[square]}"


def _take(p: Turrium, action: int) -> Choice:
    """TT-4.3, TT-4.4: freely on own ground, once elsewhere."""
    square = action - board.TAKE
    args: Facts = {"square": board.NAMES[square], "height": p.height[square]}
    owner, counted_by = p.settings.owner[square], p.settings.enemy_take
    if owner == board.NOBODY and counted_by == PER_OPPONENT:
        counted_by = PER_TERRITORY
    foreign = owner != p.mine
    effect = WORDING.effect(FOREIGN_CUBES[counted_by], {}) if foreign else None
    marks = ("foreign",) if foreign else ()
    return WORDING.choice(action, "take", args, target=place(square), effect=effect, marks=marks)


def _step(p: Turrium, action: int) -> Choice:
    """TT-4.21 and section 5: a step, and the flag it captures."""
    square, goal = (action - board.STEP) // 4, p.settings.around[action - board.STEP]
    met = p.flag[goal]
    args: Facts = {"from": board.NAMES[square], "square": board.NAMES[goal], "height": p.height[goal], "cost": 1}
    if met == board.NOBODY:
        return WORDING.choice(action, "step", args, place(square), place(goal), _gain(p, action))
    args["cost"] = moves.step_cost(p, p.height[goal] - p.height[square])
    args["colour"] = board.COLOURS[met]
    effect = WORDING.effect(_capture_kind(p, goal), {"colour": board.COLOURS[met], "square": board.NAMES[goal]})
    return WORDING.choice(action, "capture", args, place(square), place(goal), effect, ("capture",))


def _capture_kind(p: Turrium, square: int) -> str:
    """TT-5.4, TT-5.5, TT-9.1c: what the capture would count as."""
    if p.settings.burgenland:
        if p.settings.bl_per_turn and p.captured:
            return "capture-free"
        return "capture-shared" if p.settings.bl_together else "capture-counted"
    if not moves.is_attack(p, square):
        return "defence"
    return "attack-same" if p.attacked else "attack"


def _gain(p: Turrium, action: int) -> Message | None:
    """What the step gains or gives up: the right to capture (R18), or heights where their number changes."""
    after = p.copy()
    after.apply(action)
    if after.open_to(p.mine) and not p.open_to(p.mine):
        return WORDING.effect("reach" if p.settings.bl_reacher else "open", {})
    before, now = p.heights_held(p.mine), after.heights_held(p.mine)
    return None if before == now else WORDING.effect("heights", {"before": before, "after": now})


def _flag(p: Turrium, action: int) -> Choice:
    """TT-2.5 at the set-up, TT-4.23 from the reserve."""
    square = action - board.FLAG
    args: Facts = {"square": board.NAMES[square], "height": p.height[square]}
    if p.phase == board.SETTING:
        return WORDING.choice(action, "flag", args, target=place(square))
    args["cost"] = p.settings.reentry_cost
    return WORDING.choice(action, "enter", args, "reserve", place(square), _gain(p, action))
