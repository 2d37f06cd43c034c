"""Tables of words whose places are constants of the rules."""

from typing import TypeVar

W = TypeVar("W", bound=str)


def named(words: dict[int, W]) -> list[W]:
    """The words by their numbers; each is told with the constant that is its number, so that they cannot part."""
    if list(words) != list(range(len(words))):
        raise ValueError(f"numbered {list(words)}, not from 0 on: {', '.join(words.values())}")
    return list(words.values())
