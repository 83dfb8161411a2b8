"""Measuring the weights."""

from pathlib import Path

import pytest

from cardwright.bots.vale import weights, weights_expanded
from cardwright.bots.vale.features import WHOLE
from cardwright.lab.vale.fit import FIELDS, PRESENT, improve, page, play

BASE = FIELDS["base"]


@pytest.mark.parametrize("field", FIELDS)
def test_the_weights_are_as_the_lab_writes_them(field: str) -> None:
    file = {"base": weights.__file__, "expanded": weights_expanded.__file__}[field]
    assert page(FIELDS[field], list(PRESENT[field])) == Path(file).read_text(encoding="utf-8")


def test_games_make_weights() -> None:
    """Even random games show that a purple stone is worth more than a red one, and that a point is a point."""
    found, score = improve(BASE, [], [play([], 0, "base", 0, range(60))], 0.5)
    assert len(found) == BASE.size
    assert found[BASE.score] == 1
    assert 10 < score < 40
    purple, red = (found[BASE.size - len(WHOLE) + WHOLE.index(name)] for name in ("purple", "red"))
    assert purple > red


def test_old_weights_are_kept_in_part() -> None:
    part = play(list(weights.WEIGHTS), 0, "base", 0, range(2))
    kept, _ = improve(BASE, list(weights.WEIGHTS), [part], 0.0)
    assert kept == list(weights.WEIGHTS)


def test_games_with_expansions_make_weights() -> None:
    """Random games show that a curse costs points, and an active seal brings them."""
    field = FIELDS["expanded"]
    found, _ = improve(field, [], [play([], 0, "expanded", table, range(25)) for table in (1, 2)], 0.5)
    assert len(found) == field.size
    rest = dict(zip(field.names, found[-len(field.names) :]))
    assert rest["curses"] < 0 < rest["seals"]
