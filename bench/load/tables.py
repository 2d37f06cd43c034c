"""What a load generator asks of any server of tables."""

import abc
import asyncio
import random
import re
import time
import uuid
from collections.abc import Callable
from typing import Any

import orjson

from .wire import Pool, Socket

PLY = re.compile(rb'"ply":(\d+)')
NOTHING, OVER = b'"choices":[],', b'"status":"over"'


class Bench(abc.ABC):
    """A table with two people who watch it and decide in turn."""

    def __init__(self) -> None:
        self.busy = False
        self.over = False
        self.seen: dict[int, float] = {}  # by watcher: when it last heard of a new position
        self.at: dict[int, int] = {}  # by watcher: the position it knows of
        self.sockets: list[Socket] = []
        self._news: asyncio.Future[None] | None = None  # for whoever waits for some

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
        if self._news is not None and not self._news.done():
            self._news.set_result(None)

    async def until(self, true: Callable[[], bool], seconds: float) -> None:
        """Wait until what was heard has made it true; raises TimeoutError."""
        async with asyncio.timeout(seconds):
            while not true():
                self._news = asyncio.get_running_loop().create_future()
                await self._news


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
            if NOTHING not in self.told[who] and (told := orjson.loads(self.told[who]))["choices"]:
                break
        else:
            self.over = True
            return 0
        here = {"ply": told["ply"], "revision": told["revision"], "since": told["ply"]}
        body = {**here, "action": rng.choice(told["choices"])["action"], "client": uuid.uuid4().hex}
        after = await self._content(who, "POST", f"/api/tables/{self.id}/decisions", body)
        self.over = OVER in after
        return _ply(after)

    def _hears(self, watcher: int) -> Any:
        def heard(text: bytes) -> None:
            if text.startswith((b'{"type":"steps"', b'{"type":"table"')):
                self.told[watcher] = text
                self.heard_at(watcher, _ply(text))

        return heard

    async def _ask(self, person: int, method: str, path: str, body: Any = None) -> dict[str, Any]:
        document: dict[str, Any] = orjson.loads(await self._content(person, method, path, body))
        return document

    async def _content(self, person: int, method: str, path: str, body: Any = None) -> bytes:
        sent = orjson.dumps(body) if body is not None else b""
        status, cookie, content = await self.pool.ask(method, path, sent, self.cookies[person])
        self.cookies[person] = cookie or self.cookies[person]
        if status not in (200, 201):
            raise RuntimeError(f"{method} {path}: {status} {content[:300]!r}")
        return content


def _ply(text: bytes) -> int:
    """The ply of steps stands before those of its parts; nothing else is read before it is needed."""
    found = PLY.search(text) if text.startswith(b'{"type":"steps"') else None
    return int(found[1]) if found else int(orjson.loads(text)["ply"])
