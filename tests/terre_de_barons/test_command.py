"""TB-4.5 to TB-4.9: from where orders are given, and the treasury."""

import pytest

from .scene import Scene, scene


def garrison(**more: object) -> Scene:
    """Blue troops on 19 and in line on 21, a blue keep on 19, nobody else there."""
    given: dict[str, object] = {"troops": {"blue": {19: 4, 21: 1}}, "keeps": {"blue": [19]}, "values": {19: 2}}
    return scene(**{**given, **more})


# Command tiles.


def test_TB_4_5_a_baron_gives_every_order() -> None:
    s = garrison(baron={"blue": 19}, keeps={})
    assert s.orders(19) == {"concentrate", "disperse", "recruit", "build"}
    s = garrison(baron={"blue": 19})
    assert s.orders(19) == {"concentrate", "disperse", "recruit", "dismantle"}


def test_TB_4_5_a_knight_on_a_keep_gives_all_but_construction() -> None:
    assert garrison(knights={"blue": [19]}).orders(19) == {"concentrate", "disperse", "recruit", "dismantle"}


def test_R1_a_knight_on_a_keep_deconstructs_but_only_a_baron_constructs() -> None:
    s = garrison(knights={"blue": [19, 21]}, troops={"blue": {19: 3, 21: 3}})
    assert s.may("dismantle 19")
    assert not s.may("build")


def test_TB_4_5_a_keep_alone_only_moves_troops() -> None:
    assert garrison().orders(19) == {"concentrate", "disperse"}


def test_TB_4_5_no_order_from_other_tiles() -> None:
    s = garrison(keeps={}, knights={"blue": [19]})
    assert s.orders(19) == set()
    assert garrison(keeps={"yellow": [13]}, knights={"blue": [13]}).orders(13) == set()


@pytest.mark.parametrize("more", [{"baron": {"blue": 19}}, {}], ids=["baron", "keep"])
def test_TB_4_5_an_active_enemy_knight_stops_every_order(more: dict[str, object]) -> None:
    assert garrison(knights={"yellow": [19]}, **more).orders(19) == set()


def test_R20_a_blocked_tile_blocks_even_baron_and_keep_together() -> None:
    assert garrison(baron={"blue": 19}, knights={"yellow": [19]}).orders(19) == set()
    # On an enemy keep the baron may still concentrate and disperse.
    s = scene(baron={"blue": 19}, keeps={"yellow": [19]}, troops={"blue": {19: 2, 21: 1}})
    assert s.orders(19) == {"concentrate", "disperse"}


def test_TB_4_6_knights_in_melee_leave_only_the_keep() -> None:
    assert garrison(knights={"blue": [19], "yellow": [19]}).orders(19) == {"concentrate", "disperse"}
    both = {"knights": {"blue": [19], "yellow": [19]}, "baron": {"blue": 19}}
    assert garrison(**both).orders(19) == {"concentrate", "disperse", "recruit", "dismantle"}


def test_R19_one_knight_outside_the_melee_is_enough() -> None:
    s = garrison(knights={"blue": [19, 19], "yellow": [19]})
    assert s.orders(19) == {"concentrate", "disperse", "recruit", "dismantle"}


def test_TB_4_6_two_orders_from_one_tile_or_two() -> None:
    s = garrison(baron={"blue": 21}, die=4).play("disperse 19", "send 20", "end order")
    assert s.orders(19) == {"concentrate", "disperse"}
    assert s.orders(21) >= {"recruit", "concentrate"}
    assert s.play("recruit 21").troops(21) == ("blue", 2)


def test_TB_4_6_the_second_order_is_judged_anew() -> None:
    s = scene(baron={"blue": 19}, troops={"blue": {19: 2}}, values={19: 2}, die=5)
    assert not s.may("build")
    assert s.play("recruit 19").may("build")
    # A dismantled keep commands no more.
    s = garrison(knights={"blue": [19]}, die=5).play("dismantle 19")
    assert s.orders(19) == set()


def test_R14_the_treasury_buys_two_orders_too() -> None:
    s = scene(baron={"blue": 19}, card={"blue": 3}, die=1).play("treasury 6", "recruit 19")
    assert s.may("recruit 19")


@pytest.mark.parametrize("own_keep", [True, False])
def test_TB_4_7_an_enemy_troop_forbids_recruiting_and_both_kinds_of_building(own_keep: bool) -> None:
    keeps = {"blue": [19]} if own_keep else {}
    s = scene(baron={"blue": 19}, keeps=keeps, troops={"yellow": {19: 1}, "blue": {21: 3}})
    assert s.orders(19) == {"concentrate"}
    s = scene(knights={"blue": [19]}, keeps={"blue": [19]}, troops={"yellow": {19: 2}, "blue": {21: 3}})
    assert s.orders(19) == {"concentrate"}


def test_TB_4_8_one_order_is_one_kind() -> None:
    s = garrison(baron={"blue": 19}, die=6).play("disperse 19", "send 20")
    assert not s.legal("pull", "recruit", "build", "dismantle", "concentrate")
    s = garrison(baron={"blue": 19}, die=6).play("concentrate 19")
    assert not s.legal("send", "disperse")


def test_TB_4_8_orders_touch_only_own_troops() -> None:
    s = scene(baron={"blue": 19}, troops={"yellow": {20: 2}, "blue": {22: 1, 18: 1}}).play("concentrate 19")
    assert s.tiles("pull") == {22, 18}
    s = scene(baron={"blue": 19}, troops={"yellow": {19: 2}, "blue": {16: 1}})
    assert "disperse" not in s.orders(19)


def test_TB_4_8_a_paused_baron_cannot_command() -> None:
    s = scene(baron={"blue": 20, "yellow": 19}, troops={"blue": {19: 4, 21: 1}}, keeps={"blue": [30]}, die=6)
    assert not s.play("baron 19").legal("recruit", "build", "dismantle", "disperse", "concentrate")


# The treasury.


def test_TB_4_9_the_card_sets_the_die_and_is_gone() -> None:
    s = scene(baron={"blue": 19}, card={"blue": 7}, values={19: 2}, die=1)
    s.play("treasury 6")
    assert s.document["die"] == 6
    assert s.house("blue")["card"]["state"] == "spent"
    assert not s.legal("treasury", "ride")
    assert (s.state.actor, s.phase) == (0, "start")
    assert s.after("recruit 19 die").troops(19) == ("blue", 3)
    assert s.after("recruit 19", "recruit 19", "roll 1").playing == "yellow"


def test_R9_one_card_one_use_in_the_whole_game() -> None:
    for use in ("treasury 3", "ride baron"):
        s = scene(baron={"blue": 19}, card={"blue": 7, "yellow": 9}).play(
            use, "end turn", "roll 1", "end turn", "roll 1"
        )
        assert s.playing == "blue"
        assert not s.legal("treasury", "ride")
