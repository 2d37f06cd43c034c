"""Every refusal names a rule that is really broken, and what breaks none is legal: against the rules read plainly."""

from collections import Counter
from collections.abc import Iterator

from librt.random import Random

import donjon

from ..conformance.spread import chooser, walk
from .book import Book
from .scene import GAME, HOUSES, put, scene

# Crowded land, where most rules come to matter, and every option that forbids more than the book does, or less.
TIGHT: dict[str, object] = {"max_extent": 5}
TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, TIGHT),
    (3, {**TIGHT, "unplayable": "pass", "empty_hand_needs_donjon": False}),
    (2, {**TIGHT, "same_type_cover": False, "knight_share_donjon": True, "knight_protects_unoccupied": False}),
    (3, {**TIGHT, "knight_own_fief_only": True, "knight_share_donjon": True, "donjon_on_bridge_end": True}),
    (4, {**TIGHT, "bridge_over_void": True, "bridge_needs_own_fief": False, "max_each_optional": 1}),
    (2, {**TIGHT, "require_new_square": False, "max_donjons_per_turn": 1, "deck": "varied30"}),
]
DECISIONS = 40  # of each table
PLACES = 12  # tried for each thing put down
PIECES = ["keep 1", "keep 2", "keep 3", "keep 4", "knight", "dragon knight", "dragon seal", "bridge"]
OFTEN = {
    *("TC-2.2", "TC-2.4", "TC-2.7", "TC-3.1", "TC-3.2", "TC-3.4", "TC-3.7", "TC-4.1", "TC-4.2", "TC-4.3", "TC-14"),
    *("TC-5.1", "TC-7.1", "TC-8.1", "TC-9.1", "TC-9.2", "R3"),
}
OUT_OF_PLACE = ["discard WWGG", "put 0,0", "first 0", "pile 1", "draw WWGG", "holder 0", "holder 1", "holder 2"]
OUT_OF_PLACE += [f"house {house}" for house in HOUSES.values()]


def tried(state: donjon.State, rng: Random) -> Iterator[str]:
    """What a player might ask for here: anything that can be taken, sealed or ended, and places near the land."""
    document = GAME.dump(state)
    yield from OUT_OF_PLACE
    yield from ("end", *(f"seal {windows}" for windows in range(1, 5)), *(f"take {piece}" for piece in PIECES))
    yield from (f"take {card}" for card in ["WWGG", *document["hands"][state.actor]])
    yield from (f"discard {card}" for card in document["hands"][state.actor])
    land = document["land"]
    for _ in range(PLACES if document["phase"] not in ("act", "discard") else 0):
        x = land["left"] - 2 + rng.randrange(len(land["rows"][0]) + 4)
        y = land["top"] - 2 + rng.randrange(len(land["rows"]) + 4)
        turns = rng.randrange(3 if document["phase"] == "bridge" else 4 if document["phase"] == "lay" else 2)
        if document["phase"] != "lay" and rng.randrange(3):
            turns = 0
        yield put(x, y, turns)


def refusal(state: donjon.State, text: str) -> str:
    try:
        GAME.play(state.copy(), text)
    except donjon.IllegalAction as refused:
        return refused.rule
    return ""


def test_every_refusal_names_a_rule_that_is_broken() -> None:
    met: Counter[str] = Counter()
    for seats, options in TABLES:
        state = GAME.new(seats, options)
        rng = chooser(f"refusals {seats} {options}")
        asked = 0
        for _ in walk(state, rng):
            if state.actor < 0 or (GAME.turn(state) and rng.randrange(3)):
                continue
            book = Book(GAME.dump(state), GAME.options_of(state))
            for text in tried(state, rng):
                rule, broken = refusal(state, text), book.broken(text)
                where = f"{text!r} with {options}: {GAME.dump(state)}"
                assert (rule == "") == (broken == set()), f"{rule}, but {broken} is broken by {where}"
                assert rule in broken | {""}, f"{rule}, but {broken} is broken by {where}"
                met[rule] += 1
            asked += 1
            if asked == DECISIONS:
                break
    assert met[""] > 300
    assert sorted(OFTEN - set(met)) == []


def test_section_14_the_land_may_not_outgrow_max_extent() -> None:
    s = scene("WG/YR", hands={0: ["WWWG"]}, options={"max_extent": 3})
    assert s.why_not("WWWG", -2, 0) == "TC-14"
    assert s.why_not("WWWG", -1, -1) == "TC-4.1"


def test_a_card_with_no_place_is_refused_by_what_stands_in_its_way() -> None:
    tight = scene("WG/YR", hands={0: ["WWWG"]}, options={"max_extent": 2})
    assert tight.refused("take WWWG") == "TC-14"
    assert scene("WW/WW", hands={0: ["GGGR"]}).refused("take GGGR") == "TC-4.1"
    # The other cards in hand do not matter.
    assert scene("WW/WW", hands={0: ["GGGR", "WWWG"]}).refused("take GGGR") == "TC-4.1"


def test_TC_2_4_a_token_that_is_ones_partners() -> None:
    s = scene("WW/GG", seats=4, keeps={"Br1": (0, 0)})
    assert s.refused("take knight") == "TC-2.4"
    assert s.refused("take dragon knight") == "TC-2.4"
    assert scene("WW/GG", seats=4, mover=2).refused("seal 1") == "TC-2.4"


def test_TC_3_4_cards_are_discarded_only_when_none_can_be_laid() -> None:
    assert scene(hands={0: ["WWWG"]}).refused("discard WWWG") == "TC-3.4"


def test_TC_3_2_nothing_else_gives_cards() -> None:
    assert scene(hands={0: ["WWWG"]}).refused("draw GGRR") == "TC-3.2"


def test_TC_3_7_a_seal_is_used_once() -> None:
    assert scene("WW/GG").play("seal 1").refused("seal 2") == "TC-3.7"
    assert scene("WW/GG").refused("seal 4") == "TC-8.1"


def test_TC_9_2_no_bridge_without_a_fief_of_ones_own() -> None:
    assert scene("WGW/YYY", keeps={"Br1": (0, 0)}).refused("take bridge") == "TC-9.2"
    assert scene("WG/YR", keeps={"E1": (0, 0)}).refused("take bridge") == "TC-9.1"


def test_R6_covering_ones_own_type() -> None:
    s = scene("WWG/YRR", hands={0: ["WWWG"]}, options={"same_type_cover": False})
    assert s.why_not("WWWG", 1, -1, 2) == "R6"
    reasons = GAME.view(s.play("take WWWG").state, 0)["reasons"]
    assert reasons["turns"][2][(-1 - reasons["top"]) * reasons["width"] + 1 - reasons["left"]] == "7"


def test_R9_a_knight_abroad() -> None:
    options = {"knight_own_fief_only": True, "knight_share_donjon": True}
    s = scene("WW/GG", keeps={"Br1": (0, 0)}, options=options)
    assert s.refused("take knight") == "R9"
    s = scene("WW/GG/RR", keeps={"Br1": (0, 0), "E1": (0, 1)}, options=options).play("take knight")
    assert [s.refused(put(x, y)) for x, y in ((1, 0), (0, 0), (0, 2))] == ["R9", "R9", "TC-7.1"]


def test_R7_the_end_of_a_bridge_in_a_fief() -> None:
    """With the option an end leaves room for a keep; what stands against it is the keep that is there already."""
    given = {"keeps": {"E1": (0, 0)}, "bridges": {0: (2, 0, False)}}
    assert scene("WWGWY", **given).play("take keep 2").refused("put 1,0") == "TC-2.7"
    s = scene("WWGWY", **given, options={"donjon_on_bridge_end": True}).play("take keep 2")
    assert [s.refused(put(x, 0)) for x in (0, 1, 2)] == ["TC-2.7", "TC-5.1", "TC-2.7"]


def test_only_cards_are_turned() -> None:
    s = scene("WW/GG", keeps={"Br1": (0, 0)})
    assert s.after("take keep 1").refused("put 0,1 r1") == "TC-5.1"
    assert s.after("take dragon seal").refused("put 0,1 r1") == "TC-6.1"
    assert s.after("take knight").refused("put 1,0 r1") == "TC-7.1"
