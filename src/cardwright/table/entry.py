"""An entry of a table's log: one thing that somebody did. A table is made from its entries and nothing else."""

import time
from dataclasses import dataclass, field
from typing import Final

from cardwright.kernel.paper import Record

LAY: Final = "lay"
SIT: Final = "sit"
STAND: Final = "stand"
BOT: Final = "bot"
UNSEAL: Final = "unseal"
DEAL: Final = "deal"
ANSWER: Final = "answer"
UNDO: Final = "undo"
PROPOSE: Final = "propose"
AGREE: Final = "agree"
DECLINE: Final = "decline"
RESIGN: Final = "resign"
TIMEOUT: Final = "timeout"
REPLACE: Final = "replace"
RETURN: Final = "return"
SAY: Final = "say"
REMATCH: Final = "rematch"


@dataclass(frozen=True)
class Entry:
    """What happened: its number (from 1), whose seat (-1: none), when, by which person, for which request."""

    number: int
    kind: str
    seat: int
    at: int
    account: str | None = None
    body: Record = field(default_factory=dict)
    request: str | None = None
    # The option that an answer names, if somebody has looked for it already: it is no part of what happened.
    pick: int | None = field(default=None, compare=False, repr=False)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
