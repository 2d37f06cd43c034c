"""What a seat may see, as a fixed row of numbers for learning programs."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.terres_du_centre import board
from donjon.games.terres_du_centre.position import Position

SEAT_SIZE: Final = 2 * board.KINDS + 9
HOUSE_SIZE: Final = 2 * board.KEEPS + 1
SIZE: Final = 2 * board.SQUARES + board.SEATS * SEAT_SIZE + board.HOUSE_COUNT * HOUSE_SIZE + 12

# By type bit: its number, from 1; a destroyed square is 5.
NUMBER: Final = vec[i64]([0, 1, 2, 0, 3, 0, 0, 0, 4])


def observe(p: Position, seat: i64, out: vec[i64]) -> None:
    """The grid's types, its pieces, then seats and houses counted from the reader's own, then the turn.

    Nobody, nowhere and unknown are 0, so everything else is counted from 1. A seat below 0 is the public.
    """
    for k in range(i64(SIZE)):
        out[k] = 0
    own: i64 = max(seat, i64(0))
    teams = p.teams()
    mine = p.team_of(own)
    for i in range(p.count):
        square = p.squares[i]
        content = p.cell[square]
        out[square] = 5 if content & board.DRAGON != 0 else NUMBER[content & board.TYPE_BITS]
        piece: i64 = 0
        if content & board.KEEP != 0:
            keep = p.keep_on(square)
            piece = 1 + (team_with(p, keep // board.KEEPS) - mine) % teams * board.KEEPS + keep % board.KEEPS
        if content & board.KNIGHT != 0:
            piece += 16
        if content & board.BRIDGE_END != 0:
            piece += 32
        out[board.SQUARES + square] = piece
    for other in range(p.seats):  # a bridge may stand over void
        if p.bridge[other] != board.NOWHERE:
            middle = board.SQUARES + p.bridge[other] % board.SQUARES
            if out[middle] & 64 == 0:
                out[middle] += 64
    at: i64 = 2 * board.SQUARES
    for k in range(p.seats):
        show_seat(p, (own + k) % p.seats, seat, at, out)
        at += SEAT_SIZE
    at = 2 * board.SQUARES + board.SEATS * SEAT_SIZE
    for k in range(teams):
        house = p.house_of((mine + k) % teams)
        if house >= 0:
            show_house(p, house, seat, at, out)
        at += HOUSE_SIZE
    at = SIZE - 12
    out[at] = p.phase
    out[at + 1] = p.seen_from(own, p.actor)
    out[at + 2] = p.seen_from(own, p.mover)
    out[at + 3] = p.turns
    out[at + 4] = 1 if p.card_played else 0
    out[at + 5] = 1 if p.must_raise else 0
    out[at + 6] = p.raised
    out[at + 7] = p.burnt
    out[at + 8] = p.due
    out[at + 9] = p.lost
    if p.phase != board.LAYING or p.told(seat, p.mover):
        out[at + 10] = p.taken + 1
    out[at + 11] = p.seen_from(own, p.first)


def team_with(p: Position, house: i64) -> i64:
    """The team whose House it is."""
    for team in range(p.teams()):
        if p.house_of(team) == house:
            return team
    return 0


def show_seat(p: Position, who: i64, seat: i64, at: i64, out: vec[i64]) -> None:
    """Cards of the hand if they may be seen, of one's own piles if they were; tokens, Seal pile, bridge, House."""
    for kind in range(i64(board.KINDS)):
        if p.told(seat, who):
            out[at + kind] = p.hand[who * board.KINDS + kind]
        if who == seat:
            out[at + board.KINDS + kind] = p.kept[who * board.KINDS + kind]
    at += 2 * board.KINDS
    out[at] = p.held[who]
    out[at + 1] = p.token[2 * who]
    out[at + 2] = p.token[2 * who + 1]
    out[at + 3] = p.token_at[2 * who] + 1
    out[at + 4] = p.token_at[2 * who + 1] + 1
    out[at + 5] = p.seal_pile[who] + 1
    out[at + 6] = p.bridge[who] + 1
    out[at + 7] = p.under_piles(who)
    out[at + 8] = p.house_of(who) + 1


def show_house(p: Position, house: i64, seat: i64, at: i64, out: vec[i64]) -> None:
    for windows in range(i64(board.KEEPS)):
        keep = house * board.KEEPS + windows
        out[at + windows] = p.fief_size(keep)
        out[at + board.KEEPS + windows] = p.pile[keep]
    for other in range(p.seats):
        if p.house_of(other) == house and p.has_seal(other) and (p.phase == board.FINISHED or p.told(seat, other)):
            out[at + 2 * board.KEEPS] = p.sealed[house] + 1
