"""What is seen to from time to time: who may not come in, and what is not kept any longer."""

import asyncio
import logging
import random
from collections import Counter

from sqlalchemy.exc import SQLAlchemyError

from donjon.server.doors.limits import Doorkeeper
from donjon.server.logs import FACTS
from donjon.server.storage.blocks import blocked
from donjon.server.storage.retention import Retention, is_due, sweep
from donjon.server.storage.store import Store

LOG = logging.getLogger("donjon.caretaker")
LOOKS = 5.0  # seconds between two looks at who may not come in
SWEEPS = 600.0  # seconds between two questions whether everything should be looked through; that is done once a day


class Caretaker:
    """Looks after a house while it is open."""

    def __init__(self, store: Store, doorkeeper: Doorkeeper, retention: Retention) -> None:
        self.store = store
        self.doorkeeper = doorkeeper
        self.retention = retention
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.look()
        self._tasks = [asyncio.create_task(self._look_on()), asyncio.create_task(self._sweep_on())]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def look(self) -> None:
        self.doorkeeper.block(await blocked(self.store))

    async def _look_on(self) -> None:
        while True:
            await asyncio.sleep(LOOKS)
            try:
                await self.look()
            except (SQLAlchemyError, OSError) as away:
                LOG.warning("who may not come in cannot be read: %s", type(away).__name__)

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(random.uniform(0.5, 1.5) * SWEEPS)
            try:
                if await is_due(self.store):
                    gone = Counter([swept.kind async for swept in sweep(self.store, self.retention)])
                    if gone:
                        LOG.info("not kept any longer", extra={FACTS: dict(gone)})
            except (SQLAlchemyError, OSError) as away:
                LOG.warning("the tables cannot be looked through: %s", type(away).__name__)
