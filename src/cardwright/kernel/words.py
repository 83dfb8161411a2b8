"""Words: instructions that can first be asked whether they can be done; and those that join others in every game."""

from typing import Final, Generic, TypeVar, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.kernel.machine import Effect, Frame, Position

P = TypeVar("P", bound=Position)


class Word(Effect, Generic[P]):
    """An instruction of the game whose positions are `P`: `do` it, or first ask whether it `can` be done, wholly, now.

    One that asks says its `options`, what happens when one was `chosen`, and the `name` of each in the notation.
    """

    def do(self, t: P, f: Frame) -> None:
        t.ask(f, self.options(t, f))

    def options(self, t: P, f: Frame) -> vec[i64]:
        return vec[i64]()

    def chosen(self, t: P, f: Frame, pick: i64) -> None:
        raise NotImplementedError

    def name(self, t: P, f: Frame, pick: i64) -> str:
        raise NotImplementedError

    def can(self, t: P, f: Frame) -> bool:
        return True

    def hopeless(self, t: P, f: Frame) -> bool:
        """Whether it cannot be done, whatever is done before it: then nobody tries that on a copy, which is slow."""
        return False

    def assured(self, t: P, f: Frame) -> bool:
        """Whether it can be done, whatever is done before it: nobody tries that either."""
        return False

    # The next two are decided by what is printed, so a card asks them once, when it is made. Most words can always be
    # done: of those that are `sure`, nobody asks `can` in the middle of a game. Of a sequence, only a copy on which it
    # is tried says whether a later part can still be done; parts that are sure or that move nothing spare the copy.

    def sure(self) -> bool:
        """Whether `can` is true in every position."""
        return True

    def moves(self) -> bool:
        """Whether doing it can change what else can be done."""
        return True

    def verb(self) -> str:
        """The verb of the notation for picking a card for this instruction."""
        return "pick"

    def reward(self) -> str:
        """This instruction's name in the notation, when it is one of several to choose from."""
        raise NotImplementedError


class Condition(Generic[P]):
    """A condition."""

    def holds(self, t: P, f: Frame) -> bool:
        raise NotImplementedError


class Then(Word[P]):
    """One part after the other."""

    def __init__(self, *parts: Word[P]) -> None:
        self.steps: Final = list(parts)
        self.later: Final = list(parts[1:])
        self.linked: Final = _linked(list(parts))

    def parts(self) -> list[Effect]:
        return [*self.steps]

    def can(self, t: P, f: Frame) -> bool:
        if not self.linked:
            return all(step.can(t, f) for step in self.steps)
        if any(step.hopeless(t, f) for step in self.steps):
            return False
        if self.steps[0].can(t, f) and all(step.assured(t, f) for step in self.later):
            return True
        return self.rehearse(cast(P, t.clone()), f)

    def rehearse(self, t: P, f: Frame) -> bool:
        """Whether every step can be done after the ones before it, tried on a copy."""
        t.clear()
        last: i64 = len(self.steps) - 1
        for i in range(last):
            step = self.steps[i]
            if not step.can(t, f):
                return False
            t.push(f.goto(step))
            t.advance()
            while t.asked is not None:
                t.go_on(t.options[0])
        return self.steps[last].can(t, f)

    def sure(self) -> bool:
        return all(step.sure() for step in self.steps)

    def moves(self) -> bool:
        return any(step.moves() for step in self.steps)

    def do(self, t: P, f: Frame) -> None:
        for i in range(len(self.steps) - 1, -1, -1):
            t.push(f.goto(self.steps[i]))

    def verb(self) -> str:
        return self.steps[0].verb()

    def reward(self) -> str:
        return "+".join([step.reward() for step in self.steps])


def _linked(steps: list[Word[P]]) -> bool:
    """Whether an earlier step can change what a later one needs."""
    moved = False
    for step in steps:
        if moved and not step.sure():
            return True
        moved = moved or step.moves()
    return False


class If(Word[P]):
    """Do one thing when a test holds, or else another, or nothing."""

    def __init__(self, test: Condition[P], then: Word[P], otherwise: Word[P] | None = None) -> None:
        self.test: Final = test
        self.then: Final = then
        self.otherwise: Final = otherwise

    def parts(self) -> list[Effect]:
        return [self.then] if self.otherwise is None else [self.then, self.otherwise]

    def branch(self, t: P, f: Frame) -> Word[P] | None:
        return self.then if self.test.holds(t, f) else self.otherwise

    def can(self, t: P, f: Frame) -> bool:
        branch = self.branch(t, f)
        return branch is None or branch.can(t, f)

    def sure(self) -> bool:
        return self.then.sure() and (self.otherwise is None or self.otherwise.sure())

    def moves(self) -> bool:
        return self.then.moves() or (self.otherwise is not None and self.otherwise.moves())

    def do(self, t: P, f: Frame) -> None:
        branch = self.branch(t, f)
        if branch is not None:
            t.push(f.goto(branch))


class Choose(Word[P]):
    """Choose `n` different branches, asked one by one in printed order, then do them. The memo is the set chosen."""

    def __init__(self, n: int, *branches: Word[P]) -> None:
        self.n: Final[i64] = n
        self.branches: Final = list(branches)
        self.free: Final[bool] = len([branch for branch in branches if branch.sure()]) >= n

    def parts(self) -> list[Effect]:
        return [*self.branches]

    def open(self, t: P, f: Frame) -> i64:
        """The set of branches that can be done."""
        there: i64 = 0
        for i in range(i64(len(self.branches))):
            if self.branches[i].can(t, f):
                there |= 1 << i
        return there

    def can(self, t: P, f: Frame) -> bool:
        return self.free or size_of(self.open(t, f)) >= self.n

    def sure(self) -> bool:
        return self.free

    def do(self, t: P, f: Frame) -> None:
        if size_of(f.memo) < self.n:
            t.ask(f, self.options(t, f))
            return
        i: i64 = len(self.branches)
        while i > 0:
            i -= 1
            if f.memo >> i & 1:
                t.push(Frame(self.branches[i], f.seat, f.card, f.it))

    def options(self, t: P, f: Frame) -> vec[i64]:
        left = self.n - size_of(f.memo)
        there = self.open(t, f)
        found = vec[i64]()
        for i in range(i64(len(self.branches))):
            if there >> i & 1 and f.memo >> i == 0 and size_of(there >> i) >= left:
                found = append(found, i)
        return found

    def chosen(self, t: P, f: Frame, pick: i64) -> None:
        t.push(f.noting(f.memo | 1 << pick))

    def name(self, t: P, f: Frame, pick: i64) -> str:
        return f"take {self.branches[pick].reward()}"


def size_of(a_set: i64) -> i64:
    """How many numbers are in a set of small ones, each of them a bit."""
    n: i64 = 0
    while a_set:
        n += a_set & 1
        a_set >>= 1
    return n


NO_OR_YES: Final = vec[i64]([0, 1])


class May(Word[P]):
    """Do something if you can and like."""

    def __init__(self, then: Word[P]) -> None:
        self.then: Final = then

    def parts(self) -> list[Effect]:
        return [self.then]

    def do(self, t: P, f: Frame) -> None:
        if self.then.can(t, f):
            t.ask(f, self.options(t, f))

    def options(self, t: P, f: Frame) -> vec[i64]:
        return NO_OR_YES

    def chosen(self, t: P, f: Frame, pick: i64) -> None:
        if pick == 1:
            t.push(f.goto(self.then))

    def name(self, t: P, f: Frame, pick: i64) -> str:
        return "accept" if pick == 1 else "decline"
