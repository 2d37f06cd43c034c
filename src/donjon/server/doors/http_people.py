"""The doors for people: where they sit, who plays for them, what they agree on, and their other devices."""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import JSONResponse

from donjon.server import models
from donjon.server.doors.house import Here, at, reply
from donjon.server.people.agreement import Agreement
from donjon.server.people.identity import give_cookie
from donjon.server.people.seating import Seating
from donjon.server.tables.documents import listed_document, table_document
from donjon.server.tables.founding import known_bot

doors = APIRouter()
Number = Annotated[int, Path(ge=0, le=99)]


@doors.get("/lobby", response_model=models.MyTables)
async def lobby(request: Request, here: Here) -> JSONResponse:
    """The tables whose hosts want anybody to see them."""
    person = await here.people.known(request)
    return reply({"tables": [listed_document(saved, person or "") for saved in await here.store.lobby()]})


@doors.post("/me/recovery", response_model=models.Recovery)
async def recovery(request: Request, here: Here) -> JSONResponse:
    """A code with which I can play on from another device; the one before ends."""
    return reply({"code": await here.people.recovery_code(await here.people.somebody(request))})


@doors.post("/me/recover", response_model=models.MyTables)
async def recover(request: Request, here: Here, wanted: models.Recover) -> JSONResponse:
    """This device becomes one more of mine; my tables."""
    with here.doorkeeper.guessing(request):
        person = await here.people.recover(wanted.code)
    tables = await here.store.tables_of(person.id)
    response = reply({"tables": [listed_document(saved, person.id) for saved in tables]})
    give_cookie(response, person, request)
    return response


@doors.post("/tables/{id}/name", response_model=models.Table)
async def rename(request: Request, here: Here, id: str, wanted: models.Rename) -> JSONResponse:
    """I want to be called so."""
    table, person = await at(request, here, id)
    await Seating(here.tables).rename(table, person, wanted.name)
    return reply(table_document(table, person))


@doors.post("/tables/{id}/swap", response_model=models.Table)
async def swap(request: Request, here: Here, id: str, wanted: models.Swap) -> JSONResponse:
    """Two seats change places before the game."""
    table, person = await at(request, here, id)
    await Seating(here.tables).swap(table, person, wanted.seat, wanted.other)
    return reply(table_document(table, person))


@doors.post("/tables/{id}/public", response_model=models.Table)
async def publish(request: Request, here: Here, id: str, wanted: models.Publish) -> JSONResponse:
    """The lobby shows my table, or no longer."""
    table, person = await at(request, here, id)
    await Seating(here.tables).publish(table, person, wanted.public)
    return reply(table_document(table, person))


@doors.post("/tables/{id}/seats/{seat}/link", response_model=models.Table)
async def new_link(request: Request, here: Here, id: str, seat: Number) -> JSONResponse:
    """A new link for a free seat; a bot's seat becomes free."""
    table, person = await at(request, here, id)
    await Seating(here.tables).new_link(table, person, seat)
    return reply(table_document(table, person))


@doors.post("/tables/{id}/seats/{seat}/bot", response_model=models.Table)
async def hand_over(
    request: Request, here: Here, id: str, seat: Number, wanted: models.HandOver | None = None
) -> JSONResponse:
    """A bot plays in that seat."""
    table, person = await at(request, here, id)
    bot = known_bot(wanted.bot, here.bots.known()) if wanted and wanted.bot else None
    await Seating(here.tables).hand_over(table, person, seat, bot)
    here.drive.rouse(table)
    return reply(table_document(table, person))


@doors.post("/tables/{id}/seats/{seat}/back", response_model=models.Table)
async def take_back(request: Request, here: Here, id: str, seat: Number) -> JSONResponse:
    """I play again myself."""
    table, person = await at(request, here, id)
    await Seating(here.tables).take_back(table, person, seat)
    return reply(table_document(table, person))


@doors.post("/tables/{id}/proposal", response_model=models.Table)
async def propose(request: Request, here: Here, id: str, wanted: models.Propose) -> JSONResponse:
    """I ask everybody."""
    table, person = await at(request, here, id)
    await Agreement(here.tables).propose(table, person, wanted)
    here.drive.rouse(table)
    return reply(table_document(table, person))


@doors.post("/tables/{id}/answer", response_model=models.Table)
async def answer(request: Request, here: Here, id: str, wanted: models.Answer) -> JSONResponse:
    """I agree, or not."""
    table, person = await at(request, here, id)
    await Agreement(here.tables).answer(table, person, wanted)
    here.drive.rouse(table)
    return reply(table_document(table, person))
