"""Section 14: the other value of every parameter."""

import pytest

import donjon

from .scene import GAME, put, scene

WHITE_DECK = " ".join(["WWWW"] * 20)


def test_deck_and_start_card() -> None:
    assert "WGWR" in GAME.dump(GAME.new(2, {"deck": "varied30"}))["stock"]
    assert GAME.dump(GAME.new(2, {"start_card": "WWRY"}))["land"]["rows"] == ["WW", "YR"]
    with pytest.raises(donjon.BadOption):
        GAME.new(2, {"start_card": "WWR"})


def test_equal_cards_in_hand_are_one_choice_with_four_turns() -> None:
    s = scene("WG", hands={0: ["WWWW", "WWWW"]}, options={"deck": WHITE_DECK})
    assert s.legal("take W") == {"take WWWW"}
    assert {put(-2, 0, turns) for turns in range(4)} <= s.after("take WWWW").legal()
    assert s.lay("WWWW", -2, 0).hand(0) == ["WWWW"]


def test_max_donjons_per_turn() -> None:
    s = scene("WGR/YYY", hands={0: ["WWWG"]}, options={"max_donjons_per_turn": 1})
    s.raise_keep(1, 0, 0)
    assert not s.legal("take keep")
    assert s.refused("take keep 2") == "R3"


def test_max_each_optional() -> None:
    s = scene("WGR/YYY", hands={0: ["WWWG"]}, options={"max_each_optional": 1})
    s.play("take dragon knight", "put 2,0")
    assert not s.legal("take dragon")
    assert s.refused("take dragon seal") == "R3"
    s.raise_keep(1, 0, 0)
    assert not s.legal("take keep")
    assert s.may("seal 1")


@pytest.mark.parametrize("cap", ["max_donjons_per_turn", "max_each_optional"])
def test_caps_are_lifted_for_an_empty_hand_before_the_card(cap: str) -> None:
    s = scene("WGR/YYY", mover=0, hands={0: []}, seal_on={0: 1}, options={cap: 1}, must_raise=True)
    s.play("take keep 1", "put 0,0")
    assert s.phase == "act"  # the Seal lies on that pile
    assert s.legal("take keep") == {"take keep 2", "take keep 3"}


def test_same_type_cover() -> None:
    land = "WWG/YRR"
    assert scene(land, hands={0: ["WWWG"]}).may_lay("WWWG", 1, -1, 2)
    s = scene(land, hands={0: ["WWWG"]}, options={"same_type_cover": False})
    assert s.why_not("WWWG", 1, -1, 2) == "R6"


def test_require_new_square() -> None:
    given = {"hands": {0: ["WWWW"]}}
    assert not scene("WWW/WWW", **given, options={"deck": WHITE_DECK}).may_lay("WWWW", 0, 0)
    s = scene("WWW/WWW", **given, options={"deck": WHITE_DECK, "require_new_square": False})
    assert s.lay("WWWW", 0, 0).rows() == ["WWW", "WWW"]


def test_donjon_on_bridge_end() -> None:
    """A free group with a bridge: with the option its ends may take a keep, one of the two, never the middle."""
    given = {"bridges": {1: (2, 0, False)}, "hands": {0: ["WWWG"]}}
    assert not {(1, 0), (3, 0)} & scene("YWGWY/RRRRR", **given).squares("take keep 1")
    s = scene("YWGWY/RRRRR", **given, options={"donjon_on_bridge_end": True})
    assert {(1, 0), (3, 0)} <= s.squares("take keep 1")
    assert (2, 0) not in s.squares("take keep 1")
    s.raise_keep(1, 1, 0)
    assert (3, 0) not in s.squares("take keep 2")


def test_knight_protects_unoccupied() -> None:
    given = {"keeps": {"Br1": (0, 0)}, "knights": {1: (4, 0)}, "dragons": {(1, "seal"): (1, 0)}, "hands": {0: ["GGGW"]}}
    assert not {(2, 0), (3, 0)} & scene("WWWWW/GGRYY", **given).squares("take dragon knight")
    s = scene("WWWWW/GGRYY", **given, options={"knight_protects_unoccupied": False})
    assert {(2, 0), (3, 0)} <= s.squares("take dragon knight")
    s.raise_keep(1, 2, 0)
    assert (3, 0) not in s.squares("take dragon knight")


def test_knight_own_fief_only() -> None:
    keeps = {"E1": (0, 0), "Br1": (0, 1)}
    assert scene("WW/GG", keeps=keeps).squares("take knight") == {(1, 0), (1, 1)}
    own = scene("WW/GG", keeps=keeps, options={"knight_own_fief_only": True})
    assert own.squares("take knight") == {(1, 0)}


def test_knight_share_donjon() -> None:
    given = {"keeps": {"E1": (0, 0), "Br1": (0, 1)}, "hands": {0: ["WWWG"]}}
    s = scene("WWR/GGR", **given, options={"knight_share_donjon": True})
    assert s.squares("take knight") == {(0, 0), (1, 0), (0, 1), (1, 1)}
    s.play("take knight", "put 0,0")
    assert s.size("E1") == 2
    assert (1, 0) not in s.squares("take dragon seal")
    own = scene("WWR/GGR", **given, options={"knight_share_donjon": True, "knight_own_fief_only": True})
    assert own.squares("take knight") == {(0, 0), (1, 0)}


def test_bridge_over_void() -> None:
    s = scene("W.W/YYY", keeps={"E1": (0, 0)}, hands={0: ["WWWG"]}, options={"bridge_over_void": True})
    laying = s.after("take WWWG").legal()
    s.play("take bridge", "put 1,0")
    assert s.size("E1") == 2
    closed = {put(x, y, turns) for x in (0, 1) for y in (-1, 0) for turns in range(4)}
    assert laying & closed
    assert not s.after("take WWWG").legal() & closed
    assert s.why_not("WWWG", 0, -1) in ("TC-4.2", "TC-4.3")


def test_bridge_over_void_may_not_close_the_only_place() -> None:
    """TC-3.5: the void under a bridge is closed to cards, and here it is the only new ground there can be."""
    options = {"bridge_over_void": True, "max_extent": 3}
    s = scene("WGW/R.R/YYY", keeps={"E1": (0, 1)}, hands={0: ["YYYW"]}, options=options)
    assert s.after("take YYYW").legal() == {put(1, 0), put(1, 1, 1)}
    assert s.refused("take bridge") == "TC-3.5"
    assert scene("WGW/R.R/YYY", keeps={"E1": (0, 1)}, options=options, card_played=True).may("take bridge")


def test_bridge_needs_own_fief() -> None:
    free = {"bridge_needs_own_fief": False}
    assert scene("WGW").may("take bridge") is False
    assert scene("WGW", options=free).may("take bridge")
    assert scene("WGW", keeps={"Br1": (0, 0)}, options=free).play("take bridge", "put 1,0").size("Br1") == 2
    assert not scene("WGW", keeps={"Br1": (0, 0), "E1": (2, 0)}, options=free).may("take bridge")


def test_empty_hand_needs_donjon() -> None:
    """R16: with the option off the lone Seal alone satisfies the duty."""
    given = {"mover": 1, "keeps": {"E1": (0, 1)}, "seal_on": {0: 1}, "hands": {0: [], 1: ["WWWG"]}}
    s = scene("WGG/YGR", **given, options={"empty_hand_needs_donjon": False}).lay("WWWG", -2, 0).play("end")
    assert not s.document["must_raise"]
    assert s.refused("end") == "TC-3.4"
    s.play("seal 1").draw().turn()
    assert s.actor == 1


def test_unplayable_pass() -> None:
    s = scene("WG/YR", hands={0: ["WWWG"], 1: ["GGRR"]}, options={"max_extent": 2, "unplayable": "pass"}, laid=4)
    s.play("end")
    assert s.hand(0) == ["WWWG"]
    assert s.document["lost"] == 1
    s.play("end")
    assert s.state.ending() == "lost"


def test_tie_break_by_the_largest_fief() -> None:
    given = {"keeps": {"E1": (0, 0), "Br1": (0, 1), "Br2": (1, 1)}, "hands": {0: [], 1: []}}
    assert scene("WW/GR", **given).play("end", "end").results == [0.5, 0.5]
    s = scene("WW/GR", **given, options={"tie_break": "largest"}).play("end", "end")
    assert s.results == [1.0, 0.0]
    even = scene("WW/GG", keeps={"E1": (0, 0), "Br1": (0, 1)}, hands={0: [], 1: []}, options={"tie_break": "largest"})
    assert even.play("end", "end").results == [0.5, 0.5]


def test_team_share() -> None:
    hands = {0: ["WWWG"], 2: ["GGRR"]}
    apart = scene(seats=4, hands=hands)
    assert apart.player(2, reader=0)["hand"]["cards"] is None
    s = scene(seats=4, hands=hands, options={"team_share": True})
    assert s.player(2, reader=0)["hand"]["cards"] == ["GGRR"]
    assert s.player(2, reader=1)["hand"]["cards"] is None
    s.play("seal 4")
    assert [s.player(0, reader)["sealed"] for reader in (0, 1, 2, 3, None)] == [4, None, 4, None, None]
    assert s.legal("take keep") == {"take keep 1", "take keep 2"}


@pytest.mark.parametrize(("seats", "holders"), [("0-1", [0, 1]), ("0-3", [0, 3]), ("2-1", [1, 2]), ("2-3", [2, 3])])
def test_seal_seat(seats: str, holders: list[int]) -> None:
    s = scene(seats=4, options={"seal_seat": seats})
    assert [seat for seat in range(4) if s.player(seat)["tokens"]["seal"] == "ready"] == holders
    assert [[k["windows"] for k in s.player(seat)["keeps"]] for seat in holders] == [[1, 2], [1, 2]]


def test_first_seat() -> None:
    for seat in (0, 1):
        state = GAME.new(2, {"first_seat": str(seat)})
        assert [GAME.text(state, action) for action in state.actions()] == [f"first {seat}"]
    with pytest.raises(donjon.BadOption, match="first_seat"):
        GAME.new(2, {"first_seat": "2"})


def test_max_extent() -> None:
    s = scene("WG/YR", hands={0: ["WWWG"]}, options={"max_extent": 3})
    assert not s.may_lay("WWWG", -2, 0)
    assert s.why_not("WWWG", -2, 0) == "TC-14"
    assert s.may_lay("WWWG", 1, -1, 3)
    with pytest.raises(donjon.BadOption, match="max_extent"):
        GAME.new(2, {"max_extent": 1})


def test_players() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    assert [GAME.view(GAME.new(seats), None)["rounds"] for seats in GAME.seats] == [9, 9, 7]
