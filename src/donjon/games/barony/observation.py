"""The position as a fixed row of numbers for learning programs; nothing is hidden in Barony."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.barony import board
from donjon.games.barony.position import VICTIMS, Position

PLANES: Final = 3 + board.SEATS + board.IMPRINTS
SIZE: Final = PLANES * board.HEXES + board.SEATS * (board.STOCK + 1) + board.SPELL_COUNT + VICTIMS + 19


def observe(p: Position, seat: i64, out: vec[i64]) -> None:
    """Planes of 135 hexes, then the players, the spells and the turn; seats counted from the reader's own.

    Nobody, nowhere and nothing are 0, so everything else is counted from 1. A seat below 0 is the public.
    """
    own: i64 = seat if seat >= 0 else 0
    for k in range(i64(SIZE)):
        out[k] = 0
    for hex in range(p.hexes):
        out[hex] = p.land[hex] + 1
        out[board.HEXES + hex] = p.kind[hex]
        out[2 * board.HEXES + hex] = p.seen_from(own, p.owner[hex])
        for k in range(p.seats):
            out[(3 + k) * board.HEXES + hex] = p.knights[(own + k) % p.seats * p.hexes + hex]
    for place in range(i64(len(p.places))):
        for k in range(i64(board.IMPRINTS)):
            plane = 3 + board.SEATS + k
            out[plane * board.HEXES + p.places[place]] = p.seen_from(own, p.imprints[place * board.IMPRINTS + k])
    at: i64 = PLANES * board.HEXES
    for k in range(p.seats):
        who = (own + k) % p.seats
        for column in range(i64(board.STOCK)):
            out[at + column] = p.stock[who * board.STOCK + column]
        out[at + board.STOCK] = p.forfeits[who]
        at += board.STOCK + 1
    at = PLANES * board.HEXES + board.SEATS * (board.STOCK + 1)
    for spell in range(i64(board.SPELL_COUNT)):
        out[at + spell] = p.spells[spell]
    at += board.SPELL_COUNT
    for k in range(p.owing):
        out[at + k] = p.seen_from(own, p.victims[k])
    at += VICTIMS
    out[at] = p.phase
    out[at + 1] = p.seen_from(own, p.actor)
    out[at + 2] = p.seen_from(own, p.first)
    out[at + 3] = p.seen_from(own, p.me)
    out[at + 4] = p.steps
    out[at + 5] = p.rounds
    out[at + 6] = p.passes
    out[at + 7] = 1 if p.lively else 0
    out[at + 8] = p.stalled
    out[at + 9] = p.cast + 1
    out[at + 10] = p.origin + 1
    out[at + 11] = p.at + 1
    out[at + 12] = 1 if p.ported else 0
    out[at + 13] = p.last + 1
    out[at + 14] = p.count
    out[at + 15] = p.garrisons
    out[at + 16] = p.paid
    out[at + 17] = p.then
    out[at + 18] = p.tries
