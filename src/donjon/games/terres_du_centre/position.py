"""A position of Un Dernier Donjon pour la Route: where everything lies, and the questions the rules ask of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.core.settings import Options
from donjon.core.state import Native
from donjon.games.terres_du_centre.board import (
    ABSENT,
    ACROSS,
    ACTING,
    BESIDE,
    BRIDGE_END,
    CONTENT,
    FIEF,
    FINISHED,
    FOOTPRINT,
    GROUND,
    HOUSE_COUNT,
    KEEP,
    KEEPS,
    KINDS,
    KNIGHT,
    LABEL,
    MOST,
    NOBODY,
    NOWHERE,
    PIECE,
    READY,
    RUNNING,
    SEAL_TOKEN,
    SEATING,
    SEATS,
    SHEET,
    SPACE,
    SQUARES,
    TYPE_BITS,
    UNUSED,
    WIDTH,
    WRAP,
)
from donjon.games.terres_du_centre.settings import Settings

QUEUE: Final = vec[i64]([0] * MOST)  # squares a flood has reached


class Position(Native):
    """Keeps are numbered 4·house + windows - 1, tokens 2·seat + token, cards by seat as 70·seat + kind.

    Groups could be derived; they are kept because every decision asks for them, and found anew by one flood
    whenever the land changes (about a microsecond).
    """

    settings: Settings
    phase: i64
    # The land.
    cell: vec[i64]
    squares: vec[i64]  # those in play, in the order of their numbers
    count: i64
    laid: i64  # cards, the start card apart
    left: i64  # the outermost squares in play
    right: i64
    top: i64
    bottom: i64
    size_of: vec[i64]  # by group: squares
    fief_of: vec[i64]  # by group: its keep, or NOBODY
    guards_of: vec[i64]  # by group: knights
    # Pieces.
    house: vec[i64]  # by seat, or NOBODY until it is chosen
    keep_at: vec[i64]  # square of each keep, ON_PILE or UNUSED
    pile: vec[i64]  # cards under each keep's place
    seat_of: vec[i64]  # by keep: who raises it
    token: vec[i64]
    token_at: vec[i64]
    seal_pile: vec[i64]  # by seat: windows - 1 of the pile under the Seal, or NOWHERE
    bridge: vec[i64]  # by seat: 4096·standing + middle, or NOWHERE
    sealed: vec[i64]  # by house: windows - 1 of the sealed royal card, or NOWHERE
    # Cards.
    hand: vec[i64]
    held: vec[i64]  # by seat: cards in hand
    kept: vec[i64]  # TC-2.6: cards the owner knows to be somewhere under his piles
    stock: vec[i64]  # by kind: under piles or set aside, nobody knows which
    # The turn.
    first: i64
    mover: i64
    turns: i64  # completed, over all players
    taken: i64  # the card, keep or token about to be put down
    card_played: bool
    must_raise: bool  # TC-3.3: a compulsory keep is outstanding
    raised: i64  # this turn
    burnt: i64
    due: i64  # cards to draw from a released pile
    steps: i64  # of the set-up
    lost: i64  # TC-11.1: turns lost in a row
    end: i64

    def __init__(self, seats: i64, settings: Settings, other: "Position | None" = None) -> None:
        super().__init__(seats, SPACE)
        self.settings = settings
        if other is None:
            self.phase = SEATING
            self.cell = vec[i64]([0] * SQUARES)
            self.squares = vec[i64]([NOWHERE] * MOST)
            self.count = 0
            self.laid = 0
            self.left = 0
            self.right = 1
            self.top = 0
            self.bottom = 1
            self.size_of = vec[i64]([0] * MOST)
            self.fief_of = vec[i64]([NOBODY] * MOST)
            self.guards_of = vec[i64]([0] * MOST)
            self.house = vec[i64]([NOBODY] * SEATS)
            if not settings.houses_chosen:
                for seat in range(seats):
                    self.house[seat] = self.team_of(seat)
            self.keep_at = vec[i64]([UNUSED] * (HOUSE_COUNT * KEEPS))
            self.pile = vec[i64]([0] * (HOUSE_COUNT * KEEPS))
            self.seat_of = vec[i64]([NOBODY] * (HOUSE_COUNT * KEEPS))
            self.token = vec[i64]([ABSENT] * (2 * SEATS))
            self.token_at = vec[i64]([NOWHERE] * (2 * SEATS))
            self.seal_pile = vec[i64]([NOWHERE] * SEATS)
            self.bridge = vec[i64]([NOWHERE] * SEATS)
            self.sealed = vec[i64]([NOWHERE] * HOUSE_COUNT)
            self.hand = vec[i64]([0] * (SEATS * KINDS))
            self.held = vec[i64]([0] * SEATS)
            self.kept = vec[i64]([0] * (SEATS * KINDS))
            self.stock = settings.deck[:]
            self.first = NOBODY
            self.mover = NOBODY
            self.turns = 0
            self.taken = NOWHERE
            self.card_played = False
            self.must_raise = False
            self.raised = 0
            self.burnt = 0
            self.due = 0
            self.steps = 0
            self.lost = 0
            self.end = RUNNING
            for corner in range(i64(4)):  # TC-1.4, TC-2.1
                self.ground(FOOTPRINT[corner], settings.start[corner])
            self.survey()
            return
        self.actor = other.actor
        self.phase = other.phase
        self.cell = other.cell[:]
        self.squares = other.squares[:]
        self.count = other.count
        self.laid = other.laid
        self.left = other.left
        self.right = other.right
        self.top = other.top
        self.bottom = other.bottom
        self.size_of = other.size_of[:]
        self.fief_of = other.fief_of[:]
        self.guards_of = other.guards_of[:]
        self.house = other.house[:] if other.setting_up() else other.house
        self.keep_at = other.keep_at[:]
        self.pile = other.pile[:]
        self.seat_of = other.seat_of[:] if other.setting_up() else other.seat_of
        self.token = other.token[:]
        self.token_at = other.token_at[:]
        self.seal_pile = other.seal_pile[:]
        self.bridge = other.bridge[:]
        self.sealed = other.sealed[:]
        self.hand = other.hand[:]
        self.held = other.held[:]
        self.kept = other.kept[:] if settings.preview else other.kept
        self.stock = other.stock[:]
        self.first = other.first
        self.mover = other.mover
        self.turns = other.turns
        self.taken = other.taken
        self.card_played = other.card_played
        self.must_raise = other.must_raise
        self.raised = other.raised
        self.burnt = other.burnt
        self.due = other.due
        self.steps = other.steps
        self.lost = other.lost
        self.end = other.end

    def options(self) -> Options:
        return self.settings.options

    def pack(self) -> list[int]:
        numbers: list[int] = [
            self.seats, self.actor, self.phase, self.first, self.mover, self.turns, self.taken, self.card_played,
            self.must_raise, self.raised, self.burnt, self.due, self.steps, self.lost, self.end, self.count,
            self.laid, self.left, self.right, self.top, self.bottom,
        ]  # fmt: skip
        for i in range(self.count):
            numbers.append(int(self.squares[i]))
            numbers.append(int(self.cell[self.squares[i]] & CONTENT))
        for cells in (
            self.keep_at, self.pile, self.token, self.token_at, self.seal_pile, self.bridge, self.sealed, self.hand,
            self.kept, self.stock,
        ):  # fmt: skip
            numbers += [int(cell) for cell in cells]
        if self.settings.houses_chosen:  # if not, they are always the same
            numbers += [int(house) for house in self.house]
        return numbers

    # Squares.

    def ground(self, square: i64, bit: i64) -> None:
        """A square shows that type; new ground joins the squares in play, in the order of their numbers."""
        if self.cell[square] & GROUND == 0:
            i = self.count
            while i > 0 and self.squares[i - 1] > square:
                self.squares[i] = self.squares[i - 1]
                i -= 1
            self.squares[i] = square
            self.count += 1
        self.cell[square] = bit | GROUND | self.laid * SHEET

    def x_of(self, square: i64) -> i64:
        """The column of a square in play or near it."""
        corner = WIDTH * (self.top - 3) + self.left - 3
        return self.left - 3 + ((square - corner) & WRAP) % WIDTH

    def y_of(self, square: i64) -> i64:
        corner = WIDTH * (self.top - 3) + self.left - 3
        return self.top - 3 + ((square - corner) & WRAP) // WIDTH

    # Groups, section 10.

    def survey(self) -> None:
        """TC-10.1, TC-10.2: number the groups anew and find their sizes, keeps and knights.

        TC-10.4: what was cut off from its keep is a group of its own, with whatever stands there.
        """
        for i in range(self.count):
            self.cell[self.squares[i]] &= CONTENT
        label: i64 = 0
        for i in range(self.count):
            square = self.squares[i]
            content = self.cell[square]
            if content < LABEL and content & TYPE_BITS != 0:
                label += 1
                self.flood(square, label)
        # The fiefs are marked square by square: it spares a look at the group wherever a card may be laid.
        for i in range(self.count):
            square = self.squares[i]
            if self.fief_of[self.cell[square] // LABEL] != NOBODY:
                self.cell[square] |= FIEF

    def flood(self, start: i64, label: i64) -> None:
        """One group: squares of one type side by side or linked by a bridge (TC-10.1)."""
        bit = self.cell[start] & TYPE_BITS
        mark = label * LABEL
        fief: i64 = NOBODY
        guards: i64 = 0
        QUEUE[0] = start
        self.cell[start] |= mark
        reached: i64 = 1
        k: i64 = 0
        while k < reached:
            square = QUEUE[k]
            k += 1
            content = self.cell[square]
            for d in range(i64(4)):
                beside = (square + BESIDE[d]) & WRAP
                other = self.cell[beside]
                if other & bit != 0 and other < LABEL:
                    self.cell[beside] = other | mark
                    QUEUE[reached] = beside
                    reached += 1
            if content & PIECE != 0:
                if content & KEEP != 0:
                    fief = self.keep_on(square)
                if content & KNIGHT != 0:
                    guards += 1
                if content & BRIDGE_END != 0:
                    for seat in range(self.seats):
                        beside = self.far_end(seat, square)
                        if beside != NOWHERE and self.cell[beside] < LABEL:
                            self.cell[beside] |= mark
                            QUEUE[reached] = beside
                            reached += 1
        self.size_of[label] = reached
        self.fief_of[label] = fief
        self.guards_of[label] = guards

    def far_end(self, seat: i64, square: i64) -> i64:
        """The other end of that seat's bridge, if one of its ends is the square."""
        built = self.bridge[seat]
        if built == NOWHERE:
            return NOWHERE
        step = ACROSS[built // SQUARES]
        middle = built & WRAP
        if (middle - step) & WRAP == square:
            return (middle + step) & WRAP
        if (middle + step) & WRAP == square:
            return (middle - step) & WRAP
        return NOWHERE

    def group(self, square: i64) -> i64:
        """The number of the square's group; 0 where there is none."""
        return self.cell[square] // LABEL

    def keep_on(self, square: i64) -> i64:
        for keep in range(i64(HOUSE_COUNT * KEEPS)):
            if self.keep_at[keep] == square:
                return keep
        return NOBODY

    # Seats and houses.

    def setting_up(self) -> bool:
        """Section 2: nobody's turn has begun."""
        return self.phase < ACTING or self.phase > FINISHED

    def team_of(self, seat: i64) -> i64:
        """TC-2.2, TC-2.4: everybody is a team of his own, or seats that face each other are one."""
        return seat if self.seats < SEATS else seat % 2

    def teams(self) -> i64:
        return self.seats if self.seats < SEATS else 2

    def house_of(self, seat: i64) -> i64:
        """TC-2.2, TC-2.4: one for each team; seat 0 is of the first, 1 of the second."""
        return self.house[seat]

    def role(self, seat: i64) -> i64:
        """TC-2.5: how many play before that seat in the first round."""
        return (seat - self.first) % self.seats

    def has_seal(self, seat: i64) -> bool:
        """TC-2.2, TC-2.4: that seat has taken the Seal, used since or not; in teams only one partner does."""
        return self.token[2 * seat + SEAL_TOKEN] != ABSENT

    def royal_cards(self) -> i64:
        """TC-2.2, TC-2.4: how many the holder of a Seal has."""
        return KEEPS - 1 if self.seats < SEATS else KEEPS

    def told(self, seat: i64, owner: i64) -> bool:
        """Whether `seat` may see the owner's hand and sealed choice."""
        if seat < 0 or owner < 0:
            return False
        return seat == owner or (self.settings.team_share and self.team_of(seat) == self.team_of(owner))

    def under_piles(self, seat: i64) -> i64:
        """Cards still lying under that seat's piles."""
        total: i64 = 0
        for keep in range(i64(HOUSE_COUNT * KEEPS)):
            if self.seat_of[keep] == seat:
                total += self.pile[keep]
        return total

    def has_cards(self, seat: i64) -> bool:
        """TC-3.6"""
        return self.held[seat] > 0 or self.under_piles(seat) > 0

    def lone_seal(self, seat: i64) -> bool:
        """TC-3.2, TC-3.3: the Seal is all that still lies on one of the piles."""
        windows = self.seal_pile[seat]
        if windows == NOWHERE or self.token[2 * seat + SEAL_TOKEN] != READY:
            return False
        return self.keep_at[self.house_of(seat) * KEEPS + windows] >= 0

    # Points, TC-11.2.

    def fief_size(self, keep: i64) -> i64:
        """Squares of the keep's fief; 0 if it was never raised."""
        square = self.keep_at[keep]
        return 0 if square < 0 else self.size_of[self.cell[square] // LABEL]

    def points(self, house: i64, with_seal: bool) -> i64:
        """TC-11.2: the squares of all fiefs, the sealed one twice."""
        total: i64 = 0
        for windows in range(i64(KEEPS)):
            size = self.fief_size(house * KEEPS + windows)
            total += size
            if with_seal and self.sealed[house] == windows:
                total += size
        return total
