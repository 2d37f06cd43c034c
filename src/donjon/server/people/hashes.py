"""Who is who: the hashes by which their devices and recovery codes are known."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, bindparam, case, delete, func, insert, select, update

from donjon.server.storage.lists import is_at
from donjon.server.storage.saved import now
from donjon.server.storage.schema import DEVICES, PEOPLE, SEATS, TABLES
from donjon.server.storage.store import Chapter

TOKENS = select(DEVICES.c.token_hash).where(DEVICES.c.person == bindparam("person"))
SHOWN = 12  # letters of a token's hash by which a person names one of their devices


@dataclass(frozen=True)
class Known:
    """Somebody in a few words: what they called themselves last, and at how many tables they sit."""

    person: str
    name: str | None
    tables: int
    playing: int  # of these, not over yet

    @property
    def matters(self) -> bool:
        """Whether anything would be lost with them."""
        return self.tables > 0


class Hashes(Chapter):
    """Reads and writes who is who."""

    async def token_hashes(self, person: str) -> list[str]:
        """The hashes of the tokens of a person's devices; none for a stranger."""
        return await self.store.column(TOKENS, {"person": person})

    async def known(self, person: str) -> Known:
        """Who that is."""
        playing = func.sum(case((TABLES.c.status == "over", 0), else_=1))
        named = (
            select(SEATS.c.name)
            .join(TABLES, TABLES.c.id == SEATS.c.table_id)
            .where((SEATS.c.person == person) & SEATS.c.name.is_not(None))
            .order_by(TABLES.c.updated.desc())
            .limit(1)
        )
        async with self.store.asking.connect() as db:
            row = (await db.execute(select(func.count(), playing).select_from(TABLES).where(is_at(person)))).one()
            return Known(person, await db.scalar(named), int(row[0]), int(row[1] or 0))

    async def devices(self, person: str) -> Sequence[Row[Any]]:
        """The devices of a person, those seen last first."""
        mine = select(DEVICES).where(DEVICES.c.person == person).order_by(DEVICES.c.seen.desc(), DEVICES.c.token_hash)
        return await self.store.rows(mine)

    async def add_device(self, person: str, token_hash: str, name: str | None) -> None:
        moment = now()
        values = {"token_hash": token_hash, "person": person, "created": moment, "seen": moment, "name": name}
        async with self.store.writing() as db:
            await db.execute(insert(DEVICES).values(**values))

    async def saw(self, token_hash: str, name: str | None) -> None:
        """That device was used just now."""
        async with self.store.writing() as db:
            await db.execute(update(DEVICES).where(DEVICES.c.token_hash == token_hash).values(seen=now(), name=name))

    async def revoke(self, person: str, device: str) -> bool:
        """That device is nobody's any more; whether there was one.

        Whoever holds it may have seen the recovery code: that ends too.
        """
        mine = (DEVICES.c.person == person) & (func.substr(DEVICES.c.token_hash, 1, SHOWN) == device)
        async with self.store.writing() as db:
            if (await db.execute(delete(DEVICES).where(mine))).rowcount == 0:
                return False
            await db.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(recovery_hash=None, recovery_made=None))
        return True

    async def set_recovery(self, person: str, recovery_hash: str) -> None:
        """A new recovery code; the one before is worth nothing from now on."""
        made = {"recovery_hash": recovery_hash, "recovery_made": now()}
        async with self.store.writing() as db:
            await db.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(**made))

    async def recovery(self, person: str) -> tuple[bool, int | None]:
        """Whether a person has a recovery code, and since when, where that is known."""
        async with self.store.asking.connect() as db:
            mine = select(PEOPLE.c.recovery_hash, PEOPLE.c.recovery_made).where(PEOPLE.c.id == person)
            row = (await db.execute(mine)).one()
        return row.recovery_hash is not None, row.recovery_made

    async def recovered(self, recovery_hash: str) -> str | None:
        """The person whose recovery code that is."""
        found: str | None = await self.store.value(select(PEOPLE.c.id).where(PEOPLE.c.recovery_hash == recovery_hash))
        return found
