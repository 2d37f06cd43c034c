"""Results on the terminal: aligned for people, or JSON for programs."""

import json
from collections.abc import Sequence
from typing import Any

from fluent.runtime.types import fluent_number

from donjon.messages import say


def print_json(document: dict[str, Any]) -> None:
    """The result for programs."""
    print(json.dumps(document, ensure_ascii=False, indent=2))


def print_table(rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> None:
    """Rows in columns, those in `right` flush right; the first row is the head."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = [
            cell.rjust(width) if column in right else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        print("  " + "  ".join(cells).rstrip())


def number(value: float, language: str, digits: int = 0) -> str:
    """A number as that language writes it."""
    from babel import Locale  # as Fluent does

    shown = fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits)
    return str(shown.format(Locale.parse(language)))


def actor_name(actor: int, language: str) -> str:
    """Who decides: chance or a seat, counted from 0 as in records."""
    return say("cli-chance", language) if actor < 0 else say("cli-seat", language, seat=actor)
