"""Everything a database keeps, carried to a file and back: for backups, and from one kind of database to another.

The file has one JSON object a line: first what it is, then every row, last how many there were, so that a file
cut short is noticed.
"""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import IO, Any

from sqlalchemy import (
    JSON,
    Column,
    Connection,
    LargeBinary,
    MetaData,
    Row,
    String,
    Table,
    Text,
    cast,
    func,
    insert,
    select,
    text,
    type_coerce,
)
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, StatementError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.types import NullType

import donjon
from donjon.core.errors import DonjonError
from donjon.server.storage import migrations
from donjon.server.storage.database import alone, is_sqlite
from donjon.server.storage.rows import LARGEST, kind_of
from donjon.server.storage.schema import METADATA

FORMAT = 1
AT_ONCE = 500  # rows written together
LONGEST = 16_000_000  # characters of a line; the longest there is has a snapshot in it, and a hundredth of that
MADE_ANEW = {"snapshots"}  # and so not missed
OWN_MATTERS = {"outbox", "bot_turns", "quarantine", "pulse"}  # of the processes that run now, not of the tables


class BadExport(DonjonError):
    """The file is not a whole export that this program can read."""

    def __init__(self, line: int, problem: str) -> None:
        self.line = line
        self.problem = problem
        super().__init__(f"line {line}: {problem}")


class NotEmpty(DonjonError):
    """There are tables in the database already."""


@dataclass
class Carried:
    """How many rows of what went along, and what could not: tables and people with a damaged row."""

    counts: Counter[str] = field(default_factory=Counter)
    apart: set[str] = field(default_factory=set)


async def carry_out(engine: AsyncEngine, file: IO[str]) -> Carried:
    """Write everything of one moment to the file. A row that cannot be read is written as it is, apart."""
    carried = Carried()
    async with engine.connect() as db:
        if not is_sqlite(engine):
            await db.execution_options(isolation_level="REPEATABLE READ")
        revision = await db.run_sync(migrations.revision_of)
        if revision != migrations.HEAD:
            raise BadExport(0, f"the database is at revision {revision}; run `donjon migrate` first")
        _write(file, {"donjon": "export", "format": FORMAT, "schema": revision, "version": donjon.__version__})
        for table in METADATA.sorted_tables:
            if table.name not in OWN_MATTERS:
                as_it_is = select(*[_as_it_is(column, is_sqlite(engine)) for column in table.columns])
                async for row in await db.stream(as_it_is.order_by(*table.primary_key.columns)):
                    _write(file, _line(table, row, carried))
    _write(file, {"end": dict(carried.counts)})
    return carried


def _as_it_is(column: Column[Any], sqlite: bool) -> Any:
    """A column so that nothing in it, whatever it is, keeps anybody from the rows after it."""
    if isinstance(column.type, JSON):
        return cast(column, LargeBinary if sqlite else Text).label(column.name)
    if sqlite and isinstance(column.type, String):
        return cast(column, LargeBinary).label(column.name)
    return type_coerce(column, NullType()).label(column.name) if sqlite else column


def _line(table: Table, row: Row[Any], carried: Carried) -> dict[str, Any]:
    raw = row._mapping
    try:
        values = {column.name: _value(column, raw[column.name]) for column in table.columns}
    except (ValueError, TypeError, RecursionError):
        whose = next(iter(table.primary_key.columns))
        name = _shown(raw[whose.name])
        if table.name not in MADE_ANEW:
            carried.apart.add(name)
        return {"apart": table.name, "of": name, "row": {key: _shown(value) for key, value in raw.items()}}
    carried.counts[table.name] += 1
    return {"in": table.name, "row": {name: _plain(value) for name, value in values.items()}}


def _value(column: Column[Any], raw: Any) -> Any:
    """What belongs in such a column; raises ValueError or TypeError for anything else."""
    if raw is None and column.nullable:
        return None
    kind = kind_of(column.type)
    if kind is dict:
        return json.loads(raw)
    value = raw.decode() if kind is str and isinstance(raw, bytes) else bool(raw) if kind is bool else raw
    if not isinstance(value, kind) or (kind is int and not -LARGEST < value < LARGEST):
        raise ValueError(column.name)
    return value


def _shown(raw: Any) -> Any:
    return raw.decode(errors="backslashreplace") if isinstance(raw, bytes) else raw


async def carry_in(engine: AsyncEngine, file: IO[str]) -> Carried:
    """Read a whole export into an empty database, all or nothing; what was apart in it stays out."""
    lines = _lines(file)
    _, head = next(lines, (1, {}))
    revision = _revision(head)
    async with alone(engine) as db:
        return await db.run_sync(_carry_in, revision, lines)


def _carry_in(db: Connection, revision: str, lines: Iterator[tuple[int, dict[str, Any]]]) -> Carried:
    before = migrations.revision_of(db)
    if before is not None and db.scalar(select(func.count()).select_from(text("tables"))):
        raise NotEmpty("there are tables in the database already")
    if before is not None and before > revision:
        raise BadExport(1, f"is of schema {revision}; the database is at {before} already: begin with a new one")
    # As the database was when the export was made; then brought to the present as any other.
    migrations.upgrade(db, revision)
    shape = MetaData()
    shape.reflect(db)
    carried, counts = Carried(), Counter[str]()
    rows: list[dict[str, Any]] = []
    filling: Table | None = None
    for number, line in lines:
        if "end" in line:
            _flush(db, filling, rows, number)
            if line["end"] != dict(counts):
                raise BadExport(number, "does not have as many rows as it says")
            _leave_out(db, shape, carried)
            migrations.upgrade(db)
            _rouse_bots(db)
            return carried
        table = shape.tables.get(str(line.get("in", line.get("apart"))))
        if table is None or table.name in OWN_MATTERS or not isinstance(line.get("row"), dict):
            raise BadExport(number, "is not a row of this program's tables")
        if "apart" in line:
            if table.name not in MADE_ANEW:
                carried.apart.add(str(line.get("of")))
            continue
        counts[table.name] += 1
        row = _row(table, line["row"], number)
        if _is_apart(table, row, carried):
            continue
        if table is not filling or len(rows) >= AT_ONCE:
            _flush(db, filling, rows, number)
            filling = table
        rows.append(row)
        carried.counts[table.name] += 1
    raise BadExport(0, "ends before its end")


def _is_apart(table: Table, row: dict[str, Any], carried: Carried) -> bool:
    """Whether a row belongs to something with a row that could not be read; what belongs to it is apart too."""
    owners = [row.get(key.parent.name) for key in table.foreign_keys]
    apart = any(isinstance(owner, str) and owner in carried.apart for owner in owners)
    if apart:
        carried.apart.add(str(row.get("table_id") or row.get("id")))
    return apart


def _leave_out(db: Connection, shape: MetaData, carried: Carried) -> None:
    """A table of which any row could not be read stays out whole."""
    for table in reversed(shape.sorted_tables):
        column = table.columns.get("id" if table.name == "tables" else "table_id")
        if column is not None and table.name not in OWN_MATTERS:
            for one in carried.apart:
                carried.counts[table.name] -= db.execute(table.delete().where(column == one)).rowcount


def _rouse_bots(db: Connection) -> None:
    db.execute(
        text(
            "INSERT INTO bot_turns (table_id, process, until) "
            "SELECT tables.id, '', 0 FROM tables "
            "JOIN seats ON seats.table_id = tables.id AND seats.seat = tables.actor "
            "WHERE tables.status = 'playing' AND seats.bot IS NOT NULL"
        )
    )


def _flush(db: Connection, table: Table | None, rows: list[dict[str, Any]], number: int) -> None:
    """Write the rows that ended before that line; raises BadExport for those that no database takes."""
    try:
        if table is not None and rows:
            db.execute(insert(table), rows)
    except (OperationalError, InterfaceError):
        raise  # the database is away or full
    except (DBAPIError, StatementError, ValueError, OverflowError) as refused:
        said = str(getattr(refused, "orig", None) or refused).split("\n", maxsplit=1)[0]
        raise BadExport(max(1, number - len(rows)), f"has rows that cannot be kept: {said[:120]}") from None
    rows.clear()


def _row(table: Table, row: dict[str, Any], number: int) -> dict[str, Any]:
    unknown = set(row) - set(table.columns.keys())
    if unknown:
        raise BadExport(number, f"has {sorted(unknown)[0][:40]!r}, which {table.name} has not")
    return {name: _kept(table.columns[name], value, number) for name, value in row.items()}


def _kept(column: Column[Any], value: Any, number: int) -> Any:
    kind = kind_of(column.type)
    if value is None or kind is dict:
        return value
    if kind is bytes:
        try:
            return bytes.fromhex(value["hex"])
        except (TypeError, KeyError, ValueError):
            raise BadExport(number, f"{column.name} must be hexadecimal") from None
    if type(value) is not kind or (kind is int and not -LARGEST < value < LARGEST):
        raise BadExport(number, f"{column.name} cannot be {str(value)[:40]!r}")
    return value


def _plain(value: Any) -> Any:
    return {"hex": value.hex()} if isinstance(value, bytes) else value


def _revision(head: dict[str, Any]) -> str:
    if head.get("donjon") != "export":
        raise BadExport(1, "is not an export of Donjon")
    revision = str(head.get("schema"))
    if head.get("format") != FORMAT or revision > migrations.HEAD:
        raise BadExport(1, f"was made by a newer version ({str(head.get('version'))[:20]})")
    if revision not in migrations.REVISIONS:
        raise BadExport(1, f"is of no schema there ever was ({revision[:20]})")
    return revision


def _lines(file: IO[str]) -> Iterator[tuple[int, dict[str, Any]]]:
    for number, line in enumerate(iter(lambda: file.readline(LONGEST + 1), ""), 1):
        if len(line) > LONGEST:
            raise BadExport(number, "is too long")
        try:
            document = json.loads(line)
        except (ValueError, RecursionError):
            raise BadExport(number, "is not JSON") from None
        if not isinstance(document, dict):
            raise BadExport(number, "is not an object")
        yield number, document


def _write(file: IO[str], document: dict[str, Any]) -> None:
    file.write(json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n")
