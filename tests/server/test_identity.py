"""Who a browser is: nobody takes it over, nobody loses their seats by it, and devices can be sent away."""

import contextlib
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from .company import PATIENCE, House, Person, next_message, open_house, refusal
from .databases import PostgreSQL, ask

FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0"


def code_of(person: Person) -> str:
    return str(person.http.post("/api/me/recovery").json()["code"])


def me(person: Person) -> dict[str, Any]:
    answer = person.http.get("/api/me")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def until_closed(line: ClientConnection) -> None:
    """Until the server hangs up."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            line.recv(timeout=PATIENCE)


def tables_of(person: Person) -> list[str]:
    return [table["id"] for table in person.http.get("/api/tables").json()["tables"]]


def test_nobody_becomes_somebody_else_unasked(mahaut: Person, aude: Person) -> None:
    """What the attacker did: a link with their own code, which the victim's browser took without a word."""
    mine = mahaut.open_table("me", "open")["id"]
    aude.open_table("me", "open")
    before = dict(mahaut.http.cookies)
    refusal(mahaut.post("/api/me/recover", {"code": code_of(aude)}), 409, "somebody-already")
    assert dict(mahaut.http.cookies) == before
    assert tables_of(mahaut) == [mine]


def test_who_looks_first_is_told_who_they_would_be(mahaut: Person, aude: Person, stranger: Person) -> None:
    mahaut.open_table("me", "open")
    hers = aude.open_table("me", "open")["id"]
    aude.do("name", name="Aude")
    code = code_of(aude)
    told = mahaut.post("/api/me/look", {"code": code.upper()}).json()
    assert (told["whose"]["name"], told["whose"]["tables"], told["same"]) == ("Aude", 1, False)
    assert (told["you"]["name"], told["you"]["tables"], told["you"]["playing"]) == ("Mahaut", 1, 1)
    assert aude.post("/api/me/look", {"code": code}).json()["same"]
    assert stranger.post("/api/me/look", {"code": code}).json()["you"] is None
    refusal(stranger.post("/api/me/look", {"code": "abcd-efgh"}), 403, "wrong-recovery")
    assert not stranger.http.cookies
    assert hers not in tables_of(mahaut)


def test_several_people_live_in_one_browser_and_none_loses_a_seat(database: str) -> None:
    with open_house(database) as house:
        mahaut, aude = Person(house), Person(house)
        mine, hers = (person.open_table("me", "open")["id"] for person in (mahaut, aude))
        aude.do("name", name="Aude")
        code = code_of(aude)
        listed = mahaut.post("/api/me/recover", {"code": code, "beside": True}).json()["tables"]
        assert [table["id"] for table in listed] == [hers]
        told = me(mahaut)
        assert (told["you"]["name"], [other["name"] for other in told["others"]]) == ("Aude", ["Mahaut"])
        assert [device["this"] for device in told["devices"]].count(True) == 1
        assert len(told["devices"]) == 2
        refusal(mahaut.post("/api/me/become", {"person": "nobody"}), 404, "not-found")
        back = mahaut.post("/api/me/become", {"person": told["others"][0]["person"]}).json()["tables"]
        assert [table["id"] for table in back] == [mine]
        assert [other["name"] for other in me(mahaut)["others"]] == ["Aude"]
        mahaut.post("/api/me/recover", {"code": code, "beside": True})  # she is here already: no device more
        assert len(me(mahaut)["devices"]) == 2
        kept = str(ask(database, "SELECT * FROM devices"))
        assert mahaut.http.cookies["donjon"].partition(".")[2] not in kept


def test_who_holds_nothing_is_not_kept(mahaut: Person, aude: Person, stranger: Person) -> None:
    mahaut.open_table("me", "open")
    aude.open_table("me", "open")
    stranger.post("/api/me/recover", {"code": code_of(aude)})  # who was nobody asks nobody
    assert me(stranger)["others"] == []
    assert me(stranger)["you"]["person"] == me(aude)["you"]["person"]


def test_a_browser_is_no_more_people_than_it_can_keep(mahaut: Person, house: House) -> None:
    mahaut.open_table("me", "open")
    first = mahaut.table["id"]
    said = []
    for _ in range(8):
        other = Person(house)
        other.open_table("me", "open")
        said.append(mahaut.post("/api/me/recover", {"code": code_of(other), "beside": True}))
    assert [answer.status_code for answer in said] == [200] * 7 + [409]
    refusal(said[-1], 409, "too-many-people")
    told = me(mahaut)
    assert len(told["others"]) == 7
    mahaut.post("/api/me/become", {"person": told["others"][-1]["person"]})
    assert tables_of(mahaut) == [first]


def test_devices_are_seen_and_sent_away(database: str) -> None:
    with open_house(database, workers=1) as house:
        mahaut, phone, thief = Person(house), Person(house), Person(house)
        mahaut.open_table("me", "me")
        code = code_of(mahaut)
        phone.http.headers["User-Agent"] = FIREFOX
        for other in (phone, thief):
            other.post("/api/me/recover", {"code": code})
        told = me(mahaut)
        assert told["recovery"]
        assert told["recovery_made"] <= told["devices"][0]["seen"][:-1] + "Z"
        assert sorted(str(device["name"]) for device in told["devices"]) == ["Firefox, Android", "None", "None"]
        stolen = next(device["id"] for device in me(thief)["devices"] if device["this"])
        thief.see(mahaut.table["id"])
        phone.see(mahaut.table["id"])
        with thief.listen() as live:
            next_message(live, "table")
            left = mahaut.http.post(f"/api/me/devices/{stolen}/revoke").json()
            assert (len(left["devices"]), left["recovery"], left["recovery_made"]) == (2, False, None)
            until_closed(live)
        refusal(thief.send(0), 403, "not-your-seat")
        assert me(thief)["you"] is None
        refusal(thief.post("/api/me/recover", {"code": code}), 403, "wrong-recovery")  # which it may have seen
        phone.decide(phone.table["choices"][0]["action"])
        refusal(mahaut.http.post(f"/api/me/devices/{stolen}/revoke"), 404, "not-found")
        refusal(thief.http.post(f"/api/me/devices/{left['devices'][0]['id']}/revoke"), 403, "not-your-seat")


def test_nobody_sends_away_anothers_device(mahaut: Person, aude: Person) -> None:
    for person in (mahaut, aude):
        person.open_table("me", "open")
    hers = me(aude)["devices"][0]["id"]
    refusal(mahaut.http.post(f"/api/me/devices/{hers}/revoke"), 404, "not-found")
    assert me(aude)["you"]


def test_a_device_revoked_in_one_process_is_gone_from_the_others(postgresql: PostgreSQL) -> None:
    with open_house(postgresql.new_database(), workers=2) as house, contextlib.ExitStack() as stack:
        mahaut, thief = Person(house), Person(house)
        mahaut.open_table("me", "me")
        thief.post("/api/me/recover", {"code": code_of(mahaut)})
        thief.see(mahaut.table["id"])
        stolen = next(device["id"] for device in me(thief)["devices"] if device["this"])
        lines = [stack.enter_context(thief.listen()) for _ in range(6)]  # at both, very likely
        for line in lines:
            next_message(line, "table")
        mahaut.http.post(f"/api/me/devices/{stolen}/revoke")
        for line in lines:
            until_closed(line)


def test_a_recovery_code_is_hard_to_guess(mahaut: Person) -> None:
    mahaut.open_table("me", "open")
    code = code_of(mahaut)
    assert len(code) == 20  # of 32 letters: a hundred bits
    assert code_of(mahaut) != code
