"""TB-4.1 to TB-4.4: walks, pauses and the lightning ride."""

import pytest

from .scene import scene, walk


@pytest.mark.parametrize("die", [1, 3, 6])
def test_TB_4_1_walks_go_round_mountains(die: int) -> None:
    mountains = [12, 13, 20, 26]
    steps = {1: 3, 3: 2, 6: 1}[die]
    s = scene(baron={"blue": 19}, knights={"blue": [19]}, mountains=mountains, die=die)
    assert s.tiles("baron") == walk(19, steps, mountains)
    assert s.tiles("knight1") == walk(19, steps, mountains)


def test_TB_4_1_paths_need_not_be_straight() -> None:
    s = scene(baron={"blue": 19}, mountains=[20], die=3)
    assert s.may("baron 21") is False  # straight through the mountain: three steps round it
    assert s.may("baron 14")
    assert scene(baron={"blue": 19}, mountains=[20], die=1).may("baron 21")


def test_TB_4_1_troops_keeps_and_knights_never_stop_an_officer() -> None:
    s = scene(
        baron={"blue": 19},
        knights={"blue": [19], "yellow": [20, 18]},
        troops={"yellow": {12: 3, 20: 2}},
        keeps={"yellow": [20, 25]},
        die=2,
    )
    assert s.tiles("baron") == walk(19, 3)
    assert s.tiles("knight1") == walk(19, 3)


def test_TB_4_1_the_edge_stops_officers() -> None:
    assert scene(baron={"blue": 16}, die=6).tiles("baron") == {10, 17, 23}


def test_TB_4_1_only_own_officers_walk() -> None:
    s = scene(baron={"blue": 19, "yellow": 1}, die=6).play("baron 20")
    assert (s.post("blue")[0], s.post("yellow")[0]) == (20, 1)


def test_R4_up_to_n_tiles_and_the_same_piece_twice() -> None:
    s = scene(baron={"blue": 16, "yellow": 22}, die=1)
    assert {17, 18, 19} <= s.tiles("baron")
    assert s.play("baron 18", "baron 19").post("blue")[0] == 19


def test_TB_4_2_a_baron_walks_through_other_barons() -> None:
    s = scene(seats=4, baron={"blue": 16, "yellow": 10, "red": 17, "green": 23}, die=3)
    assert walk(16, 2) - {10, 17, 23} <= s.tiles("baron")


def test_TB_4_2_the_second_walk_never_ends_on_another_baron() -> None:
    s = scene(baron={"blue": 19, "yellow": 21}, die=6).play("baron 20")
    assert s.tiles("baron") == walk(20, 1) - {21}
    s = scene(baron={"blue": 19, "yellow": 20}, die=6).play("knight1 36")
    assert s.tiles("baron") == walk(19, 1) - {20}
    s = scene(baron={"blue": 19, "yellow": 20}, die=6).play("recruit 19")
    assert s.tiles("baron") == walk(19, 1) - {20}


def test_TB_4_2_knights_share_any_tile() -> None:
    s = scene(baron={"yellow": 20}, knights={"blue": [19, 25], "yellow": [13, 13]}, die=6)
    assert {20, 13, 25} <= s.tiles("knight1")
    assert s.after("knight1 20").may("end turn")  # on a baron's tile, and no pause for that
    s.play("knight1 25")
    assert s.tiles("knight1") == walk(25, 1)
    assert s.post("blue")[1:] == [25, 25]


def test_TB_4_3_a_baron_may_pause_on_another_and_must_go_on() -> None:
    s = scene(baron={"blue": 19, "yellow": 20}, troops={"blue": {20: 3}}, die=1).play("baron 20")
    assert s.post("blue")[0] == s.post("yellow")[0] == 20
    assert s.legal() == {f"baron {tile}" for tile in walk(20, 3)}
    assert s.may("baron 19")  # back to where the turn began
    s.play("baron 21")
    assert s.playing == "yellow"


def test_TB_4_3_the_bonus_may_be_spent_before_or_after_the_pause() -> None:
    s = scene(baron={"blue": 19, "yellow": 22}, die=1).play("baron 22")
    assert s.tiles("baron") == walk(22, 1)
    s = scene(baron={"blue": 21, "yellow": 22}, die=1).play("baron 22")
    assert s.tiles("baron") == walk(22, 3)


def test_TB_4_3_a_pause_needs_an_exit() -> None:
    # The yellow baron stands in the corner; the only other way out is over the red and green barons.
    corner = {"baron": {"blue": 11, "yellow": 1, "red": 5, "green": 6}, "mountains": [2], "seats": 4}
    s = scene(**corner, die=3)
    assert s.may("baron 5")
    assert not s.may("baron 1")  # two tiles: the bonus is spent, and both neighbours are taken
    # With the card he may leave by a ride, unless it names another baron's tile or the corner itself.
    assert scene(**corner, die=3, card={"blue": 30}).may("baron 1")
    assert not scene(**corner, die=3, card={"blue": 6}).may("baron 1")
    assert not scene(**corner, die=3, card={"blue": 1}).may("baron 1")


def test_TB_4_3_a_pause_with_the_bonus_in_hand_may_leave_farther() -> None:
    # One step from 5 to 1; every neighbour of 1 but the one he came from is taken.
    s = scene(seats=3, baron={"blue": 5, "yellow": 1, "red": 2}, mountains=[6], die=6).play("baron 1")
    assert s.tiles("baron") == {5}
    s = scene(seats=3, baron={"blue": 5, "yellow": 1, "red": 2}, mountains=[6], die=1).play("baron 1")
    assert s.tiles("baron") == walk(1, 3, [6]) - {2}


def test_TB_4_3_no_pause_with_the_second_action() -> None:
    assert not scene(baron={"blue": 19, "yellow": 20}, die=1).play("knight1 36").may("baron 20")


def test_TB_4_3_a_paused_baron_may_ride_away() -> None:
    s = scene(baron={"blue": 19, "yellow": 20}, card={"blue": 3}, die=1).play("baron 20")
    assert s.legal("ride") == {"ride baron"}
    s.play("ride baron")
    assert s.post("blue")[0] == 3
    assert s.playing == "yellow"
    assert s.turn(1).legal("knight1")  # the pause is over for everybody


def test_TB_4_3_neither_the_turn_nor_the_knights_help_out_of_a_pause() -> None:
    s = scene(baron={"blue": 19, "yellow": 20}, card={"blue": 3}, keeps={"blue": [30]}, die=6).play("baron 20")
    assert s.legal("end", "knight1", "knight2", "recruit", "concentrate", "disperse") == set()


@pytest.mark.parametrize(("officer", "place"), [("baron", 0), ("knight1", 1), ("knight2", 2)])
def test_TB_4_4_a_ride_takes_any_officer_any_distance(officer: str, place: int) -> None:
    s = scene(baron={"blue": 34}, knights={"blue": [34, 34]}, card={"blue": 4}, die=6)
    s.play(f"ride {officer}")
    assert s.post("blue")[place] == 4
    assert s.house("blue")["card"] == {"state": "played", "number": 4}
    assert s.document["bonus_spent"] is False
    assert s.document["first"] == "move"
    assert not s.legal("ride")


def test_TB_4_4_either_action_slot() -> None:
    assert scene(card={"blue": 19}, die=1).play("knight1 36").legal("ride") == {
        "ride baron",
        "ride knight1",
        "ride knight2",
    }
    s = scene(baron={"blue": 16}, card={"blue": 19}, die=5).play("recruit 16")
    assert s.legal("ride")
    assert s.play("ride baron").playing == "yellow"


def test_TB_4_4_not_to_where_the_officer_stands() -> None:
    s = scene(baron={"blue": 19}, knights={"blue": [19, 25]}, card={"blue": 19})
    assert s.legal("ride") == {"ride knight2"}


def test_TB_4_4_two_barons_swap() -> None:
    s = scene(baron={"blue": 30, "yellow": 8}, card={"blue": 8}).play("ride baron")
    assert (s.post("blue")[0], s.post("yellow")[0]) == (8, 30)
    assert s.document["paused"] is False
    assert s.may("end turn")


def test_TB_4_4_a_swap_in_the_second_slot_ends_the_turn() -> None:
    s = scene(baron={"blue": 30, "yellow": 8}, card={"blue": 8}).play("baron 31", "ride baron")
    assert (s.post("blue")[0], s.post("yellow")[0]) == (8, 31)
    assert s.playing == "yellow"


def test_TB_4_4_a_knight_swaps_with_nobody() -> None:
    s = scene(baron={"yellow": 8}, knights={"blue": [30], "yellow": [8]}, card={"blue": 8}).play("ride knight1")
    assert s.post("blue")[1] == 8
    assert s.post("yellow")[:2] == [8, 8]


def test_TB_4_4_a_paused_baron_may_not_ride_onto_a_third() -> None:
    s = scene(seats=3, baron={"blue": 19, "yellow": 20, "red": 3}, card={"blue": 3}, die=6)
    assert s.may("ride baron")
    assert s.play("baron 20").legal("ride") == set()


def test_TB_4_4_only_a_card_in_hand_rides() -> None:
    assert scene(card={"yellow": 5}).legal("ride") == set()
    assert scene(card={"blue": 19}).play("treasury 3").legal("ride") == set()


def test_TB_4_4_a_ride_leaves_the_bonus_for_the_other_action() -> None:
    s = scene(baron={"blue": 34, "yellow": 37}, card={"blue": 19}, die=1).play("ride baron")
    assert s.tiles("baron") == walk(19, 3) - {37}
    assert s.may("recruit 19 die")
    # And the bonus spent before does not hinder it.
    assert scene(baron={"blue": 34}, card={"blue": 19}, die=1).play("baron 25").may("ride baron")


def test_TB_4_4_a_knight_that_rides_is_no_more_where_he_was_and_active_where_he_arrives() -> None:
    s = scene(baron={"blue": 19, "yellow": 16}, knights={"blue": [16]}, card={"blue": 13}, die=6)
    assert s.after("end turn", "roll 1").orders(16) == set()
    s.play("ride knight1", "end turn", "roll 1")
    assert s.orders(16) == {"recruit"}
    s.play("baron 17", "end turn", "roll 1", "end turn", "roll 2", "baron 13")
    assert s.orders(13) == set()
