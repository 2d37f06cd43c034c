"""TB-2: tiles, mountains, officers, turn order, colours, cards."""

import pytest
from librt.random import Random

import donjon

from .scene import COLOURS, GAME, Scene

LAID = ["lay 1"] * 9 + ["lay 2"] * 9 + ["lay 3"] * 9 + ["lay 4"] * 10
MOUNTAINS = [f"draw {tile}" for tile in (7, 14, 24, 31)]


def laid(seats: int = 2, **options: object) -> Scene:
    """All 37 tiles on the table."""
    return Scene(GAME.new(seats, options)).play(*LAID)


def posted(seats: int = 2, **options: object) -> Scene:
    """Mountains and officers drawn: officers on 1, 2, 3 … in the order they are announced."""
    s = laid(seats, **options).play(*MOUNTAINS)
    free = [tile for tile in range(1, 38) if tile not in (7, 14, 24, 31)]
    return s.play(*(f"draw {tile}" for tile in free[: 3 * seats]))


def chosen(seats: int = 2, **options: object) -> Scene:
    """Seated in order 0, 1 …; the last player took blue, the one before yellow …"""
    s = posted(seats, **options)
    s.play(*(f"seat {seat}" for seat in range(seats - 1)))
    return s.play(*(f"colour {colour}" for colour in COLOURS[: seats - 1]))


def test_TB_2_1_tiles_are_laid_on_1_to_37_in_the_order_drawn() -> None:
    assert laid().document["tiles"] == [1] * 9 + [2] * 9 + [3] * 9 + [4] * 10


def test_TB_2_1_four_different_tiles_become_mountains() -> None:
    s = laid()
    assert s.phase == "mountains"
    s.play("draw 7")
    assert s.tiles("draw") == set(range(1, 38)) - {7}
    s.play("draw 14", "draw 24")
    assert s.phase == "mountains"
    s.play("draw 31")
    assert s.phase == "officers"
    assert [tile for tile in range(1, 38) if s.document["tiles"][tile - 1] == 0] == [7, 14, 24, 31]
    assert s.document["tiles"][5:8] == [1, 0, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_TB_2_1_barons_first_then_the_knights_of_each_colour(seats: int) -> None:
    s = posted(seats)
    free = [tile for tile in range(1, 38) if tile not in (7, 14, 24, 31)]
    for place, colour in enumerate(COLOURS[:seats]):
        knights = free[seats + 2 * place : seats + 2 * place + 2]
        assert s.post(colour) == [free[place], *knights]
    assert s.phase == "seating"


def test_TB_2_1_officers_are_drawn_without_replacement_and_never_onto_mountains() -> None:
    s = laid().play(*MOUNTAINS, "draw 1", "draw 2")
    assert s.tiles("draw") == set(range(1, 38)) - {7, 14, 24, 31, 1, 2}
    assert {s.state.weight(action) for action in s.state.actions()} == {1}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_TB_2_2_the_first_n_colours_are_in_play_and_nobody_owns_them_yet(seats: int) -> None:
    s = posted(seats)
    assert [house["colour"] for house in s.document["houses"]] == COLOURS[:seats]
    assert s.document["colours"] == [None] * seats
    s.play(*(f"seat {seat}" for seat in range(seats - 1)))
    assert s.legal() == {f"colour {colour}" for colour in COLOURS[:seats]}


def test_TB_2_3_every_order_of_play_is_equally_likely() -> None:
    s = posted(3)
    assert s.state.actor == donjon.CHANCE
    assert s.legal() == {"seat 0", "seat 1", "seat 2"}
    assert {s.state.weight(action) for action in s.state.actions()} == {1}
    s.play("seat 2")
    assert s.legal() == {"seat 0", "seat 1"}
    s.play("seat 0")
    assert s.document["turn_order"] == [2, 0, 1]


def test_TB_2_4_the_last_player_picks_first_and_the_first_takes_what_is_left() -> None:
    s = posted(4).play("seat 2", "seat 0", "seat 3")
    assert s.state.actor == 1
    s.play("colour green")
    assert s.state.actor == 3
    assert s.legal() == {"colour blue", "colour yellow", "colour red"}
    s.play("colour blue")
    assert s.state.actor == 0
    s.play("colour red")
    assert s.document["colours"] == ["red", "green", "yellow", "blue"]
    assert s.phase == "deal"


def test_TB_2_5_one_card_each_of_the_33_that_are_no_mountain() -> None:
    s = chosen(3)
    assert s.tiles("draw") == set(range(1, 38)) - {7, 14, 24, 31}
    s.play("draw 1")
    assert s.tiles("draw") == set(range(2, 38)) - {7, 14, 24, 31}
    s.play("draw 20", "draw 5")
    # Cards are dealt in turn order: seat 0 wears red, seat 1 yellow, seat 2 blue.
    assert [s.house(colour)["card"] for colour in ("red", "yellow", "blue")] == [
        {"state": "held", "number": 1},
        {"state": "held", "number": 20},
        {"state": "held", "number": 5},
    ]
    assert s.phase == "roll"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_TB_2_6_everything_starts_in_reserve_and_the_first_player_begins(seats: int) -> None:
    s = chosen(seats).play(*(f"draw {tile}" for tile in range(8, 8 + seats)))
    assert s.document["troops"] == []
    assert s.document["keeps"] == []
    for colour in COLOURS[:seats]:
        assert (s.reserve(colour), s.discard(colour), s.keeps_left(colour)) == (30, 0, 10)
    s.turn(3)
    assert s.state.actor == 0
    assert s.playing == COLOURS[seats - 1]


def test_R11_an_isolated_tile_may_be_drawn() -> None:
    s = laid(mountains=3).play("draw 2", "draw 5", "draw 6")
    assert 1 in s.tiles("draw")
    s.play("draw 1", "draw 19", "draw 3", "draw 4", "draw 7", "draw 8", "seat 0", "colour yellow", "draw 30", "draw 31")
    s.turn(1)
    assert s.tiles("baron") == set()
    assert s.may("ride baron")  # a ride still escapes
    s.play("ride baron")
    assert s.post("blue")[0] == 30


def test_TB_2_1_the_whole_set_up_is_chance_but_for_the_colours() -> None:
    state, rng = GAME.new(4), Random(8)
    out = state.buffer()
    deciders = []
    while GAME.dump(state)["phase"] != "roll":
        deciders.append(state.actor)
        count = state.legal(out)
        state.apply(out[rng.randrange(count)] if state.actor >= 0 else state.draw(rng, out))
    order = GAME.dump(state)["turn_order"]
    assert [seat for seat in deciders if seat >= 0] == [order[3], order[2], order[1]]
    assert len(deciders) == 37 + 4 + 12 + 3 + 3 + 4
