"""Which heights a player holds, and how far it is to all six, or to the opening of Burgenland."""

from typing import Final

from donjon.core import shapes
from donjon.games.terra_turrium import board
from donjon.games.terra_turrium.position import Position

OPENING: Final = [1, 1, 1, 2, 1]  # TT-9.1b: flags on the heights 1 to 5


def makeup(p: Position, seat: int) -> list[shapes.Part]:
    """TT-8.1: a line for each height held."""
    stands = [int(p.height[square]) for square in p.settings.squares if p.flag[square] == seat]
    return [
        {"key": "makeup-terra-turrium-height", "args": {"height": height, "count": stands.count(height)}, "points": 1}
        for height in range(1, board.TALLEST + 1)
        if height in stands
    ]


def goal(p: Position, seat: int) -> shapes.Goal:
    """TT-8.1: heights that are missing."""
    have = int(p.heights_held(seat))
    return {
        "key": "far-terra-turrium",
        "args": {"left": board.TALLEST - have},
        "have": have,
        "of": board.TALLEST,
    }


def opening(p: Position, seat: int) -> int:
    """TT-9.1b: how many of the six flags stand where they open the land."""
    stands = [int(p.height[square]) for square in p.settings.squares if p.flag[square] == seat]
    return sum([min(stands.count(height + 1), wanted) for height, wanted in enumerate(OPENING)])
