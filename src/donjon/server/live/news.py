"""News between processes: what one has written, the others hear of and if need be read again.

Every change leaves a row in the outbox, in its own transaction. Once that is committed the process tells the others by
NOTIFY where the database is a PostgreSQL; of a plain decision it tells all, so that nobody need read anything. Whoever
missed that finds the row by looking into the outbox from time to time, and with SQLite that is the only way.
"""

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Callable
from dataclasses import fields
from typing import Any

import orjson
from sqlalchemy import bindparam, delete, func, select

from donjon.server.rounds import go_round
from donjon.server.storage.database import is_sqlite
from donjon.server.storage.saved import Decided, Standing, Written, now
from donjon.server.storage.schema import OUTBOX
from donjon.server.storage.store import Store

LOG = logging.getLogger("donjon.news")
CHANNEL = "donjon"
LOOKS = 1.0  # seconds between two looks into the outbox
OVERLAP = 10.0  # seconds that each look goes back: a row may become visible after one with a higher number
KEPT = 60_000  # milliseconds until a row is swept; whoever was away for longer compares all versions
MANY = 10_000  # messages waiting to be said while the database is away; what is left unsaid is in the outbox
SWEEPS = 20.0  # seconds between two sweeps
LONG = 7900  # bytes; NOTIFY takes none of eight thousand
STANDING = [field.name for field in fields(Standing)]
LAST = select(func.max(OUTBOX.c.id))
LATEST = (
    select(OUTBOX.c.table_id, func.max(OUTBOX.c.version), func.max(OUTBOX.c.id))
    .where(OUTBOX.c.id > bindparam("mark"))
    .group_by(OUTBOX.c.table_id)
)
SAY = "SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message"

Heard = Callable[[Written], None]
Overheard = Callable[[str, str], None]


class News:
    """Tells the other processes what this one wrote, and listens to them."""

    def __init__(self, store: Store, heard: Heard, missed: Callable[[], None], overheard: Overheard) -> None:
        """`heard`: a table was written to; `missed`: anything may have changed; `overheard`: what a process says."""
        self.store = store
        self.process = store.leases.process
        self._heard, self._missed, self._overheard = heard, missed, overheard
        self._outgoing: asyncio.Queue[str] = asyncio.Queue(MANY)
        self._marks: deque[tuple[float, int]] = deque()  # when the outbox was seen to reach which number
        self._tasks: list[asyncio.Task[None]] = []
        store.news = self.announce

    async def start(self) -> None:
        self._mark(await self._last())
        looking = go_round(lambda: LOOKS, self._catch_up, LOG, "the outbox cannot be read")
        sweeping = go_round(lambda: SWEEPS, self._sweep, LOG, "the outbox cannot be swept")
        self._tasks = [asyncio.create_task(looking), asyncio.create_task(sweeping)]
        if not is_sqlite(self.store.engine):
            self._tasks.append(asyncio.create_task(self._listen()))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def announce(self, written: Written) -> None:
        """A table was written to, and that is on the disk."""
        if not is_sqlite(self.store.engine):
            self._put(f"{self.process} wrote {spelt(written)}")

    def say(self, message: str) -> None:
        """Something for the other processes that nobody need remember."""
        self._put(f"{self.process} says {message}")

    def _put(self, message: str) -> None:
        if not is_sqlite(self.store.engine) and not self._outgoing.full():
            self._outgoing.put_nowait(message)

    # The outbox.

    async def _catch_up(self) -> None:
        """Hear what was written by anybody since a while ago; what is known already does no harm."""
        while len(self._marks) > 1 and self._marks[1][0] < time.monotonic() - OVERLAP:
            self._marks.popleft()
        seen = self._marks[-1]
        if await self._last() == seen[1] and time.monotonic() - seen[0] > OVERLAP:
            return
        rows = await self.store.rows(LATEST, {"mark": self._marks[0][1]})
        for table, version, _ in rows:
            self._heard(Written(table, version))
        self._mark(max([seen[1], *(id for _, _, id in rows)]))

    def _mark(self, id: int) -> None:
        if not self._marks or id != self._marks[-1][1]:
            self._marks.append((time.monotonic(), id))

    async def _last(self) -> int:
        return int(await self.store.value(LAST) or 0)

    async def _sweep(self) -> None:
        async with self.store.writing() as db:
            await db.execute(delete(OUTBOX).where(OUTBOX.c.made < now() - KEPT))

    # NOTIFY and LISTEN.

    async def _listen(self) -> None:
        """Stay connected; after a break anything may have changed."""
        while True:
            try:
                async with self.store.engine.connect() as db:
                    await db.execution_options(isolation_level="AUTOCOMMIT")
                    connection = (await db.get_raw_connection()).driver_connection
                    try:
                        await self._converse(connection)
                    finally:
                        await db.invalidate()  # nobody else should get a connection that listens
            except Exception as away:  # the driver's own errors among them; whatever it is, listening must go on
                LOG.warning("no news from other processes: %s", type(away).__name__)
            await asyncio.sleep(LOOKS)

    async def _converse(self, connection: Any) -> None:
        """Say what is to be said and hear what is said, on one connection, until it breaks."""
        broken = asyncio.Event()
        connection.add_termination_listener(lambda _: broken.set())
        await connection.add_listener(CHANNEL, self._on_notify)
        self._missed()
        speaking = asyncio.create_task(self._speak(connection))
        breaking = asyncio.create_task(broken.wait())
        try:
            await asyncio.wait([speaking, breaking], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (speaking, breaking):
                task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await speaking

    async def _speak(self, connection: Any) -> None:
        saying = await connection.prepare(SAY)
        while True:
            messages = [await self._outgoing.get()]
            while not self._outgoing.empty():
                messages.append(self._outgoing.get_nowait())
            await saying.fetch(CHANNEL, messages)

    def _on_notify(self, _: object, __: int, ___: str, payload: str) -> None:
        process, _, message = payload.partition(" ")
        if process == self.process:
            return
        verb, _, rest = message.partition(" ")
        if verb == "says":
            self._overheard(process, rest)
        elif verb == "wrote":
            self._heard(read(rest))


def spelt(written: Written) -> str:
    """What was written, in a message short enough to be said."""
    brief = f"{written.table} {written.version}"
    if written.decided is None:
        return brief
    decided, standing = written.decided, written.decided.standing
    told = orjson.dumps((decided.texts, decided.updated, *(getattr(standing, name) for name in STANDING)))
    return f"{brief} {told.decode()}" if len(told) + len(brief) < LONG else brief


def read(message: str) -> Written:
    """The same, as it is heard."""
    table, version, *rest = message.split(" ", 2)
    if not rest:
        return Written(table, int(version))
    texts, updated, *standing = orjson.loads(rest[0])
    return Written(table, int(version), Decided(tuple(texts), Standing(*standing), updated))
