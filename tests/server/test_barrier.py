"""The barrier, derived from views: what tells somebody something, and what does not."""

import random

import pytest

import donjon
from donjon.core.barrier import reveals

from .company import GAME


def examples(seats: int, seed: int) -> dict[str, list[tuple[donjon.State, int]]]:
    """A few positions of a random game for every kind of decision that turns up, with such a decision."""
    game, rng = donjon.game(GAME), random.Random(seed)
    state = game.new(seats)
    found: dict[str, list[tuple[donjon.State, int]]] = {}
    for _ in range(1500):
        if state.actor == donjon.OVER:
            break
        if state.actor >= 0:
            for choice in game.choices(state, int(state.actor)):
                kept = found.setdefault(choice.kind, [])
                if len(kept) < 8 and rng.random() < 0.2:
                    kept.append((state.copy(), choice.action))
        state.play(rng.choice(state.actions()))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_ride_shows_the_card_and_nothing_else_does(seats: int) -> None:
    game = donjon.game(GAME)
    found = examples(seats, seats)
    assert all(reveals(game, state, action) for state, action in found.pop("ride"))
    assert {"treasury", "move", "recruit", "end-turn"} <= set(found)
    for kind, pairs in found.items():
        assert not any(reveals(game, state, action) for state, action in pairs), kind


def test_without_hidden_cards_nothing_tells() -> None:
    game = donjon.game(GAME)
    rng = random.Random(5)
    state = game.new(2, {"personal_cards": 0})
    for _ in range(150):
        action = rng.choice(state.actions())
        if state.actor >= 0:
            assert not reveals(game, state, action)
        state.play(action)


def test_asking_leaves_the_position_alone() -> None:
    game = donjon.game(GAME)
    for state, action in [pair for pairs in examples(2, 6).values() for pair in pairs[:2]]:
        before = state.digest()
        reveals(game, state, action)
        assert state.digest() == before
        assert state.journal is None
