"""The small test double on the shelf, with a few words of its own, so that tables can be laid for it."""

from collections.abc import Sequence
from typing import Any, Final

import pytest

from cardwright.kernel.machine import Event, Position
from cardwright.kernel.notation import name
from cardwright.kernel.paper import Record
from cardwright.shelf import GAMES
from cardwright.table.plan import Chair, Plan
from cardwright.text.speech import TELLINGS
from cardwright.text.telling import ChoiceText, Line, Telling
from tests.kernel.tally import EVENTS, TALLY
from tests.table.parlour import plan

# With a remark that nobody else may read before the end.
MINE: Final = "# only for my eyes\n9\n8\n7"
YOURS: Final = "# nor for yours\n4\n5\n6"


class TallyWords(Telling):
    """The double in as few words as possible."""

    code = "en"
    title = "Tally"

    def prompt(self, t: Position, names: Sequence[str]) -> str:
        return "Lay a number."

    def option(self, t: Position, pick: int, names: Sequence[str]) -> str:
        return name(t, pick)

    def outcome(self, t: Position, names: Sequence[str]) -> str:
        return "It is over."

    def lines(self, t: Position, events: list[Event], names: Sequence[str], viewer: int) -> list[Line]:
        return [
            {"kind": EVENTS[int(e.kind)], "seat": int(e.seat), "card": None, "n": int(e.n), "text": "…", "opens": False}
            for e in events
        ]

    def choices(self) -> list[ChoiceText]:
        return []

    def levels(self) -> dict[str, str]:
        return {level: level for level in ("random", "easy", "normal", "hard")}

    def cards(self) -> list[Record]:
        return []


def put_on_the_shelf(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(GAMES, TALLY.name, TALLY)
    patch.setitem(TELLINGS, TALLY.name, dict.fromkeys(("en", "fr", "nl"), TallyWords()))


def tally_plan(*chairs: Chair, mode: str = "duel", **more: Any) -> Plan:
    """A table for the double."""
    options = TALLY.complete({"mode": mode})
    return plan(*chairs).model_copy(update={"game": TALLY.name, "rules": TALLY.rules, "options": options, **more})
