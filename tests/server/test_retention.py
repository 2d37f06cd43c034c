"""What is kept for how long, and who may be asked to leave."""

import json
import random
import sys
from pathlib import Path

import httpx
import pytest

from donjon.cli import main
from donjon.server.storage.retention import DAY
from donjon.server.storage.saved import now

from .company import LAUNCH, House, Person, open_house, play_on, refusal, wait_for
from .databases import ask
from .test_reviews import brought, record_of

Printed = pytest.CaptureFixture[str]
FAR = {"X-Forwarded-For": "203.0.113.7"}


def age(db: str, table: str, days: int) -> None:
    ask(db, "UPDATE tables SET updated = ? WHERE id = ?", now() - days * DAY, table)


def count(db: str, table: str) -> int:
    """How many rows a table still has anywhere."""
    owned = ("seats", "decisions", "requests", "snapshots", "bot_turns", "quarantine")
    rows = sum(ask(db, f"SELECT count(*) FROM {name} WHERE table_id = ?", table)[0][0] for name in owned)
    return int(rows + ask(db, "SELECT count(*) FROM tables WHERE id = ?", table)[0][0])


def test_what_is_not_kept_goes_and_what_is_stays(database: str, capsys: Printed) -> None:
    with open_house(database) as house:
        mahaut, aude = Person(house), Person(house)
        kept, gone = {}, {}
        kept["waiting, 13 days"] = mahaut.open_table("me", "open")["id"]
        gone["waiting, 15 days"] = mahaut.open_table("me", "open")["id"]
        kept["playing, 170 days"] = mahaut.open_table("me", "me")["id"]
        gone["playing, 190 days"] = mahaut.open_table("me", "me")["id"]
        mahaut.decide_by("colour")
        kept["over, 3000 days"] = aude.open_table("me", "me", max_turns=1)["id"]
        play_on([aude], random.Random(1))
        stranger = Person(house)
        gone["somebody's only one, 400 days"] = stranger.open_table("me", "open")["id"]
        study, old = (brought(Person(house), record_of("barony", 20))["id"] for _ in range(2))
        ask(database, "UPDATE studies SET made = ? WHERE id = ?", now() - 401 * DAY, old)
        [(reader,)] = ask(database, "SELECT person FROM studies WHERE id = ?", old)
        with mahaut.listen():  # whoever watches a table that goes is not told anything untrue
            for name, id in (kept | gone).items():
                age(database, id, int(name.split(" ")[-2]))
            ask(database, "UPDATE people SET created = ?", now() - 500 * DAY)
            assert main(["tidy", "--dry-run", "--json", "--db", database]) == 0
            would = json.loads(capsys.readouterr().out)
            assert {one["id"] for one in would["gone"]} == {*gone.values(), reader}
            assert all(count(database, id) for id in gone.values())
            assert main(["tidy", "--lang", "en", "--db", database]) == 0
            assert "2 tables that had not begun, 1 games" in capsys.readouterr().out
        assert [name for name, id in gone.items() if count(database, id)] == []
        assert [name for name, id in kept.items() if not count(database, id)] == []
        for id in gone.values():
            wait_for(lambda id=id: mahaut.http.get(f"/api/tables/{id}").status_code == 404)  # type: ignore[misc]
        mahaut.see(kept["playing, 170 days"])
        mahaut.decide_by("colour")
        people = ask(database, "SELECT count(*) FROM people")[0][0]
        assert people == 3  # whoever had no other table, and brought nothing lately, is not known any more
        assert ask(database, "SELECT id FROM studies") == [(study,)]
        assert main(["verify", "--db", database]) == 0


def test_a_table_that_is_closed_ends_for_everybody(own_house: House, capsys: Printed) -> None:
    mahaut, aude = Person(own_house), Person(own_house)
    table = mahaut.open_as({"public": True, "clock": {"turn": 600}}, "me", "open")
    aude.sit_down(table["id"], code=table["code"])
    with aude.listen():
        assert main(["close", table["code"].lower(), "--db", own_house.db]) == 0
        wait_for(lambda: aude.see()["status"] == "over")
        assert aude.table["agreed"] == {"ending": "stop", "seat": None, "seats": []}
        assert aude.table["clock"]["deadline"] is None
    assert aude.http.get("/api/lobby").json()["tables"] == []
    waiting = mahaut.open_table("me", "open")["id"]
    for id in (waiting, table["id"]):
        assert main(["close", id, "--delete", "--db", own_house.db]) == 0
        assert count(own_house.db, id) == 0
        wait_for(lambda id=id: mahaut.http.get(f"/api/tables/{id}").status_code == 404)  # type: ignore[misc]
    capsys.readouterr()
    assert main(["close", "nothing", "--lang", "en", "--db", own_house.db]) == 1
    assert "there is no table" in capsys.readouterr().err


def test_who_is_forgotten_is_nowhere_and_others_play_on(own_house: House) -> None:
    mahaut, aude = Person(own_house), Person(own_house)
    table = mahaut.open_table("me", "open")
    aude.sit_down(table["id"], code=table["code"])
    alone = mahaut.open_table("me", "squire")["id"]
    mahaut.post("/api/me/recovery", {})
    assert main(["forget", f"{table['id']}/1", "--db", own_house.db]) == 0
    wait_for(lambda: aude.see(table["id"])["seats"][0]["kind"] == "bot")
    assert aude.table["seats"][0]["name"] != "Mahaut"
    wait_for(lambda: aude.see()["choices"])  # the bot decides where they were to
    aude.decide_at_random(random.Random(1))
    assert aude.see()["host"]
    assert count(own_house.db, alone) == 0
    assert ask(own_house.db, "SELECT count(*) FROM people") == [(1,)]
    assert "Mahaut" not in str(ask(own_house.db, "SELECT * FROM seats"))
    assert main(["verify", "--db", own_house.db]) == 0
    assert main(["forget", f"{table['id']}/1", "--db", own_house.db]) == 1


def test_what_bots_found_goes_and_what_was_written_goes_with_its_game(own_house: House) -> None:
    mahaut = Person(own_house)
    table, kept = (mahaut.open_table("me", "me")["id"] for _ in range(2))
    [(person,)] = ask(own_house.db, "SELECT id FROM people")
    for id in (table, kept):
        ask(own_house.db, "INSERT INTO branches VALUES (?, 'A', ?, 1, '[]', 1)", id, person)
        ask(own_house.db, "INSERT INTO notes VALUES (?, ?, 1, '', 'terre-de-barons', 'so', true, 1)", person, id)
    for name, days in (("old", 190), ("new", 170)):
        asked = now() - days * DAY
        analysis = (
            "INSERT INTO analyses (digest, depth, status, process, until, asked) VALUES (?, 'quick', 'done', '', 0, ?)"
        )
        ask(own_house.db, analysis, name, asked)
        ask(own_house.db, "INSERT INTO findings VALUES (?, 1, 'quick', '{}', ?)", name, asked)
        ask(own_house.db, "INSERT INTO verdicts VALUES (?, '{}', ?)", name, asked)
    assert main(["tidy", "--db", own_house.db]) == 0
    for found in ("analyses", "findings", "verdicts"):
        assert ask(own_house.db, f"SELECT digest FROM {found}") == [("new",)]
    assert main(["close", table, "--delete", "--db", own_house.db]) == 0
    for written in ("branches", "notes"):
        assert ask(own_house.db, f"SELECT review FROM {written}") == [(kept,)]


def test_nobody_waits_for_who_is_forgotten(own_house: House) -> None:
    """Before a game their seat is free, in one that waits for their answer nobody asks, and after it none is theirs."""
    mahaut, aude = Person(own_house), Person(own_house)
    waiting = aude.open_table("me", "open", "open")
    mahaut.sit_down(waiting["id"], code=waiting["code"])
    over = aude.open_table("me", "open", max_turns=1)
    mahaut.sit_down(over["id"], code=over["code"])
    play_on([aude, mahaut], random.Random(1))
    playing = aude.open_as({"patience": None}, "me", "open")
    mahaut.sit_down(playing["id"], code=playing["code"])
    aude.see(playing["id"])
    assert aude.propose("stop")["proposal"]["missing"] == [1]
    assert main(["forget", f"{waiting['id']}/2", "--db", own_house.db]) == 0
    wait_for(lambda: aude.see(waiting["id"])["seats"][1]["kind"] == "open")
    wait_for(lambda: aude.see(playing["id"])["proposal"] is None)
    assert aude.see(playing["id"])["seats"][1]["kind"] == "bot"
    assert aude.propose("stop")["status"] == "over"
    aude.see(over["id"])
    rematch = aude.again()
    assert rematch["status"] == "waiting"
    assert [seat["kind"] for seat in rematch["seats"]] == ["person", "open"]
    assert main(["verify", "--db", own_house.db]) == 0


def test_nobody_comes_in_from_a_blocked_network(own_house: House, capsys: Printed) -> None:
    mahaut = Person(own_house)
    assert mahaut.http.get("/api/games", headers=FAR).status_code == 200
    assert main(["block", "203.0.113.0/24", "--days", "3", "--db", own_house.db]) == 0
    assert main(["block", "2001:db8:1:2::7", "--db", own_house.db]) == 0
    wait_for(lambda: mahaut.http.get("/api/games", headers=FAR).status_code == 403)
    refusal(mahaut.http.get("/api/games", headers={"X-Forwarded-For": "2001:db8:1:2:3::9"}), 403, "blocked")
    assert mahaut.http.get("/api/games", headers={"X-Forwarded-For": "203.0.114.7"}).status_code == 200
    capsys.readouterr()
    assert main(["block", "--lang", "en", "--db", own_house.db]) == 0
    listed = capsys.readouterr().out
    assert "203.0.113.0/24 until 20" in listed
    assert "2001:db8:1:2::/64\n" in listed
    assert main(["block", "203.0.113.0/24", "--lift", "--db", own_house.db]) == 0
    wait_for(lambda: mahaut.http.get("/api/games", headers=FAR).status_code == 200)
    assert main(["block", "the neighbours", "--db", own_house.db]) == 2


def test_a_person_has_only_so_many_tables_and_a_network_opens_only_so_many(tmp_path: Path) -> None:
    few = (
        "from donjon.server.doors import limits\nlimits.FREE = limits.Limits(tables=3, founded=limits.Rate(5, 0.001))\n"
    )
    with open_house(tmp_path / "db", program=(sys.executable, "-c", few + LAUNCH)) as house:
        mahaut = Person(house)
        body = {"game": "barony", "seats": [{"kind": "me"}, {"kind": "open"}]}
        first = mahaut.post("/api/tables", body).json()["id"]
        for _ in range(2):
            assert mahaut.post("/api/tables", body).status_code == 201
        refusal(mahaut.post("/api/tables", body), 409, "too-many-tables")
        assert main(["close", first, "--db", house.db]) == 0
        assert mahaut.post("/api/tables", body).status_code == 201
        record = {"record": record_of("barony", 20)}
        for door, wanted in [("tables", body), ("studies", record)] * 2 + [("tables", body)]:
            assert Person(house).http.post(f"/api/{door}", json=wanted, headers=FAR).status_code == 201
        for door, wanted in (("tables", body), ("studies", record)):
            refusal(Person(house).http.post(f"/api/{door}", json=wanted, headers=FAR), 429, "too-many")
        assert Person(house).post("/api/tables", body).status_code == 201


def test_rematches_are_tables_too(tmp_path: Path) -> None:
    """Another attack: resign and play again, over and over, opened tables without end past every measure."""
    few = "from donjon.server.doors import limits\nlimits.FREE = limits.Limits(founded=limits.Rate(3, 0.001))\n"
    with open_house(tmp_path / "db", program=(sys.executable, "-c", few + LAUNCH)) as house:
        mahaut = Person(house)
        mahaut.http.headers.update(FAR)
        mahaut.open_table("me", "random")
        for _ in range(2):
            mahaut.propose("resign")
            mahaut.again()
        mahaut.propose("resign")
        refusal(mahaut.http.post(f"{mahaut.path}/again"), 429, "too-many")
        assert house.count_rows()["tables"] == 3


def test_a_damaged_row_of_blocked_networks_keeps_no_server_from_starting(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with open_house(tmp_path / "db", log=log) as house:
        assert main(["block", "203.0.113.7", "--db", house.db]) == 0
        for network, until in ((b"\xff\x00", None), ("the neighbours", None), ("192.0.2.0/24", "tomorrow")):
            ask(house.db, "INSERT INTO blocks VALUES (?, 1, ?)", network, until)
        house.stop()
        house.start()
        assert httpx.get(f"{house.url}/api/games").status_code == 200
        assert httpx.get(f"{house.url}/api/games", headers=FAR).status_code == 403  # the sound one holds
    assert "blocked networks cannot be read" in log.read_text()
