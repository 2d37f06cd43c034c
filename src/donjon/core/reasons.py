"""Why a continuation is good or bad: what every side's account gains and loses by it, in words with numbers and places.

A game's `account` splits what its judge thinks of a seat into entries that add up to it. Two accounts, before and after
some decisions, differ in entries; each difference that can be seen on the table is a reason with its own sentence.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from donjon.core.journal import Fact
from donjon.core.state import OVER, State

if TYPE_CHECKING:
    from donjon.core.game import Game

TOLD = 2  # reasons worth telling about one decision


@dataclass
class Entry:
    """One thing a seat has, in the judge's eyes: what it is worth to it, and what people see of it.

    `count` is the number on the table (points of a keep, squares of a fief); two accounts are compared by `term` and
    `place`, so an entry without place is the same thing wherever it is, as its facts then tell.
    """

    term: str
    worth: float
    count: int = 1
    place: str = ""
    facts: dict[str, Fact] = field(default_factory=dict)

    def seen(self) -> tuple[int, tuple[tuple[str, Fact], ...]]:
        """What can be seen of it."""
        return self.count, tuple(sorted(self.facts.items()))


@dataclass
class Reason:
    """What a continuation changes, for whom and by how much."""

    game: str
    seat: int
    term: str
    place: str
    change: float  # of the worth to that seat
    gain: float  # the same for who is advised
    mine: bool
    before: int
    after: int
    facts: dict[str, Fact]

    @property
    def key(self) -> str:
        return f"reason-{self.game}-{self.term}-{'more' if self.change > 0 else 'less'}"

    def document(self) -> dict[str, Any]:
        """The reason as JSON: a message that lacks only the `name` of the seat, which the reader's page knows."""
        numbers = {"before": self.before, "after": self.after, "by": abs(self.after - self.before)}
        args = {**self.facts, **numbers, "mine": int(self.mine)}
        return {
            "key": self.key,
            "args": args,
            "seat": self.seat,
            "place": self.place or None,
            "gain": round(self.gain, 2),
        }


def explain(game: "Game", before: State, after: State, seat: int) -> list[Reason]:
    """All that can be seen to have changed between two positions, what matters most to the seat first."""
    found: list[Reason] = []
    sides: set[int] = set()
    for who in [seat, *range(int(before.seats))]:
        side = int(before.side(who))
        if side in sides:
            continue
        sides.add(side)
        mine = side == int(before.side(seat))
        for one, other in _pairs(game.account(before, who), game.account(after, who)):
            change = other.worth - one.worth
            if abs(change) < game.notable or one.seen() == other.seen():
                continue
            facts = other.facts or one.facts
            gain = change if mine else -change
            place = other.place or one.place
            found.append(
                Reason(game.slug, who, one.term, place, change, gain, mine, one.count, other.count, dict(facts))
            )
    return sorted(found, key=lambda reason: (-abs(reason.gain), reason.seat, reason.term, reason.place))


def _pairs(before: Iterable[Entry], after: Iterable[Entry]) -> list[tuple[Entry, Entry]]:
    """The entries of two accounts side by side; what is missing in one is there with nothing."""
    old = {(entry.term, entry.place): entry for entry in before}
    new = {(entry.term, entry.place): entry for entry in after}
    pairs = []
    for key in [*old, *(key for key in new if key not in old)]:
        nothing = Entry(key[0], 0.0, 0, key[1])
        pairs.append((old.get(key, nothing), new.get(key, nothing)))
    return pairs


def persuasive(reasons: list[Reason], most: int = TOLD) -> list[Reason]:
    """Those that speak for the continuation."""
    return [reason for reason in reasons if reason.gain > 0][:most]


def outcome(after: State, seat: int) -> str:
    """The key of what a continuation to the end comes to for the seat, or nothing."""
    if after.actor != OVER:
        return ""
    best = max(after.result(other) for other in range(int(after.seats)) if after.side(other) == after.side(seat))
    alone = all(after.result(other) == 0 for other in range(int(after.seats)) if after.side(other) != after.side(seat))
    return "reason-wins" if alone and best > 0 else "reason-shares" if best > 0 else ""
