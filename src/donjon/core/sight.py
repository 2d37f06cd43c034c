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
