"""One writer for SQLite: together to the disk, each for itself, and nothing told before it is there."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from donjon.server.storage.database import reach
from donjon.server.storage.writer import OneWriter

from .databases import ask, locked


def with_writer(path: Path, scene: Callable[[OneWriter], Awaitable[None]]) -> None:
    ask(str(path), "CREATE TABLE notes (note INTEGER PRIMARY KEY)")

    async def run() -> None:
        engine = reach(f"sqlite+aiosqlite:///{path}")
        writer = OneWriter(engine)
        try:
            await scene(writer)
        finally:
            await writer.stop()
            await engine.dispose()

    asyncio.run(run())


async def note(writer: OneWriter, number: int) -> None:
    async with writer.transaction() as db:
        await db.execute(text("INSERT INTO notes VALUES (:number)"), {"number": number})
        await asyncio.sleep(0)


async def much(writer: OneWriter) -> None:
    async with writer.transaction() as db:
        await db.execute(text("CREATE TABLE more (x)"))
        await db.execute(text("INSERT INTO more SELECT zeroblob(100000)"))


def notes(path: Path) -> list[int]:
    return [number for (number,) in ask(str(path), "SELECT note FROM notes ORDER BY note")]


def test_what_is_done_is_on_the_disk(tmp_path: Path) -> None:
    async def scene(writer: OneWriter) -> None:
        for number in range(3):
            await note(writer, number)
            assert notes(tmp_path / "db") == list(range(number + 1))

    with_writer(tmp_path / "db", scene)


def test_many_at_once_share_commits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commits = 0
    commit = OneWriter._commit

    async def counted(writer: OneWriter, batch: object) -> None:
        nonlocal commits
        commits += 1
        await commit(writer, batch)  # type: ignore[arg-type]  # handed on as it came

    async def scene(writer: OneWriter) -> None:
        monkeypatch.setattr(OneWriter, "_commit", counted)
        await asyncio.gather(*(note(writer, number) for number in range(100)))

    with_writer(tmp_path / "db", scene)
    assert notes(tmp_path / "db") == list(range(100))
    assert commits <= 4


def test_one_that_fails_leaves_the_others_alone(tmp_path: Path) -> None:
    async def scene(writer: OneWriter) -> None:
        outcomes = await asyncio.gather(*(note(writer, number % 10) for number in range(20)), return_exceptions=True)
        failed = [outcome for outcome in outcomes if outcome is not None]
        assert len(failed) == 10
        assert all(isinstance(outcome, SQLAlchemyError) for outcome in failed)

    with_writer(tmp_path / "db", scene)
    assert notes(tmp_path / "db") == list(range(10))


def test_who_is_stopped_halfway_has_written_nothing(tmp_path: Path) -> None:
    async def scene(writer: OneWriter) -> None:
        reached = asyncio.Event()

        async def never_done() -> None:
            async with writer.transaction() as db:
                await db.execute(text("INSERT INTO notes VALUES (99)"))
                reached.set()
                await asyncio.sleep(60)

        stopped = asyncio.create_task(never_done())
        others = [asyncio.create_task(note(writer, number)) for number in range(5)]
        await reached.wait()
        stopped.cancel()
        await asyncio.gather(*others)

    with_writer(tmp_path / "db", scene)
    assert notes(tmp_path / "db") == list(range(5))


def test_who_gives_up_waiting_keeps_nobody_from_the_disk(tmp_path: Path) -> None:
    async def scene(writer: OneWriter) -> None:
        first = asyncio.create_task(note(writer, 1))
        second = asyncio.create_task(note(writer, 2))
        await asyncio.sleep(0)  # the first has its turn, the second waits for it
        second.cancel()
        await asyncio.wait_for(first, 5)

    with_writer(tmp_path / "db", scene)
    assert notes(tmp_path / "db") == [1]


def test_a_disk_that_is_full_refuses_and_recovers(tmp_path: Path) -> None:
    async def scene(writer: OneWriter) -> None:
        await note(writer, 0)
        async with writer.transaction() as db:
            pages = (await db.exec_driver_sql("PRAGMA page_count")).scalar_one()
            await db.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(SQLAlchemyError, match="full"):
            await much(writer)
        async with writer.transaction() as db:
            await db.exec_driver_sql("PRAGMA max_page_count = 1000000")
        await note(writer, 1)

    with_writer(tmp_path / "db", scene)
    assert notes(tmp_path / "db") == [0, 1]


def test_a_database_held_by_another_is_waited_for_without_holding_up_anybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("donjon.server.storage.sqlite.LOCK_SECONDS", 0.3)

    async def scene(writer: OneWriter) -> None:
        await note(writer, 0)
        with locked(str(tmp_path / "db")):
            waiting = asyncio.create_task(note(writer, 1))
            ticks = 0
            while not waiting.done():
                await asyncio.sleep(0.01)
                ticks += 1
            assert ticks > 5
            with pytest.raises(SQLAlchemyError, match="locked"):
                await waiting
        await note(writer, 2)

    with_writer(tmp_path / "db", scene)
    assert notes(tmp_path / "db") == [0, 2]


def at_once(number: int) -> Callable[[sqlite3.Connection], None]:
    def write(db: sqlite3.Connection) -> None:
        db.execute("INSERT INTO notes VALUES (?)", (number,))

    return write


def test_changes_put_together_share_commits_with_any_other(tmp_path: Path) -> None:
    commits = 0

    async def scene(writer: OneWriter) -> None:
        await writer.put(at_once(1000))
        assert notes(tmp_path / "db") == [1000]
        assert writer._db is not None

        def counted(statement: str) -> None:
            nonlocal commits
            commits += statement == "COMMIT"

        (await writer._db.get_raw_connection()).driver_connection._conn.set_trace_callback(counted)  # type: ignore[union-attr]  # ours
        both = [writer.put(at_once(number)) for number in range(50)] + [note(writer, 50 + n) for n in range(50)]
        await asyncio.gather(*both)
        assert notes(tmp_path / "db") == [*range(100), 1000]

    with_writer(tmp_path / "db", scene)
    assert commits <= 5


def test_a_change_that_fails_among_others_leaves_them_alone(tmp_path: Path) -> None:
    async def scene(writer: OneWriter) -> None:
        with pytest.raises(ZeroDivisionError):
            await writer.put(lambda _: print(1 // 0))
        outcomes = await asyncio.gather(*(writer.put(at_once(n % 10)) for n in range(20)), return_exceptions=True)
        assert [isinstance(outcome, IntegrityError) for outcome in outcomes] == [False] * 10 + [True] * 10

    with_writer(tmp_path / "db", scene)
    assert notes(tmp_path / "db") == list(range(10))


def test_who_does_not_wait_for_a_change_any_more_does_not_get_it(tmp_path: Path) -> None:
    async def scene(writer: OneWriter) -> None:
        async with writer.transaction() as db:
            await db.execute(text("INSERT INTO notes VALUES (1)"))
            given_up = asyncio.create_task(writer.put(at_once(2)))
            kept = asyncio.create_task(writer.put(at_once(3)))
            await asyncio.sleep(0)
            given_up.cancel()
        await asyncio.wait_for(kept, 5)

    with_writer(tmp_path / "db", scene)
    assert notes(tmp_path / "db") == [1, 3]


def test_changes_put_where_another_holds_the_database_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("donjon.server.storage.sqlite.LOCK_SECONDS", 0.1)

    async def scene(writer: OneWriter) -> None:
        await writer.put(at_once(0))
        with locked(str(tmp_path / "db")):
            refused = await asyncio.gather(*(writer.put(at_once(n)) for n in (1, 2)), return_exceptions=True)
            assert all(isinstance(one, SQLAlchemyError) for one in refused)
        await writer.put(at_once(3))

    with_writer(tmp_path / "db", scene)
    assert notes(tmp_path / "db") == [0, 3]
