"""TT-8: six heights, the last round, draws."""

import pytest

import donjon

from .scene import Scene, almost, scene

OTHER = {"A10": 1, "A9": 1, "B9": 2, "C9": 3, "D9": 4, "E9": 5, "F9": 6}  # a second stair, far from the first


def two_stairs(**more: object) -> Scene:
    """Blue (first) and yellow, each one step short of all heights."""
    given = almost()
    given["bare"] = {**given["bare"], **OTHER}
    given["flags"] = {**given["flags"], "yellow": ["A10", "A9", "C9", "D9", "E9", "F9"]}
    return scene(**{**given, "phase": "move", **more})


def shuffle(s: Scene, times: int) -> Scene:
    """So many passes."""
    for _ in range(times):
        s.pass_turn()
    return s


def test_TT_8_1_six_heights_at_the_end_of_the_move_phase() -> None:
    s = scene(**almost("green"), first="blue", phase="move")
    s.play("step A2 e")
    assert s.ending == ""
    s.play("end")
    assert (s.ending, s.results) == ("heights", [0.0, 0.0, 0.0, 1.0])


def test_TT_8_1_heights_held_only_in_mid_turn_do_not_count() -> None:
    s = scene(**almost("green"), first="blue", phase="move").play("step A2 e", "step B2 w", "end")
    assert s.ending == ""


def test_TT_8_2_those_after_him_in_the_round_get_a_last_turn() -> None:
    s = scene(**almost("red"), first="yellow", phase="move").play("step A2 e", "end")
    assert (s.document["final"], s.playing) == (True, "green")
    s.pass_turn()
    assert s.playing == "blue"
    s.pass_turn()
    assert (s.ending, s.results) == ("heights", [0.0, 0.0, 1.0, 0.0])


def test_TT_8_2_last_in_the_round_ends_at_once() -> None:
    s = scene(**almost("yellow"), first="red", phase="move").play("step A2 e", "end")
    assert s.state.actor == donjon.OVER


def test_TT_8_3_who_follows_in_his_last_turn_shares_the_win() -> None:
    s = two_stairs().play("step A2 e", "end", "end", "step A9 e", "end")
    shuffle(s, 2)
    assert s.results == [0.5, 0.5, 0.0, 0.0]
    assert s.ranks == [1, 1, 3, 3]


def test_TT_8_3_the_others_share_the_next_rank() -> None:
    s = two_stairs().play("step A2 e", "end")
    shuffle(s, 3)
    assert s.ranks == [1, 2, 2, 2]


def test_TT_8_4_a_winner_stays_one_when_captured() -> None:
    given = almost()
    given["bare"]["G2"] = 6
    given["flags"]["yellow"] = ["G2"]
    s = scene(**given, phase="move").play("step A2 e", "end", "end", "step G2 w", "end")
    assert s.reserve("blue") == 1
    shuffle(s, 2)
    assert s.results == [1.0, 0.0, 0.0, 0.0]


def test_TT_8_5_the_third_time_is_a_draw() -> None:
    s = shuffle(scene(seats=2), 3)
    assert s.ending == ""
    s.pass_turn()
    assert (s.ending, s.results, s.ranks) == ("repetition", [0.5, 0.5], [1, 1])


def test_TT_8_5_another_player_to_move_is_another_position() -> None:
    s = shuffle(scene(seats=2), 3)
    assert len(set(s.document["history"])) == 2


def test_TT_8_5_attack_counters_and_reserves_make_a_difference() -> None:
    marks = {
        scene(seats=2, flags=flags, attacks=attacks).document["history"][0]
        for flags in ({}, {"blue": ["C3"]})
        for attacks in ({}, {"blue": 1}, {"yellow": 1})
    }
    assert len(marks) == 6


def test_TT_8_5_what_came_before_an_attack_cannot_come_again() -> None:
    given = {"bare": {"C5": 2, "C6": 2}, "flags": {"blue": ["C5"], "yellow": ["C6"]}}
    s = shuffle(scene(seats=2, **given), 2)
    assert len(s.document["history"]) == 3
    s.play("end", "step C5 s", "end")
    assert len(s.document["history"]) == 1


def test_TT_8_5_the_limit_of_rounds_comes_before_repetition() -> None:
    s = shuffle(scene(seats=2, options={"max_rounds": 2}), 4)
    assert (s.ending, s.results) == ("rounds", [0.5, 0.5])


def test_TT_8_5_not_in_the_final_round() -> None:
    """Yellow passes into a position for the third time, but blue has already won."""
    given = almost()
    s = scene(**{**given, "options": {"repetition_draw": 2, "max_rounds": 1}}, phase="move").play("step A2 e", "end")
    shuffle(s, 3)
    assert s.ending == "heights"


@pytest.mark.parametrize(("result", "results"), [("draw", [0.5, 0.5]), ("distinct_heights", [0.0, 1.0])])
def test_TT_8_5_cap_result_is_for_the_limit_of_rounds(result: str, results: list[float]) -> None:
    given = {
        "seats": 2,
        "bare": {"C3": 1, "D3": 2, "C8": 1, "D8": 2, "E8": 3},
        "flags": {"blue": ["C3", "D3"], "yellow": ["C8", "D8", "E8"]},
        "heap": "H3",
    }
    s = shuffle(scene(**given, options={"max_rounds": 1, "cap_result": result}), 2)
    assert (s.ending, s.results) == ("rounds", results)
    repeated = shuffle(scene(**given, options={"cap_result": result}), 4)
    assert (repeated.ending, repeated.results) == ("repetition", [0.5, 0.5])
