"""The schema: numbered revisions that lead to what the program expects, from nothing and from any database before."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from donjon.cli import main
from donjon.server.storage import database, migrations
from donjon.server.storage.schema import METADATA

from .company import Person, open_house

OLD_KEY = "abcdefghjkmnpqrstuvw"


def url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


def migrate(address: str) -> tuple[str | None, str]:
    async def run() -> tuple[str | None, str]:
        engine = database.reach(address)
        try:
            return await database.migrate(engine)
        finally:
            await engine.dispose()

    return asyncio.run(run())


def upgrade_to(address: str, revision: str) -> None:
    async def run() -> None:
        engine = create_async_engine(address)
        async with engine.begin() as db:
            await db.run_sync(migrations.upgrade, revision)
        await engine.dispose()

    asyncio.run(run())


def difference(address: str) -> object:
    """What the program expects and the database has not, or the other way round."""

    def compare(db: Connection) -> object:
        return compare_metadata(MigrationContext.configure(db), METADATA)

    async def run() -> object:
        engine = create_async_engine(address)
        async with engine.connect() as db:
            found = await db.run_sync(compare)
        await engine.dispose()
        return found

    return asyncio.run(run())


def test_the_revisions_lead_to_the_schema(database_url: str) -> None:
    upgrade_to(database_url, "0001")
    assert difference(database_url) != []
    assert migrate(database_url) == ("0001", migrations.HEAD)
    assert difference(database_url) == []
    assert migrate(database_url) == (migrations.HEAD, migrations.HEAD)


def test_an_empty_database_gets_the_same_schema_at_once(database_url: str) -> None:
    assert migrate(database_url) == (None, migrations.HEAD)
    assert difference(database_url) == []


def test_two_processes_that_start_at_once_migrate_once(database_url: str) -> None:
    async def run() -> list[tuple[str | None, str]]:
        engines = [database.reach(database_url) for _ in range(4)]
        try:
            return await asyncio.gather(*(database.migrate(engine) for engine in engines))
        finally:
            for engine in engines:
                await engine.dispose()

    outcomes = asyncio.run(run())
    assert {after for _, after in outcomes} == {migrations.HEAD}
    assert sorted(before or "" for before, _ in outcomes)[:2] == ["", migrations.HEAD]


def test_a_database_from_before_the_numbers_is_adopted_without_loss(tmp_path: Path) -> None:
    """Tables opened by the first servers, which made their schema themselves, are all there and can be played."""
    path = tmp_path / "old.sqlite3"
    with open_house(path) as house:
        mahaut = Person(house)
        mahaut.open_table("me", "me", "me")
        mahaut.decide_by("colour")
        bots = Person(house)
        bots.http.cookies = mahaut.http.cookies
        bots.open_table("random", "me", "random")
        table, ply = mahaut.table["id"], mahaut.table["ply"]
        invited = bots.open_table("me", "open")["id"]
        rows = house.rows(table)
        house.kill()
        make_old(path)
        house.start()
        assert mahaut.see()["ply"] == ply
        assert mahaut.see()["hints"] == "alone"  # as it was for all of them
        assert house.rows(table)["decisions"] == rows["decisions"]
        assert house.rows(table)["requests"] == rows["requests"]
        mahaut.decide_by("colour")
        assert Person(house).sit_down(invited, key=OLD_KEY)["status"] == "playing"  # links sent before still open
    assert difference(url(path)) == []


def make_old(path: Path) -> None:
    """Back to the schema before the first number."""
    with sqlite3.connect(path) as db:
        db.execute("ALTER TABLE people ADD COLUMN token_hash VARCHAR(64)")
        db.execute("UPDATE people SET token_hash = (SELECT token_hash FROM devices WHERE person = people.id LIMIT 1)")
        later_tables = (
            *("snapshots", "quarantine", "outbox", "bot_turns", "devices", "pulse", "blocks", "alembic_version"),
            *("studies", "branches", "notes", "findings", "analyses", "verdicts", "results", "played"),
        )
        for name in later_tables:
            db.execute(f"DROP TABLE {name}")
        indexes = (
            "ix_tables_host",
            "ix_tables_deadline",
            "ix_tables_rules",
            "ix_tables_lobby",
            "ix_tables_playing",
            "ix_people_recovery_hash",
        )
        for name in indexes:
            db.execute(f"DROP INDEX {name}")
        db.execute("CREATE INDEX ix_tables_status ON tables (status)")
        later = {
            "tables": (
                *("digest", "public", "hints", "clock", "asked", "deadline", "proposal", "agreed"),
                *("since", "stranded", "chance", "shared", "stand_in", "patience", "origin"),
            ),
            "seats": ("key_hash", "spent", "lent"),
            "people": ("recovery_hash", "recovery_made"),
        }
        for table, columns in later.items():
            for column in columns:
                db.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
        db.execute("ALTER TABLE seats ADD COLUMN key VARCHAR(64)")
        db.execute("UPDATE seats SET key = ? WHERE kind = 'open'", [OLD_KEY])


def test_a_migration_that_fails_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "db"
    upgrade_to(url(path), "0001")
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE outbox (unexpected TEXT)")
    with pytest.raises(Exception, match="outbox"):
        migrate(url(path))
    with sqlite3.connect(path) as db:
        names = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        assert db.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
    assert "snapshots" not in names


def test_what_a_newer_program_made_is_refused_and_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "db"
    migrate(url(path))
    with sqlite3.connect(path) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    before = path.read_bytes()
    for words in (["migrate"], ["serve", "--port", "0"]):
        assert main([*words, "--db", str(path)]) == 1
        said = capsys.readouterr().err
        assert "newer version" in said
        assert "9999" in said
        assert said.count("\n") == 1
    assert path.read_bytes() == before
