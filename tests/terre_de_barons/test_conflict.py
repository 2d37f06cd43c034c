"""TB-6: what one arriving troop meets."""

import pytest

from .scene import Scene, scene


def siege(troops: int, *, guard: int = 0, inside: int = 0, **more: object) -> Scene:
    """Blue's baron on 19 with troops; on 21 a yellow keep, its guards, or blue troops already at its foot."""
    on_board: dict[str, dict[int, int]] = {"blue": {19: troops}}
    if guard:
        on_board["yellow"] = {21: guard}
    if inside:
        on_board["blue"][21] = inside
    return scene(baron={"blue": 19}, troops=on_board, keeps={"yellow": [21]}, **more)


def send(s: Scene, times: int) -> Scene:
    return s.play("disperse 19", *["send 21"] * times)


def test_TB_6_1_attacker_to_the_reserve_defender_to_the_discard() -> None:
    s = scene(baron={"blue": 19}, troops={"blue": {19: 2}, "yellow": {21: 2}})
    s.play("disperse 19", "send 21")
    assert s.troops(21) == ("yellow", 1)
    assert (s.reserve("blue"), s.discard("blue"), s.discard("yellow"), s.reserve("yellow")) == (29, 0, 1, 28)


def test_TB_6_1_troops_are_fought_before_the_keep() -> None:
    s = send(siege(3, guard=1), 1)
    assert (s.troops(21), s.keep(21)) == (None, "yellow")
    s.play("send 21", "send 21")
    assert (s.troops(21), s.keep(21)) == (("blue", 2), "yellow")


def test_TB_6_1_any_enemy_colour_defends() -> None:
    s = scene(seats=3, baron={"blue": 19}, troops={"blue": {19: 1}, "red": {21: 2}}, keeps={"yellow": [21]})
    s.play("disperse 19", "send 21")
    assert s.troops(21) == ("red", 1)
    assert (s.discard("red"), s.discard("yellow")) == (1, 3)


def test_TB_6_2_the_third_troop_brings_the_keep_down() -> None:
    s = send(siege(3), 2)
    assert (s.keep(21), s.troops(21), s.keeps_left("yellow")) == ("yellow", ("blue", 2), 9)
    s.play("send 21")
    assert (s.keep(21), s.troops(21), s.keeps_left("yellow")) == (None, None, 10)
    assert s.reserve("blue") == 30
    assert s.points("yellow") == 0


@pytest.mark.parametrize("inside", [1, 2])
def test_TB_6_2_troops_already_there_count(inside: int) -> None:
    s = send(siege(3, inside=inside), 3 - inside)
    assert (s.keep(21), s.troops(21)) == (None, None)
    assert s.reserve("blue") == 30 - inside


def test_TB_6_2_the_builders_stay_discarded() -> None:
    s = send(siege(3), 3)
    assert s.discard("yellow") == 3
    assert s.reserve("yellow") == 27


def test_R16_the_keep_returns_to_its_owner() -> None:
    assert send(siege(3), 3).keeps_left("yellow") == 10


def test_TB_6_2_one_or_two_troops_stay_and_may_leave_later() -> None:
    s = send(siege(2), 2).play("end turn", "roll 1")
    assert s.troops(21) == ("blue", 2)
    s.play("end turn", "roll 1", "concentrate 19", "pull 21")
    assert (s.troops(21), s.troops(19)) == (("blue", 1), ("blue", 1))


def test_TB_6_2_sieges_of_two_turns_add_up() -> None:
    s = send(siege(3), 2).play("end order", "end turn", "roll 1", "end turn", "roll 1", "disperse 19", "send 21")
    assert s.keep(21) is None


def test_TB_6_3_otherwise_a_troop_just_joins() -> None:
    s = scene(baron={"blue": 19}, troops={"blue": {19: 2, 21: 1}}, keeps={"blue": [21]}).play("disperse 19", "send 21")
    assert (s.troops(21), s.keep(21)) == (("blue", 2), "blue")
    s.play("send 22")
    assert s.troops(22) == ("blue", 1)


def test_TB_6_4_twelve_engaged_troops_capture() -> None:
    s = send(siege(12), 11)
    assert (s.keep(21), s.troops(21)) == (None, ("blue", 8))
    s.play("send 21")
    assert (s.keep(21), s.troops(21)) == ("blue", None)
    assert (s.discard("blue"), s.reserve("blue"), s.keeps_left("blue")) == (3, 27, 9)
    assert s.keeps_left("yellow") == 10
    assert s.points("blue") > 0


def test_R2_twelve_not_nine() -> None:
    assert send(siege(12), 9).keep(21) is None


def test_TB_6_4_troops_already_there_count_among_the_twelve() -> None:
    s = send(siege(10, inside=2), 9)
    assert s.keep(21) is None
    s.play("send 21")
    assert s.keep(21) == "blue"
    assert (s.reserve("blue"), s.discard("blue")) == (27, 3)


def test_TB_6_4_troops_lost_to_defenders_do_not_count() -> None:
    s = send(siege(14, guard=2), 13)
    assert (s.keep(21), s.troops(21)) == (None, ("blue", 8))
    assert s.play("send 21").keep(21) == "blue"


def test_TB_6_4_one_order_only() -> None:
    s = send(siege(13, die=5), 11).play("end order", "disperse 19", "send 21", "send 21")
    assert (s.keep(21), s.troops(21)) == (None, ("blue", 10))


def test_TB_6_4_not_without_a_fall_in_this_order() -> None:
    s = scene(baron={"blue": 19}, troops={"blue": {19: 14}}).play("disperse 19", *["send 21"] * 13)
    assert (s.keep(21), s.troops(21)) == (None, ("blue", 13))


def test_TB_6_4_not_without_a_keep_in_reserve() -> None:
    given = {"baron": {"blue": 19}, "troops": {"blue": {19: 13}}, "values": {1: 1, 21: 1}}
    s = scene(**given, keeps={"blue": [1], "yellow": [21]}, options={"keeps": 1})
    send(s, 12)
    assert (s.keep(21), s.troops(21)) == (None, ("blue", 9))


def test_TB_6_4_later_arrivals_join_the_captured_keep() -> None:
    s = send(siege(14), 13)
    assert (s.keep(21), s.troops(21)) == ("blue", ("blue", 1))
    assert s.play("send 21").troops(21) == ("blue", 2)


def test_TB_6_4_by_concentration_on_the_command_tile() -> None:
    s = scene(baron={"blue": 21}, troops={"blue": {19: 13}}, keeps={"yellow": [21]})
    s.play("concentrate 21", *["pull 19"] * 12)
    assert (s.keep(21), s.troops(21), s.troops(19)) == ("blue", None, ("blue", 1))
    assert s.phase == "pull"
    assert s.play("pull 19").troops(21) == ("blue", 1)


def test_R17_no_capture_on_the_way_of_a_concentration() -> None:
    s = scene(baron={"blue": 16}, troops={"blue": {22: 14}}, keeps={"yellow": [19]}, die=1)
    s.play("concentrate 16", *["pull 22"] * 14)
    assert s.keep(19) is None
    assert (s.troops(16), s.troops(19)) == (("blue", 11), None)


def test_TB_6_5_the_next_troop_passes_where_a_blocker_fell() -> None:
    s = send(siege(4), 3)
    assert s.may("send 22")
    s = scene(baron={"blue": 16}, troops={"blue": {20: 1, 22: 1}, "yellow": {18: 1}})
    s.play("concentrate 16", "pull 20", "pull 22")
    assert s.troops(16) == ("blue", 1)


def test_TB_6_5_one_troop_at_a_time() -> None:
    s = scene(baron={"blue": 19}, troops={"blue": {19: 3}, "yellow": {21: 2}}).play("disperse 19")
    assert not s.may("send 22")
    assert not s.play("send 21").may("send 22")
    assert s.play("send 21").may("send 22")


def test_TB_6_6_officers_are_never_harmed() -> None:
    s = scene(
        baron={"blue": 19, "yellow": 21},
        knights={"yellow": [21, 21]},
        troops={"blue": {19: 12}},
        keeps={"yellow": [21]},
    )
    before = s.post("yellow")
    send(s, 12)
    assert s.keep(21) == "blue"
    assert s.post("yellow") == before == [21, 21, 21]
