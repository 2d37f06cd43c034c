"""The bell: rings when somebody's time is up, and tells the clocks that the server is alive."""

import asyncio
import logging

from sqlalchemy import bindparam, exists, select
from sqlalchemy.exc import SQLAlchemyError

from donjon.server import problems
from donjon.server.bots.pace import Drive
from donjon.server.storage.saved import now
from donjon.server.storage.schema import QUARANTINE, TABLES
from donjon.server.tables.table import Table
from donjon.server.tables.tables import Tables

LOG = logging.getLogger("donjon.bell")
LISTENS = 0.25  # seconds between two looks at the clocks
BEATS = 2.0  # seconds between two signs of life

# Asked several times a second by every process: built once. Only where somebody's clock runs is there a deadline; to
# ask for nothing else leaves the database no other way than the short one.
APART = exists().where(QUARANTINE.c.table_id == TABLES.c.id)
OVERDUE = select(TABLES.c.id).where((TABLES.c.deadline <= bindparam("moment")) & ~APART).limit(100)


class Bell:
    """Looks at the clocks of all tables, those in nobody's memory too."""

    def __init__(self, tables: Tables, drive: Drive) -> None:
        self.tables = tables
        self.drive = drive
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.tables.pulse.beat()
        self._task = asyncio.create_task(self._listen())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def overdue(self, moment: int) -> list[str]:
        """The tables where somebody's time was up at that moment."""
        return await self.tables.store.column(OVERDUE, {"moment": moment})

    async def _listen(self) -> None:
        while True:
            await asyncio.sleep(LISTENS)
            try:
                if now() - self.tables.pulse.beaten > BEATS * 1000:
                    await self.tables.pulse.beat()
                for id in await self.overdue(now()):
                    await self._ring(id)
            except Exception:
                # The database away, most likely: time goes on, and the bell rings when it is back.
                LOG.exception("the clocks could not be read")
                await asyncio.sleep(BEATS)

    async def _ring(self, id: str) -> None:
        try:
            table = await self.tables.open(id)
            await time_is_up(self.tables, table)
            self.drive.rouse(table)
        except problems.Refusal:
            return  # it cannot be read, or is gone
        except (SQLAlchemyError, OSError):
            raise
        except Exception:  # whatever it is, the others' clocks go on
            LOG.exception("the clock of a table could not be rung")


async def time_is_up(tables: Tables, table: Table) -> None:
    """A bot plays for who is out of time, unless they decided meanwhile."""
    async with table.lock:
        await tables.ring(table)
