"""Many games at once go as each would go alone."""

import pytest

from cardwright.games.vale.game import VALE
from cardwright.kernel.batch import Batch
from cardwright.kernel.dice import seeded
from cardwright.kernel.game import Setup
from cardwright.kernel.machine import IllegalAnswer, playout
from cardwright.kernel.paper import BadPaper

SETUP = Setup(2, 7, {})


def test_games_side_by_side_are_those_of_one_seed_after_the_other() -> None:
    batch = Batch(VALE, SETUP, 3)
    alone = [VALE.new(Setup(2, 7 + i, {})) for i in range(3)]
    for _ in range(30):
        assert batch.seats() == [t.seat() for t in alone]
        assert batch.options() == [list(t.options) for t in alone]
        picks = [options[-1] for options in batch.options()]
        batch.answer(picks)
        for t, pick in zip(alone, picks):
            t.answer(pick)
    assert [VALE.write(t) for t in batch.games] == [VALE.write(t) for t in alone]


def test_games_played_out_end_as_each_would_with_the_same_dice() -> None:
    batch, dice = Batch(VALE, SETUP, 3), seeded(1)
    assert batch.outcomes() == [None] * 3
    given = sum(playout(VALE.new(Setup(2, 7 + i, {})), dice) for i in range(3))
    assert batch.play_out(seeded(1)) == given
    assert None not in batch.outcomes()
    assert (batch.seats(), batch.options()) == ([-1] * 3, [[]] * 3)
    batch.answer([0, 0, 0])


def test_what_no_single_game_would_accept_is_refused() -> None:
    with pytest.raises(IllegalAnswer):
        Batch(VALE, SETUP, 1).answer([-5])
    with pytest.raises(AssertionError, match="an answer for each game"):
        Batch(VALE, SETUP, 2).answer([1])
    with pytest.raises(BadPaper):
        Batch(VALE, Setup(9, 1, {}), 1)
