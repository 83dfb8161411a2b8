"""Several cards of one design, and the zones they lie in."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cardwright.kernel.copies import Stock, copy_in, designs_in
from cardwright.kernel.paper import BadPaper
from cardwright.kernel.zones import FIRST, first_cards, holds, in_order, sorted_in

DESIGN = vec[i64]([0, 0, 0, 1, 2, 2])
HAND = vec[i64]([1, 2, 4, 5])


def test_equal_cards_are_one_design() -> None:
    assert list(designs_in(HAND, DESIGN)) == [0, 2]
    assert list(designs_in(vec[i64](), DESIGN)) == []


def test_the_first_copy_moves() -> None:
    assert [copy_in(HAND, DESIGN, wanted) for wanted in (0, 1, 2)] == [1, -1, 4]


def test_a_stock_gives_its_copies_in_order_and_no_more_than_it_has() -> None:
    stock = Stock(vec[i64](range(6)), DESIGN)
    assert [stock.take(wanted, "hand") for wanted in (2, 0, 2)] == [4, 0, 5]
    assert list(stock.cards) == [1, 2, 3]
    with pytest.raises(BadPaper, match="hand: there are not that many copies"):
        stock.take(2, "hand")
    assert list(stock.cards) == [1, 2, 3]


def test_a_hand_is_kept_in_order() -> None:
    assert list(sorted_in(HAND, 3)) == [1, 2, 3, 4, 5]
    assert list(sorted_in(HAND, 0)) == [0, 1, 2, 4, 5]
    assert (holds(HAND, 4), holds(HAND, 3), list(HAND)) == (True, False, [1, 2, 4, 5])


@pytest.mark.parametrize("cards", [[], [3], [3, 1, 2], [1, 2, 3], [5, 4, 3, 2, 1]])
def test_cards_are_brought_into_order(cards: list[int]) -> None:
    assert list(in_order(vec[i64](cards))) == sorted(cards)


@pytest.mark.parametrize("n", [0, 3, len(FIRST), len(FIRST) + 2])
def test_the_first_cards_are_a_row_of_their_own(n: int) -> None:
    cards = first_cards(n)
    assert list(cards) == list(range(n))
    if n > 0:
        cards[0] = 9
    assert list(FIRST[:2]) == [0, 1]
