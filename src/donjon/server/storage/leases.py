"""Whose turn it is to let a bot think: one process at a time, and another once that one is gone.

A row is in `bot_turns` exactly while a bot is to decide at a table, written in the same transaction as the decision
that led there. It names the process that lets the bot think, and until when that may be believed without news.
Should two ever think at once, the version of the table lets only one decide.

Where bots play among themselves and nobody watches, the row says that they rest: no process sees to them until somebody
looks at the table, wherever that is.
"""

import os
import secrets
import socket
import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, Connection, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from donjon.server.storage.put import put
from donjon.server.storage.schema import BOT_TURNS

if TYPE_CHECKING:
    from donjon.server.storage.saved import Saved

LEASE = 6_000  # milliseconds; renewed long before they are over
AT_ONCE = 16  # turns a process takes over at a time
RESTING = "resting"
FOR_EVER = 1 << 62
HELD = select(BOT_TURNS.c.process, func.min(BOT_TURNS.c.until)).group_by(BOT_TURNS.c.process)


class Leases:
    """The bots' turns that this process has taken on."""

    def __init__(self) -> None:
        self.process = f"{socket.gethostname()[:50]}/{os.getpid()}/{secrets.token_hex(4)}"
        self.held: set[str] = set()

    def follow(self, db: Connection, before: "Saved | None", after: "Saved") -> None:
        """Within the transaction of a change: note whether a bot is to decide now. Who brought it about sees to it."""
        was, now = before is not None and before.bot_to_decide(), after.bot_to_decide()
        if was == now:
            return
        if now:
            db.execute(put(db, BOT_TURNS, table_id=after.id, **self._mine()))
            self.held.add(after.id)
        else:
            db.execute(delete(BOT_TURNS).where(BOT_TURNS.c.table_id == after.id))
            self.held.discard(after.id)

    async def let_rest(self, db: AsyncConnection, table: str) -> None:
        """Nobody watches the bots there: no process lets them think until somebody does."""
        mine = (BOT_TURNS.c.table_id == table) & (BOT_TURNS.c.process == self.process)
        await db.execute(update(BOT_TURNS).where(mine).values(process=RESTING, until=FOR_EVER))
        self.held.discard(table)

    async def wake(self, db: AsyncConnection, table: str) -> bool:
        """Somebody looks at a table whose bots rest; whether this process is to let them think."""
        resting = (BOT_TURNS.c.table_id == table) & (BOT_TURNS.c.process == RESTING)
        woken = (await db.execute(update(BOT_TURNS).where(resting).values(**self._mine()))).rowcount == 1
        if woken:
            self.held.add(table)
        return woken

    async def renew(self, db: AsyncConnection) -> None:
        """This process is still there."""
        await db.execute(update(BOT_TURNS).where(BOT_TURNS.c.process == self.process).values(**self._mine()))
        mine = await db.scalars(select(BOT_TURNS.c.table_id).where(BOT_TURNS.c.process == self.process))
        self.held = set(mine)

    async def any_lost(self, db: AsyncConnection) -> bool:
        """Whether there are bots whose process is gone; asked often, so without writing anything."""
        held = await db.execute(HELD)
        return any(until < _now() or self._is_gone(process) for process, until in held)

    async def take_over(self, db: AsyncConnection) -> list[str]:
        """Tables whose bots have lost their process, taken on by this one; those that others just take are left."""
        lost = select(BOT_TURNS.c.table_id).where(await self._lost(db)).limit(AT_ONCE)
        ids = list(await db.scalars(lost.with_for_update(skip_locked=True)))
        if ids:
            await db.execute(update(BOT_TURNS).where(BOT_TURNS.c.table_id.in_(ids)).values(**self._mine()))
            self.held.update(ids)
        return ids

    async def _lost(self, db: AsyncConnection) -> ColumnElement[bool]:
        processes = await db.scalars(select(BOT_TURNS.c.process).distinct())
        gone = [process for process in processes if self._is_gone(process)]
        return or_(BOT_TURNS.c.until < _now(), BOT_TURNS.c.process.in_(gone))

    async def forget(self, db: AsyncConnection, table: str) -> None:
        """No bot is to decide there after all."""
        await db.execute(delete(BOT_TURNS).where(BOT_TURNS.c.table_id == table))
        self.held.discard(table)

    async def give_up(self, db: AsyncConnection) -> None:
        """This process stops: others need not wait."""
        await db.execute(update(BOT_TURNS).where(BOT_TURNS.c.process == self.process).values(until=0))
        self.held.clear()

    def _mine(self) -> dict[str, Any]:
        return {"process": self.process, "until": _now() + LEASE}

    def _is_gone(self, process: str) -> bool:
        """Whether that is a process of this machine which has ended; of others nothing is known."""
        host, _, rest = process.partition("/")
        pid = rest.partition("/")[0]
        if host != self.process.partition("/")[0] or not pid.isdecimal() or process == self.process:
            return False
        return not _is_running(int(pid))


def _is_running(pid: int) -> bool:
    if os.name != "posix":
        return True  # there is no asking without harm elsewhere
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


def _now() -> int:
    return time.time_ns() // 1_000_000
