"""Why an action is refused: the number of the rule that forbids it in this position."""

from typing import Final

from donjon.games.barony import board, spells, works
from donjon.games.barony.position import Position

# The rule behind each phase, against whatever does not belong there.
PHASE_RULES: Final = {
    board.SEATING: "BY-2.12",
    board.PLACING: "BY-2.10",
    board.LAYING: "BY-2.9",
    board.ENCHANTING: "BY-2.11",
    board.FOUNDING: "BY-2.13",
    board.TURN: "BY-3.2",
    board.SECOND: "BY-4.3",
    board.STEALING: "BY-5.4",
    board.BUILDING: "BY-4.9",
    board.PAYING: "BY-4.14",
    board.STEPPING: "BY-7.6",
    board.FLYING: "BY-7.12",
    board.CHARMING: "BY-7.7",
    board.SUMMONING: "BY-7.6",
    board.RAISING: "BY-7.6",
    board.FINISHED: "BY-6.1",
}


def forbids(p: Position, action: int) -> str:
    """The rule against an action that is not legal here."""
    rule = PHASE_RULES[p.phase]
    if p.phase == board.FOUNDING and board.FOUND <= action < board.EXPEDITION:
        return "BY-2.14"
    if p.phase == board.SECOND and action < board.BUILD:
        return against_move(p, action)
    if p.phase == board.BUILDING and board.BUILD <= action < board.RECRUIT:
        return against_build(p, action)
    return against_action(p, action) or rule if p.phase == board.TURN else rule


def against_action(p: Position, action: int) -> str:
    """Against one of the actions A to F, a cast or a pass."""
    if action < board.BUILD:
        return against_move(p, action)
    if action < board.RECRUIT:
        return against_build(p, action)
    if action < board.FOUND:
        hex, _ = divmod(action - board.RECRUIT, 3)
        own_city = on_board(p, hex) and p.kind[hex] == board.CITY and p.owner[hex] == p.me
        return "BY-4.2" if own_city and stock(p, board.KNIGHTS) == 0 else "BY-4.1"
    if action < board.EXPEDITION:
        return "BY-4.11"
    if action < board.PAY:
        return "BY-4.12"
    if action < board.STEAL:
        enough = works.may_pay(p) and p.gold(p.me) >= p.settings.title_cost
        return "BY-4.14" if enough else "BY-4.13"
    if board.CAST <= action < board.STOP:
        return against_cast(p, action - board.CAST)
    return "BY-3.3" if action == board.PASS else ""


def on_board(p: Position, hex: int) -> bool:
    return hex < p.hexes


def stock(p: Position, column: int) -> int:
    return p.stock[p.me * board.STOCK + column]


def against_move(p: Position, action: int) -> str:
    hex = action // 6
    if not on_board(p, hex) or p.knights[p.me * p.hexes + hex] == 0:
        return "BY-4.3"
    if p.phase == board.SECOND and hex == p.at and p.knights[p.me * p.hexes + hex] == 1:
        return "BY-4.4"
    return "BY-4.5"


def against_build(p: Position, action: int) -> str:
    hex = (action - board.BUILD) // 2
    if not on_board(p, hex) or p.knights[p.me * p.hexes + hex] == 0 or not works.may_build_on(p, hex):
        return "BY-4.10" if on_board(p, hex) and p.owner[hex] == p.me else "BY-4.8"
    return "BY-4.9"


def against_cast(p: Position, cast: int) -> str:
    if not p.settings.sorcery or not spells.face_up(p, cast) or spells.COST[cast] > stock(p, board.MAGIC):
        return "BY-7.6"
    return "BY-7.7" if spells.SIZE_OF_SET[cast] > 1 else "BY-7.6"
