"""What somebody meant who touched a place of Terra Turrium, and the words against it."""

from donjon.core.game import Message
from donjon.core.refusing import Refusal, worded
from donjon.games.terra_turrium import board, moves, standing
from donjon.games.terra_turrium.position import Position

SLUG = "terra-turrium"
CHANCE = ("TT-2.4",)


def meant(p: Position, place: str, source: str | None) -> list[int]:
    """A cube taken or placed, a flag planted, or the step of the flag in hand."""
    if place == "reserve":
        return [board.FLAG + square for square in p.settings.squares]
    if not place.startswith("square-"):
        return []
    square = board.NAMES.index(place[7:])
    if p.phase == board.SETTING:
        return [board.FLAG + square]
    if p.phase == board.TAKING:
        return [board.TAKE + square]
    if p.phase == board.PLACING:
        return [board.PLACE + square]
    if source == "reserve":
        return [board.FLAG + square]
    if source is not None and source.startswith("square-"):
        start = board.NAMES.index(source[7:])
        return [board.STEP + start * 4 + k for k in range(4) if p.settings.around[start * 4 + k] == square]
    return [board.STEP + square * 4 + k for k in range(4) if p.settings.around[square * 4 + k] != board.NOWHERE]


def against(p: Position, place: str, source: str | None) -> Refusal | None:
    """Flags go one square at a time, straight."""
    if p.phase != board.MOVING or source in (None, "reserve", place) or not place.startswith("square-"):
        return None
    start, square = board.NAMES.index(str(source)[7:]), board.NAMES.index(place[7:])
    if all(p.settings.around[start * 4 + k] != square for k in range(4)):
        return Refusal(worded(SLUG, "TT-4.21", None, "far"), "TT-4.21")
    return None


def refuse(p: Position, action: int, rule: str) -> Message:
    """The words of the rule, with the numbers of this position."""
    if rule == "TT-4.2":
        return worded(SLUG, rule, {"count": int(p.settings.max_take)})
    if rule == "TT-4.1":
        return worded(SLUG, rule, None, "flag" if p.height[action - board.TAKE] > 0 else "empty")
    if rule in ("TT-4.21", "TT-5.1") and board.KIND[action] == board.STEP:
        return against_step(p, action)
    if rule == "TT-4.24":
        return worded(SLUG, rule, {"left": int(p.mp), "cost": price(p, action)})
    if rule in ("TT-9.1", "R18"):
        near = standing.opening(p, p.mine)
        return worded(SLUG, "TT-9.1", {"near": near, "open": int(p.opened)})
    if rule == "TT-4.23":
        return worded(SLUG, rule, None, "none" if p.reserve[p.mine] == 0 else "")
    if rule == "TT-4.11":
        return worded(SLUG, rule, {"hand": int(p.hand)})
    return worded(SLUG, rule)


def against_step(p: Position, action: int) -> Message:
    """TT-4.21: nothing to stand on, too high or too low, or one's own flag."""
    square, goal = (action - board.STEP) // 4, p.settings.around[action - board.STEP]
    if p.height[goal] == 0:
        return worded(SLUG, "TT-4.21", None, "empty")
    if p.flag[goal] == p.mine:
        return worded(SLUG, "TT-4.21", None, "own")
    return worded(SLUG, "TT-4.21", {"here": int(p.height[square]), "there": int(p.height[goal])})


def price(p: Position, action: int) -> int:
    """What the step, the capture or the return would cost."""
    if board.KIND[action] == board.FLAG:
        return int(p.settings.reentry_cost)
    square, goal = (action - board.STEP) // 4, p.settings.around[action - board.STEP]
    if p.flag[goal] == board.NOBODY:
        return 1
    return int(moves.step_cost(p, p.height[goal] - p.height[square]))
