"""What crosses the wire when somebody looks back at a game."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from donjon.server.models import Line, View


class Ply(BaseModel):
    """One decision or chance outcome of a game."""

    ply: int
    turn: int
    by: Annotated[int, Field(description="the seat that decided; -1: chance")]
    text: Annotated[str | None, Field(description="the decision in notation; null where its reader may not know it")]
    lines: list[Line]


class Course(BaseModel):
    """A game from beginning to end, or as far as it has come."""

    id: str
    game: str
    status: Literal["playing", "stranded", "over"]
    revision: int
    ply: int
    turn: Annotated[int, Field(description="the turn at the last position")]
    eyes: Annotated[str, Field(description="whose it is seen through: all, public or the number of a seat")]
    plies: list[Ply]


class Position(BaseModel):
    """The position before a ply."""

    ply: int
    view: View


class Positions(BaseModel):
    """Some positions of a game in a row."""

    revision: int
    eyes: str
    positions: list[Position]
