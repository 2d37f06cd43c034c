"""The two busiest doors, without the corridor that leads to all the others.

Decisions and live lines pass here, to the same functions and with the same answers, for half the work and memory.
Whatever is not plain, a body that does not fit or a question with something odd in it, goes the long way round.
"""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any
from urllib.parse import parse_qsl

from pydantic import ValidationError
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from donjon.server import models
from donjon.server.guard import read_already
from donjon.server.house import House
from donjon.server.http import decide, live
from donjon.server.metrics import DOOR

TABLE = "/api/tables/"
DECISIONS, LIVE = "/decisions", "/live"
PLAIN_NUMBER = re.compile(r"[0-9]{1,9}")

Refuse = Callable[[Request, Exception], Awaitable[Response]]


class Shortcut:
    """Goes straight to a decision or a live line."""

    def __init__(self, app: ASGIApp, house: House, refusals: Mapping[Any, Any]) -> None:
        """`refusals`: how what goes wrong is answered, by its kind."""
        self.app = app
        self.house = house
        self.refusals: dict[type[Exception], Refuse] = {
            kind: refuse for kind, refuse in refusals.items() if isinstance(kind, type) and kind is not Exception
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        if kind == "http" and scope["method"] == "POST" and (table := _table(scope, DECISIONS)):
            await self._decide(table, scope, receive, send)
        elif kind == "websocket" and (table := _table(scope, LIVE)):
            await self._listen(table, scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _decide(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        body = await request.body()
        try:
            wanted = models.Decide.model_validate_json(body) if _is_json(request) else None
        except ValidationError:
            wanted = None
        if wanted is None:
            await self.app(scope, read_already(body, receive), send)
            return
        scope[DOOR] = f"{TABLE}{{id}}{DECISIONS}"
        response: Response
        try:
            response = await decide(request, self.house, table, wanted)
        except tuple(self.refusals) as refused:
            refuse = next(refuse for kind, refuse in self.refusals.items() if isinstance(refused, kind))
            response = await refuse(request, refused)
        await response(scope, receive, send)

    async def _listen(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        asked = dict(parse_qsl(scope["query_string"].decode("latin-1"), keep_blank_values=True))
        plain = all(PLAIN_NUMBER.fullmatch(number) for number in asked.values())
        if not plain or not asked.keys() <= {"since", "revision"}:
            await self.app(scope, receive, send)
            return
        numbers = {name: int(number) for name, number in asked.items()}
        await live(WebSocket(scope, receive, send), self.house, table, **numbers)


def _table(scope: Scope, door: str) -> str | None:
    """The table whose door this is."""
    path: str = scope["path"]
    if not path.startswith(TABLE) or not path.endswith(door):
        return None
    table = path[len(TABLE) : -len(door)]
    return table if table and "/" not in table else None


def _is_json(request: Request) -> bool:
    return request.headers.get("content-type", "").partition(";")[0].strip().lower() == "application/json"
