"""TT-8: six heights, the last round, draws."""

import pytest

import donjon

from .scene import GAME, Scene, almost, scene

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


def written_and_read(s: Scene, *texts: str) -> Scene:
    """Play on, and through its document at every decision."""
    for text in texts:
        s.play(text)
        again = GAME.load(s.document)
        assert again.pack() == s.state.pack()
        s.state = again
    return s


def test_TT_8_5_turn_starts_of_a_last_round_count_but_are_not_tested() -> None:
    """Twice blue stands on all heights and yellow takes his flag on C6: yellow's turn starts the same both times."""
    s = scene(
        seats=2,
        bare={"C3": 2, "E3": 3, "G3": 4, "C5": 5, "E5": 6, "C6": 1, "D6": 1, "H8": 14},
        flags={"blue": ["C3", "E3", "G3", "C5", "E5"], "yellow": ["D6"]},
        options={"final_check": "round_end", "repetition_draw": 2},
    )
    written_and_read(s, "end", "flag C6", "end")
    written_and_read(s, "take H8", "end", "place D3", "step D6 w", "step C6 e", "end")
    written_and_read(s, "take D3", "end", "place H8", "flag C6", "end")
    assert (s.document["final"], s.document["history"][1]) == (True, s.document["history"][3])
    written_and_read(s, "take H8", "end", "place F3", "step D6 w", "step C6 e", "end")
    assert (s.ending, s.document["final"], len(s.document["history"])) == ("", False, 5)


def driven_off(times: int) -> Scene:
    """Blue, first of three, comes back onto all heights, and yellow at once drives the flag off his own ground."""
    s = scene(
        seats=3,
        bare={"C3": 2, "E3": 3, "C5": 4, "E5": 5, "D3": 6, "I5": 1, "I4": 1},
        flags={"blue": ["C3", "E3", "C5", "E5", "D3"], "yellow": ["I4"]},
        options={"final_check": "round_end", "repetition_draw": times},
    )
    written_and_read(s, "end", "flag I5", "end", "end", "step I4 s", "end")
    assert (s.playing, s.document["final"]) == ("red", True)
    return written_and_read(s, "end", "end")


def test_TT_8_5_what_a_last_round_counted_is_tested_once_play_goes_on() -> None:
    """With nobody on all heights any more R17 lets play go on, and all pass: red's turn starts as before."""
    s = driven_off(times=2)
    assert (s.ending, s.document["final"], s.playing) == ("", False, "blue")
    shuffle(s, 1)
    assert s.ending == ""
    assert shuffle(s, 1).ending == "repetition"
    s = shuffle(driven_off(times=3), 4)
    assert s.ending == ""
    assert shuffle(s, 1).ending == "repetition"


def test_TT_8_5_no_turn_and_no_round_is_counted_beyond_the_last() -> None:
    def counted(s: Scene) -> tuple[int, int]:
        view = GAME.view(s.state, None)
        assert view["turn"] == GAME.turn(s.state)
        return view["round"], view["turn"]

    s = scene(seats=3, options={"max_rounds": 2, "repetition_draw": 0})
    seen = [counted(s)]
    for _ in range(6):
        seen.append(counted(s.pass_turn()))
    assert s.ending == "rounds"
    assert seen == [(1, 1), (1, 2), (1, 3), (2, 4), (2, 5), (2, 6), (2, 6)]
    drawn = shuffle(scene(seats=2), 4)
    assert (drawn.ending, counted(drawn)) == ("repetition", (2, 4))
    won = scene(**almost("green"), first="blue", phase="move").play("step A2 e", "end")
    assert (won.ending, counted(won)) == ("heights", (1, 4))


@pytest.mark.parametrize("rule", ["TT-8.5", "TT-8.3"])
def test_TT_8_5_a_draw_is_explained_by_the_rule_of_draws(rule: str) -> None:
    if rule == "TT-8.3":
        ends = [scene(**almost("green"), first="blue", phase="move").play("step A2 e", "end")]
    else:
        ends = [shuffle(scene(seats=2), 4), shuffle(scene(seats=2, options={"max_rounds": 1}), 2)]
    for s in ends:
        assert s.ending
        assert GAME.view(s.state, None)["prompt"]["rule"] == rule


@pytest.mark.parametrize("result", ["draw", "distinct_heights"])
def test_TT_8_5_a_draw_by_repetition_is_worth_nothing_to_a_bot(result: str) -> None:
    s = shuffle(scene(seats=2, options={"cap_result": result}), 4)
    assert s.ending == "repetition"
    assert [s.state.estimate(seat) for seat in (0, 1)] == [0.0, 0.0]
    ranked = shuffle(scene(seats=2, flags={"yellow": ["C8"]}, options={"cap_result": result, "max_rounds": 1}), 2)
    expected = [0.0, 1.0] if result == "distinct_heights" else [0.0, 0.0]
    assert [ranked.state.estimate(seat) for seat in (0, 1)] == expected


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
