"""How a game's settings read the options in force, which are checked already."""

from collections.abc import Mapping

Options = Mapping[str, bool | int | str]


def number(options: Options, name: str) -> int:
    """An option that is a whole number."""
    value = options[name]
    assert isinstance(value, int)
    return value


def text(options: Options, name: str) -> str:
    """An option that is a text: a word of several, digits, or a notation of the game's own."""
    value = options[name]
    assert isinstance(value, str)
    return value


def digits(options: Options, name: str) -> list[int]:
    """An option that is a table of digits: "112233"."""
    return [int(digit) for digit in text(options, name)]


def numbers(options: Options, name: str) -> list[int]:
    """An option that is a table of whole numbers: "0,1,3"."""
    return [int(part) for part in text(options, name).split(",")]
