"""Why an action is refused: the number of the rule that forbids it in this position."""

from typing import Final

from donjon.games.terre_de_barons import board, moves, orders
from donjon.games.terre_de_barons.position import FARTHEST, Position

OUT_OF_PHASE: Final = "TB-3.5"

# Before play: the kind each phase takes, and the rule against what it does not allow of it.
SETUP: Final = {
    board.LAYING: (board.LAY, "TB-1.4"),
    board.RAISING: (board.DRAW, "TB-2.1"),
    board.POSTING: (board.DRAW, "TB-2.1"),
    board.SEATING: (board.SEAT, "TB-2.3"),
    board.COLOURING: (board.COLOUR, "TB-2.4"),
    board.DEALING: (board.DRAW, "TB-2.5"),
}
ORDERS: Final = (
    board.RECRUIT, board.RECRUIT_DIE, board.BUILD, board.DISMANTLE, board.DISPERSE, board.CONCENTRATE,
)  # fmt: skip


def forbids(p: Position, action: int) -> str:
    """The rule against an action that is not legal here."""
    if p.phase == board.FINISHED:
        return "TB-7.1"
    if p.phase < board.ROLLING:
        return before_play(p, action)
    if p.phase in (board.STARTING, board.SECOND):
        return between_actions(p, action)
    if p.phase in (board.SENDING, board.PULLING):
        return within_order(p, action)
    return OUT_OF_PHASE


def before_play(p: Position, action: int) -> str:
    kind, rule = SETUP[p.phase]
    if board.KIND[action] != kind:
        return OUT_OF_PHASE
    if p.phase == board.COLOURING and action - board.COLOUR >= p.seats:
        return "TB-2.2"
    drawn = p.phase in (board.RAISING, board.POSTING)
    if drawn and p.land[action - board.DRAW] != 0 and action - board.DRAW not in p.post:
        return "R11"
    return rule


def between_actions(p: Position, action: int) -> str:
    """Against a treasury, an action or the end of the turn."""
    kind = board.KIND[action]
    if kind == board.TREASURY:
        return "TB-4.9"
    if kind == board.MOVE:
        officer, tile = divmod(action - board.MOVE, board.TILES)
        return against_officer(p, officer) or against_walk(p, officer, tile)
    if kind == board.RIDE:
        return against_officer(p, action - board.RIDE) or "TB-4.4"
    if kind in ORDERS:
        return against_order(p, action)
    if kind == board.END_TURN:
        return "TB-4.3"
    return OUT_OF_PHASE


def against_officer(p: Position, officer: int) -> str:
    if officer > p.settings.knights:
        return "TB-1.5"
    return "TB-4.3" if p.paused and officer != board.BARON else ""


def against_walk(p: Position, officer: int, tile: int) -> str:
    here = p.post[p.mine * board.OFFICERS + officer]
    if tile == here:
        return "TB-3.4"
    nearest = here * board.TILES
    within = p.within[here * FARTHEST + moves.stride(p, here)]
    if tile not in [p.reach[nearest + k] for k in range(within)]:
        return "TB-4.1"
    # Within reach, so another baron is in the way: for good, or because the first action could not be a pause.
    return "TB-4.2" if p.done > 0 else "TB-4.3"


def against_order(p: Position, action: int) -> str:
    if p.paused:
        return "TB-4.3"
    second_order = p.first == board.AN_ORDER
    if second_order and not p.may_order_again():
        return "TB-3.3"
    kind = board.KIND[action]
    if kind == board.RECRUIT_DIE and (second_order or p.bonus_spent):
        return "TB-3.3"
    tile = command_tile(p, action)
    baron = p.post[p.mine * board.OFFICERS + board.BARON] == tile
    if not (baron or p.keep_of[tile] == p.mine) or p.blocked(tile):
        return "TB-4.5"
    if kind == board.DISPERSE:
        return "TB-4.15" if p.troop_of[tile] == p.mine and p.fresh[tile] == 0 else "TB-4.13"
    if kind == board.CONCENTRATE:
        return "TB-4.14"
    if not baron and p.active[tile] != p.mine:
        own_knights = [p.post[p.mine * board.OFFICERS + k] for k in range(1, p.settings.knights + 1)]
        return "TB-4.6" if tile in own_knights else "TB-4.5"
    if not orders.clear(p, tile):
        return "TB-4.7"
    return {board.BUILD: "TB-4.11", board.DISMANTLE: "TB-4.12"}.get(kind, "TB-4.10")


def command_tile(p: Position, action: int) -> int:
    """The tile an order would be given from."""
    kind = board.KIND[action]
    return p.post[p.mine * board.OFFICERS + board.BARON] if kind == board.BUILD else action - kind


def within_order(p: Position, action: int) -> str:
    """Against one more troop, or against stopping before the first."""
    kind = board.KIND[action]
    if kind == board.END_ORDER:
        return "TB-3.4"
    if p.phase == board.SENDING:
        return "TB-4.13" if kind == board.SEND else OUT_OF_PHASE
    if kind != board.PULL:
        return OUT_OF_PHASE
    source = action - board.PULL
    return "TB-4.15" if p.troop_of[source] == p.mine and p.fresh[source] == 0 else "TB-4.14"
