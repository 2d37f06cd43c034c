"""Rows that several processes write at once, whether or not they are there."""

import asyncio

from sqlalchemy import func, select

from donjon.server.storage import blocks, retention
from donjon.server.storage.address import database_url
from donjon.server.storage.quarantine import Quarantine
from donjon.server.storage.schema import BLOCKS, PULSE, QUARANTINE
from donjon.server.storage.store import Store
from donjon.server.tables.pulse import Pulse

from .company import House, Person


def test_two_processes_set_the_same_table_apart(own_house: House) -> None:
    """A bot's process and one that serves found it at once: the second answered that the database was away."""

    table = Person(own_house).open_table("me", "me")["id"]
    own_house.kill()

    async def story() -> list[int]:
        stores = [Store(database_url(own_house.db)) for _ in range(4)]
        for store in stores:
            await store.start()

        async def everything(store: Store) -> None:
            await Quarantine(store).add(table, "at once")
            await blocks.block(store, "192.0.2.0/24", None)
            await retention.is_due(store)
            await Pulse(store).beat()

        await asyncio.gather(*(everything(store) for store in stores for _ in range(5)))
        async with stores[0].asking.connect() as db:
            counted = [
                await db.scalar(select(func.count()).select_from(table)) for table in (QUARANTINE, BLOCKS, PULSE)
            ]
        for store in stores:
            await store.stop()
        return [int(count or 0) for count in counted]

    assert asyncio.run(asyncio.wait_for(story(), 120)) == [1, 1, 2]
