"""Dragons."""

import pytest

from tests.vale.table import all_but, lay

COPIED = {"copied_other": "copied"}


def test_aeris_recovers_another_card_and_scores_its_cost() -> None:
    t = lay("griffon", "imp").summon("aeris")
    assert t.options == ["recover griffon", "recover imp"]
    assert (t.pick("recover griffon").score, t.hand, t.area) == (7, ["griffon"], ["imp", "aeris"])


@pytest.mark.rule("V10.4")
def test_aeris_needs_another_card_in_your_area() -> None:
    assert not lay(facing=("imp",)).may_summon("aeris")


@pytest.mark.rule("V8.8")
def test_aeris_scores_the_printed_cost() -> None:
    assert lay("pegasus").summon("aeris").score == 3


@pytest.mark.rule("V9.3")
def test_aeris_takes_sylph_home_only_after_sylph_has_scored() -> None:
    assert lay("sylph").summon("aeris").score == 1 + 4


@pytest.mark.rule("V10.2")
def test_boulder_scores_eight_and_strikes_a_wind_card() -> None:
    t = lay(facing=("griffon", "imp")).summon("boulder")
    assert (t.score, t.area_of(2), t.pile) == (8, ["imp"], ["griffon"])


@pytest.mark.rule("V10.2")
def test_boulder_needs_a_wind_card_in_some_area() -> None:
    assert not lay("imp", hand=("griffon",), facing=("troll",)).may_summon("boulder")


@pytest.mark.rule("V10.3")
def test_boulder_may_be_turned_on_yourself() -> None:
    t = lay("griffon", facing=("harpy",)).summon("boulder")
    assert t.options == ["name 1", "name 2"]
    assert (t.pick("name 1").area, t.area_of(2)) == (["boulder"], ["harpy"])


@pytest.mark.rule("V14.4")
def test_dragon_egg_hatches_a_dragon_from_the_hand() -> None:
    t = lay(hand=("imp", "tidal")).summon("dragon_egg").pick("summon tidal")
    assert (t.area, t.hand, t.pile, t.score) == (["tidal"], ["imp"], ["dragon_egg"], 5)


@pytest.mark.rule("V14.4")
def test_dragon_egg_needs_a_dragon_in_hand() -> None:
    assert not lay("tidal", hand=("imp",)).may_summon("dragon_egg")


@pytest.mark.rule("V9.2")
@pytest.mark.rule("V14.4")
def test_dragon_egg_needs_one_free_space_and_no_more() -> None:
    assert lay("imp", hand=("tidal",), round=2).summon("dragon_egg").area == ["imp", "tidal"]
    assert not lay("imp", hand=("tidal",), round=1).may_summon("dragon_egg")


@pytest.mark.rule("V10.8")
def test_dragon_egg_needs_a_dragon_whose_own_instant_is_possible() -> None:
    assert not lay("agni", hand=("ember", "scorch")).may_summon("dragon_egg")
    assert lay("ifrit", hand=("ember", "scorch", "willow")).summon("dragon_egg").options == [
        "summon scorch",
        "summon willow",
    ]


@pytest.mark.rule("V10.8")
def test_dragon_egg_is_gone_before_the_dragon_looks_for_prey_or_company() -> None:
    assert not lay(hand=("aeris",)).may_summon("dragon_egg")


@pytest.mark.rule("V10.2")
def test_ember_scores_seven_and_strikes_a_water_card() -> None:
    t = lay(facing=("kappa", "imp")).summon("ember")
    assert (t.score, t.area_of(2), t.pile) == (7, ["imp"], ["kappa"])


@pytest.mark.rule("V10.1")
@pytest.mark.rule("V10.2")
def test_ember_needs_a_water_card_in_some_area() -> None:
    assert not lay("imp", hand=("kappa",), facing=("troll",)).may_summon("ember")


@pytest.mark.rule("V10.3")
def test_ember_names_one_of_the_players_who_have_prey() -> None:
    t = lay("triton", others=[{"area": ["imp"]}, {"area": ["kappa"]}, {"area": ["hydra", "undine"]}]).summon("ember")
    assert t.options == ["name 1", "name 3", "name 4"]
    assert t.pick("name 4").asked == 4


def test_eternity_counts_families_its_own_dragon_included() -> None:
    assert lay("imp", "agni", "kappa", facing=("troll",)).summon("eternity").score == 4 * 3


@pytest.mark.rule("V9.6")
def test_eternity_alone_scores_four_and_with_all_families_twenty() -> None:
    assert lay().summon("eternity").score == 4
    assert lay("imp", "kappa", "troll", "harpy").summon("eternity").score == 20


@pytest.mark.rule("V10.2")
def test_gust_scores_eight_and_strikes_an_earth_card() -> None:
    t = lay(facing=("troll", "imp")).summon("gust")
    assert (t.score, t.area_of(2), t.pile) == (8, ["imp"], ["troll"])


@pytest.mark.rule("V10.2")
def test_gust_needs_an_earth_card_in_some_area() -> None:
    assert not lay("imp", hand=("troll",), facing=("kappa",)).may_summon("gust")


@pytest.mark.rule("V10.3")
def test_gust_strikes_your_own_card_when_nobody_else_has_prey() -> None:
    assert lay("troll", "goblin", facing=("kappa",)).summon("gust").options == ["discard troll", "discard goblin"]


@pytest.mark.rule("V10.2")
def test_marina_scores_seven_and_strikes_a_fire_card() -> None:
    t = lay(facing=("imp", "troll")).summon("marina")
    assert (t.score, t.area_of(2), t.pile) == (7, ["troll"], ["imp"])


@pytest.mark.rule("V10.2")
def test_marina_needs_a_fire_card_in_some_area() -> None:
    assert not lay("kappa", hand=("imp",), facing=("troll",)).may_summon("marina")


@pytest.mark.rule("V10.3")
def test_marina_lets_the_player_named_pick_the_card() -> None:
    t = lay(others=[{"area": ["troll"]}, {"area": ["imp", "agni"]}]).summon("marina")
    assert (t.asked, t.options) == (3, ["discard imp", "discard agni"])
    assert t.pick("discard imp").area_of(3) == ["agni"]


def test_scorch_carries_out_an_instant_of_your_area() -> None:
    t = lay("ifrit", "phoenix", "surtr").summon("scorch", purple=2)
    assert t.options == ["copy ifrit", "copy surtr"]
    assert t.copy().pick("copy ifrit").score == 4 == t.pick("copy surtr").score


@pytest.mark.rule("V13.5")
def test_scorch_needs_an_instant_of_another_card_of_yours() -> None:
    assert not lay("phoenix", "agni", facing=("ifrit",)).may_summon("scorch")


@pytest.mark.rule("V13.5")
def test_scorch_needs_an_instant_that_can_be_carried_out() -> None:
    assert not lay("marina", "forest_spirit").may_summon("scorch")
    assert lay("marina", "forest_spirit", "imp", "agni").summon("scorch").options == ["copy marina", "copy imp"]


@pytest.mark.rule("V13.6")
def test_scorch_finds_no_boreas_no_tengu_and_no_egg_to_copy() -> None:
    t = lay("agni", hand=("willow",)).summon("boreas").summon("tengu").summon("dragon_egg").pick("summon willow")
    assert t.area == ["agni", "willow"]


@pytest.mark.rule("V13.7")
def test_scorch_copying_leviathan_may_be_its_own_prey() -> None:
    t = lay("leviathan").summon("scorch")
    assert (t.score, t.area, t.pile) == (7, ["leviathan"], ["scorch"])


@pytest.mark.rule("V13.7")
def test_scorch_copying_young_forest_spirit_needs_one_more_space() -> None:
    assert not lay("young_forest_spirit", hand=("imp", "agni"), round=2).may_summon("scorch")
    t = lay("young_forest_spirit", hand=("imp", "agni"), round=3).summon("scorch").pick("discard imp")
    assert t.area == ["young_forest_spirit", "scorch", "agni"]


@pytest.mark.rule("V13.8")
def test_scorch_copying_aeris_may_recover_aeris_and_not_itself() -> None:
    t = lay("aeris").summon("scorch")
    assert (t.score, t.hand, t.area) == (9, ["aeris"], ["scorch"])


@pytest.mark.rule("V13.8")
def test_scorch_copying_aeris_recovers_itself_in_the_other_reading() -> None:
    t = lay("aeris", options=COPIED).summon("scorch")
    assert (t.score, t.hand, t.area) == (9, ["scorch"], ["aeris"])


@pytest.mark.rule("V13.8")
def test_scorch_copying_cerberus_spares_itself_or_cerberus_as_you_read_it() -> None:
    assert lay("cerberus", "agni").summon("scorch").options == ["stop", "discard cerberus", "discard agni"]
    assert lay("cerberus", "agni", options=COPIED).summon("scorch").options == [
        "stop",
        "discard agni",
        "discard scorch",
    ]


@pytest.mark.rule("V9.6")
def test_tidal_counts_dragons_itself_included() -> None:
    assert lay("willow", "imp", facing=("ember",)).summon("tidal").score == 5 * 2
    assert lay().summon("tidal").score == 5


def test_willow_brings_a_stone_of_each_colour_three_points_and_a_card() -> None:
    t = lay(deck=["imp"]).summon("willow")
    assert (t.stones, t.score, t.hand) == ({"red": 1, "blue": 1, "purple": 1}, 3, ["imp"])


@pytest.mark.rule("V7.7")
def test_willow_gives_everything_before_the_limit_is_checked() -> None:
    t = lay(stones={"red": 3}, deck=["imp"]).summon("willow")
    assert (t.hand, t.options[0]) == (["imp"], "drop red=2")


@pytest.mark.rule("V16.4")
def test_willow_may_be_summoned_when_deck_and_pile_are_empty() -> None:
    assert lay(hand=("willow",), others=[{"hand": all_but("willow")}]).summon("willow").score == 3
