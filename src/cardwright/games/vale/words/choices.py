"""Words that join others: sequences, conditions, choices."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.vale.state import Condition, Vale, Word
from cardwright.games.vale.terms import CHOSE_FAMILY, DRAGON, EARTH, FAMILIES, FIRE, NAMED, WATER, WIND
from cardwright.games.vale.words.counts import ANY, Which
from cardwright.kernel.machine import Effect, Frame

AREA: Final = 0
HAND: Final = 1
PILE: Final = 2
SHELTER: Final = 3
BOARD: Final = 4


class Then(Word):
    """One part after the other."""

    def __init__(self, *parts: Word) -> None:
        self.steps: Final = list(parts)
        self.linked: Final = _linked(list(parts))

    def parts(self) -> list[Effect]:
        return [*self.steps]

    def can(self, t: Vale, f: Frame) -> bool:
        if self.linked:
            return self.rehearse(t.copy(), f)
        return all(step.can(t, f) for step in self.steps)

    def rehearse(self, t: Vale, f: Frame) -> bool:
        """Whether every step can be done after the ones before it, tried on a copy."""
        t.clear()
        for step in self.steps[:-1]:
            if not step.can(t, f):
                return False
            t.push(f.goto(step))
            t.advance()
            while t.asked is not None:
                t.answer(t.options[0])
        return self.steps[-1].can(t, f)

    def sure(self) -> bool:
        return all(step.sure() for step in self.steps)

    def moves(self) -> bool:
        return any(step.moves() for step in self.steps)

    def do(self, t: Vale, f: Frame) -> None:
        for i in range(len(self.steps) - 1, -1, -1):
            t.push(f.goto(self.steps[i]))

    def verb(self) -> str:
        return self.steps[0].verb()

    def reward(self) -> str:
        return "+".join([step.reward() for step in self.steps])


def _linked(steps: list[Word]) -> bool:
    """Whether an earlier step can change what a later one needs."""
    moved = False
    for step in steps:
        if moved and not step.sure():
            return True
        moved = moved or step.moves()
    return False


class If(Word):
    """Do one thing when a test holds, or else another, or nothing."""

    def __init__(self, test: Condition, then: Word, otherwise: Word | None = None) -> None:
        self.test: Final = test
        self.then: Final = then
        self.otherwise: Final = otherwise

    def parts(self) -> list[Effect]:
        return [self.then] if self.otherwise is None else [self.then, self.otherwise]

    def branch(self, t: Vale, f: Frame) -> Word | None:
        return self.then if self.test.holds(t, f) else self.otherwise

    def can(self, t: Vale, f: Frame) -> bool:
        branch = self.branch(t, f)
        return branch is None or branch.can(t, f)

    def sure(self) -> bool:
        return self.then.sure() and (self.otherwise is None or self.otherwise.sure())

    def moves(self) -> bool:
        return self.then.moves() or (self.otherwise is not None and self.otherwise.moves())

    def do(self, t: Vale, f: Frame) -> None:
        branch = self.branch(t, f)
        if branch is not None:
            t.push(f.goto(branch))


class Choose(Word):
    """Choose `n` different branches, asked one by one in printed order, then do them."""

    def __init__(self, n: int, *branches: Word) -> None:
        self.n: Final[i64] = n
        self.branches: Final = list(branches)
        self.free: Final[bool] = len([branch for branch in branches if branch.sure()]) >= n

    def parts(self) -> list[Effect]:
        return [*self.branches]

    def open(self, t: Vale, f: Frame) -> i64:
        """The set of branches that can be done."""
        there: i64 = 0
        for i in range(i64(len(self.branches))):
            if self.branches[i].can(t, f):
                there |= 1 << i
        return there

    def can(self, t: Vale, f: Frame) -> bool:
        return self.free or _size(self.open(t, f)) >= self.n

    def sure(self) -> bool:
        return self.free

    def do(self, t: Vale, f: Frame) -> None:
        if _size(f.memo) < self.n:
            t.ask(f, self.options(t, f))
            return
        i: i64 = len(self.branches)
        while i > 0:
            i -= 1
            if f.memo >> i & 1:
                t.push(Frame(self.branches[i], f.seat, f.card, f.it))

    def options(self, t: Vale, f: Frame) -> vec[i64]:
        left = self.n - _size(f.memo)
        there = self.open(t, f)
        found = vec[i64]()
        for i in range(i64(len(self.branches))):
            if there >> i & 1 and f.memo >> i == 0 and _size(there >> i) >= left:
                found = append(found, i)
        return found

    def chosen(self, t: Vale, f: Frame, pick: i64) -> None:
        t.push(f.noting(f.memo | 1 << pick))

    def name(self, t: Vale, f: Frame, pick: i64) -> str:
        return f"take {self.branches[pick].reward()}"


def _size(a_set: i64) -> i64:
    n: i64 = 0
    while a_set:
        n += a_set & 1
        a_set >>= 1
    return n


def candidates(t: Vale, f: Frame, zone: i64, which: Which, other: bool) -> vec[i64]:
    """The cards of a kind in a zone; `other` leaves out the card that speaks. Marked cards do not count."""
    found = vec[i64]()
    if zone == BOARD:
        for i in range(i64(len(t.board))):
            if t.marks[i] < 0 and which.fits(t.cards[t.board[i]]):
                found = append(found, t.board[i])
        return found
    for c in cards_in(t, f.seat, zone):
        if not (other and c == f.card) and (which.finds(t, f.seat, c) if zone == AREA else which.fits(t.cards[c])):
            found = append(found, c)
    return found


def ask_for_card(t: Vale, f: Frame, zone: i64, options: vec[i64]) -> None:
    """Ask for a card of a zone: others see how many cards a hand has, and not that only one of them will do."""
    if zone != HAND or len(t.seats[f.seat].hand) <= 1 or t.hasty:
        t.ask(f, options)
    else:
        t.wait(f, options)


def cards_in(t: Vale, seat: i64, zone: i64) -> vec[i64]:
    s = t.seats[seat]
    return s.area if zone == AREA else s.hand if zone == HAND else s.shelter if zone == SHELTER else t.pile


class Pick(Word):
    """Pick one card for which the follow-up can be done, then do it."""

    def __init__(self, zone: int, then: Word, which: Which = ANY, *, other: bool = False) -> None:
        self.zone: Final[i64] = zone
        self.then: Final = then
        self.which: Final = which
        self.other: Final = other

    def parts(self) -> list[Effect]:
        return [self.then]

    def options(self, t: Vale, f: Frame) -> vec[i64]:
        found = candidates(t, f, self.zone, self.which, self.other)
        if self.then.sure():
            return found
        fit = vec[i64]()
        for c in found:
            if self.then.can(t, f.about(self.then, c)):
                fit = append(fit, c)
        return fit

    def can(self, t: Vale, f: Frame) -> bool:
        found = candidates(t, f, self.zone, self.which, self.other)
        return any(self.then.can(t, f.about(self.then, c)) for c in found)

    def sure(self) -> bool:
        return False

    def do(self, t: Vale, f: Frame) -> None:
        ask_for_card(t, f, self.zone, self.options(t, f))

    def chosen(self, t: Vale, f: Frame, pick: i64) -> None:
        t.push(f.about(self.then, pick))

    def name(self, t: Vale, f: Frame, pick: i64) -> str:
        return f"{self.then.verb()} {t.cards[pick].id}"

    def reward(self) -> str:
        return self.then.verb()


class PickSome(Word):
    """Pick up to `most` other cards of a kind in your area, in its order, then do the follow-up with each."""

    def __init__(self, most: int, then: Word, which: Which = ANY) -> None:
        self.most: Final[i64] = most
        self.then: Final = then
        self.which: Final = which

    def parts(self) -> list[Effect]:
        return [self.then]

    def options(self, t: Vale, f: Frame) -> vec[i64]:
        cards = candidates(t, f, AREA, self.which, True)
        found = vec[i64]([-1])
        if _size(f.memo) < self.most:
            for i in range(i64(len(cards))):
                if f.memo >> i == 0:
                    found = append(found, cards[i])
        return found

    def chosen(self, t: Vale, f: Frame, pick: i64) -> None:
        cards = candidates(t, f, AREA, self.which, True)
        for i in range(i64(len(cards))):
            if cards[i] == pick:
                t.push(f.noting(f.memo | 1 << i))
            elif pick < 0 and f.memo >> i & 1:
                t.push(Frame(self.then, f.seat, f.card, cards[i]))

    def name(self, t: Vale, f: Frame, pick: i64) -> str:
        return "stop" if pick < 0 else f"{self.then.verb()} {t.cards[pick].id}"


class PickFromHand(Word):
    """Pick up to `most` cards of your hand, `least` at least, in its order, and do the follow-up with each at once.

    The memo is how many, and from which card number on the next may be: nobody learns where in the hand a card was.
    So the question waits even if no card comes after the last one, unless everybody can see that nothing is left open.
    """

    def __init__(self, most: int, then: Word, least: int = 0) -> None:
        self.most: Final[i64] = most
        self.then: Final = then
        self.least: Final[i64] = least

    def parts(self) -> list[Effect]:
        return [self.then]

    def can(self, t: Vale, f: Frame) -> bool:
        return len(t.seats[f.seat].hand) >= self.least

    def sure(self) -> bool:
        return self.least == 0

    def do(self, t: Vale, f: Frame) -> None:
        picked = f.memo >> 16
        if t.hasty or picked == self.most or len(t.seats[f.seat].hand) <= max(self.least - picked, 0):
            t.ask(f, self.options(t, f))
        else:
            t.wait(f, self.options(t, f))

    def options(self, t: Vale, f: Frame) -> vec[i64]:
        picked = f.memo >> 16
        hand = t.seats[f.seat].hand
        found = vec[i64]([-1] if picked >= self.least else [])
        if picked < self.most:
            last = len(hand) - (self.least - picked)
            for i in range(i64(len(hand))):
                if hand[i] >= f.memo & 0xFFFF and (picked >= self.least or i <= last):
                    found = append(found, hand[i])
        return found

    def chosen(self, t: Vale, f: Frame, pick: i64) -> None:
        if pick >= 0:
            t.push(f.noting((f.memo >> 16) + 1 << 16 | pick + 1))
            t.push(Frame(self.then, f.seat, f.card, pick))

    def name(self, t: Vale, f: Frame, pick: i64) -> str:
        return "stop" if pick < 0 else f"{self.then.verb()} {t.cards[pick].id}"


class May(Word):
    """Do something if you can and like."""

    def __init__(self, then: Word) -> None:
        self.then: Final = then

    def parts(self) -> list[Effect]:
        return [self.then]

    def do(self, t: Vale, f: Frame) -> None:
        if self.then.can(t, f):
            t.ask(f, self.options(t, f))

    def options(self, t: Vale, f: Frame) -> vec[i64]:
        return vec[i64]([0, 1])

    def chosen(self, t: Vale, f: Frame, pick: i64) -> None:
        if pick == 1:
            t.push(f.goto(self.then))

    def name(self, t: Vale, f: Frame, pick: i64) -> str:
        return "accept" if pick == 1 else "decline"


class NameFamily(Word):
    """Name a family; the rest is about it."""

    def __init__(self, then: Word) -> None:
        self.then: Final = then

    def parts(self) -> list[Effect]:
        return [self.then]

    def can(self, t: Vale, f: Frame) -> bool:
        return self.then.can(t, f)

    def sure(self) -> bool:
        return self.then.sure()

    def moves(self) -> bool:
        return self.then.moves()

    def options(self, t: Vale, f: Frame) -> vec[i64]:
        return vec[i64]([FIRE, WATER, EARTH, WIND, DRAGON])

    def chosen(self, t: Vale, f: Frame, pick: i64) -> None:
        t.note(CHOSE_FAMILY, f.seat, f.card, pick)
        t.push(Frame(self.then, f.seat, f.card, f.it, pick))

    def name(self, t: Vale, f: Frame, pick: i64) -> str:
        return f"family {FAMILIES[pick]}"


class Name(Word):
    """Name a player, yourself allowed, who has a card of a family in the area; that player does the rest."""

    def __init__(self, family: int, then: Word) -> None:
        self.family: Final[i64] = family
        self.then: Final = then
        self.which: Final = Which(family)

    def parts(self) -> list[Effect]:
        return [self.then]

    def options(self, t: Vale, f: Frame) -> vec[i64]:
        found = vec[i64]()
        for seat in range(t.players):
            for c in t.seats[seat].area:
                if self.which.finds(t, seat, c):
                    found = append(found, seat)
                    break
        return found

    def can(self, t: Vale, f: Frame) -> bool:
        return len(self.options(t, f)) > 0

    def sure(self) -> bool:
        return False

    def chosen(self, t: Vale, f: Frame, pick: i64) -> None:
        t.note(NAMED, f.seat, f.card, pick)
        t.push(Frame(self.then, pick, f.card))

    def name(self, t: Vale, f: Frame, pick: i64) -> str:
        return f"name {pick + 1}"
