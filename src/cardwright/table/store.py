"""The store: everything durable. One thread writes, many writes to a transaction; what is written is on disk.

SQLite serves one process. PostgreSQL serves several: each tells the others which tables changed.
"""

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from itertools import groupby
from operator import itemgetter
from typing import Any, Final, TypeVar

import orjson
import psycopg
from psycopg.errors import LockNotAvailable
from sqlalchemy import Connection, bindparam, select, text, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from cardwright.table import metrics
from cardwright.table.engine import open_engine, patience
from cardwright.table.entry import Entry
from cardwright.table.migrate import migrate
from cardwright.table.news import CHANNEL, News, letters, told
from cardwright.table.schema import ENTRIES, TABLES
from cardwright.table.state import Summary

log: Final = logging.getLogger(__name__)
T = TypeVar("T")
# Of one transaction: who was first does not wait until a whole flood is written.
AT_ONCE: Final = 200
# Several processes on one PostgreSQL share the work, so that each would write fewer entries to a transaction, and make
# more transactions of them. Where entries come from more than one table, each therefore waits so many seconds before it
# writes. SQLite gathers by itself: one process writes there, and what comes while the disk is busy goes together.
GATHERING: Final = 0.01
# PostgreSQL that cannot be reached at the start is tried again after so many seconds, then after twice as many.
FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 10.0
NOTIFY: Final = text("SELECT pg_notify(:channel, :news)")
# PostgreSQL writes entries, moves their tables on and tells the other processes in one go: every question to it costs
# a journey there and back. It is put to the driver itself, for through SQLAlchemy it would take us twice as long.
APPEND: Final = """
    WITH given AS (
        SELECT * FROM json_to_recordset(CAST(%(rows)s AS json)) AS it(
            "table" text, number int, kind text, seat int, account text, body json, at bigint, request text,
            new_status text, new_number int, new_turn int, new_deadline bigint, new_changed bigint, new_result json,
            letter int, news text)
    ), written AS (
        INSERT INTO entries ("table", number, kind, seat, account, body, at, request)
        SELECT "table", number, kind, seat, account, body, at, request FROM given
        ON CONFLICT DO NOTHING RETURNING "table", number
    ), moved AS (
        UPDATE tables SET status = new_status, number = new_number, turn = new_turn, deadline = new_deadline,
            changed = new_changed, result = new_result
        FROM given JOIN written USING ("table", number) WHERE tables.id = given."table"
    )
    SELECT json_object_agg("table", number) AS done, pg_notify(%(channel)s, string_agg(news, chr(10)))
    FROM given JOIN written USING ("table", number) GROUP BY letter
"""
OUT_OF_REACH: Final = (OperationalError, InterfaceError, InternalError, NoConnection)


class Unavailable(Exception):
    """The store does not answer; nothing was written."""


@dataclass(frozen=True)
class Append:
    """An entry to write, how the table stands then, and what else is written with it."""

    table: str
    entry: Entry
    summary: Summary
    then: Callable[[Connection], object] | None = None


@dataclass
class Job:
    """Work for the writing thread; `done` is told in the event loop."""

    done: "asyncio.Future[Any]"
    append: Append | None = None
    work: Callable[[Connection], Any] | None = None
    since: float = field(default_factory=time.monotonic)

    def settle(self, result: object) -> None:
        if self.done.cancelled():
            return
        if isinstance(result, BaseException):
            self.done.set_exception(result)
        else:
            self.done.set_result(result)


class Store:
    """A database, opened and brought up to date.

    PostgreSQL that cannot be reached is tried again and again; until then everything is Unavailable. What is not begun
    within `patience` seconds fails; to find a connection, to connect and to work may take as long, each.
    """

    def __init__(self, url: str, seconds: float | None = None) -> None:
        self.patience: Final = patience(url) if seconds is None else seconds
        self.engine: Final = open_engine(url, seconds)
        self.postgres: Final = self.engine.dialect.name == "postgresql"
        # PostgreSQL would be asked to begin and to end even what only reads, or is one statement. Such work has
        # connections of its own: to turn one over and back takes as long as to write an entry.
        self.reader: Final = open_engine(url, seconds, isolation_level="AUTOCOMMIT") if self.postgres else self.engine
        self.opened = self._open()
        self.insert: Final = (
            sqlite.insert(ENTRIES).on_conflict_do_nothing().returning(ENTRIES.c.table, ENTRIES.c.number)
        )
        self.update: Final = (
            update(TABLES)
            .where(TABLES.c.id == bindparam("table"))
            .values({it.name: bindparam(f"new_{it.name}") for it in fields(Summary)})
        )
        self.jobs: Final[queue.SimpleQueue[Job | None]] = queue.SimpleQueue()
        self.thread: Final = threading.Thread(target=self._write, name="store", daemon=True)
        self.thread.start()

    # Writing, from the event loop.

    async def append(self, append: Append) -> bool:
        """Write an entry durably; false if another one has its number, or it was written before."""
        job = Job(asyncio.get_running_loop().create_future(), append=append)
        self.jobs.put(job)
        return bool(await job.done)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some writing of another kind, all or nothing."""
        job = Job(asyncio.get_running_loop().create_future(), work=work)
        self.jobs.put(job)
        found: T = await job.done
        return found

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read something; what was acknowledged before is there."""
        return await asyncio.to_thread(self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        if not self.opened:
            raise Unavailable("the database cannot be reached yet")
        try:
            with self.reader.connect() as connection:
                return work(connection)
        except OUT_OF_REACH as error:
            raise unavailable(error) from error

    async def close(self) -> None:
        """Finish what was accepted, then stop."""
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)
        self.engine.dispose()
        self.reader.dispose()

    # Opening.

    def _open(self) -> bool:
        """Bring the database up to date; whether it could be reached."""
        try:
            migrate(self.engine)
            return True
        except OUT_OF_REACH as error:
            if not self.postgres:
                raise
            log.warning("the database cannot be reached: %s", type(error).__name__)
            return False

    def _open_later(self) -> bool:
        """Try to open the database until that is done, or the store is closed; whether it is open."""
        pause = FIRST_PAUSE
        while not self.opened:
            if not self._refuse_for(pause):
                return False
            try:
                self.opened = self._open()
            except Exception:
                log.exception("the database cannot be used")
            pause = min(LONGEST_PAUSE, 2 * pause)
        return True

    def _refuse_for(self, seconds: float) -> bool:
        """Meanwhile nobody waits in vain; false if the store is closed."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            with contextlib.suppress(queue.Empty):
                job = self.jobs.get(timeout=left)
                if job is None:
                    return False
                tell([job], [Unavailable("the database cannot be reached yet")])
        return True

    # The writing thread.

    def _write(self) -> None:
        if not self._open_later():
            return
        before: set[str] = set()
        while True:
            batch = [self.jobs.get()]
            if self.postgres and before - tables_of(batch):
                time.sleep(GATHERING)
            while len(batch) < AT_ONCE and not self.jobs.empty():
                batch.append(self.jobs.get())
            before = tables_of(batch)
            jobs = [job for job in batch if job is not None]
            if jobs:
                self._commit(jobs)
            if None in batch:
                return

    def _commit(self, jobs: list[Job]) -> None:
        """One transaction; nobody is told anything before it is on disk. What waited too long is not begun any more."""
        oldest = time.monotonic() - self.patience
        late = [job for job in jobs if job.since < oldest]
        tell(late, [Unavailable("the store had no time") for _ in late])
        timely = [job for job in jobs if job.since >= oldest]
        if timely:
            self._commit_all(timely)

    def _commit_all(self, jobs: list[Job]) -> None:
        results: list[object] = []
        began = time.monotonic()
        # To PostgreSQL entries alone are one statement, which is a transaction without being asked to begin and to end.
        alone = self.postgres and all(job.append is not None and job.append.then is None for job in jobs)
        try:
            with self.reader.connect() if alone else self.engine.begin() as connection:
                written = self._append_all(connection, [job.append for job in jobs if job.append is not None])
                for job in jobs:
                    results.append(written.pop(0) if job.work is None else _nested(connection, job.work))
            metrics.COMMIT_SECONDS.observe(time.monotonic() - began)
            metrics.BATCH.observe(len(jobs))
        except Exception as error:
            if len(jobs) > 1 and is_of_one(error):
                for job in jobs:
                    self._commit([job])
                return
            results = [error if isinstance(error, IntegrityError) else unavailable(error) for _ in jobs]
        tell(jobs, results)

    def _append_all(self, connection: Connection, appends: list[Append]) -> list[bool]:
        """Which entries were written; each table's row changes with its entry."""
        if not appends:
            return []
        ordered = sorted(appends, key=lambda a: a.table)
        changed = (self._append_there if self.postgres else self._append_here)(connection, ordered)
        written = [changed.get(a.table) == a.entry.number for a in appends]
        for a, done in zip(appends, written):
            if done and a.then is not None:
                a.then(connection)
        return written

    def _append_here(self, connection: Connection, appends: list[Append]) -> dict[str, int]:
        """SQLite: the tables that have a new entry, and its number."""
        rows = connection.execute(self.insert, [_row(a) for a in appends])
        changed: dict[str, int] = {row.table: row.number for row in rows}
        news = [_summary(a) for a in appends if changed.get(a.table) == a.entry.number]
        if news:
            connection.execute(self.update, news)
        return changed

    def _append_there(self, connection: Connection, appends: list[Append]) -> dict[str, int]:
        """PostgreSQL: the same, and the other processes hear of it."""
        lines = [told(a.table, a.entry) for a in appends]
        rows = [
            _row(a) | _summary(a) | {"letter": letter, "news": line}
            for a, letter, line in zip(appends, letters(lines), lines)
        ]
        parameters = {"rows": orjson.dumps(rows).decode(), "channel": CHANNEL}
        return {table: number for done, _ in put(connection, APPEND, parameters) for table, number in done.items()}

    def announce(self, connection: Connection, news: dict[str, int]) -> None:
        """Tell the other processes, once this is committed, which tables or people have changed, and how far."""
        lines = [News(name, number).line() for name, number in news.items()] if self.postgres else []
        for _, letter in groupby(zip(letters(lines), lines), key=itemgetter(0)):
            connection.execute(NOTIFY, {"channel": CHANNEL, "news": "\n".join(line for _, line in letter)})


def put(connection: Connection, statement: str, parameters: dict[str, str]) -> list[tuple[Any, ...]]:
    """The answer of PostgreSQL's driver; it fails as everything fails that is put through SQLAlchemy."""
    driver: psycopg.Connection = connection.connection.driver_connection  # type: ignore[assignment]  # we chose it
    try:
        return driver.execute(statement.encode(), parameters, prepare=True).fetchall()
    except psycopg.Error as error:
        if driver.closed:
            connection.invalidate(error)
        raise DBAPIError.instance(statement, None, error, psycopg.Error, hide_parameters=True) from error


def tables_of(batch: list[Job | None]) -> set[str]:
    """The tables whose entries are to be written."""
    return {job.append.table for job in batch if job is not None and job.append is not None}


def is_of_one(error: Exception) -> bool:
    """Whether one job of several is to blame: it breaks a rule of the database, or somebody else holds its table."""
    return isinstance(error, IntegrityError) or (
        isinstance(error, DBAPIError) and isinstance(error.orig, LockNotAvailable)
    )


def tell(jobs: list[Job], results: list[object]) -> None:
    """From the writing thread: everybody who waited hears what became of it, unless their loop is gone."""
    metrics.WRITES_FAILED.inc(sum(isinstance(result, Unavailable) for result in results))
    with contextlib.suppress(RuntimeError):
        if jobs:
            jobs[0].done.get_loop().call_soon_threadsafe(settle_all, jobs, results)


def settle_all(jobs: list[Job], results: list[object]) -> None:
    """In the event loop: everybody who waited for a transaction hears of it, at one waking."""
    for job, result in zip(jobs, results, strict=True):
        job.settle(result)


def unavailable(error: Exception) -> Unavailable:
    found = Unavailable(f"the store does not answer: {type(error).__name__}")
    found.__cause__ = error
    return found


def _nested(connection: Connection, work: Callable[[Connection], object]) -> object:
    """Work that fails takes only itself back."""
    try:
        with connection.begin_nested():
            return work(connection)
    except OUT_OF_REACH as error:
        return unavailable(error)
    except Exception as error:
        return error


def _row(a: Append) -> dict[str, object]:
    e = a.entry
    return {
        "table": a.table, "number": e.number, "kind": e.kind, "seat": e.seat, "account": e.account,
        "body": e.body, "at": e.at, "request": e.request,
    }  # fmt: skip


def _summary(a: Append) -> dict[str, object]:
    return {"table": a.table, **{f"new_{name}": value for name, value in vars(a.summary).items()}}


def entries_after(connection: Connection, table: str, number: int) -> list[Entry]:
    """The entries of a table from a number on."""
    c = ENTRIES.c
    rows = connection.execute(
        select(c.number, c.kind, c.seat, c.at, c.account, c.body, c.request)
        .where(c.table == table, c.number > number)
        .order_by(c.number)
    )
    return [Entry(*row) for row in rows]
