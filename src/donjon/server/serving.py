"""Serving on an address, until Ctrl-C."""

import contextlib
import gc
import os
import socket
import webbrowser
from collections.abc import Callable
from typing import TYPE_CHECKING

from donjon.core.errors import DonjonError
from donjon.server.settings import Settings

if TYPE_CHECKING:
    from donjon.server.bots.pace import Pace
    from donjon.server.doors.limits import Limits

LARGEST_FRAME = 4096  # browsers only listen; nothing long is expected from them
LAST_WORDS = 3  # seconds for answers under way when the server stops
WAITING = 2048  # connections not yet taken up
CALLS = 60.0  # seconds between two calls to a browser that may have vanished; `live` says something more often
# Python searches for objects that nobody can reach: the newest after so many, those that survived after so many such
# searches, and all of them after so many of those. A few at a time are not noticed; with a thousand tables the others
# stop everybody for up to a second, so they are left to the household, which waits for a quiet moment.
SEARCHES = (1_000, 1_000_000, 1_000_000)


class OneProcessOnly(DonjonError):
    """Several processes need a database they can share."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | None = None,
    open_browser: bool = False,
    announce: Callable[[str], None] | None = None,
    *,
    workers: int = 1,
    seconds: float | None = None,
    pace: "Pace | None" = None,
    limits: "Limits | None" = None,
    log: str = "text",
    verbose: bool = False,
) -> None:
    """Serve the games; the address is announced (by default printed) once they can be reached.

    `workers` is the number of processes, `seconds` how long bots think about a decision, `limits` how often anybody
    may ask. Raises OSError where the address cannot be had, OneProcessOnly where workers cannot share the database.
    """
    settings = Settings(host, port, db, seconds, pace, limits, log, verbose)

    def reached(port: int) -> None:
        address = _address(host, port)
        (announce or _print)(address)
        if open_browser:
            webbrowser.open(address)

    if workers == 1:
        serve_one(settings, announce=reached)
        return
    from donjon.server.storage.address import database_url
    from donjon.server.workers import can_share, serve_many

    if database_url(db).startswith("sqlite") or not can_share():
        raise OneProcessOnly("several processes need a PostgreSQL database and a system on which they can share a port")
    serve_many(workers, settings, reached)


def serve_one(settings: Settings, *, announce: Callable[[int], None], shared: bool = False, sharing: int = 1) -> None:
    """Serve in this process; on a `shared` port with others, of which there are `sharing` on this machine."""
    import uvicorn

    from donjon.server import logs
    from donjon.server.app import create
    from donjon.server.doors.shortcut import Shortcut
    from donjon.server.live.line import Line, is_as_it_was

    logs.begin(settings.log, settings.verbose)
    listening = bound(settings.host, settings.port, shared)
    listening.listen(WAITING)
    gc.set_threshold(*SEARCHES)

    class Announcing(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                announce(listening.getsockname()[1])

    thinking = max(1, ((os.cpu_count() or 2) - 1) // sharing)
    app = create(settings.db, seconds=settings.seconds, workers=thinking, pace=settings.pace, limits=settings.limits)
    config = uvicorn.Config(
        Shortcut(app),
        log_config=None,  # logs.begin has seen to it
        access_log=False,
        server_header=False,
        ws=Line if is_as_it_was() else "auto",
        ws_max_size=LARGEST_FRAME,
        # Small messages in their hundreds: packing them costs more memory and time than sending them.
        ws_per_message_deflate=False,
        ws_ping_interval=CALLS,
        timeout_graceful_shutdown=LAST_WORDS,
    )
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C is how one leaves
        Announcing(config).run([listening])


def bound(host: str, port: int, shared: bool = False) -> socket.socket:
    """A place at that address; a `shared` one others can have too."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, asyncio turns off Nagle's delay on its connections; else every answer waits 40 ms.
    place = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":  # elsewhere this would share a port in use
            place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        place.bind((host, port))
    except OSError:
        place.close()
        raise
    return place


def _address(host: str, port: int) -> str:
    """The address as a browser on this machine writes it."""
    here = "127.0.0.1" if host in ("0.0.0.0", "") else "::1" if host == "::" else host
    return f"http://[{here}]:{port}" if ":" in here else f"http://{here}:{port}"


def _print(address: str) -> None:
    print(f"Donjon  {address}", flush=True)
