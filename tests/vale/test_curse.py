"""The 28 cards of Curse, family by family."""

import pytest

from cardwright.kernel.paper import Record
from tests.vale.table import lay, resolve

PURE: Record = {"gear": ["tolvar_purified"]}


def test_cherufe_brings_two_red_stones_and_three_points_while_two_curses_last() -> None:
    assert lay(summons=("cherufe",)).summon("cherufe").tokens == {"cherufe": 2}
    t = resolve("cherufe", tokens={"cherufe": 2}, round=9)
    assert (t.stones, t.score, t.tokens) == ({"red": 2}, 3, {"cherufe": 1})


def test_kasha_brings_two_red_stones() -> None:
    t = lay(summons=("kasha",)).summon("kasha")
    assert (t.stones, t.score, t.tokens) == ({"red": 2}, 0, {})


def test_kasha_scores_four_for_each_card_appeased() -> None:
    cursed = {"hantu_banyu": 1, "draugr": 1, "nian": 2}
    t = lay("kasha", "hantu_banyu", "draugr", "nian", tokens=cursed, phase="curse", round=9)
    t.pick("lift hantu_banyu", "lift draugr")
    assert (t.score, t.appeased) == (4 * 2, ["hantu_banyu", "draugr"])


def test_kasha_scores_outside_the_curse_phase_too() -> None:
    t = resolve("kasha", "baba_yaga", "draugr", tokens={"draugr": 1}, round=9)
    assert (t.score, t.appeased) == (4, ["draugr"])


@pytest.mark.rule("C4.2")
def test_kasha_cursed_herself_goes_last_or_scores_nothing() -> None:
    t = lay("kasha", "draugr", tokens={"kasha": 1, "draugr": 1}, phase="curse", round=9)
    assert t.options == ["lift kasha", "lift draugr"]
    assert t.copy().pick("lift kasha").score == 0
    assert t.pick("lift draugr").score == 4


def test_kasha_leaves_what_opponents_appease_alone() -> None:
    assert lay("kasha", facing=("draugr",), tokens={"draugr": 1}, phase="curse", round=9).score == 0


def test_ravana_scores_four_and_one_for_each_curse_on_you_and_on_your_cards() -> None:
    t = lay("nian", facing=("draugr",), tokens={"nian": 2, "draugr": 2}, mine={"curses": 3}).summon("ravana")
    assert t.score == 4 + 2 + 3


def test_ravana_without_a_curse_scores_four() -> None:
    assert lay(summons=("ravana",)).summon("ravana").score == 4


def test_soucouyant_brings_a_curse_a_purple_stone_and_two_points() -> None:
    t = lay(summons=("soucouyant",)).summon("soucouyant")
    assert (t.curses, t.stones, t.score, t.tokens) == (1, {"purple": 1}, 2, {})


@pytest.mark.rule("C9.4")
def test_soucouyant_does_not_come_to_tolvar_purified() -> None:
    assert not lay(mine=PURE).may_summon("soucouyant")


def test_wanyudo_scores_three_and_is_gone_with_the_round() -> None:
    t = lay(summons=("wanyudo",), round=9).summon("wanyudo")
    assert (t.score, t.tokens) == (3, {"wanyudo": 1})
    assert (t.pick("end", "end").appeased, t.curses, t.area) == (["wanyudo"], 1, [])


@pytest.mark.rule("C7.1")
@pytest.mark.parametrize(("curses", "points"), [(0, 2), (1, 0), (2, 2), (3, 0)])
def test_will_o_the_wisp_scores_two_on_an_even_number_of_curses_on_you(curses: int, points: int) -> None:
    assert resolve("will_o_the_wisp", mine={"curses": curses}, round=9).score == points


def test_will_o_the_wisp_looks_at_no_curses_on_cards() -> None:
    assert resolve("will_o_the_wisp", "draugr", tokens={"draugr": 1}, round=9).score == 2


def test_bunyip_brings_a_blue_stone_and_room_for_one_more() -> None:
    t = lay(stones={"red": 4}, summons=("bunyip",)).summon("bunyip")
    assert (t.stones, t.tokens) == ({"red": 4, "blue": 1}, {"bunyip": 1})


@pytest.mark.rule("C7.2")
def test_bunyip_appeased_makes_room_for_one_stone_fewer_at_once() -> None:
    t = lay("bunyip", stones={"red": 4, "blue": 1}, tokens={"bunyip": 1}, phase="curse", round=9)
    assert t.options == ["drop red=1", "drop blue=1"]
    assert t.pick("drop red=1").stones == {"red": 3, "blue": 1}


@pytest.mark.rule("C3.2")
def test_hantu_banyu_comes_with_three_curses_and_a_blue_stone() -> None:
    t = lay(summons=("hantu_banyu",)).summon("hantu_banyu")
    assert (t.tokens, t.curses, t.score, t.stones) == ({"hantu_banyu": 3}, 0, 0, {"blue": 1})


@pytest.mark.rule("C4.1")
def test_hantu_banyu_scores_three_and_is_appeased_with_the_last_curse() -> None:
    t = resolve("hantu_banyu", tokens={"hantu_banyu": 1}, round=9)
    assert (t.score, t.curses, t.appeased, t.area, t.tokens) == (3, 1, ["hantu_banyu"], [], {})


def test_kelpie_brings_a_blue_stone_or_a_curse_and_a_purple_one() -> None:
    t = resolve("kelpie", round=9)
    assert t.options == ["take blue", "take curse=1+purple"]
    assert (t.copy().pick("take blue").stones, t.curses) == ({"blue": 1}, 0)
    assert (t.pick("take curse=1+purple").stones, t.curses) == ({"purple": 1}, 1)


@pytest.mark.rule("C9.4")
def test_kelpie_offers_tolvar_purified_the_blue_stone_alone() -> None:
    t = resolve("kelpie", mine=PURE, order=("kelpie",), round=9)
    assert (t.stones, t.curses) == ({"blue": 1}, 0)


@pytest.mark.rule("C7.7")
def test_selkie_repairs_up_to_twice_or_not_at_all() -> None:
    t = lay(mine={"seals": 0, "curses": 2}, summons=("selkie",)).summon("selkie")
    assert t.options == ["repair 0", "repair 1", "repair 2"]
    assert t.copy().pick("repair 0").seals == 0
    assert (t.pick("repair 2").seals, t.curses) == (2, 2)


def test_selkie_repairs_a_seal_first_and_then_lifts_a_curse() -> None:
    t = lay(mine={"seals": 2, "curses": 2}, summons=("selkie",)).summon("selkie").pick("repair 2")
    assert (t.seals, t.curses) == (3, 1)


def test_selkie_may_come_with_nothing_to_repair() -> None:
    assert lay(summons=("selkie",)).summon("selkie").area == ["selkie"]


@pytest.mark.rule("C5.2")
def test_taniwha_costs_five_and_with_a_broken_seal_three() -> None:
    t = lay(hand=("taniwha",), stones={"red": 3, "blue": 1}, mine={"curses": 1})
    assert t.options == [
        "end",
        "summon taniwha blue=1 red=2",
        "summon taniwha red=3 seal",
        "summon taniwha blue=1 seal",
    ]
    assert (t.pick("summon taniwha red=3 seal").stones, t.area) == ({"blue": 1}, ["taniwha"])


def test_taniwha_scores_seven_and_repairs_once() -> None:
    t = lay(mine={"seals": 1, "curses": 1}, summons=("taniwha",)).summon("taniwha")
    assert (t.score, t.seals, t.curses, t.tokens) == (7, 2, 1, {})


@pytest.mark.rule("C5.14")
def test_taniwha_needs_something_to_repair_be_it_the_seal_that_pays_for_it() -> None:
    t = lay(hand=("taniwha",), stones={"blue": 2})
    assert t.options == ["end", "summon taniwha blue=1 seal"]
    assert (t.pick("summon taniwha blue=1 seal").seals, t.score) == (3, 7)


def test_vodyanoy_scores_three_on_arrival() -> None:
    assert lay(summons=("vodyanoy",)).summon("vodyanoy").score == 3


def test_vodyanoy_repairs_twice_for_two() -> None:
    t = resolve("vodyanoy", stones={"red": 3, "blue": 1}, mine={"seals": 2, "curses": 2}, round=9)
    assert t.options == ["pay red=2", "pay blue=1"]
    assert (t.pick("pay red=2").seals, t.curses, t.stones) == (3, 1, {"red": 1, "blue": 1})


def test_vodyanoy_who_cannot_be_paid_does_nothing() -> None:
    t = resolve("vodyanoy", stones={"red": 1}, mine={"seals": 1, "curses": 2}, round=9)
    assert (t.seals, t.curses, t.stones) == (1, 2, {"red": 1})


@pytest.mark.rule("C5.11")
def test_vodyanoy_with_nothing_to_repair_takes_no_pay() -> None:
    assert resolve("vodyanoy", stones={"red": 2}, round=9).stones == {"red": 2}


@pytest.mark.rule("C5.15")
def test_vodyanoy_repairs_once_if_that_is_all_there_is() -> None:
    t = resolve("vodyanoy", stones={"red": 2}, mine={"seals": 2}, round=9)
    assert (t.seals, t.stones) == (3, {})


@pytest.mark.rule("C3.4")
def test_ammit_scores_six_and_eats_any_cursed_cards_for_four_points_each() -> None:
    cursed = {"draugr": 2, "nian": 3, "imp": 1}
    t = lay("draugr", "kappa", "nian", "imp", tokens=cursed, summons=("ammit",)).summon("ammit")
    assert t.options == ["stop", "discard draugr", "discard nian", "discard imp"]
    t.pick("discard draugr", "discard imp")
    assert (t.score, t.area, t.tokens, t.appeased) == (6 + 4 * 2, ["kappa", "nian", "ammit"], {"nian": 3}, [])
    assert sorted(t.pile) == ["draugr", "imp"]


@pytest.mark.rule("C7.7")
def test_ammit_may_fast() -> None:
    t = lay("draugr", tokens={"draugr": 2}).summon("ammit").pick("stop")
    assert (t.score, t.area, t.tokens) == (6, ["draugr", "ammit"], {"draugr": 2})


@pytest.mark.rule("C3.3")
def test_ammit_finds_no_meal_without_curses_on_cards() -> None:
    assert lay("draugr", mine={"curses": 5}).summon("ammit").score == 6


def test_baba_yaga_scores_three() -> None:
    assert lay(summons=("baba_yaga",)).summon("baba_yaga").score == 3


def test_baba_yaga_puts_a_curse_of_a_card_back_into_the_supply() -> None:
    t = resolve("baba_yaga", "nian", "draugr", tokens={"nian": 3, "draugr": 2}, round=9)
    assert t.options == ["unburden nian", "unburden draugr"]
    assert (t.pick("unburden nian").tokens, t.curses) == ({"nian": 1, "draugr": 1}, 2)


@pytest.mark.rule("C3.6")
def test_baba_yaga_appeases_a_card_with_its_last_curse() -> None:
    t = resolve("baba_yaga", "draugr", tokens={"draugr": 1}, round=9)
    assert (t.appeased, t.area, t.curses) == (["draugr"], ["baba_yaga"], 0)


def test_baba_yaga_may_mean_herself_and_without_a_cursed_card_does_nothing() -> None:
    assert resolve("baba_yaga", tokens={"baba_yaga": 1}, round=9).appeased == ["baba_yaga"]
    assert resolve("baba_yaga", "draugr", mine={"curses": 1}, round=9).curses == 1


def test_draugr_brings_a_purple_stone_and_four_points_and_bears_two_curses() -> None:
    t = lay(summons=("draugr",)).summon("draugr")
    assert (t.stones, t.score, t.tokens, t.curses) == ({"purple": 1}, 4, {"draugr": 2}, 0)


def test_leshy_scores_three_on_arrival() -> None:
    assert lay(summons=("leshy",)).summon("leshy").score == 3


@pytest.mark.rule("C6.1")
def test_leshy_scores_three_for_a_card_that_arrives_cursed() -> None:
    assert lay("leshy").summon("draugr").score == 3 + 4
    assert lay("leshy").summon("kappa").score == 0
    assert lay("leshy", hand=("apep",)).summon("dragon_egg").score == 3 + 14


def test_leshy_does_not_answer_cards_cursed_later_or_by_others() -> None:
    t = lay("leshy", "kappa", mine={"gear": ["dunia_reckless"]}, phase="resolution", round=9)
    assert t.pick("curse kappa").score == 0
    assert lay(others=[{"area": ["leshy"], "score": 0}]).summon("draugr").scores == [4, 0]


@pytest.mark.rule("C7.8")
def test_mapinguari_scores_three_and_two_for_each_empty_space() -> None:
    assert lay(summons=("mapinguari",), round=3).summon("mapinguari").score == 3 + 2 * 2
    assert lay("imp", "kappa", summons=("mapinguari",), round=3).summon("mapinguari").score == 3


@pytest.mark.rule("C7.8")
def test_mapinguari_counts_bought_spaces_too() -> None:
    t = lay(mine={"bought": 1}, options={"artifacts": "with", "curse": "with"}, round=3)
    assert t.summon("mapinguari").score == 3 + 2 * 3


def test_nian_scores_eleven_and_bears_three_curses() -> None:
    t = lay(summons=("nian",)).summon("nian")
    assert (t.score, t.tokens) == (11, {"nian": 3})


def test_camazotz_draws_two_cards_and_bears_a_curse() -> None:
    t = lay(deck=["imp", "kappa"], summons=("camazotz",)).summon("camazotz")
    assert (t.hand, t.tokens) == (["imp", "kappa"], {"camazotz": 1})


def test_garuda_repairs_until_all_seals_are_active_and_then_scores_three() -> None:
    t = resolve("garuda", mine={"seals": 2, "curses": 1}, round=9)
    assert (t.seals, t.curses, t.score) == (3, 1, 0)
    t = resolve("garuda", mine={"seals": 3, "curses": 1}, round=9)
    assert (t.seals, t.curses, t.score) == (3, 1, 3)


def test_pontianak_draws_a_card_and_scores_one_while_two_curses_last() -> None:
    assert lay(summons=("pontianak",)).summon("pontianak").tokens == {"pontianak": 2}
    t = resolve("pontianak", deck=["imp"], round=9)
    assert (t.hand, t.score) == (["imp"], 1)


def test_simurgh_scores_three_for_each_appeased_card() -> None:
    t = lay(mine={"appeased": ["draugr", "nian"]}, others=[{"appeased": ["apep"]}]).summon("simurgh")
    assert (t.score, t.hand) == (3 * 2, [])


def test_simurgh_draws_for_a_card_that_is_appeased() -> None:
    t = lay("simurgh", "draugr", tokens={"draugr": 1}, deck=["imp"], phase="curse", round=9)
    assert (t.appeased, t.hand) == (["draugr"], ["imp"])


def test_strix_brings_a_purple_stone() -> None:
    t = lay(stones={"red": 2}, summons=("strix",)).summon("strix")
    assert t.stones == {"red": 2, "purple": 1}


@pytest.mark.rule("C7.2")
def test_strix_leaves_room_for_three_stones() -> None:
    t = lay(stones={"red": 3}, summons=("strix",)).summon("strix")
    assert t.options == ["drop red=1", "drop purple=1"]
    assert lay("strix", stones={"red": 3}).summon("hestia").summon("imp").stones == {"red": 5}


def test_tzitzimitl_scores_two_for_each_cursed_card() -> None:
    t = resolve("tzitzimitl", "nian", "kappa", facing=("apep",), tokens={"nian": 3, "kappa": 1, "apep": 1}, round=9)
    assert t.score == 2 * 2
    assert resolve("tzitzimitl", "nian", mine={"curses": 3}, round=9).score == 0


def test_tzitzimitl_counts_itself_while_two_curses_last() -> None:
    assert lay(summons=("tzitzimitl",)).summon("tzitzimitl").tokens == {"tzitzimitl": 2}
    t = resolve("tzitzimitl", "nian", tokens={"tzitzimitl": 2, "nian": 3}, round=9)
    assert (t.score, t.tokens) == (2 * 2, {"tzitzimitl": 1, "nian": 2})


def test_apep_scores_fourteen_and_bears_three_curses() -> None:
    t = lay(summons=("apep",)).summon("apep")
    assert (t.score, t.tokens) == (14, {"apep": 3})


def test_inferno_brings_four_stones_and_four_points_and_bears_two_curses() -> None:
    t = lay(summons=("inferno",)).summon("inferno")
    assert (t.stones, t.score, t.tokens) == ({"red": 2, "blue": 1, "purple": 1}, 4, {"inferno": 2})


@pytest.mark.rule("C7.4")
def test_inferno_gives_everything_before_the_surplus_goes() -> None:
    t = lay(stones={"red": 2}, summons=("inferno",)).summon("inferno")
    assert "drop red=2" in t.options
    assert "drop blue=1 purple=1" in t.options
    assert (t.pick("drop red=2").stones, t.score) == ({"red": 2, "blue": 1, "purple": 1}, 4)


def test_nidhogg_scores_seven_and_then_for_each_appeased_card() -> None:
    assert lay(summons=("nidhogg",)).summon("nidhogg").score == 7
    assert resolve("nidhogg", mine={"appeased": ["draugr", "nian"]}, round=9).score == 2


@pytest.mark.rule("C7.9")
def test_vritra_makes_dragons_cost_one_purple_stone() -> None:
    t = lay("vritra", hand=("willow", "imp"), stones={"purple": 2, "blue": 2})
    assert [option for option in t.options if option.startswith("summon")] == ["summon imp", "summon willow purple=1"]
    assert not lay("vritra", hand=("tidal",)).may_summon("tidal", blue=4)


def test_vritra_scores_seven_and_does_not_serve_itself() -> None:
    assert lay(summons=("vritra",)).summon("vritra").score == 7
    assert lay(hand=("vritra",), stones={"blue": 2}, options={"curse": "with"}).may_summon("vritra")


@pytest.mark.rule("C7.9")
def test_vritra_lets_dragons_come_free_of_charge() -> None:
    t = lay("vritra", hand=("willow",), deck=["imp"]).summon("dragon_egg", purple=1)
    assert (t.area, t.score) == (["vritra", "willow"], 3)
