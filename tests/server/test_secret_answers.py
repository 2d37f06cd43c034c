"""Baron with final attempts in secret (R13): until all have answered nobody is sent an answer of another's."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

from .company import House, Json, Person, next_message

OPTIONS: Json = {"final_attempts": "secret", "tile_counts": "6,0,0,0,3,3,3,0,0", "first_player": 1}
ANSWERS = ("attempt", "decline")
SEATS = 3


def found_in(sent: Any, field: str, value: str) -> Iterator[Json]:
    """The objects with that field, anywhere in what was sent."""
    if isinstance(sent, dict):
        if sent.get(field) == value:
            yield sent
        for inner in sent.values():
            yield from found_in(inner, field, value)
    elif isinstance(sent, list):
        for inner in sent:
            yield from found_in(inner, field, value)


class Reader:
    """Somebody at the table, or a stranger."""

    def __init__(self, person: Person, seat: int | None) -> None:
        self.person = person
        self.seat = seat

    def read_everything(self) -> list[Json]:
        path = self.person.path
        back = (f"{path}/steps?since=0", f"{path}/course", f"{path}/positions?first=0&last=63")
        doors = (path, f"{path}/record", f"{path}/log", *back, f"{path}?seat=0")
        return [self.person.http.get(door).json() for door in doors]

    def record(self) -> list[str | None]:
        actions: list[str | None] = self.person.record()["actions"]
        return actions


def seated(house: House) -> list[Reader]:
    """Three people at a table of Baron, and a stranger."""
    people = [Person(house) for _ in range(SEATS + 1)]
    table = people[0].open_as({"game": "baron", "options": OPTIONS}, "me", "open", "open")
    for person in people[1:SEATS]:
        person.sit_down(table["id"], code=table["code"])
    people[SEATS].see(table["id"])
    seats = [person.see(table["id"])["you"] for person in people]
    return [Reader(person, own[0] if own else None) for person, own in zip(people, seats, strict=True)]


def decide(readers: list[Reader], *preferred: str) -> Json:
    """Whoever is to decide takes the first choice of the kind preferred most."""
    actor = readers[0].person.see()["view"]["actor"]
    person = next(reader.person for reader in readers if reader.seat == actor)
    choices = person.see()["choices"]
    kinds = [choice["kind"] for choice in choices]
    kind = next((kind for kind in preferred if kind in kinds), kinds[0])
    return person.decide(choices[kinds.index(kind)]["action"])


def phase(readers: list[Reader]) -> str:
    return str(readers[0].person.see()["view"]["phase"])


def test_BA_6_3_an_answer_in_secret_is_sent_to_its_owner_alone(house: House) -> None:
    readers = seated(house)
    id = readers[0].person.table["id"]
    with ExitStack() as stack:
        while phase(readers) != "attempt":
            decide(readers, "keep", "draw", "lay")
        lives = [stack.enter_context(reader.person.listen()) for reader in readers]
        first = len(house.record(id)["actions"])
        answered: list[int] = []  # who answered, ply by ply
        while True:
            asked = readers[0].person.see()["view"]["actor"]
            status = decide(readers, ANSWERS[len(answered) % 2])["status"]
            answered.append(asked)
            heard = [next_message(live, "steps") for live in lives]
            if status == "over":
                break
            whole = house.record(id)["actions"]
            assert set(whole[first:]) <= set(ANSWERS)
            for reader, message in zip(readers, heard, strict=True):
                owned = zip(whole[first:], answered, strict=True)
                shown = [text if owner == reader.seat else None for text, owner in owned]
                assert reader.record() == whole[:first] + shown
                sent = [*reader.read_everything(), message]
                for line in found_in(sent, "kind", "answer"):
                    assert ("tries" in line["args"]) == (line["seat"] == reader.seat)
                assert {keep["seat"] for keep in found_in(sent, "rank", "claimant")} <= {reader.seat}
        assert len(set(answered)) == SEATS
        assert len(answered) > SEATS
        whole = house.record(id)["actions"]
        for reader, message in zip(readers, heard, strict=True):
            assert reader.record() == whole
            assert all("tries" in line["args"] for line in found_in(message, "kind", "answer"))
            log = reader.person.http.get(f"{reader.person.path}/log").json()
            tried = [line["args"]["tries"] for line in found_in(log, "kind", "answer")]
            assert tried == [int(text == "attempt") for text in whole[first:]]


def test_BA_6_3_an_answer_in_secret_may_be_taken_back_until_the_next_has_answered(house: House) -> None:
    readers = seated(house)
    while phase(readers) != "attempt":
        decide(readers, "keep", "draw", "lay")
    asked = readers[0].person.see()["view"]["actor"]
    own = next(reader.person for reader in readers if reader.seat == asked)
    before = own.see()
    after = decide(readers, "attempt")
    assert after["undo"] is not None
    assert own.undo(before["ply"])["view"] == before["view"]
    while own.see()["view"]["actor"] == asked:
        decide(readers, "attempt")
    decide(readers, "attempt")
    assert own.see()["undo"] is None


def test_BA_6_3_answered_openly_all_read_it(house: House) -> None:
    """The record of a table that plays by the rulebook is whole at any time."""
    people = [Person(house), Person(house)]
    table = people[0].open_as({"game": "baron", "options": {**OPTIONS, "final_attempts": "sequential"}}, "me", "me")
    people[1].see(table["id"])
    while people[0].see()["status"] != "over":
        choices = people[0].table["choices"]
        people[0].decide(next((one for one in choices if one["kind"] == "keep"), choices[0])["action"])
        assert people[1].record() == people[0].record() == house.record(table["id"])
