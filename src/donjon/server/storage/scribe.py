"""A plain decision written down in the database's own words: nothing is written so often, so nothing stands between.

What it does is what `Store` does for any change: the version guards the table, and the decision with the chance
outcomes it led to, the request that asked for it and a row in the outbox are there together or not at all.
"""

import asyncio
import contextlib
import sqlite3
from dataclasses import dataclass
from typing import Any, Protocol

import asyncpg
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from donjon.server.storage.saved import Moved, Request, Standing
from donjon.server.storage.writer import OneWriter

PENS = 6  # connections of a process to a PostgreSQL on which decisions are written
WHAT = "a decision"

# A status and a deadline that stay as they were are left alone: each has an index that would be written again.
SQLITE_MOVED = (
    "UPDATE tables SET version = ?, updated = ?, ply = ?, actor = ?, turn = ?, digest = ?, asked = ?, proposal = NULL"
    "{more} WHERE id = ? AND version = ?"
)
SQLITE_PLAYED = SQLITE_MOVED.format(more="")
SQLITE_TIMED = SQLITE_MOVED.format(more=", status = ?, deadline = ?")
SQLITE_OUT = "INSERT INTO outbox (table_id, version, made) VALUES (?, ?, ?)"
SQLITE_DECIDED = "INSERT INTO decisions (table_id, ply, text, made) VALUES (?, ?, ?, ?)"
SQLITE_ASKED = "INSERT INTO requests (table_id, client, person, verb, ply, number) VALUES (?, ?, ?, ?, ?, ?)"

# One statement is one transaction, and one way to the database and back.
POSTGRESQL = """
WITH moved AS (
    UPDATE tables SET version = $3::integer, updated = $4::bigint, status = $5::varchar, ply = $6::integer,
        actor = $7::integer, turn = $8::integer, digest = $9::varchar, asked = $10::bigint, deadline = $11::bigint,
        proposal = NULL
    WHERE id = $1::varchar AND version = $2::integer RETURNING id
), told AS (
    INSERT INTO outbox (table_id, version, made) SELECT id, $3, $4 FROM moved
), decided AS (
    INSERT INTO decisions (table_id, ply, text, made)
    SELECT id, $12::integer + place - 1, text, $4 FROM moved, unnest($13::varchar[]) WITH ORDINALITY AS one(text, place)
), asked AS (
    INSERT INTO requests (table_id, client, person, verb, ply, number)
    SELECT id, $14::varchar, $15::varchar, $16::varchar, $17::integer, $18::integer FROM moved WHERE $14 IS NOT NULL
)
SELECT count(*) FROM moved
"""
NOBODY = (None, None, None, None, None)
# What asyncpg says when it is not understood, not answered, or cut off in the middle of a word.
FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)


@dataclass(frozen=True, slots=True)
class Entry:
    """A decision and the chance outcomes it led to, as they are to be written down."""

    table: str
    read: int  # the version of the table it was decided at
    moment: int
    before: Standing
    after: Standing
    texts: tuple[str, ...]
    request: Request | None


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
    table, version, moment, after = entry.table, entry.read + 1, entry.moment, entry.after
    new = (version, moment, after.ply, after.actor, after.turn, after.digest, after.asked)
    if after.status == entry.before.status and after.deadline == entry.before.deadline:
        moved = db.execute(SQLITE_PLAYED, (*new, table, entry.read))
    else:
        moved = db.execute(SQLITE_TIMED, (*new, after.status, after.deadline, table, entry.read))
    if moved.rowcount != 1:
        raise Moved(table)
    db.execute(SQLITE_OUT, (table, version, moment))
    for ply, text in enumerate(entry.texts, entry.before.ply):
        db.execute(SQLITE_DECIDED, (table, ply, text, moment))
    if entry.request is not None:
        asked = entry.request
        db.execute(SQLITE_ASKED, (table, asked.client, asked.person, asked.verb, asked.ply, asked.number))


class Pen:
    """A connection to a PostgreSQL that writes nothing but decisions."""

    def __init__(self, db: AsyncConnection, connection: Any, statement: Any) -> None:
        self._db = db
        self._connection = connection
        self._statement = statement

    @classmethod
    async def cut(cls, engine: AsyncEngine) -> "Pen":
        db = await engine.connect()
        try:
            await db.execution_options(isolation_level="AUTOCOMMIT")
            connection = (await db.get_raw_connection()).driver_connection
            assert connection is not None
            return cls(db, connection, await connection.prepare(POSTGRESQL))
        except BaseException:
            await _throw_away(db)
            raise

    @property
    def is_broken(self) -> bool:
        return bool(self._connection.is_closed())

    async def wrote(self, values: tuple[object, ...]) -> bool:
        """Whether the table was as it had been read, and the decision is written."""
        return bool(await self._statement.fetchval(*values))

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
        after, asked = entry.after, entry.request
        standing = (after.status, after.ply, after.actor, after.turn, after.digest, after.asked, after.deadline)
        request = NOBODY if asked is None else (asked.client, asked.person, asked.verb, asked.ply, asked.number)
        guard = (entry.table, entry.read, entry.read + 1, entry.moment)
        async with self._room:
            try:
                wrote = await self._wrote((*guard, *standing, entry.before.ply, entry.texts, *request))
            except asyncpg.UniqueViolationError as twice:
                raise IntegrityError(WHAT, None, twice) from None
            except FAILURES as failed:
                raise DBAPIError(WHAT, None, failed) from None
        if not wrote:
            raise Moved(entry.table)

    async def _wrote(self, values: tuple[object, ...]) -> bool:
        pen = await self._pen()
        try:
            wrote = await pen.wrote(values)
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
