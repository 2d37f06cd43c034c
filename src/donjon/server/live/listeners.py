"""Live updates: the server speaks, the browser listens, in order and without gaps."""

import asyncio
import logging
from collections.abc import Iterator

from starlette.websockets import WebSocket

from donjon.server.live.line import Speaking, line_of
from donjon.server.packing import packed
from donjon.server.tables.documents import can_follow, packed_steps, packed_table
from donjon.server.tables.table import Table

LOG = logging.getLogger("donjon.live")
PING_SECONDS = 20.0
PING = packed({"type": "ping"})
CHATTER = 16  # messages from a browser, which has nothing to say, after which it is shown out


class Listener:
    """One browser at one table, and how far it has been told."""

    def __init__(
        self, table: Table, person: str | None, since: int | None, revision: int, through: int | None = None
    ) -> None:
        self.table = table
        self.person = person
        self.since = since  # the ply it has seen; None before it has seen any
        self.revision = revision
        self.through = through  # whose eyes it has, where several share it
        self.refreshes = -1
        self.presence = b""
        self.heard = table.phrases_said  # what was said before one came is not said again

    def messages(self) -> Iterator[bytes]:
        """All that has not been told yet."""
        if self.since is not None and can_follow(self.table, self.since, self.revision):
            if self.since != self.table.ply:
                steps, self.since = packed_steps(self.table, self.person, self.since, self.through), self.table.ply
                yield steps  # only now: while it is being said more may happen
        else:
            self.refreshes = -1
        if self.refreshes != self.table.refreshes:
            yield self._whole()
        elif self.presence != self.table.presence:
            self.presence = self.table.presence
            yield self.presence
        if self.heard != self.table.phrases_said:
            fresh = [said for number, said in self.table.phrases if number > self.heard]
            self.heard = self.table.phrases_said
            yield from fresh

    def _whole(self) -> bytes:
        self.refreshes = self.table.refreshes
        self.presence = self.table.look_round()
        self.revision = self.table.saved.revision
        self.since = self.table.ply if self.table.play is not None else None
        return packed_table(self.table, self.person, self.through)


class Speaker:
    """Says on a line what its listener has not been told yet, as soon as there is any."""

    def __init__(self, line: Speaking, listener: Listener) -> None:
        self.person = listener.person
        self._line = line
        self._listener = listener
        self._loop = asyncio.get_running_loop()
        self._roused = False
        self._spoke = self._loop.time()
        self._silence = self._loop.call_later(PING_SECONDS, self._break_silence)
        line.on_room = self.wake

    def wake(self) -> None:
        """There is news; what comes at the same time is told at once."""
        if not self._roused:
            self._roused = True
            self._loop.call_soon(self._speak)

    def hang_up(self) -> None:
        """The line ends; the browser comes back by itself."""
        self._line.hang_up()

    def stop(self) -> None:
        self._silence.cancel()
        self._line.on_room = None

    def _speak(self) -> None:
        self._roused = False
        if self._line.is_full or not self._line.is_open:
            return  # it is woken again when there is room
        if self._listener.table.is_deleted:
            self._line.hang_up()
            return
        try:
            for message in self._listener.messages():
                self._line.say(message)
        except Exception:
            LOG.exception("a live line could not be told what happened")
            self._line.hang_up()  # the browser comes back and is told all of it
        self._spoke = self._loop.time()

    def _break_silence(self) -> None:
        """Whoever hears nothing for long does not know that there is nothing to hear."""
        left = self._spoke + PING_SECONDS - self._loop.time()
        if left <= 0 and not self._line.is_full:
            self._line.say(PING)
            self._spoke = self._loop.time()
        self._silence = self._loop.call_later(left if left > 0 else PING_SECONDS, self._break_silence)


async def listen(socket: WebSocket, listener: Listener) -> None:
    """Tell the browser everything until it leaves."""
    await socket.accept()
    speaker = Speaker(line_of(socket), listener)
    listener.table.begin_watching(speaker)
    try:
        await _until_closed(socket)
    finally:
        speaker.stop()
        listener.table.stop_watching(speaker)


async def _until_closed(socket: WebSocket) -> None:
    """What the browser says is read, so that its leaving is noticed, and ignored; a flood of it ends the line."""
    for _ in range(CHATTER):
        if (await socket.receive())["type"] == "websocket.disconnect":
            return
    await socket.close(1008, "only listening is needed here")
