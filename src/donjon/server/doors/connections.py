"""Connections before anything is known of them: how much they may say, how long they may take, and how many there are.

Whoever opens a connection and says nothing, or says it slowly, loses it; and where there is no room for one more, the
one that has said nothing for the longest goes. Those who play have a live line, which is never among these.
"""

import asyncio
import contextlib
import math
from collections.abc import AsyncIterator
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD = 16 * 1024  # bytes of an address with all headers; a browser's have one or two thousand
MOST_HEADERS = 100
REQUEST_SECONDS = 20.0  # seconds in which a whole request must have come
ANSWER_SECONDS = 120.0  # seconds in which its answer must have been taken
LOOKS = 2.0  # seconds between two looks for those that take longer
KEPT_BACK = 200  # files that the database, the pages and the bots need
SERVES_AT_LEAST = 64

TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-type: text/plain\r\ncontent-length: 0\r\n"
    b"connection: close\r\n\r\n"
)


class Room:
    """How many connections there may be, and which of them nobody would miss."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: set[Door] = set()
        self.idle: dict[Door, None] = {}  # in the order in which they last said or got something

    def enter(self, door: "Door", connections: int) -> None:
        """One more: if there are too many, the one idle for the longest goes, and that may be this one."""
        self.open.add(door)
        self.idle[door] = None
        if connections > self.most:
            self.drop(next(iter(self.idle)))

    def drop(self, door: "Door") -> None:
        self.idle.pop(door, None)
        door.transport.abort()

    def leave(self, door: "Door") -> None:
        self.open.discard(door)
        self.idle.pop(door, None)

    async def watch(self) -> None:
        """From now on: drop whoever takes too long."""
        while True:
            await asyncio.sleep(LOOKS)
            moment = asyncio.get_running_loop().time()
            for door in [door for door in self.open if door.is_late(moment)]:
                self.drop(door)

    @contextlib.asynccontextmanager
    async def watched(self) -> AsyncIterator[None]:
        watching = asyncio.create_task(self.watch())
        try:
            yield
        finally:
            watching.cancel()


class Door(HttpToolsProtocol):
    """What uvicorn knows of HTTP, with measure."""

    room: ClassVar[Room]

    _head = 0  # bytes of the address and headers so far
    _in_head = True
    _awaited = math.inf  # since when a request is being awaited
    _asked = math.inf  # since when an answer is
    _shut = False
    _whole = False  # whether a request ended within what came last

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._awaited = self.loop.time()
        self.room.enter(self, len(self.connections))

    def connection_lost(self, exc: Exception | None) -> None:
        self.room.leave(self)
        super().connection_lost(exc)

    def is_late(self, moment: float) -> bool:
        return moment - self._awaited > REQUEST_SECONDS or moment - self._asked > ANSWER_SECONDS

    def data_received(self, data: bytes) -> None:
        if self._shut:
            return
        if self._awaited == self._asked:  # neither: something comes, though it may be no more than an empty line
            self._awaited = self.loop.time()
        self._whole = False
        super().data_received(data)
        if self._in_head and not self._whole and not self._shut:
            self._head += len(data)
            if self._head > LARGEST_HEAD:
                self.send_400_response("")

    def send_400_response(self, msg: str) -> None:
        self._shut = True
        if self._head <= LARGEST_HEAD and len(self.headers or ()) <= MOST_HEADERS:
            super().send_400_response(msg)
            return
        self.transport.write(TOO_LARGE)
        self.transport.close()

    # What the parser finds. An exception in one of these is a request that cannot be answered.

    def on_message_begin(self) -> None:
        self._head = 0
        self._in_head = True
        self._awaited = self.loop.time()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._measure(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._measure(len(name) + len(value))

    def _measure(self, more: int) -> None:
        self._head += more
        if self._head > LARGEST_HEAD or len(self.headers) > MOST_HEADERS:
            raise ValueError("the head of a request is too large")

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head = self._whole = True
        self._head = 0
        self._awaited = math.inf
        self._asked = self.loop.time()
        self.room.idle.pop(self, None)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self._asked = math.inf
        super().on_response_complete()
        if self in self.room.open:
            self.room.idle[self] = None

    def handle_websocket_upgrade(self) -> None:
        self.room.leave(self)
        super().handle_websocket_upgrade()


def doors_into(room: Room) -> type[Door]:
    """What answers connections, all into that room."""
    return type("DoorInto", (Door,), {"room": room})


def files_allowed() -> int:
    """How many files and connections this process may have open, after asking for as many as it can get."""
    try:
        import resource
    except ImportError:  # not on this system
        return 1024
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return 1 << 16
    most = 1 << 16 if hard == resource.RLIM_INFINITY else min(hard, 1 << 16)
    if soft < most:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return max(soft, resource.getrlimit(resource.RLIMIT_NOFILE)[0])


def room_for(files: int) -> int:
    """How many connections there may be with so many files."""
    return max(SERVES_AT_LEAST, files - KEPT_BACK)
