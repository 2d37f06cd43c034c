"""What leaves for whoever looks back: the course of a game, and positions of it."""

from typing import Any

from donjon.server.review.course import Course
from donjon.server.review.eyes import Eyes
from donjon.server.tables.table import Table

MOST = 64  # positions at once


def course_document(table: Table, course: Course, eyes: Eyes, last: int, since: int = 0) -> dict[str, Any]:
    """All that happened from a ply on, one entry a ply, as those eyes read it."""
    plies = [
        {"ply": step.ply, "turn": step.turn, "by": step.actor, "text": eyes.text(step), "lines": told}
        for step, after in course.steps(since, last)
        for told in [eyes.lines(course.game, step, after)]
    ]
    return {
        "id": table.id,
        "game": course.game.slug,
        "status": table.status,
        "revision": course.revision,
        "ply": last,
        "turn": course.game.turn(course.position(last)),
        "eyes": eyes.name,
        "plies": plies,
    }


def positions_document(course: Course, eyes: Eyes, first: int, last: int) -> dict[str, Any]:
    """The positions before some plies; the one after the last ply is before the ply that would follow."""
    first = min(first, course.ply)
    last = min(last, course.ply, first + MOST - 1)
    seen = [
        {"ply": ply, "view": eyes.view(course.game, state)} for ply, state in course.positions(first, max(first, last))
    ]
    return {"revision": course.revision, "eyes": eyes.name, "positions": seen}
