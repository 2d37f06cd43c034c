"""Duplicates, late and reordered messages, devices that decide at once, lines that break: exactly one decision wins."""

import json
import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from websockets.sync.client import ClientConnection

from .company import PATIENCE, House, Json, Person, new_client, refusal
from .storm import mishaps

pytestmark = pytest.mark.soak


class Follower:
    """A page whose line breaks now and then; it must be told every ply once, in order, or the whole table."""

    def __init__(self, device: Person) -> None:
        self.device = device
        self.ply: int | None = None
        self.revision = 0
        self.line: ClientConnection | None = None

    def reconnect(self) -> None:
        """As when a train enters a tunnel: nobody says goodbye."""
        if self.line is not None:
            self.line.socket.close()
        self.line = self.device.listen(self.ply, self.revision)

    def follow_to(self, ply: int) -> None:
        assert self.line is not None
        while self.ply is None or self.ply < ply:
            message: Json = json.loads(self.line.recv(timeout=PATIENCE))
            if message["type"] == "steps":
                told = [step["ply"] for step in message["steps"]]
                assert self.ply is not None
                assert told == list(range(self.ply, message["ply"]))
                self.ply = message["ply"]
            elif message["type"] == "table":
                self.ply, self.revision = message["ply"], message["revision"]


def test_a_storm_of_messages(mahaut: Person, house: House) -> None:
    rng = random.Random(21)
    mahaut.open_table("me", "me", "me")
    table = mahaut.table["id"]
    devices = [mahaut.other_device() for _ in range(4)]
    follower = Follower(mahaut.other_device())
    follower.reconnect()
    past: list[tuple[int, int, str]] = []
    with ThreadPoolExecutor(8) as pool:
        for _ in mishaps("storms of messages", 40, soaking=2500):  # four in ten with a line cut
            before = mahaut.see(table)
            if before["status"] == "over":
                table = mahaut.open_table("me", "me", "me")["id"]
                devices = [mahaut.other_device() for _ in range(4)]
                follower = Follower(mahaut.other_device())
                follower.reconnect()
                past.clear()
                continue
            ply, choices = before["ply"], before["choices"]
            wanted = [(rng.choice(choices)["action"], new_client()) for _ in range(rng.randint(1, 3))]
            sent = [(device, action, client) for action, client in wanted for device in rng.sample(devices, 2)]
            late = rng.sample(past, min(2, len(past)))
            rng.shuffle(sent)
            answers = [pool.submit(device.send, action, ply, client) for device, action, client in sent]
            echoes = [pool.submit(rng.choice(devices).send, action, old, client) for old, action, client in late]
            won = set()
            lost = []
            for (_, action, client), answer in zip(sent, answers, strict=True):
                response = answer.result()
                if response.status_code == 200:
                    won.add((ply, action, client))
                else:
                    lost.append(response)
            assert len(won) == 1
            assert {echo.result().status_code for echo in echoes} <= {200}
            past += won
            after = mahaut.see(table)
            for response in lost:
                conflict = refusal(response, 409, "game-over" if after["status"] == "over" else "stale-ply")
                assert conflict["table"]["ply"] > ply
            text = next(choice["text"] for choice in choices if (ply, choice["action"]) in {one[:2] for one in won})
            assert house.rows(table)["decisions"][ply][2] == text
            if rng.random() < 0.4:
                follower.reconnect()
            follower.follow_to(after["ply"])
    rows = house.rows(table)
    assert [row[1] for row in rows["decisions"]] == list(range(mahaut.see(table)["ply"]))
    assert len(rows["requests"]) == len(past)
