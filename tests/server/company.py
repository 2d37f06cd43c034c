"""Those who come to play in the tests: a server in its own process, and people with browsers of their own."""

import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import time
import uuid
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

import donjon

from . import warm
from .databases import ask

Json = dict[str, Any]
ROOT = Path(__file__).parents[2]
GAME = "terre-de-barons"
PATIENCE = 900.0  # seconds in which a server has to be back, on however busy a machine
LAUNCH = """
import sys
from donjon.server import serve
from donjon.server.people import seating
from donjon.server.doors.limits import FREE, Limits, Rate
from donjon.server.bots.pace import Pace
db, port, seconds, pace, limited, workers = sys.argv[-6:]
seating.AWAY_SECONDS = 0.0
limits = Limits(Rate(20, 0.5), Rate(60, 0.5), Rate(5, 0.1), 6) if limited == "limited" else FREE
pace = Pace(float(pace), float(pace))
serve(port=int(port), db=db, seconds=float(seconds), pace=pace, limits=limits, workers=int(workers))
"""
PROGRAM = (sys.executable, "-c", LAUNCH)


class House:
    """A server process over a database: a file, or a URL. It can be killed and started again."""

    def __init__(
        self,
        db: Path | str,
        seconds: float = 0.05,
        pace: float = 0.0,
        limited: bool = False,
        log: Path | None = None,
        workers: int = 1,
        program: Sequence[str] = PROGRAM,
    ) -> None:
        self.program = program
        self.db = str(db)
        self.log = log
        self.settings = [str(seconds), str(pace), "limited" if limited else "free", str(workers)]
        self.port = 0
        self.process: subprocess.Popen[str] | warm.Child | None = None

    def start(self) -> None:
        command = [*self.program, self.db, str(self.port), *self.settings]
        with contextlib.ExitStack() as stack:
            stderr = stack.enter_context(self.log.open("ab")) if self.log else None
            if command[:2] == [sys.executable, "-c"]:
                self.process = warm.Child(*command[2:], stderr=2 if stderr is None else stderr.fileno())
            else:
                self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=stderr, text=True, cwd=ROOT)
        assert self.process.stdout is not None
        announced = self.process.stdout.readline()
        assert announced.startswith("Donjon "), announced
        self.port = int(announced.rsplit(":", 1)[1])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def kill_a_worker(self, rng: random.Random) -> None:
        """One of the processes that serve together, as the system does where memory is short."""
        until = time.monotonic() + PATIENCE
        while not (workers := self.workers()):  # those that came while the database was away are being replaced
            assert time.monotonic() < until, "nobody serves any more"
            time.sleep(0.05)
        with contextlib.suppress(ProcessLookupError):  # it went by itself
            os.kill(rng.choice(workers), signal.SIGKILL)

    def workers(self) -> list[int]:
        """The processes that serve together."""
        assert self.process is not None
        return [pid for pid in children(self.process.pid) if b"spawn_main" in _command(pid)]

    def stop(self) -> int:
        """As Ctrl-C would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(PATIENCE)

    def rows(self, table: str) -> dict[str, list[tuple[Any, ...]]]:
        """Everything the database keeps about a table."""
        return {
            "table": ask(self.db, "SELECT * FROM tables WHERE id = ?", table),
            "seats": ask(self.db, "SELECT * FROM seats WHERE table_id = ? ORDER BY seat", table),
            "decisions": ask(self.db, "SELECT * FROM decisions WHERE table_id = ? ORDER BY ply", table),
            "requests": ask(self.db, "SELECT * FROM requests WHERE table_id = ? ORDER BY client", table),
        }

    def count_rows(self) -> dict[str, int]:
        """How much the database keeps in all."""
        names = ("people", "tables", "seats", "requests")
        return {name: ask(self.db, f"SELECT count(*) FROM {name}")[0][0] for name in names}

    def record(self, table: str) -> Json:
        """The whole record of a table, as the database has it."""
        [(game, rules, options)] = ask(self.db, "SELECT game, rules, options FROM tables WHERE id = ?", table)
        [(seats,)] = ask(self.db, "SELECT count(*) FROM seats WHERE table_id = ?", table)
        texts = ask(self.db, "SELECT text FROM decisions WHERE table_id = ? ORDER BY ply", table)
        return {
            "format": 1,
            "game": game,
            "rules": rules,
            "seats": seats,
            "options": json.loads(options),
            "actions": [text for (text,) in texts],
        }

    def digest(self, table: str) -> str:
        """The digest of the position that the record leads to."""
        return last_position(self.record(table)).digest()


@contextmanager
def open_house(
    db: Path | str,
    seconds: float = 0.05,
    pace: float = 0.0,
    limited: bool = False,
    log: Path | None = None,
    workers: int = 1,
    program: Sequence[str] = PROGRAM,
) -> Iterator[House]:
    house = House(db, seconds, pace, limited, log, workers, program)
    house.start()
    try:
        yield house
    finally:
        assert house.process is not None
        if house.process.poll() is None:
            house.stop()


def last_position(record: Json) -> donjon.State:
    *_, last = donjon.game(record["game"]).replay(record)
    return last


class Person:
    """Somebody with a browser: a cookie of their own, and one table at a time in view."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.http = httpx.Client(base_url=house.url, timeout=PATIENCE)
        self.table: Json = {}

    def other_device(self) -> "Person":
        """The same person on another device."""
        other = Person(self.house)
        other.http.cookies = self.http.cookies
        other.table = self.table
        return other

    def do(self, what: str, **body: object) -> Json:
        """Something at the table in view that has no word of its own here."""
        return self._seen(self.ask(what, **body), 200)

    def ask(self, what: str, **body: object) -> httpx.Response:
        """The same, whatever comes of it."""
        return self.post(f"{self.path}/{what}", body)

    def propose(self, kind: str, **more: object) -> Json:
        return self.do("proposal", kind=kind, ply=self.table["ply"], client=new_client(), **more)

    def answer(self, agree: bool) -> Json:
        return self.do("answer", agree=agree, ply=self.table["ply"], client=new_client())

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table['id']}"

    def open_table(self, *seats: str, **options: object) -> Json:
        """A new table: `me`, `open`, or the name of a bot for each seat."""
        return self.open_as({}, *seats, **options)

    def open_as(self, more: Json, *seats: str, **options: object) -> Json:
        """A new table with a clock, for all, of another game."""
        body = {"game": GAME, "options": options, "seats": [seat_of(s) for s in seats], **more}
        return self._seen(self.post("/api/tables", body), 201)

    def sit_down(self, table: str, **how: object) -> Json:
        return self._seen(self.post(f"/api/tables/{table}/claim", {"name": "Aude", **how}), 200)

    def see(self, table: str | None = None) -> Json:
        return self._seen(self.http.get(f"/api/tables/{table or self.table['id']}"), 200)

    def send(self, action: int, ply: int | None = None, client: str | None = None) -> httpx.Response:
        """Send a decision, whatever comes of it."""
        ply = self.table["ply"] if ply is None else ply
        return self.post(f"{self.path}/decisions", {"ply": ply, "action": action, "client": client or new_client()})

    def decide(self, action: int, client: str | None = None) -> Json:
        return self._seen(self.send(action, client=client), 200)

    def decide_at_random(self, rng: random.Random) -> Json:
        return self.decide(rng.choice(self.table["choices"])["action"])

    def decide_by(self, kind: str) -> Json:
        """The first choice of that kind."""
        return self.decide(next(choice["action"] for choice in self.table["choices"] if choice["kind"] == kind))

    def send_undo(self, to: int, ply: int | None = None, client: str | None = None) -> httpx.Response:
        ply = self.table["ply"] if ply is None else ply
        return self.post(f"{self.path}/undo", {"ply": ply, "to": to, "client": client or new_client()})

    def undo(self, to: int) -> Json:
        return self._seen(self.send_undo(to), 200)

    def again(self) -> Json:
        return self._seen(self.http.post(f"{self.path}/again"), 200)

    def record(self) -> Json:
        response = self.http.get(f"{self.path}/record")
        assert response.status_code == 200
        document: Json = response.json()
        return document

    def post(self, path: str, body: object) -> httpx.Response:
        return self.http.post(path, json=body)

    def listen(self, since: int | None = None, revision: int = 0) -> ClientConnection:
        """The live updates of the table in view."""
        query = "" if since is None else f"?since={since}&revision={revision}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"ws://127.0.0.1:{self.house.port}{self.path}/live{query}"
        return connect(url, additional_headers={"Cookie": cookies}, max_size=None, ping_interval=None)

    def my_turn(self) -> bool:
        return bool(self.table["choices"])

    def _seen(self, response: httpx.Response, status: int) -> Json:
        assert response.status_code == status, response.text
        self.table = response.json()
        return self.table


def seat_of(word: str) -> Json:
    if word == "me":
        return {"kind": "me", "name": "Mahaut"}
    return {"kind": "open"} if word == "open" else {"kind": "bot", "bot": word}


def new_client() -> str:
    return str(uuid.uuid4())


def refusal(response: httpx.Response, status: int, title: str) -> Json:
    """The problem document of a refusal of that kind."""
    assert response.status_code == status, response.text
    assert response.headers["content-type"] == "application/problem+json"
    document: Json = response.json()
    assert document["title"] == title, document
    assert document["status"] == status
    assert document["type"] == f"/problems/{title}"
    assert document["message"]["key"] == f"problem-{title}"
    assert document["detail"]
    return document


def next_message(live: ClientConnection, kind: str | None = None) -> Json:
    """The next message, of that kind where one is named."""
    while True:
        message: Json = json.loads(live.recv(timeout=PATIENCE))
        if message["type"] == "ping" or (kind is not None and message["type"] != kind):
            continue
        return message


def wait_for(true: Callable[[], object], seconds: float = 300.0) -> None:
    """Until it is so."""
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until, "it did not come to pass"
        time.sleep(0.05)


def play_on(people: list[Person], rng: random.Random, decisions: int = 100_000) -> None:
    """Whoever is to decide decides at random, until the game is over or so many decisions were made."""
    table = people[0].table["id"]
    until = time.monotonic() + PATIENCE
    while decisions > 0 and time.monotonic() < until:
        for person in people:
            person.see(table)
            while decisions > 0 and person.my_turn():
                person.decide_at_random(rng)
                decisions -= 1
        if people[0].see()["status"] == "over":
            return
    assert decisions == 0, "the game did not get on"


def children(pid: int) -> list[int]:
    """The processes that a process has started, from whichever of its threads."""
    return [int(word) for file in Path(f"/proc/{pid}/task").glob("*/children") for word in file.read_text().split()]


def _command(pid: int) -> bytes:
    """What a process was started with; nothing of one that is gone."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
