"""Refusals: an illegal action names itself, the actor and the rule, and changes nothing."""

from collections.abc import Callable
from functools import partial

import pytest

import donjon

from .scene import GAME, Scene, scene

SETUP = partial(lambda **given: Scene(GAME.new(2, {"start_player": "0", **given})))


def move(**given: object) -> Scene:
    return scene(**{"phase": "move", **given})


CASES: dict[str, tuple[str, str, Callable[[], Scene]]] = {
    "a flag before the draw": ("TT-2.4", "flag C3", lambda: Scene(GAME.new(2))),
    "a seat that is not there": ("TT-2.4", "first 3", lambda: Scene(GAME.new(2))),
    "a second draw": ("TT-2.4", "first 0", scene),
    "a cube before the flags stand": ("TT-2.5", "take C3", SETUP),
    "a flag on foreign ground": ("TT-2.5", "flag C8", SETUP),
    "a flag on an unused square": ("TT-2.1", "flag A1", SETUP),
    "placing while taking": ("TT-3.1", "place A1", scene),
    "moving while taking": ("TT-3.1", "step A1 e", scene),
    "taking while moving": ("TT-3.1", "take A1", move),
    "taking while placing": ("TT-3.1", "take A1", lambda: scene().play("take A2", "end")),
    "taking outside": ("TT-2.1", "take A1", partial(scene, seats=2)),
    "placing outside": ("TT-2.1", "place A1", lambda: scene(seats=2).play("take C3", "end")),
    "coming back outside": ("TT-2.1", "flag A1", partial(move, seats=2)),
    "an empty square": ("TT-4.1", "take A1", partial(scene, heights={"A1": 0})),
    "a fourth cube": ("TT-4.2", "take A4", lambda: scene().play("take A1", "take A2", "take A3")),
    "a second foreign cube": ("TT-4.4", "take J2", lambda: scene().play("take J1")),
    "an enclosed stack": ("TT-4.5", "take G4", scene),
    "building on a tower": ("TT-4.10", "place A1", lambda: scene(flags={"blue": ["A1"]}).play("take A2", "end")),
    "keeping a cube": ("TT-4.11", "end", lambda: scene().play("take A2", "end")),
    "no flag there": ("TT-4.20", "step A1 e", move),
    "two levels": ("TT-4.21", "step A1 e", partial(move, heights={"B1": 3}, flags={"blue": ["A1"]})),
    "coming back inside": ("TT-4.23", "flag B2", move),
    "coming back to a foreign border": ("R8", "flag J1", partial(move, options={"reentry": "own_border"})),
    "coming back to a high border": (
        "R8",
        "flag A3",
        partial(move, heights={"A3": 2}, options={"reentry": "own_border_h1"}),
    ),
    "coming back onto a flag": (
        "TT-4.23",
        "flag A1",
        partial(move, flags={"red": ["A1"]}, options={"reentry": "own_border"}),
    ),
    "a capture too high": (
        "TT-5.1",
        "step A1 e",
        partial(move, heights={"B1": 3}, flags={"blue": ["A1"], "red": ["B1"]}),
    ),
    "a sixth attack": (
        "TT-5.6",
        "step E1 e",
        partial(move, flags={"blue": ["E1"], "yellow": ["F1"]}, attacks={"blue": 5}),
    ),
    "too dear": ("TT-4.24", "step A1 e", partial(move, flags={"blue": ["A1"], "red": ["B1"]}, movement=1)),
    "a capture in closed Burgenland": (
        "TT-9.1",
        "step A1 e",
        partial(move, flags={"blue": ["A1"], "red": ["B1"]}, options={"burgenland": True}),
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_refusal_names_the_rule(case: str) -> None:
    rule, text, given = CASES[case]
    s = given()
    refusal = s.refused(text)
    assert (refusal.rule, refusal.text, refusal.actor) == (rule, text, s.state.actor)


def test_nothing_is_played_after_the_end() -> None:
    s = scene(seats=2, options={"max_rounds": 1}).pass_turn().pass_turn()
    assert s.refused("end").rule == "TT-8.5"
    assert s.refused("end").actor == donjon.OVER
