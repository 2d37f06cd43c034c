"""Hints: what a knight would do, for those whom the table allows to ask, out of what they may see."""

import random
import time

import donjon
from donjon.server import models

from .company import GAME, Json, Person, refusal, wait_for


def until_mine(person: Person) -> Json:
    """The table once this person has something to choose."""
    rng = random.Random(1)
    patience = time.monotonic() + 60
    while time.monotonic() < patience:
        table = person.see()
        if len(table["choices"]) > 1:
            return table
        if table["choices"]:
            person.decide_at_random(rng)
        else:
            time.sleep(0.05)
    raise AssertionError("it never was this person's turn")


def test_a_hint_is_one_of_my_choices_with_its_reasons(mahaut: Person) -> None:
    mahaut.open_table("me", "greedy")
    table = until_mine(mahaut)
    response = mahaut.http.get(f"{mahaut.path}/hint")
    assert response.status_code == 200
    told = models.Hint.model_validate(response.json())
    choices = {choice["action"]: choice["text"] for choice in table["choices"]}
    assert told.text == choices[told.action]
    assert told.ply == table["ply"]
    assert told.confidence is not None
    assert 0.0 < told.confidence <= 1.0
    assert 1 <= len(told.lines) <= 3
    assert told.lines[0].action == told.action
    assert told.lines[0].line[0] == told.text
    mahaut.decide(told.action)


def test_no_hints_where_others_play(mahaut: Person, aude: Person) -> None:
    table = mahaut.open_table("me", "open")
    aude.sit_down(table["id"], key=table["seats"][1]["key"])
    for person in (mahaut, aude):
        assert not person.see(table["id"])["advised"]
        refusal(person.http.get(f"/api/tables/{table['id']}/hint"), 403, "no-hints")


def test_hints_for_all_where_the_table_says_so(mahaut: Person, aude: Person) -> None:
    table = mahaut.open_as({"hints": "all"}, "me", "open")
    assert (table["hints"], table["advised"]) == ("all", True)
    aude.sit_down(table["id"], key=table["seats"][1]["key"])
    asker = mahaut if mahaut.see()["choices"] else aude
    told = until_mine(asker)
    answer = asker.http.get(f"/api/tables/{table['id']}/hint")
    assert answer.json()["action"] in {choice["action"] for choice in told["choices"]}
    other = aude if asker is mahaut else mahaut
    refusal(other.http.get(f"/api/tables/{table['id']}/hint"), 409, "not-your-turn")


def test_hints_for_none_where_the_table_says_so(mahaut: Person) -> None:
    table = mahaut.open_as({"hints": "none"}, "me", "greedy")
    until_mine(mahaut)
    refusal(mahaut.http.get(f"/api/tables/{table['id']}/hint"), 403, "no-hints")


def test_a_rematch_gives_hints_as_the_game_before(mahaut: Person) -> None:
    mahaut.open_as({"hints": "none"}, "me", "greedy")
    wait_for(lambda: mahaut.see()["choices"])
    mahaut.do("proposal", kind="stop", ply=mahaut.table["ply"], client="enough")
    assert mahaut.again()["hints"] == "none"


def test_no_hints_for_those_who_watch_or_before_the_game(mahaut: Person, aude: Person) -> None:
    table = mahaut.open_table("me", "greedy")
    assert table["advised"]
    assert not aude.see(table["id"])["advised"]
    refusal(aude.http.get(f"/api/tables/{table['id']}/hint"), 403, "not-your-seat")
    waiting = mahaut.open_table("me", "open")
    refusal(mahaut.http.get(f"/api/tables/{waiting['id']}/hint"), 409, "not-started")


def test_hints_are_there_in_the_game_that_hides_most() -> None:
    assert donjon.game(GAME).hides(donjon.game(GAME).settle(None, {})[1]), (
        "the tests above are about a game with secrets"
    )
