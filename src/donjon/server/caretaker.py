"""What is seen to from time to time: who may not come in, and what is not kept any longer."""

import asyncio
import logging
import random
from collections import Counter

from donjon.server.doors.limits import Doorkeeper
from donjon.server.logs import FACTS
from donjon.server.rounds import go_round
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
        looking = go_round(lambda: LOOKS, self.look, LOG, "who may not come in cannot be read")
        sweeping = go_round(_until_swept, self._sweep, LOG, "the tables cannot be looked through")
        self._tasks = [asyncio.create_task(looking), asyncio.create_task(sweeping)]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def look(self) -> None:
        self.doorkeeper.block(await blocked(self.store))

    async def _sweep(self) -> None:
        if await is_due(self.store):
            gone = Counter([swept.kind async for swept in sweep(self.store, self.retention)])
            if gone:
                LOG.info("not kept any longer", extra={FACTS: dict(gone)})


def _until_swept() -> float:
    """At another moment than other processes."""
    return random.uniform(0.5, 1.5) * SWEEPS
