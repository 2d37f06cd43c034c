"""The doors to games that were played, or are being played: to look back at them."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import JSONResponse

from donjon.server.doors.house import Here, at, reply
from donjon.server.review import models
from donjon.server.review.documents import course_document, positions_document
from donjon.server.review.eyes import eyes as lent

doors = APIRouter()

At = Annotated[int, Query(ge=0, le=1_000_000)]
Seat = Annotated[int | None, Query(ge=0, le=99)]
Whose = Annotated[str | None, Query(max_length=8)]


@doors.get("/tables/{id}/course", response_model=models.Course)
async def see_course(
    request: Request, here: Here, id: str, since: At = 0, eyes: Whose = None, seat: Seat = None
) -> JSONResponse:
    """All that happened from a ply on. Once it is over through anybody's `eyes` (all, public, a seat); before, mine."""
    table, person = await at(request, here, id)
    seen = lent(table, person, eyes, seat)
    course = await here.courses.of(table)
    return reply(course_document(table, course, seen, course.ply, min(since, course.ply)))


@doors.get("/tables/{id}/positions", response_model=models.Positions)
async def see_positions(
    request: Request, here: Here, id: str, first: At, last: At, eyes: Whose = None, seat: Seat = None
) -> JSONResponse:
    """The positions before some plies, through the same eyes; so many at once."""
    table, person = await at(request, here, id)
    seen = lent(table, person, eyes, seat)
    return reply(positions_document(await here.courses.of(table), seen, first, last))
