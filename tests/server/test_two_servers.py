"""Two servers over one database: whoever read before the other wrote is told so, and nothing is written over."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import select

from donjon.server import bodies, problems
from donjon.server.live import news
from donjon.server.people.identity import Person
from donjon.server.storage.saved import Decided, Moved, Request, Snapshot, Standing, Written
from donjon.server.storage.schema import OUTBOX
from donjon.server.storage.store import Store
from donjon.server.tables import tables
from donjon.server.tables.table import Table
from donjon.server.tables.tables import Tables

from .company import GAME

HOST = Person("host", "host.secret")
WANTED = bodies.NewTable.model_validate({"game": GAME, "seats": [{"kind": "me"}] * 3})


def with_two_servers(url: str, scene: Callable[[Tables, Tables], Awaitable[None]]) -> None:
    async def run() -> None:
        stores = [Store(url), Store(url)]
        for store in stores:
            await store.start()
        try:
            await scene(*(Tables(store) for store in stores))
        finally:
            for store in stores:
                await store.stop()

    asyncio.run(run())


class Ear:
    """Somebody who watches, and notes down what ply it is when there is news."""

    person: str | None = None

    def __init__(self, heard: list[int], table: Table) -> None:
        self.heard, self.table = heard, table

    def wake(self) -> None:
        self.heard.append(self.table.ply)

    def hang_up(self) -> None:
        pass


def decision(table: Table, client: str) -> bodies.Decide:
    assert table.play is not None
    return bodies.Decide(ply=table.ply, action=table.play.state.actions()[0], client=client)


def test_of_two_decisions_for_one_ply_one_is_refused_as_stale(database_url: str) -> None:
    async def scene(here: Tables, there: Tables) -> None:
        mine = await here.create(HOST, WANTED, [])
        theirs = await there.open(mine.id)
        assert mine is not theirs
        await here.decide(mine, "host", decision(mine, "a"))
        with pytest.raises(problems.StalePly) as stale:
            await there.decide(theirs, "host", decision(theirs, "b"))
        assert stale.value.fields["table"]["ply"] == mine.ply == theirs.ply
        assert theirs.saved == mine.saved
        await there.decide(theirs, "host", decision(theirs, "c"))  # read again, it goes on

    with_two_servers(database_url, scene)


def test_who_saw_more_in_another_process_is_believed(database_url: str) -> None:
    """The page hears by one process and decides by another, which has not heard yet."""

    async def scene(here: Tables, there: Tables) -> None:
        mine = await here.create(HOST, WANTED, [])
        theirs = await there.open(mine.id)
        await here.decide(mine, "host", decision(mine, "a"))
        assert theirs.ply < mine.ply
        await there.decide(theirs, "host", decision(mine, "b"))
        assert theirs.ply > mine.ply

    with_two_servers(database_url, scene)


def test_an_undo_elsewhere_is_seen(database_url: str) -> None:
    async def scene(here: Tables, there: Tables) -> None:
        mine = await here.create(HOST, WANTED, [])
        ply = mine.ply
        await here.decide(mine, "host", decision(mine, "a"))
        theirs = await there.open(mine.id)
        await here.undo(mine, "host", bodies.Undo(ply=mine.ply, to=ply, client="b"))
        with pytest.raises(problems.StalePly):
            await there.decide(theirs, "host", decision(theirs, "c"))
        assert (theirs.ply, theirs.saved.revision) == (ply, 1)

    with_two_servers(database_url, scene)


def test_a_request_fulfilled_elsewhere_is_not_fulfilled_again(database_url: str) -> None:
    async def scene(here: Tables, there: Tables) -> None:
        mine = await here.create(HOST, WANTED, [])
        theirs = await there.open(mine.id)
        wanted = decision(mine, "a")
        await here.decide(mine, "host", wanted)
        await there.decide(theirs, "host", wanted)
        saved = await here.store.table(mine.id)
        assert saved == mine.saved

    with_two_servers(database_url, scene)


def test_tables_nobody_uses_leave_memory_and_come_back(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "IDLE_SECONDS", 0.0)

    async def scene(here: Tables, there: Tables) -> None:
        first = await there.create(HOST, WANTED, [])
        opened = await here.open(first.id)
        assert here.in_memory() == [opened]
        here.tidy()
        assert here.in_memory() == []
        again = await here.open(first.id)
        assert again is not opened
        assert again.saved == opened.saved

    with_two_servers(database_url, scene)


def test_a_decision_elsewhere_is_heard_without_reading(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """News of a plain decision tells all of it; only where one was missed is the database asked."""
    words: list[str] = []

    async def scene(here: Tables, there: Tables) -> None:
        here.store.news = lambda written: words.append(news.spelt(written))
        mine = await here.create(HOST, WANTED, [])
        theirs = await there.open(mine.id)
        reading = there.store.table
        monkeypatch.setattr(there.store, "table", None)
        words.clear()
        for number in range(40):
            await here.decide(mine, "host", decision(mine, str(number)))
            await there.hear(news.read(words.pop()))
            assert theirs.saved == mine.saved
            assert theirs.play is not None
            assert theirs.play.state.digest() == mine.saved.standing.digest
        monkeypatch.setattr(there.store, "table", reading)
        for client in ("missed", "heard"):
            await here.decide(mine, "host", decision(mine, client))
        await there.hear(news.read(words.pop()))
        assert theirs.saved == mine.saved

    with_two_servers(database_url, scene)


def test_a_decision_elsewhere_is_followed_at_once_where_nothing_stands_in_the_way(database_url: str) -> None:
    words: list[str] = []

    async def scene(here: Tables, there: Tables) -> None:
        here.store.news = lambda written: words.append(news.spelt(written))
        mine = await here.create(HOST, WANTED, [])
        theirs = await there.open(mine.id)
        heard: list[int] = []
        theirs.begin_watching(Ear(heard, theirs))
        await here.decide(mine, "host", decision(mine, "a"))
        told = news.read(words[-1])
        async with theirs.lock:
            assert not there.follow(told)  # somebody is writing there
        assert there.follow(told)
        assert theirs.saved == mine.saved
        assert heard[-1] == mine.ply
        assert not there.follow(told)  # it is known by now
        assert not there.follow(Written("elsewhere", 3, told.decided))
        await here.decide(mine, "host", decision(mine, "b"))
        await here.decide(mine, "host", decision(mine, "c"))
        assert not there.follow(news.read(words[-1]))  # one was missed

    with_two_servers(database_url, scene)


def test_news_of_anything_else_is_read_again(database_url: str) -> None:
    words: list[str] = []

    async def scene(here: Tables, there: Tables) -> None:
        here.store.news = lambda written: words.append(news.spelt(written))
        mine = await here.create(HOST, WANTED, [])
        theirs = await there.open(mine.id)
        ply = mine.ply
        await here.decide(mine, "host", decision(mine, "a"))
        await there.hear(news.read(words.pop()))
        await here.undo(mine, "host", bodies.Undo(ply=mine.ply, to=ply, client="b"))
        assert words[-1] == f"{mine.id} {mine.saved.version}"
        await there.hear(news.read(words.pop()))
        assert theirs.saved == mine.saved
        assert theirs.ply == ply

    with_two_servers(database_url, scene)


def test_a_word_too_long_to_be_said_is_said_briefly() -> None:
    decided = Decided(("x" * 9000,), Standing(), 0)
    assert news.spelt(Written("table", 3, decided)) == "table 3"
    assert news.read("table 3") == Written("table", 3)


def test_a_decision_is_written_alike_in_the_databases_own_words_and_in_any_other(database_url: str) -> None:
    """One description, rendered: as a plain decision, and as one of those that change more than the game."""

    async def story() -> None:
        store = Store(database_url)
        await store.start()
        try:
            here = Tables(store)
            rows = []
            for number in range(2):
                wanted = bodies.NewTable.model_validate({"game": GAME, "seats": [{"kind": "me"}] * 2})
                table = await here.create(Person(f"host{number}", f"host{number}.secret{number}"), wanted, [])
                saved = table.saved
                standing = Standing("playing", saved.standing.ply + 2, 1, 3, "d" * 64, 5, 7)
                request = Request("client", f"host{number}", "decide", 4, 2)
                snapshot = Snapshot(saved.standing.ply, saved.rules, {}) if number else None
                after = saved.but(standing=standing)
                written = await store.decide(saved, ["one", "two"], after, request, snapshot)
                stored = await store.table(table.id)
                assert stored is not None
                assert (stored.version, stored.standing, stored.updated) == (1, standing, written.updated)
                assert stored.decisions[-2:] == written.decisions[-2:] == ("one", "two")
                assert await store.request(table.id, "client") == request
                with pytest.raises(Moved):
                    await store.decide(saved, ["three"], after, None, snapshot)
                async with store.asking.connect() as db:
                    out = await db.execute(select(OUTBOX.c.version).where(OUTBOX.c.table_id == table.id))
                    rows.append((list(out.scalars()), stored.proposal, len(stored.decisions) - len(saved.decisions)))
            assert rows[0] == rows[1] == ([1], None, 2)
        finally:
            await store.stop()

    asyncio.run(story())
