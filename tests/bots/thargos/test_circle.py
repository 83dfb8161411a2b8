"""How hard judges a circle of Heroes of Thargos, where several others stand against it."""

import pytest
from mypy_extensions import i64

from cardwright.bots.levels import reckoning
from cardwright.bots.thargos.circle import CircleJudgement
from cardwright.bots.thargos.features import Figures
from cardwright.bots.thargos.habits import usual
from cardwright.bots.thargos.reckoning import RECKONING
from cardwright.bots.thargos.weights import SCALE, WEIGHTS
from cardwright.games.thargos.game import THARGOS
from cardwright.games.thargos.moves.heroes import flip
from cardwright.games.thargos.state import Thargos
from cardwright.kernel.dice import seeded
from cardwright.kernel.notation import give, name
from tests.bots.thargos.puzzles import PUZZLES

PLAIN = RECKONING.thargos
# The same weights, so that nothing but the manner of judging differs.
CIRCLE = CircleJudgement(WEIGHTS, SCALE, usual())


def position(name: str) -> Thargos:
    t = PUZZLES[name].t.clone()
    assert isinstance(t, Thargos)
    return t


def circle() -> Thargos:
    """Four players, of whom the first may attempt what cannot be answered."""
    return position("four_players_one_winner")


def far_from_won() -> Thargos:
    t = circle()
    t.sides[0].target = i64(9)
    return t


def others_by_strength(t: Thargos) -> list[int]:
    return sorted(range(1, t.players), key=lambda side: -PLAIN.standing(Figures(t), side, 0))


def test_against_a_single_other_player_it_is_the_lead() -> None:
    t = position("unanswered_might_and_mind")
    for seat in range(2):
        assert CIRCLE.worth(t, seat) == pytest.approx(PLAIN.worth(t, seat))


def test_the_chances_of_all_are_one_and_the_strongest_has_the_best() -> None:
    t = far_from_won()
    found = list(CIRCLE.chances(t))
    assert sum(found) == pytest.approx(1.0)
    standing = [CIRCLE.standing(Figures(t), side, side) for side in range(4)]
    assert found.index(max(found)) == standing.index(max(standing))


def test_four_alike_win_a_quarter_each() -> None:
    t = far_from_won()
    even = CircleJudgement([0.0] * len(WEIGHTS), SCALE, usual())
    assert list(even.chances(t)) == pytest.approx([0.25] * 4)
    assert even.chance(even.worth(t, 0)) == pytest.approx(0.25)


def test_to_hurt_the_second_strongest_helps_too() -> None:
    t, u = far_from_won(), far_from_won()
    flip(u, 4 * others_by_strength(t)[1])
    assert PLAIN.lead(u, 0) == pytest.approx(PLAIN.lead(t, 0))
    assert CIRCLE.lead(u, 0) > CIRCLE.lead(t, 0)


def test_what_the_viewer_cannot_see_makes_no_difference() -> None:
    t, dice = far_from_won(), seeded(3)
    assert len({round(CIRCLE.worth(THARGOS.resample(t, 0, dice), 0), 9) for _ in range(8)}) == 1


def test_in_a_simulation_players_attempt_what_they_can_hardly_fail() -> None:
    """What an attempt promises and what waiting is worth are counted in the same measure."""
    t = far_from_won()
    assert name(t, CIRCLE.inclination(t, seeded(1))) == "attempt 1"


def test_whoever_is_attacked_answers_in_the_tree() -> None:
    t = far_from_won()
    assert not any(CIRCLE.answers(t, side) for side in range(4))
    give(t, "attempt 2")
    assert [CIRCLE.answers(t, side) for side in range(4)] == [False, True, False, False]


def test_only_a_circle_without_a_network_is_judged_so() -> None:
    judgement = reckoning(THARGOS).judgement
    assert isinstance(judgement.trained(circle()), CircleJudgement)
    assert not isinstance(judgement.trained(position("unanswered_might_and_mind")), CircleJudgement)
