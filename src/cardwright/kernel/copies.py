"""Copies: several cards of one design.

A card's number names one card, and zones hold these. Answers, events, views and paper name designs: which of several
equal cards moves never matters to a rule, so it is the first, and nobody learns which it was. `design[card]` is the
design of a card; copies have numbers one after the other, so that cards in order are designs in order.
"""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from cardwright.kernel.paper import BadPaper
from cardwright.kernel.zones import holds


def designs_in(cards: vec[i64], design: vec[i64]) -> vec[i64]:
    """The designs of some cards, each once: equal cards are one option."""
    most: i64 = len(cards)
    found = vec[i64](capacity=most)
    highest: i64 = -1
    for card in cards:
        it = design[card]
        if it > highest:  # always so where cards lie in order
            found = append(found, it)
            highest = it
        elif it < highest and not holds(found, it):
            found = append(found, it)
    return found


def copy_in(cards: vec[i64], design: vec[i64], wanted: i64) -> i64:
    """The first of some cards that is of a design, or -1."""
    for card in cards:
        if design[card] == wanted:
            return card
    return -1


class Stock:
    """Cards that lie nowhere yet, while a position is read: a design that paper names becomes its first copy left.

    They stay in order, and so do their designs: a copy is found by halving.
    """

    def __init__(self, cards: vec[i64], design: vec[i64]) -> None:
        self.cards: vec[i64] = cards
        self.design: Final = design
        self.lack: str = "there are not that many copies"

    def take(self, wanted: i64, where: str) -> i64:
        card = self.give(wanted)
        if card < 0:
            raise BadPaper(f"{where}: {self.lack}")
        return card

    def give(self, wanted: i64) -> i64:
        """The same, or -1: where it is said in a long word where, that is put together only to complain."""
        low, high = i64(0), i64(len(self.cards))
        while low < high:
            middle = (low + high) // 2
            if self.design[self.cards[middle]] < wanted:
                low = middle + 1
            else:
                high = middle
        if low == len(self.cards) or self.design[self.cards[low]] != wanted:
            return -1
        self.cards, card = pop(self.cards, low)
        return card
