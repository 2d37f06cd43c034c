"""The tool that measures judges: matches are fair, nothing stays changed behind them, and the fit finds the truth."""

import importlib.util
import sys
from pathlib import Path

import numpy as np
import pytest

import donjon
from donjon.core.game import Game
from donjon.lab.executor import executor

spec = importlib.util.spec_from_file_location("judges", Path(__file__).parents[1] / "tools" / "judges.py")
assert spec
assert spec.loader
judges = importlib.util.module_from_spec(spec)
sys.modules["judges"] = judges  # where dataclasses look for their module
spec.loader.exec_module(judges)


def measured() -> list[Game]:
    """The games whose judge can be measured."""
    found = []
    for game in donjon.games():
        try:
            judges.judge_of(game)
        except judges.NoWeights:
            continue
        found.append(game)
    return found


@pytest.fixture(params=measured(), ids=lambda game: game.slug)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def lab(game: Game, bot: str) -> judges.Lab:  # type: ignore[name-defined]  # a tool is no package that mypy would find
    with executor(1) as here:
        return judges.Lab(game, {}, bot, 1, here)


def test_terms_have_names_of_their_own_and_the_weights_in_force(game: Game) -> None:
    judge = judges.judge_of(game)
    names = [name for name, _ in judge.TERMS]
    assert len(set(names)) == len(names) == len(judge.WEIGHTS)
    assert list(judge.WEIGHTS) == list(judges.weights_of(judge))


def test_equal_weights_play_both_games_of_a_deal_alike(game: Game) -> None:
    weights = judges.weights_of(judges.judge_of(game))
    score = judges.Score.of(lab(game, "search:20").games(weights, weights, 2, "alike"))
    assert (score.mean, score.alike) == (0.5, 1)
    assert str(score) == "0.500, no game differs"


def test_other_weights_play_otherwise_and_leave_the_judge_as_it_was(game: Game) -> None:
    judge = judges.judge_of(game)
    weights = judges.weights_of(judge)
    score = judges.Score.of(lab(game, "greedy").games(weights, (0.0,) * len(weights), 2, "other"))
    assert score.alike == 0
    assert list(judge.WEIGHTS) == list(weights)


def test_the_fit_finds_the_weights_that_results_come_from(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judges, "TRUST", 1e-3)
    judge = judges.judge_of(game)
    hand = np.array(judges.weights_of(judge))
    truth = hand * np.where(np.arange(len(hand)) % 3 == 0, 1.3, 0.9)
    table = lab(game, "greedy")
    outcomes = table.games(tuple(hand), tuple(hand), 6, "lessons")
    data = judges.Data([judges.lesson(table, outcome, k) for k, outcome in enumerate(outcomes)])
    data.results = judges.sure(data.leads(judge, truth))
    fitted, confidence = judges.fit(judge, data, tuple(hand))
    assert confidence == pytest.approx(1.0, abs=0.1)
    expected, found = data.leads(judge, truth), data.leads(judge, fitted)
    assert np.abs(confidence * found - expected).mean() < 0.2 * np.abs(data.leads(judge, hand) - expected).mean()


def test_a_table_of_ablations(capsys: pytest.CaptureFixture[str]) -> None:
    assert judges.main(["ablate", "barony", "--budget=9", "--games=2", "--terms=gold,spark", "--workers=1"]) == 0
    *_, gold, spark = capsys.readouterr().out.splitlines()
    weights = dict(judges.judge_of(donjon.game("barony")).TERMS)
    assert gold.startswith(f"| gold | {weights['gold']:g} | ")
    assert spark.startswith(f"| spark | {weights['spark']:g} | 0.500, no game differs | ")  # without Sorcery


def test_learning_ends_with_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        judges.main(["learn", "barony", "--budget=9", "--games=12", "--match=2", "--workers=1", "--start", "gold=1"])
        == 0
    )
    told = capsys.readouterr().out
    assert "| gold | 1 | " in told
    assert "Learned against as it is, 2 games" in told


def test_weights_of_ones_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert judges.main(["try", "barony", "gold=0", "near=0.5", "--budget=9", "--games=2", "--workers=1"]) == 0
    assert "Tried against as it is, 2 games: " in capsys.readouterr().out


def test_a_judge_without_weights_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    game = measured()[0]
    monkeypatch.delattr(judges.judge_of(game), "WEIGHTS")
    assert judges.main(["ablate", game.slug]) == 2
    assert f"the judge of {game.title} has no TERMS and WEIGHTS yet" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["ablate", "tarot"], "no game called 'tarot'"),
        (["ablate", "barony", "--terms=crown", "--workers=1"], "no such terms: crown"),
        (["try", "barony", "crown=1", "--workers=1"], "no such terms: crown"),
        (["learn", "barony", "--set=crowns=2", "--workers=1"], "no option crowns"),
    ],
)
def test_what_cannot_be_done_is_said(words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert judges.main(words) == 2
    assert complaint in capsys.readouterr().err
