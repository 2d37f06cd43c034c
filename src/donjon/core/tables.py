"""Tables whose places are constants of the rules."""

from typing import TypeVar

E = TypeVar("E")


def named(entries: dict[int, E]) -> list[E]:
    """The entries by their numbers; each is told with the constant that is its number, so that they cannot part."""
    if list(entries) != list(range(len(entries))):
        raise ValueError(f"numbered {list(entries)}, not from 0 on: {', '.join(map(str, entries.values()))}")
    return list(entries.values())
