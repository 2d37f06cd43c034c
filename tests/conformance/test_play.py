"""Random whole games: no dead end, an end in sight, and the invariants after every decision."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import donjon

from .spread import Table, chooser, plain, spread, walk

WHOLE = 400  # decisions of a game in the wide spread; the plain tables are played to their end


@pytest.mark.parametrize("table", plain(), ids=str)
def test_whole_games_end_as_declared(table: Table) -> None:
    for seed in range(3):
        state = table.new()
        played = sum(1 for _ in walk(state, chooser(f"{table} {seed}")))
        assert played <= table.game.longest
        assert state.actions() == []
        assert state.ending() in table.game.endings
        results = [state.result(seat) for seat in range(table.seats)]
        assert sum(results) == pytest.approx(1.0)
        assert all(0.0 <= result <= 1.0 for result in results)
        weighed = [state.estimate(seat) for seat in range(table.seats)]
        drawn = len(set(results)) == 1
        assert weighed == results or (drawn and not any(weighed))


@pytest.mark.parametrize("table", spread(), ids=str)
def test_invariants_hold_after_every_decision(table: Table) -> None:
    state = table.new()
    out = state.buffer()
    liked = state.buffer()
    for action in walk(state, chooser(table), WHOLE):
        count = state.legal(out)
        listed = [out[k] for k in range(count)]
        assert action in listed
        assert len(set(listed)) == count, "an action is listed twice"
        assert all(0 <= one < table.game.space for one in listed)
        assert -1 <= state.actor < table.seats
        if state.actor == donjon.CHANCE:
            assert all(state.weight(one) > 0 for one in listed)
        else:
            state.prefer(out, count, liked)
            assert all(liked[k] >= 1 for k in range(count))
        table.game.check(state)
        assert state.ending() == ""
    table.game.check(state)


@pytest.mark.parametrize("table", plain(), ids=str)
def test_estimates_are_shares(table: Table) -> None:
    state = table.new()
    for _ in walk(state, chooser(table), 600):
        shares = [state.estimate(seat) for seat in range(table.seats)]
        assert all(0.0 <= share <= 1.0 for share in shares)
        assert 0.0 < sum(shares) <= 1.0 + 1e-9


@pytest.mark.parametrize("table", plain(), ids=str)
def test_observations_have_the_declared_size(table: Table) -> None:
    state = table.new()
    seen = vec[i64]([0] * table.game.observation)  # one for all: each would stay in memory for good
    for _ in walk(state, chooser(table), 300):
        for seat in range(-1, table.seats):
            for k in range(len(seen)):
                seen[k] = -99
            state.observe(seat, seen)
            assert -99 not in list(seen), "a number was not written"


@pytest.mark.parametrize("table", plain(), ids=str)
def test_illegal_actions_are_refused_and_change_nothing(table: Table) -> None:
    state = table.new()
    rng = chooser(table)
    for ply, _ in enumerate(walk(state, rng, 400)):
        if ply % 20:
            continue
        legal, before = set(state.actions()), state.digest()
        for action in [-1, table.game.space, 10**12, *range(0, table.game.space, 7)]:
            if action in legal:
                continue
            with pytest.raises(donjon.IllegalAction) as refusal:
                state.play(action)
            assert (refusal.value.action, refusal.value.actor) == (action, state.actor)
        assert state.digest() == before


@pytest.mark.parametrize("table", plain(), ids=str)
def test_copies_are_independent(table: Table) -> None:
    state = table.new()
    rng = chooser(table)
    for ply, _ in enumerate(walk(state, rng, 500)):
        if ply % 10:
            continue
        before = state.digest()
        other = state.copy()
        assert other.digest() == before
        for _ in walk(other, rng, 40):
            pass
        assert state.digest() == before


@pytest.mark.parametrize("game", donjon.games(), ids=lambda game: game.slug)
def test_what_is_not_offered_is_refused(game: donjon.core.game.Game) -> None:
    for seats in (0, 1, max(game.seats) + 1, True, "2"):
        if seats in game.seats and not isinstance(seats, bool):
            continue
        with pytest.raises(donjon.BadOption):
            game.new(seats)  # type: ignore[arg-type]
    with pytest.raises(donjon.BadOption):
        game.new(options={"no_such_option": 1})
    for option in game.options:
        with pytest.raises(donjon.BadOption):
            game.new(options={option.name: object()})
        with pytest.raises(donjon.BadOption):
            game.new(options={option.name: None})
