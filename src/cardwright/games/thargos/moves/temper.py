"""How the Rival feels, and how many cards it lays."""

from typing import Final

from mypy_extensions import i64

from cardwright.games.thargos.seat import Temper
from cardwright.games.thargos.state import Thargos
from cardwright.games.thargos.terms import PILES

ATTACK: Final = 0
DEFENCE: Final = 1
# By how many cards both piles differ from the usual.
DIFFICULTIES: Final = {"easy": -1, "normal": 0, "hard": 1}


def pile(t: Thargos, role: i64) -> i64:
    """The cards of its Attack pile or its Defence pile; Infamy comes on top."""
    attack, defence = PILES[t.temper.attitude]
    return (attack if role == ATTACK else defence) + DIFFICULTIES[t.variant.options["difficulty"]]


def feel(t: Thargos, attitude: i64) -> None:
    """Its Attitude is another one."""
    t.temper = Temper(attitude, t.temper.infamy, t.temper.added)


def become_infamous(t: Thargos, infamy: i64) -> None:
    """Its Infamy is another one."""
    t.temper = Temper(t.temper.attitude, infamy, t.temper.added)


def add_cards(t: Thargos, added: i64) -> None:
    """So many cards come on top in the attempt that is being decided."""
    t.temper = Temper(t.temper.attitude, t.temper.infamy, added)
