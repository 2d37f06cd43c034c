"""Serving on an address, until Ctrl-C."""

import asyncio
import contextlib
import errno
import gc
import os
import socket
import stat
import webbrowser
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from donjon.core.errors import DonjonError
from donjon.server.changeover import Changeover, kept
from donjon.server.notify import BEATS, Supervisor, beating
from donjon.server.settings import Settings

if TYPE_CHECKING:
    from donjon.server.bots.pace import Pace
    from donjon.server.doors.limits import Limits
    from donjon.server.storage.retention import Retention

LARGEST_FRAME = 4096  # browsers only listen; nothing long is expected from them
ENDING_SECONDS = 3  # seconds for answers under way when the server stops
WAITING = 2048  # connections not yet taken up
CALLS = 60.0  # seconds between two calls to a browser that may have vanished; `live` says something more often
# Python searches for objects that nobody can reach: the newest after so many, those that survived after so many such
# searches, and all of them after so many of those. A few at a time are not noticed; with a thousand tables the others
# stop everybody for up to a second, so they are left to the household, which waits for a quiet moment.
SEARCHES = (1_000, 1_000_000, 1_000_000)


class OneProcessOnly(DonjonError):
    """Several processes need a database they can share."""


class NewerSchema(DonjonError):
    """The database is of a later version of this program."""


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
    public: Sequence[str] = (),
    uds: str | None = None,
    proxies: str = Settings.proxies,
    retention: "Retention | None" = None,
) -> None:
    """Serve the games; the address is announced (by default printed) once they can be reached.

    `workers` is the number of processes, `seconds` how long bots think about a decision, `limits` how often anybody
    may ask, `public` the addresses at which strangers find the server, `uds` a socket in the place of host and port,
    `proxies` who is believed when naming another address, `retention` how long what is kept. Raises OSError where the
    address cannot be had, OneProcessOnly where workers cannot share the database, NewerSchema where that is of a later
    version, BadAddress.
    """
    from donjon.server.doors.origins import Origins
    from donjon.server.storage.address import database_url

    Origins(public)
    settings = Settings(host, port, db, seconds, pace, limits, log, verbose, tuple(public), uds, proxies, retention)
    supervisor = Supervisor()

    def reached(port: int) -> None:
        address = public[0] if public else f"unix:{uds}" if uds else _address(host, port)
        (announce or _print)(address)
        supervisor.ready()
        if open_browser:
            webbrowser.open(address)

    asyncio.run(_refuse_newer(database_url(db)))
    if workers == 1:
        serve_one(
            settings,
            announce=reached,
            beat=supervisor.alive,
            every=supervisor.every,
            stopping=supervisor.stopping,
        )
        return
    from donjon.server.workers import can_share, serve_many

    if database_url(db).startswith("sqlite") or uds or not can_share():
        raise OneProcessOnly("several processes need a PostgreSQL database and a system on which they can share a port")
    serve_many(workers, settings, reached, supervisor)


async def _refuse_newer(url: str) -> None:
    """Before anything is started: a database of a later version is not touched."""
    from sqlalchemy.exc import SQLAlchemyError

    from donjon.server.storage import database, migrations

    path = url.partition("sqlite+aiosqlite:///")[2]
    if path and not os.path.exists(path):
        return
    engine = database.reach(url)
    try:
        async with engine.connect() as db:
            await db.run_sync(migrations.must_not_be_newer)
    except migrations.Newer as newer:
        raise NewerSchema(str(newer)) from None
    except (SQLAlchemyError, OSError):
        return  # whoever serves says what is wrong with it, and waits for it
    finally:
        await engine.dispose()


def serve_one(
    settings: Settings,
    *,
    announce: Callable[[int], None],
    shared: bool = False,
    sharing: int = 1,
    beat: Callable[[], None] = lambda: None,
    every: float | None = None,
    stopping: Callable[[], None] = lambda: None,
) -> None:
    """Serve in this process; on a `shared` port with others, of which there are `sharing` on this machine.

    Once it serves, `beat` is called `every` so many seconds: without it, nobody is served any more. `stopping` is
    called when that is about to end.
    """
    import uvicorn
    from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

    from donjon.server import logs
    from donjon.server.app import create
    from donjon.server.doors.connections import Room, doors_into, files_allowed, room_for
    from donjon.server.doors.shortcut import Shortcut
    from donjon.server.live.line import Line, is_as_it_was

    logs.begin(settings.log, settings.verbose)
    left = kept()
    listening = left or (bound_file(settings.uds) if settings.uds else bound(settings.host, settings.port, shared))
    listening.listen(WAITING)
    change = Changeover()
    change.keep(listening)
    gc.set_threshold(*SEARCHES)
    room = Room(room_for(files_allowed()))

    class Announcing(uvicorn.Server):
        async def main_loop(self) -> None:
            if not left:
                announce(0 if settings.uds else listening.getsockname()[1])
            async with room.watched(), beating(beat, every or BEATS), change.watched(self.leave):
                await super().main_loop()
            stopping()

        def leave(self) -> None:
            self.should_exit = True

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            await super().shutdown(sockets)
            if settings.uds and not change.due:  # now, for the signal that ends the server ends the process too
                with contextlib.suppress(OSError):
                    os.unlink(settings.uds)

    thinking = max(1, ((os.cpu_count() or 2) - 1) // sharing)
    app = create(settings, thinking)
    config = uvicorn.Config(
        ByFile(ProxyHeadersMiddleware(Shortcut(app), settings.proxies)),  # type: ignore[arg-type]  # types of their own
        log_config=None,  # logs.begin has seen to it
        access_log=False,
        server_header=False,
        proxy_headers=False,  # as above
        http=doors_into(room),
        ws=Line if is_as_it_was() else "auto",
        ws_max_size=LARGEST_FRAME,
        # Small messages in their hundreds: packing them costs more memory and time than sending them.
        ws_per_message_deflate=False,
        ws_ping_interval=CALLS,
        timeout_graceful_shutdown=ENDING_SECONDS,
    )
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C is how one leaves
        Announcing(config).run([listening])
    if change.due:
        change.go_on()


class ByFile:
    """Whoever comes through a socket in the file system is on this machine; a proxy, which names the others."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan" and not scope.get("client"):
            scope["client"] = ("127.0.0.1", 0)
        await self.app(scope, receive, send)


def bound_file(path: str) -> socket.socket:
    """A place in the file system, for a proxy of the same group; one that a server left behind is taken."""
    with contextlib.suppress(FileNotFoundError):
        if not stat.S_ISSOCK(os.stat(path).st_mode):
            raise OSError(errno.EEXIST, os.strerror(errno.EEXIST), path)
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as tried:
            if tried.connect_ex(path) == 0:
                raise OSError(errno.EADDRINUSE, os.strerror(errno.EADDRINUSE), path)
        os.unlink(path)
    place = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        place.bind(path)
        os.chmod(path, 0o660)
    except OSError:
        place.close()
        raise
    return place


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
