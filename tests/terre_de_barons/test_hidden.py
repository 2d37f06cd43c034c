"""Section 9: only unplayed personal cards are secret."""

import json
from typing import Any

import pytest
from librt.random import Random

import donjon
from donjon.core.journal import Journal

from .scene import GAME, Scene, scene


def dealt(seats: int = 2) -> Scene:
    """Everybody holds a card: blue 19, yellow 20, red 21, green 22."""
    numbers = dict(zip(["blue", "yellow", "red", "green"], [19, 20, 21, 22], strict=True))
    return scene(seats=seats, card={c: numbers[c] for c in list(numbers)[:seats]}, mountains=[2, 5])


def cards(s: Scene, seat: int | None) -> list[tuple[str, int | None]]:
    players = GAME.view(s.state, seat)["players"]
    return [(player["card"]["state"], player["card"]["number"]) for player in players]


def test_S9_each_owner_sees_his_own_card() -> None:
    s = dealt(3)
    assert cards(s, 0) == [("held", 19), ("held", None), ("held", None)]
    assert cards(s, 2) == [("held", None), ("held", None), ("held", 21)]
    assert cards(s, None) == [("held", None)] * 3


def test_TB_4_9_after_the_treasury_the_number_stays_secret() -> None:
    s = dealt().play("treasury 6")
    assert cards(s, 0) == [("spent", 19), ("held", None)]
    assert cards(s, 1) == [("spent", None), ("held", 20)]
    assert cards(s, None) == [("spent", None), ("held", None)]


def test_TB_4_4_after_a_ride_the_number_is_public() -> None:
    s = dealt().play("ride baron")
    assert cards(s, 1) == [("played", 19), ("held", 20)]
    assert cards(s, None) == [("played", 19), ("held", None)]


def test_S9_everything_else_is_public() -> None:
    s = scene(baron={"blue": 19}, troops={"blue": {19: 4}, "yellow": {21: 1}}, keeps={"yellow": [25]}, card={"blue": 7})

    def without_cards(seat: int | None) -> dict[str, Any]:
        view = GAME.view(s.state, seat)
        for player in view["players"]:
            del player["card"]
        del view["you"]
        return view

    assert without_cards(0) == without_cards(1) == without_cards(None)
    blue = without_cards(None)["players"][0]
    assert blue["troops"] == {"board": 4, "reserve": 26, "discard": 0}
    assert without_cards(None)["die"] == 4


@pytest.mark.parametrize("seat", [0, 1, 2, -1])
def test_S9_what_a_seat_sees_does_not_depend_on_the_cards_of_others(seat: int) -> None:
    s = dealt(3)
    reader = None if seat < 0 else seat
    seen = json.dumps([GAME.view(s.state, reader), [c.document() for c in GAME.choices(s.state, seat)]])
    numbers = set()
    for seed in range(40):
        other = s.state.copy()
        other.redraw(seat, Random(seed))
        document = GAME.dump(other)
        drawn = [house["card"]["number"] for house in document["houses"]]
        assert len(set(drawn)) == 3
        assert not {2, 5} & set(drawn), "never a mountain's card"
        if reader is not None:
            assert drawn[reader] == [19, 20, 21][reader]
        numbers.update(drawn)
        assert seen == json.dumps([GAME.view(other, reader), [c.document() for c in GAME.choices(other, seat)]])
    assert len(numbers) > 25, "any of the cards not seen"


def test_S9_redrawing_keeps_what_is_known_to_be_gone() -> None:
    s = dealt().play("ride baron", "end turn", "roll 1")
    for seed in range(60):
        other = s.state.copy()
        other.redraw(1, Random(seed))
        numbers = [house["card"]["number"] for house in GAME.dump(other)["houses"]]
        assert numbers == [19, 20]
    for seed in range(200):  # the public does not know yellow's card, but it is not the one blue has shown
        other = s.state.copy()
        other.redraw(-1, Random(seed))
        numbers = [house["card"]["number"] for house in GAME.dump(other)["houses"]]
        assert numbers[0] == 19
        assert numbers[1] not in (19, 2, 5)


def test_S9_a_card_spent_on_the_treasury_is_redrawn_for_the_others() -> None:
    s = dealt().play("treasury 6")
    seen = set()
    for seed in range(60):
        other = s.state.copy()
        other.redraw(1, Random(seed))
        numbers = [house["card"]["number"] for house in GAME.dump(other)["houses"]]
        assert numbers[1] == 20 != numbers[0]
        seen.add(numbers[0])
    assert len(seen) > 15


def test_TB_2_5_the_deal_is_whispered() -> None:
    s = Scene(GAME.new(2))
    s.play(*["lay 1"] * 9, *["lay 2"] * 9, *["lay 3"] * 9, *["lay 4"] * 10)
    s.play(*(f"draw {tile}" for tile in range(1, 11)), "seat 0", "colour blue")
    deal = GAME.parse(s.state, "draw 30")
    assert [GAME.mask(s.state, deal, seat) for seat in (0, 1, None)] == ["draw 30", None, None]
    s.state.journal = Journal()
    s.state.play(deal)
    (event,) = s.state.journal.take()
    assert event.kind == "deal"
    assert event.seen_by(0)["number"] == 30
    assert "number" not in event.seen_by(1)
    assert "number" not in event.seen_by(None)
    # The second card is for the second seat.
    assert [GAME.mask(s.state, GAME.parse(s.state, "draw 31"), seat) for seat in (0, 1)] == [None, "draw 31"]


def test_S9_the_log_of_a_treasury_names_no_card() -> None:
    s = dealt()
    s.state.journal = Journal()
    s.state.play(GAME.parse(s.state, "treasury 3"))
    (event,) = s.state.journal.take()
    assert event.seen_by(0) == event.seen_by(None) == {"die": 3}


def test_S9_choices_are_only_for_whoever_decides() -> None:
    s = dealt()
    assert GAME.choices(s.state, 1) == []
    assert {choice.text for choice in GAME.choices(s.state, 0)} == s.legal()
    s.play("end turn")
    assert s.state.actor == donjon.CHANCE
    assert GAME.choices(s.state, 0) == GAME.choices(s.state, 1) == []
