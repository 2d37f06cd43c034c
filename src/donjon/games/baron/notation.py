"""Actions as text and back: `draw 2`, `village 1,-2`, `keep 0,3`, `pass` …; the same text in every position."""

from typing import Final

from donjon.core.notation import Family, Notation
from donjon.games.baron import board


def _families() -> list[Family]:
    cells = [f"{q},{r}" for q, r in board.CELLS]
    return [
        (board.DRAW, [f"draw {place}" for place in range(1, board.MARKET + 1)]),
        (board.LAY, [f"{kind} {cell}" for kind in board.NAMES for cell in cells]),
        (board.KEEP, [f"keep {cell}" for cell in cells]),
        (board.PASS, ["pass"]),
        (board.ATTEMPT, ["attempt"]),
        (board.DECLINE, ["decline"]),
        (board.REVEAL, [f"reveal {kind}" for kind in board.NAMES]),
        (board.FIRST, [f"first {seat}" for seat in range(board.SEATS)]),
    ]


NOTATION: Final = Notation("Baron", board.KIND, _families())
TEXTS: Final = NOTATION.texts
