"""The games that were kept are played again and come out as they did."""

import pytest

from cardwright.games.vale.game import VALE
from cardwright.games.vale.terms import SHUFFLED
from cardwright.kernel.log import Log, read_log, replay
from cardwright.kernel.machine import Event
from cardwright.kernel.notation import give
from tests.goldens.make import GOLDENS, VALE_FOLDER
from tests.goldens.playthrough import playthrough

WAYS = ("goal", "rounds", "cards", "shared")


def kept(name: str) -> Log:
    return read_log((VALE_FOLDER / f"{name}.log").read_text())


def test_every_way_to_end_is_kept_and_nothing_else() -> None:
    files = sorted(file.name for file in VALE_FOLDER.iterdir() if file.suffix in (".log", ".txt"))
    assert files == sorted(f"{name}{suffix}" for name in GOLDENS for suffix in (".log", ".txt"))
    assert set(WAYS) <= set(GOLDENS)
    assert {kept(name).setup.players for name in GOLDENS} == {2, 3, 4}


@pytest.mark.parametrize("name", GOLDENS)
def test_a_kept_game_goes_as_it_went(name: str) -> None:
    assert playthrough(VALE, kept(name)) == (VALE_FOLDER / f"{name}.txt").read_text()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.rule("V17.1")
@pytest.mark.rule("V17.2")
def test_a_kept_game_ends_in_its_way(way: str) -> None:
    outcome = VALE.outcome(replay(VALE, kept(way)))
    assert outcome is not None
    assert outcome.way == way
    assert (len(outcome.winners) > 1) == (way == "shared")
    assert (max(outcome.scores) >= 60) == (way == "goal")
    assert (outcome.scores.count(max(outcome.scores)) > 1) == (way in ("cards", "shared"))


@pytest.mark.rule("V17.1")
def test_reaching_the_goal_ends_a_kept_game_early() -> None:
    assert VALE.view(replay(VALE, kept("goal")), -1)["round"] in range(1, 10)


@pytest.mark.rule("V16.2")
def test_the_deck_is_reshuffled_in_a_kept_game() -> None:
    log = kept("reshuffled")
    t = replay(VALE, log, 0)
    told: list[Event] = []
    t.events = told
    for answer in log.answers:
        give(t, answer)
    assert any(event.kind == SHUFFLED for event in told)
