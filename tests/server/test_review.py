"""Looking back at a game: every step of it, through the eyes its reader may have."""

import asyncio
import random
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

import donjon
from donjon.core.revealing import revealed
from donjon.messages import knows
from donjon.server.review import models
from donjon.server.review.course import APART, LOOK, Course
from donjon.server.review.documents import course_document, positions_document
from donjon.server.review.eyes import Eyes
from donjon.server.review.eyes import eyes as lent

from .company import House, Json, Person

LONG = 2000


def finished(house: House) -> tuple[list[Person], Json]:
    """A short game of two people with secret cards, played to its end at random."""
    people = [Person(house), Person(house)]
    opened = people[0].open_table("me", "open", max_turns=3)
    people[1].sit_down(opened["id"], code=opened["code"])
    rng = random.Random(4)
    while True:
        for person in people:
            if person.see(opened["id"])["status"] == "over":
                return people, person.table
            while person.table["choices"]:
                person.decide_at_random(rng)


def played(slug: str, plies: int, seats: int, rng: random.Random) -> tuple[Any, list[str]]:
    game = donjon.game(slug)
    state = game.new(seats, {})
    texts: list[str] = []
    while len(texts) < plies and state.actor != donjon.OVER:
        action = rng.choice(state.actions())
        texts.append(game.text(state, action))
        state.play(action)
    return game, texts


def get(person: Person, door: str) -> Json:
    answer = person.http.get(f"{person.path}/{door}")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


@pytest.mark.parametrize("slug", [game.slug for game in donjon.games()])
def test_every_step_of_a_finished_game_through_anybodys_eyes(slug: str) -> None:
    game, texts = played(slug, 260, 3, random.Random(4))
    course = Course(game, game.new(3, {}))
    course.follow(texts)
    table: Any = SimpleNamespace(id="x", over=True, seats=[0, 1, 2], status="over")
    record = {"format": 1, "game": slug, "rules": game.rules, "seats": 3, "options": {}, "actions": texts}
    states = list(game.replay(record))
    sights: dict[str, Callable[[donjon.State], Any]] = {"all": lambda state: revealed(game, state)}
    sights["public"] = lambda state: game.view(state, None)
    for seat in range(3):
        sights[str(seat)] = lambda state, seat=seat: game.view(state, seat)  # type: ignore[misc]
    for wanted, view in sights.items():
        eyes = lent(table, None, wanted, None)
        told = course_document("x", "over", course, eyes, course.ply)
        models.Course.model_validate(told)
        assert told["eyes"] == wanted
        assert [step["by"] for step in told["plies"]] == [int(state.actor) for state in states[:-1]]
        assert [step["turn"] for step in told["plies"]] == [game.turn(state) for state in states[:-1]]
        for step, state, text in zip(told["plies"], states, texts, strict=False):
            reader = None if wanted == "public" else int(wanted) if wanted != "all" else 0
            known = text if wanted == "all" else game.mask(state, game.parse(state, text), reader)
            assert step["text"] == known
            assert (step["label"] is not None) == (known is not None and step["by"] >= 0 and not step["lines"])
            assert step["label"] is None or knows(step["label"]["key"], "fr")
        for first in range(0, len(states), 50):
            found = positions_document(course, eyes, first, first + 99)
            models.Positions.model_validate(found)
            assert [seen["ply"] for seen in found["positions"]] == list(range(first, min(first + 64, len(states))))
            assert all(seen["view"] == view(states[seen["ply"]]) for seen in found["positions"])


def test_anybody_may_look_at_a_finished_game(house: House, stranger: Person) -> None:
    people, table = finished(house)
    stranger.see(table["id"])
    record = people[0].record()
    for reader in (*people, stranger):
        course = get(reader, "course")
        assert (course["eyes"], course["status"]) == ("all", "over")
        assert [step["text"] for step in course["plies"]] == record["actions"]
        last = get(reader, f"positions?first={course['ply']}&last={course['ply']}")["positions"][0]
        assert last["view"]["result"] == reader.see()["view"]["result"]
    for eyes in ("7", "x", "-1", "0;", "٣"):
        assert stranger.http.get(f"{stranger.path}/course", params={"eyes": eyes}).status_code == 404, eyes


@pytest.mark.parametrize("slug", [game.slug for game in donjon.games()])
def test_everybodys_eyes_see_what_each_sees_of_their_own(slug: str) -> None:
    game, texts = played(slug, 120, 3, random.Random(2))
    state = game.new(3, {})
    for text in texts:
        together = revealed(game, state)
        assert together["you"] is None
        for seat in range(3):
            assert together["players"][seat] == game.view(state, seat)["players"][seat]
        game.play(state, text)


def test_no_other_eyes_before_the_end(mahaut: Person, aude: Person, stranger: Person) -> None:
    table = mahaut.open_table("me", "open")
    assert mahaut.http.get(f"{mahaut.path}/course").status_code == 409  # it has not begun
    aude.sit_down(table["id"], code=table["code"])
    stranger.see(table["id"])
    for person in (mahaut, aude, stranger):
        for door in ("course?since=0", "positions?first=0&last=3"):
            for eyes in ("all", "public", "0", "1", "7", "x"):
                answer = person.http.get(f"{person.path}/{door}&eyes={eyes}")
                assert (answer.status_code, answer.json()["title"]) == (409, "not-over")
        seen = get(person, "positions?first=0&last=9")["positions"][0]["view"]
        assert seen["you"] == (person.see()["you"] or [None])[0]


def test_a_running_game_is_followed_and_what_was_taken_back_is_gone(mahaut: Person) -> None:
    mahaut.open_table("me", "me")  # nobody else: between two questions nothing happens
    rng = random.Random(1)
    lengths = []
    for _ in range(8):
        mahaut.see()
        mahaut.decide_at_random(rng)
        course = get(mahaut, "course")
        lengths.append(course["ply"])
        texts = [step["text"] for step in course["plies"]]
        assert len(texts) == course["ply"]
        fresh = get(mahaut, f"course?since={course['ply'] - 1}")["plies"]
        assert [step["ply"] for step in fresh] == [course["ply"] - 1]
        if mahaut.see()["undo"]:
            mahaut.undo(mahaut.table["undo"]["to"])
            back = get(mahaut, "course")
            assert back["revision"] > course["revision"]
            assert [step["text"] for step in back["plies"]] == texts[: back["ply"]]
    assert lengths[-1] > lengths[0]


def test_positions_are_those_of_the_record_wherever_one_begins() -> None:
    game, texts = played("terre-de-barons", 5 * APART + 7, 3, random.Random(5))
    course, state = Course(game, game.new(3, {})), game.new(3, {})
    course.follow(texts[:50])
    course.follow(texts[50:])
    digests = [state.digest()]
    for text in texts:
        game.play(state, text)
        digests.append(state.digest())
    for ply in (0, 1, APART - 1, APART, APART + 1, 2 * APART, len(texts) - 1, len(texts)):
        assert course.position(ply).digest() == digests[ply]
    walked = {ply: state.digest() for ply, state in course.positions(3, len(texts))}
    assert walked == dict(enumerate(digests[3:], 3))
    with pytest.raises(IndexError):
        course.position(len(texts) + 1)


def test_others_are_served_while_a_long_game_is_told_from_those_that_are_played() -> None:
    """Its positions are looked at a few at a time: of two thousand, somebody else gets a turn dozens of times."""
    game, texts = played("terre-de-barons", LONG, 3, random.Random(3))
    course = Course(game, game.new(3, {}))
    course.follow(texts)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def look() -> set[str]:
        waiting = asyncio.create_task(others())
        found = await course.digests(12)
        waiting.cancel()
        return found

    assert asyncio.run(look()) == {state.digest() for _, state in course.positions(12, LONG)}
    assert turns >= LONG // LOOK - 1


def test_any_step_of_a_long_game_is_quickly_there() -> None:
    """With nothing in memory but the record; more generously than it is, for busy machines."""
    game, texts = played("terre-de-barons", LONG, 3, random.Random(3))
    assert len(texts) == LONG
    began = time.thread_time()
    course = Course(game, game.new(3, {}))
    course.follow(texts)
    positions_document(course, Eyes((), everybody=True), LONG // 2 - 1, LONG // 2)
    assert time.thread_time() - began < 0.25
