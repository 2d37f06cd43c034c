"""A live line: a WebSocket on which the server says whole frames at once, without a task that waits for its turn.

For that it stands in the place of uvicorn's own protocol, whose parts are nobody else's business: nothing but this
module touches them, `tests/server/test_private_parts.py` says which, and where they are not as they were a plain line
does the same by what is open to all.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

if TYPE_CHECKING:
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
    from websockets.http11 import Request
else:
    try:
        from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
    except ImportError:
        WebSocketsSansIOProtocol = object

LINE = "donjon.line"  # where in the extensions of a scope its line is found
MANY = 16  # texts waiting on a plain line before it counts as full
# What uvicorn's protocol must have, on the class or set when a connection is made.
HANDLED = ("handle_connect", "connection_lost", "resume_writing")
KEPT = (
    "scope",
    "transport",
    "writable",
    "close_sent",
    "disconnected",
    "handshake_initiated",
    "handshake_complete",
    "response",
)


class Speaking(Protocol):
    """What can be done with a line, whichever it is."""

    on_room: Callable[[], None] | None  # called when a line that was full takes more

    @property
    def is_open(self) -> bool: ...

    @property
    def is_full(self) -> bool: ...

    def say(self, text: bytes) -> None: ...

    def hang_up(self) -> None: ...


class Line(WebSocketsSansIOProtocol):
    """What uvicorn knows of WebSockets, and a way to speak past it."""

    on_room: Callable[[], None] | None = None  # called when a line that was full takes more

    def handle_connect(self, event: "Request") -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = {"line": self}

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.handshake_initiated and self.response.status_code == 101:
            self.scope["extensions"].pop(LINE, None)  # so that neither keeps the other in memory

    @property
    def is_open(self) -> bool:
        spoken_for = self.close_sent or self.disconnected
        return self.handshake_complete and not spoken_for and not self.transport.is_closing()

    @property
    def is_full(self) -> bool:
        """Whether more is under way than the other side takes."""
        return not self.writable.is_set()

    def say(self, text: bytes) -> None:
        """A text, if there is still somebody to hear it."""
        if self.is_open:
            self.transport.write(frame(text))

    def hang_up(self) -> None:
        self.transport.close()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_room is not None:
            self.on_room()


class PlainLine:
    """A line by the open way: a task says what is to be said, one text after the other."""

    def __init__(self, socket: WebSocket) -> None:
        self.on_room: Callable[[], None] | None = None
        self.is_open = True
        self._socket = socket
        self._waiting: deque[bytes] = deque()
        self._task: asyncio.Task[None] | None = None

    @property
    def is_full(self) -> bool:
        return len(self._waiting) >= MANY

    def say(self, text: bytes) -> None:
        self._waiting.append(text)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._say_all())

    def hang_up(self) -> None:
        self.is_open = False
        self._waiting.clear()
        self._task = asyncio.create_task(self._socket.close())

    async def _say_all(self) -> None:
        try:
            while self._waiting:
                await self._socket.send_text(self._waiting[0].decode())
                was_full = self.is_full
                self._waiting.popleft()
                if was_full and self.on_room is not None:
                    self.on_room()
        except (WebSocketDisconnect, RuntimeError):
            self.is_open = False


def is_as_it_was() -> bool:
    """Whether uvicorn's protocol can be stood in for, as far as its class tells."""
    return all(hasattr(WebSocketsSansIOProtocol, name) for name in HANDLED)


def line_of(socket: WebSocket) -> Speaking:
    found = (socket.scope.get("extensions") or {}).get(LINE)
    return PlainLine(socket) if found is None else found["line"]


def frame(text: bytes) -> bytes:
    """One unmasked text frame, as servers send them (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text
