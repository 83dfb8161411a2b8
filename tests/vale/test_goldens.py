"""The kept games of Vale end in the ways that the rules know."""

import pytest

from cardwright.games.vale.game import VALE
from cardwright.games.vale.terms import SHUFFLED
from cardwright.kernel.log import replay
from cardwright.kernel.machine import Event
from cardwright.kernel.notation import give
from tests.goldens.golden import kept_log, kept_of


@pytest.mark.parametrize("way", sorted(kept_of("vale").ways[""]))
@pytest.mark.rule("V17.1")
@pytest.mark.rule("V17.2")
def test_a_kept_game_ends_in_its_way(way: str) -> None:
    outcome = VALE.outcome(replay(VALE, kept_log("vale", way)))
    assert outcome is not None
    assert outcome.way == way
    assert (len(outcome.winners) > 1) == (way == "shared")
    assert (max(outcome.scores) >= 60) == (way == "goal")
    assert (outcome.scores.count(max(outcome.scores)) > 1) == (way in ("cards", "shared"))


@pytest.mark.rule("V17.1")
def test_reaching_the_goal_ends_a_kept_game_early() -> None:
    assert VALE.view(replay(VALE, kept_log("vale", "goal")), -1)["round"] in range(1, 10)


@pytest.mark.rule("V16.2")
def test_the_deck_is_reshuffled_in_a_kept_game() -> None:
    log = kept_log("vale", "reshuffled")
    t = replay(VALE, log, 0)
    told: list[Event] = []
    t.events = told
    for answer in log.answers:
        give(t, answer)
    assert any(event.kind == SHUFFLED for event in told)
