"""What the database has of a table, and what a change to it is made of."""

import time
from dataclasses import dataclass, field
from typing import Any

from donjon.core.errors import DonjonError


class Moved(DonjonError):
    """Somebody else wrote to the table since it was read; nothing was written now."""


@dataclass(frozen=True)
class Newcomer:
    """Somebody the database does not know yet."""

    id: str
    token_hash: str  # of their first device
    device: str | None = None  # what it calls itself


@dataclass(frozen=True)
class Seat:
    """A place at a table, and who sits there."""

    seat: int
    kind: str  # person, bot or open
    name: str | None = None
    bot: str | None = None
    person: str | None = None
    key_hash: str | None = None  # of the key in the link to an open seat
    spent: int = 0  # milliseconds of the clock
    lent: str | None = None  # why a bot plays for the person: hand, turn or game (see clocks)


@dataclass(frozen=True)
class Request:
    """What a person asked for, under an id of their own choosing."""

    client: str
    person: str
    verb: str  # decide, undo, propose or answer
    ply: int
    number: int


@dataclass(frozen=True)
class Standing:
    """Where a game stands, as far as a list of tables shows it."""

    status: str = "waiting"  # waiting, playing, stranded or over
    ply: int = 0
    actor: int = -1
    turn: int = 0
    digest: str | None = None  # of the position; None before the game and where an old database has none
    asked: int | None = None  # since when somebody's clock is running
    deadline: int | None = None  # when their time will be up


@dataclass(frozen=True)
class Stranded:
    """Why a table cannot go on by newer rules: the first decision of its record that they do not take."""

    rules: int  # the newer ones
    ply: int  # up to which the record can be played out
    why: str  # "decision": not possible; "over": the game has ended before; "position": it leads elsewhere; "options"
    text: str | None = None  # the decision
    rule: str | None = None  # the rule that forbids it, where the game can tell
    option: str | None = None  # the option that cannot be had


@dataclass(frozen=True)
class Snapshot:
    """A position on the way, as the game writes it down."""

    ply: int
    rules: int
    position: dict[str, Any]
    trail: str | None = None  # of the record up to there, where chance depends on it


@dataclass(frozen=True)
class Saved:
    """A table as the database has it. `decisions` are those from ply `base` on, which begins with a snapshot."""

    id: str
    code: str
    game: str
    rules: int
    options: dict[str, Any]
    secret: bytes
    host: str
    seats: tuple[Seat, ...]
    decisions: tuple[str, ...] = ()
    standing: Standing = field(default_factory=Standing)
    next: str | None = None
    version: int = 0
    revision: int = 0
    updated: int = 0
    public: bool = False
    hints: str = "alone"  # who may ask: alone (against bots), all, none
    shared: bool = False  # several people share a device: each sees through their own seat only
    clock: dict[str, int | None] | None = None
    stand_in: str = "knight"  # the bot that plays for people who are away
    patience: int | None = None  # seconds a question waits for somebody who is away; None for ever
    proposal: dict[str, Any] | None = None
    agreed: dict[str, Any] | None = None
    chance: str = "ply"  # what outcomes come from besides the secret: ply or record (see tables/chance)
    since: int = 0  # the ply from which on chance draws by these rules
    stranded: Stranded | None = None
    origin: dict[str, Any] | None = None  # the review and ply from which the game was played on
    base: int = 0
    snapshot: Snapshot | None = field(default=None, compare=False)

    def but(self, **changed: Any) -> "Saved":
        """The same table with something changed; made at every decision, so without setting every field again."""
        other = object.__new__(Saved)
        other.__dict__.update(self.__dict__, **changed)
        return other

    def bot_to_decide(self) -> bool:
        """Whether the table waits for a bot."""
        standing = self.standing
        return standing.status == "playing" and standing.actor >= 0 and self.seats[standing.actor].bot is not None


@dataclass(frozen=True)
class Renewal:
    """A table of older rules, and what becomes of it by the present ones."""

    before: Saved
    after: Saved
    snapshots: tuple[Snapshot, ...] | None  # in the place of those it has; None: they stay


@dataclass(frozen=True)
class Decided:
    """All that a plain decision changes at a table, for those who know it as it was before."""

    texts: tuple[str, ...]  # the decision and the chance outcomes it led to
    standing: Standing
    updated: int


@dataclass(frozen=True)
class Written:
    """A table was written to, and is at that version now."""

    table: str
    version: int
    decided: Decided | None = None  # where that was all

    def onto(self, saved: Saved) -> Saved | None:
        """The table as it is now, if that can be told from how it was."""
        if self.decided is None or saved.version + 1 != self.version:
            return None
        standing, updated, texts = self.decided.standing, self.decided.updated, self.decided.texts
        decisions = saved.decisions + texts
        return saved.but(version=self.version, standing=standing, updated=updated, decisions=decisions, proposal=None)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
