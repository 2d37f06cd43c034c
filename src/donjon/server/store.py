"""The database: tables written in one transaction each, guarded by the version the writer had seen."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from sqlalchemy import ColumnElement, Row, delete, event, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from donjon.core.errors import DonjonError
from donjon.server.schema import DECISIONS, DEVICES, METADATA, PEOPLE, PULSE, REQUESTS, SEATS, TABLES


class Moved(DonjonError):
    """Somebody else wrote to the table since it was read; nothing was written now."""


@dataclass(frozen=True)
class Newcomer:
    """Somebody the database does not know yet."""

    id: str
    token_hash: str


@dataclass(frozen=True)
class Seat:
    """A place at a table, and who sits there."""

    seat: int
    kind: str  # person, bot or open
    name: str | None = None
    bot: str | None = None
    person: str | None = None
    key_hash: str | None = None  # of the key in the link to an open seat
    spent: int = 0  # milliseconds of the clock
    lent: str | None = None  # why a bot plays for the person: hand, turn or game (see clocks)


@dataclass(frozen=True)
class Request:
    """What a person asked for, under an id of their own choosing."""

    client: str
    person: str
    verb: str  # decide, undo, propose or answer
    ply: int
    number: int


@dataclass(frozen=True)
class Standing:
    """Where a game stands, as far as a list of tables shows it."""

    status: str = "waiting"
    ply: int = 0
    actor: int = -1
    turn: int = 0
    asked: int | None = None  # since when somebody's clock is running
    deadline: int | None = None  # when their time will be up


@dataclass(frozen=True)
class Saved:
    """A table as the database has it."""

    id: str
    code: str
    game: str
    rules: int
    options: dict[str, Any]
    secret: bytes
    host: str
    seats: tuple[Seat, ...]
    decisions: tuple[str, ...] = ()
    standing: Standing = field(default_factory=Standing)
    next: str | None = None
    version: int = 0
    revision: int = 0
    updated: int = 0
    public: bool = False
    clock: dict[str, int | None] | None = None
    proposal: dict[str, Any] | None = None
    agreed: dict[str, Any] | None = None


class Store:
    """Reads and writes tables and people."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(url)
        self._one_writer: contextlib.AbstractAsyncContextManager[Any] = contextlib.nullcontext()
        if self.engine.dialect.name == "sqlite":
            # SQLite has one writer anyway; queueing here is fair and fast, its own waiting is neither.
            self._one_writer = asyncio.Lock()
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)

    async def start(self) -> None:
        """Make the tables where they are missing."""
        path = make_url(str(self.engine.url)).database
        if self.engine.dialect.name == "sqlite" and path and path != ":memory:":
            Path(path).parent.mkdir(parents=True, exist_ok=True)
        async with self._writing() as db:
            await db.run_sync(METADATA.create_all)

    async def stop(self) -> None:
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        async with self._one_writer, self.engine.begin() as db:
            yield db

    # People.

    async def token_hashes(self, person: str) -> list[str]:
        """The hashes of the tokens of a person's devices; none for a stranger."""
        first = select(PEOPLE.c.token_hash).where(PEOPLE.c.id == person)
        others = select(DEVICES.c.token_hash).where(DEVICES.c.person == person)
        async with self.engine.connect() as db:
            return list(await db.scalars(first.union_all(others)))

    async def add_device(self, person: str, token_hash: str) -> None:
        async with self._writing() as db:
            await db.execute(insert(DEVICES).values(token_hash=token_hash, person=person, created=now()))

    async def set_recovery(self, person: str, recovery_hash: str) -> None:
        """A new recovery code; the one before is worth nothing from now on."""
        async with self._writing() as db:
            await db.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(recovery_hash=recovery_hash))

    async def recovered(self, recovery_hash: str) -> str | None:
        """The person whose recovery code that is."""
        async with self.engine.connect() as db:
            return await db.scalar(select(PEOPLE.c.id).where(PEOPLE.c.recovery_hash == recovery_hash))

    # Tables.

    async def table(self, table: str) -> Saved | None:
        """A table with its record, all of one moment: read again if somebody wrote meanwhile."""
        this = TABLES.c.id == table
        seated = select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
        decided = select(DECISIONS.c.text).where(DECISIONS.c.table_id == table).order_by(DECISIONS.c.ply)
        while True:
            async with self.engine.connect() as db:
                row = (await db.execute(select(TABLES).where(this))).one_or_none()
                if row is None:
                    return None
                seats = tuple(_seat(seat) for seat in await db.execute(seated))
                texts = tuple(await db.scalars(decided))
                if await db.scalar(select(TABLES.c.version).where(this)) == row.version:
                    return _saved(row, seats, texts)

    async def find(self, code: str) -> str | None:
        """The table of that code."""
        async with self.engine.connect() as db:
            return await db.scalar(select(TABLES.c.id).where(TABLES.c.code == code))

    async def tables_of(self, person: str) -> list[Saved]:
        """The tables where that person sits or is host, latest first, without their decisions."""
        seated = select(SEATS.c.table_id).where(SEATS.c.person == person)
        return await self._listed((TABLES.c.host == person) | TABLES.c.id.in_(seated), 100)

    async def lobby(self) -> list[Saved]:
        """The tables that are open to all and not over, latest first, without their decisions."""
        return await self._listed(TABLES.c.public & (TABLES.c.status != "over"), 50)

    async def _listed(self, which: ColumnElement[bool], most: int) -> list[Saved]:
        async with self.engine.connect() as db:
            latest = select(TABLES).where(which).order_by(TABLES.c.updated.desc()).limit(most)
            rows = (await db.execute(latest)).all()
            ids = [row.id for row in rows]
            seats = await db.execute(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat))
            by_table: dict[str, list[Seat]] = {table: [] for table in ids}
            for row in seats:
                by_table[row.table_id].append(_seat(row))
        return [_saved(row, tuple(by_table[row.id]), ()) for row in rows]

    async def awaiting_bots(self) -> list[str]:
        """The tables where a bot is to decide."""
        here = (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.seat == TABLES.c.actor) & SEATS.c.bot.is_not(None)
        async with self.engine.connect() as db:
            return list(await db.scalars(select(TABLES.c.id).join(SEATS, here).where(TABLES.c.status == "playing")))

    async def overdue(self, moment: int) -> list[str]:
        """The tables where somebody's time was up at that moment."""
        up = (TABLES.c.status == "playing") & (TABLES.c.deadline <= moment)
        async with self.engine.connect() as db:
            return list(await db.scalars(select(TABLES.c.id).where(up)))

    async def beat(self, moment: int, gap: int) -> None:
        """A server is alive at that moment. If none was for longer than `gap`, no clock ran meanwhile."""
        async with self._writing() as db:
            last = await db.scalar(select(PULSE.c.beat).where(PULSE.c.id == 1))
            if last is None:
                await db.execute(insert(PULSE).values(id=1, beat=moment))
                return
            await db.execute(update(PULSE).where(PULSE.c.id == 1).values(beat=moment))
            if moment - last > gap:
                away = moment - last
                later = {"asked": TABLES.c.asked + away, "deadline": TABLES.c.deadline + away}
                await db.execute(update(TABLES).where(TABLES.c.deadline.is_not(None)).values(**later))

    async def request(self, table: str, client: str) -> Request | None:
        """What was asked and done under that id."""
        wanted = select(REQUESTS).where((REQUESTS.c.table_id == table) & (REQUESTS.c.client == client))
        async with self.engine.connect() as db:
            row = (await db.execute(wanted)).one_or_none()
        return None if row is None else Request(row.client, row.person, row.verb, row.ply, row.number)

    async def add_table(self, saved: Saved, before: Saved | None = None, newcomer: Newcomer | None = None) -> Saved:
        """A new table with what was already drawn; as the rematch of `before` where that is given."""
        moment = now()
        async with self._writing() as db:
            if before is not None:
                await _guard(db, before, next=saved.id)
            await _welcome(db, newcomer, moment)
            await db.execute(
                insert(TABLES).values(
                    id=saved.id,
                    code=saved.code,
                    game=saved.game,
                    rules=saved.rules,
                    options=saved.options,
                    secret=saved.secret,
                    host=saved.host,
                    version=0,
                    revision=0,
                    public=saved.public,
                    clock=saved.clock,
                    created=moment,
                    updated=moment,
                    **_standing(saved.standing),
                )
            )
            await db.execute(insert(SEATS), [{"table_id": saved.id, **vars(seat)} for seat in saved.seats])
            await _append(db, saved.id, 0, saved.decisions, moment)
        return replace(saved, updated=moment)

    async def claim(self, saved: Saved, begun: Saved, seat: Seat, newcomer: Newcomer | None) -> Saved:
        """Somebody sits down; with the last open seat the game begins as in `begun`."""
        async with self._writing() as db:
            written = await _guard(db, saved, **_standing(begun.standing))
            await _welcome(db, newcomer, written.updated)
            await _reseat(db, saved, (seat,))
            await _append(db, saved.id, 0, begun.decisions, written.updated)
        return replace(begun, version=written.version, updated=written.updated)

    async def decide(self, saved: Saved, texts: Sequence[str], after: Saved, request: Request | None) -> Saved:
        """A decision and the chance outcomes it led to, all or nothing; where and how all stand `after` it."""
        async with self._writing() as db:
            written = await _guard(db, saved, proposal=None, **_standing(after.standing))
            await _reseat(db, saved, after.seats)
            await _append(db, saved.id, saved.standing.ply, texts, written.updated)
            await _remember(db, saved.id, request)
        return _written(after, written, decisions=saved.decisions + tuple(texts), proposal=None)

    async def undo(self, saved: Saved, to: int, after: Saved, request: Request) -> Saved:
        """The decisions from ply `to` on are gone, and so they stay."""
        revision = saved.revision + 1
        async with self._writing() as db:
            written = await _guard(db, saved, revision=revision, proposal=None, **_standing(after.standing))
            await _reseat(db, saved, after.seats)
            await db.execute(delete(DECISIONS).where((DECISIONS.c.table_id == saved.id) & (DECISIONS.c.ply >= to)))
            await _remember(db, saved.id, request)
        return _written(after, written, decisions=saved.decisions[:to], revision=revision, proposal=None)

    async def change(self, saved: Saved, after: Saved, request: Request | None = None) -> Saved:
        """Who sits where, what is proposed or agreed; with its last seat taken the game begins as in `after`."""
        async with self._writing() as db:
            changed = {"public": after.public, "proposal": after.proposal, "agreed": after.agreed}
            written = await _guard(db, saved, **changed, **_standing(after.standing))
            await _reseat(db, saved, after.seats)
            if saved.standing.status == "waiting":
                await _append(db, saved.id, 0, after.decisions, written.updated)
            await _remember(db, saved.id, request)
        return _written(after, written)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


async def _guard(db: AsyncConnection, saved: Saved, **values: object) -> Saved:
    """The first statement of every change: take the table, if it is still as it was read."""
    moment = now()
    unmoved = (TABLES.c.id == saved.id) & (TABLES.c.version == saved.version)
    change = update(TABLES).where(unmoved).values(version=saved.version + 1, updated=moment, **values)
    if (await db.execute(change)).rowcount != 1:
        raise Moved(saved.id)
    return replace(saved, version=saved.version + 1, updated=moment)


async def _welcome(db: AsyncConnection, newcomer: Newcomer | None, moment: int) -> None:
    if newcomer is not None:
        await db.execute(insert(PEOPLE).values(created=moment, **vars(newcomer)))


async def _append(db: AsyncConnection, table: str, ply: int, texts: Iterable[str], moment: int) -> None:
    rows = [{"table_id": table, "ply": ply + i, "text": text, "made": moment} for i, text in enumerate(texts)]
    if rows:
        await db.execute(insert(DECISIONS), rows)


async def _remember(db: AsyncConnection, table: str, request: Request | None) -> None:
    if request is not None:
        await db.execute(insert(REQUESTS).values(table_id=table, **vars(request)))


async def _reseat(db: AsyncConnection, saved: Saved, seats: Iterable[Seat]) -> None:
    for seat in seats:
        if seat != saved.seats[seat.seat]:
            place = (SEATS.c.table_id == saved.id) & (SEATS.c.seat == seat.seat)
            await db.execute(update(SEATS).where(place).values(**vars(seat)))


def _written(after: Saved, written: Saved, **values: Any) -> Saved:
    return replace(after, version=written.version, updated=written.updated, **values)


def _standing(standing: Standing) -> dict[str, Any]:
    return vars(standing)


def _seat(row: Row[Any]) -> Seat:
    return Seat(row.seat, row.kind, row.name, row.bot, row.person, row.key_hash, row.spent, row.lent)


def _saved(row: Row[Any], seats: tuple[Seat, ...], decisions: tuple[str, ...]) -> Saved:
    return Saved(
        id=row.id,
        code=row.code,
        game=row.game,
        rules=row.rules,
        options=row.options,
        secret=row.secret,
        host=row.host,
        seats=seats,
        decisions=decisions,
        standing=Standing(row.status, row.ply, row.actor, row.turn, row.asked, row.deadline),
        next=row.next,
        version=row.version,
        revision=row.revision,
        updated=row.updated,
        public=row.public,
        clock=row.clock,
        proposal=row.proposal,
        agreed=row.agreed,
    )


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Readers beside the writer, and every commit on the disk before it is acknowledged."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
