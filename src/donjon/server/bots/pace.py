"""When bots play: as fast as they think, but so that people can follow."""

import asyncio
import contextlib
import logging
import time
from dataclasses import dataclass

from sqlalchemy.exc import SQLAlchemyError

from donjon.server import metrics, problems
from donjon.server.bots.thinking import Bots
from donjon.server.tables.table import Table
from donjon.server.tables.tables import Tables

LOG = logging.getLogger("donjon.bots")
LOOKS = 0.5  # seconds between two looks for bots whose process is gone
RENEWS = 2.0  # seconds between two signs of life for the bots of this one
UNSEEN = 20.0  # seconds until bots among themselves rest where nobody watches


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
        self.leases = tables.store.leases
        self._tasks: set[asyncio.Task[None]] = set()

    def rouse(self, table: Table) -> None:
        """If a bot is to decide there and this process has taken that on, or nobody has, it begins to think."""
        if not table.is_played_on() and table.bot_to_decide() is not None:
            playing = self._play if table.id in self.leases.held else self._wake
            table.bots_turn = self._keep(asyncio.create_task(playing(table)))

    def looked_at(self, table: Table) -> None:
        """Somebody came to look: bots that rested there, in whatever process, begin to think here."""
        if table.bots_have_all_seats():
            self.rouse(table)

    def resume(self) -> None:
        """From now on: bots that were to decide when some process ended find another."""
        self._keep(asyncio.create_task(self._look_after()))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bots.stop()
        with contextlib.suppress(SQLAlchemyError, OSError):  # else they are found when the lease is over
            async with self.tables.store.writing() as db:
                await self.leases.give_up(db)

    async def _look_after(self) -> None:
        renewed = time.monotonic()
        while True:
            try:
                if self.leases.held and time.monotonic() - renewed > RENEWS:
                    renewed = time.monotonic()
                    async with self.tables.store.writing() as db:
                        await self.leases.renew(db)
                await self._take_over()
            except (SQLAlchemyError, OSError) as away:
                LOG.warning("bots' turns cannot be looked after: %s", type(away).__name__)
            await asyncio.sleep(LOOKS)

    async def _take_over(self) -> None:
        async with self.tables.store.asking.connect() as db:
            if not await self.leases.any_lost(db):
                return
        async with self.tables.store.writing() as db:
            lost = await self.leases.take_over(db)
        for id in lost:
            try:
                table = await self.tables.open(id)
            except problems.Refusal as bad:
                LOG.warning("table %s is left as it is: %s", id, bad)
                continue
            if table.bot_to_decide() is None:
                # The row may be newer than what this process knows of the table.
                with contextlib.suppress(problems.Refusal):
                    async with table.lock:
                        await self.tables.reload(table)
            if table.bot_to_decide() is not None:
                metrics.TAKEN_OVER.inc()
                self.rouse(table)
                continue
            async with table.lock, self.tables.store.writing() as db:
                if table.bot_to_decide() is None:
                    await self.leases.forget(db, id)

    async def _wake(self, table: Table) -> None:
        try:
            async with self.tables.store.writing() as db:
                woken = await self.leases.wake(db, table.id)
        except (SQLAlchemyError, OSError) as away:
            LOG.warning("bots cannot be woken: %s", type(away).__name__)  # the next look does
            return
        if woken:
            await self._play(table)

    async def _play(self, table: Table) -> None:
        while (seat := table.bot_to_decide()) is not None and table.id in self.leases.held:
            try:
                if table.bots_have_all_seats() and table.is_unseen(UNSEEN):
                    async with self.tables.store.writing() as db:
                        await self.leases.let_rest(db, table.id)
                    return
                await self._decide(table, seat.seat, seat.bot or "")
            except Exception:
                # The database away, most likely: the bot tries again, the table keeps its place.
                LOG.exception("a bot could not play at table %s", table.id)
                await asyncio.sleep(self.pace.after_trouble)

    async def _decide(self, table: Table, seat: int, bot: str) -> None:
        play, version = table.play, table.saved.version
        assert play is not None
        began = time.monotonic()
        action = await self.bots.choose(table.game, play.state, seat, bot, table.id, table.saved.host)
        least = self.pace.alone if table.played_by_bots_alone() else self.pace.among_people
        await asyncio.sleep(max(0.0, max(began + least, table.bots_wait_until) - time.monotonic()))
        async with table.lock:
            if table.saved.version != version:
                return  # taken back meanwhile, or played by another process
            await self.tables.play(table, action, None)
        table.wake_watchers()

    def _keep(self, task: asyncio.Task[None]) -> asyncio.Task[None]:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
