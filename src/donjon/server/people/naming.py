"""What bots are called: by names that stay the same in every language and are nobody else's at the table."""

from collections.abc import Sequence
from typing import Protocol

# As many as there are seats at any table, twice over, so that people may well be called like some of them.
NAMES = (
    "Guilhem", "Aliénor", "Perceval", "Yseult", "Gauvain", "Blanche", "Thibaut", "Ermengarde", "Lancelin", "Clémence",
    "Foulques", "Héloïse", "Bohémond", "Mahaut", "Théo", "Isaure",
)  # fmt: skip


class Named(Protocol):
    """A seat, as far as names go."""

    @property
    def seat(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def name(self) -> str | None: ...


def names_of(seats: Sequence[Named]) -> list[str | None]:
    """What everybody is called: people as they say, bots by the next name of the list that no person has."""
    taken = {(seat.name or "").casefold() for seat in seats if seat.kind != "bot"}
    free = [name for name in NAMES if name.casefold() not in taken]
    names: list[str | None] = []
    for seat in seats:
        if seat.kind == "bot" and not seat.name:
            names.append(free[len([one for one in seats if one.kind == "bot" and one.seat < seat.seat]) % len(free)])
        else:
            names.append(seat.name)
    return names
