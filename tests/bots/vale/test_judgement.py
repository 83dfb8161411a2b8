"""What the bots think a position is worth."""

import pytest
from librt.vecs import vec

from cardwright.bots.judgement import WON
from cardwright.bots.thinking import Hard
from cardwright.bots.vale.features import MORE, PLACES, WHOLE, features
from cardwright.bots.vale.reckoning import RECKONING
from cardwright.games.vale.state import Vale
from cardwright.kernel.notation import names
from cardwright.kernel.scenario import play_scenario, read_scenario
from cardwright.shelf import game as find
from tests.bots.tables import PLENTY
from tests.vale.table import lay, resolve

VALE = RECKONING.vale


def weights_for(t: Vale) -> vec[float]:
    return VALE.weights(t)


def test_every_feature_is_filled_and_no_other() -> None:
    t = lay("imp", hand=("hydra",), marked=("troll",), stones={"red": 1}, round=5).t
    end = len(PLACES) * len(t.cards) + len(WHOLE)
    assert (features(t, 0, weights_for(t)).next, len(weights_for(t))) == (end, end)


def test_every_feature_of_the_expansions_is_filled_and_no_other() -> None:
    t = lay("cherufe", mine={"gear": ["tolvar_darkened", "ring_of_wishes"], "curses": 2}, round=5).t
    end = len(PLACES) * len(t.cards) + len(WHOLE) + len(MORE)
    assert (features(t, 0, weights_for(t)).next, len(weights_for(t))) == (end, end)


def test_a_forecast_is_the_sum_of_its_features() -> None:
    t = lay("imp", hand=("hydra",), marked=("troll",), stones={"red": 1}, round=5).t
    x = features(t, 0, weights_for(t), keep=True)
    assert x.kept
    assert abs(x.total - sum(weights_for(t)[which] * value for which, value in x.kept)) < 1e-9


@pytest.mark.parametrize(("round", "burden"), [(3, 0), (7, 1)])
def test_a_curse_is_a_burden_and_a_heavier_one_the_less_time_is_left(round: int, burden: int) -> None:
    free, cursed = (VALE.worth(lay("cherufe", mine={"curses": n}, round=round).t, 0) for n in (0, 3))
    assert free > cursed + burden


def test_a_point_is_a_point() -> None:
    behind, ahead = (VALE.worth(lay(score=score, round=3).t, 0) for score in (5, 8))
    assert round(ahead - behind, 6) == 3


def test_one_players_lead_is_the_others_arrears() -> None:
    t = lay("imp", hand=("hydra",), facing=("odin",), round=3).t
    assert VALE.worth(t, 0) == -VALE.worth(t, 1)


def test_a_game_that_is_over_is_worth_its_result_and_the_lead() -> None:
    won, shared = resolve(score=5).t, resolve(score=0).t
    assert (VALE.worth(won, 0), VALE.worth(won, 1), VALE.worth(shared, 0)) == (WON + 5, -WON - 5, 0)


LOST = """
round = 9
phase = "resolution"
first = 1
turn = 2

[[seat]]
score = 78

[[seat]]
score = 55
area = ["freyja", "phoenix", "sylph", "charybdis", "behemoth", "firefox", "sea_spirit", "imp"]
used = ["freyja"]
stones = { red = 3, blue = 1 }
"""


def test_hard_takes_what_it_can_in_a_game_that_is_lost() -> None:
    """Whatever it does it loses; but Sea Spirit counts the stone that Charybdis gives away."""
    game = find("vale")
    t = play_scenario(game, read_scenario(LOST))
    bot = Hard(game, VALE, 1, simulations=60)
    assert bot.choose(game.view(t, 1), names(t), PLENTY) == "activate sea_spirit"


def test_a_lead_is_a_chance() -> None:
    assert VALE.chance(0) == 0.5
    assert 0 < VALE.chance(-WON) < VALE.chance(-3) < 0.5 < VALE.chance(3) < VALE.chance(WON) < 1
