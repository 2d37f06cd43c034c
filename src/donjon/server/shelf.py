"""What the shelf says of each game: its facts, options and presets."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from donjon.core.shapes import Arms


class AnyKindOfOption(BaseModel):
    """What every option says: its name, what it is about, for how many it matters and which switch it needs."""

    name: str
    group: str
    seats: list[int]
    needs: str | None


class SwitchOption(AnyKindOfOption):
    """An option that is on or off."""

    kind: Literal["switch"]
    default: bool


class NumberOption(AnyKindOfOption):
    """A number within bounds."""

    kind: Literal["number"]
    default: int
    low: int
    high: int
    suggested: list[int]


class ChoiceOption(AnyKindOfOption):
    """One of a few words."""

    kind: Literal["choice"]
    default: str
    words: list[str]


class DigitsOption(AnyKindOfOption):
    """A row of digits."""

    kind: Literal["digits"]
    default: str
    length: int
    low: int
    high: int
    suggested: list[str]
    parts: list[str]
    by_seats: int | None


class TextOption(AnyKindOfOption):
    """A text the game reads: one of its words, or a list of parts."""

    kind: Literal["text"]
    default: str
    words: list[str]
    suggested: list[str]
    parts: list[str]


class NumbersOption(AnyKindOfOption):
    """A list of numbers."""

    kind: Literal["numbers"]
    default: str
    shortest: int
    longest: int
    low: int
    high: int
    suggested: list[str]
    parts: list[str]


AnyOption = SwitchOption | NumberOption | ChoiceOption | DigitsOption | TextOption | NumbersOption


class Preset(BaseModel):
    """A named set of options: a variant of the game."""

    name: str
    options: dict[str, bool | int | str]
    minutes: int
    seats: list[int]
    on_the_box: bool


class GameFacts(BaseModel):
    """A game on the shelf."""

    slug: str
    title: str
    authors: str
    year: int
    seats: list[int]
    minutes: int
    complexity: int
    rules: int
    arms: Annotated[dict[str, list[Arms | None]], Field(description="by number of players; null where they are chosen")]
    options: list[Annotated[AnyOption, Field(discriminator="kind")]]
    presets: list[Preset]


class Kept(BaseModel):
    """Days after which something goes."""

    waiting: Annotated[int, Field(description="a table whose game has not begun")]
    abandoned: Annotated[int, Field(description="a game that is not over")]
    people: Annotated[int, Field(description="somebody without a table")]


class Shelf(BaseModel):
    """The games, the bots, the version, and how long this server keeps what."""

    games: list[GameFacts]
    bots: list[str]
    version: str
    kept: Kept
