"""One damaged row touches nobody else: it is set apart, and whoever looks after the server is told which it is."""

import json
import random
from pathlib import Path

import pytest

from donjon.cli import main
from donjon.server.storage.migrations import HEAD
from donjon.server.tables.opening import BEHIND, EVERY

from .company import House, Person, open_house, refusal
from .databases import PostgreSQL, ask

Printed = pytest.CaptureFixture[str]

DAMAGES = {
    "no JSON": "UPDATE tables SET options = '{' WHERE id = ?",
    "no text": "UPDATE tables SET game = CAST(x'ff00fe' AS TEXT) WHERE id = ?",
    "another shape": "UPDATE tables SET stranded = '[1]' WHERE id = ?",
    "no number": "UPDATE tables SET updated = 'yesterday' WHERE id = ?",
    "too large": "UPDATE tables SET updated = 9223372036854775807 WHERE id = ?",
    "a seat": "UPDATE seats SET name = CAST(x'c3' AS TEXT) WHERE table_id = ? AND seat = 0",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_lists_go_on_without_it(tmp_path: Path, damage: str) -> None:
    log = tmp_path / "log"
    with open_house(tmp_path / "tables.sqlite3", log=log) as house:
        mahaut = Person(house)
        sound, bent = (mahaut.open_as({"public": True}, "me", "open")["id"] for _ in range(2))
        ask(house.db, DAMAGES[damage], bent)
        for door in ("/api/lobby", "/api/tables"):
            for _ in range(3):
                answer = mahaut.http.get(door)
                assert answer.status_code == 200, (door, answer.text)
                assert sound in [table["id"] for table in answer.json()["tables"]]
        mahaut.see(sound)
        house.stop()
        house.start()  # no server is kept from starting
        assert mahaut.http.get("/api/lobby").status_code == 200
    assert log.read_text().count(bent) == 2  # told once in each life, not at every look


def test_a_list_on_postgresql_goes_on_without_it(postgresql: PostgreSQL, tmp_path: Path) -> None:
    """JSON that cannot be read cannot be written there, but JSON of another shape can."""
    log = tmp_path / "log"
    with open_house(postgresql.new_database(), log=log) as house:
        mahaut = Person(house)
        sound, bent = (mahaut.open_as({"public": True}, "me", "open")["id"] for _ in range(2))
        ask(house.db, DAMAGES["another shape"], bent)
        for door in ("/api/lobby", "/api/tables"):
            assert sound in [table["id"] for table in mahaut.http.get(door).json()["tables"]]
    assert bent in log.read_text()


@pytest.fixture
def long_game(tmp_path: Path) -> tuple[House, Person]:
    """A game that is opened from a snapshot, far behind the first of its decisions."""
    with open_house(tmp_path / "long.sqlite3") as house:
        mahaut, rng = Person(house), random.Random(3)
        mahaut.open_table("me", "me", "me", "me")
        while mahaut.table["ply"] < BEHIND + EVERY + 30:  # a snapshot may come a few plies late
            mahaut.decide_at_random(rng)
        house.kill()
    return house, mahaut


def test_a_bad_early_decision_behind_a_snapshot(long_game: tuple[House, Person], tmp_path: Path) -> None:
    house, mahaut = long_game
    house.log = tmp_path / "log"
    table = mahaut.table["id"]
    ask(house.db, "UPDATE decisions SET text = 'conjure dragon' WHERE table_id = ? AND ply = 3", table)
    house.start()
    mahaut.http.base_url = house.url
    for door in ("log", "record", "log"):
        refusal(mahaut.http.get(f"{mahaut.path}/{door}"), 409, "unreadable-table")
    mahaut.see()  # where the game stands is known, so it is played on
    mahaut.decide_at_random(random.Random(4))
    house.stop()
    assert house.log.read_text().count(table) == 1


def test_a_snapshot_that_cannot_be_read_is_not_needed(long_game: tuple[House, Person], capsys: Printed) -> None:
    house, mahaut = long_game
    with open_house(house.db) as again:
        other = Person(again).open_table("random", "random", max_turns=1)["id"]
    for bent in ("{", '{"game": "terre-de-barons"}', "[]", "17", '{"seats": {"0": [[[null]]]}}'):
        ask(house.db, "UPDATE snapshots SET position = ? WHERE table_id = ?", bent, mahaut.table["id"])
        assert main(["verify", "--json", "--db", house.db]) == 1
        told = json.loads(capsys.readouterr().out)
        assert [bad["table"] for bad in told["bad"]] == [mahaut.table["id"]]
        assert "snapshot" in told["bad"][0]["problem"]
        assert told["tables"] == 2
        assert other
    house.port = 0
    house.start()
    mahaut.http.base_url = house.url
    mahaut.see()
    mahaut.decide_at_random(random.Random(5))
    house.stop()


@pytest.mark.parametrize("damage", DAMAGES)
def test_verify_names_the_table_and_goes_on(tmp_path: Path, capsys: Printed, damage: str) -> None:
    db = str(tmp_path / "tables.sqlite3")
    with open_house(db) as house:
        mahaut = Person(house)
        ids = [mahaut.open_table("me", "me")["id"] for _ in range(3)]
    ask(db, DAMAGES[damage], ids[1])
    assert main(["verify", "--json", "--db", db]) == 1
    told = json.loads(capsys.readouterr().out)
    assert [bad["table"] for bad in told["bad"]] == [ids[1]]
    assert told["tables"] == 3


@pytest.mark.parametrize("damage", [name for name in DAMAGES if name != "another shape"])
def test_a_backup_is_made_all_the_same_and_says_what_is_missing(tmp_path: Path, capsys: Printed, damage: str) -> None:
    db, file, new = str(tmp_path / "tables.sqlite3"), tmp_path / "backup.jsonl", str(tmp_path / "new.sqlite3")
    with open_house(db) as house:
        mahaut = Person(house)
        ids = [mahaut.open_table("me", "me")["id"] for _ in range(3)]
    ask(db, DAMAGES[damage], ids[1])
    assert main(["export", str(file), "--db", db]) == 1  # so that a timer notices
    assert ids[1] in capsys.readouterr().err
    assert file.exists()
    assert main(["import", str(file), "--db", new]) == 0
    assert ids[1] in capsys.readouterr().err
    kept = {id for (id,) in ask(new, "SELECT id FROM tables")}
    assert {ids[0], ids[2]} <= kept
    assert main(["verify", "--db", new]) == 0


HOSTILE = {
    "deep": "[" * 100_000,
    "a huge number": '{"in": "tables", "row": {"version": 1' + "0" * 4000 + "}}",
    "another kind": '{"in": "people", "row": {"id": {"a": 1}, "created": 1}}',
    "no such column": '{"in": "people", "row": {"id; DROP TABLE people": 1}}',
    "too little": '{"in": "tables", "row": {"id": "a"}}',
    "half a character": '{"in": "people", "row": {"id": "\\ud800", "created": 1}}',
    "nothing to belong to": '{"in": "devices", "row": {"token_hash": "a", "person": "nobody", "created": 1}}',
    "no row": '{"in": "people", "row": 7}',
    "no table": '{"in": "alembic_version", "row": {"version_num": "0001"}}',
    "no hexadecimal": '{"in": "tables", "row": {"secret": {"hex": "zz"}}}',
    "no end": '{"end": [1, 2]}',
    "apart from nothing": '{"apart": ["people"], "row": {}}',
}


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_hostile_export_is_refused_in_one_line(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, capsys: Printed
) -> None:
    head = json.dumps({"donjon": "export", "format": 1, "schema": HEAD, "version": "0"})
    person = '{"in": "people", "row": {"id": "a", "created": 1}}'
    nul = '{"in": "people", "row": {"id": "a\\u0000", "created": 1}}'
    files = {name: f"{head}\n{line}\n" for name, line in HOSTILE.items()}
    files |= {"twice": f"{head}\n{person}\n{person}\n" + '{"end": {"people": 2}}'}
    files |= {f"schema {schema}": head.replace(HEAD, schema) for schema in ("0000", "", "None", "0001'--")}
    files |= {"bytes": "\x00\x01", "nothing": ""}
    if kind == "postgresql":
        files["nul"] = f"{head}\n{nul}\n" + '{"end": {"people": 1}}'
    file = tmp_path / "hostile.jsonl"
    for name, written in files.items():
        postgresql: PostgreSQL | None = request.getfixturevalue("postgresql") if kind == "postgresql" else None
        db = postgresql.new_database() if postgresql else str(tmp_path / f"{name.replace(' ', '-')[:8]}.sqlite3")
        file.write_text(written)
        assert main(["import", str(file), "--db", db]) == 2, name
        said = capsys.readouterr().err
        assert "hostile.jsonl" in said, (name, said)
        assert said.count("\n") == 1, (name, said)
