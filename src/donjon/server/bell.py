"""The bell: rings when somebody's time is up, and tells the clocks that the server is alive."""

import asyncio
import contextlib
import logging

from donjon.server import clocks, problems
from donjon.server.bots import stand_in
from donjon.server.pace import Drive
from donjon.server.store import Moved, now
from donjon.server.table import Table
from donjon.server.tables import Tables

LOG = logging.getLogger("donjon.bell")
LISTENS = 0.25  # seconds between two looks at the clocks
BEATS = 2.0  # seconds between two signs of life
AWAY = 10_000  # milliseconds without a sign after which all servers were away


class Bell:
    """Looks at the clocks of all tables, those in nobody's memory too."""

    def __init__(self, tables: Tables, drive: Drive) -> None:
        self.tables = tables
        self.drive = drive
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.tables.store.beat(now(), AWAY)
        self._task = asyncio.create_task(self._listen())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        beaten = now()
        while True:
            await asyncio.sleep(LISTENS)
            try:
                if now() - beaten > BEATS * 1000:
                    beaten = now()
                    await self.tables.store.beat(beaten, AWAY)
                for id in await self.tables.store.overdue(now()):
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
