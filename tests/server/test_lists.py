"""Lists of tables: what is asked often goes by indices alone, however many tables there are, in either database."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import Select, select, text

from donjon.server.storage.address import database_url
from donjon.server.storage.decision import ASYNCPG
from donjon.server.storage.lists import Lists, is_at
from donjon.server.storage.schema import TABLES
from donjon.server.storage.store import Store

from .databases import PostgreSQL


def plan(db: str, asked: Select[Any]) -> str:
    """How PostgreSQL would answer, where walking through whole tables is the last thing it does."""

    async def explain() -> str:
        store = Store(database_url(db))
        await store.start()
        words = asked.compile(dialect=ASYNCPG, compile_kwargs={"literal_binds": True})
        async with store.engine.connect() as connection:
            await connection.execute(text("SET enable_seqscan = off"))
            found = "\n".join(await connection.scalars(text(f"EXPLAIN {words}")))
        await store.stop()
        return found

    return asyncio.run(explain())


def test_my_tables_are_found_by_indices(postgresql: PostgreSQL) -> None:
    """Joined by `or`, the two ways to be at a table had PostgreSQL read all tables for whoever came Home."""
    found = plan(postgresql.new_database(), select(TABLES).where(is_at("mahaut")))
    assert "Seq Scan" not in found, found


def test_the_lobby_is_found_by_its_index(postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Select[Any]] = []

    async def noted(_: Lists, tables: Select[Any]) -> list[Any]:
        asked.append(tables)
        return []

    monkeypatch.setattr(Lists, "_read_list", noted)
    db = postgresql.new_database()

    async def ask() -> None:
        store = Store(database_url(db))
        await Lists(store).lobby()
        await store.stop()

    asyncio.run(ask())
    assert "Seq Scan" not in (found := plan(db, asked[0])), found
