"""The caretaker: what happens at tables by itself as time goes by."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Final

from sqlalchemy import Connection, select, tuple_

from cardwright.table import aside, metrics
from cardwright.table.deeds import Refused, due
from cardwright.table.entry import Entry, now
from cardwright.table.journal import veiled
from cardwright.table.schema import TABLES
from cardwright.table.service import Service
from cardwright.table.sitting import Sitting
from cardwright.table.store import Unavailable

log: Final = logging.getLogger(__name__)
# What time does to a table happens within about a second; overdue tables are read so many at a time.
ROUND: Final = 1.0
PAGE: Final = 200
# A table that is overdue still after somebody has looked after it waits for something else, a bot's turn to think
# perhaps. It is looked at again, but not in every round.
LATER: Final = 10.0
# A deadline that is over, and the table's id.
Overdue = tuple[int, str]


class Caretaker:
    """Goes round: clocks that ran out, bots that nobody lets think, tables that nobody needs in memory."""

    def __init__(self, service: Service, clock: Callable[[], float] = time.monotonic) -> None:
        self.service: Final = service
        self.clock: Final = clock
        self.later: Final[dict[Overdue, float]] = {}

    async def run(self) -> None:
        while True:
            try:
                await self.go_round()
            except Unavailable as error:
                log.warning("nobody could be looked after: %s", error)
            await asyncio.sleep(ROUND)

    async def go_round(self) -> None:
        """Look after every table that somebody watches or that is overdue, each once, however many there are."""
        for live in self.service.memory.tables.values():
            if live.listeners:
                self.service.scribe.let_bots_answer(live)
        seen: set[Overdue] = set()
        async for page in self.pages(now()):
            for late in page:
                await self.look_after(late)
            seen.update(page)
            self.forget()
        for late in self.later.keys() - seen:
            del self.later[late]
        metrics.SET_ASIDE.set(await self.service.store.read(aside.count))

    async def pages(self, until: int) -> AsyncIterator[list[Overdue]]:
        """Every table that is overdue, the longest overdue first; at least one page, which may be empty."""
        page = await self.service.store.read(partial(overdue, until=until, after=None))
        yield page
        while len(page) == PAGE:
            page = await self.service.store.read(partial(overdue, until=until, after=page[-1]))
            yield page

    async def look_after(self, late: Overdue) -> None:
        """Look after a table that lives here, unless that was just done; its troubles keep no other waiting."""
        if self.clock() < self.later.get(late, 0.0) or not self.service.home.mine(late[1]):
            return
        self.later[late] = self.clock() + LATER
        try:
            live = await self.service.memory.find(late[1])
            await self.service.memory.catch_up(live)
            if due(live.sitting, now()) is None:
                self.service.scribe.let_bots_answer(live)
            else:
                await self.service.scribe.happen(live, time_is_over)
        except (Refused, aside.SetAside):
            pass  # somebody was in time, or another process was; or it was noted that it cannot be read
        except Exception:
            log.exception("table %s cannot be looked after", veiled(late[1]))

    def forget(self) -> None:
        """Idle tables leave the memory; their logs bring them back."""
        tables, settings = self.service.memory.tables, self.service.settings
        idle = sorted((live.used, table) for table, live in tables.items() if live.idle())
        spare = len(tables) - settings.cached
        for i, (used, table) in enumerate(idle):
            if i < spare or self.clock() - used > settings.idle_seconds:
                del tables[table]


def overdue(connection: Connection, until: int, after: Overdue | None) -> list[Overdue]:
    """A page of the tables whose deadline is over, from the one after another on."""
    c = TABLES.c
    chosen = select(c.deadline, c.id).where(c.deadline < until, aside.readable())
    if after is not None:
        chosen = chosen.where(tuple_(c.deadline, c.id) > after)
    return [(row.deadline, row.id) for row in connection.execute(chosen.order_by(c.deadline, c.id).limit(PAGE))]


def time_is_over(s: Sitting) -> Entry:
    e = due(s, now())
    if e is None:
        raise Refused("in_time", "somebody has answered in time")
    return e
