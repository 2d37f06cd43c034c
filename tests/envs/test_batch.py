"""Many tables at once: the buffers say what the rules say of each table, and games are those of a match."""

import tracemalloc

import numpy as np
import pytest
from librt.random import Random

import donjon
from donjon.adapters.pettingzoo import DonjonEnv
from donjon.core.seeds import derive
from donjon.envs import WAIT, Batch, batch
from donjon.envs.tables import Tables
from gatehouse import Gatehouse

from ..conformance.spread import Table, plain

TABLES = pytest.mark.parametrize("table", plain(), ids=str)
TWO = pytest.mark.parametrize("table", [table for table in plain() if table.seats == 2], ids=str)
VERSIONS = pytest.mark.parametrize("version", [1, 2])


def made(table: Table, tables: int = 3, seed: int = 7, version: int = 2) -> Batch:
    return batch(table.game.slug, tables, table.seats, dict(table.options), seed, version)


def holds(made: Batch, table: int) -> None:
    """The buffers of a table say what its position says."""
    state = made.position(table)
    actor = int(state.actor)
    assert made.actor[table] == actor >= 0
    legal = made.legal[table, : made.count[table]]
    assert legal.tolist() == state.actions()
    assert np.flatnonzero(made.mask[table]).tolist() == sorted(state.actions())
    if made.version == 1:
        assert made.observation[table].tolist() == state.observed(actor, made.game.observation)
    made.inner.look(state, actor)
    assert np.array_equal(made.observation[table], made.glimpse)


@TABLES
@VERSIONS
def test_the_buffers_say_what_the_rules_say(table: Table, version: int) -> None:
    many = made(table, version=version)
    for number in range(120):
        if number % 7 == 0:
            for k in range(many.tables):
                holds(many, k)
        many.step(many.sample())


@TWO
def test_the_games_are_those_of_a_match(table: Table) -> None:
    """The k-th game at table t has the dice and draws of game t + tables·k; replayed without a batch it is the same."""
    many = made(table, tables=2, seed=11)
    states = [table.new() for _ in range(2)]
    dice = [Random(derive(11, index)) for index in range(2)]
    games = [0, 0]
    ended = 0
    for _ in range(4000):
        actions = many.sample().copy()
        for k, state in enumerate(states):
            while state.actor == donjon.CHANCE:
                state.apply(state.drawn(dice[k]))
            assert state.digest() == many.position(k).digest()
            state.play(int(actions[k]))
            while state.actor == donjon.CHANCE:
                state.apply(state.drawn(dice[k]))
        many.step(actions)
        for k, state in enumerate(states):
            assert many.done[k] == (state.actor == donjon.OVER)
            assert many.reward[k].tolist() == [
                state.result(seat) if many.done[k] else 0.0 for seat in range(table.seats)
            ]
            if many.done[k]:
                ended += 1
                games[k] += 1
                states[k] = table.new()
                dice[k] = Random(derive(11, k + 2 * games[k]))
        if ended > 2:
            return
    assert ended, "no game came to its end, so nothing was tested"


@TWO
def test_the_same_seed_gives_the_same_games(table: Table) -> None:
    one, other = made(table), made(table, seed=8)
    first = [one.sample().tolist()]
    for _ in range(40):
        one.step(one.sample())
    seen = one.observation.copy()
    one.reset(7)
    assert first == [one.sample().tolist()]
    for _ in range(40):
        one.step(one.sample())
    assert np.array_equal(one.observation, seen)
    for _ in range(41):
        other.step(other.sample())
    assert not np.array_equal(other.observation, seen)


@TWO
def test_nothing_is_copied_and_nothing_can_be_written(table: Table) -> None:
    many = made(table)
    names = ("observation", "mask", "count", "actor", "reward", "done", "length", "legal")
    before = {name: getattr(many, name) for name in names}
    many.step(many.sample())
    for name, array in before.items():
        assert np.shares_memory(array, getattr(many, name))
        with pytest.raises(ValueError, match="read-only"):
            array[...] = 0
    assert many.observation.dtype == np.int16
    assert many.mask.dtype == np.uint8
    assert many.mask.shape == (3, table.game.space)


@TWO
def test_an_illegal_action_is_refused_and_nothing_is_played(table: Table) -> None:
    many = made(table)
    before = [many.position(k).digest() for k in range(3)]
    actions = many.sample().copy()
    for wrong in (int(np.flatnonzero(many.mask[2] == 0)[0]), -2, table.game.space):
        actions[2] = wrong
        with pytest.raises(donjon.IllegalAction):
            many.step(actions)
    with pytest.raises(ValueError, match="3 tables"):
        many.step(actions[:2])
    assert [many.position(k).digest() for k in range(3)] == before


@TWO
def test_a_table_may_wait(table: Table) -> None:
    many = made(table)
    before = [many.position(k).digest() for k in range(3)]
    actions = many.sample().copy()
    actions[1] = WAIT
    many.step(actions)
    after = [many.position(k).digest() for k in range(3)]
    assert [one != other for one, other in zip(before, after, strict=True)] == [True, False, True]
    holds(many, 1)


def test_lists_of_legal_actions_grow() -> None:
    table = next(table for table in plain() if table.game.slug == "barony")
    small = Tables(table.new(), 3, table.game.observation, None, True, 2)
    large = Tables(table.new(), 3, table.game.observation, None, True, 512)
    for tables in (small, large):
        tables.restart(5)
    for _ in range(300):
        large.sample()
        small.step(large.picked)
        large.step(large.picked)
        for k in range(3):
            listed = [int(small.legal[int(small.room) * k + i]) for i in range(int(small.count[k]))]
            assert listed == small.positions[k].actions()
    assert small.room > 2
    assert bytes(memoryview(small.mask)) == bytes(memoryview(large.mask))


def test_every_legal_action_is_sampled_as_often() -> None:
    many = batch("terra-turrium", 1, 2, seed=3)
    times = 4000
    drawn = np.bincount([int(many.sample()[0]) for _ in range(times)], minlength=many.game.space)
    legal = many.mask[0] == 1
    assert not drawn[~legal].any()
    expected = times / legal.sum()
    assert np.abs(drawn[legal] - expected).max() < 6 * np.sqrt(expected)


@TWO
@VERSIONS
def test_nothing_is_left_behind(table: Table, version: int) -> None:
    many = made(table, tables=8, version=version)
    for _ in range(600):
        many.step(many.sample())
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(600):
            many.step(many.sample())
        assert tracemalloc.get_traced_memory()[0] - before < 400_000  # positions differ in size, rows forgotten add up
    finally:
        tracemalloc.stop()


def test_what_there_is_not() -> None:
    with pytest.raises(donjon.UnknownGame):
        batch("tarot")
    with pytest.raises(ValueError, match="versions 1 and 2"):
        batch("barony", version=3)
    with pytest.raises(ValueError, match="at least one"):
        batch("barony", 0)
    with pytest.raises(donjon.BadOption):
        batch("barony", seats=9)
    with pytest.raises(ValueError, match="no description"):
        batch("barony", 1, version=1).features  # noqa: B018  # asking is the test


@TABLES
def test_peeking_shows_what_each_action_leads_to(table: Table) -> None:
    many = made(table)
    for number in range(40):
        if number % 8 == 0:
            before = [many.position(k).digest() for k in range(3)]
            rows, starts = many.peek()
            assert len(rows) == starts[-1] == many.count.sum()
            assert [many.position(k).digest() for k in range(3)] == before
            for k in range(3):
                state = many.position(k)
                if state.hides(int(state.actor)):
                    continue  # what the actor cannot know is imagined, and may be imagined wrong
                for i, action in enumerate(state.actions()):
                    after = state.copy()
                    after.apply(action)
                    many.inner.look(after, int(state.actor))
                    assert np.array_equal(rows[starts[k] + i], many.glimpse)
        many.step(many.sample())


@pytest.mark.parametrize("table", [table for table in plain() if table.hides], ids=str)
def test_peeking_tells_no_secrets(table: Table) -> None:
    """From positions that look the same to the actor, and are not, the same is imagined and the same is shown."""
    one, other = made(table, tables=1), made(table, tables=1)
    changed = 0
    for number in range(60):
        state = one.position(0)
        imagined = state.copy()
        imagined.redraw(int(state.actor), Random(number))
        changed += imagined.digest() != state.digest()
        other.inner.place(0, imagined)
        for many in (one, other):
            many.inner.picks.seed(number)
        assert np.array_equal(one.peek()[0], other.peek()[0])
        one.step(one.sample())
    assert changed, "nothing hidden was changed, so nothing was tested"


def test_a_game_of_ones_own_may_be_plain_python() -> None:
    """It has the rows of version 1 only, here and in the adapters."""
    many = batch(Gatehouse(), 4, version=1, seed=1)
    ended = 0
    for _ in range(60):
        for k in range(4):
            holds(many, k)
        many.step(many.sample())
        ended += int(many.done.sum())
    assert ended > 4
    with pytest.raises(ValueError, match="version 2"):
        batch(Gatehouse())
    environment = DonjonEnv(Gatehouse(), 2, None, None)
    environment.reset(seed=1)
    assert environment.observe("seat_0")["observation"].shape == (Gatehouse.observation,)
