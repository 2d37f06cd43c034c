"""The worked examples X1 to X20 of the specification, as they stand."""

from typing import Any

import pytest

from .scene import GAME, Scene, put, scene

LONG = "WWWWWWWWW/GGGGRRRRR"


def holding(land: str, *cards: str, **more: Any) -> Scene:
    return scene(land, **{"hands": {0: cards}, **more})


def test_X1_without_covering() -> None:
    s = holding("WG/YR", "WWWG")
    assert s.may_lay("WWWG", -2, 0)
    assert s.why_not("WWWG", 2, 0) == "TC-4.1"
    assert s.may_lay("WWWG", 2, 0, 1)


def test_X2_covering() -> None:
    s = holding("WG/YR", "WWWG")
    assert s.why_not("WWWG", -1, -1) == "TC-4.1"
    s.lay("WWWG", 1, -1, 3)
    assert [s.type_at(x, 0) for x in (0, 1, 2)] == ["W", "W", "G"]


def test_X3_the_forbidden_case() -> None:
    s = holding("GGWW/YYWW", "GGRR")
    assert s.why_not("GGRR", 2, -1, 3) == "TC-4.2"
    assert s.may_lay("GGRR", 2, -1, 2)
    assert s.why_not("GGRR", 2, -1, 0) == "TC-4.1"


def test_X4_covering_two_types() -> None:
    s = holding("WGY/RRY", "YYYW").lay("YYYW", 0, -1, 1)
    assert (s.type_at(0, 0), s.type_at(1, 0)) == ("Y", "Y")


def test_X5_where_a_keep_may_stand() -> None:
    s = scene("WGG/YGR")
    assert s.squares("take keep 1") == {(x, y) for x in range(3) for y in range(2)}
    s.raise_keep(1, 1, 0)
    assert s.squares("take keep 2") == {(0, 0), (0, 1), (2, 1)}


def test_X6_a_dragon_cuts_a_fief() -> None:
    s = scene("WWWWW/GGRYY", keeps={"Br1": (0, 0)}, hands={0: ["WWWG"]})
    assert s.size("Br1") == 5
    s.play("take dragon knight", "put 2,0")
    assert s.size("Br1") == 2
    assert s.after("take keep 1", "put 4,0").size("E1") == 2
    assert s.why_not("WWWG", 2, -1) == "TC-4.3"


def test_X7_a_knight_keeps_dragons_away() -> None:
    s = scene("WWWWW/GGRYY", keeps={"Br1": (0, 0)})
    assert s.squares("take knight") == {(1, 0), (2, 0), (3, 0), (4, 0)}
    s.play("take knight", "put 4,0")
    assert s.squares("take dragon seal") == {(x, 1) for x in range(5)}
    assert s.size("Br1") == 5


def test_X8_a_badly_placed_knight() -> None:
    s = scene(LONG, seats=3, mover=2, keeps={"Br1": (0, 0)}, knights={1: (8, 0)}, hands={2: ["GGRR"]})
    assert s.size("Br1") == 9
    s.lay("GGRR", 1, -1, 2)
    assert [s.type_at(x, 0) for x in range(4)] == ["W", "G", "G", "W"]
    assert s.size("Br1") == 1
    white = {(x, 0) for x in range(9) if s.type_at(x, 0) == "W"}
    assert white & s.squares("take keep 1") == {(x, 0) for x in range(3, 8)}
    s.raise_keep(1, 5, 0)
    assert s.size("Bo1") == 6
    assert not s.squares("take dragon knight") & {(x, 0) for x in range(3, 9)}


@pytest.mark.parametrize(
    ("land", "seat", "keep", "after"),
    [("YGY", 0, "E1", 2), ("WRWW", 2, "Bo1", 3), ("RYRRR", 1, "Br1", 4)],
)
def test_X9_a_bridge_brings_squares(land: str, seat: int, keep: str, after: int) -> None:
    s = scene(land, seats=3, mover=seat, keeps={keep: (0, 0)})
    assert s.size(keep) == 1
    assert s.play("take bridge", "put 1,0").size(keep) == after


@pytest.mark.parametrize(
    ("land", "more"),
    [
        ("WGW/WWW", {"keeps": {"E1": (0, 0)}}),
        ("WGW", {"keeps": {"E1": (0, 0), "E2": (2, 0)}}),
        ("WGW", {"keeps": {"E1": (0, 0), "Br1": (2, 0)}}),
        ("WGW", {"keeps": {"E1": (0, 0)}, "dragons": {(1, "seal"): (1, 0)}}),
        ("WGW", {"keeps": {"E1": (0, 0), "Br1": (1, 0)}}),
        ("W.W/YYY", {"keeps": {"E1": (0, 0)}}),
        ("WGW", {"keeps": {"Br1": (0, 0)}}),
    ],
    ids=["same fief", "two own keeps", "two keeps", "token between", "keep between", "void between", "not my fief"],
)
def test_X10_where_no_bridge_goes(land: str, more: dict[str, object]) -> None:
    assert not scene(land, **more).may("take bridge")


def test_X10_two_bridges_in_a_row() -> None:
    s = scene("WGWRW/YYYYY", seats=4, keeps={"E1": (0, 0)}, hands={0: ["WWWG"], 1: ["WWWR"], 2: ["GGRR"]})
    s.play("take bridge", "put 1,0").lay("WWWG", -2, 0).play("end").lay("WWWR", -2, -2, 0).play("end")
    s.play("take bridge", "put 3,0")
    assert {(b["x"], b["to_x"]) for b in GAME.view(s.state, None)["bridges"]} == {(0, 2), (2, 4)}
    before = s.size("E1")
    assert before == 3 + 3 + 3  # the row and the white squares laid beside its first one
    laying = s.after("take GGRR")
    assert not any(laying.may(put(x, y, turns)) for turns in range(4) for x in range(-1, 5) for y in (-1, 0))


def test_X11_joining_two_fiefs() -> None:
    both = {"E1": (0, 0), "Br1": (3, 0)}
    assert holding("WRGW", "WWWR", keeps=both).why_not("WWWR", 1, -1, 1) == "TC-4.5"
    assert holding("WRGW", "WWWR", keeps={"E1": (0, 0), "E2": (3, 0)}).why_not("WWWR", 1, -1, 1) == "TC-4.5"
    assert holding("WRGW", "WWWR", keeps={"E1": (0, 0)}).lay("WWWR", 1, -1, 1).size("E1") == 5
    blocked = holding("WRGW", "WWWR", keeps={"E1": (0, 0)}, dragons={(1, "knight"): (1, 0)})
    assert blocked.why_not("WWWR", 1, -1, 1) == "TC-4.3"


def test_X12_a_bridge_changes_hands() -> None:
    s = scene("WWWGWW/YYRRRR", seats=3, mover=2, keeps={"Br1": (0, 0)}, bridges={1: (3, 0, False)})
    assert s.size("Br1") == 5
    s.play("take dragon knight", "put 1,0")
    assert s.size("Br1") == 1
    assert {(2, 0), (4, 0), (5, 0)} & s.squares("take keep 1") == {(5, 0)}
    assert s.raise_keep(1, 5, 0).size("Bo1") == 3


@pytest.mark.parametrize(("seal", "points"), [(None, 11), (2, 17), (3, 11)])
def test_X13_scoring(seal: int | None, points: int) -> None:
    s = scene(
        "WWWWW/GGGGG/GYYYY",
        keeps={"E1": (0, 0), "E2": (1, 1)},
        sealed={"E": seal} if seal else {},
        dragons={} if seal else {(0, "seal"): (4, 2)},
    )
    assert s.fiefs() == {"E1": 5, "E2": 6}
    assert s.player(0, reader=0)["points"] == points


def test_X14_release_of_the_pile_under_the_seal() -> None:
    s = scene("WGG/YGR", mover=1, hands={0: [], 1: ["WWWG"]}, seal_on={0: 2})
    s.lay("WWWG", -2, 0).play("end")
    assert s.actor == 0
    s.raise_keep(2, 0, 1)
    assert s.hand(0) == []
    assert s.refused("end") == "TC-3.4"
    for frees in (["seal 1"], ["take dragon seal", "put 2,1"], ["take keep 1", "put 2,1"], ["take keep 3", "put 2,1"]):
        freed = s.after(*frees)
        assert freed.phase == "draw"
        freed.draw()
        assert len(freed.hand(0)) == 2
        assert freed.turn().actor == 1


def test_X15_actions_in_any_order() -> None:
    s = scene("WWWWW/YYYYY/RRRWW", keeps={"Br1": (0, 0)}, hands={0: ["WWWG"]})
    s.play("take dragon knight", "put 1,0")
    s.raise_keep(1, 3, 0)
    assert s.size("E1") == 3
    s.lay("WWWG", 2, -2, 1)
    assert s.size("E1") == 6
    s.play("take bridge", "put 4,1 r1")
    assert s.size("E1") == 8
    assert s.may("end")


def test_X16_royal_cards_follow_the_keeps() -> None:
    s = scene()
    assert [keep["windows"] for keep in s.player(0)["keeps"]] == [1, 2, 3]
    assert s.player(0)["royal"] == [1, 2, 3]


def test_X17_the_lone_seal_is_forced() -> None:
    s = scene(
        "WGG/YGR",
        mover=1,
        keeps={"E1": (0, 0), "E2": (1, 0), "E3": (0, 1)},
        seal_on={0: 2},
        hands={0: [], 1: ["RRRW"]},
    )
    s.lay("RRRW", 3, 1, 0).play("end")
    assert s.actor == 0
    assert s.refused("end") == "TC-3.4"
    assert s.legal("seal") == {"seal 1", "seal 2", "seal 3"}
    s.play("take dragon seal", sorted(s.after("take dragon seal").legal())[0])
    assert s.phase == "draw"


def test_X18_a_destroyed_neighbour() -> None:
    s = holding("WG", "WWWR", dragons={(1, "seal"): (0, 0)})
    assert not s.may_lay("WWWR", -2, 0)
    s = holding("WG", "WWWR", keeps={"E1": (0, 0)}).lay("WWWR", -2, 0)
    assert s.size("E1") == 4


def test_X19_partners() -> None:
    s = scene("WGW/YYR", seats=4, mover=0, keeps={"E3": (0, 0)}, hands={0: ["WWWG"]})
    assert s.legal("seal") == {"seal 1", "seal 2", "seal 3", "seal 4"}
    assert s.play("take bridge", "put 1,0").size("E3") == 2
    assert s.legal("take keep") == {"take keep 1", "take keep 2"}
    assert s.refused("take keep 4") == "TC-5.1"


def test_X20_a_dragon_cannot_land_on_a_bridge() -> None:
    s = scene("WGW/YYR", keeps={"E1": (0, 0)}, bridges={0: (1, 0, False)})
    row = {(0, 0), (1, 0), (2, 0)}
    assert not s.squares("take dragon knight") & row
    assert (1, 0) not in s.squares("take keep 2")
