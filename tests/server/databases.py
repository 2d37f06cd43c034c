"""Real databases for the tests: a SQLite file, and a PostgreSQL server of our own that can be killed."""

import asyncio
import contextlib
import itertools
import os
import signal
import sqlite3
import subprocess
import time
import warnings
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import asyncpg

PATIENCE = 900.0  # seconds in which it has to end or to be back, on however busy a machine


class PostgreSQL:
    """A PostgreSQL server in a folder. It is the one PyPI's `pgserver` brings; nothing need be installed."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it speaks of a directory that containers lack
            from pgserver.postgres_server import get_server

            self._server = get_server(folder, cleanup_mode="stop")
        self.folder = folder
        self._numbers = itertools.count()

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"house{next(self._numbers)}"
        ask(self._uri("postgres"), f"CREATE DATABASE {name}")
        return self._uri(name)

    def copy(self, db: str) -> str:
        """The URL of a copy of a database that nobody uses."""
        name = f"house{next(self._numbers)}"
        ask(self._uri("postgres"), f"CREATE DATABASE {name} TEMPLATE {db.partition('?')[0].rpartition('/')[2]}")
        return self._uri(name)

    def kill(self) -> None:
        """As a power cut would: the server and all that serve connections for it."""
        pid = int((self.folder / "postmaster.pid").read_text().split()[0])
        os.kill(pid, signal.SIGSTOP)  # else it may have a child more once they are counted, which would live on
        until = time.monotonic() + PATIENCE
        while _state(pid) not in "TZ":
            assert time.monotonic() < until
            time.sleep(0.001)
        with open(f"/proc/{pid}/task/{pid}/children") as file:
            family = [pid, *(int(word) for word in file.read().split())]
        for member in family:
            with contextlib.suppress(ProcessLookupError):
                os.kill(member, signal.SIGKILL)
        while any(_state(member) != "Z" for member in family):
            assert time.monotonic() < until
            time.sleep(0.02)
        # A process that nobody has reaped yet would pass for a running server.
        for lock in [self.folder / "postmaster.pid", *self.folder.glob(".s.PGSQL.*.lock")]:
            lock.unlink()

    def start(self) -> None:
        """Again, after it was killed."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self._server.ensure_postgres_running()
                return
            except (subprocess.TimeoutExpired, subprocess.CalledProcessError, AssertionError):
                # It waits ten seconds, and what was killed may have much to read again before it is ready; asked
                # again meanwhile, it may meet itself.
                if time.monotonic() > until:
                    raise
                time.sleep(0.2)

    def stop(self) -> None:
        self._server.cleanup()

    def _uri(self, name: str) -> str:
        return str(self._server.get_uri(name))


def _state(pid: int) -> str:
    """What the system says a process does; of one that is gone, what it says of those nobody has asked after."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return "Z"


def ask(db: str, query: str, *values: object) -> list[tuple[Any, ...]]:
    """What a database answers. Placeholders are `?`; a database is a URL of PostgreSQL or a file of SQLite."""
    if "://" not in db:
        with contextlib.closing(sqlite3.connect(db)) as connection, connection:
            return connection.execute(query, values).fetchall()
    return asyncio.run(_ask_postgresql(db, query, values))


async def _ask_postgresql(db: str, query: str, values: Sequence[object]) -> list[tuple[Any, ...]]:
    numbers = itertools.count(1)
    numbered = "".join(f"${next(numbers)}" if letter == "?" else letter for letter in query)
    connection = await asyncpg.connect(db)
    try:
        return [tuple(row) for row in await connection.fetch(numbered, *values)]
    finally:
        await connection.close()


@contextlib.contextmanager
def locked(db: str) -> Iterator[None]:
    """Nobody else can write meanwhile."""
    if "://" not in db:
        with contextlib.closing(sqlite3.connect(db, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            yield
            connection.execute("ROLLBACK")
        return
    loop = asyncio.new_event_loop()
    connection = loop.run_until_complete(asyncpg.connect(db))
    try:
        loop.run_until_complete(connection.execute("BEGIN; LOCK TABLE tables, decisions, requests IN EXCLUSIVE MODE"))
        yield
    finally:
        loop.run_until_complete(connection.close())
        loop.close()
