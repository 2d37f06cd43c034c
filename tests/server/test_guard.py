"""Who may ask, and what a page may load."""

from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from .company import House, Person, refusal

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
        assert live.recv(timeout=10)


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
