"""What crosses the wire when somebody looks back at a game."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from donjon.server.models import Choice, HintStep, Line, ListedSeat, Message, Origin, Reason, View

Mark = Literal["brilliant", "strong", "inaccuracy", "mistake", "blunder"]
Pass = Literal["quick", "full"]


class Ply(BaseModel):
    """One decision or chance outcome of a game."""

    ply: int
    turn: int
    by: Annotated[int, Field(description="the seat that decided; -1: chance")]
    text: Annotated[str | None, Field(description="the decision in notation; null where its reader may not know it")]
    lines: list[Line]
    label: Annotated[Message | None, Field(description="the decision as a choice, where the log says nothing of it")]


class Course(BaseModel):
    """A game from beginning to end, or as far as it has come."""

    id: str
    game: str
    status: Literal["playing", "stranded", "over", "unfinished"]
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


class Review(BaseModel):
    """A game that can be looked back at: one of a table, or a study, which is a record that somebody brought."""

    id: str
    kind: Literal["table", "study"]
    game: str
    options: dict[str, bool | int | str]
    changed: Annotated[list[str], Field(description="the options that differ from the rulebook's")]
    seats: list[ListedSeat]
    you: list[int]
    mine: Annotated[bool, Field(description="I sit there, or brought the record")]
    status: Literal["playing", "stranded", "over", "unfinished"]
    ply: int
    turn: int
    made: Annotated[str | None, Field(description="of a study: when it was brought")]
    ended: Annotated[str | None, Field(description="of a table, once its game is over")]
    results: Annotated[list[float] | None, Field(description="by seat, where the game ended by its rules")]
    analysable: Annotated[bool, Field(description="whether the bots may be asked about it, by me and now")]
    refused: Annotated[Message | None, Field(description="why not")]
    origin: Origin | None


class Finding(BaseModel):
    """What the bots found about a ply. Chance: a run of dice and draws from `first` to `ply` is one finding."""

    ply: int
    first: int
    turn: int
    by: Annotated[int, Field(description="a seat; -1: chance")]
    text: Annotated[str, Field(description="what was decided; of a run of chance its last outcome")]
    depth: Annotated[Pass | None, Field(description="how thoroughly; null where there was nothing to judge")]
    before: Annotated[list[float], Field(description="everybody's expected result, by seat")]
    after: Annotated[list[float] | None, Field(description="null as long as the next finding is missing")]
    choices: Annotated[int, Field(description="decisions there were; 0 for chance")]
    cost: Annotated[float | None, Field(description="expected result lost by who decided; null for chance")]
    sure: Annotated[float | None, Field(description="how much two searches agree, 0 to 1")]
    mark: Mark | None
    best: Annotated[str | None, Field(description="the better decision; null where what was played is the best")]
    action: Annotated[int | None, Field(description="the same as a number, to be tried")]
    line: Annotated[list[str], Field(description="how the game would go on after the best decision, which comes first")]
    steps: Annotated[list[HintStep], Field(description="the seat's own decisions of it to the end of its turn")]
    reasons: Annotated[list[Reason], Field(description="why the best decision is")]


class Marks(BaseModel):
    """How often each sign was given."""

    brilliant: int
    strong: int
    inaccuracy: int
    mistake: int
    blunder: int


class PlayerFinding(BaseModel):
    """How somebody played, and what befell them: start + skill + luck + others = result."""

    seat: int
    start: float
    skill: float
    luck: float
    others: float
    result: float
    lost: Annotated[float, Field(description="what all decisions cost together")]
    decisions: Annotated[int, Field(description="with more than one choice")]
    accuracy: Annotated[float | None, Field(description="0 to 100; null without a decision")]
    marks: Marks
    mistakes: Annotated[list[int], Field(description="the plies to learn from, the costliest first, at most 8")]


class Turning(BaseModel):
    """When the game turned: the largest swing towards the winner that was never made good."""

    ply: int
    turn: int
    by: int
    winner: int
    kind: Literal["own", "gift", "luck"]
    swing: float
    reasons: list[Reason]


class Analysis(BaseModel):
    """A game as far as the bots have judged it."""

    id: str
    status: Annotated[
        Literal["none", "waiting", "running", "done", "cancelled", "stopped"],
        Field(description="stopped: whoever did it is gone; ask again, and it goes on"),
    ]
    depth: Annotated[Pass | None, Field(description="of the pass that is under way, or was last")]
    whole: Annotated[Pass | None, Field(description="how thoroughly all of it has been judged by now")]
    done: Annotated[int, Field(description="judged in this pass")]
    of: int
    seconds: Annotated[int | None, Field(description="about so many are left; null: nobody knows")]
    at: Annotated[int, Field(description="send it along as `since`, and only what is new is told")]
    plies: list[Finding]
    players: Annotated[list[PlayerFinding] | None, Field(description="once all is judged")]
    turning: Turning | None


class Idea(BaseModel):
    """A decision the adviser thought about at a position."""

    action: int
    text: str
    share: Annotated[float, Field(description="of the thought it was given")]
    expected: float
    shares: list[float]
    line: list[str]
    steps: list[HintStep]
    reasons: list[Reason]


class Tried(BaseModel):
    """A decision that somebody tried, against the best."""

    action: int
    text: str
    cost: float
    sure: float
    mark: Mark | None
    verdict: Annotated[
        Literal["best", "good", "not-yet"], Field(description="good: at most 0.03 under the best, which is found too")
    ]
    shares: Annotated[list[float], Field(description="everybody's expected result after it")]
    line: list[str]
    reasons: Annotated[list[Reason], Field(description="what it changes for the better")]


class Verdict(BaseModel):
    """What the adviser says of a position, and of a decision tried there."""

    ply: int
    by: int
    before: Annotated[list[float], Field(description="everybody's expected result, by seat")]
    ideas: Annotated[list[Idea], Field(description="the best first; none where chance is to play or all is over")]
    tried: Tried | None


class Branch(BaseModel):
    """A position of a branch: the game up to `from_ply`, and then these decisions and outcomes instead."""

    from_ply: int
    texts: Annotated[list[str], Field(description="as asked for, with what chance drew after the last one")]
    plies: list[Ply]
    ply: int
    turn: int
    actor: Annotated[int, Field(description="a seat; -1: chance; -2: over")]
    view: View
    choices: Annotated[list[Choice], Field(description="of whoever is to act, through their eyes")]


class KeptBranch(BaseModel):
    """A branch that somebody keeps at a game; everybody who may look at it sees it."""

    name: Annotated[str, Field(description="a, b, … z, aa …: the letter in its address")]
    from_ply: int
    texts: list[str]
    mine: bool
    made: str


class Branches(BaseModel):
    """All branches kept at a game."""

    branches: list[KeptBranch]


class Note(BaseModel):
    """What somebody wrote at a moment of a game, for themselves; or a bookmark without words."""

    review: str
    game: str
    ply: int
    branch: Annotated[str | None, Field(description="the kept branch it belongs to, where it is not the game itself")]
    text: str
    bookmark: bool
    made: str


class Notes(BaseModel):
    """My notes, by ply; of all games the latest first."""

    notes: list[Note]
    next: Annotated[str | None, Field(description="send it as `before` for more")]


class Study(BaseModel):
    """A record that I brought."""

    id: str
    game: str
    seats: list[ListedSeat]
    ply: int
    made: str


class Studies(BaseModel):
    """The records I brought, latest first."""

    studies: list[Study]


class PlayedSeat(ListedSeat):
    """A place in a game that was played, and what became of it."""

    rank: int | None
    result: float | None
    points: int | None


class PlayedGame(BaseModel):
    """One of my games."""

    id: str
    game: str
    status: Literal["waiting", "playing", "stranded", "over"]
    seats: list[PlayedSeat]
    your_turn: bool
    turn: int
    ply: int
    updated: str
    won: bool | None
    ending: Annotated[str | None, Field(description="how it ended, as in the view; or resign, stop")]
    accuracy: Annotated[float | None, Field(description="mine, where it was analysed")]
    marks: Marks | None
    notes: int
    view: Annotated[View | None, Field(description="the last position as I may see it, for a small board")]


class PlayedGames(BaseModel):
    """My games, latest first."""

    games: list[PlayedGame]
    opponents: Annotated[list[str], Field(description="whom one may filter by: names, and levels of bots")]
    next: Annotated[str | None, Field(description="send it as `before` for more")]


class Tally(BaseModel):
    """So many games and wins."""

    name: Annotated[str, Field(description="of a game or of a level of bots; `people` for games without a bot")]
    games: int
    wins: int
    accuracy: Annotated[float | None, Field(description="the mean, where they were analysed")]


class Moment(BaseModel):
    """The accuracy of one game, for a curve over time."""

    review: str
    game: str
    ended: str
    accuracy: float


class Longest(BaseModel):
    """The win that took the most turns."""

    review: str
    game: str
    turn: int
    ended: str


class Statistics(BaseModel):
    """My finished games in numbers."""

    games: int
    wins: int
    accuracy: float | None
    by_game: list[Tally]
    by_level: Annotated[list[Tally], Field(description="against the strongest bot at the table")]
    accuracies: Annotated[list[Moment], Field(description="the last 100, oldest first")]
    longest: Longest | None


class ReadableRecord(BaseModel):
    """A game as a text that people read."""

    language: Literal["en", "fr"]
    name: Annotated[str, Field(description="for the file")]
    text: str
