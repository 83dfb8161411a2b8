"""News from the other processes on the same PostgreSQL: which tables have changed."""

import asyncio
import logging
import os
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

import psycopg
from psycopg.conninfo import make_conninfo
from psycopg.pq.abc import PGconn

from cardwright.table import metrics
from cardwright.table.engine import connecting, cut
from cardwright.table.news import CHANNEL, News, read
from cardwright.table.store import Store

log: Final = logging.getLogger(__name__)
# A database that restarts is away for seconds: so long between two tries.
AGAIN: Final = 1.0
# Every process hears everything: it wakes up so often, at most, for all that came meanwhile.
BREATH: Final = 0.01


class Postbox:
    """Listens on one connection; after a break it listens again, and everything cached is looked up anew.

    A connection where nothing comes may have gone silent: now and then it is asked whether it is still there.
    """

    def __init__(self, store: Store, heard: Callable[[News], None], missed: Callable[[], None]) -> None:
        url = store.engine.url.set(drivername="postgresql")
        address = url.render_as_string(hide_password=False)
        self.address: Final = make_conninfo(address, **connecting(address, store.patience))
        self.patience: Final = store.patience
        self.heard: Final = heard
        self.missed: Final = missed

    async def run(self) -> None:
        while True:
            try:
                await self.listen()
            except psycopg.Error as error:
                log.warning("the postbox lost its connection: %s", type(error).__name__)
            metrics.POSTBOX_OPEN.set(0)
            metrics.POSTBOX_BREAKS.inc()
            await asyncio.sleep(AGAIN)

    async def listen(self) -> None:
        async with await psycopg.AsyncConnection.connect(self.address, autocommit=True) as connection:
            connection.add_notify_handler(lambda letter: self.open(letter.payload))
            async with answering(connection, self.patience):
                await connection.execute(f"LISTEN {CHANNEL}")
            metrics.POSTBOX_OPEN.set(1)
            self.missed()
            while True:
                await self.wait(connection)
                async with answering(connection, self.patience):
                    await connection.execute("SELECT 1")

    async def wait(self, connection: psycopg.AsyncConnection) -> None:
        """Open whatever comes, for a while, several letters at a time."""
        loop = asyncio.get_running_loop()
        end = loop.time() + self.patience
        while (left := end - loop.time()) > 0:
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await readable(connection.fileno())
                self.empty(connection.pgconn)
                await asyncio.sleep(BREATH)

    def empty(self, connection: PGconn) -> None:
        connection.consume_input()
        while (letter := connection.notifies()) is not None:
            self.open(letter.extra.decode())

    def open(self, letter: str) -> None:
        for news in read(letter):
            self.heard(news)


@asynccontextmanager
async def answering(connection: psycopg.AsyncConnection, seconds: float) -> AsyncIterator[None]:
    """A connection that does not answer in time is cut."""
    with socket.socket(fileno=os.dup(connection.fileno())) as line:
        late = asyncio.get_running_loop().call_later(seconds, cut, line)
        try:
            yield
        finally:
            late.cancel()


async def readable(line: int) -> None:
    """Wait until something comes over a connection."""
    loop, came = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(line, came.set)
    try:
        await came.wait()
    finally:
        loop.remove_reader(line)
