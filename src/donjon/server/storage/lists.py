"""Many tables at once: mine, the lobby, those of older rules. One whose rows are damaged is left out, and noted."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, exists, func, literal_column, or_, select

from donjon.server.storage.quarantine import Quarantine
from donjon.server.storage.rows import damage, saved_of, seat_of
from donjon.server.storage.saved import Saved, Seat
from donjon.server.storage.schema import DECISIONS, SEATS, TABLES
from donjon.server.storage.store import Chapter, Store

TOGETHER = 500  # positions looked for at once


@dataclass(frozen=True)
class Contest:
    """A table where people play against each other."""

    id: str
    people: set[str]


def is_at(person: str) -> ColumnElement[bool]:
    """Whether somebody sits at a table or is its host; asked so that every database goes by its indices alone."""
    hosted = select(TABLES.c.id).where(TABLES.c.host == person)
    return TABLES.c.id.in_(hosted.union(select(SEATS.c.table_id).where(SEATS.c.person == person)))


class Lists(Chapter):
    """Reads tables by the dozen, without their decisions."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.quarantine = Quarantine(store)

    async def tables_of(self, person: str) -> list[Saved]:
        """The tables where that person sits or is host, latest first, without their decisions."""
        return await self._listed(is_at(person), 100)

    async def running_of(self, person: str, most: int) -> list[Saved]:
        """The tables where that person sits and that are not over, latest first, without their decisions."""
        seated = TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.person == person))
        return await self._listed(seated & (TABLES.c.status != "over"), most)

    async def of(self, ids: Sequence[str]) -> list[Saved]:
        """These tables, without their decisions."""
        return await self._listed(TABLES.c.id.in_(ids), len(ids))

    async def lobby(self) -> list[Saved]:
        """The tables that are open to all and not over, latest first, without their decisions."""
        # In the words of its index, which no database finds if it has to be told later what the words are.
        return await self._listed(TABLES.c.public & (TABLES.c.status != literal_column("'over'")), 50)

    async def unfinished(self, person: str, most: int) -> int:
        """How many tables of that host are not over; counted up to `most`."""
        theirs = (TABLES.c.host == person) & (TABLES.c.status != "over")
        some = select(TABLES.c.id).where(theirs).limit(most).subquery()
        return int(await self.store.value(select(func.count()).select_from(some)) or 0)

    async def alike(self, game: str, beginning: Mapping[int, str]) -> list[Contest]:
        """The tables where people play against each other a game that began with all of these."""
        if not beginning:
            return []
        same = [
            exists().where(
                (DECISIONS.c.table_id == TABLES.c.id) & (DECISIONS.c.ply == ply) & (DECISIONS.c.text == text)
            )
            for ply, text in beginning.items()
        ]
        return await self._contested(game, and_(*same))

    async def holding(self, game: str, positions: Collection[str]) -> bool:
        """Whether people play against each other at a table that has come to one of these positions."""
        digests = sorted(positions)
        for begin in range(0, len(digests), TOGETHER):
            if await self._contested(game, TABLES.c.digest.in_(digests[begin : begin + TOGETHER])):
                return True
        return False

    async def _contested(self, game: str, which: ColumnElement[bool]) -> list[Contest]:
        """Of these tables those where more than one person plays that game, and that do not give hints to all."""
        # In the words of its index.
        on = (TABLES.c.game == game) & (TABLES.c.status == literal_column("'playing'")) & (TABLES.c.hints != "all")
        rows = select(TABLES.c.id, SEATS.c.person).join(SEATS, SEATS.c.table_id == TABLES.c.id)
        people: dict[str, set[str]] = {}
        for row in await self.store.rows(rows.where(on & which)):
            people.setdefault(row.id, set()).update([] if row.person is None else [row.person])
        return [Contest(id, who) for id, who in people.items() if len(who) > 1]

    async def _listed(self, which: ColumnElement[bool], most: int) -> list[Saved]:
        """Those tables, latest first; one whose rows are damaged is set apart, and the others are listed."""
        latest = select(TABLES).where(which).order_by(TABLES.c.updated.desc()).limit(most)
        try:
            return await self._read_list(latest)
        except Exception as wrong:
            if damage(wrong) is None:
                raise
        found: list[Saved] = []
        for id in await self.store.column(latest.with_only_columns(TABLES.c.id)):
            try:
                found += await self._read_list(select(TABLES).where(TABLES.c.id == id))
            except Exception as wrong:
                await self.quarantine.note(id, wrong)
        return found

    async def _read_list(self, tables: Select[Any]) -> list[Saved]:
        async with self.store.asking.connect() as db:
            rows = (await db.execute(tables)).all()
            ids = [row.id for row in rows]
            seats = await db.execute(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat))
            by_table: dict[str, list[Seat]] = {table: [] for table in ids}
            for row in seats:
                by_table[row.table_id].append(seat_of(row))
        return [saved_of(row, tuple(by_table[row.id]), ()) for row in rows]

    async def outdated(self, present: Mapping[str, int]) -> list[str]:
        """The tables of older rules than those present in their games, without those stranded by these very ones."""
        older = or_(*[(TABLES.c.game == game) & (TABLES.c.rules < rules) for game, rules in present.items()])

        async def among(which: ColumnElement[bool]) -> list[str]:
            rows = await self.store.rows(select(TABLES.c.id, TABLES.c.game, TABLES.c.stranded).where(which))
            return [row.id for row in rows if row.stranded is None or row.stranded["rules"] < present[row.game]]

        try:
            return await among(older)
        except Exception as wrong:
            if damage(wrong) is None:
                raise
        found: list[str] = []
        for id in await self.store.column(select(TABLES.c.id).where(older)):
            try:
                found += await among(TABLES.c.id == id)
            except Exception as wrong:
                await self.quarantine.note(id, wrong)
        return found
