"""When the rules of a game change its tables move on with nobody noticing, however many and whatever happens."""

import json
import re
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

from donjon.cli import main, upkeep
from donjon.server.storage import renewing
from donjon.server.storage.store import Store
from donjon.server.tables import opening

from .company import ROOT, Json, Person, refusal, wait_for
from .databases import ask
from .evening import (
    Evening,
    LiveBy,
    Printed,
    RunBy,
    Scene,
    change_rules,
    house_by,
    on_sqlite,
    rules_of,
    stranded_on_sqlite,
    with_store,
)
from .test_migrations import make_old
from .versions import FIRST, MAHAUT, SECOND, THIRD, keep, leading_elsewhere, played, program, refused


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
    return {name: fact for name, fact in table.items() if name not in ("options", "changed", "choices")} | {
        "view": view
    }


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
    migrating = subprocess.Popen(program(2, "slowly", "migrate", "--db", database), cwd=ROOT)
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
        patch.setattr(upkeep, "SAYS", 0.0)
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
