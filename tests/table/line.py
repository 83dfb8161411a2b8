"""A real server in a thread of this process, set up as `cardwright serve` does, and connections to it byte by byte."""

import base64
import os
import socket
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import orjson
import pytest
import uvicorn
from sqlalchemy import select

from cardwright.cli.serve import bind, configured
from cardwright.table.schema import ENTRIES
from cardwright.table.settings import Bounds, Settings
from tests.patience import PATIENCE
from tests.table.blank import database_in

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9
FIN: Final = 0x80
HOST: Final = "127.0.0.1"


class Served:
    """A server on a port of its own, and a table where Ann and Bob play."""

    def __init__(self, server: uvicorn.Server, port: int) -> None:
        proxied: Any = server.config.loaded_app
        self.app: Final[Any] = proxied.app
        kept: Any = server.server_state.connections
        self.connections: Final[set[Any]] = kept
        self.port: Final = port
        self.url: Final = f"http://{HOST}:{port}"
        self.ann = self.guest("Ann")
        bob = self.guest("Bob")
        chairs = [{"kind": "me"}, {"kind": "open"}]
        made = httpx.post(f"{self.url}/api/tables", json={"game": "vale", "chairs": chairs}, headers=self.ann)
        self.table: Final = str(made.json()["id"])
        with self.joined(bob) as line:
            line.send(frame(TEXT, b'{"type":"sit","request":"bob-sits","seat":1}'))
            while line.message()["type"] != "ack":
                pass

    def guest(self, name: str) -> dict[str, str]:
        answer = httpx.post(f"{self.url}/api/me", json={"name": name})
        return {"cookie": f"cardwright={answer.cookies['cardwright']}"}

    @contextmanager
    def call(self, host: str = HOST) -> Iterator["Line"]:
        with socket.create_connection((HOST, self.port), PATIENCE, (host, 0)) as connection:
            yield Line(connection)

    @contextmanager
    def joined(self, person: dict[str, str], *headers: str) -> Iterator["Line"]:
        """A socket at the table, past the handshake."""
        with self.call() as line:
            line.send(handshake(self.table, f"Cookie: {person['cookie']}", *headers))
            assert line.head().startswith(b"HTTP/1.1 101")
            yield line

    def state(self) -> tuple[object, ...]:
        s = self.app.state.service.memory.tables[self.table].sitting
        chosen = select(ENTRIES).where(ENTRIES.c.table == self.table).order_by(ENTRIES.c.number)
        with self.app.state.service.store.engine.connect() as connection:
            return [tuple(row) for row in connection.execute(chosen)], s.number, s.status(), s.game.write(s.t)


class Line:
    """One connection, byte by byte."""

    def __init__(self, connection: socket.socket) -> None:
        self.connection: Final = connection
        self.read = b""

    def send(self, data: bytes) -> None:
        self.connection.sendall(data)

    def head(self) -> bytes:
        """The head of an HTTP answer; empty if the connection was closed."""
        while b"\r\n\r\n" not in self.read and self.more():
            pass
        head, _, self.read = self.read.partition(b"\r\n\r\n")
        return head

    def more(self) -> bool:
        try:
            data = self.connection.recv(65536)
        except ConnectionError:
            return False
        self.read += data
        return data != b""

    def take(self, size: int) -> bytes | None:
        while len(self.read) < size:
            if not self.more():
                return None
        found, self.read = self.read[:size], self.read[size:]
        return found

    def frame(self) -> tuple[int, bytes] | None:
        """The next frame of the server, its kind and what it holds; None if the connection was closed."""
        head = self.take(2)
        if head is None:
            return None
        size = head[1] & 0x7F
        if size > 125:
            longer = self.take(2 if size == 126 else 8)
            assert longer is not None
            size = int.from_bytes(longer)
        body = self.take(size)
        return None if body is None else (head[0] & 0x0F, body)

    def message(self) -> dict[str, Any]:
        """The next message; who is here comes by itself, and is left out."""
        found = self.frame()
        assert found is not None
        message: dict[str, Any] = orjson.loads(found[1])
        return self.message() if message["type"] == "here" else message

    def closed(self) -> int:
        """With which code the server closes the connection; 1006 if it says nothing."""
        while (found := self.frame()) is not None:
            if found[0] == CLOSE:
                return int.from_bytes(found[1][:2])
        return 1006


def handshake(table: str, *headers: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /ws/tables/{table} HTTP/1.1",
        "Host: 127.0.0.1",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *headers,
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def frame(kind: int, body: bytes, first: int = FIN, mask: bool = True, size: int | None = None) -> bytes:
    """A frame; `size` is the length that it claims to have."""
    size = len(body) if size is None else size
    bit = 0x80 if mask else 0
    if size < 126:
        head = bytes([first | kind, bit | size])
    elif size < 1 << 16:
        head = bytes([first | kind, bit | 126]) + struct.pack(">H", size)
    else:
        head = bytes([first | kind, bit | 127]) + struct.pack(">Q", size)
    return head + (b"\0\0\0\0" if mask else b"") + body


@contextmanager
def serving(folder: Path, bounds: Bounds, unread_seconds: float = PATIENCE, **config: Any) -> Iterator[Served]:
    """A server with a table, for as long as it is needed; `config` is what uvicorn does otherwise."""
    with pytest.MonkeyPatch.context() as patch:
        # The journal of the tests stays as it is.
        patch.setattr("cardwright.table.journal.CONFIGURATION", None)
        chosen = configured(Settings(database_in(folder), generous=True, bounds=bounds))
    for key, value in config.items():
        setattr(chosen, key, value)
    server, door = uvicorn.Server(chosen), bind(HOST, 0, unread_seconds)
    thread = threading.Thread(target=server.run, args=([door],))
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            time.sleep(0.01)
        yield Served(server, door.getsockname()[1])
    finally:
        server.should_exit = True
        thread.join()
        door.close()


def wait_for(happened: Any) -> None:
    """Until something is so; a test that waits too long has failed."""
    until = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < until
        time.sleep(0.01)
