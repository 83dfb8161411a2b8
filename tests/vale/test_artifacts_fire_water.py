"""Artifacts: Fire and Water."""

import pytest

from cardwright.kernel.paper import Record
from tests.vale.rules.whole import view
from tests.vale.table import lay, resolve


@pytest.mark.rule("A7.1")
def test_ash_comes_home_and_scores_the_round_when_removed() -> None:
    t = lay("ash", stones={"purple": 1}, round=6).pick("remove ash purple=1")
    assert (t.hand, t.area, t.pile, t.score) == (["ash"], [], [], 6)


@pytest.mark.rule("A7.1")
def test_ash_scores_for_its_owner_when_an_opponent_strikes_it() -> None:
    t = lay(facing=("ash",), round=7).summon("marina")
    assert (t.scores, t.area_of(2), t.pile) == ([7, 7], [], [])
    assert [t.t.cards[c].id for c in t.t.seats[1].hand] == ["ash"]


@pytest.mark.rule("A7.1")
def test_ash_comes_home_when_cerberus_discards_it_with_others() -> None:
    t = lay("ash", "imp", "agni").summon("cerberus").pick("discard ash", "discard imp", "stop")
    assert (t.hand, t.area, t.pile, t.score) == (["ash"], ["agni", "cerberus"], ["imp"], 10)


def test_ash_discarded_from_the_hand_is_gone() -> None:
    t = lay(hand=("ash",)).summon("forest_spirit")
    assert (t.pile, t.hand, t.score) == (["ash"], [], 1)


def test_ash_recovered_scores_nothing() -> None:
    assert lay("ash").summon("aeris").score == 1


def test_belphegor_brings_a_red_stone_and_costs_four() -> None:
    assert lay(summons=("belphegor",)).summon("belphegor").stones == {"red": 1}
    assert "summon belphegor red=3" not in lay(hand=("belphegor",), stones={"red": 3}).options


@pytest.mark.rule("A7.4")
def test_belphegor_lets_every_fire_card_cost_exactly_one() -> None:
    t = lay("belphegor", hand=("surtr", "imp", "kappa"), stones={"red": 1})
    assert t.options == ["end", "summon imp red=1", "summon surtr red=1", "summon kappa red=1"]
    assert lay("belphegor", hand=("imp", "surtr")).options == ["end"]


def test_belphegor_leaves_the_other_families_alone() -> None:
    t = lay("belphegor", hand=("troll",), stones={"red": 3})
    assert t.options == ["end", "summon troll red=3"]


@pytest.mark.rule("A7.4")
def test_belphegor_and_pegasus_leave_the_cost_at_one() -> None:
    assert lay("belphegor", "pegasus", hand=("surtr",)).options == ["end"]
    assert "summon surtr red=1" in lay("belphegor", "pegasus", hand=("surtr",), stones={"red": 1}).options


@pytest.mark.rule("A7.15")
def test_belphegor_lets_a_seal_pay_for_a_fire_card() -> None:
    seals: Record = {"seals": 1}
    t = lay("belphegor", hand=("surtr",), mine=seals, options={"curse": "with"})
    assert t.options == ["end", "summon surtr seal"]
    assert (t.pick("summon surtr seal").seals, t.area) == (0, ["belphegor", "surtr"])
    t = lay("belphegor", "pegasus", hand=("imp",), mine=seals, stones={"red": 1}, options={"curse": "with"})
    assert [option for option in t.options if "imp" in option] == ["summon imp red=1", "summon imp seal"]


@pytest.mark.parametrize("stones", [{"red": 4}, {"red": 1, "blue": 2, "purple": 1}])
def test_bul_gae_scores_two_with_four_stones(stones: dict[str, int]) -> None:
    t = resolve("bul_gae", stones=stones)
    assert (t.score, t.stones) == (2, stones)


def test_bul_gae_brings_three_red_with_fewer() -> None:
    t = resolve("bul_gae", stones={"blue": 1})
    assert (t.score, t.stones) == (0, {"red": 3, "blue": 1})
    assert resolve("bul_gae", stones={"blue": 3}).options == ["drop red=2", "drop blue=1 red=1", "drop blue=2"]


@pytest.mark.parametrize(("others", "points"), [((), 0), (("agni",), 1), (("agni", "imp"), 1)])
def test_fireblast_scores_for_pairs_of_fire_cards(others: tuple[str, ...], points: int) -> None:
    t = lay(*others, "kappa", summons=("fireblast",)).summon("fireblast")
    assert (t.score, t.area[-1]) == (points, "fireblast")


@pytest.mark.rule("A7.11")
def test_fireblast_comes_home_with_the_fourth_stone() -> None:
    t = lay("fireblast", stones={"red": 3}, marked=("kappa",))
    assert (t.area, t.pick("sell kappa").area, t.hand) == (["fireblast"], [], ["fireblast"])
    assert t.stones == {"red": 3, "blue": 1}


@pytest.mark.rule("A7.11")
def test_fireblast_comes_home_before_the_surplus_is_dropped() -> None:
    t = lay("fireblast", stones={"blue": 3}, marked=("imp",)).pick("sell imp")
    assert (t.hand, t.options[0]) == (["fireblast"], "drop red=2")


@pytest.mark.rule("A7.11")
def test_fireblast_comes_home_right_after_its_own_summon() -> None:
    t = lay("agni", "hestia", hand=("fireblast",), stones={"blue": 5}).pick("summon fireblast blue=1")
    assert (t.score, t.area, t.hand) == (1, ["agni", "hestia"], ["fireblast"])


@pytest.mark.rule("A7.11")
def test_fireblast_is_looked_at_when_an_effect_is_over_and_not_between_its_parts() -> None:
    t = lay("fireblast", "totem_pole", "agni", stones={"red": 3}).summon("cerberus")
    t.pick("discard fireblast", "discard agni", "drop red=1")
    assert (t.hand, t.area, t.stones) == ([], ["totem_pole", "cerberus"], {"red": 2, "purple": 2})


@pytest.mark.rule("A7.11")
def test_fireblast_may_leave_before_its_instant_when_another_effect_comes_between() -> None:
    t = lay("agni", hand=("fireblast",), stones={"red": 4}).summon("horus", purple=2)
    assert (t.score, t.hand) == (1 + 2, ["fireblast"])
    t = lay("agni", "sylph", hand=("fireblast",), stones={"red": 4}).summon("horus", purple=2)
    assert (t.score, t.hand) == (2 + 0 + 2, ["fireblast"])


def test_fire_rat_counts_cards_that_cost_three_or_less() -> None:
    assert lay("imp", "troll", "agni", "tidal", summons=("fire_rat",)).summon("fire_rat").score == 3
    assert lay(facing=("imp",), summons=("fire_rat",)).summon("fire_rat").score == 1


@pytest.mark.rule("V8.8")
def test_fire_rat_looks_at_the_printed_cost() -> None:
    assert lay("pegasus", "belphegor", "surtr", summons=("fire_rat",)).summon("fire_rat").score == 2


@pytest.mark.rule("A7.16")
def test_hephaestus_gives_up_one_packet_and_brings_the_two_others() -> None:
    t = resolve("hephaestus", stones={"red": 3, "blue": 1}, score=5)
    assert t.options == ["give blue", "give red=3", "give score=2"]
    assert (t.copy().pick("give red=3").score, t.copy().pick("give red=3").stones) == (7, {"blue": 2})
    assert (t.copy().pick("give blue").score, t.copy().pick("give blue").stones) == (7, {"red": 4})
    assert t.pick("give score=2").options == ["drop red=4", "drop blue=1 red=3", "drop blue=2 red=2"]
    assert (t.pick("drop blue=2 red=2").score, t.stones) == (3, {"red": 4})


@pytest.mark.rule("A7.16")
def test_hephaestus_asks_only_for_stones_that_are_there() -> None:
    assert resolve("hephaestus", stones={"red": 3}, score=5).options == ["give red=3", "give score=2"]
    t = resolve("hephaestus", stones={"red": 2}, score=5)
    assert (t.options, t.pick("drop red=2").score) == (["drop red=2", "drop blue=1 red=1"], 3)


@pytest.mark.rule("A7.16")
def test_hephaestus_takes_points_from_a_player_who_has_none() -> None:
    assert (resolve("hephaestus").score, resolve("hephaestus").stones) == (0, {"red": 3, "blue": 1})
    assert resolve("hephaestus", score=1).score == 0


@pytest.mark.rule("A7.10")
@pytest.mark.rule("A7.16")
def test_hephaestus_sends_wendigo_home_when_points_are_lost() -> None:
    assert resolve("hephaestus", "wendigo", score=5).hand == ["wendigo"]
    assert resolve("hephaestus", "wendigo").hand == []
    assert resolve("hephaestus", "wendigo", stones={"blue": 1}, score=5).pick("give blue").hand == []


@pytest.mark.rule("A7.10")
def test_hephaestus_sends_thalassa_home_with_the_blue_stone_that_it_brings() -> None:
    assert resolve("hephaestus", "thalassa", score=5).hand == ["thalassa"]
    assert resolve("hephaestus", "thalassa", stones={"blue": 1}).pick("give blue").hand == []


@pytest.mark.rule("A8.1")
def test_akhlut_summons_a_dragon_from_the_discard_pile() -> None:
    t = lay(pile=["tidal", "imp", "willow"], hand=("eternity",), summons=("akhlut",)).summon("akhlut")
    assert t.options == ["summon tidal", "summon willow"]
    t.pick("summon tidal")
    assert (t.score, t.area, t.pile, t.hand) == (5, ["akhlut", "tidal"], ["imp", "willow"], ["eternity"])


@pytest.mark.rule("A8.1")
def test_akhlut_needs_a_dragon_in_the_pile_and_two_spaces() -> None:
    assert not lay(pile=["imp"], hand=("tidal",), summons=("akhlut",)).may_summon("akhlut")
    assert not lay(pile=["tidal"], round=1, summons=("akhlut",)).may_summon("akhlut")
    assert lay(pile=["tidal"], round=2, summons=("akhlut",)).summon("akhlut").area == ["akhlut", "tidal"]


@pytest.mark.rule("A8.1")
def test_akhlut_needs_a_dragon_whose_own_instant_is_possible() -> None:
    assert not lay(pile=["boulder", "scorch"], round=2, summons=("akhlut",)).may_summon("akhlut")
    t = lay(pile=["boulder", "scorch", "ember"], round=2, summons=("akhlut",)).summon("akhlut")
    assert (t.area, t.pile, t.score) == (["ember"], ["boulder", "scorch", "akhlut"], 7)


@pytest.mark.rule("A8.2")
def test_akhlut_makes_two_summons_of_which_one_is_free() -> None:
    t = lay("sylph", "kappa", pile=["tidal"], summons=("akhlut",)).summon("akhlut", blue=2)
    assert (t.score, t.stones) == (2 + 2 + 5, {})


@pytest.mark.rule("A8.4")
def test_kraken_scores_two_for_each_card_of_a_family_of_your_choice() -> None:
    t = lay("imp", "agni", "kappa", "tidal", facing=("surtr",), summons=("kraken",)).summon("kraken")
    assert t.options == ["family fire", "family water", "family earth", "family wind", "family dragon"]
    assert t.copy().pick("family water").score == t.copy().pick("family fire").score == 4
    assert (t.copy().pick("family dragon").score, t.pick("family wind").score) == (2, 0)


@pytest.mark.rule("A8.5")
def test_melusine_discards_up_to_three_cards_for_four_points_each() -> None:
    t = lay(hand=("imp", "kappa", "goblin", "tidal"), summons=("melusine",)).summon("melusine")
    assert t.options == ["stop", "discard imp", "discard kappa", "discard goblin", "discard tidal"]
    assert (t.copy().pick("stop").score, t.copy().pick("discard kappa", "stop").score) == (0, 4)
    t.pick("discard imp", "discard kappa", "discard goblin")
    assert (t.score, t.hand, sorted(t.pile)) == (12, ["tidal"], ["goblin", "imp", "kappa"])


@pytest.mark.rule("V18.1")
def test_melusine_tells_the_others_nothing_while_you_choose() -> None:
    low = lay(hand=("imp", "kappa", "tidal"), summons=("melusine",)).summon("melusine")
    high = lay(hand=("kappa", "tidal", "willow"), summons=("melusine",)).summon("melusine")
    assert view(low.pick("discard kappa"), 2)["asked"] == view(high.pick("discard kappa"), 2)["asked"]


@pytest.mark.rule("A8.5")
def test_melusine_may_be_summoned_with_an_empty_hand() -> None:
    assert lay(summons=("melusine",)).summon("melusine").score == 0


def test_siren_discards_a_card_for_a_blue_stone_and_two_points() -> None:
    t = resolve("siren", hand=("imp", "kappa")).pick("discard imp")
    assert (t.score, t.stones, t.hand, t.pile) == (2, {"blue": 1}, ["kappa"], ["imp"])


@pytest.mark.rule("V12.3")
def test_siren_does_nothing_with_an_empty_hand() -> None:
    t = resolve("siren")
    assert (t.score, t.stones) == (0, {})


@pytest.mark.rule("A8.5")
def test_taweret_discards_any_number_of_cards_for_blue_stones() -> None:
    t = lay(hand=("imp", "kappa", "goblin", "troll", "tidal"), summons=("taweret",)).summon("taweret")
    assert t.copy().pick("stop").stones == {}
    t.pick("discard imp", "discard kappa", "discard goblin", "discard troll", "discard tidal")
    assert (t.hand, len(t.pile), t.stones) == ([], 5, {"blue": 4})


def test_thalassa_counts_water_cards() -> None:
    assert lay("kappa", "imp", facing=("triton",), summons=("thalassa",)).summon("thalassa").score == 2


@pytest.mark.rule("A7.10")
@pytest.mark.parametrize(("sold", "stays"), [("kappa", False), ("griffon", False), ("imp", True), ("tidal", True)])
def test_thalassa_comes_home_when_a_blue_stone_is_gained(sold: str, stays: bool) -> None:
    t = lay("thalassa", marked=(sold,)).pick(f"sell {sold}")
    assert (t.area, t.hand) == ((["thalassa"], []) if stays else ([], ["thalassa"]))


@pytest.mark.rule("A7.10")
def test_thalassa_comes_home_in_the_middle_of_an_effect() -> None:
    t = lay("thalassa", hand=("imp", "kappa"), summons=("taweret",)).summon("taweret").pick("discard imp")
    assert (t.options, t.hand) == (["stop", "discard kappa", "discard thalassa"], ["kappa", "thalassa"])


@pytest.mark.rule("A7.12")
def test_thalassa_stays_when_a_stone_is_raised_to_blue() -> None:
    t = lay("thalassa", stones={"red": 1}, summons=("duduri",)).summon("duduri")
    assert (t.area, t.stones) == (["thalassa", "duduri"], {"blue": 1})


@pytest.mark.rule("A7.12")
@pytest.mark.parametrize(
    ("sold", "raised", "stays"), [("kappa", {"purple": 1}, True), ("imp", {"red": 2, "blue": 1}, False)]
)
def test_thalassa_sees_the_stones_of_a_sale_as_duduri_king_raised_them(
    sold: str, raised: dict[str, int], stays: bool
) -> None:
    t = lay("thalassa", "duduri_king", marked=(sold,)).pick(f"sell {sold}")
    assert (t.stones, t.area) == (raised, ["thalassa", "duduri_king"] if stays else ["duduri_king"])


@pytest.mark.rule("A7.12")
def test_thalassa_looks_at_the_stone_that_was_chosen_to_be_raised() -> None:
    t = lay("thalassa", "duduri_king", marked=("griffon",)).pick("sell griffon")
    assert (t.options, t.hand) == (["raise red", "raise blue"], [])
    assert t.copy().pick("raise red").hand == ["thalassa"]
    assert t.pick("raise blue").hand == []


@pytest.mark.rule("A7.12")
def test_thalassa_is_unmoved_by_blue_stones_that_she_saw_before() -> None:
    assert lay("thalassa", stones={"blue": 4}).pick("end").area == ["thalassa"]
