"""One of several server processes: a socket that comes in here and belongs to a table that lives elsewhere moves on."""

import asyncio
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from uvicorn import Server
from uvicorn.supervisors.multiprocess import Process

if TYPE_CHECKING:
    from cardwright.table.home import Home

# How a client asks for a table's socket. If the line comes in pieces, the socket is served wherever it came in.
WANTED: Final = re.compile(rb"GET /ws/tables/([A-Za-z0-9_-]{1,22})[ ?]")
# A full box is tried again so soon and so often: for half a second, then the socket is served where it came in.
SOON: Final = 0.01
TRIES: Final = 50


class Caller(asyncio.Protocol):
    """Somebody who has just come in. With the first words it is clear where they belong: elsewhere, or `within`."""

    def __init__(self, home: "Home", within: asyncio.Protocol, said: bytes = b"") -> None:
        self.home: Final = home
        self.within: Final = within
        self.said: Final = said

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        self.transport = transport
        self.within.connection_made(transport)
        if self.said:
            self.stay(self.said)

    def data_received(self, data: bytes) -> None:
        self.go(data, TRIES)

    def go(self, said: bytes, tries: int) -> None:
        """Move on, or stay; where everybody comes at once, a box may be full for a moment."""
        wanted = WANTED.match(said)
        connection = self.transport.get_extra_info("socket").fileno()
        try:
            if wanted is not None and tries > 0 and self.home.hand_on(wanted[1].decode(), connection, said):
                self.transport.abort()  # here it is closed; there it goes on
            else:
                self.stay(said)
        except BlockingIOError:
            self.transport.pause_reading()
            asyncio.get_running_loop().call_later(SOON, self.again, said, tries - 1)

    def again(self, said: bytes, tries: int) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()
            self.go(said, tries)

    def stay(self, said: bytes) -> None:
        self.transport.set_protocol(self.within)
        self.within.data_received(said)

    def connection_lost(self, error: Exception | None) -> None:
        self.within.connection_lost(error)

    def eof_received(self) -> bool | None:
        return self.within.eof_received()

    def pause_writing(self) -> None:
        self.within.pause_writing()

    def resume_writing(self) -> None:
        self.within.resume_writing()


class Worker(Server):
    """uvicorn's server, in a process with a place of its own among the others."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        protocol: Callable[..., asyncio.Protocol] = self.config.http_protocol_class

        def caller(**given: Any) -> Caller:
            return Caller(self.home, protocol(**given))

        self.config.http_protocol_class = caller  # type: ignore[assignment]  # it is only ever called
        await super().startup(sockets)
        self.protocol = protocol
        if self.home.box is not None:
            asyncio.get_running_loop().add_reader(self.home.box, self.receive)

    @property
    def home(self) -> "Home":
        found: Home = self.lifespan.state["home"]
        return found

    def receive(self) -> None:
        """Take what others hand on."""
        for connection, said in self.home.received():
            task = asyncio.get_running_loop().create_task(self.adopt(connection, said))
            self.server_state.tasks.add(task)
            task.add_done_callback(self.server_state.tasks.discard)

    async def adopt(self, connection: socket.socket, said: bytes) -> None:
        loop = asyncio.get_running_loop()
        state = {"config": self.config, "server_state": self.server_state, "app_state": self.lifespan.state}
        with suppress(OSError):  # whoever it was may be gone by now
            await loop.connect_accepted_socket(
                lambda: Caller(self.home, self.protocol(**state, _loop=loop), said), connection
            )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.home.box is not None:
            asyncio.get_running_loop().remove_reader(self.home.box)
            self.home.move_out()
        await super().shutdown(sockets)


class Member(Process):
    """A process of uvicorn's team, with a server of our kind in it."""

    @property
    def server(self) -> Server:
        if self._server is None:
            self._server = Worker(self.config)
        return self._server
