"""Nobody may ask without end: each device, each address, each guess and each live line has its measure."""

import contextlib
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from donjon.server.doors.limits import Allowance, Rate

from .company import PATIENCE, House, Person, open_house, refusal

CHANGES, REQUESTS, GUESSES, SOCKETS = 20, 60, 5, 6  # the bursts of a house that is limited
FAR = {"X-Forwarded-For": "203.0.113.7"}  # as a proxy on this machine tells it


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with small measures, so that few requests reach them."""
    with open_house(Path(tmp_path_factory.mktemp("strict")) / "donjon.sqlite3", limited=True) as running:
        yield running


def answers(person: Person, path: str, count: int, headers: dict[str, str]) -> list[httpx.Response]:
    return [person.http.get(path, headers=headers) for _ in range(count)]


def test_an_allowance_comes_back_with_time() -> None:
    moment = [0.0]
    allowance = Allowance(Rate(2, 0.5), lambda: moment[0])
    for _ in range(2):
        assert allowance.wait("mahaut") == 0
        allowance.take("mahaut")
    assert allowance.wait("mahaut") == 2
    assert allowance.wait("aude") == 0
    moment[0] = 1.0
    assert allowance.wait("mahaut") == 1
    moment[0] = 2.0
    assert allowance.wait("mahaut") == 0
    moment[0] = 1000.0
    for _ in range(2):
        allowance.take("mahaut")
    assert allowance.wait("mahaut") > 0  # no more than the burst was saved up


def test_a_device_that_floods_is_told_when_to_come_back(strict: House) -> None:
    mahaut = Person(strict)
    mahaut.open_table("me", "me")
    sent = [mahaut.send(0, ply=999) for _ in range(2 * CHANGES)]
    refused = sent[-1]
    assert sent[CHANGES // 2].status_code == 409  # a burst is nothing unusual
    problem = refusal(refused, 429, "too-many")
    assert int(refused.headers["retry-after"]) == problem["retry_after"] == problem["message"]["args"]["seconds"] >= 1
    assert mahaut.http.get(mahaut.path).status_code == 200  # looking on is free
    other = Person(strict)
    other.open_table("me", "me")  # and nobody else is held up


def test_an_address_that_floods_is_refused_and_no_other(strict: House) -> None:
    far = Person(strict)
    last = answers(far, "/api/health", 2 * REQUESTS, FAR)[-1]
    refusal(last, 429, "too-many")
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://127.0.0.1:{strict.port}/api/tables/x/live", additional_headers=FAR)
    assert refused.value.response.status_code == 429
    assert far.http.get("/api/health", headers={"X-Forwarded-For": "203.0.113.8"}).status_code == 200
    assert far.http.get("/api/health").status_code == 200


def test_guessing_codes_soon_ends(strict: House) -> None:
    host, thief = Person(strict), Person(strict)
    table = host.open_table("me", "open")
    address = {"X-Forwarded-For": "203.0.113.20"}
    for number in range(GUESSES):
        wrong = thief.http.post("/api/join", json={"code": f"ZZZZ{number:02}"}, headers=address)
        refusal(wrong, 404, "unknown-code")
    claim = {"code": table["code"], "name": "Aude"}
    for path, body in (("/api/join", {"code": table["code"]}), (f"/api/tables/{table['id']}/claim", claim)):
        refusal(thief.http.post(path, json=body, headers=address), 429, "too-many")
    assert Person(strict).http.post("/api/join", json={"code": table["code"]}).status_code == 200


def test_an_address_keeps_only_so_many_lines_open(strict: House) -> None:
    host = Person(strict)
    host.open_table("me", "open")
    url = f"ws://127.0.0.1:{strict.port}{host.path}/live"
    headers = {"X-Forwarded-For": "203.0.113.30"}
    with ExitStack() as stack:

        def line() -> ClientConnection:
            return stack.enter_context(connect(url, additional_headers=headers))

        lines = [line() for _ in range(SOCKETS)]
        with pytest.raises(InvalidStatus) as refused:
            line()
        assert refused.value.response.status_code == 429
        lines[0].close()
        until = time.monotonic() + 60
        while time.monotonic() < until:  # the server notices in its own time
            try:
                assert line().recv(timeout=PATIENCE)
            except InvalidStatus:
                time.sleep(0.1)
            else:
                return
        raise AssertionError("a line that was closed still counts")


@pytest.mark.parametrize(("said", "times", "code"), [("hello", 40, 1008), ("x" * 100_000, 1, 1009)])
def test_who_talks_on_a_listening_line_is_shown_out(mahaut: Person, said: str, times: int, code: int) -> None:
    mahaut.open_table("me", "open")
    with mahaut.listen() as live:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(times):
                live.send(said)
            while True:
                live.recv(timeout=PATIENCE)
        assert live.close_code == code
