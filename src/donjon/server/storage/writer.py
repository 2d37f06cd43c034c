"""One writer for SQLite: changes that come together go to the disk together.

SQLite writes one transaction at a time, and each waits for the disk. So whoever comes while the disk is busy takes
part in the next transaction: each in a savepoint, unless the transaction is all its own, so that one that fails leaves
the others alone, and nobody is told that anything is done before the disk has all of it.
"""

import asyncio
import contextlib
import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Callable

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from donjon.server.futures import resolve
from donjon.server.storage import sqlite

MOST = 64  # changes in one transaction
WHAT = "a change"

Change = Callable[[sqlite3.Connection], None]


class Batch:
    """Changes that go to the disk together."""

    def __init__(self, db: AsyncConnection, connection: sqlite.Connection) -> None:
        self.db = db
        self.connection = connection
        self.changes = 0
        self.written: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class OneWriter:
    """Lets one after another write, and all of them commit at once."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._db: AsyncConnection | None = None
        self._connection: sqlite.Connection | None = None
        self._batch: Batch | None = None
        self._last: asyncio.Future[None] | None = None
        self._put: deque[tuple[Change, asyncio.Future[None]]] = deque()
        self._carrying: asyncio.Task[None] | None = None

    async def put(self, change: Change) -> None:
        """A change whose statements need no pause between them: all or nothing, and on the disk when this ends."""
        done = asyncio.get_running_loop().create_future()
        self._put.append((change, done))
        if self._carrying is None:
            self._carrying = asyncio.create_task(self._carry())
        await done

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Any change: all or nothing, and on the disk when this ends."""
        self._waiting += 1
        try:
            await self._turn.acquire()
        except asyncio.CancelledError:
            # Whoever wrote before may have counted on this one to bring it to the disk.
            self._last = asyncio.ensure_future(self._flush())
            raise
        finally:
            self._waiting -= 1
        try:
            batch = self._batch or await self._begin()
            try:
                async with self._savepoint(batch):
                    yield batch.db
            finally:
                if self._waiting == 0 or batch.changes >= MOST or self._batch is None:
                    await self._end(batch)
        finally:
            self._turn.release()
        await asyncio.shield(batch.written)

    async def stop(self) -> None:
        if self._carrying is not None:
            await self._carrying
        await self._flush()
        async with self._turn:
            await self._forget()

    async def _flush(self) -> None:
        async with self._turn:
            if self._batch is not None:
                await self._end(self._batch)

    async def _carry(self) -> None:
        """What was put here goes to the disk, until there is no more of it."""
        try:
            while self._put:
                self._waiting += 1
                await self._turn.acquire()
                self._waiting -= 1
                changes = [self._put.popleft() for _ in range(min(MOST, len(self._put)))]
                try:
                    await self._carry_together(changes)
                finally:
                    self._turn.release()
                    for _, done in changes:
                        done.cancel()  # whatever happened, nobody is left waiting
        finally:
            self._carrying = None

    async def _carry_together(self, changes: list[tuple[Change, asyncio.Future[None]]]) -> None:
        try:
            batch = self._batch or await self._begin()
        except Exception as failed:
            for _, done in changes:
                resolve(done, None, failed)
            return
        alone = len(changes) == 1 and batch.changes == 0
        outcomes: list[tuple[asyncio.Future[None], Exception | None]] = []
        for change, done in changes:
            if not done.done():  # whoever does not wait any more does not want it any more
                outcomes.append((done, await self._try(batch, change, alone)))
        if self._batch is batch:
            self._batch = None
            await self._commit(batch)
        lost = batch.written.exception() if batch.written.done() else None
        for done, refused in outcomes:
            resolve(done, None, refused or lost)

    async def _try(self, batch: Batch, change: Change, alone: bool) -> Exception | None:
        """Make a change within the transaction; why not, where that fails."""
        if batch.written.done():
            return batch.written.exception()  # type: ignore[return-value]  # it is the one that was set below
        db = batch.connection.driver
        try:
            if not alone:
                db.execute("SAVEPOINT change")
            change(db)
            if not alone:
                db.execute("RELEASE change")
        except Exception as failed:
            try:
                if not alone:
                    db.execute("ROLLBACK TO change")
                    db.execute("RELEASE change")
                else:
                    self._batch = None
                    db.execute("ROLLBACK")
            except sqlite3.Error as lost:
                await self._lose(batch, as_sqlalchemy(lost))
            return as_sqlalchemy(failed)
        batch.changes += 1
        return None

    async def _begin(self) -> Batch:
        try:
            if self._db is None:
                self._db = await self._engine.connect()
                await self._db.execution_options(isolation_level="AUTOCOMMIT")
                connection = (await self._db.get_raw_connection()).driver_connection
                assert isinstance(connection, sqlite.Connection)
                self._connection = connection
            assert self._connection is not None
            await self._connection.begin()
        except sqlite3.Error as failed:
            await self._forget()
            raise as_sqlalchemy(failed) from None
        except BaseException:
            await self._forget()
            raise
        self._batch = Batch(self._db, self._connection)
        return self._batch

    @contextlib.asynccontextmanager
    async def _savepoint(self, batch: Batch) -> AsyncIterator[None]:
        first = batch.changes == 0  # then the transaction is all its own
        if not first:
            await batch.db.exec_driver_sql("SAVEPOINT change")
        try:
            yield
            if not first:
                await batch.db.exec_driver_sql("RELEASE change")
            batch.changes += 1
        except BaseException:
            try:
                if first:
                    self._batch = None
                    await batch.db.exec_driver_sql("ROLLBACK")
                else:
                    await batch.db.exec_driver_sql("ROLLBACK TO change")
                    await batch.db.exec_driver_sql("RELEASE change")
            except SQLAlchemyError as lost:
                # A full disk can undo the whole transaction: then nothing of the others is written either.
                await self._lose(batch, lost)
            raise

    async def _end(self, batch: Batch) -> None:
        """Bring it to the disk. Not to be stopped halfway, even if whoever does it is."""
        if self._batch is batch:
            self._batch = None
            await asyncio.shield(asyncio.ensure_future(self._commit(batch)))

    async def _commit(self, batch: Batch) -> None:
        try:
            await batch.connection.commit()
            if batch.db.in_transaction():
                await batch.db.commit()  # it is committed; SQLAlchemy has to hear of it
        except sqlite3.Error as failed:
            await self._lose(batch, as_sqlalchemy(failed))
        except Exception as failed:
            await self._lose(batch, failed)
        else:
            batch.written.set_result(None)

    async def _lose(self, batch: Batch, why: Exception) -> None:
        self._batch = None
        if not batch.written.done():
            batch.written.set_exception(why)
            batch.written.exception()  # those who wait are told; if nobody does, nobody need hear of it
        await self._forget()

    async def _forget(self) -> None:
        """Give the connection back, with nothing left open."""
        db, self._db, self._connection, self._batch = self._db, None, None, None
        if db is not None:
            with contextlib.suppress(SQLAlchemyError):
                await db.invalidate()
            with contextlib.suppress(SQLAlchemyError):
                await db.close()


def as_sqlalchemy(failed: Exception) -> Exception:
    """What went wrong, as SQLAlchemy would raise it."""
    if isinstance(failed, sqlite3.IntegrityError):
        return IntegrityError(WHAT, None, failed)
    return DBAPIError(WHAT, None, failed) if isinstance(failed, sqlite3.Error) else failed
