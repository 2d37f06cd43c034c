"""BA-4: drawing, laying, placing a keep."""

from typing import Any

from donjon.core.game import Message

from .scene import GAME, Scene, scene

MEADOWS = "0,0P 1,0P 0,1P"


def market(tiles: str = "YVP", **more: Any) -> Scene:
    return scene(MEADOWS, phase="draw", hand="PY", market=tiles, **more)


def test_BA_4_1_the_second_place_costs_one() -> None:
    s = market()
    assert s.legal() == {"draw 1", "draw 2", "draw 3"}
    s.play("draw 2", "reveal cursed")
    assert (s.honour("red"), s.hand("red"), s.market) == (-1, "PVY", "YPC")
    assert market().after("draw 1").honour("red") == 0
    assert market().after("draw 3").honour("red") == -3


def test_BA_4_1_drawing_is_mandatory() -> None:
    assert market().refused("pass") == "BA-4.1"
    assert market().refused("meadow 1,1") == "BA-4.1"
    assert market().refused("draw 4") == "BA-4.1"


def test_BA_4_1_other_prices() -> None:
    s = market("YVPQ", options={"draw_costs": "0,1,2,4"})
    assert s.after("draw 4").honour("red") == -4
    assert s.after("draw 3").honour("red") == -2


def test_BA_4_2_no_price_below_minus_four() -> None:
    s = market(honour={"red": -3})
    assert s.legal() == {"draw 1", "draw 2"}
    assert s.refused("draw 3") == "BA-4.2"
    assert s.play("draw 2").honour("red") == -4
    assert market(honour={"red": -4}).legal() == {"draw 1"}
    assert market(honour={"red": -1}).legal() == {"draw 1", "draw 2", "draw 3"}


def test_BA_4_2_another_floor() -> None:
    assert market(honour={"red": 0}, options={"debt_floor": 0}).legal() == {"draw 1"}
    assert len(market(honour={"red": -4}, options={"debt_floor": -8, "oubliettes_at": -9}).legal()) == 3


def test_BA_4_2_any_price_if_the_table_allows_ruin() -> None:
    s = market(honour={"red": -3}, options={"allow_suicidal_draw": True}, hands={"blue": "P"})
    assert s.legal() == {"draw 1", "draw 2", "draw 3"}
    s.play("draw 3")
    assert (s.phase, s.out("red")) == ("reveal", False)  # the market is refilled first
    s.play("reveal marsh")
    assert (s.out("red"), s.honour("red"), s.hand("red")) == (True, -6, "")
    assert (s.phase, s.playing) == ("draw", 1)


def test_BA_4_3_the_others_slide_and_a_tile_is_revealed_at_once() -> None:
    s = market("YVP").play("draw 1")
    assert (s.market, s.phase, s.state.actor) == ("VP-", "reveal", -1)
    s.play("reveal marsh")
    assert (s.market, s.phase) == ("VPM", "lay")


def test_BA_4_3_what_is_revealed_is_as_likely_as_it_is_frequent() -> None:
    s = market("YVP").play("draw 1")
    weights = {GAME.text(s.state, action).split()[1]: s.state.weight(action) for action in s.state.actions()}
    assert weights == {kind: count for kind, count in s.view["unseen"].items() if count}
    assert s.refused("reveal meadow" if "meadow" not in weights else "pass") != ""


def last_tiles(market_tiles: str, **more: Any) -> Scene:
    """The pile is empty."""
    return scene(
        MEADOWS,
        phase="draw",
        hand="PY",
        market=market_tiles,
        pile=0,
        out={"black": 1},
        hands={"white": "PP"},
        **more,
    )


def test_BA_4_4_the_last_tiles_slide_and_get_cheaper() -> None:
    s = last_tiles("YVM").play("draw 2")
    assert (s.market, s.phase, s.honour("red")) == ("YM-", "lay", -1)
    s = last_tiles("YM-")
    assert s.legal() == {"draw 1", "draw 2"}
    assert s.play("draw 2").honour("red") == -1
    assert last_tiles("Y--").legal() == {"draw 1"}


def test_BA_4_4_without_a_market_nothing_is_drawn() -> None:
    s = last_tiles("Y--").play("draw 1", "meadow 1,1", "pass")
    assert (s.playing, s.phase) == (1, "lay")


def test_BA_4_4_or_they_keep_their_price() -> None:
    fixed = {"end_market": "fixed_cost"}
    s = last_tiles("YVM", options=fixed).play("draw 1")
    assert s.market == "-VM"
    s = last_tiles("-VM", options=fixed)
    assert s.legal() == {"draw 2", "draw 3"}
    assert s.play("draw 3").honour("red") == -3
    # If none can be paid, the cheapest is taken and honour stops at the floor.
    s = last_tiles("--M", options=fixed, honour={"red": -3})
    assert s.legal() == {"draw 3"}
    assert s.play("draw 3").honour("red") == -4
    s = last_tiles("-VM", options=fixed, honour={"red": -4})
    assert s.legal() == {"draw 2"}
    assert s.play("draw 2").honour("red") == -4


def test_BA_4_4_a_tile_nobody_can_pay_is_announced_at_what_it_takes() -> None:
    """R4: honour stops at the floor, so it is neither the full price nor the oubliettes that threaten."""
    fixed = {"end_market": "fixed_cost"}
    (choice,) = GAME.choices(last_tiles("--M", options=fixed, honour={"red": -3}).state, 0)
    assert choice.label.args["cost"] == 1
    assert choice.effect == Message("effect-baron-debt", {"honour": -4})
    (choice,) = GAME.choices(last_tiles("--M", options=fixed, honour={"red": -4}).state, 0)
    assert (choice.label.args["cost"], choice.effect) == (0, None)


def test_BA_4_5_any_tile_of_the_reserve_beside_another() -> None:
    s = scene("0,0P", hand="PVM")
    assert {text.split()[0] for text in s.legal()} == {"meadow", "village", "marsh"}
    assert len(s.legal()) == 18
    assert s.refused("quarry 1,0") == "BA-4.5"  # not in the reserve
    assert s.refused("village 2,0") == "BA-4.5"  # touches nothing
    assert s.refused("village 0,0") == "BA-4.5"  # not empty
    assert s.play("village 1,0").hand("red") == "PM"


def test_BA_4_5_holes_may_be_filled() -> None:
    s = scene("0,0P 1,0P 2,-1P 2,-2P 1,-2P 0,-1P", hand="V")
    assert "1,-1" in s.cells("village")


def test_BA_4_5_exactly_one_tile() -> None:
    assert scene("0,0P", hand="PVM").play("village 1,0").phase == "keep"


def test_BA_4_6_never_beside_its_own_kind() -> None:
    s = scene("0,0P 1,0Q", hand="QYP")
    assert s.refused("quarry 2,0") == "BA-4.6"
    assert s.refused("quarry 0,1") == "BA-4.6"
    assert "2,0" in s.cells("vineyard")  # the same value, another kind
    assert s.cells("quarry") == {"-1,0", "0,-1", "-1,1"}


def test_BA_4_6_meadows_are_free_to_touch() -> None:
    assert scene("0,0P 1,0P", hand="P").cells("meadow") == scene("0,0P 1,0P", hand="V").cells("village")


# Every cell beside these tiles touches a pond.
PONDS = "0,0E 1,0P 2,0E"


def ponds(keeps: str = "", **more: Any) -> Scene:
    """Red draws a second pond and finds no cell for either."""
    s = scene(PONDS, keeps, hand="E", phase="draw", market="E--", pile=0, out={"black": 1}, **more)
    return s.play("draw 1")


def test_BA_4_7_without_a_legal_cell_the_tiles_are_kept() -> None:
    s = ponds("yellow@1,0K", hands={"white": "V"})
    assert (s.hand("red"), s.playing, s.phase) == ("EE", 1, "lay")


def test_BA_4_7_a_keep_may_still_be_placed() -> None:
    s = ponds()
    assert (s.hand("red"), s.playing, s.phase) == ("EE", 0, "keep")
    assert s.legal() == {"keep 1,0", "pass"}


def test_BA_4_7_while_the_pile_lasts_too() -> None:
    """Red has two ponds and no cell; white draws, and every position on the way can be written down."""
    s = scene(PONDS, "red@1,0K", seats=2, phase="draw", hand="E", market="EPP", hands={"white": "PY"})
    s.play("draw 1", "reveal meadow")
    assert (s.playing, s.phase, s.hand("red")) == (1, "draw", "EE")
    s.play("draw 1")
    assert (s.playing, s.phase) == (1, "reveal")
    s.play("reveal meadow")
    assert (s.playing, s.phase) == (1, "lay")


def test_BA_4_7_who_skipped_may_draw_a_tile_that_fits() -> None:
    """Both skip, and nothing has been laid when red draws again."""
    s = scene(PONDS, "red@1,0K", seats=2, phase="draw", hand="E", market="EEY", hands={"white": "E"})
    s.play("draw 1", "reveal meadow", "draw 1", "reveal meadow")
    assert (s.playing, s.hand("red"), s.hand("white")) == (0, "EE", "EE")
    s.play("draw 1", "reveal meadow")
    assert (s.phase, s.hand("red"), s.legal("pond")) == ("lay", "YEE", set())
    s.play("vineyard 3,0")
    assert s.playing == 1


def test_BA_4_8_one_three_or_nine_for_four_five_or_six_neighbours() -> None:
    ring = ["1,0P", "1,-1P", "0,-1P", "-1,0P", "-1,1P", "0,1P"]
    for touching in range(1, 7):
        # The ring around -1,0's neighbour: the start tile is part of it.
        cells = " ".join(ring[:touching])
        moved = " ".join(f"{int(c.split(',')[0]) - 1},{c.split(',')[1]}" for c in cells.split())
        s = scene(moved, hand="V").play("village -1,0")
        assert s.honour("red") == {4: 1, 5: 3, 6: 9}.get(touching, 0)
        s = scene(moved, hand="V", options={"touch_bonus": "123"}).play("village -1,0")
        assert s.honour("red") == {4: 1, 5: 2, 6: 3}.get(touching, 0)


RING = "0,0P 1,0F 1,-1Y 0,-1O -1,0Q -1,1C"


def test_BA_4_8_the_bonus_comes_before_the_resolution() -> None:
    """At -4, the bonus of the tile saves its owner from the negative barony it completes."""
    ring = "0,0P 1,0M 1,-1P 0,-1C -1,0P -1,1P -1,2P 1,1P 0,2P 2,-1P"
    s = scene(ring, "red@0,0K", hand="P", honour={"red": -4}).play("meadow 0,1")
    assert (s.honour("red"), s.out("red")) == (-4 + 9 - 3, False)


def test_BA_4_9_a_completed_claim_is_settled_whoever_laid_the_tile() -> None:
    s = scene(RING, "red@0,0K", playing="blue", hand="E").play("pond 0,1")
    assert (s.keep("0,0"), s.honour("red"), s.honour("blue")) == (("red", "baron"), 5, 0)


def test_BA_4_9_even_for_a_loss() -> None:
    ring = "0,0P 1,0M 1,-1P 0,-1C -1,0P -1,1P"
    s = scene(ring, "red@0,0K", playing="blue", hand="P").play("meadow 0,1")
    assert (s.keep("0,0"), s.honour("red"), s.token("0,0")) == (("red", "baron"), -3, -3)


def test_BA_4_10_on_any_free_meadow_as_a_knight() -> None:
    tiles = "0,0P 1,0P 1,-1P 0,-1P -1,0P -1,1P 0,1P 2,0V"
    s = scene(tiles, "white@0,0B", phase="keep", hand="")
    assert s.cells("keep") == {"1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"}
    assert s.legal() - s.legal("keep") == {"pass"}
    assert s.refused("keep 2,0") == s.refused("keep 0,0") == "BA-4.10"
    s.play("keep 1,0")
    assert (s.keep("1,0"), s.supply("red"), s.playing) == (("red", "knight"), 1, 1)


def test_BA_4_10_optional_and_once_a_turn() -> None:
    assert scene(MEADOWS, phase="keep", hand="").after("pass").playing == 1
    assert scene(MEADOWS, phase="keep", hand="").after("keep 0,0").playing == 1


def test_BA_4_10_not_asked_without_a_free_meadow() -> None:
    assert scene("0,0P", "white@0,0K", hand="V").play("village 1,0").playing == 1


def test_BA_4_11_keeps_stay_where_they_are() -> None:
    s = scene(MEADOWS, "red@0,0K", phase="keep", hand="")
    assert {text.split()[0] for text in s.legal()} == {"keep", "pass"}
    assert s.play("keep 1,0").keep("0,0") == ("red", "knight")


def test_BA_4_12_on_a_surrounded_meadow_it_claims_at_once() -> None:
    s = scene(RING + " 0,1E", phase="keep", hand="").play("keep 0,0")
    assert (s.keep("0,0"), s.honour("red"), s.supply("red")) == (("red", "baron"), 5, 1)


BEATEN = "0,0P 1,1P 1,0F 0,1M 1,-1P 0,-1Y -1,0P -1,1Q 2,0P 0,2P 1,2E"  # as in E8


def test_BA_4_13_what_came_back_this_turn_is_locked() -> None:
    own = {"playing": "white", "hand": "Y"}
    s = scene(BEATEN, "red@0,0B white@1,1K", options={"donjons_by_n": "1111"}, **own).play("vineyard 2,1")
    assert (s.keep("1,1"), s.supply("white")) == (None, 1)
    assert s.playing == 2  # supply 1, all of it locked: no keep this turn
    s = scene(BEATEN, "red@0,0B white@1,1K", **own).play("vineyard 2,1")
    assert (s.supply("white"), s.phase, s.player("white")["locked"]) == (2, "keep", 1)
    assert "keep 1,1" in s.legal()  # even on the meadow just vacated, with the other keep
    assert s.play("keep 2,0").supply("white") == 1


def test_BA_4_13_available_again_next_turn() -> None:
    options = {"donjons_by_n": "1111"}
    s = scene(BEATEN, "red@0,0B white@1,1K", options=options, playing="red", hand="Y", hands={"white": "P"})
    s.play("vineyard 2,1")
    assert (s.playing, s.player("white")["supply"]) == (1, 1)
    s.play("draw 1", "reveal meadow", "meadow 3,1")
    assert (s.phase, s.player("white")["locked"]) == ("keep", 0)
    assert "keep 1,1" in s.legal()


def test_BA_4_13_a_fallen_baron_is_locked_too() -> None:
    tiles = "0,0P 1,1P 1,0F 0,1M 1,-1P 0,-1Y -1,0P -1,1Q 2,0P 0,2V 1,2E"  # as in E2
    s = scene(tiles, "red@0,0B white@1,1K", playing="red", hand="Y").play("vineyard 2,1")
    assert (s.keep("0,0"), s.supply("red"), s.player("red")["locked"], s.phase) == (None, 2, 1, "keep")
