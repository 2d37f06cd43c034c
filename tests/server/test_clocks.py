"""Clocks: kept by the server, through restarts; when time is up a bot plays, and of two at the last moment one wins."""

import asyncio
import contextlib
import random
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import insert

from donjon.server import bodies, problems
from donjon.server.people.identity import Person as Somebody
from donjon.server.storage.saved import Saved, Seat, Standing, now
from donjon.server.storage.schema import PULSE
from donjon.server.storage.store import Store
from donjon.server.tables import clocks
from donjon.server.tables.bell import time_is_up
from donjon.server.tables.tables import Tables

from .company import GAME, LAUNCH, PROGRAM, House, Person, new_client, next_message, open_house, refusal, wait_for
from .databases import PostgreSQL, ask, locked

# A server that takes itself to have been away after a second and a half, so that nobody need wait for ten.
VIGILANT = (
    *PROGRAM[:-1],
    LAUNCH.replace(
        "seating.AWAY_SECONDS = 0.0",
        "from donjon.server.tables import bell, pulse; pulse.AWAY, bell.BEATS = 1500, 0.3",
    ),
)


def saved(turn: int | None, game: int | None) -> Saved:
    """A table of two people where a clock is about to run."""
    seats = (Seat(0, "person", person="mahaut"), Seat(1, "person", person="aude"))
    clock = {"turn": turn, "game": game}
    return Saved("t", "CODE", GAME, 1, {}, b"", "mahaut", seats, standing=Standing("playing", 5, 0), clock=clock)


def begun(turn: int | None, game: int | None, moment: int) -> Saved:
    waiting = replace(saved(turn, game), standing=Standing())
    return clocks.run(waiting, saved(turn, game), moment)


def passed(before: Saved, actor: int, moment: int) -> Saved:
    return clocks.run(before, replace(before, standing=Standing("playing", 6, actor)), moment)


def test_a_turn_is_as_long_as_one_seat_decides() -> None:
    first = begun(60, None, 1_000)
    assert first.standing.deadline == 61_000
    assert passed(first, 0, 30_000).standing.deadline == 61_000  # the same turn goes on
    other = passed(first, 1, 30_000)
    assert other.standing.deadline == 90_000
    assert passed(other, 0, 40_000).standing.deadline == 100_000


def test_a_games_clock_adds_up_and_the_shorter_counts() -> None:
    table = begun(60, 100, 0)
    for moment in (50_000, 55_000):  # Mahaut takes 50 s, Aude 5
        table = passed(table, 1 - table.standing.actor, moment)
    assert [seat.spent for seat in table.seats] == [50_000, 5_000]
    assert table.standing.deadline == 55_000 + 50_000
    assert clocks.time_left(table, table.seats[0], 60_000) == 45_000
    assert clocks.time_left(table, table.seats[1], 60_000) == 95_000


def test_bots_have_no_clock() -> None:
    table = begun(60, 100, 0)
    handed = replace(table, seats=(replace(table.seats[0], bot="random", lent="hand"), table.seats[1]))
    handed = clocks.run(table, handed, 20_000)
    assert handed.standing.deadline is None
    assert handed.seats[0].spent == 20_000
    assert clocks.run(handed, handed, 90_000).seats[0].spent == 20_000


def test_a_bot_ends_the_turn_and_gives_the_seat_back() -> None:
    table = begun(60, None, 0)
    assert not clocks.is_up(table, 59_999)
    assert clocks.is_up(table, 60_000)
    table = clocks.stood_in(table, 60_100)
    assert (table.seats[0].bot, table.seats[0].lent, table.standing.deadline) == ("knight", "turn", None)
    table = passed(table, 1, 61_000)
    assert (table.seats[0].bot, table.seats[0].lent, table.standing.deadline) == (None, None, 121_000)


def test_a_bot_plays_on_where_no_time_is_left() -> None:
    table = clocks.stood_in(begun(None, 60, 0), 60_100)
    assert table.seats[0].lent == "game"
    assert passed(table, 1, 61_000).seats[0].lent == "game"


@pytest.mark.parametrize("clock", [{}, {"turn": 0}, {"game": -1}, {"turn": "1"}, {"turn": 5, "hours": 1}])
def test_a_clock_must_be_one(mahaut: Person, clock: dict[str, object]) -> None:
    body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "clock": clock}
    refusal(mahaut.post("/api/tables", body), 422, "malformed")


def test_the_bell_rings_and_the_next_turn_is_ones_own(mahaut: Person, aude: Person) -> None:
    table = mahaut.open_as({"clock": {"turn": 1}}, "me", "open")
    aude.sit_down(table["id"], code=table["code"])
    slow = mahaut if mahaut.see()["choices"] else aude
    seat = slow.see()["you"][0]
    with slow.listen() as live:
        while next_message(live)["seats"][seat]["lent"] != "turn":
            pass
        message = next_message(live)
        while "seats" not in message or message["seats"][seat]["lent"] is not None:
            message = next_message(live)
    assert slow.see()["seats"][seat]["bot"] is None


def test_a_turn_lost_is_not_taken_back(own_house: House) -> None:
    mahaut = Person(own_house)
    mahaut.open_as({"clock": {"game": 1}}, "me", "me")
    wait_for(lambda: "game" in [seat["lent"] for seat in mahaut.see()["seats"]])
    lost = next(seat["seat"] for seat in mahaut.table["seats"] if seat["lent"] == "game")
    refusal(mahaut.ask(f"seats/{lost}/back"), 409, "no-time-left")
    refused = mahaut.send(0)
    assert refused.status_code == 409


def test_a_clock_survives_a_restart_and_stands_still_meanwhile(tmp_path: Path) -> None:
    with open_house(tmp_path / "donjon.sqlite3", program=VIGILANT) as house:
        mahaut = Person(house)
        mahaut.open_as({"clock": {"turn": 30}}, "me", "me")
        time.sleep(1)
        before = mahaut.see()["clock"]
        house.kill()
        time.sleep(3)  # longer than a server is silent while it lives
        house.start()
        after = mahaut.see()["clock"]
        assert after["deadline"] - before["deadline"] > 3_000
        left = [clock["deadline"] - clock["now"] for clock in (before, after)]
        assert left[1] < left[0] + 2_500  # what passed since the last sign of life is given back too
        assert left[1] > 5_000
        mahaut.decide_at_random(random.Random(1))


@contextlib.contextmanager
def standstill(house: House, seconds: float) -> Iterator[None]:
    """The server process is stopped meanwhile, as when a laptop sleeps, and so much longer."""
    assert house.process is not None
    house.process.send_signal(signal.SIGSTOP)
    yield
    time.sleep(seconds)
    house.process.send_signal(signal.SIGCONT)


def decide_once_it_is_heard(person: Person) -> None:
    """As a browser does: the same decision again until the database is back."""
    action, client = person.table["choices"][0]["action"], new_client()
    wait_for(lambda: person.send(action, client=client).status_code != 503)
    assert person.send(action, client=client).status_code == 200, person.send(action, client=client).text


def test_after_a_standstill_everybody_has_the_time_they_had(database: str) -> None:
    """Stopped past the deadline: what was sent meanwhile is taken, no bot plays, pages are told the new deadline."""
    with open_house(database, program=VIGILANT) as house:
        mahaut, aude = Person(house), Person(house)
        mahaut.open_as({"clock": {"turn": 2, "game": 60}}, "me", "me")
        aude.see(mahaut.table["id"])
        with aude.listen() as live:
            before = next_message(live, "table")["clock"]
            with ThreadPoolExecutor(1) as other:
                with standstill(house, 3.5):
                    sent = other.submit(mahaut.send, mahaut.table["choices"][0]["action"])
                assert sent.result().status_code == 200, sent.result().text
            put_off = next_message(live, "table")["clock"]
            assert put_off["deadline"] - before["deadline"] > 3_000
        table = mahaut.see()
        assert [seat["bot"] for seat in table["seats"]] == [None, None]
        assert min(table["clock"]["left"]) > 55_000
        [(deadline,)] = ask(house.db, "SELECT deadline FROM tables WHERE id = ?", table["id"])
        assert deadline == table["clock"]["deadline"]


def test_while_the_database_is_away_no_clock_runs(request: pytest.FixtureRequest, database: str) -> None:
    with open_house(database, program=VIGILANT) as house:
        mahaut = Person(house)
        before = mahaut.open_as({"clock": {"turn": 3}}, "me", "me")["clock"]
        if "://" in database:
            postgresql: PostgreSQL = request.getfixturevalue("postgresql")
            postgresql.kill()
            time.sleep(5)
            postgresql.start()
        else:
            with locked(database):
                time.sleep(5)
        decide_once_it_is_heard(mahaut)
        table = mahaut.see()
        assert [seat["bot"] for seat in table["seats"]] == [None, None]
        assert table["clock"]["deadline"] - before["deadline"] > 3_000
        [(deadline,)] = ask(house.db, "SELECT deadline FROM tables WHERE id = ?", table["id"])
        assert deadline == table["clock"]["deadline"]


def test_whoever_is_too_late_finds_the_bot_in_the_seat(tmp_path: Path) -> None:
    """Before the bell has rung: who is refused because a bot plays is shown the bot."""
    wanted = bodies.NewTable.model_validate({"game": GAME, "seats": [{"kind": "me"}] * 2, "clock": {"turn": 1}})

    async def story() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'db'}")
        await store.start()
        try:
            tables = Tables(store)
            table = await tables.create(Somebody("host", "host.secret"), wanted, [])
            await asyncio.sleep(1.05)
            assert table.play is not None
            decision = bodies.Decide(ply=table.ply, action=table.play.state.actions()[0], client="c")
            with pytest.raises(problems.BotPlays) as refused:
                await tables.decide(table, "host", decision)
            assert table.seats[table.play.actor].bot == "knight"
            assert "turn" in [seat["lent"] for seat in refused.value.document()["table"]["seats"]]
        finally:
            await store.stop()

    asyncio.run(story())


def test_a_decision_stands_where_only_the_clocks_were_put_off_meanwhile(tmp_path: Path) -> None:
    """In another process, a moment ago: the version is another one, but not the position."""
    wanted = bodies.NewTable.model_validate({"game": GAME, "seats": [{"kind": "me"}] * 2, "clock": {"turn": 60}})

    async def story() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'db'}")
        await store.start()
        try:
            here, there = Tables(store), Tables(store)
            table = await here.create(Somebody("host", "host.secret"), wanted, [])
            async with store.writing() as db:
                await db.execute(insert(PULSE).values(id=1, beat=now() - 30_000))
            await there.pulse.beat()
            assert table.play is not None
            decision = bodies.Decide(ply=table.ply, action=table.play.state.actions()[0], client="c")
            await here.decide(table, "host", decision)
            stored = await store.table(table.id)
            assert stored is not None
            assert stored.version == table.saved.version
            assert stored.standing.deadline == table.saved.standing.deadline
            assert table.ply > decision.ply
        finally:
            await store.stop()

    asyncio.run(story())


def test_at_the_last_moment_exactly_one_wins(tmp_path: Path) -> None:
    """A decision and the bell at the same table at the same moment, in two processes, many times over."""
    wanted = bodies.NewTable.model_validate({"game": GAME, "seats": [{"kind": "me"}] * 2, "clock": {"turn": 1}})

    async def once(here: Tables, there: Tables, number: int) -> str:
        host = Somebody(f"host{number}", f"host{number}.secret{number}")
        mine = await here.create(host, wanted, [])
        theirs = await there.open(mine.id)
        assert mine.play is not None
        assert mine.saved.standing.deadline is not None
        action, version = mine.play.state.actions()[0], mine.saved.version
        decision = bodies.Decide(ply=mine.ply, action=action, client="c")
        await asyncio.sleep(mine.saved.standing.deadline / 1000 - time.time() - 0.004 * (number % 5 - 2))
        outcomes = await asyncio.gather(
            here.decide(mine, host.id, decision), time_is_up(there, theirs), return_exceptions=True
        )
        stored = await here.store.table(mine.id)
        assert stored is not None
        assert outcomes[1] is None
        refused = isinstance(outcomes[0], problems.BotPlays | problems.StalePly)
        assert refused or outcomes[0] is None, outcomes[0]
        decided = len(stored.decisions) > decision.ply
        assert decided == (not refused)
        assert stored.version <= version + 2
        return "decided" if decided else "rung" if stored.version > version else "neither"

    async def run() -> list[str]:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'db'}")
        await store.start()
        try:
            here, there = Tables(store), Tables(store)
            return list(await asyncio.gather(*(once(here, there, number) for number in range(30))))
        finally:
            await store.stop()

    ends = asyncio.run(run())
    assert len(ends) == 30
    assert set(ends) <= {"decided", "rung", "neither"}
    assert "decided" in ends or "rung" in ends
