"""What the entries of a table leave behind: seats, answers, what was told, said and proposed, and how it ended.

Nothing of it ever changes, so that a sitting and its copy can share it.
"""

from dataclasses import dataclass

from cardwright.kernel.machine import Event
from cardwright.kernel.paper import Record


@dataclass(frozen=True)
class Place:
    """A seat now: whose it is, and whether a bot plays it (its own bot, or one that stands in).

    A person who deleted the account still has the seat, and nobody can answer for it but a bot.
    """

    account: str | None = None
    level: str | None = None
    lost: str = ""
    person: bool = False
    answers: int = 0  # given before it was lost

    def taken(self) -> bool:
        return self.person or self.level is not None

    def gone(self) -> bool:
        return self.person and self.account is None


@dataclass(frozen=True)
class Proposal:
    """Something that happens if everybody concerned agrees."""

    number: int
    what: str
    seat: int
    to: int
    waiting: frozenset[int]


@dataclass(frozen=True)
class Step:
    """An answer that stands: who gave it, what was hidden before, and how much time it gave back to its clock."""

    seat: int
    answer: str
    secrets: int
    gained: int


@dataclass(frozen=True)
class Told:
    """A step of the story: what an answer, or the deal, brought about; the scores then; and the entry that told it."""

    number: int
    events: list[Event]
    scores: list[int]


@dataclass(frozen=True)
class Said:
    """A line of chat."""

    number: int
    seat: int
    account: str | None
    text: str
    at: int


@dataclass(frozen=True)
class Finish:
    """How a table ended: the winners, the scores (none if it was given up), in which way, and everybody's rank."""

    winners: list[int]
    scores: list[int]
    way: str
    ranks: list[int]

    def record(self) -> Record:
        return {"winners": self.winners, "scores": self.scores, "way": self.way, "ranks": self.ranks}


@dataclass(frozen=True)
class Summary:
    """What the lists say of a table."""

    status: str
    number: int
    turn: int
    deadline: int | None
    changed: int
    result: Record | None
