"""The doors to what is mine among games: records I brought, games I played, what came of them, what I wrote."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from starlette.responses import JSONResponse

from donjon.server import problems
from donjon.server.doors.house import Here, House, reply
from donjon.server.people.identity import give_cookie
from donjon.server.review import bodies, models
from donjon.server.review.bringing import bring
from donjon.server.review.documents import notes_document, review_document, study_document

doors = APIRouter()
Word = Annotated[str | None, Query(max_length=80)]
SHOWN = 50  # notes at once


@doors.post("/studies", response_model=models.Review, status_code=201)
async def bring_record(request: Request, here: Here, wanted: bodies.Bring) -> JSONResponse:
    """I bring a record to look at; if I brought the very same before, it is that one."""
    person = await here.people.person(request)
    here.doorkeeper.found(request, person.id)
    study = await bring(here.keepsakes, person, wanted)
    one = await here.reviews.find(study.id, person.id)
    response = reply(review_document(one, await here.fairness.refusal(one)), 201)
    give_cookie(response, person, request)
    return response


@doors.get("/studies", response_model=models.Studies)
async def my_studies(request: Request, here: Here) -> JSONResponse:
    """The records I brought."""
    return await _studies(here, await here.people.known(request))


@doors.post("/studies/{id}/delete", response_model=models.Studies)
async def delete_study(request: Request, here: Here, id: str, _: bodies.Gone | None = None) -> JSONResponse:
    """A record I brought is kept no longer, nor what was kept at it."""
    person = await here.people.somebody(request)
    if len(id) > 24 or not id.isalnum() or not await here.keepsakes.delete_study(id, person):
        raise problems.UnknownReview("no record of yours has that id")
    return await _studies(here, person)


async def _studies(here: House, person: str | None) -> JSONResponse:
    kept = await here.keepsakes.studies(person) if person else []
    return reply({"studies": [study_document(study) for study in kept]})


@doors.get("/me/notes", response_model=models.Notes)
async def my_notes(request: Request, here: Here, before: Word = None) -> JSONResponse:
    """What I wrote at all games, latest first."""
    person = await here.people.known(request)
    notes = await here.keepsakes.notes_everywhere(person, place_of(before), SHOWN) if person else []
    last = notes[-1] if len(notes) == SHOWN else None
    return reply(notes_document(notes, f"{last.made}.{last.review}.{last.ply}" if last else None))


def place_of(before: str | None) -> tuple[int, str, int] | None:
    """Where a page of notes begins; an address nobody gave out begins at the latest."""
    made, _, rest = (before or "").partition(".")
    review, _, ply = rest.partition(".")
    if not all(one.isascii() and one.isalnum() for one in (made, review, ply)) or not (made + ply).isdecimal():
        return None
    return int(made[:15]), review, int(ply[:9])


@doors.get("/me/games", response_model=models.PlayedGames)
async def my_games(
    request: Request,
    here: Here,
    game: Word = None,
    opponent: Annotated[str | None, Query(alias="with", max_length=80)] = None,
    status: Literal["running", "over"] | None = None,
    before: Word = None,
) -> JSONResponse:
    """The games I play and played, latest first."""
    person = await here.people.known(request)
    return reply(await here.played.games(person, game, opponent, status, before))


@doors.get("/me/statistics", response_model=models.Statistics)
async def my_statistics(request: Request, here: Here, game: Word = None) -> JSONResponse:
    """My finished games in numbers."""
    return reply(await here.played.statistics(await here.people.known(request), game))
