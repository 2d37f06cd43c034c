"""What leaves for a reader. All of it is built by the game for that reader's seat; nothing is cut out of the whole."""

import datetime
from typing import Any

from donjon.core.barrier import PUBLIC
from donjon.core.errors import BadText
from donjon.core.game import Choice, Game
from donjon.core.journal import Event
from donjon.core.state import CHANCE
from donjon.server import problems
from donjon.server.packing import Packed, once, trimmed
from donjon.server.people import consent
from donjon.server.people.naming import names_of
from donjon.server.storage.saved import Saved, Seat, Stranded, now
from donjon.server.tables.chance import commitment
from donjon.server.tables.clocks import clock_document
from donjon.server.tables.history import Step
from donjon.server.tables.play import REACH, Play, Scroll
from donjon.server.tables.table import Table

LOG_LINES = 200  # that a table carries; the whole log is read apart


def table_document(table: Table, person: str | None, through: int | None = None) -> dict[str, Any]:
    """The table for that person, or for a stranger who watches.

    Where several share a device `through` says whose eyes they have; once it is over, anybody may have any seat's.
    """
    saved, play, mine = table.saved, table.play, table.seats_of(person)
    eyes = table.eyes(person, through)
    host = person is not None and saved.host == person
    document: dict[str, Any] = {
        "id": saved.id,
        "code": saved.code if mine or host else None,
        "game": saved.game,
        "options": saved.options,
        "changed": [one.name for one in table.game.options if saved.options.get(one.name, one.default) != one.default],
        "status": table.status,
        "seats": [
            _seat(table, seat, name, mine, host) for seat, name in zip(table.seats, names_of(table.seats), strict=True)
        ],
        "you": mine,
        "host": host,
        "next": saved.next,
        "commitment": commitment(saved.secret),
        "public": saved.public,
        "hints": saved.hints,
        "stand_in": saved.stand_in,
        "patience": saved.patience,
        "advised": table.gives_hints(mine),
        "shared": saved.shared and len(mine) > 1 and table.hides(),
        "through": None,
        "watching": table.onlookers(),
        "agreed": agreed_document(table),
        "stranded": stranded_document(table, eyes),
        "origin": origin_document(table),
        "ply": table.ply,
        "revision": saved.revision,
        "view": None,
        "log": [],
    }
    if play is not None:
        seat = viewpoint(play, play.ply, eyes)
        if through is not None and table.over and through < len(table.seats):
            seat = through
        document["through"] = seat
        document["view"] = play.view(play.ply, seat)
        document["log"] = log(play, seat, over=True)[-LOG_LINES:] if table.over else _latest(play, seat)
    return document | _what_now(table, mine, eyes)


def packed_table(table: Table, person: str | None, through: int | None) -> bytes:
    """The table for a live line, packed once for all who see the same of it: above all those who only watch."""
    mine, host = table.seats_of(person), person is not None and table.saved.host == person
    seen = (-2, *mine, -1, *table.eyes(person, through), -1 if through is None else through, host)
    return table.packed_once(seen, lambda: trimmed({"type": "table"} | table_document(table, person, through)))


def can_follow(table: Table, since: int, revision: int | None) -> bool:
    """Whether steps lead from what was seen to the present: no undo between, and not too many."""
    play = table.play
    if play is None or revision != table.saved.revision:
        return False
    return max(play.steps.base, play.ply - REACH) <= since <= play.ply


def packed_steps(table: Table, person: str | None, since: int, through: int | None = None) -> bytes:
    """What happened since that ply, packed once for all who hold the same seats and see through the same."""
    mine, eyes = table.seats_of(person), table.eyes(person, through)
    return table.packed_once((since, *mine, -1, *eyes), lambda: trimmed(steps_document(table, mine, eyes, since)))


def steps_document(table: Table, mine: list[int], eyes: list[int], since: int) -> dict[str, Any]:
    """What happened since that ply, one step each, for who holds these seats and sees through those."""
    play = table.play
    assert play is not None  # nothing happens before the game begins
    return {
        "type": "steps",
        "ply": play.ply,
        "revision": table.saved.revision,
        "steps": _steps(table, play, eyes, since, play.ply),
        "status": table.status,
    } | _what_now(table, mine, eyes)


def replay_document(
    table: Table, person: str | None, since: int, until: int | None, through: int | None = None
) -> dict[str, Any]:
    """What happened between two plies, as its reader saw it then; not more at once than is told to who comes back."""
    play, eyes = table.play, table.eyes(person, through)
    steps = []
    if play is not None:
        first = max(since, play.steps.base)
        last = min(play.ply if until is None else until, play.ply, first + REACH)
        steps = _steps(table, play, eyes, first, last)
    return {"revision": table.saved.revision, "steps": steps}


def _steps(table: Table, play: Play, eyes: list[int], first: int, last: int) -> list[dict[str, Any]]:
    steps = []
    for step in play.steps[first:last]:
        seat = viewpoint(play, step.ply + 1, eyes)
        steps.append(
            {"ply": step.ply, "lines": lines(play.game, step, seat, table.over), "view": play.view(step.ply + 1, seat)}
        )
    return steps


def record_document(table: Table, person: str | None, through: int | None = None) -> dict[str, Any]:
    """The record; while the game is on, null for the decisions that the reader may not know."""
    saved, play = table.saved, table.play
    readers = table.eyes(person, through) or [PUBLIC]
    steps = list(play.steps) if play else []
    actions = [step.text if table.over or step.known_to(readers) else None for step in steps]
    if saved.stranded is not None:
        # Who may know what the rules do not take cannot be told from it.
        rest = saved.decisions[len(steps) :]
        actions += rest if table.over or not table.hides() else [None] * len(rest)
    return {
        "format": 1,
        "game": saved.game,
        "rules": saved.rules,
        "seats": len(saved.seats),
        "options": saved.options,
        "actions": actions,
    }


def log_document(table: Table, person: str | None, through: int | None = None) -> dict[str, Any]:
    """The whole log."""
    play = table.play
    return {"log": log(play, viewpoint(play, play.ply, table.eyes(person, through)), over=table.over) if play else []}


def chance_document(table: Table) -> dict[str, Any]:
    """What chance could draw, and drew, at every ply where it was to play; raises NotOver before the end.

    What it drew by older rules is counted: what it could have drawn by them is not known any more.
    """
    if table.play is None or not table.over:
        raise problems.NotOver("the game is not over yet")
    saved, play = table.saved, table.play
    drawn = [step.ply for step in play.steps if step.actor == CHANCE]
    return {
        "format": 1,
        "commitment": commitment(saved.secret),
        "secret": saved.secret.hex(),
        "by": saved.chance,
        "since": saved.since,
        "earlier": sum(ply < saved.since for ply in drawn),
        "draws": draws(play, saved.since),
        "record": record_document(table, None),
    }


def draws(play: Play, since: int) -> list[dict[str, Any]]:
    """What chance could draw, and drew, from a ply on."""
    found = []
    state = play.position(0).copy()
    for step in play.steps:
        if step.actor == CHANCE and step.ply >= since:
            outcomes = [
                {"text": play.game.text(state, action), "weight": int(state.weight(action))}
                for action in state.actions()
            ]
            found.append({"ply": step.ply, "outcomes": outcomes, "drawn": step.text})
        state.apply(step.action)
    return found


def origin_document(table: Table) -> dict[str, Any] | None:
    """From where the game was played on, if it was."""
    origin = table.saved.origin
    return None if origin is None else {name: origin[name] for name in ("review", "ply", "turn")}


def stranded_document(table: Table, mine: list[int]) -> dict[str, Any] | None:
    """Why the record cannot be played out by the present rules, as far as who holds these seats may know."""
    stranded = table.saved.stranded
    if stranded is None:
        return None
    told = table.over or _may_read(table, stranded, mine or [PUBLIC])
    return {
        "before": table.saved.rules,
        "rules": stranded.rules,
        "ply": stranded.ply,
        "left": table.saved.standing.ply - stranded.ply,
        "why": stranded.why,
        "text": stranded.text if told else None,
        "rule": stranded.rule if told else None,
        "option": stranded.option,
    }


def _may_read(table: Table, stranded: Stranded, readers: list[int]) -> bool:
    """Whether one of these readers may know the decision that the rules do not take.

    The rules say who may know a decision where one of its kind is asked for, and no more: another kind may have been
    made in secret by the rules of then, unless the reader has been told of such decisions before.
    """
    play = table.play
    if play is None or stranded.text is None or not table.hides():
        return True
    state, kind = play.state, _kind(stranded.text)
    if int(state.actor) < 0:
        return False
    asked = any(_kind(play.game.text(state, action)) == kind for action in state.actions())
    told = [step for step in play.steps if step.actor >= 0 and step.known_to(readers)]
    if not asked and all(_kind(step.text) != kind for step in told):
        return False
    try:
        action = play.game.parse(state, stranded.text)
    except BadText:
        return False
    return any(play.game.mask(state, action, None if seat == PUBLIC else seat) is not None for seat in readers)


def _kind(text: str) -> str:
    """The verb of a decision."""
    return text.partition(" ")[0]


def listed_document(saved: Saved, person: str) -> dict[str, Any]:
    """A table in the list of that person's tables."""
    mine = [seat.seat for seat in saved.seats if seat.person == person]
    return {
        "id": saved.id,
        "game": saved.game,
        "seats": [
            {"seat": seat.seat, "kind": seat.kind, "name": name, "bot": seat.bot, "you": seat.seat in mine}
            for seat, name in zip(saved.seats, names_of(saved.seats), strict=True)
        ],
        "status": saved.standing.status,
        "your_turn": saved.standing.status == "playing" and saved.standing.actor in mine,
        "turn": saved.standing.turn,
        "updated": moment(saved.updated),
    }


def moment(milliseconds: int) -> str:
    """A moment as documents write it."""
    written = datetime.datetime.fromtimestamp(milliseconds / 1000, datetime.UTC)
    return written.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def viewpoint(play: Play, ply: int, mine: list[int]) -> int | None:
    """The seat through which somebody who holds these sees a position: the one to act, or the first."""
    return through(int(play.position(ply).actor), mine) if mine else None


def through(actor: int, mine: list[int]) -> int | None:
    """The same where that one is to act."""
    return actor if actor in mine else mine[0] if mine else None


def log(play: Play, seat: int | None, *, over: bool = False) -> list[dict[str, Any]]:
    """All the lines for that seat."""
    return [line for step in play.steps for line in lines(play.game, step, seat, over)]


def _latest(play: Play, seat: int | None) -> list[Packed]:
    """The end of the log for that seat while the game is on."""
    scroll = play.scrolls.setdefault(seat, Scroll(play.steps.base, LOG_LINES))
    for step in play.steps[scroll.ply :]:
        scroll.lines.extend(once(line) for line in lines(play.game, step, seat, over=False))
    scroll.ply = play.ply
    return list(scroll.lines)


def undo_range(table: Table, mine: list[int]) -> dict[str, int] | None:
    """How far those who hold these seats may go back."""
    play = table.play
    if play is None or table.status != "playing" or not mine:
        return None
    floor = table.undo_floor(mine)
    if floor == play.ply:
        return None
    restart = play.ply - 1
    while restart > floor and play.steps[restart - 1].actor == play.steps[play.ply - 1].actor:
        restart -= 1
    return {"to": play.ply - 1, "restart": restart}


def takeback_ply(table: Table, mine: list[int]) -> int | None:
    """The latest decision of those who hold these seats: everybody may agree to go back to before it."""
    if table.play is None or table.status != "playing":
        return None
    last = next((step.ply for step in reversed(table.play.steps) if step.actor in mine), -1)
    return last if last >= table.beginning else None


def proposal_document(table: Table) -> dict[str, Any] | None:
    proposal = table.saved.proposal
    if proposal is None:
        return None
    document = {name: proposal[name] for name in ("kind", "seat", "to", "agreed")}
    asked = {"missing": consent.missing(table.saved), "absent": consent.absent(table.saved)}
    return document | asked | {"due": consent.due(table.saved)}


def agreed_document(table: Table) -> dict[str, Any] | None:
    """How the game ended before its end, and all who lose by it: partners lose together."""
    agreed = table.saved.agreed
    if agreed is None:
        return None
    return {**agreed, "seats": [] if agreed["seat"] is None else table.partners(agreed["seat"])}


def _what_now(table: Table, mine: list[int], eyes: list[int]) -> dict[str, Any]:
    """What the reader may do, and the secret of chance once nothing more can come of it."""
    play = table.play
    choices: list[Choice] = []
    if play is not None and table.status == "playing" and play.actor in eyes and table.seats[play.actor].bot is None:
        choices = play.choices()
    return {
        "choices": choices,
        "undo": undo_range(table, mine),
        "takeback": takeback_ply(table, mine),
        "proposal": proposal_document(table),
        "clock": clock_document(table.saved, now()),
        "secret": table.saved.secret.hex() if table.over else None,
    }


def _seat(table: Table, seat: Seat, name: str | None, mine: list[int], host: bool) -> dict[str, Any]:
    document = {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": name,
        "bot": seat.bot,
        "you": seat.seat in mine,
        "online": table.is_online(seat),
        "lent": seat.lent,
    }
    if host and seat.kind == "open":
        document["key"] = table.keys.get(seat.seat)
    return document


def lines(game: Game, step: Step, seat: int | None, over: bool) -> list[dict[str, Any]]:
    """The lines of a step for that seat; after the end everybody reads what only some could know."""
    return [
        {
            "ply": step.ply,
            "turn": step.turn,
            "by": step.actor,
            **game.line(event, _reader(event, seat) if over else seat),
        }
        for event in step.events
    ]


def _reader(event: Event, seat: int | None) -> int | None:
    return seat if event.knowers is None or seat in event.knowers or not event.knowers else event.knowers[0]
