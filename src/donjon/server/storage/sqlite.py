"""SQLite without a thread for every statement.

Statements of ours take some hundredths of a millisecond: less than handing them to another thread and waiting for it.
So they run where they are asked, and only what waits for the disk, a commit, is left to a thread. Where another process
holds the database the statement is tried again, while everybody else is served.

SQLAlchemy speaks to a connection of aiosqlite; this is one in its place.
"""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

from donjon.server.futures import resolve_from_thread

LOCK_SECONDS = 5.0  # seconds that a statement waits for another process
PAUSE = 0.005


def _of_the_cursor(name: str) -> Any:
    """What Python's own cursor has under that name."""
    return property(lambda ours: getattr(ours._cursor, name), lambda ours, value: setattr(ours._cursor, name, value))


class Cursor:
    """One statement and its rows."""

    def __init__(self, connection: "Connection") -> None:
        self._connection = connection
        self._cursor = connection._conn.cursor()

    async def __aenter__(self) -> "Cursor":
        return self

    async def __aexit__(self, *_: object) -> None:
        self._cursor.close()

    description = _of_the_cursor("description")
    rowcount = _of_the_cursor("rowcount")
    lastrowid = _of_the_cursor("lastrowid")
    arraysize = _of_the_cursor("arraysize")

    async def execute(self, statement: str, values: Any = ()) -> "Cursor":
        await _patiently(lambda: self._cursor.execute(statement, values))
        return self

    async def executemany(self, statement: str, rows: Sequence[Any]) -> "Cursor":
        await _patiently(lambda: self._cursor.executemany(statement, rows))
        return self

    async def fetchone(self) -> Any:
        return self._cursor.fetchone()

    async def fetchmany(self, size: int | None = None) -> list[Any]:
        return self._cursor.fetchmany(size or self.arraysize)

    async def fetchall(self) -> list[Any]:
        return self._cursor.fetchall()

    async def close(self) -> None:
        self._cursor.close()

    async def __aiter__(self) -> AsyncIterator[Any]:
        for row in self._cursor:
            yield row


class Connection:
    """A connection whose statements run at once and whose commits wait in a thread."""

    def __init__(self, path: str) -> None:
        # Used by one task at a time, but by more than one thread.
        self._conn = sqlite3.connect(path, check_same_thread=False, timeout=0.0)
        self._tx = AtOnce()
        self._open = True
        self._disk: Disk | None = None

    @property
    def _connection(self) -> sqlite3.Connection | None:
        return self._conn if self._open else None

    @property
    def isolation_level(self) -> str | None:
        return self._conn.isolation_level

    @property
    def driver(self) -> sqlite3.Connection:
        """Python's own connection, for whoever needs nothing in between."""
        return self._conn

    def cursor(self) -> Cursor:
        return Cursor(self)

    async def begin(self) -> None:
        """A transaction that will write."""
        await _patiently(lambda: self._conn.execute("BEGIN IMMEDIATE"))

    async def commit(self) -> None:
        if self._conn.in_transaction:
            self._disk = self._disk or Disk(self._conn)
            await self._disk.commit()

    async def rollback(self) -> None:
        if self._conn.in_transaction:
            self._conn.rollback()

    async def create_function(self, *args: Any, **options: Any) -> None:
        self._conn.create_function(*args, **options)

    async def close(self) -> None:
        self.stop()

    def stop(self) -> None:
        if self._open:
            self._open = False
            if self._disk is not None:
                self._disk.leave()
            self._conn.close()


class Disk:
    """A thread that commits, one transaction after another; much less to do than for one that can do anything."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._waiting: queue.SimpleQueue[asyncio.Future[None] | None] = queue.SimpleQueue()
        threading.Thread(target=self._work, name="disk", daemon=True).start()

    async def commit(self) -> None:
        done = self._loop.create_future()
        self._waiting.put(done)
        await done

    def leave(self) -> None:
        self._waiting.put(None)

    def _work(self) -> None:
        while (done := self._waiting.get()) is not None:
            failed: Exception | None = None
            try:
                self._connection.commit()
            except Exception as why:
                failed = why
            resolve_from_thread(done, None, failed)


class AtOnce:
    """Where SQLAlchemy leaves work for aiosqlite's thread; it is done at once."""

    def put_nowait(self, work: tuple["asyncio.Future[Any]", Callable[[], Any]]) -> None:
        promise, do = work
        promise.set_result(do())


async def connect(path: str) -> Connection:
    return Connection(path)


async def _patiently(do: Callable[[], object]) -> None:
    until = time.monotonic() + LOCK_SECONDS
    while True:
        try:
            do()
            return
        except sqlite3.OperationalError as busy:
            if getattr(busy, "sqlite_errorcode", 0) & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
        await asyncio.sleep(PAUSE)
