"""Nouns: which cards, how many, and whether."""

from typing import Final

from mypy_extensions import i64

from cardwright.games.vale.state import Card, Condition, Vale
from cardwright.games.vale.terms import FAMILIES, count, held
from cardwright.kernel.machine import Frame
from cardwright.kernel.words import size_of


class Which:
    """A kind of cards: of a family, of a printed cost up to `most`, with certain effects, or cursed."""

    def __init__(
        self,
        family: int = -1,
        *,
        most: int = -1,
        instant: bool = False,
        permanent: bool = False,
        active: bool = False,
        cursed: bool = False,
    ) -> None:
        self.family: Final[i64] = family
        self.most: Final[i64] = most
        self.instant: Final = instant
        self.permanent: Final = permanent
        self.active: Final = active
        self.cursed: Final = cursed

    def fits(self, card: Card) -> bool:
        """Whether a card is of this kind by what is printed on it."""
        return (self.family < 0 or card.family == self.family) and self.fits_but_for_family(card)

    def fits_but_for_family(self, card: Card) -> bool:
        if self.most >= 0 and card.cost > self.most:
            return False
        if self.instant and card.instant is None:
            return False
        if self.permanent and not card.lasting:
            return False
        return not self.active or card.active is not None

    def finds(self, t: Vale, seat: i64, c: i64) -> bool:
        """Whether a card in a player's area is of this kind; in its owner's turn a wild one is of any family."""
        card = t.cards[c]
        if self.cursed and t.curses_on(c) == 0:
            return False
        return self.fits(card) or (card.wild and t.turn == seat and self.fits_but_for_family(card))


ANY: Final = Which()


class Count:
    """A number read from the position."""

    def of(self, t: Vale, f: Frame) -> i64:
        raise NotImplementedError


class Once(Count):
    """One, whatever the position."""

    def of(self, t: Vale, f: Frame) -> i64:
        return 1


class InArea(Count):
    """Cards of a kind in your area."""

    def __init__(self, which: Which = ANY) -> None:
        self.which: Final = which

    def of(self, t: Vale, f: Frame) -> i64:
        n: i64 = 0
        for c in t.seats[f.seat].area:
            if self.which.finds(t, f.seat, c):
                n += 1
        return n


class InHand(Count):
    """Cards in your hand."""

    def of(self, t: Vale, f: Frame) -> i64:
        return len(t.seats[f.seat].hand)


class InNamedFamily(Count):
    """Cards of the family just named in your area."""

    def of(self, t: Vale, f: Frame) -> i64:
        n: i64 = 0
        for c in t.seats[f.seat].area:
            if t.cards[c].family == f.memo or (t.cards[c].wild and t.turn == f.seat):
                n += 1
        return n


class FamiliesInArea(Count):
    """Different families in your area; in your turn a wild card is of one that is missing."""

    def of(self, t: Vale, f: Frame) -> i64:
        there: i64 = 0
        wild: i64 = 0
        for c in t.seats[f.seat].area:
            if t.cards[c].wild and t.turn == f.seat:
                wild += 1
            else:
                there |= 1 << t.cards[c].family
        n = size_of(there) + wild
        return n if n < len(FAMILIES) else i64(len(FAMILIES))


class FamiliesInHand(Count):
    """Different families in your hand."""

    def of(self, t: Vale, f: Frame) -> i64:
        there: i64 = 0
        for c in t.seats[f.seat].hand:
            there |= 1 << t.cards[c].family
        return size_of(there)


class Held(Count):
    """Stones of a colour that you hold."""

    def __init__(self, colour: int) -> None:
        self.colour: Final[i64] = colour

    def of(self, t: Vale, f: Frame) -> i64:
        return held(t.seats[f.seat].stones, self.colour)


class Paid(Count):
    """Stones of a colour paid for the card just summoned."""

    def __init__(self, colour: int) -> None:
        self.colour: Final[i64] = colour

    def of(self, t: Vale, f: Frame) -> i64:
        return held(f.memo, self.colour)


class PaidWith(Count):
    """One, if a stone of a colour was paid for the card just summoned."""

    def __init__(self, colour: int) -> None:
        self.colour: Final[i64] = colour

    def of(self, t: Vale, f: Frame) -> i64:
        return 1 if held(f.memo, self.colour) else 0


class Worth(Count):
    """The total value of your stones, or of those of one colour."""

    def __init__(self, colour: int = -1) -> None:
        self.colour: Final[i64] = colour

    def of(self, t: Vale, f: Frame) -> i64:
        values = t.values(f.seat)
        stones = t.seats[f.seat].stones
        n: i64 = 0
        if self.colour < 0 or self.colour == 0:
            n += values[0] * held(stones, 0)
        if self.colour < 0 or self.colour == 1:
            n += values[1] * held(stones, 1)
        if self.colour < 0 or self.colour == 2:
            n += values[2] * held(stones, 2)
        return n


class ItsCost(Count):
    """The printed cost of the card just picked."""

    def of(self, t: Vale, f: Frame) -> i64:
        return t.cards[f.it].cost


class Stones(Count):
    """Stones that you hold."""

    def of(self, t: Vale, f: Frame) -> i64:
        return count(t.seats[f.seat].stones)


class RoundNumber(Count):
    """The number of the round."""

    def of(self, t: Vale, f: Frame) -> i64:
        return t.round


class EmptySpaces(Count):
    """Empty spaces in your area."""

    def of(self, t: Vale, f: Frame) -> i64:
        return t.room(f.seat)


class Half(Count):
    """Half of a number, rounded down: pairs."""

    def __init__(self, whole: Count) -> None:
        self.whole: Final = whole

    def of(self, t: Vale, f: Frame) -> i64:
        return self.whole.of(t, f) // 2


class Without(Condition):
    """No card of a kind lies in your area; a wild one need not be of it."""

    def __init__(self, which: Which) -> None:
        self.which: Final = which

    def holds(self, t: Vale, f: Frame) -> bool:
        return not any(self.which.fits(t.cards[c]) for c in t.seats[f.seat].area)


class Holding(Condition):
    """You hold at least one stone of a colour."""

    def __init__(self, colour: int) -> None:
        self.colour: Final[i64] = colour

    def holds(self, t: Vale, f: Frame) -> bool:
        return held(t.seats[f.seat].stones, self.colour) > 0


class HandAtMost(Condition):
    """At most so many cards are in your hand."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def holds(self, t: Vale, f: Frame) -> bool:
        return len(t.seats[f.seat].hand) <= self.n


class HandEqualsArea(Condition):
    """As many cards are in your hand as in your area."""

    def holds(self, t: Vale, f: Frame) -> bool:
        s = t.seats[f.seat]
        return len(s.hand) == len(s.area)


class EveryCost(Condition):
    """Your area has a card of each of these printed costs."""

    def __init__(self, *costs: int) -> None:
        self.costs: Final = costs

    def holds(self, t: Vale, f: Frame) -> bool:
        there: i64 = 0
        for c in t.seats[f.seat].area:
            there |= 1 << t.cards[c].cost
        return all(there >> cost & 1 for cost in self.costs)


class Behind(Condition):
    """An opponent has more points than you."""

    def holds(self, t: Vale, f: Frame) -> bool:
        mine = t.seats[f.seat].score
        return any(s.score > mine for s in t.seats)


class AtLeast(Condition):
    """A number is at least so big."""

    def __init__(self, n: int, number: Count) -> None:
        self.n: Final[i64] = n
        self.number: Final = number

    def holds(self, t: Vale, f: Frame) -> bool:
        return self.number.of(t, f) >= self.n


class Even(Condition):
    """A number is even; so is zero."""

    def __init__(self, number: Count) -> None:
        self.number: Final = number

    def holds(self, t: Vale, f: Frame) -> bool:
        return self.number.of(t, f) % 2 == 0


class Brings(Condition):
    """The stones just gained include one of a colour."""

    def __init__(self, colour: int) -> None:
        self.colour: Final[i64] = colour

    def holds(self, t: Vale, f: Frame) -> bool:
        return held(f.memo, self.colour) > 0


class ItIs(Condition):
    """The card just picked is of a kind; in your turn a wild one is of any family."""

    def __init__(self, which: Which) -> None:
        self.which: Final = which

    def holds(self, t: Vale, f: Frame) -> bool:
        it = t.cards[f.it]
        return self.which.fits(it) or (it.wild and t.turn == f.seat and self.which.fits_but_for_family(it))
