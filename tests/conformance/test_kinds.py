"""One table says of which kind an id is, and nobody reckons it out again."""

import importlib
import re
from pathlib import Path

import pytest

import donjon
from donjon.core.game import Game
from donjon.core.kinds import kinds_of
from donjon.core.notation import Notation

GAMES = Path(donjon.__file__).parent / "games"
LADDER = re.compile(r"\baction\w* *(?:<|<=|>|>=) *(?:board\.)?[A-Z]|\b[A-Z_]+ <= action\b")
by_slug = pytest.mark.parametrize("game", donjon.games(), ids=lambda game: game.slug)


@by_slug
def test_every_id_is_of_the_kind_before_it_or_begins_one(game: Game) -> None:
    board = importlib.import_module(f"donjon.games.{game.slug.replace('-', '_')}.board")
    kinds = [int(kind) for kind in board.KIND]
    assert len(kinds) == game.space
    assert kinds == [max(first for first in set(kinds) if first <= action) for action in range(game.space)]
    named = {value for name, value in vars(board).items() if name.isupper() and isinstance(value, int)}
    assert set(kinds) <= named


def test_ids_are_told_apart_by_the_table_alone() -> None:
    found = [
        f"{path.parent.name}/{path.name}: {line.strip()}"
        for path in sorted(GAMES.glob("*/*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if LADDER.search(line)
    ]
    assert found == []


def test_kinds_follow_each_other() -> None:
    assert [int(kind) for kind in kinds_of([0, 2, 5], 6)] == [0, 0, 2, 2, 2, 5]
    for firsts in ([1, 2], [0, 2, 2], [0, 6], [0, 3, 1]):
        with pytest.raises(AssertionError):
            kinds_of(firsts, 6)


def test_a_notation_that_disagrees_with_the_table_is_refused() -> None:
    kinds = kinds_of([0, 2], 3)
    assert Notation("toy", kinds, [(0, ["a", "b"]), (2, ["c"])]).parse("c") == 2
    for families in ([(0, ["a", "b", "c"])], [(0, ["a", "b"])], [(0, ["a", "b"]), (2, ["a"])]):
        with pytest.raises(AssertionError):
            Notation("toy", kinds, families)
