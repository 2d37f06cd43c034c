"""What a seat may see, as a fixed row of numbers for learning programs."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from donjon.core.features import HEX_TURNS, Family, Feature, Features, coordinates, count, flag, sort, turnings
from donjon.core.sight import MANY, Sight
from donjon.core.state import State
from donjon.games.baron import board
from donjon.games.baron.position import Position
from donjon.games.baron.settings import SECRET

PLANES: Final = 3
HOUSE: Final = board.KINDS + 4
SIZE: Final = PLANES * board.SIZE + board.SEATS * HOUSE + board.KINDS + board.MARKET + board.TILES + 9

TILE: Final = 5  # numbers for each tile of a list


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


def features(p: Position) -> Features:
    """The rows of version 2: the tiles laid are listed with where they lie, for the table has no edge."""
    seats, tiles = int(p.seats), most_tiles(p)
    seat, tile, kind = ("seat", seats), ("tile", tiles), ("kind", board.KINDS)
    places = int(p.settings.places)
    return Features(
        "baron",
        (
            count("tiles_laid", high=tiles),
            *coordinates(("q", "r"), tile, reach=board.RADIUS),
            sort("land", tile, high=board.KINDS),
            sort("keep_of", tile, high=seats),
            sort("rank", tile, high=board.CLAIMANT + 1),
            count("reserve", seat, kind, high=board.TILES),
            Feature("honour", (seat,), -MANY, MANY),
            count("supply", seat, high=9),
            sort("out_at", seat, high=seats),
            flag("skipped", seat),
            count("unseen", kind, high=board.TILES),
            sort("market", ("market", places), high=board.KINDS),
            sort("known", ("height", tiles), high=board.KINDS),
            sort("phase", high=board.FINISHED),
            sort("actor", high=seats),
            sort("mover", high=seats),
            sort("first", high=seats),
            count("pile", high=board.TILES),
            count("turns"),
            count("returned", high=9),
            flag("asked"),
            *coordinates(("asked_q", "asked_r"), reach=board.RADIUS),
            count("aside", high=board.TILES),
        ),
        (
            Family("draw", board.DRAW, (("market", board.MARKET),)),
            Family("lay", board.LAY, (kind, ("cell", board.SIZE))),
            Family("keep", board.KEEP, (("cell", board.SIZE),)),
            Family("pass", board.PASS),
            Family("attempt", board.ATTEMPT),
            Family("decline", board.DECLINE),
            Family("reveal", board.REVEAL, (kind,)),
            Family("first", board.FIRST, (("seat", board.SEATS),)),
        ),
        turnings("cell", board.CELLS, HEX_TURNS),
        {"cell": board.CELLS},
    )


def most_tiles(p: Position) -> int:
    """Tiles in this game."""
    return sum(int(number) for number in p.settings.counts)


class BaroniesSight(Sight):
    """Writes what `features` describes."""

    tiles: i64

    def __init__(self, p: Position) -> None:
        super().__init__(features(p).numbers)
        self.tiles = most_tiles(p)

    def write(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, Position)
        p = state
        own: i64 = max(seat, i64(0))
        tiles, seats = self.tiles, p.seats
        laid = self.list_tiles(p, seat, out, at + 1)
        before = i64(out[at])
        out[at] = i16(laid)
        at += 1
        for run in range(i64(TILE)):  # a row of an earlier game may have listed more
            for k in range(laid, before):
                out[at + run * tiles + k] = 0
        at += TILE * tiles
        reserve = p.reserve
        for k in range(seats):
            entry = (own + k) % seats * board.KINDS
            end = entry + board.KINDS
            while entry < end:
                out[at] = i16(reserve[entry])
                entry += 1
                at += 1
        for k in range(seats):
            who = (own + k) % seats
            there = at + k
            out[there] = i16(max(min(p.honour[who], MANY), -MANY))
            there += seats
            out[there] = i16(p.supply[who])
            there += seats
            out[there] = i16(p.out_at[who])
            there += seats
            out[there] = i16(p.skipped[who])
        at += 4 * seats
        unseen, market, known = p.unseen, p.market, p.known
        for kind in range(i64(board.KINDS)):
            out[at] = i16(unseen[kind])
            at += 1
        for place in range(p.settings.places):
            out[at] = 0 if market[place] == board.EMPTY else i16(market[place] + 1)
            at += 1
        pile = p.pile
        for height in range(tiles):
            out[at] = i16(known[height] + 1) if height < pile and known[height] != board.EMPTY else 0
            at += 1
        asked = p.asked
        out[at] = i16(p.phase)
        out[at + 1] = i16(p.seen_from(own, p.actor))
        out[at + 2] = i16(p.seen_from(own, p.mine))
        out[at + 3] = i16(p.seen_from(own, p.first))
        out[at + 4] = i16(pile)
        out[at + 5] = i16(min(p.turns, MANY))
        out[at + 6] = i16(p.returned)
        out[at + 7] = 0 if asked == board.NOWHERE else 1
        out[at + 8] = 0 if asked == board.NOWHERE else i16(board.Q[asked])
        out[at + 9] = 0 if asked == board.NOWHERE else i16(board.R[asked])
        out[at + 10] = i16(len(p.aside))

    def list_tiles(self, p: Position, seat: i64, out: vec[i16], at: i64) -> i64:
        """Every tile laid, by q, then r; how many there are.

        Cells have numbers in that order, so that all tiles lie between the first and the last cell beside the board,
        unless it has reached the end of the table.
        """
        if p.edges == 0:
            return 0
        land = p.land
        first, last = p.edge[0], p.edge[p.edges - 1]
        if board.Q[first] < 2 - board.RADIUS:
            first = 0
        if board.Q[last] > board.RADIUS - 2:
            last = board.SIZE
        own: i64 = max(seat, i64(0))
        secret = p.phase == board.ATTEMPTING and p.settings.attempts == SECRET
        tiles, seats = self.tiles, p.seats
        keep_of, ranks = p.keep_of, p.rank
        laid: i64 = 0
        for cell in range(first, last):
            kind = land[cell]
            if kind == board.EMPTY:
                continue
            there = at + laid
            out[there] = i16(board.Q[cell])
            there += tiles
            out[there] = i16(board.R[cell])
            there += tiles
            out[there] = i16(kind + 1)
            there += tiles
            who = keep_of[cell]
            if who == board.NOBODY:
                out[there] = 0
                there += tiles
                out[there] = 0
            else:
                out[there] = i16(1 + who - own) if who >= own else i16(1 + who - own + seats)
                there += tiles
                hidden = secret and ranks[cell] != board.BARON and who != seat  # section 8: what others answered
                if hidden:
                    out[there] = board.KNIGHT + 1
                else:
                    out[there] = i16(ranks[cell] + 1)
            laid += 1
        return laid
