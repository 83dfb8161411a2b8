"""Looking through one's own turn: what can I reach before somebody else acts or something hidden shows?"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.bots.judgement import Judgement
from cardwright.kernel.machine import Position

DEEPEST: Final = 20


class Line:
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
        u.answer(pick)
        found = append(found, judgement.worth(u, seat))
    return found


def inclination(judgement: Judgement, t: Position) -> i64:
    """The answer that the seat to answer would give without much thought."""
    seat = t.seat()
    best: i64 = t.options[0]
    most = -1.0e12
    for pick in t.options:
        u = t.clone()
        u.answer(pick)
        hope = judgement.hope(u, seat)
        if hope > most:
            best = pick
            most = hope
    return best


def best_of(values: vec[float]) -> i64:
    """The place of the highest value; the first one of equals."""
    best: i64 = 0
    for i in range(i64(len(values))):
        if values[i] > values[best]:
            best = i
    return best


def look_through(judgement: Judgement, t: Position, seat: i64, breadth: i64) -> vec[float]:
    """What each option is worth at the end of the best turn that begins with it.

    Step by step only the best lines go on, as many as lead to `breadth` positions.
    """
    values = vec[float]([-1.0e12] * len(t.options))
    beam = [Line(-1, t, 0.0)]
    for _ in range(DEEPEST):
        grown: list[Line] = []
        for line in beam:
            _grow(judgement, t, line, seat, values, grown)
        beam = _best(grown, breadth)
    for line in beam:
        values[line.first] = max(values[line.first], line.worth)
    return values


def _grow(judgement: Judgement, t: Position, line: Line, seat: i64, values: vec[float], grown: list[Line]) -> None:
    """Play every answer of a line; what it is worth counts for the line's first answer."""
    at = line.t
    for i in range(i64(len(at.options))):
        u = at.clone()
        u.answer(at.options[i])
        first = i if line.first < 0 else line.first
        worth = judgement.worth(u, seat)
        if u.seat() == seat and u.secrets == t.secrets:
            grown.append(Line(first, u, worth))
        else:
            values[first] = max(values[first], worth)


def _best(lines: list[Line], breadth: i64) -> list[Line]:
    """The best lines; equal worth counts as the same line reached in another order."""
    kept: list[Line] = []
    ways: i64 = 0
    for line in sorted(lines, key=_worth, reverse=True):
        if kept and kept[-1].worth == line.worth and kept[-1].first == line.first:
            continue
        ways += len(line.t.options)
        if kept and ways > breadth:
            break
        kept.append(line)
    return kept


def _worth(line: Line) -> float:
    return line.worth
