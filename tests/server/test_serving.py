"""How the server is started, and what it tells whoever started it."""

import asyncio
import contextlib
import os
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import httpx
import pytest

from donjon.cli import main
from donjon.server import workers
from donjon.server.doors import http
from donjon.server.settings import Settings

from .company import LAUNCH, ROOT, House, Person, new_client, open_house, wait_for
from .databases import PostgreSQL

DONJON = (sys.executable, "-c", "from donjon.cli import main; raise SystemExit(main())")
# By the rules as they are written, not as they were compiled.
WRITTEN = (sys.executable, str(ROOT / "src/donjon/lab/uncompiled.py"), "-m", "donjon")


@pytest.fixture
def folder() -> Iterator[Path]:
    """Short, for the address of a socket in the file system must be."""
    with tempfile.TemporaryDirectory(prefix="donjon-") as name:
        yield Path(name)


class Supervisor:
    """What systemd does: hears the words of a process it started."""

    def __init__(self, folder: Path) -> None:
        self.path = str(folder / "notify")
        self._line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._line.bind(self.path)
        self._line.settimeout(60)

    def next(self) -> str:
        return self._line.recv(4096).decode()

    def close(self) -> None:
        self._line.close()


def test_under_systemd_behind_a_proxy_on_a_socket_in_the_file_system(folder: Path) -> None:
    place, public = folder / "donjon.sock", "https://play.example.org"
    words = ["serve", "--uds", str(place), "--db", str(folder / "db"), "--public-url", public, "--lang", "en"]
    with contextlib.closing(Supervisor(folder)) as supervisor:
        environment = os.environ | {"NOTIFY_SOCKET": supervisor.path, "WATCHDOG_USEC": "300000"}
        environment.pop("WATCHDOG_PID", None)
        process = subprocess.Popen([*DONJON, *words], env=environment, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        try:
            assert supervisor.next() == "READY=1"
            assert [supervisor.next() for _ in range(3)] == ["WATCHDOG=1"] * 3
            assert process.stdout is not None
            assert public in process.stdout.readline()
            assert place.stat().st_mode & 0o007 == 0  # for the proxy's group alone
            with httpx.Client(
                transport=httpx.HTTPTransport(uds=str(place)), base_url="http://play.example.org"
            ) as browser:
                browser.headers["X-Forwarded-Proto"] = "https"
                browser.headers["X-Forwarded-For"] = (
                    "198.51.100.1, 203.0.113.7"  # the first one is the visitor's own word
                )
                opened = browser.post(
                    "/api/tables", json={"game": "barony", "seats": [{"kind": "me"}, {"kind": "open"}]}
                )
                assert opened.status_code == 201
                assert opened.headers["set-cookie"].startswith("__Host-donjon=")
                assert browser.get("/metrics").status_code == 404
                assert browser.get("/api/games", headers={"Host": "evil.example"}).status_code == 421
            process.send_signal(signal.SIGTERM)
            while (word := supervisor.next()) == "WATCHDOG=1":
                continue
            assert word == "STOPPING=1"
            process.wait(20)
            assert not place.exists()
        finally:
            if process.poll() is None:
                process.kill()
                process.wait()


@pytest.mark.parametrize(
    "words",
    [
        ("--trusted-proxies", "nonsense"),
        ("--public-url", "ftp://play.example.org"),
        ("--uds", "/dev/null"),
        ("--uds", "/nowhere/at/all"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(
    tmp_path: Path, words: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(["serve", "--db", str(tmp_path / "db"), *words])
    except SystemExit as left:
        code = int(left.code or 0)
    assert code in (1, 2)
    assert capsys.readouterr().err.count("\n") == 1


def test_a_proxy_is_believed_only_where_it_is_trusted(tmp_path: Path) -> None:
    words = [
        "serve",
        "--port",
        "0",
        "--db",
        str(tmp_path / "db"),
        "--trusted-proxies",
        "203.0.113.0/24",
        "--lang",
        "en",
    ]
    process = subprocess.Popen([*DONJON, *words], stdout=subprocess.PIPE, text=True, cwd=ROOT)
    try:
        assert process.stdout is not None
        address = process.stdout.readline().split(" at ")[1].split()[0]
        with httpx.Client(base_url=address) as browser:
            far = {"X-Forwarded-For": "198.51.100.7", "X-Forwarded-Proto": "https"}
            assert browser.get("/metrics", headers=far).status_code == 200  # whoever says so is not believed
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)


def test_what_chance_drew_is_packed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replaying a whole game for everybody who asks would be a lever."""
    table = SimpleNamespace(published=None)
    packed: list[object] = []

    async def found(_: str) -> SimpleNamespace:
        return table

    def document(of: object) -> dict[str, str]:
        packed.append(of)
        return {"secret": "00"}

    monkeypatch.setattr(http, "chance_document", document)
    here = SimpleNamespace(tables=SimpleNamespace(open=found, whole=found))
    answers = [asyncio.run(http.see_chance(here, "x")).body for _ in range(3)]  # type: ignore[arg-type]  # enough of one
    assert answers == [b'{"secret":"00"}'] * 3
    assert packed == [table]


def test_a_process_that_hangs_is_replaced(postgresql: PostgreSQL) -> None:
    """What the attacker did: SIGSTOP. A process that is there and answers nobody is worse than one that died."""
    impatient = LAUNCH.replace("serve(port", "from donjon.server import workers as w; w.HANGS = 8.0\nserve(port")
    program = (sys.executable, "-c", impatient)
    with open_house(postgresql.new_database(), workers=2, program=program) as house:
        mahaut = Person(house)
        mahaut.open_table("me", "me")
        before = set(house.workers())
        stopped = min(before)
        os.kill(stopped, signal.SIGSTOP)
        wait_for(lambda: stopped not in house.workers() and len(house.workers()) == 2, 120)
        assert len(before & set(house.workers())) == 1  # the other served on
        for _ in range(12):  # by whichever of the two the system chooses
            with httpx.Client(base_url=house.url, cookies=mahaut.http.cookies, timeout=60) as device:
                seen = device.get(f"/api/tables/{mahaut.table['id']}").json()
                action = {"ply": seen["ply"], "action": seen["choices"][0]["action"], "client": new_client()}
                assert device.post(f"/api/tables/{mahaut.table['id']}/decisions", json=action).status_code == 200


def test_a_process_that_never_begins_to_serve_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stopped before its first sign of life."""
    monkeypatch.setattr(workers, "STARTS", 0.1)
    worker = workers.Worker(Settings(), 1)
    os.kill(worker.process.pid or 0, signal.SIGSTOP)
    try:
        assert not worker.is_ready()
        assert worker.hangs()
    finally:
        worker.process.kill()
        worker.process.join()


def test_a_server_goes_on_with_the_compiled_rules_once_there_are_any(folder: Path) -> None:
    """Whoever asks is answered all the while, and finds the table as it was."""
    ready = folder / "built"
    words = ["serve", "--port", "0", "--db", str(folder / "db"), "--no-limits", "--lang", "en"]
    environment = os.environ | {"DONJON_AWAITS": str(ready)}
    with subprocess.Popen([*WRITTEN, *words], env=environment, stdout=subprocess.PIPE, text=True, cwd=ROOT) as server:
        try:
            assert server.stdout is not None
            url = re.search(r"http://\S+", server.stdout.readline())
            assert url
            person = Person(cast(House, SimpleNamespace(url=url[0])))
            table = person.open_table("me", "me")
            assert not person.http.get("/api/health").json()["compiled"]
            ready.touch()
            wait_for(lambda: person.http.get("/api/health").json()["compiled"])
            after = person.see()
            assert (after["ply"], after["view"]) == (table["ply"], table["view"])
            person.decide_at_random(random.Random(1))
            person.http.close()
        finally:
            server.send_signal(signal.SIGINT)
        assert server.wait(60) == 0
