"""Opening tables, sitting down, being found again."""

import random
from pathlib import Path

import httpx
import pytest

from donjon.server import models, shelf

from .company import GAME, House, Person, play_on, refusal
from .databases import ask


def test_the_shelf_names_games_and_bots(mahaut: Person) -> None:
    found = mahaut.http.get("/api/games").json()
    shelf.Shelf.model_validate(found)
    assert GAME in [game["slug"] for game in found["games"]]
    assert found["bots"] == ["page", "squire", "knight", "baron", "duke"]


def test_health(mahaut: Person) -> None:
    models.Health.model_validate(mahaut.http.get("/api/health").json())


def test_the_doors_are_documented(mahaut: Person) -> None:
    paths = mahaut.http.get("/api/openapi.json").json()["paths"]
    doors = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    assert doors == {
        "GET /api/games",
        "GET /api/health",
        "GET /api/tables",
        "POST /api/tables",
        "POST /api/join",
        "GET /api/tables/{id}",
        "GET /api/tables/{id}/record",
        "GET /api/tables/{id}/log",
        "GET /api/tables/{id}/chance",
        "GET /api/lobby",
        "GET /api/me",
        "POST /api/me/look",
        "POST /api/me/become",
        "POST /api/me/devices/{device}/revoke",
        "POST /api/me/recovery",
        "POST /api/me/recover",
        "POST /api/tables/{id}/name",
        "POST /api/tables/{id}/swap",
        "POST /api/tables/{id}/public",
        "POST /api/tables/{id}/seats/{seat}/link",
        "POST /api/tables/{id}/seats/{seat}/bot",
        "POST /api/tables/{id}/seats/{seat}/back",
        "POST /api/tables/{id}/proposal",
        "POST /api/tables/{id}/answer",
        "POST /api/tables/{id}/claim",
        "POST /api/tables/{id}/decisions",
        "POST /api/tables/{id}/undo",
        "POST /api/tables/{id}/again",
        "GET /api/tables/{id}/hint",
        "GET /api/tables/{id}/steps",
        "GET /api/tables/{id}/course",
        "GET /api/tables/{id}/positions",
        "POST /api/tables/{id}/phrase",
        "POST /api/tables/{id}/why",
        "GET /api/reviews/{id}",
        "GET /api/reviews/{id}/course",
        "GET /api/reviews/{id}/positions",
        "GET /api/reviews/{id}/record",
        "GET /api/reviews/{id}/text",
        "POST /api/reviews/{id}/branch",
        "GET /api/reviews/{id}/branches",
        "POST /api/reviews/{id}/branches",
        "POST /api/reviews/{id}/branches/{name}/delete",
        "GET /api/reviews/{id}/analysis",
        "POST /api/reviews/{id}/analysis",
        "POST /api/reviews/{id}/analysis/cancel",
        "POST /api/reviews/{id}/judge",
        "POST /api/reviews/{id}/play",
        "GET /api/reviews/{id}/notes",
        "POST /api/reviews/{id}/notes",
        "GET /api/studies",
        "POST /api/studies",
        "POST /api/studies/{id}/delete",
        "GET /api/me/notes",
        "GET /api/me/games",
        "GET /api/me/statistics",
    }
    refusals = paths["/api/tables/{id}/decisions"]["post"]["responses"]
    assert "application/problem+json" in refusals["4XX"]["content"]


def test_a_full_table_begins_at_once(mahaut: Person) -> None:
    table = mahaut.open_table("me", "greedy")
    models.Table.model_validate(table)
    assert table["status"] == "playing"
    assert table["you"] == [0]
    assert table["host"]
    assert table["seats"][0]["name"] == "Mahaut"
    bot = {"seat": 1, "kind": "bot", "name": "Guilhem", "bot": "greedy", "you": False, "online": True, "lent": None}
    assert table["seats"][1] == bot
    assert table["view"]["you"] == 0
    assert table["ply"] > 0
    assert table["secret"] is None


def test_a_table_waits_for_its_open_seats(mahaut: Person, aude: Person) -> None:
    table = mahaut.open_table("me", "open", "open")
    assert table["status"] == "waiting"
    assert table["view"] is None
    assert (table["ply"], table["choices"], table["log"], table["undo"]) == (0, [], [], None)
    aude.sit_down(table["id"], key=table["seats"][1]["key"])
    assert aude.table["status"] == "waiting"
    assert aude.table["you"] == [1]
    third = Person(mahaut.house)
    third.sit_down(table["id"], code=table["code"])
    assert third.table["you"] == [2]
    assert third.table["status"] == "playing"
    models.Table.model_validate(third.table)


def test_only_the_host_reads_the_keys_and_only_the_seated_the_code(
    mahaut: Person, aude: Person, stranger: Person
) -> None:
    table = mahaut.open_table("me", "open", "open")
    key = table["seats"][1]["key"]
    stranger.see(table["id"])
    aude.sit_down(table["id"], key=key)
    assert key not in stranger.http.get(stranger.path).text
    assert stranger.table["code"] is None
    assert "key" not in aude.table["seats"][2]
    assert aude.table["code"] == table["code"]
    assert "key" not in mahaut.see()["seats"][1]  # taken: no longer worth anything
    assert "key" in mahaut.table["seats"][2]


def test_sitting_down_needs_the_right_key_or_code(mahaut: Person, stranger: Person, house: House) -> None:
    table = mahaut.open_table("me", "open")
    before = house.rows(table["id"]), house.count_rows()
    for how in ({}, {"key": "x"}, {"code": "AAAAAA"}, {"seat": 1}, {"seat": 1, "key": "é\u2028x"}):
        refusal(stranger.post(f"/api/tables/{table['id']}/claim", {"name": "X", **how}), 403, "wrong-key")
    assert (house.rows(table["id"]), house.count_rows()) == before


def test_a_seat_is_taken_once(mahaut: Person, aude: Person, stranger: Person) -> None:
    table = mahaut.open_table("me", "open", "open")
    key = table["seats"][1]["key"]
    aude.sit_down(table["id"], key=key)
    again = aude.sit_down(table["id"], key=key)  # the link once more: she sits there already
    assert again["you"] == [1]
    how = {"key": key, "name": "X"}
    refusal(stranger.post(f"/api/tables/{table['id']}/claim", how), 409, "seat-taken")
    how = {"code": table["code"], "seat": 0, "name": "X"}
    refusal(stranger.post(f"/api/tables/{table['id']}/claim", how), 409, "seat-taken")


def test_one_person_may_hold_several_seats(mahaut: Person) -> None:
    table = mahaut.open_table("me", "me")
    assert table["you"] == [0, 1]
    rng = random.Random(4)
    for _ in range(20):
        actor = mahaut.table["view"]["actor"]
        assert mahaut.table["view"]["you"] == actor
        mahaut.decide_at_random(rng)


def test_joining_by_code_however_it_is_typed(mahaut: Person, stranger: Person) -> None:
    table = mahaut.open_table("me", "open")
    code = table["code"]
    for typed in (code, code.lower(), f" {code[:3]}-{code[3:]} "):
        assert stranger.post("/api/join", {"code": typed}).json() == {"id": table["id"]}
    refusal(stranger.post("/api/join", {"code": "nope"}), 404, "unknown-code")


def test_my_tables(mahaut: Person, aude: Person, stranger: Person) -> None:
    first = mahaut.open_table("me", "open")
    aude.sit_down(first["id"], code=first["code"])
    second = mahaut.open_table("me", "me", "me")
    listed = mahaut.http.get("/api/tables").json()
    models.MyTables.model_validate(listed)
    assert [table["id"] for table in listed["tables"]] == [second["id"], first["id"]]
    assert listed["tables"][0]["your_turn"]
    turns = [person.http.get("/api/tables").json()["tables"][-1]["your_turn"] for person in (mahaut, aude)]
    assert sorted(turns) == [False, True]
    assert stranger.http.get("/api/tables").json() == {"tables": []}


def test_again_with_the_same_people(mahaut: Person, aude: Person, stranger: Person) -> None:
    table = mahaut.open_table("me", "open", "random", max_turns=2)
    aude.sit_down(table["id"], code=table["code"])
    refusal(mahaut.http.post(f"{mahaut.path}/again"), 409, "not-over")
    play_on([mahaut, aude], random.Random(1))
    stranger.see(table["id"])
    refusal(stranger.http.post(f"{stranger.path}/again"), 403, "not-your-seat")
    rematch = mahaut.again()
    assert rematch["id"] != table["id"]
    assert rematch["status"] == "playing"
    assert rematch["options"] == table["options"]
    assert [seat["kind"] for seat in rematch["seats"]] == ["person", "person", "bot"]
    assert rematch["commitment"] != table["commitment"]
    aude.see(table["id"])
    assert aude.table["next"] == rematch["id"]
    assert aude.again()["id"] == rematch["id"]
    assert aude.table["you"] == [1]


def test_two_who_ask_again_at_once_meet_at_one_table(mahaut: Person) -> None:
    from concurrent.futures import ThreadPoolExecutor

    mahaut.open_table("me", "me", max_turns=1)
    play_on([mahaut], random.Random(2))
    devices = [mahaut.other_device() for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        tables = {table["id"] for table in pool.map(Person.again, devices)}
    assert len(tables) == 1


@pytest.mark.parametrize(
    ("body", "title"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "unknown-game"),
        ({"game": GAME, "seats": [{"kind": "me"}]}, "bad-option"),
        ({"game": GAME, "seats": [{"kind": "me"}] * 5}, "bad-option"),
        ({"game": GAME, "seats": [{"kind": "me"}] * 2, "options": {"troops": "many"}}, "bad-option"),
        ({"game": GAME, "seats": [{"kind": "me"}] * 2, "options": {"dragons": 3}}, "bad-option"),
        ({"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "oracle"}]}, "unknown-bot"),
    ],
)
def test_tables_that_cannot_be(mahaut: Person, house: House, body: object, title: str) -> None:
    before = house.count_rows()
    refusal(mahaut.post("/api/tables", body), 422, title)
    assert house.count_rows() == before
    assert not mahaut.http.cookies


@pytest.mark.parametrize("id", ["x", "%00", "a%00b", "%ED%A0%80", "x" * 3000, "a b", "%27;--"])
def test_no_table_has_such_an_id(mahaut: Person, id: str) -> None:
    refusal(mahaut.http.get(f"/api/tables/{id}"), 404, "unknown-table")
    refusal(mahaut.post("/api/join", {"code": id[:20]}), 404, "unknown-code")


def test_an_unknown_table(mahaut: Person) -> None:
    mahaut.table = {"id": "nowhere", "ply": 0}
    for response in (
        mahaut.http.get("/api/tables/nowhere"),
        mahaut.http.get("/api/tables/nowhere/record"),
        mahaut.http.get("/api/tables/nowhere/log"),
        mahaut.send(0),
        mahaut.send_undo(0),
        mahaut.http.post("/api/tables/nowhere/again"),
        mahaut.post("/api/tables/nowhere/claim", {"name": "X"}),
    ):
        refusal(response, 404, "unknown-table")


def test_the_token_is_kept_from_scripts_and_the_database_keeps_only_its_hash(mahaut: Person, house: House) -> None:
    response = mahaut.post("/api/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}]})
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    person, secret = mahaut.http.cookies["donjon"].split(".")
    kept = str(ask(house.db, "SELECT * FROM people"))
    assert person in kept
    assert secret not in kept
    files = [] if "://" in house.db else Path(house.db).parent.glob("*.sqlite3*")
    assert not any(secret.encode() in file.read_bytes() for file in files)


@pytest.mark.parametrize("token", ["", "x", "x.y", "é.y", f"{'a' * 500}.y"])
def test_a_false_token_is_a_strangers(mahaut: Person, house: House, token: str) -> None:
    table = mahaut.open_table("me", "me")
    person = mahaut.http.cookies["donjon"].split(".")[0]
    for forged in (token, f"{person}.{token}", f"{person}."):
        response = httpx.get(f"{house.url}/api/tables/{table['id']}", headers={b"Cookie": f"donjon={forged}".encode()})
        assert response.json()["you"] == []
