"""A moment to think again: bots wait before they go on, as long as what gave them the turn can be taken back."""

import random

import pytest

from donjon.games import games

from .company import House, Person, new_client, refusal, wait_for

LONGEST = 3.0  # seconds that may be asked for
TABLES = [4] * 12 + [300] * 2  # decisions at each until somebody hands over without showing anything


def hand_over(person: Person, game: str) -> int:
    """Play at random, asking for a moment, until a bot is next and nothing was shown; the ply before that decision."""
    rng = random.Random(4)
    for decisions in TABLES:
        person.open_as({"game": game}, "me", "random", "random")
        for _ in range(decisions):
            wait_for(lambda: person.see()["choices"] or person.table["status"] == "over")
            if person.table["status"] == "over":
                break
            before = int(person.table["ply"])
            answered = ask(person, rng.choice(person.table["choices"])["action"], LONGEST)
            if not answered["choices"] and answered["undo"] is not None:
                return before
    raise AssertionError("no turn ended without showing anything")


def ask(person: Person, action: int, moment: float) -> dict[str, object]:
    body = {"ply": person.table["ply"], "action": action, "client": new_client(), "moment": moment}
    answer = person.post(f"{person.path}/decisions", body)
    assert answer.status_code == 200, answer.text
    person.table = answer.json()
    return person.table


@pytest.mark.parametrize("game", sorted(game.slug for game in games()))
def test_my_last_decision_can_be_taken_back_before_a_bot_goes_on(mahaut: Person, house: House, game: str) -> None:
    before = hand_over(mahaut, game)
    handed = mahaut.table["ply"]
    assert mahaut.table["undo"]["to"] == before
    back = mahaut.undo(before)
    assert back["ply"] == before < handed
    assert back["choices"]
    assert len(house.record(back["id"])["actions"]) == before
    ask(mahaut, mahaut.table["choices"][0]["action"], 0)  # decided anew: nobody waits any more
    wait_for(lambda: mahaut.see()["choices"] or mahaut.table["status"] == "over")


def test_afterwards_the_bot_goes_on_and_nothing_is_taken_back(mahaut: Person) -> None:
    before = hand_over(mahaut, "barony")
    handed = mahaut.table["ply"]
    wait_for(lambda: mahaut.see()["ply"] > handed and mahaut.table["choices"])
    refusal(mahaut.send_undo(before), 409, "cannot-undo")


def test_nobody_asks_for_longer(mahaut: Person) -> None:
    mahaut.open_table("me", "random")
    wait_for(lambda: mahaut.see()["choices"])
    body = {"ply": mahaut.table["ply"], "action": mahaut.table["choices"][0]["action"], "client": new_client()}
    refusal(mahaut.post(f"{mahaut.path}/decisions", body | {"moment": LONGEST + 1}), 422, "malformed")
