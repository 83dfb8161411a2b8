"""The newsreader: what other processes say that they did is done here too."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Final

from cardwright.table.accounts import Accounts
from cardwright.table.live import LiveTable
from cardwright.table.memory import Memory
from cardwright.table.news import CHANGED, FORGOTTEN, PARTED, News
from cardwright.table.presence import Presence

log: Final = logging.getLogger(__name__)


class Newsreader:
    """Hears news of tables and of people; only tables that somebody here needs are followed at once."""

    def __init__(self, accounts: Accounts, memory: Memory, presence: Presence) -> None:
        self.accounts: Final = accounts
        self.memory: Final = memory
        self.presence: Final = presence
        self.errands: Final[set[asyncio.Task[None]]] = set()

    def heard(self, news: News) -> None:
        """Another process says that a table has changed or its past has, or something about a person."""
        live = self.memory.tables.get(news.name)
        if news.number == FORGOTTEN:
            self.memory.drop(news.name)
        elif news.number == CHANGED:
            self.accounts.forget(news.name)
            self._errand(self.presence.look_again(news.name))
        elif news.number == PARTED:
            self.presence.part(news.name)
        elif live is not None and live.idle():
            live.behind = True
        elif live is not None and live.sitting.number < news.number:
            self._errand(self._hear(live, news))

    async def _hear(self, live: LiveTable, news: News) -> None:
        """Take the entry that came with the news, if it is the next one; otherwise look into the log."""
        async with live.lock:
            e, number = news.entry(), live.sitting.number
            if news.number <= number:
                return
            if e is None or e.number > number + 1:
                await self.memory.read_on(live)
            else:
                await self.memory.follow(live, [e])

    def missed(self) -> None:
        """News may have been missed: look at every table and everybody again."""
        self.accounts.forget_all()
        for live in self.memory.tables.values():
            live.behind = True
            if not live.idle():
                self._errand(self.memory.catch_up(live))

    def _errand(self, work: Coroutine[None, None, None]) -> None:
        """Something to read that nobody waits for; the newsreader does, before it closes."""
        task = asyncio.create_task(work)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)
        task.add_done_callback(report)

    async def close(self) -> None:
        """Wait for what is being read."""
        await asyncio.gather(*self.errands, return_exceptions=True)


def report(task: "asyncio.Task[None]") -> None:
    """A task that failed says so in the log."""
    if not task.cancelled() and task.exception() is not None:
        log.error("a table's task failed", exc_info=task.exception())
