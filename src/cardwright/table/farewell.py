"""People who go for good: their games are settled, and then nothing is left of them."""

import contextlib
from functools import partial
from typing import Final

from sqlalchemy import Connection, select

from cardwright.table import entry as kinds
from cardwright.table.accounts import Accounts
from cardwright.table.aside import SetAside
from cardwright.table.deeds import Refused
from cardwright.table.entry import Entry, now
from cardwright.table.memory import Memory
from cardwright.table.news import FORGOTTEN
from cardwright.table.presence import Presence
from cardwright.table.schema import SEATS, TABLES
from cardwright.table.scribe import Scribe
from cardwright.table.sitting import FINISHED, NOT_BEGUN, Sitting
from cardwright.table.store import Store


class Farewell:
    """Lets somebody leave every table, and takes the account away."""

    def __init__(self, store: Store, accounts: Accounts, memory: Memory, scribe: Scribe, presence: Presence) -> None:
        self.store: Final = store
        self.accounts: Final = accounts
        self.memory: Final = memory
        self.scribe: Final = scribe
        self.presence: Final = presence

    async def delete(self, account: str) -> None:
        """Somebody goes for good: first their games are settled, then everything is taken away that they were."""
        await self.leave_tables(account)
        await self._forget(account, await self.accounts.delete(account))

    async def leave_tables(self, account: str) -> None:
        """Somebody may not or will not play any more: they stand up from tables that wait, and give up games."""
        for table in await self.store.read(partial(seated, account=account)):
            with contextlib.suppress(Refused, SetAside):
                await self.scribe.happen(await self.memory.find(table), partial(goodbye, account=account))

    async def _forget(self, account: str, tables: list[str]) -> None:
        """What these tables remember of somebody is gone: here they are read anew, and so they are elsewhere."""
        self.presence.part(account)
        for table in tables:
            self.memory.drop(table)
        await self.store.write(lambda c: self.store.announce(c, dict.fromkeys(tables, FORGOTTEN)))


def seated(connection: Connection, account: str) -> list[str]:
    """The tables where somebody sits and the game is not over."""
    rows = connection.execute(
        select(TABLES.c.id)
        .join(SEATS, SEATS.c.table == TABLES.c.id)
        .where(SEATS.c.account == account, TABLES.c.status != FINISHED)
    )
    return [row.id for row in rows]


def goodbye(s: Sitting, account: str) -> Entry:
    """How somebody leaves a table, if there is anything to leave."""
    seats = s.seats_of(account)
    if not seats or s.status() == FINISHED or s.places[seats[0]].lost or seats[0] in s.out():
        raise Refused("not_seated", "there is nothing to leave")
    if s.status() == NOT_BEGUN and s.full():
        raise Refused("dealing", "the cards are being dealt")
    kind = kinds.STAND if s.status() == NOT_BEGUN else kinds.RESIGN
    return Entry(s.number + 1, kind, seats[0], now(), account)
