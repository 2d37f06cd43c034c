"""The shapes of what a game tells people: typed here, checked by mypy, and the source of the browser's own types."""

from typing import Literal, TypedDict

from donjon.core.journal import Fact

Arms = Literal["azur", "gueules", "or", "sinople", "pourpre"]


class Prompt(TypedDict):
    """What whoever is to decide is asked, and the rule behind it."""

    key: str
    args: dict[str, Fact]
    rule: str | None


class Part(TypedDict):
    """A line of what points are made of; together the lines are the points."""

    key: str
    args: dict[str, Fact]
    points: int


class Goal(TypedDict):
    """How far somebody is from winning, in words; `have` of `of`, which is 0 where nobody can say how many it takes."""

    key: str
    args: dict[str, Fact]
    have: int
    of: int


def ahead(lead: int) -> dict[str, Fact]:
    """The arguments of `far-lead`: by how much somebody leads, or is behind."""
    return {"lead": lead, "ahead": int(lead > 0), "by": abs(lead)}


class Player(TypedDict):
    """What every game tells of a seat."""

    seat: int
    arms: Arms | None
    points: int
    makeup: list[Part]
    goal: Goal | None


class Ranked(TypedDict):
    """One seat at the end: its rank, what the game was worth to it, and its score taken apart."""

    seat: int
    rank: int
    result: float
    score: dict[str, int]


class Result(TypedDict):
    """How the game ended."""

    ending: str
    ranking: list[Ranked]


class View(TypedDict):
    """What every view has; a game adds its own, and says more of the players."""

    seats: int
    you: int | None
    actor: int | Literal["chance", "over"]
    phase: str
    turn: int
    prompt: Prompt
    result: Result | None
