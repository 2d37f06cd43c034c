"""Decisions: each played once, in turn, by whoever holds the seat; everything else refused and nothing changed."""

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import httpx

from donjon.server import models

from .company import House, Person, new_client, next_message, play_on, refusal

Unchanged = Callable[[str], Callable[[], None]]


def two_at_a_table(mahaut: Person, aude: Person, **options: object) -> tuple[Person, Person]:
    """Both sit down; first the one who is to decide, then the one who waits."""
    table = mahaut.open_table("me", "open", **options)
    aude.sit_down(table["id"], code=table["code"])
    mahaut.see()
    return (mahaut, aude) if mahaut.my_turn() else (aude, mahaut)


def test_a_whole_game_of_two(mahaut: Person, aude: Person) -> None:
    two_at_a_table(mahaut, aude, max_turns=12)
    play_on([mahaut, aude], random.Random(7))
    models.Table.model_validate(mahaut.see())
    assert mahaut.table["status"] == "over"
    assert mahaut.table["view"]["result"]["ending"] == "cap"
    assert mahaut.table["choices"] == []
    assert mahaut.table["undo"] is None


def test_a_decision_moves_the_game_on(mahaut: Person, aude: Person) -> None:
    first, _ = two_at_a_table(mahaut, aude)
    before = first.table
    after = first.decide(before["choices"][0]["action"])
    assert after["ply"] > before["ply"]
    assert after["log"][len(before["log"])]["ply"] == before["ply"]
    assert first.record()["actions"][before["ply"]] == before["choices"][0]["text"]


def test_a_decision_may_be_answered_with_its_steps(mahaut: Person, aude: Person) -> None:
    """With `since` and `revision`, as the live line tells them; else, and where steps do not lead there, the table."""
    first, _ = two_at_a_table(mahaut, aude)
    ply = first.table["ply"]
    body = {"ply": ply, "action": first.table["choices"][0]["action"], "client": new_client()}
    path = f"{first.path}/decisions"
    with first.listen(since=ply) as live:
        steps = first.post(path, {**body, "since": ply, "revision": 0}).json()
        models.Steps.model_validate(steps)
        assert steps == next_message(live, "steps")
    assert steps["steps"][-1]["view"] == first.see()["view"]
    for more in ({}, {"since": ply}, {"since": ply, "revision": 1}, {"since": steps["ply"] + 1, "revision": 0}):
        again = first.post(path, {**body, **more})
        models.Table.model_validate(again.json())
    assert first.post(path, {**body, "since": 0, "revision": 0}).json()["steps"][0]["ply"] == 0


def test_the_same_client_id_is_played_once(mahaut: Person, house: House) -> None:
    mahaut.open_table("me", "me")
    client, ply, action = new_client(), mahaut.table["ply"], mahaut.table["choices"][0]["action"]
    first = mahaut.send(action, client=client)
    rows = house.rows(mahaut.table["id"])
    second = mahaut.send(action, client=client)
    assert (first.status_code, second.status_code) == (200, 200)
    assert second.json() == first.json()
    assert house.rows(mahaut.table["id"]) == rows
    mahaut.see()
    mahaut.decide_at_random(random.Random(1))
    late = mahaut.send(action, ply=ply, client=client)
    assert late.status_code == 200
    assert late.json() == mahaut.see()


def test_a_client_id_is_not_used_for_two_things(mahaut: Person, aude: Person, unchanged: Unchanged) -> None:
    first, second = two_at_a_table(mahaut, aude)
    client = new_client()
    ply, choices = first.table["ply"], first.table["choices"]
    first.decide(choices[0]["action"], client)
    same = unchanged(first.table["id"])
    refusal(first.send(choices[1]["action"], ply, client), 409, "client-reused")
    refusal(first.send_undo(ply, client=client), 409, "client-reused")
    second.see()
    refusal(second.send(choices[0]["action"], ply, client), 409, "client-reused")
    same()


def test_ten_copies_of_one_request_at_once(mahaut: Person, house: House) -> None:
    mahaut.open_table("me", "me")
    before = house.rows(mahaut.table["id"])["decisions"]
    action, client = mahaut.table["choices"][0]["action"], new_client()
    devices = [mahaut.other_device() for _ in range(10)]
    with ThreadPoolExecutor(10) as pool:
        answers = list(pool.map(lambda device: device.send(action, client=client), devices))
    assert {answer.status_code for answer in answers} == {200}
    texts = [row[2] for row in house.rows(mahaut.table["id"])["decisions"][len(before) :]]
    assert texts.count(mahaut.table["choices"][0]["text"]) == 1


def test_two_devices_deciding_at_once(mahaut: Person, house: House) -> None:
    """Exactly one wins; the others get a typed conflict with the table as it is now."""
    mahaut.open_table("me", "me")
    rng = random.Random(3)
    for _ in range(10):
        ply, choices = mahaut.table["ply"], mahaut.table["choices"]
        devices = [mahaut.other_device() for _ in range(4)]
        actions = [rng.choice(choices)["action"] for _ in devices]
        with ThreadPoolExecutor(4) as pool:
            answers = list(pool.map(lambda pair: pair[0].send(pair[1]), zip(devices, actions, strict=True)))
        won = [answer for answer in answers if answer.status_code == 200]
        assert len(won) == 1
        for answer in answers:
            if answer is not won[0]:
                conflict = refusal(answer, 409, "stale-ply")
                models.Table.model_validate(conflict["table"])
                assert conflict["table"]["ply"] == conflict["ply"] > ply
        assert [row[1] for row in house.rows(mahaut.table["id"])["decisions"]] == list(range(mahaut.see()["ply"]))


def test_a_stale_or_future_ply(mahaut: Person, unchanged: Unchanged) -> None:
    mahaut.open_table("me", "me")
    mahaut.decide_at_random(random.Random(1))
    same = unchanged(mahaut.table["id"])
    for ply in (0, mahaut.table["ply"] - 1, mahaut.table["ply"] + 1, 1_000_000_000):
        conflict = refusal(mahaut.send(mahaut.table["choices"][0]["action"], ply), 409, "stale-ply")
        assert conflict["table"] == mahaut.table
        refusal(mahaut.send_undo(0, ply), 409, "stale-ply")
    same()


def test_out_of_turn(mahaut: Person, aude: Person, unchanged: Unchanged) -> None:
    first, second = two_at_a_table(mahaut, aude)
    same = unchanged(first.table["id"])
    second.see()
    assert second.table["choices"] == []
    refused = refusal(second.send(first.table["choices"][0]["action"]), 409, "not-your-turn")
    assert refused["table"] == second.table
    same()


def test_another_persons_seat(mahaut: Person, stranger: Person, house: House, unchanged: Unchanged) -> None:
    table = mahaut.open_table("me", "me")
    stranger.see(table["id"])
    assert (stranger.table["you"], stranger.table["choices"], stranger.table["undo"]) == ([], [], None)
    same = unchanged(table["id"])
    refusal(stranger.send(table["choices"][0]["action"]), 403, "not-your-seat")
    stranger.open_table("me", "me")  # now known, with a table of their own
    stranger.see(table["id"])
    refusal(stranger.send(table["choices"][0]["action"]), 403, "not-your-seat")
    refusal(stranger.send_undo(0), 403, "not-your-seat")
    nobody = httpx.post(f"{house.url}/api/tables/{table['id']}/decisions", json={"ply": 0, "action": 0, "client": "c"})
    refusal(nobody, 403, "not-your-seat")
    same()


def test_an_illegal_action_says_which_and_why(mahaut: Person, unchanged: Unchanged) -> None:
    mahaut.open_table("me", "me")
    legal = {choice["action"] for choice in mahaut.table["choices"]}
    same = unchanged(mahaut.table["id"])
    for action in [number for number in range(400) if number not in legal] + [10**9]:
        refused = refusal(mahaut.send(action), 422, "illegal-action")
        assert refused["action"] == action
        assert refused["text"]
        assert refused["message"]["args"]["action"] == refused["text"]
        assert "rule" in refused
    same()


def test_nothing_is_decided_before_the_start_or_after_the_end(mahaut: Person, unchanged: Unchanged) -> None:
    mahaut.open_table("me", "open")
    same = unchanged(mahaut.table["id"])
    refusal(mahaut.send(0), 409, "not-started")
    refusal(mahaut.send_undo(0), 409, "not-started")
    same()
    mahaut.open_table("me", "me", max_turns=1)
    play_on([mahaut], random.Random(5))
    same = unchanged(mahaut.table["id"])
    refused = refusal(mahaut.send(0), 409, "game-over")
    assert refused["table"] == mahaut.table
    refusal(mahaut.send_undo(mahaut.table["ply"] - 1), 409, "game-over")
    same()


def test_a_decision_for_a_position_that_was_taken_back(mahaut: Person, unchanged: Unchanged) -> None:
    """The ply alone may be right again; the revision is not."""
    mahaut.open_table("me", "me", "me")
    ply = mahaut.table["ply"]
    mahaut.decide_by("colour")
    revision, action = mahaut.table["revision"], mahaut.table["choices"][0]["action"]
    mahaut.undo(ply)
    mahaut.decide(mahaut.table["choices"][-1]["action"])
    body = {"ply": mahaut.table["ply"], "action": action, "client": new_client(), "revision": revision}
    same = unchanged(mahaut.table["id"])
    refusal(mahaut.post(f"{mahaut.path}/decisions", body), 409, "stale-ply")
    same()
    assert mahaut.post(f"{mahaut.path}/decisions", body | {"revision": revision + 1}).status_code == 200
