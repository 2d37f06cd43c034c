"""The pulse: a sign of life that servers leave in the database, so that no clock runs while none of them lives."""

import asyncio
from collections.abc import Callable

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from donjon.server.storage.put import put
from donjon.server.storage.saved import Written, now
from donjon.server.storage.schema import OUTBOX, PULSE, TABLES
from donjon.server.storage.store import WRITTEN, Store

AWAY = 10_000  # milliseconds without a sign after which all servers were away, or the database was


class Pulse:
    """Gives the signs of this process. After a standstill all deadlines are put off: in the database, which is the one
    truth about them; and by that tables in memory are behind, here and in other processes, and are read again."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.beaten = 0  # when this process gave the last sign that the database has
        self.put_off: Callable[[Written], None] = lambda _: None  # called with every table whose deadline was
        self._turn = asyncio.Lock()

    async def make_sure(self) -> None:
        """No standstill is unknown when this ends."""
        async with self._turn:
            if now() - self.beaten > AWAY:
                await self._beat()

    async def beat(self) -> None:
        """A server is alive now. If none was for a while, no clock ran meanwhile."""
        async with self._turn:
            await self._beat()

    async def _beat(self) -> None:
        moved: list[Written] = []
        async with self.store.writing() as db:
            last = await db.scalar(select(PULSE.c.beat).where(PULSE.c.id == 1).with_for_update())
            moment = now()  # only now: one may have waited for the database
            if last is None:
                await db.execute(put(db, PULSE, id=1, beat=moment))
            else:
                await db.execute(update(PULSE).where(PULSE.c.id == 1).values(beat=moment))
                if moment - last > AWAY:
                    moved = await _put_off(db, moment - last, moment)
            db.info[WRITTEN] += moved
        self.beaten = moment
        for written in moved:
            self.put_off(written)


async def _put_off(db: AsyncConnection, away: int, moment: int) -> list[Written]:
    """All deadlines, by so many milliseconds; like every change it raises the versions and is in the outbox."""
    later = {"asked": TABLES.c.asked + away, "deadline": TABLES.c.deadline + away, "version": TABLES.c.version + 1}
    running = update(TABLES).where(TABLES.c.deadline.is_not(None)).values(**later)
    rows = (await db.execute(running.returning(TABLES.c.id, TABLES.c.version))).all()
    if rows:
        out = [{"table_id": row.id, "version": row.version, "made": moment} for row in rows]
        await db.execute(insert(OUTBOX), out)
    return [Written(row.id, row.version) for row in rows]
