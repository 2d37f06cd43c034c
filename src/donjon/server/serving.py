"""Serving on an address, until Ctrl-C."""

import contextlib
import os
import socket
import webbrowser
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from donjon.server.limits import Limits
    from donjon.server.pace import Pace

LARGEST_FRAME = 4096  # browsers only listen; nothing long is expected from them
LAST_WORDS = 3  # seconds for answers under way when the server stops


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | None = None,
    open_browser: bool = False,
    announce: Callable[[str], None] | None = None,
    *,
    seconds: float | None = None,
    pace: "Pace | None" = None,
    limits: "Limits | None" = None,
) -> None:
    """Serve the games; the address is announced (by default printed) once they can be reached.

    `seconds` is how long bots think about a decision, `limits` how often anybody may ask.
    Raises OSError where the address cannot be had.
    """
    import uvicorn

    from donjon.server.app import create

    listening = _listen(host, port)
    address = _address(host, listening.getsockname()[1])

    class Announcing(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                (announce or _print)(address)
                if open_browser:
                    webbrowser.open(address)

    config = uvicorn.Config(
        create(db, seconds=seconds, pace=pace, limits=limits),
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST_FRAME,
        timeout_graceful_shutdown=LAST_WORDS,
    )
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C is how one leaves
        Announcing(config).run([listening])


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, asyncio turns off Nagle's delay on its connections; else every answer waits 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":  # elsewhere this would share a port in use
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(2048)
    except OSError:
        listening.close()
        raise
    return listening


def _address(host: str, port: int) -> str:
    """The address as a browser on this machine writes it."""
    here = "127.0.0.1" if host in ("0.0.0.0", "") else "::1" if host == "::" else host
    return f"http://[{here}]:{port}" if ":" in here else f"http://{here}:{port}"


def _print(address: str) -> None:
    print(f"Donjon  {address}", flush=True)
