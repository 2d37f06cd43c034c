"""BA-6 and BA-4.17: the last turns, the final attempts, the ranking."""

from typing import Any

import pytest

import donjon

from .scene import Scene, scene
from .test_examples import E, example, final


def parts(name: str) -> tuple[str, str]:
    tiles, keeps, _, _ = (part.strip() for part in E[name].split("|"))
    return tiles, keeps


def last(hand: str, keeps: str = "", **more: Any) -> Scene:
    """Pile and market are empty; one player was eliminated, so that some tiles are gone."""
    return scene("0,0P 1,0Q", keeps, seats=3, hand=hand, market="---", pile=0, out={"blue": 1}, **more)


def test_BA_6_1_play_ends_when_all_tiles_are_laid() -> None:
    s = last("P").play("meadow 0,1")
    assert s.phase == "keep"
    s.play("keep 0,0")
    assert s.phase == "attempt"


def test_BA_6_1_without_knights_the_game_is_over() -> None:
    s = last("V").play("village 0,1", "pass")
    assert (s.state.actor, s.state.ending()) == (donjon.OVER, "tiles")
    assert s.refused("pass") == "BA-6.1"


def test_BA_6_1_an_empty_reserve_has_no_more_turns() -> None:
    s = last("PP", hands={"white": "P"}).play("meadow 0,1", "pass", "meadow 1,1", "pass")
    assert s.playing == 0
    s.play("meadow -1,1", "pass")
    assert s.state.actor == donjon.OVER


def test_BA_6_1_who_alone_holds_tiles_lays_them_all() -> None:
    s = last("PP").play("meadow 0,1", "pass")
    assert (s.playing, s.phase, s.hand("red")) == (0, "lay", "P")
    s.play("meadow 1,1", "pass")
    assert s.state.ending() == "tiles"


PONDS = "0,0E 1,0P 2,0E"


def test_BA_6_1_or_when_nobody_can_lay_what_he_holds() -> None:
    s = scene(
        PONDS, "red@1,0K", seats=3, phase="draw", hand="E", market="E--", pile=0, out={"blue": 1}, hands={"white": "EV"}
    )
    s.play("draw 1")
    assert s.playing == 1  # red skipped; white lays, so red may try again
    s.play("village 3,0")
    assert (s.playing, s.phase, s.hand("red")) == (0, "lay", "EE")


def test_BA_6_1_the_stall_discards_what_is_left() -> None:
    s = scene(
        PONDS, "red@1,0K", seats=3, phase="draw", hand="E", market="E--", pile=0, out={"blue": 1}, hands={"white": "E"}
    )
    s.play("draw 1")
    assert (s.phase, s.hand("red"), s.hand("white")) == ("attempt", "", "")
    s.play("decline")
    assert s.state.ending() == "stall"


def test_BA_6_2_two_turns_each_after_the_last_draw() -> None:
    s = scene(
        "0,0P 1,0V", seats=3, phase="draw", hand="PY", market="Q--", pile=0, out={"blue": 1}, hands={"white": "PP"}
    )
    s.play("draw 1")
    turns = []
    while s.state.actor != donjon.OVER:
        if s.phase == "lay":
            turns.append(s.playing)
        s.play(sorted(s.legal())[-1 if s.phase == "keep" else 0])
    assert turns == [0, 1, 0, 1, 0]


def test_BA_6_2_after_a_skip_turns_go_on_while_one_holds_tiles() -> None:
    s = scene(
        PONDS, "yellow@1,0K", phase="draw", hand="E", market="E--", pile=0, out={"black": 1}, hands={"white": "V"}
    )
    s.play("draw 1")
    assert (s.playing, s.hand("red")) == (1, "EE")
    s.play("village 0,1")  # now two ponds fit somewhere
    turns = 0
    while s.phase in ("lay", "keep") and s.playing == 0:
        s.play(sorted(s.legal())[-1 if s.phase == "keep" else 0])
        turns += 1
    assert s.hand("red") == ""


def test_BA_6_3_every_knight_may_try_or_not() -> None:
    tiles, keeps = parts("E7")
    s = final(tiles, keeps, {})
    assert s.legal() == {"attempt", "decline"}
    while s.state.actor != donjon.OVER:
        s.play("decline")
    assert [s.honour(colour) for colour in ("red", "white", "blue", "yellow")] == [0, 0, 0, 0]
    assert s.keep("7,0") == ("yellow", "baron")


def test_BA_6_3_or_must() -> None:
    """R13: every knight of the survivors tries, nobody is asked."""
    s = last("P", "white@0,0K", options={"final_attempts": "mandatory"}).play("meadow 0,1", "pass")
    assert (s.state.ending(), s.keep("0,0"), s.honour("white")) == ("tiles", ("green", "baron"), 1)


def test_BA_4_17_in_turn_order_by_q_then_r() -> None:
    tiles, keeps = parts("E7")
    s = final(tiles, keeps, {})
    asked = []
    while s.state.actor != donjon.OVER:
        asked.append((s.playing, s.view["asked"]))
        s.play("attempt")
    assert asked == [(0, "2,0"), (1, "-2,3"), (1, "0,0"), (2, "5,0")]


def test_BA_4_17_not_the_eliminated() -> None:
    tiles, keeps = parts("E7")
    s = final(tiles, keeps, {"out": {"blue": 1}})
    while s.state.actor != donjon.OVER:
        assert s.playing != 2
        s.play("attempt")
    assert s.keep("5,0") == ("blue", "knight")


def test_BA_6_4_half_rounded_up_for_combat_and_honour() -> None:
    s, found = example("E7")
    assert found == {"white": 2, "blue": 3, "yellow": -1}
    assert s.token("-2,3") == 2


@pytest.mark.parametrize(("tile", "honour"), [("V", 2), ("F", 1), ("Y", 1), ("P", 0), ("M", 0), ("C", -1)])
def test_BA_6_4_mathematical_ceiling(tile: str, honour: int) -> None:
    s = scene(f"0,0P 1,0{tile}", "red@0,0K", seats=2, phase="attempt", hand="", asked="0,0").play("attempt")
    assert s.honour("red") == honour


def test_BA_6_4_rounding_can_make_a_tie() -> None:
    """Strengths 3 and 4 both become 2: both knights return."""
    tiles = "0,0P 2,0P 1,0Y -1,0V 3,0V 3,-1Q"
    s = scene(tiles, "red@0,0K white@2,0K", phase="attempt", hand="", asked="0,0").play("attempt", "attempt")
    assert (s.keep("0,0"), s.keep("2,0")) == (None, None)
    assert s.honour("red") == s.honour("white") == 0
    whole = {"final_divisor": 1}
    s = scene(tiles, "red@0,0K white@2,0K", phase="attempt", hand="", asked="0,0", options=whole).play(
        "attempt", "attempt"
    )
    assert (s.keep("0,0"), s.honour("white")) == (None, 5)


def test_BA_6_4_another_divisor() -> None:
    options = {"final_divisor": 3}
    s = scene("0,0P 1,0V 0,1Y", "red@0,0K", seats=2, phase="attempt", hand="", asked="0,0", options=options).play(
        "attempt"
    )
    assert s.honour("red") == 2


def test_BA_6_5_the_highest_honour_wins() -> None:
    s = last("V", honour={"red": 3, "white": 7}).play("village 0,1", "pass")
    assert s.ranks() == [2, 1, 3]
    assert [s.state.result(seat) for seat in range(3)] == [0.0, 1.0, 0.0]


def test_BA_6_5_ties_share_the_rank() -> None:
    s = last("V", honour={"red": 7, "white": 7}).play("village 0,1", "pass")
    assert s.ranks() == [1, 1, 3]
    assert [s.state.result(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_BA_6_5_or_more_baronies_break_them() -> None:
    tiles = "0,0P 1,0F 1,-1Y 0,-1O -1,0Q -1,1C 0,1E"
    more = {"seats": 3, "market": "---", "pile": 0, "out": {"blue": 1}, "honour": {"red": 7, "white": 7}, "hand": "V"}
    for tie_break, ranks in (("shared", [1, 1, 3]), ("most_barons_in_place", [2, 1, 3])):
        s = scene(tiles, "white@0,0B", options={"tie_break": tie_break}, **more).play("village 2,0")
        assert s.ranks() == ranks


def test_BA_6_5_the_oubliettes_a_last_time() -> None:
    s = scene(
        "0,0P 1,0C -1,0C 0,-1M 0,1M", "red@0,0K", seats=2, phase="attempt", hand="", asked="0,0", honour={"red": -3}
    )
    s.play("attempt")
    assert (s.out("red"), s.state.ending(), s.ranks()) == (True, "stall", [2, 1])
