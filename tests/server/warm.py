"""Processes that need not begin at the beginning: one that has read everything divides, and its child runs the program.

A server reads for more than a second before its first word, and the tests start hundreds. What is run is the same, in
a process of its own that can be killed. That it starts from nothing is tried by the tests of the command line, of
several processes that serve together, and of the browser.
"""

import array
import atexit
import gc
import json
import os
import signal
import socket
import subprocess
import sys
import time
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
TEND = "import socket, sys; from tests.server.warm import tend; exec(tend(socket.socket(fileno=int(sys.argv[1]))))"
READ = (
    "aiosqlite",
    "asyncpg",
    "uvloop",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "donjon.server.app",
    "donjon.server.workers",
)
LONGEST = 1 << 20  # bytes of a question


class Child:
    """A process that was started warm; what `subprocess.Popen` can do, as far as a house needs it."""

    def __init__(self, code: str, *words: str, stderr: int) -> None:
        hears, tells = os.pipe()
        try:
            self.pid: int = _hearth().ask({"code": code, "words": words}, tells, stderr)
        finally:
            os.close(tells)
        self.stdout = os.fdopen(hears, encoding="utf-8")
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = _hearth().ask({"ended": self.pid})
        return self.returncode

    def wait(self, seconds: float | None = None) -> int:
        until = time.monotonic() + (seconds or float("inf"))
        while (code := self.poll()) is None:
            if time.monotonic() > until:
                raise subprocess.TimeoutExpired(f"process {self.pid}", seconds or 0)
            time.sleep(0.005)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def close(self) -> None:
        self.stdout.close()


class Hearth:
    """The process that has read everything, seen from the tests."""

    def __init__(self) -> None:
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            command = [sys.executable, "-c", TEND, str(theirs.fileno())]
            self._process = subprocess.Popen(command, cwd=ROOT, pass_fds=[theirs.fileno()])

    def ask(self, question: dict[str, Any], *files: int) -> Any:
        socket.send_fds(self._line, [json.dumps(question).encode()], list(files))
        return json.loads(self._line.recv(LONGEST))

    def end(self) -> None:
        self._line.close()
        self._process.wait()


@cache
def _hearth() -> Hearth:
    made = Hearth()
    atexit.register(made.end)
    return made


def tend(line: socket.socket) -> str:
    """Read everything, then divide whenever asked; the program, in the child. Where nobody asks any more, none."""
    for name in READ:
        import_module(name)
    gc.freeze()
    ended: dict[int, int | None] = {}
    while question := _heard(line, files := array.array("i")):
        if "code" in question:
            pid = os.fork()
            if pid == 0:
                line.close()
                for number, file in enumerate(files, 1):
                    os.dup2(file, number)
                sys.argv = ["-c", *question["words"]]
            for file in files:
                os.close(file)
            if pid == 0:
                return str(question["code"])
            ended[pid] = None
            answer: int | None = pid
        else:
            answer = ended[question["ended"]] = _code(question["ended"], ended[question["ended"]])
        line.send(json.dumps(answer).encode())
    for pid, code in ended.items():
        if _code(pid, code) is None:
            os.kill(pid, signal.SIGKILL)
    return ""


def _heard(line: socket.socket, files: "array.array[int]") -> dict[str, Any]:
    """The next question with its open files; nothing where nobody asks any more."""
    said, given, _, _ = socket.recv_fds(line, LONGEST, 2)
    files.extend(given)
    return json.loads(said) if said else {}


def _code(pid: int, known: int | None) -> int | None:
    """How a child ended; nothing while it runs."""
    if known is not None:
        return known
    found, status = os.waitpid(pid, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if found else None
