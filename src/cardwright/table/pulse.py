"""The pulse: whether the server can write. Whoever asks learns it from a row that is really written."""

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite

from cardwright.table.schema import PULSE
from cardwright.table.store import Store, Unavailable

# Each process writes a row of its own, so that no two wait for each other; few enough that they need no cleaning.
PLACES: Final = 1000
# One try answers everybody who asks within so many seconds of it, so asking often costs nothing.
FRESH: Final = 1.0


class Pulse:
    """Writes at most once at a time and once a second."""

    def __init__(self, store: Store, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.store: Final = store
        self.seconds: Final = seconds
        self.clock: Final = clock
        self.place: Final = secrets.randbelow(PLACES)
        self.beat: asyncio.Task[None] | None = None
        self.begun = 0.0

    async def feel(self) -> None:
        """Return once something was written durably just now; raises Unavailable if it was not, or not in time."""
        if self.beat is None or (self.beat.done() and self.clock() - self.begun > FRESH):
            self.begun = self.clock()
            self.beat = asyncio.create_task(self.store.write(self._write))
        try:
            async with asyncio.timeout(self.seconds):
                await asyncio.shield(self.beat)
        except TimeoutError as error:
            raise Unavailable("nothing could be written in time") from error

    def _write(self, connection: Connection) -> None:
        insert = postgresql.insert(PULSE) if self.store.postgres else sqlite.insert(PULSE)
        row = {"place": self.place, "at": time.time_ns() // 1_000_000}
        connection.execute(insert.values(row).on_conflict_do_update(index_elements=["place"], set_={"at": row["at"]}))
