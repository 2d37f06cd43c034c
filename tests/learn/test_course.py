"""Learning a game, in small: the same command comes to the same weights, and goes on where it was."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import donjon
from donjon.learn.fit import likelihoods
from donjon.learn.lessons import assignment, keep, lesson_at, play
from donjon.learn.reading import bind, open_lesson

LESSONS = 3
ITERATIONS = 24


def learned(folder: Path, weights: Path, *more: str) -> dict[str, Any]:
    """What a tiny run makes of Terre de Barons."""
    command = [sys.executable, "-m", "donjon.learn", "terre-de-barons", "--lessons", str(LESSONS), "--workers", "1"]
    command += ["--iterations", str(ITERATIONS), "--out", str(folder), "--weights", str(weights), "--until", "fit"]
    subprocess.run([*command, *more], check=True, capture_output=True, text=True)
    found: dict[str, Any] = json.loads(weights.read_text(encoding="utf-8"))
    return found


def test_the_same_command_comes_to_the_same_weights(tmp_path: Path) -> None:
    one = learned(tmp_path / "one", tmp_path / "one.json")
    lessons = next((tmp_path / "one").iterdir())
    assert sorted(path.name for path in lessons.iterdir()) == [lesson_at(lessons, k).name for k in range(LESSONS)]
    assert any(one["prior"])
    assert one["chosen"] == []
    kept = lesson_at(lessons, 0).stat().st_mtime_ns
    lesson_at(lessons, 1).unlink()
    assert learned(tmp_path / "one", tmp_path / "again.json") == one, "interrupted, it goes on where it was"
    assert lesson_at(lessons, 0).stat().st_mtime_ns == kept
    assert learned(tmp_path / "other", tmp_path / "other.json", "--seed", "2")["prior"] != one["prior"]


@pytest.mark.parametrize("game", donjon.games(), ids=lambda game: game.slug)
def test_lessons_can_be_read(game: donjon.Game, tmp_path: Path) -> None:
    job = assignment(game, 5, 0, ITERATIONS)
    lesson = play(job)
    assert lesson == play(job), "the same game again"
    keep(tmp_path, 0, lesson)
    book = open_lesson(game, lesson_at(tmp_path, 0))
    both = bind([book, book])
    assert both.choices.size == 2 * book.choices.size > 0
    assert both.prospects.size == 2 * book.prospects.size
    sums = np.add.reduceat(both.choices.visits, both.choices.begins)
    assert sums == pytest.approx(np.ones(both.choices.size), abs=1e-5)
    likely = likelihoods(both.choices, np.zeros(int(both.choices.entries.max()) + 1))
    assert np.add.reduceat(likely, both.choices.begins) == pytest.approx(np.ones(both.choices.size))
