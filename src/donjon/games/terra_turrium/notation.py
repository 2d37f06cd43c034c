"""Actions as text and back: `take D4`, `place A3`, `step C3 n`, `flag B2`, `end`; the same text in every position."""

from typing import Final

from donjon.core.notation import Family, Notation
from donjon.games.terra_turrium import board


def _families() -> list[Family]:
    return [
        (board.TAKE, [f"take {square}" for square in board.NAMES]),
        (board.PLACE, [f"place {square}" for square in board.NAMES]),
        (board.STEP, [f"step {square} {direction}" for square in board.NAMES for direction in board.DIRECTIONS]),
        (board.FLAG, [f"flag {square}" for square in board.NAMES]),
        (board.END, ["end"]),
        (board.FIRST, [f"first {seat}" for seat in range(board.SEATS)]),
    ]


NOTATION: Final = Notation("Terra Turrium", board.KIND, _families())
TEXTS: Final = NOTATION.texts
