"""OpenSpiel's own test, and what it does not look at: results, odds and secrets."""

import random
from typing import Any

import pyspiel
import pytest
from librt.random import Random

import donjon
from donjon.adapters import openspiel

from ..conformance.spread import Table, plain

TABLES = pytest.mark.parametrize("table", plain(), ids=str)
SHORT = 12  # so that a whole game, watched state by state, takes about a second


def loaded(table: Table, **parameters: object) -> Any:
    openspiel.register()
    return pyspiel.load_game(f"donjon_{table.game.slug.replace('-', '_')}", {"players": table.seats, **parameters})


def shortened(table: Table) -> Any:
    return loaded(table, **({table.game.cap[0]: SHORT} if table.game.cap else {}))


@TABLES
def test_random_sim(table: Table) -> None:
    pyspiel.random_sim_test(shortened(table), num_sims=2, serialize=True, verbose=False)


@TABLES
def test_a_whole_game_by_the_usual_cap(table: Table) -> None:
    game = loaded(table)
    state = game.new_initial_state()
    rng = random.Random(7)
    while not state.is_terminal():
        assert state.returns() == [0.0] * table.seats
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1.0)
            state.apply_action(rng.choices(*zip(*outcomes, strict=True))[0])
        else:
            legal = state.legal_actions()
            assert legal == sorted(legal)
            state.apply_action(rng.choice(legal))
    assert len(state.history()) <= game.max_game_length()
    assert sum(state.returns()) == pytest.approx(game.utility_sum())


@TABLES
def test_a_clone_goes_its_own_way(table: Table) -> None:
    state = shortened(table).new_initial_state()
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(twin) != str(state)
    assert len(state.history()) == 0


@pytest.mark.parametrize("table", [table for table in plain() if table.hides], ids=str)
def test_observations_tell_no_secrets(table: Table) -> None:
    state = loaded(table).new_initial_state()
    rng = random.Random(3)
    changed = 0
    for number in range(160):
        for player in range(table.seats):
            imagined = state.clone()
            imagined.position.redraw(player, Random(number))
            changed += imagined.position.digest() != state.position.digest()
            assert imagined.observation_string(player) == state.observation_string(player)
            assert imagined.observation_tensor(player) == state.observation_tensor(player)
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    assert changed > 0, "nothing hidden was changed, so nothing was tested"


@pytest.mark.parametrize("table", [table for table in plain() if table.hides], ids=str)
def test_information_states_part_only_where_somebody_was_told(table: Table) -> None:
    """Two games alike but for what one seat was secretly told: the others cannot tell them apart."""
    state = loaded(table).new_initial_state()
    rng = random.Random(11)
    parted = 0
    for _ in range(120):
        if state.is_terminal():
            break
        legal = state.legal_actions()
        rules, position = table.game, state.position
        for seat in range(table.seats):
            told = {action: rules.mask(position, action, seat) for action in legal}
            unseen = [action for action in legal if told[action] is None]
            if len(unseen) > 1:
                one, other = (state.child(action) for action in unseen[:2])
                assert one.information_state_string(seat) == other.information_state_string(seat)
                owners = [
                    owner
                    for owner in range(table.seats)
                    if one.information_state_string(owner) != other.information_state_string(owner)
                ]
                assert owners
                parted += 1
        state.apply_action(rng.choice(legal))
    assert parted > 0, "nothing was dealt in secret, so nothing was tested"


def test_options_are_parameters() -> None:
    for table in plain():
        game = loaded(table)
        parameters = game.get_parameters()
        assert {"players", *(option.name for option in table.game.options)} <= set(parameters)
        assert game.num_players() == table.seats
        # The text of a game loads it again: options that look like numbers survive.
        assert str(pyspiel.load_game(str(game))) == str(game)
        for option in table.game.options:
            for value in option.samples():
                try:
                    table.game.settle(table.seats, {option.name: value})
                except donjon.BadOption:
                    continue
                again = pyspiel.load_game(str(loaded(table, **{option.name: value})))
                state = again.new_initial_state()
                assert table.game.options_of(state.position)[option.name] == value


def test_wrong_parameters_are_refused() -> None:
    openspiel.register()
    name = f"donjon_{donjon.games()[0].slug.replace('-', '_')}"
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game(name, {"colour_of_the_sky": 1})
    with pytest.raises(ValueError, match="no parameters"):
        pyspiel.load_game(name).make_py_observer(None, {"lens": 3})


@TABLES
def test_rows_of_version_2_when_asked_for(table: Table) -> None:
    game = loaded(table)
    state = game.new_initial_state()
    numbers = []
    for version in (1, 2):
        observer = game.make_py_observer(None, {"version": version})
        observer.set_from(state, 0)
        numbers.append(len(observer.tensor))
    features = table.game.features(state.position)
    assert features is not None
    assert numbers == [table.game.observation, features.numbers]


def test_registering_twice_is_harmless() -> None:
    assert (
        openspiel.register() == openspiel.register() == [f"donjon_{g.slug.replace('-', '_')}" for g in donjon.games()]
    )
