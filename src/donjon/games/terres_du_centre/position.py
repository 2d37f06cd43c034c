"""A position of Un Dernier Donjon pour la Route: where everything lies, and the questions the rules ask of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from donjon.core.settings import Options
from donjon.core.state import Native
from donjon.games.terres_du_centre import board
from donjon.games.terres_du_centre.settings import Settings

QUEUE: Final = vec[i64]([0] * board.MOST)  # squares a flood has reached


@mypyc_attr(acyclic=True)
class Position(Native):
    """Keeps are numbered 4·house + windows - 1, tokens 2·seat + token, cards by seat as 70·seat + kind.

    Groups could be derived; they are kept because every decision asks for them, and found anew by one flood
    whenever the land changes (about a microsecond).
    """

    settings: Settings
    phase: i64
    # The land.
    cell: vec[i32]  # half of what a copy copies, even so
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
        super().__init__(seats, board.SPACE)
        self.settings = settings
        if other is None:
            self.phase = board.SEATING
            self.cell = vec[i32]([0] * board.SQUARES)
            self.squares = vec[i64]([board.NOWHERE] * board.MOST)
            self.count, self.laid, self.left, self.right = 0, 0, 0, 1
            self.top, self.bottom = 0, 1
            self.size_of = vec[i64]([0] * board.MOST)
            self.fief_of = vec[i64]([board.NOBODY] * board.MOST)
            self.guards_of = vec[i64]([0] * board.MOST)
            self.house = vec[i64]([board.NOBODY] * board.SEATS)
            if not settings.houses_chosen:
                for seat in range(seats):
                    self.house[seat] = self.team_of(seat)
            self.keep_at = vec[i64]([board.UNUSED] * (board.HOUSE_COUNT * board.KEEPS))
            self.pile = vec[i64]([0] * (board.HOUSE_COUNT * board.KEEPS))
            self.seat_of = vec[i64]([board.NOBODY] * (board.HOUSE_COUNT * board.KEEPS))
            self.token = vec[i64]([board.ABSENT] * (2 * board.SEATS))
            self.token_at = vec[i64]([board.NOWHERE] * (2 * board.SEATS))
            self.seal_pile = vec[i64]([board.NOWHERE] * board.SEATS)
            self.bridge = vec[i64]([board.NOWHERE] * board.SEATS)
            self.sealed = vec[i64]([board.NOWHERE] * board.HOUSE_COUNT)
            self.hand = vec[i64]([0] * (board.SEATS * board.KINDS))
            self.held = vec[i64]([0] * board.SEATS)
            self.kept = vec[i64]([0] * (board.SEATS * board.KINDS))
            self.stock = settings.deck[:]
            self.first, self.mover, self.turns, self.taken = board.NOBODY, board.NOBODY, 0, board.NOWHERE
            self.card_played, self.must_raise, self.raised, self.burnt = False, False, 0, 0
            self.due, self.steps, self.lost, self.end = 0, 0, 0, board.RUNNING
            for corner in range(i64(4)):  # TC-1.4, TC-2.1
                self.ground(board.FOOTPRINT[corner], settings.start[corner])
            self.survey()
            return
        self.actor = other.actor
        self.phase = other.phase
        self.cell, self.squares = other.cell[:], other.squares[:]
        self.count, self.laid, self.left, self.right = other.count, other.laid, other.left, other.right
        self.top, self.bottom = other.top, other.bottom
        self.size_of, self.fief_of, self.guards_of = other.size_of[:], other.fief_of[:], other.guards_of[:]
        self.house = other.house[:] if other.setting_up() else other.house
        self.keep_at, self.pile = other.keep_at[:], other.pile[:]
        self.seat_of = other.seat_of[:] if other.setting_up() else other.seat_of
        self.token, self.token_at, self.seal_pile = other.token[:], other.token_at[:], other.seal_pile[:]
        self.bridge, self.sealed, self.hand = other.bridge[:], other.sealed[:], other.hand[:]
        self.held = other.held[:]
        self.kept = other.kept[:] if settings.preview else other.kept
        self.stock = other.stock[:]
        self.first, self.mover, self.turns, self.taken = other.first, other.mover, other.turns, other.taken
        self.card_played, self.must_raise, self.raised = other.card_played, other.must_raise, other.raised
        self.burnt, self.due, self.steps, self.lost = other.burnt, other.due, other.steps, other.lost
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
            numbers.append(int(self.cell[self.squares[i]] & board.CONTENT))
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
        if self.cell[square] & board.GROUND == 0:
            i = self.count
            while i > 0 and self.squares[i - 1] > square:
                self.squares[i] = self.squares[i - 1]
                i -= 1
            self.squares[i] = square
            self.count += 1
        self.cell[square] = i32(bit | board.GROUND | self.laid * board.SHEET)

    def x_of(self, square: i64) -> i64:
        """The column of a square in play or near it."""
        corner = board.WIDTH * (self.top - 3) + self.left - 3
        return self.left - 3 + ((square - corner) & board.WRAP) % board.WIDTH

    def y_of(self, square: i64) -> i64:
        corner = board.WIDTH * (self.top - 3) + self.left - 3
        return self.top - 3 + ((square - corner) & board.WRAP) // board.WIDTH

    # Groups, section 10.

    def survey(self) -> None:
        """TC-10.1, TC-10.2: number the groups anew and find their sizes, keeps and knights.

        TC-10.4: what was cut off from its keep is a group of its own, with whatever stands there.
        """
        cell, squares, count = self.cell, self.squares, self.count
        for i in range(count):
            square = squares[i]
            cell[square] &= board.CONTENT
        label: i64 = 0
        for i in range(count):
            square = squares[i]
            content = cell[square]
            if content < board.LABEL and content & board.TYPE_BITS != 0:
                label += 1
                self.flood(square, label)

    def flood(self, start: i64, label: i64) -> None:
        """One group: squares of one type side by side or linked by a bridge (TC-10.1)."""
        cell, queue, steps = self.cell, QUEUE, board.BESIDE
        bit = cell[start] & board.TYPE_BITS
        mark = i32(label * board.LABEL)
        fief: i64 = board.NOBODY
        guards: i64 = 0
        queue[0] = start
        cell[start] |= mark
        reached: i64 = 1
        k: i64 = 0
        while k < reached:
            square = queue[k]
            k += 1
            content = cell[square]
            for d in range(i64(4)):
                beside = (square + steps[d]) & board.WRAP
                other = cell[beside]
                if other & bit != 0 and other < board.LABEL:
                    cell[beside] = other | mark
                    queue[reached] = beside
                    reached += 1
            if content & board.PIECE != 0:
                if content & board.KEEP != 0:
                    fief = self.keep_on(square)
                if content & board.KNIGHT != 0:
                    guards += 1
                if content & board.BRIDGE_END != 0:
                    for seat in range(self.seats):
                        beside = self.far_end(seat, square)
                        if beside != board.NOWHERE and cell[beside] < board.LABEL:
                            cell[beside] |= mark
                            queue[reached] = beside
                            reached += 1
        if fief != board.NOBODY:  # square by square: it spares a look at the group wherever a card may be laid
            for k in range(reached):
                square = queue[k]
                cell[square] |= board.FIEF
        self.size_of[label] = reached
        self.fief_of[label] = fief
        self.guards_of[label] = guards

    def far_end(self, seat: i64, square: i64) -> i64:
        """The other end of that seat's bridge, if one of its ends is the square."""
        built = self.bridge[seat]
        if built == board.NOWHERE:
            return board.NOWHERE
        step = board.ACROSS[built // board.SQUARES]
        middle = built & board.WRAP
        if (middle - step) & board.WRAP == square:
            return (middle + step) & board.WRAP
        if (middle + step) & board.WRAP == square:
            return (middle - step) & board.WRAP
        return board.NOWHERE

    def group(self, square: i64) -> i64:
        """The number of the square's group; 0 where there is none."""
        return i64(self.cell[square]) // board.LABEL

    def keep_on(self, square: i64) -> i64:
        for keep in range(i64(board.HOUSE_COUNT * board.KEEPS)):
            if self.keep_at[keep] == square:
                return keep
        return board.NOBODY

    # Seats and houses.

    def setting_up(self) -> bool:
        """Section 2: nobody's turn has begun."""
        return self.phase < board.ACTING or self.phase > board.FINISHED

    def team_of(self, seat: i64) -> i64:
        """TC-2.2, TC-2.4: everybody is a team of his own, or seats that face each other are one."""
        return seat if self.seats < board.SEATS else seat % 2

    def teams(self) -> i64:
        return self.seats if self.seats < board.SEATS else i64(2)

    def house_of(self, seat: i64) -> i64:
        """TC-2.2, TC-2.4: one for each team; seat 0 is of the first, 1 of the second."""
        return self.house[seat]

    def role(self, seat: i64) -> i64:
        """TC-2.5: how many play before that seat in the first round."""
        return (seat - self.first) % self.seats

    def has_seal(self, seat: i64) -> bool:
        """TC-2.2, TC-2.4: that seat has taken the Seal, used since or not; in teams only one partner does."""
        return self.token[2 * seat + board.SEAL_TOKEN] != board.ABSENT

    def royal_cards(self) -> i64:
        """TC-2.2, TC-2.4: how many the holder of a Seal has."""
        return board.KEEPS - 1 if self.seats < board.SEATS else board.KEEPS

    def may_see(self, seat: i64, owner: i64) -> bool:
        """Whether `seat` may see the owner's hand and sealed choice."""
        if seat < 0 or owner < 0:
            return False
        return seat == owner or (self.settings.team_share and self.team_of(seat) == self.team_of(owner))

    def under_piles(self, seat: i64) -> i64:
        """Cards still lying under that seat's piles."""
        total: i64 = 0
        for keep in range(i64(board.HOUSE_COUNT * board.KEEPS)):
            if self.seat_of[keep] == seat:
                total += self.pile[keep]
        return total

    def has_cards(self, seat: i64) -> bool:
        """TC-3.6"""
        return self.held[seat] > 0 or self.under_piles(seat) > 0

    def lone_seal(self, seat: i64) -> bool:
        """TC-3.2, TC-3.3: the Seal is all that still lies on one of the piles."""
        windows = self.seal_pile[seat]
        if windows == board.NOWHERE or self.token[2 * seat + board.SEAL_TOKEN] != board.READY:
            return False
        return self.keep_at[self.house_of(seat) * board.KEEPS + windows] >= 0

    # Points, TC-11.2.

    def fief_size(self, keep: i64) -> i64:
        """Squares of the keep's fief; 0 if it was never raised."""
        square = self.keep_at[keep]
        return i64(0) if square < 0 else self.size_of[i64(self.cell[square]) // board.LABEL]

    def points(self, house: i64, with_seal: bool) -> i64:
        """TC-11.2: the squares of all fiefs, the sealed one twice."""
        total: i64 = 0
        for windows in range(i64(board.KEEPS)):
            size = self.fief_size(house * board.KEEPS + windows)
            total += size
            if with_seal and self.sealed[house] == windows:
                total += size
        return total
