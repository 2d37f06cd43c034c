"""What people say to each other: eight phrases, by who sits there, to all who watch, everywhere, kept by nobody."""

import contextlib
from pathlib import Path
from typing import get_args

from websockets.sync.client import ClientConnection

from donjon.server.bodies import PhraseName
from donjon.server.doors.limits import Limits

from .company import Json, Person, next_message, open_house, refusal
from .databases import PostgreSQL

PHRASES = get_args(PhraseName)


def said(live: ClientConnection) -> Json:
    return next_message(live, "phrase")


def test_all_who_watch_hear_a_phrase_once_and_it_is_in_no_record(
    mahaut: Person, aude: Person, stranger: Person
) -> None:
    table = mahaut.open_table("me", "open")
    aude.sit_down(table["id"], code=table["code"])
    stranger.see(table["id"])
    before = mahaut.record()
    with contextlib.ExitStack() as stack:
        lives = [stack.enter_context(person.listen()) for person in (mahaut, aude, stranger)]
        for live in lives:
            next_message(live, "table")
        for phrase in PHRASES:
            answer = aude.post(f"{aude.path}/phrase", {"phrase": phrase})
            assert answer.json() == {"type": "phrase", "seat": 1, "phrase": phrase}
        for live in lives:
            assert [said(live) for _ in PHRASES] == [{"type": "phrase", "seat": 1, "phrase": one} for one in PHRASES]
    with stranger.listen() as late:
        next_message(late, "table")
        aude.post(f"{aude.path}/phrase", {"phrase": "thanks"})
        assert said(late)["phrase"] == "thanks"  # what was said before one came is gone
    assert mahaut.record() == before
    assert "phrase" not in str(mahaut.see())


def test_only_who_sits_here_speaks_and_only_in_these_words(mahaut: Person, stranger: Person) -> None:
    mahaut.open_table("me", "random")
    stranger.see(mahaut.see()["id"])
    refusal(stranger.post(f"{stranger.path}/phrase", {"phrase": "hello"}), 403, "not-your-seat")
    refusal(mahaut.post(f"{mahaut.path}/phrase", {"phrase": "hello", "seat": 1}), 403, "not-your-seat")
    for body in ({"phrase": "Bonjour !"}, {"phrase": ""}, {}, {"phrase": "hello", "text": "x"}, {"phrase": ["hello"]}):
        refusal(mahaut.post(f"{mahaut.path}/phrase", body), 422, "malformed")


def test_at_one_device_whoever_has_it_speaks(mahaut: Person) -> None:
    mahaut.open_as({"seats": [{"kind": "me"}, {"kind": "here", "name": "Zoé"}]}, "me", "me")
    with mahaut.listen() as live:
        next_message(live, "table")
        mahaut.post(f"{mahaut.path}/phrase", {"phrase": "played", "seat": 1})
        assert said(live) == {"type": "phrase", "seat": 1, "phrase": "played"}


def test_who_says_too_much_has_to_wait(tmp_path: Path) -> None:
    with open_house(tmp_path / "tables.sqlite3", limited=True) as house:
        person = Person(house)
        person.open_table("me", "random")
        path = f"{person.path}/phrase"
        most = Limits().phrases.burst
        answers = [person.post(path, {"phrase": "hello"}) for _ in range(most + 1)]
        assert [answer.status_code for answer in answers[:most]] == [200] * most
        assert refusal(answers[-1], 429, "too-many")["retry_after"] <= 4


def test_a_phrase_is_heard_in_the_other_processes_too(postgresql: PostgreSQL) -> None:
    with open_house(postgresql.new_database(), workers=2) as house, contextlib.ExitStack() as stack:
        person = Person(house)
        person.open_table("me", "random")
        lives = [stack.enter_context(person.listen()) for _ in range(8)]  # some at each process
        for live in lives:
            next_message(live, "table")
        person.post(f"{person.path}/phrase", {"phrase": "luck"})
        for live in lives:
            assert said(live) == {"type": "phrase", "seat": 0, "phrase": "luck"}
