"""Wind cards."""

import pytest

from tests.vale.table import all_but, lay, resolve


@pytest.mark.rule("V9.8")
def test_boreas_counts_wind_cards_itself_included_and_comes_home() -> None:
    t = lay("griffon", "troll").summon("boreas")
    assert (t.score, t.hand, t.area) == (2, ["boreas"], ["griffon", "troll"])


@pytest.mark.rule("V9.8")
def test_boreas_may_be_summoned_again_in_the_same_turn_if_paid_again() -> None:
    assert lay("griffon").summon("boreas").summon("boreas").score == 4
    assert lay("griffon", hand=("boreas",), stones={"red": 4}).pick("summon boreas red=4").options == ["end"]


@pytest.mark.rule("V9.2")
def test_boreas_needs_a_free_space_for_its_short_stay() -> None:
    assert not lay("griffon", round=1).may_summon("boreas")


def test_dandelion_spirit_draws_a_card() -> None:
    assert lay(deck=["imp"]).summon("dandelion_spirit").hand == ["imp"]


@pytest.mark.rule("V12.7")
def test_dandelion_spirit_goes_home() -> None:
    t = resolve("dandelion_spirit")
    assert (t.hand, t.area) == (["dandelion_spirit"], [])


@pytest.mark.rule("V16.4")
def test_dandelion_spirit_may_be_summoned_when_deck_and_pile_are_empty() -> None:
    rest = all_but("dandelion_spirit")
    assert lay(hand=("dandelion_spirit",), others=[{"hand": rest}]).summon("dandelion_spirit").hand == []


def test_freyja_counts_cards_with_an_active_effect_herself_included() -> None:
    assert resolve("freyja", "troll", "agni", facing=("undine",), order=("freyja",)).score == 2


@pytest.mark.rule("V12.2")
def test_freyja_after_imp_has_gone_home_counts_one_less() -> None:
    assert resolve("freyja", "imp", order=("freyja",)).score == 2
    assert resolve("freyja", "imp", order=("imp",)).score == 1


@pytest.mark.rule("V13.1")
def test_genie_uses_every_active_effect_in_the_order_you_choose() -> None:
    t = lay("sea_spirit", "undine_queen", "agni").summon("genie")
    assert t.options == ["activate sea_spirit", "activate undine_queen"]
    assert t.copy().pick("activate sea_spirit").score == 0
    assert t.pick("activate undine_queen").score == 1


@pytest.mark.rule("V10.6")
def test_genie_may_be_summoned_without_active_cards() -> None:
    assert lay("agni").summon("genie").area == ["agni", "genie"]


@pytest.mark.rule("V7.6")
def test_genie_sees_the_surplus_dropped_between_two_effects() -> None:
    t = lay("horned_salamander", "sea_spirit", stones={"blue": 2}).summon("genie").pick("activate horned_salamander")
    assert t.options == ["drop red=2", "drop blue=1 red=1", "drop blue=2"]
    assert t.copy().pick("drop red=2").score == 2
    assert t.pick("drop blue=2").score == 0


@pytest.mark.rule("V13.1")
def test_genie_demands_the_usual_choices_and_obligations() -> None:
    t = lay("medusa", "imp", hand=("kappa", "troll")).summon("genie").pick("activate imp")
    assert t.options == ["discard imp", "discard kappa", "discard troll"]


@pytest.mark.rule("V13.2")
def test_genie_does_not_use_up_the_activation_in_the_resolution_phase() -> None:
    t = lay("salamander").summon("genie")
    assert t.score == 1
    assert t.pick("end", "end").score == 2


@pytest.mark.rule("V13.2")
def test_genie_copied_by_scorch_sets_everything_off_again() -> None:
    assert lay("salamander").summon("genie").summon("scorch").score == 2


@pytest.mark.rule("V13.3")
def test_genie_sets_off_genie_exalted() -> None:
    assert lay("salamander", "genie_exalted").summon("genie").pick("activate genie_exalted").score == 2


@pytest.mark.rule("V13.3")
def test_genie_exalted_copies_an_effect_already_used() -> None:
    t = resolve("genie_exalted", "salamander", order=("salamander",))
    assert (t.score, t.stones) == (2, {"red": 2})


@pytest.mark.rule("V13.3")
def test_genie_exalted_copies_another_active_card_and_never_itself() -> None:
    t = resolve("genie_exalted", "salamander", "agni", "troll", order=("genie_exalted",))
    assert t.options == ["copy salamander", "copy troll"]


@pytest.mark.rule("V13.3")
def test_genie_exalted_does_nothing_without_another_active_card() -> None:
    assert resolve("genie_exalted", "agni", "ifrit").area == ["genie_exalted", "agni", "ifrit"]


@pytest.mark.rule("V12.4")
def test_genie_exalted_may_copy_an_effect_that_can_do_nothing() -> None:
    t = resolve("genie_exalted", "medusa", "salamander", order=("genie_exalted",)).pick("copy medusa")
    assert t.options == ["activate medusa", "activate salamander"]


@pytest.mark.rule("V13.4")
def test_genie_exalted_copying_imp_goes_home_itself() -> None:
    t = resolve("genie_exalted", "imp", "salamander", "goblin", order=("genie_exalted",)).pick("copy imp")
    assert (t.hand, t.area) == (["genie_exalted"], ["imp", "salamander", "goblin"])
    assert "activate imp" in t.options


@pytest.mark.rule("V13.4")
def test_genie_exalted_copying_imp_sends_imp_home_in_the_other_reading() -> None:
    copied = {"copied_recover": "copied"}
    t = resolve("genie_exalted", "imp", "salamander", "goblin", options=copied, order=("genie_exalted",))
    assert t.pick("copy imp").hand == ["imp"]
    assert t.options == ["activate salamander", "activate goblin"]


def test_gi_rin_counts_every_card_itself_included() -> None:
    assert lay("imp", "troll", facing=("kappa",)).summon("gi_rin").score == 2 * 3


def test_griffon_draws_a_card() -> None:
    assert resolve("griffon", deck=["imp"]).hand == ["imp"]


@pytest.mark.rule("V16.2")
def test_griffon_draws_from_the_shuffled_pile_when_the_deck_is_empty() -> None:
    t = resolve("griffon", pile=["imp"], others=[{"hand": all_but("griffon", "imp")}])
    assert (t.hand, t.pile, t.deck) == (["imp"], [], [])


@pytest.mark.rule("V16.4")
def test_griffon_draws_nothing_when_deck_and_pile_are_empty() -> None:
    assert resolve("griffon", others=[{"hand": all_but("griffon")}]).hand == []


def test_harpy_scores_three_with_as_many_cards_in_hand_as_in_the_area() -> None:
    assert resolve("harpy", hand=("imp",)).score == 3
    assert resolve("harpy", "agni", hand=("imp", "kappa")).score == 3


def test_harpy_scores_nothing_with_more_or_fewer_cards_in_hand() -> None:
    assert resolve("harpy", "agni", hand=("imp",)).score == 0
    assert resolve("harpy", hand=("imp", "kappa")).score == 0


def test_hippogriff_draws_a_card() -> None:
    assert lay(deck=["imp"]).summon("hippogriff").hand == ["imp"]


def test_hippogriff_makes_wind_cards_cost_two_less() -> None:
    t = lay("hippogriff", hand=("griffon", "sylph"), stones={"red": 2, "blue": 1})
    assert t.options == ["end", "summon griffon blue=1 red=2", "summon sylph red=2", "summon sylph blue=1"]


def test_hippogriff_makes_no_other_family_cheaper() -> None:
    assert not lay("hippogriff").may_summon("agni", red=3)


@pytest.mark.rule("V9.4")
def test_hippogriff_does_not_pay_for_itself() -> None:
    assert not lay().may_summon("hippogriff", red=3)


@pytest.mark.rule("V8.7")
def test_hippogriff_and_pegasus_add_up_but_no_cost_drops_below_zero() -> None:
    assert not lay("hippogriff", "pegasus").may_summon("genie", red=0)
    assert lay("hippogriff", "pegasus", hand=("genie",), stones={"red": 2}).options == ["end", "summon genie red=1"]
    assert lay("hippogriff", "pegasus", hand=("tengu",)).options == ["end", "summon tengu"]
    assert lay("pegasus", hand=("imp",)).options == ["end", "summon imp"]


@pytest.mark.rule("V11.3")
def test_hippogriff_makes_no_remove_cheaper() -> None:
    assert lay("hippogriff", stones={"red": 1}, round=2).options == ["end"]


def test_odin_scores_two_with_at_most_five_cards_in_hand() -> None:
    t = resolve("odin", hand=("imp", "kappa", "troll", "harpy", "tidal"))
    assert (t.score, t.stones) == (2, {})


def test_odin_brings_a_purple_stone_with_six_cards_in_hand() -> None:
    t = resolve("odin", hand=("imp", "kappa", "troll", "harpy", "tidal", "agni"))
    assert (t.score, t.stones) == (0, {"purple": 1})


@pytest.mark.rule("V12.2")
def test_odin_before_or_after_griffon_makes_a_difference_with_five_cards() -> None:
    five = ("imp", "kappa", "troll", "harpy", "tidal")
    assert resolve("odin", "griffon", hand=five, order=("odin",)).score == 2
    assert resolve("odin", "griffon", hand=five, order=("griffon",)).stones == {"purple": 1}


def test_pegasus_draws_a_card() -> None:
    assert lay(deck=["imp"]).summon("pegasus").hand == ["imp"]


def test_pegasus_makes_every_card_cost_one_less() -> None:
    t = lay("pegasus", hand=("agni", "griffon"), stones={"blue": 2})
    assert t.options == ["end", "summon agni blue=1", "summon griffon blue=2"]


@pytest.mark.rule("V9.4")
def test_pegasus_does_not_pay_for_himself() -> None:
    assert not lay().may_summon("pegasus", red=2)


@pytest.mark.rule("V11.3")
def test_pegasus_makes_no_remove_cheaper() -> None:
    assert lay("pegasus", stones={"red": 1}, round=2).options == ["end"]


def test_pegasus_serves_its_owner_alone() -> None:
    assert not lay(facing=("pegasus",)).may_summon("agni", red=3)


@pytest.mark.rule("V16.4")
def test_pegasus_may_be_summoned_when_deck_and_pile_are_empty() -> None:
    assert lay(hand=("pegasus",), others=[{"hand": all_but("pegasus")}]).summon("pegasus").hand == []


@pytest.mark.rule("V9.6")
def test_rudra_counts_the_hand_without_itself() -> None:
    assert lay(hand=("imp", "kappa", "rudra")).summon("rudra").score == 2 * 2
    assert lay("imp").summon("rudra").score == 0


@pytest.mark.rule("V9.4")
def test_sylph_draws_a_card_and_scores_nothing_for_herself() -> None:
    t = lay(deck=["imp"]).summon("sylph")
    assert (t.score, t.hand) == (0, ["imp"])


def test_sylph_scores_one_for_each_summon_whatever_it_cost() -> None:
    assert lay("sylph").summon("agni").summon("hestia").score == 2


def test_sylph_does_not_see_the_summons_of_others() -> None:
    assert lay(facing=("sylph",)).summon("agni").scores == [0, 0]


@pytest.mark.rule("V14.2")
def test_sylph_scores_for_a_free_summon_too() -> None:
    assert lay("sylph", hand=("imp", "agni")).summon("young_forest_spirit").pick("discard imp").score == 2
    assert lay("sylph", hand=("tidal",)).summon("dragon_egg").score == 2 + 5


@pytest.mark.rule("V9.3")
def test_sylph_is_paid_before_cerberus_sweeps_her_away() -> None:
    t = lay("sylph").summon("cerberus").pick("discard sylph")
    assert (t.score, t.area) == (1, ["cerberus"])


@pytest.mark.rule("V16.5")
def test_tengu_scores_six_and_lies_on_top_of_the_deck() -> None:
    t = lay("agni").summon("tengu")
    assert (t.score, t.area, t.hand, t.deck[0]) == (6, ["agni"], [], "tengu")


@pytest.mark.rule("V16.5")
def test_tengu_is_the_next_card_drawn() -> None:
    assert lay().summon("tengu").summon("pegasus").hand == ["tengu"]


@pytest.mark.rule("V16.5")
def test_tengu_is_the_next_card_turned_up() -> None:
    assert lay(round=1).summon("tengu").pick("end", "end").options[0] == "hunt tengu"


@pytest.mark.rule("V9.2")
def test_tengu_needs_a_free_space_for_its_short_stay() -> None:
    assert not lay("agni", round=1).may_summon("tengu")


def test_valkyrie_counts_families_her_own_wind_included() -> None:
    assert resolve("valkyrie", "agni", "tidal", "willow", facing=("kappa",)).score == 3
