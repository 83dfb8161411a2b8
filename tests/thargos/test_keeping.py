"""A position that is kept: what cannot be is refused, and nothing is read for other cards than it was written with."""

import pytest

from cardwright.games.thargos.game import THARGOS
from cardwright.kernel.game import Setup
from cardwright.kernel.paper import BadPaper, Page, Record
from tests.bots.thargos.puzzles import PUZZLES


def kept() -> Record:
    """A position in the middle of an attempt."""
    return THARGOS.write(PUZZLES["hold_with_the_three"].t)


def with_side(record: Record, **changed: object) -> Record:
    first, *others = (page.data for page in Page(record, "").pages("sides"))
    return {**record, "sides": [{**first, **changed}, *others]}


def test_what_is_kept_is_short() -> None:
    """Some 120 cards and everything else; their names alone would be four times as long."""
    assert len(str(THARGOS.write(THARGOS.new(Setup(2, 1, {}))))) < 1600


@pytest.mark.parametrize("mark", [1, None, "x"])
def test_numbers_that_may_mean_other_cards_are_not_read(mark: object) -> None:
    with pytest.raises(BadPaper, match="cards: this was written when there were others"):
        THARGOS.read({**kept(), "cards": mark})


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"list": "0100"}, "sides 1, list: expected at most 60 cards in order"),
        ({"list": "ff"}, "sides 1, list: expected numbers below"),
        ({"stands": [0] * 15}, "sides 1, stands: expected 16 numbers, got 15"),
        ({"lastings": ";"}, "sides 1, lastings: expected those of 4 places, got 2"),
        ({"has": [0, 0, 0, 4, 0]}, "sides 1, has: expected whole numbers from 0 to 3, got 4"),
        ({"deck_seen": [1, 0]}, "sides 1, deck_seen: expected"),
        ({"scored": "0900"}, "sides 1, scored: expected owners below 2"),
        ({"scored": "ffff"}, "sides 1, scored: expected owners below 2"),
        ({"scored": "00"}, "sides 1, scored: expected owners below 2"),
        ({"boosts": [[1]]}, "sides 1, boosts: expected 6 numbers, got 1"),
        ({"laid_on": "00000000"}, "sides 1, laid_on: expected one attribute a card"),
    ],
)
def test_a_side_that_cannot_be_is_refused(changed: Record, complaint: str) -> None:
    with pytest.raises(BadPaper) as refused:
        THARGOS.read(with_side(kept(), **changed))
    assert str(refused.value).startswith(complaint)


@pytest.mark.parametrize(
    "changed",
    [
        {"conflict": [0] * 15},
        {"conflict": [0, 0, 0, *[0] * 13]},
        {"table": [3, *[0] * 8]},
        {"missions": ""},
        {"seals": "04"},
        {"boosts": [0] * 6},
        {"flags": 4},
    ],
)
def test_a_table_that_cannot_be_is_refused(changed: Record) -> None:
    with pytest.raises(BadPaper):
        THARGOS.read({**kept(), **changed})
