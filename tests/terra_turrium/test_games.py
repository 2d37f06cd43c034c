"""Recorded games: one for every way to end and every number of players, replayed to the last digest."""

import json
from pathlib import Path
from typing import Any

import pytest

import donjon
from donjon.core.journal import Journal

from .scene import GAME, assert_invariants

GAMES = {path.stem: json.loads(path.read_text()) for path in sorted((Path(__file__).parent / "games").glob("*.json"))}


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    played: dict[str, Any] = GAMES[name]
    state = None
    for state in GAME.replay(played["record"]):
        assert_invariants(state)
    assert state is not None
    assert state.actor == donjon.OVER
    assert state.ending() == played["ending"]
    assert [state.result(seat) for seat in range(state.seats)] == played["result"]
    assert state.digest() == played["digest"]


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_shows_what_it_is_kept_for(name: str) -> None:
    played: dict[str, Any] = GAMES[name]
    record = donjon.Record.read(played["record"])
    assert record.document() == played["record"]
    state = GAME.start(record)
    state.journal = Journal()
    for text in record.actions:
        GAME.play(state, text)
    assert set(played["shows"]) <= {event.kind for event in state.journal.take()}


def test_TT_8_5_every_ending_and_every_number_of_players_is_recorded() -> None:
    assert {played["ending"] for played in GAMES.values()} == set(GAME.endings)
    assert {played["record"]["seats"] for played in GAMES.values()} == set(GAME.seats)
