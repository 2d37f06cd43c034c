"""An evening by one version of the rules, and what another would say of it."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager
from random import Random
from typing import Any, NamedTuple

import pytest

import donjon
from donjon.core.state import CHANCE, State
from donjon.server.storage.address import database_url
from donjon.server.storage.store import Store

from .company import House, Json, Person, open_house
from .databases import ask
from .versions import FIRST, SECOND, VERSIONS, harmless, program


def house_by(version: int, db: str, **more: Any) -> AbstractContextManager[House]:
    return open_house(db, program=program(version, "house"), **more)


def change_rules(house: House, version: int) -> None:
    """The server stops, and one of another version starts."""
    house.stop()
    house.program = program(version, "house")
    house.start()


def with_store(db: str, work: Callable[[Store], Any]) -> Any:
    async def run() -> Any:
        store = Store(database_url(db))
        try:
            await store.start()
            return await work(store)
        finally:
            await store.stop()

    return asyncio.run(run())


class Evening:
    """Mahaut and Aude at a table by the first version, who know what the second would say."""

    def __init__(self, house: House, table: str, people: list[Person], second: State) -> None:
        self.house = house
        self.id = table
        self.mahaut, self.aude = self.people = people
        self.second = second
        self.rng = Random(3)
        self._followed = 0

    @classmethod
    def at(cls, house: House, **opened: object) -> "Evening":
        while True:
            mahaut, aude = Person(house), Person(house)
            table = mahaut.open_as(dict(opened), "me", "open")
            aude.sit_down(table["id"], code=table["code"])
            second = SECOND.new(2, SECOND.understood(table["options"], FIRST.rules))
            evening = cls(house, table["id"], [mahaut, aude], second)
            try:
                evening.there()
                return evening
            except donjon.IllegalAction:
                continue  # one board in a thousand is split by its mountains: another table

    def go_on_at(self, house: House) -> "Evening":
        """The same people at the same table in another house."""
        people = [Person(house), Person(house)]
        for person, before in zip(people, self.people, strict=True):
            person.http.cookies = before.http.cookies
            person.see(self.id)
        return Evening(house, self.id, people, self.second)

    def end(self) -> None:
        """Mahaut asks to stop, and Aude agrees."""
        self.mahaut.see(self.id)
        self.mahaut.propose("stop")
        self.aude.see(self.id)
        self.aude.answer(True)

    def there(self) -> State:
        """Where the second version stands; all that was decided so far it took."""
        for text in self.house.record(self.id)["actions"][self._followed :]:
            SECOND.play(self.second, text)
            self._followed += 1
        return self.second

    def to_decide(self) -> Person:
        for person in self.people:
            person.see(self.id)
        return next(person for person in self.people if person.my_turn())

    def here(self) -> State:
        *_, last = FIRST.replay(self.house.record(self.id))
        return last

    def play(self, decisions: int) -> None:
        """What both versions take, and take alike."""
        for _ in range(decisions):
            self.to_decide().decide(self.rng.choice(harmless(self.here(), self.there())))

    def play_until(self, wanted: Callable[[State, State], list[int]]) -> tuple[int, str, Person]:
        """On until somebody may decide that; the ply, the decision and who made it."""
        while not (found := wanted(self.here(), self.there())):
            self.play(1)
        person, ply, action = self.to_decide(), len(self.house.record(self.id)["actions"]), self.rng.choice(found)
        person.decide(action)
        return ply, FIRST.text(self.here(), action), person


Scene = tuple[House, Evening, int, str]
LiveBy = Callable[[int], None]
Printed = pytest.CaptureFixture[str]


class Said(NamedTuple):
    """What a command answered."""

    code: int
    out: str
    err: str


RunBy = Callable[..., Said]

# These are not about what is written and read.
on_sqlite = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
stranded_on_sqlite = pytest.mark.parametrize("stranded", ["sqlite"], indirect=True)


def rules_of(db: str, table: str) -> int:
    [(rules,)] = ask(db, "SELECT rules FROM tables WHERE id = ?", table)
    return int(rules)


def draws_of(record: Json, until: int) -> list[int]:
    """The plies before that one where chance was to draw."""
    states = list(VERSIONS[1 + record["rules"] - FIRST.rules].replay(record))
    return [ply for ply in range(until) if states[ply].actor == CHANCE]
