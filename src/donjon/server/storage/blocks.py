"""Networks from which nobody may come in, as whoever runs the server said."""

import ipaddress
import logging
from typing import Any

from sqlalchemy import Connection, Integer, Select, delete, literal_column, select

from donjon.core.errors import DonjonError
from donjon.server.storage.put import put
from donjon.server.storage.rows import check, damage
from donjon.server.storage.saved import now
from donjon.server.storage.schema import BLOCKS
from donjon.server.storage.store import Store

LOG = logging.getLogger("donjon.caretaker")
ROW = literal_column("rowid", Integer)


class BadNetwork(DonjonError):
    """Neither an address nor a network."""


def network(named: str) -> str:
    """A network as it is written down; an address of IPv6 stands for its /64. Raises BadNetwork."""
    try:
        found = ipaddress.ip_network(named.strip(), strict=False)
    except ValueError:
        raise BadNetwork(named[:80]) from None
    if isinstance(found, ipaddress.IPv6Network) and found.prefixlen == 128:
        return str(found.supernet(new_prefix=64))
    return str(found)


async def block(store: Store, named: str, until: int | None) -> str:
    """Nobody comes in from there until that moment; None: until it is lifted."""
    place = network(named)

    def write(db: Connection) -> None:
        db.execute(put(db, BLOCKS, network=place, made=now(), until=until))

    await store.write(write)
    return place


async def lift(store: Store, named: str) -> bool:
    """They may come in again; whether they could not."""
    async with store.writing() as db:
        return (await db.execute(delete(BLOCKS).where(BLOCKS.c.network == network(named)))).rowcount > 0


async def blocked(store: Store) -> dict[str, int | None]:
    """All that are not over, and until when."""
    try:
        return await _among(store, select(BLOCKS))
    except Exception as wrong:
        if damage(wrong) is None:
            raise
    found: dict[str, int | None] = {}
    # Only a SQLite file can be damaged so, and it numbers its rows.
    for number in await store.column(select(ROW).select_from(BLOCKS)):
        try:
            found |= await _among(store, select(BLOCKS).where(ROW.in_([number])))
        except Exception as wrong:
            if damage(wrong) is None:
                raise
            LOG.error("row %d of the blocked networks cannot be read: %s", number, damage(wrong))
    return found


async def _among(store: Store, some: Select[Any]) -> dict[str, int | None]:
    rows = await store.rows(some.order_by(BLOCKS.c.network))
    for row in rows:
        check(row, BLOCKS)
        ipaddress.ip_network(row.network)
    return {row.network: row.until for row in rows if row.until is None or row.until > now()}
