"""The door: how much a connection may send before it is understood, how long it may take, and how many may come."""

from asyncio import TimerHandle, Transport
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from cardwright.table.guard import trouble
from cardwright.table.refusals import note
from cardwright.table.service import network
from cardwright.table.settings import Bounds

# The longest line that the socket's own reader takes.
LONGEST_LINE: Final = 8000
# Requests that wait for the answer to another one; browsers and proxies send none.
MOST_WAITING: Final = 4
# Of a socket: bytes that are read at once, messages that wait to be heard, parts of one message, bytes left unread.
MORSEL: Final = 4096
MOST_UNHEARD: Final = 256
MOST_PARTS: Final = 64
MOST_UNREAD: Final = 1 << 20


class ShutOut(Exception):
    """What was sent is not taken: the status, the code for programs, the message for people."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status: Final = status
        self.code: Final = code


class Door(HttpToolsProtocol):
    """A connection that speaks HTTP. One timer runs whenever it is the client's turn."""

    def __init__(self, bounds: Bounds, **given: Any) -> None:
        super().__init__(**given)
        self.bounds: Final = bounds
        self.timer: TimerHandle | None = None
        self.in_head = False
        self.begun = 0
        self.head = 0
        self.refusal: ShutOut | None = None

    # The client's turn, and its end.

    def hurry(self, seconds: float | None) -> None:
        """From now on the client has so long; None: it is our turn."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None if seconds is None else self.loop.call_later(seconds, self.late)

    def late(self) -> None:
        if self.in_head or not (self.answered() or self.cycle.response_started):
            self.send_away(ShutOut(408, "late", "the request did not come in time"))
        else:
            self.transport.close()

    def timeout_keep_alive_handler(self) -> None:
        """Our own timer sees to that, also where a client sends empty lines."""

    def send_away(self, refusal: ShutOut) -> None:
        """Say why, and close."""
        note("the door", refusal.code)
        self.hurry(None)
        body = trouble(refusal.code, str(refusal))
        phrase = HTTPStatus(refusal.status).phrase
        head = f"HTTP/1.1 {refusal.status} {phrase}\r\ncontent-type: application/json\r\nconnection: close\r\n"
        self.transport.write(f"{head}content-length: {len(body)}\r\n\r\n".encode() + body)
        self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """What uvicorn does with whatever the parser refuses, which includes what we refuse while it parses."""
        self.send_away(self.refusal or ShutOut(400, "unreadable", "this is no HTTP request"))

    # Coming and going.

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        refusal = self.full()
        if refusal is None:
            self.hurry(self.bounds.head_seconds)
        else:
            self.send_away(refusal)

    def full(self) -> ShutOut | None:
        """Why nobody more can come in, if so. A proxy of ours counts its own clients."""
        if len(self.connections) > self.bounds.connections:
            return ShutOut(503, "full", "too many people are here; try again soon")
        host = self.client[0] if self.client else ""
        if len(self.connections) <= self.bounds.per_address or host in getattr(self.app, "trusted_hosts", ()):
            return None
        mine = network(host)
        others = [it.client for it in self.connections if isinstance(it, Door | SocketDoor)]
        if sum(client is not None and network(client[0]) == mine for client in others) <= self.bounds.per_address:
            return None
        return ShutOut(503, "too_many", "too many connections come from your address; close some")

    def connection_lost(self, exc: Exception | None) -> None:
        self.hurry(None)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.hurry(None)
        super().handle_websocket_upgrade()

    # What is sent.

    def data_received(self, data: bytes) -> None:
        before = self.begun
        super().data_received(data)
        if self.in_head and not self.transport.is_closing():
            self.head = len(data) + (self.head if before == self.begun else 0)
            if self.head > self.bounds.head_bytes:
                self.send_away(self.too_large())

    def too_large(self) -> ShutOut:
        most = f"{self.bounds.head_bytes} bytes and {self.bounds.head_lines} lines"
        return ShutOut(431, "too_large", f"expected headers of at most {most}, and no line above {LONGEST_LINE} bytes")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head = True
        self.begun += 1
        self.hurry(self.bounds.head_seconds)

    def on_headers_complete(self) -> None:
        sizes = [len(self.url), *[len(name) + len(value) + len(": \r\n") for name, value in self.headers]]
        if sum(sizes) > self.bounds.head_bytes or len(sizes) > self.bounds.head_lines or max(sizes) > LONGEST_LINE:
            self.refusal = self.too_large()
        elif len(self.pipeline) >= MOST_WAITING:
            self.refusal = ShutOut(429, "slow_down", "expected no more requests before these are answered")
        if self.refusal is not None:
            raise self.refusal
        self.in_head = False
        self.hurry(self.bounds.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.hurry(self.bounds.idle_seconds if self.answered() else None)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.answered() and not self.transport.is_closing():
            self.hurry(self.bounds.idle_seconds)

    def answered(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete


class SocketDoor(WebSocketsSansIOProtocol):
    """A connection that speaks WebSocket, past its handshake. Who sends too much, or reads too little, is cut off."""

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), MORSEL):
            super().data_received(data[at : at + MORSEL])
            if self.queue.qsize() > MOST_UNHEARD or self.transport.get_write_buffer_size() > MOST_UNREAD:
                self.cut()
            if self.transport.is_closing():
                return

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MOST_PARTS:
            self.cut()

    def keepalive_timeout(self) -> None:
        """A client that does not answer reads no farewell either."""
        super().keepalive_timeout()
        self.transport.abort()

    def cut(self) -> None:
        note("the door", "too_many")
        self.transport.abort()
