"""BA-5: claims, combats, and what becomes of the keeps."""

from .scene import Scene, scene
from .test_examples import E, example, final, place


def parts(name: str) -> tuple[str, str]:
    tiles, keeps, _, _ = (part.strip() for part in E[name].split("|"))
    return tiles, keeps


def test_BA_5_1_tiles_shared_with_claimants_and_barons_count_for_nobody() -> None:
    """E6: white 2, blue 1, since pond, forest, quarry and white's tiles shared with red are neutral."""
    s, _ = example("E6")
    assert s.supply("blue") == 2
    # Without the barons the two meet with their full strength: white 5, blue 4, pond apart.
    tiles, _ = parts("E6")
    s, found = place(tiles, "white@0,0K blue@2,0K", "1,0", {})
    assert (s.keep("0,0"), s.keep("2,0"), found) == (("green", "baron"), None, {"white": 6})


def test_BA_5_1_own_shared_tiles_count() -> None:
    """Blue's two claims share the field; against yellow's it counts in both."""
    tiles = "0,0P 2,0P 1,0F 1,-1P 0,-1Y -1,0E -1,1P 0,1P 3,0V 3,-1P 2,-1P 1,1P 2,1Q"
    s, found = place(tiles, "blue@0,0K blue@2,0K", "1,0", {})
    assert found == {"blue": 8}
    assert (s.token("0,0"), s.token("2,0")) == (4, 6)


def test_BA_5_1_a_tie_at_the_top_sends_all_home_at_no_cost() -> None:
    s, found = example("E11")
    assert found == {}
    assert s.supply("yellow") == s.supply("blue") == 2


def test_BA_5_1_only_adversaries_are_compared() -> None:
    assert example("E15")[1] == {"red": 6, "blue": 3}
    assert example("E17")[1] == {"red": 6}
    assert example("E17", melee_scope="component")[1] == {"red": 6}


def test_BA_5_2_the_winner_of_the_melee_meets_the_barons() -> None:
    s, _ = example("E6")
    assert s.keep("0,0") is None
    # R17: blue, beaten by white, does not come back although white loses too.
    assert s.keep("2,0") is None


def test_BA_5_2a_who_meets_no_baron_establishes() -> None:
    found = example("E12")[1]
    assert found == {"blue": 8}  # the richer first: 6, then 4 without the field


def test_BA_5_2b_the_strongest_of_a_cluster_fights_for_it() -> None:
    s, found = example("E13")
    assert found == {"white": 12, "red": -2}
    # A weaker champion loses, and his mate, who shares the baron, goes home with him.
    tiles, keeps = parts("E13")
    poorer = tiles.replace("-1,0V", "-1,0P").replace("-1,1O", "-1,1P")
    richer = poorer.replace("1,-2P", "1,-2V").replace("3,-2P", "3,-2E")
    s, found = place(richer, keeps, "1,0", {})
    assert found == {}
    assert (s.keep("0,0"), s.keep("2,0"), s.supply("white")) == (None, None, 2)
    assert s.keep("2,-2") == ("red", "baron")


def test_BA_5_2c_one_battlefield_for_all_champions() -> None:
    """E16: field and vineyard are neutral for red against both, so red is worth 2."""
    s, found = example("E16")
    assert found == {"white": 4, "red": -2}
    # Alone, blue meets a red of 4: the field counts for red again.
    tiles, _ = parts("E16")
    s = final(tiles, "red@0,0B blue@-2,0K", {}).play("attempt")
    assert (s.keep("0,0"), s.keep("-2,0")) == (("red", "baron"), None)


def test_BA_5_2d_one_combat_against_the_strongest_baron() -> None:
    tiles, keeps = parts("E3")
    s, found = place(tiles, keeps, "0,1", {})
    assert found == {"blue": 9, "red": -3, "yellow": -1}
    stronger = tiles.replace("-3,1P", "-3,1E")  # yellow 5: the tie is his, and red is safe too
    s, found = place(stronger, keeps, "0,1", {})
    assert found == {}
    assert (s.keep("2,0"), s.keep("0,0")) == (("red", "baron"), None)


def test_BA_5_2e_all_barons_fall_and_each_pays_for_his_tiles() -> None:
    assert example("E3")[1] == {"blue": 9, "red": -3, "yellow": -1}
    assert example("E2")[1]["red"] == -2 + 1  # a marsh gives honour back
    assert example("E14")[1]["red"] == -4
    assert example("E14", double_charge=True)[1]["red"] == -6


def test_BA_5_2e_mates_of_the_winner_stay_or_return() -> None:
    assert example("E13")[0].keep("2,0") == ("green", "baron")
    assert example("E13", mate_rule="strict")[0].keep("2,0") is None


def test_BA_5_2e_a_baron_who_beats_one_and_falls_to_another() -> None:
    s, _ = example("E16")
    assert (s.keep("0,0"), s.keep("-2,0"), s.supply("blue")) == (None, None, 2)


def test_BA_5_3_own_tiles_score_once() -> None:
    s, found = example("E4")
    assert found["yellow"] == 6
    assert s.token("1,1") == 9


def test_BA_5_3_fallen_baronies_free_their_tiles() -> None:
    """R12: the first yellow barony falls; its field and pond score again for the next."""
    tiles, _ = parts("E4")
    s = scene(tiles, "white@3,0B", phase="keep", hand="", playing="yellow").play("keep 1,1")
    assert s.honour("yellow") == 9


def test_BA_5_3_negative_own_tiles_are_not_counted_twice() -> None:
    tiles = "0,0P 1,1P 1,0F 0,1M 1,-1P 0,-1Y -1,0P -1,1Q 2,0P 0,2P 1,2E"
    s = scene(tiles, "red@0,0B red@1,1K", playing="black", hand="Y").play("vineyard 2,1")
    assert (s.honour("red"), s.token("1,1")) == (2, 3)


def test_BA_5_4_the_meadow_is_free_at_once() -> None:
    tiles, _ = parts("E8")
    land = tiles.replace(" 2,1Y", "")
    s = scene(land, "red@0,0B white@1,1K", playing="blue", hand="Y").play("vineyard 2,1")
    assert (s.phase, s.supply("white")) == ("keep", 2)
    assert "keep 1,1" in s.legal()


def test_BA_5_4_an_eliminated_owners_keep_leaves_the_game() -> None:
    s, _ = example("E8")
    assert s.supply("white") == 2
    tiles, keeps = parts("E8")
    s, _ = place(tiles, keeps, "2,1", {"out": {"white": 1}})
    assert (s.keep("1,1"), s.supply("white")) == (None, 0)


def test_BA_5_5_token_minus_battlefield_own_tiles_in_each() -> None:
    """E14: red's two baronies share the field; both count it, and both fall."""
    tiles, keeps = parts("E14")
    s = scene(tiles.replace(" 3,-1V", ""), keeps, playing="black", hand="V")
    assert (s.token("0,0"), s.token("1,1")) == (3, 3)
    s.play("village 3,-1")
    assert s.keep("0,0") is s.keep("1,1") is None


def test_R15_a_common_marsh_starts_a_combat() -> None:
    tiles = "0,0P 2,0P 1,0M 1,-1P 0,-1Y -1,0E -1,1P 0,1P 3,0V 3,-1P 2,-1P 1,1P 2,1Q"
    s, found = place(tiles, "red@0,0B white@2,0K", "3,0", {})
    assert found == {"white": 3, "red": 1}
    assert s.keep("0,0") is None


def test_R16_a_donjon_inside_another_barony_fights_at_once() -> None:
    tiles = "0,0P 1,0F 0,1P 1,-1P 0,-1Y -1,0P -1,1Q 1,1P -1,2P 0,2P"
    s = scene(tiles, "red@0,0B", phase="keep", playing="white", hand="")
    s.play("keep 0,1")
    assert (s.keep("0,1"), s.keep("0,0"), s.supply("white")) == (None, ("red", "baron"), 2)
    assert s.playing == 2  # the turn's placement is used up


def after_the_melee(scope: str) -> Scene:
    return example("E15", melee_scope=scope)[0]


def test_R9_in_a_component_only_the_strongest_owner_goes_on() -> None:
    assert after_the_melee("local").keep("-2,1") == ("blue", "baron")
    assert after_the_melee("component").keep("-2,1") is None
