"""What somebody may not know is in nothing they are sent."""

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

import donjon

from .company import House, Json, Person, last_position, next_message, play_on


def cards_dealt(record: Json) -> dict[int, int]:
    """Each seat's card, from the whole record."""
    game, last = donjon.game(record["game"]), last_position(record)
    return {seat: game.view(last, seat)["players"][seat]["card"]["number"] for seat in range(record["seats"])}


def views_in(message: Any) -> Iterator[Json]:
    """All views anywhere in what was sent."""
    if isinstance(message, dict):
        if "players" in message and "prompt" in message:
            yield message
        for value in message.values():
            yield from views_in(value)
    elif isinstance(message, list):
        for value in message:
            yield from views_in(value)


def lines_in(message: Any) -> Iterator[Json]:
    """All log lines anywhere in what was sent."""
    if isinstance(message, dict):
        if str(message.get("key", "")).startswith("log-"):
            yield message
        for value in message.values():
            yield from lines_in(value)
    elif isinstance(message, list):
        for value in message:
            yield from lines_in(value)


NO_CARD = {"state": "none", "number": None}


class Reader:
    """Somebody at the table, or a spectator, and everything they were sent."""

    def __init__(self, person: Person, seats: list[int], live: ClientConnection) -> None:
        self.person = person
        self.seats = seats
        self.live = live
        self.sent: list[Any] = []

    def read_everything(self) -> None:
        """All doors, and a few that are shut."""
        person, path = self.person, self.person.path
        for door in (path, f"{path}/record", f"{path}/log", "/api/tables"):
            self.sent.append(person.http.get(door).json())
        self.sent.append(person.send(0, ply=0).json())
        self.sent.append(person.send(399).json())
        self.sent.append(person.send_undo(0).json())

    def listen_until(self, ply: int) -> None:
        while True:
            message = next_message(self.live)
            self.sent.append(message)
            if message.get("ply", -1) >= ply:  # who comes and goes has none
                return


@pytest.mark.parametrize("seats", [2, 3])
def test_cards_are_sent_to_their_owners_alone(own_house: House, seats: int) -> None:
    rng = random.Random(seats)
    people = [Person(own_house) for _ in range(seats + 1)]
    table = people[0].open_table("me", *["open"] * (seats - 1), max_turns=14)
    for person in people[1:seats]:
        person.sit_down(table["id"], code=table["code"])
    people[seats].see(table["id"])  # a spectator
    with ExitStack() as stack:
        readers = [
            Reader(person, person.see(table["id"])["you"], stack.enter_context(person.listen())) for person in people
        ]
        decisions = 0
        while people[0].see()["status"] != "over":
            for person in people[:seats]:
                person.see()
                while person.my_turn():
                    ride = [choice for choice in person.table["choices"] if choice["kind"] in ("ride", "treasury")]
                    choices = person.table["choices"]
                    person.decide(rng.choice(ride if ride and rng.random() < 0.1 else choices)["action"])
                    decisions += 1
                    if decisions % 10 == 0 and person.table["status"] != "over":
                        for reader in readers:
                            reader.read_everything()
        for reader in readers:
            reader.listen_until(people[0].table["ply"])
    dealt = cards_dealt(own_house.record(table["id"]))
    assert len(dealt) == seats
    seen = 0
    for reader in readers:
        for message in reader.sent:
            seen += check_views(message, reader, dealt)
            check_lines(message, reader)
    assert seen > 50  # owners did see theirs


def check_views(message: Any, reader: Reader, dealt: dict[int, int]) -> int:
    """No view shows another's card, unless it was played; how often it shows the reader's own."""
    own = 0
    for view in views_in(message):
        assert view["you"] in reader.seats or (view["you"] is None and not reader.seats)
        for player in view["players"]:
            card = player.get("card", NO_CARD)  # none before the colours are chosen
            if player["seat"] in reader.seats:
                own += card["number"] == dealt[player["seat"]]
            elif card["state"] != "played":
                assert card["number"] is None
    return own


def check_lines(message: Any, reader: Reader) -> None:
    for line in lines_in(message):
        if line["kind"] == "deal" and line["seat"] not in reader.seats:
            assert "number" not in line["args"]


def test_the_record_in_progress_leaves_out_the_deals_to_others(mahaut: Person, aude: Person, stranger: Person) -> None:
    table = mahaut.open_table("me", "open", max_turns=3)
    aude.sit_down(table["id"], code=table["code"])
    stranger.see(table["id"])
    while mahaut.see()["view"]["phase"] == "colour":
        (mahaut if mahaut.my_turn() else aude).see()
        (mahaut if mahaut.my_turn() else aude).decide_by("colour")
    records = [person.record()["actions"] for person in (mahaut, aude, stranger)]
    assert [record.count(None) for record in records] == [1, 1, 2]
    assert len({len(record) for record in records}) == 1
    hidden = [{ply for ply, text in enumerate(record) if text is None} for record in records]
    assert hidden[0] | hidden[1] == hidden[2]
    assert not hidden[0] & hidden[1]


def test_after_the_end_everybody_reads_everything(mahaut: Person, stranger: Person, house: House) -> None:
    table = mahaut.open_table("me", "greedy", max_turns=2)
    play_on([mahaut], random.Random(1))
    stranger.see(table["id"])
    assert None not in stranger.record()["actions"]
    assert stranger.record() == house.record(table["id"])
    assert stranger.table["secret"] is not None


def test_sizes_do_not_depend_on_the_hidden_card(own_house: House) -> None:
    """A spectator's bytes for a deal are the same whoever was dealt what."""
    sizes = set()
    for _ in range(4):
        host = Person(own_house)
        host.open_table("me", "me")
        while host.table["view"]["phase"] == "colour":
            host.decide_by("colour")
        lines = [line for line in Person(own_house).see(host.table["id"])["log"] if line["kind"] == "deal"]
        sizes.add(tuple(len(json.dumps(line)) for line in lines))
    assert len(sizes) == 1
