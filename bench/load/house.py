"""The server under load, in processes of its own, and what it costs."""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .shares import Shares

TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    """A process that serves, and those it started; each that serves may have no more than a share of a core."""

    def __init__(
        self,
        command: list[str],
        host: str,
        port: int,
        ready: str,
        after: Callable[[], None],
        shares: Shares | None = None,
    ) -> None:
        self.command, self.host, self.port, self._ready, self._after = command, host, port, ready, after
        self._shares = shares
        self._alone = command[-2:] == ["--workers", "1"]

    def __enter__(self) -> "Server":
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        while self._ready not in (line := self.process.stdout.readline()):
            if not line:
                raise SystemExit("the server did not start")
        address = line.split("http://")[1].split()[0].strip("/")
        self.host, self.port = address.rsplit(":", 1)[0], int(address.rsplit(":", 1)[1])
        if self._shares is not None:
            try:
                self._shares.give([self.family(pid) for pid in self._serving()])
            except BaseException:
                self.__exit__()
                raise
        return self

    def __exit__(self, *_: object) -> None:
        self.process.send_signal(signal.SIGTERM)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(15)
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        if self._shares is not None:
            self._shares.take_back()
        self._after()

    def family(self, first: int | None = None) -> list[int]:
        """The process, or `first`, and all that it has started."""
        found, waiting = [], [first or self.process.pid]
        while waiting:
            pid = waiting.pop()
            found.append(pid)
            waiting += _children(pid)
        return found

    def _serving(self) -> list[int]:
        """The processes that serve: the workers it has started, or itself where it has none."""
        workers = [] if self._alone else [pid for pid in _children(self.process.pid) if _is_worker(pid)]
        return workers or [self.process.pid]

    def memory(self) -> float:
        """Megabytes that are the server's own."""
        total = 0
        for pid in self.family():
            with contextlib.suppress(OSError):
                lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
                total += sum(int(line.split()[1]) for line in lines if line.startswith("Private_"))
        return round(total / 1024, 1)

    def cpu_seconds(self) -> float:
        total = 0
        for pid in self.family():
            with contextlib.suppress(OSError):
                fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
                total += int(fields[11]) + int(fields[12])
        return total / TICKS


def _children(pid: int) -> list[int]:
    with contextlib.suppress(OSError):
        tasks = Path(f"/proc/{pid}/task").glob("*/children")  # by the thread that started them
        return [int(word) for file in tasks for word in file.read_text().split()]
    return []


def _is_worker(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    return False


def donjon_server(scratch: Path, db: str | None, workers: int, stored: int, share: float | None = None) -> Server:
    """Donjon over a new database, with so many tables in it that nobody opens."""
    folder = Path(tempfile.mkdtemp(prefix="house-", dir=scratch))
    folder.chmod(0o755)
    after: Callable[[], None] = lambda: shutil.rmtree(folder, ignore_errors=True)  # noqa: E731
    if db == "postgresql":
        db, stop = _postgresql(folder)
        remove = after
        after = lambda: (stop(), remove())  # type: ignore[assignment,func-returns-value]  # noqa: E731
    db = db or str(folder / "tables.sqlite3")
    if stored:
        store_tables(db, stored)
    command = [sys.executable, "-m", "donjon", "serve", "--port", "0", "--db", db, "--no-limits", "--lang", "en"]
    shares = None if share is None else Shares(share)
    return Server([*command, "--workers", str(workers)], "", 0, "http://", after, shares)


def _postgresql(folder: Path) -> tuple[str, Callable[[], None]]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pgserver.postgres_server import get_server

        server: Any = get_server(folder / "postgresql", cleanup_mode="stop")
    return str(server.get_uri()), server.cleanup


def store_tables(db: str, count: int) -> None:
    """Fill a database with copies of one table under way."""
    import asyncio

    from sqlalchemy import insert, select

    from donjon.server import bodies
    from donjon.server.people.identity import Person, random_letters
    from donjon.server.storage.address import database_url
    from donjon.server.storage.schema import DECISIONS, SEATS, TABLES
    from donjon.server.storage.store import Store
    from donjon.server.tables import chance
    from donjon.server.tables.tables import Tables

    async def fill() -> None:
        store = Store(database_url(db))
        await store.start()
        wanted = bodies.NewTable.model_validate({"game": "terre-de-barons", "seats": [{"kind": "me"}, {"kind": "me"}]})
        table = await Tables(store).create(Person("host", "host.secret"), wanted, [])
        async with store.engine.connect() as reading:
            row = dict((await reading.execute(select(TABLES).where(TABLES.c.id == table.id))).one()._mapping)
            seats = [dict(seat._mapping) for seat in await reading.execute(select(SEATS))]
            texts = [dict(one._mapping) for one in await reading.execute(select(DECISIONS))]
        for _ in range(count):
            id = random_letters(12)
            async with store.writing() as writing:
                copy = row | {"id": id, "code": random_letters(6).upper(), "secret": chance.new_secret()}
                await writing.execute(insert(TABLES).values(copy))
                await writing.execute(insert(SEATS), [seat | {"table_id": id} for seat in seats])
                await writing.execute(insert(DECISIONS), [text | {"table_id": id} for text in texts])
        await store.stop()

    asyncio.run(fill())
