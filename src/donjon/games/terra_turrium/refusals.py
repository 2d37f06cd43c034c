"""Why an action is refused: the number of the rule that forbids it in this position."""

from typing import Final

from donjon.games.terra_turrium import board, cubes, moves
from donjon.games.terra_turrium.position import Position
from donjon.games.terra_turrium.settings import ANY_EXTERIOR

OUT_OF_PHASE: Final = "TT-3.1"


def forbids(p: Position, action: int) -> str:
    """The rule against an action that is not legal here."""
    if p.phase == board.FINISHED:
        return "TT-8.5" if p.end != board.BY_HEIGHTS else "TT-8.2"
    if p.phase == board.DRAWING:
        return "TT-2.4"
    if p.phase == board.SETTING:
        return against_setting(p, action)
    if board.KIND[action] == board.FIRST:
        return "TT-2.4"
    if p.phase == board.TAKING:
        return astray(p, action, board.TAKE, "R6") or against_take(p, action - board.TAKE)
    if p.phase == board.PLACING:
        return astray(p, action, board.PLACE, "TT-4.11") or against_place(p, action - board.PLACE)
    return against_move(p, action)


def outside(p: Position, square: int) -> bool:
    return p.settings.owner[square] == board.OUTSIDE


def against_setting(p: Position, action: int) -> str:
    if board.KIND[action] != board.FLAG:
        return "TT-2.5"
    return "TT-2.1" if outside(p, action - board.FLAG) else "TT-2.5"


def astray(p: Position, action: int, family: int, against_end: str) -> str:
    """What is against it wherever the cubes stand: it is no such action, or not on the board in use."""
    kind = board.KIND[action]
    if kind == board.END:
        return against_end
    if kind != family:
        return OUT_OF_PHASE
    return "TT-2.1" if outside(p, action - family) else ""


def against_take(p: Position, square: int) -> str:
    if p.taken >= p.settings.max_take:
        return "TT-4.2"
    if not p.free(square):
        return "TT-4.1"
    return "TT-4.4" if not cubes.enemy_cube_left(p, square) else "TT-4.5"


def against_place(p: Position, square: int) -> str:
    return "TT-4.10" if p.flag[square] != board.NOBODY else "R9"


def against_move(p: Position, action: int) -> str:
    kind = board.KIND[action]
    if kind == board.FLAG:
        return against_entry(p, action - board.FLAG)
    if kind != board.STEP:
        return OUT_OF_PHASE
    square, goal = (action - board.STEP) // 4, p.settings.around[action - board.STEP]
    if p.flag[square] != p.mine:
        return "TT-4.20"
    if goal == board.NOWHERE:
        return "TT-2.1"
    rise = p.height[goal] - p.height[square]
    met = p.flag[goal]
    if p.height[goal] == 0 or not -1 <= rise <= 1 or met == p.mine:
        return "TT-4.21" if met in (board.NOBODY, p.mine) else "TT-5.1"
    if met != board.NOBODY and not moves.may_capture(p, goal):
        return against_burgenland(p) if p.settings.burgenland else "TT-5.6"
    return "TT-4.24"


def against_burgenland(p: Position) -> str:
    """TT-9.1a and TT-9.1c, or R18 where others may still capture or have made all the captures there are."""
    if p.opened and not p.open_to(p.mine):
        return "R18"
    return "R18" if p.opened and p.captures[p.mine] < p.settings.bl_captures else "TT-9.1"


def against_entry(p: Position, square: int) -> str:
    if outside(p, square):
        return "TT-2.1"
    if p.reserve[p.mine] > 0 and p.settings.reentry_cost > p.mp:
        return "TT-4.24"
    if p.reserve[p.mine] == 0 or not p.free(square) or p.settings.reentry == ANY_EXTERIOR:
        return "TT-4.23"
    return "R8"
