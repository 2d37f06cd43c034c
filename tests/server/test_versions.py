"""When the rules of a game change: its tables move on with nobody noticing, or are stranded, and nothing is lost."""

import asyncio
import json
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

import donjon
from donjon.cli import keeping, main
from donjon.core.game import Game
from donjon.core.record import Record
from donjon.core.state import CHANCE, State
from donjon.games import _GAMES
from donjon.server import models, opening, reading, renewing
from donjon.server.chance import commitment
from donjon.server.places import database_url as url_of
from donjon.server.play import Play
from donjon.server.saved import Newcomer, Request, Saved, Seat, Standing, Stranded
from donjon.server.store import Store
from donjon.server.table import Table
from donjon.server.tables import Tables

from .company import ROOT, House, Json, Person, new_client, next_message, open_house, refusal, wait_for
from .databases import ask
from .test_migrations import make_old
from .versions import (
    FIRST,
    SECOND,
    SLUG,
    THIRD,
    VERSIONS,
    harmless,
    keep,
    leading_elsewhere,
    played,
    program,
    refused,
)

Printed = pytest.CaptureFixture[str]
LiveBy = Callable[[int], None]

# These are not about what is written and read.
on_sqlite = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
stranded_on_sqlite = pytest.mark.parametrize("stranded", ["sqlite"], indirect=True)


@pytest.fixture
def live_by(monkeypatch: pytest.MonkeyPatch) -> LiveBy:
    """The version that this process lives by."""
    return lambda version: monkeypatch.setitem(_GAMES, SLUG, VERSIONS[version])


def house_by(version: int, db: str, **more: Any) -> AbstractContextManager[House]:
    return open_house(db, program=program(version, "house"), **more)


class Said(NamedTuple):
    """What a command answered."""

    code: int
    out: str
    err: str


RunBy = Callable[..., Said]


@pytest.fixture
def run_by(live_by: LiveBy, capsys: Printed) -> RunBy:
    """`donjon` with these words, by a version."""

    def run(version: int, *words: str) -> Said:
        live_by(version)
        capsys.readouterr()
        return Said(main(words), *capsys.readouterr())

    return run


def change_rules(house: House, version: int) -> None:
    """The server stops, and one of another version starts."""
    house.stop()
    house.program = program(version, "house")
    house.start()


def with_store(db: str, work: Callable[[Store], Any]) -> Any:
    async def run() -> Any:
        store = Store(url_of(db))
        try:
            await store.start()
            return await work(store)
        finally:
            await store.stop()

    return asyncio.run(run())


class Evening:
    """Mahaut and Aude at a table by the first version, who know what the second would say."""

    def __init__(self, house: House, table: str, people: list[Person], second: State) -> None:
        self.house = house
        self.id = table
        self.mahaut, self.aude = self.people = people
        self.second = second
        self.rng = Random(3)
        self._followed = 0

    @classmethod
    def at(cls, house: House, **opened: object) -> "Evening":
        while True:
            mahaut, aude = Person(house), Person(house)
            table = mahaut.open_as(dict(opened), "me", "open")
            aude.sit_down(table["id"], code=table["code"])
            second = SECOND.new(2, SECOND.understood(table["options"], FIRST.rules))
            evening = cls(house, table["id"], [mahaut, aude], second)
            try:
                evening.there()
                return evening
            except donjon.IllegalAction:
                continue  # one board in a thousand is split by its mountains: another table

    def go_on_at(self, house: House) -> "Evening":
        """The same people at the same table in another house."""
        people = [Person(house), Person(house)]
        for person, before in zip(people, self.people, strict=True):
            person.http.cookies = before.http.cookies
            person.see(self.id)
        return Evening(house, self.id, people, self.second)

    def end(self) -> None:
        """Mahaut asks to stop, and Aude agrees."""
        self.mahaut.see(self.id)
        self.mahaut.propose("stop")
        self.aude.see(self.id)
        self.aude.answer(True)

    def there(self) -> State:
        """Where the second version stands; all that was decided so far it took."""
        for text in self.house.record(self.id)["actions"][self._followed :]:
            SECOND.play(self.second, text)
            self._followed += 1
        return self.second

    def to_decide(self) -> Person:
        for person in self.people:
            person.see(self.id)
        return next(person for person in self.people if person.my_turn())

    def here(self) -> State:
        *_, last = FIRST.replay(self.house.record(self.id))
        return last

    def play(self, decisions: int) -> None:
        """What both versions take, and take alike."""
        for _ in range(decisions):
            self.to_decide().decide(self.rng.choice(harmless(self.here(), self.there())))

    def play_until(self, wanted: Callable[[State, State], list[int]]) -> tuple[int, str, Person]:
        """On until somebody may decide that; the ply, the decision and who made it."""
        while not (found := wanted(self.here(), self.there())):
            self.play(1)
        person, ply, action = self.to_decide(), len(self.house.record(self.id)["actions"]), self.rng.choice(found)
        person.decide(action)
        return ply, FIRST.text(self.here(), action), person


# What moves on.


def test_a_table_moves_on_and_nobody_notices(database: str) -> None:
    with house_by(1, database) as house:
        evening = Evening.at(house)
        evening.play(12)
        waiting = Person(house)
        waiting.open_table("me", "open")
        link = waiting.table["seats"][1]["key"]
        mine, theirs = evening.mahaut.see(), evening.aude.see()
        before = house.rows(evening.id)
        listed = evening.mahaut.http.get("/api/tables").json()
        change_rules(house, 2)
        for person, seen in ((evening.mahaut, mine), (evening.aude, theirs)):
            now = person.see()
            assert now["options"] == {**seen["options"], "diversity": True}
            assert bool(now["choices"]) == bool(seen["choices"])
            assert without_what_the_rules_say(now) == without_what_the_rules_say(seen)
        assert evening.mahaut.http.get("/api/tables").json() == listed
        after = house.rows(evening.id)
        assert all(after[name] == before[name] for name in ("seats", "decisions", "requests"))
        evening.to_decide().decide_at_random(evening.rng)
        assert waiting.see()["status"] == "waiting"
        newcomer = Person(house)
        assert newcomer.sit_down(waiting.table["id"], key=link)["status"] == "playing"
        assert [rules_of(database, id) for id in (evening.id, waiting.table["id"])] == [SECOND.rules] * 2


def without_what_the_rules_say(table: Json) -> Json:
    view = {name: fact for name, fact in table["view"].items() if name != "bonus"}
    return {name: fact for name, fact in table.items() if name not in ("options", "choices")} | {"view": view}


def rules_of(db: str, table: str) -> int:
    [(rules,)] = ask(db, "SELECT rules FROM tables WHERE id = ?", table)
    return int(rules)


@on_sqlite
def test_options_left_out_keep_what_they_meant(database: str, live_by: LiveBy, capsys: Printed) -> None:
    """Diversity was counted everywhere; by the second version only a table that wants it counts it."""
    with_store(database, lambda store: keep(store, played(80, 1, b"a" * 32, max_turns=40), newcomer=MAHAUT))
    live_by(2)
    assert main(["migrate", "--db", database]) == 0
    assert "1 table moves on, none is stranded." in capsys.readouterr().out
    [(options,)] = ask(database, "SELECT options FROM tables")
    assert json.loads(options) == {**json.loads(options), "diversity": True, "max_turns": 40}
    assert main(["verify", "--db", database]) == 0


MAHAUT = Newcomer("mahaut", "0" * 64)


def test_snapshots_of_a_long_game_are_made_anew(database: str, live_by: LiveBy) -> None:
    async def scene(store: Store) -> None:
        long = await keep(store, played(700, 1, b"b" * 32), newcomer=MAHAUT)
        live_by(2)
        assert (await renewing.renew(store)).moved == 1
        found = await opening.read(store, long.id)
        assert found is not None
        saved, play = found
        assert (saved.rules, saved.base) == (SECOND.rules, opening.EVERY)
        assert play is not None
        assert play.state.digest() == long.standing.digest

    with_store(database, scene)
    rows = ask(database, "SELECT ply, rules FROM snapshots ORDER BY ply")
    assert rows == [(256, SECOND.rules), (512, SECOND.rules)]


# What is stranded.


Scene = tuple[House, Evening, int, str]


@pytest.fixture(scope="module")
def yesterday(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Scene]:
    """By the kind of database: a game of the first version with a decision that the second does not take."""

    @cache
    def play(kind: str) -> Scene:
        folder = tmp_path_factory.mktemp("yesterday")
        db = str(folder / "db") if kind == "sqlite" else request.getfixturevalue("postgresql").new_database()
        with house_by(1, db) as house:
            evening = Evening.at(house, clock={"turn": 600})
            ply, text, _ = evening.play_until(refused)
            for _ in range(3):
                evening.to_decide().decide_at_random(evening.rng)
        return house, evening, ply, text

    return play


@pytest.fixture(params=["sqlite", "postgresql"])
def stranded(request: pytest.FixtureRequest, tmp_path: Path, yesterday: Callable[[str], Scene]) -> Iterator[Scene]:
    """The same game today, in a house of the second version."""
    before, evening, ply, text = yesterday(request.param)
    if request.param == "sqlite":
        db = shutil.copy(before.db, tmp_path / "today.sqlite3")
    else:
        db = request.getfixturevalue("postgresql").copy(before.db)
    with house_by(2, str(db)) as house:
        yield house, evening.go_on_at(house), ply, text


def test_its_people_see_what_happened(stranded: Scene) -> None:
    house, evening, ply, text = stranded
    record = house.record(evening.id)
    for person in (*evening.people, Person(house)):
        table = person.see(evening.id)
        models.Table.model_validate(table)
        assert (table["status"], table["ply"]) == ("stranded", ply)
        told = table["stranded"]
        assert told.pop("rule").startswith("TB-4.")
        assert told == {
            "before": FIRST.rules,
            "rules": SECOND.rules,
            "ply": ply,
            "left": len(record["actions"]) - ply,
            "why": "decision",
            "text": text,
            "option": None,
        }
        assert (table["choices"], table["undo"], table["takeback"], table["secret"]) == ([], None, None, None)
        assert table["clock"]["deadline"] is None
        assert table["view"]["actor"] == evening.second.actor
        assert table["revision"] == 1  # a page that has seen more believes it
        log = person.http.get(f"{person.path}/log").json()["log"]
        assert {line["ply"] for line in log} <= set(range(ply))
        assert table["log"] == log[-200:]
    listed = evening.mahaut.http.get("/api/tables").json()
    models.MyTables.model_validate(listed)
    assert [(one["status"], one["your_turn"]) for one in listed["tables"]] == [("stranded", False)]
    assert rules_of(house.db, evening.id) == FIRST.rules


@stranded_on_sqlite
def test_its_record_is_as_it_was(stranded: Scene) -> None:
    """All of it is kept; what may be secret beyond the decision nobody can tell, so it is told after the end."""
    house, evening, ply, _ = stranded
    kept = house.record(evening.id)
    assert (kept["rules"], "diversity" in kept["options"]) == (FIRST.rules, False)
    known = evening.mahaut.record()
    assert (known["rules"], known["options"]) == (kept["rules"], kept["options"])
    assert known["actions"][ply:] == [None] * (len(kept["actions"]) - ply)
    assert [one for one in zip(known["actions"], kept["actions"], strict=True) if one[0] not in (None, one[1])] == []
    evening.end()
    assert Person(house).http.get(f"{evening.mahaut.path}/record").json() == kept == house.record(evening.id)


@stranded_on_sqlite
def test_nothing_can_be_decided_undone_or_hinted(stranded: Scene) -> None:
    house, evening, ply, _ = stranded
    before = house.rows(evening.id)
    for person in evening.people:
        table = person.see()
        refused = refusal(person.send(0), 409, "stranded")
        assert {**refused["table"], "clock": None} == {**table, "clock": None}
        refusal(person.send_undo(ply - 1), 409, "stranded")
        takeback = person.ask("proposal", kind="takeback", to=ply - 1, ply=ply, client=new_client())
        refusal(takeback, 409, "stranded")
        refusal(person.http.get(f"{person.path}/hint"), 409, "stranded")
        refusal(person.http.post(f"{person.path}/again"), 409, "not-over")
        refusal(person.http.get(f"{person.path}/chance"), 409, "not-over")
    assert house.rows(evening.id) == before


def test_it_can_be_ended_by_agreement(stranded: Scene) -> None:
    house, evening, ply, text = stranded
    kept = house.record(evening.id)
    with evening.aude.listen() as live:
        assert next_message(live, "table")["status"] == "stranded"
        evening.mahaut.see()
        assert evening.mahaut.propose("stop")["proposal"]["missing"] == [1]
        while not next_message(live, "table")["proposal"]:
            pass
        evening.aude.see()
        assert evening.aude.answer(False)["status"] == "stranded"
        evening.aude.propose("resign")
        evening.mahaut.see()
        over = evening.mahaut.answer(True)
        while next_message(live, "table")["status"] != "over":
            pass
    assert (over["status"], over["agreed"]) == ("over", {"ending": "resign", "seat": 1})
    assert (over["stranded"]["text"], over["ply"]) == (text, ply)  # looking goes on
    assert over["view"]["result"] is None
    refusal(evening.mahaut.send(0), 409, "game-over")
    assert house.record(evening.id) == kept
    again = evening.mahaut.again()
    assert (again["status"], again["options"]["diversity"]) == ("playing", True)
    house.stop()
    house.start()
    assert evening.aude.see(evening.id)["status"] == "over"
    chance = evening.aude.http.get(f"{evening.aude.path}/chance").json()
    models.Chance.model_validate(chance)
    assert chance["record"] == kept
    assert [draw["ply"] for draw in chance["draws"]] == [
        draw for draw in draws_of(kept, ply) if draw >= chance["since"]
    ]


def draws_of(record: Json, until: int) -> list[int]:
    """The plies before that one where chance was to draw."""
    states = list(VERSIONS[1 + record["rules"] - FIRST.rules].replay(record))
    return [ply for ply in range(until) if states[ply].actor == CHANCE]


@stranded_on_sqlite
def test_whoever_is_away_need_not_be_asked(stranded: Scene) -> None:
    _, evening, _, _ = stranded
    evening.mahaut.see()
    assert evening.mahaut.do("seats/1/bot", bot="random")["status"] == "stranded"
    assert evening.mahaut.propose("stop")["status"] == "over"


def test_bots_do_not_play_there(database: str) -> None:
    with house_by(1, database, pace=30.0) as house:  # a bot that takes its time
        evening = Evening.at(house)
        evening.play_until(refused)
        person = evening.to_decide()
        person.do(f"seats/{person.table['you'][0]}/bot", bot="random")
        assert [table for table, *_ in ask(database, "SELECT * FROM bot_turns")] == [evening.id]
        house.kill()
        house.program = program(2, "house")
        house.settings[1] = "0.0"
        house.start()
        before = house.rows(evening.id)
        assert person.see(evening.id)["status"] == "stranded"
        assert ask(database, "SELECT * FROM bot_turns") == []
        time.sleep(1.5)  # longer than it takes to look for bots whose process is gone
        assert house.rows(evening.id) == before


@on_sqlite
def test_the_same_decisions_that_lead_elsewhere_strand_a_table(database: str) -> None:
    with house_by(1, database) as house:
        evening = Evening.at(house)
        evening.play_until(leading_elsewhere)
        plies = len(house.record(evening.id)["actions"])
        change_rules(house, 2)
        table = evening.mahaut.see()
        assert (table["status"], table["ply"]) == ("stranded", plies)
        told = {name: table["stranded"][name] for name in ("ply", "left", "why", "text", "rule")}
        assert told == {"ply": plies, "left": 0, "why": "position", "text": None, "rule": None}


@on_sqlite
def test_a_game_that_is_over_stays_so(database: str) -> None:
    """Its end may not be reached by the new rules: then it is shown as far as they go."""
    with house_by(1, database) as house:
        evening = Evening.at(house)
        ply, text, _ = evening.play_until(refused)
        evening.end()
        change_rules(house, 2)
        table = Person(house).see(evening.id)
        assert (table["status"], table["ply"], table["stranded"]["text"]) == ("over", ply, text)
        assert table["secret"]
        refusal(evening.mahaut.send(0), 409, "game-over")
        assert evening.mahaut.again()["status"] == "playing"


@on_sqlite
def test_options_that_cannot_be_had_any_more(database: str) -> None:
    """Nothing can be shown of such a table; it is listed, and can be ended."""
    with house_by(1, database) as house:
        mahaut, aude = Person(house), Person(house)
        playing = mahaut.open_table("me", "me", thresholds="19-14-12")["id"]
        mahaut.decide_by("colour")
        waiting = aude.open_table("me", "open", thresholds="19-14-12")
        change_rules(house, 2)
        for person, id in ((mahaut, playing), (aude, waiting["id"])):
            table = person.see(id)
            models.Table.model_validate(table)
            assert (table["status"], table["ply"], table["view"]) == ("stranded", 0, None)
            assert (table["stranded"]["why"], table["stranded"]["option"]) == ("options", "thresholds")
            assert [listed["status"] for listed in person.http.get("/api/tables").json()["tables"]] == ["stranded"]
            refusal(person.send(0), 409, "stranded")
        key = waiting["seats"][1]["key"]
        refusal(Person(house).post(f"/api/tables/{waiting['id']}/claim", {"key": key}), 409, "stranded")
        refusal(aude.ask("seats/1/bot", bot="random"), 409, "already-started")
        with mahaut.listen() as live:
            assert next_message(live, "table")["status"] == "stranded"
        assert mahaut.propose("stop")["status"] == "over"
        assert aude.propose("stop")["status"] == "over"
        assert mahaut.record()["actions"] == house.record(playing)["actions"]
        refusal(mahaut.http.post(f"{mahaut.path}/again"), 422, "bad-option")


def test_what_was_secret_then_is_not_told_by_what_is_not_possible(live_by: LiveBy) -> None:
    """The text of the decision goes to whoever may know it, and to everybody after the end."""
    live_by(1)
    play = played(90, 1, b"c" * 32)
    dealt = next(step for step in play.steps if step.text.startswith("draw") and 0 in step.unknown_to)
    moved = next(step for step in play.steps if step.actor >= 0 and step.text.startswith("baron"))
    assert told(play, dealt.ply, dealt.text, "playing", [0]) is None
    assert told(play, dealt.ply, dealt.text, "playing", []) is None
    assert told(play, dealt.ply, dealt.text, "over", []) == dealt.text
    assert told(play, moved.ply, "baron 37", "playing", []) == "baron 37"
    # A card that was dealt where by the present rules somebody is to decide.
    assert told(play, moved.ply, dealt.text, "playing", [0, 1]) is None
    assert told(play, moved.ply, "a word of old", "playing", [0, 1]) is None


def told(play: Play, ply: int, text: str, status: str, mine: list[int]) -> str | None:
    """The decision as who holds these seats reads it, were the table stranded there."""
    seats = tuple(Seat(seat, "person", person=str(seat)) for seat in range(2))
    stranded = Stranded(SECOND.rules, ply, "decision", text, "TB-4.1")
    standing = Standing("over" if status == "over" else "stranded", play.ply)
    saved = Saved("t", "CODE", SLUG, 1, play.options, b"", "0", seats, standing=standing, stranded=stranded)
    document = reading.stranded_document(Table(saved, play.rewound(ply)), mine)
    assert document is not None
    assert (document["rule"] is None) == (document["text"] is None)
    text_or_none: str | None = document["text"]
    return text_or_none


def test_a_hand_is_not_told_by_a_card_that_cannot_be_laid() -> None:
    """Un Dernier Donjon: the card taken up is known to its owner alone until it lies."""
    game = donjon.game("terres-du-centre")
    play = Play(game, 2, dict(game.settle(2, {})[1]), b"d" * 32)
    play.accept(play.draw())
    taken = next(action for action in play.state.actions() if game.mask(play.state, action, None) is None)
    text, owner = game.text(play.state, taken), play.actor
    seats = tuple(Seat(seat, "person", person=str(seat)) for seat in range(2))
    stranded = Stranded(2, play.ply, "decision", text)
    standing = Standing("stranded", play.ply + 1)
    saved = Saved("t", "CODE", game.slug, 1, play.options, b"", "0", seats, standing=standing, stranded=stranded)
    texts = [(reading.stranded_document(Table(saved, play), mine) or {})["text"] for mine in ([owner], [1 - owner], [])]
    assert texts == [text, None, None]


# Again and again.


def test_what_is_stranded_moves_on_where_newer_rules_take_it(stranded: Scene) -> None:
    house, evening, _, _ = stranded
    kept = house.record(evening.id)
    change_rules(house, 3)
    table = evening.mahaut.see()
    assert (table["status"], table["stranded"], table["ply"]) == ("playing", None, len(kept["actions"]))
    assert table["clock"]["deadline"] is not None
    assert (table["revision"], table["options"]["diversity"]) == (2, True)
    assert house.record(evening.id) == kept | {"rules": THIRD.rules, "options": table["options"]}
    evening.to_decide().decide_at_random(evening.rng)


def shelf(db: str, count: int, plies: int = 70) -> None:
    """So many tables of the first version, every fifth of which the second does not take."""
    games = [played(plies, seed, bytes([seed]) * 32) for seed in (1, 2, 3, 4, 5)]
    spoilt = games[0]
    there = SECOND.new(2, SECOND.understood(spoilt.options, FIRST.rules))
    for step in spoilt.steps:
        there.play(step.action)
    spoilt.accept(spoilt.decide((refused(spoilt.state, there) or leading_elsewhere(spoilt.state, there))[0]))

    async def fill(store: Store) -> None:
        for number in range(count):
            await keep(store, games[number % 5], newcomer=MAHAUT if number == 0 else None)

    with_store(db, fill)


def standings(db: str) -> list[tuple[Any, ...]]:
    return ask(db, "SELECT status, rules, count(*) FROM tables GROUP BY status, rules ORDER BY status")


def done(count: int) -> list[tuple[Any, ...]]:
    return [("playing", SECOND.rules, count * 4 // 5), ("stranded", FIRST.rules, count // 5)]


def test_several_processes_at_once(database: str, run_by: RunBy) -> None:
    """Each table is brought to the new rules by one of them."""
    shelf(database, 40)
    processes = [
        subprocess.Popen(program(2, "migrate", "--db", database), cwd=ROOT, stdout=subprocess.PIPE, text=True)
        for _ in range(3)
    ]
    words = [process.communicate(timeout=120)[0] for process in processes]
    assert [process.returncode for process in processes] == [0, 0, 0]
    assert standings(database) == done(40)
    moved = [int(word) for text in words for word in re.findall(r"(\d+) tables? moves? on", text)]
    assert sum(moved) == 32
    assert ask(database, "SELECT DISTINCT version FROM tables") == [(1,)]  # written once
    assert json.loads(run_by(2, "verify", "--db", database, "--json").out)["bad"] == []


def test_killed_in_the_middle_and_started_again(database: str, run_by: RunBy) -> None:
    shelf(database, 200)
    migrating = subprocess.Popen(program(2, "migrate", "--db", database), cwd=ROOT)
    wait_for(lambda: len(standings(database)) > 1, 60)
    migrating.kill()
    migrating.wait()
    halfway = standings(database)
    assert halfway != done(200)
    again = run_by(2, "migrate", "--db", database)
    assert again.code == 0, again.err
    assert standings(database) == done(200)
    left = sum(count for status, rules, count in halfway if status == "playing" and rules == FIRST.rules)
    assert f"{left - (40 - stranded_in(halfway))} tables move on" in again.out
    assert "schema" in again.out
    assert "move on" not in run_by(2, "migrate", "--db", database).out  # nothing is left to do
    assert json.loads(run_by(2, "verify", "--db", database, "--json").out)["bad"] == []


def stranded_in(rows: list[tuple[Any, ...]]) -> int:
    return sum(count for status, _, count in rows if status == "stranded")


def test_many_tables_are_counted_on_the_way(tmp_path: Path, live_by: LiveBy, capsys: Printed) -> None:
    db = str(tmp_path / "many.sqlite3")
    shelf(db, 20)
    live_by(2)
    heard: list[tuple[int, int]] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(renewing, "TOGETHER", 0.0)
        patch.setattr(keeping, "SAYS", 0.0)
        with_store(db, lambda store: renewing.renew(store, lambda number, of: heard.append((number, of))))
        assert heard == [(number, 20) for number in range(1, 21)]
        ask(db, "UPDATE tables SET rules = ? WHERE status = 'playing'", FIRST.rules)
        assert main(["--lang", "fr", "migrate", "--db", db]) == 0
    printed = capsys.readouterr()
    assert "16 tables rejouées sur 16" in printed.err
    assert "16 tables continuent, aucune n’est bloquée." in printed.out


def test_from_the_first_schema_on(tmp_path: Path) -> None:
    """A database from before the numbers, whose games have newer rules by now."""
    path = tmp_path / "old.sqlite3"
    with house_by(1, str(path)) as house:
        goes_on, stays = Evening.at(house), Evening.at(house)
        goes_on.play(4)
        ply, _, _ = stays.play_until(refused)
        house.kill()
        make_old(path)
        house.program = program(2, "house")
        house.start()
        assert goes_on.mahaut.see()["status"] == "playing"
        assert (stays.mahaut.see()["status"], stays.mahaut.table["ply"]) == ("stranded", ply)
        goes_on.to_decide().decide_at_random(Random(1))
        [(digest,)] = ask(house.db, "SELECT digest FROM tables WHERE id = ?", goes_on.id)
        assert digest


def test_a_record_that_is_damaged_is_set_apart_as_ever(tmp_path: Path, run_by: RunBy) -> None:
    db = str(tmp_path / "damaged.sqlite3")
    shelf(db, 5)
    [(damaged,)] = ask(db, "SELECT id FROM tables ORDER BY id LIMIT 1")
    ask(db, "DELETE FROM decisions WHERE table_id = ? AND ply = 60", damaged)
    migrated = run_by(2, "migrate", "--db", db)
    assert migrated.code == 0
    assert "1 cannot be read" in migrated.out
    with house_by(2, db) as house:
        refusal(Person(house).http.get(f"/api/tables/{damaged}"), 409, "unreadable-table")
    verified = run_by(2, "verify", "--db", db)
    assert verified.code == 1
    assert "1 table is not as it should be" in verified.err
    assert f"{damaged}: the record leads to ply" in verified.out


# What is told about them, and carried elsewhere.


@stranded_on_sqlite
def test_verify_lists_the_stranded_apart(stranded: Scene, run_by: RunBy) -> None:
    house, evening, ply, text = stranded
    database = house.db
    house.stop()
    plain, french = run_by(2, "verify", "--db", database), run_by(2, "--lang", "fr", "verify", "--db", database)
    assert plain.code == french.code == 0
    assert f"{evening.id}: stranded; it was played by rules 1, and by rules 2 decision {ply}, “{text}”, is" in plain.out
    assert "1 table is stranded" in plain.out
    assert f"la décision {ply}, «\xa0{text}\xa0», n’est plus possible" in french.out
    listed = json.loads(run_by(2, "verify", "--db", database, "--json").out)
    assert listed["bad"] == []
    [one] = listed["stranded"]
    assert (one["table"], one["before"], one["rules"], one["ply"], one["text"]) == (evening.id, 1, 2, ply, text)
    ask(database, "UPDATE decisions SET text = 'baron 99' WHERE table_id = ? AND ply = ?", evening.id, ply)
    bent = run_by(2, "verify", "--db", database)
    assert bent.code == 1
    assert "not stranded where the table says" in bent.out


def test_verify_tells_beforehand_what_will_be_stranded(tmp_path: Path, run_by: RunBy) -> None:
    db = str(tmp_path / "before.sqlite3")
    shelf(db, 5)
    before = ask(db, "SELECT * FROM tables")
    listed = json.loads(run_by(2, "verify", "--db", db, "--json").out)
    assert (len(listed["stranded"]), listed["bad"]) == (1, [])
    assert ask(db, "SELECT * FROM tables") == before
    assert json.loads(run_by(1, "verify", "--db", db, "--json").out)["stranded"] == []


@stranded_on_sqlite
def test_an_export_carries_them(stranded: Scene, tmp_path: Path, run_by: RunBy) -> None:
    house, evening, ply, text = stranded
    database = house.db
    file, elsewhere = str(tmp_path / "e.jsonl"), str(tmp_path / "elsewhere.sqlite3")
    assert run_by(2, "export", file, "--db", database).code == 0
    assert run_by(2, "import", file, "--db", elsewhere).code == 0
    columns = "id, rules, since, status, ply, digest, revision"
    assert ask(elsewhere, f"SELECT {columns} FROM tables") == ask(database, f"SELECT {columns} FROM tables")
    with house_by(2, elsewhere) as other:
        table = evening.go_on_at(other).mahaut.table
        assert (table["status"], table["stranded"]["ply"], table["stranded"]["text"]) == ("stranded", ply, text)
        assert other.record(evening.id) == house.record(evening.id)


def test_a_backup_of_older_rules_is_brought_to_the_present(tmp_path: Path, run_by: RunBy) -> None:
    db, file, elsewhere = str(tmp_path / "1.sqlite3"), str(tmp_path / "1.jsonl"), str(tmp_path / "2.sqlite3")
    shelf(db, 5)
    assert run_by(1, "export", file, "--db", db).code == 0
    imported = run_by(2, "import", file, "--db", elsewhere)
    assert imported.code == 0
    assert "4 tables move on, 1 is stranded." in imported.out
    assert standings(elsewhere) == done(5)


# Chance.


@on_sqlite
def test_what_older_rules_drew_is_not_held_against_chance(database: str, run_by: RunBy) -> None:
    """By the second version a mountain falls otherwise; what is drawn after that comes from the secret again."""
    with house_by(1, database) as house:
        evening = Evening.at(house)
        evening.play(6)
        change_rules(house, 2)
        for _ in range(8):
            evening.to_decide().decide_at_random(evening.rng)
        evening.end()
        chance = evening.mahaut.http.get(f"{evening.mahaut.path}/chance").json()
    models.Chance.model_validate(chance)
    drawn = draws_of(chance["record"], len(chance["record"]["actions"]))
    assert 37 < chance["since"] <= 40  # among the mountains
    assert [draw["ply"] for draw in chance["draws"]] == [ply for ply in drawn if ply >= chance["since"]]
    assert chance["earlier"] == sum(ply < chance["since"] for ply in drawn) > 0
    verified = run_by(2, "verify", "--db", database)
    assert verified.code == 0
    assert f"{chance['earlier']} outcomes of chance were drawn by older rules" in verified.out


def test_evidence_says_what_it_does_not_prove(tmp_path: Path, live_by: LiveBy, capsys: Printed) -> None:
    file = tmp_path / "chance.json"
    live_by(2)
    play = played(90, 1, b"e" * 32, game=FIRST)
    by_second = replay_by(SECOND, play)
    published = evidence(by_second, since=40)
    file.write_text(json.dumps(published))
    assert main(["verify-chance", str(file)]) == 0
    assert "40 outcomes of chance were drawn by older rules and were not drawn again" in capsys.readouterr().out
    for bent in (published | {"since": 0, "draws": None}, published | {"since": "x"}, published | {"since": 37}):
        file.write_text(json.dumps(bent))
        assert main(["verify-chance", str(file)]) == 1
    assert "not what the rules say" in capsys.readouterr().err


def test_evidence_of_older_rules_is_taken_at_its_word(tmp_path: Path, live_by: LiveBy, capsys: Printed) -> None:
    """What could be drawn by the rules of then stands in the file; whether it is true these rules cannot tell."""
    file = tmp_path / "chance.json"
    published = evidence(played(90, 1, b"e" * 32))
    file.write_text(json.dumps(published))
    live_by(2)
    assert main(["verify-chance", str(file), "--json"]) == 0
    checked = json.loads(capsys.readouterr().out)
    assert (checked["outcomes"], checked["earlier"]) == (len(published["draws"]), 0)
    assert main(["verify-chance", str(file)]) == 0
    assert "The game is of rules 1, and these are rules 2" in capsys.readouterr().out
    file.write_text(json.dumps(published | {"draws": None}))
    assert main(["verify-chance", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["outcomes"] == 0
    loaded = json.loads(json.dumps(published))
    loaded["draws"][38]["drawn"] = loaded["draws"][39]["drawn"]
    file.write_text(json.dumps(loaded))
    assert main(["verify-chance", str(file)]) == 1
    assert "the outcome at ply 38 does not come from the secret" in capsys.readouterr().err


def evidence(play: Play, since: int = 0) -> Json:
    texts = [step.text for step in play.steps]
    record = Record(SLUG, 2, play.options, texts, play.game.rules).document()
    told = {"format": 1, "commitment": commitment(play.secret), "secret": play.secret.hex(), "since": since}
    return told | {"draws": reading.draws(play, since), "record": record}


def replay_by(game: Game, play: Play) -> Play:
    record = Record(SLUG, 2, play.options, [step.text for step in play.steps], FIRST.rules)
    return Play.resumed(game, record, play.secret)


def test_after_an_undo_chance_is_proved_from_there(database: str, live_by: LiveBy) -> None:
    async def scene(store: Store) -> None:
        saved = await keep(store, played(70, 1, b"e" * 32), newcomer=MAHAUT)
        live_by(2)
        await renewing.renew(store)
        table = await Tables(store).open(saved.id)
        tables, since = Tables(store), table.saved.since
        assert 37 < since <= 40  # among the mountains
        await tables.take_back(table, 50, Request("c", "mahaut", "undo", 70, 50))
        assert table.saved.since == since
        await tables.take_back(table, 37, Request("d", "mahaut", "undo", 50, 37))
        read = await store.table(saved.id)
        assert read is not None
        assert (table.saved.since, read.since) == (37, 37)

    with_store(database, scene)


# Records and positions elsewhere.


def test_a_record_of_older_rules_is_replayed_by_the_present_ones(
    tmp_path: Path, live_by: LiveBy, capsys: Printed
) -> None:
    file = tmp_path / "record.json"
    play = played(60, 1, b"f" * 32)
    record = evidence(play)["record"]
    file.write_text(json.dumps(record))
    live_by(2)
    assert main(["replay", str(file)]) == 0
    assert "Played by rules 1, replayed by rules 2." in capsys.readouterr().out
    there = replay_by(SECOND, play)
    while not (found := refused(play.state, there.state)):
        step = play.decide(harmless(play.state, there.state)[0])
        play.accept(step)
        there.follow(step.texts)
    ply, text = play.ply, FIRST.text(play.state, found[0])
    play.accept(play.decide(found[0]))
    file.write_text(json.dumps(evidence(play)["record"]))
    assert main(["replay", str(file)]) == 2
    complaint = capsys.readouterr().err
    assert f"of rules 1, and by rules 2 its decision {ply}, “{text}”, is not possible (TB-4." in complaint
    file.write_text(json.dumps(evidence(play)))
    assert main(["verify-chance", str(file)]) == 1
    complaint = capsys.readouterr().err
    assert f"decision {ply}: seat" in complaint
    assert "it is of rules 1, and these are rules 2" in complaint
    with pytest.raises(donjon.BadRecord, match="it is of rules 1, and these are rules 2") as bad:
        list(SECOND.replay(evidence(play)["record"]))
    assert bad.value.ply == ply


def test_a_position_of_older_rules(tmp_path: Path, live_by: LiveBy, capsys: Printed) -> None:
    file = tmp_path / "position.json"
    document = FIRST.dump(played(60, 1, b"f" * 32).state)
    file.write_text(json.dumps(document))
    live_by(2)
    assert main(["position", SLUG, str(file), "--json"]) == 0
    assert SECOND.options_of(SECOND.load(document))["diversity"] is True
    file.write_text(json.dumps(document | {"options": {"thresholds": "19-14-12"}}))
    assert main(["position", SLUG, str(file)]) == 2
    assert "(it is of rules 1, and these are rules 2)" in capsys.readouterr().err
