"""HTTP and WebSocket, as little of them as a load generator needs, so that it leaves the machine to the server."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Connection:
    """One HTTP connection, kept open; one request at a time."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: bytes = b"", cookie: str = "") -> tuple[int, str, bytes]:
        """The status, the cookie that was set, and the body."""
        if self._writer is None or self._writer.is_closing():
            self._reader, self._writer = await asyncio.open_connection(self.host, self.port, limit=2**22)
        assert self._reader is not None
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}", f"Content-Length: {len(body)}"]
        lines += [f"Cookie: {cookie}"] if cookie else []
        lines += ["Content-Type: application/json"] if body else []
        self._writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)}
        if headers.get("transfer-encoding") == "chunked":
            content = await self._chunks(self._reader)
        else:
            content = await self._reader.readexactly(int(headers.get("content-length", "0")))
        return int(head[0].split()[1]), headers.get("set-cookie", "").partition(";")[0], content

    async def _chunks(self, reader: asyncio.StreamReader) -> bytes:
        content = b""
        while size := int(await reader.readline(), 16):
            content += await reader.readexactly(size)
            await reader.readline()
        await reader.readline()
        return content


class Pool:
    """Connections shared by all who ask."""

    def __init__(self, host: str, port: int, size: int) -> None:
        self._free: asyncio.Queue[Connection] = asyncio.Queue()
        for _ in range(size):
            self._free.put_nowait(Connection(host, port))

    async def ask(self, method: str, path: str, body: bytes = b"", cookie: str = "") -> tuple[int, str, bytes]:
        connection = await self._free.get()
        try:
            return await connection.ask(method, path, body, cookie)
        except BaseException:
            connection = Connection(connection.host, connection.port)
            raise
        finally:
            self._free.put_nowait(connection)


class Socket(asyncio.Protocol):
    """A WebSocket that hands every text it hears to `heard`, with the moment it came."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self._heard = heard
        self._buffer = bytearray()
        self._open = asyncio.get_running_loop().create_future()
        self.closed = False
        self._transport: asyncio.Transport | None = None
        self._partial = bytearray()

    @classmethod
    async def connect(
        cls, host: str, port: int, path: str, heard: Callable[[bytes], None], cookie: str = ""
    ) -> "Socket":
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: cls(heard), host, port)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        lines += [f"Cookie: {cookie}"] if cookie else []
        assert socket._transport is not None
        socket._transport.write("\r\n".join([*lines, "", ""]).encode())
        await socket._open
        return socket

    def say(self, text: bytes, kind: int = TEXT) -> None:
        """One masked frame, as browsers send them."""
        assert self._transport is not None
        size = len(text)
        length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + struct.pack("!H", size)
        # A mask of zeros is a mask: the server need not know that nothing is hidden by it.
        self._transport.write(bytes([0x80 | kind]) + length + b"\0\0\0\0" + text)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is not one by its class

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self._open.done():
            self._open.set_exception(exc or ConnectionError("closed before it was open"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open.done():
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            status = bytes(self._buffer[:20])
            del self._buffer[: end + 4]
            if b" 101 " not in status:
                self._open.set_exception(ConnectionError(status.decode("latin-1")))
                return
            self._open.set_result(None)
        self._frames()

    def _frames(self) -> None:
        buffer = self._buffer
        while len(buffer) >= 2:
            size, start = buffer[1] & 127, 2
            if size >= 126:
                start = 4 if size == 126 else 10
                if len(buffer) < start:
                    return
                size = int.from_bytes(buffer[2:start], "big")
            if len(buffer) < start + size:
                return
            final, kind, payload = buffer[0] & 0x80, buffer[0] & 15, bytes(buffer[start : start + size])
            del buffer[: start + size]
            if kind == PING:
                self.say(payload, PONG)
            elif kind in (0, TEXT):
                self._partial += payload
                if final:
                    whole, self._partial = bytes(self._partial), bytearray()
                    self._heard(whole)
