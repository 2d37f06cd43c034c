"""Decisions take a shorter way than other requests: the answers, the guard and the counting are the same."""

import re
from pathlib import Path

import pytest

from .company import Json, Person, new_client, open_house, refusal


def decisions_counted(person: Person) -> dict[str, float]:
    """Decisions answered so far, by status."""
    text = person.http.get("/metrics").text
    counted = re.findall(r'donjon_requests_total\{door="([^"]*)",method="POST",status="(\d+)"\} ([\d.]+)', text)
    return {status: float(count) for door, status, count in counted if door.endswith("/decisions")}


def wanted(person: Person) -> Json:
    return {"ply": person.table["ply"], "action": person.table["choices"][0]["action"], "client": new_client()}


def test_whatever_way_a_decision_takes_it_is_answered_alike(mahaut: Person) -> None:
    """A body in pieces, without its length beforehand, goes the long way."""
    mahaut.open_table("me", "me")
    path = f"{mahaut.path}/decisions"
    short = mahaut.http.post(path, json=wanted(mahaut))
    mahaut.table = mahaut.see()
    document = mahaut.http.build_request("POST", path, json=wanted(mahaut)).content
    pieces = (piece for piece in (document[:5], document[5:]))
    long = mahaut.http.post(path, content=pieces, headers={"Content-Type": "application/json"})
    assert short.status_code == long.status_code == 200
    assert short.json().keys() == long.json().keys()
    same = {"date", "content-length"}
    assert {name: value for name, value in short.headers.items() if name not in same} == {
        name: value for name, value in long.headers.items() if name not in same
    }


def test_refusals_carry_the_policy_too(mahaut: Person) -> None:
    mahaut.open_table("me", "me")
    for answer in (mahaut.send(0, ply=999), mahaut.http.post(f"{mahaut.path}/decisions", json={})):
        assert answer.status_code in (409, 422)
        assert answer.headers["content-security-policy"].startswith("default-src 'none'")
    refusal(mahaut.http.post("/api/tables/nowhere/decisions", json=wanted(mahaut)), 404, "unknown-table")


def test_every_decision_is_counted_once(tmp_path: Path) -> None:
    with open_house(tmp_path / "donjon.sqlite3") as house:
        person = Person(house)
        person.open_table("me", "me")
        path = f"{person.path}/decisions"
        assert person.http.post(path, json=wanted(person)).status_code == 200
        assert person.http.post(path, json=wanted(person)).status_code == 409
        assert person.http.post(path, json={"ply": "x"}).status_code == 422
        assert person.http.post(path, content=b"{", headers={"Content-Type": "application/json"}).status_code == 422
        assert decisions_counted(person) == {"200": 1, "409": 1, "422": 2}


@pytest.mark.parametrize("origin", ["http://[", "://", "http://evil.example", "127.0.0.1"])
def test_an_odd_origin_is_a_foreign_one(mahaut: Person, origin: str) -> None:
    mahaut.open_table("me", "me")
    answer = mahaut.http.post(f"{mahaut.path}/decisions", json=wanted(mahaut), headers={"Origin": origin})
    refusal(answer, 403, "wrong-origin")
