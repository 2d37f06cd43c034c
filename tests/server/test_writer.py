"""One writer for SQLite: together to the disk, each for itself, and nothing told before it is there."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from donjon.server.database import reach
from donjon.server.writer import OneWriter

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
    monkeypatch.setattr("donjon.server.sqlite.PATIENCE", 0.3)

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
