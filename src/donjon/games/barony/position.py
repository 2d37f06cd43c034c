"""A position of Barony: where everything stands, and the questions the rules ask of it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from donjon.core.settings import Options
from donjon.core.state import CHANCE, Native
from donjon.games.barony import board
from donjon.games.barony.settings import Settings

VICTIMS: Final = 3  # the most villages that can fall before tokens are chosen, BY-7.9


@mypyc_attr(acyclic=True)
class Position(Native):
    """Hexes are numbered in canonical order (BY-2.5), seats by the table; `first` is the one who begins.

    `pawns`, `supply`, `road`, `rim`, `lakeside` and `places` could be derived; they are kept because every decision
    asks for them.
    """

    settings: Settings
    hexes: i64
    phase: i64
    # The land, fixed once laid.
    land: vec[i64]  # terrain, NOWHERE before it is laid
    supply: vec[i64]  # by tile: how many are left to lay
    road: vec[i64]  # 6·hex + direction: the neighbour, NOWHERE off the board and into lakes
    rim: vec[i64]  # edge hexes without lakes
    lakeside: vec[i64]  # 1 beside a lake
    places: vec[i64]  # the mysterious places
    # What stands on each hex.
    kind: vec[i64]  # the building
    owner: vec[i64]  # its owner
    knights: vec[i64]  # hexes·seat + hex
    pawns: vec[i64]  # all pawns there
    imprints: vec[i64]  # IMPRINTS·place + order: whose
    # By seat.
    stock: vec[i64]  # STOCK·seat + column
    forfeits: vec[i64]  # starting cities given up, BY-2.15
    spells: vec[i64]  # 1 where face up
    first: i64
    me: i64  # the seat whose turn it is
    # The set-up.
    steps: i64  # slots laid, spells looked at, or starting cities placed
    tries: i64  # while the board is laid: boards begun before that did not fit, BY-2.10
    # Rounds and ends.
    rounds: i64  # completed
    passes: i64  # in a row
    lively: bool  # something of BY-6.4 happened this round
    stalled: i64  # rounds in a row without
    end: i64
    # The decision being completed.
    cast: i64  # the set of spells, or NO_CAST
    origin: i64  # where the first step of a spell began
    at: i64  # where the last knight moved to
    ported: bool  # a step through teleportation was made
    last: i64  # last hex built or charmed, or place of the last token paid among the dear
    count: i64  # knights charmed
    garrisons: i64  # of them to strongholds
    paid: i64
    then: i64  # the phase after the stolen tokens
    owing: i64  # villages whose owners still owe a token
    victims: vec[i64]  # those owners

    def __init__(self, seats: i64, settings: Settings, other: "Position | None" = None) -> None:
        super().__init__(seats, board.SPACE)
        self.settings = settings
        hexes = settings.layout.hexes
        self.hexes = hexes
        if other is None:
            n = int(hexes)
            self.actor = CHANCE
            self.first = settings.first
            self.me = board.NOBODY
            self.phase = board.LAYING if settings.mysteries == 0 else board.PLACING
            if settings.first == board.NOBODY:
                self.phase = board.SEATING
            self.land = vec[i64]([board.NOWHERE] * n)
            self.supply = settings.supply[:]
            self.road = vec[i64]([])
            self.rim = vec[i64]([])
            self.lakeside = vec[i64]([])
            self.places = vec[i64]([])
            self.kind = vec[i64]([board.NO_BUILDING] * n)
            self.owner = vec[i64]([board.NOBODY] * n)
            self.knights = vec[i64]([0] * (n * int(seats)))
            self.pawns = vec[i64]([0] * n)
            self.imprints = vec[i64]([])
            self.stock = vec[i64]([0] * (board.STOCK * int(seats)))
            for seat in range(seats):  # BY-1.2
                self.stock[seat * board.STOCK + board.KNIGHTS] = board.KNIGHTS_EACH
                self.stock[seat * board.STOCK + board.VILLAGES] = board.VILLAGES_EACH
                self.stock[seat * board.STOCK + board.STRONGHOLDS] = board.STRONGHOLDS_EACH
                self.stock[seat * board.STOCK + board.CITIES] = board.CITIES_EACH
            self.forfeits = vec[i64]([0] * int(seats))
            self.spells = vec[i64]([0] * board.SPELL_COUNT)
            self.steps, self.tries, self.rounds, self.passes = 0, 0, 0, 0
            self.lively, self.stalled, self.end = False, 0, board.RUNNING
            self.victims = vec[i64]([board.NOBODY] * VICTIMS)
            self.forget()
            return
        self.actor = other.actor
        self.phase = other.phase
        if other.phase > board.ENCHANTING:
            self.land, self.supply, self.spells = other.land, other.supply, other.spells
        else:
            self.land, self.supply, self.spells = other.land[:], other.supply[:], other.spells[:]
        self.road, self.rim, self.lakeside = other.road, other.rim, other.lakeside
        self.places = other.places
        self.kind, self.owner, self.knights = other.kind[:], other.owner[:], other.knights[:]
        self.pawns, self.imprints, self.stock = other.pawns[:], other.imprints[:], other.stock[:]
        self.forfeits = other.forfeits if other.phase >= board.TURN else other.forfeits[:]
        self.first, self.me, self.steps, self.tries = other.first, other.me, other.steps, other.tries
        self.rounds, self.passes, self.lively = other.rounds, other.passes, other.lively
        self.stalled, self.end, self.cast, self.origin = other.stalled, other.end, other.cast, other.origin
        self.at, self.ported, self.last, self.count = other.at, other.ported, other.last, other.count
        self.garrisons, self.paid, self.then = other.garrisons, other.paid, other.then
        self.owing = other.owing
        self.victims = other.victims[:]

    def forget(self) -> None:
        """No decision is half made."""
        self.cast, self.origin, self.at, self.ported = board.NO_CAST, board.NOWHERE, board.NOWHERE, False
        self.last, self.count, self.garrisons, self.paid = board.NOWHERE, 0, 0, 0
        self.then, self.owing = board.TURN, 0

    def options(self) -> Options:
        return self.settings.options

    def pack(self) -> list[int]:
        numbers: list[int] = [
            self.seats, self.actor, self.phase, self.first, self.me, self.steps, self.rounds, self.passes, self.lively,
            self.stalled, self.end, self.cast, self.origin, self.at, self.ported, self.last, self.count, self.garrisons,
            self.paid, self.then, self.owing,
        ]  # fmt: skip
        for cells in (
            self.land, self.kind, self.owner, self.knights, self.imprints, self.stock, self.forfeits, self.spells,
        ):  # fmt: skip
            numbers += [int(cell) for cell in cells]
        for k in range(self.owing):
            numbers.append(int(self.victims[k]))
        if self.tries > 0:
            numbers.append(int(self.tries))
        return numbers

    # What the land is like.

    def survey(self) -> None:
        """Measure the land once it lies: roads, the rim, lake shores and mysterious places."""
        around = self.settings.layout.around
        road = vec[i64]([board.NOWHERE] * int(6 * self.hexes))
        lakeside = vec[i64]([0] * int(self.hexes))
        places = vec[i64]([])
        for hex in range(self.hexes):
            if self.land[hex] == board.MYSTERY:
                places = append(places, hex)
            for k in range(i64(6)):
                beside = around[hex * 6 + k]
                if beside == board.NOWHERE:
                    continue
                if self.land[beside] == board.LAKE:
                    lakeside[hex] = 1
                else:
                    road[hex * 6 + k] = beside
        rim = vec[i64]([])
        for hex in self.settings.layout.rim:
            if self.land[hex] != board.LAKE:
                rim = append(rim, hex)
        self.road = road
        self.lakeside = lakeside
        self.rim = rim
        self.places = places
        self.imprints = vec[i64]([board.NOBODY] * (len(places) * board.IMPRINTS))

    def beside(self, hex: i64, terrain: i64) -> bool:
        """A neighbour is of that terrain."""
        around = self.settings.layout.around
        for k in range(i64(6)):
            other = around[hex * 6 + k]
            if other != board.NOWHERE and self.land[other] == terrain:
                return True
        return False

    def city_beside(self, hex: i64, spare: i64) -> bool:
        """A city stands on a neighbouring hex; those of `spare` (or NOBODY's) are not counted."""
        for k in range(i64(6)):
            other = self.road[hex * 6 + k]
            if other != board.NOWHERE and self.kind[other] == board.CITY and self.owner[other] != spare:
                return True
        return False

    # Who stands where.

    def own_pawns(self, seat: i64, hex: i64) -> i64:
        return self.knights[seat * self.hexes + hex] + (1 if self.owner[hex] == seat else 0)

    def enemies(self, hex: i64) -> i64:
        """Pawns of the others on the hex."""
        return self.pawns[hex] - self.own_pawns(self.me, hex)

    def crowded(self, hex: i64) -> bool:
        """BY-4.5c: a single opponent has two pawns or more there."""
        for seat in range(self.seats):
            if seat != self.me and self.own_pawns(seat, hex) >= 2:
                return True
        return False

    def place_at(self, hex: i64) -> i64:
        """Which of the mysterious places that hex is."""
        for k in range(i64(len(self.places))):
            if self.places[k] == hex:
                return k
        return board.NOWHERE

    # What players have.

    def turn_of(self, seat: i64) -> i64:
        """The seat's place in the round, 0 for the first player."""
        return (seat - self.first) % self.seats

    def imprints_of(self, seat: i64) -> i64:
        """BY-7.5: imprints stay for good."""
        count: i64 = 0
        for k in range(i64(len(self.imprints))):
            if self.imprints[k] == seat:
                count += 1
        return count

    def track(self, seat: i64) -> i64:
        """BY-1.6: the value on the score board."""
        return (
            board.RANK_POINTS * self.stock[seat * board.STOCK + board.RANK]
            + board.CITY_POINTS * self.stock[seat * board.STOCK + board.NEW_CITIES]
        )

    def silver(self, seat: i64) -> i64:
        """BY-6.2: what the unspent tokens are worth at the end."""
        total: i64 = 0
        for kind in range(i64(board.KINDS)):
            total += self.settings.silver[kind] * self.stock[seat * board.STOCK + board.TOKENS + kind]
        return total

    def gold(self, seat: i64) -> i64:
        total: i64 = 0
        for kind in range(i64(board.KINDS)):
            total += self.settings.gold[kind] * self.stock[seat * board.STOCK + board.TOKENS + kind]
        return total

    def score(self, seat: i64) -> i64:
        """BY-6.2: the score if the game ended now."""
        return self.track(seat) + self.silver(seat) + board.IMPRINT_POINTS * self.imprints_of(seat)

    def earn(self, seat: i64, kind: i64) -> bool:
        """BY-4.9: one token from the bank, if it has one (R-3)."""
        if self.settings.bank > 0:
            held: i64 = 0
            for other in range(self.seats):
                held += self.stock[other * board.STOCK + board.TOKENS + kind]
            if held >= self.settings.bank:
                return False
        self.stock[seat * board.STOCK + board.TOKENS + kind] += 1
        return True
