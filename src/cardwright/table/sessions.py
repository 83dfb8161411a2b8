"""Sessions: whoever holds a token is that person, on one device, until it is signed out there."""

import asyncio
import contextlib
import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.sql.elements import ColumnElement

from cardwright.kernel.paper import Record
from cardwright.table.entry import now
from cardwright.table.news import CHANGED, PARTED
from cardwright.table.plan import DAY, Strict
from cardwright.table.problem import Problem
from cardwright.table.schema import ACCOUNTS, TOKENS
from cardwright.table.settings import YEAR
from cardwright.table.store import Store, Unavailable

# So many sessions are remembered, each for so many milliseconds: a message need not ask the database who speaks.
REMEMBERED: Final = 2000
REMEMBERED_FOR: Final = 60_000
# An end that never comes: of a ban or a silence for good.
NEVER: Final = 1 << 52


@dataclass(frozen=True)
class Account:
    """A person; `kept` if there is a password, so that the account can be used elsewhere."""

    id: str
    name: str
    kept: bool
    preferences: Record
    silenced: int = 0
    lent: bool = False


@dataclass(frozen=True)
class Session:
    """A person on a device. Its id is no secret, and stays when the token is renewed."""

    id: str
    account: Account


@dataclass(frozen=True)
class Remembered:
    """A session as it was read; good until then."""

    session: Session
    until: int


@dataclass(frozen=True)
class Renewal:
    """An account that has changed, the token that is good from now on, and the sessions that are over."""

    account: Account
    token: str
    closed: list[str]


class SessionLine(Strict):
    """Where somebody is signed in; `used` is the day of the last use."""

    id: str
    device: str
    created: int
    used: int
    this: bool


class Sessions:
    """Who holds which token. What changes here is true at once in this process, and soon in the others."""

    def __init__(self, store: Store, now: Callable[[], int] = now) -> None:
        self.store: Final = store
        self.now: Final = now
        self.memories: Final[OrderedDict[str, Remembered]] = OrderedDict()
        self.marking: Final[set[asyncio.Task[None]]] = set()
        self.changes = 0

    # Finding.

    async def who(self, token: str) -> Account | None:
        """Whose token it is; None if it is unknown, too old, or of somebody who is banned."""
        found = await self.session(token)
        return None if found is None else found.account

    async def session(self, token: str) -> Session | None:
        hash = digest(token)
        return await self._find(hash, TOKENS.c.hash)

    async def again(self, id: str) -> Session | None:
        """A session by its id, for whoever has shown the token before."""
        return await self._find(id, TOKENS.c.session)

    async def _find(self, key: str, column: ColumnElement[str]) -> Session | None:
        now, changes = self.now(), self.changes
        memory = self.memories.get(key)
        if memory is not None and now < memory.until:
            return memory.session
        both = select(ACCOUNTS, TOKENS.c.session, TOKENS.c.used, TOKENS.c.expires)
        wanted = both.join(TOKENS, TOKENS.c.account == ACCOUNTS.c.id).where(column == key)
        row = await self.store.read(lambda c: c.execute(wanted).one_or_none())
        if row is None or row.expires <= now or (row.banned or 0) > now:
            return None
        found = Session(row.session, read_account(row))
        if changes == self.changes:
            self._remember(key, Remembered(found, min(now + REMEMBERED_FOR, row.expires)))
        if row.used < today(now):
            self._mark(row.session)
        return found

    async def barred(self, token: str) -> None:
        """Complain if the token was somebody's who is banned: in that browser they are nobody else."""
        wanted = select(ACCOUNTS.c.banned).join(TOKENS, TOKENS.c.account == ACCOUNTS.c.id)
        hash = digest(token)
        banned = await self.store.read(lambda c: c.scalar(wanted.where(TOKENS.c.hash == hash))) or 0
        if banned > self.now():
            raise banned_until(banned)

    async def lines(self, account: Account, token: str) -> list[SessionLine]:
        """Where somebody is signed in, the latest first."""
        c, mine, now = TOKENS.c, digest(token), self.now()
        wanted = (
            select(TOKENS).where(c.account == account.id, c.expires > now).order_by(c.used.desc(), c.created.desc())
        )
        rows = await self.store.read(lambda connection: connection.execute(wanted).all())
        return [
            SessionLine(id=it.session, device=it.device, created=it.created, used=it.used, this=it.hash == mine)
            for it in rows
        ]

    # Ending.

    async def logout(self, token: str) -> str | None:
        """A token is good for nothing any more; the session that it was."""
        closed = await self._close(TOKENS.c.hash == digest(token))
        return closed[0] if closed else None

    async def close(self, account: Account, id: str | None = None) -> list[str]:
        """End one session of somebody, or all; those that were."""
        mine = TOKENS.c.account == account.id
        return await self._close(mine if id is None else mine & (TOKENS.c.session == id))

    async def _close(self, where: ColumnElement[bool]) -> list[str]:
        """What was somebody's who is banned stays, for it is how they are known again."""
        here = where & (TOKENS.c.expires > self.now())

        def work(connection: Connection) -> list[str]:
            closed = list(connection.scalars(delete(TOKENS).where(here).returning(TOKENS.c.session)))
            self.store.announce(connection, dict.fromkeys(closed, PARTED))
            return closed

        closed = await self.store.write(work)
        for id in closed:
            self.forget(id)
        return closed

    # Inside a transaction.

    def begin(self, connection: Connection, account: str, device: str) -> str:
        """A new session; its token."""
        token, now = secrets.token_urlsafe(32), self.now()
        session = {"session": secrets.token_urlsafe(12), "created": now, "used": today(now), "device": device}
        row = {"hash": digest(token), "account": account, "expires": now + YEAR * 1000, **session}
        connection.execute(insert(TOKENS).values(row))
        return token

    def renew(self, connection: Connection, account: str, token: str) -> tuple[str, list[str]]:
        """Of somebody's sessions only this one goes on, with another token; that token, and the sessions that end."""
        fresh, mine = secrets.token_urlsafe(32), TOKENS.c.account == account
        values = {"hash": digest(fresh), "expires": self.now() + YEAR * 1000}
        this = update(TOKENS).where(mine, TOKENS.c.hash == digest(token)).values(values)
        if connection.execute(this).rowcount == 0:
            raise Problem(401, "nobody", "you have been signed out here; log in again")
        others = delete(TOKENS).where(mine, TOKENS.c.hash != digest(fresh)).returning(TOKENS.c.session)
        closed = list(connection.scalars(others))
        self.store.announce(connection, {account: CHANGED, **dict.fromkeys(closed, PARTED)})
        return fresh, closed

    # Remembering.

    def _mark(self, session: str) -> None:
        """Note the day, without letting anybody wait for it; if it cannot be written it is noted another time."""

        async def note() -> None:
            mine, day = TOKENS.c.session == session, today(self.now())
            with contextlib.suppress(Unavailable):
                await self.store.write(lambda c: c.execute(update(TOKENS).where(mine).values(used=day)))

        task = asyncio.create_task(note())
        self.marking.add(task)
        task.add_done_callback(self.marking.discard)

    def _remember(self, key: str, memory: Remembered) -> None:
        self.memories[key] = memory
        self.memories.move_to_end(key)
        if len(self.memories) > REMEMBERED:
            self.memories.popitem(last=False)

    def forget(self, name: str) -> None:
        """What is being read about an account or a session, or was, is not remembered."""
        self.changes += 1
        for key, memory in list(self.memories.items()):
            if name in (memory.session.id, memory.session.account.id):
                del self.memories[key]

    def forget_all(self) -> None:
        self.changes += 1
        self.memories.clear()


def digest(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def today(now: int) -> int:
    """The beginning of the day."""
    return now - now % (DAY * 1000)


def read_account(row: Row[Any]) -> Account:
    return Account(
        row.id, row.name, row.kept is not None, row.preferences, row.silenced or 0, row.lent is not None
    )  # fmt: skip


def until(end: int) -> str:
    """When something ends, in words."""
    if end >= NEVER:
        return "for good"
    return f"until {datetime.fromtimestamp(end / 1000, UTC):%Y-%m-%d %H:%M} UTC"


def banned_until(end: int) -> Problem:
    return Problem(403, "banned", f"the host has banned you {until(end)}")
