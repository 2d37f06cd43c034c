"""When bots play: as fast as they think, but so that people can follow."""

import asyncio
import logging
import time
from dataclasses import dataclass

from donjon.server import problems
from donjon.server.bots import Bots
from donjon.server.table import Table
from donjon.server.tables import Tables

LOG = logging.getLogger("donjon.bots")


@dataclass(frozen=True)
class Pace:
    """The least seconds between two decisions of bots."""

    among_people: float = 0.12
    alone: float = 0.4
    after_trouble: float = 1.0


class Drive:
    """Lets the bots at the tables take their turns."""

    def __init__(self, tables: Tables, bots: Bots, pace: Pace) -> None:
        self.tables = tables
        self.bots = bots
        self.pace = pace
        self._tasks: set[asyncio.Task[None]] = set()

    def rouse(self, table: Table) -> None:
        """If a bot is to decide there, it begins to think."""
        at_work = table.bots_turn is not None and not table.bots_turn.done()
        if at_work or table.bot_to_decide() is None:
            return
        table.bots_turn = self._keep(asyncio.create_task(self._play(table)))

    def resume(self) -> None:
        """After a start: all the bots that were to decide when the server stopped."""
        self._keep(asyncio.create_task(self._resume()))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bots.stop()

    async def _resume(self) -> None:
        for id in await self.tables.store.awaiting_bots():
            try:
                self.rouse(await self.tables.open(id))
            except problems.UnreadableTable as bad:
                LOG.warning("table %s is left as it is: %s", id, bad)

    async def _play(self, table: Table) -> None:
        while (seat := table.bot_to_decide()) is not None:
            try:
                await self._decide(table, seat.seat, seat.bot or "")
            except Exception:
                # The database away, most likely: the bot tries again, the table keeps its place.
                LOG.exception("a bot could not play at table %s", table.id)
                await asyncio.sleep(self.pace.after_trouble)

    async def _decide(self, table: Table, seat: int, bot: str) -> None:
        play, version = table.play, table.saved.version
        assert play is not None
        began = time.monotonic()
        action = await self.bots.choose(table.game, play.state, seat, bot, table.id)
        least = self.pace.alone if table.played_by_bots_alone() else self.pace.among_people
        await asyncio.sleep(max(0.0, began + least - time.monotonic()))
        async with table.lock:
            if table.saved.version != version:
                return  # taken back meanwhile, or played by another process
            await self.tables.play(table, action, None)
        table.tell()

    def _keep(self, task: asyncio.Task[None]) -> asyncio.Task[None]:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
