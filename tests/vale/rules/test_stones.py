"""V7 Stones and limit."""

import pytest

from cardwright.kernel.paper import Record
from tests.vale.rules.whole import verbs, view
from tests.vale.table import lay

SIX = {"red": 3, "blue": 3}


@pytest.mark.rule("V7.1")
@pytest.mark.parametrize(("colour", "worth"), [("red", 1), ("blue", 3), ("purple", 6)])
def test_a_stone_is_worth_what_its_colour_says(colour: str, worth: int) -> None:
    assert lay(stones={colour: 2}).summon("yuki_onna").score == 2 * worth


@pytest.mark.rule("V7.1")
def test_the_supply_never_runs_out() -> None:
    others: list[Record] = [{"stones": {"purple": 4}} for _ in range(3)]
    table = lay("hestia", stones={"red": 6}, others=others).summon("stone_golem", red=6)
    assert table.stones == {"purple": 6}


@pytest.mark.rule("V7.2")
def test_four_stones_may_be_kept_and_no_fifth() -> None:
    table = lay(stones={"red": 3}, marked=("undine", "kappa")).pick("sell undine")
    assert table.stones == {"red": 3, "blue": 1}
    assert table.pick("sell kappa").options == ["drop red=1", "drop blue=1"]


@pytest.mark.rule("V7.2")
def test_the_limit_does_not_look_at_value() -> None:
    assert lay(stones={"purple": 3}, marked=("tidal",)).pick("sell tidal").stones == {"purple": 4}
    assert lay(stones={"red": 4}, marked=("agni",)).pick("sell agni").stones == {"red": 4}


@pytest.mark.rule("V7.3")
def test_old_and_new_stones_may_be_kept_alike() -> None:
    table = lay(stones={"red": 4}, marked=("tidal",)).pick("sell tidal")
    assert table.copy().pick("drop red=1").stones == {"red": 3, "purple": 1}
    assert table.pick("drop purple=1").stones == {"red": 4}


@pytest.mark.rule("V7.3")
def test_the_surplus_goes_before_anything_else() -> None:
    table = lay(stones={"red": 4}, hand=("goblin",), marked=("tidal", "imp")).pick("sell tidal")
    assert verbs(table) == {"drop"}
    assert "tame imp" in table.pick("drop red=1").options


@pytest.mark.rule("V7.4")
def test_a_full_stock_refuses_no_stones() -> None:
    table = lay(stones={"purple": 4}, marked=("agni",))
    assert "sell agni" in table.options
    assert "drop purple=3" in table.pick("sell agni").options


@pytest.mark.rule("V7.4")
@pytest.mark.parametrize("card", ["imp", "undine", "hydra", "water_giant", "willow"])
def test_a_full_stock_blocks_no_summon(card: str) -> None:
    assert lay(stones={"purple": 4}).may_summon(card)


@pytest.mark.rule("V7.5")
def test_hestia_raises_the_limit_at_once() -> None:
    assert lay(stones={"blue": 4}).summon("hestia").summon("imp").stones == {"red": 2, "blue": 4}
    assert view(lay("hestia"), 2)["seats"][0]["limit"] == 6


@pytest.mark.rule("V7.5")
def test_with_hestia_the_seventh_stone_goes() -> None:
    assert lay("hestia", stones={"blue": 6}).summon("undine", red=1).stones == {"blue": 6}


@pytest.mark.rule("V7.5")
def test_the_surplus_goes_when_hestia_is_removed() -> None:
    table = lay("hestia", stones=SIX, round=1).pick("remove hestia red=1")
    assert table.options == ["drop red=1", "drop blue=1"]


@pytest.mark.rule("V7.5")
def test_the_surplus_goes_when_hestia_is_recovered() -> None:
    table = lay("hestia", stones=SIX).summon("aeris", purple=2)
    assert table.options == ["drop red=2", "drop blue=1 red=1", "drop blue=2"]


@pytest.mark.rule("V7.5")
def test_the_surplus_goes_when_an_opponent_strikes_hestia() -> None:
    table = lay(others=[{"area": ["hestia"], "stones": SIX}]).summon("marina")
    assert (table.asked, table.options) == (2, ["drop red=2", "drop blue=1 red=1", "drop blue=2"])
    assert table.pick("drop blue=2").asked == 1


@pytest.mark.rule("V7.6")
def test_the_limit_is_checked_between_two_effects_of_one_genie() -> None:
    table = lay("horned_salamander", "sea_spirit", "undine_queen", stones={"blue": 4}).summon("genie")
    assert verbs(table.pick("activate horned_salamander")) == {"drop"}
    assert table.pick("drop red=4", "activate undine_queen").score == 4


@pytest.mark.rule("V7.6")
def test_the_limit_is_checked_between_two_effects_of_one_resolution() -> None:
    table = lay("undine_queen", "sea_spirit", stones={"blue": 4}, phase="resolution")
    assert table.pick("activate undine_queen").score == 4


@pytest.mark.rule("V7.7")
def test_cerberus_makes_all_his_discards_before_the_limit() -> None:
    table = lay("hestia", "imp", "troll", stones=SIX).summon("cerberus").pick("discard hestia")
    assert table.options == ["stop", "discard imp", "discard troll"]
    assert verbs(table.pick("discard imp", "stop")) == {"drop"}
    assert table.area == ["troll", "cerberus"]


@pytest.mark.rule("V7.7")
def test_cerberus_without_hestia_raises_no_question_of_stones() -> None:
    table = lay("hestia", "imp", stones=SIX).summon("cerberus").pick("discard imp")
    assert table.stones == SIX


@pytest.mark.rule("V7.7")
def test_willow_gives_all_her_gifts_before_the_limit() -> None:
    table = lay(stones={"purple": 4}, deck=["imp"]).summon("willow")
    assert (verbs(table), table.hand, table.t.seats[0].score) == ({"drop"}, ["imp"], 3)
    assert table.pick("drop blue=1 purple=1 red=1").stones == {"purple": 4}


@pytest.mark.rule("V7.8")
def test_stones_cannot_be_thrown_away_or_swapped() -> None:
    assert lay(stones={"red": 3, "purple": 1}).options == ["end"]
    assert lay(stones={"red": 3, "purple": 1}).pick("end", "end").stones == {"red": 3, "purple": 1}
