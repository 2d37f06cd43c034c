"""What systemd is told (`Type=notify`): that the server serves, that it is alive, and that it stops.

The protocol is a word in a datagram to the socket that the environment names; see sd_notify(3).
"""

import asyncio
import contextlib
import os
import socket
from collections.abc import AsyncIterator, Callable

BEATS = 2.0  # seconds between two signs of life where nobody asked for them


class Supervisor:
    """Whoever started this process and wants to know how it does; nobody, most of the time."""

    def __init__(self) -> None:
        self._address = os.environ.get("NOTIFY_SOCKET", "")
        self.every = _watchdog_seconds()

    def ready(self) -> None:
        self._send("READY=1")

    def alive(self) -> None:
        if self.every is not None:
            self._send("WATCHDOG=1")

    def stopping(self) -> None:
        self._send("STOPPING=1")

    def _send(self, message: str) -> None:
        if not self._address.startswith(("/", "@")) or not hasattr(socket, "AF_UNIX"):
            return
        address = "\0" + self._address[1:] if self._address.startswith("@") else self._address
        # A supervisor that is gone is no reason to stop.
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.sendto(message.encode(), address)


def _watchdog_seconds() -> float | None:
    """How often a sign of life is wanted; None where it is not, or not of this process."""
    microseconds, of = os.environ.get("WATCHDOG_USEC", ""), os.environ.get("WATCHDOG_PID", "")
    if not microseconds.isdecimal() or int(microseconds) == 0 or of not in ("", str(os.getpid())):
        return None
    return int(microseconds) / 1e6 / 3


@contextlib.asynccontextmanager
async def beating(beat: Callable[[], None], every: float) -> AsyncIterator[None]:
    """Say so often that everybody here is being served; whoever hears nothing knows that something hangs."""

    async def go_on() -> None:
        while True:
            beat()
            await asyncio.sleep(every)

    task = asyncio.create_task(go_on())
    try:
        yield
    finally:
        task.cancel()
