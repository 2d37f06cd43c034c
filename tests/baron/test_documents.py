"""Position documents: whatever is wrong is refused, and named."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

import donjon

from .scene import GAME, document

TILES = "0,0P 1,0F 1,-1Y 0,-1O -1,0Q -1,1C 0,1E 2,0P"
Document = dict[str, Any]


def base(**more: Any) -> Document:
    return document(TILES, "red@0,0B white@2,0K", hand="PV", **more)


def test_a_document_is_read_as_it_was_written() -> None:
    state = GAME.load(base())
    assert GAME.dump(state) == GAME.dump(GAME.load(GAME.dump(state)))


def put(path: str, value: object) -> Callable[[Document], None]:
    """Set a field; numbers in the path are places in lists."""

    def change(found: Any) -> None:
        *way, last = [int(part) if part.isdigit() else part for part in path.split(".")]
        for part in way:
            found = found[part]
        found[last] = value

    return change


def add(path: str, value: object) -> Callable[[Document], None]:
    def change(found: Document) -> None:
        found[path].append(value)

    return change


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (put("game", "barony"), "game"),
        (put("options", []), "options"),
        (put("options", {"draw_costs": "1,2,3"}), "options.draw_costs"),
        (put("seats", 6), "seats"),
        (put("phase", "dance"), "phase"),
        (put("actor", 3), "actor"),
        (put("actor", "chance"), "actor"),
        (put("first", None), "first"),
        (put("first", 5), "first"),
        (put("playing", None), "playing"),
        (put("turns", -1), "turns"),
        (put("passed", 1), "passed"),
        (put("tiles.0.cell", "99,0"), "tiles[0].cell"),
        (put("tiles.0.cell", 3), "tiles[0].cell"),
        (put("tiles.0.kind", "sea"), "tiles[0].kind"),
        (put("tiles.0.cell", "0,0"), "tiles[3].cell"),
        (put("tiles.0.cell", "9,0"), "tiles"),
        (put("tiles.0.kind", "forest"), "tiles"),
        (add("tiles", {"cell": "3,0", "kind": "meadow"}), "tiles"),
        (put("keeps.0.cell", "1,0"), "keeps[0].cell"),
        (put("keeps.1.cell", "0,0"), "keeps[1].cell"),
        (put("keeps.0.seat", 5), "keeps[0].seat"),
        (put("keeps.0.rank", "king"), "keeps[0].rank"),
        (put("keeps.0.rank", "knight"), "keeps"),
        (put("keeps.1.rank", "baron"), "keeps"),
        (put("keeps.1.rank", "claimant"), "keeps"),
        (put("keeps.1.seat", 2), "players[1]"),
        (put("unseen.meadow", 1), "tiles"),
        (put("unseen.village", 99), "tiles"),
        (put("unseen.sea", 1), "unseen.sea"),
        (add("known", {"height": 0, "kind": "meadow"}), "tiles"),
        (add("aside", "marsh"), "tiles"),
        (put("market.0", None), "tiles"),
        (put("market.0", "sea"), "market[0]"),
        (put("market", []), "market"),
        (put("players.0.honour", -5), "players[0]"),
        (put("players.0.honour", 10_001), "players[0].honour"),
        (put("players.0.supply", 0), "players[0]"),
        (put("players.0.reserve", {}), "phase"),
        (put("players.1.out_at", 1), "players[1]"),
        (put("players.1.out_at", 2), "players"),
        (put("players.0.skipped", 1), "players[0].skipped"),
        (put("dealt", 1), "dealt"),
        (put("returned", 1), "returned"),
        (put("asked", "2,0"), "asked"),
        (put("ending", "tiles"), "ending"),
        (put("ending", "boredom"), "ending"),
        (put("phase", "reveal"), "market"),
        (put("phase", "attempt"), "ending"),
        (put("phase", "over"), "ending"),
        (put("phase", "start"), "tiles"),
        (put("phase", "seating"), "first"),
    ],
)
def test_what_is_wrong_is_named(change: Callable[[Document], None], where: str) -> None:
    bad = copy.deepcopy(base())
    change(bad)
    with pytest.raises(donjon.BadDocument) as refusal:
        GAME.load(bad)
    assert refusal.value.where == where


def swapped(bad: Document, take: str, give: str) -> None:
    """Keep the number of tiles right: one kind more in the pile, one less of the other."""
    bad["unseen"][give] -= 1
    bad["unseen"][take] = bad["unseen"].get(take, 0) + 1


def test_two_of_a_kind_cannot_touch() -> None:
    bad = base()
    tile = next(tile for tile in bad["tiles"] if tile["cell"] == "1,-1")
    tile["kind"] = "field"
    swapped(bad, "vineyard", "field")
    with pytest.raises(donjon.BadDocument, match=r"BA-4\.6"):
        GAME.load(bad)


def test_two_barons_cannot_share_a_valued_tile() -> None:
    tiles = "0,0P 2,0P 1,0F 1,-1P 0,-1Y -1,0E -1,1P 0,1P 3,0V 3,-1P 2,-1P 1,1P 2,1Q"
    assert GAME.load(document(tiles, "red@0,0B red@2,0B"))
    with pytest.raises(donjon.BadDocument, match="share a valued tile"):
        GAME.load(document(tiles, "red@0,0B blue@2,0B"))


def test_a_known_tile_is_a_negative_one_below_the_top() -> None:
    good = base()
    good["known"] = [{"height": 20, "kind": "marsh"}]
    good["unseen"]["marsh"] -= 1
    assert GAME.view(GAME.load(good), None)["known"][0]["kind"] == "marsh"
    high = copy.deepcopy(good)
    high["known"][0]["height"] = 80
    with pytest.raises(donjon.BadDocument, match="above the top"):
        GAME.load(high)
    rich = base()
    rich["known"] = [{"height": 20, "kind": "village"}]
    rich["unseen"]["village"] -= 1
    with pytest.raises(donjon.BadDocument, match="negative"):
        GAME.load(rich)


PONDS = "0,0E 1,0P 2,0E"  # every cell beside them touches a pond


@pytest.mark.parametrize(("red", "white", "accepted"), [("V", "E", True), ("V", "P", False), ("V", "", False)])
def test_BA_4_7_who_skipped_holds_only_tiles_without_a_cell(red: str, white: str, accepted: bool) -> None:
    found = document(PONDS, "red@1,0K", seats=2, hand=red, hands={"white": white})
    found["players"][1]["skipped"] = True
    if accepted:
        assert GAME.load(found)
        return
    with pytest.raises(donjon.BadDocument, match=r"BA-4\.7") as refusal:
        GAME.load(found)
    assert refusal.value.where == "players[1]"


@pytest.mark.parametrize(("hand", "accepted"), [("EV", True), ("EVV", False), ("EVP", False)])
def test_BA_4_7_who_skipped_before_has_drawn_one_tile_since(hand: str, accepted: bool) -> None:
    found = document(PONDS, "red@1,0K", seats=2, hand=hand)
    found["players"][0]["skipped"] = True
    if accepted:
        assert GAME.load(found)
        return
    with pytest.raises(donjon.BadDocument, match=r"BA-4\.7"):
        GAME.load(found)


def test_a_document_that_does_not_say_how_many_turns_were_passed_over() -> None:
    """Red began and white plays: after 7 turns it is the third round, after 8 blue missed two or more."""
    found = base(seats=3, playing="white", out={"blue": 1}, honour={"blue": -5})
    assert "passed" not in found
    for turns, passed, round_played in ((7, 0, 3), (8, 2, 4)):
        state = GAME.load({**found, "turns": turns})
        assert (GAME.dump(state)["passed"], GAME.view(state, None)["turn"]) == (passed, round_played)


def test_one_player_alone_is_a_finished_game() -> None:
    bad = document("0,0P", seats=2, hand="PV", out={"white": 1})
    with pytest.raises(donjon.BadDocument, match=r"BA-4\.16"):
        GAME.load(bad)


@pytest.mark.parametrize(
    ("options", "name"),
    [
        ({"draw_costs": "1,2,3"}, "draw_costs"),
        ({"draw_costs": "0,x"}, "draw_costs"),
        ({"draw_costs": "0, 1"}, "draw_costs"),
        ({"draw_costs": "0,1,2,3,4,5"}, "draw_costs"),
        ({"debt_floor": -5}, "debt_floor"),
        ({"tile_counts": "28,6,6,6,6,6,6,6"}, "tile_counts"),
        ({"tile_counts": "60,6,6,6,6,6,6,6,6"}, "tile_counts"),
        ({"tile_counts": "3,6,6,6,6,6,6,6,3"}, "tile_counts"),
        ({"tile_counts": "28,6,6,6,2,6,6,6,3"}, "tile_counts"),
        ({"tile_counts": "6,6,6,6,6,6,6,6,3", "tile_values": "-1,-1,-1,-1,-1,-1,-1,-1"}, "tile_values"),
        ({"first_player": 5}, "first_player"),
    ],
)
def test_section_12_options_that_cannot_be(options: dict[str, object], name: str) -> None:
    with pytest.raises(donjon.BadOption) as refusal:
        GAME.new(4, options)
    assert refusal.value.option == name


# Rules 1: reserves are shown unless the table says no.


def reserve_of_red(state: donjon.State, reader: int | None) -> list[str | None]:
    found: list[str | None] = GAME.view(state, reader)["players"][0]["reserve"]
    return found


@pytest.mark.parametrize("named", [{}, {"rules": 1}])
def test_section_12_a_document_of_rules_1_shows_reserves(named: dict[str, int]) -> None:
    found = {field: value for field, value in base().items() if field != "rules"} | named
    state = GAME.load(found)
    assert reserve_of_red(state, 1) == reserve_of_red(state, None) == ["meadow", "village"]
    again = GAME.dump(state)
    assert (again["rules"], again["options"]) == (2, {"show_reserves": True})
    assert reserve_of_red(GAME.load(again), 1) == ["meadow", "village"]
    chosen = GAME.load({**found, "options": {"show_reserves": False}})
    assert reserve_of_red(chosen, 1) == [None, None]


def test_section_12_a_record_of_rules_1_shows_reserves() -> None:
    actions = ["first 0", "reveal meadow"]
    shown = []
    for rules in (1, 2):
        *_, state = GAME.replay(donjon.Record("baron", 2, {}, actions, rules))
        shown.append(reserve_of_red(state, 1))
    assert shown == [["meadow", "vineyard"], [None, None]]


def test_section_12_a_document_of_rules_to_come_is_refused() -> None:
    with pytest.raises(donjon.BadDocument, match="newer"):
        GAME.load({**base(), "rules": GAME.rules + 1})
