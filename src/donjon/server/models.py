"""What bodies look like, coming in (checked strictly) and going out (documented in the OpenAPI)."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Ply = Annotated[int, Field(ge=0, le=1_000_000_000)]
Name = Annotated[str, StringConstraints(strip_whitespace=True, max_length=40, pattern=r"^\P{Cc}*$")]
Client = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Word = Annotated[str, StringConstraints(min_length=1, max_length=80, pattern=r"^\P{Cc}*$")]


class Strict(BaseModel):
    """A body: known fields only, each of its own type."""

    model_config = ConfigDict(extra="forbid", strict=True)


class MySeat(Strict):
    """A seat for whoever opens the table."""

    kind: Literal["me"]
    name: Name = ""


class OpenSeat(Strict):
    """A seat for whoever comes by link or code."""

    kind: Literal["open"]


class BotSeat(Strict):
    """A seat for a bot."""

    kind: Literal["bot"]
    bot: Word


class NewTable(Strict):
    """A table to be opened."""

    game: Word
    options: dict[str, bool | int | str] = Field(default_factory=dict)
    seats: Annotated[
        list[Annotated[MySeat | OpenSeat | BotSeat, Field(discriminator="kind")]], Field(min_length=1, max_length=12)
    ]
    name: Name = ""


class Join(Strict):
    """A table's code, as somebody read it out."""

    code: Annotated[str, StringConstraints(min_length=1, max_length=20)]


class Claim(Strict):
    """Somebody sits down, with the key of a seat or the code of the table."""

    seat: Annotated[int, Field(ge=0, le=99)] | None = None
    key: Word | None = None
    code: Word | None = None
    name: Name = ""


class Decide(Strict):
    """One decision, for the ply it was made at."""

    ply: Ply
    action: Annotated[int, Field(ge=0, le=1_000_000_000)]
    client: Client
    revision: Ply | None = None


class Undo(Strict):
    """Back to an earlier ply."""

    ply: Ply
    to: Ply
    client: Client
    revision: Ply | None = None


class Again(Strict):
    """Nothing more to say."""


class Message(BaseModel):
    """A key of the message catalogues, with arguments."""

    key: str
    args: dict[str, int | str]


class Problem(BaseModel):
    """A refusal."""

    model_config = ConfigDict(extra="allow")

    type: str
    title: str
    status: int
    message: Message
    detail: str


class Foreseen(BaseModel):
    """A line the log would have after a decision."""

    kind: str
    seat: int
    key: str
    args: dict[str, int | str]


class Choice(BaseModel):
    """A legal action as a person meets it."""

    action: int
    text: str
    kind: str
    label: Message
    source: str | None
    target: str | None
    effect: Message | None
    marks: list[str]
    ends_turn: bool
    preview: list[Foreseen]


class Line(BaseModel):
    """A line of the log."""

    ply: int
    turn: int
    kind: str
    seat: int
    key: str
    args: dict[str, int | str]


class Log(BaseModel):
    """The whole log."""

    log: list[Line]


class HintLine(BaseModel):
    """A decision that was thought about: how often, what it promises, and how the game would go on."""

    action: int
    share: float
    expected: float
    sure: int
    line: list[str]


class Hint(BaseModel):
    """What a knight would do at that ply."""

    ply: int
    action: int
    text: str
    confidence: float | None
    lines: list[HintLine]


class UndoRange(BaseModel):
    """How far undo goes: one decision back, and to the start of what was decided."""

    to: int
    restart: int


class Seat(BaseModel):
    """A place at the table."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    bot: str | None
    you: bool
    online: bool
    key: str | None = None


class Table(BaseModel):
    """A table as its reader may see it."""

    model_config = ConfigDict(extra="forbid")

    id: str
    code: str | None
    game: str
    options: dict[str, bool | int | str]
    status: Literal["waiting", "playing", "over"]
    seats: list[Seat]
    you: list[int]
    host: bool
    next: str | None
    commitment: str
    secret: str | None
    ply: int
    revision: int
    view: dict[str, Any] | None
    choices: list[Choice]
    log: list[Line]
    undo: UndoRange | None


class ListedSeat(BaseModel):
    """A place, as a list of tables shows it."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    bot: str | None
    you: bool


class ListedTable(BaseModel):
    """A table in the list of mine."""

    id: str
    game: str
    seats: list[ListedSeat]
    status: Literal["waiting", "playing", "over"]
    your_turn: bool
    turn: int
    updated: str


class MyTables(BaseModel):
    """The tables I sit at."""

    tables: list[ListedTable]


class Joined(BaseModel):
    """The table of a code."""

    id: str


class Shelf(BaseModel):
    """The games, the bots, the version."""

    games: list[dict[str, Any]]
    bots: list[str]
    version: str


class Health(BaseModel):
    """Whether the server is well."""

    status: Literal["ok"]
    version: str
    compiled: bool
    database: str


class Record(BaseModel):
    """A game as it was played; null where the reader may not know yet."""

    format: int
    game: str
    rules: int
    seats: int
    options: dict[str, bool | int | str]
    actions: list[str | None]
