"""What a load generator asks of any server of tables."""

import abc
import json
import random
import re
import time
import uuid
from typing import Any

from .wire import Pool, Socket

PLY = re.compile(rb'"ply":(\d+)')


class Bench(abc.ABC):
    """A table with two people who watch it and decide in turn."""

    def __init__(self) -> None:
        self.busy = False
        self.over = False
        self.seen: dict[int, float] = {}  # by watcher: when it last heard of a new position
        self.at: dict[int, int] = {}  # by watcher: the position it knows of
        self.sockets: list[Socket] = []

    @abc.abstractmethod
    async def open(self) -> None:
        """Set the table and begin to watch."""

    @abc.abstractmethod
    async def decide(self, rng: random.Random) -> int:
        """Decide once; the position (a ply) that every watcher has to see now."""

    def all_saw(self, position: int) -> bool:
        return all(self.at.get(watcher, -1) >= position for watcher in range(len(self.sockets)))

    def heard_at(self, watcher: int, position: int) -> None:
        if position > self.at.get(watcher, -1):
            self.at[watcher] = position
            self.seen[watcher] = time.perf_counter()


class DonjonTable(Bench):
    """A table of Donjon: decisions by POST, updates by WebSocket."""

    def __init__(self, host: str, port: int, pool: Pool, game: str) -> None:
        super().__init__()
        self.host, self.port, self.pool, self.game = host, port, pool, game
        self.cookies = ["", ""]
        self.id = ""
        self.table: dict[str, Any] = {}
        self.choices: dict[int, list[int]] = {}

    async def open(self) -> None:
        wanted = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}]}
        self.table = await self._ask(0, "POST", "/api/tables", wanted)
        self.id = self.table["id"]
        await self._ask(1, "POST", f"/api/tables/{self.id}/claim", {"code": self.table["code"]})
        for watcher in (0, 1):
            path = f"/api/tables/{self.id}/live"
            heard = self._hears(watcher)
            self.sockets.append(await Socket.connect(self.host, self.port, path, heard, self.cookies[watcher]))

    async def decide(self, rng: random.Random) -> int:
        who = next((who for who in (0, 1) if self.choices.get(who)), None)
        if who is None:
            for person in (0, 1):
                self._know(person, await self._ask(person, "GET", f"/api/tables/{self.id}"))
            who = next((who for who in (0, 1) if self.choices.get(who)), None)
            if who is None:
                self.over = True
                return 0
        body = {"ply": self.table["ply"], "action": rng.choice(self.choices[who]), "client": uuid.uuid4().hex}
        after = await self._ask(who, "POST", f"/api/tables/{self.id}/decisions", body)
        self.choices.clear()
        self._know(who, after)
        self.over = after["status"] == "over"
        return int(after["ply"])

    def _know(self, person: int, table: dict[str, Any]) -> None:
        self.table = table
        self.choices[person] = [choice["action"] for choice in table["choices"]]

    def _hears(self, watcher: int) -> Any:
        def heard(text: bytes) -> None:
            # The ply of the message itself stands before those of its parts; nothing else is read.
            found = PLY.search(text)
            if found is not None and text.startswith((b'{"type":"steps"', b'{"type":"table"')):
                self.heard_at(watcher, int(found[1]) if text.startswith(b'{"type":"steps"') else _ply_of(text))

        return heard

    async def _ask(self, person: int, method: str, path: str, body: Any = None) -> dict[str, Any]:
        sent = json.dumps(body).encode() if body is not None else b""
        status, cookie, content = await self.pool.ask(method, path, sent, self.cookies[person])
        self.cookies[person] = cookie or self.cookies[person]
        if status not in (200, 201):
            raise RuntimeError(f"{method} {path}: {status} {content[:300]!r}")
        document: dict[str, Any] = json.loads(content)
        return document


def _ply_of(text: bytes) -> int:
    return int(json.loads(text)["ply"])
