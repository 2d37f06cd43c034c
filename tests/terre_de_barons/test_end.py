"""TB-7: when the game stops, and who has won."""

import pytest

import donjon

from .scene import AXIAL, COLOURS, GAME, Scene, scene

SPOTS = [tile for tile, (q, r) in AXIAL.items() if (q - r) % 3 == 0]  # 13 tiles, no two of them adjacent


def holdings(*values: int, colour: str = "blue", **more: object) -> Scene:
    """Keeps of one colour on tiles of these values."""
    tiles = dict(zip(SPOTS, values, strict=False))
    return scene(keeps={colour: list(tiles)}, values={**tiles, 37: 4}, **more)


@pytest.mark.parametrize(
    ("seats", "held", "built", "points", "over"),
    [
        (2, (4, 4, 4), 4, 16, True),
        (2, (4, 4, 3), 1, 15, False),
        (3, (4, 4), 4, 12, True),
        (3, (4, 4), 1, 11, False),
        (4, (4, 2), 2, 10, True),
        (4, (3, 3), 3, 9, False),
    ],
)
def test_TB_7_1_16_12_or_10_points(seats: int, held: tuple[int, ...], built: int, points: int, over: bool) -> None:
    tiles = dict(zip(SPOTS, held, strict=False))
    s = scene(
        seats=seats,
        baron={"blue": 37},
        troops={"blue": {37: 3}},
        keeps={"blue": list(tiles)},
        values={**tiles, 37: built},
    )
    s.play("build")
    assert s.points("blue") == points
    assert (s.state.actor == donjon.OVER, s.ending) == (over, "points" if over else "")


@pytest.mark.parametrize(("check", "turns"), [("atomic", 1), ("action", 1), ("turn", 1), ("cap", 2)])
def test_TB_7_1_no_turn_is_counted_beyond_the_last(check: str, turns: int) -> None:
    options = {"max_turns": 2} if check == "cap" else {"end_check": check}
    tiles = dict(zip(SPOTS, (4, 4, 4), strict=False))
    s = scene(
        baron={"blue": 37},
        troops={"blue": {37: 3}},
        keeps={"blue": list(tiles)},
        values={**tiles, 37: 4},
        options=options,
    )
    counted = [GAME.turn(s.state)]
    for text in ("end turn", "roll 1", "end turn") if check == "cap" else ("build", "end turn"):
        if s.state.actor != donjon.OVER:
            s.play(text)
            counted.append(GAME.turn(s.state))
    assert s.state.actor == donjon.OVER
    assert (max(counted), counted[-1], counted) == (turns, turns, sorted(counted))


def test_TB_7_1_at_once_in_the_middle_of_a_turn() -> None:
    s = scene(
        baron={"blue": 37}, keeps={"blue": [1, 3, 10]}, values={1: 4, 3: 4, 10: 4, 37: 4}, troops={"blue": {37: 3}}
    )
    s.play("build")
    assert s.ending == "points"
    assert s.legal() == set()
    assert s.document["turns"] == 0


@pytest.mark.parametrize(("left", "over"), [(7, False), (6, True)])
def test_TB_7_1_five_available_troops_stop_the_game_in_the_middle_of_an_order(left: int, over: bool) -> None:
    s = scene(
        baron={"blue": 19},
        troops={"blue": {19: 3}, "yellow": {21: 2}},
        reserve={"yellow": left - 2},
        discard={},
    )
    s.play("disperse 19", "send 21")
    assert (s.state.actor == donjon.OVER) == over
    if over:
        assert s.ending == "troops"
        assert s.document["order"] is None


def test_TB_7_1_available_is_board_and_reserve_never_the_discard() -> None:
    s = scene(baron={"blue": 37}, troops={"blue": {37: 3}}, reserve={"blue": 5}, keeps={"blue": [1]})
    s.play("build")
    assert s.ending == "troops"
    s = scene(baron={"blue": 37}, troops={"blue": {37: 3}}, reserve={"blue": 6}, keeps={"blue": [1]})
    assert s.play("build").state.actor == 0


@pytest.mark.parametrize(
    ("values", "points"),
    [((), 0), ((4,), 4), ((1, 1), 2), ((1, 2), 5), ((2, 2, 3), 9), ((1, 2, 3), 9), ((4, 4, 3), 13), ((1, 2, 3, 4), 14)],
)
def test_TB_7_2_tile_values_and_diversity(values: tuple[int, ...], points: int) -> None:
    s = holdings(*values)
    assert s.points("blue") == points
    assert s.player("blue")["tile_points"] == sum(values)
    assert s.player("blue")["diversity"] == points - sum(values)


def test_R3_one_colour_of_tiles_is_no_diversity() -> None:
    assert holdings(3, 3, 3).points("blue") == 9


def test_TB_7_2_a_lost_keep_loses_both() -> None:
    s = scene(baron={"blue": 19}, troops={"blue": {19: 3}}, keeps={"yellow": [21, 1]}, values={21: 4, 1: 3}, discard={})
    assert s.points("yellow") == 4 + 3 + 2
    s.play("disperse 19", "send 21", "send 21", "send 21")
    assert s.points("yellow") == 3


def test_TB_7_2_a_dismantled_keep_loses_both() -> None:
    s = scene(baron={"blue": 21}, keeps={"blue": [21, 1]}, values={21: 4, 1: 3})
    assert s.play("dismantle 21").points("blue") == 3


def ended(seats: int = 2, **given: object) -> Scene:
    """A finished game."""
    return scene(seats=seats, phase="over", actor="over", ending="troops", **given)


def result(s: Scene) -> list[float]:
    assert s.state.actor == donjon.OVER
    return s.results


def test_TB_7_3_points_decide_first() -> None:
    s = ended(keeps={"blue": [1], "yellow": [3, 10]}, values={1: 4, 3: 1, 10: 1}, reserve={"blue": 5})
    assert result(s) == [1.0, 0.0]


def test_TB_7_3_then_keeps_on_the_board() -> None:
    s = ended(keeps={"blue": [1], "yellow": [3, 10]}, values={1: 2, 3: 1, 10: 1}, discard={"blue": 3, "yellow": 25})
    assert [s.points(colour) for colour in ("blue", "yellow")] == [2, 2]
    assert result(s) == [0.0, 1.0]


def test_TB_7_3_then_available_troops() -> None:
    s = ended(keeps={"blue": [1], "yellow": [3]}, values={1: 2, 3: 2}, discard={"blue": 25, "yellow": 24})
    assert result(s) == [0.0, 1.0]


def test_TB_7_3_still_equal_is_shared() -> None:
    s = ended(discard={"blue": 25, "yellow": 25})
    assert result(s) == [0.5, 0.5]
    s = ended(4, discard=dict.fromkeys(COLOURS[:3], 25) | {"green": 26})
    assert result(s) == [1 / 3, 1 / 3, 1 / 3, 0.0]


def test_TB_7_3_running_out_of_troops_is_not_losing() -> None:
    s = ended(keeps={"blue": [1]}, values={1: 1}, discard={"blue": 25})
    assert result(s) == [1.0, 0.0]


def test_TB_7_3_ranks_follow_the_same_keys() -> None:
    s = ended(3, keeps={"blue": [1], "red": [3]}, values={1: 1, 3: 4}, discard={"yellow": 25})
    ranking = GAME.view(s.state, None)["result"]["ranking"]
    assert [(line["seat"], line["rank"]) for line in ranking] == [(2, 1), (0, 2), (1, 3)]


def test_TB_7_3_the_end_is_tested_after_the_choice_of_a_capture() -> None:
    s = scene(
        baron={"blue": 19},
        troops={"blue": {19: 12}},
        keeps={"yellow": [21], "blue": [1, 3, 10]},
        values={21: 4, 1: 4, 3: 4, 10: 4},
        options={"capture_optional": True},
    )
    s.play("disperse 19", *["send 21"] * 12)
    assert s.state.actor == 0
    assert s.after("capture").ending == "points"
    assert s.after("decline").phase in ("second", "send")


def test_TB_7_4_only_the_active_player_reaches_the_goal() -> None:
    # A capture takes the other's points and gives them to the player: never to anybody else.
    s = scene(
        baron={"blue": 19},
        troops={"blue": {19: 12}},
        keeps={"yellow": [21], "blue": [1, 3, 10]},
        values={21: 4, 1: 4, 3: 4, 10: 4},
    )
    s.play("disperse 19", *["send 21"] * 12)
    assert (s.ending, s.results) == ("points", [1.0, 0.0])


def test_TB_7_4_nine_keeps_end_the_game_before_the_tenth() -> None:
    *tiles, last = SPOTS[:9]
    s = scene(
        baron={"blue": last},
        keeps={"blue": tiles},
        values=dict.fromkeys([*tiles, last], 1),
        troops={"blue": {last: 3}},
        options={"goal": 94},
    )
    assert s.reserve("blue") == 3
    s.play("build")
    assert (s.ending, s.keeps_left("blue")) == ("troops", 1)


def test_R13_thirteen_keeps_fill_the_board() -> None:
    keeps = {"blue": SPOTS[:7], "yellow": SPOTS[7:]}
    for tile in set(AXIAL) - set(SPOTS):
        s = scene(baron={"blue": tile}, troops={"blue": {tile: 3}}, keeps=keeps, options={"goal": 94})
        assert not s.may("build")


def test_R10_an_even_end_and_a_pause_are_never_a_dead_end() -> None:
    s = scene(baron={"blue": 19, "yellow": 20}, die=6)
    assert s.may("end turn")
    assert s.play("baron 20").legal()
