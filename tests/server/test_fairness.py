"""While people play against each other no bot says anything of their game, by whatever door somebody comes."""

import random
from collections.abc import Iterator

import pytest

import donjon
from donjon.server.review.fairness import BEGINNING

from .company import House, Json, Person, play_on
from .test_reviews import ask, brought, record_of

GAMES = [game.slug for game in donjon.games()]
PLIES = 40


def company(house: House, slug: str, **more: object) -> tuple[list[Person], Json]:
    """Two people in the middle of a game, and its record as the database has it: the most that anybody could know."""
    people = [Person(house), Person(house)]
    table = people[0].open_as({"game": slug, **more}, "me", "open")
    people[1].sit_down(table["id"], code=table["code"])
    play_on(people, random.Random(7), PLIES)
    for person in people:
        assert person.see(table["id"])["status"] == "playing"
    return people, house.record(table["id"])


def asked(person: Person, id: str, ply: int, texts: list[str], status: int) -> None:
    """Somebody asks in every way there is what the bots think of a position."""
    place = {"ply": ply, "texts": texts}
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "duke"}]
    ask(person, f"reviews/{id}/judge", place, status)
    ask(person, f"reviews/{id}/play", {**place, "seats": seats}, 201 if status == 200 else status)


def ways(record: Json, other: Json) -> Iterator[tuple[Json, int, list[str]]]:
    """Records that might be brought, and what would be tried in them, to come to a position of a game that goes on."""
    texts, last = record["actions"], len(record["actions"])
    yield record, last, []
    yield record, last - 3, []
    yield {**record, "actions": texts[: BEGINNING // 2]}, 0, texts
    yield {**record, "actions": texts[: BEGINNING // 2]}, BEGINNING // 2, texts[BEGINNING // 2 : last - 2]
    # Another game of the same kind, left before it begins.
    yield other, 0, texts
    yield other, 0, texts[:-2]


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_that_goes_on_is_judged_by_no_door(house: House, stranger: Person, slug: str) -> None:
    people, record = company(house, slug)
    other = {**record_of(slug, 60, seed=3), "options": record["options"]}
    for person in (people[0], stranger):
        id = people[0].table["id"]
        asked(person, id, 1, [], 409)
        ask(person, f"reviews/{id}/analysis", {"depth": "quick"}, 409)
        ask(person, f"reviews/{id}/branch", {"ply": 1}, 409)
        for copied, ply, texts in ways(record, other):
            asked(person, brought(person, copied)["id"], ply, texts, 403)
        ask(person, f"reviews/{brought(person, record)['id']}/analysis", {"depth": "quick"}, 403)
        assert brought(person, record)["analysable"] is False
    people[0].propose("stop")
    people[1].see()
    people[1].answer(agree=True)
    for person in (people[0], stranger):
        asked(person, brought(person, record)["id"], len(record["actions"]) - 3, [], 200)


def test_other_options_do_not_hide_what_game_it_is(house: House, stranger: Person) -> None:
    people, record = company(house, "barony")
    longer = {**record, "options": {**record["options"], "max_rounds": 77}}
    other = {**record_of("barony", 60, seed=3), "options": longer["options"]}
    for person in (people[1], stranger):
        for copied, ply, texts in ways(longer, other):
            asked(person, brought(person, copied)["id"], ply, texts, 403)


def test_a_table_that_gives_hints_to_all_may_be_judged(house: House, stranger: Person) -> None:
    _, record = company(house, "barony", hints="all")
    asked(stranger, brought(stranger, record)["id"], len(record["actions"]) - 3, [], 200)
