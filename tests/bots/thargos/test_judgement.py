"""What the bots think a position of Heroes of Thargos is worth."""

import pytest

from cardwright.bots.judgement import WON
from cardwright.bots.thargos.conflict import odds, unsettled
from cardwright.bots.thargos.features import FACES, PLACES, WHOLE, features
from cardwright.bots.thargos.habits import MOST_CARDS, MOST_GAP, at_least, usual
from cardwright.bots.thargos.reckoning import OF_WHOLE, PARTS, RECKONING, RIVAL, part_at
from cardwright.games.thargos.cards.sets import DESIGNS, HEROES
from cardwright.games.thargos.game import THARGOS
from cardwright.games.thargos.state import Thargos
from cardwright.kernel.dice import seeded
from cardwright.kernel.notation import give, names
from tests.bots.thargos.puzzles import PUZZLES

JUDGE = RECKONING.thargos


def position(name: str) -> Thargos:
    t = PUZZLES[name].t.clone()
    assert isinstance(t, Thargos)
    return t


def test_every_feature_is_filled_and_no_other() -> None:
    t = position("unanswered_might_and_mind")
    end = len(PLACES) * len(DESIGNS) + len(FACES) * len(HEROES) + len(WHOLE)
    assert (features(t, 0, 0, JUDGE.weights).next, len(JUDGE.weights)) == (end, end)


def test_every_feature_has_a_part() -> None:
    assert set(OF_WHOLE) == set(WHOLE)
    size = len(JUDGE.weights)
    assert {part_at(which, len(DESIGNS), len(HEROES)) for which in range(size)} == {*PARTS} - {RIVAL}


def test_what_a_player_has_is_the_sum_of_its_features() -> None:
    x = features(position("unanswered_might_and_mind"), 0, 0, JUDGE.weights, keep=True)
    assert x.total == pytest.approx(sum(JUDGE.weights[which] * value for which, value in x.kept))


def test_what_the_viewer_cannot_see_makes_no_difference() -> None:
    """Other cards in the other hand and in both decks: the same worth."""
    dice = seeded(3)
    for name in ("unanswered_might_and_mind", "hold_with_the_three", "a_third_player_cannot_stop_it"):
        t = position(name)
        seat = int(t.seat())
        found = {round(JUDGE.worth(THARGOS.resample(t, seat, dice), seat), 9) for _ in range(8)}
        assert len(found) == 1


def test_a_game_that_is_over_is_worth_its_result() -> None:
    t = position("unanswered_might_and_mind")
    give(t, "attempt 1")
    give(t, "stop")
    while t.asked is not None:  # what the Mission takes from the beaten player
        give(t, names(t)[0])
    assert (JUDGE.worth(t, 0), JUDGE.worth(t, 1)) == (WON, -WON)


def test_a_lead_is_a_chance_and_back() -> None:
    assert JUDGE.chance(0) == 0.5
    assert JUDGE.chance(JUDGE.scale) == pytest.approx(0.75)
    assert JUDGE.unchance(JUDGE.chance(1.5)) == pytest.approx(1.5)
    assert 0 < JUDGE.chance(-WON) < JUDGE.chance(-3) < 0.5 < JUDGE.chance(3) < JUDGE.chance(WON) < 1


def test_habits_are_chances_and_nobody_lays_too_little() -> None:
    habits = usual()
    for cards in range(MOST_CARDS + 1):
        for gap in range(MOST_GAP + 1):
            sums = habits.sums(cards, gap)
            assert sum(sums) == pytest.approx(1.0)
            assert 4 * cards < gap or not any(sums[:gap])
    assert at_least(habits.sums(1, 0), habits.sums(0, 0), 1) == pytest.approx(1.0)
    assert at_least(habits.sums(1, 0), habits.sums(1, 0), 0) > 0.5


def test_the_odds_fall_with_every_card_that_the_defender_lays() -> None:
    t = position("hold_with_the_three")
    before = odds(t, 1, JUDGE.habits)
    give(t, "lay false_summons might")
    assert unsettled(t)
    assert odds(t, 1, JUDGE.habits) < before
