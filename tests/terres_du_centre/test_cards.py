"""Section 4: where a card may lie."""

from typing import Any

from .scene import GAME, Scene, put, scene


def holding(land: str, *cards: str, **more: Any) -> Scene:
    return scene(land, **{"hands": {0: cards}, **more})


def test_TC_4_1_a_square_touches_its_type_outside_the_card() -> None:
    s = holding("WG/YR", "WWWG", "RRRY")
    assert s.may_lay("WWWG", 0, -2, 3)
    assert s.why_not("WWWG", 5, 5) == "TC-4.1"
    assert s.may_lay("RRRY", 2, 1)


def test_TC_4_1_any_square_may_touch_even_a_covering_one() -> None:
    assert holding("WG/YR", "WWWG").may_lay("WWWG", 1, -1, 3)


def test_TC_4_1_covering_ones_type_is_not_touching_it() -> None:
    assert holding("WG/YR", "WWWG").why_not("WWWG", -1, -1) == "TC-4.1"


def test_TC_4_1_diagonals_do_not_touch() -> None:
    assert holding("W", "WWWG").why_not("WWWG", 1, 1) == "TC-4.1"


def test_TC_4_1_occupied_neighbours_count() -> None:
    assert holding("WG", "WWWR", keeps={"Br1": (0, 0)}).may_lay("WWWR", -2, 0)
    assert holding("WWG", "WWWR", keeps={"Br1": (1, 0)}, knights={1: (0, 0)}).may_lay("WWWR", -2, 0)
    assert holding("WGW", "WWWR", keeps={"E1": (0, 0)}, bridges={0: (1, 0, False)}).may_lay("WWWR", 3, 0)


def test_TC_4_2_what_covers_is_of_one_type() -> None:
    s = holding("GGWW/YYWW", "GGRR")
    assert s.why_not("GGRR", 2, -1, 3) == "TC-4.2"
    assert s.may_lay("GGRR", 2, -1, 2)


def test_TC_4_2_what_is_covered_may_be_anything() -> None:
    s = holding("WGY/RRY", "YYYW").lay("YYYW", 0, -1, 1)
    assert s.rows() == ["WY.", "YYY", "RRY"]
    assert holding("WWG/YRR", "WWWG").may_lay("WWWG", 1, -1, 2)  # the same type


def test_TC_4_3_pieces_are_never_covered() -> None:
    for more in (
        {"keeps": {"Br1": (1, 0)}},
        {"dragons": {(1, "seal"): (1, 0)}},
        {"keeps": {"Br1": (2, 0)}, "knights": {1: (1, 0)}},
        {"keeps": {"E1": (1, 0)}, "bridges": {0: (2, 0, False)}},
    ):
        land = "WGGY/YRRR" if "bridges" not in more else "WGYG/YRRR"
        assert holding(land, "WWWG", **more).why_not("WWWG", 1, -1, 3) == "TC-4.3"


def test_TC_4_4_a_card_brings_new_ground() -> None:
    whole = "WWWW " * 20
    s = holding("WWW/WWW", "WWWW", options={"deck": whole.strip()})
    assert s.why_not("WWWW", 0, 0) == "TC-4.4"
    assert s.may_lay("WWWW", 2, 0)


def test_TC_4_5_no_group_with_two_keeps() -> None:
    s = holding("WRGW", "WWWR", keeps={"E1": (0, 0), "Br1": (3, 0)})
    assert s.why_not("WWWR", 1, -1, 1) == "TC-4.5"
    assert s.may_lay("WWWR", -2, 0)


def test_TC_4_5_a_card_that_cuts_as_it_joins_is_judged_by_what_is_left() -> None:
    """Green covers the long white fief in two; white above links its right end to the fief at the top."""
    land = ".W../Y..W/WWWW/GGRR"
    s = holding(land, "WWGG", at=(0, -2), keeps={"E1": (0, 0), "Br1": (1, -2)})
    assert s.fiefs() == {"E1": 5, "Br1": 1}
    s.lay("WWGG", 1, -1)
    assert s.fiefs() == {"E1": 1, "Br1": 5}
    s = holding(land, "WWGG", at=(0, -2), keeps={"E1": (3, 0), "Br1": (1, -2)})
    assert s.why_not("WWGG", 1, -1) == "TC-4.5"


def test_TC_4_5_free_land_between_two_fiefs_links_them_too() -> None:
    """Two white corners of a card do not touch each other; the free white group around them touches both."""
    given = {"hands": {0: ["WGWR"]}, "options": {"deck": "varied30"}}
    both = {"E1": (0, 1), "Br1": (2, 3)}
    s = holding("RWWW/W..W/Y..W/YYWY", keeps=both, **given)
    assert s.why_not("WGWR", 1, 1) == "TC-4.5"
    assert holding("RWWW/W..W/Y..W/YYWY", keeps={"E1": (0, 1)}, **given).lay("WGWR", 1, 1).size("E1") == 9
    apart = holding("RWWR/W..W/Y..W/YYWY", keeps=both, **given).lay("WGWR", 1, 1)
    assert apart.fiefs() == {"E1": 4, "Br1": 4}


def test_TC_4_6_the_squares_take_the_cards_types() -> None:
    s = scene("WWWWWWWWW/GGGGRRRRR", seats=3, mover=2, keeps={"Br1": (0, 0)}, hands={2: ["GGRR"]})
    s.lay("GGRR", 1, -1, 2)
    assert s.rows()[1] == "WGGWWWWWW"
    assert s.size("Br1") == 1
    assert (5, 0) in s.squares("take keep 1")


def test_TC_4_6_far_from_home_the_grid_goes_on() -> None:
    """A road longer than the written coordinates: 35,0 is written -29,1, and the land never meets itself."""
    s = scene("W" * 55, at=(-20, 0), hands={0: ["WWWG"]})
    assert not s.may_lay("WWWG", -22, 1)
    s.lay("WWWG", 35 - 64, 1)
    assert s.document["land"]["left"] == -20
    assert s.rows() == ["W" * 57, "." * 55 + "GW"]


def test_TC_4_1_legal_places_are_those_of_the_definition() -> None:
    """Every placement of a small scene against the rules written out plainly."""
    s = holding("WWGR/YY.R/GWWR", "WWGR", "YYYG", keeps={"E1": (0, 0), "Br1": (1, 2), "E2": (3, 1)})
    document = s.document
    land = {(x, y): t for y, row in enumerate(document["land"]["rows"]) for x, t in enumerate(row) if t != "."}
    pieces = {(0, 0), (1, 2), (3, 1)}
    for card in ("WWGR", "YYYG"):
        for x in range(-4, 8):
            for y in range(-4, 7):
                for turns in range(4):
                    assert s.after(f"take {card}").may(put(x, y, turns)) == by_the_book(land, pieces, card, x, y, turns)


def by_the_book(
    land: dict[tuple[int, int], str], pieces: set[tuple[int, int]], card: str, x: int, y: int, turns: int
) -> bool:
    letters = card[4 - turns :] + card[: 4 - turns]
    footprint = dict(zip([(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)], letters, strict=True))
    covered = [square for square in footprint if square in land]
    touches = any(
        land.get((a + dx, b + dy)) == letter and (a + dx, b + dy) not in footprint
        for (a, b), letter in footprint.items()
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
    )
    if not touches or len(covered) == 4 or pieces & set(covered) or len({footprint[square] for square in covered}) > 1:
        return False
    after = {**land, **footprint}
    seen: set[tuple[int, int]] = set()
    for keep in pieces:
        if keep in seen:
            return False
        group, rim = {keep}, [keep]
        while rim:
            a, b = rim.pop()
            for beside in ((a + 1, b), (a - 1, b), (a, b + 1), (a, b - 1)):
                if beside not in group and after.get(beside) == after[keep]:
                    group.add(beside)
                    rim.append(beside)
        seen |= group
    return True


def test_whoever_lays_is_told_for_every_place_why_not() -> None:
    s = scene("WG/YR", hands={0: ["WWWG"]}, options={"max_extent": 3}).play("take WWWG")
    reasons = GAME.view(s.state, 0)["reasons"]
    assert GAME.view(s.state, 1)["reasons"] is None
    told = {
        put(reasons["left"] + at % reasons["width"], reasons["top"] + at // reasons["width"], turns): digit
        for turns, digits in enumerate(reasons["turns"])
        for at, digit in enumerate(digits)
    }
    assert {text for text, digit in told.items() if digit == "0"} == s.legal()
    assert told[put(-2, 0)] == "6"
    assert told[put(-1, -1)] == "1"
    assert told[put(0, 0)] == "1"
