"""How a game ends: who has reached the target, and who comes after whom."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from cardwright.games.thargos.moves.leaving import RIVAL, TARGET
from cardwright.games.thargos.state import Thargos, Variant
from cardwright.kernel.game import ranked

# Rounds without a card going anywhere after which a game is over.
QUIET_ROUNDS: Final = 2


def target_of(variant: Variant, team: Sequence[int]) -> int:
    """The Hero points of a team; in a quick game half of them, rounded up."""
    points = sum([int(variant.heroes[hero].points) for hero in team])
    return (points + 1) // 2 if variant.quick else points


def next_in(t: Thargos, side: i64) -> i64:
    """Whose turn comes after a player's."""
    side = (side + 1) % len(t.sides)
    while t.is_out(side):
        side = (side + 1) % len(t.sides)
    return side


def reached_target(t: Thargos, side: i64) -> bool:
    return t.sides[side].points >= t.sides[side].target


def ranks(t: Thargos) -> list[int]:
    """The ranks of all sides: who reached the target comes first, then who is nearest to it.

    Those who are out come last, the first of them behind all others. What players have of their targets is compared as
    a fraction: every team has its own.
    """
    common: i64 = 1
    for s in t.sides:
        common *= s.target
    worth: list[int] = []
    for side in range(i64(len(t.sides))):
        s = t.sides[side]
        if t.is_out(side):
            place: i64 = 0
            while place < len(t.left) and t.left[place] != side:
                place += 1
            worth.append(int(place - len(t.sides)))
        else:
            won = t.ended in (TARGET, RIVAL) and side == t.turn
            worth.append(int(2 * common * 99 if won else s.points * (common // s.target)))
    parties = len(t.sides) - (0 if t.variant.story is None else 1)
    return ranked(worth[:parties]) if parties > 1 else [1 if t.ended == TARGET else 2]
