"""The small test double on the shelf, told plainly, so that tables can be laid for it."""

from typing import Any, Final

import pytest

from cardwright.shelf import GAMES
from cardwright.table.plan import Chair, Plan
from tests.kernel.tally import TALLY
from tests.table.parlour import plan

# With a remark that nobody else may read before the end.
MINE: Final = "# only for my eyes\n9\n8\n7"
YOURS: Final = "# nor for yours\n4\n5\n6"


def put_on_the_shelf(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(GAMES, TALLY.name, TALLY)


def tally_plan(*chairs: Chair, mode: str = "duel", **more: Any) -> Plan:
    """A table for the double."""
    options = TALLY.complete({"mode": mode})
    return plan(*chairs).model_copy(update={"game": TALLY.name, "rules": TALLY.rules, "options": options, **more})
