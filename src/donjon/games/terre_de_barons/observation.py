"""What a seat may see, as a fixed row of numbers for learning programs."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from donjon.core.features import HEX_TURNS, Family, Features, count, flag, place, sort, turnings
from donjon.core.sight import MANY, Sight, tell, tell_whose
from donjon.core.state import State
from donjon.games.terre_de_barons import board
from donjon.games.terre_de_barons.position import Position

PLANES: Final = 7
HOUSE: Final = board.OFFICERS + 8
SIZE: Final = PLANES * board.TILES + board.SEATS * HOUSE + 12

MOST_TROOPS: Final = 60
# What a house has, and how much of it there can be.
HELD: Final = [("reserve", MOST_TROOPS), ("discard", MOST_TROOPS), ("keeps", 20), ("points", 94)]


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


def features(p: Position) -> Features:
    """The rows of version 2."""
    seats = int(p.seats)
    seat, tile = ("seat", seats), ("tile", board.TILES)
    return Features(
        "terre-de-barons",
        (
            sort("land", tile, high=board.VALUES + 1),
            sort("troop_of", tile, high=seats),
            count("fresh", tile, high=MOST_TROOPS),
            count("moved", tile, high=MOST_TROOPS),
            sort("keep_of", tile, high=seats),
            sort("active", tile, high=seats),
            count("arrivals", tile, high=MOST_TROOPS + 1),
            place("posts", tile, seat, ("officer", board.OFFICERS)),
            *(count(name, seat, high=high) for name, high in HELD),
            sort("card_state", seat, high=board.PLAYED),
            place("card", tile, seat),
            sort("whose", seat, high=seats),
            sort("turn_order", seat, high=seats),
            sort("phase", high=board.FINISHED),
            sort("actor", high=seats),
            sort("mover", high=seats),
            sort("die", high=6),
            flag("bonus_spent"),
            count("done", high=2),
            sort("first", high=board.AN_ORDER),
            flag("paused"),
            place("command", tile),
            count("steps", high=MOST_TROOPS),
            place("asked", tile),
            count("turns"),
        ),
        (
            Family("colour", board.COLOUR, (("colour", board.SEATS),)),
            Family("treasury", board.TREASURY, (("die", 6),)),
            Family("move", board.MOVE, (("officer", board.OFFICERS), tile)),
            Family("ride", board.RIDE, (("officer", board.OFFICERS),)),
            Family("recruit", board.RECRUIT, (tile,)),
            Family("recruit-die", board.RECRUIT_DIE, (tile,)),
            Family("build", board.BUILD),
            Family("dismantle", board.DISMANTLE, (tile,)),
            Family("disperse", board.DISPERSE, (tile,)),
            Family("concentrate", board.CONCENTRATE, (tile,)),
            Family("send", board.SEND, (tile,)),
            Family("pull", board.PULL, (tile,)),
            Family("end-order", board.END_ORDER),
            Family("capture", board.CAPTURE),
            Family("decline", board.DECLINE),
            Family("end-turn", board.END_TURN),
            Family("lay", board.LAY, (("value", board.VALUES),)),
            Family("draw", board.DRAW, (tile,)),
            Family("seat", board.SEAT, (("seat", board.SEATS),)),
            Family("roll", board.ROLL, (("die", 6),)),
        ),
        turnings("tile", board.CELLS, HEX_TURNS),
    )


class BaronsSight(Sight):
    """Writes what `features` describes."""

    def __init__(self, p: Position) -> None:
        super().__init__(features(p).numbers)

    def write(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, Position)
        p = state
        seats = p.seats
        own: i64 = 0
        if seat >= 0 and p.colour_of[seat] != board.NOBODY:
            own = p.colour_of[seat]
        tiles: i64 = board.TILES
        tell(p.land, 0, tiles, 1, out, at)
        tell_whose(p.troop_of, tiles, own, seats, out, at + tiles)
        tell(p.fresh, 0, tiles, 0, out, at + 2 * tiles)
        tell(p.moved, 0, tiles, 0, out, at + 3 * tiles)
        tell_whose(p.keep_of, tiles, own, seats, out, at + 4 * tiles)
        tell_whose(p.active, tiles, own, seats, out, at + 5 * tiles)
        tell(p.arrivals, 0, tiles, 1, out, at + 6 * tiles)
        at += PLANES * board.TILES
        for k in range(seats):
            tell(p.post, (own + k) % seats * board.OFFICERS, board.OFFICERS, 1, out, at)
            at += board.OFFICERS
        for k in range(seats):
            colour = (own + k) % seats
            there = at + k
            out[there] = i16(p.reserve[colour])
            there += seats
            out[there] = i16(p.discard[colour])
            there += seats
            out[there] = i16(p.keeps[colour])
            there += seats
            out[there] = i16(p.points[colour])
            there += seats
            held = p.card_state[colour]
            out[there] = i16(held)
            there += seats
            mine = seat >= 0 and p.colour_of[seat] == colour
            known = held == board.PLAYED or (mine and held != board.NO_CARD)  # section 9
            out[there] = i16(p.card[colour] + 1) if known else 0
            there += seats
            out[there] = 0
            there += seats
            out[there] = 0
        at += 6 * seats
        for k in range(seats):
            who = p.order[k]
            if who != board.NOBODY and p.colour_of[who] != board.NOBODY:
                there = at + (p.colour_of[who] - own) % seats
                out[there] = i16(1 + (who - max(seat, i64(0))) % seats)
                there += seats
                out[there] = i16(k + 1)
        at += 2 * seats
        out[at] = i16(p.phase)
        out[at + 1] = i16(p.seen_from(max(seat, i64(0)), p.actor))
        out[at + 2] = i16(p.seen_from(own, p.mine))
        out[at + 3] = i16(p.die)
        out[at + 4] = 1 if p.bonus_spent else 0
        out[at + 5] = i16(p.done)
        out[at + 6] = i16(p.first)
        out[at + 7] = 1 if p.paused else 0
        out[at + 8] = i16(p.command + 1)
        out[at + 9] = i16(p.steps)
        out[at + 10] = i16(p.asked + 1)
        out[at + 11] = i16(min(p.turns, MANY))
