"""Strange requests by the thousand: whatever is sent, no 5xx, no hang, no leak."""

import itertools
import os
import random
import socket
import struct
import time
import zlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance as as_declared

from .company import PATIENCE, House, Person, open_house
from .storm import mishaps, note, times

pytestmark = pytest.mark.soak


@pytest.fixture(scope="module")
def quiet_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("fuzz") / "db.sqlite3") as house:
        yield house


@pytest.fixture(scope="module")
def victim(quiet_house: House) -> Person:
    """Somebody with a game under way, whose cookie some of the requests bear."""
    person = Person(quiet_house)
    person.open_table("me", "me", "open")
    person.open_table("me", "me")
    return person


def test_the_whole_api(quiet_house: House, victim: Person) -> None:
    """Half the requests that name a table name one that is there, half of all come from somebody who sits at it."""
    schema = schemathesis.openapi.from_url(f"{quiet_house.url}/api/openapi.json")
    operations = []
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        operations.append(found.ok())
    sent: Counter[str] = Counter()

    def ask(case: Any) -> None:
        lucky = zlib.crc32(f"{case.path_parameters} {case.body}".encode()) % 4
        if case.path_parameters and "id" in case.path_parameters and lucky < 2:
            case.path_parameters["id"] = victim.table["id"]
        cookies = dict(victim.http.cookies) if lucky % 2 else {}
        response = case.call(cookies=cookies, timeout=PATIENCE)
        case.validate_response(response, checks=[not_a_server_error, as_declared])
        sent[case.operation.label] += 1

    wanted = times(8 * len(operations), soaking=100_000)
    # In rounds, for of some operations there are few to be made up.
    for number in itertools.count():
        for operation in operations:
            patience = settings(
                max_examples=min(200, wanted // len(operations)),
                deadline=None,
                database=None,
                phases=[Phase.explicit, Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            seed(number)(patience(given(case=operation.as_strategy())(ask)))()
        note(f"requests made up: {sent.total()} of {wanted}")
        if sent.total() >= wanted:
            break
    assert len(sent) == len(operations)


def test_the_game_of_the_victim_is_still_sound(victim: Person, quiet_house: House) -> None:
    """Requests with the cookie may have played there, but only by the rules."""
    record = quiet_house.record(victim.table["id"])
    assert quiet_house.digest(victim.table["id"])
    assert len(record["actions"]) == victim.see()["ply"]


def frame(rng: random.Random) -> bytes:
    """Something a WebSocket might carry, or nothing of the kind."""
    payload = rng.randbytes(rng.choice([0, 1, 5, 125, 126, 300, 5000]))
    first = rng.choice([0x81, 0x82, 0x01, 0x00, 0x88, 0x89, 0x8A, 0xF1, 0x83, rng.randrange(256)])
    size = rng.choice([len(payload), len(payload), len(payload), rng.randrange(2**16)])
    masked = rng.choice([0x80, 0x80, 0x80, 0])
    if rng.random() < 0.05:
        length = bytes([masked | 127]) + struct.pack("!Q", rng.getrandbits(64))
    elif size < 126:
        length = bytes([masked | size])
    else:
        length = bytes([masked | 126]) + struct.pack("!H", size)
    return bytes([first]) + length + (rng.randbytes(4) if masked else b"") + payload


def handshake(person: Person, query: bytes) -> bytes:
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    return (
        b"GET " + person.path.encode() + b"/live" + query + b" HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        b"Cookie: " + cookies.encode() + b"\r\n\r\n"
    )


def test_strange_frames(quiet_house: House, victim: Person) -> None:
    rng = random.Random(31)
    pid = quiet_house.process.pid if quiet_house.process else 0
    open_before = len(os.listdir(f"/proc/{pid}/fd"))
    for number in mishaps("strange frames", 60, soaking=20_000):
        query = rng.choice(
            [b"", b"?since=3", b"?since=-1", b"?since=x", b"?since=999999999999999999999", b"?revision=7"]
        )
        with socket.create_connection(("127.0.0.1", quiet_house.port), timeout=PATIENCE) as line:
            line.sendall(handshake(victim, query))
            answer = line.recv(4096)
            assert not answer.startswith(b"HTTP/1.1 5"), answer[:200]
            try:
                for _ in range(rng.randint(1, 6)):
                    line.sendall(frame(rng))
                if rng.random() < 0.3:
                    line.shutdown(socket.SHUT_WR)
                    line.settimeout(PATIENCE)
                    while line.recv(65536):
                        pass
            except OSError as gone:
                if isinstance(gone, TimeoutError):
                    raise
                # Else the server has had enough of it.
        if number % 20 == 0:
            assert httpx.get(f"{quiet_house.url}/api/health", timeout=PATIENCE).status_code == 200
    assert watchers(quiet_house) == 0
    until = time.monotonic() + PATIENCE
    while len(os.listdir(f"/proc/{pid}/fd")) > open_before + 10:
        assert time.monotonic() < until, "connections are left open"
        time.sleep(0.2)


def watchers(house: House) -> float:
    """Live connections, once the server has noticed who left."""
    until = time.monotonic() + PATIENCE
    while True:
        lines = httpx.get(f"{house.url}/metrics").text.splitlines()
        left = next(float(line.split()[1]) for line in lines if line.startswith("donjon_watchers "))
        if left == 0 or time.monotonic() > until:
            return left
        time.sleep(0.2)


def test_the_log_has_no_trouble(tmp_path: Path) -> None:
    """Whatever is sent, the server does not make mistakes it would have to write about."""
    log = tmp_path / "log"
    with open_house(tmp_path / "db.sqlite3", log=log) as house:
        person = Person(house)
        person.open_table("me", "me")
        rng = random.Random(5)
        for _ in mishaps("requests nobody would make", 60, soaking=2000):
            path = rng.choice([person.path, "/api/tables", "/api/join", "/%00", "/api/tables/%F0%9F%98%80", "/metrics"])
            method = rng.choice(["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "BREW"])
            body = rng.choice([b"", b"{", b"[]", b"\xff\xfe", b'{"code":"\\ud800"}', rng.randbytes(50)])
            answer = person.http.request(method, path, content=body, headers={"Content-Type": "application/json"})
            assert answer.status_code < 500, (method, path, body, answer.text)
    assert "Traceback" not in log.read_text()
