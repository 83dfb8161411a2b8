"""Whose turn it is to think: by person and by address, so that nobody's flood comes before a stranger."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

# Levels that answer within milliseconds; all other thoughts take the seconds that they are given.
QUICK: Final = ("random", "easy", "normal")
HINT: Final = "hint"
# A game of a trial: nobody sits before it, so whatever else its owner waits for comes first.
TRIAL: Final = "trial"


@dataclass(frozen=True)
class Owner:
    """For whom a bot thinks: a person, and the address where they are, if it is known."""

    person: str
    address: str = ""

    def names(self) -> tuple[str, str]:
        """What it is counted by: whoever has no known address stands for one."""
        return f"person {self.person}", f"address {self.address}" if self.address else f"alone {self.person}"


class Share:
    """What one person or one address has in a queue: thoughts in all, those that run, and when one began last."""

    def __init__(self) -> None:
        self.thoughts = 0
        self.running = 0
        self.served = 0


class Thought:
    """Something to think about; `turn` is done when it may begin."""

    def __init__(self, owner: Owner, kind: str) -> None:
        self.owner: Final = owner
        self.kind: Final = kind
        self.since: Final = time.monotonic()
        self.turn: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()


class FairQueue:
    """Thoughts that wait: whose owner has fewest running goes first, then whose owner was served longest ago.

    Person and address count alike, and at one address its people among themselves. Owners without thoughts are
    forgotten.
    """

    def __init__(self) -> None:
        self.waiting: Final[list[Thought]] = []
        self.shares: Final[dict[str, Share]] = {}
        self.running = 0
        self.begun = 0

    def join(self, thought: Thought) -> None:
        self.waiting.append(thought)
        for name in thought.owner.names():
            self.shares.setdefault(name, Share()).thoughts += 1

    def begin(self) -> Thought:
        """The next one, which runs from now on."""
        thought = min(self.waiting, key=self._order)
        self.waiting.remove(thought)
        self.running += 1
        self.begun += 1
        for name in thought.owner.names():
            self.shares[name].running += 1
            self.shares[name].served = self.begun
        return thought

    def leave(self, thought: Thought) -> None:
        """It was thought, or nobody wants it any more, whether it has begun or not."""
        began = thought not in self.waiting
        if began:
            self.running -= 1
        else:
            self.waiting.remove(thought)
        for name in thought.owner.names():
            share = self.shares[name]
            share.thoughts -= 1
            share.running -= began
            if not share.thoughts:
                del self.shares[name]

    def oldest(self) -> float:
        """For how many seconds the first that came waits; 0 if nobody does."""
        return time.monotonic() - self.waiting[0].since if self.waiting else 0.0

    def _order(self, thought: Thought) -> tuple[int, ...]:
        person, address = (self.shares[name] for name in thought.owner.names())
        both = max(person.running, address.running), max(person.served, address.served)
        late = (thought.kind != HINT) + (thought.kind == TRIAL)
        return *both, person.running, person.served, late


class Turns:
    """So many slow thoughts at once, and room for one more that is kept for quick ones: neither waits for the other.

    Quick ones also take what slow ones leave free.
    """

    def __init__(self, slow: int) -> None:
        self.most: Final = slow
        self.quick: Final = FairQueue()
        self.slow: Final = FairQueue()
        self.quiet: Final = asyncio.Event()
        self.quiet.set()

    @asynccontextmanager
    async def turn(self, owner: Owner, kind: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        queue, thought = self.quick if kind in QUICK else self.slow, Thought(owner, kind)
        queue.join(thought)
        self.quiet.clear()
        self._begin()
        try:
            await thought.turn
            yield
        finally:
            queue.leave(thought)
            self._begin()
            if not self.quick.shares and not self.slow.shares:
                self.quiet.set()

    def _begin(self) -> None:
        """Whoever can begin does; one whose caller has just gone has its turn for that moment."""
        while (queue := self._ready()) is not None:
            turn = queue.begin().turn
            if not turn.done():
                turn.set_result(None)

    def _ready(self) -> FairQueue | None:
        """The queue from which a thought may begin now, if there is one."""
        if self.quick.running + self.slow.running > self.most:
            return None
        if self.slow.waiting and self.slow.running < self.most:
            return self.slow
        return self.quick if self.quick.waiting else None
