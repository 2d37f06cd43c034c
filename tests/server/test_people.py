"""People: their links, devices, names and seats, the bots that play for them, and those who look on."""

import asyncio
import random

from donjon.server.storage.saved import Saved, Seat
from donjon.server.tables.table import Table

from .company import GAME, House, Person, next_message, play_on, refusal, wait_for
from .databases import ask


def words(table: dict[str, list[dict[str, object]]], fact: str) -> list[object]:
    return [seat[fact] for seat in table["seats"]]


def test_a_link_is_kept_as_a_hash_alone(house: House, mahaut: Person) -> None:
    table = mahaut.open_table("me", "open")
    key = table["seats"][1]["key"]
    [(kept,)] = ask(house.db, "SELECT key_hash FROM seats WHERE table_id = ? AND seat = 1", table["id"])
    assert key not in kept
    assert len(kept) == 64


def test_a_link_outlives_a_restart_and_a_new_one_ends_it(own_house: House) -> None:
    mahaut, aude, yves = (Person(own_house) for _ in range(3))
    table = mahaut.open_table("me", "open", "open")
    keys = [seat["key"] for seat in table["seats"][1:]]
    own_house.kill()
    own_house.start()
    assert [seat["key"] for seat in mahaut.see()["seats"][1:]] == [None, None]  # nobody remembers them
    aude.sit_down(table["id"], key=keys[0])
    renewed = mahaut.do("seats/2/link")["seats"][2]["key"]
    refusal(yves.post(f"/api/tables/{table['id']}/claim", {"name": "Yves", "key": keys[1]}), 403, "wrong-key")
    assert yves.sit_down(table["id"], key=renewed)["status"] == "playing"


def test_links_are_the_hosts(mahaut: Person, aude: Person) -> None:
    table = mahaut.open_table("me", "open", "open")
    aude.sit_down(table["id"], code=table["code"])
    refusal(aude.ask("seats/2/link"), 403, "not-the-host")
    refusal(mahaut.ask("seats/1/link"), 409, "seat-taken")
    refusal(mahaut.ask("seats/7/link"), 404, "not-found")


def test_a_recovery_code_brings_another_device(mahaut: Person, house: House) -> None:
    mahaut.open_table("me", "me")
    code = mahaut.http.post("/api/me/recovery").json()["code"]
    phone = Person(house)
    typed = "-".join(code[i : i + 4] for i in range(0, len(code), 4)).upper()
    listed = phone.post("/api/me/recover", {"code": f" {typed}"})
    assert [table["id"] for table in listed.json()["tables"]] == [mahaut.table["id"]]
    assert phone.http.cookies["donjon"] != mahaut.http.cookies["donjon"]
    phone.see(mahaut.table["id"])
    phone.decide_by("colour")  # both devices hold the seat
    assert mahaut.see()["ply"] == phone.table["ply"]
    mahaut.decide(mahaut.table["choices"][0]["action"])
    kept = str(ask(house.db, "SELECT * FROM people") + ask(house.db, "SELECT * FROM devices"))
    assert code not in kept
    assert phone.http.cookies["donjon"].partition(".")[2] not in kept


def test_only_the_latest_recovery_code_counts(mahaut: Person, stranger: Person) -> None:
    mahaut.open_table("me", "open")
    old = mahaut.http.post("/api/me/recovery").json()["code"]
    new = mahaut.http.post("/api/me/recovery").json()["code"]
    for wrong in (old, "x", "é" * 20, new[:-1]):
        refusal(stranger.post("/api/me/recover", {"code": wrong}), 403, "wrong-recovery")
    assert not stranger.http.cookies
    assert stranger.post("/api/me/recover", {"code": new}).status_code == 200


def test_a_stranger_has_nothing_to_recover(stranger: Person) -> None:
    refusal(stranger.http.post("/api/me/recovery"), 403, "not-your-seat")


def test_a_name_can_be_changed_and_all_see_it(mahaut: Person, aude: Person, stranger: Person) -> None:
    table = mahaut.open_table("me", "open")
    aude.sit_down(table["id"], code=table["code"])
    with mahaut.listen() as live:
        next_message(live, "table")
        aude.do("name", name="Aude de Bourgogne")
        while words(next_message(live, "table"), "name")[1] != "Aude de Bourgogne":
            pass
    assert words(mahaut.see(), "name") == ["Mahaut", "Aude de Bourgogne"]
    stranger.see(table["id"])
    refusal(stranger.ask("name", name="Nobody"), 403, "not-your-seat")
    refusal(aude.ask("name", name="x" * 41), 422, "malformed")


def test_seats_change_before_the_game_and_links_go_along(mahaut: Person, aude: Person, stranger: Person) -> None:
    table = mahaut.open_table("me", "open", "open", "random")
    key = table["seats"][1]["key"]
    moved = mahaut.do("swap", seat=0, other=1)
    assert words(moved, "kind") == ["open", "person", "open", "bot"]
    assert moved["seats"][0]["key"] == key
    aude.sit_down(table["id"], key=key)
    assert aude.table["you"] == [0]
    aude.do("swap", seat=0, other=3)  # with a bot
    assert aude.table["you"] == [3]
    refusal(aude.ask("swap", seat=3, other=1), 409, "seat-taken")
    refusal(aude.ask("swap", seat=1, other=2), 403, "not-your-seat")
    mahaut.do("swap", seat=1, other=3)  # the host seats people
    assert mahaut.table["you"] == [3]
    stranger.sit_down(table["id"], code=table["code"])
    refusal(mahaut.ask("swap", seat=3, other=0), 409, "already-started")


def test_a_bot_takes_a_seat_that_stays_free(mahaut: Person, aude: Person) -> None:
    table = mahaut.open_table("me", "open", "open")
    aude.sit_down(table["id"], code=table["code"])
    refusal(aude.ask("seats/2/bot", bot="random"), 403, "not-the-host")
    refusal(mahaut.ask("seats/2/bot", bot="deep thought"), 422, "unknown-bot")
    begun = mahaut.do("seats/2/bot", bot="random")
    assert begun["status"] == "playing"
    assert words(begun, "bot") == [None, None, "random"]


def test_a_bots_seat_can_be_freed_before_the_game(mahaut: Person, aude: Person) -> None:
    table = mahaut.open_table("me", "open", "random")
    freed = mahaut.do("seats/2/link")
    assert words(freed, "kind") == ["person", "open", "open"]
    aude.sit_down(table["id"], key=freed["seats"][2]["key"])
    assert aude.table["you"] == [2]


def test_a_seat_is_handed_to_a_bot_and_taken_back(own_house: House) -> None:
    mahaut, aude = Person(own_house), Person(own_house)
    table = mahaut.open_table("me", "open")
    aude.sit_down(table["id"], code=table["code"])
    with aude.listen() as live:
        next_message(live, "table")
        refusal(mahaut.ask("seats/1/bot"), 409, "still-here")
        refusal(mahaut.ask("seats/0/bot", bot="duke"), 409, "stand-in-set")  # nobody gets help half-way
        handed = mahaut.do("seats/0/bot")
        assert (handed["seats"][0]["bot"], handed["seats"][0]["lent"]) == ("knight", "hand")
        assert handed["choices"] == []
        refusal(mahaut.ask("seats/0/bot"), 409, "bot-plays")
        wait_for(lambda: aude.see()["view"]["actor"] == 1)
        play_on([aude], random.Random(1), 6)
    own_house.kill()
    own_house.start()
    refusal(aude.ask("seats/0/back"), 403, "not-your-seat")
    back = mahaut.do("seats/0/back")
    assert (back["seats"][0]["bot"], back["seats"][0]["lent"]) == (None, None)
    rng = random.Random(3)

    def my_turn_again() -> bool:
        if aude.see()["choices"]:
            aude.decide_at_random(rng)
        return bool(mahaut.see()["choices"])

    wait_for(my_turn_again)
    mahaut.decide_at_random(rng)


def test_a_short_absence_costs_nobody_their_seat() -> None:
    class Watching:
        person: str | None = "aude"

        def wake(self) -> None:
            pass

        def hang_up(self) -> None:
            pass

    async def story() -> None:
        seat = Seat(0, "person", person="aude")
        table = Table(Saved("t", "CODE", GAME, 1, {}, b"", "aude", (seat,)), None)
        assert not table.is_gone(seat, 20)  # the server has only just begun to look
        assert table.is_gone(seat, 0)
        table.begin_watching(watching := Watching())
        assert not table.is_gone(seat, 0)
        table.stop_watching(watching)
        assert not table.is_gone(seat, 20)
        table.left["aude"] -= 21
        assert table.is_gone(seat, 20)

    asyncio.run(story())


def test_while_a_bot_plays_its_person_does_not(mahaut: Person, aude: Person) -> None:
    table = mahaut.open_table("me", "open")
    aude.sit_down(table["id"], code=table["code"])
    first, second = (mahaut, aude) if mahaut.see()["choices"] else (aude, mahaut)
    waits = second.see()["you"][0]
    first.do(f"seats/{waits}/bot")  # away: nobody listens
    assert first.see()["seats"][waits]["lent"] == "hand"
    refusal(second.send(0), 409, "not-your-turn")
    second.do(f"seats/{waits}/back")
    assert second.table["seats"][waits]["lent"] is None


def test_tables_are_private_until_their_host_shows_them(mahaut: Person, stranger: Person) -> None:
    def shown() -> list[str]:
        return [table["id"] for table in stranger.http.get("/api/lobby").json()["tables"]]

    table = mahaut.open_table("me", "open")
    assert table["public"] is False
    assert table["id"] not in shown()
    refusal(stranger.post(f"/api/tables/{table['id']}/claim", {"name": "X"}), 403, "wrong-key")
    stranger.see(table["id"])
    refusal(stranger.ask("public", public=True), 403, "not-the-host")
    mahaut.do("public", public=True)
    assert table["id"] in shown()
    assert table["code"] not in stranger.http.get("/api/lobby").text
    assert stranger.sit_down(table["id"])["status"] == "playing"  # no key, no code
    mahaut.do("public", public=False)
    assert table["id"] not in shown()


def test_onlookers_are_counted(mahaut: Person, stranger: Person) -> None:
    table = mahaut.open_table("me", "me")
    stranger.see(table["id"])
    assert table["watching"] == 0
    with stranger.listen() as live:
        assert next_message(live, "table")["watching"] == 1
        assert mahaut.see()["watching"] == 1


def test_after_the_end_an_onlooker_sees_through_every_seat(mahaut: Person, stranger: Person) -> None:
    table = mahaut.open_table("me", "greedy", max_turns=2)
    wait_for(lambda: mahaut.see()["choices"])
    mahaut.decide_at_random(random.Random(1))
    seen = stranger.http.get(f"/api/tables/{table['id']}", params={"seat": 0}).json()
    assert seen["view"]["you"] is None  # not before
    assert not [line for line in seen["log"] if line["kind"] == "deal" and "number" in line["args"]]
    play_on([mahaut], random.Random(1))
    for seat in (0, 1):
        seen = stranger.http.get(f"/api/tables/{table['id']}", params={"seat": seat}).json()
        assert seen["view"]["you"] == seat
        assert seen["view"]["players"][seat]["card"]["number"] is not None
        deals = [line for line in seen["log"] if line["kind"] == "deal"]
        assert len(deals) == 2
        assert all("number" in line["args"] for line in deals)


def test_again_brings_the_same_people_clock_and_lobby(mahaut: Person, aude: Person) -> None:
    clock = {"turn": 600, "game": None}
    table = mahaut.open_as({"clock": clock, "public": True}, "me", "open", "random", max_turns=2)
    aude.sit_down(table["id"], code=table["code"])
    play_on([mahaut, aude], random.Random(1))
    rematch = mahaut.again()
    assert rematch["game"] == GAME
    assert words(rematch, "name")[:2] == ["Mahaut", "Aude"]
    assert (rematch["clock"]["turn"], rematch["public"], rematch["status"]) == (600, True, "playing")
    assert aude.again()["id"] == rematch["id"]


def test_again_seats_those_whose_bots_played(own_house: House) -> None:
    mahaut = Person(own_house)
    mahaut.open_table("me", "random", max_turns=2)
    mahaut.do("seats/0/bot", bot="random")
    wait_for(lambda: mahaut.see()["status"] == "over")
    rematch = mahaut.again()
    assert (rematch["seats"][0]["bot"], rematch["seats"][0]["lent"]) == (None, None)
