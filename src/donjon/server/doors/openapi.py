"""The server's OpenAPI, with the views of all games: the browser's types are made from it (`web/check/wire.mjs`)."""

import types
import typing
from collections.abc import Iterable
from typing import Any, Literal

from fastapi import FastAPI

import donjon
from donjon import core
from donjon.core.game import Game

WHERE = "#/components/schemas/"
PLAIN = {int: "integer", float: "number", str: "string", bool: "boolean", types.NoneType: "null"}


class Shapes:
    """The JSON schemas of one game's types, named after the game so that two may have the same word for two things."""

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.found: dict[str, Any] = {}

    def schema(self, shape: Any) -> dict[str, Any]:
        """The schema of a type; a TypedDict is kept under its name and referred to."""
        if shape in PLAIN:
            return {"type": PLAIN[shape]}
        origin, parts = typing.get_origin(shape), typing.get_args(shape)
        if origin is Literal:
            return {"type": "string", "enum": list(parts)}
        if origin in (typing.Union, types.UnionType):
            return {"anyOf": [self.schema(part) for part in parts]}
        if origin is list:
            return {"type": "array", "items": self.schema(parts[0])}
        if origin is tuple:
            return {
                "type": "array",
                "prefixItems": [self.schema(part) for part in parts],
                "minItems": len(parts),
                "maxItems": len(parts),
            }
        if origin is dict and parts[0] is str:
            return {"type": "object", "additionalProperties": self.schema(parts[1])}
        if origin is dict:  # one for each of a few words
            return _record(dict.fromkeys(typing.get_args(parts[0]), self.schema(parts[1])), typing.get_args(parts[0]))
        if typing.is_typeddict(shape):
            return {"$ref": WHERE + self._keep(shape)}
        raise TypeError(f"{shape} is not a shape of JSON")

    def _keep(self, shape: Any) -> str:
        common = shape.__module__ == core.shapes.__name__
        name = shape.__name__ if common else f"{self.slug}.{shape.__name__}"
        if name not in self.found:
            self.found[name] = {}  # it may contain itself
            fields = {field: self.schema(kind) for field, kind in typing.get_type_hints(shape).items()}
            self.found[name] = _record(fields, shape.__required_keys__)
            if shape.__doc__ and not shape.__doc__.startswith("dict("):
                self.found[name]["description"] = shape.__doc__
        return name


def _record(fields: dict[str, Any], required: Iterable[str]) -> dict[str, Any]:
    return {"type": "object", "properties": fields, "required": sorted(required), "additionalProperties": False}


def view_type(game: Game) -> Any:
    """The type of a game's views."""
    return game.shape


def view_schemas() -> dict[str, Any]:
    """The shapes of all views, and the choice between them."""
    found: dict[str, Any] = {}
    places = {}
    for game in donjon.games():
        shapes = Shapes(game.slug)
        places[game.slug] = shapes.schema(view_type(game))["$ref"]
        found |= shapes.found
    discriminator = {"propertyName": "game", "mapping": places}
    return {**found, "View": {"oneOf": [{"$ref": place} for place in places.values()], "discriminator": discriminator}}


def _with_views(shape: Any) -> Any:
    """The same shape; where it says that there is a view, it tells which."""
    if isinstance(shape, list):
        return [_with_views(part) for part in shape]
    if not isinstance(shape, dict):
        return shape
    if "x-view" in shape:
        return {"$ref": f"{WHERE}View"}
    return {name: _with_views(part) for name, part in shape.items()}


def describe(app: FastAPI) -> None:
    """Let the app describe itself with those shapes."""
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            shapes = plain()["components"]["schemas"]
            shapes.update(view_schemas() | {name: _with_views(shape) for name, shape in shapes.items()})
        return plain()

    app.openapi = openapi  # type: ignore[method-assign]  # as FastAPI's own documentation has it
