"""Earth cards."""

import pytest

from tests.vale.table import lay, resolve


def test_basilisk_offers_three_prices() -> None:
    t = resolve("basilisk", score=5)
    assert t.options == ["take red", "take lose=1+blue", "take lose=2+purple"]
    assert (t.copy().pick("take red").score, t.copy().pick("take red").stones) == (5, {"red": 1})
    assert (t.copy().pick("take lose=1+blue").score, t.copy().pick("take lose=1+blue").stones) == (4, {"blue": 1})
    assert (t.pick("take lose=2+purple").score, t.stones) == (3, {"purple": 1})


@pytest.mark.rule("V15.1")
@pytest.mark.rule("V15.2")
def test_basilisk_sells_purple_to_who_has_too_few_points() -> None:
    t = resolve("basilisk", score=1).pick("take lose=2+purple")
    assert (t.score, t.stones) == (0, {"purple": 1})


def test_behemoth_counts_families_its_own_earth_included() -> None:
    assert lay("tidal", "imp", "ifrit").summon("behemoth").score == 3 * 3
    assert lay().summon("behemoth").score == 3


@pytest.mark.rule("V10.5")
def test_cerberus_may_discard_nothing() -> None:
    assert lay("imp").summon("cerberus").pick("stop").area == ["imp", "cerberus"]
    assert lay().summon("cerberus").area == ["cerberus"]


def test_cerberus_discards_three_at_most() -> None:
    t = lay("imp", "kappa", "troll", "harpy").summon("cerberus").pick("discard imp", "discard kappa", "discard troll")
    assert (t.area, sorted(t.pile)) == (["harpy", "cerberus"], ["imp", "kappa", "troll"])


@pytest.mark.rule("V19.3")
def test_cerberus_is_asked_in_area_order_and_never_about_himself() -> None:
    t = lay("imp", "kappa", "troll").summon("cerberus").pick("discard kappa")
    assert t.options == ["stop", "discard troll"]


@pytest.mark.rule("V7.7")
def test_cerberus_makes_all_his_discards_before_the_surplus_of_hestia_is_dropped() -> None:
    t = lay("hestia", "imp", "kappa", stones={"red": 4, "blue": 2}).summon("cerberus").pick("discard hestia")
    assert t.options == ["stop", "discard imp", "discard kappa"]
    assert t.pick("discard imp", "stop").options == ["drop red=2", "drop blue=1 red=1", "drop blue=2"]
    assert t.area == ["kappa", "cerberus"]


def test_forest_spirit_scores_the_printed_cost_of_the_card_it_discards() -> None:
    t = lay(hand=("imp", "eternity")).summon("forest_spirit").pick("discard eternity")
    assert (t.score, t.hand, t.pile) == (12, ["imp"], ["eternity"])


@pytest.mark.rule("V8.8")
def test_forest_spirit_takes_no_notice_of_pegasus() -> None:
    assert lay("pegasus", hand=("gi_rin",)).summon("forest_spirit").score == 10


@pytest.mark.rule("V10.4")
@pytest.mark.rule("V10.5")
def test_forest_spirit_needs_another_card_in_hand_and_must_discard_it() -> None:
    assert not lay("imp").may_summon("forest_spirit")
    assert lay(hand=("imp",)).summon("forest_spirit").pile == ["imp"]


@pytest.mark.rule("V9.5")
def test_gargoyle_scores_three_once_however_many_purples_were_paid() -> None:
    assert lay("gargoyle").summon("agni", purple=1).score == 3
    assert lay("gargoyle").summon("griffon", purple=2).score == 3


def test_gargoyle_wants_purple() -> None:
    assert lay("gargoyle").summon("agni", red=1, blue=1).score == 0


@pytest.mark.rule("V8.6")
def test_gargoyle_looks_at_the_colour_and_not_at_the_value() -> None:
    assert lay("gargoyle", "hae_tae").summon("troll", purple=1).score == 3
    assert lay("gargoyle", "hae_tae").summon("mimic", blue=1).score == 0


@pytest.mark.rule("V9.4")
def test_gargoyle_does_not_score_for_itself() -> None:
    assert lay().summon("gargoyle", purple=1).score == 0


@pytest.mark.rule("V9.5")
def test_gargoyle_does_not_score_for_a_remove() -> None:
    assert lay("gargoyle", "imp", stones={"purple": 1}, round=2).pick("remove imp purple=1").score == 0


@pytest.mark.rule("V15.3")
def test_goblin_takes_a_point_from_the_opponent() -> None:
    assert resolve("goblin", others=[{"score": 3}]).scores == [1, 2]


@pytest.mark.rule("V15.3")
def test_goblin_robs_an_opponent_of_your_choice() -> None:
    t = resolve("goblin", score=5, others=[{"score": 1}, {"score": 9}])
    assert t.options == ["rob 2", "rob 3"]
    assert t.pick("rob 2").scores == [6, 0, 9]


@pytest.mark.rule("V15.3")
def test_goblin_gets_nothing_from_a_player_at_zero() -> None:
    assert resolve("goblin", score=5, others=[{"score": 0}, {"score": 9}]).pick("rob 2").scores == [5, 0, 9]


@pytest.mark.rule("V15.4")
def test_goblin_soldier_scores_four_if_any_opponent_is_ahead() -> None:
    assert resolve("goblin_soldier", score=5, others=[{"score": 1}, {"score": 6}]).score == 9


@pytest.mark.rule("V15.4")
def test_goblin_soldier_loses_four_ahead_or_level() -> None:
    assert resolve("goblin_soldier", score=9, others=[{"score": 8}]).score == 5
    assert resolve("goblin_soldier", score=9, others=[{"score": 9}]).score == 5


@pytest.mark.rule("V15.1")
@pytest.mark.rule("V15.2")
def test_goblin_soldier_never_goes_below_zero() -> None:
    assert resolve("goblin_soldier", score=3, others=[{"score": 3}]).score == 0


def test_medusa_turns_a_card_of_the_hand_into_a_purple_stone() -> None:
    t = resolve("medusa", hand=("imp", "kappa")).pick("discard kappa")
    assert (t.stones, t.hand, t.pile) == ({"purple": 1}, ["imp"], ["kappa"])


def test_medusa_must_discard_the_last_card_too() -> None:
    assert resolve("medusa", hand=("eternity",)).pile == ["eternity"]


@pytest.mark.rule("V12.3")
def test_medusa_gives_nothing_with_an_empty_hand() -> None:
    assert resolve("medusa").stones == {}


@pytest.mark.rule("V12.4")
def test_medusa_before_griffon_on_an_empty_hand_is_spent_for_nothing() -> None:
    t = resolve("medusa", "griffon", deck=["imp"], order=("medusa",))
    assert (t.stones, t.hand) == ({}, ["imp"])


@pytest.mark.rule("V12.2")
def test_medusa_after_griffon_discards_the_card_just_drawn() -> None:
    t = resolve("medusa", "griffon", deck=["imp"], order=("griffon",))
    assert (t.stones, t.pile) == ({"purple": 1}, ["imp"])


@pytest.mark.rule("V16.6")
def test_mimic_takes_an_earth_card_of_your_choice_from_the_pile() -> None:
    t = resolve("mimic", pile=["troll", "imp", "goblin"])
    assert t.options == ["take troll", "take goblin"]
    assert (t.pick("take goblin").hand, t.pile) == (["goblin"], ["troll", "imp"])


@pytest.mark.rule("V16.6")
def test_mimic_must_take_the_only_earth_card() -> None:
    assert resolve("mimic", pile=["troll", "imp"]).hand == ["troll"]


@pytest.mark.rule("V16.6")
def test_mimic_does_nothing_without_an_earth_card_in_the_pile() -> None:
    assert resolve("mimic").hand == []
    assert resolve("mimic", pile=["imp"]).hand == []


def test_mud_slime_scores_six() -> None:
    assert lay().summon("mud_slime").score == 6


@pytest.mark.rule("V12.7")
def test_mud_slime_goes_home() -> None:
    t = resolve("mud_slime")
    assert (t.hand, t.area) == (["mud_slime"], [])


def test_rock_golem_scores_the_value_of_purple_and_keeps_the_stones() -> None:
    t = lay(stones={"purple": 2, "blue": 1}).summon("rock_golem")
    assert (t.score, t.stones) == (12, {"purple": 2, "blue": 1})


@pytest.mark.rule("V8.4")
def test_rock_golem_reckons_with_changed_values() -> None:
    assert lay("water_giant", stones={"purple": 2}).summon("rock_golem").score == 2 * 7
    assert lay("hae_tae", stones={"purple": 2}).summon("rock_golem").score == 2 * 3
    assert lay("hae_tae", "water_giant", stones={"purple": 2}).summon("rock_golem").score == 2 * 4


@pytest.mark.rule("V10.6")
def test_rock_golem_may_be_summoned_without_purple_and_does_not_count_what_was_paid() -> None:
    assert lay(stones={"blue": 1}).summon("rock_golem", purple=1).score == 0


def test_sand_giant_counts_earth_cards_itself_included() -> None:
    assert lay("troll", "imp", facing=("goblin",)).summon("sand_giant").score == 4 * 2


def test_stone_golem_turns_every_stone_into_purple() -> None:
    assert lay(stones={"red": 2, "blue": 1, "purple": 1}).summon("stone_golem").stones == {"purple": 4}


@pytest.mark.rule("V9.3")
@pytest.mark.rule("V10.6")
def test_stone_golem_turns_nothing_that_was_paid_and_may_be_summoned_without_stones_left() -> None:
    assert lay().summon("stone_golem", blue=2).stones == {}


def test_troll_scores_three_for_holding_purple_however_much_and_keeps_it() -> None:
    t = resolve("troll", stones={"purple": 2})
    assert (t.score, t.stones) == (3, {"purple": 2})


def test_troll_scores_nothing_without_purple() -> None:
    assert resolve("troll", stones={"red": 2, "blue": 2}).score == 0


@pytest.mark.rule("V14.1")
def test_young_forest_spirit_discards_a_card_and_summons_another_for_nothing() -> None:
    t = lay(hand=("imp", "willow"), deck=["troll"]).summon("young_forest_spirit").pick("discard imp")
    assert (t.area, t.pile, t.hand) == (["young_forest_spirit", "willow"], ["imp"], ["troll"])
    assert (t.score, t.stones) == (3, {"red": 1, "blue": 1, "purple": 1})


@pytest.mark.rule("V14.3")
def test_young_forest_spirit_needs_two_other_cards_in_hand() -> None:
    assert not lay(hand=("imp",)).may_summon("young_forest_spirit")
    assert lay(hand=("imp", "kappa")).may_summon("young_forest_spirit")


@pytest.mark.rule("V14.3")
def test_young_forest_spirit_needs_two_free_spaces() -> None:
    assert not lay("agni", hand=("imp", "kappa"), round=2).may_summon("young_forest_spirit")
    assert lay("agni", hand=("imp", "kappa"), round=3).may_summon("young_forest_spirit")


@pytest.mark.rule("V10.7")
@pytest.mark.rule("V14.3")
def test_young_forest_spirit_discards_only_a_card_that_leaves_a_legal_summon() -> None:
    t = lay(hand=("imp", "forest_spirit")).summon("young_forest_spirit")
    assert t.options == ["discard forest_spirit"]
    t.pick("discard forest_spirit")
    assert (t.area, t.pile) == (["young_forest_spirit", "imp"], ["forest_spirit"])


@pytest.mark.rule("V10.8")
def test_young_forest_spirit_needs_a_second_card_that_can_be_summoned() -> None:
    assert not lay(hand=("leviathan", "ember")).may_summon("young_forest_spirit")
    t = lay(hand=("kappa", "leviathan", "ember")).summon("young_forest_spirit")
    assert t.options == ["discard leviathan", "discard ember"]


@pytest.mark.rule("V10.8")
@pytest.mark.rule("V14.4")
def test_young_forest_spirit_may_hatch_an_egg_in_two_spaces() -> None:
    t = lay(hand=("imp", "dragon_egg", "tidal"), round=2).summon("young_forest_spirit").pick("discard imp")
    assert t.options == ["summon dragon_egg", "summon tidal"]
    assert t.pick("summon dragon_egg").area == ["young_forest_spirit", "tidal"]
    assert (t.score, t.pile) == (5, ["imp", "dragon_egg"])


@pytest.mark.rule("V7.6")
def test_young_forest_spirit_brings_willow_whose_stones_may_overflow_the_stock() -> None:
    t = lay(hand=("imp", "willow"), stones={"red": 3}).summon("young_forest_spirit").pick("discard imp")
    assert t.pick("drop red=2").stones == {"red": 2, "blue": 1, "purple": 1}
