"""A position of Baron: where everything lies, and the questions the rules ask of it."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from donjon.core.settings import Options
from donjon.core.state import Native
from donjon.games.baron import board
from donjon.games.baron.settings import Settings


@mypyc_attr(acyclic=True)
class Position(Native):
    """Cells are 0..720 by q, then r; owners are seats.

    `beside`, `edge` and `meadow` could be derived; they are kept because every placement asks for them (measured:
    looking for the legal cells anew each time takes most of the time of random play).
    """

    settings: Settings
    phase: i64
    # The board.
    land: vec[i64]  # kind of tile, or EMPTY
    keep_of: vec[i64]  # owner of the keep, or NOBODY
    rank: vec[i64]  # KNIGHT, BARON or CLAIMANT
    beside: vec[i64]  # the kinds that touch a cell, a bit each, and TOUCH for every tile that does
    edge: vec[i64]  # the empty cells that touch the board, in order
    edges: i64
    meadow: vec[i64]  # the meadows laid, in order: keeps stand nowhere else
    meadows: i64
    # Tiles not on the board.
    unseen: vec[i64]  # by kind: face down, nobody knows where
    pile: i64  # tiles face down
    known: vec[i64]  # BA-2.5: kind by height in the pile, counted from the bottom; EMPTY where unknown
    aside: vec[i64]  # BA-2.5: rejected start tiles, while one is sought
    market: vec[i64]
    reserve: vec[i64]  # KINDS·seat + kind
    # By seat.
    honour: vec[i64]
    tally: vec[i64]  # 4·seat + what for: all changes of honour since the start, or since a document without them
    supply: vec[i64]
    out_at: vec[i64]  # BA-4.15: number of the event that eliminated the seat, or 0
    skipped: vec[i64]  # BA-6.1: found no cell since a tile was last laid
    # The turn.
    first: i64
    mine: i64  # the seat to play
    turns: i64  # completed, over all players
    passed: i64  # turns that nobody took: of the eliminated (BA-4.15), and of those without tiles at the end (BA-6.1)
    dealt: i64  # tiles of value 1 dealt, while they are dealt by lot
    returned: i64  # BA-4.13: own keeps that came back this turn
    falls: i64  # events that eliminated somebody
    asked: i64  # BA-4.17: the knight to be answered for
    end: i64

    def __init__(self, seats: i64, settings: Settings, other: "Position | None" = None) -> None:
        super().__init__(seats, board.SPACE)
        self.settings = settings
        if other is None:
            self.phase = board.SEATING
            self.land = vec[i64]([board.EMPTY] * (board.SIZE + 1))
            self.keep_of = vec[i64]([board.NOBODY] * (board.SIZE + 1))
            self.rank = vec[i64]([board.KNIGHT] * (board.SIZE + 1))
            self.beside = vec[i64]([0] * (board.SIZE + 1))
            self.edge = vec[i64]([board.NOWHERE] * board.EDGE)
            self.edges = 0
            self.meadow = vec[i64]([board.NOWHERE] * board.TILES)
            self.meadows = 0
            self.unseen = settings.counts[:]
            self.pile = 0
            self.known = vec[i64]([board.EMPTY] * board.TILES)
            self.aside = vec[i64]([])
            self.market = vec[i64]([board.EMPTY] * board.MARKET)
            self.reserve = vec[i64]([0] * (board.SEATS * board.KINDS))
            # BA-2.1
            self.honour = vec[i64]([0] * board.SEATS)
            self.tally = vec[i64]([0] * (board.SEATS * len(board.TALLIES)))
            self.supply = vec[i64]([settings.keeps if seat < seats else 0 for seat in range(board.SEATS)])
            self.out_at = vec[i64]([0] * board.SEATS)
            self.skipped = vec[i64]([0] * board.SEATS)
            self.first, self.mine, self.turns, self.passed = board.NOBODY, board.NOBODY, 0, 0
            self.dealt, self.returned, self.falls, self.asked = 0, 0, 0, board.NOWHERE
            self.end = board.RUNNING
            return
        self.actor = other.actor
        self.phase = other.phase
        self.land, self.keep_of, self.rank = other.land[:], other.keep_of[:], other.rank[:]
        self.beside, self.edge = other.beside[:], other.edge[:]
        self.edges = other.edges
        self.meadow = other.meadow[:]
        self.meadows = other.meadows
        self.unseen = other.unseen[:]
        self.pile = other.pile
        # What was put back into the pile stays where it is once play has begun.
        self.known = other.known if other.phase > board.STARTING else other.known[:]
        self.aside, self.market, self.reserve = other.aside[:], other.market[:], other.reserve[:]
        self.tally = other.tally[:]
        self.honour, self.supply, self.out_at = other.honour[:], other.supply[:], other.out_at[:]
        self.skipped = other.skipped[:]
        self.first, self.mine, self.turns, self.passed = other.first, other.mine, other.turns, other.passed
        self.dealt, self.returned, self.falls = other.dealt, other.returned, other.falls
        self.asked, self.end = other.asked, other.end

    def options(self) -> Options:
        return self.settings.options

    def pack(self) -> list[int]:
        """All but `passed` and `tally`, which tell people the round and what honour is made of and decide nothing."""
        numbers: list[int] = [
            self.seats, self.actor, self.phase, self.pile, self.first, self.mine, self.turns, self.dealt, self.returned,
            self.falls, self.asked, self.end,
        ]  # fmt: skip
        for cell in range(i64(board.SIZE)):
            if self.land[cell] != board.EMPTY:
                numbers += [int(cell), int(self.land[cell]), int(self.keep_of[cell]), int(self.rank[cell])]
        for row in (
            self.unseen, self.aside, self.market, self.reserve, self.honour, self.supply, self.out_at, self.skipped,
        ):  # fmt: skip
            numbers += [int(number) for number in row]
        # Above the top of the pile nothing is known any more.
        numbers += [int(self.known[height]) for height in range(self.pile)]
        return numbers

    # Honour.

    def earn(self, seat: i64, what: i64, honour: i64) -> None:
        """Honour is won, or lost if it is below zero, for one of TALLIES."""
        self.honour[seat] += honour
        self.tally[seat * len(board.TALLIES) + what] += honour

    # The board.

    def lay(self, kind: i64, cell: i64) -> None:
        """A tile comes to lie on a cell."""
        if cell != board.CENTRE:
            forget(self.edge, self.edges, cell)
            self.edges -= 1
        self.land[cell] = kind
        for k in range(i64(6)):
            there = board.AROUND[cell * 6 + k]
            if self.beside[there] == 0 and self.land[there] == board.EMPTY and there != board.OFF:
                insert(self.edge, self.edges, there)
                self.edges += 1
            self.beside[there] = (self.beside[there] | board.BIT[kind]) + board.TOUCH
        if kind == board.MEADOW:
            insert(self.meadow, self.meadows, cell)
            self.meadows += 1

    def fits(self, kind: i64, cell: i64) -> bool:
        """BA-4.6: no other tile of that kind touches the cell, unless it is a meadow."""
        return kind == board.MEADOW or (self.beside[cell] & board.BIT[kind]) == 0

    def touching(self, cell: i64) -> i64:
        """How many tiles touch the cell."""
        return self.beside[cell] // board.TOUCH

    def complete(self, cell: i64) -> bool:
        """BA-1.5: all six neighbours hold a tile."""
        return self.touching(cell) == 6

    def worth(self, cell: i64) -> i64:
        """BA-1.5: the sum of the values of the territory around a keep, its own meadow included."""
        values = self.settings.values
        total: i64 = values[self.land[cell]]
        for k in range(i64(6)):
            total += values[self.land[board.AROUND[cell * 6 + k]]]
        return total

    def valued(self, cell: i64) -> bool:
        """BA-1.3: a tile there, and not a meadow."""
        kind = self.land[cell]
        return kind != board.MEADOW and kind != board.EMPTY

    # The players.

    def alive(self, seat: i64) -> bool:
        return self.out_at[seat] == 0

    def remaining(self) -> i64:
        """Players not eliminated."""
        count: i64 = 0
        for seat in range(self.seats):
            if self.out_at[seat] == 0:
                count += 1
        return count

    def held(self, seat: i64) -> i64:
        """Tiles in that reserve."""
        total: i64 = 0
        for kind in range(i64(board.KINDS)):
            total += self.reserve[seat * board.KINDS + kind]
        return total

    def available(self) -> i64:
        """BA-4.13: keeps the player may place now."""
        return self.supply[self.mine] - self.returned

    def market_is_empty(self) -> bool:
        for place in range(self.settings.places):
            if self.market[place] != board.EMPTY:
                return False
        return True

    def barons(self, seat: i64) -> i64:
        """Baronies in place."""
        count: i64 = 0
        for i in range(self.meadows):
            cell = self.meadow[i]
            if self.keep_of[cell] == seat and self.rank[cell] == board.BARON:
                count += 1
        return count


def near(a: i64, b: i64) -> bool:
    """The same cell or a neighbour."""
    dq = board.Q[a] - board.Q[b]
    dr = board.R[a] - board.R[b]
    return -1 <= dq <= 1 and -1 <= dr <= 1 and -1 <= dq + dr <= 1


def insert(cells: vec[i64], count: i64, cell: i64) -> None:
    """Put a cell into the first `count`, which are in order."""
    at = count
    while at > 0 and cells[at - 1] > cell:
        cells[at] = cells[at - 1]
        at -= 1
    cells[at] = cell


def forget(cells: vec[i64], count: i64, cell: i64) -> None:
    """Take a cell out of the first `count`."""
    at: i64 = 0
    while cells[at] != cell:
        at += 1
    for i in range(at, count - 1):
        cells[i] = cells[i + 1]
    cells[count - 1] = board.NOWHERE
