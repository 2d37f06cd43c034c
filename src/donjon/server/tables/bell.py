"""The bell: rings when somebody's time is up, and tells the clocks that the server is alive."""

import asyncio
import contextlib
import logging

from sqlalchemy import bindparam, insert, select, update

from donjon.server import problems
from donjon.server.bots.pace import Drive
from donjon.server.bots.thinking import stand_in
from donjon.server.storage.saved import Moved, now
from donjon.server.storage.schema import PULSE, TABLES
from donjon.server.tables import clocks
from donjon.server.tables.table import Table
from donjon.server.tables.tables import Tables

LOG = logging.getLogger("donjon.bell")
LISTENS = 0.25  # seconds between two looks at the clocks
BEATS = 2.0  # seconds between two signs of life
AWAY = 10_000  # milliseconds without a sign after which all servers were away

# Asked several times a second by every process: built once.
OVERDUE = select(TABLES.c.id).where((TABLES.c.status == "playing") & (TABLES.c.deadline <= bindparam("moment")))


class Bell:
    """Looks at the clocks of all tables, those in nobody's memory too."""

    def __init__(self, tables: Tables, drive: Drive) -> None:
        self.tables = tables
        self.drive = drive
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.beat(now())
        self._task = asyncio.create_task(self._listen())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def overdue(self, moment: int) -> list[str]:
        """The tables where somebody's time was up at that moment."""
        async with self.tables.store.asking.connect() as db:
            return list(await db.scalars(OVERDUE, {"moment": moment}))

    async def beat(self, moment: int) -> None:
        """A server is alive at that moment. If none was for a while, no clock ran meanwhile."""
        async with self.tables.store.writing() as db:
            last = await db.scalar(select(PULSE.c.beat).where(PULSE.c.id == 1).with_for_update())
            if last is None:
                await db.execute(insert(PULSE).values(id=1, beat=moment))
                return
            await db.execute(update(PULSE).where(PULSE.c.id == 1).values(beat=moment))
            if moment - last > AWAY:
                away = moment - last
                later = {"asked": TABLES.c.asked + away, "deadline": TABLES.c.deadline + away}
                await db.execute(update(TABLES).where(TABLES.c.deadline.is_not(None)).values(**later))

    async def _listen(self) -> None:
        beaten = now()
        while True:
            await asyncio.sleep(LISTENS)
            try:
                if now() - beaten > BEATS * 1000:
                    beaten = now()
                    await self.beat(beaten)
                for id in await self.overdue(now()):
                    await self._ring(id)
            except Exception:
                # The database away, most likely: time goes on, and the bell rings when it is back.
                LOG.exception("the clocks could not be read")
                await asyncio.sleep(BEATS)

    async def _ring(self, id: str) -> None:
        with contextlib.suppress(problems.UnreadableTable):
            table = await self.tables.open(id)
            await time_is_up(self.tables, table)
            self.drive.rouse(table)


async def time_is_up(tables: Tables, table: Table) -> None:
    """A bot plays for who is out of time, unless they decided meanwhile."""
    async with table.lock:
        if not clocks.is_up(table.saved, now()):
            return
        try:
            table.saved = await tables.store.change(table.saved, clocks.stood_in(table.saved, stand_in(), now()))
        except Moved:
            await tables.reload(table)  # decided, taken back or rung for in another process
            return
    table.people_changed()
