"""The games of Vale that are kept: one for each way to end, one reshuffled, and some with expansions."""

from typing import Final

from cardwright.games.vale.state import Vale
from cardwright.games.vale.terms import ENDED, SHUFFLED, count
from cardwright.kernel.dice import Dice
from cardwright.kernel.game import WITH
from cardwright.kernel.machine import Event, Position
from cardwright.kernel.paper import Page
from tests.goldens.golden import Chooser, Golden, Kept, at_random
from tests.playthrough import Outline

ROUNDS: Final = 10


def greedily(t: Position, dice: Dice) -> int:
    """What looks best one answer ahead."""
    assert isinstance(t, Vale)
    seat = t.seat()
    values = {}
    for pick in t.options:
        u = t.copy()
        u.answer(pick)
        s = u.seats[seat]
        values[pick] = (10 * s.score + 4 * len(s.area) + 2 * len(s.hand) + count(s.stones), dice.roll(100))
    return max(values, key=lambda pick: values[pick])


def golden(
    players: int,
    chooser: Chooser,
    way: str = "",
    *,
    early: bool = False,
    shuffled: bool = False,
    expansions: tuple[str, ...] = (),
) -> Golden:
    """A game that ends in a way, before the last round, or after the deck was shuffled anew."""

    def fits(ended: str, told: list[Event]) -> bool:
        hurried = any(event.kind == ENDED and event.n < ROUNDS for event in told)
        mixed = any(event.kind == SHUFFLED for event in told)
        return way in ("", ended) and (hurried or not early) and (mixed or not shuffled)

    return Golden(players, chooser, fits, dict.fromkeys(expansions, WITH))


class ValeOutline(Outline):
    """Rounds and phases, and what everybody has."""

    def moment(self, view: Page) -> str:
        return f"round {view.get('round'):>2} {view.get('phase'):<10}  "

    def chapter(self, view: Page) -> str:
        return f"round {view.get('round')}"

    def table(self, view: Page) -> list[str]:
        """One line a seat: points, stones and area."""
        lines = []
        for i, seat in enumerate(view.pages("seats")):
            stones = " ".join(f"{colour}={n}" for colour, n in seat.page("stones").data.items())
            area = " ".join(seat.texts("area"))
            more = "".join(f"; {key} {seat.get(key)}" for key in ("seals", "curses", "bought") if seat.data.get(key))
            lines.append(f"seat {i + 1}: {seat.get('score')} points; stones {stones or '-'}; area {area or '-'}{more}")
        return lines


KEPT: Final = Kept(
    {
        "goal": golden(2, greedily, "goal", early=True),
        "rounds": golden(3, greedily, "rounds"),
        "cards": golden(2, at_random, "cards"),
        "shared": golden(3, at_random, "shared"),
        "reshuffled": golden(4, greedily, shuffled=True),
        "artifacts": golden(3, greedily, "goal", expansions=("artifacts",)),
        "curse": golden(2, greedily, "goal", expansions=("curse",)),
        "both": golden(4, greedily, expansions=("artifacts", "curse")),
    },
    {"": {"goal", "rounds", "cards", "shared"}},
    ValeOutline(),
)
