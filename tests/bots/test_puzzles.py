"""Positions where few decisions win by force: proven by trying everything, found by barons, a hard one by dukes."""

import json
from pathlib import Path

import pytest

import donjon
from donjon.bots import make
from donjon.lab.puzzles import Puzzle, winning_decisions

FOLDER = Path(__file__).parent / "puzzles"
FILES = sorted(FOLDER.glob("*/*.json"))
HARD = [FOLDER / "terres-du-centre" / "1.json"]  # wants about four thousand iterations


def each(files: list[Path]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("file", files, ids=lambda file: f"{file.parent.name}-{file.stem}")


def finds_one(file: Path, bot: str) -> bool:
    """Whether that bot plays a decision that wins, however its dice fall."""
    puzzle = Puzzle.read(json.loads(file.read_text(encoding="utf-8")))
    game, state = donjon.game(puzzle.game), puzzle.state()
    answers = [game.text(state, make(bot, seed).choose(state, puzzle.seat)) for seed in (1, 2)]
    return set(answers) <= set(puzzle.winning)


def test_every_game_has_at_least_five_for_barons() -> None:
    for game in donjon.games():
        assert len(set((FOLDER / game.slug).glob("*.json")) - set(HARD)) >= 5, game.slug


@each(FILES)
def test_exactly_these_decisions_win(file: Path) -> None:
    puzzle = Puzzle.read(json.loads(file.read_text(encoding="utf-8")))
    game, state = donjon.game(puzzle.game), puzzle.state()
    winning = {game.text(state, action) for action in winning_decisions(state, puzzle.seat, puzzle.replies)}
    assert winning == set(puzzle.winning)
    assert len(winning) <= max(1, len(state.actions()) // 4)


@each([file for file in FILES if file not in HARD])
def test_the_baron_finds_one(file: Path) -> None:
    assert finds_one(file, "baron")


@each(HARD)
def test_the_duke_finds_a_hard_one(file: Path) -> None:
    assert finds_one(file, "duke")
