"""Zones: cards that lie together, as their numbers in a row."""

from librt.vecs import append, vec
from mypy_extensions import i64


def holds(cards: vec[i64], card: i64) -> bool:
    return any(c == card for c in cards)


def sorted_in(cards: vec[i64], card: i64) -> vec[i64]:
    """Cards in order, with one more."""
    cards = append(cards, card)
    i: i64 = len(cards) - 1
    while i > 0 and cards[i - 1] > card:
        cards[i] = cards[i - 1]
        i -= 1
    cards[i] = card
    return cards
