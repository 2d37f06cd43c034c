"""Looking after a database: exports that bring everything back, and proofs that nothing is lost or bent."""

import json
import random
from pathlib import Path

import pytest

from donjon.cli import main
from donjon.server.tables.chance import commitment

from .company import House, Person, last_position, open_house, play_on
from .databases import PostgreSQL, ask

Printed = pytest.CaptureFixture[str]


@pytest.fixture
def played(tmp_path: Path) -> str:
    """A database with a game that is over, one under way, one not begun, and one where a bot is to decide."""
    path = tmp_path / "played.sqlite3"
    with open_house(path, seconds=5.0) as house:
        mahaut = Person(house)
        mahaut.open_table("me", "me", max_turns=2)
        play_on([mahaut], random.Random(1))
        mahaut.open_table("me", "me", "me")
        mahaut.decide_by("colour")
        mahaut.open_table("me", "open")
        mahaut.open_table("search", "search")
        house.kill()
    return str(path)


def everything(db: str) -> dict[str, list[tuple[object, ...]]]:
    return {
        "people": ask(db, "SELECT * FROM people ORDER BY id"),
        "tables": ask(
            db, "SELECT id, code, game, version, ply, actor, digest, status, updated FROM tables ORDER BY id"
        ),
        "seats": ask(db, "SELECT table_id, seat, kind, name, bot, person FROM seats ORDER BY table_id, seat"),
        "decisions": ask(db, "SELECT * FROM decisions ORDER BY table_id, ply"),
        "requests": ask(db, "SELECT * FROM requests ORDER BY table_id, client"),
    }


def test_what_is_exported_comes_back_in_another_kind_of_database(
    played: str, postgresql: PostgreSQL, tmp_path: Path, capsys: Printed
) -> None:
    """From SQLite to PostgreSQL and back: all the same, all verified, and play goes on."""
    first, second, elsewhere = tmp_path / "1.jsonl", tmp_path / "2.jsonl", postgresql.new_database()
    back = str(tmp_path / "back.sqlite3")
    assert main(["export", str(first), "--db", played]) == 0
    assert main(["import", str(first), "--db", elsewhere]) == 0
    assert main(["export", str(second), "--db", elsewhere]) == 0
    assert main(["import", str(second), "--db", back]) == 0
    assert everything(elsewhere) == everything(back) == everything(played)
    assert first.read_text().splitlines()[1:] == second.read_text().splitlines()[1:]
    assert first.stat().st_mode & 0o077 == 0
    capsys.readouterr()
    assert main(["verify", "--db", elsewhere, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["tables"] == 4
    assert [row[1:] for row in ask(back, "SELECT * FROM bot_turns")] == [("", 0)]


def test_an_import_that_is_cut_short_changes_nothing(played: str, tmp_path: Path, capsys: Printed) -> None:
    whole, cut, db = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl", str(tmp_path / "new.sqlite3")
    assert main(["export", str(whole), "--db", played]) == 0
    lines = whole.read_text().splitlines()
    for wrong in (lines[:-1], lines[:-5] + lines[-1:], lines[1:], [*lines[:3], "{", *lines[3:]], []):
        cut.write_text("\n".join(wrong))
        assert main(["import", str(cut), "--db", db]) == 2
        assert "cut.jsonl: not an export" in capsys.readouterr().err
    assert main(["import", str(whole), "--db", db]) == 0
    assert main(["import", str(whole), "--db", db]) == 2
    assert "already" in capsys.readouterr().err
    assert everything(db) == everything(played)


def test_an_export_of_the_future_is_refused(played: str, tmp_path: Path, capsys: Printed) -> None:
    file = tmp_path / "e.jsonl"
    assert main(["export", str(file), "--db", played]) == 0
    head, _, rest = file.read_text().partition("\n")
    file.write_text(json.dumps(json.loads(head) | {"schema": "9999"}) + "\n" + rest)
    assert main(["import", str(file), "--db", str(tmp_path / "new.sqlite3")]) == 2
    assert "newer version" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        ("UPDATE decisions SET text = 'conjure dragon' WHERE table_id = ? AND ply = 3", "conjure dragon"),
        ("UPDATE tables SET digest = 'd1ce' WHERE id = ?", "not the one that was written down"),
        ("DELETE FROM decisions WHERE table_id = ? AND ply > 50", "leads to ply"),
        ("UPDATE tables SET secret = zeroblob(32) WHERE id = ?", "does not come from the secret"),
    ],
)
def test_what_is_bent_is_found(played: str, capsys: Printed, damage: str, complaint: str) -> None:
    assert main(["verify", "--db", played]) == 0
    assert "4 tables" in capsys.readouterr().out
    [(table,)] = ask(played, "SELECT id FROM tables WHERE status = 'over'")
    ask(played, damage, table)
    assert main(["verify", "--db", played]) == 1
    printed = capsys.readouterr()
    assert table in printed.out
    assert complaint in printed.out
    assert "1 table is not as it should be" in printed.err


def test_a_database_that_is_not_there(tmp_path: Path, capsys: Printed) -> None:
    assert main(["verify", "--db", str(tmp_path / "none.sqlite3")]) == 2
    assert main(["--lang", "fr", "migrate", "--db", "postgresql://nobody@127.0.0.1:1/none"]) == 1
    assert "la base de données ne peut pas servir" in capsys.readouterr().err
    assert not (tmp_path / "none.sqlite3").exists()


def test_migrate_says_what_it_did(played: str, postgresql: PostgreSQL, capsys: Printed) -> None:
    db = postgresql.new_database()
    assert main(["migrate", "--db", db]) == 0
    assert "from schema 0000" in capsys.readouterr().out
    assert main(["migrate", "--db", db]) == 0
    assert main(["migrate", "--db", played]) == 0
    assert capsys.readouterr().out.count("already") == 2


def published(db: str) -> dict[str, object]:
    """What the table whose game is over tells about its chance."""
    [(table, secret, by)] = ask(db, "SELECT id, secret, chance FROM tables WHERE status = 'over'")
    record = House(db).record(table)
    return {"format": 1, "commitment": commitment(secret), "secret": secret.hex(), "by": by, "record": record}


def test_the_dice_of_a_game_are_checked(played: str, tmp_path: Path, capsys: Printed) -> None:
    told = published(played)
    file = tmp_path / "chance.json"
    file.write_text(json.dumps(told))
    assert main(["verify-chance", str(file), "--commitment", str(told["commitment"]).upper(), "--json"]) == 0
    checked = json.loads(capsys.readouterr().out)
    record: dict[str, list[str]] = told["record"]  # type: ignore[assignment]  # that is what it is
    assert checked["decisions"] == len(record["actions"])
    assert checked["outcomes"] > 30
    assert main(["verify-chance", str(file), "--commitment", "00"]) == 1
    assert main(["verify-chance", str(file), "--lang", "fr"]) == 0
    assert "a été tenue" in capsys.readouterr().out


def test_false_dice_are_found(played: str, tmp_path: Path, capsys: Printed) -> None:
    told = published(played)
    record: dict[str, list[str]] = told["record"]  # type: ignore[assignment]  # that is what it is
    rolled = next(ply for ply, text in enumerate(record["actions"]) if text.startswith("roll"))
    other = "roll 1" if record["actions"][rolled] != "roll 1" else "roll 2"
    loaded = {**record, "actions": [*record["actions"][:rolled], other]}
    file = tmp_path / "chance.json"
    for bent, complaint in (
        (told | {"secret": "00" * 32}, "not the one that was promised"),
        (told | {"secret": None}, "has no secret"),
        (told | {"record": loaded}, f"the outcome at ply {rolled} does not come from the secret"),
        (told | {"draws": []}, "not what the rules say"),
        (told | {"record": record | {"actions": ["conjure dragon"]}}, "conjure dragon"),
        (["nothing"], "is not what a table publishes"),
    ):
        file.write_text(json.dumps(bent))
        assert main(["verify-chance", str(file)]) == 1
        assert complaint in capsys.readouterr().err


def test_the_digest_kept_is_that_of_the_position(played: str) -> None:
    for table, digest in ask(played, "SELECT id, digest FROM tables WHERE status <> 'waiting'"):
        assert last_position(House(played).record(table)).digest() == digest
