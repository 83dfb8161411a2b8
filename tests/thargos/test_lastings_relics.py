"""Lastings: relics, armour and powers, those of Condar and those of the Undead."""

import pytest

from tests.thargos.lists import nothing_else
from tests.thargos.table import lay

HEALER = "imperial_healer"
MARSHAL = "marshal_of_the_broken_horn"
MASON = "mason_knight_of_the_compact"
DULL = "drive_off_the_carrion_pack"
UNDEAD = ("drowned_centurion", "ulmareth", "gnawer_of_names", "bell_ringer_of_the_plague_cart")
WITH_UNDEAD = {"undead": "with"}
WITH_CONDAR = {"condar": "with"}


def test_standard_of_the_compact_strengthens_each_other_hero_that_has_a_lasting() -> None:
    lastings = {HEALER: ["standard_of_the_compact"], MARSHAL: ["street_cunning"]}
    t = lay(lastings=lastings)
    assert (t.column(HEALER), t.column(MARSHAL), t.column(MASON)) == ((2, 3, 2), (4, 4, 1), (2, 2, 1))


@pytest.mark.rule("T12.4")
def test_standard_of_the_compact_strengthens_from_the_moment_a_lasting_comes() -> None:
    t = lay(step="attach", hand=["street_cunning"], lastings={HEALER: ["standard_of_the_compact"]})
    assert t.pick(f"attach street_cunning {MARSHAL}").column(MARSHAL) == (4, 4, 1)


def test_standard_of_the_compact_gives_one_however_many_lastings_a_hero_has() -> None:
    lastings = {HEALER: ["standard_of_the_compact"], MARSHAL: ["street_cunning", "street_cunning"]}
    assert lay(lastings=lastings).column(MARSHAL) == (4, 6, 1)


def test_standard_of_the_compact_is_nothing_to_opponents() -> None:
    t = lay(lastings={HEALER: ["standard_of_the_compact"]}, theirs={"lastings": {MARSHAL: ["street_cunning"]}})
    assert t.column(MARSHAL, 2) == (3, 4, 1)


def test_burning_tome_burns_the_top_card_of_its_own_deck_each_turn() -> None:
    t = lay(step="turn", lastings={HEALER: ["burning_tome"]}, deck=["guardian", "troll_raid"])
    assert (t.discard(), t.discard(2), t.column(HEALER)) == (["guardian"], [], (1, 3, 5))
    assert "troll_raid" in t.hand()


@pytest.mark.rule("T12.5")
def test_burning_tome_twice_on_a_hero_burns_one_card() -> None:
    t = lay(step="turn", lastings={HEALER: ["burning_tome"] * 2}, deck=["guardian", "troll_raid"])
    assert (t.discard(), t.column(HEALER)) == (["guardian"], (1, 3, 8))


@pytest.mark.rule("T14.9", "T16.4")
def test_burning_tome_may_take_the_card_that_the_draw_needed() -> None:
    t = lay(step="turn", **nothing_else(lastings={HEALER: ["burning_tome"]}, deck=["guardian"]))
    assert (t.discard(), t.options) == (["guardian"], [])
    assert list(t.t.left) == [0]
    hand = ["guardian"] * 3 + ["troll_raid"] * 3
    t = lay(step="turn", **nothing_else(lastings={HEALER: ["burning_tome"]}, deck=["guardian"], hand=hand))
    assert t.asked == 1


def test_tower_shield_gives_one_more_might_in_defence() -> None:
    shield = {MASON: ["tower_shield"]}
    t = lay(hand=["troll_raid"], theirs={"lastings": shield}).pick("attempt 1")
    assert t.view(0)["totals"] == [[2, 0, 0], [2 + 1 + 1 + 1, 0, 0]]
    t = lay(hand=["troll_raid"], lastings=shield).pick("attempt 1")
    assert t.view(0)["totals"] == [[3, 0, 0], [3, 0, 0]]


@pytest.mark.rule("T12.5")
def test_tower_shield_twice_gives_the_one_in_defence_once() -> None:
    t = lay(facing=(HEALER,), hand=["troll_raid"], theirs={"lastings": {HEALER: ["tower_shield"] * 2}}).pick(
        "attempt 1"
    )
    assert t.view(0)["totals"][1] == [1 + 2 + 1 + 1, 0, 0]


@pytest.mark.rule("T7.5")
def test_plate_of_the_old_empire_gives_three_might_and_takes_one_of_the_rest() -> None:
    assert lay(lastings={MARSHAL: ["plate_of_the_old_empire"]}).column(MARSHAL) == (6, 1, 0)
    assert lay(lastings={MARSHAL: ["plate_of_the_old_empire"] * 2}).column(MARSHAL) == (9, 0, -1)


@pytest.mark.rule("TW2.8", "T17.7")
def test_watchers_lens_shows_a_hand_to_its_player_alone() -> None:
    t = lay(step="attach", hand=["watchers_lens"], theirs={"hand": ["barricade", "guardian"]})
    t.pick(f"attach watchers_lens {HEALER}")
    assert (t.column(HEALER), t.view(1)["sides"][1]["hand"]["known"]) == ((1, 4, 2), ["guardian", "barricade"])
    assert t.kinds == ["attached", "looked", "looked"]
    assert t.view(0)["sides"][1]["hand"]["known"] == []
    assert all(e.seen_by == 0b01 for e in t.told[1:])


@pytest.mark.rule("TC3.4")
def test_watchers_lens_looks_at_the_opponent_of_its_players_choice() -> None:
    t = lay(step="attach", hand=["watchers_lens"], theirs={"hand": ["barricade"]}, others=[{"hand": ["guardian"]}])
    t.pick(f"attach watchers_lens {HEALER}")
    assert t.options == ["name 2", "name 3"]
    t.pick("name 3")
    assert [side["hand"]["known"] for side in t.view(1)["sides"][1:]] == [[], ["guardian"]]
    assert t.view(2)["sides"][2]["hand"]["known"] == []


def test_watchers_lens_sees_nothing_in_an_empty_hand() -> None:
    t = lay(step="attach", hand=["watchers_lens"]).pick(f"attach watchers_lens {HEALER}")
    assert (t.kinds, t.options[0]) == (["attached"], "pass")


@pytest.mark.rule("TW5.9", "T13.5")
def test_loaded_dice_may_add_the_pam_of_the_top_card_once_the_defender_has_laid() -> None:
    theirs = {"hand": ["guardian"], "lastings": {MASON: ["earth_elemental"]}}
    t = lay(lastings={MASON: ["loaded_dice"]}, deck=["troll_raid"], theirs=theirs)
    t.pick("attempt 1", "lay guardian might")
    assert (t.asked, t.options) == (1, ["decline", "accept"])
    t = lay(lastings={MASON: ["loaded_dice"]}, deck=["market_rumours"], theirs={"hand": ["guardian"]})
    t.pick("attempt 1", "lay guardian might", "accept")
    assert (t.scored(), t.deck()[-1]) == ([DULL], "market_rumours")  # 2 + 3 against 3 + 2; the Mission restored it


def test_loaded_dice_add_to_the_required_attribute_of_their_players_choice() -> None:
    t = lay(
        missions=["1:trade_hostages_at_the_bridge"],
        lastings={MASON: ["loaded_dice"]},
        deck=["troll_raid"],
        theirs={"hand": ["guardian"]},
    )
    t.pick("attempt 1", "accept")
    assert t.options == ["add might", "add mind"]
    assert t.pick("add mind").injured(MASON)  # behind on Might all the same


def test_loaded_dice_may_be_left_alone_and_need_a_deck() -> None:
    t = lay(lastings={MASON: ["loaded_dice"]}, deck=["troll_raid"]).pick("attempt 1", "decline")
    assert (t.injured(MASON), t.deck()[0]) == (True, "troll_raid")
    t = lay(**nothing_else(lastings={MASON: ["loaded_dice"]})).pick("attempt 1")
    assert (t.injured(MASON), t.asked) == (True, 2)


def test_loaded_dice_do_not_roll_in_defence() -> None:
    t = lay(theirs={"lastings": {MASON: ["loaded_dice"]}}).pick("attempt 1")
    assert "gambled" not in t.kinds


def test_boot_stiletto_gives_one_might_and_counts_four_when_laid() -> None:
    assert lay(lastings={HEALER: ["boot_stiletto"]}).column(HEALER) == (2, 3, 2)
    t = lay(HEALER, facing=("krisoss",), hand=["boot_stiletto"]).pick("attempt 1", "lay boot_stiletto might")
    assert t.scored() == [DULL]


@pytest.mark.rule("T11.5")
def test_weeping_idol_goes_when_its_hero_is_injured() -> None:
    t = lay(HEALER, facing=("krisoss",), lastings={HEALER: ["weeping_idol", "street_cunning"]})
    assert t.column(HEALER) == (0, 5, 4)
    t.pick("attempt 1")
    assert (t.injured(HEALER), t.lastings(HEALER), t.discard()) == (True, ["street_cunning"], ["weeping_idol"])


def test_weeping_idol_stays_with_a_hero_that_is_spared_or_injured_already() -> None:
    t = lay(HEALER, facing=("krisoss",), lastings={HEALER: ["weeping_idol", "guardian"]}).pick("attempt 1")
    assert (t.injured(HEALER), t.lastings(HEALER)) == (False, ["weeping_idol"])
    t = lay(HEALER, facing=("krisoss",), lastings={HEALER: ["weeping_idol"]}, injured=[HEALER]).pick("attempt 1")
    assert t.lastings(HEALER) == ["weeping_idol"]


@pytest.mark.rule("TU2.1", "TU2.5")
def test_weeping_idol_goes_by_itself_and_the_undead_take_another_lasting() -> None:
    idol = {HEALER: ["weeping_idol", "street_cunning"]}
    t = lay(HEALER, facing=UNDEAD, lastings=idol, options=WITH_UNDEAD).pick("attempt 1")
    assert (t.injured(HEALER), t.lastings(HEALER), t.discard()) == (True, [], ["weeping_idol", "street_cunning"])


def test_weeping_idol_does_not_care_for_other_heroes() -> None:
    t = lay(HEALER, facing=("krisoss",), lastings={MASON: ["weeping_idol"]}).pick("attempt 1")
    assert (t.injured(HEALER), t.lastings(MASON)) == (True, ["weeping_idol"])


@pytest.mark.rule("TW3.7")
def test_oathbound_squire_lets_his_player_discard_a_card_instead_of_an_injury() -> None:
    squire = {HEALER: ["oathbound_squire"]}
    t = lay(
        HEALER, facing=("krisoss",), lastings=squire, hand=["guardian", "troll_raid"], theirs={"hand": ["guardian"]}
    )
    t.pick("attempt 1", "stop", "stop")
    assert (t.options, t.column(HEALER)) == (["spare oathbound_squire", "suffer"], (2, 4, 2))
    t.pick("spare oathbound_squire")
    assert t.options == ["discard guardian", "discard troll_raid"]
    t.pick("discard troll_raid")
    assert (t.injured(HEALER), t.hand(), t.lastings(HEALER)) == (False, ["guardian"], ["oathbound_squire"])
    assert t.discard(2) == []


def test_oathbound_squire_may_let_his_hero_suffer() -> None:
    t = lay(HEALER, facing=("krisoss",), lastings={HEALER: ["oathbound_squire"]}, hand=["guardian"])
    t.pick("attempt 1", "stop", "suffer")
    assert (t.injured(HEALER), t.hand()) == (True, ["guardian"])


def test_oathbound_squire_can_do_nothing_with_an_empty_hand() -> None:
    t = lay(HEALER, facing=("krisoss",), lastings={HEALER: ["oathbound_squire"]}).pick("attempt 1")
    assert t.injured(HEALER)


@pytest.mark.rule("T11.4")
def test_oathbound_squire_cannot_be_paid_with_a_card_that_was_laid() -> None:
    t = lay(HEALER, facing=("krisoss",), lastings={HEALER: ["oathbound_squire"]}, hand=["earth_elemental"])
    t.pick("attempt 1", "lay earth_elemental might")
    assert (t.injured(HEALER), t.discard()) == (True, ["earth_elemental"])


def test_prefects_chain_gives_two_mind_for_one_might() -> None:
    assert lay(lastings={MARSHAL: ["prefects_chain"]}).column(MARSHAL) == (2, 4, 1)


def test_feral_blood_gives_two_might_for_one_mind() -> None:
    assert lay(lastings={MARSHAL: ["feral_blood"]}).column(MARSHAL) == (5, 1, 1)
    assert lay(lastings={MARSHAL: ["feral_blood"] * 2}).column(MARSHAL) == (7, 0, 1)


def test_vestments_of_the_nine_winds_give_two_mysticism_for_one_mind() -> None:
    assert lay(lastings={MARSHAL: ["vestments_of_the_nine_winds"]}).column(MARSHAL) == (3, 1, 3)


def test_purity_of_the_line_gives_one_of_everything() -> None:
    assert lay(lastings={MARSHAL: ["purity_of_the_line"]}).column(MARSHAL) == (4, 3, 2)


@pytest.mark.rule("TO3.1", "TO3.2")
def test_purity_of_the_line_is_for_the_pure_where_factions_count() -> None:
    t = lay("vashkael", "tebezil", step="attach", hand=["purity_of_the_line"], options={"factions": "on"})
    assert t.options == ["attach nothing", "attach purity_of_the_line vashkael", "attach purity_of_the_line tebezil"]


@pytest.mark.rule("TW5.2")
def test_citizen_of_condar_makes_missions_in_a_town_easier() -> None:
    citizen = {MASON: ["citizen_of_condar"]}
    t = lay(missions=["1:break_the_toll_gate"], lastings=citizen, hand=["guardian"], options=WITH_CONDAR).pick(
        "attempt 1"
    )
    assert (t.column(MASON), t.view(0)["totals"]) == ((2, 3, 1), [[2, 0, 0], [2 + 2 - 1, 0, 0]])


def test_citizen_of_condar_is_lost_in_the_wild_and_no_help_in_defence() -> None:
    citizen = {MASON: ["citizen_of_condar"]}
    t = lay(lastings=citizen, hand=["guardian"], options=WITH_CONDAR).pick("attempt 1")
    assert t.view(0)["totals"] == [[2, 0, 0], [3, 0, 0]]
    t = lay(missions=["1:break_the_toll_gate"], hand=["guardian"], theirs={"lastings": citizen}, options=WITH_CONDAR)
    assert t.pick("attempt 1").view(0)["totals"] == [[2, 0, 0], [4, 0, 0]]


@pytest.mark.rule("T12.5", "TW5.2")
def test_citizen_of_condar_twice_eases_by_one_and_no_value_falls_below_zero() -> None:
    citizens = {HEALER: ["citizen_of_condar"] * 2}
    t = lay(HEALER, missions=["1:break_the_toll_gate"], lastings=citizens, hand=["guardian"], options=WITH_CONDAR)
    assert t.pick("attempt 1").view(0)["totals"] == [[1, 0, 0], [2 + 1, 0, 0]]
    citizens = {"velasque": ["citizen_of_condar"]}
    t = lay(
        "velasque", missions=["1:buy_a_guildmasters_silence"], lastings=citizens, hand=["guardian"], options=WITH_CONDAR
    )
    assert t.pick("attempt 1").view(0)["totals"] == [[0, 4, 0], [0, 2, 0]]


@pytest.mark.rule("TW3.7", "TU2.6")
def test_shroud_of_grave_salt_goes_instead_of_the_injury_and_draws_a_card() -> None:
    shroud = {"ulmareth": ["shroud_of_grave_salt"]}
    t = lay(
        *reversed(UNDEAD[:2]),
        *UNDEAD[2:],
        facing=("krisoss",),
        lastings=shroud,
        deck=["bone_hook_chain"],
        options=WITH_UNDEAD,
    )
    t.pick("attempt 1")
    assert (t.injured("ulmareth"), t.discard(), t.hand()) == (False, ["shroud_of_grave_salt"], ["bone_hook_chain"])


def test_shroud_of_grave_salt_draws_for_its_own_player() -> None:
    theirs = {"hand": ["guardian"] * 4 + ["barricade"] * 2}
    t = lay(
        HEALER, facing=("krisoss",), lastings={HEALER: ["shroud_of_grave_salt"]}, theirs=theirs, options=WITH_UNDEAD
    )
    t.pick("attempt 1", "stop")
    assert (len(t.hand()), len(t.hand(2))) == (1, 6)


def test_shroud_of_grave_salt_goes_even_with_nothing_to_draw() -> None:
    mine = nothing_else(lastings={HEALER: ["shroud_of_grave_salt"]})
    t = lay(HEALER, facing=("krisoss",), **mine, options=WITH_UNDEAD).pick("attempt 1")
    assert (t.injured(HEALER), t.lastings(HEALER), t.hand()) == (False, [], [])


@pytest.mark.rule("T12.5")
def test_shroud_of_grave_salt_twice_goes_one_by_one() -> None:
    t = lay(HEALER, facing=("krisoss",), lastings={HEALER: ["shroud_of_grave_salt"] * 2}, options=WITH_UNDEAD).pick(
        "attempt 1"
    )
    assert (t.injured(HEALER), t.lastings(HEALER), len(t.hand())) == (False, ["shroud_of_grave_salt"], 1)


def test_bone_hook_chain_pulls_at_injured_heroes() -> None:
    chain = {MASON: ["bone_hook_chain"]}
    theirs = {"injured": [MARSHAL]}
    t = lay(
        facing=(MARSHAL,),
        missions=["1:trade_hostages_at_the_bridge"],
        lastings=chain,
        hand=["guardian"],
        theirs=theirs,
        options=WITH_UNDEAD,
    )
    assert t.pick("attempt 1").view(0)["totals"][0] == [2 + 2 + 1, 2, 0]
    t = lay(facing=(MARSHAL,), lastings=chain, hand=["guardian"], options=WITH_UNDEAD).pick("attempt 1")
    assert t.view(0)["totals"][0] == [4, 0, 0]


@pytest.mark.rule("T12.5")
def test_bone_hook_chain_twice_adds_its_one_once() -> None:
    t = lay(
        HEALER,
        facing=(MARSHAL,),
        lastings={HEALER: ["bone_hook_chain"] * 2},
        hand=["guardian"],
        theirs={"injured": [MARSHAL]},
        options=WITH_UNDEAD,
    )
    assert t.pick("attempt 1").view(0)["totals"][0] == [1 + 4 + 1, 0, 0]


def test_bone_hook_chain_does_not_pull_in_defence() -> None:
    t = lay(
        MARSHAL,
        injured=[MARSHAL],
        hand=["guardian"],
        theirs={"lastings": {MASON: ["bone_hook_chain"]}},
        options=WITH_UNDEAD,
    )
    assert t.pick("attempt 1").view(0)["totals"][1] == [2 + 2 + 1, 0, 0]


def test_candle_of_the_last_rite_burns_a_card_of_each_opponent() -> None:
    deck = ["guardian", "troll_raid", "barricade"]
    t = lay(step="attach", hand=["candle_of_the_last_rite"], theirs={"deck": deck}, options=WITH_UNDEAD)
    t.pick(f"attach candle_of_the_last_rite {HEALER}")
    assert (t.column(HEALER), t.discard(2), t.deck(2)[0], t.discard()) == ((1, 3, 3), deck[:1], "troll_raid", [])


@pytest.mark.rule("TC3.4", "TW1.7")
def test_candle_of_the_last_rite_reaches_all_opponents_of_a_circle() -> None:
    t = lay(step="attach", hand=["candle_of_the_last_rite"], others=[{}], options=WITH_UNDEAD)
    t.pick(f"attach candle_of_the_last_rite {HEALER}")
    assert (len(t.discard(2)), len(t.discard(3))) == (1, 1)
    assert [e.seat for e, kind in zip(t.told, t.kinds) if kind == "burnt"] == [1, 2]


@pytest.mark.rule("T14.9")
def test_candle_of_the_last_rite_ends_no_game_by_emptying_a_deck() -> None:
    t = lay(
        step="attach", hand=["candle_of_the_last_rite"], theirs=nothing_else(deck=["guardian"]), options=WITH_UNDEAD
    )
    t.pick(f"attach candle_of_the_last_rite {HEALER}")
    assert (t.deck(2), t.asked) == ([], 1)
