"""Water cards."""

import pytest

from tests.vale.table import all_but, lay, resolve


def test_charybdis_swallows_one_blue_stone_for_five_points() -> None:
    t = resolve("charybdis", stones={"blue": 2})
    assert (t.score, t.stones) == (5, {"blue": 1})


@pytest.mark.rule("V12.3")
def test_charybdis_does_nothing_without_blue() -> None:
    t = resolve("charybdis", "hae_tae", stones={"purple": 1, "red": 1})
    assert (t.score, t.stones) == (0, {"red": 1, "purple": 1})


@pytest.mark.rule("V8.4")
def test_hae_tae_swaps_blue_and_purple_in_payments() -> None:
    t = lay("hae_tae", hand=("agni",), stones={"blue": 1, "purple": 1}, round=6)
    assert t.options == ["end", "summon agni blue=1", "remove hae_tae blue=1"]


@pytest.mark.rule("V8.4")
def test_hae_tae_swaps_blue_and_purple_for_yuki_onna() -> None:
    assert lay("hae_tae", stones={"blue": 1}).summon("yuki_onna").score == 6
    assert lay("hae_tae", stones={"purple": 1}).summon("yuki_onna").score == 3


@pytest.mark.rule("V8.5")
def test_hae_tae_and_water_giant_make_blue_seven_and_purple_four() -> None:
    assert lay("hae_tae", "water_giant", stones={"blue": 1}).summon("yuki_onna").score == 7
    assert lay("water_giant", "hae_tae", stones={"purple": 1}).summon("yuki_onna").score == 4


@pytest.mark.rule("V8.6")
def test_hae_tae_changes_no_colour() -> None:
    assert resolve("hae_tae", "troll", stones={"blue": 1}).score == 0
    assert resolve("hae_tae", "troll", stones={"purple": 1}).score == 3


@pytest.mark.rule("V10.9")
def test_hydra_takes_two_different_rewards() -> None:
    t = lay().summon("hydra").pick("take purple", "take score=4")
    assert (t.score, t.stones, t.hand) == (4, {"purple": 1}, [])


@pytest.mark.rule("V19.3")
def test_hydra_is_asked_in_printed_order() -> None:
    t = lay(deck=["imp"]).summon("hydra")
    assert t.options == ["take purple", "take draw", "take blue=2"]
    assert t.pick("take draw").options == ["take blue=2", "take score=4"]
    assert (t.pick("take blue=2").stones, t.hand) == ({"blue": 2}, ["imp"])


@pytest.mark.rule("V7.7")
def test_hydra_gives_both_rewards_before_the_limit_is_checked() -> None:
    t = lay(stones={"red": 3}).summon("hydra").pick("take purple", "take blue=2")
    assert t.options[:3] == ["drop red=2", "drop blue=1 red=1", "drop blue=2"]


@pytest.mark.rule("V16.4")
def test_hydra_may_draw_nothing_when_deck_and_pile_are_empty() -> None:
    t = lay(hand=("hydra",), others=[{"hand": all_but("hydra")}]).summon("hydra").pick("take draw", "take score=4")
    assert (t.score, t.hand) == (4, [])


@pytest.mark.rule("V9.5")
def test_kappa_scores_two_once_however_many_blues_were_paid() -> None:
    assert lay("kappa").summon("troll", blue=1).score == 2
    assert lay("kappa").summon("agni", blue=2).score == 2


def test_kappa_wants_blue() -> None:
    assert lay("kappa").summon("agni", red=4).score == 0
    assert lay("kappa").summon("agni", purple=1).score == 0


@pytest.mark.rule("V8.6")
def test_kappa_looks_at_the_colour_and_not_at_the_value() -> None:
    assert lay("kappa", "hae_tae").summon("troll", purple=1).score == 0


@pytest.mark.rule("V9.4")
def test_kappa_does_not_score_for_itself() -> None:
    assert lay().summon("kappa", blue=1).score == 0


@pytest.mark.rule("V9.5")
def test_kappa_does_not_score_for_a_remove() -> None:
    assert lay("kappa", "imp", stones={"blue": 1}, round=2).pick("remove imp blue=1").score == 0


@pytest.mark.rule("V9.3")
@pytest.mark.rule("V14.2")
def test_kappa_scores_for_the_egg_that_was_paid_and_not_for_the_dragon_that_was_not() -> None:
    assert lay("kappa", hand=("willow",)).summon("dragon_egg", blue=1).score == 2 + 3


@pytest.mark.rule("V10.2")
def test_leviathan_scores_seven_and_strikes_a_dragon() -> None:
    t = lay(facing=("tidal", "imp")).summon("leviathan")
    assert (t.score, t.area_of(2), t.pile) == (7, ["imp"], ["tidal"])


@pytest.mark.rule("V10.2")
def test_leviathan_needs_a_dragon_in_some_area() -> None:
    assert not lay("imp", hand=("tidal",), facing=("troll",)).may_summon("leviathan")


@pytest.mark.rule("V10.3")
def test_leviathan_may_have_to_strike_your_own_dragon() -> None:
    assert lay("tidal").summon("leviathan").area == ["leviathan"]


@pytest.mark.rule("V10.3")
def test_leviathan_lets_the_player_named_pick_the_dragon() -> None:
    t = lay("scorch", facing=("tidal", "willow")).summon("leviathan").pick("name 2")
    assert (t.asked, t.options) == (2, ["discard tidal", "discard willow"])
    assert t.pick("discard willow").area_of(2) == ["tidal"]


def test_nessie_scores_two_without_a_dragon() -> None:
    assert resolve("nessie", "imp", facing=("tidal",), order=("nessie",)).score == 2


def test_nessie_scores_nothing_beside_a_dragon() -> None:
    assert resolve("nessie", "tidal").score == 0


def test_poseidon_counts_water_cards_itself_included() -> None:
    assert lay("undine", "hae_tae", "troll", facing=("hydra",)).summon("poseidon").score == 3 * 3


def test_sea_spirit_scores_for_each_blue_stone() -> None:
    assert resolve("sea_spirit", stones={"blue": 3, "purple": 1}).score == 3
    assert resolve("sea_spirit", stones={"purple": 1}).score == 0


@pytest.mark.rule("V8.6")
def test_sea_spirit_counts_stones_and_not_their_value() -> None:
    assert resolve("sea_spirit", "water_giant", "hae_tae", stones={"blue": 2}).score == 2


def test_snail_maiden_offers_both_trades_to_who_can_pay_both() -> None:
    t = resolve("snail_maiden", stones={"blue": 1, "purple": 1})
    assert t.options == ["take spend=blue+purple", "take spend=purple+blue=3"]
    assert t.copy().pick("take spend=blue+purple").stones == {"purple": 2}
    assert t.pick("take spend=purple+blue=3").stones == {"blue": 4}


@pytest.mark.rule("V12.5")
def test_snail_maiden_must_make_the_only_trade_that_can_be_paid() -> None:
    assert resolve("snail_maiden", stones={"blue": 1}).stones == {"purple": 1}
    assert resolve("snail_maiden", stones={"purple": 1}).stones == {"blue": 3}


@pytest.mark.rule("V12.3")
def test_snail_maiden_does_nothing_with_neither_colour() -> None:
    assert resolve("snail_maiden", stones={"red": 2}).stones == {"red": 2}


def test_snail_maiden_may_overflow_the_stock() -> None:
    t = resolve("snail_maiden", stones={"red": 3, "purple": 1})
    assert t.options == ["drop red=2", "drop blue=1 red=1", "drop blue=2"]


def test_triton_pays_two_blues_for_taming_a_water_card() -> None:
    t = lay("triton", marked=("kappa",)).pick("tame kappa")
    assert (t.stones, t.hand) == ({"blue": 2}, ["kappa"])


def test_triton_pays_nothing_for_other_families_or_for_selling() -> None:
    t = lay("triton", marked=("imp", "kappa")).pick("tame imp", "sell kappa")
    assert t.stones == {"blue": 1}


@pytest.mark.rule("V6.2")
def test_triton_is_unmoved_by_drawing_and_recovering() -> None:
    assert lay("triton", deck=["kappa"]).summon("pegasus").stones == {}
    assert resolve("triton", "undine").stones == {}


@pytest.mark.rule("V7.3")
def test_triton_may_overflow_the_stock() -> None:
    t = lay("triton", stones={"red": 4}, marked=("kappa",)).pick("tame kappa")
    assert t.options == ["drop red=2", "drop blue=1 red=1", "drop blue=2"]


def test_triton_says_nothing_when_it_is_tamed_itself_or_lies_with_another() -> None:
    assert lay(marked=("triton",), facing=("imp",)).pick("tame triton").stones == {}
    assert lay(marked=("kappa",), facing=("triton",)).pick("tame kappa").stones == {}


def test_undine_pays_a_blue_stone() -> None:
    assert lay().summon("undine").stones == {"blue": 1}


@pytest.mark.rule("V12.7")
def test_undine_goes_home() -> None:
    t = resolve("undine")
    assert (t.hand, t.area) == (["undine"], [])


def test_undine_queen_brings_a_blue_stone() -> None:
    assert resolve("undine_queen").stones == {"blue": 1}


@pytest.mark.rule("V7.3")
def test_undine_queen_on_a_full_stock_lets_you_keep_old_or_new() -> None:
    assert resolve("undine_queen", stones={"purple": 4}).options == ["drop blue=1", "drop purple=1"]


def test_water_giant_pays_two_blues() -> None:
    assert lay().summon("water_giant").stones == {"blue": 2}


@pytest.mark.rule("V8.4")
def test_water_giant_adds_one_to_blue_and_to_purple_and_nothing_to_red() -> None:
    assert lay("water_giant", stones={"red": 1, "blue": 1, "purple": 1}).summon("yuki_onna").score == 1 + 4 + 7


@pytest.mark.rule("V8.4")
def test_water_giant_makes_one_blue_enough_for_agni_but_not_for_himself() -> None:
    assert lay("water_giant").summon("agni", blue=1).stones == {}
    assert not lay().may_summon("water_giant", blue=1)


def test_yuki_onna_turns_all_stones_into_points() -> None:
    t = lay(stones={"red": 1, "blue": 1, "purple": 2}).summon("yuki_onna")
    assert (t.score, t.stones) == (1 + 3 + 12, {})


@pytest.mark.rule("V10.6")
def test_yuki_onna_may_be_summoned_without_stones() -> None:
    assert lay().summon("yuki_onna").score == 0


def test_yuki_onna_exalted_scores_the_value_of_blue_and_keeps_the_stones() -> None:
    t = lay(stones={"blue": 2, "purple": 1}).summon("yuki_onna_exalted")
    assert (t.score, t.stones) == (6, {"blue": 2, "purple": 1})


@pytest.mark.rule("V8.4")
def test_yuki_onna_exalted_reckons_with_changed_values() -> None:
    assert lay("water_giant", stones={"blue": 2}).summon("yuki_onna_exalted").score == 2 * 4
    assert lay("hae_tae", stones={"blue": 2}).summon("yuki_onna_exalted").score == 2 * 6
    assert lay("hae_tae", "water_giant", stones={"blue": 2}).summon("yuki_onna_exalted").score == 2 * 7


@pytest.mark.rule("V10.6")
def test_yuki_onna_exalted_may_be_summoned_without_blue_and_does_not_count_what_was_paid() -> None:
    assert lay(stones={"red": 2}).summon("yuki_onna_exalted", blue=1).score == 0
