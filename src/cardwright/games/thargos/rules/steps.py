"""What a conflict on a track and an attempt in a story have in common: one step after the other, and a comparison."""

from typing import Final

from mypy_extensions import i64

from cardwright.games.thargos.moves.laying import asked_for, conflict_of, total
from cardwright.games.thargos.seat import Conflict, Tally
from cardwright.games.thargos.state import Thargos, Word
from cardwright.games.thargos.terms import FIRM, TALLIED
from cardwright.kernel.machine import Frame


class Steps(Word):
    """One step after the other; the memo is the next one. Whatever a step begins is done before the next.

    Those before `compared` contend. The comparison goes on with those of a success, up to `over`, or with those of a
    failure, up to `failed`.
    """

    def __init__(self, compared: int, over: int, failed: int) -> None:
        self.compared: Final[i64] = compared
        self.over: Final[i64] = over
        self.failed: Final[i64] = failed

    def do(self, t: Thargos, f: Frame) -> None:
        step = f.memo
        below = t.height
        t.push(f)  # it keeps the place of the next step, under whatever this one begins
        while t.height == below + 1:
            c = conflict_of(t)  # a step may put another in its place
            if step == self.compared:
                step = self.compare(t, c)
            if step in (self.over, self.failed):
                t.conflict = None
                t.keep(below)
                return
            if step < self.compared:
                self.contend(t, c, step)
            elif step < self.over:
                self.succeed(t, c, step)
            else:
                self.fail(t, c, step)
            step += 1
        if not t.ended:
            t.agenda[below] = f.noting(step)

    def contend(self, t: Thargos, c: Conflict, step: i64) -> None:
        raise NotImplementedError

    def compare(self, t: Thargos, c: Conflict) -> i64:
        """The first step of what comes of it."""
        raise NotImplementedError

    def succeed(self, t: Thargos, c: Conflict, step: i64) -> None:
        raise NotImplementedError

    def fail(self, t: Thargos, c: Conflict, step: i64) -> None:
        raise NotImplementedError


def falls_short(t: Thargos, c: Conflict) -> bool:
    """Whether the attacker has less than the defender of something that is asked for, or as little against a firm Hero.

    What is repelled already stays so.
    """
    firm = t.stand(4 * c.defender + c.guard).traits & FIRM != 0
    for attribute in asked_for(t):
        attack, defence = total(t, c.attacker, attribute), total(t, c.defender, attribute)
        short = attack < defence or (firm and attack == defence)
        c.repelled = c.repelled or short
        if t.events is not None:
            t.note(TALLIED, c.attacker, n=Tally(c.defender, attribute, attack, defence, short).packed())
    return c.repelled
