"""Recorded games, one for each way of ending, replay to the same position."""

import json
from pathlib import Path

import pytest

from .scene import GAME

FOLDER = Path(__file__).parent / "games"
RECORDS = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_games_replay(path: Path) -> None:
    found = json.loads(path.read_text(encoding="utf-8"))
    *_, last = GAME.replay(found["record"])
    assert last.ending() == found["ending"]
    assert last.digest() == found["digest"]
    view = GAME.view(last, None)
    assert [player["points"] for player in view["players"]] == found["points"]
    assert [last.result(seat) for seat in range(last.seats)].index(1.0) == found["winner"]


def test_BY_6_1_BY_6_4_every_way_of_ending_is_among_them() -> None:
    names = {path.stem for path in RECORDS}
    assert names >= {"duke-mid-round", "duke-by-the-last-seat", "stall", "all-passed", "rounds", "sorcery-5"}
    endings = {json.loads(path.read_text(encoding="utf-8"))["ending"] for path in RECORDS}
    assert endings == set(GAME.endings)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_BY_6_1_where_in_the_round_the_duke_was_made(path: Path) -> None:
    found = json.loads(path.read_text(encoding="utf-8"))
    if found["ending"] != "duke":
        return
    dukes: list[int] = []
    for state in GAME.replay(found["record"]):
        view = GAME.view(state, None)
        if not dukes:
            dukes = [player["seat"] for player in view["players"] if player["title"] == "duke"]
    last_seat = found["record"]["seats"] - 1
    assert (dukes == [last_seat]) == (path.stem == "duke-by-the-last-seat")
