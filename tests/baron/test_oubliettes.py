"""BA-4.14 to BA-4.16: who falls too low, and what stays of him."""

from typing import Any

import donjon

from .scene import Scene, scene

E2 = "0,0P 1,1P 1,0F 0,1M 1,-1P 0,-1Y -1,0P -1,1Q 2,0P 0,2V 1,2E"


def falling(seats: int = 5, **more: Any) -> Scene:
    """E2 with red at -4: the lost combat costs him one more."""
    honour = {"red": -4, **(more.pop("honour", None) or {})}
    s = scene(E2, "red@0,0B white@1,1K", seats=seats, playing="white", hand="Y", honour=honour, **more)
    return s.play("vineyard 2,1")


def test_BA_4_14_at_minus_five_one_is_out() -> None:
    s = falling(hands={"red": "PV"})
    assert (s.honour("red"), s.out("red")) == (-5, True)
    assert not s.out("white")


def test_BA_4_14_another_depth() -> None:
    assert not falling(options={"oubliettes_at": -6}).out("red")


def test_BA_4_14_by_a_negative_barony_too() -> None:
    ring = "0,0P 1,0M 1,-1P 0,-1C -1,0P -1,1P"
    s = scene(ring, "red@0,0K", playing="blue", hand="P", honour={"red": -2}).play("meadow 0,1")
    assert (s.out("red"), s.honour("red"), s.keep("0,0")) == (True, -5, ("red", "baron"))


def test_BA_4_14_all_changes_are_applied_before_anyone_falls() -> None:
    """Red loses one barony and wins another in the same event; only the sum counts."""
    tiles = "0,0P 1,0V 1,-1P 0,-1Y -1,0P -1,1Q 0,1P"
    s = scene(tiles, phase="keep", hand="", honour={"red": -4}).play("keep 0,0")
    assert (s.honour("red"), s.out("red")) == (1, False)


def test_BA_4_15_tiles_and_supply_leave_the_game() -> None:
    s = falling(hands={"red": "PV"})
    assert (s.hand("red"), s.supply("red")) == ("", 0)
    assert s.play("pass").playing == 2
    while s.playing != 4:
        turn(s)
    turn(s)
    assert s.playing == 1  # red has no more turns


def turn(s: Scene) -> None:
    """Somebody's turn, anyhow."""
    who = s.playing
    while s.playing == who:
        s.play(sorted(s.legal())[-1 if s.phase == "keep" else 0])


def test_BA_4_15_rounds_are_counted_from_the_first_player_all_the_same() -> None:
    """White begins; red, who would be last, is out: white and blue play a round."""
    s = falling(3, first="white", hands={"blue": "P"}).play("pass")
    rounds = []
    for _ in range(5):
        rounds.append((s.playing, s.view["turn"]))
        turn(s)
    assert rounds == [(2, 1), (1, 2), (2, 2), (1, 3), (2, 3)]


def test_BA_4_15_the_active_players_turn_ends_at_once() -> None:
    ring = "0,0P 1,0M 1,-1P 0,-1C -1,0P -1,1P"
    s = scene(ring, "red@0,0K", playing="red", hand="P", honour={"red": -4}).play("meadow 0,1")
    assert (s.out("red"), s.playing, s.phase) == (True, 1, "draw")


def test_BA_4_15_barons_of_the_eliminated_still_defend() -> None:
    tiles = "0,0P 1,1P 1,0F 0,1M 1,-1P 0,-1Y -1,0P -1,1Q 2,0P 0,2P 1,2E"
    s = scene(tiles, "red@0,0B white@1,1K", playing="black", hand="Y", out={"red": 1}).play("vineyard 2,1")
    assert (s.keep("0,0"), s.keep("1,1")) == (("red", "baron"), None)
    s = scene(E2, "red@0,0B white@1,1K", playing="black", hand="Y", out={"red": 1}).play("vineyard 2,1")
    assert (s.keep("0,0"), s.honour("red"), s.supply("red")) == (None, -9, 0)


def test_BA_4_15_knights_of_the_eliminated_still_claim() -> None:
    ring = "0,0P 1,0F 1,-1Y 0,-1O -1,0Q -1,1C"
    s = scene(ring, "red@0,0K", playing="black", hand="E", out={"red": 1}).play("pond 0,1")
    assert (s.keep("0,0"), s.honour("red")) == (("red", "baron"), -9)


def test_BA_4_15_or_only_stand_there() -> None:
    """R8, inert: neither claimant nor adversary."""
    e5 = "0,0P 2,0P 1,-1P 0,-1Y -1,0E -1,1P 0,1P 3,0V 3,-1P 2,-1P 1,1P 2,1Q"
    inert = {"dead_knights": "inert"}
    s = scene(e5, "yellow@0,0K blue@2,0K", playing="black", hand="F", out={"blue": 1}, options=inert).play("field 1,0")
    assert (s.keep("2,0"), s.keep("0,0")) == (("blue", "knight"), ("yellow", "baron"))
    assert s.honour("yellow") == 4


def test_BA_4_16_the_last_player_wins_at_once() -> None:
    s = falling(seats=2)
    assert s.state.actor == donjon.OVER
    assert s.state.ending() == "survivor"
    assert s.ranks() == [2, 1]
    assert s.view["keeps"]  # no final attempts, everything stays as it is
    assert s.refused("pass") == "BA-4.16"


def test_BA_4_16_ranks_by_the_time_of_the_fall() -> None:
    s = falling(seats=3, out={"blue": 1})
    assert s.state.ending() == "survivor"
    assert s.ranks() == [2, 1, 3]


def test_R8_all_out_in_one_event_rank_by_honour() -> None:
    """Red loses his barony, white wins a negative one: both are gone."""
    tiles = E2.replace("0,2V", "0,2P").replace("1,2E", "1,2P").replace("1,0F", "1,0V").replace("0,1M", "0,1C")
    tiles = tiles.replace("0,-1Y", "0,-1P").replace("-1,1Q", "-1,1P")
    s = scene(tiles, "red@0,0B white@1,1K", seats=2, playing="white", hand="Y", honour={"red": -4, "white": -4})
    s.play("vineyard 2,1")
    assert (s.out("red"), s.out("white")) == (True, False)
    assert s.state.ending() == "survivor"
    options = {"tile_values": "3,2,2,-2,1,1,-1,-2", "oubliettes_at": -5}
    tiles = "0,0P 1,1P 1,0V 0,1C 1,-1P 0,-1C -1,0P -1,1M 2,0P 0,2P 1,2P"
    s = scene(
        tiles,
        "red@0,0B white@1,1K",
        seats=2,
        playing="white",
        hand="Y",
        honour={"red": -4, "white": -4},
        options=options,
    )
    s.play("vineyard 2,1")
    assert s.state.ending() == "oubliettes"
    assert (s.honour("red"), s.honour("white")) == (-5, -5)
    assert s.ranks() == [1, 1]
    assert [s.state.result(seat) for seat in (0, 1)] == [0.5, 0.5]
