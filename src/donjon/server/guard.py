"""What stands before every door: where a request comes from, how large it may be, what a page may load."""

import time
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from donjon.server import problems

LARGEST_BODY = 64 * 1024
POLITE_BODY = 16 * 1024 * 1024  # thrown away after a refusal, so that the sender gets to read it
POLITE_SECONDS = 10.0
SAFE = {"GET", "HEAD", "OPTIONS"}

# Styles may be inline (the app places pieces by style attributes), scripts never.
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}


def same_origin(connection: HTTPConnection) -> bool:
    """Whether the page that asks is ours. Browsers name it in all unsafe requests; other programs need not."""
    if connection.headers.get("sec-fetch-site") == "cross-site":
        return False
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc.lower() == connection.headers.get("host", "").lower()


class Guard:
    """Refuses foreign pages and large bodies before anything else is done, and sets the headers of every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        sending = _with_headers(send)
        connection = HTTPConnection(scope)
        if scope["method"] not in SAFE and not same_origin(connection):
            refusal = problems.WrongOrigin("this page may not change anything here")
            await problems.answer(refusal.document())(scope, receive, sending)
            return
        try:
            body = await _body(connection, receive)
        except problems.TooLarge as refusal:
            await _refuse_large(refusal, scope, receive, sending)
        except ClientDisconnect:
            return  # half a body is nobody's decision
        else:
            await self.app(scope, _read_already(body, receive), sending)


async def _body(connection: HTTPConnection, receive: Receive) -> bytes:
    """The whole body, read no further than it may be long."""
    too_large = problems.TooLarge(f"a body may have {LARGEST_BODY} bytes", {"bytes": LARGEST_BODY}, limit=LARGEST_BODY)
    if int(connection.headers.get("content-length", "0")) > LARGEST_BODY:
        raise too_large
    body = b""
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > LARGEST_BODY:
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


def _read_already(body: bytes, receive: Receive) -> Receive:
    """The body once, then whatever else comes."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
        await send(message)

    return sending
