"""The arena lets what bots bring meet, as it does levels."""

import pytest

from cardwright.kernel.paper import BadPaper
from cardwright.lab.arena import Match, Task, play
from cardwright.lab.meetings import meetings
from cardwright.shelf import GAMES
from tests.kernel.tally import LENT, TALLY


@pytest.fixture(autouse=True)
def _on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, TALLY.name, TALLY)


def test_what_bots_bring_meets_as_levels_do() -> None:
    """What a bot names goes with it from seat to seat; who names nothing has what the game lends the seat."""
    pouches = {"high": "9\n9\n9", "low": "2\n2\n2"}
    one = Match("tally", ["easy:high", "easy:low", "random"], 2, 0.01, 1, {}, pouches)
    assert one.pairings() == [("easy:high", "easy:low"), ("easy:high", "random"), ("easy:low", "random")]
    assert one.record()["brought"] == pouches
    assert [task.setup().brought for task in one.tasks(2)] == [
        ["9\n9\n9", "2\n2\n2"], ["9\n9\n9", LENT[1]], ["2\n2\n2", LENT[1]],
        ["2\n2\n2", "9\n9\n9"], [LENT[0], "9\n9\n9"], [LENT[0], "2\n2\n2"],
    ]  # fmt: skip
    first, *_ = meetings(one, [play(task) for task in one.tasks(2)])
    assert (first.wins, first.score, first.other_score) == (2, 27, 6)


def test_what_does_not_fit_is_refused_with_everything_that_is_wrong() -> None:
    one = Match("tally", ["easy:bad", "random"], 2, 0.01, 1, {}, {"bad": "x\ny"})
    with pytest.raises(
        BadPaper, match="seat 1: no_number line='x'; seat 1: no_number line='y'; seat 1: pouch_size n=2"
    ):
        Task(one, 0, 0).setup()


def test_alone_nobody_needs_to_be_met() -> None:
    one = Match(
        "tally", ["easy:high", "easy:low"], 1, 0.01, 1, {"mode": "alone"}, {"high": "9\n9\n9", "low": "2\n2\n2"}
    )
    high, low = meetings(one, [play(task) for task in one.tasks(1)])
    assert (high.one, high.others, high.wins, high.score, high.other_score) == ("easy:high", "", 1, 27, None)
    assert (low.one, low.wins, low.score) == ("easy:low", 0, 6)
