"""Killed at random moments of play, again and again: the server, one of its processes, the database."""

import asyncio
import json
import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection

from .company import PATIENCE, House, Person, open_house
from .databases import PostgreSQL, ask
from .storm import LULL, Stalwart, all_well, check, end_well, mishaps, take_breath

pytestmark = pytest.mark.soak


@pytest.fixture
def own_postgresql() -> Iterator[PostgreSQL]:
    """A PostgreSQL that may be killed."""
    with tempfile.TemporaryDirectory(prefix="donjon-", ignore_cleanup_errors=True) as folder:
        running = PostgreSQL(Path(folder) / "data")
        yield running
        running.stop()


def company(house: House) -> list[Stalwart]:
    people = [
        Stalwart(house, 1, "me", "me", "me"),
        Stalwart(house, 2, "me", "me"),
        Stalwart(house, 3, "me", "random"),
    ]
    for one in people:
        one.start()
    return people


def test_a_server_killed_at_random_moments(tmp_path: Path) -> None:
    rng = random.Random(11)
    with open_house(tmp_path / "db.sqlite3") as house:
        people = company(house)
        for number in mishaps("kills of the server", 5):
            if number % LULL == 0:
                take_breath(people)
            time.sleep(rng.uniform(0.05, 0.8))
            house.kill()
            house.start()
            if number % 50 == 0:
                for one in people:
                    check(house, one)
        assert end_well(house, people) > 5
    assert asyncio.run(all_well(str(tmp_path / "db.sqlite3"))) == []


def test_workers_and_a_database_killed_at_random_moments(own_postgresql: PostgreSQL) -> None:
    rng = random.Random(12)
    with open_house(own_postgresql.new_database(), workers=2) as house:
        people = company(house)
        for number in mishaps("kills of workers and of the database", 6):
            if number % LULL == 0:
                take_breath(people)
            time.sleep(rng.uniform(0.05, 1.0))
            if number % 2:
                own_postgresql.kill()
                own_postgresql.start()
            else:
                house.kill_a_worker(rng)
            if number % 50 == 0:
                for one in people:
                    check(house, one)
        assert end_well(house, people) > 5
        assert asyncio.run(all_well(house.db)) == []


def test_a_bots_turn_is_taken_over_from_a_dead_process(postgresql: PostgreSQL) -> None:
    """Both processes think for bots; whichever is killed, its bots go on with the other or with its successor."""
    with open_house(postgresql.new_database(), workers=2, seconds=0.3) as house:
        host = Person(house)
        tables = [host.open_table("search", "search", max_turns=300)["id"] for _ in range(4)]
        for round in range(2):
            before = {table: len(house.rows(table)["decisions"]) for table in tables}
            house.kill_a_worker(random.Random(round))
            until = time.monotonic() + PATIENCE
            while any(len(house.rows(table)["decisions"]) < before[table] + 3 for table in tables):
                assert time.monotonic() < until, "bots have lost their process and found no other"
                time.sleep(0.2)
        # A game may be over by now; where one goes on exactly one process thinks.
        going_on = "(SELECT count(*) FROM tables WHERE status = 'playing')"
        found = ask(house.db, f"SELECT {going_on}, count(*), count(DISTINCT table_id) FROM bot_turns")
        [(playing, leases, leased)] = found
        assert playing == leases == leased


def test_any_process_serves_any_table(postgresql: PostgreSQL) -> None:
    """People at one table, connected to different processes, see each other and every decision, in order."""
    with open_house(postgresql.new_database(), workers=3) as house:
        mahaut = Person(house)
        mahaut.open_table("me", "me")
        devices = [mahaut.other_device() for _ in range(8)]
        lives = [device.listen() for device in devices]
        try:
            rng = random.Random(4)
            last = mahaut.table["ply"]
            for _ in range(10):
                rng.choice(devices).see()
                one = rng.choice(devices)
                while one.see()["ply"] < last:  # its process has not heard yet
                    time.sleep(0.01)
                last = one.decide_at_random(rng)["ply"]
            for live in lives:
                assert plies_until(live, last) == list(range(min_ply(mahaut), last))
        finally:
            for live in lives:
                live.close()


def min_ply(person: Person) -> int:
    """Where the game began for those who watched from the start."""
    return int(ask(person.house.db, "SELECT min(ply) FROM requests WHERE table_id = ?", person.table["id"])[0][0])


def plies_until(live: ClientConnection, last: int) -> list[int]:
    """The plies that were told one by one, until the last."""
    told: list[int] = []
    while not told or told[-1] < last - 1:
        message = json.loads(live.recv(timeout=PATIENCE))
        if message["type"] == "steps":
            told += [step["ply"] for step in message["steps"]]
    return told
