"""A plain decision written down in the database's own words: nothing is written so often, so nothing stands between.

What is written is said in `decision`.
"""

import asyncio
import contextlib
import sqlite3
from typing import Any, Protocol

import asyncpg
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from donjon.server.storage import decision
from donjon.server.storage.decision import Entry, Part, Values, in_one_statement
from donjon.server.storage.saved import Moved
from donjon.server.storage.writer import OneWriter

PENS = 6  # connections of a process to a PostgreSQL on which decisions are written
WHAT = "a decision"

# What asyncpg says when it is not understood, not answered, or cut off in the middle of a word.
FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)


class Scribe(Protocol):
    """Writes decisions down."""

    async def write(self, entry: Entry) -> None:
        """All of it, or nothing: raises Moved, and SQLAlchemyError or OSError where the database will not."""

    async def stop(self) -> None:
        """Nothing more is to be written."""


class SqliteScribe:
    """Decisions that come together go to the disk together."""

    def __init__(self, writer: OneWriter) -> None:
        self._writer = writer

    async def write(self, entry: Entry) -> None:
        await self._writer.put(lambda db: _write(db, entry))

    async def stop(self) -> None:
        """The writer is not its own."""


def _write(db: sqlite3.Connection, entry: Entry) -> None:
    def execute(part: Part, values: Values) -> int:
        words, names = part.sqlite
        return db.execute(words, [values[name] for name in names]).rowcount

    decision.write(entry, execute)


class Pen:
    """A connection to a PostgreSQL that writes nothing but decisions."""

    def __init__(self, db: AsyncConnection, connection: Any, statement: Any, names: list[str]) -> None:
        self._db = db
        self._connection = connection
        self._statement = statement
        self._names = names

    @classmethod
    async def cut(cls, engine: AsyncEngine) -> "Pen":
        db = await engine.connect()
        try:
            await db.execution_options(isolation_level="AUTOCOMMIT")
            connection = (await db.get_raw_connection()).driver_connection
            assert connection is not None
            words, names = in_one_statement()
            return cls(db, connection, await connection.prepare(words), names)
        except BaseException:
            await _throw_away(db)
            raise

    @property
    def is_broken(self) -> bool:
        return bool(self._connection.is_closed())

    async def wrote(self, entry: Entry) -> bool:
        """Whether the table was as it had been read, and the decision is written."""
        values = entry.values() | {"texts": entry.texts}
        return bool(await self._statement.fetchval(*(values[name] for name in self._names)))

    async def throw_away(self) -> None:
        await _throw_away(self._db)


async def _throw_away(db: AsyncConnection) -> None:
    with contextlib.suppress(SQLAlchemyError, OSError):  # it is gone already
        await db.invalidate()
    with contextlib.suppress(SQLAlchemyError, OSError):
        await db.close()


class PostgresqlScribe:
    """A few pens, each for one decision at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._pens: list[Pen] = []
        self._room = asyncio.Semaphore(PENS)

    async def write(self, entry: Entry) -> None:
        async with self._room:
            try:
                wrote = await self._wrote(entry)
            except asyncpg.UniqueViolationError as twice:
                raise IntegrityError(WHAT, None, twice) from None
            except FAILURES as failed:
                raise DBAPIError(WHAT, None, failed) from None
        if not wrote:
            raise Moved(entry.table)

    async def _wrote(self, entry: Entry) -> bool:
        pen = await self._pen()
        try:
            wrote = await pen.wrote(entry)
        except asyncpg.UniqueViolationError:
            self._pens.append(pen)
            raise
        except BaseException:
            # Whatever it was, the next decision gets a pen that nothing is known against.
            await pen.throw_away()
            raise
        self._pens.append(pen)
        return wrote

    async def _pen(self) -> Pen:
        while self._pens:
            pen = self._pens.pop()
            if not pen.is_broken:
                return pen
            await pen.throw_away()
        return await Pen.cut(self._engine)

    async def stop(self) -> None:
        while self._pens:
            await self._pens.pop().throw_away()
