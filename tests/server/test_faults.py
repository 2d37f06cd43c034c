"""Killed at any moment: every acknowledged decision is there, none twice, and play goes on."""

import random
import threading
import time
from collections import Counter

import httpx
import pytest

import donjon

from .company import House, Person, children, is_alive, last_position, new_client, play_on, refusal
from .databases import ask, locked


class Diarist:
    """Somebody who writes down every decision that was acknowledged, and the one that was not yet."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.acknowledged: dict[int, str] = {}
        self.unanswered: tuple[int, int, str, str] | None = None
        self.digest = ""

    def play(self, rng: random.Random) -> None:
        """Until the server is gone."""
        person = self.person
        try:
            while True:
                choice = rng.choice(person.table["choices"])
                ply, client = person.table["ply"], new_client()
                self.unanswered = (ply, choice["action"], choice["text"], client)
                person.decide(choice["action"], client)
                self.acknowledged[ply] = choice["text"]
                self.unanswered = None
        except httpx.TransportError:
            return


@pytest.mark.parametrize("seed", range(4))
def test_kill_and_restart_in_the_middle_of_a_game(own_house: House, seed: int) -> None:
    rng = random.Random(seed)
    mahaut = Person(own_house)
    table = mahaut.open_table("me", "me", "me")["id"]
    diarist = Diarist(mahaut)
    for _ in range(3):
        playing = threading.Thread(target=diarist.play, args=(rng,))
        playing.start()
        time.sleep(rng.uniform(0.2, 0.7))
        own_house.kill()
        playing.join()
        before = own_house.record(table)
        digest = last_position(before).digest()
        own_house.start()
        mahaut.see()
        record = mahaut.record()
        assert record == before
        assert own_house.digest(table) == digest
        assert mahaut.table["ply"] == len(record["actions"])
        for ply, text in diarist.acknowledged.items():
            assert record["actions"][ply] == text
        deliver_again(diarist, own_house)
        position = last_position(mahaut.record())
        assert mahaut.see()["view"] == donjon.game(mahaut.table["game"]).view(position, mahaut.table["view"]["you"])
    rows = own_house.rows(table)
    assert [row[1] for row in rows["decisions"]] == list(range(mahaut.table["ply"]))
    assert max(Counter(row[1] for row in rows["requests"]).values()) == 1
    assert len(diarist.acknowledged) > 3


def deliver_again(diarist: Diarist, house: House) -> None:
    """What was not answered is sent once more, and then stands exactly once."""
    if diarist.unanswered is None:
        return
    ply, action, text, client = diarist.unanswered
    stood = len(house.rows(diarist.person.table["id"])["decisions"]) > ply
    assert diarist.person.send(action, ply, client).status_code == 200
    decisions = house.rows(diarist.person.table["id"])["decisions"]
    assert decisions[ply][2] == text
    if not stood:
        assert diarist.person.see()["ply"] > ply
    diarist.acknowledged[ply] = text
    diarist.unanswered = None
    diarist.person.see()


def test_what_was_taken_back_stays_so_after_a_kill(own_house: House) -> None:
    mahaut = Person(own_house)
    mahaut.open_table("me", "me", "me")
    ply = mahaut.table["ply"]
    mahaut.decide_by("colour")
    mahaut.undo(ply)
    own_house.kill()
    own_house.start()
    assert mahaut.see()["ply"] == ply
    assert mahaut.table["revision"] == 1
    mahaut.decide_by("colour")
    assert mahaut.undo(ply)["ply"] == ply


def test_people_and_bots_play_on_after_a_restart(own_house: House) -> None:
    mahaut = Person(own_house)
    table = mahaut.open_table("me", "random", "greedy", max_turns=20)["id"]
    rng = random.Random(2)
    for _ in range(3):
        play_on([mahaut], rng, decisions=4)
        own_house.kill()
        own_house.start()
    play_on([mahaut], rng)
    assert mahaut.see(table)["status"] == "over"
    assert last_position(own_house.record(table)).actor == donjon.OVER


def test_bots_take_up_their_game_by_themselves(own_house: House) -> None:
    mahaut = Person(own_house)
    start = mahaut.open_table("random", "random", max_turns=20)["ply"]
    while mahaut.see()["ply"] < start + 10:
        time.sleep(0.01)
    own_house.kill()
    assert last_position(own_house.record(mahaut.table["id"])).actor >= 0  # a bot was to decide
    own_house.start()
    until = time.monotonic() + 60
    while last_position(own_house.record(mahaut.table["id"])).actor != donjon.OVER:
        assert time.monotonic() < until, "the bots do not go on"
        time.sleep(0.2)


def test_a_graceful_stop(own_house: House) -> None:
    mahaut = Person(own_house)
    mahaut.open_table("me", "greedy")
    with mahaut.listen():
        began = time.monotonic()
        assert own_house.stop() == 0
        assert time.monotonic() - began < 10


def test_workers_do_not_outlive_a_killed_server(own_house: House) -> None:
    mahaut = Person(own_house)
    mahaut.open_table("random", "random", max_turns=2)
    assert own_house.process is not None
    until = time.monotonic() + 60
    while not (workers := children(own_house.process.pid)) or mahaut.see()["status"] != "over":
        assert time.monotonic() < until
        time.sleep(0.05)
    own_house.kill()
    until = time.monotonic() + 60
    while any(is_alive(worker) for worker in workers):
        assert time.monotonic() < until
        time.sleep(0.05)


def test_a_database_that_cannot_be_written_refuses_clearly_and_recovers(own_house: House) -> None:
    mahaut = Person(own_house)
    mahaut.open_table("me", "me", "me")
    before = own_house.rows(mahaut.table["id"])
    with locked(own_house.db):  # by somebody else, for longer than the server waits
        refusal(mahaut.send(mahaut.table["choices"][0]["action"]), 503, "storage-away")
    assert own_house.rows(mahaut.table["id"]) == before
    mahaut.see()
    mahaut.decide_by("colour")


def test_a_table_that_does_not_replay_is_left_alone(own_house: House) -> None:
    mahaut = Person(own_house)
    broken = mahaut.open_table("me", "random")["id"]
    sound = mahaut.open_table("me", "me")["id"]
    own_house.kill()
    ask(own_house.db, "UPDATE decisions SET text = 'conjure dragon' WHERE table_id = ? AND ply = 3", broken)
    rows = own_house.rows(broken)
    own_house.start()
    refusal(mahaut.http.get(f"/api/tables/{broken}"), 409, "unreadable-table")
    assert own_house.rows(broken) == rows
    mahaut.see(sound)
    mahaut.decide_by("colour")
