"""Section 9: only unplayed personal cards are secret."""

import json
import random
from typing import Any

import pytest
from librt.random import Random

import donjon
from donjon.core.journal import Journal

from .scene import COLOURS, GAME, Scene, around, scene


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
        view = dict(GAME.view(s.state, seat))
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


# TB-4.3: a pause may tell that the baron's card leads off it.

CORNERED: dict[str, Any] = {
    "seats": 3,
    "die": 1,
    "mountains": [2, 5, 36, 37],
    "baron": {"blue": 12, "yellow": 6, "red": 1},
    "card": {"blue": 20, "yellow": 21, "red": 22},
}


def numbers_of(state: donjon.State) -> list[int]:
    return [house["card"]["number"] for house in GAME.dump(state)["houses"]]


def redrawn(state: donjon.State, seat: int, times: int) -> list[list[int]]:
    """The cards of everybody, imagined so many times."""
    found = []
    for seed in range(times):
        other = state.copy()
        other.redraw(seat, Random(seed))
        found.append(numbers_of(other))
    return found


@pytest.mark.parametrize("seat", [1, 2, -1])
def test_TB_4_3_whoever_sees_a_pause_that_only_a_ride_can_leave_imagines_a_card_that_does(seat: int) -> None:
    s = scene(**CORNERED).play("baron 1")
    assert s.legal() == {"ride baron"}
    for seed in range(120):
        other = s.state.copy()
        other.redraw(seat, Random(seed))
        GAME.check(other)
        assert other.actions() == s.state.actions()
        assert other.looks_like(s.state, seat, GAME.observation)
        assert GAME.dump(GAME.load(GAME.dump(other))) == GAME.dump(other)


def test_TB_4_3_the_baron_himself_learns_nothing_by_his_pause() -> None:
    s = scene(**CORNERED).play("baron 1")
    assert {1, 6, 12} <= {cards[1] for cards in redrawn(s.state, 0, 400)}


def test_TB_4_3_a_pause_that_a_walk_can_leave_tells_nothing() -> None:
    s = scene(**{**CORNERED, "baron": {"blue": 12, "yellow": 7, "red": 1}}).play("baron 1")
    assert {1, 7} <= {cards[0] for cards in redrawn(s.state, 2, 400)}
    assert redrawn(s.state, 1, 5) == redrawn(scene(**CORNERED).state, 1, 5)


def possible_cards(before: Scene, move: str, seat: int) -> set[int]:
    """The cards with which the player could have played that move, as far as the seat can tell: by trying them all."""
    document = before.document
    mine = COLOURS.index(before.playing)
    known = {document["houses"][seat]["card"]["number"]} if seat >= 0 else set()
    unseen = [tile for tile in range(1, 38) if document["tiles"][tile - 1] and tile not in known]
    found = set()
    for number in unseen:
        others = iter(tile for tile in unseen if tile != number)
        for colour, house in enumerate(document["houses"]):
            if colour != seat:
                house["card"]["number"] = number if colour == mine else next(others)
        if move in Scene(GAME.load(document)).legal():
            found.add(number)
    return found


def cornered(seed: int) -> tuple[Scene, str]:
    """Somewhere on the board: a baron's tile with only mountains and other barons around it, and blue's walk there."""
    rng = random.Random(seed)
    goal = rng.randint(1, 37)
    beside = rng.sample(around(goal), len(around(goal)))
    door, *mountains = beside
    barons = {"yellow": goal, "red": door}
    if rng.random() < 0.5:
        barons["green"] = mountains.pop()
    outside = [tile for tile in around(door) if tile not in {goal, *beside}]
    barons["blue"] = rng.choice(outside)
    free = [tile for tile in range(1, 38) if tile not in mountains]
    cards = rng.sample([tile for tile in free if tile not in barons.values()], len(barons))
    held = dict(zip(barons, cards, strict=True))
    s = scene(seats=len(barons), die=rng.randint(1, 4), mountains=mountains, baron=barons, card=held)
    assert s.after(f"baron {goal}").legal() == {"ride baron"}
    return s, f"baron {goal}"


@pytest.mark.parametrize(("seed", "seat"), [(1, 1), (2, 2), (3, -1), (4, 1), (5, 2), (6, -1)])
def test_TB_4_3_the_cards_imagined_are_those_with_which_the_pause_was_possible(seed: int, seat: int) -> None:
    s, move = cornered(seed)
    possible = possible_cards(s, move, seat)
    assert {cards[0] for cards in redrawn(s.after(move).state, seat, 500)} == possible
    assert possible < {cards[0] for cards in redrawn(s.state, seat, 500)}, "before it, any card not seen"


def test_TB_4_3_the_cards_imagined_are_as_likely_as_they_should_be() -> None:
    """To red: blue's card is none of 1 and 6, where barons stand, and yellow's any other; all pairs alike."""
    draws = 6000
    seen = redrawn(scene(**CORNERED).play("baron 1").state, 2, draws)
    unseen = set(range(1, 38)) - {2, 5, 36, 37, 22}
    pairs = [(blue, yellow) for blue in unseen - {1, 6} for yellow in unseen - {blue}]
    for colour in (0, 1):
        for number in unseen:
            chance = sum(pair[colour] == number for pair in pairs) / len(pairs)
            met = sum(cards[colour] == number for cards in seen)
            assert abs(met - draws * chance) <= 4 * (draws * chance * (1 - chance)) ** 0.5


def test_S9_nothing_is_hidden_without_personal_cards() -> None:
    for cards in (0, 1):
        options = GAME.settle(3, {"personal_cards": cards})[1]
        assert GAME.hides(options) is bool(cards)
    s = scene(options={"personal_cards": 0})
    assert not any(s.state.hides(seat) for seat in (-1, 0, 1))
