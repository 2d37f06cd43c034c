"""What goes on in the background: news from other processes is heard, and unused tables leave memory."""

import asyncio
import gc
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from donjon.server import metrics, problems
from donjon.server.live.news import News
from donjon.server.live.phrases import Phrases
from donjon.server.live.presence import Presence
from donjon.server.storage.saved import Written
from donjon.server.storage.store import Store
from donjon.server.tables.tables import Tables

LOG = logging.getLogger("donjon.news")
TIDIES = 5.0  # seconds between two rounds
THOROUGH = 60  # rounds, after which a quiet moment is used to search memory for whatever nobody can reach any more
OVERDUE = 720  # rounds, after which that is done even if it stops everybody for a moment
QUIET = 0.2  # of a core: a round that took less is quiet


class Household:
    """Keeps the tables of this process in step with the others', and its memory small."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.tables = tables
        self.news = News(store, self._heard, self._missed, self._overheard)
        self.presence = Presence(tables, self.news)
        self.phrases = Phrases(tables, self.news)
        tables.pulse.put_off = self._heard
        self.on_turned_away: Callable[[str], None] = lambda _: None  # called with the person whose device was revoked
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self.tables.remember_unreadable()
        await self.news.start()
        self._do(self._tidy())

    async def stop(self) -> None:
        await self.news.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _heard(self, written: Written) -> None:
        if self.tables.is_behind(written.table, written.version) and not self.tables.follow(written):
            self._do(self._read_again(self.tables.hear(written)))

    def _missed(self) -> None:
        self._do(self._read_again(self.tables.compare()))

    def say_turned_away(self, person: str) -> None:
        """A device was revoked here: the other processes let go of it too."""
        self.news.say(f"revoked {person}")

    def _overheard(self, process: str, message: str) -> None:
        if message.startswith("revoked "):
            self.on_turned_away(message.partition(" ")[2])
            return
        if not self.phrases.overheard(message):
            self.presence.overheard(process, message)

    async def _read_again(self, reading: Coroutine[Any, Any, None]) -> None:
        try:
            await reading
        except problems.UnknownTable:
            return  # it was deleted
        except problems.UnreadableTable as bad:
            LOG.warning("news of a table that cannot be read: %s", bad)
        except (SQLAlchemyError, OSError) as away:
            LOG.warning("news could not be read: %s", type(away).__name__)  # the next look finds it again

    async def _tidy(self) -> None:
        rounds = 0  # since memory was searched
        while True:
            spent = time.process_time()
            await asyncio.sleep(TIDIES)
            quiet = time.process_time() - spent < QUIET * TIDIES
            self.tables.tidy()
            metrics.count(self.tables)
            self.presence.beat()
            rounds += 1
            if rounds >= (THOROUGH if quiet else OVERDUE):
                gc.collect()
                rounds = 0

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
