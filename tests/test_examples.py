"""The examples run as they say, in a folder of their own, only shorter."""

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import donjon
import train

EXAMPLES = Path(train.__file__).parent
PROGRAMS = {"bot.py": "", "train.py": "5", "study.py": "3", "play.py": "terra-turrium --against page,random"}


def run(folder: Path, name: str, words: str, typed: str = "") -> str:
    command = [sys.executable, str(EXAMPLES / name), *words.split()]
    told = subprocess.run(command, cwd=folder, input=typed, capture_output=True, encoding="utf-8", check=False)
    assert not told.stderr
    return told.stdout


def test_there_is_no_other() -> None:
    assert {path.name for path in EXAMPLES.glob("*.py")} == {*PROGRAMS, "gatehouse.py"}
    for name in PROGRAMS:
        assert f"python examples/{name}" in (EXAMPLES / name).read_text(encoding="utf-8")


def test_play_a_game(tmp_path: Path) -> None:
    told = run(tmp_path, "play.py", PROGRAMS["play.py"], "1\nnonsense\n2\n" + "\n" * 5000)
    record = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    *_, last = donjon.game("terra-turrium").replay(record)
    assert last.actor == donjon.OVER
    assert "end" in told


def test_a_bot_in_thirty_lines(tmp_path: Path) -> None:
    source = (EXAMPLES / "bot.py").read_text(encoding="utf-8")
    bot = next(node for node in ast.parse(source).body if isinstance(node, ast.ClassDef))
    assert (bot.end_lineno or 0) - bot.lineno < 30
    assert run(tmp_path, "bot.py", "").startswith("the dreamer won 10 of 10 games")


@pytest.mark.soak
def test_training_by_playing_against_oneself() -> None:
    """For some seconds, or for a minute with `make soak`, after which random hardly ever wins."""
    long = "DONJON_SOAK" in os.environ
    before, after = train.main(60.0 if long else 12.0, games=200 if long else 64)
    assert after > before + 0.1
    assert after > (0.95 if long else 0.8)


def test_a_study_in_cells(tmp_path: Path) -> None:
    told = run(tmp_path, "study.py", PROGRAMS["study.py"]).splitlines()
    assert [line.rpartition("of")[2] for line in told] == [" 3 games"] * 3
    for line in told:
        value, low, high = (float(word.strip("[],")) for word in line[30:].split("of")[0].split())
        assert low <= value <= high
