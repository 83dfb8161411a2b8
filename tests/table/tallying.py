"""Tables for the small test double, once it is on the shelf."""

from typing import Any, Final

from cardwright.table.plan import Chair, Plan
from tests.kernel.tally import TALLY
from tests.table.parlour import plan

# With a remark that nobody else may read before the end.
MINE: Final = "# only for my eyes\n9\n8\n7"
YOURS: Final = "# nor for yours\n4\n5\n6"


def tally_plan(*chairs: Chair, mode: str = "duel", **more: Any) -> Plan:
    """A table for the double."""
    options = TALLY.complete({"mode": mode})
    return plan(*chairs).model_copy(update={"game": TALLY.name, "rules": TALLY.rules, "options": options, **more})
