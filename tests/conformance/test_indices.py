"""Indices kept by hand: a constant that is a place in a table is the place of what it is called after."""

import ast
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import donjon
from donjon.core.game import Game
from donjon.core.tables import named


def judge(game: Game) -> ModuleType:
    return import_module(f"donjon.games.{game.slug.replace('-', '_')}.judge")


def terms_room(game: Game) -> ModuleType:
    """Where the terms of its judge are counted up."""
    own = judge(game)
    return next(room for room in (own, *rooms_beside(own)) if "WEIGHTS: Final = vec" in text(room))


def rooms_beside(room: ModuleType) -> list[ModuleType]:
    folder = Path(str(room.__file__)).parent
    package = room.__name__.rpartition(".")[0]
    return [import_module(f"{package}.{path.stem}") for path in sorted(folder.glob("[!_]*.py"))]


def text(room: ModuleType) -> str:
    source = Path(str(room.__file__)).with_name(f"{room.__name__.rpartition('.')[2]}.py")
    return source.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", donjon.games(), ids=lambda game: game.slug)
def test_the_terms_of_a_judge_are_where_their_constants_say(game: Game) -> None:
    room = terms_room(game)
    names = [name.upper().replace("-", "_") for name, _ in room.TERMS]
    assert [getattr(room, name) for name in names] == list(range(len(names)))


@pytest.mark.parametrize("game", donjon.games(), ids=lambda game: game.slug)
def test_words_are_told_with_their_numbers(game: Game) -> None:
    """So that `named` finds at once what is out of order; a bare list would not."""
    tables = ("PHASES", "ENDINGS", "CARD_STATES", "TOKEN_STATES", "TALLIES", "TERMS")
    board = import_module(f"donjon.games.{game.slug.replace('-', '_')}.board")
    found: set[str] = set()
    for line in [*ast.parse(text(board)).body, *ast.parse(text(terms_room(game))).body]:
        if isinstance(line, ast.AnnAssign) and (name := ast.unparse(line.target)) in tables:
            assert ast.unparse(line.value or line.target).startswith("named("), ast.unparse(line)
            found.add(name)
    assert found >= {"PHASES", "ENDINGS", "TERMS"}
    assert set(game.endings) == set(board.ENDINGS) - {""}


def test_numbers_that_do_not_count_up_are_refused() -> None:
    assert named({0: "none", 1: "some"}) == ["none", "some"]
    with pytest.raises(ValueError, match="numbered \\[0, 2\\]"):
        named({0: "none", 2: "some"})
