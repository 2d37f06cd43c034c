"""Rows, and what they say. A damaged one is told apart from a database that is away, and the rest is read."""

import sqlite3
from dataclasses import fields
from typing import Any

from sqlalchemy import JSON, BigInteger, Boolean, Integer, LargeBinary, Row, String, Table
from sqlalchemy.exc import DBAPIError

from donjon.core.errors import DonjonError
from donjon.server.storage.saved import Saved, Seat, Standing, Stranded
from donjon.server.storage.schema import SEATS, TABLES

# What reading makes of a row with something else in it than was ever written there.
DAMAGED = (ValueError, TypeError, LookupError, AttributeError, ArithmeticError)
LARGEST = 2**53  # no moment, no version and no count is larger
KINDS: dict[type[Any], type[Any]] = {
    JSON: dict,
    Boolean: bool,
    BigInteger: int,
    Integer: int,
    LargeBinary: bytes,
    String: str,
}
# What a table has just as its row does.
PLAIN = [field.name for field in fields(Saved) if field.name in TABLES.c and field.name != "stranded"]


class BadRow(DonjonError):
    """What the database has of something cannot be read; the rest of it can."""


def damage(wrong: Exception) -> str | None:
    """What is wrong with a row that could not be read; None where that is not the fault of the row."""
    if isinstance(wrong, BadRow):
        return str(wrong)
    if isinstance(wrong, DBAPIError):
        said = wrong.orig
        bent = isinstance(said, sqlite3.Error) and (
            "decode to UTF-8" in str(said) or getattr(said, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CORRUPT
        )
        return str(said) if bent else None
    return f"{type(wrong).__name__}: {wrong}" if isinstance(wrong, DAMAGED) else None


def check(row: Row[Any], table: Table) -> None:
    """Every value of a whole row must be of the kind of its column, for SQLite takes any; raises BadRow."""
    for value, (name, kind, optional) in zip(row, _columns(table), strict=True):
        if (value is None and optional) or isinstance(value, kind):
            if kind is not int or value is None or -LARGEST < value < LARGEST:
                continue
        raise BadRow(f"{table.name}.{name} cannot be {str(value)[:40]!r}")


_KNOWN: dict[str, list[tuple[str, type[Any], bool]]] = {}


def _columns(table: Table) -> list[tuple[str, type[Any], bool]]:
    if table.name not in _KNOWN:
        _KNOWN[table.name] = [(column.name, kind_of(column.type), bool(column.nullable)) for column in table.columns]
    return _KNOWN[table.name]


def kind_of(type_of_column: object) -> type[Any]:
    """What Python makes of a column of that type."""
    return next(kind for column, kind in KINDS.items() if isinstance(type_of_column, column))


def seat_of(row: Row[Any]) -> Seat:
    """A seat as its row has it; raises BadRow."""
    check(row, SEATS)
    return Seat(row.seat, row.kind, row.name, row.bot, row.person, row.key_hash, row.spent, row.lent)


def saved_of(row: Row[Any], seats: tuple[Seat, ...], decisions: tuple[str, ...]) -> Saved:
    """A table as its row has it; raises BadRow."""
    check(row, TABLES)
    return Saved(
        **{name: row._mapping[name] for name in PLAIN},
        seats=seats,
        decisions=decisions,
        standing=Standing(row.status, row.ply, row.actor, row.turn, row.digest, row.asked, row.deadline),
        stranded=None if row.stranded is None else Stranded(**row.stranded),
    )
