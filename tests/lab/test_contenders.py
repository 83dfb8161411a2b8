"""Who plays in the arena, by what is said of them."""

import time

import pytest

from cardwright.bots.levels import reckoning
from cardwright.bots.thinking import Hard
from cardwright.kernel.game import Setup
from cardwright.lab.contenders import BadContender, Contender
from cardwright.shelf import game as find


@pytest.mark.parametrize(
    ("said", "level", "seconds", "brings"),
    [
        ("easy", "easy", 1.0, ""),
        ("hard@0.1", "hard", 0.1, ""),
        ("expert@0.1", "expert", 0.4, ""),
        ("expert", "expert", 4.0, ""),
        ("hard@2:a@b:c.txt", "hard", 2.0, "a@b:c.txt"),
        ("normal:-weights", "normal", 1.0, "-weights"),
    ],
)
def test_a_contender_has_a_level_a_time_and_what_it_brings(
    said: str, level: str, seconds: float, brings: str
) -> None:  # fmt: skip
    one = Contender(said)
    assert (one.level, one.time(1.0), one.brings) == (level, seconds, brings)


def test_with_weights_the_network_is_not_asked() -> None:
    vale = find("vale")
    t = vale.new(Setup(2, 1, {}))
    judges = []
    for said in ("hard", "hard-weights"):
        mind = Contender(said).mind(vale, 1)
        assert isinstance(mind, Hard)
        judges.append(mind.search(t, 0.0).judgement)
    assert judges == [reckoning(vale).judgement.learned["base-2"], reckoning(vale).judgement]


def test_what_else_the_machine_does_takes_no_time_from_anybody() -> None:
    mind = Contender("hard").mind(find("vale"), 1)
    assert isinstance(mind, Hard)
    assert mind.clock is time.thread_time


@pytest.mark.parametrize("said", ["genius", "-weights", "hard@x", "hard@-1", "hard@nan", "hard@inf", ""])
def test_nobody_else_plays(said: str) -> None:
    with pytest.raises(BadContender, match="expected"):
        Contender(said)
