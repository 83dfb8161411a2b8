"""How often somebody may do something: so much at once, and more as time goes by."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

REMEMBERED: Final = 10_000


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
    "password": Rate(10, 30),  # the same, by name or account
    "table": Rate(10, 20),  # new tables, by account
    "message": Rate(60, 0.1),  # messages over a socket, by account
    "chat": Rate(8, 2),  # lines of chat, by account
    "hint": Rate(5, 5),  # hints, by account
}


@dataclass
class Bucket:
    """What is left, and when that was so."""

    left: float
    at: float


class Limits:
    """Who has done how much lately, in this process. Whoever did nothing for longest is forgotten first."""

    def __init__(
        self, generous: bool = False, clock: Callable[[], float] = time.monotonic, remembered: int = REMEMBERED
    ) -> None:  # fmt: skip
        self.generous: Final = generous
        self.clock: Final = clock
        self.remembered: Final = remembered
        self.buckets: Final[dict[str, OrderedDict[str, Bucket]]] = {kind: OrderedDict() for kind in RATES}

    def allow(self, kind: str, key: str) -> bool:
        """Whether it may be done once more now; if so, it counts."""
        rate, buckets, now = RATES[kind], self.buckets[kind], self.clock()
        if self.generous:
            return True
        bucket = buckets.setdefault(key, Bucket(rate.burst, now))
        buckets.move_to_end(key)
        if len(buckets) > self.remembered:
            buckets.popitem(last=False)
        bucket.left = min(rate.burst, bucket.left + (now - bucket.at) / rate.seconds)
        bucket.at = now
        if bucket.left < 1:
            return False
        bucket.left -= 1
        return True
