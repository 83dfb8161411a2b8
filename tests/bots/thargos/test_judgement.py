"""What the bots think a position of Heroes of Thargos is worth."""

import pytest

from cardwright.bots.judgement import WON
from cardwright.bots.thargos.conflict import awaited, has_acted, if_lost, if_won, odds, unsettled
from cardwright.bots.thargos.features import (
    FACES,
    MEAN_PAM,
    PLACES,
    WHOLE,
    Figures,
    features,
    reach,
    remaining,
    to_draw,
)
from cardwright.bots.thargos.habits import MOST_CARDS, MOST_GAP, at_least, usual
from cardwright.bots.thargos.reckoning import OF_WHOLE, PARTS, RECKONING, RIVAL, part_at
from cardwright.games.thargos.cards.sets import DESIGNS, HEROES
from cardwright.games.thargos.game import THARGOS
from cardwright.games.thargos.state import Thargos
from cardwright.kernel.dice import seeded
from cardwright.kernel.notation import give, names
from tests.bots.thargos.puzzles import PUZZLES
from tests.thargos.rules.alone import alone
from tests.thargos.table import lay

JUDGE = RECKONING.thargos


def position(name: str) -> Thargos:
    t = PUZZLES[name].t.clone()
    assert isinstance(t, Thargos)
    return t


def test_every_feature_is_filled_and_no_other() -> None:
    t = position("unanswered_might_and_mind")
    end = len(PLACES) * len(DESIGNS) + len(FACES) * len(HEROES) + len(WHOLE)
    assert (features(Figures(t), 0, 0, JUDGE.weights).next, len(JUDGE.weights)) == (end, end)


def test_every_feature_has_a_part() -> None:
    assert set(OF_WHOLE) == set(WHOLE)
    size = len(JUDGE.weights)
    assert {part_at(which, len(DESIGNS), len(HEROES)) for which in range(size)} == {*PARTS} - {RIVAL}


def test_what_a_player_has_is_the_sum_of_its_features() -> None:
    x = features(Figures(position("unanswered_might_and_mind")), 0, 0, JUDGE.weights, keep=True)
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


def test_a_card_to_draw_counts_the_same_in_hand_and_in_the_deck() -> None:
    t = position("unanswered_might_and_mind")
    s = t.sides[0]
    before = to_draw(s)
    s.hand, s.deck = s.hand[1:], s.deck[:]
    assert to_draw(s) == before - 1


def test_what_stands_is_worth_less_the_nearer_the_end_is() -> None:
    t = position("unanswered_might_and_mind")
    faces = range(len(PLACES) * len(DESIGNS), len(PLACES) * len(DESIGNS) + len(FACES) * len(HEROES))
    worth, left = [], []
    for points in (0, int(t.sides[1].target) - 1):
        t.sides[0].points, t.sides[1].points = 0, points
        left.append(remaining(t))
        kept = features(Figures(t), 0, 0, JUDGE.weights, keep=True).kept
        worth.append(sum(value for which, value in kept if which in faces))
    assert left[0] > left[1] > 0
    assert worth[0] > worth[1] > 0


def test_an_action_that_leaves_an_attempt_is_worth_what_that_promises() -> None:
    theirs = {"hand": ["guardian", "barricade", "tripwire", "troll_raid"]}
    games = ["1:win_the_games_of_celestia"]  # Krisoss is level on all three attributes
    leaves = lay("krisoss", hand=["extortion"], theirs=theirs, missions=games).pick("play extortion").t
    ends = lay("krisoss", hand=["darkun_commando_raid"], theirs=theirs).pick("play darkun_commando_raid").t
    assert (leaves.seat(), ends.seat()) == (1, 1), "the opponent chooses what to discard"
    assert has_acted(leaves)
    ahead = awaited(leaves, 0)
    assert ahead is not None
    assert (ahead.attacker, ahead.defender) == (0, 1)
    assert awaited(ends, 0) is None
    idle = leaves.copy()
    idle.turn = 1
    assert JUDGE.worth(leaves, 0) > JUDGE.worth(idle, 0)


def test_an_attempt_costs_its_defender_cards_too() -> None:
    t = lay("krisoss", hand=["guardian", "troll_raid"], theirs={"hand": ["guardian", "barricade"]}).pick("attempt 1").t
    before = to_draw(t.sides[1])
    assert to_draw(if_won(t).sides[1]) == before - 1, "a Mission takes the place of the one that is gone"
    assert to_draw(if_lost(t).sides[1]) < before, "who repels it has laid something"


def test_a_wait_displeases_who_waits_and_most_of_all_who_is_behind() -> None:
    t = lay(scored=[[0, "break_the_toll_gate", False]]).t
    still = t.copy()
    still.quiet = 2
    costs = [JUDGE.lead(t, seat) - JUDGE.lead(still, seat) for seat in (0, 1)]
    assert costs[1] == pytest.approx(2 * costs[0])
    assert costs[0] > 0


def test_against_the_rival_it_is_not_enough_to_be_level() -> None:
    def chance(infamy: int, *laid: str) -> float:
        hand = ["barricade", "double_bluff"]
        table = alone("raskor_champion", missions=["2:scatter_your_enemies"], hand=hand, rival={"infamy": infamy})
        return odds(table.pick("attempt 1", *(f"lay {card} might" for card in laid)).t, 0, JUDGE.habits)

    assert chance(0) < 0.9, "its Defence pile has three cards"
    assert chance(0) > chance(2) > chance(4), "with every point of Infamy it has one more"
    assert chance(2) < chance(2, "barricade") < chance(2, "double_bluff"), "PAM of 2, and of 4"


def test_the_rival_has_no_hand_and_lays_what_its_pile_has() -> None:
    t = alone(rival={"attitude": "aggressive", "infamy": 1}).t
    assert len(t.sides[1].hand) == 0
    assert reach(t, 1, 0) == pytest.approx(MEAN_PAM * (2 + 1))
    t.turn = 1
    assert reach(t, 1, 0) == pytest.approx(MEAN_PAM * (4 + 1))
