"""What a seat sees of Terre de Barons, as types."""

from typing import Literal, TypedDict

from donjon.core import shapes

Colour = Literal["blue", "yellow", "red", "green"]
CardState = Literal["none", "held", "spent", "played"]


class Tile(TypedDict):
    tile: int
    value: int | None
    mountain: bool


class Keep(TypedDict):
    tile: int
    colour: Colour


class Stack(TypedDict):
    """Troops on a tile."""

    tile: int
    colour: Colour
    count: int
    fresh: int


class Officer(TypedDict):
    id: str
    colour: Colour
    rank: Literal["baron", "knight"]
    tile: int
    active: bool
    melee: bool


class Siege(TypedDict):
    tile: int
    colour: Colour
    count: int
    needs: int


class Bonus(TypedDict):
    """What the die may still be used for."""

    spent: bool
    recruit: int
    recruit_keep: int
    move: int
    two_orders: bool


class Order(TypedDict):
    """The order being carried out."""

    kind: Literal["disperse", "concentrate"]
    tile: int
    steps: int


class Troops(TypedDict):
    board: int
    reserve: int
    discard: int


class Keeps(TypedDict):
    board: int
    reserve: int


class Card(TypedDict):
    """A personal card; its number only to those who may know it."""

    state: CardState
    number: int | None


class Baronage(shapes.Player):
    """One seat; before it has a colour it has nothing else."""

    colour: Colour | None
    tile_points: int
    diversity: int
    values: list[int]
    troops: Troops
    keeps: Keeps
    card: Card


class BaronsView(shapes.View):
    game: Literal["terre-de-barons"]
    goal: int
    turn_order: list[int]
    colours: list[Colour]
    tiles: list[Tile]
    keeps: list[Keep]
    troops: list[Stack]
    officers: list[Officer]
    sieges: list[Siege]
    die: int | None
    bonus: Bonus | None
    order: Order | None
    done: int
    first: Literal["move", "order"] | None
    paused: bool
    players: list[Baronage]
