"""What people are sent: the documents of the OpenAPI, from which the browser's types are made."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, WithJsonSchema

from donjon.server.bodies import Hints, PhraseName


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
    table: "Table | None" = None  # of a decision for another ply: how things are now
    retry_after: Annotated[int, Field(description="seconds")] | None = None


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
    left: Annotated[Message | None, Field(description="what a decision that ends the turn leaves undone")]
    wins: Annotated[bool, Field(description="it wins the game at once")]


class Line(BaseModel):
    """A line of the log."""

    ply: int
    turn: int
    by: int
    kind: str
    seat: int
    key: str
    args: dict[str, int | str]


class Log(BaseModel):
    """The whole log."""

    log: list[Line]


class HintStep(BaseModel):
    """One decision of a continuation, as people meet it."""

    label: Message
    effect: Message | None
    source: str | None
    target: str | None


class Reason(Message):
    """What a continuation changes, for whom; the message takes the `name` of that seat too."""

    seat: int
    place: str | None
    gain: Annotated[float, Field(description="what it is worth to who is advised, in the judge's own units")]


class HintLine(BaseModel):
    """A decision that was thought about: how often, what it promises, and how the game would go on."""

    action: int
    share: float
    expected: float
    sure: int
    shares: Annotated[list[float], Field(description="everybody's expected result, by seat")]
    line: list[str]
    steps: Annotated[list[HintStep], Field(description="the seat's own decisions to the end of its turn")]
    reasons: list[Reason]


class Hint(BaseModel):
    """What a good player would do at that ply."""

    ply: int
    action: int
    text: str
    confidence: float | None
    without: Annotated[list[float] | None, Field(description="everybody's expected result with the next best decision")]
    lines: list[HintLine]


class Instead(BaseModel):
    """A decision that would make possible what is not."""

    label: Message
    source: str | None
    target: str | None


class Refusal(BaseModel):
    """What does not go (its attribute `why` says why), the rule, and a decision that would change it."""

    message: Message
    rule: str | None
    instead: Instead | None


class WhyNot(BaseModel):
    """What stands against something, or nothing."""

    refusal: Refusal | None


# Built by the game for its reader, and never looked into here; `doors/openapi.py` tells what there is in it.
View = Annotated[dict[str, Any], WithJsonSchema({"type": "object", "x-view": True})]


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
    lent: Literal["hand", "turn", "game"] | None
    key: str | None = None


class Clocks(BaseModel):
    """The clocks, in milliseconds but for the two settings, which are seconds."""

    turn: int | None
    game: int | None
    now: int
    deadline: int | None
    left: list[int | None]


class Proposal(BaseModel):
    """What somebody asks everybody to agree to."""

    kind: Literal["takeback", "resign", "stop"]
    seat: int
    to: int | None
    agreed: list[int]
    missing: list[int]
    absent: Annotated[list[int], Field(description="of these, who has not been here since it was asked")]
    due: Annotated[int | None, Field(description="when it need not wait any more for who is absent; null: never")]


class Agreed(BaseModel):
    """How a game ended by agreement, and who resigned."""

    ending: Literal["resign", "stop"]
    seat: int | None
    seats: Annotated[list[int], Field(description="all who lose by it: who resigned, and their partners")]


class Stranded(BaseModel):
    """Why a game cannot go on by the present rules; `text` and `rule` where the reader may know them."""

    before: Annotated[int, Field(description="the rules it was played by")]
    rules: Annotated[int, Field(description="the rules that do not take its record")]
    ply: Annotated[int, Field(description="up to which the record can be played out")]
    left: Annotated[int, Field(description="decisions beyond that")]
    why: Literal["decision", "over", "position", "options"]
    text: str | None
    rule: str | None
    option: str | None


class Origin(BaseModel):
    """From where a game was played on."""

    review: Annotated[str, Field(description="the table or study it was played on from")]
    ply: Annotated[int, Field(description="up to which ply the record is not of this table")]
    turn: int


class Table(BaseModel):
    """A table as its reader may see it."""

    model_config = ConfigDict(extra="forbid")

    id: str
    code: str | None
    game: str
    options: dict[str, bool | int | str]
    changed: Annotated[list[str], Field(description="the options that differ from the rulebook's")]
    status: Literal["waiting", "playing", "stranded", "over"]
    seats: list[Seat]
    you: list[int]
    host: bool
    next: str | None
    commitment: str
    secret: str | None
    ply: int
    revision: int
    view: View | None
    choices: list[Choice]
    log: list[Line]
    undo: UndoRange | None
    takeback: int | None
    public: bool
    hints: Hints
    stand_in: str
    patience: int | None
    advised: bool
    shared: Annotated[bool, Field(description="several people share a device here; each sees through their own seat")]
    through: Annotated[
        int | None, Field(description="the seat through which this was seen; null: as the public sees it")
    ]
    watching: int
    clock: Clocks | None
    proposal: Proposal | None
    agreed: Agreed | None
    stranded: Stranded | None
    origin: Origin | None


class Step(BaseModel):
    """One decision or chance outcome: what the log says of it, and the position after it."""

    ply: int
    lines: list[Line]
    view: View


class Replay(BaseModel):
    """What happened between two plies, to be shown again."""

    revision: int
    steps: list[Step]


class Steps(BaseModel):
    """What happened at a table since a ply, and what its reader may do now."""

    model_config = ConfigDict(extra="forbid")

    type: Literal["steps"]
    ply: int
    revision: int
    steps: list[Step]
    status: Literal["playing", "over"]
    choices: list[Choice]
    undo: UndoRange | None
    takeback: int | None
    proposal: Proposal | None
    clock: Clocks | None
    secret: str | None


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
    status: Literal["waiting", "playing", "stranded", "over"]
    your_turn: bool
    turn: int
    updated: str


class MyTables(BaseModel):
    """The tables I sit at."""

    tables: list[ListedTable]


class Somebody(BaseModel):
    """A person in a few words: what they called themselves last, their tables, and how many are not over."""

    person: str
    name: str | None
    tables: int
    playing: int


class Device(BaseModel):
    """One of my devices."""

    id: str
    name: str | None
    created: str
    seen: Annotated[str, Field(description="to the hour")]
    this: bool


class Me(BaseModel):
    """Who this browser is, who it can be besides, and where else I play."""

    you: Somebody | None
    others: list[Somebody]
    devices: list[Device]
    recovery: Annotated[bool, Field(description="whether a recovery code opens the way to my tables")]
    recovery_made: str | None


class Looked(BaseModel):
    """Whose code it is, and whether this browser is that person already."""

    whose: Somebody
    same: bool
    you: Somebody | None


class Recovery(BaseModel):
    """A recovery code."""

    code: str


class Outcome(BaseModel):
    """What chance might have drawn."""

    text: str
    weight: int


class Draw(BaseModel):
    """What chance drew at a ply, from what."""

    ply: int
    outcomes: list[Outcome]
    drawn: str


class Chance(BaseModel):
    """Everything needed to check all that chance drew at a table by its present rules."""

    format: int
    commitment: str
    secret: str
    by: Annotated[Literal["ply", "record"], Field(description="what outcomes come from, besides the secret")]
    since: Annotated[int, Field(description="the ply from which on chance drew by these rules")]
    earlier: Annotated[int, Field(description="how often it drew before, by older rules")]
    draws: list[Draw]
    record: "Record"


class Said(BaseModel):
    """What somebody said, as the live line tells it."""

    type: Literal["phrase"]
    seat: int
    phrase: PhraseName


class Joined(BaseModel):
    """The table of a code."""

    id: str


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
