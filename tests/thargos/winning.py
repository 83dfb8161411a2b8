"""Tables at which a Mission is won: what its effect asks comes next."""

from typing import Any, TypeAlias

from cardwright.kernel.paper import Record
from tests.thargos.table import PLAIN, Table, lay

# What a player of a scenario has.
Has: TypeAlias = dict[str, Any]

MASON, HEALER, MARSHAL, HRAGGA = PLAIN
# A discard pile from which cards come back, the last one on top.
PILE = [
    "guardian", "guardian", "tower_shield", "troll_raid", "tripwire", "barricade", "extortion", "guardian", "barricade",
]  # fmt: skip


def win(mission: str, *heroes: str, lays: tuple[str, ...] = (), missions: tuple[str, ...] = (), **rest: Any) -> Table:
    """My first Hero, strong enough for everything, wins a Mission on track 1; I lay what `lays` says, others nothing.

    `missions` are those on the next tracks; the rest is as in `lay`.
    """
    strong = {(heroes or PLAIN)[0]: [20, 20, 20, 0, 0, 0]}
    return won(lay(*heroes, missions=[mission, *missions], boosts=strong, **rest), lays)


def won(table: Table, lays: tuple[str, ...] = ()) -> Table:
    """Attempt the Mission on track 1, and lay nothing more until it is won."""
    table.pick("attempt 1", *(f"lay {card}" for card in lays))
    while table.t.conflict is not None and table.t.conflict.owed < 0:
        table.pick("stop" if "stop" in table.options else table.options[0])
    return table


def again(table: Table, *answers: str) -> Table:
    """The same table, and these answers given."""
    return Table(table.t.copy()).pick(*answers)


def known(table: Table, seat: int, whose: int, where: str) -> list[str]:
    """The cards of somebody's hand or deck that a seat knows; a deck from its top."""
    sides = table.view(seat)["sides"]
    assert isinstance(sides, list)
    side: Record = sides[whose - 1]
    zone = side[where]
    assert isinstance(zone, dict)
    return [card if isinstance(card, str) else card[1] for card in zone["known"]]
