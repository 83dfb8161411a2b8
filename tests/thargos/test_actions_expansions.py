"""Actions of Condar and of the Undead."""

import pytest

from tests.thargos.lists import nothing_else
from tests.thargos.table import lay

HEALER = "imperial_healer"
MARSHAL = "marshal_of_the_broken_horn"
MASON = "mason_knight_of_the_compact"
DULL = "drive_off_the_carrion_pack"
CONDAR = {"condar": "with"}
WITH_UNDEAD = {"undead": "with"}
UNDEAD = ("drowned_centurion", "ulmareth", "gnawer_of_names", "bell_ringer_of_the_plague_cart")
TOPS = ["troll_raid", "street_cunning", "loaded_dice", "market_rumours", "tripwire", "forged_orders"]
FULL = ["guardian"] * 4 + ["barricade"] * 2  # a hand that needs no card


@pytest.mark.rule("TW4.1")
def test_curfew_bell_seals_a_track_and_draws_a_card() -> None:
    t = lay(hand=["curfew_bell"], deck=TOPS, options=CONDAR).pick("play curfew_bell")
    assert t.options == ["seal 1", "seal 2", "seal 3", "seal 4"]
    t.pick("seal 3")
    assert (list(t.t.seals), t.hand(), t.discard()) == ([0, 0, 1, 0], ["troll_raid"], ["curfew_bell"])


def test_curfew_bell_rings_with_an_empty_deck_too() -> None:
    t = lay(**nothing_else(hand=["curfew_bell"]), options=CONDAR).pick("play curfew_bell", "seal 1")
    assert list(t.t.seals) == [1, 0, 0, 0]


@pytest.mark.rule("T12.2")
def test_curfew_bell_only_draws_where_every_track_is_sealed() -> None:
    t = lay(hand=["curfew_bell"], deck=TOPS, seals=[1, 1, 1, 1], options=CONDAR).pick("play curfew_bell")
    assert (t.hand(), t.asked) == (["troll_raid"], 2)


def test_rooftop_pursuit_lends_three_mind_to_a_hero_who_may_attempt() -> None:
    mind = ["1:turn_a_captains_coat"]
    t = lay(missions=mind, hand=["rooftop_pursuit"], options=CONDAR).pick("play rooftop_pursuit", f"pick {MASON}")
    assert (t.column(MASON), t.column(HEALER), t.options) == ((2, 5, 1), (1, 3, 2), ["pass", "attempt 1"])
    assert t.pick("attempt 1").scored() == ["turn_a_captains_coat"]


def test_rooftop_pursuit_is_over_with_the_turn() -> None:
    t = lay(hand=["rooftop_pursuit"], options=CONDAR).pick("play rooftop_pursuit", f"pick {MASON}", "pass")
    assert t.column(MASON) == (2, 2, 1)


@pytest.mark.rule("TW5.2", "TW6.3")
def test_bribed_gatekeeper_gives_an_attempt_that_is_two_easier() -> None:
    t = lay(missions=["1:hold_the_rarlonn_pass"], hand=["bribed_gatekeeper", "guardian"], options=CONDAR)
    t.pick("play bribed_gatekeeper")
    assert t.options == ["pass", "attempt 1", "attempt 2", "attempt 3", "attempt 4"]
    assert t.pick("attempt 1").view(0)["totals"] == [[2, 0, 0], [2, 0, 0]]


@pytest.mark.rule("TW5.2")
def test_bribed_gatekeeper_takes_two_from_each_value() -> None:
    t = lay(missions=["1:burn_the_enemy_city"], hand=["bribed_gatekeeper", "guardian"], options=CONDAR)
    assert t.pick("play bribed_gatekeeper", "attempt 1").view(0)["totals"] == [[2, 2, 0], [2 + 1, 2, 0]]


@pytest.mark.rule("TW5.2")
def test_bribed_gatekeeper_lets_no_value_fall_below_zero() -> None:
    t = lay(missions=["1:locate_the_secret_gate_of_rund"], hand=["bribed_gatekeeper", "guardian"], options=CONDAR)
    assert t.pick("play bribed_gatekeeper", "attempt 1").view(0)["totals"] == [[2, 2, 1], [2, 2, 1]]


def test_bribed_gatekeeper_may_be_paid_for_nothing() -> None:
    t = lay(hand=["bribed_gatekeeper"], options=CONDAR).pick("play bribed_gatekeeper", "pass")
    assert (t.discard(), t.asked) == (["bribed_gatekeeper"], 2)


def test_bribed_gatekeeper_opens_no_sealed_track() -> None:
    t = lay(hand=["bribed_gatekeeper"], seals=[2, 2, 0, 0], options=CONDAR).pick("play bribed_gatekeeper")
    assert t.options == ["pass", "attempt 3", "attempt 4"]
    assert "play bribed_gatekeeper" not in lay(hand=["bribed_gatekeeper"], seals=[2, 2, 2, 2], options=CONDAR).options


def test_feast_of_the_pilgrims_heals_a_hero_and_draws_two_cards() -> None:
    t = lay(hand=["feast_of_the_pilgrims"], deck=TOPS, injured=[HEALER, MASON], options=CONDAR)
    t.pick("play feast_of_the_pilgrims")
    assert t.options == [f"heal {MASON}", f"heal {HEALER}"]
    t.pick(f"heal {HEALER}")
    assert (t.injured(HEALER), t.injured(MASON), sorted(t.hand())) == (False, True, sorted(TOPS[:2]))


@pytest.mark.rule("T12.2")
def test_feast_of_the_pilgrims_does_what_can_be_done() -> None:
    t = lay(hand=["feast_of_the_pilgrims"], injured=[MARSHAL], options=CONDAR).pick("play feast_of_the_pilgrims")
    assert (len(t.hand()), t.injured(MARSHAL)) == (2, True)
    t = lay(**nothing_else(hand=["feast_of_the_pilgrims"]), options=CONDAR)
    assert "play feast_of_the_pilgrims" not in t.options


@pytest.mark.rule("TW1.7", "TW2.3")
def test_burn_the_ledgers_burns_three_cards_of_everybody_and_draws_one() -> None:
    t = lay(hand=["burn_the_ledgers"], deck=TOPS, theirs={"deck": TOPS, "hand": FULL}, options=CONDAR)
    t.pick("play burn_the_ledgers")
    assert (t.discard(), t.hand()) == ([*TOPS[:3], "burn_the_ledgers"], ["market_rumours"])
    assert t.discard(2) == TOPS[:3]


@pytest.mark.rule("T14.9")
def test_burn_the_ledgers_empties_decks_without_ending_the_game() -> None:
    theirs = nothing_else(deck=["guardian"], hand=["barricade"] * 2 + ["troll_raid"] * 4)
    t = lay(**nothing_else(hand=["burn_the_ledgers"], deck=["guardian"]), theirs=theirs, options=CONDAR)
    t.pick("play burn_the_ledgers")
    assert (t.hand(), t.deck(), t.deck(2), t.asked) == ([], [], [], 2)


@pytest.mark.rule("TW2.2")
def test_masks_in_the_crowd_cost_each_opponent_a_card_and_may_cycle_one() -> None:
    t = lay(
        hand=["masks_in_the_crowd", "guardian", "guardian"],
        deck=TOPS,
        theirs={"hand": FULL},
        others=[{"hand": FULL}],
        options=CONDAR,
    )
    t.pick("play masks_in_the_crowd")
    assert (len(t.discard(2)), len(t.discard(3)), t.options) == (1, 1, ["stop", "under guardian"])
    assert t.pick("under guardian").hand() == ["guardian", "troll_raid"]


def test_masks_in_the_crowd_need_a_hand_to_rob_or_a_card_to_cycle() -> None:
    assert "play masks_in_the_crowd" not in lay(hand=["masks_in_the_crowd"], options=CONDAR).options
    assert "play masks_in_the_crowd" in lay(hand=["masks_in_the_crowd", "guardian"], options=CONDAR).options
    t = lay(hand=["masks_in_the_crowd"], theirs={"hand": ["guardian"]}, options=CONDAR).pick("play masks_in_the_crowd")
    assert t.discard(2) == ["guardian"]


@pytest.mark.rule("TU2.1", "TW1.4")
def test_barrow_opens_for_an_injured_hero_or_for_one_without_lastings() -> None:
    theirs = {"injured": [HEALER], "lastings": {HEALER: ["guardian", "street_cunning"], MASON: ["guardian"]}}
    t = lay(*UNDEAD, hand=["barrow_opens"], theirs=theirs, options=WITH_UNDEAD).pick("play barrow_opens")
    assert t.options == ["take injure injured", "take injure"]
    t.pick("take injure")
    assert t.options == [f"injure 2:{MARSHAL}", "injure 2:hragga"]
    assert t.pick("injure 2:hragga").injured("hragga", 2)


@pytest.mark.rule("TU2.1", "TU2.5", "TU2.6")
def test_barrow_opens_and_takes_a_lasting_of_an_injured_hero() -> None:
    theirs = {"injured": [HEALER], "lastings": {HEALER: ["rune_of_iron_will", "street_cunning"]}}
    t = lay(*UNDEAD, hand=["barrow_opens"], theirs=theirs, options=WITH_UNDEAD).pick(
        "play barrow_opens", "take injure injured"
    )
    assert (t.asked, t.options) == (2, [f"lose street_cunning {HEALER}", f"lose rune_of_iron_will {HEALER}"])
    theirs = {"injured": [HEALER], "lastings": {HEALER: ["guardian", "street_cunning"]}}
    t = lay(*UNDEAD, hand=["barrow_opens"], theirs=theirs, options=WITH_UNDEAD).pick(
        "play barrow_opens", "take injure injured"
    )
    assert t.lastings(HEALER, 2) == ["street_cunning"]  # the Guardian spared it


@pytest.mark.rule("TU2.3", "TU3.1")
def test_barrow_opens_and_captures_an_injured_hero_without_lastings() -> None:
    t = lay(*UNDEAD, hand=["barrow_opens"], theirs={"injured": [HEALER]}, options=WITH_UNDEAD)
    t.pick("play barrow_opens", "take injure injured")
    assert t.options == ["release", *(f"enlist {hero}" for hero in UNDEAD)]
    t.pick(f"enlist {UNDEAD[3]}")
    assert (t.injured(HEALER), t.place(HEALER), t.t.sides[0].captives) == (True, 3, 1)


@pytest.mark.rule("T11.9")
def test_barrow_opens_in_other_hands_only_for_active_heroes_without_lastings() -> None:
    theirs = {"injured": [HEALER], "lastings": {MASON: ["guardian"]}}
    t = lay(hand=["barrow_opens"], theirs=theirs, options=WITH_UNDEAD).pick("play barrow_opens")
    assert t.options == [f"injure 2:{MARSHAL}", "injure 2:hragga"]


def test_barrow_opens_for_nobody_where_nobody_can_be_injured() -> None:
    theirs = {"lastings": {hero: ["street_cunning"] for hero in (HEALER, MASON, MARSHAL, "hragga")}}
    assert "play barrow_opens" not in lay(*UNDEAD, hand=["barrow_opens"], theirs=theirs, options=WITH_UNDEAD).options


def test_barrow_opens_for_no_centurion_who_cannot_be_captured() -> None:
    hurt = {
        "injured": ["drowned_centurion", "ulmareth"],
        "lastings": {"gnawer_of_names": ["guardian"], UNDEAD[3]: ["guardian"]},
    }
    t = lay(*UNDEAD, facing=UNDEAD, hand=["barrow_opens"], theirs=hurt, options=WITH_UNDEAD).pick(
        "play barrow_opens", "take injure"
    )
    assert (t.t.sides[0].captives, t.options[0]) == (1, "release")  # Ulmareth alone could be taken


def test_procession_of_the_drowned_strips_an_injured_hero_and_draws_for_each_captive() -> None:
    theirs = {"injured": [HEALER], "lastings": {HEALER: ["street_cunning", "rune_of_iron_will"], MASON: ["guardian"]}}
    t = lay(*UNDEAD, hand=["procession_of_the_drowned"], deck=TOPS, captives=2, theirs=theirs, options=WITH_UNDEAD)
    t.pick("play procession_of_the_drowned")
    assert (t.asked, t.options) == (1, [f"lose street_cunning {HEALER}", f"lose rune_of_iron_will {HEALER}"])
    t.pick(f"lose street_cunning {HEALER}")
    assert (t.lastings(HEALER, 2), sorted(t.hand())) == (["rune_of_iron_will"], sorted(TOPS[:2]))


@pytest.mark.rule("T12.2")
def test_procession_of_the_drowned_needs_a_captive_or_a_lasting_to_take() -> None:
    t = lay(*UNDEAD, hand=["procession_of_the_drowned"], options=WITH_UNDEAD)
    assert "play procession_of_the_drowned" not in t.options
    t = lay(*UNDEAD, hand=["procession_of_the_drowned"], deck=TOPS, captives=1, options=WITH_UNDEAD)
    assert t.pick("play procession_of_the_drowned").hand() == ["troll_raid"]
    theirs = {"injured": [HEALER], "lastings": {HEALER: ["guardian"]}}
    t = lay(*UNDEAD, hand=["procession_of_the_drowned"], theirs=theirs, options=WITH_UNDEAD)
    t.pick("play procession_of_the_drowned")
    assert (t.lastings(HEALER, 2), t.hand()) == ([], [])


@pytest.mark.rule("TW2.6", "TW2.9", "T17.11")
def test_no_rest_for_the_faithful_brings_a_lasting_back_and_is_gone_for_good() -> None:
    discard = ["guardian", "troll_raid", "street_cunning"]
    t = lay(hand=["no_rest_for_the_faithful"], discard=discard, options=WITH_UNDEAD).pick(
        "play no_rest_for_the_faithful"
    )
    assert t.options == ["recover guardian", "recover street_cunning"]
    t.pick("recover guardian")
    assert (t.hand(), t.discard(), len(t.t.sides[0].aside)) == (["guardian"], ["troll_raid", "street_cunning"], 1)
    assert t.view(2)["sides"][0]["hand"]["known"] == ["guardian"]


@pytest.mark.rule("T12.10")
def test_no_rest_for_the_faithful_is_gone_even_without_a_lasting() -> None:
    t = lay(hand=["no_rest_for_the_faithful"], discard=["troll_raid"], options=WITH_UNDEAD)
    t.pick("play no_rest_for_the_faithful")
    assert (t.hand(), t.discard(), len(t.t.sides[0].aside)) == ([], ["troll_raid"], 1)
