"""The legal actions of Terra Turrium as a person meets them: what to click, and what it would do."""

from typing import Final

from donjon.core.game import Choice, Message
from donjon.games.terra_turrium import board, moves
from donjon.games.terra_turrium.notation import TEXTS
from donjon.games.terra_turrium.rules import Turrium
from donjon.games.terra_turrium.settings import PER_OPPONENT, PER_TERRITORY

Facts = dict[str, int | str]

# R3, by `enemy_take`: what the one foreign cube is counted by.
FOREIGN_CUBES: Final = ["foreign-cube", "foreign-cube-territory", "foreign-cube-opponent"]


def choices(p: Turrium, seat: int) -> list[Choice]:
    """Nothing when another is to decide."""
    if p.actor != seat:
        return []
    return [_choice(p, action) for action in p.actions()]


def _choice(p: Turrium, action: int) -> Choice:
    if action < board.PLACE:
        return _take(p, action)
    if action < board.STEP:
        square = action - board.PLACE
        args: Facts = {"square": board.NAMES[square], "height": p.height[square] + 1}
        return _named(action, "place", args, target=place(square))
    if action < board.FLAG:
        return _step(p, action)
    if action < board.END:
        return _flag(p, action)
    if p.phase == board.TAKING:
        return _named(action, "end-take" if p.hand else "end-take-empty", {"count": p.hand})
    return _named(action, "end-turn", {}, ends_turn=True)


def place(square: int) -> str:
    """The name of a square as a place to click."""
    return f"square-{board.NAMES[square]}"


def _named(
    action: int,
    kind: str,
    args: Facts,
    source: str | None = None,
    target: str | None = None,
    effect: Message | None = None,
    marks: tuple[str, ...] = (),
    ends_turn: bool = False,
) -> Choice:
    label = Message(f"choice-terra-turrium-{kind}", args)
    return Choice(action, TEXTS[action], kind, label, source, target, effect, marks, ends_turn)


def _effect(kind: str, args: Facts) -> Message:
    return Message(f"effect-terra-turrium-{kind}", args)


def _take(p: Turrium, action: int) -> Choice:
    """TT-4.3, TT-4.4: freely on own ground, once elsewhere."""
    square = action - board.TAKE
    args: Facts = {"square": board.NAMES[square], "height": p.height[square]}
    owner, counted_by = p.settings.owner[square], p.settings.enemy_take
    if owner == board.NOBODY and counted_by == PER_OPPONENT:
        counted_by = PER_TERRITORY
    foreign = owner != p.mine
    effect = _effect(FOREIGN_CUBES[counted_by], {}) if foreign else None
    return _named(action, "take", args, target=place(square), effect=effect, marks=("foreign",) if foreign else ())


def _step(p: Turrium, action: int) -> Choice:
    """TT-4.21 and section 5: a step, and the flag it captures."""
    square, goal = (action - board.STEP) // 4, p.settings.around[action - board.STEP]
    met = p.flag[goal]
    args: Facts = {"from": board.NAMES[square], "square": board.NAMES[goal], "height": p.height[goal], "cost": 1}
    if met == board.NOBODY:
        return _named(action, "step", args, place(square), place(goal), _gain(p, action))
    args["cost"] = moves.step_cost(p, p.height[goal] - p.height[square])
    args["colour"] = board.COLOURS[met]
    effect = _effect(_capture_kind(p, goal), {"colour": board.COLOURS[met], "square": board.NAMES[goal]})
    return _named(action, "capture", args, place(square), place(goal), effect, ("capture",))


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
        return _effect("reach" if p.settings.bl_reacher else "open", {})
    before, now = p.heights_held(p.mine), after.heights_held(p.mine)
    return None if before == now else _effect("heights", {"before": before, "after": now})


def _flag(p: Turrium, action: int) -> Choice:
    """TT-2.5 at the set-up, TT-4.23 from the reserve."""
    square = action - board.FLAG
    args: Facts = {"square": board.NAMES[square], "height": p.height[square]}
    if p.phase == board.SETTING:
        return _named(action, "flag", args, target=place(square))
    args["cost"] = p.settings.reentry_cost
    return _named(action, "enter", args, "reserve", place(square), _gain(p, action))
