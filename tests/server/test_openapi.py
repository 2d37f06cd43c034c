"""What the server says of itself is what it does: the browser's types are made from it."""

import json
from typing import Any

import jsonschema
import pytest
from librt.random import Random

import donjon
from donjon.core.game import Game
from donjon.server import shelf
from donjon.server.doors.openapi import WHERE, view_schemas

PLIES = 1500


def checker(game: Game) -> jsonschema.Draft202012Validator:
    """What a view of that game must fit."""
    schemas = view_schemas()
    place = schemas["View"]["discriminator"]["mapping"][game.slug]
    return jsonschema.Draft202012Validator({"$ref": place, "components": {"schemas": schemas}})


@pytest.mark.parametrize("game", donjon.games(), ids=lambda game: game.slug)
def test_views_are_as_they_are_declared(game: Game) -> None:
    """Every phase with every number of seats, by every reader; and of a long game now and then a position."""
    check = checker(game)
    for seats in game.seats:
        state, rng, met = game.new(seats, game.capped()), Random(seats), set()
        for ply in range(PLIES):
            view = game.view(state, None)
            if view["phase"] not in met or ply % 100 == 0:
                met.add(view["phase"])
                for reader in (None, *range(seats)):
                    check.validate(as_sent(game.view(state, reader)))
            if state.actor == donjon.OVER:
                break
            state.play(
                state.drawn(rng)
                if state.actor == donjon.CHANCE
                else state.actions()[rng.randrange(len(state.actions()))]
            )


def test_a_view_that_says_more_than_declared_is_noticed() -> None:
    game = donjon.game("barony")
    view = as_sent(game.view(game.new(2), None))
    with pytest.raises(jsonschema.ValidationError):
        checker(game).validate({**view, "secret": 1})


def test_the_shelf_is_as_it_is_declared() -> None:
    for game in donjon.games():
        told = as_sent(game.describe())
        assert shelf.GameFacts.model_validate(told, strict=True).model_dump(mode="json") == told


def test_every_view_is_named_in_the_table() -> None:
    shapes = view_schemas()
    assert all(place.removeprefix(WHERE) in shapes for place in shapes["View"]["discriminator"]["mapping"].values())


def as_sent(document: Any) -> Any:
    return json.loads(json.dumps(document))
