"""What a seat sees of Baron, as types."""

from typing import Literal, TypedDict

from donjon.core import shapes

Kind = Literal["meadow", "village", "field", "forest", "vineyard", "quarry", "pond", "marsh", "cursed"]
Colour = Literal["red", "green", "blue", "purple", "yellow"]
Rank = Literal["knight", "baron", "claimant"]


class Tile(TypedDict):
    cell: str
    kind: Kind
    value: int


class Edge(TypedDict):
    """A cell where a tile may lie."""

    cell: str
    touching: int
    bonus: int


class Keep(TypedDict):
    cell: str
    seat: int
    colour: Colour
    rank: Rank
    value: int
    token: int | None
    touching: int
    territory: list[str]
    out: bool


class Offer(TypedDict):
    """A place of the market."""

    place: int
    kind: Kind | None
    value: int
    cost: int


class Known(TypedDict):
    """A tile of the pile that everybody has seen."""

    depth: int
    kind: Kind


class Claimant(shapes.Player):
    """One seat as another sees it; a reserve that lies face down has nothing but its size."""

    colour: Colour
    honour: int
    baronies: int
    knights: int
    supply: int
    locked: int
    reserve: list[Kind | None]
    out: bool
    out_at: int


class BaronView(shapes.View):
    game: Literal["baron"]
    turns: int
    first: int | None
    playing: int | None
    colours: list[Colour]
    tiles: list[Tile]
    edge: list[Edge]
    keeps: list[Keep]
    market: list[Offer]
    pile: int
    unseen: dict[Kind, int]
    next: Kind | None
    known: list[Known]
    values: dict[Kind, int]
    oubliettes_at: int
    asked: str | None
    players: list[Claimant]
