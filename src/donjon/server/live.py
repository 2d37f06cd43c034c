"""Live updates: the server speaks, the browser listens, in order and without gaps."""

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from donjon.server.packing import Packed, packed
from donjon.server.reading import can_follow, steps_told, table_document
from donjon.server.table import Table

PING_SECONDS = 20.0
CHATTER = 16  # messages from a browser, which has nothing to say, after which it is shown out


class Listener:
    """One browser at one table, and how far it has been told."""

    def __init__(self, table: Table, person: str | None, since: int | None, revision: int) -> None:
        self.table = table
        self.person = person
        self.since = since  # the ply it has seen; None before it has seen any
        self.revision = revision
        self.comings = -1
        self._woken = asyncio.Event()

    def wake(self) -> None:
        self._woken.set()

    async def news(self, seconds: float) -> bool:
        """Wait until there is some, or for so long."""
        try:
            async with asyncio.timeout(seconds):
                return await self._woken.wait()
        except TimeoutError:
            return False

    def messages(self) -> Iterator[dict[str, Any] | Packed]:
        """All that has not been told yet."""
        self._woken.clear()
        if self.since is not None and can_follow(self.table, self.since, self.revision):
            if self.since != self.table.ply:
                steps, self.since = steps_told(self.table, self.person, self.since), self.table.ply
                yield steps  # only now: while it is being said more may happen
        else:
            self.comings = -1
        if self.comings != self.table.comings:
            yield self._whole()

    def _whole(self) -> dict[str, Any]:
        self.comings = self.table.comings
        self.revision = self.table.saved.revision
        self.since = self.table.ply if self.table.play is not None else None
        return {"type": "table"} | table_document(self.table, self.person)


async def listen(socket: WebSocket, listener: Listener) -> None:
    """Tell the browser everything until it leaves."""
    await socket.accept()
    listener.table.begin_watching(listener)
    speaking = asyncio.create_task(_speak(socket, listener))
    try:
        await _until_closed(socket, speaking)
    finally:
        speaking.cancel()
        listener.table.stop_watching(listener)
        await asyncio.gather(speaking, return_exceptions=True)


async def _until_closed(socket: WebSocket, speaking: asyncio.Task[None]) -> None:
    """What the browser says is read, so that its leaving is noticed, and ignored; a flood of it ends the line."""
    for _ in range(CHATTER):
        if speaking.done() or (await socket.receive())["type"] == "websocket.disconnect":
            return
    await socket.close(1008, "only listening is needed here")


async def _speak(socket: WebSocket, listener: Listener) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):  # it left while being spoken to
        while True:
            await _tell(socket, listener)
            if not await listener.news(PING_SECONDS):
                await _send(socket, {"type": "ping"})


async def _tell(socket: WebSocket, listener: Listener) -> None:
    """Say what there is to say; apart from the waiting, during which nothing of it is kept."""
    for message in listener.messages():
        await _send(socket, message)


async def _send(socket: WebSocket, message: dict[str, Any] | Packed) -> None:
    await socket.send_text(packed(message).decode())
