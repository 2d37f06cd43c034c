"""The benchmark tells every figure; how large they are is not for a test to say."""

import subprocess
from types import SimpleNamespace

import pytest

import donjon
from donjon.core.game import Game
from donjon.lab import bench, pace
from donjon.lab.peers import PEERS
from donjon.lab.uncompiled import compiled, run_uncompiled

FIGURES = ["decisions_per_s", "uncompiled_decisions_per_s", "copy_ns", "iterations_per_s"]


def test_all_figures_and_ratios(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(pace, "SEARCH", 50)
    game = donjon.games()[0]
    labels: list[str] = []
    result = bench.run([game], 0.01, labels.append)
    document = result.document()
    assert len(labels) == bench.steps([game])
    assert document["compiled"] is True
    assert [(found["game"], found["seats"]) for found in document["games"]] == [(game.slug, n) for n in game.seats]
    for found in document["games"]:
        assert all(found[figure] > 0 for figure in FIGURES)
        assert set(found["ratios"]) == {"uncompiled", *(peer["name"] for peer in document["peers"])}
        assert found["ratios"]["uncompiled"] == pytest.approx(
            found["decisions_per_s"] / found["uncompiled_decisions_per_s"], rel=0.05
        )
    assert [peer["name"] for peer in document["peers"]] == [peer.name for peer in PEERS if peer.installed()]
    assert all(peer["decisions_per_s"] > 0 and peer["version"] for peer in document["peers"])


@pytest.mark.parametrize("game", donjon.games(), ids=lambda game: game.slug)
def test_the_opening_is_after_set_up(game: Game) -> None:
    for seats in game.seats:
        state = pace.opening(game, seats)
        assert state.actor >= 0
        assert len(state.actions()) > 1
        assert game.view(state, None)["turn"] == 1
        assert state.digest() == pace.opening(game, seats).digest()


def test_an_uncompiled_run_is_uncompiled() -> None:
    assert compiled()
    program = "import sys; from donjon.lab.uncompiled import compiled; print(compiled(), sys.argv[1:])"
    assert run_uncompiled(program, 7, "sept") == "False ['7', 'sept']\n"


def test_a_failing_uncompiled_run_says_why() -> None:
    with pytest.raises(subprocess.CalledProcessError) as failed:
        run_uncompiled("import donjon; donjon.game('tarot')")
    assert "no game called 'tarot'" in failed.value.stderr


def test_an_uncompiled_run_that_is_compiled_after_all_is_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "run_uncompiled", lambda *_: '{"compiled": true, "decisions_per_s": 1}')
    with pytest.raises(RuntimeError):
        pace.uncompiled_decisions_per_s(SimpleNamespace(slug="any"), 2, 0.1)  # type: ignore[arg-type]  # only its slug is used
