"""A position that is kept: what cannot be is refused, and nothing is read for other cards than it was written with."""

import pytest

from cardwright.games.thargos.game import THARGOS
from cardwright.kernel.game import Setup
from cardwright.kernel.paper import BadPaper, Page, Record
from tests.bots.thargos.puzzles import PUZZLES


def kept() -> Record:
    """A position in the middle of an attempt."""
    return THARGOS.write(PUZZLES["hold_with_the_three"].t)


# The rows of a side, in their order.
ROWS = [
    "list", "team", "bench", "shown", "numbers", "discard", "lastings", "lastings_2", "lastings_3", "lastings_4",
    "posts", "posted", "scored", "aside", "hand", "hand_seen", "deck", "deck_seen", "laid", "laid_on", "laid_seen",
]  # fmt: skip


def rows_in(text: str) -> list[str]:
    found = []
    while text:
        end = 4 + 2 * int(text[:4], 16)
        found.append(text[4:end])
        text = text[end:]
    return found


def with_row(record: Record, changed: dict[str, str]) -> Record:
    """The same with other numbers in some rows of the first side."""
    zones = str(Page(record, "").pages("sides")[0].get("zones"))
    rows = {**dict(zip(ROWS, rows_in(zones), strict=True)), **changed}
    return with_side(record, zones="".join(f"{len(row) // 2:04x}{row}" for row in rows.values()))


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
        ({"list": "0100"}, "first at most 60 cards of a list in order"),
        ({"list": "ff"}, "numbers below"),
        ({"numbers": "0000" * 20}, "21 numbers, got 20"),
        ({"numbers": "0000" * 3 + "0004" + "0000" * 17}, "whole numbers from 0 to 3, got 4"),
        ({"discard": "00" * 61}, "only cards of the list, got one more of 0"),
        ({"posted": "00" * 61}, "as many numbers behind cards as cards"),
        ({"deck_seen": "010000"}, ""),
        ({"scored": "0900"}, "owners below 2"),
        ({"scored": "ffff00"}, "owners below 2"),
        ({"scored": "00"}, "owners below 2"),
        ({"laid_on": "00000000"}, "as many numbers behind cards as cards"),
        ({"laid_seen": "", "more": ""}, "the end after"),
    ],
)
def test_a_side_that_cannot_be_is_refused(changed: dict[str, str], complaint: str) -> None:
    with pytest.raises(BadPaper) as refused:
        THARGOS.read(with_row(kept(), changed))
    assert str(refused.value).startswith(f"sides 1, zones: expected {complaint}")


def test_what_is_lent_to_heroes_has_a_number_for_each_attribute_and_each_end() -> None:
    with pytest.raises(BadPaper, match="sides 1, boosts: expected 6 numbers, got 1"):
        THARGOS.read(with_side(kept(), boosts=[[1]]))


@pytest.mark.parametrize(
    "changed",
    [
        {"conflict": [0] * 15},
        {"conflict": [0, 0, 0, *[0] * 13]},
        {"table": [3, *[0] * 8]},
        {"tracks": "00000000"},
        {"tracks": ""},
        {"boosts": [0] * 6},
        {"flags": 4},
    ],
)
def test_a_table_that_cannot_be_is_refused(changed: Record) -> None:
    with pytest.raises(BadPaper):
        THARGOS.read({**kept(), **changed})
