"""What we use of others though they do not promise it: each is named here, and its change is told in a sentence.

Each stands in one module of ours, and `pyproject.toml` bounds the versions with which it was tried.
"""

import asyncio
import inspect
import re
import tomllib
from pathlib import Path

import pytest
from sqlalchemy.dialects.sqlite import aiosqlite as dialect
from uvicorn.protocols.http import httptools_impl
from uvicorn.protocols.websockets import websockets_sansio_impl as sansio

from donjon.server.live import line
from donjon.server.live.line import HANDLED, KEPT, PlainLine, is_as_it_was, line_of
from donjon.server.storage import sqlite

from .company import LAUNCH, PROGRAM, Person, next_message, open_house

ROOT = Path(__file__).parents[2]


def test_uvicorns_protocol_has_what_a_line_needs() -> None:
    text = inspect.getsource(sansio.WebSocketsSansIOProtocol)
    for name in HANDLED:
        assert f"def {name}(" in text, f"uvicorn's WebSocket protocol has no {name} any more: see live/line.py"
    for name in KEPT:
        assert f"self.{name}" in text, f"uvicorn's WebSocket protocol does not keep {name} any more: see live/line.py"
    assert is_as_it_was()


def test_uvicorns_protocol_has_what_a_door_needs() -> None:
    text = inspect.getsource(httptools_impl.HttpToolsProtocol)
    parsed = ("on_message_begin", "on_url", "on_header", "on_headers_complete", "on_message_complete")
    for name in (*parsed, "on_response_complete", "data_received", "send_400_response", "handle_websocket_upgrade"):
        assert f"def {name}(" in text, f"uvicorn's HTTP protocol has no {name} any more: see doors/connections.py"


def test_sqlalchemy_asks_an_aiosqlite_connection_for_nothing_that_ours_has_not(tmp_path: Path) -> None:
    text = inspect.getsource(dialect)
    asked = set(re.findall(r"self\._connection\.(_?[a-z_]+)", text))
    connection = sqlite.Connection(str(tmp_path / "db"))
    try:
        missing = sorted(name for name in asked if not hasattr(connection, name))
    finally:
        connection.stop()
    assert not missing, f"SQLAlchemy asks a connection of aiosqlite for {missing}: storage/sqlite.py has no such thing"
    assert {"_conn", "_tx"} <= asked, "SQLAlchemy asks for less than it did: storage/sqlite.py may have less"


@pytest.mark.parametrize("package", ["uvicorn", "sqlalchemy", "aiosqlite"])
def test_their_versions_are_bounded(package: str) -> None:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    assert any(re.match(rf"{package}>=[\d.]+,<[\d.]+$", one) for one in wanted), f"{package} may be of any version"


def test_nobody_else_touches_them() -> None:
    private = re.compile(r"websockets_sansio_impl|\b_conn\b|\b_tx\b|vars\(argparse\)")
    files = [file for file in (ROOT / "src").rglob("*.py") if private.search(file.read_text())]
    names = {str(file.relative_to(ROOT / "src" / "donjon")) for file in files}
    assert names == {"server/live/line.py", "server/storage/sqlite.py", "cli/sentences.py"}


# As if uvicorn's protocol were not there.
PLAIN = (*PROGRAM[:-1], "from donjon.server.live import line; line.is_as_it_was = lambda: False" + LAUNCH)


def test_without_uvicorns_protocol_lines_are_told_the_same(tmp_path: Path) -> None:
    with open_house(tmp_path / "donjon.sqlite3", program=PLAIN) as house:
        mahaut, aude = Person(house), Person(house)
        mahaut.open_table("me", "me")
        aude.see(mahaut.table["id"])
        with mahaut.listen() as live:
            assert next_message(live)["type"] == "table"
            mahaut.decide(mahaut.table["choices"][0]["action"])
            assert next_message(live)["steps"][-1]["view"] == mahaut.table["view"]
            with aude.listen():
                assert next_message(live)["watching"] == 1
            assert next_message(live)["watching"] == 0


def test_a_plain_line_that_is_full_says_when_there_is_room() -> None:
    said: list[str] = []
    room = asyncio.Event()

    class Slow:
        def __init__(self) -> None:
            self.scope = {"type": "websocket"}

        async def send_text(self, text: str) -> None:
            await asyncio.sleep(0)
            said.append(text)

    async def story() -> None:
        plain = line_of(Slow())  # type: ignore[arg-type]  # it plays a socket
        assert isinstance(plain, PlainLine)
        plain.on_room = room.set
        for number in range(line.MANY):
            plain.say(b"%d" % number)
        assert plain.is_full
        await asyncio.wait_for(room.wait(), 10)
        while len(said) < line.MANY:
            await asyncio.sleep(0)
        assert not plain.is_full
        assert said == [str(number) for number in range(line.MANY)]

    asyncio.run(story())
