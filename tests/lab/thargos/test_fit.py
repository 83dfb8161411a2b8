"""Measuring the weights of Heroes of Thargos."""

from pathlib import Path

import numpy as np
import pytest

from cardwright.bots.thargos import weights
from cardwright.lab.fitting import Sums, gathered, row
from cardwright.lab.thargos.fit import POINTS, SIZE, TARGET, add, improve, page, play


def test_the_weights_are_as_the_lab_writes_them() -> None:
    assert page(list(weights.WEIGHTS), weights.SCALE) == Path(weights.__file__).read_text(encoding="utf-8")


def test_old_weights_are_kept_in_part() -> None:
    part = play(list(weights.WEIGHTS), weights.SCALE, 0, range(1, 2))
    kept, scale, turns = improve(list(weights.WEIGHTS), weights.SCALE, [part], 0.0)
    assert kept == pytest.approx(list(weights.WEIGHTS))
    assert scale == pytest.approx(weights.SCALE)
    assert turns > 2


def test_who_has_what_wins_gets_a_weight_for_it() -> None:
    """Two features: points decide nine games of ten, the other one none. One VP of the usual target is the unit."""
    sums = Sums(SIZE)
    start = np.zeros(SIZE)
    start[POINTS] = TARGET
    for game in range(400):
        ahead = 1.0 if game % 2 else -1.0
        won = float((ahead > 0) == (game % 10 > 0))
        other = 1.0 if game % 4 < 2 else -1.0
        add(sums, start, 4.0, *row([(POINTS, ahead / 4), (0, other)]), won)
    found, scale, _ = improve(list(start), 4.0, [sums_with(sums)], 1.0)
    assert found[POINTS] == pytest.approx(TARGET)
    assert scale > 0
    assert abs(found[0]) < 0.3


def sums_with(sums: Sums) -> Sums:
    sums.marks.append(20.0)
    return sums


def test_sums_of_several_processes_are_one() -> None:
    parts = []
    for value in (1.0, 3.0):
        part = Sums(2)
        part.add(*row([(1, 1.0)]), value)
        parts.append(part)
    assert gathered(2, parts).products.tolist() == [0.0, 4.0]


def test_a_feature_that_comes_twice_is_added_up_and_nothing_is_left_out_that_counts() -> None:
    which, value = row([(3, 1.0), (3, 1.0), (5, 2.0), (5, -2.0)])
    assert (which.tolist(), value.tolist()) == ([3], [2.0])
