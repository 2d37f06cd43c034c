"""Position documents: what is refused, and where."""

from typing import Any

import pytest

import donjon

from .scene import GAME, document_of, scene

ALL = "Ce Te To Ch Il Po Ab Pe Sa"
PLAYER = {"knights": 6, "villages": 14, "strongholds": 2, "cities": 2, "box": 0, "rank": 0, "new_cities": 0}
PLAYER |= {"magic": 0, "forfeits": 3}


def plain(**fields: Any) -> dict[str, Any]:
    """A small valid position, with some fields replaced."""
    return document_of(knights={"blue": {(0, 0): 1}}, **fields)


def player(**changes: Any) -> dict[str, Any]:
    """The position with the first player's holdings changed."""
    document = plain()
    document["players"][0] |= changes
    return document


def half_done(phase: str, **doing: Any) -> dict[str, Any]:
    """A position in the middle of an action."""
    chain = {"cast": "", "origin": None, "at": None, "ported": False, "last": -1, "count": 0, "garrisons": 0, "paid": 0}
    return plain(phase=phase, doing={**chain, "then": "turn", "victims": [], **doing})


def refused(document: dict[str, Any]) -> str:
    with pytest.raises(donjon.BadDocument) as refusal:
        GAME.load(document)
    return refusal.value.where


def test_the_plain_position_is_accepted() -> None:
    assert GAME.dump(GAME.load(plain()))["knights"] == [{"hex": scene().number((0, 0)), "seat": 0, "count": 1}]


def test_BY_1_2_pieces_too_many_or_too_few() -> None:
    for piece in ("knights", "villages", "strongholds", "cities"):
        assert refused(player(**{piece: 1})) == f"players[0].{piece}"
    assert refused(player(box=1)) == "players[0].knights"
    assert refused(player(new_cities=1)) == "players[0].new_cities"


def test_BY_1_3_two_buildings_on_a_hex() -> None:
    building = {"hex": 1, "kind": "village", "seat": 0}
    assert refused(plain(buildings=[building, building])) == "buildings[1].hex"


def test_BY_1_4_where_pieces_cannot_be() -> None:
    assert refused(document_of(land={(0, 0): "L"}, knights={"blue": {(0, 0): 1}})) == "land"
    assert refused(document_of(land={(0, 0): "W"}, cities={"blue": [(0, 0)]})) == "buildings"
    assert refused(document_of(cities={"blue": [(0, 0), (1, 0)]})) == "buildings"
    assert refused(document_of(spells=ALL, land={(0, 0): "X"}, villages={"blue": [(0, 0)]})) == "buildings"


def test_BY_5_6_who_cannot_be_together() -> None:
    two = {"blue": {(0, 0): 2}, "yellow": {(0, 0): 1}}
    one = {"blue": {(0, 0): 1}, "yellow": {(0, 0): 1}}
    assert refused(document_of(knights=two)) == "knights"
    assert refused(document_of(knights={"yellow": {(0, 0): 1}}, strongholds={"blue": [(0, 0)]})) == "knights"
    assert refused(document_of(knights=one, land={(0, 0): "M"})) == "knights"


def test_the_land_is_made_of_tiles_in_the_supply() -> None:
    document = plain()
    document["options"] = {"tiles": "FFF " * 18 + "/ / "}
    assert refused(document) == "land"
    assert refused({**plain(), "land": "P" * 53}) == "land"
    assert refused({**plain(), "land": "." * 54}) == "land"
    assert refused({**document_of(spells=ALL), "land": "P" * 54, "options": {"sorcery": True}}) == "land"


def test_magic_comes_from_imprints() -> None:
    assert refused({**player(magic=1)}) == "players[0].magic"
    assert refused({**plain(), "imprints": [{"hex": 1, "seats": [0]}]}) == "imprints[0].hex"


def test_spells_are_five_or_those_chosen() -> None:
    assert refused({**plain(), "spells": ["Ce"]}) == "spells"
    assert refused({**document_of(spells="Ce To Ch Po Sa"), "spells": ["Ce"]}) == "spells"
    assert refused({**document_of(spells="Ce To Ch Po Sa"), "spells": ["To", "Ce"]}) == "spells"


def test_a_game_that_would_be_over() -> None:
    assert refused(document_of(playing="yellow", rank={"yellow": 4})) == "players[1].rank"
    assert refused(plain(passes=2)) == "passes"
    assert refused(plain(stalled=30)) == "stalled"
    assert refused(plain(rounds=300)) == "rounds"
    assert refused(plain(ending="duke")) == "ending"


def test_who_plays() -> None:
    assert refused(plain(actor=1)) == "actor"
    assert refused(plain(actor=False)) == "actor"
    assert refused({**plain(), "playing": None}) == "playing"
    assert refused(plain(first=1)) == "first"
    assert refused(plain(first=None)) == "first"
    assert refused(plain(steps=1)) == "steps"


@pytest.mark.parametrize(
    ("document", "where"),
    [
        (half_done("second"), "doing.at"),
        (half_done("steal"), "doing.victims"),
        (half_done("steal", victims=[1]), "doing.victims"),
        (half_done("steal", victims=[0]), "doing.victims"),
        (half_done("build"), "doing.last"),
        (half_done("pay"), "doing.paid"),
        (half_done("step"), "doing.cast"),
        (half_done("second", at=1, victims=[1, 1, 1, 1]), "doing.victims"),
        (half_done("build", cast="Ce"), "doing.last"),
        (plain(phase="second"), "doing"),
        ({**half_done("second"), "phase": "turn"}, "doing"),
    ],
)
def test_half_done_actions(document: dict[str, Any], where: str) -> None:
    assert refused(document) == where


def test_options_are_checked_too() -> None:
    assert refused({**plain(), "options": {"title_cost": 0}}) == "options.title_cost"
    assert refused({**plain(), "options": []}) == "options"
    assert refused({**plain(), "game": "chess"}) == "game"


PALACES = {"blue": [(0, 0), (-3, 0), (-3, 3), (3, -3)]}
SOME = "Ce To Ch Il Po Ab Sa"


def sorcery(**given: Any) -> dict[str, Any]:
    """A position of three with Sorcery, all spells on the table unless others are given."""
    return document_of(**{"seats": 3, "spells": ALL, "magic": {"blue": 1, "yellow": 1}, **given})


def test_BY_7_10_a_mountain_is_shared_through_teleportation_alone() -> None:
    shared: dict[str, Any] = {"land": {(0, 0): "M"}, "knights": {"blue": {(0, 0): 1}}, "villages": {"yellow": [(0, 0)]}}
    GAME.load(sorcery(**shared))
    assert refused(sorcery(**shared, spells=SOME)) == "knights"
    assert refused(sorcery(**shared, magic={})) == "players[0].magic", "nobody has cast anything"
    knights = {"blue": {(0, 0): 1}, "yellow": {(0, 0): 1}}
    assert refused(sorcery(**{**shared, "villages": {}, "knights": knights})) == "knights", "it led to a village"
    three: dict[str, Any] = {**shared, "knights": {"blue": {(0, 0): 1}, "red": {(0, 0): 1}}}
    GAME.load(sorcery(**three, magic={"blue": 1, "red": 1}))
    assert refused(sorcery(**three)) == "players[2].magic"


def test_BY_4_11_cities_that_only_petrification_builds() -> None:
    forest: dict[str, Any] = {"land": {(0, 0): "W"}, "cities": PALACES}
    beside: dict[str, Any] = {"cities": {"blue": [(0, 0), (1, 0), (-3, 3), (3, -3)]}}
    for given in (forest, beside):
        GAME.load(sorcery(**given))
        assert refused(sorcery(**given, spells=SOME)) == "buildings"
        assert refused(sorcery(**given, magic={})) == "players[0].magic"
    first = {"blue": PALACES["blue"][:3]}
    assert refused(sorcery(land={(0, 0): "W"}, cities=first)) == "buildings", "no starting city stands in a forest"


def test_BY_4_11_no_spell_builds_a_city_beside_another_players() -> None:
    assert refused(sorcery(cities={"blue": [(0, 0)], "yellow": [(1, 0)]})) == "buildings"


def test_BY_2_14_where_starting_cities_cannot_stand() -> None:
    """Three of each player's cities are starting cities; these cannot be."""
    forests: dict[str, Any] = {
        "land": {(0, 0): "W", (-3, 0): "W"},
        "cities": {"blue": [(0, 0), (-3, 0), (-3, 3), (3, -3)]},
    }
    assert refused(sorcery(**forests, magic={"blue": 1})) == "buildings"
    place: dict[str, Any] = {"land": {(0, 0): "X"}, "cities": {"blue": [(1, 0)]}}
    assert refused(sorcery(**place, new_cities={"blue": 0})) == "buildings"
    GAME.load(sorcery(**place, new_cities={"blue": 1}))
    row: dict[str, Any] = {"cities": {"blue": [(0, 0), (1, 0), (2, 0), (-3, 3)]}, "new_cities": {"blue": 1}}
    GAME.load(sorcery(**row))
    assert refused(sorcery(**{**row, "new_cities": {"blue": 0}, "cities": {"blue": [(0, 0), (1, 0)]}})) == "buildings"


def test_BY_7_6_magic_goes_into_the_spells_on_the_table() -> None:
    GAME.load(sorcery(magic={"blue": 1}, spells="To Po Sa"))
    assert refused(sorcery(magic={"blue": 2}, spells="To Po Sa")) == "players[0].magic", "each costs two"


def test_BY_4_12_the_box_never_holds_all_knights() -> None:
    GAME.load(document_of(knights={"blue": {(0, 0): 1}}, box={"blue": 6}))
    assert refused(document_of(box={"blue": 7})) == "players[0].box"


def founding(**changes: Any) -> dict[str, Any]:
    """The second starting city of three players is to be placed; blue's first stands, with its knight."""
    fields: dict[str, Any] = {"phase": "found", "steps": 1, "playing": "yellow"}
    document = document_of(seats=3, spells=ALL, cities={"blue": [(0, 0)]}, knights={"blue": {(0, 0): 1}}, **fields)
    for seat, player in enumerate(document["players"]):
        player |= {"forfeits": 0, "cities": 4 if seat == 0 else 5}
    return {**document, **changes}


def test_BY_2_13_before_play_there_are_starting_cities_and_their_knights() -> None:
    GAME.load(founding())
    numbers = scene(seats=3)
    home, far = numbers.number((0, 0)), numbers.number((3, -3))
    assert refused(founding(knights=[{"hex": far, "seat": 0, "count": 1}])) == "knights"
    place = founding()["land"].index("X") + 1
    assert refused(founding(imprints=[{"hex": place, "seats": [1]}])) == "imprints"
    city, village = ({"hex": home, "kind": "city", "seat": 0}, {"hex": far, "kind": "village", "seat": 0})
    built = founding(buildings=[city, village])
    built["players"][0]["villages"] = 13
    assert refused(built) == "buildings"
    second = founding(buildings=[city, {"hex": far, "kind": "city", "seat": 0}])
    second["players"][0] |= {"cities": 3, "new_cities": 1}
    assert refused(second) == "players[0]"
    forest = founding()
    forest["land"] = forest["land"][: home - 1] + "W" + forest["land"][home:]
    forest["options"] |= {"tiles": "PPP " * 30 + "WPP PWP PPW / XPP XPP XPP XPP XPP / "}
    assert refused(forest) == "buildings"


def over(ending: str, **given: Any) -> dict[str, Any]:
    return document_of(
        **{"playing": "yellow", "phase": "over", "actor": "over", "ending": ending, "rounds": 9, **given}
    )


def test_BY_6_4_a_game_is_over_for_a_reason() -> None:
    reasons: dict[str, dict[str, Any]] = {
        "duke": {"rank": {"blue": 4}},
        "passes": {"passes": 2},
        "stall": {"stalled": 9, "options": {"stall_rounds": 9}},
        "rounds": {"options": {"max_rounds": 9}},
    }
    for ending, given in reasons.items():
        assert GAME.load(over(ending, **given)).ending() == ending
        for other in reasons:
            if other != ending:
                assert refused(over(other, **given)) == "ending"
        assert refused(over(ending)) == "ending"
        assert ending == "passes" or refused(over(ending, **given, playing="blue")) == "ending", "a round is completed"
    assert refused(over("passes", passes=2, rank={"blue": 4})) == "ending", "the duke comes first"


def test_BY_6_4_what_rounds_and_turns_allow() -> None:
    assert refused(plain(stalled=3)) == "stalled"
    assert refused(plain(passes=1)) == "passes"
    assert refused(plain(lively=True)) == "lively"
    GAME.load(plain(rounds=3, stalled=3, passes=1))
    GAME.load(document_of(playing="yellow", knights={"yellow": {(0, 0): 1}}, lively=True))
    assert refused(document_of(playing="yellow", knights={"yellow": {(0, 0): 1}}, lively=True, passes=1)) == "lively"


STOLEN: dict[str, Any] = {"knights": {"blue": {(0, 0): 2}}, "tokens": {"yellow": "FW"}}


@pytest.mark.parametrize(
    ("changes", "doing", "where"),
    [
        ({"knights": {"blue": {(0, 0): 1}}}, {}, "doing.at"),
        ({"knights": {"blue": {(1, 0): 2}}}, {}, "doing.at"),
        ({"lively": False}, {}, "lively"),
        ({}, {"victims": [1, 1]}, "doing.victims"),
        ({}, {"then": "fly"}, "doing.cast"),
        ({}, {"origin": 3}, "doing.origin"),
        ({}, {"count": 1}, "doing.count"),
        ({}, {"paid": 5}, "doing.paid"),
    ],
)
def test_BY_5_4_villages_fall_where_a_second_pawn_arrived(
    changes: dict[str, Any], doing: dict[str, Any], where: str
) -> None:
    at = scene().number((0, 0))
    chain = half_done("steal", at=at, then="second", victims=[1])["doing"]
    given: dict[str, Any] = {**STOLEN, "phase": "steal", "lively": True}
    GAME.load(document_of(**given, doing=chain))
    assert refused(document_of(**{**given, **changes}, doing={**chain, **doing})) == where


def test_BY_4_14_what_can_have_been_paid() -> None:
    given: dict[str, Any] = {"tokens": {"blue": "PPPWM"}, "phase": "pay"}
    for paid, last in ((5, 0), (9, 1), (12, 2), (8, 1)):
        GAME.load(document_of(**given, doing={**half_done("pay")["doing"], "paid": paid, "last": last}))
    for paid, last in ((6, 0), (5, 1), (3, 1), (1, 3), (6, 1)):
        document = document_of(**given, doing={**half_done("pay")["doing"], "paid": paid, "last": last})
        assert refused(document) == "doing.paid"


def test_BY_7_6_casts_under_way_are_paid_for_and_can_have_begun() -> None:
    flight = sorcery(phase="fly", knights={"blue": {(1, 0): 1}})
    home, near, far = (scene(seats=3).number(cell) for cell in ((0, 0), (1, 0), (3, 0)))
    chain = half_done("fly", cast="Ce", origin=home, at=near, then="fly")["doing"]
    GAME.load({**flight, "doing": chain})
    assert refused({**flight, "doing": {**chain, "origin": far}}) == "doing.at"
    assert refused({**flight, "doing": {**chain, "ported": True}}) == "doing.ported"
    assert refused({**flight, "doing": {**chain, "then": "turn"}}) == "doing.then"
    unpaid = sorcery(phase="fly", knights={"blue": {(1, 0): 1}}, magic={"blue": 3})
    assert refused({**unpaid, "doing": chain}) == "doing.cast"


def test_BY_7_6_knights_charmed_stand_in_different_places() -> None:
    cities = {"blue": [(0, 0), (-3, 3)]}
    charmed = sorcery(phase="charm", cities=cities, knights={"blue": {(0, 0): 1}})
    home, far = (scene(seats=3).number(cell) - 1 for cell in ((0, 0), (-3, 3)))
    chain = half_done("charm", cast="Ch", last=home, count=1)["doing"]
    GAME.load({**charmed, "doing": chain})
    assert refused({**charmed, "doing": {**chain, "count": 0}}) == "doing.last"
    assert refused({**charmed, "doing": {**chain, "count": 2}}) == "doing.count"
    assert refused({**charmed, "doing": {**chain, "garrisons": 1}}) == "doing.count"
    assert refused({**charmed, "doing": {**chain, "last": far}}) in ("doing.last", "doing.count")
