"""Accounts without a server, on a database, at a stated time."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Literal

import pytest
from argon2 import PasswordHasher
from sqlalchemy import Table, func, select

from cardwright.table.accounts import Accounts
from cardwright.table.problem import Problem
from cardwright.table.sessions import Account
from cardwright.table.store import Store
from tests.table.company import PASSWORD


class Quick(PasswordHasher):
    """Hashes badly and fast, and counts how often it was asked."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.checked = 0

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
        self.checked += 1
        return super().verify(hash, password)


class Town:
    """Accounts on a database, and the clock on the wall."""

    def __init__(self, database: str) -> None:
        self.time = 1_700_000_000_000
        self.hasher: Final = Quick()
        self.store: Final = Store(database)
        self.accounts: Final = self.office()

    def office(self) -> Accounts:
        """Accounts as another process sees them."""
        return Accounts(self.store, self.hasher, lambda: self.time)

    async def count(self, table: Table) -> int:
        return await self.store.read(lambda c: c.scalar(select(func.count()).select_from(table)) or 0)


def live(database: str, scene: Callable[[Town], Awaitable[None]]) -> None:
    async def play() -> None:
        town = Town(database)
        try:
            await scene(town)
        finally:
            await town.store.close()

    asyncio.run(play())


async def kept(town: Town, name: str) -> tuple[Account, str]:
    guest, token = await town.accounts.guest(name)
    renewal = await town.accounts.keep(guest, PASSWORD, token)
    return renewal.account, renewal.token


async def complaint(doing: Awaitable[object]) -> tuple[int, str]:
    with pytest.raises(Problem) as caught:
        await doing
    return caught.value.status, caught.value.code
