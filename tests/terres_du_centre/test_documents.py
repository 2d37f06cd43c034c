"""Position documents: exact inverse of the position, and a refusal with a place for everything else."""

import copy
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import donjon

from .scene import GAME, document_of, scene
from .test_setup import dealt

Path = tuple[str | int, ...]


def full() -> dict[str, Any]:
    """A position with one of everything."""
    return document_of(
        "WGWYYYR/RRRRGWR",
        keeps={"E1": (0, 0), "Br1": (3, 0)},
        bridges={0: (1, 0, False)},
        knights={1: (5, 0)},
        dragons={(1, "seal"): (4, 1)},
        hands={0: ["WWWG", "GGRR"], 1: ["RRYY"]},
    )


DOCUMENTS = {
    "full": full(),
    "lay": scene(hands={0: ["WWWG"]}).play("take WWWG").document,
    "raise": scene().play("take keep 1").document,
    "dragon": scene().play("take dragon seal").document,
    "draw": scene().play("take keep 1", "put 0,0").document,
    "preview": dealt(2, preview_own_cards=True).document,
    "teams": dealt(4).document,
}


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """Every place in a document."""
    yield path
    if isinstance(value, dict):
        for key in value:
            yield from paths(value[key], (*path, key))
    elif isinstance(value, list):
        for k in range(min(len(value), 3)):
            yield from paths(value[k], (*path, k))


def changed(document: dict[str, Any], path: Path, value: Any) -> dict[str, Any]:
    copied: Any = copy.deepcopy(document)
    at = copied
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    return dict(copied)


@pytest.mark.parametrize("name", DOCUMENTS)
def test_documents_are_exact(name: str) -> None:
    state = GAME.load(DOCUMENTS[name])
    assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)


@pytest.mark.parametrize("name", DOCUMENTS)
@pytest.mark.parametrize("value", [None, -99, 10**9, "no such thing", [], {}, True, 1.5], ids=str)
def test_nonsense_anywhere_is_refused_or_makes_a_sound_position(name: str, value: Any) -> None:
    for path in list(paths(DOCUMENTS[name]))[1:]:
        try:
            state = GAME.load(changed(DOCUMENTS[name], path, value))
        except donjon.BadDocument:
            continue
        GAME.check(state)


@pytest.mark.parametrize("field", sorted(full()))
def test_every_field_is_needed(field: str) -> None:
    document = full()
    del document[field]
    with pytest.raises(donjon.BadDocument, match=field):
        GAME.load(document)


def edit(**fields: Any) -> Callable[[dict[str, Any]], None]:
    return lambda document: document.update(fields)


def stand(keep: int, x: int, y: int) -> Callable[[dict[str, Any]], None]:
    return lambda document: document["keeps"][keep].update(at={"x": x, "y": y}, cards=0)


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (stand(1, 2, 0), "keeps"),  # two keeps in one group
        (stand(1, 3, 0), "keeps[3]"),  # on another keep
        (stand(1, 1, 0), "bridges"),  # under a bridge
        (stand(1, 5, 0), "keeps"),  # with a knight, in another's fief
        (stand(1, 4, 1), "land"),  # with a dragon
        (lambda d: d["tokens"][2].update(at={"x": 1, "y": 0}), "tokens"),  # knight under a bridge
        (lambda d: d["tokens"][2].update(at={"x": 4, "y": 1}), "tokens[3]"),  # two tokens
        (lambda d: d["tokens"][0].update(state="front"), "tokens[0].at"),
        (lambda d: d["tokens"].pop(), "tokens"),
        (lambda d: d["keeps"].pop(), "keeps"),
        (lambda d: d["keeps"][1].update(cards=0), "keeps"),  # TC-3.2
        (edit(seal_piles=[None, None]), "seal_piles[0]"),
        (edit(sealed=[1, None, None]), "sealed[0]"),
        (edit(must_raise=True, card_played=True), "must_raise"),
        (edit(lost=2), "lost"),
        (edit(due=1), "stock"),
        (edit(steps=1), "steps"),
        (edit(ending="cards"), "ending"),
        (edit(phase="discard"), "phase"),
        (edit(phase="over"), "ending"),
        (edit(mover=1), "actor"),
        (edit(actor=True), "actor"),
        (edit(taken="WWWG"), "taken"),
        (edit(phase="lay", taken="YYYR"), "taken"),
        (edit(phase="raise", taken=1), "taken"),
        (edit(laid=29), "laid"),
        (edit(known=[["WWWG"], []]), "known[0]"),
        (edit(bridges=[{"x": 1, "y": 1, "standing": False}, None]), "bridges[0]"),
        (lambda d: d["stock"].pop(), "stock"),
        (lambda d: d["hands"][0].append("WWWG"), "hands"),
        (lambda d: d["land"]["rows"].__setitem__(0, "WGWYYY#"), "land"),
        (lambda d: d["land"]["rows"].__setitem__(0, "WGWYYY"), "land.rows"),
        (lambda d: d["land"]["rows"].__setitem__(0, "WGWYYYX"), "land.rows[0]"),
        (lambda d: d["land"]["cards"][0].__setitem__(0, -1), "land.cards[0][0]"),
        (edit(options={"max_extent": 3, "first_seat": "0"}), "land"),
        (edit(options={"max_extent": 1}), "options.max_extent"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(change: Callable[[dict[str, Any]], None], where: str) -> None:
    document = full()
    change(document)
    with pytest.raises(donjon.BadDocument) as refusal:
        GAME.load(document)
    assert refusal.value.where == where
