"""Whole games of every kind, and every byte sent meanwhile: none of it depends on what its reader may not know.

The test of a view, a choice, a line or a refusal is always the same: draw anew all that the reader cannot know, in the
position it was sent for, and it must come out the same to the letter, and so to the length.
"""

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import accumulate
from pathlib import Path
from typing import Any

import httpx
import pytest
from librt.random import Random
from websockets.sync.client import ClientConnection

import donjon
from donjon.core import winning
from donjon.core.errors import IllegalAction
from donjon.core.game import Game
from donjon.core.journal import Event, Journal

from .company import House, Json, Person, new_client, open_house, seat_of, wait_for
from .databases import ask

PUBLIC = -1
SOME = "positions?first=0&last=9"
REDRAWN = 3  # positions that look the same to the reader, tried for each thing sent
LOOKS = 40  # decisions between two looks at everything
SMALL = {"terre-de-barons": {"max_turns": 12}, "terra-turrium": {"max_rounds": 12}}


class Reader:
    """Somebody at the table or looking on, and every byte they were sent."""

    def __init__(self, house: House) -> None:
        self.person = Person(house)
        self.person.http.event_hooks["response"] = [self._received]
        self.seat = PUBLIC
        self.sent: list[bytes] = []
        self.refused: list[tuple[int, int, int, Json]] = []  # revision, ply, action, refusal

    def _received(self, response: httpx.Response) -> None:
        self.sent.append(response.read())
        headers = [value for name, value in response.headers.items() if name != "set-cookie"]
        self.sent.append("\n".join(headers).encode())

    def listen(self, stack: ExitStack) -> None:
        self.live = stack.enter_context(self.person.listen())

    def hear(self) -> list[bytes]:
        """What the live line has said since."""
        said = heard(self.live)
        self.sent += said
        return said

    def look_everywhere(self, space: int) -> None:
        """All doors, and those that are shut."""
        person, path = self.person, self.person.path
        table = person.see()
        again = f"{path}/steps?since={max(0, table['ply'] - 8)}"
        back = (f"{path}/course", f"{path}/positions?first={max(0, table['ply'] - 30)}&last={table['ply']}")
        lent = [f"{path}/{door}&eyes={eyes}" for door in ("course?since=0", SOME) for eyes in ("all", "0", "public")]
        for door in lent:
            assert person.http.get(door).status_code == 409 or person.see()["status"] == "over"
        own = (f"{path}/record", f"{path}/log", again, f"{path}/chance", f"{path}?seat=0", *back)
        for door in (*own, "/api/tables", "/api/lobby"):
            person.http.get(door)
        person.send(0, ply=0)
        person.send_undo(0)
        person.ask("answer", agree=True, ply=table["ply"], client=new_client())
        person.ask("proposal", kind="takeback", to=0, ply=table["ply"], client=new_client())
        person.ask("seats/1/link")
        if table["choices"]:
            legal = {choice["action"] for choice in table["choices"]}
            action = next(action for action in range(space - 1, -1, -1) if action not in legal)
            answer = person.send(action)
            if answer.status_code == 422:
                self.refused.append((table["revision"], table["ply"], action, answer.json()))

    def documents(self) -> Iterator[Json]:
        for raw in self.sent:
            if raw.startswith(b"{"):
                yield json.loads(raw)


def heard(live: ClientConnection) -> list[bytes]:
    messages: list[bytes] = []
    while True:
        try:
            message = live.recv(timeout=0.01)
        except TimeoutError:
            return messages
        messages.append(message.encode() if isinstance(message, str) else message)


def play(people: list[Reader], everybody: list[Reader], game: Game, house: House, table: str) -> dict[int, Any]:
    """A whole game at random, with looks everywhere and things taken back; the actions after each number of undos."""
    rng, decisions, branches = random.Random(len(game.slug)), 0, {}
    status = "playing"
    while status == "playing":
        moved = False
        for reader in people:
            person = reader.person
            person.see()
            while status == "playing" and person.table["choices"]:
                status = person.decide_at_random(rng)["status"]
                moved, decisions = True, decisions + 1
                if status == "playing" and decisions % LOOKS == 0:
                    for other in everybody:
                        other.look_everywhere(game.space)
                        other.hear()
                if status == "playing" and decisions % 17 == 0 and person.table["undo"]:
                    branches[person.table["revision"]] = house.record(table)["actions"]
                    person.undo(person.table["undo"]["restart"])
        if not moved:
            wait_for(lambda: any(one.person.see()["choices"] or one.person.table["status"] == "over" for one in people))
            status = people[0].person.see()["status"]
    branches[people[0].person.see()["revision"]] = house.record(table)["actions"]
    return branches


@pytest.mark.parametrize("slug", [game.slug for game in donjon.games()])
def test_nothing_sent_depends_on_what_its_reader_may_not_know(slug: str, tmp_path: Path) -> None:
    game, log = donjon.game(slug), tmp_path / "server.log"
    with open_house(tmp_path / "donjon.sqlite3", log=log) as house, ExitStack() as stack:
        everybody = [Reader(house) for _ in range(4)]
        *people, onlooker = everybody
        host = people[0].person
        options = dict(game.capped(SMALL.get(slug, {})))
        seats = [seat_of(word) for word in ("me", "open", "open")]
        opened = host.post("/api/tables", {"game": slug, "options": options, "seats": seats}).json()
        host.table = opened
        keys = [seat["key"] for seat in opened["seats"][1:]]
        for seat, reader in enumerate(people):
            reader.seat = seat
            if seat:
                reader.person.sit_down(opened["id"], key=keys[seat - 1])
        onlooker.person.see(opened["id"])
        codes = [reader.person.http.post("/api/me/recovery").json()["code"] for reader in people]
        for reader in everybody:
            reader.listen(stack)
            reader.sent.clear()  # what follows is the game; links and codes were for those who asked
        branches = play(people, everybody, game, house, opened["id"])
        [(secret, host_id)] = ask(house.db, "SELECT secret, host FROM tables WHERE id = ?", opened["id"])
        for reader in everybody:
            wait_for(lambda reader=reader: any(b'"status":"over"' in said for said in reader.hear()))  # type: ignore[misc]
        tokens = [reader.person.http.cookies["donjon"] for reader in people]
    courses = {
        revision: Branch(game, texts, positions(game, len(people), options, texts))
        for revision, texts in branches.items()
    }
    told = sum(check(reader, game, courses) for reader in everybody)
    assert told > 100
    ids = [token.partition(".")[0] for token in tokens] + [host_id]
    no_canary(everybody, log.read_bytes(), [secret.hex()], keys + codes + tokens + ids)


def positions(game: Game, seats: int, options: Json, texts: list[str]) -> list[donjon.State]:
    record = {"format": 1, "game": game.slug, "rules": game.rules, "seats": seats, "options": options, "actions": texts}
    return list(game.replay(record))


def no_canary(everybody: list[Reader], log: bytes, until_the_end: list[str], ever: list[str]) -> None:
    for reader in everybody:
        before = [raw for raw in reader.sent if b'"status":"over"' not in raw and b'"draws"' not in raw]
        assert len(before) > 10
        for canary in until_the_end:
            assert not [raw for raw in before if canary.encode() in raw]
        for canary in ever:
            assert not [raw for raw in reader.sent if canary.encode() in raw]
    for canary in until_the_end + ever:
        assert canary.encode() not in log


class Branch:
    """The positions of one course of the game, what happened between them, and what of it was checked before."""

    def __init__(self, game: Game, texts: list[str], states: list[donjon.State]) -> None:
        self.game = game
        self.states = states
        # What led to each position: courses that part later share it.
        self.ways = list(accumulate(texts, lambda way, text: hash((way, text)), initial=0))
        self.checked: set[tuple[int, int, str]] = set()
        self._events: dict[int, list[Event]] = {}

    def is_new(self, reader: int, ply: int, said: str) -> bool:
        """Whether this was not told to that reader before."""
        new = (reader, ply, said) not in self.checked
        self.checked.add((reader, ply, said))
        return new

    def redrawn(self, ply: int, reader: int) -> Iterator[donjon.State]:
        """Positions that look the same to the reader; the one there is, where nothing is hidden."""
        here = self.states[ply]
        for seed in range(REDRAWN if here.hides(reader) else 1):
            imagined = here.copy()
            imagined.redraw(reader, Random(seed))
            yield imagined

    def events(self, ply: int) -> list[Event]:
        """What happened between a position and the next."""
        if ply not in self._events:
            self._events[ply] = self._played(ply)
        return self._events[ply]

    def _played(self, ply: int) -> list[Event]:
        before, after = self.states[ply], self.states[ply + 1].digest()
        led, events = 0, []
        for action in before.actions():
            state = before.copy()
            state.journal = Journal()
            state.apply(action)
            if state.digest() == after:  # which several may lead to, told differently
                led += 1
                events += state.journal.take()
        assert led, f"nothing leads from ply {ply} of {self.game.slug} to the next"
        return events


Branches = dict[int, Branch]


def check(reader: Reader, game: Game, branches: Branches) -> int:
    """Everything a reader was sent while the game was on; how many views there were."""
    told, recorded = 0, set[tuple[int, str]]()
    for document in reader.documents():
        table = document.get("table") or document
        if "positions" in table or "plies" in table:
            told += check_looking_back(reader, game, branches, table)
            continue
        if table.get("status") != "playing" or "revision" not in table:
            check_record(reader, game, branches, document, recorded)
            continue
        branch = branches[table["revision"]]
        views = [(table["ply"], table["view"])] if "view" in table else []
        views += [(step["ply"] + 1, step["view"]) for step in table.get("steps", [])]
        for ply, view in views:
            told += 1
            if branch.is_new(reader.seat, ply, text(view)):
                for imagined in branch.redrawn(ply, reader.seat):
                    assert text(game.view(imagined, seat_or_public(reader))) == text(view)
        if table["choices"] and branch.is_new(reader.seat, table["ply"], text(table["choices"])):
            for imagined in branch.redrawn(table["ply"], reader.seat):
                offered = [choice.document() for choice in winning.offered(game, imagined, reader.seat)]
                assert text(offered) == text(table["choices"])
        for line in [*table.get("log", []), *(line for step in table.get("steps", []) for line in step["lines"])]:
            if branch.is_new(reader.seat, line["ply"], text(line)):
                check_line(reader, game, branch, line)
    for revision, ply, action, refusal in reader.refused:
        for imagined in branches[revision].redrawn(ply, reader.seat):
            with pytest.raises(IllegalAction) as refused:
                imagined.play(action)
            assert str(refused.value)[:300] == refusal["detail"]
    return told


def check_looking_back(reader: Reader, game: Game, branches: Branches, document: Json) -> int:
    """What was played before, as it was seen then: nothing of it is told that could have been otherwise."""
    branch, views = branches[document["revision"]], document.get("positions", [])
    for seen in views:
        if branch.is_new(reader.seat, seen["ply"], text(seen["view"])):
            for imagined in branch.redrawn(seen["ply"], reader.seat):
                assert text(game.view(imagined, seat_or_public(reader))) == text(seen["view"])
    for step in document.get("plies", []) if document.get("status") == "playing" else []:
        state = branch.states[step["ply"]]
        assert step["by"] == int(state.actor)
        if step["text"] is not None and branch.is_new(reader.seat, step["ply"], step["text"]):
            assert game.mask(state, game.parse(state, step["text"]), seat_or_public(reader)) == step["text"]
        if step["label"] is not None and branch.is_new(reader.seat, step["ply"], text(step["label"])):
            for imagined in branch.redrawn(step["ply"], reader.seat):
                offered = {one.text: one.label.document() for one in game.choices(imagined, step["by"])}
                assert offered.get(step["text"], step["label"]) == step["label"]
        for line in step["lines"]:
            if branch.is_new(reader.seat, line["ply"], text(line)):
                check_line(reader, game, branch, line)
    return len(views)


def check_line(reader: Reader, game: Game, branch: Branch, line: Json) -> None:
    """A line of the log says what all may read, and the rest only to those who may."""
    events = branch.events(line["ply"])
    mine = [event for event in events if event.kind == line["kind"] and event.seat == line["seat"]]
    assert mine
    knows = any(event.knowers is not None and reader.seat in event.knowers for event in mine)
    secret = {name for event in mine for name in event.secret or {} if name not in event.facts}
    assert knows or not secret & set(line["args"])
    assert line["args"] in [game.line(event, seat_or_public(reader))["args"] for event in mine]


def check_record(reader: Reader, game: Game, branches: Branches, document: Json, checked: set[tuple[int, str]]) -> None:
    """A record in progress tells no decision that could have been one the reader may not know."""
    said = document.get("actions")
    if said is None or len(said) >= len(branches[max(branches)].states) - 1:
        return  # no record, or that of a game that was over
    for branch in branches.values():
        if len(said) >= len(branch.states) or not branch.is_new(reader.seat, len(said), text(said)):
            continue
        for ply, word in enumerate(said):
            if word is None or (told := (branch.ways[ply], word)) in checked:
                continue
            checked.add(told)
            state = branch.states[ply]
            if word in [game.text(state, action) for action in state.actions()]:
                assert game.mask(state, game.parse(state, word), seat_or_public(reader)) == word


def seat_or_public(reader: Reader) -> int | None:
    return None if reader.seat == PUBLIC else reader.seat


def text(document: object) -> str:
    return json.dumps(document, ensure_ascii=False)
