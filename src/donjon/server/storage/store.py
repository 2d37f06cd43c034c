"""The database: tables written in one transaction each, guarded by the version the writer had seen."""

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from sqlalchemy import (
    Connection,
    Executable,
    Row,
    bindparam,
    delete,
    insert,
    select,
    update,
)
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from donjon.server.metrics import WRITES
from donjon.server.storage import decision
from donjon.server.storage.database import asking, is_sqlite, migrate, reach
from donjon.server.storage.decision import Entry, Part, Values
from donjon.server.storage.leases import Leases
from donjon.server.storage.put import put
from donjon.server.storage.rows import PLAIN, BadRow, damage, saved_of, seat_of
from donjon.server.storage.saved import (
    Decided,
    Moved,
    Newcomer,
    Renewal,
    Request,
    Saved,
    Seat,
    Snapshot,
    Standing,
    Written,
    now,
)
from donjon.server.storage.schema import (
    BOT_TURNS,
    DECISIONS,
    DEVICES,
    OUTBOX,
    PEOPLE,
    PULSE,
    REQUESTS,
    SEATS,
    SNAPSHOTS,
    TABLES,
)
from donjon.server.storage.scribe import PostgresqlScribe, Scribe, SqliteScribe
from donjon.server.storage.writer import OneWriter

LOG = logging.getLogger("donjon.tables")
WRITES_AGAIN = 15.0  # seconds between two writes that only prove that writing is possible
TRIES_AGAIN = 1.0  # the same after one that was refused
MARK = 2  # the row of the pulse that is written then; the first is the clocks'
HEALTHY = 2.0  # seconds in which a database that is well answers
WRITTEN = "written"  # in a connection: what was written in this transaction

Done = TypeVar("Done")
Told = TypeVar("Told")

# Asked with every decision: built once, for building them costs more than SQLite takes to answer.
EARLIER = select(REQUESTS).where(
    (REQUESTS.c.table_id == bindparam("table")) & (REQUESTS.c.client == bindparam("client"))
)
UNMOVED = update(TABLES).where((TABLES.c.id == bindparam("table")) & (TABLES.c.version == bindparam("read")))
OUT, DECIDED, ASKED = insert(OUTBOX), insert(DECISIONS), insert(REQUESTS)


class Store:
    """Reads and writes tables and people."""

    def __init__(self, url: str, news: Callable[[Written], None] | None = None) -> None:
        """`news` is told of everything that was written, once it is on the disk."""
        self.engine: AsyncEngine = reach(url)
        self.asking = asking(self.engine)
        self.news = news
        self.leases = Leases()
        self.damaged: set[str] = set()  # tables whose rows cannot be read, each logged once
        self._trying = asyncio.Lock()
        self._tried = -math.inf  # when something was last written to see whether it can be
        self._refused: SQLAlchemyError | OSError | None = None  # what came of it
        self._writer = OneWriter(self.engine) if is_sqlite(self.engine) else None
        self._scribe: Scribe = SqliteScribe(self._writer) if self._writer else PostgresqlScribe(self.engine)

    async def start(self) -> None:
        """Bring the database to the present schema."""
        await migrate(self.engine)

    async def answers(self) -> None:
        """Whether the database can be asked anything, and takes what is written; raises where it does not."""
        async with asyncio.timeout(HEALTHY), self.asking.connect() as db:
            await db.execute(select(1))
        await self._try_writing()

    async def _try_writing(self) -> None:
        """A disk that is full can still be read, so something is written; seldom, however often anybody asks."""
        async with self._trying:
            pause = WRITES_AGAIN if self._refused is None else TRIES_AGAIN
            if time.monotonic() - self._tried > pause:
                try:
                    async with asyncio.timeout(HEALTHY):
                        await self.write(_leave_a_mark)
                    self._refused = None
                except (SQLAlchemyError, OSError) as refused:
                    self._refused = refused
                self._tried = time.monotonic()
            if self._refused is not None:
                raise self._refused

    async def stop(self) -> None:
        await self._scribe.stop()
        if self._writer is not None:
            await self._writer.stop()
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; what it wrote is told once it is on the disk."""
        with WRITES.time():
            async with self._writer.transaction() if self._writer else self.engine.begin() as db:
                news: list[Written] = []
                db.info[WRITTEN] = news
                yield db
        if self.news is not None:
            for written in news:
                self.news(written)

    async def write(self, write: Callable[[Connection], Done]) -> Done:
        """The same, where all that is to be written is known: its statements run without a pause between them."""
        async with self.writing() as db:
            return await db.run_sync(write)

    async def rows(self, query: Executable, values: Values | None = None) -> Sequence[Any]:
        """What the database answers, row by row."""
        async with self.asking.connect() as db:
            return (await db.execute(query, values)).all()

    async def row(self, query: Executable, values: Values | None = None) -> Any:
        """The same, where it is one row or None."""
        async with self.asking.connect() as db:
            return (await db.execute(query, values)).one_or_none()

    async def each(self, kind: type[Told], query: Executable) -> list[Told]:
        """The rows as what they tell, whose fields are called as their columns."""
        return [kind(**row._mapping) for row in await self.rows(query)]

    async def one(self, kind: type[Told], query: Executable) -> Told | None:
        """The same, where it is one row at most."""
        row = await self.row(query)
        return None if row is None else kind(**row._mapping)

    async def column(self, query: Executable, values: Values | None = None) -> list[Any]:
        """The same, of rows of one column."""
        async with self.asking.connect() as db:
            return list(await db.scalars(query, values))

    async def value(self, query: Executable, values: Values | None = None) -> Any:
        """The same, where it is one value, or None."""
        async with self.asking.connect() as db:
            return await db.scalar(query, values)

    async def table(self, table: str, since: int = 0, behind: int | None = None) -> Saved | None:
        """A table with its record, all of one moment: read again if somebody wrote meanwhile.

        The record from ply `since` on; or, with `behind`, from the last snapshot at least so many plies ago. Raises
        BadRow where what the database has cannot be read.
        """
        try:
            return await self._table(table, since, behind)
        except Exception as wrong:
            if (reason := damage(wrong)) is None:
                raise
            raise BadRow(reason) from None

    async def _table(self, table: str, since: int, behind: int | None) -> Saved | None:
        this = TABLES.c.id == table
        seated = select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
        while True:
            async with self.asking.connect() as db:
                row = (await db.execute(select(TABLES).where(this))).one_or_none()
                if row is None:
                    return None
                seats = tuple(seat_of(seat) for seat in await db.execute(seated))
                usable = behind is not None and row.stranded is None  # the snapshots of a stranded table are older
                snapshot = await _snapshot(db, row, row.ply - (behind or 0)) if usable else None
                base = since if snapshot is None else snapshot.ply
                later = (DECISIONS.c.table_id == table) & (DECISIONS.c.ply >= base)
                texts = tuple(await db.scalars(select(DECISIONS.c.text).where(later).order_by(DECISIONS.c.ply)))
                if await db.scalar(select(TABLES.c.version).where(this)) == row.version:
                    return replace(saved_of(row, seats, texts), base=base, snapshot=snapshot)

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """The version each of these tables is at."""
        found: dict[str, int] = {}
        async with self.asking.connect() as db:
            for start in range(0, len(tables), 500):
                these = TABLES.c.id.in_(tables[start : start + 500])
                rows = await db.execute(select(TABLES.c.id, TABLES.c.version).where(these))
                found |= {row.id: row.version for row in rows}
        return found

    async def find(self, code: str) -> str | None:
        """The table of that code."""
        found: str | None = await self.value(select(TABLES.c.id).where(TABLES.c.code == code))
        return found

    async def request(self, table: str, client: str) -> Request | None:
        """What was asked and done under that id."""
        row = await self.row(EARLIER, {"table": table, "client": client})
        return None if row is None else Request(row.client, row.person, row.verb, row.ply, row.number)

    async def add_table(self, saved: Saved, before: Saved | None = None, newcomer: Newcomer | None = None) -> Saved:
        """A new table with what was already drawn; as the rematch of `before` where that is given."""
        moment = now()

        def write(db: Connection) -> None:
            if before is not None:
                _guard(db, before, next=saved.id)
            welcome(db, newcomer, moment)
            begins = {"version": 0, "revision": 0, "created": moment, "updated": moment}
            values = {name: getattr(saved, name) for name in PLAIN} | begins | _standing(saved.standing)
            db.execute(insert(TABLES).values(**values))
            db.execute(insert(SEATS), [{"table_id": saved.id, **vars(seat)} for seat in saved.seats])
            _append(db, saved.id, 0, saved.decisions, moment)
            self.leases.follow(db, None, saved)

        await self.write(write)
        return replace(saved, updated=moment)

    async def claim(self, saved: Saved, begun: Saved, seat: Seat, newcomer: Newcomer | None) -> Saved:
        """Somebody sits down; with the last open seat the game begins as in `begun`."""

        def write(db: Connection) -> Saved:
            written = _guard(db, saved, origin=begun.origin, **_standing(begun.standing))
            welcome(db, newcomer, written.updated)
            _reseat(db, saved, (seat,))
            _append(db, saved.id, 0, begun.decisions, written.updated)
            self.leases.follow(db, saved, begun)
            return written

        return _written(begun, await self.write(write))

    async def decide(
        self,
        saved: Saved,
        texts: Sequence[str],
        after: Saved,
        request: Request | None,
        snapshot: Snapshot | None = None,
    ) -> Saved:
        """A decision and the chance outcomes it led to, all or nothing; how all stand `after` it, and a snapshot."""
        entry = Entry(saved.id, saved.version, now(), saved.standing, after.standing, tuple(texts), request)
        plain = after.seats == saved.seats
        decided = Decided(entry.texts, after.standing, entry.moment) if plain else None
        written = Written(saved.id, entry.version, decided)
        if plain and snapshot is None and after.bot_to_decide() == saved.bot_to_decide():
            # Nothing but the game has moved on, as nearly always.
            with WRITES.time():
                await self._scribe.write(entry)
            if self.news is not None:
                self.news(written)
        else:

            def write(db: Connection) -> None:
                decision.write(entry, lambda part, values: _executed(db, part, values))
                _reseat(db, saved, after.seats)
                self.leases.follow(db, saved, after)
                if snapshot is not None:
                    db.execute(insert(SNAPSHOTS).values(table_id=saved.id, **vars(snapshot)))
                db.info[WRITTEN].append(written)

            await self.write(write)
        decisions = saved.decisions + entry.texts
        return after.but(version=entry.version, updated=entry.moment, decisions=decisions, proposal=None)

    async def undo(self, saved: Saved, to: int, after: Saved, request: Request) -> Saved:
        """The decisions from ply `to` on are gone, and so they stay."""
        revision, since = saved.revision + 1, min(saved.since, to)

        def write(db: Connection) -> Saved:
            written = _guard(db, saved, revision=revision, since=since, proposal=None, **_standing(after.standing))
            _reseat(db, saved, after.seats)
            db.execute(delete(DECISIONS).where((DECISIONS.c.table_id == saved.id) & (DECISIONS.c.ply >= to)))
            db.execute(delete(SNAPSHOTS).where((SNAPSHOTS.c.table_id == saved.id) & (SNAPSHOTS.c.ply > to)))
            _remember(db, saved.id, request)
            self.leases.follow(db, saved, after)
            return written

        changed = {"decisions": saved.decisions[: to - saved.base], "revision": revision, "since": since}
        return _written(after, await self.write(write), proposal=None, **changed)

    async def change(self, saved: Saved, after: Saved, request: Request | None = None) -> Saved:
        """Who sits where, what is proposed or agreed; with its last seat taken the game begins as in `after`."""

        def write(db: Connection) -> Saved:
            changed = {name: getattr(after, name) for name in ("public", "proposal", "agreed", "origin")}
            written = _guard(db, saved, **changed, **_standing(after.standing))
            _reseat(db, saved, after.seats)
            if saved.standing.status == "waiting":
                _append(db, saved.id, 0, after.decisions, written.updated)
            _remember(db, saved.id, request)
            self.leases.follow(db, saved, after)
            return written

        return _written(after, await self.write(write))

    async def renew(self, renewals: Sequence[Renewal]) -> list[Renewal]:
        """Tables move on to newer rules or are stranded; those written. When they were last played at stays the same.

        One that somebody else has written to since is left as it is.
        """

        # In the same order by every process, so that none waits for another that waits for it.
        ordered = sorted(renewals, key=lambda renewal: renewal.before.id)

        def write(db: Connection) -> list[Renewal]:
            return [renewal for renewal in ordered if _renew(db, renewal)]

        return await self.write(write)


def _leave_a_mark(db: Connection) -> None:
    db.execute(put(db, PULSE, id=MARK, beat=now()))


def _guard(db: Connection, saved: Saved, **values: object) -> Saved:
    """The first statement of every change: take the table, if it is still as it was read."""
    moment, version = now(), saved.version + 1
    read = {"table": saved.id, "read": saved.version}
    if db.execute(UNMOVED, {**read, "version": version, "updated": moment, **values}).rowcount != 1:
        raise Moved(saved.id)
    db.execute(OUT, {"table_id": saved.id, "version": version, "made": moment})
    db.info[WRITTEN].append(Written(saved.id, version))
    return replace(saved, version=version, updated=moment)


def _executed(db: Connection, part: Part, values: Values) -> int:
    """How many rows that part of a decision has touched; it is given what it names and no more."""
    return db.execute(part.statement, {name: values[name] for name in part.names}).rowcount


def _renew(db: Connection, renewal: Renewal) -> bool:
    before, after = renewal.before, renewal.after
    names = ("rules", "options", "since", "proposal", "revision", "updated")
    values = {name: getattr(after, name) for name in names} | _standing(after.standing)
    try:
        _guard(db, before, stranded=None if after.stranded is None else vars(after.stranded), **values)
    except Moved:
        return False
    _reseat(db, before, after.seats)
    if renewal.snapshots is not None:
        db.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == after.id))
        for snapshot in renewal.snapshots:
            db.execute(insert(SNAPSHOTS).values(table_id=after.id, **vars(snapshot)))
    if before.bot_to_decide() != after.bot_to_decide():
        db.execute(delete(BOT_TURNS).where(BOT_TURNS.c.table_id == after.id))
        if after.bot_to_decide():  # whoever serves lets it think
            db.execute(insert(BOT_TURNS).values(table_id=after.id, process="", until=0))
    return True


class Chapter:
    """A part of what the database keeps, read and written through its store."""

    def __init__(self, store: Store) -> None:
        self.store = store


def welcome(db: Connection, newcomer: Newcomer | None, moment: int) -> None:
    """Somebody the database does not know yet is written down with the first thing they do."""
    if newcomer is not None:
        db.execute(insert(PEOPLE).values(id=newcomer.id, created=moment))
        device = {"token_hash": newcomer.token_hash, "person": newcomer.id, "name": newcomer.device}
        db.execute(insert(DEVICES).values(created=moment, seen=moment, **device))


async def _snapshot(db: AsyncConnection, row: Row[Any], latest: int) -> Snapshot | None:
    """The last snapshot not after that ply, made by the rules the table is played by."""
    if latest <= 0:
        return None
    mine = (SNAPSHOTS.c.table_id == row.id) & (SNAPSHOTS.c.ply <= latest) & (SNAPSHOTS.c.rules == row.rules)
    found = (await db.execute(select(SNAPSHOTS).where(mine).order_by(SNAPSHOTS.c.ply.desc()).limit(1))).one_or_none()
    return None if found is None else Snapshot(found.ply, found.rules, found.position, found.trail)


def _append(db: Connection, table: str, ply: int, texts: Iterable[str], moment: int) -> None:
    rows = [{"table_id": table, "ply": ply + i, "text": text, "made": moment} for i, text in enumerate(texts)]
    if rows:
        db.execute(DECIDED, rows)


def _remember(db: Connection, table: str, request: Request | None) -> None:
    if request is not None:
        db.execute(ASKED, {"table_id": table, **vars(request)})


def _reseat(db: Connection, saved: Saved, seats: Iterable[Seat]) -> None:
    for seat in seats:
        if seat != saved.seats[seat.seat]:
            place = (SEATS.c.table_id == saved.id) & (SEATS.c.seat == seat.seat)
            db.execute(update(SEATS).where(place).values(**vars(seat)))


def _written(after: Saved, written: Saved, **values: Any) -> Saved:
    return replace(after, version=written.version, updated=written.updated, **values)


def _standing(standing: Standing) -> dict[str, Any]:
    return vars(standing)
