"""What leaves for whoever looks back: the course of a game, and positions of it."""

from collections.abc import Sequence
from typing import Any

from donjon.core.game import Game
from donjon.core.state import State
from donjon.server import problems
from donjon.server.people.naming import names_of
from donjon.server.review.course import Course
from donjon.server.review.eyes import Eyes
from donjon.server.review.reviewed import Reviewed
from donjon.server.storage.keepsakes import Branch, Note, Study
from donjon.server.storage.saved import Seat
from donjon.server.tables.documents import moment, origin_document
from donjon.server.tables.history import Step

MOST = 64  # positions at once


def review_document(reviewed: Reviewed, refusal: problems.Refusal | None) -> dict[str, Any]:
    """What is to be known of a game before any of its positions; `refusal`: why bots may not be asked about it."""
    table, study, game = reviewed.table, reviewed.study, reviewed.game
    options = reviewed.options()
    made = study.made if study else None
    return {
        "id": reviewed.id,
        "kind": "table" if table else "study",
        "game": game.slug,
        "options": options,
        "changed": [one.name for one in game.options if options.get(one.name, one.default) != one.default],
        "seats": seats_document(reviewed.seats, reviewed.mine),
        "you": reviewed.mine,
        "mine": reviewed.is_mine,
        "status": reviewed.status,
        "ply": reviewed.course.ply,
        "turn": game.turn(reviewed.last),
        "made": None if made is None else moment(made),
        "ended": moment(table.saved.updated) if table and table.over else None,
        "results": reviewed.results() if reviewed.over else None,
        "analysable": refusal is None,
        "refused": None if refusal is None else refusal.document()["message"],
        "origin": origin_document(table) if table else None,
    }


def seats_document(seats: Sequence[Seat], mine: Sequence[int]) -> list[dict[str, Any]]:
    """The places of a game, as lists show them."""
    return [
        {"seat": seat.seat, "kind": seat.kind, "name": name, "bot": seat.bot, "you": seat.seat in mine}
        for seat, name in zip(seats, names_of(seats), strict=True)
    ]


def study_document(study: Study) -> dict[str, Any]:
    """A record in the list of those somebody brought."""
    seats = [Seat(seat, "open", name) for seat, name in enumerate(study.names)]
    return {
        "id": study.id,
        "game": study.game,
        "seats": seats_document(seats, []),
        "ply": len(study.record["actions"]),
        "made": moment(study.made),
    }


def branches_document(branches: Sequence[Branch], person: str | None) -> dict[str, Any]:
    """The branches kept at a game."""
    kept = [
        {
            "name": one.name,
            "from_ply": one.ply,
            "texts": one.texts,
            "mine": one.person == person,
            "made": moment(one.made),
        }
        for one in branches
    ]
    return {"branches": kept}


def notes_document(notes: Sequence[Note], following: str | None = None) -> dict[str, Any]:
    """Somebody's notes."""
    told = [
        {
            "review": one.review,
            "game": one.game,
            "ply": one.ply,
            "branch": one.branch or None,
            "text": one.text,
            "bookmark": one.bookmark,
            "made": moment(one.made),
        }
        for one in notes
    ]
    return {"notes": told, "next": following}


def course_document(id: str, status: str, course: Course, eyes: Eyes, last: int, since: int = 0) -> dict[str, Any]:
    """All that happened from a ply on, one entry a ply, as those eyes read it."""
    plies = []
    before = course.position(since)
    for step, after in course.steps(since, last):
        text, told = eyes.text(step), eyes.lines(course.game, step, after)
        label = label_of(course.game, before, step) if text is not None and step.actor >= 0 and not told else None
        plies.append(
            {"ply": step.ply, "turn": step.turn, "by": step.actor, "text": text, "lines": told, "label": label}
        )
        before = after.copy()
    return {
        "id": id,
        "game": course.game.slug,
        "status": status,
        "revision": course.revision,
        "ply": last,
        "turn": course.game.turn(course.position(last)),
        "eyes": eyes.name,
        "plies": plies,
    }


def label_of(game: Game, before: State, step: Step) -> dict[str, Any]:
    """A decision in the words in which it was offered."""
    return next(one for one in game.choices(before, step.actor) if one.action == step.action).label.document()


def positions_document(course: Course, eyes: Eyes, first: int, last: int) -> dict[str, Any]:
    """The positions before some plies; the one after the last ply is before the ply that would follow."""
    first = min(first, course.ply)
    last = min(last, course.ply, first + MOST - 1)
    seen = [
        {"ply": ply, "view": eyes.view(course.game, state)} for ply, state in course.positions(first, max(first, last))
    ]
    return {"revision": course.revision, "eyes": eyes.name, "positions": seen}
