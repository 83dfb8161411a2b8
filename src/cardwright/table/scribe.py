"""The scribe: writes down what happens at a table. Nothing has happened there before it is written."""

import asyncio
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, update

from cardwright.table import entry as kinds
from cardwright.table import messages as m
from cardwright.table import metrics
from cardwright.table.botplayers import BotPlayers
from cardwright.table.deeds import Refused, entry_for
from cardwright.table.entry import Entry, now
from cardwright.table.fairplay import at_the_end
from cardwright.table.live import LiveTable
from cardwright.table.memory import Memory
from cardwright.table.schema import SEATS
from cardwright.table.sitting import Sitting
from cardwright.table.store import Append, Store

# So often another process may be faster with an entry; who has lost as often as that may come again.
TRIES: Final = 8
# What else is written together with an entry.
Besides = Callable[[Connection], object] | None


class Scribe:
    """Lets deeds happen at tables, one at a time at each; bots that are asked then are let think."""

    def __init__(self, store: Store, memory: Memory, bots: BotPlayers, heed: Callable[[LiveTable], None]) -> None:
        self.store: Final = store
        self.heed: Final = heed
        self.memory: Final = memory
        self.bots: Final = bots

    async def do(self, live: LiveTable, account: str | None, deed: m.Deed, then: Besides = None) -> int:
        """Let a deed happen; the number of its entry. One that happened before does not happen again."""
        mine = own(deed, account)
        return await self.happen(live, lambda s: entry_for(s, account, mine, now()), mine.request, then)

    async def happen(
        self,
        live: LiveTable,
        entry: Callable[[Sitting], Entry],
        request: str | None = None,
        then: Besides = None,
    ) -> int:
        """Write an entry, and `then` something with it. What is begun is finished, also if whoever asked hangs up."""
        happening = asyncio.ensure_future(self._happen(live, entry, request, then))
        try:
            return await asyncio.shield(happening)
        except asyncio.CancelledError:
            happening.add_done_callback(unheard)
            raise

    async def _happen(
        self,
        live: LiveTable,
        entry: Callable[[Sitting], Entry],
        request: str | None,
        then: Besides,
    ) -> int:
        """If another process was faster, think again about the table as it is now, also before refusing anything."""
        async with live.lock:
            for _ in range(TRIES):
                if request is not None and request in live.sitting.requests:
                    return live.sitting.requests[request]
                try:
                    e = entry(live.sitting)
                except Refused:
                    if await self.memory.read_on(live):
                        continue
                    raise
                if await self._write(live, e, then):
                    metrics.ENTRIES.inc()
                    break
                metrics.CONFLICTS.inc()
            else:
                raise Refused("busy", "too much happens at this table; try again")
        live.changed()
        self.let_bots_answer(live)
        self.heed(live)
        return e.number

    async def _write(self, live: LiveTable, e: Entry, then: Besides) -> bool:
        """Try an entry on a copy and write it; the copy is the table's sitting once the entry is durable."""
        tried = live.sitting.copy()
        tried.take(e)
        await self.memory.learn(live, [e])
        ends = live.sitting.finish is None and tried.finish is not None
        append = Append(tried.id, e, tried.summary(e.at), then or besides(tried, e, ends))
        try:
            done = await self.store.append(append)
        except BaseException:
            # Nobody knows whether it was written: only the log does.
            await asyncio.shield(self.memory.must_read_on(live))
            raise
        if done:
            live.sitting = tried
        else:
            await self.memory.must_read_on(live)
        return done

    def let_bots_answer(self, live: LiveTable) -> None:
        """If a bot is asked at a table, let it think; what it answers is written here."""
        self.bots.look_after(live, self.happen)


def unheard(happening: "asyncio.Future[int]") -> None:
    """A refusal that nobody hears any more is forgotten; anything else that went wrong is complained about."""
    failure = None if happening.cancelled() else happening.exception()
    if failure is not None and not isinstance(failure, Refused):
        raise failure


def besides(s: Sitting, e: Entry, ends: bool) -> Besides:
    """What else is written with an entry: who sits where, and ratings at the end."""
    if e.kind in (kinds.SIT, kinds.STAND, kinds.BOT):
        place = s.places[e.seat]
        where = (SEATS.c.table == s.id) & (SEATS.c.seat == e.seat)
        seat = update(SEATS).where(where).values(account=place.account, origin=None, level=place.level)
        return lambda connection: connection.execute(seat)
    return at_the_end(s, e.at) if ends else None


def own(deed: m.Owned, account: str | None) -> m.Owned:
    """A deed whose request is its person's own: nobody can take up another one's request."""
    return deed.model_copy(update={"request": f"{account}:{deed.request}"})
