"""TT-4.1 to TT-4.11: taking and placing cubes."""

from .scene import NAMES, scene

EDGE = {name for name in NAMES if name[0] in "AJ" or name[1:] in ("1", "10")}
NORTH_WEST = {name for name in NAMES if name[0] < "F" and int(name[1:]) < 6}


def test_TT_4_1_only_the_top_cube_of_a_free_construction() -> None:
    s = scene(flags={"blue": ["D4"]})
    assert not s.may("take D4")
    assert s.refused("take D4").rule == "TT-4.1"
    s.play("take E5")
    assert (s.height("E5"), s.document["hand"], s.document["taken"]) == (1, 1, ["E5"])
    s.play("take E5")
    assert not s.may("take E5")
    assert s.refused("take E5").rule == "TT-4.1"


def test_TT_4_2_three_cubes_at_most() -> None:
    s = scene().play("take A1", "take F1", "take B2")
    assert s.legal() == {"end"}
    assert s.refused("take C3").rule == "TT-4.2"


def test_TT_4_3_own_ground_is_free_to_dig() -> None:
    assert scene().squares("take") >= NORTH_WEST
    s = scene(heights={"C3": 3}).play("take C3", "take C3", "take C3")
    assert s.height("C3") == 0


def test_TT_4_3_two_players_dig_in_both_their_quarters() -> None:
    s = scene(seats=2)
    assert {"D4", "G4", "E5", "F5"} <= s.squares("take")


def test_TT_4_4_one_foreign_cube_a_turn_from_an_exterior_construction() -> None:
    s = scene()
    assert s.squares("take") == NORTH_WEST | EDGE
    assert s.refused("take G4").rule == "TT-4.5"
    s.play("take J10")
    assert s.squares("take") == NORTH_WEST
    assert s.refused("take J9").rule == "TT-4.4"


def test_TT_4_4_the_unoccupied_quarter_is_foreign() -> None:
    s = scene(seats=3).play("take B9")
    assert not s.may("take C9")
    assert not s.may("take I2")


def test_TT_4_5_an_empty_line_to_the_edge_makes_a_construction_exterior() -> None:
    open_line = {"F1": 0, "F2": 0, "F3": 0}
    assert scene(heights=open_line).may("take F4")
    assert not scene(heights={"F1": 0, "F2": 0}).may("take F4")
    # Across other territories, and whatever stands in between blocks.
    west = {f"{column}8": 0 for column in "ABCDEF"}
    assert scene(heights=west).may("take G8")
    assert not scene(heights={**west, "A8": 1}).may("take G8")


def test_TT_4_5_a_tower_blocks_like_any_construction() -> None:
    s = scene(heights={"F2": 0, "F3": 0}, flags={"blue": ["F1"]})
    assert not s.may("take F4")


def test_TT_4_6_an_enclosed_construction_is_protected_to_its_top() -> None:
    s = scene(heights={"H3": 6})
    assert not s.may("take H3")
    assert s.refused("take H3").rule == "TT-4.5"


def test_TT_4_7_an_earlier_take_opens_the_line() -> None:
    s = scene(heights={"A3": 0, "B3": 0, "C3": 0, "D3": 0})
    assert not s.may("take F3")
    assert s.play("take E3").may("take F3")


def test_TT_4_8_flags_do_not_change_whose_ground_it_is() -> None:
    s = scene(flags={"blue": ["G2", "F2", "G1"], "yellow": ["A1", "B2"]})
    assert not s.may("take G3")
    assert s.may("take A2", "take C3")


def test_TT_4_10_a_cube_goes_on_any_square_without_a_flag() -> None:
    s = scene(flags={"blue": ["A1"], "red": ["J9"]}, heights={"C3": 0}).play("take A2", "end")
    assert s.squares("place") == set(NAMES) - {"A1", "J9"}
    assert s.refused("place A1").rule == "TT-4.10"
    assert s.after("place C3").height("C3") == 1
    assert s.after("place A2").height("A2") == 1
    assert s.after("place H8").height("H8") == 2


def test_TT_4_10_several_on_one_square() -> None:
    s = scene().play("take A2", "take A3", "take A4", "end", "place H5", "place H5", "place H5")
    assert (s.height("H5"), s.phase) == (4, "move")


def test_TT_4_11_all_cubes_are_placed_without_a_height_limit() -> None:
    s = scene(heights={"C3": 6}).play("take A2", "take A3", "end", "place C3")
    assert s.phase == "place"
    assert s.refused("step A1 n").rule == "TT-3.1"
    assert s.play("place C3").height("C3") == 8
