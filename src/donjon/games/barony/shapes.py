"""What everybody sees of Barony, as types."""

from typing import Literal, NotRequired, TypedDict

from donjon.core import shapes

Colour = Literal["blue", "yellow", "red", "green", "purple"]
Terrain = Literal["field", "plain", "forest", "mountain", "lake", "mystery"]
BuildingKind = Literal["village", "stronghold", "city"]
Family = Literal["movement", "recruitment", "construction"]


class Hex(TypedDict):
    hex: int
    q: int
    r: int
    terrain: Terrain | None
    lakeside: NotRequired[bool]


class Building(TypedDict):
    hex: int
    kind: BuildingKind
    colour: Colour


class Knights(TypedDict):
    hex: int
    colour: Colour
    count: int


class Place(TypedDict):
    """A mysterious place with its imprints in the order they were made."""

    hex: int
    imprints: list[Colour]


class Spell(TypedDict):
    spell: str
    code: str
    family: Family
    cost: int


# "from" is a word of the language: only this way of writing it down takes it.
Doing = TypedDict(
    "Doing",
    {
        "kind": str,
        "hex": int | None,
        "from": int | None,
        "spells": list[str],
        "paid": int,
        "victim": Colour | None,
    },
)


class Pawns(TypedDict):
    knights: int
    villages: int
    strongholds: int
    cities: int


class Baron(shapes.Player):
    """One seat as all see it."""

    colour: Colour
    track: int
    silver: int
    gold: int
    rank: int
    title: str
    new_cities: int
    tokens: list[int]
    magic: int
    imprints: int
    reserve: Pawns
    board: Pawns
    box: int


class BaronyView(shapes.View):
    game: Literal["barony"]
    sorcery: bool
    title_cost: int
    gold: list[int]
    silver: list[int]
    colours: list[Colour]
    first: int | None
    hexes: list[Hex]
    buildings: list[Building]
    knights: list[Knights]
    places: list[Place]
    spells: list[Spell]
    doing: Doing | None
    players: list[Baron]
