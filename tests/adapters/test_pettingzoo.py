"""PettingZoo's own tests, and what they do not look at: results, masks and secrets."""

import subprocess
import sys
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from librt.random import Random
from pettingzoo.test import api_test, seed_test

import donjon
from donjon.adapters.pettingzoo import env

from ..conformance.spread import Table, plain

TABLES = pytest.mark.parametrize("table", plain(), ids=str)


def made(table: Table, **options: object) -> Any:
    return env(table.game.slug, table.seats, options)


@TABLES
@pytest.mark.filterwarnings("ignore:Observation")  # a mask needs a dictionary, which the test finds unusual
def test_api(table: Table) -> None:
    api_test(made(table), num_cycles=400)


@pytest.mark.parametrize("table", [table for table in plain() if table.seats == 2], ids=str)
@pytest.mark.filterwarnings("ignore:Observation")
def test_api_with_rows_of_version_2(table: Table) -> None:
    environment = env(table.game.slug, table.seats, version=2)
    api_test(environment, num_cycles=200)
    environment.reset(seed=1)
    assert environment.observe(environment.agent_selection)["observation"].dtype == np.int16


@TABLES
def test_seed(table: Table) -> None:
    seed_test(lambda: made(table), num_cycles=300)


@TABLES
def test_a_whole_game(table: Table) -> None:
    environment = made(table)
    environment.reset(seed=5)
    chooser = np.random.default_rng(5)
    earned = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, _ = environment.last()
        assert not truncated
        earned[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        assert bool(legal.size) != terminated
        for other in environment.agents:
            if other != agent:
                assert not environment.observe(other)["action_mask"].any()
        environment.step(None if terminated else int(chooser.choice(legal)))
    state = environment.unwrapped.position
    assert state.actor == donjon.OVER
    assert list(earned.values()) == [state.result(seat) for seat in range(table.seats)]
    assert sum(earned.values()) == pytest.approx(1.0)


@TABLES
def test_an_illegal_action_is_refused_and_changes_nothing(table: Table) -> None:
    environment = made(table)
    environment.reset(seed=1)
    state = environment.unwrapped.position
    before = state.digest()
    legal = set(state.actions())
    illegal = next(action for action in range(table.game.space) if action not in legal)
    with pytest.raises(donjon.IllegalAction):
        environment.step(illegal)
    assert state.digest() == before


@pytest.mark.parametrize("table", [table for table in plain() if table.hides], ids=str)
def test_observations_tell_no_secrets(table: Table) -> None:
    environment = made(table)
    environment.reset(seed=2)
    chooser = np.random.default_rng(2)
    changed = 0
    for number in range(60):
        raw = environment.unwrapped
        agent = raw.agent_selection
        seat = raw.possible_agents.index(agent)
        seen = environment.observe(agent)
        truth = raw.position
        raw.position = truth.copy()
        raw.position.redraw(seat, Random(number))
        changed += raw.position.digest() != truth.digest()
        imagined = environment.observe(agent)
        raw.position = truth
        assert all(np.array_equal(seen[part], imagined[part]) for part in ("observation", "action_mask"))
        environment.step(int(chooser.choice(np.flatnonzero(seen["action_mask"]))))
    assert changed > 0, "nothing hidden was changed, so nothing was tested"


def test_options_reach_the_game() -> None:
    for table in plain():
        option = table.game.options[0]
        value = option.samples()[0]
        environment = made(table, **{option.name: value})
        assert environment.unwrapped.options[option.name] == value
    with pytest.raises(donjon.BadOption):
        env(donjon.games()[0].slug, options={"colour_of_the_sky": 1})
    with pytest.raises(donjon.UnknownGame):
        env("tarot")


def test_render_shows_the_public_view() -> None:
    environment = env(donjon.games()[0].slug, render_mode="ansi")
    environment.reset(seed=1)
    assert f'"game": "{donjon.games()[0].slug}"' in (environment.render() or "")


def test_adapters_come_when_asked_for() -> None:
    program = """
import sys
import donjon
assert not {"numpy", "pettingzoo", "pyspiel"} & set(sys.modules)
print(donjon.adapters.pettingzoo.env.__name__, "pyspiel" in sys.modules, donjon.adapters.openspiel.register.__name__)
"""
    asked = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert asked.stdout == "env False register\n"


@pytest.mark.parametrize("module", [donjon, donjon.adapters], ids=lambda module: module.__name__)
def test_there_are_no_other_adapters(module: ModuleType) -> None:
    with pytest.raises(AttributeError, match="has no attribute 'ludo'"):
        module.ludo  # noqa: B018  # asking is the test


def test_a_missing_framework_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "donjon.adapters.pettingzoo")
    monkeypatch.delattr(donjon.adapters, "pettingzoo")
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'donjon\[pettingzoo\]'"):
        donjon.adapters.pettingzoo  # noqa: B018  # asking is the test
