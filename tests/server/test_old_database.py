"""A database that the first release wrote, with tables of every game under way, waiting and over: all of them go on."""

import gzip
import json
import sqlite3
from collections import Counter
from pathlib import Path

import pytest

import donjon
from donjon.cli import main

from .company import House, last_position, open_house

OLD = Path(__file__).parent / "old" / "release-0.1.0.sql.gz"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    path = tmp_path / "old.sqlite3"
    with sqlite3.connect(path) as db:
        db.executescript(gzip.decompress(OLD.read_bytes()).decode())
    return path


def rows(path: Path) -> dict[str, tuple[object, ...]]:
    """What matters of each table: where it stands, and by which rules."""
    with sqlite3.connect(path) as db:
        return {row[0]: row[1:] for row in db.execute("SELECT id, game, status, ply, digest, rules FROM tables")}


def test_every_table_of_the_first_release_goes_on(old: Path) -> None:
    before = rows(old)
    assert {row[0] for row in before.values()} == {game.slug for game in donjon.games()}
    assert {row[-1] for row in before.values()} == {1}
    with open_house(old) as house:
        after = rows(old)
        for table, (game, status, ply, digest, _) in before.items():
            assert after[table] == (game, status, ply, digest, donjon.game(str(game)).rules)
            if status != "waiting":
                assert last_position(house.record(table)).digest() == digest
        assert statuses(house) == Counter(row[1] for row in before.values())


def statuses(house: House) -> Counter[object]:
    return Counter(row[1] for row in rows(Path(house.db)).values())


def test_games_under_way_draw_as_they_began_and_all_of_it_is_proved(
    old: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with open_house(old):
        pass
    with sqlite3.connect(old) as db:
        ways = set(db.execute("SELECT status = 'waiting', chance FROM tables"))
    assert ways == {(0, "ply"), (1, "record")}
    assert main(["verify", "--db", str(old)]) == 0
    capsys.readouterr()


def test_options_left_out_then_still_mean_what_they_meant(old: Path) -> None:
    """Reserves lay open in Baron, and Houses were dealt."""
    with open_house(old):
        pass
    with sqlite3.connect(old) as db:
        stored = [(game, json.loads(options)) for game, options in db.execute("SELECT game, options FROM tables")]
    assert all(options["show_reserves"] for game, options in stored if game == "baron")
    assert all(options["houses"] == "dealt" for game, options in stored if game == "terres-du-centre")
