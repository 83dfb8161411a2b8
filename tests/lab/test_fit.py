"""Measuring the weights."""

from pathlib import Path

from cardwright.bots.vale import weights
from cardwright.bots.vale.features import WHOLE
from cardwright.lab.fit import SCORE, SIZE, improve, page, play


def test_the_weights_are_as_the_lab_writes_them() -> None:
    assert page(list(weights.WEIGHTS)) == Path(weights.__file__).read_text(encoding="utf-8")


def test_games_make_weights() -> None:
    """Even random games show that a purple stone is worth more than a red one, and that a point is a point."""
    found, score = improve([], [play([], 0, 2, range(60))], 0.5)
    assert len(found) == SIZE
    assert found[SCORE] == 1
    assert 10 < score < 40
    purple, red = (found[SIZE - len(WHOLE) + WHOLE.index(name)] for name in ("purple", "red"))
    assert purple > red


def test_old_weights_are_kept_in_part() -> None:
    part = play(list(weights.WEIGHTS), 0, 2, range(2))
    kept, _ = improve(list(weights.WEIGHTS), [part], 0.0)
    assert kept == list(weights.WEIGHTS)
