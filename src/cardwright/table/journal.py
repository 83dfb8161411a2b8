"""The server's journal: a line of JSON for whatever it notices, on stderr. It says nothing about who plays or what."""

import json
import logging
import secrets
import sqlite3
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable
from copy import copy
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import blake2b
from typing import Any, Final

from psycopg import Error as PostgresError

OURS: Final = "cardwright"
# What is said again within so many seconds is only counted, for so many kinds of lines: no flood fills the disk.
EVERY_SECONDS: Final = 60.0
MOST_KINDS: Final = 1000
# Fresh in every process, so that nobody can look tables up by what the journal calls them.
KEY: Final = secrets.token_bytes(16)

Kind = tuple[str, int, str, str]


def veiled(id: str) -> str:
    """What a table is called here: the same for one life of a process, and of no use to whoever reads it."""
    return blake2b(id.encode(), digest_size=4, key=KEY).hexdigest()


class JournalLine(logging.Formatter):
    """One record as one line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": said(record),
        }
        if (times := getattr(record, "times", 1)) > 1:
            line["times"] = times
        if record.exc_info and record.exc_info[1] is not None:
            line["exception"] = describe(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def said(record: logging.LogRecord) -> str:
    """The message. Other people's loggers quote what was sent to us: of theirs only the first line, unfilled."""
    if record.name.partition(".")[0] == OURS:
        return record.getMessage()
    return next(iter(str(record.msg).splitlines()), "")


def describe(error: BaseException) -> str:
    """An exception and what led to it: of what kind they are and where they were raised."""
    chain: list[str] = []
    seen: set[int] = set()
    found: BaseException | None = error
    while found is not None and id(found) not in seen:
        seen.add(id(found))
        frames = "".join(traceback.format_tb(found.__traceback__))
        chain.append(f"{called(found)}\n{frames}")
        found = found.__cause__ or (None if found.__suppress_context__ else found.__context__)
    return "because of ".join(chain).rstrip()


def called(error: BaseException) -> str:
    """The name of an exception. Its text may quote cards, names and lines of chat, unless a system has written it."""
    name = type(error).__name__
    if isinstance(error, sqlite3.Error):
        return f"{name}: {getattr(error, 'sqlite_errorname', 'no code')}"
    if isinstance(error, PostgresError):
        lines = str(error).splitlines()
        # Without a code it comes from the connection, not from what was written.
        return f"{name}: {error.sqlstate or ''.join(lines[:1])}"
    if isinstance(error, OSError):
        return f"{name}: {error.strerror or 'no reason given'}"
    return name


@dataclass
class Repeated:
    """A kind of line: when it was written last, one like it, and how many have been held back since."""

    at: float
    record: logging.LogRecord
    times: int = 0


class Journal(logging.StreamHandler[Any]):
    """Writes to stderr: a kind of line at once, then at most every so often, saying how many it stands for."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock: Final = clock
        # Whoever was written longest ago comes first.
        self.kinds: Final[OrderedDict[Kind, Repeated]] = OrderedDict()

    def emit(self, record: logging.LogRecord) -> None:
        now = self.clock()
        self.catch_up(now)
        kind = kind_of(record)
        if kind in self.kinds:
            self.kinds[kind].times += 1
            return
        if len(self.kinds) >= MOST_KINDS:
            self.sum_up(self.kinds.popitem(last=False)[1])
        # Without the exception, which holds on to everything that it came through.
        held = copy(record)
        held.exc_info = None
        self.kinds[kind] = Repeated(now, held)
        super().emit(record)

    def catch_up(self, now: float) -> None:
        """Write what has been held back for long enough."""
        while self.kinds and next(iter(self.kinds.values())).at + EVERY_SECONDS <= now:
            kind, line = self.kinds.popitem(last=False)
            if line.times:
                self.sum_up(line)
                self.kinds[kind] = Repeated(now, line.record)

    def sum_up(self, line: Repeated) -> None:
        if line.times:
            line.record.times = line.times
            super().emit(line.record)

    def close(self) -> None:
        """Write everything that was held back."""
        self.acquire()
        try:
            while self.kinds:
                self.sum_up(self.kinds.popitem(last=False)[1])
        finally:
            self.release()
        super().close()


def kind_of(record: logging.LogRecord) -> Kind:
    error = record.exc_info[1] if record.exc_info else None
    return record.name, record.levelno, said(record), "" if error is None else called(error)


# What uvicorn notes of every connection names people's addresses; its warnings do not.
CONFIGURATION: Final[dict[str, Any]] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"()": "cardwright.table.journal.JournalLine"}},
    "handlers": {
        "stderr": {"class": "cardwright.table.journal.Journal", "formatter": "line"},
        "counted": {"class": "cardwright.table.metrics.Counted"},
    },
    "root": {"level": "WARNING", "handlers": ["stderr", "counted"]},
    "loggers": {OURS: {"level": "INFO"}},
}
