"""Sections 5 to 9: keeps, dragons, knights, seals and bridges."""

import pytest

from .scene import GAME, put, scene

WHITE = "WWWWW/GGRYY"


def test_TC_5_1_a_free_group_wherever_it_is() -> None:
    s = scene("WGG/YGR", keeps={"Br1": (1, 0)}, hands={0: ["WWWG"]})
    assert s.squares("take keep 1") == {(0, 0), (0, 1), (2, 1)}
    assert s.after("take keep 1").refused("put 2,0") == "TC-5.1"
    assert s.after("take keep 1").refused("put 1,0") == "TC-2.7"
    assert s.after("take keep 1").refused("put 9,9") == "TC-2.7"


def test_TC_5_1_only_ones_own_keeps() -> None:
    s = scene(seats=4)
    assert s.legal("take keep") == {"take keep 1", "take keep 2"}
    assert scene().refused("take keep 4") == "TC-5.1"


def test_TC_5_2_the_group_becomes_a_fief_and_the_pile_is_freed() -> None:
    s = scene("WGG/YGR", seal_on={0: 3}).play("take keep 1", "put 1,0")
    assert s.size("E1") == 3
    assert s.phase == "draw"
    pile = s.player(0)["piles"][0]
    assert (pile["cards"], pile["keep"]) == (0, False)


@pytest.mark.parametrize("token", ["knight", "seal"])
def test_TC_6_1_a_dragon_lands_on_any_empty_square(token: str) -> None:
    s = scene(WHITE, keeps={"Br1": (0, 0), "E1": (3, 1)}, card_played=True)
    squares = {(x, y) for x in range(5) for y in range(2)} - {(0, 0), (3, 1)}
    assert s.squares(f"take dragon {token}") == squares
    s.play(f"take dragon {token}", "put 4,1")
    assert s.size("E1") == 1  # one's own fief too
    assert not s.squares("take dragon " + ("seal" if token == "knight" else "knight")) & {(4, 1)}


def test_TC_6_2_the_square_is_destroyed_for_good() -> None:
    s = scene(WHITE, keeps={"Br1": (0, 0)}, hands={0: ["WWWG"]}, seal_on={0: 1})
    s.play("take dragon knight", "put 2,0")
    assert s.type_at(2, 0) == "#"
    assert s.size("Br1") == 2
    assert s.why_not("WWWG", 2, -1) == "TC-4.3"
    assert (2, 0) not in s.squares("take keep 2")
    s.play("take keep 1", "put 0,1")
    assert s.phase == "act"  # the Seal still lies on that pile
    s.play("take dragon seal", "put 4,1")
    assert s.phase == "draw"
    assert s.player(0)["sealed"] is None
    assert not s.draw().legal("seal")


def test_TC_7_1_a_knight_stands_in_a_fief() -> None:
    s = scene(WHITE, keeps={"Br1": (0, 0)}, hands={0: ["WWWG"]})
    assert s.squares("take knight") == {(1, 0), (2, 0), (3, 0), (4, 0)}
    assert s.after("take knight").refused("put 2,1") == "TC-7.1"
    assert scene(hands={0: ["WWWG"]}).refused("take knight") == "TC-7.1"


def test_TC_7_2_no_dragon_where_a_knight_stands() -> None:
    s = scene(WHITE, keeps={"Br1": (0, 0)}, knights={1: (4, 0)}, hands={0: ["WWWG"], 1: ["GGGW"]})
    assert s.after("take dragon knight").refused("put 1,0") == "TC-7.2"
    assert s.squares("take dragon knight") == {(x, 1) for x in range(5)}
    s.lay("WWWG", 0, -2, 1).play("end")
    assert (1, 0) not in s.squares("take dragon seal")  # nor of his own house


def test_TC_7_2_protection_follows_the_knight() -> None:
    s = scene("WWWWW/GGRYY", seats=3, mover=2, keeps={"Br1": (0, 0)}, knights={1: (4, 0)}, hands={2: ["GGRR"]})
    s.lay("GGRR", 1, -1, 2)
    assert s.size("Br1") == 1
    burnt = s.squares("take dragon knight")
    assert (3, 0) not in burnt
    assert s.raise_keep(1, 3, 0).size("Bo1") == 2


def test_TC_7_2_two_knights_may_share_a_fief() -> None:
    s = scene(WHITE, keeps={"Br1": (0, 0)}, knights={1: (4, 0)})
    assert s.play("take knight", "put 2,0").size("Br1") == 5


def test_TC_8_1_a_royal_card_is_sealed_in_secret() -> None:
    s = scene("WWW/GGG", keeps={"E1": (0, 0)}, seal_on={0: 2})
    assert s.legal("seal") == {"seal 1", "seal 2", "seal 3"}
    s.play("seal 2")
    assert s.phase == "act"
    assert s.player(0)["tokens"]["seal"] == "front"
    assert [s.player(0, reader)["sealed"] for reader in (None, 0, 1)] == [None, 2, None]
    assert s.refused("seal 1") == "TC-3.7"
    s.play("take keep 2", "put 0,1")
    assert s.phase == "draw"
    assert s.player(0, reader=0)["points"] == 3 + 2 * 3
    assert s.player(0, reader=1)["points"] == 6


def test_TC_9_1_three_squares_in_a_line() -> None:
    s = scene("WGW/RYY/WRR", keeps={"E1": (0, 0)})
    assert s.after("take bridge").legal() == {"put 1,0", "put 0,1 r1"}
    assert s.after("take bridge").refused("put 1,1") == "TC-9.2"
    assert s.after("take bridge").refused("put 2,0") == "TC-9.1"
    assert s.after("take bridge").refused("put 1,0 r2") == "TC-9.1"


def test_TC_9_1_no_token_under_a_bridge() -> None:
    cut = scene("WGWW/YYYY", keeps={"E1": (0, 0)}, knights={1: (2, 0)})
    assert not cut.may("take bridge")
    assert scene("WGW", keeps={"E1": (0, 0)}).may("take bridge")


def test_TC_9_2_from_ones_own_fief_to_a_free_group() -> None:
    assert not scene("WGW", keeps={"Br1": (0, 0)}).may("take bridge")
    assert not scene("WGW", keeps={"E1": (0, 0), "Br1": (2, 0)}).may("take bridge")
    assert not scene("WGW").may("take bridge")
    assert scene("WGW", keeps={"E1": (2, 0)}).play("take bridge", "put 1,0").size("E1") == 2


def test_TC_9_3_the_ends_are_linked_and_the_three_squares_closed() -> None:
    s = scene("WGW/YYY", keeps={"E1": (0, 0)}, hands={0: ["WWWG", "GGGW"]}).play("take bridge", "put 1,0")
    assert s.size("E1") == 2
    closed = {(0, 0), (1, 0), (2, 0)}
    assert not closed & s.squares("take keep 2")
    assert not closed & s.squares("take dragon knight")
    laying = s.after("take GGGW")
    over = [put(x, y, turns) for x in range(-1, 3) for y in (-1, 0) for turns in range(4)]
    assert not laying.legal() & set(over)


def test_TC_9_4_a_bridge_serves_whoever_holds_its_ends() -> None:
    s = scene("WWWGWW/YYRRRR", seats=3, mover=2, keeps={"Br1": (0, 0)}, bridges={1: (3, 0, False)})
    s.play("take dragon knight", "put 1,0")
    assert s.raise_keep(1, 5, 0).size("Bo1") == 3


def test_TC_3_1_bots_and_people_see_the_effect_first() -> None:
    s = scene("WWW/GGG", keeps={"Br1": (0, 0)}, hands={0: ["GGRR"]})
    s.play("take dragon knight")
    effects = {choice.target: choice.effect for choice in GAME.choices(s.state, 0)}
    told = effects["square-1,0"]
    assert told is not None
    assert (told.args["rival"], told.args["rival_before"], told.args["rival_after"]) == ("brownbear", 3, 1)
