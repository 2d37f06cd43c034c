"""The database itself: reached, set up, and brought to the present schema."""

import contextlib
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from sqlalchemy import event, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from donjon.server.storage import migrations, sqlite

CONNECTIONS = 8  # of each process to a PostgreSQL
MORE = 6  # where they are not enough; the pens of `scribe` are among them
TIMEOUT = 10.0  # seconds
MIGRATING = 0x646F6E6A6F6E  # "donjon": the lock under which one process at a time changes the schema of a PostgreSQL


def reach(url: str) -> AsyncEngine:
    """A database by its URL; nothing is opened yet."""
    if url.startswith("sqlite"):
        path = make_url(url).database or ":memory:"
        engine = create_async_engine(url, async_creator=lambda *_, **__: sqlite.connect(path))
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        return engine
    # A database that does not answer is away; whoever waits is told so.
    limits = {"timeout": TIMEOUT, "command_timeout": TIMEOUT}
    return create_async_engine(url, pool_size=CONNECTIONS, max_overflow=MORE, pool_timeout=TIMEOUT, connect_args=limits)


def asking(engine: AsyncEngine) -> AsyncEngine:
    """The same database for whoever only asks: a PostgreSQL need not begin and end anything for that."""
    return engine if is_sqlite(engine) else engine.execution_options(isolation_level="AUTOCOMMIT")


def is_sqlite(engine: AsyncEngine) -> bool:
    return engine.dialect.name == "sqlite"


async def migrate(engine: AsyncEngine) -> tuple[str | None, str]:
    """Bring the database to the present schema, all or nothing; the revisions before and after."""
    path = engine.url.database
    if is_sqlite(engine) and path and path != ":memory:":
        Path(path).parent.mkdir(parents=True, exist_ok=True)
    async with engine.connect() as db:
        before = await db.run_sync(migrations.revision_of)
    if before == migrations.HEAD:
        return before, before
    async with alone(engine) as db:
        # Asked again: another process may have been quicker.
        before = await db.run_sync(migrations.revision_of)
        await db.run_sync(migrations.upgrade)
        after = await db.run_sync(migrations.revision_of)
    return before, str(after)


@contextlib.asynccontextmanager
async def alone(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction in which no other process changes the schema."""
    if not is_sqlite(engine):
        async with engine.begin() as db:
            await db.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
            yield db
        return
    async with engine.connect() as db:
        # Python's driver begins no transaction for changes of the schema; so it is told when.
        await db.execution_options(isolation_level="AUTOCOMMIT")
        await db.exec_driver_sql("BEGIN IMMEDIATE")
        try:
            yield db
        except BaseException:
            await db.exec_driver_sql("ROLLBACK")
            raise
        await db.exec_driver_sql("COMMIT")


def free_bytes(engine: AsyncEngine) -> int | None:
    """The room left where the database is; None where that is another's to know."""
    path = engine.url.database
    if not is_sqlite(engine) or not path or path == ":memory:":
        return None
    return shutil.disk_usage(Path(path).parent).free


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Readers beside the writer, and every commit on the disk before it is acknowledged."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
