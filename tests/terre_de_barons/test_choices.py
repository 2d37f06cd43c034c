"""What a choice says beforehand is what then happens."""

import pytest

from .scene import GAME, Scene, scene


def foretold(s: Scene, text: str) -> str | None:
    """The kind of effect a choice announces."""
    (choice,) = (choice for choice in GAME.choices(s.state, s.state.actor) if choice.text == text)
    return choice.effect.key.removeprefix("effect-terre-de-barons-") if choice.effect else None


def besieging(**options: object) -> Scene:
    """A dispersion of thirteen from 19 onto the undefended yellow keep of 21; blue has a keep elsewhere."""
    s = scene(
        baron={"blue": 19},
        troops={"blue": {19: 13}},
        keeps={"blue": [1], "yellow": [21]},
        values={1: 1, 21: 1},
        options=options,
    )
    return s.play("disperse 19")


@pytest.mark.parametrize(("optional", "last"), [(False, "capture"), (True, "capture-offered")])
def test_TB_6_4_a_capture_is_foretold_from_the_fall_on(optional: bool, last: str) -> None:
    s = besieging(capture_optional=optional)
    told = []
    for _ in range(12):
        told.append(foretold(s, "send 21"))
        s.play("send 21")
    assert told == ["siege", "siege", "fall", *["capture-in"] * 8, last]
    assert (s.keep(21), s.phase) == ((None, "capture") if optional else ("blue", "send"))


def test_TB_6_4_no_capture_is_foretold_without_a_keep_in_reserve() -> None:
    s = besieging(keeps=1)
    told = []
    for _ in range(12):
        told.append(foretold(s, "send 21"))
        s.play("send 21")
    assert told == ["siege", "siege", "fall", *[None] * 9]
    assert s.keep(21) is None


def test_TB_3_3_a_walk_says_that_it_takes_the_bonus() -> None:
    s = scene(baron={"blue": 16, "yellow": 22}, die=1)
    for first in ("knight1 36", "recruit 16"):
        second = s.after(first)
        for walk in sorted(s.legal("baron")):
            assert (foretold(s, walk) == "spends-bonus") is s.after(walk).document["bonus_spent"]
            assert foretold(second, walk) == foretold(s, walk)
    assert foretold(scene(baron={"blue": 19, "yellow": 20}), "baron 20") == "pause"
