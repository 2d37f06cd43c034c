"""Reading JSON strictly: every field known, every value of its type and in its range."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from donjon.core.errors import BadDocument

T = TypeVar("T")


def kind_of(value: object) -> str:
    """A JSON value's type, in words."""
    if value is None:
        return "null"
    names = {bool: "a boolean", int: "a number", float: "a number", str: "a text", list: "a list", dict: "an object"}
    return names.get(type(value), type(value).__name__)


class Reader:
    """A JSON object being read; `done` refuses the fields nobody asked for."""

    def __init__(self, document: object, where: str = "") -> None:
        if not isinstance(document, dict):
            raise BadDocument(where, f"must be an object, is {kind_of(document)}")
        self.document: dict[str, object] = document
        self.where = where
        self.asked: set[str] = set()

    def path(self, field: str) -> str:
        return f"{self.where}.{field}" if self.where else field

    def refuse(self, field: str, problem: str) -> BadDocument:
        return BadDocument(self.path(field), problem)

    def has(self, field: str) -> bool:
        return field in self.document

    def value(self, field: str) -> object:
        """The field as it stands."""
        self.asked.add(field)
        if field not in self.document:
            raise self.refuse(field, "is missing")
        return self.document[field]

    def integer(self, field: str, low: int, high: int) -> int:
        return whole(self.value(field), low, high, self.path(field))

    def flag(self, field: str) -> bool:
        value = self.value(field)
        if not isinstance(value, bool):
            raise self.refuse(field, f"must be true or false, is {kind_of(value)}")
        return value

    def text(self, field: str) -> str:
        value = self.value(field)
        if not isinstance(value, str):
            raise self.refuse(field, f"must be a text, is {kind_of(value)}")
        return value

    def one_of(self, field: str, words: Sequence[str]) -> int:
        """A text that is one of `words`, as its index."""
        return one_of(self.value(field), words, self.path(field))

    def items(self, field: str, read: Callable[[object, str], T], length: int | None = None) -> list[T]:
        """A list, each item read by `read(item, path)`."""
        value = self.value(field)
        if not isinstance(value, list):
            raise self.refuse(field, f"must be a list, is {kind_of(value)}")
        if length is not None and len(value) != length:
            raise self.refuse(field, f"must have {length} items, has {len(value)}")
        return [read(item, f"{self.path(field)}[{i}]") for i, item in enumerate(value)]

    def integers(self, field: str, low: int, high: int, length: int | None = None) -> list[int]:
        return self.items(field, lambda item, where: whole(item, low, high, where), length)

    def object(self, field: str) -> "Reader":
        """A nested object, to be read and closed with `done` in its turn."""
        return Reader(self.value(field), self.path(field))

    def done(self) -> None:
        for field in self.document:
            if field not in self.asked:
                known = ", ".join(sorted(self.asked))
                raise self.refuse(str(field)[:40], f"is not a field here; known are {known}")


def whole(value: object, low: int, high: int, where: str) -> int:
    """A whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadDocument(where, f"must be a whole number, is {kind_of(value)}")
    if not low <= value <= high:
        raise BadDocument(where, f"must be {low} to {high}, is {value}")
    return value


def one_of(value: object, words: Sequence[str], where: str) -> int:
    """A text among `words`, as its index."""
    if not isinstance(value, str) or value not in words:
        raise BadDocument(where, f"must be one of {', '.join(words)}, is {str(value)[:40]!r}")
    return words.index(value)
