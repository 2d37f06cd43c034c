"""Everything a database keeps, carried to a file and back: for backups, and from one kind of database to another.

The file has one JSON object a line: first what it is, then every row, last how many there were, so that a file
cut short is noticed.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import IO, Any

from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

import donjon
from donjon.core.errors import DonjonError
from donjon.server.storage import migrations
from donjon.server.storage.database import alone, is_sqlite
from donjon.server.storage.schema import METADATA

FORMAT = 1
AT_ONCE = 500  # rows written together
OWN_MATTERS = {"outbox", "bot_turns", "quarantine", "pulse"}  # of the processes that run now, not of the tables


class BadExport(DonjonError):
    """The file is not a whole export that this program can read."""

    def __init__(self, line: int, problem: str) -> None:
        self.line = line
        self.problem = problem
        super().__init__(f"line {line}: {problem}")


class NotEmpty(DonjonError):
    """There are tables in the database already."""


async def carry_out(engine: AsyncEngine, file: IO[str]) -> Counter[str]:
    """Write everything of one moment to the file; how many rows of what."""
    counts: Counter[str] = Counter()
    async with engine.connect() as db:
        if not is_sqlite(engine):
            await db.execution_options(isolation_level="REPEATABLE READ")
        revision = await db.run_sync(migrations.revision_of)
        if revision != migrations.HEAD:
            raise BadExport(0, f"the database is at revision {revision}; run `donjon migrate` first")
        _write(file, {"donjon": "export", "format": FORMAT, "schema": revision, "version": donjon.__version__})
        for table in METADATA.sorted_tables:
            if table.name not in OWN_MATTERS:
                async for row in await db.stream(select(table).order_by(*table.primary_key.columns)):
                    _write(
                        file, {"in": table.name, "row": {name: _plain(value) for name, value in row._mapping.items()}}
                    )
                    counts[table.name] += 1
    _write(file, {"end": dict(counts)})
    return counts


async def carry_in(engine: AsyncEngine, file: IO[str]) -> Counter[str]:
    """Read a whole export into an empty database, all or nothing; how many rows of what."""
    lines = _lines(file)
    _, head = next(lines, (1, {}))
    revision = _revision(head)
    async with alone(engine) as db:
        return await db.run_sync(_carry_in, revision, lines)


def _carry_in(db: Connection, revision: str, lines: Iterator[tuple[int, dict[str, Any]]]) -> Counter[str]:
    before = migrations.revision_of(db)
    if before is not None and db.scalar(select(func.count()).select_from(text("tables"))):
        raise NotEmpty("there are tables in the database already")
    if before is not None and before > revision:
        raise BadExport(1, f"is of schema {revision}; the database is at {before} already: begin with a new one")
    # As the database was when the export was made; then brought to the present as any other.
    migrations.upgrade(db, revision)
    shape = MetaData()
    shape.reflect(db)
    counts: Counter[str] = Counter()
    rows: list[dict[str, Any]] = []
    filling: Table | None = None
    for number, line in lines:
        if "end" in line:
            _flush(db, filling, rows)
            if line["end"] != dict(counts):
                raise BadExport(number, "does not have as many rows as it says")
            migrations.upgrade(db)
            _rouse_bots(db)
            return counts
        table = shape.tables.get(str(line.get("in")))
        if table is None or table.name in OWN_MATTERS or not isinstance(line.get("row"), dict):
            raise BadExport(number, "is not a row of this program's tables")
        if table is not filling or len(rows) >= AT_ONCE:
            _flush(db, filling, rows)
            filling = table
        rows.append(_row(table, line["row"], number))
        counts[table.name] += 1
    raise BadExport(0, "ends before its end")


def _rouse_bots(db: Connection) -> None:
    db.execute(
        text(
            "INSERT INTO bot_turns (table_id, process, until) "
            "SELECT tables.id, '', 0 FROM tables "
            "JOIN seats ON seats.table_id = tables.id AND seats.seat = tables.actor "
            "WHERE tables.status = 'playing' AND seats.bot IS NOT NULL"
        )
    )


def _flush(db: Connection, table: Table | None, rows: list[dict[str, Any]]) -> None:
    if table is not None and rows:
        db.execute(insert(table), rows)
    rows.clear()


def _row(table: Table, row: dict[str, Any], number: int) -> dict[str, Any]:
    unknown = set(row) - set(table.columns.keys())
    if unknown:
        raise BadExport(number, f"has {sorted(unknown)[0]!r}, which {table.name} has not")
    return {name: _kept(table, name, value, number) for name, value in row.items()}


def _kept(table: Table, name: str, value: Any, number: int) -> Any:
    if value is not None and isinstance(table.columns[name].type, LargeBinary):
        try:
            return bytes.fromhex(value["hex"])
        except (TypeError, KeyError, ValueError):
            raise BadExport(number, f"{name} must be hexadecimal") from None
    return value


def _plain(value: Any) -> Any:
    return {"hex": value.hex()} if isinstance(value, bytes) else value


def _revision(head: dict[str, Any]) -> str:
    if head.get("donjon") != "export":
        raise BadExport(1, "is not an export of Donjon")
    revision = str(head.get("schema"))
    if head.get("format") != FORMAT or revision > migrations.HEAD:
        raise BadExport(1, f"was made by a newer version ({head.get('version')})")
    return revision


def _lines(file: Iterable[str]) -> Iterator[tuple[int, dict[str, Any]]]:
    for number, line in enumerate(file, 1):
        try:
            document = json.loads(line)
        except ValueError:
            raise BadExport(number, "is not JSON") from None
        if not isinstance(document, dict):
            raise BadExport(number, "is not an object")
        yield number, document


def _write(file: IO[str], document: dict[str, Any]) -> None:
    file.write(json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n")
