"""How a game ends: who has reached the target, and who comes after whom."""

from typing import Final

from mypy_extensions import i64

from cardwright.games.thargos.moves.leaving import TARGET
from cardwright.games.thargos.state import Thargos
from cardwright.kernel.game import ranked

# Rounds without a card going anywhere after which a game is over.
QUIET_ROUNDS: Final = 2


def next_in(t: Thargos, side: i64) -> i64:
    """Whose turn comes after a player's."""
    side = (side + 1) % len(t.sides)
    while t.is_out(side):
        side = (side + 1) % len(t.sides)
    return side


def reached_target(t: Thargos, side: i64) -> bool:
    return t.sides[side].points >= t.sides[side].target


def ranks(t: Thargos) -> list[int]:
    """Who reached the target comes first, then who is nearest to it; those who are out come last, the first one last.

    What players have of their targets is compared as a fraction: every team has its own.
    """
    common: i64 = 1
    for s in t.sides:
        common *= s.target
    worth: list[int] = []
    for side in range(i64(len(t.sides))):
        s = t.sides[side]
        if t.is_out(side):
            place: i64 = 0
            while t.left[place] != side:
                place += 1
            worth.append(int(place - len(t.sides)))
        else:
            won = t.ended == TARGET and side == t.turn
            worth.append(int(2 * common * 99 if won else s.points * (common // s.target)))
    return ranked(worth)
