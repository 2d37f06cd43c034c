"""What is to be seen of Terra Turrium, as types."""

from typing import Literal, TypedDict

from donjon.core import shapes

Colour = Literal["blue", "yellow", "red", "green"]
QuarterName = Literal["nw", "ne", "se", "sw"]


class Square(TypedDict):
    square: str
    height: int
    flag: Colour | None


class Quarter(TypedDict):
    """A territory and whose it is."""

    quarter: QuarterName
    seat: int | None


class Movement(TypedDict):
    left: int
    points: int


class Burgenland(TypedDict):
    """Whether captures are open and to whom, how many may be made, and how many count against each."""

    open: bool
    open_to: list[int]
    limit: int
    near: list[int]
    spent: list[int]


class Builder(shapes.Player):
    """One seat: which heights it holds, and what it has left."""

    colour: Colour
    heights: list[int]
    higher: int
    reserve: int
    attacks: int
    captures: int
    winner: bool


class TurriumView(shapes.View):
    game: Literal["terra-turrium"]
    round: int
    max_rounds: int | None
    turn_order: list[int]
    playing: int | None
    quarters: list[Quarter]
    squares: list[Square]
    taken: list[str]
    takes: int
    hand: int
    movement: Movement
    attack_limit: int | None
    final: bool
    burgenland: Burgenland | None
    players: list[Builder]
