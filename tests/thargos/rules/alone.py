"""Tables for one player and the Rival, whose dice show what a test says.

I am at seat 1, the Rival counts as seat 2; on track i stands my i-th Hero against its i-th. It is Wary, without Infamy.
"""

from collections.abc import Iterator
from typing import Any

from cardwright.games.thargos.game import THARGOS
from cardwright.games.thargos.moves.harm import ROLL_CARD
from cardwright.games.thargos.rival.dice import FOR_ATTITUDE, PURPOSES
from cardwright.games.thargos.state import Thargos
from cardwright.games.thargos.terms import EVENTS
from cardwright.kernel.dice import seeded
from cardwright.kernel.machine import Event
from cardwright.kernel.paper import Page, Record
from tests.thargos.table import DULL, Table, team

SOLO = {"mode": "solo"}
MOST_SEEDS = 20_000
# What a Hero has who succeeds in whatever it attempts, and in whatever it defends.
STRONG = [20, 20, 20, 0, 0, 0]


def alone(
    *heroes: str,
    facing: tuple[str, ...] = (),
    missions: list[str] | None = None,
    rival: dict[str, Any] | None = None,
    options: dict[str, str] | None = None,
    step: str = "act",
    **mine: Any,
) -> Table:
    """My turn, with what was told until I am asked; the Rival has what `rival` says."""
    table_keys = ("seed", "dice", "seals", "turns", "turn", "quiet", "left", "rolls")
    whole = {key: mine.pop(key) for key in table_keys if key in mine}
    scenario: Record = {
        "options": {**SOLO, **(options or {})},
        "step": step,
        "missions": (missions or []) + DULL[len(missions or []) : 4],
        "seat": [{"heroes": team(heroes), **mine}],
        "rival": {"heroes": team(facing), **(rival or {})},
        **whole,
    }
    told: list[Event] = []
    t = THARGOS.lay(Page(scenario, ""), told)
    assert isinstance(t, Thargos)
    assert not THARGOS.faults(t), THARGOS.faults(t)
    table = Table(t)
    table.heard = told
    return table


def rivals_turn(*dice: int, before: int = 0, **more: Any) -> Table:
    """The Rival's turn, in which its dice begin so, until I am asked something."""
    return next(rivals_turns(*dice, before=before, **more))


def rivals_turns(*dice: int, before: int = 0, **more: Any) -> Iterator[Table]:
    """Many such turns, in which chance decides otherwise later; `before` the dice it decides so many things."""
    for seed in range(MOST_SEEDS):
        hand = seeded(seed)
        for _ in range(before):
            hand.next()
        if [hand.roll(6) + 1 for _ in dice] == list(dice):
            table = alone(dice=seeded(seed).written(), step="turn", turn=2, **more)
            assert shown(table)[: len(dice)] == list(dice)
            yield table


def dice_of(table: Table) -> list[tuple[str, int]]:
    """The dice of the Rival that lie open: what each was rolled for, and what it shows."""
    found = [(int(roll) >> ROLL_CARD & 511, int(roll) & 511) for roll in table.t.rolls]
    known = range(FOR_ATTITUDE, FOR_ATTITUDE + len(PURPOSES))
    return [(PURPOSES[card - FOR_ATTITUDE], n) for card, n in found if card in known]


def shown(table: Table) -> list[int]:
    return [n for _, n in dice_of(table)]


def told_of(table: Table, kind: str, seat: int = 2) -> list[str]:
    """The cards of the events of one kind that were told of a seat."""
    t = table.t
    found = [e for e in table.told if EVENTS[e.kind] == kind and e.seat == seat - 1]
    return [t.cards[e.card].id if e.card < len(t.cards) else t.heroes[e.card - len(t.cards)].id for e in found]


def until(table: Table, kind: str) -> Table:
    """The same table, and of what was told only what came before the first event of a kind."""
    found = Table(table.t)
    found.heard = table.told[: table.kinds.index(kind)]
    return found


def laid_on(table: Table) -> list[str]:
    """The attributes on which the Rival has laid cards, in that order."""
    return list(table.view(1)["sides"][1]["laid"]["on"])


def temper(table: Table) -> tuple[str, int]:
    """Attitude and Infamy."""
    rival = table.view(1)["rival"]
    return rival["attitude"], rival["infamy"]
