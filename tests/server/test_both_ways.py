"""Every odd request takes the short way and the long way to a decision, and is answered alike, word for word."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from donjon.server.app import create
from donjon.server.doors.guard import LARGEST_BODY
from donjon.server.doors.limits import FREE
from donjon.server.doors.shortcut import Shortcut
from donjon.server.settings import Settings

from .company import GAME, Json

JSON = {"Content-Type": "application/json"}
ODD: list[Any] = [
    *(None, True, -1, 0, 1.5, 2.0, 1e400, 10**30),
    *("", "1", "x" * 65, "é", "\ud800", "a b", [], {}, [1]),
]
OTHERS_TIME = {"date", "content-length"}


def odd_bodies(right: Json) -> Iterator[bytes]:
    """Everything a body can be but right."""
    for name in right:
        yield json.dumps({key: value for key, value in right.items() if key != name}).encode()
        for odd in ODD:
            yield json.dumps(right | {name: odd}).encode()
    yield json.dumps(right | {"extra": 1}).encode()
    yield json.dumps(right | {"since": -1}).encode()
    yield json.dumps(right | {"since": 0, "revision": 7}).encode()
    yield json.dumps([right]).encode()
    whole = json.dumps(right).encode()
    yield from (b"", b" ", b"{", b"{}", b"null", b"1", b'"x"', b"[]", b"NaN", b'{"ply": NaN}', b"\xff\xfe", b"\x00")
    yield from (whole[:-1], whole + b" ", whole + b"{}", b"\xef\xbb\xbf" + whole, whole.decode().encode("utf-16"))
    yield whole.replace(b"{", b'{"ply": 1, ', 1)  # twice the same name
    yield b"[" * 5_000
    yield b'{"a":' * 2_000
    yield whole[:-1] + b" " * (LARGEST_BODY - len(whole)) + b"}"
    yield whole + b" " * LARGEST_BODY


def odd_requests(table: str, cookie: dict[str, str], right: Json) -> Iterator[dict[str, Any]]:
    path = f"/api/tables/{table}/decisions"
    plain = {"method": "POST", "url": path, "headers": JSON | cookie, "content": json.dumps(right).encode()}
    for body in odd_bodies(right):
        yield plain | {"content": body}
    for kind in ("", "text/plain", "application/json; charset=utf-8", "APPLICATION/JSON", "application/x+json", "json"):
        yield plain | {"headers": cookie | {"Content-Type": kind}, "content": b'{"ply": 1}'}
        yield plain | {"headers": cookie | {"Content-Type": kind}}
    yield plain | {"headers": cookie}
    for origin in ("null", "http://[", "http://evil.example", "https://test", "http://test", ""):
        yield plain | {"headers": JSON | cookie | {"Origin": origin}}
    for site in ("cross-site", "same-site", "same-origin", "none", "odd"):
        yield plain | {"headers": JSON | cookie | {"Sec-Fetch-Site": site}}
    for crumb in ("", "donjon=", "donjon=nobody.nothing", "donjon=" + "x" * 3000, "=;;=", "other=1"):
        yield plain | {"headers": JSON | {"Cookie": crumb}}
    yield plain | {"headers": JSON}
    for id in ("nowhere", "", "%2e%2e", "a%2fb", "é", "x" * 300, table + "%00", table.upper()):
        yield plain | {"url": f"/api/tables/{id}/decisions"}
    for method in ("GET", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"):
        yield plain | {"method": method}
    yield from (plain | {"url": path + "/"}, plain | {"url": path + "?since=1"}, plain | {"url": path.upper()})


def test_whatever_is_odd_is_answered_alike_both_ways(tmp_path: Path) -> None:
    async def story() -> int:
        app = create(Settings(db=str(tmp_path / "tables.sqlite3"), limits=FREE), workers=1)
        short, long = (
            httpx.AsyncClient(transport=httpx.ASGITransport(way, raise_app_exceptions=False), base_url="http://test")
            for way in (Shortcut(app), app)
        )
        asked = 0
        async with app.router.lifespan_context(app), short, long:
            opened = await long.post("/api/tables", json={"game": GAME, "seats": [{"kind": "me", "name": "M"}] * 2})
            table = opened.json()
            cookie = {"Cookie": opened.headers["set-cookie"].partition(";")[0]}
            right = {"ply": table["ply"], "action": table["choices"][0]["action"], "client": "c" * 20, "since": 0}
            long.cookies.clear()
            for request in odd_requests(table["id"], cookie, right):
                answers = [await way.request(**request) for way in (short, long)]
                one, other = [
                    (
                        answer.status_code,
                        {name: value for name, value in answer.headers.items() if name not in OTHERS_TIME},
                        answer.content,
                    )
                    for answer in answers
                ]
                assert one == other, request
                asked += 1
        return asked

    assert asyncio.run(asyncio.wait_for(story(), 120)) > 100
