"""Paying: every way to cover a cost with stones."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from cardwright.games.vale.moves import spend
from cardwright.games.vale.state import Card, HeedsPayment, Vale, Word, cost_under, values_under
from cardwright.games.vale.terms import BLUE, PURPLE, RED, held, purse, spell, stones_of
from cardwright.kernel.machine import Effect, Frame
from cardwright.kernel.zones import holds


@mypyc_attr(acyclic=True, free_list_len=1)
class Till:
    """What a player can pay now: the stones, what each colour is worth, and all of them together.

    It is `plain` if no permanent effect changes anything: then a card costs what is printed on it.
    """

    def __init__(self, t: Vale, seat: i64) -> None:
        self.stones: Final[i64] = t.seats[seat].stones
        self.lasting: Final = t.lasting(seat)
        self.plain: Final[bool] = len(self.lasting) == 0
        self.values: Final = values_under(self.lasting)
        self.needless: Final = t.variant.needless_stones
        self.wealth: Final[i64] = self.value(self.stones)

    def cost(self, printed: Card) -> i64:
        return cost_under(self.lasting, printed)

    def only_stone(self, printed: Card) -> i64:
        """The colour of the one stone that must be paid for a card, or -1."""
        for always in self.lasting:
            if always.stone(printed) >= 0:
                return always.stone(printed)
        return -1

    def add_payments(self, found: vec[i64], pick: i64, cost: i64) -> vec[i64]:
        """Add an answer for each way to pay.

        A payment covers the cost and, unless the option allows it, has no stone that could be taken out.
        """
        red, blue, purple = self.values
        reds = held(self.stones, RED)
        for p in range(held(self.stones, PURPLE) + 1):
            for b in range(held(self.stones, BLUE) + 1):
                short = cost - blue * b - purple * p
                r: i64 = 0
                while red * r < short:
                    r += 1
                while r <= reds and (self.needless or not self.excess(red * r - short, r, b, p)):
                    found = append(found, pick | purse(r, b, p))
                    r += 1
        return found

    def add_stone(self, found: vec[i64], pick: i64, colour: i64) -> vec[i64]:
        """Add the answer that pays one stone of a colour, if it is there."""
        return append(found, pick | stones_of(colour)) if held(self.stones, colour) > 0 else found

    def value(self, stones: i64) -> i64:
        red, blue, purple = self.values
        return red * held(stones, RED) + blue * held(stones, BLUE) + purple * held(stones, PURPLE)

    def excess(self, over: i64, r: i64, b: i64, p: i64) -> bool:
        """Whether a stone could be taken out of a payment that is `over` the cost."""
        red, blue, purple = self.values
        return (r > 0 and red <= over) or (b > 0 and blue <= over) or (p > 0 and purple <= over)


class Pay(HeedsPayment):
    """Pay an amount with stones, as for a summoning; seals are no help."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def can(self, t: Vale, f: Frame) -> bool:
        return Till(t, f.seat).wealth >= self.n

    def sure(self) -> bool:
        return False

    def options(self, t: Vale, f: Frame) -> vec[i64]:
        return Till(t, f.seat).add_payments(vec[i64](), 0, self.n)

    def chosen(self, t: Vale, f: Frame, pick: i64) -> None:
        spend(t, f.seat, pick)

    def name(self, t: Vale, f: Frame, pick: i64) -> str:
        return f"pay {spell(pick)}"

    def reward(self) -> str:
        return f"pay={self.n}"


class PayUpTo(Word):
    """Pay any amount up to `most`, and do something for each point of it; what is paid beyond brings nothing."""

    def __init__(self, most: int, then: Word) -> None:
        self.most: Final[i64] = most
        self.then: Final = then

    def parts(self) -> list[Effect]:
        return [self.then]

    def options(self, t: Vale, f: Frame) -> vec[i64]:
        till = Till(t, f.seat)
        found = vec[i64]([0])
        if self.then.can(t, f):
            for amount in range(i64(1), self.most + 1):
                for payment in till.add_payments(vec[i64](), 0, amount):
                    if not holds(found, payment):
                        found = append(found, payment)
        return found

    def chosen(self, t: Vale, f: Frame, pick: i64) -> None:
        for _time in range(min(self.most, Till(t, f.seat).value(pick))):
            t.push(f.goto(self.then))
        spend(t, f.seat, pick)

    def name(self, t: Vale, f: Frame, pick: i64) -> str:
        return f"pay {spell(pick)}" if pick else "pay nothing"
