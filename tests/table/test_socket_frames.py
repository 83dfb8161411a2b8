"""A real server under bytes that are no HTTP and no WebSocket: it closes the connection, and nothing changes."""

import socket
import struct
import zlib
from collections.abc import Iterator
from typing import Final

import httpx
import pytest

from cardwright.table.guard import LARGEST
from cardwright.table.settings import Bounds
from tests.table.line import BINARY, CLOSE, FIN, PING, TEXT, Served, frame, handshake, serving, wait_for


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("server")
    with serving(folder, Bounds(), ws_max_size=LARGEST, ws_per_message_deflate=True) as found:
        yield found


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
    wait_for(lambda: any("malformed" in it or "too early" in it for it in caplog.messages))
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
