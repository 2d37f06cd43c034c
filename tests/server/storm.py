"""People who play on whatever happens, and write down what was acknowledged."""

import os
import random
import threading
import time

import httpx

from donjon.server.storage.address import database_url
from donjon.server.storage.store import Store
from donjon.server.storage.verifying import verify_tables

from .company import House, Json, Person, new_client
from .databases import ask

PATIENCE = 120.0  # seconds in which a server has to be back


def times(briefly: int, soaking: int = 1000) -> int:
    """How often a mishap happens: a few times in a test, as often as is asked for in a soak."""
    asked = int(os.environ.get("DONJON_SOAK", "0"))
    return briefly if asked == 0 else max(briefly, asked * soaking // 1000)


class Stalwart(threading.Thread):
    """Somebody who plays all seats of people at a table; what was not answered is sent again until it is."""

    def __init__(self, house: House, seed: int, *seats: str) -> None:
        super().__init__(daemon=True)
        self.person = Person(house)
        self.person.open_table(*seats)
        self.id = self.person.table["id"]
        self.acknowledged: dict[int, str] = {}
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
            self.done.set()
        elif not table["choices"]:
            time.sleep(0.02)  # a bot thinks
        else:
            choice = self._rng.choice(table["choices"])
            body = {"ply": table["ply"], "action": choice["action"], "client": new_client()}
            answer = self._ask("POST", f"/api/tables/{self.id}/decisions", body)
            assert answer.status_code == 200, answer.text
            self.acknowledged[table["ply"]] = choice["text"]

    def _ask(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        """An answer that is not that the server or its database is away."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                answer = self.person.http.request(method, path, json=body)
                if answer.status_code != 503:
                    return answer
                assert answer.json()["title"] == "storage-away", answer.text
            except httpx.TransportError:
                pass
            assert time.monotonic() < until, "the server does not come back"
            time.sleep(0.05)


def end_well(house: House, people: list[Stalwart]) -> int:
    """All stop; every acknowledged decision is there, at its ply, once. How many there were."""
    for one in people:
        one.done.set()
    for one in people:
        one.join(PATIENCE)
        assert one.failure is None, one.failure
        check(house, one)
    return sum(len(one.acknowledged) for one in people)


def check(house: House, one: Stalwart) -> None:
    """What was acknowledged up to now stands in the database."""
    acknowledged = dict(one.acknowledged)
    decisions = house.rows(one.id)["decisions"]
    assert [row[1] for row in decisions] == list(range(len(decisions)))
    for ply, text in acknowledged.items():
        assert decisions[ply][2] == text
    # Each request of a person stands once, and led to exactly one decision.
    asked = ask(house.db, "SELECT ply FROM requests WHERE table_id = ?", one.id)
    assert len(asked) == len(set(asked))
    assert set(acknowledged) <= {ply for (ply,) in asked}


async def all_well(db: str) -> list[str]:
    """What is wrong with any table of a database, by replaying it."""
    store = Store(database_url(db))
    try:
        return [f"{verdict.table}: {verdict.problem}" async for verdict in verify_tables(store) if verdict.problem]
    finally:
        await store.stop()
