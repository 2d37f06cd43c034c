"""A live line: a WebSocket on which the server says whole frames at once, without a task that waits for its turn."""

from collections.abc import Callable

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

LINE = "donjon.line"  # where in the extensions of a scope its line is found


class Line(WebSocketsSansIOProtocol):
    """What uvicorn knows of WebSockets, and a way to speak past it."""

    on_room: Callable[[], None] | None = None  # called when a line that was full takes more

    def handle_connect(self, event: Request) -> None:
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


def line_of(socket: WebSocket) -> Line:
    line = socket.scope["extensions"][LINE]["line"]
    assert isinstance(line, Line)
    return line


def frame(text: bytes) -> bytes:
    """One unmasked text frame, as servers send them (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text
