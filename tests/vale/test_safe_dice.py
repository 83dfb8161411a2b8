"""A game from safe dice goes like any other, and shows nobody what they are made of."""

import json

import pytest

from cardwright.games.vale.game import VALE
from cardwright.kernel.dice import FastDice, SafeDice, seeded
from cardwright.kernel.game import OPEN, SPECTATOR, Setup
from cardwright.kernel.machine import Position, playout
from cardwright.kernel.paper import BadPaper, Page, Record

KEY = "9f3c1e07" * 8
BOTH = {"artifacts": "with", "curse": "with"}


def played(answers: int, options: dict[str, str]) -> Position:
    """A game of four that was dealt from a key and played for a while."""
    t = VALE.new(Setup(4, 0, options, KEY))
    picks = seeded(answers)
    for _ in range(answers):
        t.answer(t.options[picks.roll(len(t.options))])
    return t


def saved(record: Record) -> Record:
    back = json.loads(json.dumps(record))
    assert isinstance(back, dict)
    return back


def numbers_in(data: object) -> set[int]:
    """Every whole number anywhere in a piece of JSON data."""
    if isinstance(data, dict):
        return set().union(*(numbers_in(value) for value in data.values()))
    if isinstance(data, list):
        return set().union(*(numbers_in(value) for value in data))
    return {data} if isinstance(data, int) else set()


@pytest.mark.parametrize("answers", [0, 7, 60, 150])
@pytest.mark.parametrize("options", [{}, BOTH], ids=["base", "both"])
def test_a_game_from_a_key_is_copied_saved_and_goes_on_the_same(options: dict[str, str], answers: int) -> None:
    t = played(answers, options)
    copy, read = t.clone(), VALE.read(saved(VALE.write(t)))
    ends = []
    for u in (t, copy, read):
        assert isinstance(u.dice, SafeDice)
        playout(u, seeded(3))
        ends.append(VALE.write(u))
    assert ends[0] == ends[1] == ends[2]


def test_a_moment_of_a_game_from_a_key_can_be_laid_again() -> None:
    t = played(0, {})
    sketch = VALE.sketch(t)
    assert sketch is not None
    laid = VALE.lay(Page(saved(sketch), ""))
    assert laid.dice.written() == t.dice.written()
    assert VALE.sketch(laid) == sketch


@pytest.mark.parametrize("answers", [0, 60, 150])
@pytest.mark.parametrize("options", [{}, BOTH], ids=["base", "both"])
def test_no_view_holds_a_number_of_the_key_or_of_the_stream(options: dict[str, str], answers: int) -> None:
    t = played(answers, options)
    assert isinstance(t.dice, SafeDice)
    secrets = {int(word) for word in [*t.dice.key, *t.dice.block]}
    assert secrets & numbers_in(VALE.write(t))
    for seat in range(OPEN, 4):
        view = saved(VALE.view(t, seat))
        assert not secrets & numbers_in(view)
        assert "dice" not in view
        assert KEY[:8] not in json.dumps(view)


@pytest.mark.parametrize("answers", [0, 60, 150])
def test_what_a_seat_imagines_has_fast_dice_of_its_own(answers: int) -> None:
    t = played(answers, {})
    for seat in range(SPECTATOR, 4):
        assert isinstance(VALE.resample(t, seat, seeded(1)).dice, FastDice)
        assert isinstance(VALE.imagine(saved(VALE.view(t, seat)), seeded(1)).dice, FastDice)


def test_a_saved_position_without_dice_is_refused() -> None:
    record = VALE.write(played(0, {}))
    with pytest.raises(BadPaper, match="dice: expected two numbers that are not both 0, or nine, got 8 numbers"):
        VALE.read({**record, "dice": [1] * 8})
