"""Compiled and uncompiled are the same game, digest for digest."""

import subprocess
import sys
from pathlib import Path

import pytest

from donjon.lab.uncompiled import compiled, run_uncompiled

from .spread import Table, plain, spread

PROGRAM = Path(__file__).with_name("digests.py")


def arguments(table: Table, seed: int, decisions: int) -> list[str]:
    options = [f"{name}={value}" for name, value in table.options]
    return [table.game.slug, str(table.seats), str(seed), str(decisions), *options]


def agree(table: Table, seed: int, decisions: int) -> None:
    given = arguments(table, seed, decisions)
    fast = subprocess.run([sys.executable, PROGRAM, *given], capture_output=True, text=True, check=True).stdout
    slow = run_uncompiled(PROGRAM.read_text(), *given)
    assert fast.count("\n") >= decisions
    assert fast == slow


def test_the_rules_are_compiled() -> None:
    assert compiled(), "run `make build`: the tests are about the compiled rules"


@pytest.mark.parametrize("table", plain(), ids=str)
def test_long_games_agree(table: Table) -> None:
    agree(table, 1, 6_000)


@pytest.mark.parametrize("table", [table for table in spread() if table.options][::3], ids=str)
def test_games_with_options_agree(table: Table) -> None:
    agree(table, 2, 600)
