"""V15 Points."""

import pytest

from tests.vale.table import lay, resolve


@pytest.mark.rule("V15.1")
def test_a_score_never_drops_below_nothing() -> None:
    assert resolve("goblin_soldier", score=3).score == 0
    assert resolve("goblin", others=[{"score": 0}]).scores == [0, 0]


@pytest.mark.rule("V15.1")
def test_a_score_runs_on_past_sixty() -> None:
    assert lay(score=59).summon("mud_slime").score == 65
    assert lay(score=119).summon("mud_slime").score == 125


@pytest.mark.rule("V15.2")
@pytest.mark.parametrize(("score", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_basilisk_sells_its_dearest_stone_to_the_poor(score: int, left: int) -> None:
    table = resolve("basilisk", score=score)
    assert table.options == ["take red", "take lose=1+blue", "take lose=2+purple"]
    table.pick("take lose=2+purple")
    assert (table.score, table.stones) == (left, {"purple": 1})


@pytest.mark.rule("V15.3")
def test_goblin_takes_a_point_from_the_opponent_you_choose() -> None:
    table = resolve("goblin", score=5, others=[{"score": 9}, {"score": 4}])
    assert table.options == ["rob 2", "rob 3"]
    assert table.pick("rob 3").scores == [6, 9, 3]


@pytest.mark.rule("V15.3")
def test_goblin_gets_nothing_from_a_player_who_has_nothing() -> None:
    table = resolve("goblin", score=5, others=[{"score": 9}, {"score": 0}])
    assert table.pick("rob 3").scores == [5, 9, 0]


@pytest.mark.rule("V15.4")
@pytest.mark.parametrize(
    ("others", "then"),
    [([11], 14), ([10], 6), ([9], 6), ([3, 11], 14), ([10, 10, 10], 6), ([0, 0, 30], 14)],
)
def test_goblin_soldier_scores_only_behind_somebody(others: list[int], then: int) -> None:
    assert resolve("goblin_soldier", score=10, others=[{"score": score} for score in others]).score == then
