"""Paying: every way to cover a cost with stones."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.vale.state import Vale
from cardwright.games.vale.terms import BLUE, PURPLE, RED, held, purse


class Till:
    """What a player can pay now: the stones, what each colour is worth, and all of them together."""

    def __init__(self, t: Vale, seat: i64) -> None:
        self.stones: Final[i64] = t.seats[seat].stones
        self.values: Final = t.values(seat)
        self.needless: Final = t.variant.needless_stones
        red, blue, purple = self.values
        stones = self.stones
        self.wealth: Final[i64] = red * held(stones, RED) + blue * held(stones, BLUE) + purple * held(stones, PURPLE)

    def add_payments(self, found: vec[i64], pick: i64, cost: i64) -> vec[i64]:
        """Add an answer for each way to pay.

        A payment covers the cost and, unless the option allows it, has no stone that could be taken out.
        """
        red, blue, purple = self.values
        for p in range(held(self.stones, PURPLE) + 1):
            for b in range(held(self.stones, BLUE) + 1):
                for r in range(held(self.stones, RED) + 1):
                    over = red * r + blue * b + purple * p - cost
                    if over >= 0 and (self.needless or not self.excess(over, r, b, p)):
                        found = append(found, pick | purse(r, b, p))
        return found

    def excess(self, over: i64, r: i64, b: i64, p: i64) -> bool:
        """Whether a stone could be taken out of a payment that is `over` the cost."""
        red, blue, purple = self.values
        return (r > 0 and red <= over) or (b > 0 and blue <= over) or (p > 0 and purple <= over)
