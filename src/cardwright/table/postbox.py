"""News from the other processes on the same PostgreSQL: which tables have changed."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import psycopg

from cardwright.table.store import CHANNEL, Store

log: Final = logging.getLogger(__name__)
AGAIN: Final = 1.0


class Postbox:
    """Listens on one connection; after a break it listens again, and everything cached is looked up anew."""

    def __init__(self, store: Store, heard: Callable[[str, int], None], missed: Callable[[], None]) -> None:
        url = store.engine.url.set(drivername="postgresql")
        self.address: Final = url.render_as_string(hide_password=False)
        self.heard: Final = heard
        self.missed: Final = missed

    async def run(self) -> None:
        while True:
            try:
                await self.listen()
            except psycopg.Error:
                log.exception("the postbox lost its connection")
            await asyncio.sleep(AGAIN)

    async def listen(self) -> None:
        async with await psycopg.AsyncConnection.connect(self.address, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self.missed()
            async for news in connection.notifies():
                for item in news.payload.split():
                    table, _, number = item.partition(":")
                    self.heard(table, int(number))
