"""What a learned judge reads off a position: how its tables are laid out, in words and in numbers."""

from typing import Final

from mypy_extensions import i64

GRADES: Final = 36  # of weights made by hand: two for every time they double


class Part:
    """One of the things said of every action; its entries stand together in the game's table.

    What is said is a kind of action and one value on each of the axes, the last axis counting fastest.
    """

    def __init__(self, name: str, kinds: list[str], *axes: tuple[str, int]) -> None:
        self.name: Final = name
        self.kinds: Final = kinds
        self.axes: Final = list(axes)

    def size(self) -> int:
        """How many entries it has."""
        size = len(self.kinds)
        for _, values in self.axes:
            size *= values
        return size

    def entry(self, place: int) -> str:
        """What its entry at that place says, in words."""
        said: list[str] = []
        for name, values in reversed(self.axes):
            said.append(f"{name} {place % values}")
            place //= values
        return ", ".join([self.kinds[place], *reversed(said)])


def entries(parts: list[Part]) -> int:
    """The size of a table with these parts."""
    return sum([part.size() for part in parts])


def beginnings(parts: list[Part]) -> list[int]:
    """Where each part begins in the table."""
    found: list[int] = []
    size = 0
    for part in parts:
        found.append(size)
        size += part.size()
    return found


def words(parts: list[Part]) -> list[str]:
    """What every entry of the table says."""
    return [f"{part.name}: {part.entry(place)}" for part in parts for place in range(part.size())]


def grade(weight: i64) -> i64:
    """How large a weight is, on a scale that climbs by two when it doubles."""
    found: i64 = 0
    while weight > 1:
        if weight < 4:
            found += 1 if weight == 3 else 0
            found += 2
            break
        weight >>= 1
        found += 2
    return found if found < GRADES else i64(GRADES - 1)
