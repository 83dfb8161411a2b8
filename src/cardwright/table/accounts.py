"""People: guests, and those who keep their account with a password. Whoever holds a token is that person."""

import asyncio
import secrets
import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Final, TypeVar

import orjson
from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from sqlalchemy import Connection, Row, String, cast, delete, insert, or_, select, union, update
from sqlalchemy.exc import IntegrityError

from cardwright.kernel.paper import Record
from cardwright.table.entry import SAY, now
from cardwright.table.news import CHANGED, PARTED
from cardwright.table.problem import Problem
from cardwright.table.schema import ACCOUNTS, ENTRIES, SEATS, TABLES, TOKENS
from cardwright.table.sessions import Account, Renewal, Sessions, banned_until, read_account
from cardwright.table.sitting import NOT_BEGUN
from cardwright.table.store import Store
from cardwright.table.words import look, one_spelling

# As NIST SP 800-63B has it: eight characters at least, of whatever kind; the upper bound is for who hashes them.
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
# As much as the column takes: one spelling of a name can be longer than the name.
LONGEST_SPELLING: Final = 80
# Characters: a page's settings are a few dozen, and everybody's are read with their account.
LARGEST_PREFERENCES: Final = 4096
# Argon2id as OWASP advises for little memory; each takes 19 MiB, so there are few at once.
HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
HASHED_AT_ONCE: Final = 2

T = TypeVar("T")


class Accounts(Sessions):
    """All accounts, and who is signed in."""

    def __init__(
        self, store: Store, hasher: PasswordHasher | None = None, now: Callable[[], int] = now
    ) -> None:  # fmt: skip
        super().__init__(store, now)
        self.hasher: Final = hasher or HASHER
        self.nobody: Final = self.hasher.hash(secrets.token_urlsafe())
        self.hashing: Final = asyncio.Semaphore(HASHED_AT_ONCE)

    # Coming.

    async def guest(self, name: str, device: str = "") -> tuple[Account, str]:
        """Somebody new, and the token."""
        account = Account(secrets.token_urlsafe(12), name, False, {})

        def work(connection: Connection) -> str:
            free(connection, account.id, name)
            person = {"id": account.id, "name": name, "preferences": {}, "created": self.now()}
            connection.execute(insert(ACCOUNTS).values(person))
            return self.begin(connection, account.id, device)

        return account, await self.store.write(work)

    async def login(self, name: str, password: str, device: str = "") -> tuple[Account, str]:
        """The account that is kept under a name, and a new token. An unknown name looks like a wrong password."""
        kept = ACCOUNTS.c.kept == one_spelling(name)
        row = await self.store.read(lambda c: c.execute(select(ACCOUNTS).where(kept)).one_or_none())
        right = await self._matches(self.nobody if row is None else row.password, password)
        now = self.now()
        if row is None or not right or (row.lent is not None and row.lent <= now):
            raise wrong_password()
        if (row.banned or 0) > now:
            raise banned_until(row.banned)

        def work(connection: Connection) -> str:
            connection.execute(delete(TOKENS).where(TOKENS.c.account == row.id, TOKENS.c.expires <= now))
            if row.lent is not None:  # a password that the host gave is good once
                mine = (ACCOUNTS.c.id == row.id) & (ACCOUNTS.c.lent == row.lent)
                if connection.execute(update(ACCOUNTS).where(mine).values(lent=now)).rowcount == 0:
                    raise wrong_password()
            return self.begin(connection, row.id, device)

        try:
            return read_account(row), await self.store.write(work)
        except IntegrityError as error:
            raise wrong_password() from error

    # Changing.

    async def keep(self, account: Account, password: str, token: str) -> Renewal:
        """Keep a guest's account with a password, and its name for nobody else."""
        hash = await self._hash(password)

        def work(connection: Connection) -> Renewal:
            row = present(connection, account, alone=True)
            if row.kept is not None:
                raise Problem(409, "kept", "this account has a password already")
            free(connection, account.id, row.name)
            values = {**spellings(row.name), "password": hash}
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account.id).values(values))
            found = Account(row.id, row.name, True, row.preferences, row.silenced or 0)
            return Renewal(found, *self.renew(connection, account.id, token))

        return await self._claim(account, work)

    async def change_password(self, account: Account, current: str | None, password: str, token: str) -> Renewal:
        """Another password; of all sessions only this one goes on, with another token."""
        old = await self.must_know(account, current)
        hash = await self._hash(password)

        def work(connection: Connection) -> Renewal:
            mine = (ACCOUNTS.c.id == account.id) & (ACCOUNTS.c.password == old)
            if connection.execute(update(ACCOUNTS).where(mine).values(password=hash, lent=None)).rowcount == 0:
                raise wrong_password()
            found = read_account(present(connection, account))
            return Renewal(found, *self.renew(connection, account.id, token))

        return await self._claim(account, work)

    async def rename(self, account: Account, name: str) -> Account:
        """Another name; who keeps the account keeps the new name instead of the old one."""

        def work(connection: Connection) -> Account:
            row = present(connection, account, alone=True)
            free(connection, account.id, name)
            values = {"name": name} if row.kept is None else {"name": name, **spellings(name)}
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account.id).values(values))
            self.store.announce(connection, {account.id: CHANGED})
            return read_account(present(connection, account))

        return await self._claim(account, work)

    async def set_preferences(self, account: Account, preferences: Record) -> Account:
        """What a client wants to remember; ValueError if it is too much."""
        bounded(preferences)

        def work(connection: Connection) -> Account:
            row = present(connection, account, alone=True)
            mine = ACCOUNTS.c.id == account.id
            connection.execute(update(ACCOUNTS).where(mine).values(preferences=preferences))
            self.store.announce(connection, {account.id: CHANGED})
            return replace(read_account(row), preferences=preferences)

        return await self._claim(account, work)

    async def delete(self, account: str) -> list[str]:
        """Take an account away, and what it said; the tables where it sat or acted, or that keep a seat for it."""

        def work(connection: Connection) -> list[str]:
            mine = ENTRIES.c.account == account
            acted = select(ENTRIES.c.table).where(mine)
            sat = select(SEATS.c.table).where(SEATS.c.account == account)
            awaited = cast(TABLES.c.plan, String).contains(account, autoescape=True)
            waiting = select(TABLES.c.id).where(TABLES.c.status == NOT_BEGUN, awaited)
            tables = sorted(connection.scalars(union(acted, sat, waiting)))
            connection.execute(update(ENTRIES).where(mine, ENTRIES.c.kind == SAY).values(body={}))
            connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.id == account))
            self.store.announce(connection, {account: PARTED})
            return tables

        tables = await self.store.write(work)
        self.forget(account)
        return tables

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        """The names of those accounts that exist."""
        some = select(ACCOUNTS.c.id, ACCOUNTS.c.name).where(ACCOUNTS.c.id.in_(list(ids)))
        return await self.store.read(lambda c: {row.id: row.name for row in c.execute(some)})

    # Inside.

    async def _claim(self, account: Account, work: Callable[[Connection], T]) -> T:
        """Change an account; nobody goes on with what they remember of it."""
        try:
            return await self.store.write(work)
        except IntegrityError as error:
            raise taken() from error
        finally:
            self.forget(account.id)

    async def must_know(self, account: Account, password: str | None) -> str | None:
        """Complain unless this is the account's password, or none is needed; its hash.

        Whoever came in with a password that the host gave has used it up, and chooses another one without it.
        """
        row = await self.store.read(lambda c: present(c, account))
        hash: str | None = row.password
        if hash is not None and row.lent is None and (password is None or not await self._matches(hash, password)):
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


def present(connection: Connection, account: Account, alone: bool = False) -> Row[Any]:
    """An account's row, which nobody else changes before we have if we are `alone`; a problem if it was deleted."""
    chosen = select(ACCOUNTS).where(ACCOUNTS.c.id == account.id)
    row = connection.execute(chosen.with_for_update(key_share=True) if alone else chosen).one_or_none()
    if row is None:
        raise Problem(401, "nobody", "this account is gone")
    return row


def spellings(name: str) -> dict[str, str]:
    """A name as it is kept: in one spelling, and how it looks."""
    found = one_spelling(name)
    if len(found) > LONGEST_SPELLING:
        raise Problem(422, "name", "this name cannot be kept; choose one with plainer characters")
    return {"kept": found, "looks": look(name)}


def free(connection: Connection, account: str, name: str) -> None:
    """Complain if a name is kept by somebody else, or could be mistaken for one that is."""
    same = or_(ACCOUNTS.c.kept == one_spelling(name), ACCOUNTS.c.looks == look(name))
    if connection.scalar(select(ACCOUNTS.c.id).where(same, ACCOUNTS.c.id != account).limit(1)) is not None:
        raise taken()


def taken() -> Problem:
    return Problem(
        409, "taken", "somebody keeps this name, or one like it; log in if it is yours, or choose another one"
    )


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
