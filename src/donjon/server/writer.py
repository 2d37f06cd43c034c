"""One writer for SQLite: changes that come together go to the disk together.

SQLite writes one transaction at a time, and each waits for the disk. So whoever comes while the disk is busy takes
part in the next transaction: each but the first in a savepoint, so that one that fails leaves the others alone,
and nobody is told that anything is done before the disk has all of it.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

MOST = 64  # changes in one transaction


class Batch:
    """Changes that go to the disk together."""

    def __init__(self, db: AsyncConnection) -> None:
        self.db = db
        self.changes = 0
        self.written: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class OneWriter:
    """Lets one after another write, and all of them commit at once."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._db: AsyncConnection | None = None
        self._batch: Batch | None = None
        self._last: asyncio.Future[None] | None = None

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """A change: all or nothing, and on the disk when this ends."""
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
        await self._flush()
        async with self._turn:
            await self._forget()

    async def _flush(self) -> None:
        async with self._turn:
            if self._batch is not None:
                await self._end(self._batch)

    async def _begin(self) -> Batch:
        try:
            if self._db is None:
                self._db = await self._engine.connect()
                await self._db.execution_options(isolation_level="AUTOCOMMIT")
            await self._db.exec_driver_sql("BEGIN IMMEDIATE")
        except BaseException:
            await self._forget()
            raise
        self._batch = Batch(self._db)
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
            await batch.db.commit()
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
        db, self._db, self._batch = self._db, None, None
        if db is not None:
            with contextlib.suppress(SQLAlchemyError):
                await db.invalidate()
            with contextlib.suppress(SQLAlchemyError):
                await db.close()
