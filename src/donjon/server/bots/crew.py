"""The worker processes: each does one thing at a time, and one that dies or hangs is replaced.

A thread for each waits for its answers, so that nobody else waits, even where the other end of the pipe has stopped
reading. Whoever takes too long is ended from the event loop, in whatever code it hangs, and the thread sees its end.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from donjon.core.processes import serve_parent
from donjon.server.futures import resolve_from_thread

LOG = logging.getLogger("donjon.bots")
START = 20.0  # seconds a worker may need to start on a busy machine
GRACE = 3.0  # seconds past its time before a worker is given up


class Gone(Exception):
    """The worker died, or was ended because it did not answer in time."""


class Failed(Exception):
    """What was to be done raised an exception; said in words, for not every exception can travel."""


@dataclass(frozen=True)
class Call:
    """Something to be done in a worker: a function that can be imported there, and what it is given."""

    do: Callable[..., Any]
    arguments: dict[str, Any] = field(default_factory=dict)


Waiting = tuple[Call, "asyncio.Future[Any]", "asyncio.Future[Any]"]  # and who waits for its being ready, and done


class Worker:
    """A process that does one thing at a time."""

    def __init__(self, niceness: int) -> None:
        self.niceness = niceness
        self.pid: int | None = None  # once it is ready
        self._stopped = False
        self._process: BaseProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._calls: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        threading.Thread(target=self._wait, name="bots", daemon=True).start()

    async def do(self, call: Call, seconds: float) -> Any:
        """The answer, within about so many seconds of its being ready; raises Gone or Failed."""
        loop = asyncio.get_running_loop()
        ready, done = loop.create_future(), loop.create_future()
        limit = loop.call_later(START, self._end)
        self._calls.put((call, ready, done))
        try:
            await ready
            limit.cancel()
            limit = loop.call_later(seconds + GRACE, self._end)
            return await done
        finally:
            limit.cancel()

    def stop(self) -> None:
        self._stopped = True
        self._calls.put(None)
        self._end()

    def _end(self) -> None:
        process = self._process
        if process is not None:
            process.kill()  # also one that was stopped by a signal

    # In the thread.

    def _wait(self) -> None:
        self._try_to_start()
        while (waiting := self._calls.get()) is not None:
            call, ready, done = waiting
            if self._pipe is None and not self._stopped:
                self._try_to_start()
            resolve_from_thread(ready)
            resolve_from_thread(done, *self._outcome(call))
            if self._pipe is None and not self._stopped:
                self._try_to_start()  # so that the next to ask need not wait for it
        self._see_off()

    def _outcome(self, call: Call) -> tuple[Any, Exception | None]:
        try:
            if self._pipe is None:
                raise EOFError("it does not start")
            self._pipe.send((call.do, call.arguments))
            told, answer = self._pipe.recv()
            return answer, None if told else Failed(answer)
        except (EOFError, OSError) as lost:
            if not self._stopped:
                LOG.warning("a bot's worker died or hung and is replaced")
            self._see_off()
            return None, Gone(f"{type(lost).__name__}: {lost}")
        except Exception as odd:  # what was asked cannot be sent, or its answer not be read
            return None, Failed(f"{type(odd).__name__}: {odd}")

    def _try_to_start(self) -> None:
        try:
            self._start()
        except (EOFError, OSError) as lost:
            if not self._stopped:
                LOG.warning("a bot's worker does not start: %s", type(lost).__name__)
            self._see_off()

    def _start(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._pipe, theirs = spawn.Pipe()
        process = spawn.Process(target=_work, args=(theirs, self.niceness), daemon=True)
        process.start()
        self._process = process  # from now on it can be ended
        theirs.close()  # so that its end is the end of the pipe
        self._pipe.recv()  # it is ready
        self.pid = self._process.pid

    def _see_off(self) -> None:
        self.pid = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None


# In the worker.


def _work(pipe: "Connection[Any, Any]", niceness: int) -> None:
    _begin_work(niceness)
    pipe.send(None)
    with contextlib.suppress(EOFError, OSError):
        while True:
            do, arguments = pipe.recv()
            pipe.send(_done(do, arguments))


def _done(do: Callable[..., Any], arguments: dict[str, Any]) -> tuple[bool, Any]:
    try:
        return True, do(**arguments)
    except Exception as failed:
        return False, f"{type(failed).__name__}: {failed}"


def _begin_work(niceness: int) -> None:
    serve_parent()
    if hasattr(os, "nice"):
        os.nice(niceness)
