"""Positions where few decisions win by force: proven by trying everything, and found by the baron."""

import json
from pathlib import Path

import pytest

import donjon
from donjon.bots import make
from donjon.lab.puzzles import Puzzle, winning_decisions

FOLDER = Path(__file__).parent / "puzzles"
FILES = sorted(FOLDER.glob("*/*.json"))
PUZZLES = pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")


def test_every_game_has_at_least_five() -> None:
    for game in donjon.games():
        assert len(list((FOLDER / game.slug).glob("*.json"))) >= 5, game.slug


@PUZZLES
def test_exactly_these_decisions_win(file: Path) -> None:
    puzzle = Puzzle.read(json.loads(file.read_text(encoding="utf-8")))
    game, state = donjon.game(puzzle.game), puzzle.state()
    winning = {game.text(state, action) for action in winning_decisions(state, puzzle.seat, puzzle.replies)}
    assert winning == set(puzzle.winning)
    assert len(winning) <= max(1, len(state.actions()) // 4)


@PUZZLES
def test_the_baron_finds_one(file: Path) -> None:
    puzzle = Puzzle.read(json.loads(file.read_text(encoding="utf-8")))
    game, state = donjon.game(puzzle.game), puzzle.state()
    for seed in (1, 2):
        assert game.text(state, make("baron", seed).choose(state, puzzle.seat)) in puzzle.winning
