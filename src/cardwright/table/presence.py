"""Who is at the tables of this process, and how they are known there: by which name, and what they hear."""

from functools import partial
from typing import Final

from cardwright.table.accounts import Accounts
from cardwright.table.aversions import hidden_from
from cardwright.table.memory import Memory
from cardwright.table.store import Store


class Presence:
    """What changes about people is seen at the tables where they are; whoever signed out leaves them."""

    def __init__(self, store: Store, accounts: Accounts, memory: Memory) -> None:
        self.store: Final = store
        self.accounts: Final = accounts
        self.memory: Final = memory

    async def look_again(self, account: str) -> None:
        """Something about somebody has changed: their name, wherever it is seen, or whom they do not hear."""
        self.accounts.forget(account)
        tables = self.memory.tables.values()
        known = [live for live in tables if account in live.people]
        theirs = [it for live in tables for it in live.listeners if it.account == account]
        if known:
            names = await self.accounts.names([account])
            for live in known:
                live.people.update(names)
                live.changed()
        if theirs:
            hidden = await self.store.read(partial(hidden_from, account=account))
            for listener in theirs:
                listener.hide(hidden)

    def part(self, account: str) -> None:
        """Somebody, or one session, signed out: the sockets close, and come back as whoever they are now."""
        self.accounts.forget(account)
        for live in self.memory.tables.values():
            for listener in live.listeners:
                if account in (listener.account, listener.session):
                    listener.give_up()
