"""What people send: bodies of requests, checked strictly."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

Ply = Annotated[int, Field(ge=0, le=1_000_000_000)]
Name = Annotated[str, StringConstraints(strip_whitespace=True, max_length=40, pattern=r"^[^\x00-\x1f\x7f-\x9f]*$")]
Client = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Word = Annotated[str, StringConstraints(min_length=1, max_length=80, pattern=r"^[^\x00-\x1f\x7f-\x9f]*$")]


class Strict(BaseModel):
    """A body: known fields only, each of its own type."""

    model_config = ConfigDict(extra="forbid", strict=True)


class MySeat(Strict):
    """A seat for whoever opens the table."""

    kind: Literal["me"]
    name: Name = ""


class HereSeat(Strict):
    """A seat for somebody beside whoever opens the table, at the same device."""

    kind: Literal["here"]
    name: Name = ""


class OpenSeat(Strict):
    """A seat for whoever comes by link or code."""

    kind: Literal["open"]


class BotSeat(Strict):
    """A seat for a bot."""

    kind: Literal["bot"]
    bot: Word


class Clock(Strict):
    """How long, in seconds, each turn and each seat's whole game may take."""

    turn: Annotated[int, Field(ge=1, le=7 * 86400)] | None = None
    game: Annotated[int, Field(ge=1, le=30 * 86400)] | None = None

    @model_validator(mode="after")
    def not_empty(self) -> "Clock":
        if self.turn is None and self.game is None:
            raise ValueError("a clock measures a turn or a game")
        return self


Hints = Literal["alone", "all", "none"]


class Sitting(Strict):
    """Who shall sit at a new table, and how things are done there."""

    seats: Annotated[
        list[Annotated[MySeat | HereSeat | OpenSeat | BotSeat, Field(discriminator="kind")]],
        Field(min_length=1, max_length=12),
    ]
    name: Name = ""
    public: bool = False
    hints: Hints = "alone"
    clock: Clock | None = None
    stand_in: Annotated[Word, Field(description="the level of the bot that plays for people who are away")] = "knight"
    patience: Annotated[
        Annotated[int, Field(ge=3600, le=60 * 86400)] | None,
        Field(description="seconds a question waits for somebody who is away; null: for ever"),
    ] = 3 * 86400


class NewTable(Sitting):
    """A table to be opened."""

    game: Word
    options: dict[str, bool | int | str] = Field(default_factory=dict)


class Join(Strict):
    """A table's code, as somebody read it out."""

    code: Annotated[str, StringConstraints(min_length=1, max_length=20)]


class Claim(Strict):
    """Somebody sits down, with the key of a seat or the code of the table."""

    seat: Annotated[int, Field(ge=0, le=99)] | None = None
    key: Word | None = None
    code: Word | None = None
    name: Name = ""


class Asked(Strict):
    """What is asked once, for the position it was asked at, under an id of the asker's own choosing."""

    ply: Ply
    client: Client
    revision: Ply | None = None


class Decide(Asked):
    """One decision, for the ply it was made at."""

    action: Annotated[int, Field(ge=0, le=1_000_000_000)]
    since: Annotated[Ply | None, Field(description="answer with the steps from this ply on, not with the table")] = None
    seat: Annotated[
        Annotated[int, Field(ge=0, le=99)] | None,
        Field(description="who decides, of those who share this device; the answer is as that seat sees it"),
    ] = None
    moment: Annotated[
        float, Field(ge=0, le=3, description="seconds that bots wait before they go on, if this can be taken back")
    ] = 0


PhraseName = Literal["hello", "luck", "played", "thinking", "moment", "thanks", "sorry", "oops"]


class Phrase(Strict):
    """Somebody says one of a few sentences to the table; each reader has it in their own language."""

    phrase: PhraseName
    seat: Annotated[
        Annotated[int, Field(ge=0, le=99)] | None, Field(description="who says it, of those who share this device")
    ] = None


class Why(Strict):
    """A place that was touched, with what in hand; or a decision in notation."""

    place: Word | None = None
    source: Word | None = None
    text: Word | None = None


class Undo(Asked):
    """Back to an earlier ply."""

    to: Ply


class Again(Strict):
    """Nothing more to say."""


class Rename(Strict):
    """What somebody wants to be called."""

    name: Name


class Swap(Strict):
    """Two seats that change places."""

    seat: Annotated[int, Field(ge=0, le=99)]
    other: Annotated[int, Field(ge=0, le=99)]


class Publish(Strict):
    """Whether the lobby shows the table."""

    public: bool


class HandOver(Strict):
    """The bot that shall play, in a free seat; for people the one that the table has set plays."""

    bot: Word | None = None


class Recover(Strict):
    """A recovery code, however it was typed; `beside`: even if this browser is somebody else so far."""

    code: Annotated[str, StringConstraints(min_length=1, max_length=80)]
    beside: bool = False


class Look(Strict):
    """A recovery code, to see whose it is."""

    code: Annotated[str, StringConstraints(min_length=1, max_length=80)]


class Become(Strict):
    """Somebody this browser was before."""

    person: Word


class Propose(Asked):
    """Something everybody has to agree to; `to` is the ply a takeback goes back to."""

    kind: Literal["takeback", "resign", "stop"]
    to: Ply | None = None


class Answer(Asked):
    """Yes or no to what was proposed."""

    agree: bool
