"""Words about points and stones."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.vale.moves import gain, lose, raise_stone, score, spend
from cardwright.games.vale.state import Card, HeedsPayment, Permanent, Vale, Word
from cardwright.games.vale.terms import BLUE, PURPLE, RED, STONES, count, held, stones_of
from cardwright.games.vale.words.counts import Count, Once
from cardwright.kernel.machine import Effect, Frame

ONCE: Final = Once()


class Score(Word):
    """Score points, so many `per` something."""

    def __init__(self, n: int, per: Count = ONCE) -> None:
        self.n: Final[i64] = n
        self.per: Final = per

    def do(self, t: Vale, f: Frame) -> None:
        score(t, f.seat, self.n * self.per.of(t, f), f.card)

    def moves(self) -> bool:
        return False

    def reward(self) -> str:
        return f"score={self.n}"


class Lose(Word):
    """Lose points, never below 0."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def do(self, t: Vale, f: Frame) -> None:
        lose(t, f.seat, self.n)

    def moves(self) -> bool:
        return False

    def reward(self) -> str:
        return f"lose={self.n}"


class Gain(Word):
    """Gain stones of a colour."""

    def __init__(self, colour: int, n: int = 1) -> None:
        self.colour: Final[i64] = colour
        self.n: Final[i64] = n

    def do(self, t: Vale, f: Frame) -> None:
        gain(t, f.seat, stones_of(self.colour, self.n))

    def reward(self) -> str:
        return STONES[self.colour] if self.n == 1 else f"{STONES[self.colour]}={self.n}"


class Spend(HeedsPayment):
    """Give up stones of a colour."""

    def __init__(self, colour: int, n: int = 1) -> None:
        self.colour: Final[i64] = colour
        self.n: Final[i64] = n

    def can(self, t: Vale, f: Frame) -> bool:
        return held(t.seats[f.seat].stones, self.colour) >= self.n

    def sure(self) -> bool:
        return False

    def do(self, t: Vale, f: Frame) -> None:
        spend(t, f.seat, stones_of(self.colour, self.n))

    def reward(self) -> str:
        return f"spend={STONES[self.colour]}" if self.n == 1 else f"spend={STONES[self.colour]}={self.n}"


class GiveOne(Word):
    """Give up one of several things, stones or points, and get all the others."""

    def __init__(self, *things: Gain | Score) -> None:
        self.things: Final = list(things)
        self.prices: Final = [price_of(thing) for thing in things]

    def parts(self) -> list[Effect]:
        return [*self.things, *self.prices]

    def can(self, t: Vale, f: Frame) -> bool:
        return any(price.can(t, f) for price in self.prices)

    def sure(self) -> bool:
        return any(price.sure() for price in self.prices)

    def options(self, t: Vale, f: Frame) -> vec[i64]:
        found = vec[i64]()
        for i in range(i64(len(self.prices))):
            if self.prices[i].can(t, f):
                found = append(found, i)
        return found

    def chosen(self, t: Vale, f: Frame, pick: i64) -> None:
        for i in range(len(self.things) - 1, -1, -1):
            if i != pick:
                t.push(f.goto(self.things[i]))
        t.push(f.goto(self.prices[pick]))

    def name(self, t: Vale, f: Frame, pick: i64) -> str:
        return f"give {self.things[pick].reward()}"


def price_of(thing: Gain | Score) -> Word:
    """What it takes to give up what a word would bring."""
    return Spend(int(thing.colour), int(thing.n)) if isinstance(thing, Gain) else Lose(int(thing.n))


class SpendAll(Word):
    """Give up all your stones."""

    def do(self, t: Vale, f: Frame) -> None:
        spend(t, f.seat, t.seats[f.seat].stones)


class TurnAll(Word):
    """Replace every stone you hold by one of a colour."""

    def __init__(self, colour: int) -> None:
        self.colour: Final[i64] = colour

    def do(self, t: Vale, f: Frame) -> None:
        stones = t.seats[f.seat].stones
        spend(t, f.seat, stones)
        gain(t, f.seat, stones_of(self.colour, count(stones)))


class Rob(Word):
    """Take a point from an opponent of your choice, who must have it."""

    def options(self, t: Vale, f: Frame) -> vec[i64]:
        found = vec[i64]()
        for seat in range(t.players):
            if seat != f.seat:
                found = append(found, seat)
        return found

    def chosen(self, t: Vale, f: Frame, pick: i64) -> None:
        before = t.seats[pick].score
        lose(t, pick, 1)
        score(t, f.seat, before - t.seats[pick].score, f.card)

    def name(self, t: Vale, f: Frame, pick: i64) -> str:
        return f"rob {pick + 1}"


class Raise(HeedsPayment):
    """Raise different stones by one step, red to blue or blue to purple; if `up_to`, stop when you like.

    Blue ones come before red ones, so that no stone is raised twice; the memo is how many, and 256 once a red one was.
    """

    def __init__(self, n: int = 1, *, up_to: bool = False) -> None:
        self.n: Final[i64] = n
        self.up_to: Final = up_to

    def can(self, t: Vale, f: Frame) -> bool:
        stones = t.seats[f.seat].stones
        return self.up_to or held(stones, RED) + held(stones, BLUE) > 0

    def sure(self) -> bool:
        return self.up_to

    def do(self, t: Vale, f: Frame) -> None:
        if f.memo & 255 < self.n:
            t.ask(f, self.options(t, f))

    def options(self, t: Vale, f: Frame) -> vec[i64]:
        stones = t.seats[f.seat].stones
        found = vec[i64](capacity=4)
        if self.up_to:
            found = append(found, -1)
        return add_raisable(found, stones if f.memo < 256 else stones & 255)

    def chosen(self, t: Vale, f: Frame, pick: i64) -> None:
        if pick >= 0:
            t.push(f.noting(f.memo + 1 | (256 if pick == RED else 0)))
            raise_stone(t, f.seat, pick)

    def name(self, t: Vale, f: Frame, pick: i64) -> str:
        return "stop" if pick < 0 else f"raise {STONES[pick]}"


class RaiseEarned(Word):
    """Gain the stones of a sale, one of them raised by one step if it can be raised."""

    def do(self, t: Vale, f: Frame) -> None:
        found = self.options(t, f)
        if len(found) > 0:
            t.ask(f, found)
        else:
            gain(t, f.seat, f.memo)

    def options(self, t: Vale, f: Frame) -> vec[i64]:
        return add_raisable(vec[i64](), f.memo)

    def chosen(self, t: Vale, f: Frame, pick: i64) -> None:
        gain(t, f.seat, f.memo - stones_of(pick) + stones_of(pick + 1))

    def name(self, t: Vale, f: Frame, pick: i64) -> str:
        return f"raise {STONES[pick]}"


def add_raisable(found: vec[i64], stones: i64) -> vec[i64]:
    """Add the colours of stones that can be raised."""
    for colour in range(i64(RED), i64(PURPLE)):
        if held(stones, colour) > 0:
            found = append(found, colour)
    return found


class MoreStones(Permanent):
    """You may hold more stones."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def limit(self) -> i64:
        return self.n


class WorthMore(Permanent):
    """Your stones of some colours are worth more."""

    def __init__(self, *colours: int, n: int = 1) -> None:
        self.colours: Final = colours
        self.set: Final[i64] = sum({1 << colour for colour in colours})
        self.n: Final[i64] = n

    def worth(self, colour: i64) -> i64:
        if self.set >> colour & 1:
            return self.n
        return 0


class SwapValues(Permanent):
    """Your blue and purple stones trade their values."""

    def swaps(self) -> bool:
        return True


class Cheaper(Permanent):
    """Your cards, or those of a family, cost less to summon."""

    def __init__(self, n: int, family: int = -1) -> None:
        self.n: Final[i64] = n
        self.family: Final[i64] = family

    def discount(self, card: Card) -> i64:
        if self.family < 0 or card.family == self.family:
            return self.n
        return 0


class CostsExactly(Permanent):
    """Your cards of a family cost a fixed number."""

    def __init__(self, n: int, family: int) -> None:
        self.n: Final[i64] = n
        self.family: Final[i64] = family

    def fixed(self, card: Card) -> i64:
        if card.family == self.family:
            return self.n
        return -1


class CostsOneStone(Permanent):
    """Your cards of a family cost one stone of a colour, neither more nor less."""

    def __init__(self, colour: int, family: int) -> None:
        self.colour: Final[i64] = colour
        self.family: Final[i64] = family

    def stone(self, card: Card) -> i64:
        if card.family == self.family:
            return self.colour
        return -1


class Wild(Permanent):
    """In your turn this card is of any family you like."""

    def wild(self) -> bool:
        return True
