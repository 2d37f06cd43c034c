"""Bots' thinking is shared between people: one who wants much of it does not keep the others waiting."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

import donjon
from donjon.server import bodies
from donjon.server.bots import sharing
from donjon.server.bots.crew import Call
from donjon.server.bots.hints import hint
from donjon.server.bots.sharing import QUICK, Sharing
from donjon.server.bots.thinking import Bots
from donjon.server.people import identity
from donjon.server.storage.address import database_url
from donjon.server.storage.store import Store
from donjon.server.tables.tables import Tables

from .company import GAME, LAUNCH, PROGRAM, Person, next_message, open_house, wait_for
from .databases import ask

LONG = QUICK * 40
RESTLESS = (
    *PROGRAM[:-1],
    LAUNCH.replace("seating.AWAY_SECONDS = 0.0", "from donjon.server.bots import pace as paces; paces.UNSEEN = 1.0"),
)


class Recorder:
    """A worker that thinks only when the test says so."""

    thinking: list["Recorder"]
    done: list[str]

    def __init__(self, niceness: int) -> None:
        self.niceness = niceness
        self.what = ""
        self.answer: asyncio.Future[str] | None = None

    async def do(self, call: Call, _: float) -> str:
        self.what, self.answer = call.arguments["name"], asyncio.get_running_loop().create_future()
        Recorder.thinking.append(self)
        return await self.answer

    def finish(self) -> None:
        assert self.answer is not None
        Recorder.thinking.remove(self)
        Recorder.done.append(self.what)
        self.answer.set_result(self.what)


@pytest.fixture
def at_work(monkeypatch: pytest.MonkeyPatch) -> type[Recorder]:
    monkeypatch.setattr(sharing, "Worker", Recorder)
    Recorder.thinking, Recorder.done = [], []
    return Recorder


async def breathe() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def wants(shared: Sharing, person: str, name: str, seconds: float, heads: int = 1) -> "asyncio.Task[list[Any]]":
    return asyncio.create_task(shared.ask(person, seconds, [Call(donjon.game, {"name": name})] * heads))


def run(story: Any) -> None:
    asyncio.run(asyncio.wait_for(story(), 20))


def names(at_work: type[Recorder]) -> set[str]:
    return {worker.what for worker in at_work.thinking}


def test_games_that_are_judged_keep_no_bot_waiting(at_work: type[Recorder]) -> None:
    """A neighbour has a hundred games judged, and every bot that is to decide has a worker at once all the same."""

    async def story() -> None:
        shared = Sharing(2)

        def has_judged(person: str, name: str) -> None:
            asyncio.create_task(shared.ask(person, LONG, [Call(donjon.game, {"name": name})], patient=True))  # noqa: RUF006

        for k in range(100):
            has_judged("greedy neighbour", f"ply {k}")
        await breathe()
        assert names(at_work) == {"ply 0"}  # and one of two stays free
        for k in range(20):
            wants(shared, f"person {k}", f"duke {k}", LONG)
            wants(shared, f"person {k}", f"squire {k}", QUICK)
            await breathe()
            assert names(at_work) >= {f"duke {k}"} or k > 0
            for worker in [worker for worker in at_work.thinking if "ply" not in worker.what]:
                worker.finish()
            await breathe()
            while len(names(at_work)) > 1:
                next(worker for worker in at_work.thinking if "ply" not in worker.what).finish()
                await breathe()
        assert {f"duke {k}" for k in range(20)} | {f"squire {k}" for k in range(20)} <= set(at_work.done)
        assert names(at_work) == {"ply 0"}
        # Among those who have games judged everybody is next in turn.
        has_judged("mahaut", "mine")
        at_work.thinking[0].finish()
        await breathe()
        assert names(at_work) == {"ply 1"} or names(at_work) == {"mine"}
        at_work.thinking[0].finish()
        await breathe()
        assert "mine" in names(at_work) | set(at_work.done)

    run(story)


def test_on_one_worker_a_bot_comes_before_all_that_is_judged(at_work: type[Recorder]) -> None:
    async def story() -> None:
        shared = Sharing(1)
        calls = [Call(donjon.game, {"name": "ply"})]
        judged = [asyncio.create_task(shared.ask("neighbour", LONG, calls, patient=True)) for _ in range(30)]
        await breathe()
        wants(shared, "mahaut", "duke", LONG)
        await breathe()
        assert names(at_work) == {"ply"}
        at_work.thinking[0].finish()
        await breathe()
        assert names(at_work) == {"duke"}
        assert sum(one.done() for one in judged) == 1

    run(story)


def test_whoever_comes_to_a_crowd_is_served_at_once(at_work: type[Recorder]) -> None:
    async def story() -> None:
        shared = Sharing(3)
        for k in range(300):
            wants(shared, "greedy neighbour", f"duke {k}", LONG)
        await breathe()
        assert len(at_work.thinking) == 3
        asked = wants(shared, "mahaut", "squire", QUICK)
        await breathe()
        assert "squire" in names(at_work)
        next(worker for worker in at_work.thinking if worker.what == "squire").finish()
        assert await asked == ["squire"]

    run(story)


def test_one_person_never_has_all_the_workers(at_work: type[Recorder]) -> None:
    async def story() -> None:
        shared = Sharing(2)
        for k in range(50):
            wants(shared, "greedy neighbour", f"squire {k}", QUICK)
        await breathe()
        assert len(at_work.thinking) == 2
        wants(shared, "mahaut", "mine", QUICK)
        await breathe()
        assert "mine" in names(at_work)

    run(story)


def test_what_takes_long_never_has_the_worker_for_what_is_quick(at_work: type[Recorder]) -> None:
    async def story() -> None:
        shared = Sharing(2)
        for k in range(50):
            wants(shared, f"neighbour {k}", f"duke {k}", LONG)
        await breathe()
        assert names(at_work) == {"duke 0", "duke 1"}
        wants(shared, "mahaut", "squire", QUICK)
        await breathe()
        assert names(at_work) == {"duke 0", "duke 1", "squire"}

    run(story)


def test_with_a_duke_at_one_table_ones_squire_at_another_answers_all_the_same(at_work: type[Recorder]) -> None:
    async def story() -> None:
        shared = Sharing(1)
        wants(shared, "mahaut", "duke", LONG)
        wants(shared, "mahaut", "squire", QUICK)
        wants(shared, "mahaut", "another squire", QUICK)
        await breathe()
        assert names(at_work) == {"duke", "squire"}

    run(story)


def test_people_take_turns_and_small_things_come_first(at_work: type[Recorder]) -> None:
    async def story() -> None:
        shared = Sharing(1)
        for k in range(3):
            wants(shared, "mahaut", f"mahaut's duke {k}", LONG)
            wants(shared, "aude", f"aude's duke {k}", LONG)
        wants(shared, "mahaut", "mahaut's baron", LONG / 2)
        await breathe()
        while at_work.thinking:
            at_work.thinking[0].finish()
            await breathe()
        assert at_work.done == [
            "mahaut's duke 0",
            "aude's duke 0",
            "mahaut's baron",
            "aude's duke 1",
            "mahaut's duke 1",
            "aude's duke 2",
            "mahaut's duke 2",
        ]

    run(story)


def test_who_pretends_to_be_many_gets_no_more_by_it(at_work: type[Recorder]) -> None:
    """Another attack: a new cookie for every table, so that everybody else comes after dozens of strangers."""

    async def story() -> None:
        shared = Sharing(1, lambda person: person.partition(" ")[0])
        for k in range(40):
            wants(shared, f"neighbour {k}", f"squire {k}", QUICK)
        await breathe()
        wants(shared, "mahaut", "hers", QUICK)
        wants(shared, "mahaut", "hers too", QUICK)
        for _ in range(7):
            await breathe()
            at_work.thinking[0].finish()
        assert "hers" in at_work.done[:4]  # after who was thought about already, and who was next
        assert "hers too" in at_work.done

    run(story)


def test_those_who_confer_are_as_many_as_are_free(at_work: type[Recorder]) -> None:
    async def story() -> None:
        shared = Sharing(4)
        first = wants(shared, "mahaut", "hers", LONG, heads=4)
        await breathe()
        assert len(at_work.thinking) == 4
        second = wants(shared, "aude", "also hers", LONG, heads=4)
        await breathe()
        assert names(at_work) == {"hers"}
        at_work.thinking[0].finish()
        await breathe()
        assert names(at_work) == {"hers", "also hers"}
        while at_work.thinking:
            at_work.thinking[0].finish()
            await breathe()
        assert (await first, await second) == (["hers"] * 4, ["also hers"])

    run(story)


def test_what_nobody_wants_any_more_is_not_thought_about(at_work: type[Recorder]) -> None:
    async def story() -> None:
        shared = Sharing(1)
        wants(shared, "mahaut", "first", LONG)
        given_up = wants(shared, "mahaut", "second", LONG)
        wants(shared, "mahaut", "third", LONG)
        await breathe()
        given_up.cancel()
        await breathe()
        while at_work.thinking:
            at_work.thinking[0].finish()
            await breathe()
        assert at_work.done == ["first", "third"]
        assert shared.waiting() == 0

    run(story)


def test_a_seat_has_one_hint_at_a_time(tmp_path: Path) -> None:
    """Three hundred ask at once about one position: a knight thinks once, and everybody hears it."""

    class Knight(Bots):
        asked = 0

        async def advise(self, game: donjon.Game, state: donjon.State, seat: int, person: str = "") -> dict[str, Any]:
            self.asked += 1
            await asyncio.sleep(0.01)
            return {"action": state.actions()[0], "person": person}

    async def story() -> None:
        store = Store(database_url(str(tmp_path / "tables.sqlite3")))
        await store.start()
        try:
            tables, knight = Tables(store), Knight()
            wanted = bodies.NewTable.model_validate({"game": GAME, "seats": [{"kind": "me"}] * 2})
            table = await tables.create(identity.Person("mahaut", "a-secret"), wanted, [])
            told = await asyncio.gather(*(hint(knight, table, "mahaut") for _ in range(300)))
            assert [dict(one) for one in told] == [told[0]] * 300
            assert await hint(knight, table, "mahaut") == told[0]
            assert knight.asked == 1
            decision = bodies.Decide(ply=table.ply, action=told[0]["action"], client="c")
            await tables.decide(table, "mahaut", decision)
            assert (await hint(knight, table, "mahaut"))["ply"] > told[0]["ply"]
            assert knight.asked == 2
        finally:
            await store.stop()

    run(story)


def answer_time(person: Person) -> float:
    """Seconds until a squire has decided, from when it was its turn."""
    person.open_table("squire", "me")
    began = time.monotonic()
    while not person.see()["choices"]:
        assert time.monotonic() - began < 60, "the squire does not decide"
        time.sleep(0.01)
    return time.monotonic() - began


def test_sixty_tables_of_dukes_do_not_keep_anybody_elses_squire(tmp_path: Path) -> None:
    """And three hundred hints, all by one device: they once made it take seventy seconds, and twenty-six."""
    with open_house(tmp_path / "donjon.sqlite3", seconds=12.0) as house, ExitStack() as stack:
        mahaut, neighbour = Person(house), Person(house)
        answer_time(mahaut)  # the workers start
        for _ in range(60):
            neighbour.open_as({"game": "baron"}, *["duke"] * 4)
            stack.enter_context(neighbour.listen())
        neighbour.open_table("me", "duke")
        with ThreadPoolExecutor(30) as many:
            asked = [many.submit(neighbour.http.get, f"{neighbour.path}/hint") for _ in range(300)]
            assert max(answer_time(mahaut) for _ in range(3)) < 5
        assert {answer.result().status_code for answer in asked} <= {200, 409}
        assert max(answer_time(mahaut) for _ in range(5)) < 5


def test_bots_among_themselves_rest_while_nobody_watches(database: str) -> None:
    with open_house(database, pace=0.05, program=RESTLESS) as house:
        mahaut = Person(house)
        table = mahaut.open_table("random", "random", max_turns=300)["id"]

        def resting() -> bool:
            return ask(house.db, "SELECT process FROM bot_turns WHERE table_id = ?", table) == [("resting",)]

        def ply() -> int:
            return len(house.rows(table)["decisions"])

        wait_for(resting)
        before = ply()
        mahaut.see()
        wait_for(lambda: ply() > before)
        with mahaut.listen() as live:
            began = time.monotonic()
            while time.monotonic() - began < 2.0:
                next_message(live)
                assert not resting()
        wait_for(resting)
        house.kill()
        house.start()
        before = ply()
        with mahaut.listen():  # who comes to watch wakes them, after a restart too
            wait_for(lambda: ply() > before)
