"""Connections of those who do not come to play: they cost little and do not last, and others find room."""

import contextlib
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from donjon.server.doors import connections, limits

from .company import LAUNCH, PATIENCE, ROOT, House, Person, open_house, wait_for

FEW = 264  # files that the server may open: room for sixty-four connections
TIGHT = (
    f"""
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, ({FEW}, {FEW}))
from donjon.server.doors import connections
connections.REQUEST_SECONDS, connections.LOOKS = 1.5, 0.1
"""
    + LAUNCH
)


@pytest.fixture(scope="module")
def tight(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with room for few, and little patience."""
    with open_house(tmp_path_factory.mktemp("tight") / "db", program=(sys.executable, "-c", TIGHT)) as house:
        yield house


def opened(house: House) -> socket.socket:
    return socket.create_connection(("127.0.0.1", house.port), timeout=60)


def memory(house: House) -> int:
    """Bytes that the server has in memory."""
    assert house.process is not None
    status = Path(f"/proc/{house.process.pid}/status").read_text()
    return 1024 * int(status.partition("VmRSS:")[2].split()[0])


def answer(line: socket.socket) -> bytes:
    with contextlib.suppress(ConnectionError):
        return line.recv(4096)
    return b""


def test_a_header_without_end_is_cut_off(house: House) -> None:
    """One header of 150 MB was taken whole."""
    before = memory(house)
    with opened(house) as line:
        line.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nCookie: donjon=")
        sent = 0
        with contextlib.suppress(ConnectionError):
            while sent < 150_000_000:
                line.sendall(b"x" * 65536)
                sent += 65536
        assert sent < 20_000_000  # what was under way when it was cut off
    assert memory(house) - before < 20_000_000


@pytest.mark.parametrize(
    "head",
    [
        b"Cookie: donjon=" + b"x" * 20_000,
        b"\r\n".join(b"X-%d: 1" % number for number in range(200)),
        b"\r\n".join(b"Cookie: a%d=%s" % (number, b"x" * 500) for number in range(60)),
    ],
)
def test_a_head_larger_than_any_browser_sends_is_refused(house: House, head: bytes) -> None:
    with opened(house) as line:
        line.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n" + head + b"\r\n\r\n")
        assert answer(line).startswith(b"HTTP/1.1 431 ")
    with opened(house) as line:
        line.sendall(b"GET /" + b"x" * 20_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert answer(line).startswith(b"HTTP/1.1 431 ")


def test_a_long_body_after_a_short_head_is_no_long_head(house: House) -> None:
    with httpx.Client(base_url=house.url) as http:
        for _ in range(2):
            assert http.post("/api/join", json={"code": "x" * 30_000}).status_code == 422


def test_nothing_is_remembered_of_made_up_cookies(house: House) -> None:
    """Four thousand requests with cookies of their own took 229 MB."""
    before = memory(house)
    with httpx.Client(base_url=house.url) as http:
        for number in range(1000):
            cookie = f"donjon={number:09}.{'x' * 12_000}"
            assert http.post("/api/join", json={"code": "ZZZZ"}, headers={"Cookie": cookie}).status_code == 404
    assert memory(house) - before < 10_000_000


def test_an_allowance_remembers_only_so_many() -> None:
    moment = [0.0]
    allowance = limits.Allowance(limits.Rate(2, 0.001), lambda: moment[0])
    began = time.perf_counter()
    for number in range(limits.REMEMBERED * 3):
        allowance.take(str(number))
    assert len(allowance._left) <= limits.REMEMBERED
    assert time.perf_counter() - began < 5  # and does not look through all of them every time


def test_a_household_is_one_asker_whatever_its_addresses() -> None:
    assert limits.network_of("2001:db8:1:2::1") == limits.network_of("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert limits.network_of("2001:db8:1:3::1") != limits.network_of("2001:db8:1:2::1")
    assert limits.network_of("::ffff:203.0.113.7") == limits.network_of("203.0.113.7") == "203.0.113.7"
    assert limits.network_of("x" * 10_000) == limits.UNKNOWN


def test_addresses_of_one_household_share_their_measure(tmp_path: Path) -> None:
    with open_house(tmp_path / "db", limited=True) as house, httpx.Client(base_url=house.url) as http:
        statuses = [
            http.get("/api/health", headers={"X-Forwarded-For": f"2001:db8::{number:x}"}).status_code
            for number in range(1, 100)
        ]
        assert statuses.count(429) > 30
        assert http.get("/api/health", headers={"X-Forwarded-For": "2001:db8:0:1::1"}).status_code == 200


def test_who_says_nothing_or_half_of_it_is_dropped(tight: House) -> None:
    words = (
        b"",
        b"GET /api/health HT",
        b"POST /api/join HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{",
        b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n",
    )
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(opened(tight)) for _ in words]
        for line, word in zip(lines, words, strict=True):
            line.sendall(word)
        assert b"200 OK" in answer(lines[-1])
        lines[-1].sendall(b"\r")  # one more byte from time to time keeps nothing open
        began = time.monotonic()
        for line in lines:
            while answer(line):
                continue
        assert time.monotonic() - began < 15


def test_there_is_room_for_those_who_play(tight: House) -> None:
    """More connections that say nothing than the server can have: somebody sits down and plays all the same."""
    mahaut = Person(tight)
    mahaut.open_table("me", "me")
    with mahaut.listen() as live, contextlib.ExitStack() as stack:
        assert live.recv(timeout=PATIENCE)
        for _ in range(3):
            for _ in range(100):
                stack.enter_context(opened(tight))
            aude = Person(tight)
            aude.open_table("me", "me")
            mahaut.decide_by("colour") if mahaut.see()["ply"] == 0 else None
            live.ping().wait(10)


def test_onlookers_leave_room_for_those_who_play(tmp_path: Path) -> None:
    few = "from donjon.server.doors import limits; limits.FREE = limits.Limits(onlookers=3)\n"
    with open_house(tmp_path / "db", program=(sys.executable, "-c", few + LAUNCH)) as house:
        mahaut = Person(house)
        mahaut.open_table("me", "open")
        url = f"ws://127.0.0.1:{house.port}{mahaut.path}/live"
        with contextlib.ExitStack() as stack:
            for _ in range(3):
                assert stack.enter_context(connect(url)).recv(timeout=PATIENCE)
            with pytest.raises(InvalidStatus) as refused:
                connect(url)
            assert refused.value.response.status_code == 429
            with mahaut.listen() as live:
                assert live.recv(timeout=PATIENCE)
        wait_for(lambda: _comes_in(url))


def _comes_in(url: str) -> bool:
    try:
        with connect(url) as line:
            return bool(line.recv(timeout=PATIENCE))
    except InvalidStatus:
        return False


def test_as_many_files_as_may_be_had_are_asked_for() -> None:
    code = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (256, 5000))\n"
        "from donjon.server.doors import connections; print(connections.room_for(connections.files_allowed()))"
    )
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    assert hard == resource.RLIM_INFINITY or hard >= 5000
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert int(told.stdout) == 5000 - connections.KEPT_BACK
