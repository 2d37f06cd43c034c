"""What people send when they look back at a game."""

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints, model_validator

from donjon.server.bodies import BotSeat, Name, Sitting, Strict

Ply = Annotated[int, Field(ge=0, le=1_000_000)]
Notation = Annotated[str, StringConstraints(min_length=1, max_length=80)]
LONGEST_BRANCH = 400


class Where(Strict):
    """A position: the game up to a ply, and then these decisions and outcomes instead of what followed."""

    ply: Ply
    texts: Annotated[list[Notation], Field(max_length=LONGEST_BRANCH)] = Field(default_factory=list)


class Analyse(Strict):
    """How thoroughly the bots shall judge a game."""

    depth: Literal["quick", "full"] = "quick"


class TryOut(Where):
    """A position to be played on by hand: one more decision, or what chance shall draw; without, only to be seen."""

    action: Annotated[int, Field(ge=0, le=1_000_000_000)] | None = None
    draw: Annotated[bool, Field(description="chance draws by itself wherever it is to play")] = True
    eyes: Annotated[
        str | None, Field(max_length=8, description="all, public or a seat; without: whoever is to act")
    ] = None


class Judge(Where):
    """A position to be judged, and a decision tried there."""

    action: Annotated[int, Field(ge=0, le=1_000_000_000)] | None = None


class KeepBranch(Where):
    """A branch to be kept; under the name of one that is mine, in its place."""

    name: Annotated[str, StringConstraints(pattern=r"^[a-z]{1,2}$")] | None = None


class PlayOn(Sitting):
    """A table that goes on from a position of a game; game and options are that game's."""

    ply: Ply
    texts: Annotated[list[Notation], Field(max_length=LONGEST_BRANCH)] = Field(default_factory=list)

    @model_validator(mode="after")
    def somebody_plays(self) -> "PlayOn":
        if all(isinstance(seat, BotSeat) for seat in self.seats):
            raise ValueError("somebody has to play; bots among themselves might never stop")
        return self


class WriteNote(Strict):
    """A note or bookmark at a moment; with neither it is gone."""

    ply: Ply
    branch: Annotated[str, StringConstraints(pattern=r"^[a-z]{1,2}$")] | None = None
    text: Annotated[str, StringConstraints(max_length=2000)] = ""
    bookmark: bool = False


class Bring(Strict):
    """A record somebody brings: as JSON, or as the text of a file."""

    record: Annotated[dict[str, Any] | None, Field(description="as `GET …/record` gives it")] = None
    text: Annotated[str | None, Field(max_length=1_000_000, description="the same as the text of a file")] = None
    names: Annotated[list[Name], Field(max_length=12, description="of the players, by seat")] = Field(
        default_factory=list
    )


class Gone(Strict):
    """Nothing more to say."""
