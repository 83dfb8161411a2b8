"""A slow line in front of a server: what passes takes its time and waits its turn.

DevTools holds back every request as if it were the first on a connection of its own; here a connection is opened
once, like anywhere else, and what it carries shares the line with the others.
"""

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

PIECE = 1_460


class Line:
    """Both directions of a line: how long it is, and how much passes in a second."""

    def __init__(self, there_and_back: float, down: float, up: float) -> None:
        self.there_and_back = there_and_back
        self.rates = {"down": down, "up": up}
        self.free = {"down": 0.0, "up": 0.0}

    @contextmanager
    def to(self, port: int) -> Iterator[int]:
        """The port at the far end of a line to a port of this machine."""
        door = socket.create_server(("127.0.0.1", 0))
        loop, closing = asyncio.new_event_loop(), asyncio.Event()
        thread = threading.Thread(target=loop.run_until_complete, args=[self.serve(door, port, closing)])
        thread.start()
        try:
            yield int(door.getsockname()[1])
        finally:
            loop.call_soon_threadsafe(closing.set)
            thread.join()
            loop.close()

    async def serve(self, door: socket.socket, port: int, closing: asyncio.Event) -> None:
        async with await asyncio.start_server(lambda *ends: self.join(port, *ends), sock=door):
            await closing.wait()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def join(self, port: int, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        await asyncio.sleep(self.there_and_back)  # a connection is opened by going there and back once
        far, there = await asyncio.open_connection("127.0.0.1", port)
        with suppress(asyncio.CancelledError):
            await asyncio.gather(self.carry("up", near, there), self.carry("down", far, back))

    async def carry(self, way: str, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        """Piece by piece; while one is on its way the next ones may be sent after it."""
        on_their_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        arriving = asyncio.create_task(arrive(on_their_way, sink))
        with suppress(ConnectionError):
            while piece := await source.read(PIECE):
                now = asyncio.get_running_loop().time()
                self.free[way] = max(now, self.free[way]) + len(piece) / self.rates[way]
                on_their_way.put_nowait((self.free[way] + self.there_and_back / 2, piece))
                await asyncio.sleep(self.free[way] - now)
        on_their_way.put_nowait((0.0, b""))
        await arriving


async def arrive(on_their_way: "asyncio.Queue[tuple[float, bytes]]", sink: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while True:
            at, piece = await on_their_way.get()
            if not piece:
                break
            await asyncio.sleep(at - asyncio.get_running_loop().time())
            sink.write(piece)
            await sink.drain()
    sink.close()
