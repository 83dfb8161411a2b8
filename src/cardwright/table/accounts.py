"""People: guests, and those who keep their account with a password. Whoever holds a token is that person."""

import asyncio
import hashlib
import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

import orjson
from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from sqlalchemy import Connection, Row, delete, insert, select, union, update
from sqlalchemy.exc import IntegrityError

from cardwright.kernel.paper import Record
from cardwright.table.entry import SAY
from cardwright.table.problem import Problem
from cardwright.table.schema import ACCOUNTS, ENTRIES, SEATS, TOKENS
from cardwright.table.settings import YEAR
from cardwright.table.store import CHANGED, PARTED, Store
from cardwright.table.words import one_spelling

SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
LONGEST_SPELLING: Final = 80
LARGEST_PREFERENCES: Final = 4096
REMEMBERED: Final = 2000
REMEMBERED_FOR: Final = 60_000
HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
HASHED_AT_ONCE: Final = 2


def milliseconds() -> int:
    """The time since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Account:
    """A person; `kept` if there is a password, so that the account can be used elsewhere."""

    id: str
    name: str
    kept: bool
    preferences: Record


@dataclass(frozen=True)
class Memory:
    """Who holds a token, as it was read; good until then."""

    account: Account
    until: int


class Accounts:
    """All accounts. What changes here is true at once in this process, and as soon as they hear of it in others."""

    def __init__(
        self, store: Store, hasher: PasswordHasher = HASHER, now: Callable[[], int] = milliseconds
    ) -> None:  # fmt: skip
        self.store: Final = store
        self.hasher: Final = hasher
        self.now: Final = now
        self.nobody: Final = hasher.hash(secrets.token_urlsafe())
        self.hashing: Final = asyncio.Semaphore(HASHED_AT_ONCE)
        self.memories: Final[OrderedDict[str, Memory]] = OrderedDict()
        self.changes = 0

    # Coming and going.

    async def guest(self, name: str) -> tuple[Account, str]:
        """Somebody new, and the token."""
        account = Account(secrets.token_urlsafe(12), name, False, {})
        token, row = self._new_token(account.id)

        def work(connection: Connection) -> None:
            person = {"id": account.id, "name": name, "preferences": {}, "created": self.now()}
            connection.execute(insert(ACCOUNTS).values(person))
            connection.execute(insert(TOKENS).values(row))

        await self.store.write(work)
        return account, token

    async def login(self, name: str, password: str) -> tuple[Account, str]:
        """The account that is kept under a name, and a new token. An unknown name looks like a wrong password."""
        kept = ACCOUNTS.c.kept == one_spelling(name)
        row = await self.store.read(lambda c: c.execute(select(ACCOUNTS).where(kept)).one_or_none())
        right = await self._matches(self.nobody if row is None else row.password, password)
        if row is None or not right:
            raise wrong_password()
        token, new = self._new_token(row.id)

        def work(connection: Connection) -> None:
            expired = TOKENS.c.expires <= self.now()
            connection.execute(delete(TOKENS).where(TOKENS.c.account == row.id, expired))
            connection.execute(insert(TOKENS).values(new))

        try:
            await self.store.write(work)
        except IntegrityError as error:
            raise wrong_password() from error
        return read_account(row), token

    async def logout(self, token: str) -> str | None:
        """A token is good for nothing any more; whose it was."""

        def work(connection: Connection) -> str | None:
            mine = delete(TOKENS).where(TOKENS.c.hash == digest(token)).returning(TOKENS.c.account)
            account: str | None = connection.execute(mine).scalar()
            self.store.announce(connection, {account: PARTED} if account else {})
            return account

        account = await self.store.write(work)
        if account is not None:
            self.forget(account)
        return account

    async def who(self, token: str) -> Account | None:
        """Whose token it is; None if it is unknown or too old."""
        hash, now, changes = digest(token), self.now(), self.changes
        memory = self.memories.get(hash)
        if memory is not None and now < memory.until:
            return memory.account
        both = select(ACCOUNTS, TOKENS.c.expires).join(TOKENS, TOKENS.c.account == ACCOUNTS.c.id)
        row = await self.store.read(lambda c: c.execute(both.where(TOKENS.c.hash == hash)).one_or_none())
        if row is None or row.expires <= now:
            return None
        account = read_account(row)
        if changes == self.changes:
            self._remember(hash, Memory(account, min(now + REMEMBERED_FOR, row.expires)))
        return account

    # Changing.

    async def keep(self, account: Account, password: str) -> Account:
        """Keep a guest's account with a password, and its name for nobody else."""
        hash = await self._hash(password)

        def work(connection: Connection) -> Account:
            row = present(connection, account, alone=True)
            if row.kept is not None:
                raise Problem(409, "kept", "this account has a password already")
            values = {"kept": spelling(row.name), "password": hash}
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account.id).values(values))
            return Account(row.id, row.name, True, row.preferences)

        return await self._claim(account, work)

    async def change_password(self, account: Account, current: str | None, password: str, token: str) -> None:
        """Another password; of all tokens only this one stays good."""
        old = await self.must_know(account, current)
        hash = await self._hash(password)

        def work(connection: Connection) -> None:
            mine = (ACCOUNTS.c.id == account.id) & (ACCOUNTS.c.password == old)
            if connection.execute(update(ACCOUNTS).where(mine).values(password=hash)).rowcount == 0:
                raise wrong_password()
            others = (TOKENS.c.account == account.id) & (TOKENS.c.hash != digest(token))
            connection.execute(delete(TOKENS).where(others))
            self.store.announce(connection, {account.id: PARTED})

        await self.store.write(work)
        self.forget(account.id)

    async def rename(self, account: Account, name: str) -> Account:
        """Another name; who keeps the account keeps the new name instead of the old one."""

        def work(connection: Connection) -> Account:
            row = present(connection, account, alone=True)
            kept = None if row.kept is None else spelling(name)
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account.id).values(name=name, kept=kept))
            return Account(row.id, name, kept is not None, row.preferences)

        return await self._claim(account, work)

    async def set_preferences(self, account: Account, preferences: Record) -> Account:
        """What a client wants to remember; ValueError if it is too much."""
        bounded(preferences)

        def work(connection: Connection) -> Account:
            row = present(connection, account, alone=True)
            mine = ACCOUNTS.c.id == account.id
            connection.execute(update(ACCOUNTS).where(mine).values(preferences=preferences))
            return Account(row.id, row.name, row.kept is not None, preferences)

        return await self._change(account, work)

    async def delete(self, account: Account, password: str | None) -> list[str]:
        """Take the account away, and what it said; the tables where it sat or acted."""
        await self.must_know(account, password)

        def work(connection: Connection) -> list[str]:
            mine = ENTRIES.c.account == account.id
            acted = select(ENTRIES.c.table).where(mine)
            sat = select(SEATS.c.table).where(SEATS.c.account == account.id)
            tables = sorted(connection.scalars(union(acted, sat)))
            connection.execute(update(ENTRIES).where(mine, ENTRIES.c.kind == SAY).values(body={}))
            connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.id == account.id))
            self.store.announce(connection, {account.id: PARTED})
            return tables

        tables = await self.store.write(work)
        self.forget(account.id)
        return tables

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        """The names of those accounts that exist."""
        some = select(ACCOUNTS.c.id, ACCOUNTS.c.name).where(ACCOUNTS.c.id.in_(list(ids)))
        return await self.store.read(lambda c: {row.id: row.name for row in c.execute(some)})

    # Inside.

    async def _claim(self, account: Account, work: Callable[[Connection], Account]) -> Account:
        try:
            return await self._change(account, work)
        except IntegrityError as error:
            raise Problem(409, "taken", "somebody else keeps this name; choose another one") from error

    async def _change(self, account: Account, work: Callable[[Connection], Account]) -> Account:
        """Change an account; nobody goes on with what they remember of it."""

        def both(connection: Connection) -> Account:
            changed = work(connection)
            self.store.announce(connection, {account.id: CHANGED})
            return changed

        changed = await self.store.write(both)
        self.forget(account.id)
        return changed

    async def must_know(self, account: Account, password: str | None) -> str | None:
        """Complain unless this is the account's password, or it has none; its hash."""
        hash: str | None = (await self.store.read(lambda c: present(c, account))).password
        if hash is not None and (password is None or not await self._matches(hash, password)):
            raise wrong_password()
        return hash

    async def _matches(self, hash: str, password: str) -> bool:
        async with self.hashing:
            return await asyncio.to_thread(self._check, hash, password)

    def _check(self, hash: str, password: str) -> bool:
        try:
            return self.hasher.verify(hash, unicodedata.normalize("NFC", password))
        except VerifyMismatchError:
            return False

    async def _hash(self, password: str) -> str:
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise Problem(422, "password", f"expected {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters")
        async with self.hashing:
            return await asyncio.to_thread(self.hasher.hash, unicodedata.normalize("NFC", password))

    def _new_token(self, account: str) -> tuple[str, Record]:
        token = secrets.token_urlsafe(32)
        return token, {"hash": digest(token), "account": account, "expires": self.now() + YEAR * 1000}

    def _remember(self, hash: str, memory: Memory) -> None:
        self.memories[hash] = memory
        self.memories.move_to_end(hash)
        if len(self.memories) > REMEMBERED:
            self.memories.popitem(last=False)

    def forget(self, account: str) -> None:
        """What is being read about an account, or was, is not remembered."""
        self.changes += 1
        for hash in [hash for hash, memory in self.memories.items() if memory.account.id == account]:
            del self.memories[hash]

    def forget_all(self) -> None:
        self.changes += 1
        self.memories.clear()


def digest(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def read_account(row: Row[*tuple[object, ...]]) -> Account:
    return Account(row.id, row.name, row.kept is not None, row.preferences)


def present(connection: Connection, account: Account, alone: bool = False) -> Row[*tuple[object, ...]]:
    """An account's row, which nobody else changes before we have if we are `alone`; a problem if it was deleted."""
    chosen = select(ACCOUNTS).where(ACCOUNTS.c.id == account.id)
    row = connection.execute(chosen.with_for_update(key_share=True) if alone else chosen).one_or_none()
    if row is None:
        raise Problem(401, "nobody", "this account is gone")
    return row


def spelling(name: str) -> str:
    """The spelling under which a name is kept."""
    found = one_spelling(name)
    if len(found) > LONGEST_SPELLING:
        raise Problem(422, "name", "this name cannot be kept; choose one with plainer characters")
    return found


def bounded(preferences: Record) -> Record:
    """Preferences that are not too much; ValueError otherwise."""
    try:
        size = len(orjson.dumps(preferences))
    except TypeError as error:
        raise ValueError("preferences: expected plain JSON with numbers of at most 64 bits") from error
    if size > LARGEST_PREFERENCES:
        raise ValueError(f"preferences: expected at most {LARGEST_PREFERENCES} bytes of JSON, got {size}")
    return preferences


def wrong_password() -> Problem:
    return Problem(403, "wrong_password", "the name or the password is wrong")
