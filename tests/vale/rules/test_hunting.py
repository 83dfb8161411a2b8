"""V3 Hunting."""

from collections import Counter

import pytest

from tests.vale.rules.whole import board, empty_seats, hunters, verbs
from tests.vale.table import lay

SNAKES = [
    (2, 1, [1, 2, 2, 1]),
    (2, 2, [2, 1, 1, 2]),
    (3, 1, [1, 2, 3, 3, 2, 1]),
    (3, 2, [2, 3, 1, 1, 3, 2]),
    (4, 1, [1, 2, 3, 4, 4, 3, 2, 1]),
    (4, 3, [3, 4, 1, 2, 2, 1, 4, 3]),
]


@pytest.mark.rule("V3.1")
@pytest.mark.parametrize(("players", "first", "snake"), SNAKES)
def test_markers_go_down_in_snake_order(players: int, first: int, snake: list[int]) -> None:
    table = lay(others=empty_seats(players - 1), phase="hunting", first=first)
    assert hunters(table) == snake[:-1]
    assert list(board(table).values()) == snake


@pytest.mark.rule("V3.2")
def test_a_marked_card_cannot_be_marked_again() -> None:
    table = lay(phase="hunting", board=["imp", "kappa", "goblin", "tengu"]).pick("hunt kappa")
    assert table.options == ["hunt imp", "hunt goblin", "hunt tengu"]
    assert table.pick("hunt imp").options == ["hunt goblin", "hunt tengu"]


@pytest.mark.rule("V3.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_card_ends_up_marked(players: int) -> None:
    table = lay(others=empty_seats(players - 1), phase="hunting")
    assert verbs(table) == {"hunt"}
    hunters(table)
    assert Counter(board(table).values()) == dict.fromkeys(range(1, players + 1), 2)
