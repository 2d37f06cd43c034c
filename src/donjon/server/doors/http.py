"""The doors of the server: one function for each, and no rule of any game behind them."""

import contextlib
import functools
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, WebSocket
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import JSONResponse
from starlette.routing import Match

import donjon
from donjon.server import bodies, models, problems, shelf
from donjon.server.bots.hints import hint
from donjon.server.doors.house import Here, at, changed, decided, must_have_room, reply
from donjon.server.doors.http_people import doors
from donjon.server.doors.http_review import doors as looking_back
from donjon.server.doors.http_studies import doors as my_own
from donjon.server.live.listeners import Listener, listen
from donjon.server.packing import trimmed
from donjon.server.people.agreement import Agreement
from donjon.server.people.identity import give_cookie, is_plain
from donjon.server.tables.asking import refusal_document
from donjon.server.tables.conditions import plain_code
from donjon.server.tables.documents import (
    chance_document,
    listed_document,
    log_document,
    record_document,
    replay_document,
    table_document,
)

REFUSALS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": models.Problem, "content": {"application/problem+json": {}}},
}
Eyes = Annotated[int | None, Query(ge=0, le=99)]
api = APIRouter(prefix="/api", responses=REFUSALS)


# Doors are tried in this order, so the busiest comes first.


@api.post("/tables/{id}/decisions", response_model=models.Table | models.Steps)
async def decide(request: Request, here: Here, id: str, wanted: bodies.Decide) -> JSONResponse:
    """I decide. With `since` and `revision` the answer is what happened from there on, if it can be told in steps."""
    table, person = await at(request, here, id)
    return reply(await decided(here, table, person, wanted))


@api.get("/games", response_model=shelf.Shelf)
async def the_games(here: Here) -> JSONResponse:
    """The games on the shelf, the bots, and how long this server keeps what."""
    facts = {"games": _described(), "bots": here.bots.names(), "version": donjon.__version__}
    return reply(facts | {"kept": vars(here.retention)})


@functools.cache
def _described() -> list[dict[str, Any]]:
    return [game.describe() for game in donjon.games()]


@api.get("/health", response_model=models.Health)
async def health(here: Here) -> JSONResponse:
    """Whether the server is well and its database answers, and whether its rules are compiled."""
    await here.store.answers()
    compiled = not donjon.core.state.__file__.endswith(".py")
    kind = here.store.engine.dialect.name
    return reply({"status": "ok", "version": donjon.__version__, "compiled": compiled, "database": kind})


@api.post("/tables", response_model=models.Table, status_code=201)
async def open_table(request: Request, here: Here, wanted: bodies.NewTable) -> JSONResponse:
    """A new table."""
    person = await here.people.person(request)
    await must_have_room(request, here, person.id)
    table = await here.tables.create(person, wanted, here.bots.known())
    here.drive.rouse(table)
    response = reply(table_document(table, person.id), 201)
    give_cookie(response, person, request)
    return response


@api.get("/tables", response_model=models.MyTables)
async def my_tables(request: Request, here: Here) -> JSONResponse:
    """The tables I sit at."""
    person = await here.people.known(request)
    tables = await here.lists.tables_of(person) if person else []
    return reply({"tables": [listed_document(saved, person or "") for saved in tables]})


@api.post("/join", response_model=models.Joined)
async def join(request: Request, here: Here, wanted: bodies.Join) -> JSONResponse:
    """The table of a code."""
    with here.doorkeeper.guessing(request):
        code = plain_code(wanted.code)
        id = await here.store.find(code) if is_plain(code) else None
        if id is None:
            raise problems.UnknownCode("no table has this code")
    return reply({"id": id})


@api.get("/tables/{id}", response_model=models.Table)
async def see_table(request: Request, here: Here, id: str, seat: Eyes = None) -> JSONResponse:
    """The table as I may see it: where several share a device, through the eyes of the one that `seat` says.

    Once the game is over, through the eyes of any `seat`.
    """
    table, person = await at(request, here, id)
    here.drive.looked_at(table)
    return reply(table_document(table, person, seat))


@api.get("/tables/{id}/record", response_model=models.Record)
async def see_record(request: Request, here: Here, id: str, seat: Eyes = None) -> JSONResponse:
    """The record; while the game is on, without what I may not know."""
    table = await here.tables.whole(id)
    return reply(record_document(table, await here.people.known(request), seat))


@api.get("/tables/{id}/chance", response_model=models.Chance)
async def see_chance(here: Here, id: str) -> JSONResponse:
    """What chance could draw and drew, with the secret it all came from; once the game is over."""
    table = await here.tables.open(id)
    if table.published is None:
        table = await here.tables.whole(id)
        table.published = trimmed(chance_document(table))
    return reply(table.published)


@api.get("/tables/{id}/log", response_model=models.Log)
async def see_log(request: Request, here: Here, id: str, seat: Eyes = None) -> JSONResponse:
    """The whole log, for tables whose answer carries only its end."""
    table = await here.tables.whole(id)
    return reply(log_document(table, await here.people.known(request), seat))


@api.get("/tables/{id}/steps", response_model=models.Replay)
async def see_steps(
    request: Request,
    here: Here,
    id: str,
    since: Annotated[int, Query(ge=0, le=1_000_000)],
    until: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
    seat: Eyes = None,
) -> JSONResponse:
    """What happened from a ply on (and before another), one step each, to be shown again; so many at once."""
    table = await here.tables.whole(id)
    return reply(replay_document(table, await here.people.known(request), since, until, seat))


@api.post("/tables/{id}/claim", response_model=models.Table)
async def claim(request: Request, here: Here, id: str, wanted: bodies.Claim) -> JSONResponse:
    """I sit down."""
    table = await here.tables.open(id)
    person = await here.people.person(request)
    with here.doorkeeper.guessing(request):
        await here.tables.claim(table, person, wanted)
    here.drive.rouse(table)
    response = reply(table_document(table, person.id))
    give_cookie(response, person, request)
    return response


@api.post("/tables/{id}/undo", response_model=models.Table)
async def undo(request: Request, here: Here, id: str, wanted: bodies.Undo) -> JSONResponse:
    """I take back."""
    return await changed(request, here, id, lambda table, person: here.tables.undo(table, person, wanted))


@api.get("/tables/{id}/hint", response_model=models.Hint)
async def see_hint(request: Request, here: Here, id: str, seat: Eyes = None) -> JSONResponse:
    """What a good player would do in my place."""
    table, person = await at(request, here, id)
    return reply(await hint(here.bots, table, person, seat))


@api.post("/tables/{id}/why", response_model=models.WhyNot)
async def why(request: Request, here: Here, id: str, wanted: bodies.Why) -> JSONResponse:
    """Why I cannot choose that."""
    table, person = await at(request, here, id)
    return reply(refusal_document(table, person, wanted))


@api.post("/tables/{id}/again", response_model=models.Table)
async def again(request: Request, here: Here, id: str, _: bodies.Again | None = None) -> JSONResponse:
    """The same people and bots, a new game."""
    table, person = await at(request, here, id)
    if table.over and table.saved.next is None and table.seats_of(person):
        await must_have_room(request, here, table.saved.host)
    rematch = await here.tables.again(table, person)
    here.drive.rouse(rematch)
    return reply(table_document(rematch, person))


api.include_router(doors)
api.include_router(looking_back)
api.include_router(my_own)


@api.websocket("/tables/{id}/live")
async def live(
    socket: WebSocket,
    here: Here,
    id: str,
    since: Annotated[int | None, Query(ge=0)] = None,
    revision: Annotated[int, Query(ge=0)] = 0,
    seat: Eyes = None,
) -> None:
    """What happens at the table, as it happens."""
    try:
        table, person = await at(socket, here, id)
    except problems.Refusal as refusal:
        await socket.send_denial_response(problems.answer(refusal.document()))
        return
    here.drive.looked_at(table)
    with contextlib.suppress(problems.Refusal, SQLAlchemyError, OSError):  # who only wants to look may
        await Agreement(here.tables).came(table, person)
    try:
        with here.doorkeeper.watching(bool(table.seats_of(person))):
            await listen(socket, Listener(table, person, since, revision, seat))
    except problems.TooMany as refusal:
        await socket.send_denial_response(problems.answer(refusal.document()))


@api.api_route("/{path:path}", methods=["GET", "POST", "PUT", "PATCH", "DELETE"], include_in_schema=False)
async def nothing_here(request: Request, path: str) -> JSONResponse:
    """No door, or one that opens the other way."""
    if any(route.matches(request.scope)[0] == Match.PARTIAL for route in api.routes):
        raise problems.WrongMethod(f"/api/{path} does not take {request.method}")
    raise problems.NotFound(f"there is nothing at /api/{path}")
