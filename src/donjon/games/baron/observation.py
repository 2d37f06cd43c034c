"""What a seat may see, as a fixed row of numbers for learning programs."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.baron import board
from donjon.games.baron.position import Position
from donjon.games.baron.settings import SECRET

PLANES: Final = 3
HOUSE: Final = board.KINDS + 4
SIZE: Final = PLANES * board.SIZE + board.SEATS * HOUSE + board.KINDS + board.MARKET + board.TILES + 9


def observe(p: Position, seat: i64, out: vec[i64]) -> None:
    """Planes of cells, then the players, the market, the pile and the turn; players counted from the seat itself.

    Nobody, nowhere and unknown are 0, so everything else is counted from 1. A seat below 0 is the public. Reserves are
    public, face down or not: who remembers knows them (section 8).
    """
    own = max(seat, 0)
    secret = p.phase == board.ATTEMPTING and p.settings.attempts == SECRET
    for cell in range(i64(board.SIZE)):
        out[cell] = 0 if p.land[cell] == board.EMPTY else p.land[cell] + 1
        out[board.SIZE + cell] = p.seen_from(own, p.keep_of[cell])
        rank = p.rank[cell] + 1
        if secret and p.rank[cell] != 1 and p.keep_of[cell] != seat:  # section 8: what others answered
            rank = board.KNIGHT + 1
        out[2 * board.SIZE + cell] = 0 if p.keep_of[cell] == board.NOBODY else rank
    at: i64 = PLANES * board.SIZE
    for k in range(i64(board.SEATS)):
        for j in range(i64(HOUSE)):
            out[at + j] = 0
        if k < p.seats:
            show_house(p, (own + k) % p.seats, at, out)
        at += HOUSE
    for kind in range(i64(board.KINDS)):
        out[at + kind] = p.unseen[kind]
    at += board.KINDS
    for place in range(i64(board.MARKET)):
        out[at + place] = 0 if p.market[place] == board.EMPTY else p.market[place] + 1
    at += board.MARKET
    for height in range(i64(board.TILES)):
        known = height < p.pile and p.known[height] != board.EMPTY
        out[at + height] = p.known[height] + 1 if known else 0
    at += board.TILES
    out[at] = p.phase
    out[at + 1] = p.seen_from(own, p.actor)
    out[at + 2] = p.seen_from(own, p.mine)
    out[at + 3] = p.seen_from(own, p.first)
    out[at + 4] = p.pile
    out[at + 5] = p.turns
    out[at + 6] = p.returned
    out[at + 7] = p.asked + 1
    out[at + 8] = i64(len(p.aside))


def show_house(p: Position, seat: i64, at: i64, out: vec[i64]) -> None:
    for kind in range(i64(board.KINDS)):
        out[at + kind] = p.reserve[seat * board.KINDS + kind]
    at += board.KINDS
    out[at] = p.honour[seat]
    out[at + 1] = p.supply[seat]
    out[at + 2] = p.out_at[seat]
    out[at + 3] = p.skipped[seat]
