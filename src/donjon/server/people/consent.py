"""Whose consent a question needs. It is asked of people, never of a bot that plays for one of them.

What takes something from somebody who is away, the end of the game or a decision of theirs, waits for them: until they
come, or for as long as the table agreed on before it began. Somebody who was here since the question was asked is not
away: their silence is no consent, however long it lasts.
"""

from collections.abc import Iterable
from typing import Any

from donjon.server.storage.saved import Saved, Seat

TAKEBACK, RESIGN, STOP = "takeback", "resign", "stop"
DAY = 86_400
PATIENCE = 3 * DAY  # seconds, where the table says nothing else
TURNS = 3  # so many turns of a slow clock at least

Question = dict[str, Any]


def patience(clock_turn: int | None) -> int:
    """How long a question waits for somebody who is away, at a table that did not choose."""
    return max(PATIENCE, TURNS * (clock_turn or 0))


def question(
    kind: str, to: int | None, mine: list[int], asked: Iterable[int], here: Iterable[int], due: int | None
) -> Question:
    """What somebody who holds the seats `mine` asks those in the seats `asked`, of whom some are `here`."""
    people = sorted(asked)
    return {
        "kind": kind,
        "seat": mine[0],
        "to": to,
        "agreed": mine,
        "asked": people,
        "seen": [seat for seat in here if seat in people],
        "due": due,
    }


def people(seats: Iterable[Seat], mine: Iterable[int]) -> list[int]:
    """The seats of the others: whoever plays there just now, a person sits there."""
    return [seat.seat for seat in seats if seat.kind == "person" and seat.seat not in mine]


def missing(saved: Saved) -> list[int]:
    """The seats whose people have not answered yet."""
    proposal = saved.proposal
    if proposal is None:
        return []
    asked = proposal.get("asked")  # not there in questions that were open before people could be away
    return [seat for seat in (people(saved.seats, ()) if asked is None else asked) if seat not in proposal["agreed"]]


def absent(saved: Saved) -> list[int]:
    """Those of them who have not been at the table since they were asked."""
    seen = (saved.proposal or {}).get("seen", ())
    return [seat for seat in missing(saved) if seat not in seen]


def due(saved: Saved) -> int | None:
    """The moment from which on the question need not wait for those who are away; None for ever."""
    moment: int | None = (saved.proposal or {}).get("due")
    return moment
