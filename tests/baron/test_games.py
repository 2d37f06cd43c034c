"""Recorded games, one for each way a game can end and for the rarest turns it can take."""

import json
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import donjon
from donjon.core.journal import Event, Journal

from .scene import GAME

FOLDER = Path(__file__).with_name("games")
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))


def recorded(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return found


def told(name: str) -> Iterator[list[Event]]:
    """What each decision of the game did."""
    record = recorded(name)["record"]
    state = GAME.new(record["seats"], record["options"])
    state.journal = Journal()
    for text in record["actions"]:
        GAME.play(state, text)
        yield state.journal.take()


@pytest.mark.parametrize("name", NAMES)
def test_recorded_games_replay_to_their_end(name: str) -> None:
    expected = recorded(name)
    *_, last = GAME.replay(expected["record"])
    view = GAME.view(last, None)
    ranking = sorted(view["result"]["ranking"], key=lambda line: line["seat"])
    assert last.actor == donjon.OVER
    assert last.ending() == expected["ending"]
    assert [player["honour"] for player in view["players"]] == expected["honour"]
    assert [player["out"] for player in view["players"]] == expected["out"]
    assert [line["rank"] for line in ranking] == expected["ranks"]
    assert last.digest() == expected["digest"]


def test_there_is_a_game_for_each_way_of_ending() -> None:
    assert {recorded(name)["ending"] for name in NAMES} == set(GAME.endings)


def test_BA_4_15_the_game_goes_on_after_an_elimination() -> None:
    game = recorded("elimination")
    assert game["ending"] == "tiles"
    assert any(game["out"])
    assert game["ranks"][game["out"].index(True)] == 4


def test_BA_5_2_three_owners_in_one_mixed_combat() -> None:
    """Knights of two owners meet, and the winner then meets a third owner's baron."""
    mixed = []
    for events in told("mixed-combat"):
        knights = {event.facts["colour"] for event in events if event.kind == "melee"}
        barons = {event.facts["defender"] for event in events if event.kind == "combat"}
        mixed.append(len(knights) > 1 and len(barons) > 0 and len(knights | barons) > 2)
    assert any(mixed)


def test_BA_6_4_equals_in_the_final_attempts_all_return() -> None:
    (final,) = [events for events in told("final-tie") if any(event.kind == "over" for event in events)]
    melee = [event.facts for event in final if event.kind == "melee"]
    ties = [
        (one["cell"], other["cell"])
        for one, other in combinations(melee, 2)
        if one["strength"] == other["strength"] and not one["won"] and not other["won"]
    ]
    assert ties
    assert set(ties[0]) <= {event.facts["cell"] for event in final if event.kind == "return"}
