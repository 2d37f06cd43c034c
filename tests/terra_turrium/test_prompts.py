"""What is asked and foretold is what the options at the table really allow."""

from typing import Any

import pytest

from donjon.messages import LANGUAGES, knows

from .scene import GAME, Scene, scene


def asked(s: Scene) -> str:
    """The kind of prompt, known in every language with its second line."""
    key = str(GAME.view(s.state, None)["prompt"]["key"])
    for language in LANGUAGES:
        assert knows(key, language)
        assert knows(key.replace("prompt-", "help-", 1), language)
    return key.removeprefix("prompt-terra-turrium-")


def effects(s: Scene, kind: str) -> dict[str, str]:
    """What each choice of that kind would do."""
    offered = [choice for choice in GAME.choices(s.state, s.state.actor) if choice.kind == kind and choice.effect]
    return {choice.text: choice.effect.key.removeprefix("effect-terra-turrium-") for choice in offered if choice.effect}


@pytest.mark.parametrize(
    ("rule", "prompt", "effect"),
    [
        ("total", "take", "foreign-cube"),
        ("per_territory", "take-territory", "foreign-cube-territory"),
        ("per_opponent", "take-opponent", "foreign-cube-opponent"),
    ],
)
def test_TT_4_4_R3_what_a_foreign_cube_is_counted_by(rule: str, prompt: str, effect: str) -> None:
    s = scene(options={"enemy_take": rule})
    assert (asked(s), effects(s, "take")["take J1"]) == (prompt, effect)
    assert "take A1" not in effects(s, "take")


def test_R3_the_unoccupied_quarter_is_nobodys() -> None:
    s = scene(seats=3, options={"enemy_take": "per_opponent"})
    taken = effects(s, "take")
    assert (taken["take I2"], taken["take B9"]) == ("foreign-cube-opponent", "foreign-cube-territory")


def test_R6_a_cube_that_must_be_taken() -> None:
    s = scene(options={"min_take": 1})
    assert asked(s) == "take-must"
    assert asked(s.play("take A1")) == "take"
    assert asked(scene(bare={"J10": 1}, playing="blue", flags={"red": ["J10"]}, options={"min_take": 1})) == "take"


@pytest.mark.parametrize(
    ("options", "prompt"), [({}, "place"), ({"put_back": False}, "place-some"), ({"max_height": 6}, "place-some")]
)
def test_R9_where_a_cube_may_not_go_everywhere(options: dict[str, Any], prompt: str) -> None:
    assert asked(scene(options=options).play("take A1", "end")) == prompt


@pytest.mark.parametrize(
    ("options", "points", "prompt", "reserve"),
    [
        ({}, 5, "move", 6),
        ({"reentry": "own_border"}, 5, "move-border", 6),
        ({"reentry_cost": 2}, 1, "move", 0),
        ({}, 0, "move-done", 6),
        ({"reentry_cost": 0}, 0, "move", 6),
    ],
)
def test_TT_4_23_R8_where_the_reserve_may_come_back(
    options: dict[str, Any], points: int, prompt: str, reserve: int
) -> None:
    s = scene(phase="move", movement=points, options=options)
    assert (asked(s), GAME.view(s.state, None)["prompt"]["args"]["reserve"]) == (prompt, reserve)
    assert bool(s.legal("flag")) is (reserve > 0 and prompt != "move-done")


def test_TT_5_5_what_a_capture_would_count_as() -> None:
    s = scene(
        bare={"E2": 2, "D2": 2, "F2": 2, "G2": 2},
        flags={"blue": ["E2"], "yellow": ["D2", "F2", "G2"]},
        phase="move",
    )
    assert effects(s, "capture") == {"step E2 e": "attack", "step E2 w": "defence"}
    assert effects(s.play("step E2 e"), "capture") == {"step F2 e": "attack-same"}
    turned = scene(
        bare={"E2": 2, "F2": 2, "G2": 2},
        flags={"blue": ["E2"], "yellow": ["F2", "G2"]},
        phase="move",
        open=True,
        options={"burgenland": True, "bl_count": "per_turn"},
    )
    assert effects(turned, "capture") == {"step E2 e": "capture-counted"}
    assert effects(turned.play("step E2 e"), "capture") == {"step F2 e": "capture-free"}
