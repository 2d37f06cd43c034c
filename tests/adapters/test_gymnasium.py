"""Gymnasium's own test, and what it does not look at: bots in the other seats, results, illegal decisions."""

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import donjon
from donjon.adapters.gymnasium import DonjonVectorEnv, env, vector
from donjon.bots import make
from donjon.core.seeds import derive
from donjon.core.state import CHANCE

from ..conformance.spread import Table, plain

TABLES = pytest.mark.parametrize("table", plain(), ids=str)
TWO = pytest.mark.parametrize("table", [table for table in plain() if table.seats == 2], ids=str)


def legal_of(mask: Any, chooser: np.random.Generator) -> Any:
    """For each row of masks, a legal action (or any, where nothing is legal)."""
    return np.array([chooser.choice(found) if (found := np.flatnonzero(row)).size else 0 for row in mask])


@TABLES
@pytest.mark.filterwarnings("ignore")  # it remarks upon masks, and that nothing can be rendered as a picture
def test_check_env(table: Table) -> None:
    check_env(env(table.game.slug, table.seats), skip_render_check=True)


@TWO
def test_a_whole_game(table: Table) -> None:
    one = env(table.game.slug, 2, seat=1)
    chooser = np.random.default_rng(4)
    seen, told = one.reset(seed=4)
    assert told == {"seat": 1, "illegal": False}
    paid, over = 0.0, False
    while not over:
        assert one.company.batch.actor[0] == 1
        assert one.observation_space.contains(seen)
        seen, reward, over, truncated, told = one.step(legal_of([seen["action_mask"]], chooser)[0])
        assert not truncated
        paid += reward
    state = one.company.batch.position(0)
    assert state.actor == donjon.OVER
    assert not seen["action_mask"].any()
    assert paid == state.result(1)


@TWO
def test_an_illegal_decision_loses_the_game(table: Table) -> None:
    one = env(table.game.slug, 2)
    seen, _ = one.reset(seed=1)
    before = one.company.batch.position(0).digest()
    _, reward, over, _, told = one.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over, told["illegal"]) == (0.0, True, True)
    assert one.company.batch.position(0).digest() == before


@TWO
def test_any_bot_may_have_the_other_seat(table: Table) -> None:
    """The same bot, seeded as in a match, decides the same outside of the environment; where dice fall between, it is
    not foreseen."""
    one = env(table.game.slug, 2, seat=0, opponents="greedy")
    seen, _ = one.reset(seed=6)
    company = one.company
    bot = make("greedy", derive(company.seed, 0, "bot", 1))
    chooser = np.random.default_rng(6)
    answers = dice = 0
    for _ in range(12):
        state = company.batch.position(0).copy()
        if bot.asked != company.bots[0][1].asked:  # it has decided before the learner's first decision
            bot.asked = company.bots[0][1].asked
        action = int(legal_of([seen["action_mask"]], chooser)[0])
        asked = bot.asked
        seen, _, over, _, _ = one.step(action)
        state.play(action)
        if over:
            break
        dice += state.actor == CHANCE
        if state.actor == 1:
            first = bot.choose(state, 1)
            state.play(first)
            answers += 1
            if company.bots[0][1].asked == asked + 1 and state.actor >= 0:
                assert state.digest() == company.batch.position(0).digest()
        bot.asked = company.bots[0][1].asked
    assert answers or dice


@TWO
def test_many_tables_are_the_same_as_one(table: Table) -> None:
    """A table of a vector environment plays on as its own environment would, and begins anew the step after the end."""
    many = vector(table.game.slug, 3, 2)
    assert isinstance(many, DonjonVectorEnv)
    chooser = np.random.default_rng(9)
    seen, told = many.reset(seed=9)
    assert seen["observation"].shape == many.observation_space["observation"].shape  # type: ignore[index]
    assert told["seat"].tolist() == [0, 1, 0]
    fresh = np.zeros(3, np.bool_)
    ends = 0
    for _ in range(6000):
        company = many.company
        assert ((company.batch.actor == company.learner) | company.over).all()
        over = company.over.copy()
        seen, won, ended, truncated, told = many.step(legal_of(seen["action_mask"], chooser))
        assert not truncated.any()
        assert not (won[~ended] > 0).any()
        assert not won[over].any()
        assert not ended[over].any()
        fresh |= over
        ends += int(ended.sum())
        if ends > 3 and fresh.all():
            break
    assert ends


def test_without_a_seat_the_learner_moves_on() -> None:
    one = env("terra-turrium", 3)
    assert [one.reset(seed=seed)[1]["seat"] for seed in (5, None, None, None)] == [0, 1, 2, 0]
    many = vector("terra-turrium", 6, 3)
    assert many.reset(seed=1)[1]["seat"].tolist() == [0, 1, 2, 0, 1, 2]


def test_what_there_is_not() -> None:
    with pytest.raises(donjon.UnknownBot):
        env("barony", opponents="nobody")
    with pytest.raises(ValueError, match="leave 2 to bots"):
        env("barony", 3, opponents=["random"])
    with pytest.raises(ValueError, match="seats 0 to 1"):
        env("barony", 2, seat=2)


def test_render_shows_the_public_view() -> None:
    one = env("barony", render_mode="ansi")
    one.reset(seed=1)
    assert '"game": "barony"' in (one.render() or "")
    assert env("barony").render() is None
