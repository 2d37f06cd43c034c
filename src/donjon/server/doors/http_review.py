"""The doors to games that were played, or are being played: to look back at them."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import JSONResponse

from donjon.server import models as tables_models
from donjon.server.doors.house import Here, House, at, must_have_room, reply
from donjon.server.doors.limits import address_of, network_of
from donjon.server.people.identity import give_cookie
from donjon.server.review import bodies, models
from donjon.server.review.branching import bough_document, branch
from donjon.server.review.documents import (
    branches_document,
    course_document,
    notes_document,
    positions_document,
    review_document,
)
from donjon.server.review.eyes import eyes as lent
from donjon.server.review.keeping import drop, keep, note
from donjon.server.review.playing_on import forked
from donjon.server.review.reading import readable
from donjon.server.review.reviewed import Reviewed
from donjon.server.tables.documents import record_document, table_document

doors = APIRouter()

At = Annotated[int, Query(ge=0, le=1_000_000)]
Since = Annotated[int, Query(ge=0, le=10**15, description="milliseconds, as `at` says")]
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
    return reply(course_document(id, table.status, course, seen, course.ply, min(since, course.ply)))


@doors.get("/tables/{id}/positions", response_model=models.Positions)
async def see_positions(
    request: Request, here: Here, id: str, first: At, last: At, eyes: Whose = None, seat: Seat = None
) -> JSONResponse:
    """The positions before some plies, through the same eyes; so many at once."""
    table, person = await at(request, here, id)
    seen = lent(table, person, eyes, seat)
    return reply(positions_document(await here.courses.of(table), seen, first, last))


async def found(request: Request, here: House, id: str, *, over: bool = True) -> Reviewed:
    """A game that was played at a table, or the record somebody brought; raises NotOver where it goes on."""
    person = await here.people.known(request)
    return await (here.reviews.find_over(id, person) if over else here.reviews.find(id, person))


def asker(request: Request, reviewed: Reviewed) -> str:
    """Who has the bots think: whoever is nobody yet shares with all others of their network."""
    return reviewed.person or f"{network_of(address_of(request))}?"


@doors.get("/reviews/{id}", response_model=models.Review)
async def see_review(request: Request, here: Here, id: str) -> JSONResponse:
    """A game that can be looked back at, of a table or a study."""
    reviewed = await found(request, here, id, over=False)
    return reply(review_document(reviewed, await here.fairness.refusal(reviewed)))


@doors.get("/reviews/{id}/course", response_model=models.Course)
async def see_course_of_review(
    request: Request, here: Here, id: str, since: At = 0, eyes: Whose = None, seat: Seat = None
) -> JSONResponse:
    """All that happened from a ply on, as at a table."""
    one = await found(request, here, id, over=False)
    seen, course = one.eyes(eyes, seat), one.course
    return reply(course_document(id, one.status, course, seen, course.ply, min(since, course.ply)))


@doors.get("/reviews/{id}/positions", response_model=models.Positions)
async def see_positions_of_review(
    request: Request, here: Here, id: str, first: At, last: At, eyes: Whose = None, seat: Seat = None
) -> JSONResponse:
    """The positions before some plies, as at a table."""
    one = await found(request, here, id, over=False)
    return reply(positions_document(one.course, one.eyes(eyes, seat), first, last))


@doors.get("/reviews/{id}/record", response_model=tables_models.Record)
async def see_record_of_review(request: Request, here: Here, id: str) -> JSONResponse:
    """The record, to be kept or sent on."""
    one = await found(request, here, id, over=False)
    if one.table is not None:
        return reply(record_document(await here.tables.whole(id), one.person))
    return reply(one.record().document())


@doors.get("/reviews/{id}/text", response_model=models.ReadableRecord)
async def see_text(
    request: Request, here: Here, id: str, language: Annotated[str, Query(pattern="^(en|fr)$")] = "en"
) -> JSONResponse:
    """The game as a text that people read; while it is played, as I may know it."""
    return reply(readable(await found(request, here, id, over=False), language))


@doors.post("/reviews/{id}/branch", response_model=models.Branch)
async def try_out(request: Request, here: Here, id: str, wanted: bodies.TryOut) -> JSONResponse:
    """What if: the end of a branch, and what may be played there."""
    one = await found(request, here, id)
    bough = branch(one, wanted.ply, wanted.texts, wanted.action, draw=wanted.draw)
    return reply(bough_document(one, bough, wanted.eyes))


@doors.get("/reviews/{id}/branches", response_model=models.Branches)
async def see_branches(request: Request, here: Here, id: str) -> JSONResponse:
    """The branches that anybody keeps at a game."""
    one = await found(request, here, id)
    return reply(branches_document(await here.keepsakes.branches(id), one.person))


@doors.post("/reviews/{id}/branches", response_model=models.Branches)
async def keep_branch(request: Request, here: Here, id: str, wanted: bodies.KeepBranch) -> JSONResponse:
    """I keep a branch, or play on one of mine."""
    one = await found(request, here, id)
    person = await here.people.person(request)
    await keep(here.keepsakes, one, person, wanted)
    response = reply(branches_document(await here.keepsakes.branches(id), person.id))
    give_cookie(response, person, request)
    return response


@doors.post("/reviews/{id}/branches/{name}/delete", response_model=models.Branches)
async def drop_branch(request: Request, here: Here, id: str, name: str, _: bodies.Gone | None = None) -> JSONResponse:
    """One of my branches is kept no longer."""
    one = await found(request, here, id)
    person = await here.people.somebody(request)
    await drop(here.keepsakes, one, person, name)
    return reply(branches_document(await here.keepsakes.branches(id), person))


@doors.get("/reviews/{id}/analysis", response_model=models.Analysis)
async def see_analysis(request: Request, here: Here, id: str, since: Since = 0) -> JSONResponse:
    """What the bots have found so far; since that moment."""
    one = await found(request, here, id)
    await here.fairness.check(one)
    return reply(await here.analyst.document(one, since))


@doors.post("/reviews/{id}/analysis", response_model=models.Analysis)
async def analyse(request: Request, here: Here, id: str, wanted: bodies.Analyse) -> JSONResponse:
    """The bots shall judge the game, quickly, or quickly and then thoroughly."""
    one = await found(request, here, id)
    await here.fairness.check(one)
    await here.analyst.ask(one, asker(request, one), wanted.depth)
    return reply(await here.analyst.document(one))


@doors.post("/reviews/{id}/analysis/cancel", response_model=models.Analysis)
async def cancel(request: Request, here: Here, id: str, _: bodies.Gone | None = None) -> JSONResponse:
    """Enough: what was found stays."""
    one = await found(request, here, id)
    await here.fairness.check(one)
    await here.analyst.cancel(one, asker(request, one))
    return reply(await here.analyst.document(one))


@doors.post("/reviews/{id}/judge", response_model=models.Verdict)
async def judge(request: Request, here: Here, id: str, wanted: bodies.Judge) -> JSONResponse:
    """What the adviser says of a position, and of a decision tried there."""
    one = await found(request, here, id)
    bough = branch(one, wanted.ply, wanted.texts)
    await here.fairness.check(one, bough)
    return reply(await here.analyst.verdict(one, bough, wanted.action, asker(request, one)))


@doors.post("/reviews/{id}/play", response_model=tables_models.Table, status_code=201)
async def play_on(request: Request, here: Here, id: str, wanted: bodies.PlayOn) -> JSONResponse:
    """A new table that goes on from a position."""
    one = await found(request, here, id)
    person = await here.people.person(request)
    bough = branch(one, wanted.ply, wanted.texts)
    await here.fairness.check(one, bough)
    await must_have_room(request, here, person.id)
    bots, options = here.bots.known(), dict(one.options())
    table = await here.tables.found(person, wanted, bots, one.game, options, lambda new: forked(new, one, bough))
    here.drive.rouse(table)
    response = reply(table_document(table, person.id), 201)
    give_cookie(response, person, request)
    return response


@doors.get("/reviews/{id}/notes", response_model=models.Notes)
async def see_notes(request: Request, here: Here, id: str) -> JSONResponse:
    """What I wrote at a game."""
    one = await found(request, here, id, over=False)
    return reply(notes_document(await here.keepsakes.notes(one.person, id) if one.person else []))


@doors.post("/reviews/{id}/notes", response_model=models.Notes)
async def write_note(request: Request, here: Here, id: str, wanted: bodies.WriteNote) -> JSONResponse:
    """I write at a moment of a game, for myself."""
    one = await found(request, here, id, over=False)
    person = await here.people.person(request)
    await note(here.keepsakes, one, person, wanted)
    response = reply(notes_document(await here.keepsakes.notes(person.id, id)))
    give_cookie(response, person, request)
    return response
