"""What the server counts and measures, for Prometheus. No label names a person, a table, a card or a text.

With several processes prometheus-client keeps the figures in files of a folder that they share, so that whichever
process is asked answers for all of them.
"""

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import perf_counter
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from starlette.types import ASGIApp, Message, Receive, Scope, Send

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
REGISTRY: Final = CollectorRegistry()
# Where the histograms divide: finest around what people feel, up to where every patience has ended.
SECONDS: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)
MANY: Final = (1, 2, 5, 10, 20, 50, 100, 200)
disable_created_metrics()  # type: ignore[no-untyped-call]


def counter(name: str, words: str, *labels: str) -> Counter:
    return Counter(f"cardwright_{name}", words, labels, registry=REGISTRY)


def histogram(name: str, words: str, *labels: str, buckets: tuple[float, ...] = SECONDS) -> Histogram:
    return Histogram(f"cardwright_{name}", words, labels, buckets=buckets, registry=REGISTRY)


def total(name: str, words: str, *labels: str) -> Gauge:
    """A figure that is summed over the processes that live."""
    return Gauge(f"cardwright_{name}", words, labels, multiprocess_mode="livesum", registry=REGISTRY)


DEED_SECONDS: Final = histogram("deed_seconds", "from a message over a socket to its acknowledgement", "deed")
REQUEST_SECONDS: Final = histogram("request_seconds", "from a request to its answer", "method", "route", "status")
NOTICES: Final = counter(
    "notices", "messages and letters about turns, by kind and by what became of them", "kind", "result"
)
JOURNAL: Final = counter("journal_lines", "lines of the journal", "level")

COMMIT_SECONDS: Final = histogram("commit_seconds", "how long a transaction took")
BATCH: Final = histogram("commit_jobs", "how much was written in one transaction", buckets=MANY)
ENTRIES: Final = counter("entries_written", "entries written")
CONFLICTS: Final = counter("entry_conflicts", "entries that another process was faster with")
WRITES_FAILED: Final = counter("writes_failed", "what could not be written because the database did not answer")
WRITES_WAITING: Final = total("writes_waiting", "what waits to be written")
CONNECTIONS: Final = counter("connections_opened", "connections to PostgreSQL that were opened")
CUTS: Final = counter("connections_cut", "connections to PostgreSQL that were cut because they went silent")
POSTBOX_OPEN: Final = Gauge(
    "cardwright_postbox_open", "whether every process hears of the others", multiprocess_mode="livemin",
    registry=REGISTRY,
)  # fmt: skip
POSTBOX_BREAKS: Final = counter("postbox_breaks", "how often a process did not hear of the others for a while")

PROCESSES: Final = total("processes", "processes that serve")
SOCKETS: Final = total("sockets_open", "open sockets at tables")
CACHED: Final = total("tables_cached", "tables in memory")
SET_ASIDE: Final = Gauge(
    "cardwright_tables_set_aside", "tables that cannot be read", multiprocess_mode="livemax", registry=REGISTRY
)
BOTS_WAITING: Final = total("bots_waiting", "bots and hints that wait for a process to think in", "kind")
BOTS_OLDEST: Final = Gauge(
    "cardwright_bots_oldest_seconds", "for how long the first of them waits", ["kind"], multiprocess_mode="livemax",
    registry=REGISTRY,
)  # fmt: skip
BOTS_REPLACED: Final = total("bots_replaced", "processes of bots that were stuck or crashed")


def exposed() -> bytes:
    """Everything, as Prometheus reads it: of all processes, if there are several."""
    folder = os.environ.get(FOLDER)
    if folder is None:
        return generate_latest(REGISTRY)
    bury(Path(folder))
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def bury(folder: Path) -> None:
    """What was true of processes that are gone is true no more; what they counted stays counted."""
    for pid in {int(file.stem.rpartition("_")[2]) for file in folder.glob("gauge_live*.db")}:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            with suppress(FileNotFoundError):
                mark_process_dead(pid)  # type: ignore[no-untyped-call]


@contextmanager
def timed(deed: str) -> Iterator[None]:
    """Measure how long a deed takes, done or refused."""
    began = perf_counter()
    try:
        yield
    finally:
        DEED_SECONDS.labels(deed).observe(perf_counter() - began)


class Measured:
    """Wraps the whole application: how long each request takes, by the pattern of its path."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = perf_counter(), 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, sending)
        finally:
            route = getattr(scope.get("route"), "path", "other")
            method = scope["method"] if scope["method"] in METHODS else "other"
            REQUEST_SECONDS.labels(method, route, f"{status // 100}xx").observe(perf_counter() - began)


METHODS: Final = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE")


class Counted(logging.Handler):
    """Counts the lines of the journal."""

    def emit(self, record: logging.LogRecord) -> None:
        JOURNAL.labels(record.levelname.lower()).inc()
