"""The worked examples of section 7, by number."""

from typing import Any

import pytest

from .scene import NAMES, SEATS, Scene, scene, shifted, tiles_of

E = {
    "E1": "0,0P 1,0F 1,-1Y 0,-1O -1,0Q -1,1C 0,1E | red@0,0K | place 1,0 | red+5",
    "E2": "0,0P 1,1P 1,0F 0,1M 1,-1P 0,-1Y -1,0P -1,1Q 2,1Y 2,0P 0,2V 1,2E"
    " | red@0,0B white@1,1K | place 2,1 | white+6 red-1",
    "E3": "0,0P 2,0P -2,0P 1,0V -1,0Y 0,1Y -1,1F 1,-1O 0,-1P 3,0E 3,-1P 2,-1Q 1,1P 2,1P -1,-1E -2,-1Q -3,0F -3,1P -2,1P"
    " | blue@0,0K red@2,0B yellow@-2,0B | place 0,1 | blue+9 red-3 yellow-1",
    "E4": "0,0P 1,1P 1,0F 0,1E 1,-1P 0,-1Y -1,0P -1,1Q 3,0P 2,0Y 2,1P 1,2V 0,2O 4,0P 4,-1Q 3,-1P 2,-1P 3,1P"
    " | yellow@0,0B yellow@1,1K white@3,0B | place 1,2 | yellow+6 white-1",
    "E5": "0,0P 2,0P 1,0F 1,-1P 0,-1Y -1,0E -1,1P 0,1P 3,0V 3,-1P 2,-1P 1,1P 2,1Q"
    " | yellow@0,0K blue@2,0K | place 1,0 | blue+6",
    "E6": "0,0P 2,0P 2,-2P -2,0P 4,0P 1,0E 1,-1F 2,-1O -1,0Y 3,0Q 0,-1P 0,1P -1,1O 3,-1P 1,1P 2,1Y 3,-2P 3,-3V 2,-3P"
    " 1,-2P -1,-1P -2,-1Q -3,0E -3,1P -2,1P 5,0P 5,-1E 4,-1P 3,1P 4,1P"
    " | white@0,0K blue@2,0K red@2,-2B red@-2,0B yellow@4,0B | place 1,0 | none",
    "E7": "0,0P 2,0P 1,0Y 0,-1F 1,-1P -1,1P 0,1P 2,-1E 3,-1Q 3,0P 2,1P -1,2Y -2,3P -2,2P -1,3P -3,3F 4,0P 5,0P 5,-1V"
    " 6,-1E 6,0Q 7,0P 8,0P 8,-1M 7,-1P 6,1P 7,1Y"
    " | white@0,0K red@2,0K white@-2,3K blue@5,0K yellow@7,0B | final | white+2 blue+3 yellow-1",
    "E8": "0,0P 1,1P 1,0F 0,1M 1,-1P 0,-1Y -1,0P -1,1Q 2,1Y 2,0P 0,2P 1,2E | red@0,0B white@1,1K | place 2,1 | none",
    "E9": "0,0P 2,0P 1,0P 1,-1P 0,-1Y -1,0E -1,1P 0,1P 3,0V 3,-1P 2,-1P 1,1P 2,1Q"
    " | red@0,0B white@2,0K | donjon 2,0 | white+4",
    "E10": "0,0P 2,0P 1,0P 1,-1P 0,-1Y -1,0E -1,1P 0,1P 3,0V 3,-1P 2,-1P 1,1P 2,1Q | yellow@0,0K blue@2,0K | place 1,0"
    " | yellow+2 blue+4",
    "E11": "0,0P 2,0P 1,0F 1,-1P 0,-1Y -1,0E -1,1P 0,1P 3,0Y 3,-1P 2,-1P 1,1P 2,1Q"
    " | yellow@0,0K blue@2,0K | place 1,0 | none",
    "E12": "0,0P 2,0P 1,0F 1,-1P 0,-1Y -1,0E -1,1P 0,1P 3,0V 3,-1P 2,-1P 1,1P 2,1Q"
    " | blue@0,0K blue@2,0K | place 1,0 | blue+8",
    "E13": "0,0P 2,0P 2,-2P 1,0E 1,-1F 2,-1O 0,-1P 0,1P -1,1O -1,0V 3,-1P 1,1P 2,1Y 3,0Q 3,-2P 3,-3Y 2,-3P 1,-2P"
    " | white@0,0K white@2,0K red@2,-2B | place 1,0 | white+12 red-2",
    "E14": "0,0P 1,1P 2,-1P 1,0F 1,-1Y 2,0E 0,1P 0,-1P -1,0P -1,1P 2,1P 0,2P 1,2P 3,-1V 3,-2O 2,-2P"
    " | red@0,0B red@1,1B white@2,-1K | place 3,-1 | white+9 red-4",
    "E15": "0,0P 1,0P 0,-1P -1,1P 1,-1Q -1,0Y 0,1P 2,0V 2,-1F 1,1P 1,-2P 0,-2E -1,-1P -2,1O -2,2P -1,2P"
    " | red@1,0K white@0,-1K blue@-1,1K | place 0,0 | red+6 blue+3",
    "E16": "0,0P 1,0F -1,0Y 1,-1P 0,-1Q -1,1P 0,1E 2,0P 3,0V 2,-1O -2,0P -3,0V -2,-1P"
    " | red@0,0B white@2,0K blue@-2,0K | final | white+4 red-2",
    "E17": "0,0P 1,0P 0,-1P -1,1P 1,-1Q -1,0Y 0,1P 2,0V 2,-1F 1,1P 1,-2V 0,-2E -1,-1P -2,1O -2,2P -1,2P"
    " | red@1,0K white@0,-1K blue@-1,1K | place 0,0 | red+6",
}
COLOURS = ["red", "white", "blue", "black", "yellow"]
STRANGER = "black"  # lays the tile in all examples and owns no keep in any


def example(name: str, **options: object) -> tuple[Scene, dict[str, int]]:
    """The example played, and how everybody's honour changed by the resolution; cells as in the text."""
    tiles, keeps, event, _ = (part.strip() for part in E[name].split("|"))
    kind, _, cell = event.partition(" ")
    more: dict[str, Any] = {"options": options}
    if kind == "place":
        return place(tiles, keeps, cell, more)
    if kind == "donjon":
        colour = next(word.split("@")[0] for word in keeps.split() if word.split("@")[1] == f"{cell}K")
        before = " ".join(word for word in keeps.split() if not word.endswith(f"@{cell}K"))
        s = scene(tiles, before, phase="keep", playing=colour, hand="", **more)
        s.play(f"keep {cell}")
    else:
        s = final(tiles, keeps, more)
        while "attempt" in s.legal():
            s.play("attempt")
    return s, changes(s, {})


def place(tiles: str, keeps: str, cell: str, more: dict[str, Any]) -> tuple[Scene, dict[str, int]]:
    """Everything lies but one tile, which a stranger lays. There is always a start tile: E15 and E17 are moved."""
    q, r = map(int, cell.split(","))
    land = tiles_of(tiles)
    laid = land.pop((q, r))
    by = (-1, 0) if (q, r) == (0, 0) else (0, 0)
    rest = " ".join(f"{a},{b}{kind}" for (a, b), kind in land.items())
    s = scene(shifted(rest, by), shifted(keeps, by), playing=STRANGER, hand=laid, **more)
    target = shifted(cell + "P", by)[:-1]
    touching = sum(abs(a - q) <= 1 and abs(b - r) <= 1 and abs(a + b - q - r) <= 1 for a, b in land)
    s.play(f"{NAMES[laid]} {target}")
    return s, changes(s, {STRANGER: {4: 1, 5: 3, 6: 9}.get(touching, 0)})


def final(tiles: str, keeps: str, more: dict[str, Any]) -> Scene:
    """The final attempts, before the first answer."""
    knights = [word.split("@") for word in keeps.split() if word.endswith("K")]
    first = min((colour for colour, _ in knights), key=lambda colour: SEATS[colour])
    own = [where[:-1] for colour, where in knights if colour == first]
    asked = min(own, key=lambda where: tuple(map(int, where.split(","))))
    return scene(tiles, keeps, phase="attempt", playing=first, first="red", hand="", asked=asked, **more)


def changes(s: Scene, bonus: dict[str, int]) -> dict[str, int]:
    found = {colour: s.honour(colour) - bonus.get(colour, 0) for colour in COLOURS}
    return {colour: change for colour, change in found.items() if change}


def expected(result: str) -> dict[str, int]:
    if result == "none":
        return {}
    words = [word.replace("+", " ").replace("-", " -").split() for word in result.split()]
    return {colour: int(change) for colour, change in words}


@pytest.mark.parametrize("name", E)
def test_EX_the_honour_of_every_example(name: str) -> None:
    _, found = example(name)
    assert found == expected(E[name].split("|")[3].strip())


def test_EX_1_a_barony_of_five() -> None:
    s, _ = example("E1")
    assert (s.keep("0,0"), s.token("0,0")) == (("red", "baron"), 5)


def test_EX_2_the_baron_falls_and_pays_for_field_and_marsh() -> None:
    s, _ = example("E2")
    assert (s.keep("0,0"), s.keep("1,1"), s.token("1,1")) == (None, ("green", "baron"), 6)
    assert s.supply("red") == 2


def test_EX_3_one_combat_against_two_barons_and_both_fall() -> None:
    s, _ = example("E3")
    assert (s.keep("2,0"), s.keep("-2,0"), s.token("0,0")) == (None, None, 9)


def test_EX_4_own_tiles_count_in_the_token_but_score_once() -> None:
    s, _ = example("E4")
    assert (s.token("1,1"), s.keep("3,0")) == (9, None)
    without = E["E4"].replace("yellow@0,0B yellow@1,1K", "yellow@1,1K")
    tiles, keeps, _, _ = (part.strip() for part in without.split("|"))
    _, found = place(tiles, keeps, "1,2", {})
    assert found["yellow"] == 9


def test_EX_5_the_stronger_knight_alone_establishes() -> None:
    s, _ = example("E5")
    assert (s.keep("0,0"), s.keep("2,0")) == (None, ("blue", "baron"))
    assert s.honour("black") == 9  # six contacts, paid before the combat


def test_EX_6_the_winner_of_the_melee_falls_to_the_strongest_baron() -> None:
    s, _ = example("E6")
    assert (s.keep("0,0"), s.keep("2,0")) == (None, None)
    assert [s.keep(cell) for cell in ("2,-2", "-2,0", "4,0")] == [("red", "baron")] * 2 + [("yellow", "baron")]


def test_EX_7_the_final_attempts_at_half_value() -> None:
    s, _ = example("E7")
    assert (s.keep("0,0"), s.keep("2,0"), s.keep("7,0")) == (None, None, None)
    assert (s.token("-2,3"), s.token("5,0")) == (2, 3)


def test_EX_8_a_tie_is_the_barons() -> None:
    s, _ = example("E8")
    assert (s.keep("0,0"), s.keep("1,1")) == (("red", "baron"), None)


def test_EX_9_EX_10_meadows_alone_are_not_worth_a_fight() -> None:
    s, _ = example("E9")
    assert (s.keep("0,0"), s.keep("2,0")) == (("red", "baron"), ("green", "baron"))
    s, _ = example("E10")
    assert (s.keep("0,0"), s.keep("2,0")) == (("yellow", "baron"), ("blue", "baron"))


def test_EX_11_equals_both_return() -> None:
    s, _ = example("E11")
    assert (s.keep("0,0"), s.keep("2,0")) == (None, None)
    assert (s.supply("yellow"), s.supply("blue")) == (2, 2)


def test_EX_12_a_player_never_fights_himself() -> None:
    s, _ = example("E12")
    assert (s.token("0,0"), s.token("2,0")) == (4, 6)


def test_EX_13_the_mate_of_a_winning_champion_establishes() -> None:
    s, _ = example("E13")
    assert (s.token("0,0"), s.token("2,0"), s.keep("2,-2")) == (8, 5, None)
    strict, found = example("E13", mate_rule="strict")
    assert found == {"white": 8, "red": -2}
    assert (strict.keep("2,0"), strict.supply("white")) == (None, 1)


def test_EX_14_a_tile_in_two_fallen_baronies_is_charged_once() -> None:
    s, _ = example("E14")
    assert (s.keep("0,0"), s.keep("1,1")) == (None, None)
    _, found = example("E14", double_charge=True)
    assert found == {"white": 9, "red": -6}


def test_EX_15_only_neighbours_with_valued_tiles_in_common_fight() -> None:
    s, _ = example("E15")
    assert [s.keep(cell) for cell in ("0,0", "-1,-1", "-2,1")] == [("red", "baron"), None, ("blue", "baron")]
    _, found = example("E15", melee_scope="component")
    assert found == {"red": 6}


def test_EX_16_two_attackers_share_one_battlefield() -> None:
    s, _ = example("E16")
    assert [s.keep(cell) for cell in ("0,0", "2,0", "-2,0")] == [None, ("green", "baron"), None]


def test_EX_17_all_comparisons_are_simultaneous() -> None:
    s, _ = example("E17")
    assert [s.keep(cell) for cell in ("0,0", "-1,-1", "-2,1")] == [("red", "baron"), None, None]
