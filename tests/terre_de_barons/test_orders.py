"""TB-4.10 to TB-4.16: the five orders, and troops that move once."""

import pytest

from .scene import lines_from, scene

ALL_AROUND = {12, 13, 18, 20, 25, 26}


# Recruiting.


def test_TB_4_10_troops_come_from_the_reserve() -> None:
    s = scene(baron={"blue": 19}, values={19: 3}, die=6).play("recruit 19 die")
    assert (s.troops(19), s.reserve("blue")) == (("blue", 3), 27)


def test_TB_4_10_as_many_as_the_reserve_allows() -> None:
    s = scene(baron={"blue": 19}, values={19: 3}, reserve={"blue": 2}, troops={"blue": {30: 20}}, die=6)
    s = s.after("recruit 19 die")
    assert (s.troops(19), s.reserve("blue")) == (("blue", 2), 0)


def test_TB_4_10_not_from_an_empty_reserve() -> None:
    s = scene(baron={"blue": 19}, reserve={"blue": 0}, troops={"blue": {19: 20}}, die=6)
    assert not s.legal("recruit")


def test_TB_4_10_not_on_an_enemy_keep() -> None:
    assert "recruit" not in scene(baron={"blue": 19}, keeps={"yellow": [19]}).orders(19)
    assert "recruit" not in scene(baron={"blue": 19}, keeps={"yellow": [19]}, troops={"blue": {19: 2}}).orders(19)


def test_TB_4_10_a_useless_die_may_be_spent() -> None:
    s = scene(baron={"blue": 19}, values={19: 3}, die=1).play("recruit 19 die")
    assert s.troops(19) == ("blue", 1)
    assert s.document["bonus_spent"] is True


def test_R8_one_troop_without_the_die_whatever_the_tile() -> None:
    s = scene(baron={"blue": 19}, keeps={"blue": [19]}, values={19: 1}, die=6)
    assert s.after("recruit 19").troops(19) == ("blue", 1)
    assert s.after("recruit 19 die").troops(19) == ("blue", 4)


def test_R8_six_troops_do_not_stop_recruiting() -> None:
    assert scene(baron={"blue": 19}, troops={"blue": {19: 9}}).may("recruit 19")


# Constructing.


def test_TB_4_11_three_troops_become_a_keep() -> None:
    s = scene(baron={"blue": 19}, troops={"blue": {19: 5}}, values={19: 3}).play("build")
    assert s.keep(19) == "blue"
    assert s.troops(19) == ("blue", 2)
    assert (s.discard("blue"), s.keeps_left("blue"), s.reserve("blue")) == (3, 9, 25)
    assert s.points("blue") == 3


def test_TB_4_11_all_three_troops_may_go() -> None:
    s = scene(baron={"blue": 19}, troops={"blue": {19: 3}}).play("build")
    assert s.troops(19) is None


def test_TB_4_11_not_with_two_troops() -> None:
    assert not scene(baron={"blue": 19}, troops={"blue": {19: 2}}).may("build")


@pytest.mark.parametrize("owner", ["blue", "yellow"])
@pytest.mark.parametrize("place", sorted(ALL_AROUND))
def test_TB_4_11_no_keep_beside_another(owner: str, place: int) -> None:
    s = scene(baron={"blue": 19}, troops={"blue": {19: 3}}, keeps={owner: [place]}, values={place: 1})
    assert not s.may("build")


def test_TB_4_11_two_tiles_away_is_far_enough() -> None:
    s = scene(baron={"blue": 19}, troops={"blue": {19: 3}}, keeps={"yellow": [21], "blue": [17]}, values={17: 1})
    assert s.may("build")


def test_TB_4_11_one_keep_per_tile() -> None:
    assert not scene(baron={"blue": 19}, troops={"blue": {19: 3}}, keeps={"blue": [19]}).may("build")
    assert not scene(baron={"blue": 19}, troops={"blue": {19: 2}}, keeps={"yellow": [19]}).may("build")


def test_TB_4_11_a_keep_must_be_in_reserve() -> None:
    given = {"baron": {"blue": 19}, "troops": {"blue": {19: 3}}, "keeps": {"blue": [1]}, "values": {1: 1}}
    assert not scene(**given, options={"keeps": 1}).may("build")
    assert scene(**given, options={"keeps": 2}).may("build")


def test_TB_4_11_enemy_troops_cannot_build_for_me() -> None:
    assert not scene(baron={"blue": 19}, troops={"yellow": {19: 3}}).may("build")


def test_TB_4_11_troops_that_have_moved_build_too() -> None:
    s = scene(baron={"blue": 19}, troops={"blue": {21: 3}}, die=4).play(
        "concentrate 19", "pull 21", "pull 21", "pull 21"
    )
    assert s.play("build").keep(19) == "blue"


# Deconstructing.


def test_TB_4_12_the_keep_becomes_three_troops() -> None:
    s = scene(baron={"blue": 19}, keeps={"blue": [19]}, troops={"blue": {19: 1}}, values={19: 4}).play("dismantle 19")
    assert s.keep(19) is None
    assert s.troops(19) == ("blue", 4)
    assert (s.discard("blue"), s.keeps_left("blue"), s.points("blue")) == (0, 10, 0)


def test_TB_4_12_only_an_own_keep() -> None:
    assert not scene(baron={"blue": 19}, keeps={"yellow": [19]}).legal("dismantle")
    assert not scene(baron={"blue": 19}).legal("dismantle")


def test_R12_only_the_builders_come_back() -> None:
    s = scene(baron={"blue": 19}, keeps={"blue": [19, 21]}, discard={"blue": 9}, values={19: 1, 21: 1})
    assert s.play("dismantle 19").discard("blue") == 6


# Dispersing.


def test_TB_4_13_along_the_six_lines_any_distance() -> None:
    s = scene(baron={"blue": 13}, troops={"blue": {13: 9}}).play("disperse 13")
    assert s.tiles("send") == {tile for line in lines_from(13) for tile in line}
    assert 13 not in s.tiles("send")


def test_TB_4_13_each_troop_its_own_way_any_number() -> None:
    s = scene(baron={"blue": 19}, troops={"blue": {19: 4}}).play(
        "disperse 19", "send 22", "send 20", "send 1", "end order"
    )
    assert [s.troops(tile) for tile in (19, 20, 22, 1)] == [("blue", 1)] * 4


@pytest.mark.parametrize(
    "blocker",
    [
        {"troops": {"yellow": {20: 1}}},
        {"keeps": {"yellow": [20]}, "values": {20: 1}},
        {"knights": {"yellow": [20]}},
    ],
    ids=["troop", "keep", "knight"],
)
def test_TB_4_13_dispersion_stops_at_an_enemy(blocker: dict[str, dict[str, object]]) -> None:
    given = {**blocker, "troops": {"blue": {19: 2}, **blocker.get("troops", {})}}
    s = scene(baron={"blue": 19}, **given).play("disperse 19")
    assert 20 in s.tiles("send")
    assert not {21, 22} & s.tiles("send")


def test_TB_4_13_a_mountain_is_neither_entered_nor_crossed() -> None:
    s = scene(baron={"blue": 19}, troops={"blue": {19: 2}}, mountains=[21]).play("disperse 19")
    assert 20 in s.tiles("send")
    assert not {21, 22} & s.tiles("send")


def test_TB_4_13_an_enemy_keep_underfoot_does_not_hinder_departure() -> None:
    s = scene(baron={"blue": 19}, troops={"blue": {19: 2}}, keeps={"yellow": [19]}).play("disperse 19")
    assert s.tiles("send") == {tile for line in lines_from(19) for tile in line}
    s.play("send 22")
    assert (s.troops(19), s.troops(22), s.keep(19)) == (("blue", 1), ("blue", 1), "yellow")


def test_TB_4_13_a_ring_of_mountains_leaves_nowhere_to_go() -> None:
    s = scene(baron={"blue": 1}, troops={"blue": {1: 2}}, mountains=[2, 5, 6])
    assert not s.may("disperse 1")


def test_TB_4_13_only_troops_of_the_command_tile_leave() -> None:
    s = scene(baron={"blue": 19}, troops={"blue": {19: 2, 30: 5}}).play("disperse 19", "send 20", "send 21")
    assert s.phase == "second"
    assert s.troops(30) == ("blue", 5)


def test_R7_a_troop_may_stop_and_fight_on_an_active_knights_tile() -> None:
    s = scene(baron={"blue": 19}, knights={"yellow": [20]}, troops={"blue": {19: 2}, "yellow": {20: 1}})
    s.play("disperse 19", "send 20")
    assert (s.troops(20), s.discard("yellow"), s.reserve("blue")) == (None, 1, 29)
    assert 21 not in s.tiles("send")
    assert s.play("send 20").troops(20) == ("blue", 1)


# Concentrating.


def test_TB_4_14_troops_in_line_come_all_the_way() -> None:
    s = scene(baron={"blue": 19}, troops={"blue": {22: 1, 1: 1, 25: 1, 15: 1}}).play("concentrate 19")
    assert s.tiles("pull") == {22, 1, 25}
    s.play("pull 22", "pull 25", "pull 1")
    assert s.troops(19) == ("blue", 3)
    assert s.troops(15) == ("blue", 1)


def test_TB_4_14_troops_of_the_command_tile_stay() -> None:
    s = scene(baron={"blue": 19}, troops={"blue": {19: 3, 20: 1}}).play("concentrate 19")
    assert s.tiles("pull") == {20}
    assert scene(baron={"blue": 19}, troops={"blue": {19: 3}}).orders(19) == {"recruit", "disperse", "build"}


@pytest.mark.parametrize("cut", [20, 21, 22])
def test_TB_4_14_mountains_and_active_knights_cut_the_transmission(cut: int) -> None:
    s = scene(baron={"blue": 19}, troops={"blue": {22: 1, 18: 1}}, knights={"yellow": [cut]}).play("concentrate 19")
    assert s.tiles("pull") == {18}
    if cut != 22:
        s = scene(baron={"blue": 19}, troops={"blue": {22: 1, 18: 1}}, mountains=[cut]).play("concentrate 19")
        assert s.tiles("pull") == {18}


def test_TB_4_14_beyond_the_troop_nothing_matters() -> None:
    s = scene(baron={"blue": 19}, troops={"blue": {20: 1}}, knights={"yellow": [21]}, mountains=[22])
    assert s.play("concentrate 19").tiles("pull") == {20}


def test_TB_4_14_a_troop_stops_at_the_first_enemy_troop_or_keep() -> None:
    s = scene(baron={"blue": 16}, troops={"blue": {22: 1}, "yellow": {18: 1, 20: 1}}).play("concentrate 16", "pull 22")
    assert (s.troops(20), s.troops(18)) == (None, ("yellow", 1))
    s = scene(baron={"blue": 16}, troops={"blue": {22: 1}}, keeps={"yellow": [18, 20]}, values={18: 1, 20: 1})
    s.play("concentrate 16", "pull 22")
    assert (s.troops(20), s.troops(18)) == (("blue", 1), None)


def test_R6_enemies_do_not_cut_the_transmission_and_the_order_is_free() -> None:
    s = scene(baron={"blue": 16}, troops={"blue": {20: 1, 22: 1}, "yellow": {18: 1}}, keeps={"yellow": [18]})
    assert s.play("concentrate 16").tiles("pull") == {20, 22}


def test_TB_4_14_from_under_an_enemy_keep_a_troop_moves_on() -> None:
    s = scene(baron={"blue": 16}, troops={"blue": {19: 2}}, keeps={"yellow": [19]}).play("concentrate 16", "pull 19")
    assert (s.troops(16), s.troops(19)) == (("blue", 1), ("blue", 1))


def test_TB_4_14_own_troops_and_keeps_are_passed() -> None:
    s = scene(baron={"blue": 16}, troops={"blue": {22: 1, 18: 2}}, keeps={"blue": [20]}).play(
        "concentrate 16", "pull 22"
    )
    assert (s.troops(16), s.troops(18)) == (("blue", 1), ("blue", 2))


# Moving once, stacking.


def test_TB_4_15_a_troop_moves_once_per_turn() -> None:
    s = scene(baron={"blue": 19}, troops={"blue": {21: 2}}, die=5).play("concentrate 19", "pull 21", "pull 21")
    assert not s.may("disperse 19")
    s = scene(baron={"blue": 19}, troops={"blue": {19: 2}}, die=5).play("disperse 19", "send 20", "send 20")
    assert not s.may("concentrate 19")


def test_TB_4_15_a_troop_called_is_not_called_again_in_the_same_order() -> None:
    s = scene(baron={"blue": 16}, troops={"blue": {22: 1, 17: 1}}, keeps={"yellow": [19]}).play(
        "concentrate 16", "pull 22"
    )
    assert s.troops(19) == ("blue", 1)
    assert s.tiles("pull") == {17}


def test_R15_concentrate_then_disperse_the_same_troop_is_illegal_but_others_may_go() -> None:
    s = scene(baron={"blue": 19}, troops={"blue": {19: 1, 21: 2}}, die=5).play("concentrate 19", "pull 21", "pull 21")
    s.play("disperse 19", "send 20")
    assert s.playing == "yellow"  # the one fresh troop is gone: the order and the turn are over
    assert s.troops(19) == ("blue", 2)


def test_TB_4_15_recruited_troops_are_fresh() -> None:
    s = scene(baron={"blue": 19}, die=5).play("recruit 19", "disperse 19", "send 20")
    assert s.troops(20) == ("blue", 1)


def test_TB_4_15_deconstructed_troops_are_fresh() -> None:
    s = scene(baron={"blue": 19}, keeps={"blue": [19]}, die=5).play("dismantle 19", "disperse 19")
    s.play("send 20", "send 20", "send 20")
    assert s.troops(20) == ("blue", 3)


def test_TB_4_15_next_turn_all_are_fresh() -> None:
    s = scene(baron={"blue": 19}, troops={"blue": {19: 1}}).play(
        "disperse 19", "send 20", "end turn", "roll 1", "end turn", "roll 1"
    )
    assert s.may("concentrate 19")


def test_TB_4_16_no_limit_to_a_stack_and_own_pieces_never_hinder() -> None:
    s = scene(baron={"blue": 19}, troops={"blue": {19: 2, 20: 20}}, keeps={"blue": [21]}, knights={"blue": [20]})
    s.play("disperse 19", "send 20", "send 22")
    assert (s.troops(20), s.troops(22)) == (("blue", 21), ("blue", 1))


def test_TB_4_16_barons_and_knights_in_melee_never_hinder_troops() -> None:
    s = scene(
        baron={"blue": 19, "yellow": 20},
        knights={"blue": [21], "yellow": [21]},
        troops={"blue": {19: 1, 16: 1}},
    )
    assert s.after("disperse 19").may("send 22")
    assert (
        scene(baron={"blue": 19, "yellow": 17}, troops={"blue": {16: 1}}).play("concentrate 19", "pull 16").troops(19)
    )
