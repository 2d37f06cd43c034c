"""The position as a fixed row of numbers for learning programs; nothing is hidden (section 6)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.terra_turrium import board
from donjon.games.terra_turrium.position import Position

PLANES: Final = 4
PLAYER: Final = 6
SIZE: Final = PLANES * board.SQUARES + board.SEATS * PLAYER + 11


def observe(p: Position, seat: i64, out: vec[i64]) -> None:
    """Planes of 100 squares (heights, flags, territories, cubes taken this turn), the players, then the turn.

    Players are counted from the seat itself: 1 for its own, 2 for the next …, 0 for nobody. Territories count one
    more, 0 being squares not in use and 1 the unoccupied quarter. A seat below 0 is the public.
    """
    own: i64 = max(seat, 0)
    for square in range(i64(board.SQUARES)):
        out[square] = p.height[square]
        out[board.SQUARES + square] = p.seen_from(own, p.flag[square])
        owner = p.settings.owner[square]
        out[2 * board.SQUARES + square] = 0 if owner < board.NOBODY else 1 + p.seen_from(own, owner)
        out[3 * board.SQUARES + square] = 0
    for k in range(p.taken):
        out[3 * board.SQUARES + p.dug[k]] += 1
    at: i64 = PLANES * board.SQUARES
    for k in range(i64(board.SEATS)):
        other = (own + k) % p.seats
        present: i64 = 1 if k < p.seats else 0
        out[at] = present * p.reserve[other]
        out[at + 1] = present * p.attacks[other]
        out[at + 2] = present * p.captures[other]
        out[at + 3] = present * p.heights_held(other)
        out[at + 4] = present * p.winner[other]
        out[at + 5] = 1 if present == 1 and p.open_to(other) else 0
        at += PLAYER
    out[at] = p.phase
    out[at + 1] = p.seen_from(own, p.actor)
    out[at + 2] = p.seen_from(own, p.mine)
    out[at + 3] = p.seen_from(own, p.first)
    out[at + 4] = p.hand
    out[at + 5] = p.mp
    out[at + 6] = 1 if p.attacked else 0
    out[at + 7] = 1 if p.captured else 0
    out[at + 8] = 1 if p.opened else 0
    out[at + 9] = 1 if p.final else 0
    out[at + 10] = p.turns
