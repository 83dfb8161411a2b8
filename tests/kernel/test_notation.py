"""Answers by name."""

import pytest

from cardwright.games.vale.game import VALE
from cardwright.kernel.machine import IllegalAnswer, Position
from cardwright.kernel.notation import name, names, parse
from cardwright.kernel.scenario import play_scenario, read_scenario

SEATS = """
round = 4

[[seat]]
hand = ["ifrit"]
stones = { red = 1, blue = 1, purple = 1 }
marked = ["hydra"]

[[seat]]
"""


def asked(options: str = "") -> Position:
    return play_scenario(VALE, read_scenario(SEATS + options))


def test_every_option_has_a_name_that_leads_back() -> None:
    t = asked()
    assert names(t) == ["sell hydra", "tame hydra", "summon ifrit blue=1", "summon ifrit purple=1"]
    assert [parse(t, text) for text in names(t)] == list(t.options)
    assert name(t, t.options[0]) == "sell hydra"


@pytest.mark.parametrize("text", ["SELL Hydra", "  sell   hydra ", "sell\thydra\n"])
def test_letter_case_and_spaces_do_not_matter(text: str) -> None:
    t = asked()
    assert name(t, parse(t, text)) == "sell hydra"


def test_the_order_of_stones_does_not_matter() -> None:
    t = asked('[options]\nneedless_stones = "allowed"\n')
    pick = parse(t, "summon ifrit blue=1 purple=1 red=1")
    assert parse(t, "summon ifrit red=1 purple=1 blue=1") == pick
    assert parse(t, "red=1 summon blue=1 ifrit purple=1") == pick


@pytest.mark.parametrize("text", ["", "hydra", "sell", "sell imp", "hydra sell", "summon ifrit", "sell hydra hydra"])
def test_what_is_no_option_is_refused_with_the_legal_ones(text: str) -> None:
    t = asked()
    before = VALE.write(t)
    with pytest.raises(IllegalAnswer) as caught:
        parse(t, text)
    assert str(caught.value) == f"'{text}' is not legal for seat 1 now; legal: {' | '.join(names(t))}"
    assert VALE.write(t) == before


def test_nothing_is_legal_when_the_game_is_over() -> None:
    t = play_scenario(VALE, read_scenario('round = 10\nphase = "resolution"\nturn = 2\n[[seat]]\n[[seat]]'))
    assert t.over()
    assert names(t) == []
    with pytest.raises(IllegalAnswer, match="'end': the game is over, nothing is asked"):
        parse(t, " end ")
