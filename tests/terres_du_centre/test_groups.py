"""Section 10: groups and fiefs."""

from .scene import scene


def test_TC_10_1_orthogonal_neighbours_and_bridges() -> None:
    s = scene("WGW/GWG", keeps={"E1": (0, 0)})
    assert s.size("E1") == 1  # no diagonals
    assert s.play("take bridge", "put 1,0").size("E1") == 2


def test_TC_10_2_a_group_with_a_keep_is_a_fief() -> None:
    s = scene("WWG/WGG")
    assert s.fiefs() == {}
    s.raise_keep(1, 2, 0)
    assert s.fiefs() == {"E1": 3}


def test_TC_10_3_only_the_final_position_counts() -> None:
    """A card that splits a fief and joins its far part to another one is legal if one keep is left in the whole."""
    keeps = {"E1": (0, 0), "Br1": (1, -2)}
    s = scene(".W../Y..W/WWWW/GGRR", at=(0, -2), keeps=keeps, hands={0: ["WWGG"]}).lay("WWGG", 1, -1)
    assert s.fiefs() == {"E1": 1, "Br1": 5}


def test_TC_10_4_a_split_leaves_the_rest_to_anybody() -> None:
    s = scene("WWWWW/GGRYY", keeps={"Br1": (0, 0)}, hands={0: ["WWWG"]}).play("take dragon knight", "put 1,0")
    assert s.size("Br1") == 1
    assert {(2, 0), (3, 0), (4, 0)} <= s.squares("take keep 1")
    assert s.raise_keep(1, 3, 0).size("E1") == 3


def test_TC_10_4_a_part_full_of_pieces_waits_until_it_grows() -> None:
    s = scene(
        "W#W/GRR", keeps={"Br1": (0, 0)}, knights={1: (2, 0)}, dragons={(0, "knight"): (1, 0)}, hands={0: ["WWWG"]}
    )
    assert (2, 0) not in s.squares("take keep 1")
    s.lay("WWWG", 3, 0)
    assert {(3, 0), (4, 0)} <= s.squares("take keep 1")
    assert s.raise_keep(1, 4, 0).size("E1") == 4


def test_TC_10_4_free_land_that_grows_into_a_fief_belongs_to_it() -> None:
    s = scene("WGW/YYR", keeps={"E1": (0, 0)}, knights={}, hands={0: ["WWRR"]}).lay("WWRR", 1, -1, 2)
    assert s.rows()[1] == "WWW"
    assert s.size("E1") == 3
