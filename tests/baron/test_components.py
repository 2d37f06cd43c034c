"""BA-1: the grid, the tiles, the keeps, the territories."""

from itertools import product

import pytest

from .scene import COUNTS, GAME, NAMES, SEATS, VALUES, around, document, scene, spot

RING = "0,0P 1,0F 1,-1Y 0,-1O -1,0Q -1,1V"  # five of the six neighbours of the centre


def test_BA_1_1_a_grid_of_hexes_around_the_start_tile() -> None:
    s = scene("0,0P", hand="PV")
    assert s.cells("village") == s.cells("meadow") == {"1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"}


def test_BA_1_1_the_table_is_so_wide_that_its_edge_is_far() -> None:
    line = " ".join(f"{q},0{'PQ'[q % 2]}" for q in range(13))
    far = scene(line + " 13,0P 14,0P", hand="P", options={"tile_counts": "28,6,6,6,6,9,6,6,3"})
    assert "15,0" in far.cells("meadow")
    edge = far.after("meadow 15,0", "pass")
    assert edge.view["edge"][-1]["cell"] == "15,-1"  # nothing beyond: the table ends at fifteen steps


def test_BA_1_2_seventy_three_tiles_worth_48() -> None:
    unseen = GAME.dump(GAME.new(2))["unseen"]
    assert unseen == {NAMES[kind]: count for kind, count in COUNTS.items()}
    assert sum(unseen.values()) == 73
    assert sum(COUNTS[kind] * VALUES[kind] for kind in COUNTS) == 48
    assert scene("0,0P").view["values"] == {NAMES[kind]: value for kind, value in VALUES.items()}


def test_BA_1_2_other_counts_and_values() -> None:
    options = {"tile_counts": "20,5,5,5,5,5,5,5,2", "tile_values": "4,3,2,1,1,1,-2,-4"}
    assert sum(GAME.dump(GAME.new(3, options))["unseen"].values()) == 57
    s = scene("0,0P 1,0F 1,-1Y 0,-1O -1,0Q -1,1C", "red@0,0K", playing="black", hand="V", options=options)
    s.play("village 0,1")
    assert s.honour("red") == 4 + 3 + 2 + 1 + 1 - 4


@pytest.mark.parametrize("kind", "VFOYQEMC")
def test_BA_1_3_a_valued_tile_is_any_but_a_meadow(kind: str) -> None:
    """Two claims that share one such tile fight, whatever its value; over a meadow they do not."""
    left = "0,0P 1,-1P 0,-1P -1,0P -1,1P 0,1P"
    right = "2,0P 3,0P 3,-1P 2,-1P 1,1P 2,1P"
    s = scene(f"{left} {right}", "yellow@0,0K blue@2,0K", playing="black", hand=kind)
    s.play(f"{NAMES[kind]} 1,0")
    assert s.keep("0,0") is s.keep("2,0") is None
    peace = scene(f"{left} {right}", "yellow@0,0K blue@2,0K", playing="black", hand="P").play("meadow 1,0")
    assert peace.keep("0,0") == ("yellow", "baron")


def test_BA_1_4_five_five_four_three_three_keeps() -> None:
    for seats, each in {2: 5, 3: 4, 4: 3, 5: 2}.items():
        view = GAME.view(GAME.new(seats), None)
        assert [player["supply"] for player in view["players"]] == [each] * seats
    assert GAME.view(GAME.new(2), None)["colours"] == ["red", "green"]
    assert GAME.view(GAME.new(3), None)["colours"] == ["red", "green", "blue"]
    assert GAME.view(GAME.new(4), None)["colours"] == ["red", "green", "blue", "yellow"]
    assert len(GAME.view(GAME.new(5), None)["colours"]) == 5
    without = GAME.view(GAME.new(4, {"colours": "without_red"}), None)["players"]
    assert [player["arms"] for player in without] == ["sinople", "azur", "pourpre", "or"]
    more = GAME.view(GAME.new(2, {"donjons_by_n": "7654"}), None)["players"]
    assert more[0]["supply"] == 7


def test_BA_1_4_honour_has_no_limit() -> None:
    s = scene("0,0P 1,0P 1,-1P 0,-1P -1,0P -1,1P", hand="V", honour={"red": 38}).play("village 0,1")
    assert s.honour("red") == 38
    s = scene("1,0P 1,-1P 0,-1P -1,0P -1,1P 0,1P 2,0P 0,0P", hand="P", honour={"red": 99}).play("meadow 1,1")
    assert s.honour("red") == 99


def test_BA_1_5_a_territory_is_the_meadow_and_the_tiles_around_it() -> None:
    s = scene(RING + " 2,0E", "red@0,0K")
    (keep,) = s.view["keeps"]
    assert set(keep["territory"]) == {"0,0", "1,0", "1,-1", "0,-1", "-1,0", "-1,1"}
    assert (keep["value"], keep["touching"], keep["token"]) == (9, 5, None)


def test_BA_1_5_complete_with_six_neighbours() -> None:
    s = scene(RING, "red@0,0K", playing="black", hand="P").play("meadow 0,1")
    assert (s.keep("0,0"), s.token("0,0")) == (("red", "baron"), 9)


def test_BA_1_5_from_minus_nine_to_fifteen() -> None:
    for ring, worth in (("CMCMCM", -9), ("VFVOVF", 15)):
        cells = [spot(cell) for cell in around((0, 0))]
        tiles = "0,0P " + " ".join(f"{cell}{kind}" for cell, kind in zip(cells[:5], ring, strict=False))
        s = scene(tiles, "red@0,0K", playing="black", hand=ring[5], honour={"red": 20})
        s.play(f"{NAMES[ring[5]]} {cells[5]}")
        assert s.honour("red") == 20 + worth


@pytest.mark.parametrize(
    ("other", "shared"), [((1, 0), 4), ((1, 1), 2), ((2, -1), 2), ((2, 0), 1), ((0, -2), 1), ((3, 0), 0), ((2, 1), 0)]
)
def test_BA_1_6_what_two_territories_share(other: tuple[int, int], shared: int) -> None:
    both = {(0, 0), *around((0, 0))} & {other, *around(other)}
    assert len(both) == shared
    cells = {(0, 0), other, *around((0, 0)), *around(other)}
    tiles = " ".join(f"{q},{r}P" for q, r in product(range(-2, 5), range(-3, 4)) if (q, r) in cells | {(1, 0), (2, 0)})
    s = scene(tiles, f"red@0,0B blue@{spot(other)}B", options={"tile_counts": "60,6,6,6,6,6,6,3,1"})
    mine, yours = (set(keep["territory"]) for keep in s.view["keeps"])
    assert mine & yours == {spot(cell) for cell in both}


def test_BA_1_4_keeps_are_conserved() -> None:
    bad = document("0,0P 1,0P", "red@0,0K")
    bad["players"][SEATS["red"]]["supply"] = 2
    from donjon import BadDocument

    with pytest.raises(BadDocument, match=r"players\[0\]"):
        GAME.load(bad)
