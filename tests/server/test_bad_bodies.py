"""Bodies that are not what they should be: refused with what is wrong and where, nothing changed."""

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from .company import GAME, House, Person, refusal

Unchanged = Callable[[str], Callable[[], None]]
DECISION = {"ply": 0, "action": 0, "client": "c"}
UNDO = {"ply": 0, "to": 0, "client": "c"}
TABLE = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}]}


@pytest.mark.parametrize(
    ("door", "body", "where"),
    [
        ("decisions", DECISION | {"colour": "blue"}, "body.colour"),
        ("decisions", {"ply": 0, "client": "c"}, "body.action"),
        ("decisions", DECISION | {"ply": "0"}, "body.ply"),
        ("decisions", DECISION | {"ply": 0.0}, "body.ply"),
        ("decisions", DECISION | {"ply": True}, "body.ply"),
        ("decisions", DECISION | {"ply": -1}, "body.ply"),
        ("decisions", DECISION | {"ply": 10**40}, "body.ply"),
        ("decisions", DECISION | {"action": None}, "body.action"),
        ("decisions", DECISION | {"action": "send 13"}, "body.action"),
        ("decisions", DECISION | {"action": [1]}, "body.action"),
        ("decisions", DECISION | {"action": -1}, "body.action"),
        ("decisions", DECISION | {"client": ""}, "body.client"),
        ("decisions", DECISION | {"client": 7}, "body.client"),
        ("decisions", DECISION | {"client": "x" * 65}, "body.client"),
        ("decisions", DECISION | {"client": "a b"}, "body.client"),
        ("decisions", [DECISION], "body"),
        ("decisions", "decide", "body"),
        ("decisions", None, "body"),
        ("undo", UNDO | {"to": "0"}, "body.to"),
        ("undo", UNDO | {"back": 1}, "body.back"),
        ("undo", {"ply": 0, "client": "c"}, "body.to"),
        ("again", {"with": "everybody"}, "body.with"),
        ("again", [], "body"),
        ("claim", {"name": "x" * 41}, "body.name"),
        ("claim", {"name": "a\u0000b"}, "body.name"),
        ("claim", {"name": 3}, "body.name"),
        ("claim", {"name": "A", "seat": "1"}, "body.seat"),
        ("claim", {"name": "A", "password": "x"}, "body.password"),
    ],
)
def test_at_a_table(mahaut: Person, unchanged: Unchanged, door: str, body: Any, where: str) -> None:
    mahaut.open_table("me", "me")
    same = unchanged(mahaut.table["id"])
    refused = refusal(mahaut.post(f"{mahaut.path}/{door}", body), 422, "malformed")
    assert where in [error["where"] for error in refused["errors"]]
    assert all(error["what"] for error in refused["errors"])
    same()


@pytest.mark.parametrize(
    ("body", "where"),
    [
        ({}, "body.game"),
        (TABLE | {"game": 3}, "body.game"),
        (TABLE | {"seats": []}, "body.seats"),
        (TABLE | {"seats": {"kind": "me"}}, "body.seats"),
        (TABLE | {"seats": [{"kind": "ghost"}]}, "body.seats.0"),
        (TABLE | {"seats": [{"kind": "bot"}]}, "body.seats.0.bot.bot"),
        (TABLE | {"seats": [{"kind": "me", "bot": "greedy"}]}, "body.seats.0.me.bot"),
        (TABLE | {"options": []}, "body.options"),
        (TABLE | {"options": {"troops": [30]}}, "body.options.troops.bool"),
        (TABLE | {"colour": 1}, "body.colour"),
        (TABLE | {"name": ["x"]}, "body.name"),
        (TABLE | {"hints": "few"}, "body.hints"),
    ],
)
def test_new_tables(mahaut: Person, body: Any, where: str) -> None:
    refused = refusal(mahaut.post("/api/tables", body), 422, "malformed")
    assert where in [error["where"] for error in refused["errors"]]
    assert mahaut.http.get("/api/tables").json() == {"tables": []}


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b'{"ply": 0, "ply": NaN, "action": 1, "client": "c"}',
        b"[" * 60_000,
        b'{"ply": ' + b"9" * 5000 + b', "action": 0, "client": "c"}',
        json.dumps(DECISION | {"client": "\ud800"}).encode(),
        json.dumps(DECISION | {"\udfff": 1}).encode(),
    ],
)
def test_what_is_hardly_json(mahaut: Person, unchanged: Unchanged, content: bytes) -> None:
    mahaut.open_table("me", "me")
    same = unchanged(mahaut.table["id"])
    headers = {"Content-Type": "application/json"}
    response = mahaut.http.post(f"{mahaut.path}/decisions", content=content, headers=headers)
    assert response.status_code in (400, 422)
    refusal(response, response.status_code, "malformed" if response.status_code == 422 else "bad-request")
    same()


@pytest.mark.parametrize(
    "content_type", [None, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]
)
def test_only_json_is_read(mahaut: Person, unchanged: Unchanged, content_type: str | None) -> None:
    """What a foreign form could send is no decision."""
    mahaut.open_table("me", "me")
    same = unchanged(mahaut.table["id"])
    body = {"ply": mahaut.table["ply"], "action": mahaut.table["choices"][0]["action"], "client": "c"}
    headers = {"Content-Type": content_type} if content_type else {}
    response = mahaut.http.post(f"{mahaut.path}/decisions", content=json.dumps(body), headers=headers)
    refusal(response, 422, "malformed")
    same()


@pytest.mark.parametrize("announced", [True, False])
def test_ten_megabytes(mahaut: Person, house: House, unchanged: Unchanged, announced: bool) -> None:
    mahaut.open_table("me", "me")
    same = unchanged(mahaut.table["id"])
    block = b" " * 100_000

    def flood() -> Any:
        for _ in range(100):
            yield block

    for door in (f"{mahaut.path}/decisions", "/api/tables", "/api/nowhere", "/elsewhere"):
        content = block * 100 if announced else flood()
        response = httpx.post(house.url + door, content=content, headers={"Content-Type": "application/json"})
        refused = refusal(response, 413, "too-large")
        assert refused["limit"] == 65_536
    same()
    assert mahaut.see()["ply"] == mahaut.table["ply"]


def test_addresses_and_methods_that_do_not_exist(mahaut: Person) -> None:
    refusal(mahaut.http.get("/api/nowhere"), 404, "not-found")
    refusal(mahaut.http.delete("/api/tables"), 405, "wrong-method")
    refusal(mahaut.http.put("/api/tables/x/decisions", json={}), 405, "wrong-method")


def test_every_refusal_has_its_message_in_both_languages() -> None:
    from donjon.messages import LANGUAGES, knows
    from donjon.server import app, problems

    titles = {kind.title for kind in problems.Refusal.__subclasses__()} | set(app.HTTP_TITLES.values())
    titles |= {"malformed", "bad-request", "server-error"}
    missing = [
        (title, language) for title in titles for language in LANGUAGES if not knows(f"problem-{title}", language)
    ]
    assert missing == []
