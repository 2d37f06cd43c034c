"""Square boards, flattened: square = columns·row + column."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# North, east, south, west as (row, column) steps.
DIRECTIONS: Final[list[tuple[int, int]]] = [(-1, 0), (0, 1), (1, 0), (0, -1)]


def around(rows: int, columns: int, steps: list[tuple[int, int]] = DIRECTIONS) -> vec[i64]:
    """Neighbours: entry len(steps)·square + direction, -1 off the board."""
    return vec[i64](
        [
            (row + dr) * columns + column + dc if 0 <= row + dr < rows and 0 <= column + dc < columns else -1
            for row in range(rows)
            for column in range(columns)
            for dr, dc in steps
        ]
    )


def distance(a: int, b: int, columns: int) -> int:
    """Orthogonal steps between two squares."""
    return abs(a // columns - b // columns) + abs(a % columns - b % columns)
