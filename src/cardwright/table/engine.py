"""Connections to the database: what is committed is on disk, and nothing waits for ever."""

import contextlib
import math
import os
import select
import socket
import threading
import time
from typing import Any, Final

import orjson
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.pool import ConnectionPoolEntry

from cardwright.table import metrics

# How long the database may take, in seconds, where nobody says otherwise.
SQLITE_SECONDS: Final = 30.0
POSTGRES_SECONDS: Final = 10.0
# Shares of that time. The server gives up first, so that the connection stays good: a lock that somebody holds, a
# transaction that nobody goes on with, a statement. What is left is for a connection that says nothing any more.
LOCK: Final = 0.2
IDLE: Final = 0.5
STATEMENT: Final = 0.8
# To connect takes no longer, whatever the patience. A silent connection is looked for, and probed, so often meanwhile.
CONNECT_SECONDS: Final = 10
TICKS: Final = 20
PROBES: Final = 3


def patience(url: str) -> float:
    """How long a database of this kind may take."""
    return POSTGRES_SECONDS if url.startswith("postgresql") else SQLITE_SECONDS


def open_engine(url: str, seconds: float | None = None, **more: Any) -> Engine:
    """An engine with the promises that we need, which gives up after so many seconds."""
    limit = patience(url) if seconds is None else seconds
    plain: dict[str, Any] = {
        "json_serializer": lambda value: orjson.dumps(value).decode(),
        "json_deserializer": orjson.loads,
        "hide_parameters": True,
    }
    if url.startswith("postgresql"):
        engine = create_engine(
            url, pool_size=4, max_overflow=8, pool_timeout=limit, connect_args=connecting(url, limit), **plain, **more
        )
        Watch(engine, limit)
        return engine
    engine = create_engine(url, connect_args={"timeout": limit}, **plain, **more)

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if threading.current_thread().name == "store" else "BEGIN")

    return engine


def connecting(url: str, seconds: float) -> dict[str, str]:
    """How PostgreSQL is spoken to; what the URL says itself is left as it says."""
    asked = make_url(url).query
    limit = round(seconds * 1000)
    limits = {
        "lock_timeout": round(limit * LOCK),
        "idle_in_transaction_session_timeout": round(limit * IDLE),
        "statement_timeout": round(limit * STATEMENT),
        "tcp_user_timeout": limit,
    }
    found = {
        "connect_timeout": str(math.ceil(min(seconds, CONNECT_SECONDS))),
        "tcp_user_timeout": str(limit),
        "keepalives_idle": str(math.ceil(seconds)),
        "keepalives_interval": str(math.ceil(seconds / PROBES)),
        "keepalives_count": str(PROBES),
    }
    chosen = {name: value for name, value in found.items() if name not in asked}
    options = [f"-c {name}={value}" for name, value in limits.items()]
    return {**chosen, "options": " ".join([*options, str(asked.get("options", ""))]).strip()}


class Watch:
    """Cuts connections where work takes too long: one that has gone silent would let it wait for good.

    Whoever waits there hears of it as of any other break. A connection that broke while nobody used it is not given
    out: something is to be read there, the end at least.
    """

    def __init__(self, engine: Engine, seconds: float) -> None:
        self.seconds: Final = seconds
        self.busy: Final[dict[ConnectionPoolEntry, float]] = {}
        self.lock: Final = threading.Lock()
        self.over: Final = threading.Event()
        for name in ("connect", "checkout", "checkin", "close"):
            event.listen(engine, name, getattr(self, f"_{name}"))
        event.listen(engine, "engine_disposed", lambda _: self.over.set())
        threading.Thread(target=self._run, name="watch", daemon=True).start()

    def _connect(self, connection: Any, record: ConnectionPoolEntry) -> None:
        # A descriptor of our own: nobody else can close it, so none of another connection is ever cut by mistake.
        record.info["line"] = socket.socket(fileno=os.dup(connection.fileno()))
        metrics.CONNECTIONS.inc()

    def _checkout(self, _: object, record: ConnectionPoolEntry, __: object) -> None:
        look = select.poll()
        look.register(record.info["line"], select.POLLIN)
        if look.poll(0):
            raise DisconnectionError("the connection has ended")
        with self.lock:
            self.busy[record] = time.monotonic() + self.seconds

    def _checkin(self, _: object, record: ConnectionPoolEntry) -> None:
        with self.lock:
            self.busy.pop(record, None)

    def _close(self, _: object, record: ConnectionPoolEntry) -> None:
        self._checkin(_, record)
        record.info.pop("line").close()

    def _run(self) -> None:
        while not self.over.wait(self.seconds / TICKS):
            with self.lock:
                for record in [it for it, until in self.busy.items() if until < time.monotonic()]:
                    cut(record.info["line"])
                    del self.busy[record]


def cut(line: socket.socket) -> None:
    """End a connection under whoever waits there."""
    metrics.CUTS.inc()
    with contextlib.suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
