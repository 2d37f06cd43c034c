"""The two busiest doors, without the corridor that leads to all the others.

Decisions and live lines pass here, to the same functions, past the same guard and with the same answers, for a part of
the work and memory. Whatever is not plain, a body that does not fit or a question with something odd in it, goes the
long way round.
"""

import re
import time
from collections.abc import Awaitable, Callable
from typing import cast
from urllib.parse import parse_qsl

from fastapi import FastAPI
from pydantic import ValidationError
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from donjon.server import bodies
from donjon.server.doors.guard import (
    HEADERS,
    LARGEST_BODY,
    Guard,
    body_of,
    fields_of,
    read_already,
    with_headers,
)
from donjon.server.doors.house import House, decided
from donjon.server.doors.http import live
from donjon.server.doors.origins import Fields
from donjon.server.metrics import observe
from donjon.server.people.identity import cookie_in

TABLE = "/api/tables/"
DECISIONS, LIVE = "/decisions", "/live"
DOOR = f"{TABLE}{{id}}{DECISIONS}"
PLAIN_NUMBER = re.compile(r"[0-9]{1,9}")
MOST_SEATS = 99
JSON = b"application/json"
ANSWER = [(b"content-type", JSON), (b"cache-control", b"no-store"), *HEADERS]

Refuse = Callable[[Request, Exception], Awaitable[Response]]


class Shortcut:
    """Goes straight to a decision or a live line; stands before the whole app."""

    def __init__(self, app: FastAPI) -> None:
        house = app.state.house
        assert isinstance(house, House)
        self.app = app
        self.house = house
        self._guard = Guard(self._listen, house.doorkeeper, house.origins)
        handlers: dict[type[Exception], Refuse] = {
            cast(type[Exception], kind): cast(Refuse, refuse)
            for kind, refuse in app.exception_handlers.items()
            if isinstance(kind, type)
        }
        self._broken = handlers.pop(Exception)
        self._refusals = handlers
        self._refused = tuple(handlers)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        if kind == "http" and scope["method"] == "POST" and (table := _table(scope, DECISIONS)):
            fields = fields_of(scope)
            if _is_plain(fields):
                await self._decide(table, fields, scope, receive, send)
                return
        elif kind == "websocket" and _table(scope, LIVE):
            await self._guard(scope, receive, send)
            return
        await self.app(scope, receive, send)

    async def _decide(self, table: str, fields: Fields, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status: int | None = None  # of our own answer; who goes the long way is counted there
        try:
            self._guard.admit(scope, fields)
            body = await body_of(fields, receive)
            try:
                wanted = bodies.Decide.model_validate_json(body)
            except ValidationError:
                await self.app(scope, read_already(body, receive), send)
                return
            here = self.house
            seated = await here.tables.open(table)
            person = await here.people.known_by(cookie_in(scope, fields.get(b"cookie")))
            answer = await decided(here, seated, person, wanted)
            status = 200
        except ClientDisconnect:
            return  # half a body is nobody's decision
        except self._refused as refused:
            refuse = next(refuse for kind, refuse in self._refusals.items() if isinstance(refused, kind))
            response = await refuse(Request(scope), refused)
            status = response.status_code
            await response(scope, receive, with_headers(send))
        except Exception as broken:
            status = 500
            await (await self._broken(Request(scope), broken))(scope, receive, with_headers(send))
            raise
        else:
            headers = [*ANSWER, (b"content-length", b"%d" % len(answer))]
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            await send({"type": "http.response.body", "body": answer})
        finally:
            if status is not None:
                observe("POST", DOOR, status, time.perf_counter() - began)

    async def _listen(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = _table(scope, LIVE)
        asked = dict(parse_qsl(scope["query_string"].decode("latin-1"), keep_blank_values=True))
        plain = all(PLAIN_NUMBER.fullmatch(number) for number in asked.values())
        if table is None or not plain or not asked.keys() <= {"since", "revision", "seat"}:
            await self.app(scope, receive, send)
            return
        numbers = {name: int(number) for name, number in asked.items()}
        if numbers.get("seat", 0) > MOST_SEATS:
            await self.app(scope, receive, send)
            return
        await live(WebSocket(scope, receive, send), self.house, table, **numbers)


def _table(scope: Scope, door: str) -> str | None:
    """The table whose door this is."""
    path: str = scope["path"]
    if not path.startswith(TABLE) or not path.endswith(door):
        return None
    table = path[len(TABLE) : -len(door)]
    return table if table and "/" not in table else None


def _is_plain(fields: Fields) -> bool:
    """Whether a document of a decent size is coming."""
    length = fields.get(b"content-length", b"")
    if not length.isdigit() or len(length) > 9 or int(length) > LARGEST_BODY:
        return False
    return fields.get(b"content-type", b"").partition(b";")[0].strip().lower() == JSON
