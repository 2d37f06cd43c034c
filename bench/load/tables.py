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
        """Set the table."""

    @abc.abstractmethod
    async def watch(self) -> None:
        """Both begin to watch."""

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
        self.told: list[bytes] = [b"", b""]  # by watcher: the last it heard, with what it may decide

    async def open(self) -> None:
        wanted = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = await self._ask(0, "POST", "/api/tables", wanted)
        self.id = table["id"]
        await self._ask(1, "POST", f"/api/tables/{self.id}/claim", {"code": table["code"]})

    async def watch(self) -> None:
        for watcher in (0, 1):
            path = f"/api/tables/{self.id}/live"
            heard = self._hears(watcher)
            self.sockets.append(await Socket.connect(self.host, self.port, path, heard, self.cookies[watcher]))

    async def decide(self, rng: random.Random) -> int:
        """As a browser does: by what it was told, in whichever seat that leaves something to decide."""
        for who in (0, 1):
            told = json.loads(self.told[who])
            if told["choices"]:
                break
        else:
            self.over = True
            return 0
        here = {"ply": told["ply"], "revision": told["revision"], "since": told["ply"]}
        body = {**here, "action": rng.choice(told["choices"])["action"], "client": uuid.uuid4().hex}
        after = await self._ask(who, "POST", f"/api/tables/{self.id}/decisions", body)
        self.over = after["status"] == "over"
        return int(after["ply"])

    def _hears(self, watcher: int) -> Any:
        def heard(text: bytes) -> None:
            if text.startswith((b'{"type":"steps"', b'{"type":"table"')):
                self.told[watcher] = text
                # The ply of steps stands before those of its parts; nothing else is read before it is needed.
                found = PLY.search(text) if text.startswith(b'{"type":"steps"') else None
                self.heard_at(watcher, int(found[1]) if found else int(json.loads(text)["ply"]))

        return heard

    async def _ask(self, person: int, method: str, path: str, body: Any = None) -> dict[str, Any]:
        sent = json.dumps(body).encode() if body is not None else b""
        status, cookie, content = await self.pool.ask(method, path, sent, self.cookies[person])
        self.cookies[person] = cookie or self.cookies[person]
        if status not in (200, 201):
            raise RuntimeError(f"{method} {path}: {status} {content[:300]!r}")
        document: dict[str, Any] = json.loads(content)
        return document
