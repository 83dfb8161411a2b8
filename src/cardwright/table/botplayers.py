"""Bots at the tables: where one is asked it answers, as long as somebody may want to know."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Final

from cardwright.bots.levels import thinking_time
from cardwright.kernel.notation import names
from cardwright.kernel.paper import Record
from cardwright.table import entry as kinds
from cardwright.table.deeds import Refused
from cardwright.table.entry import Entry, now
from cardwright.table.fairness import Owner
from cardwright.table.live import LiveTable
from cardwright.table.quotas import Origins, Quota
from cardwright.table.sitting import Sitting
from cardwright.table.thinkers import Closed, Thinkers

log: Final = logging.getLogger(__name__)
# Every thought has fresh dice: they tell nothing of the deal, nor does the deal tell anything of them.
DICE_BITS: Final = 64

Happen = Callable[[LiveTable, Callable[[Sitting], Entry]], Awaitable[int]]


@dataclass(frozen=True)
class Asked:
    """A question to a bot: who is asked, and what that seat sees and may answer."""

    seat: int
    question: int
    view: Record
    options: list[str]


class BotPlayers:
    """Lets bots answer where they are asked; at tables of bots alone only while somebody watches."""

    def __init__(self, thinkers: Thinkers, seconds: float) -> None:
        self.thinkers: Final = thinkers
        self.seconds: Final = seconds
        self.quota: Final = Quota()
        self.origins: Final = Origins()

    def look_after(self, live: LiveTable, happen: Happen) -> None:
        """If a bot must answer, let it think, and let happen what it answers."""
        if wanted(live) is not None and (live.bot is None or live.bot.done()):
            live.bot = asyncio.create_task(self._play(live, happen))

    async def stop(self, tables: Iterable[LiveTable]) -> None:
        """No bot answers at these tables any more."""
        thinking = [live.bot for live in tables if live.bot is not None]
        for bot in thinking:
            bot.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)

    def owner(self, live: LiveTable) -> Owner:
        """For whom bots think at a table: whoever laid it."""
        return Owner(live.sitting.plan.owner, self.origins.of(live.sitting.id))

    async def _play(self, live: LiveTable, happen: Happen) -> None:
        """Bots answer until a person is asked, or nobody looks on at bots alone."""
        try:
            while (level := wanted(live)) is not None:
                await self._answer(live, level, happen)
        except Closed:
            pass  # the server ends
        except Exception:
            log.exception("a bot could not answer at its table")

    async def _answer(self, live: LiveTable, level: str, happen: Happen) -> None:
        """One answer, to what is asked once there is a place to think: until then a table may move on."""
        owner = self.owner(live)
        async with self.quota.place(owner, level):
            asked = question(live, level)
            if asked is None:
                return
            game, dice = live.sitting.plan.game, secrets.randbits(DICE_BITS)
            seconds = thinking_time(level, self.seconds)
            answer = await self.thinkers.choose(owner, game, level, dice, asked.view, asked.options, seconds)
        with suppress(Refused):
            await happen(live, partial(bots_answer, asked=asked, answer=answer))


def wanted(live: LiveTable) -> str | None:
    """The level of the bot that must answer now, if one must: nobody needs bots that play alone and unseen."""
    return live.sitting.bot_to_move() if live.listeners or not live.sitting.bots_alone() else None


def question(live: LiveTable, level: str) -> Asked | None:
    """What a bot of this level is asked there; None if none is any more."""
    s = live.sitting
    if wanted(live) != level:
        return None
    return Asked(s.turn(), s.question, s.game.view(s.t, s.turn()), names(s.t))


def bots_answer(s: Sitting, asked: Asked, answer: str) -> Entry:
    """A bot's answer, unless the table has moved on while it thought."""
    if s.question != asked.question or s.turn() != asked.seat or s.places[asked.seat].level is None:
        raise Refused("stale", "the table has moved on")
    return Entry(s.number + 1, kinds.ANSWER, asked.seat, now(), None, {"answer": answer})
