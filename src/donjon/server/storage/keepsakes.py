"""What people keep of games that are over: records they brought, branches, notes."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, tuple_, update

from donjon.server.storage.put import put
from donjon.server.storage.saved import Newcomer
from donjon.server.storage.schema import BRANCHES, NOTES, STUDIES
from donjon.server.storage.store import Chapter, welcome


@dataclass(frozen=True)
class Study:
    """A record that somebody brought."""

    id: str
    person: str
    digest: str
    record: dict[str, Any]
    names: list[str | None]
    game: str
    made: int


@dataclass(frozen=True)
class Branch:
    """What else could have been played from a ply on."""

    review: str
    name: str
    person: str
    ply: int
    texts: list[str]
    made: int


@dataclass(frozen=True)
class Note:
    """What somebody wrote at a moment of a game."""

    person: str
    review: str
    ply: int
    branch: str
    game: str
    text: str
    bookmark: bool
    made: int


class Keepsakes(Chapter):
    """Reads and writes them."""

    async def study(self, id: str) -> Study | None:
        return await self.store.one(Study, select(STUDIES).where(STUDIES.c.id == id))

    async def studies(self, person: str, most: int = 200) -> list[Study]:
        """Those of that person, latest first."""
        mine = select(STUDIES).where(STUDIES.c.person == person).order_by(STUDIES.c.made.desc()).limit(most)
        return await self.store.each(Study, mine)

    async def add_study(self, study: Study, most: int, newcomer: Newcomer | None) -> Study | None:
        """A new one, or the one of that person with the very same record; None where they have so many already."""
        mine = STUDIES.c.person == study.person

        def write(db: Connection) -> Row[Any] | Study | None:
            welcome(db, newcomer, study.made)
            same = db.execute(select(STUDIES).where(mine & (STUDIES.c.digest == study.digest)).limit(1)).one_or_none()
            if same is not None:
                return same
            if (db.scalar(select(func.count()).select_from(STUDIES).where(mine)) or 0) >= most:
                return None
            db.execute(insert(STUDIES).values(**vars(study)))
            return study

        found = await self.store.write(write)
        return found if found is None or isinstance(found, Study) else Study(**found._mapping)

    async def delete_study(self, id: str, person: str) -> bool:
        """With the branches and notes at it; whether it was theirs."""

        def write(db: Connection) -> bool:
            theirs = delete(STUDIES).where((STUDIES.c.id == id) & (STUDIES.c.person == person))
            if db.execute(theirs).rowcount == 0:
                return False
            db.execute(delete(BRANCHES).where(BRANCHES.c.review == id))
            db.execute(delete(NOTES).where(NOTES.c.review == id))
            return True

        return await self.store.write(write)

    async def branches(self, review: str) -> list[Branch]:
        """All that are kept at a game, in the order of their letters."""
        kept = await self.store.each(Branch, select(BRANCHES).where(BRANCHES.c.review == review))
        return sorted(kept, key=lambda one: (len(one.name), one.name))

    async def add_branch(self, branch: Branch, newcomer: Newcomer | None) -> None:
        """Raises IntegrityError where another has that name by now."""

        def write(db: Connection) -> None:
            welcome(db, newcomer, branch.made)
            db.execute(insert(BRANCHES).values(**vars(branch)))

        await self.store.write(write)

    async def change_branch(self, branch: Branch) -> bool:
        """Another branch under the name of one of that person's; whether there is one."""
        async with self.store.writing() as db:
            values = {"ply": branch.ply, "texts": branch.texts}
            return (await db.execute(update(BRANCHES).where(_theirs(branch)).values(**values))).rowcount == 1

    async def delete_branch(self, branch: Branch) -> bool:
        """With everybody's notes at it."""

        def write(db: Connection) -> bool:
            if db.execute(delete(BRANCHES).where(_theirs(branch))).rowcount == 0:
                return False
            db.execute(delete(NOTES).where((NOTES.c.review == branch.review) & (NOTES.c.branch == branch.name)))
            return True

        return await self.store.write(write)

    async def notes(self, person: str, review: str) -> list[Note]:
        """Those of a person at a game, by ply."""
        mine = select(NOTES).where((NOTES.c.person == person) & (NOTES.c.review == review))
        return await self.store.each(Note, mine.order_by(NOTES.c.ply, NOTES.c.branch))

    async def notes_everywhere(self, person: str, before: tuple[int, str, int] | None, most: int) -> list[Note]:
        """Those of a person at all games, latest first; before that moment, game and ply."""
        order = (NOTES.c.made, NOTES.c.review, NOTES.c.ply)
        mine = select(NOTES).where(NOTES.c.person == person)
        if before is not None:
            mine = mine.where(tuple_(*order) < before)
        return await self.store.each(Note, mine.order_by(*(one.desc() for one in order)).limit(most))

    async def write_note(self, note: Note, most: int, newcomer: Newcomer | None) -> bool:
        """In the place of what they wrote there; without anything in it, it is gone. Whether there was room."""
        here = (NOTES.c.person == note.person) & (NOTES.c.review == note.review)
        same = here & (NOTES.c.ply == note.ply) & (NOTES.c.branch == note.branch)

        def write(db: Connection) -> bool:
            welcome(db, newcomer, note.made)
            if not note.text and not note.bookmark:
                db.execute(delete(NOTES).where(same))
                return True
            others = db.scalar(select(func.count()).select_from(NOTES).where(here & ~same)) or 0
            if others >= most:
                return False
            db.execute(put(db, NOTES, **vars(note)))
            return True

        return await self.store.write(write)


def _theirs(branch: Branch) -> Any:
    this = (BRANCHES.c.review == branch.review) & (BRANCHES.c.name == branch.name)
    return this & (BRANCHES.c.person == branch.person)
