"""What each number of an observation is and what each action id is made of, for programs that learn.

Their meaning in words is in the message catalogues, under `feature-<game>-<name>` and `family-<game>-<name>`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod

from donjon.core import hexes, squares
from donjon.core.hexes import Cell
from donjon.core.sight import MANY

Axis = tuple[str, int]  # what is counted along, and how many there are of it


@dataclass(frozen=True)
class Feature:
    """A run of numbers of one meaning: one for each place, seat or kind along its axes, the last axis the fastest.

    Seats are counted from the reader's own. A `sort` is one of several things and no amount. `names` is the axis whose
    entries it counts from 1 (0: none), and `coordinate` says that it is the first or second coordinate of a place, the
    other one being the feature beside it: what turns with the board without moving along an axis.
    """

    name: str
    axes: tuple[Axis, ...]
    low: int
    high: int
    sort: bool = False
    names: str = ""
    coordinate: int | None = None

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(size for _, size in self.axes)

    @property
    def numbers(self) -> int:
        return prod(self.shape)


def count(name: str, *axes: Axis, high: int = MANY, low: int = 0) -> Feature:
    """An amount."""
    return Feature(name, axes, low, high)


def sort(name: str, *axes: Axis, high: int) -> Feature:
    """One of several, 0 for none."""
    return Feature(name, axes, 0, high, sort=True)


def flag(name: str, *axes: Axis) -> Feature:
    """Yes or no."""
    return Feature(name, axes, 0, 1)


def place(name: str, axis: Axis, *axes: Axis) -> Feature:
    """An entry of an axis of the board, counted from 1; 0 for none."""
    return Feature(name, axes, 0, axis[1], sort=True, names=axis[0])


def coordinates(names: tuple[str, str], *axes: Axis, reach: int) -> list[Feature]:
    """Where something lies: two features side by side."""
    return [Feature(name, axes, -reach, reach, coordinate=k) for k, name in enumerate(names)]


@dataclass(frozen=True)
class Family:
    """Action ids of one kind, from `base` on, one for each combination along its axes, the last axis the fastest."""

    name: str
    base: int
    axes: tuple[Axis, ...] = ()

    @property
    def ids(self) -> int:
        return prod(size for _, size in self.axes)


@dataclass(frozen=True)
class Symmetry:
    """A way to turn the board onto itself: where entries of its axes go, and that (x, y) goes to (ax+by, cx+dy)."""

    name: str
    images: dict[str, list[int]]
    matrix: tuple[int, int, int, int]


@dataclass(frozen=True)
class Features:
    """The rows and the action ids of a game, at one number of seats and with certain options."""

    game: str
    features: tuple[Feature, ...]
    families: tuple[Family, ...]
    symmetries: tuple[Symmetry, ...] = ()
    spots: dict[str, list[Cell]] | None = None  # axes of actions that are told by coordinates, as the rows tell them

    @property
    def numbers(self) -> int:
        """How long a row is."""
        return sum(feature.numbers for feature in self.features)

    @cached_property
    def starts(self) -> dict[str, int]:
        """Where each feature begins."""
        found, at = {}, 0
        for feature in self.features:
            found[feature.name] = at
            at += feature.numbers
        return found

    def __getitem__(self, name: str) -> Feature:
        return next(feature for feature in self.features if feature.name == name)

    def run(self, name: str) -> slice:
        """The numbers of a row that belong to that feature."""
        return slice(self.starts[name], self.starts[name] + self[name].numbers)

    def names(self) -> list[str]:
        """Every number of a row by name, such as `knights[seat 0, hex 12]`."""
        return [
            f"{feature.name}[{', '.join(f'{axis} {k}' for (axis, _), k in zip(feature.axes, entry, strict=True))}]"
            if feature.axes
            else feature.name
            for feature in self.features
            for entry in entries(feature.shape)
        ]

    @cached_property
    def columns(self) -> tuple[str, ...]:
        """What the features of an action are: its family, then an entry of each axis that any family has."""
        found = ["family"]
        for family in self.families:
            for axis, _ in family.axes:
                for column in self.told(axis):
                    if column not in found:
                        found.append(column)
        return tuple(found)

    def told(self, axis: str) -> tuple[str, ...]:
        """The columns that tell where along an axis an action is."""
        return (f"{axis}_x", f"{axis}_y") if self.spots is not None and axis in self.spots else (axis,)

    def actions(self) -> list[list[int]]:
        """The features of every action id: the number of its family, and entries counted from 1, 0 where it has none.

        Along an axis that is told by coordinates they are those, as in the rows.
        """
        at = {column: k for k, column in enumerate(self.columns)}
        rows = []
        for number, family in enumerate(self.families):
            for entry in entries(tuple(size for _, size in family.axes)):
                row = [0] * len(at)
                row[0] = number
                for (axis, _), k in zip(family.axes, entry, strict=True):
                    if self.spots is not None and axis in self.spots:
                        row[at[f"{axis}_x"]], row[at[f"{axis}_y"]] = self.spots[axis][k]
                    else:
                        row[at[axis]] = k + 1
                rows.append(row)
        return rows

    def turned_ids(self, symmetry: Symmetry) -> list[int]:
        """For every action id, the id that does the same on the turned board."""
        found = []
        for family in self.families:
            sizes = tuple(size for _, size in family.axes)
            for entry in entries(sizes):
                image = [image_of(symmetry, axis, k) for (axis, _), k in zip(family.axes, entry, strict=True)]
                found.append(family.base + index_of(image, sizes))
        return found

    def turned_order(self, symmetry: Symmetry) -> list[int]:
        """For every number of the turned row, the number of the row as it was that it comes from."""
        order = [0] * self.numbers
        for feature in self.features:
            start = self.starts[feature.name]
            for k, entry in enumerate(entries(feature.shape)):
                image = [image_of(symmetry, axis, j) for (axis, _), j in zip(feature.axes, entry, strict=True)]
                order[start + index_of(image, feature.shape)] = start + k
        return order


def entries(shape: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """All indices of that shape, the last the fastest."""
    if not shape:
        yield ()
        return
    for first in range(shape[0]):
        for rest in entries(shape[1:]):
            yield (first, *rest)


def index_of(entry: Sequence[int], shape: tuple[int, ...]) -> int:
    index = 0
    for k, size in zip(entry, shape, strict=True):
        index = index * size + k
    return index


def image_of(symmetry: Symmetry, axis: str, k: int) -> int:
    images = symmetry.images.get(axis)
    return k if images is None or k >= len(images) else images[k]


# The turns of a plane of hexes in axial coordinates, and of a plane of squares as (column, row) with rows downwards.
HEX_TURNS = {
    "as it is": (1, 0, 0, 1), "turned 60": (0, -1, 1, 1), "turned 120": (-1, -1, 1, 0), "turned 180": (-1, 0, 0, -1),
    "turned 240": (0, 1, -1, -1), "turned 300": (1, 1, -1, 0), "mirrored": (0, 1, 1, 0),
    "mirrored 60": (-1, 0, 1, 1), "mirrored 120": (-1, -1, 0, 1), "mirrored 180": (0, -1, -1, 0),
    "mirrored 240": (1, 0, -1, -1), "mirrored 300": (1, 1, 0, -1),
}  # fmt: skip
SQUARE_TURNS = {
    "as it is": (1, 0, 0, 1), "turned 90": (0, -1, 1, 0), "turned 180": (-1, 0, 0, -1), "turned 270": (0, 1, -1, 0),
    "mirrored": (-1, 0, 0, 1), "mirrored 90": (0, 1, 1, 0), "mirrored 180": (1, 0, 0, -1),
    "mirrored 270": (0, -1, -1, 0),
}  # fmt: skip


def turnings(axis: str, cells: Sequence[Cell], turns: dict[str, tuple[int, int, int, int]]) -> tuple[Symmetry, ...]:
    """The turns that bring a board onto itself, with the images of its cells and of the directions between them."""
    steps = hexes.DIRECTIONS if len(turns) == len(HEX_TURNS) else [(dc, dr) for dr, dc in squares.DIRECTIONS]
    index = {cell: k for k, cell in enumerate(cells)}
    found = []
    for name, matrix in turns.items():
        moved = [turned(matrix, cell) for cell in cells]
        # A board need not lie around the origin: its turned corner goes back to where its corner is.
        dx = min(x for x, _ in cells) - min(x for x, _ in moved)
        dy = min(y for _, y in cells) - min(y for _, y in moved)
        images = [index.get((x + dx, y + dy), -1) for x, y in moved]
        if -1 not in images:
            winds = [steps.index(turned(matrix, step)) for step in steps]
            found.append(Symmetry(name, {axis: images, "direction": winds}, matrix))
    return tuple(found)


def turned(matrix: tuple[int, int, int, int], cell: Cell) -> Cell:
    a, b, c, d = matrix
    return a * cell[0] + b * cell[1], c * cell[0] + d * cell[1]
