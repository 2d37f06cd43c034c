"""A game as it was played: the decisions in order, chance outcomes among them."""

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any

from donjon.core.document import Reader, kind_of
from donjon.core.errors import BadDocument, BadRecord

FORMAT = 1


@dataclass
class Record:
    """Everything needed to replay a game without a random generator."""

    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    actions: list[str] = field(default_factory=list)
    rules: int = 1

    def document(self) -> dict[str, Any]:
        """The record as JSON."""
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
            "actions": self.actions,
        }

    def digest(self, *more: object) -> str:
        """What tells it, together with whatever else is named, from any other."""
        said = [self.game, self.rules, self.seats, sorted(self.options.items()), self.actions, *more]
        return hashlib.sha256(json.dumps(said, separators=(",", ":")).encode()).hexdigest()

    @classmethod
    def read(cls, document: object) -> "Record":
        """A record from JSON; raises BadRecord for anything else."""
        try:
            reader = Reader(document)
            if reader.integer("format", 1, 1_000_000) != FORMAT:
                raise BadRecord(-1, f"format {document['format']} is newer than this program")  # type: ignore[index]
            options = reader.value("options")
            if not isinstance(options, dict):
                raise reader.refuse("options", f"must be an object, is {kind_of(options)}")
            record = cls(
                reader.text("game"),
                reader.integer("seats", 1, 99),
                options,
                reader.items("actions", _text),
                reader.integer("rules", 1, 1_000_000),
            )
            reader.done()
            return record
        except BadDocument as bad:
            raise BadRecord(-1, str(bad)) from None


def _text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise BadDocument(where, f"must be a text, is {kind_of(value)}")
    return value
