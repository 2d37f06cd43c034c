"""The register of people: the hashes by which their devices and recovery codes are known."""

from sqlalchemy import bindparam, insert, select, union_all, update

from donjon.server.storage.saved import now
from donjon.server.storage.schema import DEVICES, PEOPLE
from donjon.server.storage.store import Store

TOKENS = union_all(
    select(PEOPLE.c.token_hash).where(PEOPLE.c.id == bindparam("person")),
    select(DEVICES.c.token_hash).where(DEVICES.c.person == bindparam("person")),
)


class Register:
    """Reads and writes who is who."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def token_hashes(self, person: str) -> list[str]:
        """The hashes of the tokens of a person's devices; none for a stranger."""
        async with self.store.asking.connect() as db:
            return list(await db.scalars(TOKENS, {"person": person}))

    async def add_device(self, person: str, token_hash: str) -> None:
        async with self.store.writing() as db:
            await db.execute(insert(DEVICES).values(token_hash=token_hash, person=person, created=now()))

    async def set_recovery(self, person: str, recovery_hash: str) -> None:
        """A new recovery code; the one before is worth nothing from now on."""
        async with self.store.writing() as db:
            await db.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(recovery_hash=recovery_hash))

    async def recovered(self, recovery_hash: str) -> str | None:
        """The person whose recovery code that is."""
        async with self.store.asking.connect() as db:
            return await db.scalar(select(PEOPLE.c.id).where(PEOPLE.c.recovery_hash == recovery_hash))
