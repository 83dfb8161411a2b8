"""A real server under bytes that are no HTTP and no WebSocket: it closes the connection, and nothing changes."""

import base64
import os
import socket
import struct
import threading
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import orjson
import pytest
import uvicorn
from sqlalchemy import select

from cardwright.table.app import create_app
from cardwright.table.guard import LARGEST
from cardwright.table.schema import ENTRIES
from cardwright.table.settings import Settings

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9
FIN: Final = 0x80
PATIENCE: Final = 10


class Served:
    """A server on a port of its own, and a table where Ann and Bob play."""

    def __init__(self, app: Any, port: int) -> None:
        self.app: Final = app
        self.port: Final = port
        self.url: Final = f"http://127.0.0.1:{port}"
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
    def call(self) -> Iterator["Line"]:
        with socket.create_connection(("127.0.0.1", self.port), PATIENCE) as connection:
            yield Line(connection)

    @contextmanager
    def joined(self, person: dict[str, str], *headers: str) -> Iterator["Line"]:
        """A socket at the table, past the handshake."""
        with self.call() as line:
            line.send(handshake(self.table, f"Cookie: {person['cookie']}", *headers))
            assert line.head().startswith(b"HTTP/1.1 101")
            yield line

    def state(self) -> tuple[object, ...]:
        s = self.app.state.house.hub.rooms[self.table].sitting
        chosen = select(ENTRIES).where(ENTRIES.c.table == self.table).order_by(ENTRIES.c.number)
        with self.app.state.house.store.engine.connect() as connection:
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
        found = self.frame()
        assert found is not None
        message: dict[str, Any] = orjson.loads(found[1])
        return message

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


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    yield from serving(tmp_path_factory.mktemp("server"))


def serving(folder: Path) -> Iterator[Served]:
    app = create_app(Settings(f"sqlite:///{folder / 'table.db'}", generous=True))
    config = uvicorn.Config(app, host="127.0.0.1", port=0, log_config=None, ws_max_size=LARGEST)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            time.sleep(0.01)
        yield Served(app, server.servers[0].sockets[0].getsockname()[1])
    finally:
        server.should_exit = True
        thread.join()


@pytest.fixture(autouse=True)
def nothing_changes(served: Served) -> Iterator[None]:
    """The table is as it was, and the server answers as before."""
    before = served.state()
    yield
    assert served.state() == before
    assert httpx.get(f"{served.url}/healthz").status_code == 200
    with served.joined(served.ann) as line:
        assert line.message()["number"] == before[1]


DEED: Final = b'{"type":"resign","request":"request-1"}'
BAD_FRAMES: Final = {
    "not masked": (frame(TEXT, DEED, mask=False), {1002}),
    "an unknown kind": (frame(3, DEED), {1002}),
    "an unknown control frame": (frame(11, b""), {1002}),
    "a reserved bit": (frame(TEXT, DEED, first=FIN | 0x40), {1002}),
    "text that is none": (frame(TEXT, b'{"type":"say","text":"\xff\xfe"}'), {1007}),
    "half a character": (frame(TEXT, b"\xe2\x82"), {1007}),
    "a surrogate": (frame(TEXT, b"\xed\xa0\x80"), {1007}),
    "a message that is too large": (frame(TEXT, b" " * (LARGEST + 1)), {1009}),
    "a frame that claims to be huge": (frame(TEXT, DEED, size=1 << 40), {1009}),
    "a frame of a negative size": (frame(TEXT, DEED, size=(1 << 64) - 1), {1002, 1009}),
    "parts that are too large together": (
        frame(TEXT, b" " * 40_000, first=0) + frame(0, b" " * 40_000, first=0), {1009},
    ),
    "a part without a beginning": (frame(0, DEED), {1002}),
    "a beginning within a message": (frame(TEXT, b"{", first=0) + frame(TEXT, DEED), {1002}),
    "a control frame in parts": (frame(PING, b"", first=0), {1002}),
    "a control frame that is too large": (frame(PING, b"x" * 126), {1002}),
    "a farewell of one byte": (frame(CLOSE, b"x"), {1002}),
    "a farewell with a code that is none": (frame(CLOSE, struct.pack(">H", 999)), {1002}),
    "a farewell with text that is none": (frame(CLOSE, struct.pack(">H", 1000) + b"\xff"), {1002, 1007}),
    "another request": (b"GET / HTTP/1.1\r\n\r\n", {1002}),
    "noise": (bytes(range(255, 100, -1)), {1002}),
}  # fmt: skip


@pytest.mark.parametrize(("data", "codes"), BAD_FRAMES.values(), ids=BAD_FRAMES)
def test_a_malformed_frame_closes_the_socket(
    served: Served, data: bytes, codes: set[int], caplog: pytest.LogCaptureFixture
) -> None:  # fmt: skip
    caplog.set_level("INFO", "cardwright")
    with served.joined(served.ann) as line:
        line.send(data)
        assert line.closed() in codes
    until = time.monotonic() + PATIENCE
    while not any("malformed" in it or "too early" in it for it in caplog.messages):
        assert time.monotonic() < until
        time.sleep(0.01)
    assert not [it for it in caplog.records if it.levelname == "ERROR" and it.name.startswith("cardwright")]


def test_a_message_that_unpacks_to_a_mountain_closes_the_socket(served: Served) -> None:
    packer = zlib.compressobj(9, zlib.DEFLATED, -12)
    packed = packer.compress(b" " * 20_000_000) + packer.flush(zlib.Z_SYNC_FLUSH)
    assert len(packed) < LARGEST
    with served.joined(served.ann, "Sec-WebSocket-Extensions: permessage-deflate") as line:
        line.send(frame(TEXT, packed.removesuffix(b"\x00\x00\xff\xff"), first=FIN | 0x40))
        assert line.closed() == 1009


def test_whoever_hangs_up_in_the_middle_of_a_frame_has_said_nothing(served: Served) -> None:
    whole = frame(TEXT, DEED)
    for size in range(1, len(whole), 5):
        with served.joined(served.ann) as line:
            line.send(whole[:size])


def test_a_binary_frame_gets_a_refusal_and_the_socket_stays_open(served: Served) -> None:
    with served.joined(served.ann) as line:
        line.send(frame(BINARY, DEED))
        line.send(frame(TEXT, b'{"type":"ping"}'))
        found = [line.message() for _ in range(3)]
    assert [it.get("code") for it in found if it["type"] == "refusal"] == ["bad_message"]
    assert {it["type"] for it in found} == {"scene", "refusal", "pong"}


GOOD: Final = handshake("nowhere").decode()
BAD_HANDSHAKES: Final = {
    "no key": GOOD.replace("Sec-WebSocket-Key", "Some-Key"),
    "a short key": GOOD.replace("Sec-WebSocket-Key: ", "Sec-WebSocket-Key: x\r\nOld: "),
    "an old version": GOOD.replace("Version: 13", "Version: 8"),
    "another method": GOOD.replace("GET", "POST"),
    "no such path": GOOD.replace("/ws/tables/nowhere", "/ws/elsewhere"),
    "a path with a nought": GOOD.replace("nowhere", "%00"),
    "a path that climbs": GOOD.replace("nowhere", "%2e%2e%2f%2e%2e%2fetc%2fpasswd"),
    "a language that is none": GOOD.replace("nowhere", "nowhere?lang=de"),
}


@pytest.mark.parametrize("text", BAD_HANDSHAKES.values(), ids=BAD_HANDSHAKES)
def test_a_bad_handshake_opens_no_socket(served: Served, text: str) -> None:
    with served.call() as line:
        line.send(text.encode())
        assert line.head().split(b" ")[1][:1] == b"4"


@pytest.mark.parametrize(
    "data",
    [
        b"\r\n\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /\x00 HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost x\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 30_000 + b"\r\n",
    ],
)
def test_bytes_that_are_no_request_get_no_more_than_a_refusal(served: Served, data: bytes) -> None:
    with served.call() as line:
        line.connection.settimeout(1)
        try:
            line.send(data)
            line.connection.shutdown(socket.SHUT_WR)
            head = line.head()
        except (TimeoutError, OSError):
            head = b""
    assert head == b"" or head.split(b" ")[1][:1] == b"4"


def test_a_large_body_in_pieces_is_refused(served: Served) -> None:
    with served.call() as line:
        head = (
            "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
        )
        line.send(head.encode())
        for _ in range(70):
            line.send(b"400\r\n" + b" " * 1024 + b"\r\n")
        assert line.head().startswith(b"HTTP/1.1 413")
