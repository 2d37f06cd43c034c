"""Tables set apart: what the database has of them cannot be read, and no other is touched by that."""

import contextlib
import logging

from sqlalchemy import Connection, delete, select
from sqlalchemy.exc import SQLAlchemyError

from donjon.server.metrics import SET_APART
from donjon.server.storage.put import put
from donjon.server.storage.rows import damage
from donjon.server.storage.saved import Saved, now
from donjon.server.storage.schema import BOT_TURNS, QUARANTINE
from donjon.server.storage.store import Chapter

LOG = logging.getLogger("donjon.tables")


class Quarantine(Chapter):
    """Sets tables apart, and takes them back."""

    async def add(self, table: str, reason: str) -> None:
        """Set a table apart: nothing is written to it, and no bot plays there."""
        async with self.store.writing() as db:
            await db.execute(put(db, QUARANTINE, table_id=table, reason=reason[:300], found=now()))
            await db.execute(delete(BOT_TURNS).where(BOT_TURNS.c.table_id == table))

    async def release(self, saved: Saved) -> None:
        """The table can be opened after all; if a bot is to decide there, it may again."""

        def write(db: Connection) -> None:
            db.execute(delete(QUARANTINE).where(QUARANTINE.c.table_id == saved.id))
            self.store.leases.follow(db, None, saved)

        await self.store.write(write)

    async def all(self) -> dict[str, str]:
        """The tables set apart, and why."""
        return {row.table_id: row.reason for row in await self.store.rows(select(QUARANTINE))}

    async def note(self, table: str, wrong: Exception) -> None:
        """A table whose rows are damaged; told once. Raises what was not the rows' fault."""
        reason = damage(wrong)
        if reason is None:
            raise wrong
        if table not in self.store.damaged:
            self.store.damaged.add(table)
            LOG.error("table %s is set apart: %s", table, reason)
            SET_APART.inc()
            with contextlib.suppress(SQLAlchemyError, OSError):  # lists can be read even where nothing can be written
                await self.add(table, reason)
