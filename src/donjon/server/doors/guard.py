"""What stands before every door: where a request comes from, how large it may be, what a page may load."""

import time

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from donjon.server import problems
from donjon.server.doors.limits import Doorkeeper, address_in
from donjon.server.doors.origins import Fields, Origins
from donjon.server.people.identity import cookie_in

LARGEST_BODY = 64 * 1024
LARGEST_RECORD = 1024 * 1024  # the record of a game that somebody brings
POLITE_BODY = 16 * 1024 * 1024  # thrown away after a refusal, so that the sender gets to read it
POLITE_SECONDS = 10.0
ADMITTED = "donjon.admitted"  # in a scope: it has been let in, and is not counted again
SAFE = {"GET", "HEAD", "OPTIONS"}

# Nothing inline and nothing from elsewhere: neither scripts nor styles, pictures or fonts. A picture of a position is
# drawn by the page itself (blob:).
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]


def fields_of(scope: Scope) -> Fields:
    """The headers of a request by name; of several the first."""
    return dict(reversed(scope["headers"]))


class Guard:
    """Refuses foreign pages, floods and large bodies before anything else, and sets the headers of every answer."""

    def __init__(self, app: ASGIApp, doorkeeper: Doorkeeper, origins: Origins) -> None:
        self.app = app
        self.doorkeeper = doorkeeper
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope.get(ADMITTED):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._listen(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _listen(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        try:
            fields = fields_of(scope)
            self._check_name(fields)
            if not self.origins.is_ours(fields):
                raise problems.WrongOrigin("this page may not watch here")
            self.doorkeeper.admit(address_in(scope), None, changes=False)
            scope[ADMITTED] = True
            with self.doorkeeper.socket(address_in(scope)):
                await self.app(scope, receive, send)
        except problems.Refusal as refusal:
            await socket.send_denial_response(problems.answer(refusal.document()))

    def admit(self, scope: Scope, fields: Fields) -> None:
        """Whether a request may come in at all; raises the refusal."""
        self._check_name(fields)
        changes = scope["method"] not in SAFE
        if changes and not self.origins.is_ours(fields):
            raise problems.WrongOrigin("this page may not change anything here")
        if scope["path"].startswith("/api/"):
            self.doorkeeper.admit(address_in(scope), cookie_in(scope, fields.get(b"cookie")), changes)
        scope[ADMITTED] = True

    def _check_name(self, fields: Fields) -> None:
        host = fields.get(b"host", b"").strip()
        if not self.origins.knows(host):
            name = host[:80].decode("latin-1")
            raise problems.WrongHost(f"no server of this name is here: {name!r}; see --public-url", {"name": name})

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        sending = with_headers(send)
        fields = fields_of(scope)
        try:
            if not scope.get(ADMITTED):
                self.admit(scope, fields)
        except problems.Refusal as refusal:
            await problems.answer(refusal.document())(scope, receive, sending)
            return
        try:
            body = await body_of(fields, receive, LARGEST_RECORD if scope["path"] == "/api/studies" else LARGEST_BODY)
        except problems.TooLarge as refusal:
            await _refuse_large(refusal, scope, receive, sending)
        except ClientDisconnect:
            return  # half a body is nobody's decision
        else:
            await self.app(scope, read_already(body, receive), sending)


async def body_of(fields: Fields, receive: Receive, largest: int = LARGEST_BODY) -> bytes:
    """The whole body, read no further than it may be long."""
    too_large = problems.TooLarge(f"a body may have {largest} bytes", {"bytes": largest}, limit=largest)
    if int(fields.get(b"content-length", b"0")) > largest:
        raise too_large
    body = b""
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > largest:
            raise too_large
    return body


async def _refuse_large(refusal: problems.TooLarge, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer at once; then let the sender finish for a while, lest the answer be lost in a broken connection."""

    async def send_and_wait(message: Message) -> None:
        if message["type"] == "http.response.body":
            await send({**message, "more_body": True})
            await _throw_away(receive)
            message = {"type": "http.response.body", "body": b""}
        await send(message)

    response = problems.answer(refusal.document())
    response.headers["Connection"] = "close"
    await response(scope, receive, send_and_wait)


async def _throw_away(receive: Receive) -> None:
    thrown, until = 0, time.monotonic() + POLITE_SECONDS
    while thrown < POLITE_BODY and time.monotonic() < until:
        message = await receive()
        thrown += len(message.get("body", b""))
        if message["type"] == "http.disconnect" or not message.get("more_body", False):
            return


def read_already(body: bytes, receive: Receive) -> Receive:
    """The body once, then whatever else comes."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


def with_headers(send: Send) -> Send:
    """An answer with the headers that every answer has."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *HEADERS]
        await send(message)

    return sending
