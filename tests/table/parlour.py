"""A table without a server: people do things at a stated time, and the log is kept as a store would keep it."""

from copy import copy
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any, Final

import pytest

from cardwright.games.vale.game import VALE
from cardwright.kernel.notation import names
from cardwright.table import entry as kinds
from cardwright.table import messages as m
from cardwright.table.deeds import Refused, due, entry_for
from cardwright.table.entry import Entry
from cardwright.table.plan import Chair, Clock, Plan
from cardwright.table.sitting import Sitting

BEGIN: Final = 1_000_000
PEOPLE: Final = ("ann", "bob", "cat", "dan")
OPEN_CHAIR: Final = Chair(kind="open")


def bot(level: str = "easy") -> Chair:
    return Chair(kind="bot", level=level)


def plan(*chairs: Chair, clock: Clock | None = None, absence: int | None = None) -> Plan:
    return Plan(
        game="vale",
        rules=VALE.rules,
        players=len(chairs),
        seed=5,
        options={},
        chairs=list(chairs),
        owner="ann",
        public=True,
        clock=clock,
        absence=absence,
        hints=True,
        rated=True,
    )


def held(s: Sitting) -> dict[str, Any]:
    """Everything that a sitting holds now; what lies in its lists never changes."""
    fields = {key: copy(it) if isinstance(it, list | dict | set) else it for key, it in vars(s).items()}
    return {**fields, "position": s.game.write(s.t) if s.begun() else None}


class Parlour:
    """A sitting, its log, and the clock on the wall in seconds."""

    def __init__(self, made: Plan) -> None:
        self.s = Sitting("table", made)
        self.log: Final[list[Entry]] = []
        self.time = 0.0
        self.requests: Final = count(10_000_000)
        self.take(Entry(1, kinds.LAY, -1, self.now(), made.owner))

    def now(self) -> int:
        return BEGIN + round(self.time * 1000)

    def take(self, e: Entry) -> int:
        """Let an entry happen as the server does, on a copy; what it was tried on stays as it was."""
        before, tried = held(self.s), self.s.copy()
        tried.take(e)
        assert held(self.s) == before
        self.s = tried
        self.log.append(e)
        return e.number

    def message(self, kind: str, **more: Any) -> m.Deed:
        found = m.MESSAGE.validate_python({"type": kind, "request": str(next(self.requests)), **more})
        assert not isinstance(found, m.Hint | m.Speak | m.Attend | m.Ping)
        return found

    def do(self, who: str | None, kind: str, **more: Any) -> int:
        """Somebody does something; the number of the entry."""
        return self.take(entry_for(self.s, who, self.message(kind, **more), self.now()))

    def refused(self, code: str, who: str | None, kind: str, **more: Any) -> str:
        """Somebody may not do something, and nothing changes; what they are told."""
        before = self.s.number
        with pytest.raises(Refused) as refusal:
            self.do(who, kind, **more)
        assert (refusal.value.code, self.s.number) == (code, before)
        return str(refusal.value)

    def all_sit(self) -> "Parlour":
        for seat, place in enumerate(self.s.places):
            if not place.taken():
                self.do(PEOPLE[seat], "sit", seat=seat)
        return self

    def answer(self, answer: str | None = None) -> int:
        """Whoever is asked answers: the first option, if nothing else is said."""
        seat = self.s.turn()
        given = names(self.s.t)[0] if answer is None else answer
        if self.s.places[seat].level is not None:
            return self.take(Entry(self.s.number + 1, kinds.ANSWER, seat, self.now(), None, {"answer": given}))
        return self.do(PEOPLE[seat], "answer", question=self.s.question, answer=given)

    def answers(self, many: int) -> None:
        for _ in range(many):
            self.answer()

    def play_out(self) -> None:
        """To the end, at random."""
        dice = Random(3)
        while self.s.turn() >= 0:
            self.answer(dice.choice(names(self.s.t)))

    def pass_time(self) -> str | None:
        """What time does to the table; the kind of the entry, if there is one."""
        e = due(self.s, self.now())
        if e is None:
            return None
        self.take(e)
        return e.kind

    def again(self, without: str | None = None) -> Sitting:
        """The sitting that the log makes, perhaps after somebody has deleted the account."""
        fresh = Sitting(self.s.id, self.s.plan)
        for e in self.log:
            fresh.take(replace(e, account=None) if e.account == without else e)
        return fresh


def two(**more: Any) -> Parlour:
    """Ann and Bob, about to begin."""
    return Parlour(plan(OPEN_CHAIR, OPEN_CHAIR, **more)).all_sit()


def against_a_bot(**more: Any) -> Parlour:
    """Ann and a bot, about to begin."""
    return Parlour(plan(OPEN_CHAIR, bot(), **more)).all_sit()
