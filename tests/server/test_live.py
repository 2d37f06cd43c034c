"""Live updates: in order, without gaps, to everybody, each as they may see it."""

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from donjon.server import bodies, models
from donjon.server.live.line import frame
from donjon.server.live.listeners import Listener, Speaker
from donjon.server.people import identity
from donjon.server.storage.address import database_url
from donjon.server.storage.store import Store
from donjon.server.tables.table import Table
from donjon.server.tables.tables import Tables

from .company import Json, Person, new_client, next_message, play_on


def steps_until(live: ClientConnection, ply: int) -> Iterator[Json]:
    """All steps up to that ply of the table."""
    while True:
        message = next_message(live, "steps")
        yield from message["steps"]
        if message["ply"] >= ply:
            return


def test_opening_brings_the_table(mahaut: Person) -> None:
    mahaut.open_table("me", "me")
    with mahaut.listen() as live:
        message = next_message(live)
        assert message.pop("type") == "table"
        models.Table.model_validate(message)
        assert message["seats"][0]["online"]
        assert message == mahaut.see()


def test_every_decision_is_told_once_and_in_order(mahaut: Person, aude: Person, stranger: Person) -> None:
    table = mahaut.open_table("me", "open", "random")
    aude.sit_down(table["id"], code=table["code"])
    stranger.see(table["id"])
    people = [mahaut, aude, stranger]
    with ExitStack() as stack:
        lives = [stack.enter_context(person.listen()) for person in people]
        starts = [next_message(live, "table")["ply"] for live in lives]
        play_on([mahaut, aude], random.Random(8), decisions=40)
        end = mahaut.see()["ply"]
        for live, start, person in zip(lives, starts, people, strict=True):
            steps = list(steps_until(live, end))
            assert [step["ply"] for step in steps][: end - start] == list(range(start, end))
            lines = [line for step in steps if step["ply"] < end for line in step["lines"]]
            log = person.http.get(f"{person.path}/log").json()["log"]
            assert lines == [line for line in log if start <= line["ply"] < end]
            again = person.http.get(f"{person.path}/steps?since={start}&until={start + 9}").json()["steps"]
            assert again == [{key: step[key] for key in ("ply", "lines", "view")} for step in steps[:9]]


def test_steps_carry_what_comes_next(mahaut: Person) -> None:
    mahaut.open_table("me", "me")
    rng = random.Random(9)
    with mahaut.listen() as live:
        next_message(live, "table")
        for _ in range(15):
            mahaut.decide_at_random(rng)
            message = next_message(live, "steps")
            for field in ("ply", "choices", "undo", "status", "secret", "revision"):
                assert message[field] == mahaut.table[field]
            assert message["steps"][-1]["view"] == mahaut.table["view"]


def test_resuming_where_one_left_off(mahaut: Person) -> None:
    mahaut.open_table("me", "me")
    rng = random.Random(10)
    seen = mahaut.table["ply"]
    for _ in range(8):
        mahaut.decide_at_random(rng)
    with mahaut.listen(since=seen) as live:
        missed = next_message(live)
        assert missed["type"] == "steps"
        assert [step["ply"] for step in missed["steps"]] == list(range(seen, mahaut.table["ply"]))
        assert next_message(live)["type"] == "table"
    with mahaut.listen(since=mahaut.table["ply"]) as live:
        assert next_message(live)["type"] == "table"


@pytest.mark.parametrize("since", [0, 1, 10_000_000])
def test_who_was_away_too_long_gets_the_table(mahaut: Person, since: int) -> None:
    mahaut.open_table("me", "me")
    rng = random.Random(10)
    for _ in range(70):
        mahaut.decide_at_random(rng)
    with mahaut.listen(since=since) as live:
        message = next_message(live)
        assert message["type"] == "table"
        assert message["ply"] == mahaut.table["ply"]


def test_an_undo_is_told_as_a_table_and_steps_go_on_from_there(mahaut: Person) -> None:
    mahaut.open_table("me", "me", "me")
    with mahaut.listen() as live:
        next_message(live, "table")
        ply = mahaut.table["ply"]
        mahaut.decide_by("colour")
        assert next_message(live)["type"] == "steps"
        mahaut.undo(ply)
        message = next_message(live)
        assert (message["type"], message["ply"], message["revision"]) == ("table", ply, 1)
        mahaut.decide_by("colour")
        assert next_message(live)["steps"][0]["ply"] == ply
    with mahaut.listen(since=mahaut.table["ply"] - 1, revision=0) as live:  # from before the undo
        assert next_message(live)["type"] == "table"
    with mahaut.listen(since=mahaut.table["ply"] - 1, revision=1) as live:
        assert next_message(live)["type"] == "steps"


def test_people_coming_and_going_are_told(mahaut: Person, aude: Person, stranger: Person) -> None:
    table = mahaut.open_table("me", "open")
    stranger.see(table["id"])

    with mahaut.listen() as live:
        first = next_message(live, "table")
        assert [seat["online"] for seat in first["seats"]] == [True, False]
        aude.sit_down(table["id"], code=table["code"])
        began = next_message(live, "table")
        assert began["status"] == "playing"
        assert began["view"] is not None
        with aude.listen() as hers:
            both = next_message(live)
            assert both == {"type": "presence", "online": [True, True], "watching": 0}
            assert [seat["online"] for seat in next_message(hers, "table")["seats"]] == [True, True]
            with stranger.listen():
                assert next_message(live) == next_message(hers) == {**both, "watching": 1}
            assert next_message(live) == next_message(hers) == both
        assert next_message(live) == {"type": "presence", "online": [True, False], "watching": 0}


class Ear:
    """Somebody who watches a table and keeps all that is said."""

    person: str | None = None

    def __init__(self, table: Table) -> None:
        self.listener = Listener(table, None, None, 0)
        self.heard: list[bytes] = []

    def wake(self) -> None:
        self.heard += self.listener.messages()

    def hang_up(self) -> None:
        pass


def test_watchers_do_not_cost_their_square(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """240 at one table, who come and go a hundred times: all are told who is here, and of all of it at once."""

    async def story() -> None:
        store = Store(database_url(str(tmp_path / "tables.sqlite3")))
        await store.start()
        wanted = bodies.NewTable.model_validate({"game": "terre-de-barons", "seats": [{"kind": "me"}] * 2})
        table = await Tables(store).create(identity.Person("mahaut", "a-secret"), wanted, [])
        await store.stop()
        crowd = [Ear(table) for _ in range(240)]
        for ear in crowd:
            table.begin_watching(ear)
            assert len(ear.heard) == 1
        looks = 0
        look_round = Table.look_round

        def counted(table: Table) -> bytes:
            nonlocal looks
            looks += 1
            return look_round(table)

        monkeypatch.setattr(Table, "look_round", counted)
        while not all(ear.listener.presence == table.presence for ear in crowd):
            await asyncio.sleep(0.01)
        for ear in crowd:
            ear.heard.clear()
        for _ in range(100):
            table.stop_watching(crowd[-1])
            table.begin_watching(crowd[-1])
        table.stop_watching(crowd[-1])
        while not crowd[0].heard:
            await asyncio.sleep(0.01)
        assert looks <= 2
        assert {tuple(ear.heard) for ear in crowd[:-1]} == {(table.presence,)}
        assert json.loads(table.presence) == {"type": "presence", "online": [False, False], "watching": 239}
        assert len(table.presence) < 100

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_rematch_is_told(mahaut: Person) -> None:
    mahaut.open_table("me", "me", max_turns=1)
    play_on([mahaut], random.Random(3))
    with mahaut.listen() as live:
        next_message(live, "table")
        rematch = mahaut.again()
        assert next_message(live, "table")["next"] == rematch["id"]


def test_what_the_browser_says_is_ignored(mahaut: Person) -> None:
    mahaut.open_table("me", "me")
    with mahaut.listen() as live:
        next_message(live, "table")
        live.send("hello")
        live.send(b"\x00\x01")
        mahaut.decide_at_random(random.Random(1))
        assert next_message(live)["type"] == "steps"


def test_no_such_table_to_listen_to(mahaut: Person) -> None:
    for path in ("/api/tables/nowhere/live", "/api/live", "/live"):
        with pytest.raises(InvalidStatus) as refused:
            connect(f"ws://127.0.0.1:{mahaut.house.port}{path}")
        assert refused.value.response.status_code in (403, 404)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536, 100_000])
def test_frames_are_as_the_library_would_write_them(size: int) -> None:
    text = b"x" * size
    assert frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


class SlowLine:
    """A line that takes nothing for a while."""

    is_open = True

    def __init__(self) -> None:
        self.is_full = True
        self.on_room: Any = None
        self.said: list[Json] = []

    def say(self, text: bytes) -> None:
        self.said.append(json.loads(text))


def test_a_line_that_was_full_is_told_all_at_once_when_there_is_room(tmp_path: Path) -> None:
    async def told() -> None:
        store = Store(database_url(str(tmp_path / "tables.sqlite3")))
        await store.start()
        tables = Tables(store)
        wanted = bodies.NewTable.model_validate({"game": "terre-de-barons", "seats": [{"kind": "me"}] * 2})
        table = await tables.create(identity.Person("mahaut", "a-secret"), wanted, [])
        first = table.ply
        line = SlowLine()
        speaker = Speaker(line, Listener(table, "mahaut", first, 0))  # type: ignore[arg-type]  # it plays a line
        table.begin_watching(speaker)
        for _ in range(5):
            assert table.play is not None
            action = table.play.choices()[0].action
            await tables.decide(table, "mahaut", bodies.Decide(ply=table.ply, action=action, client=new_client()))
        assert line.said == []
        line.is_full = False
        line.on_room()
        await asyncio.sleep(0.01)
        steps, whole = line.said
        assert [step["ply"] for step in steps["steps"]] == list(range(first, table.ply))
        assert (whole["type"], whole["ply"]) == ("table", table.ply)
        speaker.stop()
        table.stop_watching(speaker)
        await store.stop()

    asyncio.run(told())


def test_what_happens_while_somebody_is_being_told_is_told_too(tmp_path: Path) -> None:
    """A slow line: a second decision is made before the first has been said to the end."""

    async def told() -> list[int]:
        store = Store(database_url(str(tmp_path / "tables.sqlite3")))
        await store.start()
        tables = Tables(store)
        wanted = bodies.NewTable.model_validate({"game": "terre-de-barons", "seats": [{"kind": "me"}] * 2})
        person = "mahaut"
        table = await tables.create(identity.Person(person, "a-secret"), wanted, [])
        listener = Listener(table, person, table.ply, 0)
        listener.refreshes = table.refreshes

        async def decide() -> None:
            assert table.play is not None
            action = table.play.choices()[0].action
            await tables.decide(table, person, bodies.Decide(ply=table.ply, action=action, client=new_client()))

        first = table.ply
        await decide()
        messages = listener.messages()
        heard = [next(messages)]
        await decide()
        heard += [*messages, *listener.messages()]
        await store.stop()
        steps = [step["ply"] for message in heard for step in json.loads(message)["steps"]]
        assert steps == list(range(first, table.ply))
        return steps

    assert len(asyncio.run(told())) >= 2
