"""What a seat sees of Un Dernier Donjon pour la Route, as types."""

from typing import Literal, TypedDict

from donjon.core import shapes

House = Literal["edelstein", "brownbear", "bonamour"]
TokenState = Literal["absent", "ready", "front", "dragon"]
TokenName = Literal["knight", "seal"]


class Spot(TypedDict):
    x: int
    y: int


class Land(TypedDict):
    """The squares row by row: the letter of their type, # destroyed, . not in play; and which card each shows."""

    left: int
    top: int
    rows: list[str]
    cards: list[list[int]]


class Fief(Spot):
    """A keep and its squares."""

    house: House
    arms: shapes.Arms
    windows: int
    size: int
    guarded: bool
    squares: list[tuple[int, int]]


class Token(Spot):
    house: House
    arms: shapes.Arms


class Bridge(Spot):
    to_x: int
    to_y: int


class TakenCard(TypedDict):
    kind: Literal["card"]
    card: str | None


class TakenKeep(TypedDict):
    kind: Literal["keep"]
    windows: int


class TakenDragon(TypedDict):
    kind: Literal["dragon"]
    token: TokenName


class TakenOther(TypedDict):
    kind: Literal["knight", "bridge"]


Taken = TakenCard | TakenKeep | TakenDragon | TakenOther


class Reasons(TypedDict):
    """Why the card taken may not lie at a place, for each turn row by row: a digit, 0 if it may."""

    left: int
    top: int
    width: int
    height: int
    turns: list[str]


class Hand(TypedDict):
    count: int
    cards: list[str] | None


class Pile(TypedDict):
    windows: int
    cards: int
    keep: bool
    seal: bool


class Keep(TypedDict):
    windows: int
    raised: bool
    size: int


class Holding(shapes.Player):
    """One seat: sizes are public, cards and the sealed choice are not. No house until it is chosen."""

    house: House | None
    squares: int
    hand: Hand
    piles: list[Pile]
    keeps: list[Keep]
    known: list[str] | None
    tokens: dict[TokenName, TokenState]
    bridge: bool
    royal: list[int]
    sealed: int | None


class LandsView(shapes.View):
    game: Literal["terres-du-centre"]
    rounds: int
    first: int | None
    mover: int | None
    houses: list[House]
    teams: bool
    land: Land
    fiefs: list[Fief]
    knights: list[Token]
    dragons: list[Token]
    bridges: list[Bridge]
    aside: int
    card_played: bool
    must_raise: bool
    taken: Taken | None
    reasons: Reasons | None
    players: list[Holding]
