"""A position of Terra Turrium: where everything stands, and the questions the rules ask of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from donjon.core.settings import Options
from donjon.core.state import Native
from donjon.games.terra_turrium import board
from donjon.games.terra_turrium.settings import Settings

# Two hashes below 2^31 side by side make a fingerprint below 2^62, the same compiled and not.
PRIME_A: Final = 2147483647
PRIME_B: Final = 2147483629
BASE_A: Final = 1000003
BASE_B: Final = 998244353


def _powers(base: int, prime: int) -> vec[i64]:
    """What each power of the base leaves, the first being 1: as many as a fingerprint has numbers, and one."""
    return vec[i64]([pow(base, k, prime) for k in range(board.SQUARES + board.SEATS + 1)])


POWER_A: Final = _powers(BASE_A, PRIME_A)
POWER_B: Final = _powers(BASE_B, PRIME_B)


@mypyc_attr(acyclic=True)
class Position(Native):
    """TT-1.4. Squares are 0..99; a player is his seat.

    `enemyTaken` and the rounds completed are derived: from `dug` and from `turns`. `stand` could be; it is kept because
    every step and every end of a turn asks for it (measured: looking for them took a third of random play).
    """

    settings: Settings
    phase: i64
    height: vec[i64]  # cubes on each square
    flag: vec[i64]  # whose flag stands on each square
    stand: vec[i64]  # FLAGS·seat + k: where the seat's flags stand, in order, then NOWHERE
    # By seat.
    reserve: vec[i64]
    attacks: vec[i64]
    captures: vec[i64]  # counted in Burgenland only
    reached: vec[i64]  # R18, `bl_opens=reacher`: 1 once the land is open to the seat
    winner: vec[i64]  # 1 once TT-8.1 was fulfilled in time
    # The game.
    first: i64  # the start player
    mine: i64  # the seat to play
    turns: i64  # completed, over all players
    opened: bool  # Burgenland: captures are allowed, at least to one
    final: bool  # the last round is on
    history: vec[i64]  # fingerprints of the turn starts that could come again
    end: i64
    # The turn.
    taken: i64
    dug: vec[i64]  # the squares taken from, the first `taken` of them
    hand: i64
    mp: i64
    attacked: bool
    captured: bool
    last: i64  # the decision before this one, where another order leads to the same position; for `distinct` alone

    def __init__(self, seats: i64, settings: Settings, other: "Position | None" = None) -> None:
        super().__init__(seats, board.SPACE)
        self.settings = settings
        if other is None:
            self.phase = board.DRAWING
            self.height = settings.start[:]
            self.flag = vec[i64]([board.NOBODY] * board.SQUARES)
            self.stand = vec[i64]([board.NOWHERE] * (board.FLAGS * int(seats)))
            self.reserve = vec[i64]([board.FLAGS if seat < seats else 0 for seat in range(board.SEATS)])
            self.attacks = vec[i64]([0] * board.SEATS)  # TT-2.6
            self.captures = vec[i64]([0] * board.SEATS)
            self.reached = vec[i64]([0] * board.SEATS)
            self.winner = vec[i64]([0] * board.SEATS)
            self.first, self.mine, self.turns, self.opened = board.NOBODY, board.NOBODY, 0, False
            self.final = False
            self.history = vec[i64]([])
            self.end, self.taken = board.RUNNING, 0
            self.dug = vec[i64]([board.NOWHERE] * int(settings.max_take))
            self.hand, self.mp, self.attacked, self.captured = 0, 0, False, False
            self.last = board.NOWHERE
            return
        self.actor = other.actor
        self.phase = other.phase
        self.height, self.flag, self.stand = other.height[:], other.flag[:], other.stand[:]
        self.reserve = other.reserve[:]
        self.attacks, self.captures, self.reached = other.attacks[:], other.captures[:], other.reached[:]
        self.winner = other.winner[:]
        self.first, self.mine, self.turns, self.opened = other.first, other.mine, other.turns, other.opened
        self.final = other.final
        self.history = other.history  # replaced as a whole at every turn start
        self.end, self.taken = other.end, other.taken
        self.dug = other.dug[:]
        self.hand, self.mp, self.attacked = other.hand, other.mp, other.attacked
        self.captured, self.last = other.captured, other.last

    def options(self) -> Options:
        return self.settings.options

    def pack(self) -> list[int]:
        numbers: list[int] = [
            self.seats, self.actor, self.phase, self.first, self.mine, self.turns, self.opened, self.final, self.end,
            self.taken, self.hand, self.mp, self.attacked, self.captured,
        ]  # fmt: skip
        for cells in (
            self.height, self.flag, self.reserve, self.attacks, self.captures, self.winner, self.history,
        ):  # fmt: skip
            numbers += [int(cell) for cell in cells]
        if self.settings.bl_reacher:
            numbers += [int(cell) for cell in self.reached]
        # The order of the takes does not matter.
        return numbers + self.squares_dug()

    def squares_dug(self) -> list[int]:
        """The squares taken from this turn, in order of the board."""
        return sorted([int(self.dug[k]) for k in range(self.taken)])

    # Flags.

    def put_flag(self, square: i64, seat: i64) -> None:
        """A flag comes to stand there."""
        self.flag[square] = seat
        k = board.FLAGS * (seat + 1) - 1
        while k > board.FLAGS * seat and (self.stand[k - 1] == board.NOWHERE or self.stand[k - 1] > square):
            self.stand[k] = self.stand[k - 1]
            k -= 1
        self.stand[k] = square

    def lift_flag(self, square: i64) -> None:
        """The flag that stands there goes."""
        seat = self.flag[square]
        self.flag[square] = board.NOBODY
        k = board.FLAGS * seat
        while self.stand[k] != square:
            k += 1
        while k < board.FLAGS * (seat + 1) - 1:
            self.stand[k] = self.stand[k + 1]
            k += 1
        self.stand[k] = board.NOWHERE

    # Questions.

    def free(self, square: i64) -> bool:
        """A construction without a flag."""
        return self.height[square] > 0 and self.flag[square] == board.NOBODY

    def dug_from(self, square: i64) -> bool:
        """A cube was taken there this turn."""
        for k in range(self.taken):
            if self.dug[k] == square:
                return True
        return False

    def heights_held(self, seat: i64) -> i64:
        """How many of the heights 1 to 6 stand under the seat's flags."""
        held: i64 = 0
        found: i64 = 0  # a bit for each height
        for k in range(board.FLAGS * seat, board.FLAGS * (seat + 1)):
            square = self.stand[k]
            if square == board.NOWHERE:
                break
            height = self.height[square]
            if 0 < height <= board.TALLEST and (found >> height) & 1 == 0:
                found |= i64(1) << height
                held += 1
        return held

    def fulfils(self, seat: i64) -> bool:
        """TT-8.1: six flags on the heights 1 to 6; six flags cannot hold six heights otherwise."""
        return self.heights_held(seat) == board.TALLEST

    def opens(self, seat: i64) -> bool:
        """TT-9.1b: flags on 5, 4, 4, 3, 2 and 1."""
        fours: i64 = 0
        tall: i64 = 0
        if self.reserve[seat] > 0:
            return False
        for k in range(board.FLAGS * seat, board.FLAGS * (seat + 1)):
            square = self.stand[k]
            if self.height[square] == 4:
                fours += 1
            elif self.height[square] > 5:
                tall += 1
        return fours == 2 and tall == 0 and self.heights_held(seat) == 5

    def open_to(self, seat: i64) -> bool:
        """TT-9.1b, R18: in Burgenland the seat may capture, as far as the captures last."""
        return self.opened and (not self.settings.bl_reacher or self.reached[seat] == 1)

    def captures_left(self, seat: i64) -> i64:
        """TT-9.1c, R18: in Burgenland, those of the seat or those of all together."""
        if not self.settings.bl_together:
            return self.settings.bl_captures - self.captures[seat]
        left = self.settings.bl_captures
        for other in range(self.seats):
            left -= self.captures[other]
        return left

    def fingerprint(self) -> i64:
        """TT-8.5: what makes a turn start the same as an earlier one.

        The numbers are digits to a large base, and two remainders of what they write are kept: each digit times what
        its power of the base leaves, and one division at the end, for all together stay below 2^63.
        """
        squares, height, flag = self.settings.squares, self.height, self.flag
        power = i64(len(squares)) + self.seats
        a = (self.mine + 1) * POWER_A[power]
        b = (self.mine + 1) * POWER_B[power]
        for k in range(len(squares)):
            square = squares[k]
            power -= 1
            cell = height[square] * 5 + flag[square] + 2
            a += cell * POWER_A[power]
            b += cell * POWER_B[power]
        for seat in range(self.seats):
            # The reserve is six less the flags on the board.
            cell = (self.attacks[seat] * 200 + self.captures[seat]) * 2 + (1 if self.open_to(seat) else 0) + 1
            power -= 1
            a += cell * POWER_A[power]
            b += cell * POWER_B[power]
        return a % PRIME_A * PRIME_A + b % PRIME_B

    def note_square(self, kind: str, square: i64) -> None:
        """Write something that happened on a square into the journal."""
        if self.journal is not None:
            self.journal.add(kind, int(self.actor), {"square": name(square)})


def name(square: i64) -> str:
    """The square as people write it."""
    return board.NAMES[int(square)]
