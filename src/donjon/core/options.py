"""Options of a game: typed, with the rulebook as default.

Labels and explanations are in the message catalogues under `option-<game>-<name>` (attribute `.help`, and `.code` for
how a value is written on a command line), the values of a choice under `option-<game>-<name>-<value>`, the entries of a
list under `part-<game>-<part>`, groups under `group-<game>-<group>`, presets under `preset-<game>-<name>`.
"""

import abc
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, ClassVar

from donjon.core.errors import BadOption

Value = bool | int | str
LONGEST_TEXT = 1_000


@dataclass(frozen=True)
class Option(abc.ABC):
    """One thing about the rules that a table may set.

    `kind` says what values it has, `group` is the subject it is listed under. It matters only with one of `seats`
    players, where that is said, and only while the switch `needs` is on.
    """

    kind: ClassVar[str]

    name: str
    default: Value
    group: str = field(default="rules", kw_only=True)
    seats: tuple[int, ...] = field(default=(), kw_only=True)
    needs: str | None = field(default=None, kw_only=True)

    @abc.abstractmethod
    def check(self, value: object) -> Value:
        """The value if the option takes it; raises BadOption if not."""

    def read(self, text: str) -> Value:
        """The value written as text, as on the command line."""
        return self.check(text)

    def samples(self) -> list[Value]:
        """Values worth trying besides the default."""
        worth_trying = (*getattr(self, "words", ()), *getattr(self, "suggested", ()))
        return [value for value in worth_trying if value != self.default]

    def describe(self) -> dict[str, Any]:
        """The option as JSON for whoever builds a form."""
        where = {"group": self.group, "seats": list(self.seats), "needs": self.needs}
        return {"name": self.name, "default": self.default, **where, **self.shape()}

    def shape(self) -> dict[str, Any]:
        """Its kind, and what values there are."""
        told = {one.name: getattr(self, one.name) for one in fields(self) if one.name not in KEPT_APART}
        lists = {name: list(value) for name, value in told.items() if isinstance(value, tuple)}
        return {"kind": self.kind, **told, **lists}


# What a description has for itself or leaves out.
KEPT_APART = {*(one.name for one in fields(Option)), "reads"}


@dataclass(frozen=True)
class Switch(Option):
    """On or off."""

    kind = "switch"

    def check(self, value: object) -> Value:
        if not isinstance(value, bool):
            raise BadOption(self.name, "must be true or false")
        return value

    def read(self, text: str) -> Value:
        words = {
            "true": True,
            "yes": True,
            "on": True,
            "1": True,
            "false": False,
            "no": False,
            "off": False,
            "0": False,
        }
        if text.lower() not in words:
            raise BadOption(self.name, f"must be true or false, not {text!r}")
        return words[text.lower()]

    def samples(self) -> list[Value]:
        return [not self.default]


@dataclass(frozen=True)
class Number(Option):
    """A whole number from low to high; `suggested` are the values other editions use."""

    kind = "number"

    low: int
    high: int
    suggested: tuple[int, ...] = ()

    def check(self, value: object) -> Value:
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadOption(self.name, "must be a whole number")
        if not self.low <= value <= self.high:
            raise BadOption(self.name, f"must be {self.low} to {self.high}, not {value}")
        return value

    def read(self, text: str) -> Value:
        try:
            return self.check(int(text))
        except ValueError:
            raise BadOption(self.name, f"must be a whole number, not {text!r}") from None

    def samples(self) -> list[Value]:
        return [value for value in (self.suggested or (self.low, self.high)) if value != self.default]


@dataclass(frozen=True)
class OneOf(Option):
    """One word of several."""

    kind = "choice"

    words: tuple[str, ...]

    def check(self, value: object) -> Value:
        if not isinstance(value, str) or value not in self.words:
            raise BadOption(self.name, f"must be one of {', '.join(self.words)}")
        return value


@dataclass(frozen=True)
class Digits(Option):
    """A short table: one digit from low to high for each face of a die or the like.

    `parts` names its entries; with `by_seats` there is one for each number of players instead, from that number on.
    """

    kind = "digits"

    length: int
    low: int
    high: int
    suggested: tuple[str, ...] = ()
    parts: tuple[str, ...] = field(default=(), kw_only=True)
    by_seats: int | None = field(default=None, kw_only=True)

    def check(self, value: object) -> Value:
        fits = isinstance(value, str) and len(value) == self.length and value.isascii() and value.isdigit()
        if not isinstance(value, str) or not fits or not all(self.low <= int(digit) <= self.high for digit in value):
            raise BadOption(self.name, f"must be {self.length} digits from {self.low} to {self.high}")
        return value


@dataclass(frozen=True)
class Text(Option):
    """One of some words, or a text in a notation of the game's own: `reads` raises ValueError for what is not in it.

    `parts` are the codes it is a choice of, where it is one: any of them, in that order.
    """

    kind = "text"

    reads: Callable[[str], object]
    suggested: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    parts: tuple[str, ...] = field(default=(), kw_only=True)

    def check(self, value: object) -> Value:
        if not isinstance(value, str) or len(value) > LONGEST_TEXT:
            raise BadOption(self.name, f"must be a text of at most {LONGEST_TEXT} characters")
        if value in self.words:
            return value
        try:
            self.reads(value)
        except ValueError as wrong:
            raise BadOption(self.name, str(wrong)) from None
        return value


def matching(pattern: str, what: str) -> Callable[[str], object]:
    """A reader of texts of that pattern, for `Text`."""

    def read(text: str) -> str:
        if re.fullmatch(pattern, text, re.ASCII) is None:
            raise ValueError(f"must be {what}")
        return text

    return read


@dataclass(frozen=True)
class Numbers(Option):
    """A short table of whole numbers, written with commas: "0,1,3"; its length may vary within bounds."""

    kind = "numbers"

    shortest: int
    longest: int
    low: int
    high: int
    suggested: tuple[str, ...] = ()
    parts: tuple[str, ...] = field(default=(), kw_only=True)

    def check(self, value: object) -> Value:
        if not isinstance(value, str) or not self.fits(value):
            length = f"{self.shortest}" if self.shortest == self.longest else f"{self.shortest} to {self.longest}"
            raise BadOption(
                self.name, f"must be {length} whole numbers from {self.low} to {self.high}, separated by commas"
            )
        return value

    def fits(self, value: str) -> bool:
        if len(value) > 12 * self.longest or not value.isascii():
            return False
        parts = value.split(",")
        try:
            numbers = [int(part) for part in parts]
        except ValueError:
            return False
        plain = parts == [str(number) for number in numbers]
        return (
            plain
            and self.shortest <= len(parts) <= self.longest
            and self.low <= min(numbers) <= max(numbers) <= self.high
        )


@dataclass(frozen=True)
class Preset:
    """A game people ask for by name: what it changes, how long it takes, and for how many it is, if not for all.

    Those `on_the_box` can be had in one click.
    """

    name: str
    options: Mapping[str, Value]
    minutes: int
    seats: tuple[int, ...] = ()
    on_the_box: bool = True

    def describe(self) -> dict[str, Any]:
        """The preset as JSON."""
        return {
            "name": self.name,
            "options": dict(self.options),
            "minutes": self.minutes,
            "seats": list(self.seats),
            "on_the_box": self.on_the_box,
        }


def about(group: str, *options: Option) -> tuple[Option, ...]:
    """Options of one subject."""
    return tuple(replace(option, group=group) for option in options)


def settle(options: tuple[Option, ...], given: Mapping[str, object] | None) -> dict[str, Value]:
    """All options with the given values checked and the others at their defaults."""
    known = {option.name: option for option in options}
    for name in given or {}:
        if name not in known:
            raise BadOption(str(name)[:40], f"is not an option; there are {', '.join(known)}")
    return {name: option.check((given or {}).get(name, option.default)) for name, option in known.items()}
