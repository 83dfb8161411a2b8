"""Looking through one's own turn: what can I reach before somebody else acts or something hidden shows?"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.bots.judgement import Judgement
from cardwright.kernel.machine import Position

# How many answers of a turn are looked through; what comes after them is seen when it is nearer.
DEEPEST: Final = 20


class Branch:
    """A way on: the first answer, the position it has led to, and what that is worth."""

    def __init__(self, first: i64, t: Position, worth: float) -> None:
        self.first: Final[i64] = first
        self.t: Final = t
        self.worth: Final = worth


def appraise(judgement: Judgement, t: Position, seat: i64) -> vec[float]:
    """What the position is worth after each option, one step ahead."""
    found = vec[float](capacity=16)
    for pick in t.options:
        u = t.clone()
        u.go_on(pick)
        found = append(found, judgement.worth(u, seat))
    return found


def best_of(values: vec[float]) -> i64:
    """The place of the highest value; the first one of equals."""
    best: i64 = 0
    for i in range(i64(len(values))):
        if values[i] > values[best]:
            best = i
    return best


def look_through(judgement: Judgement, t: Position, seat: i64, breadth: i64) -> vec[float]:
    """What each option is worth at the end of the best turn that begins with it.

    Step by step only the best branches go on, as many as lead to `breadth` positions.
    """
    values = vec[float]([-1.0e12] * len(t.options))
    beam = [Branch(-1, t, 0.0)]
    for _ in range(DEEPEST):
        grown: list[Branch] = []
        for branch in beam:
            _grow(judgement, t, branch, seat, values, grown)
        beam = _best(grown, breadth)
    for branch in beam:
        values[branch.first] = max(values[branch.first], branch.worth)
    return values


def _grow(
    judgement: Judgement, t: Position, branch: Branch, seat: i64, values: vec[float], grown: list[Branch]
) -> None:
    """Play every answer of a branch; what it is worth counts for the branch's first answer."""
    at = branch.t
    for i in range(i64(len(at.options))):
        u = at.clone()
        u.go_on(at.options[i])
        first = i if branch.first < 0 else branch.first
        worth = judgement.worth(u, seat)
        if u.seat() == seat and u.secrets == t.secrets:
            grown.append(Branch(first, u, worth))
        else:
            values[first] = max(values[first], worth)


def _best(branches: list[Branch], breadth: i64) -> list[Branch]:
    """The best branches; equal worth counts as the same one reached in another order."""
    kept: list[Branch] = []
    ways: i64 = 0
    for branch in sorted(branches, key=_worth, reverse=True):
        if kept and kept[-1].worth == branch.worth and kept[-1].first == branch.first:
            continue
        ways += len(branch.t.options)
        if kept and ways > breadth:
            break
        kept.append(branch)
    return kept


def _worth(branch: Branch) -> float:
    return branch.worth
