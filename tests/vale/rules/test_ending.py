"""V17 End and victory."""

import pytest

from cardwright.games.vale.game import VALE
from cardwright.kernel.game import Outcome
from cardwright.kernel.paper import Record
from tests.vale.table import Table, lay, resolve


def outcome(table: Table) -> Outcome:
    found = VALE.outcome(table.t)
    assert found is not None
    return found


def winners(table: Table) -> list[int]:
    """The seats that won, counted from 1."""
    return [seat + 1 for seat in outcome(table).winners]


@pytest.mark.rule("V17.1")
def test_the_game_ends_after_round_ten() -> None:
    assert not lay(round=9).pick("end", "end").t.over()
    table = lay(score=1, round=10).pick("end", "end")
    assert table.t.over()
    assert outcome(table).way == "rounds"


@pytest.mark.rule("V17.1")
def test_sixty_points_at_the_end_of_a_round_end_the_game() -> None:
    assert not lay(score=59, others=[{"score": 59}], round=3).pick("end", "end").t.over()
    assert lay(score=60, round=3).pick("end", "end").t.over()
    table = lay(others=[{}, {"score": 61}], round=3).pick("end", "end", "end")
    assert (outcome(table).way, winners(table)) == ("goal", [3])


@pytest.mark.rule("V17.1")
def test_everybody_finishes_the_round_in_which_sixty_is_reached() -> None:
    table = lay(score=55, others=[{"area": ["salamander"]}], round=3).summon("mud_slime").pick("end")
    assert table.asked == 2
    assert table.pick("end").scores == [61, 2 + 1]


@pytest.mark.rule("V17.1")
def test_touching_sixty_and_falling_back_does_not_count() -> None:
    table = resolve("goblin_soldier", score=60, round=3)
    assert (table.t.over(), table.t.round, table.score) == (False, 4, 56)


@pytest.mark.rule("V17.1")
def test_sixty_reached_in_the_resolution_phase_counts() -> None:
    assert resolve("salamander", score=59, round=3).t.over()


@pytest.mark.rule("V17.2")
def test_most_points_win() -> None:
    assert winners(lay("imp", score=20, others=[{"score": 21}, {"score": 5}]).pick("end", "end", "end")) == [2]


@pytest.mark.rule("V17.2")
def test_among_tied_leaders_the_most_cards_win() -> None:
    others: list[Record] = [
        {"score": 20, "area": ["agni", "troll"]},
        {"score": 19, "area": ["pegasus", "kappa", "hestia"]},
    ]
    table = lay("gargoyle", score=20, others=others).pick("end", "end", "end")
    assert (winners(table), outcome(table).way) == ([2], "cards")


@pytest.mark.rule("V17.2")
def test_leaders_tied_in_everything_share_the_victory() -> None:
    others: list[Record] = [{"score": 20, "area": ["agni"]}, {"score": 20}, {"score": 20, "area": ["kappa"]}]
    table = lay("gargoyle", score=20, others=others).pick("end", "end", "end", "end")
    assert (winners(table), outcome(table).way) == ([1, 2, 4], "shared")


@pytest.mark.rule("V17.2")
def test_behind_the_winners_everybody_is_ranked_by_points() -> None:
    others: list[Record] = [{"score": 20, "area": ["agni", "troll"]}, {"score": 19}, {"score": 19, "area": ["kappa"]}]
    table = lay("gargoyle", score=20, others=others).pick("end", "end", "end", "end")
    assert outcome(table).ranks == [2, 1, 3, 3]


@pytest.mark.rule("V17.3")
def test_stones_and_hand_are_worth_nothing_at_the_end() -> None:
    table = lay(score=20, hand=("eternity", "gi_rin"), stones={"purple": 4}, others=[{"score": 20}])
    assert (winners(table.pick("end", "end")), table.scores) == ([1, 2], [20, 20])
