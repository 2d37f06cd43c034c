"""Taking back: free until somebody has learnt something, and never undone itself."""

import random
from collections.abc import Callable

from .company import House, Person, last_position, new_client, refusal

Unchanged = Callable[[str], Callable[[], None]]


def at_the_start_of_a_turn(person: Person) -> None:
    """Choose colours until the first die has been rolled."""
    while person.table["choices"][0]["kind"] == "colour":
        person.decide_by("colour")


def test_undo_restores_the_position_exactly(mahaut: Person, house: House) -> None:
    mahaut.open_table("me", "me")
    at_the_start_of_a_turn(mahaut)
    before, digest = mahaut.table, house.digest(mahaut.table["id"])
    assert before["undo"] is None  # the die was rolled
    mahaut.decide_by("move")
    assert mahaut.table["undo"] == {"to": before["ply"], "restart": before["ply"]}
    after = mahaut.undo(before["ply"])
    assert after == before | {"revision": before["revision"] + 1}
    assert house.digest(mahaut.table["id"]) == digest
    assert len(house.rows(mahaut.table["id"])["decisions"]) == before["ply"]


def test_undo_step_by_step_and_back_to_the_start_of_the_turn(mahaut: Person) -> None:
    mahaut.open_table("me", "me")
    rng = random.Random(11)
    at_the_start_of_a_turn(mahaut)
    stretches = 0
    for _ in range(300):
        undo = mahaut.table["undo"]
        if undo is not None and undo["to"] > undo["restart"]:
            stretches += 1
            one_back = mahaut.undo(undo["to"])
            assert one_back["ply"] == undo["to"]
            assert one_back["undo"] == {"to": undo["to"] - 1, "restart": undo["restart"]}
            assert mahaut.undo(undo["restart"])["ply"] == undo["restart"]
        mahaut.decide_at_random(rng)
        if stretches == 3:
            return
    raise AssertionError("no turn of several decisions in so long a game")


def test_chance_is_a_barrier(mahaut: Person, unchanged: Unchanged) -> None:
    mahaut.open_table("me", "me")
    at_the_start_of_a_turn(mahaut)
    mahaut.decide_by("end-turn")  # the next die is rolled
    same = unchanged(mahaut.table["id"])
    for to in (0, mahaut.table["ply"] - 2, mahaut.table["ply"] - 1, mahaut.table["ply"], mahaut.table["ply"] + 1):
        refused = refusal(mahaut.send_undo(to), 409, "cannot-undo")
        assert refused["table"] == mahaut.table
    same()


def test_what_shows_a_hidden_card_is_a_barrier_and_what_does_not_is_none(mahaut: Person) -> None:
    mahaut.open_table("me", "me")
    at_the_start_of_a_turn(mahaut)
    start = mahaut.table["ply"]
    mahaut.decide_by("treasury")  # spent face down: nobody learns its number
    assert mahaut.table["undo"] == {"to": start, "restart": start}
    mahaut.undo(start)
    mahaut.decide_by("ride")  # played face up
    assert mahaut.table["undo"] is None
    refusal(mahaut.send_undo(start), 409, "cannot-undo")


def test_outcomes_cannot_be_rolled_again(mahaut: Person, house: House) -> None:
    """Whatever is taken back and decided anew, what chance has shown stays, and what comes stays what it was."""
    mahaut.open_table("me", "me")
    rng = random.Random(12)
    at_the_start_of_a_turn(mahaut)
    undone = 0
    for _ in range(60):
        if mahaut.table["undo"] is not None and undone < 20:
            shown = house.record(mahaut.table["id"])["actions"]
            undone += 1
            mahaut.undo(mahaut.table["undo"]["restart"])
            kept = house.record(mahaut.table["id"])["actions"]
            assert kept == shown[: mahaut.table["ply"]]
            assert not any(is_chance(mahaut, house, shown, ply) for ply in range(len(kept), len(shown)))
        mahaut.decide_at_random(rng)
    assert undone == 20


def is_chance(person: Person, house: House, actions: list[str], ply: int) -> bool:
    record = house.record(person.table["id"]) | {"actions": actions[:ply]}
    return int(last_position(record).actor) == -1


def test_the_same_end_of_turn_meets_the_same_die(mahaut: Person) -> None:
    """An undo does not change what will be rolled at a ply: it is fixed by the secret from the start."""
    mahaut.open_table("me", "me")
    at_the_start_of_a_turn(mahaut)
    ply = mahaut.table["ply"]
    mahaut.decide_by("move")
    mahaut.undo(ply)
    mahaut.decide_by("move")
    while not any(choice["kind"] == "end-turn" for choice in mahaut.table["choices"]):
        mahaut.decide(mahaut.table["choices"][0]["action"])  # it may have come upon something to be answered first
    mahaut.decide_by("end-turn")
    die = mahaut.table["view"]["die"]
    assert 1 <= die <= 6
    assert mahaut.table["undo"] is None


def test_nobody_takes_back_for_another(mahaut: Person, aude: Person, stranger: Person, unchanged: Unchanged) -> None:
    table = mahaut.open_table("me", "open", "open")
    aude.sit_down(table["id"], code=table["code"])
    stranger.sit_down(table["id"], code=table["code"])
    people = [mahaut, aude, stranger]
    first = next(person for person in people if person.see(table["id"])["choices"])
    others = [person for person in people if person is not first]
    ply = first.table["ply"]
    first.decide_by("colour")
    assert first.table["undo"] == {"to": ply, "restart": ply}
    same = unchanged(table["id"])
    for other in others:
        assert other.see()["undo"] is None
        refusal(other.send_undo(ply), 409, "cannot-undo")
    same()
    second = next(person for person in others if person.table["choices"])
    second.decide_by("colour")
    first.see()
    if first.table["status"] == "playing":  # another has decided since
        refusal(first.send_undo(ply), 409, "cannot-undo")


def test_an_undo_is_done_once(mahaut: Person, house: House) -> None:
    mahaut.open_table("me", "me")
    at_the_start_of_a_turn(mahaut)
    start = mahaut.table["ply"]
    mahaut.decide_by("move")
    ply, client = mahaut.table["ply"], new_client()
    assert mahaut.send_undo(start, client=client).status_code == 200
    mahaut.see()
    mahaut.decide_by("move")
    rows = house.rows(mahaut.table["id"])
    assert mahaut.send_undo(start, ply, client).status_code == 200  # delivered again: already done
    assert house.rows(mahaut.table["id"]) == rows


def test_a_late_copy_of_an_undone_decision_does_not_bring_it_back(mahaut: Person, house: House) -> None:
    mahaut.open_table("me", "me")
    at_the_start_of_a_turn(mahaut)
    start, client = mahaut.table["ply"], new_client()
    action = next(choice["action"] for choice in mahaut.table["choices"] if choice["kind"] == "move")
    mahaut.decide(action, client)
    mahaut.undo(start)
    rows = house.rows(mahaut.table["id"])
    assert mahaut.send(action, start, client).status_code == 200
    assert house.rows(mahaut.table["id"]) == rows
    assert mahaut.see()["ply"] == start
