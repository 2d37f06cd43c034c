"""The fields of a position are written in four places: declared, made, copied, packed. Here each is changed in turn.

A field that decides what may come makes another digest, or its game says below why it need not; and a copy has what
the original has, without sharing what changes.
"""

import functools
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import donjon
from donjon.core.game import Game

from .spread import Table, positions

PLACES = 40  # of a list, that are changed one by one
PLIES = 3_000  # of random play, from which positions are taken
SEVERAL = (1, 10, 100)  # which of those that are alike
KEPT = ("settings", "journal", "space")  # of every position: not part of where things stand

# Fields that no digest need tell, and why.
UNTOLD: dict[str, dict[str, str]] = {
    "terre-de-barons": {
        "reach": "follows from the land",
        "within": "follows from the land",
        "active": "follows from the posts",
        "points": "follow from the keeps",
    },
    "barony": {
        "hexes": "follow from the layout",
        "supply": "follows from the land",
        "road": "follows from the land",
        "rim": "follows from the land",
        "lakeside": "follows from the land",
        "places": "follow from the land",
        "pawns": "follow from buildings and knights",
    },
    "baron": {
        "beside": "follows from the land",
        "edge": "follows from the land",
        "edges": "follow from the land",
        "meadow": "follows from the land",
        "meadows": "follow from the land",
        "passed": "tells people the round and decides nothing",
        "tally": "tells people what honour is made of and decides nothing",
    },
    "terra-turrium": {
        "last": "is for search, which leaves out what only changes an order",
        "stand": "follows from the flags",
    },
    "terres-du-centre": {
        "size_of": "follows from the land",
        "fief_of": "follows from the land",
        "guards_of": "follows from the land",
        "seat_of": "follows from the houses",
        "held": "follows from the hand",
    },
}
# Options without which a field says nothing.
TELLING: dict[str, dict[str, bool | int | str]] = {
    "barony": {"sorcery": True, "forbid_adjacent_lakes": True},
    "terra-turrium": {"burgenland": True, "bl_opens": "reacher"},
    "terres-du-centre": {"houses": "chosen", "preview_own_cards": True},
}


def fields(game: Game) -> list[str]:
    """The declared fields of that game's positions."""
    found = [name for kind in type(game.new()).__mro__ for name in vars(kind).get("__annotations__", {})]
    compiled = getattr(type(game.new()), "__mypyc_attrs__", ())
    return sorted({*found, *compiled} - {*KEPT, "__dict__", "__weakref__"})


@functools.cache
def met(game: Game) -> list[donjon.State]:
    """Positions of random play: some of each phase, and of each length that a list of theirs has."""
    table = Table(game, game.seats[-1], tuple(TELLING.get(game.slug, {}).items()))
    alike: Counter[tuple[int, ...]] = Counter()
    found = []
    for state in positions(table, "fields", PLIES, 1):
        sizes = [len(value) for value in (getattr(state, name) for name in fields(game)) if not isinstance(value, int)]
        kind = (state.phase, *sizes)  # type: ignore[attr-defined]  # of the compiled games, which all have phases
        alike[kind] += 1
        if alike[kind] in SEVERAL:
            found.append(state)
    return found


def cases() -> list[Any]:
    return [pytest.param(game, name, id=f"{game.slug}-{name}") for game in donjon.games() for name in fields(game)]


@contextmanager
def changed(state: donjon.State, name: str, place: int) -> Iterator[None]:
    """With another number in that field, or in one place of it; lists are changed in place, for copies share some."""
    value = getattr(state, name)
    if isinstance(value, int):
        setattr(state, name, not value if isinstance(value, bool) else value + 1)
        yield
        setattr(state, name, value)
    else:
        value[place] += 1
        yield
        value[place] -= 1


def places(state: donjon.State, name: str) -> list[int]:
    """Where a field can be changed: some places of a list, and an ordinary one as a whole."""
    value = getattr(state, name)
    if isinstance(value, int):
        return [0]
    return list(range(0, len(value), max(1, len(value) // PLACES)))


@pytest.mark.parametrize(("game", "name"), cases())
def test_what_decides_makes_another_digest(game: Game, name: str) -> None:
    told = any(differs(state, name) for state in met(game))
    untold = name in UNTOLD[game.slug]
    assert told != untold, f"{name} {'is' if told else 'is not'} in the digest: see UNTOLD"


def differs(state: donjon.State, name: str) -> bool:
    digest = state.digest()
    for place in places(state, name):
        with changed(state, name, place):
            try:
                other = state.digest()
            except IndexError:  # the position is out of joint now: that counts as well
                return True
        if other != digest:
            return True
    return False


@pytest.mark.parametrize(("game", "name"), [case for case in cases() if case.id != "barony-hexes"])  # from the layout
def test_copies_have_every_field(game: Game, name: str) -> None:
    for state in met(game):
        for place in places(state, name)[-1:]:
            with changed(state, name, place):
                assert plain(getattr(state.copy(), name)) == plain(getattr(state, name))


def plain(value: Any) -> Any:
    return value if isinstance(value, int) else [int(number) for number in value]
