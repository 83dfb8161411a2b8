"""What laid cards are usually worth: how likely each sum of so many unknown ones is."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# How often a card that an attacker laid has a PAM of 1, 2, 3, 4: counted in games of bots against each other.
LAID_PAM: Final = (0.26, 0.40, 0.29, 0.05)
MOST_CARDS: Final = 8
MOST_GAP: Final = 8


class Habits:
    """For so many cards on an attribute, laid by who was so much behind there: how likely each sum of their PAM is.

    `tables[n][gap]` has the chance of each sum, from 0 on.
    """

    def __init__(self, tables: list[list[vec[float]]]) -> None:
        self.tables: Final = tables

    def sums(self, cards: i64, gap: i64) -> vec[float]:
        return self.tables[min(cards, MOST_CARDS)][max(min(gap, MOST_GAP), 0)]


def usual() -> Habits:
    """Any cards, as often as they are laid; but nobody lays fewer than he needs to be level, if they can be enough."""
    found = [[vec[float]([1.0])] * (MOST_GAP + 1)]
    for n in range(1, MOST_CARDS + 1):
        last = found[n - 1][0]
        row = [0.0] * (4 * n + 1)
        for total in range(len(last)):
            for pam in range(4):
                row[total + pam + 1] += last[total] * LAID_PAM[pam]
        found.append([_at_least(row, gap) for gap in range(MOST_GAP + 1)])
    return Habits(found)


def _at_least(row: list[float], gap: int) -> vec[float]:
    """The chances of sums, knowing that the sum is no less than that."""
    rest = sum(row[gap:])
    if rest <= 0.0:
        return vec[float](row)
    found = vec[float]()
    for total in range(len(row)):
        found = append(found, row[total] / rest if total >= gap else 0.0)
    return found


def at_least(attacking: vec[float], defending: vec[float], gap: i64) -> float:
    """The chance that one unknown sum is ahead of another by a gap."""
    chance = 0.0
    for i in range(i64(len(attacking))):
        for j in range(i64(len(defending))):
            if i - j >= gap:
                chance += attacking[i] * defending[j]
    return chance
