"""Actions as text and back: `take WWGR`, `put 3,-2 r1`, `seal 2`, `end` …; the same text in every position.

Coordinates run from -32 to 31; beyond, the squares go on in the next row, as their numbers do (see board.py).
"""

from typing import Final

from donjon.core.notation import Family, Notation
from donjon.games.terres_du_centre import board


def square_text(square: int) -> str:
    """A square as `x,y`."""
    shifted = (square + board.WIDTH * board.REACH + board.REACH) & board.WRAP
    return f"{shifted % board.WIDTH - board.REACH},{shifted // board.WIDTH - board.REACH}"


def _families() -> list[Family]:
    windows = range(1, board.KEEPS + 1)
    squares = [square_text(square) for square in range(board.SQUARES)]
    turned = ["", " r1", " r2", " r3"]
    return [
        (board.TAKE_CARD, [f"take {card}" for card in board.CARDS]),
        (board.TAKE_KEEP, [f"take keep {k}" for k in windows]),
        (board.TAKE_KNIGHT, ["take knight"]),
        (board.TAKE_DRAGON, [f"take dragon {token}" for token in board.TOKENS]),
        (board.TAKE_BRIDGE, ["take bridge"]),
        (board.SEAL, [f"seal {k}" for k in windows]),
        (board.END, ["end"]),
        (board.DISCARD, [f"discard {card}" for card in board.CARDS]),
        (board.PUT, [f"put {square}{turns}" for turns in turned for square in squares]),
        (board.SEAT, [f"first {seat}" for seat in range(board.SEATS)]),
        (board.SEAL_PILE, [f"pile {k}" for k in windows]),
        (board.DRAW, [f"draw {card}" for card in board.CARDS]),
        (board.HOUSE, [f"house {house}" for house in board.HOUSES]),
        (board.HOLDER, [f"holder {seat}" for seat in range(board.SEATS)]),
    ]


NOTATION: Final = Notation("Un Dernier Donjon pour la Route", board.KIND, _families())
TEXTS: Final = NOTATION.texts
