"""A server that plays by rules as they are written goes on with the compiled ones once there are any.

The process puts itself in its own place and keeps the address: whoever comes meanwhile is answered a moment later, and
tables, live lines and bots are found again as after any start.
"""

import asyncio
import contextlib
import os
import socket
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

AWAITED = "DONJON_AWAITS"  # names the file that is there once the rules are compiled
KEPT = "DONJON_KEEPS"  # numbers the open socket of the process before
LOOKS = 0.2  # seconds between two looks whether it is there


class Changeover:
    """What a server waits for, and what it then does."""

    def __init__(self) -> None:
        self.awaited = os.environ.pop(AWAITED, "")
        self.due = False
        self._kept: socket.socket | None = None

    def keep(self, listening: socket.socket) -> None:
        """Have the address for whoever comes after."""
        if self.awaited:
            self._kept = listening.dup()

    @contextlib.asynccontextmanager
    async def watched(self, leave: Callable[[], None]) -> AsyncIterator[None]:
        """Call `leave` once what is awaited is there."""

        async def look() -> None:
            while not Path(self.awaited).exists():
                await asyncio.sleep(LOOKS)
            self.due = True
            leave()

        task = asyncio.create_task(look()) if self.awaited else None
        try:
            yield
        finally:
            if task:
                task.cancel()

    def go_on(self) -> None:
        """Put a server in the place of this one, which has ended."""
        assert self._kept is not None
        self._kept.set_inheritable(True)
        os.environ[KEPT] = str(self._kept.fileno())
        os.execv(sys.executable, [sys.executable, "-m", "donjon", *sys.argv[1:]])


def kept() -> socket.socket | None:
    """The socket that the process before has left."""
    number = os.environ.pop(KEPT, "")
    if not number:
        return None
    place = socket.socket(fileno=int(number))
    place.set_inheritable(False)
    return place
