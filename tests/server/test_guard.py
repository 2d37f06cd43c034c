"""Who may ask, and what a page may load."""

from collections.abc import Callable

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
        assert "script-src 'self';" in policy
        assert "unsafe-eval" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
    assert mahaut.http.get("/api/games").headers["cache-control"] == "no-store"
