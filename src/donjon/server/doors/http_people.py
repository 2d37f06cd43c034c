"""The doors for people: where they sit, who plays for them, what they agree on, and their other devices."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from starlette.responses import JSONResponse

from donjon.server import bodies, models, problems
from donjon.server.doors.house import Here, House, at, changed, reply
from donjon.server.people.agreement import Agreement
from donjon.server.people.hashes import SHOWN
from donjon.server.people.identity import Person, cookie_of, give_cookie, give_others, hash_of_token
from donjon.server.people.seating import Seating
from donjon.server.tables.documents import listed_document, moment
from donjon.server.tables.founding import known_bot

doors = APIRouter()
Number = Annotated[int, Path(ge=0, le=99)]


@doors.get("/lobby", response_model=models.MyTables)
async def lobby(request: Request, here: Here) -> JSONResponse:
    """The tables whose hosts want anybody to see them."""
    person = await here.people.known(request)
    return reply({"tables": [listed_document(saved, person or "") for saved in await here.lists.lobby()]})


@doors.post("/me/recovery", response_model=models.Recovery)
async def recovery(request: Request, here: Here) -> JSONResponse:
    """A code with which I can play on from another device; the one before ends."""
    return reply({"code": await here.people.recovery_code(await here.people.somebody(request))})


@doors.post("/me/recover", response_model=models.MyTables)
async def recover(request: Request, here: Here, wanted: bodies.Recover) -> JSONResponse:
    """This device becomes one more of mine; my tables."""
    with here.doorkeeper.guessing(request):
        person, others = await here.people.recover(wanted.code, request, wanted.beside)
    return await _became(request, here, person, others)


@doors.post("/me/look", response_model=models.Looked)
async def look(request: Request, here: Here, wanted: bodies.Look) -> JSONResponse:
    """Whose code that is, before this browser becomes anybody."""
    with here.doorkeeper.guessing(request):
        whose = await here.people.of_code(wanted.code)
    now = await here.people.known(request)
    hashes = here.people.hashes
    you = vars(await hashes.known(now)) if now else None
    return reply({"whose": vars(await hashes.known(whose)), "same": whose == now, "you": you})


@doors.post("/me/become", response_model=models.MyTables)
async def become(request: Request, here: Here, wanted: bodies.Become) -> JSONResponse:
    """This browser is again somebody it was before; my tables."""
    return await _became(request, here, *await here.people.become(wanted.person, request))


async def _became(request: Request, here: House, person: Person, others: list[str]) -> JSONResponse:
    tables = await here.lists.tables_of(person.id)
    response = reply({"tables": [listed_document(saved, person.id) for saved in tables]})
    give_cookie(response, person, request)
    give_others(response, others, request)
    return response


@doors.get("/me", response_model=models.Me)
async def me(request: Request, here: Here) -> JSONResponse:
    """Who I am here, who this browser can be besides, and my devices."""
    return reply(await _me(request, here))


@doors.post("/me/devices/{device}/revoke", response_model=models.Me)
async def revoke(request: Request, here: Here, device: str) -> JSONResponse:
    """One of my devices is mine no longer: nothing can be done from it any more, and the recovery code ends."""
    person = await here.people.somebody(request)
    if not await here.people.hashes.revoke(person, device):
        raise problems.NotFound("none of your devices is called that")
    here.turn_away(person)
    return reply(await _me(request, here))


async def _me(request: Request, here: House) -> dict[str, Any]:
    person, hashes, token = await here.people.known(request), here.people.hashes, cookie_of(request)
    others = [vars(await hashes.known(other)) for other in await here.people.others(request)]
    if person is None or token is None:
        return {"you": None, "others": others, "devices": [], "recovery": False, "recovery_made": None}
    has, made = await hashes.recovery(person)
    devices = [
        {
            "id": row.token_hash[:SHOWN],
            "name": row.name,
            "created": moment(row.created),
            "seen": moment(row.seen),
            "this": row.token_hash == hash_of_token(token),
        }
        for row in await hashes.devices(person)
    ]
    found = {"you": vars(await hashes.known(person)), "others": others, "devices": devices}
    return found | {"recovery": has, "recovery_made": moment(made) if made else None}


@doors.post("/tables/{id}/name", response_model=models.Table)
async def rename(request: Request, here: Here, id: str, wanted: bodies.Rename) -> JSONResponse:
    """I want to be called so."""
    return await changed(
        request, here, id, lambda table, person: Seating(here.tables).rename(table, person, wanted.name)
    )


@doors.post("/tables/{id}/swap", response_model=models.Table)
async def swap(request: Request, here: Here, id: str, wanted: bodies.Swap) -> JSONResponse:
    """Two seats change places before the game."""
    return await changed(
        request, here, id, lambda table, person: Seating(here.tables).swap(table, person, wanted.seat, wanted.other)
    )


@doors.post("/tables/{id}/public", response_model=models.Table)
async def publish(request: Request, here: Here, id: str, wanted: bodies.Publish) -> JSONResponse:
    """The lobby shows my table, or no longer."""
    return await changed(
        request, here, id, lambda table, person: Seating(here.tables).publish(table, person, wanted.public)
    )


@doors.post("/tables/{id}/seats/{seat}/link", response_model=models.Table)
async def new_link(request: Request, here: Here, id: str, seat: Number) -> JSONResponse:
    """A new link for a free seat; a bot's seat becomes free."""
    return await changed(request, here, id, lambda table, person: Seating(here.tables).new_link(table, person, seat))


@doors.post("/tables/{id}/seats/{seat}/bot", response_model=models.Table)
async def hand_over(
    request: Request, here: Here, id: str, seat: Number, wanted: bodies.HandOver | None = None
) -> JSONResponse:
    """A bot plays in that seat."""
    bot = known_bot(wanted.bot, here.bots.known()) if wanted and wanted.bot else None
    return await changed(
        request, here, id, lambda table, person: Seating(here.tables).hand_over(table, person, seat, bot)
    )


@doors.post("/tables/{id}/seats/{seat}/back", response_model=models.Table)
async def take_back(request: Request, here: Here, id: str, seat: Number) -> JSONResponse:
    """I play again myself."""
    return await changed(request, here, id, lambda table, person: Seating(here.tables).take_back(table, person, seat))


@doors.post("/tables/{id}/phrase", response_model=models.Said)
async def say(request: Request, here: Here, id: str, wanted: bodies.Phrase) -> JSONResponse:
    """I say something to the table."""
    table, person = await at(request, here, id)
    if person is not None and table.seats_of(person):
        here.doorkeeper.speak(person)
    return reply(here.phrases.say(table, person, wanted))


@doors.post("/tables/{id}/proposal", response_model=models.Table)
async def propose(request: Request, here: Here, id: str, wanted: bodies.Propose) -> JSONResponse:
    """I ask everybody."""
    return await changed(request, here, id, lambda table, person: Agreement(here.tables).propose(table, person, wanted))


@doors.post("/tables/{id}/answer", response_model=models.Table)
async def answer(request: Request, here: Here, id: str, wanted: bodies.Answer) -> JSONResponse:
    """I agree, or not."""
    return await changed(request, here, id, lambda table, person: Agreement(here.tables).answer(table, person, wanted))
