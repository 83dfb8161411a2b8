"""The door of a real server: requests of a bounded size, in a bounded time, from a bounded number of clients."""

import asyncio
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import httpx
import orjson
import pytest

from cardwright.table.door import MORSEL, MOST_PARTS, MOST_UNHEARD, MOST_UNREAD, MOST_WAITING, Door, SocketDoor
from cardwright.table.settings import Bounds
from tests.table.line import FIN, HOST, PING, TEXT, Line, Served, frame, handshake, serving, wait_for

pytestmark = pytest.mark.slow

SMALL: Final = Bounds(head_bytes=4000, head_lines=20)
QUICK: Final = Bounds(head_seconds=0.3, body_seconds=0.3, idle_seconds=0.3)
PATIENT: Final = Bounds(head_seconds=600, body_seconds=600, idle_seconds=600)
# What the system hands over at once.
READ: Final = 256 * 1024
ASKING: Final = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
TELLING: Final = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 14\r\n\r\n"


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server"), SMALL) as found:
        yield found


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server"), QUICK) as found:
        yield found


def answer(line: Line) -> tuple[int, str]:
    """The status of an answer and its code; 0 if the connection is closed without one."""
    head = line.head()
    if not head:
        return 0, ""
    size = next(int(it.split(b":")[1]) for it in head.lower().split(b"\r\n") if it.startswith(b"content-length"))
    body = line.take(size)
    assert body is not None
    found = orjson.loads(body)
    return int(head.split(b" ")[1]), found.get("error", {}).get("code", "")


def closed(line: Line) -> bool:
    """Whether the server has closed the connection, after whatever else it says."""
    while line.more():
        pass
    return True


# Sizes.

ENDLESS: Final = {
    "a header": (b"GET / HTTP/1.1\r\nHost: x\r\nX: ", b"y" * 8000),
    "a name": (b"GET / HTTP/1.1\r\nHost: x\r\n", b"y" * 8000),
    "headers": (b"GET / HTTP/1.1\r\nHost: x\r\n", b"X: y\r\n" * 1300),
    "a path": (b"GET /", b"y" * 8000),
    "a handshake": (handshake("nowhere").removesuffix(b"\r\n"), b"X: y\r\n" * 1300),
    "a second request": (ASKING + b"GET / HTTP/1.1\r\nX: ", b"y" * 8000),
}


@pytest.mark.parametrize(("first", "more"), ENDLESS.values(), ids=ENDLESS)
def test_a_head_without_end_is_refused_and_kept_nowhere(
    small: Served, first: bytes, more: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[int] = []
    take = Door.data_received

    def counting(door: Door, data: bytes) -> None:
        taken.append(len(data))
        take(door, data)

    monkeypatch.setattr(Door, "data_received", counting)
    with small.call() as line:
        line.send(first)
        if first.startswith(ASKING):
            assert answer(line)[0] == 200
        try:
            for _ in range(2000):
                line.send(more)
        except OSError:
            pass
        assert answer(line) == (431, "too_large")
    assert sum(taken) <= SMALL.head_bytes + READ


def header(size: int) -> str:
    return f"X: {'y' * (size - len('X: ') - len(chr(13) + chr(10)))}"


LARGE: Final = {
    "too many bytes": (SMALL, [header(1000)] * 4),
    "too many lines": (SMALL, ["X: y"] * 20),
    "a line that is too long": (Bounds(), [header(8100)]),
}


@pytest.mark.slow
@pytest.mark.parametrize(("bounds", "headers"), LARGE.values(), ids=LARGE)
def test_a_head_that_comes_at_once_and_is_too_large_is_refused(
    tmp_path: Path, bounds: Bounds, headers: list[str]
) -> None:  # fmt: skip
    with serving(tmp_path, bounds) as served:
        for head in (ASKING.removesuffix(b"\r\n"), handshake(served.table).removesuffix(b"\r\n")):
            with served.call() as line:
                line.send(head + "".join(f"{it}\r\n" for it in headers).encode() + b"\r\n")
                assert answer(line) == (431, "too_large")


def test_a_head_that_is_just_small_enough_is_read_also_in_pieces(small: Served) -> None:
    padded = ASKING.removesuffix(b"\r\n")
    padded += f"{header(SMALL.head_bytes - len(ASKING))}\r\n\r\n".encode()
    assert len(padded) == SMALL.head_bytes
    with small.call() as line:
        line.send(padded)
        assert answer(line) == (200, "")
        for at in range(0, len(padded), 1000):
            line.send(padded[at : at + 1000])
        assert answer(line) == (200, "")
    joining = f"Cookie: {small.ann['cookie']}", header(2000)
    with small.call() as line:
        line.send(handshake(small.table, *joining))
        assert line.head().startswith(b"HTTP/1.1 101")
        assert line.message()["type"] == "scene"


def test_requests_that_wait_for_answers_are_few(small: Served) -> None:
    with small.call() as line:
        line.send(ASKING * 100)
        codes = []
        while (found := answer(line))[0]:
            codes.append(found)
    assert (429, "slow_down") in codes
    assert len(codes) <= MOST_WAITING + 2
    with small.call() as line:
        line.send(ASKING * MOST_WAITING)
        assert [answer(line) for _ in range(MOST_WAITING)] == [(200, "")] * MOST_WAITING


def test_bytes_that_are_no_request_are_told_so(small: Served) -> None:
    with small.call() as line:
        line.send(b"\x16\x03\x01\x02")
        assert answer(line) == (400, "unreadable")


# Times.

HALVES: Final = {
    "nothing": (b"", 0),
    "empty lines": (b"\r\n\r\n", 0),
    "half a line": (b"GET /hea", 408),
    "half a head": (ASKING[:-2], 408),
    "half a handshake": (handshake("nowhere")[:-2], 408),
    "no body": (TELLING, 408),
    "half a body": (TELLING + b'{"name"', 408),
    "half a body in pieces": (TELLING.replace(b"Content-Length: 14", b"Transfer-Encoding: chunked") + b"2\r\n{", 408),
}


@pytest.mark.parametrize(("data", "status"), HALVES.values(), ids=HALVES)
def test_who_falls_silent_in_the_middle_is_sent_away(quick: Served, data: bytes, status: int) -> None:
    for before in (b"", ASKING):
        with quick.call() as line:
            line.send(before)
            if before:
                assert answer(line)[0] == 200
            line.send(data)
            assert answer(line) == (status, "late" if status else "")
            assert closed(line)


@pytest.mark.parametrize("drops", [ASKING[:-2] + b"X: " + b"y" * 100_000, TELLING[:-6] + b"4000\r\n\r\n" + b" " * 4000])
def test_who_sends_drop_by_drop_is_sent_away(quick: Served, drops: bytes) -> None:
    with quick.call() as line:
        line.connection.settimeout(0.02)
        for at in range(len(drops)):
            try:
                line.send(drops[at : at + 1])
                if line.read or not line.more():
                    break
            except TimeoutError:
                continue
            except OSError:
                break
        else:
            pytest.fail("nobody sent the client away")
        line.connection.settimeout(20)
        assert answer(line) == (408, "late")


@pytest.mark.slow
def test_silent_clients_lock_nobody_out_for_long(tmp_path: Path) -> None:
    bounds = Bounds(connections=3, head_seconds=0.5, idle_seconds=0.1)
    with serving(tmp_path, bounds) as served, ExitStack() as stack:
        wait_for(lambda: not served.connections)
        for _ in range(3):
            stack.enter_context(served.call()).send(ASKING[:-2])
        wait_for(lambda: len(served.connections) == 3)
        with served.call() as line:
            assert answer(line) == (503, "full")
        wait_for(lambda: not served.connections)
        assert httpx.get(f"{served.url}/healthz").status_code == 200


def test_sockets_and_answers_take_as_long_as_they_take(quick: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    store, gone = quick.app.state.service.store, False
    read = store.read

    async def slow(work: Any) -> Any:
        while not gone:
            await asyncio.sleep(0.01)
        return await read(work)

    with quick.joined(quick.ann) as socket_line, quick.call() as line:
        assert socket_line.message()["type"] == "scene"
        monkeypatch.setattr(store, "read", slow)
        line.send(ASKING)
        with quick.call() as silent:
            assert closed(silent)
        gone = True
        assert answer(line) == (200, "")
        socket_line.send(frame(TEXT, b'{"type":"ping"}'))
        assert socket_line.message()["type"] == "pong"


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="this system does not end what nobody reads")
def test_who_reads_nothing_is_let_go(tmp_path: Path) -> None:
    with serving(tmp_path, PATIENT, unread_seconds=0.5) as served, socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        deaf.connect((HOST, served.port))
        mine = deaf.getsockname()
        wait_for(lambda: any(it.client == mine for it in served.connections))
        asking = b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
        deaf.sendall(asking * MOST_WAITING)
        wait_for(lambda: not any(it.client == mine for it in served.connections))


# Numbers.


@pytest.mark.slow
def test_one_address_takes_so_many_connections_and_no_more(tmp_path: Path) -> None:
    bounds = Bounds(per_address=3, head_seconds=600, idle_seconds=0.1)
    with serving(tmp_path, bounds, forwarded_allow_ips="192.0.2.1") as served, ExitStack() as stack:
        wait_for(lambda: not served.connections)
        lines = [stack.enter_context(served.call("127.0.0.9")) for _ in range(3)]
        wait_for(lambda: len(served.connections) == 3)
        with served.call("127.0.0.9") as line:
            assert answer(line) == (503, "too_many")
        with served.call("127.0.0.10") as line:
            line.send(ASKING)
            assert answer(line) == (200, "")
        lines[0].connection.close()
        wait_for(lambda: len(served.connections) == 2)
        with served.call("127.0.0.9") as line:
            line.send(ASKING)
            assert answer(line) == (200, "")


@pytest.mark.slow
def test_a_proxy_of_ours_takes_as_many_connections_as_it_needs(tmp_path: Path) -> None:
    with serving(tmp_path, Bounds(per_address=3)) as served, ExitStack() as stack:
        for line in [stack.enter_context(served.call()) for _ in range(10)]:
            line.send(ASKING)
            assert answer(line) == (200, "")


# Sockets.


def flood(served: Served, data: Callable[[], bytes], times: int) -> bool:
    """Say something again and again and hear nothing; whether the server hangs up."""
    with served.joined(served.ann) as line:
        try:
            for _ in range(times):
                line.send(data())
            return closed(line)
        except OSError:
            return True


@pytest.mark.slow
def test_pings_of_a_client_that_reads_nothing_fill_no_memory(small: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[int] = []
    ping = SocketDoor.handle_ping

    def counting(door: SocketDoor) -> None:
        ping(door)
        kept.append(door.transport.get_write_buffer_size())

    monkeypatch.setattr(SocketDoor, "handle_ping", counting)
    assert flood(small, lambda: frame(PING, b"x" * 125) * 500, 1000)
    assert max(kept) <= MOST_UNREAD + 2 * MORSEL


def test_a_message_in_many_empty_parts_fills_no_memory(small: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[int] = []
    add = SocketDoor.handle_cont

    def counting(door: SocketDoor, part: Any) -> None:
        add(door, part)
        kept.append(len(door.frames))

    monkeypatch.setattr(SocketDoor, "handle_cont", counting)
    parts = [frame(TEXT, b"", first=0), frame(0, b"", first=0) * 10_000]
    assert flood(small, lambda: parts.pop(0), 2)
    assert MOST_PARTS < max(kept) <= MOST_PARTS + MORSEL


def test_messages_that_nobody_has_heard_yet_are_few(small: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[int] = []
    tell = SocketDoor.send_receive_event_to_app

    def counting(door: SocketDoor) -> None:
        tell(door)
        kept.append(door.queue.qsize())

    monkeypatch.setattr(SocketDoor, "send_receive_event_to_app", counting)
    assert flood(small, lambda: frame(TEXT, b"{}", first=FIN) * 8000, 1)
    assert max(kept) <= MOST_UNHEARD + MORSEL // len(frame(TEXT, b"{}"))
