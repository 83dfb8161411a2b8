"""Zones: cards that lie together, as their numbers in a row."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# No cards: one for all, because a row without a place has nothing that could be changed.
EMPTY: Final = vec[i64]()


# The numbers of the first cards: to take some of them is quicker than to count.
FIRST: Final = vec[i64](range(256))


def first_cards(n: i64) -> vec[i64]:
    """So many cards in order, from the first."""
    return FIRST[:n] if n <= len(FIRST) else vec[i64](range(n))


# A row of each card alone, and of a seat or a place: they are asked for all the time, and made once.
ONLY: Final = vec[vec[i64]]([vec[i64]([number]) for number in range(64)])


def only(number: i64) -> vec[i64]:
    """A row of one small number, which is never changed in place."""
    return ONLY[number]


def holds(cards: vec[i64], card: i64) -> bool:
    return card in cards


def in_order(cards: vec[i64]) -> vec[i64]:
    """Cards brought into order, where they lie; there are few of them."""
    for i in range(i64(1), i64(len(cards))):
        card = cards[i]
        place = i
        while place > 0 and cards[place - 1] > card:
            cards[place] = cards[place - 1]
            place -= 1
        cards[place] = card
    return cards


def sorted_in(cards: vec[i64], card: i64) -> vec[i64]:
    """Cards in order, with one more."""
    cards = append(cards, card)
    i: i64 = len(cards) - 1
    while i > 0 and cards[i - 1] > card:
        cards[i] = cards[i - 1]
        i -= 1
    cards[i] = card
    return cards
