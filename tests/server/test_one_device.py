"""Several people at one device: it is sent one seat's view at a time, and only when that one has it in hand."""

import json
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

import donjon

from .company import PATIENCE, House, Json, Person, new_client, open_house, refusal
from .test_canaries import PUBLIC, SMALL, Branch, Reader, check, positions

GAMES: list[tuple[str, Json]] = [
    ("terre-de-barons", SMALL["terre-de-barons"]),
    ("baron", {"final_attempts": "secret", "tile_counts": "12,2,2,2,3,3,3,2,1"}),
    ("terres-du-centre", {"houses": "dealt"}),
]


class Device:
    """One browser that goes round, and every byte it was sent while each of its people had it in hand."""

    def __init__(self, house: House) -> None:
        self.person = Person(house)
        self.person.http.event_hooks["response"] = [self._received]
        self.readers = {seat: Reader(house) for seat in (PUBLIC, 0, 1, 2)}
        for seat, reader in self.readers.items():
            reader.seat = seat
        self.hand = PUBLIC

    def _received(self, response: httpx.Response) -> None:
        self.readers[self.hand].sent.append(response.read())

    def take(self, seat: int) -> Json:
        """Somebody takes it, and looks everywhere; nobody takes it behind the curtain."""
        self.hand = seat
        query = "" if seat == PUBLIC else f"?seat={seat}"
        for door in ("/record", "/log"):
            self.person.http.get(f"{self.person.path}{door}{query}")
        for door in ("/steps?since=0", "/course?since=0", "/positions?first=0&last=40"):
            self.person.http.get(f"{self.person.path}{door}{query.replace('?', '&')}")
        found: Json = self.person.http.get(f"{self.person.path}{query}").json()
        self.person.table = found
        return found

    def decide(self, action: int, seat: int | None) -> httpx.Response:
        table = self.person.table
        body: dict[str, Any] = {"ply": table["ply"], "action": action, "client": new_client(), "since": table["ply"]}
        body |= {"revision": table["revision"]} | ({} if seat is None else {"seat": seat})
        return self.person.post(f"{self.person.path}/decisions", body)


def open_shared(device: Device, slug: str, options: Json) -> Json:
    seats = [{"kind": "me"}, {"kind": "here", "name": "Zoé"}, {"kind": "here"}]
    answer = device.person.post("/api/tables", {"game": slug, "options": options, "seats": seats})
    assert answer.status_code == 201, answer.text
    device.person.table = answer.json()
    return device.person.table


@pytest.mark.parametrize(("slug", "options"), GAMES, ids=[slug for slug, _ in GAMES])
def test_nothing_is_sent_before_the_curtain_rises(slug: str, options: Json, tmp_path: Path) -> None:
    game, rng = donjon.game(slug), random.Random(7)
    options = dict(game.capped(options))
    with open_house(tmp_path / "donjon.sqlite3") as house:
        device = Device(house)
        table = open_shared(device, slug, options)
        assert table["shared"]
        assert table["you"] == [0, 1, 2]
        decisions = 0
        while table["status"] == "playing":
            table = device.take(PUBLIC)
            if table["status"] != "playing":
                break
            assert table["choices"] == []
            assert table["through"] is None
            actor = table["view"]["actor"]
            if decisions % 9 == 0:
                refusal(device.decide(0, None), 409, "not-your-turn")
                refusal(device.decide(0, (actor + 1) % 3), 409, "not-your-turn")
            table = device.take(actor)
            assert table["through"] == actor
            while table["status"] == "playing" and table["choices"]:
                answer = device.decide(rng.choice(table["choices"])["action"], actor)
                assert answer.status_code == 200, answer.text
                decisions += 1
                table = {**table, **answer.json()}
                device.person.table = table
        texts = house.record(device.person.table["id"])["actions"]
    courses = {0: Branch(game, texts, positions(game, 3, options, texts))}
    told = {seat: check(reader, game, courses) for seat, reader in device.readers.items()}
    assert all(count > 3 for count in told.values()), told


def test_a_live_line_has_the_eyes_of_one_seat(house: House) -> None:
    device = Device(house)
    open_shared(device, "terre-de-barons", {})
    person = device.person
    for query, seat in (("?seat=1", 1), ("", None), ("?seat=7", None)):
        cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        url = f"ws://127.0.0.1:{house.port}{person.path}/live{query}"
        with connect(url, additional_headers={"Cookie": cookies}, max_size=None) as live:
            message = json.loads(live.recv(timeout=PATIENCE))
        assert message["through"] == seat
        assert message["view"]["you"] == seat


def test_nobody_looks_through_a_seat_that_is_not_theirs(house: House) -> None:
    device, stranger = Device(house), Person(house)
    table = open_shared(device, "terre-de-barons", {})
    seen = stranger.http.get(f"/api/tables/{table['id']}?seat=1").json()
    assert seen["view"]["you"] is None
    assert not seen["shared"]


def test_where_nothing_is_hidden_there_is_no_curtain(house: House) -> None:
    device = Device(house)
    table = open_shared(device, "barony", {})
    assert not table["shared"]
    assert table["choices"]
    assert device.decide(table["choices"][0]["action"], None).status_code == 200


def test_the_rematch_is_shared_as_well(tmp_path: Path) -> None:
    with open_house(tmp_path / "donjon.sqlite3") as house:
        device = Device(house)
        open_shared(device, "terre-de-barons", {})
        assert device.person.propose("stop")["status"] == "over"
        assert device.person.again()["shared"]
