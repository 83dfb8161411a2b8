"""Fire cards."""

import pytest

from tests.vale.table import lay, resolve


@pytest.mark.rule("V8.4")
def test_agni_makes_red_worth_two_when_paying_for_a_summon() -> None:
    assert lay("agni", hand=("phoenix",), stones={"red": 3}).options == ["end", "summon phoenix red=2"]


@pytest.mark.rule("V8.4")
def test_agni_makes_red_worth_two_when_paying_for_a_remove() -> None:
    assert lay("agni", stones={"red": 2}, round=4).options == ["end", "remove agni red=2"]


@pytest.mark.rule("V8.4")
def test_agni_makes_red_worth_two_for_yuki_onna_and_leaves_other_colours_alone() -> None:
    assert lay("agni", stones={"red": 3}).summon("yuki_onna").score == 6
    assert lay("agni", stones={"blue": 1, "purple": 1}).summon("yuki_onna").score == 3 + 6


def test_agni_does_not_help_to_pay_for_herself() -> None:
    assert not lay().may_summon("agni", red=2)


@pytest.mark.rule("V9.7")
def test_agni_serves_her_owner_alone_and_only_while_she_lies_there() -> None:
    assert lay(facing=("agni",), stones={"red": 1}).summon("yuki_onna").score == 1
    t = lay("agni", stones={"red": 2}, round=2).pick("remove agni red=1")
    assert t.summon("yuki_onna").score == 1


def test_asmodeus_fetches_a_card_of_cost_two_or_less_with_an_instant() -> None:
    t = resolve("asmodeus", "imp", "ifrit", "hestia", "salamander", "surtr", order=("asmodeus",))
    assert t.options == ["recover imp", "recover ifrit"]


@pytest.mark.rule("V12.8")
def test_asmodeus_must_fetch_the_only_one_there_is() -> None:
    assert resolve("asmodeus", "ifrit").hand == ["ifrit"]


def test_asmodeus_does_nothing_without_a_card_to_fetch() -> None:
    assert resolve("asmodeus", "hestia", "surtr", facing=("ifrit",)).hand == []


@pytest.mark.rule("V8.8")
def test_asmodeus_looks_at_the_printed_cost() -> None:
    assert resolve("asmodeus", "lava_giant", "pegasus").hand == []


@pytest.mark.rule("V12.6")
def test_asmodeus_takes_undine_home_before_her_turn_and_she_is_not_activated() -> None:
    t = resolve("asmodeus", "undine", "salamander", "goblin", order=("asmodeus",))
    assert t.options == ["activate salamander", "activate goblin"]


def test_balog_fetches_a_fire_card_with_an_instant_whatever_it_costs() -> None:
    assert resolve("balog", "imp", "surtr", order=("balog",)).options == ["recover imp", "recover surtr"]


def test_balog_does_nothing_with_other_families_or_without_an_instant() -> None:
    assert resolve("balog", "tidal", "agni", "hestia").hand == []


@pytest.mark.rule("V12.8")
def test_balog_must_fetch_the_only_one_there_is() -> None:
    assert resolve("balog", "surtr").hand == ["surtr"]


@pytest.mark.rule("V12.6")
def test_balog_takes_imp_home_before_its_turn_and_it_is_not_activated() -> None:
    t = resolve("balog", "imp", "salamander", "goblin", order=("balog",))
    assert (t.hand, t.options) == (["imp"], ["activate salamander", "activate goblin"])


def test_burning_skull_burns_one_red_stone_for_three_points() -> None:
    t = resolve("burning_skull", stones={"red": 2})
    assert (t.score, t.stones) == (3, {"red": 1})


@pytest.mark.rule("V12.3")
def test_burning_skull_does_nothing_without_red() -> None:
    t = resolve("burning_skull", stones={"blue": 1})
    assert (t.score, t.stones) == (0, {"blue": 1})


@pytest.mark.rule("V8.6")
def test_burning_skull_does_not_care_that_agni_makes_red_worth_more() -> None:
    t = resolve("burning_skull", "agni", stones={"red": 2})
    assert (t.score, t.stones) == (3, {"red": 1})


@pytest.mark.rule("V9.6")
def test_firefox_counts_the_hand_without_itself() -> None:
    assert lay(hand=("imp", "kappa", "firefox")).summon("firefox").score == 2


def test_firefox_scores_nothing_with_an_empty_hand() -> None:
    assert lay("imp", "kappa").summon("firefox").score == 0


@pytest.mark.rule("V7.5")
def test_hestia_raises_the_limit_to_six_the_moment_she_arrives() -> None:
    assert lay(stones={"red": 3}, marked=("troll",)).summon("hestia").pick("sell troll").stones == {"red": 6}


@pytest.mark.rule("V7.5")
def test_hestia_leaves_a_surplus_when_she_is_removed() -> None:
    t = lay("hestia", stones={"red": 4, "blue": 2}, round=1).pick("remove hestia red=1")
    assert t.options == ["drop red=1", "drop blue=1"]


@pytest.mark.rule("V7.5")
def test_hestia_leaves_a_surplus_when_aeris_recovers_her() -> None:
    t = lay("hestia", stones={"red": 4, "blue": 2}).summon("aeris")
    assert t.options == ["drop red=2", "drop blue=1 red=1", "drop blue=2"]


@pytest.mark.rule("V7.5")
@pytest.mark.rule("V19.4")
def test_hestia_struck_by_marina_leaves_the_choice_of_the_surplus_to_her_owner() -> None:
    t = lay(others=[{"area": ["hestia"], "stones": {"red": 4, "blue": 2}, "score": 0}]).summon("marina")
    assert (t.asked, t.options) == (2, ["drop red=2", "drop blue=1 red=1", "drop blue=2"])
    assert t.pick("drop blue=2").asked == 1


def test_hestia_serves_her_owner_alone() -> None:
    assert lay(facing=("hestia",), stones={"red": 2}, marked=("troll",)).pick("sell troll").stones == {"red": 4}


def test_horned_salamander_brings_four_reds() -> None:
    assert resolve("horned_salamander").stones == {"red": 4}


@pytest.mark.rule("V7.3")
@pytest.mark.rule("V7.4")
def test_horned_salamander_on_a_full_stock_lets_you_choose_what_to_keep() -> None:
    t = resolve("horned_salamander", stones={"purple": 4})
    assert t.options == [
        "drop red=4",
        "drop purple=1 red=3",
        "drop purple=2 red=2",
        "drop purple=3 red=1",
        "drop purple=4",
    ]


@pytest.mark.rule("V9.6")
def test_ifrit_counts_itself() -> None:
    assert lay("hydra", "troll").summon("ifrit").score == 3


def test_ifrit_does_not_count_the_cards_of_others() -> None:
    assert lay(facing=("hydra", "troll")).summon("ifrit").score == 1


def test_imp_pays_two_reds() -> None:
    assert lay().summon("imp").stones == {"red": 2}


@pytest.mark.rule("V7.4")
def test_imp_may_be_summoned_with_a_full_stock() -> None:
    assert lay(stones={"blue": 4}).summon("imp").options == ["drop red=2", "drop blue=1 red=1", "drop blue=2"]


@pytest.mark.rule("V12.7")
@pytest.mark.rule("V12.8")
def test_imp_must_go_home() -> None:
    t = resolve("imp")
    assert (t.hand, t.area) == (["imp"], [])


@pytest.mark.rule("V12.9")
def test_imp_waits_in_hand_for_the_next_action_phase() -> None:
    t = lay("imp", round=9, phase="resolution")
    assert (t.hand, t.options[0].split()[0]) == (["imp"], "hunt")


def test_incubus_counts_cards_of_cost_two_or_less_itself_included() -> None:
    assert lay("imp", "goblin", "troll").summon("incubus").score == 2 * 3


@pytest.mark.rule("V8.8")
def test_incubus_looks_at_the_printed_cost() -> None:
    assert lay("pegasus", "troll").summon("incubus").score == 2


def test_lava_giant_counts_fire_cards_itself_included() -> None:
    assert lay("imp", "agni", "troll", facing=("ifrit",)).summon("lava_giant").score == 2 * 3


@pytest.mark.rule("V9.5")
def test_phoenix_scores_for_each_red_stone_paid() -> None:
    assert lay("phoenix").summon("troll", red=3).score == 3
    assert lay("phoenix").summon("agni", red=1, blue=1).score == 1
    assert lay("phoenix").summon("agni", purple=1).score == 0


@pytest.mark.rule("V8.6")
def test_phoenix_counts_stones_and_not_their_value() -> None:
    assert lay("phoenix", "agni").summon("balog", red=2).score == 2


@pytest.mark.rule("V9.4")
def test_phoenix_does_not_score_for_itself() -> None:
    assert lay().summon("phoenix", red=3).score == 0


@pytest.mark.rule("V9.5")
def test_phoenix_does_not_score_for_a_remove() -> None:
    assert lay("phoenix", "imp", stones={"red": 2}, round=2).pick("remove imp red=2").score == 0


@pytest.mark.rule("V14.2")
def test_phoenix_does_not_score_for_a_free_summon() -> None:
    t = lay("phoenix", hand=("imp", "agni")).summon("young_forest_spirit").pick("discard imp")
    assert (t.score, t.area) == (0, ["phoenix", "young_forest_spirit", "agni"])


@pytest.mark.rule("V9.3")
def test_phoenix_is_paid_before_cerberus_eats_it() -> None:
    t = lay("phoenix").summon("cerberus", red=5).pick("discard phoenix")
    assert (t.score, t.area) == (5, ["cerberus"])


def test_phoenix_does_not_see_the_summons_of_others() -> None:
    assert lay(facing=("phoenix",)).summon("troll", red=3).scores == [0, 0]


def test_salamander_brings_a_red_stone_and_a_point() -> None:
    t = resolve("salamander")
    assert (t.score, t.stones) == (1, {"red": 1})


@pytest.mark.rule("V7.4")
def test_salamander_scores_with_a_full_stock_too() -> None:
    t = resolve("salamander", stones={"blue": 4})
    assert t.options == ["drop red=1", "drop blue=1"]
    assert t.pick("drop red=1").score == 1


def test_succubus_scores_ten_with_costs_one_to_four() -> None:
    assert lay("goblin", "ifrit", "troll", "agni").summon("succubus").score == 10


@pytest.mark.rule("V10.6")
@pytest.mark.parametrize("missing", ["goblin", "ifrit", "troll", "agni"])
def test_succubus_may_be_summoned_without_the_set_and_scores_nothing(missing: str) -> None:
    three = [card for card in ("goblin", "ifrit", "troll", "agni") if card != missing]
    assert lay(*three).summon("succubus").score == 0


def test_succubus_does_not_count_the_cards_of_others() -> None:
    assert lay("goblin", "ifrit", "troll", facing=("agni",)).summon("succubus").score == 0


@pytest.mark.rule("V8.8")
def test_succubus_looks_at_printed_costs() -> None:
    assert lay("goblin", "ifrit", "pegasus", "charybdis").summon("succubus").score == 0


def test_surtr_counts_families_its_own_fire_included() -> None:
    assert lay("kappa", "undine", "troll").summon("surtr").score == 2 * 3
    assert lay().summon("surtr").score == 2
