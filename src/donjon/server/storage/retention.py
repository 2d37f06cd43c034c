"""What is kept for how long, and how it goes: tables nobody joined, games nobody plays on, people to be forgotten.

A table goes whole, in one transaction, and only if nobody has written to it since it was looked at. A game that is over
is kept: its record is small, and whoever played it may want to see it again.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Table, delete, exists, func, insert, or_, select, update

from donjon.core.errors import DonjonError
from donjon.server.storage.put import put
from donjon.server.storage.saved import now
from donjon.server.storage.schema import (
    ANALYSES,
    BOT_TURNS,
    BRANCHES,
    FINDINGS,
    METADATA,
    NOTES,
    OUTBOX,
    PEOPLE,
    PLAYED,
    PULSE,
    QUARANTINE,
    SEATS,
    STUDIES,
    TABLES,
    VERDICTS,
)
from donjon.server.storage.store import Store

DAY = 24 * 3600 * 1000  # milliseconds
AT_ONCE = 500  # rows looked at without a pause for others
PAUSE = 0.01  # seconds
SWEPT = 3  # the row of the pulse that says when everything was last looked through
CLOSED = {"ending": "stop", "seat": None}  # as when everybody agrees to stop


@dataclass(frozen=True)
class Retention:
    """Days after which something goes."""

    waiting: int = 14  # a table whose game has not begun, since somebody last sat down
    abandoned: int = 180  # a game that is not over, since its last decision
    findings: int = 180  # what bots found in a game, since somebody last asked for it: they can find it again
    people: int = 400  # somebody who has no table, since they came or last kept something; the cookie lasts a year

    def is_over_for(self, status: str, updated: int, moment: int) -> bool:
        """Whether a table in that state, last written to at that time, is not kept any longer."""
        days = {"waiting": self.waiting, "playing": self.abandoned, "stranded": self.abandoned}.get(status)
        return days is not None and moment - updated > days * DAY


@dataclass(frozen=True)
class Swept:
    """Something that is not kept any longer."""

    kind: str  # waiting, playing, stranded or person
    id: str


class Unknown(DonjonError):
    """No table or person is called that."""


async def sweep(store: Store, retention: Retention, *, dry: bool = False) -> AsyncIterator[Swept]:
    """Look through everything, a little at a time, and let go what is not kept any longer; `dry`: only tell."""
    moment = now()
    async for table, version, status, updated in _tables(store):
        if retention.is_over_for(status, updated, moment) and (dry or await delete_table(store, table, version)):
            yield Swept(status, table)
    async for person in _people_without_tables(store, moment - retention.people * DAY):
        if dry or await _delete_person(store, person):
            yield Swept("person", person)
    if not dry:
        await _delete_findings(store, moment - retention.findings * DAY)


async def is_due(store: Store, every: int = DAY) -> bool:
    """Whether this process is to look through everything now: one of all, once in a while."""
    moment = now()

    def take(db: Connection) -> bool:
        mine = (PULSE.c.id == SWEPT) & (PULSE.c.beat < moment - every)
        if db.execute(update(PULSE).where(mine).values(beat=moment)).rowcount == 1:
            return True
        if db.scalar(select(PULSE.c.beat).where(PULSE.c.id == SWEPT)) is None:
            db.execute(put(db, PULSE, id=SWEPT, beat=moment))
        return False

    return await store.write(take)


async def _tables(store: Store) -> AsyncIterator[tuple[str, int, str, int]]:
    """Every table that is not over and not set apart, without anybody waiting for it."""
    last = ""
    apart = exists().where(QUARANTINE.c.table_id == TABLES.c.id)
    columns = (TABLES.c.id, TABLES.c.version, TABLES.c.status, TABLES.c.updated)
    while True:
        some = select(*columns).where((TABLES.c.id > last) & ~apart).order_by(TABLES.c.id).limit(AT_ONCE)
        rows = await store.rows(some)
        if not rows:
            return
        for row in rows:
            if isinstance(row.updated, int):  # else it is damaged, and kept until somebody has looked at it
                yield row.id, row.version, row.status, row.updated
        last = rows[-1].id
        await asyncio.sleep(PAUSE)


async def _people_without_tables(store: Store, before: int) -> AsyncIterator[str]:
    last = ""
    table = exists().where(TABLES.c.host == PEOPLE.c.id)
    seat = exists().where(SEATS.c.person == PEOPLE.c.id)
    fresh = [exists().where((kept.c.person == PEOPLE.c.id) & (kept.c.made >= before)) for kept in (STUDIES, NOTES)]
    while True:
        old = (PEOPLE.c.id > last) & (PEOPLE.c.created < before) & ~or_(table, seat, *fresh)
        some = await store.column(select(PEOPLE.c.id).where(old).order_by(PEOPLE.c.id).limit(AT_ONCE))
        if not some:
            return
        for person in some:
            yield person
        last = some[-1]
        await asyncio.sleep(PAUSE)


async def delete_table(store: Store, table: str, version: int) -> bool:
    """A table and all that belongs to it, if nobody has written to it since that version."""

    def write(db: Connection) -> bool:
        if not _taken(db, table, version):
            return False
        _delete_table(db, table)
        return True

    return await store.write(write)


async def close_table(store: Store, named: str, *, remove: bool = False) -> str:
    """End a game as if all had agreed to stop, and take it out of the lobby; one that has not begun is deleted.

    The table is named by its id or its code. Raises Unknown.
    """

    def write(db: Connection) -> str:
        code = named.replace("-", "").replace(" ", "").upper()
        found = next(iter(_raised(db, or_(TABLES.c.id == named, TABLES.c.code == code))), None)
        if found is None:
            raise Unknown(named)
        if remove or found.status == "waiting":
            _delete_table(db, found.id)
        elif found.status != "over":
            ended = {"status": "over", "asked": None, "deadline": None, "proposal": None, "agreed": CLOSED}
            db.execute(update(TABLES).where(TABLES.c.id == found.id).values(public=False, **ended))
            db.execute(delete(BOT_TURNS).where(BOT_TURNS.c.table_id == found.id))
        return str(found.id)

    return await store.write(write)


@dataclass(frozen=True)
class Forgotten:
    """Somebody not known any more: at how many tables another sits in their place now, and how many are gone."""

    person: str
    tables: int
    deleted: int


async def forget(store: Store, named: str, stand_in: str) -> Forgotten:
    """Somebody is not known any more, by no device, no name and no seat; others keep their games.

    Named by their id, or as TABLE/SEAT. Where a game goes on, the bot `stand_in` plays for them; a table at which
    nobody else sits is deleted. Raises Unknown.
    """

    def write(db: Connection) -> Forgotten:
        person = _person(db, named)
        seated = TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.person == person))
        tables = _raised(db, (TABLES.c.host == person) | seated)
        deleted = 0
        for table in tables:
            seats = db.execute(select(SEATS.c.seat, SEATS.c.person).where(SEATS.c.table_id == table.id)).all()
            others = [seat.person for seat in seats if seat.person not in (None, person)]
            if not others:
                _delete_table(db, table.id)
                deleted += 1
                continue
            # Nobody is asked any more what they were to answer.
            host = others[0] if table.host == person else table.host
            db.execute(update(TABLES).where(TABLES.c.id == table.id).values(host=host, proposal=None))
            theirs = (SEATS.c.table_id == table.id) & (SEATS.c.person == person)
            db.execute(update(SEATS).where(theirs).values(**_nobodys(table.status, stand_in)))
            is_to_decide = any(seat.seat == table.actor and seat.person == person for seat in seats)
            if table.status == "playing" and is_to_decide:
                db.execute(update(TABLES).where(TABLES.c.id == table.id).values(asked=None, deadline=None))
                db.execute(put(db, BOT_TURNS, table_id=table.id, process="", until=0))
        # What others have of these games names who played them; it is written down anew.
        db.execute(delete(PLAYED).where(PLAYED.c.table_id.in_([table.id for table in tables])))
        db.execute(update(ANALYSES).where(ANALYSES.c.asker == person).values(asker=""))
        _delete_owned(db, PEOPLE, person)
        return Forgotten(person, len(tables) - deleted, deleted)

    return await store.write(write)


def _nobodys(status: str, stand_in: str) -> dict[str, str | None]:
    """The seat of somebody who is not known any more: free before the game, a bot's during it, and then nobody's."""
    kind = {"waiting": "open", "over": "person"}.get(status, "bot")
    bot = stand_in if kind == "bot" else None
    return {"kind": kind, "bot": bot, "person": None, "name": None, "key_hash": None, "lent": None}


def _person(db: Connection, named: str) -> str:
    table, slash, seat = named.partition("/")
    if slash and seat.isdecimal():
        # People count seats from one.
        theirs = (SEATS.c.table_id == table) & (SEATS.c.seat == int(seat) - 1)
        found = db.scalar(select(SEATS.c.person).where(theirs))
    else:
        found = db.scalar(select(PEOPLE.c.id).where(PEOPLE.c.id == named))
    if found is None:
        raise Unknown(named)
    return str(found)


async def _delete_person(store: Store, person: str) -> bool:
    def write(db: Connection) -> bool:
        busy = select(func.count()).select_from(TABLES).where(TABLES.c.host == person)
        seated = select(func.count()).select_from(SEATS).where(SEATS.c.person == person)
        if db.scalar(busy) or db.scalar(seated):
            return False  # they have come back
        _delete_owned(db, PEOPLE, person)
        return True

    return await store.write(write)


async def _delete_findings(store: Store, before: int) -> None:
    """What bots found before that moment."""

    def write(db: Connection) -> bool:
        old = (ANALYSES.c.asked < before) & (ANALYSES.c.until < now())
        analyses = list(db.scalars(select(ANALYSES.c.digest).where(old).limit(AT_ONCE)))
        db.execute(delete(FINDINGS).where(FINDINGS.c.digest.in_(analyses)))
        db.execute(delete(ANALYSES).where(ANALYSES.c.digest.in_(analyses)))
        verdicts = list(db.scalars(select(VERDICTS.c.digest).where(VERDICTS.c.made < before).limit(AT_ONCE)))
        db.execute(delete(VERDICTS).where(VERDICTS.c.digest.in_(verdicts)))
        return bool(analyses or verdicts)

    left = True
    while left:
        left = await store.write(write)
        await asyncio.sleep(PAUSE)


def _taken(db: Connection, table: str, version: int) -> bool:
    """Whether the table is still as it was; then nobody else writes to it, and all processes hear of it."""
    unmoved = (TABLES.c.id == table) & (TABLES.c.version == version)
    if db.execute(update(TABLES).where(unmoved).values(version=version + 1)).rowcount != 1:
        return False
    db.execute(insert(OUTBOX).values(table_id=table, version=version + 1, made=now()))
    return True


def _raised(db: Connection, which: ColumnElement[bool]) -> Sequence[Row[Any]]:
    """Those tables as nobody else can change them now; all processes hear that something did."""
    columns = (TABLES.c.id, TABLES.c.version, TABLES.c.status, TABLES.c.host, TABLES.c.actor)
    rows = db.execute(update(TABLES).where(which).values(version=TABLES.c.version + 1).returning(*columns)).all()
    for row in rows:
        db.execute(insert(OUTBOX).values(table_id=row.id, version=row.version, made=now()))
    return rows


def _delete_table(db: Connection, table: str) -> None:
    for kept in (BRANCHES, NOTES):  # at its game, which may be a study as well: nothing holds them to it
        db.execute(delete(kept).where(kept.c.review == table))
    _delete_owned(db, TABLES, table)


def _delete_owned(db: Connection, kind: Table, id: str) -> None:
    """A table or a person, with every row that is theirs and cannot be without them."""
    for owned in reversed(METADATA.sorted_tables):
        for key in owned.foreign_keys:
            if key.column.table is kind:
                db.execute(delete(owned).where(key.parent == id))
    db.execute(delete(kind).where(kind.c.id == id))
