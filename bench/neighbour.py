"""Bots under a hostile neighbour: how long a squire takes, alone and beside one device that wants all the thinking.

python -m bench.neighbour --tables 60 --hints 300 --answers 60
"""

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import random
import statistics
import tempfile
import time
import uuid
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from .load.house import Server, donjon_server

GAME = "terre-de-barons"
PATIENCE = 120.0  # seconds after which an answer is not waited for


class Guest:
    """Somebody with a browser."""

    def __init__(self, host: str, port: int) -> None:
        self.address = f"{host}:{port}"
        self.http = httpx.AsyncClient(base_url=f"http://{self.address}", timeout=PATIENCE)

    async def open(self, game: str, *seats: str) -> dict[str, Any]:
        kinds = [{"kind": "me", "name": "Mahaut"} if seat == "me" else {"kind": "bot", "bot": seat} for seat in seats]
        answer = await self.http.post("/api/tables", json={"game": game, "seats": kinds})
        answer.raise_for_status()
        table: dict[str, Any] = answer.json()
        return table

    def listen(self, table: str) -> Any:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"ws://{self.address}/api/tables/{table}/live"
        return connect(url, additional_headers={"Cookie": cookies}, max_size=None, max_queue=None, compression=None)


class Player(Guest):
    """Plays against a squire and notes how long it takes to answer: between two words of the live line."""

    async def answers(self, count: int, rng: random.Random) -> list[float]:
        times: list[float] = []
        while len(times) < count:
            table = await self.open(GAME, "me", "squire")
            async with self.listen(table["id"]) as live:
                await self._play(live, count, rng, times)
        return times

    async def _play(self, live: Any, count: int, rng: random.Random, times: list[float]) -> None:
        table: dict[str, Any] = {}
        heard = time.monotonic()
        while len(times) < count:
            try:
                async with asyncio.timeout(PATIENCE):
                    told = json.loads(await live.recv())
            except TimeoutError:
                times.append(PATIENCE)
                return
            if told["type"] not in ("steps", "table"):
                continue
            before, heard = heard, time.monotonic()
            if told["type"] == "steps" and not table["choices"]:
                times.append(heard - before)
            table |= told
            if table["status"] != "playing":
                return
            if table["choices"]:
                await self._decide(table, rng)

    async def _decide(self, table: dict[str, Any], rng: random.Random) -> None:
        body = {"ply": table["ply"], "action": rng.choice(table["choices"])["action"], "client": uuid.uuid4().hex}
        (await self.http.post(f"/api/tables/{table['id']}/decisions", json=body)).raise_for_status()


class Neighbour(Guest):
    """One device: tables full of dukes, all of them watched, and hints without end."""

    async def besiege(self, tables: int, hints: int) -> None:
        games = {game["slug"]: game for game in (await self.http.get("/api/games")).json()["games"]}
        full = max(games.values(), key=lambda game: game["seats"][-1])
        attacks = []
        for _ in range(tables):
            table = await self.open(full["slug"], *["duke"] * full["seats"][-1])
            attacks.append(asyncio.create_task(self._watch(table["id"])))
        own = await self.open(GAME, "me", "duke")
        await asyncio.gather(*attacks, *(self._ask(own["id"]) for _ in range(hints)))

    async def _watch(self, table: str) -> None:
        async with self.listen(table) as live:
            async for _ in live:
                pass

    async def _ask(self, table: str) -> None:
        while True:
            with contextlib.suppress(httpx.HTTPError):
                await self.http.get(f"/api/tables/{table}/hint")
            await asyncio.sleep(1)


def told(times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    return {
        "answers": len(ordered),
        "median ms": round(1000 * statistics.median(ordered)),
        "95 % within ms": round(1000 * ordered[int(0.95 * (len(ordered) - 1))]),
        "longest ms": round(1000 * ordered[-1]),
    }


def besiege(host: str, port: int, tables: int, hints: int) -> None:
    """In a process of its own, so that the player's clock is not disturbed."""
    asyncio.run(Neighbour(host, port).besiege(tables, hints))


async def measure(server: Server, tables: int, hints: int, answers: int) -> dict[str, object]:
    rng = random.Random(1)
    player = Player(server.host, server.port)
    await player.answers(3, rng)  # the workers start
    alone = await player.answers(answers, rng)
    spawn = multiprocessing.get_context("spawn")
    attack = spawn.Process(target=besiege, args=(server.host, server.port, tables, hints), daemon=True)
    attack.start()
    await asyncio.sleep(20)
    beside = await player.answers(answers, rng)
    assert attack.is_alive(), "the siege was given up"
    attack.kill()
    ratio = round(statistics.median(beside) / statistics.median(alone), 2)
    return {"alone": told(alone), "beside the neighbour": told(beside), "times as long": ratio}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--hints", type=int, default=300, help="hints asked for at a time")
    parser.add_argument("--answers", type=int, default=60)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch, donjon_server(Path(scratch), None, 1, 0) as server:
        figures = asyncio.run(measure(server, asked.tables, asked.hints, asked.answers))
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
