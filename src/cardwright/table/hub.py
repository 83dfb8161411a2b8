"""The hub: finds tables, lets deeds happen to them, tells everybody, and lets bots think."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Final

from sqlalchemy import Connection, select, update

from cardwright.kernel.paper import Record
from cardwright.table import entry as kinds
from cardwright.table import messages as m
from cardwright.table import metrics
from cardwright.table.accounts import Accounts
from cardwright.table.aside import SetAside, described, readable, set_aside
from cardwright.table.aversions import hidden_from
from cardwright.table.botplayers import BotPlayers
from cardwright.table.deeds import Refused, entry_for
from cardwright.table.entry import Entry, now
from cardwright.table.fairplay import at_the_end
from cardwright.table.home import Home
from cardwright.table.news import CHANGED, FORGOTTEN, PARTED, News
from cardwright.table.plan import Plan
from cardwright.table.room import Listener, Room
from cardwright.table.schema import SEATS, TABLES
from cardwright.table.settings import Settings
from cardwright.table.sitting import FINISHED, OPEN, Sitting
from cardwright.table.store import Append, Standing, Store, entries_after
from cardwright.table.thinkers import Thinkers

log: Final = logging.getLogger(__name__)
TRIES: Final = 8
# What else is written together with an entry.
Besides = Callable[[Connection], object] | None


class NoTable(Exception):
    """There is no table of this name."""


class Hub:
    """The tables of this process. Other processes may hold the same ones: the log decides."""

    def __init__(self, settings: Settings, store: Store, accounts: Accounts, thinkers: Thinkers) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.accounts: Final = accounts
        self.bots: Final = BotPlayers(thinkers, settings.bot_seconds, self.happen)
        self.look_after: Final = self.bots.look_after
        self.home: Final = Home(settings.homes, settings.workers)
        self.rooms: Final[dict[str, Room]] = {}
        self.loading: Final[dict[str, asyncio.Task[Room]]] = {}
        self.errands: Final[set[asyncio.Task[None]]] = set()

    # Finding tables.

    async def room(self, table: str) -> Room:
        """A table as it is now, from the cache or from its log."""
        found = self.rooms.get(table)
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

    async def _load(self, table: str) -> Room:
        plan, entries = await self.store.read(partial(stored, table=table))
        try:
            room = Room(Sitting(table, Plan.model_validate(plan)), {})
        except Exception as error:
            raise await self._set_aside(table, "plan", error) from error
        await self._fold(room, entries)
        self.rooms[table] = room
        return room

    async def _fold(self, room: Room, entries: list[Entry]) -> None:
        """Let entries of the log happen; a table where they make no sense is set aside."""
        s = room.sitting
        try:
            for e in entries:
                s.take(e)
        except Exception as error:
            raise await self._set_aside(s.id, f"entry {s.number}", error) from error
        await self._learn(room, entries)

    async def _learn(self, room: Room, entries: list[Entry]) -> None:
        """Learn the names of people who appear in entries."""
        unknown = {e.account for e in entries if e.account is not None} - set(room.people)
        awaited = {chair.account for chair in room.sitting.plan.chairs if chair.account is not None}
        if awaited and entries and entries[0].number == 1:
            room.sitting.vacant = awaited - set(await self.accounts.names(awaited))
        if unknown:
            room.people.update(await self.accounts.names(unknown))

    async def _set_aside(self, table: str, where: str, error: Exception) -> SetAside:
        """A table that cannot be read leaves the memory, and nobody looks after it any more."""
        trouble = described(where, error)
        log.error("a table is set aside: %s", trouble)
        self.drop(table)
        await self.store.write(partial(set_aside, table=table, trouble=trouble))
        return SetAside(trouble)

    async def listen(self, room: Room, listener: Listener) -> None:
        """Somebody begins to watch or to play."""
        room.listeners.add(listener)
        try:
            if room.behind:
                await self.catch_up(room)
            if listener.account is not None:
                listener.viewer.hidden = await self.store.read(partial(hidden_from, account=listener.account))
        except BaseException:
            self.leave(room, listener)
            raise
        self.look_after(room)

    def leave(self, room: Room, listener: Listener) -> None:
        room.listeners.discard(listener)
        room.used = time.monotonic()

    # Letting things happen.

    async def do(self, room: Room, account: str | None, deed: m.Deed, then: Besides = None) -> int:
        """Let a deed happen; the number of its entry. One that happened before does not happen again."""
        mine = own(deed, account)
        return await self.happen(room, lambda s: entry_for(s, account, mine, now()), mine.request, then)

    async def happen(
        self,
        room: Room,
        entry: Callable[[Sitting], Entry],
        request: str | None = None,
        then: Besides = None,
    ) -> int:
        """Write an entry, and `then` something with it. What is begun is finished, also if whoever asked hangs up."""
        return await asyncio.shield(self._happen(room, entry, request, then))

    async def _happen(
        self,
        room: Room,
        entry: Callable[[Sitting], Entry],
        request: str | None,
        then: Besides,
    ) -> int:
        """If another process was faster, think again about the table as it is now, also before refusing anything."""
        async with room.lock:
            for _ in range(TRIES):
                if request is not None and request in room.sitting.requests:
                    return room.sitting.requests[request]
                try:
                    e = entry(room.sitting)
                except Refused:
                    if await self._news(room):
                        continue
                    raise
                if await self._write(room, e, then):
                    metrics.ENTRIES.inc()
                    break
                metrics.CONFLICTS.inc()
            else:
                raise Refused("busy", "too much happens at this table; try again")
        room.changed()
        self.look_after(room)
        return e.number

    async def _write(self, room: Room, e: Entry, then: Besides) -> bool:
        """Try an entry on a copy and write it; the copy is the table's sitting once the entry is durable."""
        tried = room.sitting.copy()
        tried.take(e)
        await self._learn(room, [e])
        ends = room.sitting.finish is None and tried.finish is not None
        append = Append(tried.id, e, standing(tried, e), then or self._besides(tried, e, ends))
        try:
            done = await self.store.append(append)
        except BaseException:
            # Nobody knows whether it was written: only the log does.
            await asyncio.shield(self._must_read(room))
            raise
        if done:
            room.sitting = tried
        else:
            await self._must_read(room)
        return done

    async def _must_read(self, room: Room) -> None:
        """Take what is in the log; a table whose log cannot be read now leaves the memory."""
        try:
            await self._news(room)
        except BaseException:
            self.drop(room.sitting.id)
            raise

    def _besides(self, s: Sitting, e: Entry, ends: bool) -> Besides:
        """What else is written with an entry: who sits where, and ratings at the end."""
        if e.kind in (kinds.SIT, kinds.STAND):
            account = s.places[e.seat].account
            where = (SEATS.c.table == s.id) & (SEATS.c.seat == e.seat)
            seat = update(SEATS).where(where).values(account=account, origin=None)
            return lambda connection: connection.execute(seat)
        return at_the_end(s, e.at) if ends else None

    async def catch_up(self, room: Room) -> None:
        """Take what other processes wrote."""
        async with room.lock:
            await self._news(room)
            room.behind = False

    async def _news(self, room: Room) -> bool:
        """Take what is in the log and not yet here, and tell everybody; whether there was anything."""
        s = room.sitting
        entries = await self.store.read(lambda connection: entries_after(connection, s.id, s.number))
        if entries:
            await self._follow(room, entries)
        return bool(entries)

    async def _follow(self, room: Room, entries: list[Entry]) -> None:
        """Take what happened elsewhere, and tell everybody, though the store may not say who somebody is."""
        try:
            await self._fold(room, entries)
        finally:
            room.changed()

    def heard(self, news: News) -> None:
        """Another process says that a table has changed or its past has, or something about a person."""
        room = self.rooms.get(news.name)
        if news.number == FORGOTTEN:
            self.drop(news.name)
        elif news.number == CHANGED:
            self.accounts.forget(news.name)
            self._errand(self.look_again(news.name))
        elif news.number == PARTED:
            self.part(news.name)
        elif room is not None and room.idle():
            room.behind = True
        elif room is not None and room.sitting.number < news.number:
            self._errand(self._hear(room, news))

    async def _hear(self, room: Room, news: News) -> None:
        """Take the entry that came with the news, if it is the next one; otherwise look into the log."""
        async with room.lock:
            e, number = news.entry(), room.sitting.number
            if news.number <= number:
                return
            if e is None or e.number > number + 1:
                await self._news(room)
            else:
                await self._follow(room, [e])

    def heard_nothing(self) -> None:
        """News may have been missed: look at every table and everybody again."""
        self.accounts.forget_all()
        for room in self.rooms.values():
            room.behind = True
            if not room.idle():
                self._errand(self.catch_up(room))

    # People who go for good.

    async def delete(self, account: str) -> None:
        """Somebody goes for good: first their games are settled, then everything is taken away that they were."""
        await self.farewell(account)
        await self.forget(account, await self.accounts.delete(account))

    async def farewell(self, account: str) -> None:
        """Somebody may not or will not play any more: they stand up from tables that wait, and give up games."""
        for table in await self.store.read(partial(seated, account=account)):
            with contextlib.suppress(Refused, SetAside):
                room = await self.room(table)
                await self.happen(room, partial(goodbye, account=account))

    async def forget(self, account: str, tables: list[str]) -> None:
        """What these tables remember of somebody is gone: here they are read anew, and so they are elsewhere."""
        self.part(account)
        for table in tables:
            self.drop(table)
        await self.store.write(lambda c: self.store.announce(c, dict.fromkeys(tables, FORGOTTEN)))

    def part(self, account: str) -> None:
        """Somebody, or one session, signed out: the sockets close, and come back as whoever they are now."""
        self.accounts.forget(account)
        for room in self.rooms.values():
            for listener in room.listeners:
                if account in (listener.account, listener.session):
                    listener.give_up()

    def _errand(self, work: Coroutine[None, None, None]) -> None:
        """Something to read that nobody waits for; the hub does, before it closes."""
        task = asyncio.create_task(work)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)
        task.add_done_callback(_report)

    async def look_again(self, account: str) -> None:
        """Something about somebody has changed: their name, wherever it is seen, or whom they do not hear."""
        self.accounts.forget(account)
        known = [room for room in self.rooms.values() if account in room.people]
        theirs = [it for room in self.rooms.values() for it in room.listeners if it.account == account]
        if known:
            names = await self.accounts.names([account])
            for room in known:
                room.people.update(names)
                room.changed()
        if theirs:
            hidden = await self.store.read(partial(hidden_from, account=account))
            for listener in theirs:
                listener.hide(hidden)

    def drop(self, table: str) -> None:
        """Forget a cached table; whoever listens comes back and finds it as it is in the log."""
        room = self.rooms.pop(table, None)
        for listener in room.listeners if room is not None else ():
            listener.give_up()

    async def close(self) -> None:
        """Let bots and listeners go."""
        bots = [room.bot for room in self.rooms.values() if room.bot is not None]
        for bot in bots:
            bot.cancel()
        await asyncio.gather(*bots, *self.errands, return_exceptions=True)
        for room in self.rooms.values():
            for listener in room.listeners:
                listener.give_up()


def own(deed: m.Owned, account: str | None) -> m.Owned:
    """A deed whose request is its person's own: nobody can take up another one's request."""
    return deed.model_copy(update={"request": f"{account}:{deed.request}"})


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


def seated(connection: Connection, account: str) -> list[str]:
    """The tables where somebody sits and the game is not over."""
    rows = connection.execute(
        select(TABLES.c.id)
        .join(SEATS, SEATS.c.table == TABLES.c.id)
        .where(SEATS.c.account == account, TABLES.c.status != FINISHED)
    )
    return [row.id for row in rows]


def goodbye(s: Sitting, account: str) -> Entry:
    seats = s.seats_of(account)
    if not seats or s.status() == FINISHED or s.places[seats[0]].lost or seats[0] in s.out():
        raise Refused("not_seated", "there is nothing to leave")
    if s.status() == OPEN and s.full():
        raise Refused("dealing", "the cards are being dealt")
    kind = kinds.STAND if s.status() == OPEN else kinds.RESIGN
    return Entry(s.number + 1, kind, seats[0], now(), account)


def standing(s: Sitting, e: Entry) -> Standing:
    """What the lists say of a table after an entry."""
    result = None if s.finish is None else s.finish.record()
    return Standing(s.status(), s.number, s.turn(), s.deadline(), e.at, result)


def _report(task: "asyncio.Task[None]") -> None:
    """A task that failed says so in the log."""
    if not task.cancelled() and task.exception() is not None:
        log.error("a table's task failed", exc_info=task.exception())
