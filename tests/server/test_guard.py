"""Who may ask, and what a page may load."""

import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from donjon.server.doors.origins import BadAddress, Origins

from .company import PATIENCE, House, Person, refusal

Unchanged = Callable[[str], Callable[[], None]]


def test_our_own_page_may_decide(mahaut: Person, house: House) -> None:
    mahaut.http.headers["Origin"] = house.url
    mahaut.open_table("me", "me")
    mahaut.decide_by("colour")


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "Cross-Site"},
        {"sec-fetch-site": "CROSS-SITE"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "NULL"},
        {"Origin": ""},
    ],
)
def test_foreign_pages_may_not(mahaut: Person, unchanged: Unchanged, headers: dict[str, str]) -> None:
    mahaut.open_table("me", "me")
    same = unchanged(mahaut.table["id"])
    mahaut.http.headers.update(headers)
    refusal(mahaut.send(mahaut.table["choices"][0]["action"]), 403, "wrong-origin")
    refusal(mahaut.http.post(f"{mahaut.path}/again"), 403, "wrong-origin")
    same()


def test_foreign_pages_may_not_listen(mahaut: Person, house: House) -> None:
    mahaut.open_table("me", "me")
    url = f"ws://127.0.0.1:{house.port}{mahaut.path}/live"
    with pytest.raises(InvalidStatus) as refused:
        connect(url, origin=Origin("http://evil.example"))
    assert refused.value.response.status_code == 403
    with connect(url, origin=Origin(house.url)) as live:
        assert live.recv(timeout=PATIENCE)


def test_answers_carry_the_policy(mahaut: Person) -> None:
    for path in ("/", "/api/games", "/api/nowhere", "/t/some-table"):
        headers = mahaut.http.get(path).headers
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self';")
        assert "unsafe" not in policy
        assert "data:" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
    assert mahaut.http.get("/api/games").headers["cache-control"] == "no-store"


def test_the_cookie_is_for_this_site_and_no_script(house: House) -> None:
    for headers, name in (({}, "donjon"), ({"X-Forwarded-Proto": "https"}, "__Host-donjon")):
        person = Person(house)
        person.http.headers.update(headers)
        given = person.post("/api/tables", {"game": "barony", "seats": [{"kind": "me"}, {"kind": "open"}]})
        cookie = given.headers["set-cookie"]
        assert cookie.startswith(f"{name}=")
        assert "HttpOnly" in cookie
        assert "SameSite=strict" in cookie
        assert ("Secure" in cookie) == (name != "donjon")


def test_no_token_is_kept_as_it_is(house: House, mahaut: Person) -> None:
    mahaut.open_table("me", "open")
    token = mahaut.http.cookies["donjon"].partition(".")[2]
    kept = Path(house.db).read_bytes() + Path(f"{house.db}-wal").read_bytes()
    assert mahaut.table["id"].encode() in kept
    assert token.encode() not in kept


def raw(house: House, *lines: str) -> bytes:
    """What is answered to a request as nobody's library would make it."""
    with socket.create_connection(("127.0.0.1", house.port), timeout=60) as line:
        line.sendall("\r\n".join([*lines, "", ""]).encode())
        return line.recv(65536)


def test_an_origin_of_nothing_is_not_ours_where_no_host_is_named(house: House) -> None:
    for host in ((), ("Host:",)):
        answer = raw(house, "POST /api/join HTTP/1.0", "Origin: null", "Content-Length: 0", *host)
        assert answer.split(b" ", 2)[1] in (b"400", b"403", b"421")


@pytest.mark.parametrize("name", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "[::1", "a b"])
def test_a_page_whose_name_leads_here_for_a_moment_is_refused(mahaut: Person, house: House, name: str) -> None:
    """Rebinding: the browser believes that it speaks to its own site, so origin and host agree."""
    headers = {"Host": name, "Origin": f"http://{name}", "Sec-Fetch-Site": "same-origin"}
    refusal(mahaut.http.post("/api/join", json={"code": "X"}, headers=headers), 421, "wrong-host")
    for path in ("/api/games", "/metrics", "/"):
        assert mahaut.http.get(path, headers=headers).status_code == 421
    mahaut.open_table("me", "me")
    upgrade = (
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: " + "A" * 22 + "==",
    )
    answer = raw(house, f"GET {mahaut.path}/live HTTP/1.1", f"Host: {name}", f"Origin: http://{name}", *upgrade)
    assert answer.startswith(b"HTTP/1.1 421 ")


def test_names_of_this_machine_and_its_network_are_ours() -> None:
    here = Origins()
    for host in (
        "localhost:8000",
        "127.0.0.1",
        "[::1]:8000",
        "192.168.1.5:8000",
        "manoir",
        "manoir.local:80",
        "pc.lan",
    ):
        assert here.knows(host.encode()), host
    public = Origins(["https://play.example.org", "http://other.example:8080/"])
    for host in ("play.example.org", "PLAY.example.org", "other.example:8080", "localhost:8000"):
        assert public.knows(host.encode()), host
    for host in ("play.example.org:81", "example.org", "192.168.1.5", "manoir.local", "play.example.org.evil.example"):
        assert not public.knows(host.encode()), host
    ours = {b"host": b"play.example.org", b"origin": b"https://play.example.org"}
    assert public.is_ours(ours)
    assert not public.is_ours(ours | {b"origin": b"http://play.example.org"})
    for wrong in ("ftp://x", "https://", "https://x/path", "https://x:port"):
        with pytest.raises(BadAddress):
            Origins([wrong])


def test_numbers_are_for_a_name_of_this_machine(mahaut: Person) -> None:
    assert mahaut.http.get("/metrics").status_code == 200
    assert mahaut.http.get("/metrics", headers={"Host": "manoir.local"}).status_code == 404
    assert mahaut.http.get("/metrics", headers={"X-Forwarded-For": "203.0.113.9"}).status_code == 404
