"""TB-3: the roll, the two actions, the bonus, the phases."""

import pytest

import donjon

from .scene import ORDERS, Scene, scene, walk


def camp(die: int, **more: object) -> Scene:
    """Blue with a baron, troops at home and troops afar: every kind of action is at hand."""
    given = {"baron": {"blue": 19}, "troops": {"blue": {19: 2, 21: 2}}, "knights": {"blue": [13]}, "values": {19: 2}}
    return scene(**{**given, **more}, die=die)


def kinds(s: Scene) -> set[str]:
    return {text.split()[0] for text in s.legal()}


def test_TB_3_1_a_turn_begins_with_a_forced_roll() -> None:
    s = scene(phase="roll")
    assert s.state.actor == donjon.CHANCE
    assert kinds(s) == {"roll"}
    s.turn(5)
    assert s.document["die"] == 5
    assert s.state.actor == 0


def test_TB_3_1_stopping_is_legal_before_the_first_action_and_between_the_two() -> None:
    assert camp(3).after("end turn").playing == "yellow"
    assert camp(3).after("baron 20", "end turn").playing == "yellow"
    assert camp(3).after("recruit 19", "end turn").playing == "yellow"


def test_TB_3_1_inside_an_order_only_the_order_can_be_ended() -> None:
    s = camp(3).play("disperse 19", "send 20")
    assert kinds(s) == {"send", "end"}
    assert s.legal("end") == {"end order"}


def test_TB_3_1_the_treasury_comes_before_any_action() -> None:
    s = camp(1, card={"blue": 30})
    assert s.legal("treasury") == {f"treasury {face}" for face in range(1, 7)}
    assert not s.after("knight1 14").legal("treasury")
    assert not s.after("recruit 19").legal("treasury")


def test_TB_3_2_combo_a_order_then_move() -> None:
    s = camp(3).play("recruit 19")
    assert kinds(s) == {"baron", "knight1", "knight2", "end"}
    assert s.play("baron 20").playing == "yellow"


def test_TB_3_2_combo_b_move_then_order() -> None:
    s = camp(3).play("knight1 14")
    assert {"recruit", "disperse", "concentrate"} <= kinds(s)
    assert s.play("recruit 19").playing == "yellow"


def test_TB_3_2_combo_c_two_moves_of_the_same_officer_or_of_two() -> None:
    s = camp(6).play("baron 20")
    assert s.tiles("baron") == walk(20, 1)
    assert s.tiles("knight1") == walk(13, 1)
    assert s.after("baron 21").post("blue")[0] == 21
    assert s.after("knight1 7").post("blue")[:2] == [20, 7]


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_TB_3_2_combo_d_two_orders_only_with_four_or_more(die: int) -> None:
    s = camp(die).play("recruit 19")
    assert bool(kinds(s) & ORDERS) == (die >= 4)


def test_TB_3_2_combos_e_and_f_one_action_then_stop() -> None:
    assert camp(3).play("concentrate 19", "pull 21", "end order", "end turn").playing == "yellow"
    assert camp(3).play("knight2 36", "end turn").playing == "yellow"


def test_TB_3_2_never_a_third_action() -> None:
    for first, second in [("knight1 14", "recruit 19"), ("baron 20", "baron 19"), ("recruit 19", "knight1 14")]:
        s = camp(3).play(first, second)
        assert (s.phase, s.playing) == ("roll", "yellow")


def test_TB_3_3_the_die_serves_once_a_long_walk() -> None:
    s = camp(1).play("baron 22")
    assert not s.legal("recruit") & {"recruit 22 die"}
    assert s.may("recruit 22")
    assert s.tiles("knight1") == walk(13, 1)


def test_TB_3_3_the_die_serves_once_a_recruitment() -> None:
    s = camp(4).play("recruit 19 die")
    assert not kinds(s) & ORDERS
    assert s.tiles("baron") == walk(19, 1)


def test_TB_3_3_the_die_serves_once_two_orders() -> None:
    s = camp(5).play("recruit 19")
    assert s.may("recruit 19")
    assert not s.may("recruit 19 die")
    assert s.after("recruit 19").reserve("blue") == 30 - 4 - 2


def test_TB_3_3_the_bonus_left_by_the_first_action_serves_the_second() -> None:
    s = camp(1, baron={"blue": 19, "yellow": 37})
    assert s.after("recruit 19").tiles("baron") == walk(19, 3) - {37}
    assert s.after("baron 20").tiles("baron") == walk(20, 3) - {37}
    assert s.after("baron 20").may("recruit 20 die")
    assert camp(6).after("knight1 14").may("recruit 19 die")


def test_TB_3_3_a_one_tile_walk_leaves_the_bonus_unspent() -> None:
    assert camp(3).play("baron 20").document["bonus_spent"] is False
    assert camp(3).play("baron 21").document["bonus_spent"] is True


def test_TB_3_3_starting_the_second_order_spends_the_bonus() -> None:
    s = camp(5).play("recruit 19", "disperse 19")
    assert s.document["bonus_spent"] is True


def test_TB_3_4_a_move_ends_elsewhere() -> None:
    for die in (1, 6):
        s = camp(die)
        assert 19 not in s.tiles("baron")
        assert 13 not in s.tiles("knight1")


def test_TB_3_4_an_order_moves_at_least_one_troop() -> None:
    assert not camp(3).play("disperse 19").may("end order")
    assert not camp(3).play("concentrate 19").may("end order")
    assert camp(3).play("disperse 19", "send 20").may("end order")
    assert camp(3).play("concentrate 19", "pull 21").may("end order")


def test_TB_3_4_no_order_without_a_troop_to_move_or_to_recruit() -> None:
    off_the_lines = {"baron": {"blue": 19}, "troops": {"blue": {22: 20, 15: 4}}, "mountains": [20]}
    assert scene(**off_the_lines).orders(19) == {"recruit"}
    assert scene(**off_the_lines, reserve={"blue": 0}).orders(19) == set()


def test_R18_null_actions_are_refused() -> None:
    s = camp(6)
    assert s.refused("baron 19").rule == "TB-3.4"
    assert s.after("disperse 19").refused("end order").rule == "TB-3.4"
    assert s.after("concentrate 19").refused("end order").rule == "TB-3.4"


def test_TB_3_5_phases_follow_each_other() -> None:
    s = scene(phase="roll", baron={"blue": 19}, troops={"blue": {19: 2, 21: 2}})
    phases = [s.phase]
    for text in ("roll 6", "disperse 19", "send 20", "end order", "concentrate 19", "pull 21", "end order"):
        phases.append(s.play(text).phase)
    assert phases == ["roll", "start", "send", "send", "second", "pull", "pull", "roll"]


def test_TB_3_5_an_order_closes_by_itself_when_no_step_is_left() -> None:
    s = camp(6)
    assert s.after("disperse 19", "send 20", "send 18").phase == "second"
    assert s.after("concentrate 19", "pull 21", "pull 21").phase == "second"


def test_TB_3_5_after_a_move_any_order_and_any_move() -> None:
    s = camp(1).play("knight1 14")
    assert kinds(s) == {"baron", "knight1", "knight2", "recruit", "disperse", "concentrate", "end"}


def test_TB_3_5_only_a_move_of_the_baron_after_a_pause() -> None:
    s = camp(6, baron={"blue": 19, "yellow": 20}).play("baron 20")
    assert s.document["paused"] is True
    assert kinds(s) == {"baron"}


def test_TB_3_6_the_turn_closes_by_itself_after_the_second_action() -> None:
    s = camp(3).play("recruit 19", "baron 20")
    assert (s.phase, s.playing, s.document["turns"]) == ("roll", "yellow", 1)
    assert s.document["die"] == 0


def test_TB_3_6_ending_the_turn_is_a_decision_even_when_nothing_else_is_left() -> None:
    walls, far = [2, 5, 6], {"blue": {37: 10}}
    s = scene(mountains=walls, baron={"blue": 1}, knights={"blue": [1, 1]}, troops=far, reserve={"blue": 0})
    assert s.legal() == {"end turn"}
    assert s.play("end turn").playing == "yellow"


def test_TB_3_6_play_goes_round() -> None:
    s = scene(seats=4, playing="red")
    order = [s.playing]
    for _ in range(4):
        s.play("end turn", "roll 1")
        order.append(s.playing)
    assert order == ["red", "green", "blue", "yellow", "red"]


def test_TB_3_6_the_bonus_and_the_actions_are_new_each_turn() -> None:
    s = camp(1).play("baron 22", "recruit 22", "roll 2", "end turn", "roll 6")
    assert s.playing == "blue"
    assert s.may("recruit 22 die")
    assert s.document["done"] == 0
