"""The position as a fixed row of numbers for learning programs; nothing is hidden in Barony."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.barony.board import HEXES, IMPRINTS, SEATS, SPELL_COUNT, STOCK
from donjon.games.barony.position import VICTIMS, Position

PLANES: Final = 3 + SEATS + IMPRINTS
SIZE: Final = PLANES * HEXES + SEATS * (STOCK + 1) + SPELL_COUNT + VICTIMS + 19


def observe(p: Position, seat: i64, out: vec[i64]) -> None:
    """Planes of 135 hexes, then the players, the spells and the turn; seats counted from the reader's own.

    Nobody, nowhere and nothing are 0, so everything else is counted from 1. A seat below 0 is the public.
    """
    own: i64 = seat if seat >= 0 else 0
    for k in range(i64(SIZE)):
        out[k] = 0
    for hex in range(p.hexes):
        out[hex] = p.land[hex] + 1
        out[HEXES + hex] = p.kind[hex]
        out[2 * HEXES + hex] = p.seen_from(own, p.owner[hex])
        for k in range(p.seats):
            out[(3 + k) * HEXES + hex] = p.knights[(own + k) % p.seats * p.hexes + hex]
    for place in range(i64(len(p.places))):
        for k in range(i64(IMPRINTS)):
            plane = 3 + SEATS + k
            out[plane * HEXES + p.places[place]] = p.seen_from(own, p.imprints[place * IMPRINTS + k])
    at: i64 = PLANES * HEXES
    for k in range(p.seats):
        who = (own + k) % p.seats
        for column in range(i64(STOCK)):
            out[at + column] = p.stock[who * STOCK + column]
        out[at + STOCK] = p.forfeits[who]
        at += STOCK + 1
    at = PLANES * HEXES + SEATS * (STOCK + 1)
    for spell in range(i64(SPELL_COUNT)):
        out[at + spell] = p.spells[spell]
    at += SPELL_COUNT
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
