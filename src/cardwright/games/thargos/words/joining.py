"""Words that join others. Here a word `can` be done if it would do something: whatever cannot be done is left out."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.thargos.moves.harm import keep_roll
from cardwright.games.thargos.moves.heroes import spend_use, used_up
from cardwright.games.thargos.state import Thargos, Word
from cardwright.games.thargos.terms import EVERYBODY, FOE, ROLLED, THAT, YOU
from cardwright.kernel import words
from cardwright.kernel.machine import Effect, Frame
from cardwright.kernel.zones import EMPTY, only


class Then(words.Then[Thargos]):
    """One part after the other, each as far as possible."""

    def can(self, t: Thargos, f: Frame) -> bool:
        return any(step.can(t, f) for step in self.steps)


class If(words.If[Thargos]):
    """Do one thing when a test holds, or else another, or nothing."""

    def can(self, t: Thargos, f: Frame) -> bool:
        branch = self.branch(t, f)
        return branch is not None and branch.can(t, f)


class May(words.May[Thargos]):
    """Do something if you can and like."""

    def can(self, t: Thargos, f: Frame) -> bool:
        return self.then.can(t, f)


class MayUse(May):
    """Do something if you can and like, so many times in a game: the Hero counts for each of its faces."""

    def __init__(self, uses: int, then: Word) -> None:
        super().__init__(then)
        self.uses: Final[i64] = uses

    def can(self, t: Thargos, f: Frame) -> bool:
        return not used_up(t.stand(f.it), self.uses) and self.then.can(t, f)

    def do(self, t: Thargos, f: Frame) -> None:
        if self.can(t, f):
            t.ask(f, self.options(t, f))

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        if pick == 1:
            spend_use(t, f.it)
            t.push(f.goto(self.then))


class Choose(words.Choose[Thargos]):
    """Choose one branch, of those that would do something."""

    def __init__(self, *branches: Word) -> None:
        super().__init__(1, *branches)

    def can(self, t: Thargos, f: Frame) -> bool:
        return self.open(t, f) != 0

    def do(self, t: Thargos, f: Frame) -> None:
        if f.memo != 0 or self.open(t, f) != 0:
            super().do(t, f)


class Asks(Word):
    """A word that asks if there is anything to choose from, and does nothing otherwise."""

    def can(self, t: Thargos, f: Frame) -> bool:
        return len(self.options(t, f)) > 0

    def do(self, t: Thargos, f: Frame) -> None:
        found = self.options(t, f)
        if len(found) > 0:
            t.ask(f, found)


class Cost(Word):
    """A word that can be paid with: in full, or not at all."""

    def payable(self, t: Thargos, f: Frame) -> bool:
        raise NotImplementedError

    def paid(self, t: Thargos, f: Frame) -> bool:
        """Whether it was paid, after it was tried."""
        return True


class Pay(Word):
    """Do something for a cost, if you pay it in full. The memo is 1 once it was tried to pay."""

    def __init__(self, cost: Cost, then: Word) -> None:
        self.cost: Final = cost
        self.then: Final = then

    def parts(self) -> list[Effect]:
        return [self.cost, self.then]

    def can(self, t: Thargos, f: Frame) -> bool:
        return self.cost.payable(t, f) and self.then.can(t, f)

    def do(self, t: Thargos, f: Frame) -> None:
        if f.memo == 0:
            t.push(f.noting(1))
            t.push(f.goto(self.cost))
        elif self.cost.paid(t, f):
            t.push(Frame(self.then, f.seat, f.card, f.it))


class OnRoll(Word):
    """Roll a die: do one thing if it shows a number in a range, or else another, or nothing."""

    def __init__(self, low: int, high: int, then: Word, otherwise: Word | None = None) -> None:
        self.low: Final[i64] = low
        self.high: Final[i64] = high
        self.then: Final = then
        self.otherwise: Final = otherwise

    def parts(self) -> list[Effect]:
        return [self.then] if self.otherwise is None else [self.then, self.otherwise]

    def can(self, t: Thargos, f: Frame) -> bool:
        return self.then.can(t, f) or (self.otherwise is not None and self.otherwise.can(t, f))

    def do(self, t: Thargos, f: Frame) -> None:
        rolled = t.dice.roll(6) + 1
        t.reveal()
        keep_roll(t, f.card, rolled)
        t.note(ROLLED, f.seat, f.card, rolled)
        if self.low <= rolled <= self.high:
            t.push(f.goto(self.then))
        elif self.otherwise is not None:
            t.push(f.goto(self.otherwise))


class Opponent(Word):
    """Name an opponent; the rest is about that player."""

    def __init__(self, then: Word) -> None:
        self.then: Final = then

    def parts(self) -> list[Effect]:
        return [self.then]

    def can(self, t: Thargos, f: Frame) -> bool:
        return any(self.then.can(t, f.about(self.then, 4 * side)) for side in self.players(t, f))

    def players(self, t: Thargos, f: Frame) -> vec[i64]:
        return opponents(t, f.seat)

    def do(self, t: Thargos, f: Frame) -> None:
        found = self.options(t, f)
        if len(found) > 0:
            t.ask(f, found)

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        return self.players(t, f)

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        t.push(f.about(self.then, 4 * pick))

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return f"name {pick + 1}"

    def reward(self) -> str:
        return self.then.reward()


class Leader(Opponent):
    """The opponent with the most VP; of several you choose."""

    def players(self, t: Thargos, f: Frame) -> vec[i64]:
        found = vec[i64]()
        most: i64 = -1
        for side in opponents(t, f.seat):
            points = t.sides[side].points
            if points > most:
                found = vec[i64]()
                most = points
            if points == most:
                found = append(found, side)
        return found


def opponents(t: Thargos, seat: i64) -> vec[i64]:
    """The other players who are still in, in turn order from the one whose turn it is."""
    sides: i64 = len(t.sides)
    found = vec[i64](capacity=sides)
    for i in range(sides):
        side = (t.turn + i) % sides
        if side != seat and not t.is_out(side):
            found = append(found, side)
    return found


def players_of(t: Thargos, f: Frame, who: i64) -> vec[i64]:
    """The players whom a word is about, in turn order from the one whose turn it is."""
    if who == YOU:
        return still_in(t, f.seat)
    if who == THAT:
        return only(f.it >> 2)
    if who == FOE:
        c = t.conflict
        return still_in(t, -1 if c is None else c.other(f.seat))
    return opponents(t, -1 if who == EVERYBODY else f.seat)


def still_in(t: Thargos, side: i64) -> vec[i64]:
    """One player alone, or nobody: who is out is asked nothing, and -1 is nobody at all."""
    return EMPTY if side < 0 or t.is_out(side) else only(side)
