"""What the judge prefers: every place for a card, tried by laying it and taking it up again."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.terres_du_centre import judge
from donjon.games.terres_du_centre.board import LAYING, PUT, SQUARES, WRAP
from donjon.games.terres_du_centre.lay import lay, take_up
from donjon.games.terres_du_centre.position import Position

from .scene import GAME
from .test_games import GAMES


def layings(name: str) -> list[Position]:
    """The positions of a recorded game in which a card is in hand to be laid."""
    found = [state.copy() for state in GAME.replay(GAMES[name]["record"])]
    return [state for state in found if isinstance(state, Position) and state.phase == LAYING]


@pytest.mark.parametrize("name", GAMES)
def test_places_weigh_what_the_positions_after_them_are_worth(name: str) -> None:
    for state in layings(name):
        actions = state.actions()
        worth = vec[float]([0.0] * len(actions))
        judge.try_lays(state, vec[i64](actions), len(actions), worth)
        for action, told in zip(actions[::7], list(worth)[::7], strict=True):
            after = state.copy()
            after.apply(action)
            assert told == after.estimate(int(state.actor))


@pytest.mark.parametrize("name", GAMES)
def test_a_card_taken_up_leaves_everything_as_it_was(name: str) -> None:
    for state in layings(name):
        trial = state.copy()
        assert isinstance(trial, Position)
        for action in state.actions()[::7]:
            turns, square = divmod(action - PUT, SQUARES)
            lay(trial, turns, square & WRAP)
            assert trial.digest() != state.digest()
            take_up(trial, state, square & WRAP)
            assert trial.digest() == state.digest()
