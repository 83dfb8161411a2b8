"""The tables that this process has in memory, each as far as its log was read."""

import asyncio
import logging
import time
from functools import partial
from typing import Final

from sqlalchemy import Connection, select

from cardwright.kernel.paper import Record
from cardwright.table.accounts import Accounts
from cardwright.table.aside import SetAside, described, readable, set_aside
from cardwright.table.aversions import hidden_from
from cardwright.table.entry import Entry
from cardwright.table.live import Listener, LiveTable
from cardwright.table.plan import Plan
from cardwright.table.schema import TABLES
from cardwright.table.sitting import Sitting
from cardwright.table.store import Store, entries_after

log: Final = logging.getLogger(__name__)


class NoTable(Exception):
    """There is no table of this name."""


class Memory:
    """Finds tables, and reads on in their logs. Other processes may hold the same tables: the log decides."""

    def __init__(self, store: Store, accounts: Accounts) -> None:
        self.store: Final = store
        self.accounts: Final = accounts
        self.tables: Final[dict[str, LiveTable]] = {}
        self.loading: Final[dict[str, asyncio.Task[LiveTable]]] = {}

    # Finding tables.

    async def find(self, table: str) -> LiveTable:
        """A table as it is now, from the memory or from its log."""
        found = self.tables.get(table)
        if found is None:
            task = self.loading.get(table)
            if task is None:
                task = asyncio.create_task(self._load(table))
                self.loading[table] = task
                task.add_done_callback(lambda _: self.loading.pop(table, None))
            found = await asyncio.shield(task)
        if self.store.postgres:
            await self.catch_up(found)
        found.used = time.monotonic()
        return found

    async def _load(self, table: str) -> LiveTable:
        plan, entries = await self.store.read(partial(stored, table=table))
        try:
            live = LiveTable(Sitting(table, Plan.model_validate(plan)), {})
        except Exception as error:
            raise await self._set_aside(table, "plan", error) from error
        awaited = {chair.account for chair in live.sitting.plan.chairs if chair.account is not None}
        if awaited:
            live.sitting.vacant = frozenset(awaited - set(await self.accounts.names(awaited)))
        await self.learn(live, entries)
        await self._fold(live, entries)
        self.tables[table] = live
        return live

    async def listen(self, live: LiveTable, listener: Listener) -> None:
        """Somebody begins to watch or to play."""
        live.join(listener)
        try:
            if live.behind:
                await self.catch_up(live)
            if listener.account is not None:
                listener.viewer.hidden = await self.store.read(partial(hidden_from, account=listener.account))
        except BaseException:
            live.leave(listener)
            raise

    def drop(self, table: str) -> None:
        """Forget a table; whoever listens comes back and finds it as it is in the log."""
        live = self.tables.pop(table, None)
        if live is not None:
            live.send_away()

    # Reading on.

    async def catch_up(self, live: LiveTable) -> None:
        """Take what other processes wrote."""
        async with live.lock:
            await self.read_on(live)
            live.behind = False

    async def read_on(self, live: LiveTable) -> bool:
        """Take what is in the log and not yet here, under the lock; whether there was anything."""
        s = live.sitting
        entries = await self.store.read(lambda connection: entries_after(connection, s.id, s.number))
        if entries:
            await self.follow(live, entries)
        return bool(entries)

    async def must_read_on(self, live: LiveTable) -> None:
        """The same where nobody knows what the log says; a table whose log cannot be read leaves the memory."""
        try:
            await self.read_on(live)
        except BaseException:
            self.drop(live.sitting.id)
            raise

    async def follow(self, live: LiveTable, entries: list[Entry]) -> None:
        """Take what happened elsewhere, and tell everybody, though the store may not say who somebody is."""
        try:
            await self.learn(live, entries)
        finally:
            await self._fold(live, entries)
            live.changed()

    async def _fold(self, live: LiveTable, entries: list[Entry]) -> None:
        """Let entries of the log happen; a table where they make no sense is set aside."""
        s = live.sitting
        try:
            for e in entries:
                s.take(e)
        except Exception as error:
            raise await self._set_aside(s.id, f"entry {s.number}", error) from error

    async def learn(self, live: LiveTable, entries: list[Entry]) -> None:
        """Learn the names of people who appear in entries."""
        unknown = {e.account for e in entries if e.account is not None} - set(live.people)
        if unknown:
            live.people.update(await self.accounts.names(unknown))

    async def _set_aside(self, table: str, where: str, error: Exception) -> SetAside:
        """A table that cannot be read leaves the memory, and nobody looks after it any more."""
        trouble = described(where, error)
        log.error("a table is set aside: %s", trouble)
        self.drop(table)
        await self.store.write(partial(set_aside, table=table, trouble=trouble))
        return SetAside(trouble)


def stored(connection: Connection, table: str) -> tuple[Record, list[Entry]]:
    """A table's plan and its entries, as they are stored."""
    row = connection.execute(
        select(TABLES.c.plan, TABLES.c.trouble, readable().label("fine")).where(TABLES.c.id == table)
    ).first()
    if row is None:
        raise NoTable(table)
    if not row.fine:
        raise SetAside(row.trouble)
    return row.plan, entries_after(connection, table, 0)
