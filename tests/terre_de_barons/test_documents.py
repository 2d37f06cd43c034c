"""Position documents: exact inverse of the position, and a refusal with a place for everything else."""

import copy
from collections.abc import Iterator
from typing import Any

import pytest
from librt.random import Random

import donjon

from .scene import GAME, Scene, assert_invariants, document_of, scene

Path = tuple[str | int, ...]


def marching(phase: str, **more: Any) -> dict[str, Any]:
    """A document in the middle of an order from 19."""
    given: dict[str, Any] = {"baron": {"blue": 19}, "troops": {"blue": {19: 3, 21: 2}}}
    return document_of(**{**given, **more}, phase=phase)


def asked() -> dict[str, Any]:
    """A document waiting for the choice of a capture on 21."""
    s = scene(baron={"blue": 19}, troops={"blue": {19: 13}}, keeps={"yellow": [21]}, options={"capture_optional": True})
    return s.play("disperse 19", *["send 21"] * 12).document


def setting_up(drawn: int) -> dict[str, Any]:
    """The document after so many decisions of a set-up for three."""
    state = GAME.new(3)
    rng, out = Random(5), state.buffer()
    for _ in range(drawn):
        state.apply(state.draw(rng, out))
    return GAME.dump(state)


# One of every phase: a set-up for three is 37 tiles, 4 mountains, 9 officers, 2 seats, 2 colours, 3 cards.
PHASES = {
    "lay": setting_up(5),
    "mountains": setting_up(39),
    "officers": setting_up(45),
    "seating": setting_up(51),
    "colour": setting_up(53),
    "deal": setting_up(55),
    "roll": setting_up(57),
    "start": document_of(card={"blue": 4}, keeps={"yellow": [12]}, troops={"blue": {12: 2}}, mountains=[7, 30]),
    "second": scene(baron={"blue": 19, "yellow": 20}, troops={"blue": {13: 2}}).play("baron 20").document,
    "send": scene(baron={"blue": 19}, troops={"blue": {19: 6}}, keeps={"yellow": [21]})
    .play("disperse 19", *["send 21"] * 4)
    .document,
    "pull": marching("pull"),
    "capture": asked(),
    "over": scene(baron={"blue": 19}, troops={"blue": {19: 3}}, values={19: 4}, options={"goal": 4})
    .play("build")
    .document,
}


@pytest.mark.parametrize("phase", PHASES)
def test_load_is_the_inverse_of_dump_in_every_phase(phase: str) -> None:
    document = PHASES[phase]
    assert document["phase"] == phase
    state = GAME.load(document)
    assert GAME.dump(state) == {**document, "rules": GAME.rules, "options": GAME.dump(state)["options"]}
    assert GAME.load(GAME.dump(state)).digest() == state.digest()


@pytest.mark.parametrize("phase", PHASES)
def test_a_loaded_position_plays_on_like_the_original(phase: str) -> None:
    one, two = GAME.load(PHASES[phase]), GAME.load(copy.deepcopy(PHASES[phase]))
    rng, out = Random(2), one.buffer()
    for _ in range(60):
        if one.actor == donjon.OVER:
            break
        action = one.draw(rng, out)
        one.play(action)
        two.play(action)
        assert_invariants(one)
        two = GAME.load(GAME.dump(two))
    assert one.digest() == two.digest()


def refusal(document: object) -> donjon.BadDocument:
    with pytest.raises(donjon.BadDocument) as bad:
        GAME.load(document)
    assert str(bad.value).startswith(bad.value.where or "document")
    return bad.value


def changed(document: dict[str, Any], path: Path, value: Any) -> dict[str, Any]:
    """A copy with the field at `path` replaced."""
    document = copy.deepcopy(document)
    inner: Any = document
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return document


# Positions that break an invariant.

FULL: dict[str, Any] = {
    "keeps": {"blue": [19]},
    "baron": {"blue": 19},
    "troops": {"blue": {19: 2}, "yellow": {1: 2}},
    "mountains": [7],
}

BROKEN: dict[str, tuple[str, dict[str, Any]]] = {
    "31 troops": ("houses", changed(document_of(**FULL), ("houses", 0, "reserve"), 26)),
    "29 troops": ("houses", changed(document_of(**FULL), ("houses", 0, "reserve"), 24)),
    "11 keeps": ("houses", changed(document_of(**FULL), ("houses", 1, "keeps"), 9)),
    "builders missing": ("houses", document_of(keeps={"blue": [19]}, discard={"blue": 2})),
    "a keep on a mountain": ("keeps", document_of(keeps={"blue": [7]}, mountains=[7])),
    "troops on a mountain": ("troops", document_of(troops={"blue": {7: 1}}, mountains=[7])),
    "a baron on a mountain": ("houses", document_of(baron={"blue": 7}, mountains=[7])),
    "a knight on a mountain": ("houses", document_of(knights={"blue": [7]}, mountains=[7])),
    "a mountain too many": ("tiles", document_of(mountains=[7], options={"mountains": 0})),
    "ten ones": ("tiles", changed(document_of(), ("tiles", 0), 1)),
    "two barons on a tile": ("houses", document_of(baron={"blue": 19, "yellow": 19})),
    "two keeps on a tile": ("keeps[1].tile", document_of(keeps={"blue": [19], "yellow": [19]})),
    "keeps side by side": ("keeps", document_of(keeps={"blue": [19], "yellow": [20]})),
    "two colours of troops": ("troops[1].tile", document_of(troops={"blue": {19: 1}, "yellow": {19: 1}})),
    "a siege of three": ("troops", document_of(keeps={"blue": [19]}, troops={"yellow": {19: 3}})),
    "an empty stack": ("troops[0]", document_of(troops={"blue": {19: 0}})),
    "the same card twice": ("houses", document_of(card={"blue": 5, "yellow": 5})),
    "a mountain's card": ("houses", document_of(card={"blue": 7}, mountains=[7])),
    "a colour twice": ("colours", document_of(colours=["blue", "blue"])),
    "a colour not in play": ("colours[1]", document_of(colours=["blue", "red"])),
    "a seat twice": ("turn_order", document_of(turn_order=[1, 1])),
    "a house twice": ("houses", document_of(houses=[document_of()["houses"][0]] * 2)),
    "an officer nowhere": ("houses", changed(document_of(), ("houses", 0, "officers", 1), None)),
    "the goal reached": ("phase", document_of(keeps={"blue": [1]}, values={1: 4}, options={"goal": 4})),
    "five troops": ("phase", document_of(discard={"blue": 25})),
    # The turn.
    "no die": ("die", document_of(die=0)),
    "a die before the roll": ("die", changed(document_of(phase="roll"), ("die",), 3)),
    "the second action first": ("done", document_of(phase="second")),
    "an action before the first": ("done", document_of(done=1, first="move")),
    "a first action of no kind": ("first", document_of(phase="second", done=1)),
    "a bonus spent on nothing": ("bonus_spent", document_of(bonus_spent=True)),
    "a second order for nothing": ("bonus_spent", marching("send", done=1, first="order")),
    "a second order with a low die": (
        "bonus_spent",
        marching("send", done=1, first="order", bonus_spent=True, die=3),
    ),
    "a pause alone": ("paused", document_of(phase="second", done=1, first="move", paused=True)),
    "a pause before any move": ("paused", document_of(baron={"blue": 19, "yellow": 19}, paused=True)),
    "a pause after an order": (
        "paused",
        document_of(baron={"blue": 19, "yellow": 19}, paused=True, phase="second", done=1, first="order"),
    ),
    "a pause without an exit": (
        "phase",
        document_of(
            baron={"blue": 1, "yellow": 1}, mountains=[2, 5, 6], paused=True, phase="second", done=1, first="move"
        ),
    ),
    "moved before any order": ("troops", document_of(moved={"blue": {19: 1}})),
    "an enemy that moved": ("troops", marching("send", moved={"yellow": {30: 1}})),
    "the wrong actor": ("actor", document_of(actor=1)),
    "an actor that is a fraction": ("actor", document_of(actor=0.0)),
    "an actor that is a boolean": ("actor", document_of(actor=False)),
    "more turns than allowed": ("turns", document_of(turns=40, options={"max_turns": 40})),
    # The order.
    "no order": ("order", marching("send", order=None)),
    "an order at rest": ("order", document_of(order={"tile": 19, "steps": 0, "fallen": [], "asked": None})),
    "a tile that cannot command": (
        "order.tile",
        marching("send", order={"tile": 21, "steps": 0, "fallen": [], "asked": None}),
    ),
    "a blocked command tile": ("order.tile", marching("send", knights={"yellow": [19]})),
    "nobody to send": ("order", marching("send", troops={"blue": {21: 2}})),
    "nobody to call": ("order", marching("pull", troops={"blue": {19: 2}})),
    "arrivals that are not there": (
        "order.fallen",
        marching("send", order={"tile": 19, "steps": 9, "fallen": [{"tile": 20, "arrivals": 8}], "asked": None}),
    ),
    "a fall beside the keep": (
        "order.fallen",
        marching(
            "send",
            keeps={"yellow": [13]},
            order={"tile": 19, "steps": 9, "fallen": [{"tile": 13, "arrivals": 0}], "asked": None},
        ),
    ),
    "a fall told twice": (
        "order.fallen[1].tile",
        marching("send", order={"tile": 19, "steps": 3, "fallen": [{"tile": 20, "arrivals": 0}] * 2, "asked": None}),
    ),
    "a capture out of phase": (
        "order.asked",
        marching("send", order={"tile": 19, "steps": 0, "fallen": [], "asked": 21}),
    ),
    "a capture nobody is asked about": ("order.asked", changed(asked(), ("order", "asked"), None)),
    "a capture elsewhere": ("order.asked", changed(asked(), ("order", "asked"), 20)),
    "a capture not optional": ("order.asked", changed(asked(), ("options", "capture_optional"), False)),
    # The end.
    "an end without a reason": ("ending", document_of(phase="over", actor="over", ending="points")),
    "an end by troops": ("ending", document_of(phase="over", actor="over", ending="troops")),
    "an end by a cap there is not": ("ending", document_of(phase="over", actor="over", ending="cap")),
    "over without an ending": ("ending", document_of(phase="over", actor="over")),
    "an ending in mid game": ("ending", document_of(ending="points")),
    # The set-up.
    "tiles laid out of turn": ("tiles[20]", changed(PHASES["lay"], ("tiles", 20), 2)),
    "a tile missing": ("tiles[3]", changed(document_of(), ("tiles", 3), None)),
    "37 tiles, still laying": ("drawn", changed(PHASES["lay"], ("drawn",), 37)),
    "four mountains, still raising": ("drawn", changed(PHASES["mountains"], ("drawn",), 4)),
    "all officers, still posting": ("drawn", changed(PHASES["officers"], ("drawn",), 9)),
    "officers out of turn": ("houses", changed(PHASES["officers"], ("drawn",), 6)),
    "an officer too early": ("houses", changed(PHASES["mountains"], ("houses", 0, "officers", 0), 1)),
    "all seated, still seating": ("drawn", changed(PHASES["seating"], ("drawn",), 2)),
    "all coloured, still choosing": ("drawn", changed(PHASES["colour"], ("drawn",), 3)),
    "a colour out of turn": ("colours", changed(PHASES["colour"], ("colours",), ["blue", "red", "yellow"])),
    "all dealt, still dealing": ("drawn", changed(PHASES["deal"], ("drawn",), 3)),
    "a deal without cards": ("phase", changed(PHASES["deal"], ("options",), {"personal_cards": 0})),
    "draws in mid game": ("drawn", document_of(drawn=1)),
    "a pause in the set-up": ("paused", changed(PHASES["lay"], ("paused",), True)),
    "turns in the set-up": ("turns", changed(PHASES["officers"], ("turns",), 3)),
    "somebody playing in the set-up": ("playing", changed(PHASES["officers"], ("playing",), 1)),
    "a keep in the set-up": ("houses", changed(PHASES["deal"], ("keeps",), [{"tile": 19, "colour": "blue"}])),
    # Options and fields.
    "a wrong option": ("options.knights", changed(document_of(), ("options",), {"knights": 9})),
    "an unknown option": ("options.lava", changed(document_of(), ("options",), {"lava": 9})),
    "five seats": ("seats", document_of(seats=2) | {"seats": 5}),
    "another game": ("game", changed(document_of(), ("game",), "barony")),
    "an unknown field": ("weather", document_of() | {"weather": "fine"}),
    "an unknown field of a house": ("houses[1].gold", changed(document_of(), ("houses", 1, "gold"), 3)),
    "an unknown field of a keep": ("keeps[0].height", changed(document_of(**FULL), ("keeps", 0, "height"), 3)),
    "an unknown field of a stack": ("troops[1].mood", changed(document_of(**FULL), ("troops", 1, "mood"), 3)),
    "an unknown field of a card": ("houses[0].card.suit", changed(document_of(), ("houses", 0, "card", "suit"), 1)),
    "an unknown field of the order": ("order.loud", changed(marching("send"), ("order", "loud"), True)),
    "36 tiles": ("tiles", document_of(tiles=[1] * 36)),
    "a tile of five points": ("tiles[3]", changed(document_of(), ("tiles", 3), 5)),
    "tile 38": ("houses[0].officers[0]", changed(document_of(), ("houses", 0, "officers", 0), 38)),
    "three knights": ("houses[0].officers", changed(document_of(), ("houses", 0, "officers"), [1, 2, 3, 4])),
    "a card without a number": ("houses[0].card.number", changed(document_of(), ("houses", 0, "card", "number"), None)),
    "a fraction": ("die", changed(document_of(), ("die",), 2.0)),
    "a boolean": ("turns", document_of(turns=True)),
    "a null": ("paused", document_of(paused=None)),
}


@pytest.mark.parametrize(("where", "document"), BROKEN.values(), ids=BROKEN)
def test_TB_1_8_impossible_positions_are_refused_by_field(where: str, document: dict[str, Any]) -> None:
    assert refusal(document).where == where


@pytest.mark.parametrize("document", [None, 3, "start", [], True, 1.5])
def test_a_document_is_an_object(document: object) -> None:
    assert refusal(document).where == ""


@pytest.mark.parametrize("field", [field for field in document_of() if field != "drawn"])
def test_every_field_is_needed(field: str) -> None:
    document = document_of()
    del document[field]
    assert refusal(document).where == field


# Every field of a valid document deleted, or replaced by something of another kind.

OTHERS: list[Any] = [None, True, 0, -1, 3, 38, 10**30, 1.5, "", "blue", [], [1], {}, {"tile": 1}]


def fields(inner: Any, path: Path = ()) -> Iterator[Path]:
    """Paths of all fields and items, outermost first; of long lists the first and the last."""
    if isinstance(inner, dict):
        steps: list[str | int] = list(inner)
    else:
        steps = sorted({0, len(inner) - 1}) if isinstance(inner, list) and inner else []
    for step in steps:
        yield (*path, step)
        yield from fields(inner[step], (*path, step))


def deleted(document: dict[str, Any], path: Path) -> dict[str, Any]:
    document = copy.deepcopy(document)
    inner: Any = document
    for step in path[:-1]:
        inner = inner[step]
    del inner[path[-1]]
    return document


@pytest.mark.parametrize("phase", PHASES)
def test_a_document_with_anything_replaced_is_refused_or_is_a_position(phase: str) -> None:
    whole = PHASES[phase]
    refused = 0
    for path in fields(whole):
        for document in [deleted(whole, path), *(changed(whole, path, value) for value in OTHERS)]:
            try:
                state = GAME.load(document)
            except donjon.BadDocument:
                refused += 1
                continue
            # What is accepted is a whole position: it plays on and comes back.
            assert_invariants(state)
            assert GAME.load(GAME.dump(state)).digest() == state.digest()
            if state.actor != donjon.OVER:
                Scene(state).play(GAME.text(state, state.actions()[-1]))
    assert refused > 300
