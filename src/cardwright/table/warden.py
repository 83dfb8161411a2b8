"""The warden: carries out what the host decided while the server runs, and forgets what nobody needs any more."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from sqlalchemy import Connection, Select, delete, exists, or_, select

from cardwright.table.acts import ENDING
from cardwright.table.entry import now
from cardwright.table.news import FORGOTTEN
from cardwright.table.plan import DAY
from cardwright.table.schema import ACCOUNTS, ACTS, REPORTS, SEATS, TABLES, TOKENS
from cardwright.table.service import Service
from cardwright.table.sessions import today
from cardwright.table.sitting import FINISHED, NOT_BEGUN, PLAYING
from cardwright.table.store import Unavailable

log: Final = logging.getLogger(__name__)
# Whom the host bans is gone within about a second.
LOOK_SECONDS: Final = 1.0
# Tidying is looked at so many times less often than the host's acts, unless there is more to do.
SELDOM: Final = 60
# So few at a time: players' answers wait in the same queue.
BATCH: Final = 20
# A game that somebody began is remembered so many times longer than a table where nobody did.
BEGUN: Final = 6
# So long after a report is closed somebody may still ask about it.
REPORT_DAYS: Final = 90


class Warden:
    """One in each process. Whatever it does may be done twice, by two of them, without harm."""

    def __init__(self, service: Service, clock: Callable[[], int] = now) -> None:
        self.service: Final = service
        self.clock: Final = clock
        self.acts = 0
        # With whom there is nothing to do any more, or nothing can be done, so that they keep nobody else waiting.
        self.settled: Final[set[str]] = set()

    async def run(self) -> None:
        """Look after people until the server ends."""
        rest = 0
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                if await self.hear() or rest == 0:
                    rest = SELDOM if await self.tidy() < BATCH else 1
                rest -= 1
            except Exception:
                log.exception("the warden could not look after people")

    async def hear(self) -> int:
        """Let the host's latest acts be felt here; how many there were."""
        c = ACTS.c
        wanted = select(c.number, c.what, c.about).where(c.number > self.acts).order_by(c.number)
        acts = await self.service.store.read(lambda connection: connection.execute(wanted).all())
        for act in acts:
            self.acts = act.number
            self.settled.discard(act.about)
            if act.what in ENDING:
                self.service.presence.part(act.about)
            else:
                await self.service.presence.look_again(act.about)
        return len(acts)

    async def tidy(self) -> int:
        """One batch of everything; how much of the largest part was done."""
        at, settings = self.clock(), self.service.settings
        done = [await self._each(banned(at), self._evict), await self._each(leaving(), self.service.farewell.delete)]
        if settings.forget_guests:
            done.append(await self._each(idle_guests(at, settings.forget_guests), self.service.farewell.delete))
        if settings.forget_tables:
            done.append(await self._forget_tables(abandoned(at, settings.forget_tables)))
        old = delete(REPORTS).where(REPORTS.c.closed < at - REPORT_DAYS * DAY * 1000)
        await self.service.store.write(lambda connection: connection.execute(old))
        return max(done)

    async def _each(self, wanted: Select[Any], deed: Callable[[str], Awaitable[None]]) -> int:
        some = wanted.where(ACCOUNTS.c.id.not_in(self.settled)).limit(BATCH)
        people = await self.service.store.read(lambda connection: list(connection.scalars(some)))
        for account in people:
            try:
                await deed(account)
            except Unavailable:
                raise
            except Exception:
                self.settled.add(account)
                log.exception("somebody's tables cannot be looked after")
        return len(people)

    async def _evict(self, account: str) -> None:
        await self.service.farewell.leave_tables(account)
        self.settled.add(account)

    async def _forget_tables(self, wanted: Select[Any]) -> int:
        def work(connection: Connection) -> list[str]:
            tables = list(connection.scalars(wanted.limit(BATCH)))
            connection.execute(delete(TABLES).where(TABLES.c.id.in_(tables)))
            self.service.store.announce(connection, dict.fromkeys(tables, FORGOTTEN))
            return tables

        tables = await self.service.store.write(work)
        for table in tables:
            self.service.memory.drop(table)
        return len(tables)


def banned(at: int) -> Select[Any]:
    """Those who may not play, and still sit somewhere."""
    sits = exists().where(SEATS.c.account == ACCOUNTS.c.id, SEATS.c.table == TABLES.c.id, TABLES.c.status != FINISHED)
    return select(ACCOUNTS.c.id).where(ACCOUNTS.c.banned > at, ACCOUNTS.c.leaving.is_(None), sits)


def leaving() -> Select[Any]:
    """Those whom the host has deleted."""
    return select(ACCOUNTS.c.id).where(ACCOUNTS.c.leaving.is_not(None))


def idle_guests(at: int, days: int) -> Select[Any]:
    """Guests who did nothing for so many days; who is banned is not forgotten before that is over."""
    since, c = today(at) - days * DAY * 1000, ACCOUNTS.c
    came = exists().where(TOKENS.c.account == c.id, TOKENS.c.used >= since)
    allowed = or_(c.banned.is_(None), c.banned <= at)
    return select(c.id).where(c.password.is_(None), c.created < since, allowed, ~came)


def abandoned(at: int, days: int) -> Select[Any]:
    """Tables where nothing has happened for so many days, or for much longer if the game had begun; who was set aside
    could not go on, and stays."""
    c, day = TABLES.c, DAY * 1000
    open_ = (c.status == NOT_BEGUN) & (c.changed < at - days * day)
    begun = (c.status == PLAYING) & (c.changed < at - days * BEGUN * day)
    return select(c.id).where(or_(open_, begun), c.set_aside.is_(None))
