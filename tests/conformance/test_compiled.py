"""Compiled and uncompiled are the same game, digest for digest."""

from itertools import islice
from pathlib import Path

import pytest

import donjon
from donjon.core.game import Game
from donjon.lab.uncompiled import compiled, run_uncompiled

from . import digests
from .spread import Table, as_json, option_tables, plain

PROGRAM = Path(digests.__file__)
TABLES = 70  # with options, of each game: every value of every option, and pairs


def agree(tables: list[Table], seed: int, decisions: int) -> None:
    """One uncompiled process for all these tables, and the same here."""
    told = [
        {
            "slug": table.game.slug,
            "seats": table.seats,
            "options": dict(table.options),
            "seed": seed,
            "decisions": decisions,
        }
        for table in tables
    ]
    slow = iter(run_uncompiled(PROGRAM.read_text(), given=as_json(told)).splitlines())
    for table, one in zip(tables, told, strict=True):
        for played, line in enumerate(digests.digests(**one)):  # type: ignore[arg-type]
            assert line == next(slow), f"{table}, line {played}"
    assert next(slow, None) is None


def test_the_rules_are_compiled() -> None:
    assert compiled(), "run `make build`: the tests are about the compiled rules"


@pytest.mark.parametrize("table", plain(), ids=str)
def test_long_games_agree(table: Table) -> None:
    agree([table], 1, 3_000)


@pytest.mark.parametrize("part", range(2))
@pytest.mark.parametrize("game", donjon.games(), ids=lambda game: game.slug)
def test_games_with_options_agree(game: Game, part: int) -> None:
    agree(list(islice(option_tables(game), part, TABLES, 2)), 2, 250)
