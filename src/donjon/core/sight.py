"""What a seat sees, as a row of small integers for learning programs (observation version 2)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from donjon.core.state import State

MANY: Final = 32_767  # larger counts are told as this


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """Writes rows of `numbers` small integers, which the game's `Features` describe number by number.

    One serves all tables with the same number of seats and the same options. Where a row lists what lies on a board
    without edge it may count on the row holding zeros or what it wrote there before, and only clear the difference.
    """

    numbers: i64

    def __init__(self, numbers: i64) -> None:
        self.numbers = numbers

    def write(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        """Write what `seat` (or, below 0, the public) may see of the position from `at` on."""
        raise NotImplementedError


# What rows are mostly made of. Each says what it writes; tools/quicken.h writes many numbers at once.


def blank(count: i64, out: vec[i16], at: i64) -> None:
    """Write so many zeros from `at` on."""
    for k in range(count):
        out[at + k] = 0


def tell(numbers: vec[i64], first: i64, count: i64, more: i64, out: vec[i16], at: i64) -> None:
    """Write so many of the numbers, the first of them and those behind it, each by `more` larger than it is."""
    for k in range(count):
        out[at + k] = i16(numbers[first + k] + more)


def tell_of(numbers: vec[i64], which: vec[i64], count: i64, more: i64, out: vec[i16], at: i64) -> None:
    """The same of those that `which` says."""
    for k in range(count):
        out[at + k] = i16(numbers[which[k]] + more)


def tell_whose(holders: vec[i64], count: i64, own: i64, seats: i64, out: vec[i16], at: i64) -> None:
    """Write whose each is: 1 for the reader's own seat or colour, 2 for the next …, 0 for nobody's."""
    for k in range(count):
        holder = holders[k]
        out[at + k] = i16(1 + (holder - own) % seats) if holder >= 0 else 0


def tell_whose_of(holders: vec[i64], which: vec[i64], count: i64, own: i64, seats: i64, out: vec[i16], at: i64) -> None:
    """The same of those that `which` says."""
    for k in range(count):
        holder = holders[which[k]]
        out[at + k] = i16(1 + (holder - own) % seats) if holder >= 0 else 0
