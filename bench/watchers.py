"""What it costs that somebody comes to a table, or leaves it, where many watch.

python -m bench.watchers --sockets 240 --comings 100
"""

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

from .load.house import Server, donjon_server

IDLE = 10.0  # seconds in which is measured what the server does without anybody coming or going


class Crowd:
    """Those who watch, and how much they were told."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.told = 0
        self.messages = 0
        self.lines: list[ClientConnection] = []
        self._reading: list[asyncio.Task[None]] = []

    async def grow(self, sockets: int) -> None:
        for _ in range(sockets):
            line = await connect(self.url, max_size=None, compression=None, max_queue=None)
            self.lines.append(line)
            self._reading.append(asyncio.create_task(self._read(line)))

    async def _read(self, line: ClientConnection) -> None:
        async for message in line:
            self.told += len(message)
            self.messages += 1

    async def quiet(self) -> None:
        """Until nobody is told anything any more."""
        before = -1
        while before != self.messages:
            before = self.messages
            await asyncio.sleep(2)

    async def leave(self) -> None:
        for line in self.lines:
            await line.close()
        await asyncio.gather(*self._reading, return_exceptions=True)


async def rename(server: Server, table: str, cookies: httpx.Cookies, crowd: Crowd, times: int) -> dict[str, object]:
    """Somebody who sits there takes another name, over and over: everybody is sent the whole table."""
    began, sent = server.cpu_seconds(), crowd.told
    async with httpx.AsyncClient(base_url=f"http://{server.host}:{server.port}", cookies=cookies) as http:
        for number in range(times):
            (await http.post(f"/api/tables/{table}/name", json={"name": f"Mahaut {number}"})).raise_for_status()
            await asyncio.sleep(0.1)  # ten a second is what one device may do
    await crowd.quiet()
    return {
        "cpu ms for each new name": round(1000 * (server.cpu_seconds() - began) / times, 2),
        "sent for each new name, kB": round((crowd.told - sent) / times / 1000, 2),
    }


async def measure(server: Server, sockets: int, comings: int, pause: float, renames: int) -> dict[str, object]:
    async with httpx.AsyncClient(base_url=f"http://{server.host}:{server.port}") as http:
        seats = [{"kind": "me", "name": "Mahaut"}] * 2
        table = (await http.post("/api/tables", json={"game": "terre-de-barons", "seats": seats})).json()["id"]
        cookies = http.cookies
    url = f"ws://{server.host}:{server.port}/api/tables/{table}/live"
    crowd = Crowd(url)
    began = server.cpu_seconds()
    await crowd.grow(sockets)
    await crowd.quiet()
    gathered = server.cpu_seconds() - began
    began, clock = server.cpu_seconds(), time.monotonic()
    await asyncio.sleep(IDLE)
    idle = (server.cpu_seconds() - began) / (time.monotonic() - clock)
    renamed = await rename(server, table, cookies, crowd, renames) if renames else {}
    told, began, clock = crowd.told, server.cpu_seconds(), time.monotonic()
    for _ in range(comings):
        async with connect(url, max_size=None, compression=None) as visitor:
            await visitor.recv()
            await asyncio.sleep(pause)
        await asyncio.sleep(pause)
    await crowd.quiet()
    seconds = time.monotonic() - clock
    spent = server.cpu_seconds() - began - idle * seconds
    told = crowd.told - told
    await crowd.leave()
    return {
        "sockets": sockets,
        "cpu seconds until all had come": round(gathered, 2),
        "comings and goings": 2 * comings,
        "cpu ms for each": round(1000 * spent / (2 * comings), 2),
        "sent for each, kB": round(told / (2 * comings) / 1000, 2),
        "sent in all, MB": round(told / 1e6, 2),
        "seconds": round(seconds, 1),
        **renamed,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--sockets", type=int, default=240)
    parser.add_argument("--comings", type=int, default=100)
    parser.add_argument("--pause", type=float, default=0.0, help="seconds a visitor stays, and until the next comes")
    parser.add_argument("--renames", type=int, default=0, help="times that somebody who plays takes another name")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch, donjon_server(Path(scratch), None, 1, 0) as server:
        print(
            json.dumps(asyncio.run(measure(server, asked.sockets, asked.comings, asked.pause, asked.renames)), indent=1)
        )


if __name__ == "__main__":
    main()
