"""V9 Summon."""

import pytest

from tests.vale.rules.whole import verbs
from tests.vale.table import lay


@pytest.mark.rule("V9.1")
@pytest.mark.parametrize("number", range(1, 11))
def test_the_area_has_as_many_spaces_as_the_round_number(number: int) -> None:
    area = ("agni", "asmodeus", "balog", "goblin", "troll", "medusa", "mimic", "nessie", "odin", "griffon")
    assert not lay(*area[:number], round=number).may_summon("imp")
    assert lay(*area[: number - 1], round=number).may_summon("imp")


@pytest.mark.rule("V9.1")
def test_a_summon_must_be_paid() -> None:
    assert lay(hand=("goblin",)).options == ["end"]
    table = lay(hand=("goblin",), stones={"red": 2}).pick("summon goblin red=1")
    assert (table.area, table.hand, table.stones) == (["goblin"], [], {"red": 1})


@pytest.mark.rule("V9.1")
def test_a_summon_comes_from_the_hand() -> None:
    table = lay(marked=("imp",), pile=["succubus"], deck=["hestia"], others=[{"hand": ["yuki_onna"]}])
    assert verbs(table) == {"sell", "tame"}
    assert "summon imp" in table.pick("tame imp").options


@pytest.mark.rule("V9.1")
def test_nothing_is_summoned_in_the_turn_of_another() -> None:
    assert lay(hand=("imp",), turn=2).options == ["end"]


@pytest.mark.rule("V9.2")
@pytest.mark.parametrize("card", ["boreas", "tengu", "dragon_egg"])
def test_cards_that_leave_at_once_need_a_space_too(card: str) -> None:
    assert not lay("goblin", hand=("eternity",), round=1).may_summon(card)
    assert lay("goblin", hand=("eternity",), round=2).may_summon(card)


@pytest.mark.rule("V9.3")
def test_sylph_scores_before_cerberus_sweeps_her_away() -> None:
    table = lay("sylph").summon("cerberus").pick("discard sylph")
    assert (table.score, table.area) == (1, ["cerberus"])


@pytest.mark.rule("V9.3")
def test_triggers_run_before_the_instant_asks() -> None:
    table = lay("sylph", "phoenix", "kappa", "gargoyle").summon("cerberus", red=2, blue=1)
    assert verbs(table) == {"stop", "discard"}
    assert table.t.seats[0].score == 1 + 2 + 2


@pytest.mark.rule("V9.3")
def test_paying_comes_before_the_instant() -> None:
    assert lay(stones={"purple": 1}, hand=("rock_golem",)).pick("summon rock_golem purple=1").score == 0


@pytest.mark.rule("V9.4")
@pytest.mark.parametrize(("card", "stones"), [("phoenix", "red=3"), ("kappa", "blue=1"), ("gargoyle", "purple=1")])
def test_a_card_does_not_score_for_its_own_payment(card: str, stones: str) -> None:
    colour, n = stones.split("=")
    assert lay(stones={colour: int(n)}, hand=(card,)).pick(f"summon {card} {stones}").score == 0


@pytest.mark.rule("V9.4")
def test_sylph_does_not_score_for_herself() -> None:
    assert lay().summon("sylph").score == 0
    assert lay("sylph").summon("imp").score == 1


@pytest.mark.rule("V9.4")
@pytest.mark.parametrize(("card", "cost"), [("hippogriff", 4), ("pegasus", 3)])
def test_a_cost_reducer_does_not_serve_itself(card: str, cost: int) -> None:
    assert lay(hand=(card,), stones={"red": cost - 1}).options == ["end"]
    assert f"summon {card} red={cost}" in lay(hand=(card,), stones={"red": cost}).options


@pytest.mark.rule("V9.5")
def test_phoenix_counts_stones_and_the_others_count_summons() -> None:
    assert lay("phoenix").summon("goblin_soldier", red=4).score == 4
    assert lay("phoenix").summon("goblin_soldier", red=1, blue=1).score == 1
    assert lay("kappa").summon("mimic", blue=2).score == 2
    assert lay("gargoyle").summon("freyja", purple=2).score == 3


@pytest.mark.rule("V9.5")
def test_paying_for_a_remove_feeds_nobody() -> None:
    stones = {"red": 1, "blue": 1, "purple": 1}
    table = lay("phoenix", "kappa", "gargoyle", "imp", stones=stones, round=10)
    assert table.pick("remove imp blue=1 purple=1 red=1").score == 0


@pytest.mark.rule("V9.6")
def test_a_card_lies_in_the_area_while_its_instant_runs() -> None:
    assert lay().summon("eternity").score == 4
    assert lay().summon("ifrit").score == 1


@pytest.mark.rule("V9.6")
def test_a_card_is_out_of_the_hand_while_its_instant_runs() -> None:
    assert lay().summon("firefox").score == 0
    assert lay(hand=("imp", "goblin")).summon("firefox").score == 2
    assert lay(hand=("imp", "goblin")).summon("rudra").score == 4


@pytest.mark.rule("V9.7")
def test_a_permanent_effect_holds_while_its_card_lies_there() -> None:
    table = lay("agni", hand=("ifrit",), stones={"red": 3}, round=2)
    assert "summon ifrit red=1" in table.options
    table.pick("remove agni red=1")
    assert "summon ifrit red=1" not in table.options
    assert "summon ifrit red=2" in table.options


@pytest.mark.rule("V9.7")
def test_a_card_wins_against_the_general_rules() -> None:
    assert lay("hestia", stones={"red": 4}).summon("imp").stones == {"red": 6}
    assert lay("pegasus", hand=("goblin",)).pick("summon goblin").area == ["pegasus", "goblin"]


@pytest.mark.rule("V9.8")
def test_boreas_counts_itself_and_comes_home() -> None:
    table = lay("griffon").summon("boreas")
    assert (table.score, table.hand, table.area) == (2, ["boreas"], ["griffon"])


@pytest.mark.rule("V9.8")
def test_boreas_may_come_again_if_paid_again() -> None:
    table = lay("griffon").summon("boreas")
    assert "summon boreas" not in " ".join(table.options)
    assert table.summon("boreas").score == 4
