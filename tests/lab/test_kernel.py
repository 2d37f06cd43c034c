"""The C kernel plays Barony exactly as Donjon does: what it is measured by is the same game."""

import os

import pytest
from bench.kernel.kernel import SEATS, Kernel, compiler

import donjon
from donjon.games.barony.rules import Realm

from ..conformance.spread import chooser

GAMES = 4

# Whoever plays uncompiled for want of a compiler has no kernel either; where everything is checked there is one.
pytestmark = pytest.mark.skipif(compiler() is None and "CI" not in os.environ, reason="no C compiler")


def compare(game: str, games: int) -> set[str]:
    """Play both side by side: every list, weight, position and result; the ways games ended."""
    kernel = Kernel()
    endings = set()
    for number in range(games):
        rng = chooser(f"{game} {number}")
        state = donjon.game("barony").new(SEATS, {"max_rounds": 300})
        assert isinstance(state, Realm)
        kernel.begin()
        while True:
            assert kernel.pack() == state.pack()
            assert kernel.actor() == int(state.actor)
            if state.actor == donjon.OVER:
                break
            actions = state.actions()
            assert kernel.actions() == actions
            if state.actor == donjon.CHANCE:
                assert [kernel.weight(action) for action in actions] == [int(state.weight(a)) for a in actions]
                action = state.drawn(rng)
            else:
                action = actions[int(rng.randrange(len(actions)))]
            state.apply(action)
            kernel.apply(action)
        for seat in range(SEATS):
            assert kernel.score(seat) == int(state.score(seat))
        endings.add(state.ending())
    return endings


def test_the_kernel_plays_the_same_game_step_by_step() -> None:
    assert compare("kernel", GAMES) == {"duke"}


@pytest.mark.soak
def test_the_kernel_plays_the_same_game_for_long() -> None:
    assert compare("kernel for long", 200) >= {"duke"}


def test_the_kernel_plays_whole_games() -> None:
    assert Kernel().decisions_per_s(0.01) > 0
