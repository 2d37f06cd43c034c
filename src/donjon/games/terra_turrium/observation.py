"""The position as a fixed row of numbers for learning programs; nothing is hidden (section 6)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from donjon.core.features import SQUARE_TURNS, Family, Features, Symmetry, count, flag, sort, turnings
from donjon.core.sight import MANY, Sight, blank, tell_of, tell_whose_of
from donjon.core.state import State
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


def features(p: Position) -> Features:
    """The rows of version 2: only the squares in use."""
    seats = int(p.seats)
    area = [int(square) for square in p.settings.squares]
    seat, square = ("seat", seats), ("place", len(area))
    where = [(square % board.SIDE, square // board.SIDE) for square in range(board.SQUARES)]
    whole = turnings("square", where, SQUARE_TURNS)
    return Features(
        "terra-turrium",
        (
            count("height", square, high=board.MOST_CUBES),
            sort("flag", square, high=seats),
            sort("territory", square, high=seats),
            count("dug", square, high=board.MOST_CUBES),
            count("reserve", seat, high=board.FLAGS),
            count("attacks", seat),
            count("captures", seat),
            count("heights_held", seat, high=board.TALLEST),
            flag("winner", seat),
            flag("open", seat),
            sort("phase", high=board.FINISHED),
            sort("actor", high=seats),
            sort("mover", high=seats),
            sort("first", high=seats),
            count("hand", high=board.MOST_CUBES),
            count("move_points", high=20),
            flag("attacked"),
            flag("captured"),
            flag("opened"),
            flag("final"),
            count("turns"),
        ),
        (
            Family("take", board.TAKE, (("square", board.SQUARES),)),
            Family("place", board.PLACE, (("square", board.SQUARES),)),
            Family("step", board.STEP, (("square", board.SQUARES), ("direction", 4))),
            Family("flag", board.FLAG, (("square", board.SQUARES),)),
            Family("end", board.END),
            Family("first", board.FIRST, (("seat", board.SEATS),)),
        ),
        # The squares in use are numbered in a row of their own; actions name those of the whole board.
        tuple(
            Symmetry(
                one.name,
                {**one.images, "place": [area.index(one.images["square"][square]) for square in area]},
                one.matrix,
            )
            for one in whole
        ),
    )


class TurriumSight(Sight):
    """Writes what `features` describes."""

    def __init__(self, p: Position) -> None:
        super().__init__(features(p).numbers)

    def write(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, Position)
        p = state
        own: i64 = max(seat, i64(0))
        seats = p.seats
        squares, territory = p.settings.squares, p.settings.owner
        area = i64(len(squares))
        tell_of(p.height, squares, area, 0, out, at)
        tell_whose_of(p.flag, squares, area, own, seats, out, at + area)
        tell_whose_of(territory, squares, area, own, seats, out, at + 2 * area)
        blank(area, out, at + 3 * area)
        at += 4 * area
        for k in range(p.taken):
            square = p.dug[k]
            index: i64 = 0
            while squares[index] != square:
                index += 1
            entry = at - area + index
            out[entry] = i16(i64(out[entry]) + 1)
        for k in range(seats):
            who = (own + k) % seats
            there = at + k
            out[there] = i16(p.reserve[who])
            there += seats
            out[there] = i16(min(p.attacks[who], MANY))
            there += seats
            out[there] = i16(min(p.captures[who], MANY))
            there += seats
            out[there] = i16(p.heights_held(who))
            there += seats
            out[there] = i16(p.winner[who])
            there += seats
            out[there] = 1 if p.open_to(who) else 0
        at += PLAYER * seats
        out[at] = i16(p.phase)
        out[at + 1] = i16(p.seen_from(own, p.actor))
        out[at + 2] = i16(p.seen_from(own, p.mine))
        out[at + 3] = i16(p.seen_from(own, p.first))
        out[at + 4] = i16(p.hand)
        out[at + 5] = i16(p.mp)
        out[at + 6] = 1 if p.attacked else 0
        out[at + 7] = 1 if p.captured else 0
        out[at + 8] = 1 if p.opened else 0
        out[at + 9] = 1 if p.final else 0
        out[at + 10] = i16(min(p.turns, MANY))
