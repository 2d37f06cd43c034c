"""People who play on whatever happens, and write down what was acknowledged."""

import os
import random
import threading
import time
from collections.abc import Iterator

import httpx

from donjon.server.storage.address import database_url
from donjon.server.storage.store import Store
from donjon.server.storage.verifying import verify_tables

from .company import GAME, PATIENCE, ROOT, House, Json, Person, new_client, seat_of
from .databases import ask

LULL = 10  # mishaps after which everybody is answered once
LOG = ROOT / "build" / "soak.log"


def times(briefly: int, soaking: int = 1000) -> int:
    """How often a mishap happens: a few times in a test, as often as is asked for in a soak."""
    asked = int(os.environ.get("DONJON_SOAK", "0"))
    return briefly if asked == 0 else max(briefly, asked * soaking // 1000)


def mishaps(what: str, briefly: int, soaking: int = 1000) -> Iterator[int]:
    """So many mishaps, by their numbers; a soak notes how far it is, for it takes hours."""
    count = times(briefly, soaking)
    for number in range(count):
        yield number
        if (number + 1) % max(1, count // 50) == 0:
            note(f"{what}: {number + 1} of {count}")


def note(far: str) -> None:
    """How far a soak is."""
    if "DONJON_SOAK" not in os.environ:
        return
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("a") as log:
        print(time.strftime("%H:%M:%S"), far, file=log)


class Stalwart(threading.Thread):
    """Somebody who plays all seats of people, game after game; what was not answered is sent again until it is."""

    def __init__(self, house: House, seed: int, *seats: str) -> None:
        super().__init__(daemon=True)
        self.person = Person(house)
        self.seats = seats
        self.id = self.person.open_table(*seats)["id"]
        self.acknowledged: dict[str, dict[int, str]] = {self.id: {}}
        self.answers = 0
        self.failure: Exception | None = None
        self.done = threading.Event()
        self._rng = random.Random(seed)

    def run(self) -> None:
        try:
            while not self.done.is_set():
                self._decide_once()
        except Exception as failed:  # told to whoever waits for this thread
            self.failure = failed

    def _decide_once(self) -> None:
        table = self._ask("GET", f"/api/tables/{self.id}").json()
        if table["status"] == "over":
            again = {"game": GAME, "options": {}, "seats": [seat_of(seat) for seat in self.seats]}
            self.id = self._ask("POST", "/api/tables", again).json()["id"]
            self.acknowledged[self.id] = {}
        elif not table["choices"]:
            time.sleep(0.02)  # a bot thinks
        else:
            choice = self._rng.choice(table["choices"])
            body = {"ply": table["ply"], "action": choice["action"], "client": new_client()}
            answer = self._ask("POST", f"/api/tables/{self.id}/decisions", body)
            assert answer.status_code == 200, answer.text
            self.acknowledged[self.id][table["ply"]] = choice["text"]

    def _ask(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        """An answer that is not that the server or its database is away; how long to wait for it others know."""
        while not self.done.is_set():
            try:
                answer = self.person.http.request(method, path, json=body)
                if answer.status_code != 503:
                    self.answers += 1
                    return answer
                assert answer.json()["title"] == "storage-away", answer.text
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        raise Ended


class Ended(Exception):
    """Nobody is to play on."""


def take_breath(people: list[Stalwart]) -> None:
    """A lull in the storm, until all have been answered: on a busy machine each mishap may come before anybody is."""
    before = [one.answers for one in people]
    until = time.monotonic() + PATIENCE
    while any(one.answers == answers for one, answers in zip(people, before, strict=True)):
        for one in people:
            assert one.failure is None, one.failure
        assert time.monotonic() < until, "the server does not come back"
        time.sleep(0.05)


def end_well(house: House, people: list[Stalwart]) -> int:
    """All stop; every acknowledged decision is there, at its ply, once. How many there were."""
    take_breath(people)
    for one in people:
        one.done.set()
    for one in people:
        one.join(PATIENCE)
        assert not one.is_alive()
        assert one.failure is None or isinstance(one.failure, Ended), one.failure
        check(house, one)
    return sum(len(plies) for one in people for plies in one.acknowledged.values())


def check(house: House, one: Stalwart) -> None:
    """What was acknowledged up to now stands in the database."""
    for table, plies in list(one.acknowledged.items()):
        acknowledged = dict(plies)
        decisions = house.rows(table)["decisions"]
        assert [row[1] for row in decisions] == list(range(len(decisions)))
        for ply, text in acknowledged.items():
            assert decisions[ply][2] == text
        # Each request of a person stands once, and led to exactly one decision.
        asked = ask(house.db, "SELECT ply FROM requests WHERE table_id = ?", table)
        assert len(asked) == len(set(asked))
        assert set(acknowledged) <= {ply for (ply,) in asked}


async def all_well(db: str) -> list[str]:
    """What is wrong with any table of a database, by replaying it."""
    store = Store(database_url(db))
    try:
        return [f"{verdict.table}: {verdict.problem}" async for verdict in verify_tables(store) if verdict.problem]
    finally:
        await store.stop()
