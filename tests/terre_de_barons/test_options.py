"""Section 13: every option's other values, each shown at work."""

import pytest
from librt.random import Random

import donjon

from .scene import AXIAL, GAME, Scene, around, scene, walk

LAID = ["lay 1"] * 9 + ["lay 2"] * 9 + ["lay 3"] * 9 + ["lay 4"] * 10


@pytest.mark.parametrize(
    ("thresholds", "goals"), [("16-12-10", (16, 12, 10)), ("19-14-12", (19, 14, 12)), ("18-14-12", (18, 14, 12))]
)
def test_thresholds_by_players(thresholds: str, goals: tuple[int, ...]) -> None:
    for seats, goal in zip((2, 3, 4), goals, strict=True):
        assert GAME.view(GAME.new(seats, {"thresholds": thresholds}), None)["goal"] == goal


def test_goal_replaces_the_thresholds() -> None:
    given = {"baron": {"blue": 19}, "troops": {"blue": {19: 3}}, "values": {19: 4}}
    assert scene(**given, options={"goal": 4}).play("build").ending == "points"
    assert scene(**given, options={"goal": 5}).play("build").ending == ""


@pytest.mark.parametrize(("limit", "over"), [(8, False), (9, True)])
def test_end_at_available_troops(limit: int, over: bool) -> None:
    s = scene(
        baron={"blue": 19},
        troops={"blue": {19: 3}},
        reserve={"blue": 9},
        options={"end_at_available_troops": limit},
    )
    assert (s.play("build").ending == "troops") == over


def test_component_counts() -> None:
    state = GAME.new(2, {"troops": 24, "keeps": 7, "knights": 1, "mountains": 2})
    house = GAME.dump(state)["houses"][0]
    assert (house["reserve"], house["keeps"], len(house["officers"])) == (24, 7, 2)
    s = Scene(state).play(*LAID, "draw 5", "draw 6")
    assert s.phase == "officers"
    s.play("draw 1", "draw 2", "draw 3", "draw 4")
    assert s.phase == "seating"
    assert (s.post("blue"), s.post("yellow")) == ([1, 3], [2, 4])


def test_no_mountains_and_no_knights() -> None:
    s = Scene(GAME.new(2, {"mountains": 0, "knights": 0})).play(*LAID)
    assert s.phase == "officers"
    s.play("draw 1", "draw 2")
    assert s.phase == "seating"


def test_three_knights_each_may_walk() -> None:
    s = scene(knights={"blue": [19, 19, 19]}, options={"knights": 3}, die=6)
    assert s.tiles("knight3") == set(around(19))


@pytest.mark.parametrize("cost", [2, 4])
def test_build_cost(cost: int) -> None:
    given = {"baron": {"blue": 19}, "options": {"build_cost": cost, "capture_discard": 4}}
    assert not scene(**given, troops={"blue": {19: cost - 1}}).may("build")
    s = scene(**given, troops={"blue": {19: cost + 1}}, die=4).play("build")
    assert (s.troops(19), s.discard("blue")) == (("blue", 1), cost)
    s.play("dismantle 19")
    assert (s.troops(19), s.discard("blue")) == (("blue", 1 + cost), 0)


@pytest.mark.parametrize("cost", [2, 4])
def test_destroy_cost(cost: int) -> None:
    s = scene(
        baron={"blue": 19}, troops={"blue": {19: cost + 1}}, keeps={"yellow": [21]}, options={"destroy_cost": cost}
    )
    s.play("disperse 19", *["send 21"] * (cost - 1))
    assert s.keep(21) == "yellow"
    s.play("send 21")
    assert (s.keep(21), s.reserve("blue")) == (None, 29)


@pytest.mark.parametrize(("total", "spent"), [(9, 3), (6, 3), (12, 4), (12, 9)])
def test_capture_total_and_discard(total: int, spent: int) -> None:
    options = {"capture_total": total, "capture_discard": spent}
    s = scene(baron={"blue": 19}, troops={"blue": {19: total + 1}}, keeps={"yellow": [21]}, options=options)
    s.play("disperse 19", *["send 21"] * (total - 1))
    assert (s.keep(21), s.troops(21)) == (None, ("blue", total - 4) if total > 4 else None)
    s.play("send 21")
    assert (s.keep(21), s.troops(21), s.discard("blue")) == ("blue", None, spent)
    assert s.reserve("blue") == 30 - 1 - spent


@pytest.mark.parametrize("order", ["disperse", "concentrate"])
def test_capture_optional(order: str) -> None:
    given = {"keeps": {"yellow": [21]}, "troops": {"blue": {19: 15}}, "options": {"capture_optional": True}}
    if order == "disperse":
        s, step = scene(baron={"blue": 19}, **given).play("disperse 19"), "send 21"
    else:
        s, step = scene(baron={"blue": 21}, **given).play("concentrate 21"), "pull 19"
    s.play(*[step] * 12)
    assert s.legal() == {"capture", "decline"}
    taken = s.after("capture")
    assert (taken.keep(21), taken.troops(21), taken.reserve("blue")) == ("blue", None, 15 + 9)
    assert taken.may(step)
    assert taken.after(step, step, step).phase == "second"
    left = s.after("decline")
    assert (left.keep(21), left.troops(21)) == (None, ("blue", 9))
    assert left.play(step, step).may(step)  # offered once
    assert left.play(step).troops(21) == ("blue", 12)


def test_capture_optional_asks_before_the_order_closes() -> None:
    s = scene(
        baron={"blue": 19},
        keeps={"yellow": [21]},
        troops={"blue": {19: 12}},
        options={"capture_optional": True},
    )
    s.play("disperse 19", *["send 21"] * 12)
    assert s.phase == "capture"
    assert s.after("capture").phase == "second"
    assert s.after("decline").phase == "second"


def test_melee_mode_plurality() -> None:
    knights = {"blue": [19], "yellow": [19], "red": [19, 19], "green": [19]}
    given = {"seats": 4, "baron": {"blue": 19}, "knights": knights}
    assert scene(**given).orders(19) == {"recruit"}
    assert scene(**given, options={"melee_mode": "plurality"}).orders(19) == set()


def test_dispersion_may_not_stop_on_an_active_knight() -> None:
    given = {"knights": {"yellow": [20]}, "options": {"dispersion_may_stop_on_active_knight": False}}
    s = scene(baron={"blue": 19}, troops={"blue": {19: 1}}, **given).play("disperse 19")
    assert not {20, 21, 22} & s.tiles("send")
    assert {18, 13} <= s.tiles("send")
    cornered = scene(
        baron={"blue": 1}, troops={"blue": {1: 1}}, mountains=[2, 5], knights={"yellow": [6]}, options=given["options"]
    )
    assert not cornered.may("disperse 1")


def test_troop_moves_limit_once_per_order() -> None:
    given = {"baron": {"blue": 19}, "troops": {"blue": {21: 1}}, "die": 5}
    assert not scene(**given).play("concentrate 19", "pull 21").may("disperse 19")
    s = scene(**given, options={"troop_moves_limit": "order"}).play(
        "concentrate 19", "pull 21", "disperse 19", "send 22"
    )
    assert s.troops(22) == ("blue", 1)
    # Within one order still once.
    s = scene(
        baron={"blue": 16}, troops={"blue": {22: 1}}, keeps={"yellow": [19]}, options={"troop_moves_limit": "order"}
    )
    assert s.play("concentrate 16", "pull 22").phase == "second"


WINNING = {
    "baron": {"blue": 19},
    "troops": {"blue": {19: 4}},
    "keeps": {"blue": [1, 3, 10]},
    "values": {1: 4, 3: 4, 10: 4, 19: 4},
}


def test_end_check_atomic_action_or_turn_for_points() -> None:
    assert scene(**WINNING).play("build").ending == "points"
    assert scene(**WINNING, options={"end_check": "action"}).play("build").ending == "points"
    s = scene(**WINNING, options={"end_check": "turn"}).play("build")
    assert (s.ending, s.phase) == ("", "second")
    assert s.play("end turn").ending == "points"
    assert s.document["turns"] == 1


def test_end_check_atomic_action_or_turn_for_troops() -> None:
    fight = {"baron": {"blue": 19}, "troops": {"blue": {19: 3}, "yellow": {21: 2}}, "reserve": {"yellow": 4}}
    assert scene(**fight).play("disperse 19", "send 21").ending == "troops"
    s = scene(**fight, options={"end_check": "action"}).play("disperse 19", "send 21")
    assert s.ending == ""
    assert s.play("end order").ending == "troops"
    s = scene(**fight, options={"end_check": "turn"}).play("disperse 19", "send 21", "end order")
    assert s.ending == ""
    assert s.play("end turn").ending == "troops"


def test_end_check_turn_forgets_a_goal_lost_again() -> None:
    s = scene(**WINNING, options={"end_check": "turn"}, die=6).play("build", "dismantle 19")
    assert (s.ending, s.playing) == ("", "yellow")


def test_isolation_redraw_piece_keeps_officers_in_the_largest_region() -> None:
    s = Scene(GAME.new(2, {"mountains": 3, "isolation_policy": "redraw_piece"}))
    s.play(*LAID, "draw 2", "draw 5", "draw 6")
    assert s.tiles("draw") == set(range(1, 38)) - {1, 2, 5, 6}
    assert (s.refused("draw 1").rule, s.refused("draw 2").rule) == ("R11", "TB-2.1")
    s = Scene(GAME.new(2, {"mountains": 3})).play(*LAID, "draw 2", "draw 5", "draw 6")
    assert s.tiles("draw") == set(range(1, 38)) - {2, 5, 6}


def connected(mountains: set[int]) -> bool:
    start = next(tile for tile in AXIAL if tile not in mountains)
    return len(walk(start, 12, mountains)) + 1 + len(mountains) == 37


def test_isolation_redraw_mountains_never_splits_the_board() -> None:
    options = {"mountains": 3, "isolation_policy": "redraw_mountains"}
    s = Scene(GAME.new(2, options)).play(*LAID, "draw 2", "draw 5")
    assert s.tiles("draw") == {tile for tile in AXIAL if tile not in (2, 5) and connected({2, 5, tile})}
    assert 6 not in s.tiles("draw")
    assert (s.refused("draw 6").rule, s.refused("draw 5").rule) == ("R11", "TB-2.1")


def test_isolation_redraw_mountains_draws_connected_sets_evenly() -> None:
    options = {"mountains": 3, "isolation_policy": "redraw_mountains"}
    s = Scene(GAME.new(2, options)).play(*LAID, "draw 2")
    pairs = {
        tile: sum(connected({2, tile, third}) for third in AXIAL if third not in (2, tile))
        for tile in AXIAL
        if tile != 2
    }
    assert {GAME.text(s.state, a): s.state.weight(a) for a in s.state.actions()} == {
        f"draw {tile}": ways for tile, ways in pairs.items()
    }


def test_diversity_off() -> None:
    s = scene(keeps={"blue": [1, 3]}, values={1: 1, 3: 2}, options={"diversity": False})
    assert s.points("blue") == 3


def test_bonus_tables_of_other_numbers() -> None:
    given = {"baron": {"blue": 19}, "values": {19: 2}}
    options = {"recruit_bonus": "123456", "recruit_keep_bonus": "999999", "move_bonus": "111114"}
    assert scene(**given, options=options, die=5).play("recruit 19 die").troops(19) == ("blue", 5)
    assert scene(**given, keeps={"blue": [19]}, options=options, die=1).play("recruit 19 die").troops(19) == ("blue", 9)
    assert scene(**given, options=options, die=1).tiles("baron") == walk(19, 1)
    assert scene(baron={"blue": 16, "yellow": 22}, options=options, die=6).tiles("baron") == walk(16, 4)


@pytest.mark.parametrize(("least", "die", "two"), [(1, 1, True), (7, 6, False), (4, 3, False), (4, 4, True)])
def test_two_orders_from(least: int, die: int, two: bool) -> None:
    s = scene(baron={"blue": 19}, options={"two_orders_from": least}, die=die).play("recruit 19")
    assert s.may("recruit 19") == two


@pytest.mark.parametrize("extra", [0, 3])
def test_value_1_bonus(extra: int) -> None:
    s = scene(baron={"blue": 19}, values={19: 1}, options={"value_1_bonus": extra}, die=3)
    assert s.after("recruit 19 die").troops(19) == ("blue", 2 + extra)
    assert s.after("recruit 19").troops(19) == ("blue", 1)


@pytest.mark.parametrize(("value", "steps"), [(2, 3), (3, 2)])
def test_swift_value_2_a_walk_from_a_two_goes_one_farther(value: int, steps: int) -> None:
    given = {"baron": {"blue": 16, "yellow": 22}, "values": {16: value, 17: 3}, "options": {"swift_value_2": True}}
    s = scene(**given, die=3)
    assert s.tiles("baron") == walk(16, steps)
    assert s.play("baron 17", "baron 16").playing == "yellow"


def test_swift_value_2_needs_the_die() -> None:
    given = {"baron": {"blue": 16, "yellow": 22}, "values": {16: 2, 17: 2}, "options": {"swift_value_2": True}}
    s = scene(**given, die=6).play("baron 18")
    assert s.document["bonus_spent"] is True
    assert s.tiles("baron") == walk(18, 1)


def test_no_personal_cards() -> None:
    state = GAME.new(2, {"personal_cards": 0})
    rng, out = Random(1), state.buffer()
    while GAME.dump(state)["phase"] != "start":
        assert GAME.dump(state)["phase"] != "deal"
        state.apply(state.draw(rng, out))
    s = Scene(state)
    assert not s.legal("treasury", "ride")
    assert s.house("blue")["card"] == {"state": "none", "number": None}


@pytest.mark.parametrize("most", [1, 2, 5])
def test_max_turns_counts_single_turns(most: int) -> None:
    s = scene(phase="roll", seats=3, keeps={"yellow": [1]}, values={1: 1}, options={"max_turns": most})
    for turn in range(most):
        assert (s.ending, s.document["turns"]) == ("", turn)
        s.turn(1, "end turn")
    assert (s.ending, s.state.actor) == ("cap", donjon.OVER)
    assert s.results == [0.0, 1.0, 0.0]  # ranked by TB-7.3


def test_max_turns_comes_after_the_end_conditions() -> None:
    s = scene(**WINNING, options={"end_check": "turn", "max_turns": 1}).play("build", "end turn")
    assert s.ending == "points"


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"capture_discard": 2}, "capture_discard"),
        ({"capture_discard": 10}, "capture_discard"),
        ({"capture_total": 5}, "capture_discard"),
        ({"troops": 10, "end_at_available_troops": 10}, "end_at_available_troops"),
        ({"mountains": 6, "isolation_policy": "redraw_mountains"}, "mountains"),
        ({"knights": 4}, "knights"),
        ({"knights": True}, "knights"),
        ({"move_bonus": "33221"}, "move_bonus"),
        ({"move_bonus": 332211}, "move_bonus"),
        ({"melee_mode": "none"}, "melee_mode"),
        ({"capture_optional": 1}, "capture_optional"),
        ({"lava": 1}, "lava"),
    ],
)
def test_TB_6_4_and_other_limits_of_the_options(options: dict[str, object], named: str) -> None:
    with pytest.raises(donjon.BadOption) as refusal:
        GAME.new(2, options)
    assert refusal.value.option == named


@pytest.mark.parametrize("seats", [0, 1, 5, True, "2"])
def test_two_to_four_players(seats: object) -> None:
    with pytest.raises(donjon.BadOption) as refusal:
        GAME.new(seats)  # type: ignore[arg-type]  # wrong on purpose
    assert refusal.value.option == "seats"


def test_options_of_a_position_are_all_there() -> None:
    settled = GAME.options_of(GAME.new(2, {"troops": 24}))
    assert settled["troops"] == 24
    assert set(settled) == {option.name for option in GAME.options}
