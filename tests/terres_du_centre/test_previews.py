"""What is foretold is what then happens, and what is counted stops with the game."""

import pytest

import donjon
from donjon.core.game import Choice

from .scene import GAME, scene
from .test_games import GAMES

EVERY = 5  # decisions of a recorded game


def points(state: donjon.State, reader: int) -> dict[str, int]:
    """Everybody's points by house, as that seat sees them."""
    return {player["house"]: player["points"] for player in GAME.view(state, reader)["players"]}


@pytest.mark.parametrize("name", GAMES)
def test_an_effect_is_what_the_points_become(name: str) -> None:
    """Points as the player sees them: with his own seal, without those of others."""
    told = 0
    for state in list(GAME.replay(GAMES[name]["record"]))[::EVERY]:
        seat = int(state.actor)
        if seat < 0:
            continue
        before = points(state, seat)
        for choice in GAME.choices(state, seat)[:: 1 + len(state.actions()) // 12]:
            after = state.copy()
            after.apply(choice.action)
            if after.actor != donjon.OVER:
                check_effect(choice, before, points(after, seat))
                told += choice.effect is not None
    assert told > 0


def check_effect(choice: Choice, before: dict[str, int], after: dict[str, int]) -> None:
    changed = {house for house in before if before[house] != after[house]}
    if choice.effect is None:
        assert not changed
        return
    args = choice.effect.args
    if choice.kind == "seal":
        assert sum(after.values()) - sum(before.values()) == args["size"]
        return
    house = str(args["house"])
    assert (args["before"], args["after"]) == (before[house], after[house])
    assert ("rival" in args) == bool(changed - {house})
    if "rival" in args:
        rival = str(args["rival"])
        assert (args["rival_before"], args["rival_after"]) == (before[rival], after[rival])
        assert all(abs(after[rival] - before[rival]) >= abs(after[one] - before[one]) for one in changed - {house})


def test_TC_11_2_an_effect_counts_ones_own_sealed_fief_twice() -> None:
    s = scene("WWW/GGG", keeps={"E1": (0, 0)}, sealed={"E": 1}, hands={0: ["WWWG"]}).play("take WWWG")
    effects = {choice.text: choice.effect for choice in GAME.choices(s.state, 0)}
    told = effects["put 3,0"]
    assert told is not None
    assert (told.args["before"], told.args["after"]) == (6, 12)


def test_TC_11_1_turns_are_counted_up_to_the_last() -> None:
    for played in GAMES.values():
        *states, last = GAME.replay(played["record"])
        turns = [GAME.turn(state) for state in states]
        assert turns == sorted(turns)
        assert GAME.turn(last) == turns[-1] == GAME.dump(last)["turns"]
