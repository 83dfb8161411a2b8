"""How often somebody may do something, and how many things at once: so much now, and more as time goes by."""

import mmap
import struct
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Final

# Of the ledger: a place is somebody's mark, and when their allowance is whole again. Eight places make a row.
PLACE: Final = struct.Struct("<Qd")
ROW: Final = 8
ROWS: Final = 8192
# Sums of many small times are not exact.
NEARLY: Final = 1e-6


@dataclass(frozen=True)
class Rate:
    """So many at once, and another one every so many seconds."""

    burst: int
    seconds: float


# What is counted, and by what.
RATES: Final = {
    "request": Rate(120, 0.1),  # REST requests, by address
    "guest": Rate(10, 60),  # new guests, by address
    "login": Rate(20, 10),  # logins and other tries of a password, by address
    "password": Rate(10, 30),  # the same, by name or account and address
    "name": Rate(20, 30),  # the same, by name from anywhere: more is slow, not refused
    "socket": Rate(60, 0.5),  # sockets opened, by address
    "report": Rate(5, 300),  # reports, by account
    "aversion": Rate(30, 10),  # people muted or blocked, by account
    "table": Rate(10, 20),  # new tables, by account
    "deck": Rate(60, 5),  # decks saved, copied and taken away, by account
    "reading": Rate(60, 0.5),  # texts read that somebody may bring, by address
    "trial": Rate(10, 60),  # trials of decks, by account
    "message": Rate(60, 0.1),  # messages over a socket, by account
    "refusal": Rate(40, 2),  # messages that were refused, by account
    "chat": Rate(8, 2),  # lines of chat, by account
    "hint": Rate(5, 5),  # hints, by account
    "notice": Rate(10, 30),  # browsers and addresses to be told, by account
    "letter": Rate(5, 600),  # letters that ask whether an address is right, by account and by address
    "told": Rate(20, 60),  # messages and letters to somebody, by account
}
BY_ADDRESS: Final = ("request", "guest", "login", "socket", "reading")


class Ledger:
    """When everybody's allowance is whole again. All processes of a machine may keep it together, in one file."""

    def __init__(self, path: str | None, rows: int = ROWS) -> None:
        size = rows * ROW * PLACE.size
        self.rows: Final = rows
        self.file: Final = None if path is None else Path(path).open("r+b")  # noqa: SIM115 (kept as long as the process)
        if self.file is not None:
            self.file.truncate(size)
        self.memory: Final = mmap.mmap(-1 if self.file is None else self.file.fileno(), size)

    @contextmanager
    def entry(self, key: str) -> Iterator["Allowance"]:
        """Somebody's page, which nobody else writes meanwhile."""
        mark = int.from_bytes(blake2b(key.encode("utf-8", "replace"), digest_size=8).digest())
        with self.alone():
            yield self.find(mark)

    @contextmanager
    def alone(self) -> Iterator[None]:
        if self.file is None:
            yield
            return
        import fcntl

        fcntl.lockf(self.file, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.lockf(self.file, fcntl.LOCK_UN)

    def find(self, mark: int) -> "Allowance":
        """The place of a mark in its row, or that of whoever has waited longest there."""
        first = mark % self.rows * ROW * PLACE.size
        places = range(first, first + ROW * PLACE.size, PLACE.size)
        found = [(*PLACE.unpack_from(self.memory, at), at) for at in places]
        for its, whole, at in found:
            if its == mark:
                return Allowance(self.memory, at, mark, whole)
        _, at = min((whole, at) for _, whole, at in found)
        return Allowance(self.memory, at, mark, 0.0)


@dataclass
class Allowance:
    """What the ledger says of somebody."""

    memory: mmap.mmap
    at: int
    mark: int
    whole: float

    def write(self, whole: float) -> None:
        PLACE.pack_into(self.memory, self.at, self.mark, whole)


class TooMany(Exception):
    """Somebody holds as many things of a kind as they may."""


class Limits:
    """Who has done how much lately, and who holds how much now. By address, a crowd may do more than a household."""

    def __init__(
        self,
        generous: bool = False,
        clock: Callable[[], float] = time.monotonic,
        crowd: int = 1,
        ledger: Ledger | None = None,
    ) -> None:
        self.generous: Final = generous
        self.clock: Final = clock
        self.crowd: Final = crowd
        self.ledger: Final = ledger or Ledger(None)
        self.held: Final[Counter[str]] = Counter()

    def allow(self, kind: str, key: str) -> bool:
        """Whether it may be done once more now; if so, it counts."""
        rate = RATES[kind]
        if self.generous:
            return True
        crowd, now = self.crowd if kind in BY_ADDRESS else 1, self.clock()
        seconds = rate.seconds / crowd
        with self.ledger.entry(f"{kind} {key}") as page:
            whole = max(page.whole, now)
            if whole - now > (rate.burst * crowd - 1 + NEARLY) * seconds:
                return False
            page.write(whole + seconds)
        return True

    @contextmanager
    def holding(self, key: str, most: int) -> Iterator[None]:
        """Hold one thing more, in this process; TooMany if that were more than `most`."""
        if self.held[key] >= most and not self.generous:
            raise TooMany
        self.held[key] += 1
        try:
            yield
        finally:
            self.held[key] -= 1
            if not self.held[key]:
                del self.held[key]
