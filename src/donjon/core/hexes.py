"""Hexagonal boards, flattened: cells are numbered from 0 in the order given."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

Cell = tuple[int, int]  # axial (q, r)

# East, then counter-clockwise as seen with r growing downwards.
DIRECTIONS: Final[list[Cell]] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


def hexagon(radius: int) -> list[Cell]:
    """The cells within `radius` of the centre, row by row."""
    return [
        (q, r)
        for r in range(-radius, radius + 1)
        for q in range(max(-radius, -radius - r), min(radius, radius - r) + 1)
    ]


def around(cells: list[Cell]) -> vec[i64]:
    """Neighbours: entry 6·cell + direction, -1 off the board."""
    index = {cell: i for i, cell in enumerate(cells)}
    flat = [index.get((q + dq, r + dr), -1) for q, r in cells for dq, dr in DIRECTIONS]
    return vec[i64](flat)


def rays(cells: list[Cell], length: int) -> vec[i64]:
    """Straight lines: entry (6·cell + direction)·length + step, step 0 being the neighbour; -1 ends one."""
    index = {cell: i for i, cell in enumerate(cells)}
    flat: list[int] = []
    for q, r in cells:
        for dq, dr in DIRECTIONS:
            line = [index.get((q + dq * k, r + dr * k), -1) for k in range(1, length + 1)]
            stop = line.index(-1) if -1 in line else length
            flat += line[:stop] + [-1] * (length - stop)
    return vec[i64](flat)


def distance(a: Cell, b: Cell) -> int:
    """Steps between two cells of an empty plane."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))
