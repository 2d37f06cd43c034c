"""Several processes behind one address: started together, watched, and replaced when one dies."""

import contextlib
import multiprocessing
import multiprocessing.connection
import os
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from types import FrameType

from donjon.core.processes import serve_parent
from donjon.server.notify import Supervisor
from donjon.server.settings import Settings

SHARED_METRICS = "PROMETHEUS_MULTIPROC_DIR"  # where processes add up what they count
ENDING_SECONDS = 10.0  # seconds for a process to end by itself
SOON = 2.0  # seconds; a process that ends sooner is started again only after a pause
PAUSE = 1.0
HANGS = 30.0  # seconds without a sign of life after which a process is replaced,
STARTS = 900.0  # and until its first: it may have a large database to bring to newer rules


class Worker:
    """One process that serves the games."""

    def __init__(self, settings: Settings, sharing: int) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._hears, tells = spawn.Pipe(duplex=False)
        self.began = time.monotonic()
        self._heard: float | None = None  # when it last said that it serves; None before it does
        # Not a daemon: it has children of its own, in which bots think.
        self.process: SpawnProcess = spawn.Process(target=work, args=(settings, sharing, tells))
        self.process.start()
        tells.close()

    def is_ready(self) -> bool:
        """Wait until it serves; False if it ended before, or hangs."""
        try:
            if not self._hears.poll(STARTS):
                return False
            self._hears.recv()
        except EOFError:
            return False
        self._heard = time.monotonic()
        return True

    def hangs(self) -> bool:
        """Whether it is there and serves nobody any more."""
        with contextlib.suppress(EOFError, OSError):
            while self._hears.poll():
                self._hears.recv()
                self._heard = time.monotonic()
        if self._heard is None:
            return time.monotonic() - self.began > STARTS
        return time.monotonic() - self._heard > HANGS


def serve_many(count: int, settings: Settings, announce: Callable[[int], None], supervisor: Supervisor) -> None:
    """Serve with so many processes until told to stop; the port is announced once the first one serves."""
    with _reserved(settings) as port, _shared_metrics(), _stopping() as stopping:
        settings = settings.on_port(port)
        workers = [Worker(settings, count) for _ in range(count)]
        try:
            ready = [worker.is_ready() for worker in workers]
            if not any(ready):
                raise OSError("no process could start")
            announce(port)
            while not stopping.is_set():
                workers = [_watched(worker, settings, count) for worker in workers]
                supervisor.alive()
                multiprocessing.connection.wait([worker.process.sentinel for worker in workers], timeout=0.2)
        finally:
            supervisor.stopping()
            _end(workers)


def work(settings: Settings, sharing: int, tells: Connection) -> None:
    """In a process of its own: serve until told to stop, or until nobody is left to tell."""
    from donjon.server.serving import serve_one

    # Ctrl-C reaches every process; the first passes it on in order.
    serve_parent(lambda: os.kill(os.getpid(), signal.SIGTERM))

    def beat() -> None:
        with contextlib.suppress(OSError):  # nobody is left to tell
            tells.send(True)

    serve_one(settings, shared=True, sharing=sharing, announce=lambda _: beat(), beat=beat)


def _watched(worker: Worker, settings: Settings, count: int) -> Worker:
    """The worker, or the one that takes its place."""
    if worker.process.is_alive():
        if not worker.hangs():
            return worker
        worker.process.kill()
    worker.process.join()
    if time.monotonic() - worker.began < SOON:
        time.sleep(PAUSE)
    return Worker(settings, count)


def _end(workers: list[Worker]) -> None:
    for worker in workers:
        if worker.process.is_alive():
            worker.process.terminate()
    until = time.monotonic() + ENDING_SECONDS
    for worker in workers:
        worker.process.join(max(0.0, until - time.monotonic()))
        if worker.process.is_alive():
            worker.process.kill()
            worker.process.join()


@contextlib.contextmanager
def _reserved(settings: Settings) -> Iterator[int]:
    """The port, kept while processes that share it come and go."""
    from donjon.server.serving import bound

    with contextlib.closing(bound(settings.host, settings.port, shared=True)) as place:
        yield place.getsockname()[1]


@contextlib.contextmanager
def _shared_metrics() -> Iterator[None]:
    with tempfile.TemporaryDirectory(prefix="donjon-metrics-") as folder:
        os.environ[SHARED_METRICS] = folder
        try:
            yield
        finally:
            os.environ.pop(SHARED_METRICS, None)


@contextlib.contextmanager
def _stopping() -> Iterator[threading.Event]:
    """Set once somebody wants this to end."""
    stopping = threading.Event()

    def stop(_: int, __: FrameType | None) -> None:
        stopping.set()

    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield stopping
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def can_share() -> bool:
    """Whether several processes can listen on one port here."""
    return hasattr(socket, "SO_REUSEPORT")
