"""What a seat may see, as a fixed row of numbers for learning programs."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.terre_de_barons import board
from donjon.games.terre_de_barons.position import Position

PLANES: Final = 7
HOUSE: Final = board.OFFICERS + 8
SIZE: Final = PLANES * board.TILES + board.SEATS * HOUSE + 12


def observe(p: Position, seat: i64, out: vec[i64]) -> None:
    """Planes of 37 tiles, then the four houses, then the turn; colours counted from the seat's own.

    Nobody, nowhere and unknown are 0, so everything else is counted from 1. A seat below 0 is the public.
    """
    own: i64 = p.colour_of[seat] if seat >= 0 else 0
    if own == board.NOBODY:
        own = 0
    for tile in range(i64(board.TILES)):
        out[tile] = p.land[tile] + 1
        out[board.TILES + tile] = p.seen_from(own, p.troop_of[tile])
        out[2 * board.TILES + tile] = p.fresh[tile]
        out[3 * board.TILES + tile] = p.moved[tile]
        out[4 * board.TILES + tile] = p.seen_from(own, p.keep_of[tile])
        out[5 * board.TILES + tile] = p.seen_from(own, p.active[tile])
        out[6 * board.TILES + tile] = p.arrivals[tile] + 1
    at: i64 = PLANES * board.TILES
    for k in range(i64(board.SEATS)):
        for j in range(i64(HOUSE)):
            out[at + j] = 0
        if k < p.seats:
            show_house(p, (own + k) % p.seats, seat, at, out)
        at += HOUSE
    out[at] = p.phase
    out[at + 1] = p.seen_from(max(seat, 0), p.actor)
    out[at + 2] = p.seen_from(own, p.mine)
    out[at + 3] = p.die
    out[at + 4] = 1 if p.bonus_spent else 0
    out[at + 5] = p.done
    out[at + 6] = p.first
    out[at + 7] = 1 if p.paused else 0
    out[at + 8] = p.command + 1
    out[at + 9] = p.steps
    out[at + 10] = p.asked + 1
    out[at + 11] = p.turns


def show_house(p: Position, colour: i64, seat: i64, at: i64, out: vec[i64]) -> None:
    for officer in range(i64(board.OFFICERS)):
        out[at + officer] = p.post[colour * board.OFFICERS + officer] + 1
    at += board.OFFICERS
    out[at] = p.reserve[colour]
    out[at + 1] = p.discard[colour]
    out[at + 2] = p.keeps[colour]
    out[at + 3] = p.points[colour]
    out[at + 4] = p.card_state[colour]
    mine = seat >= 0 and p.colour_of[seat] == colour
    state = p.card_state[colour]
    if state == board.PLAYED or (mine and state != board.NO_CARD):  # section 9
        out[at + 5] = p.card[colour] + 1
    for k in range(p.seats):
        who = p.order[k]
        if who != board.NOBODY and p.colour_of[who] == colour:
            out[at + 6] = 1 + (who - max(seat, 0)) % p.seats
            out[at + 7] = k + 1
