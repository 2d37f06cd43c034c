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
