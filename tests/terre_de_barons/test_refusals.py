"""Refusals: an illegal action names itself, the actor and the rule, and changes nothing."""

from collections.abc import Callable
from functools import partial

import pytest

import donjon

from .scene import GAME, Scene, scene

PLAIN = {"baron": {"blue": 19, "yellow": 22}, "troops": {"blue": {19: 2}}, "values": {19: 2}}


def at(*texts: str, **given: object) -> Scene:
    return scene(**{**PLAIN, **given}).play(*texts)


CASES: dict[str, tuple[str, str, Callable[[], Scene]]] = {
    # Out of phase.
    "a roll in mid turn": ("TB-3.5", "roll 3", partial(at)),
    "a decision before the roll": ("TB-3.5", "end turn", partial(scene, phase="roll")),
    "a step outside an order": ("TB-3.5", "send 20", partial(at)),
    "ending an order not begun": ("TB-3.5", "end order", partial(at)),
    "a move inside an order": ("TB-3.5", "baron 20", partial(at, "disperse 19")),
    "a call inside a dispersion": ("TB-3.5", "pull 20", partial(at, "disperse 19")),
    "a send inside a concentration": ("TB-3.5", "send 20", partial(at, "concentrate 19", troops={"blue": {21: 1}})),
    "a capture nobody offered": ("TB-3.5", "capture", partial(at)),
    "a colour in mid game": ("TB-3.5", "colour blue", partial(at)),
    # The turn.
    "a second order with a low die": ("TB-3.3", "recruit 19", partial(at, "recruit 19", die=3)),
    "a second order, bonus spent": ("TB-3.3", "disperse 19", partial(at, "recruit 19 die", die=6)),
    "a second order with the die": ("TB-3.3", "recruit 19 die", partial(at, "recruit 19", die=6)),
    "the die a second time": ("TB-3.3", "recruit 21 die", partial(at, "baron 21", die=3)),
    "walking in place": ("TB-3.4", "baron 19", partial(at)),
    "an order without a step": ("TB-3.4", "end order", partial(at, "disperse 19")),
    "a call for nobody": ("TB-3.4", "end order", partial(at, "concentrate 19", troops={"blue": {21: 1}})),
    # Officers.
    "a third knight": ("TB-1.5", "knight3 20", partial(at)),
    "a ride of a third knight": ("TB-1.5", "ride knight3", partial(at, card={"blue": 4})),
    "too far": ("TB-4.1", "baron 21", partial(at, die=6)),
    "onto a mountain": ("TB-4.1", "baron 20", partial(at, mountains=[20])),
    "too far, the bonus spent": ("TB-4.1", "knight1 26", partial(at, "baron 21", die=3)),
    "onto a baron with the second action": (
        "TB-4.2",
        "baron 20",
        partial(at, "recruit 19", baron={"blue": 19, "yellow": 20}),
    ),
    "a pause without an exit": (
        "TB-4.3",
        "baron 1",
        partial(scene, seats=4, baron={"blue": 11, "yellow": 1, "red": 5, "green": 6}, mountains=[2], die=3),
    ),
    "stopping during a pause": ("TB-4.3", "end turn", partial(at, "baron 20", baron={"blue": 19, "yellow": 20})),
    "a knight during a pause": ("TB-4.3", "knight1 36", partial(at, "baron 20", baron={"blue": 19, "yellow": 20})),
    "an order during a pause": ("TB-4.3", "recruit 20", partial(at, "baron 20", baron={"blue": 19, "yellow": 20})),
    "a knight's ride during a pause": (
        "TB-4.3",
        "ride knight1",
        partial(at, "baron 20", baron={"blue": 19, "yellow": 20}, card={"blue": 3}),
    ),
    "a ride without a card": ("TB-4.4", "ride baron", partial(at)),
    "a ride to where he stands": ("TB-4.4", "ride baron", partial(at, card={"blue": 19})),
    "a ride onto a third baron": (
        "TB-4.4",
        "ride baron",
        partial(at, "baron 20", seats=3, baron={"blue": 19, "yellow": 20, "red": 3}, card={"blue": 3}),
    ),
    "a treasury without a card": ("TB-4.9", "treasury 3", partial(at)),
    "a treasury too late": ("TB-4.9", "treasury 3", partial(at, "baron 20", card={"blue": 3})),
    # Command tiles.
    "no command tile": ("TB-4.5", "recruit 30", partial(at)),
    "a blocked command tile": ("TB-4.5", "recruit 19", partial(at, knights={"yellow": [19]})),
    "a keep alone recruits": ("TB-4.5", "recruit 30", partial(at, keeps={"blue": [30]})),
    "another's keep commands": ("TB-4.5", "disperse 30", partial(at, keeps={"yellow": [30]}, troops={"blue": {30: 2}})),
    "a knight in a melee recruits": (
        "TB-4.6",
        "recruit 30",
        partial(at, keeps={"blue": [30]}, knights={"blue": [30], "yellow": [30]}),
    ),
    "a knight in a melee dismantles": (
        "TB-4.6",
        "dismantle 30",
        partial(at, keeps={"blue": [30]}, knights={"blue": [30], "yellow": [30]}),
    ),
    "recruiting beside an enemy troop": ("TB-4.7", "recruit 19", partial(at, troops={"yellow": {19: 1}})),
    "building beside an enemy troop": ("TB-4.7", "build", partial(at, troops={"yellow": {19: 3}})),
    "dismantling beside an enemy troop": (
        "TB-4.7",
        "dismantle 19",
        partial(at, troops={"yellow": {19: 1}}, keeps={"blue": [19]}),
    ),
    # Orders.
    "an empty reserve": ("TB-4.10", "recruit 19", partial(at, troops={"blue": {19: 9}}, reserve={"blue": 0})),
    "recruiting on an enemy keep": ("TB-4.10", "recruit 19 die", partial(at, keeps={"yellow": [19]})),
    "two builders": ("TB-4.11", "build", partial(at)),
    "a keep beside": ("TB-4.11", "build", partial(at, troops={"blue": {19: 3}}, keeps={"yellow": [20]})),
    "no keep to dismantle": ("TB-4.12", "dismantle 19", partial(at)),
    "nobody to disperse": ("TB-4.13", "disperse 19", partial(at, troops={"blue": {21: 2}})),
    "nowhere to disperse": (
        "TB-4.13",
        "disperse 1",
        partial(at, baron={"blue": 1}, troops={"blue": {1: 2}}, mountains=[2, 5, 6]),
    ),
    "past an enemy": ("TB-4.13", "send 22", partial(at, "disperse 19", troops={"blue": {19: 2}, "yellow": {21: 1}})),
    "off the line": ("TB-4.13", "send 14", partial(at, "disperse 19")),
    "nobody to concentrate": ("TB-4.14", "concentrate 19", partial(at)),
    "a call past a knight": (
        "TB-4.14",
        "pull 22",
        partial(at, "concentrate 19", troops={"blue": {22: 1, 18: 1}}, knights={"yellow": [21]}),
    ),
    "dispersing what has moved": (
        "TB-4.15",
        "disperse 19",
        partial(at, "concentrate 19", "pull 21", troops={"blue": {21: 1}}, die=6),
    ),
    "calling what has moved": (
        "TB-4.15",
        "pull 19",
        partial(
            at,
            "concentrate 16",
            "pull 22",
            baron={"blue": 16},
            troops={"blue": {22: 1, 17: 1}},
            keeps={"yellow": [19]},
        ),
    ),
    "a game that is over": (
        "TB-7.1",
        "end turn",
        partial(at, "build", troops={"blue": {19: 3}}, options={"goal": 2}),
    ),
}


@pytest.mark.parametrize(("rule", "text", "position"), CASES.values(), ids=CASES)
def test_a_refusal_names_action_actor_and_rule(rule: str, text: str, position: Callable[[], Scene]) -> None:
    s = position()
    refusal = s.refused(text)
    assert refusal.text == text
    assert refusal.action == GAME.parse(s.state, text)
    assert refusal.actor == s.state.actor
    assert refusal.rule == rule
    assert text in str(refusal)
    assert rule in str(refusal)


LAID = ["lay 1"] * 9 + ["lay 2"] * 9 + ["lay 3"] * 9 + ["lay 4"] * 10
DRAWN = [f"draw {tile}" for tile in range(1, 11)]


@pytest.mark.parametrize(
    ("played", "text", "rule"),
    [
        (["lay 1"] * 9, "lay 1", "TB-1.4"),
        (["lay 1"] * 9, "draw 4", "TB-3.5"),
        ([*LAID, "draw 1"], "draw 1", "TB-2.1"),
        ([*LAID, *DRAWN[:5]], "draw 5", "TB-2.1"),
        ([*LAID, *DRAWN[:5]], "draw 1", "TB-2.1"),
        ([*LAID, *DRAWN], "seat 2", "TB-2.3"),
        ([*LAID, *DRAWN, "seat 1"], "colour red", "TB-2.2"),
        ([*LAID, *DRAWN, "seat 1"], "seat 0", "TB-3.5"),
        ([*LAID, *DRAWN, "seat 1", "colour blue"], "draw 1", "TB-2.5"),
        ([*LAID, *DRAWN, "seat 1", "colour blue", "draw 9"], "draw 9", "TB-2.5"),
    ],
)
def test_refusals_of_the_set_up(played: list[str], text: str, rule: str) -> None:
    assert Scene(GAME.new(2)).play(*played).refused(text).rule == rule


def test_TB_2_4_a_colour_already_taken() -> None:
    s = Scene(GAME.new(3)).play(*LAID, *DRAWN, "draw 11", "draw 12", "draw 13", "seat 0", "seat 1", "colour red")
    assert s.refused("colour red").rule == "TB-2.4"


def test_TB_3_5_nothing_but_yes_or_no_while_a_capture_is_asked() -> None:
    s = at(
        "disperse 19",
        *["send 21"] * 12,
        troops={"blue": {19: 13}},
        keeps={"yellow": [21]},
        options={"capture_optional": True},
    )
    assert s.refused("send 21").rule == "TB-3.5"
    assert s.refused("end order").rule == "TB-3.5"


@pytest.mark.parametrize("action", [-1, 477, 10**6])
def test_an_action_that_does_not_exist(action: int) -> None:
    s = at()
    before = s.state.digest()
    with pytest.raises(donjon.IllegalAction) as refusal:
        s.state.play(action)
    assert (refusal.value.action, refusal.value.actor) == (action, 0)
    assert s.state.digest() == before


def test_every_illegal_action_of_a_position_is_refused_with_a_rule() -> None:
    for s in (at(), at("baron 20"), at("disperse 19"), at("recruit 19"), scene(phase="roll"), Scene(GAME.new(4))):
        legal = set(s.state.actions())
        before = s.state.digest()
        for action in range(GAME.space):
            if action in legal:
                continue
            with pytest.raises(donjon.IllegalAction) as refusal:
                s.state.play(action)
            assert refusal.value.rule.startswith("TB-")
            assert refusal.value.text == GAME.text(s.state, action)
        assert s.state.digest() == before


@pytest.mark.parametrize(
    "text", ["", "send", "send 0", "send 38", "SEND 21", "send  21", "send 21 ", "knight4 3", "fly 3"]
)
def test_texts_that_are_no_action(text: str) -> None:
    s = at("disperse 19")
    before = s.state.digest()
    with pytest.raises(donjon.BadText):
        GAME.play(s.state, text)
    assert s.state.digest() == before


def test_a_record_with_an_illegal_action_in_the_middle() -> None:
    record = {
        "format": 1,
        "game": "terre-de-barons",
        "rules": 1,
        "seats": 2,
        "options": {},
        "actions": [*LAID, "lay 1"],
    }
    positions = GAME.replay(record)
    seen: list[str] = []
    with pytest.raises(donjon.BadRecord) as refusal:
        seen.extend(position.digest() for position in positions)
    assert refusal.value.ply == 37
    assert len(seen) <= 38
