"""Actions: seals, Missions and Heroes that change places, what is lent, and extra attempts."""

import pytest

from tests.thargos.lists import nothing_else
from tests.thargos.table import lay

HEALER = "imperial_healer"
MARSHAL = "marshal_of_the_broken_horn"
MASON = "mason_knight_of_the_compact"
DULL = "drive_off_the_carrion_pack"
PASS = "1:hold_the_rarlonn_pass"
ATTEMPTS = ["pass", "attempt 1", "attempt 2", "attempt 3", "attempt 4"]
FULL = ["guardian"] * 4 + ["barricade"] * 2  # a hand that needs no card


@pytest.mark.rule("TW5.1", "T12.9")
def test_blood_frenzy_lends_two_might_to_injured_heroes_and_lets_one_of_them_attempt() -> None:
    t = lay(HEALER, "krisoss", MARSHAL, "tebezil", hand=["blood_frenzy"], injured=[HEALER, "krisoss"]).pick(
        "play blood_frenzy"
    )
    assert (t.column(HEALER)[0], t.column("krisoss")[0], t.column(MARSHAL)[0]) == (3, 5, 3)
    assert t.options == ["pass", "attempt 1", "attempt 2"]


@pytest.mark.rule("T13.12", "TW5.1")
def test_blood_frenzy_is_over_with_the_turn() -> None:
    t = lay(HEALER, "krisoss", MARSHAL, "tebezil", hand=["blood_frenzy"], injured=[HEALER]).pick(
        "play blood_frenzy", "pass"
    )
    assert t.column(HEALER)[0] == 1


def test_blood_frenzy_counts_in_the_attempt() -> None:
    t = lay(HEALER, "krisoss", MARSHAL, "tebezil", facing=(MASON,), hand=["blood_frenzy"], injured=[HEALER])
    assert t.pick("play blood_frenzy", "attempt 1").scored() == [DULL]  # 1 + 2 against 2 + 1


def test_blood_frenzy_needs_an_injured_hero() -> None:
    t = lay(hand=["blood_frenzy"], theirs={"injured": [HEALER]})
    assert "play blood_frenzy" not in t.options


@pytest.mark.rule("TW4.1")
def test_sealed_by_edict_closes_a_track_for_everybody_until_the_next_turn() -> None:
    t = lay(hand=["sealed_by_edict"], theirs={"hand": FULL}).pick("play sealed_by_edict")
    assert t.options == ["seal 1", "seal 2", "seal 3", "seal 4"]
    t.pick("seal 2")
    assert t.options == ["pass", "attempt 1", "attempt 3", "attempt 4"]
    t.pick("pass", "attach nothing")
    assert sorted(name for name in t.options if name.startswith("attempt")) == ["attempt 1", "attempt 3", "attempt 4"]
    t.pick("pass", "attach nothing")
    assert (t.asked, "attempt 2" in t.options) == (1, True)


@pytest.mark.rule("TW4.1")
def test_sealed_by_edict_holds_against_its_own_player_too() -> None:
    assert "attempt 2" not in lay(seals=[0, 1, 0, 0]).options
    assert "attempt 2" not in lay(seals=[0, 2, 0, 0]).options


def test_sealed_by_edict_seals_one_of_its_players_own_tracks() -> None:
    t = lay(hand=["sealed_by_edict"], others=[{}]).pick("play sealed_by_edict")
    assert t.options == ["seal 1", "seal 2", "seal 5", "seal 6"]


def test_sealed_by_edict_has_no_use_for_a_track_that_its_player_has_sealed() -> None:
    t = lay(hand=["sealed_by_edict"], seals=[1, 2, 0, 0]).pick("play sealed_by_edict")
    assert t.options == ["seal 2", "seal 3", "seal 4"]
    assert "play sealed_by_edict" not in lay(hand=["sealed_by_edict"], seals=[1, 1, 1, 1]).options  # nor to attempt


@pytest.mark.rule("TW4.2")
def test_forged_orders_swap_two_missions_and_give_an_attempt() -> None:
    missions = [PASS, "2:break_the_toll_gate"]
    t = lay("krisoss", missions=missions, hand=["forged_orders"]).pick("play forged_orders")
    assert t.options == ["swap 1 2", "swap 1 3", "swap 1 4", "swap 2 3", "swap 2 4", "swap 3 4"]
    t.pick("swap 1 2")
    assert (t.mission(1), t.mission(2), t.options) == ("break_the_toll_gate", "hold_the_rarlonn_pass", ATTEMPTS)


@pytest.mark.rule("TW4.2", "T4.4")
def test_forged_orders_leave_a_mission_with_its_owner() -> None:
    t = lay("krisoss", missions=[PASS, "2:break_the_toll_gate"], hand=["forged_orders"]).pick(
        "play forged_orders", "swap 1 2"
    )
    assert [int(it) >> 6 for it in t.t.missions][:2] == [1, 0]


@pytest.mark.rule("TW4.1")
def test_forged_orders_do_not_move_a_seal() -> None:
    t = lay(hand=["forged_orders"], seals=[2, 0, 0, 0]).pick("play forged_orders", "swap 1 2")
    assert t.options == ["pass", "attempt 2", "attempt 3", "attempt 4"]


@pytest.mark.rule("TC4.3")
def test_forged_orders_pass_over_a_track_without_a_mission() -> None:
    t = lay(hand=["forged_orders"], others=[{}], missions=["1:" + DULL, "", "3:" + DULL], left=[1]).pick(
        "play forged_orders"
    )
    assert t.options == ["swap 1 5", "swap 1 6", "swap 5 6"]


@pytest.mark.rule("TW3.3", "T14.3")
def test_night_march_lets_two_heroes_trade_places_and_gives_an_attempt() -> None:
    t = lay(hand=["night_march"], lastings={MASON: ["guardian"]}, posts=[["barricade", 1, 2]]).pick("play night_march")
    assert len(t.options) == 6
    t.pick(f"trade {MASON} {HEALER}")
    assert (t.place(MASON), t.place(HEALER), t.lastings(MASON), t.options) == (1, 0, ["guardian"], ATTEMPTS)
    assert int(t.t.sides[0].posts[0]) >> 6 & 3 == 0


def test_night_march_brings_a_hero_to_the_mission_it_attempts() -> None:
    t = lay(HEALER, "krisoss", facing=("hragga",), hand=["night_march"]).pick(
        "play night_march", f"trade {HEALER} krisoss"
    )
    assert t.pick("attempt 1").scored() == [DULL]


@pytest.mark.rule("TW3.3")
def test_night_march_stays_within_the_tracks_of_its_player() -> None:
    t = lay(hand=["night_march"], others=[{}]).pick("play night_march")
    assert all(":" not in name for name in t.options)


@pytest.mark.rule("TW3.3", "TW1.3")
def test_false_summons_let_two_heroes_of_an_opponent_trade_places_and_give_an_attempt() -> None:
    t = lay(hand=["false_summons"], deck=["guardian"], theirs={"lastings": {MASON: ["guardian"]}}).pick(
        "play false_summons"
    )
    assert (t.asked, len(t.options)) == (1, 6)
    track = {hero: t.t.track(1, t.place(hero, 2) & 3) for hero in (MASON, HEALER)}
    t.pick(f"trade 2:{MASON} 2:{HEALER}")
    assert {hero: t.t.track(1, t.place(hero, 2) & 3) for hero in (HEALER, MASON)} == {
        HEALER: track[MASON],
        MASON: track[HEALER],
    }
    assert (t.lastings(MASON, 2), t.options) == (["guardian"], ATTEMPTS)


def test_false_summons_reach_an_opponent_of_your_choice() -> None:
    t = lay(hand=["false_summons"], others=[{}]).pick("play false_summons")
    assert t.options == ["name 2", "name 3"]
    assert all(name.count("3:") == 2 for name in t.pick("name 3").options)


@pytest.mark.rule("TW1.1", "TW6.3")
def test_reckless_charge_lends_three_might_to_a_hero_who_may_attempt() -> None:
    t = lay(HEALER, facing=("hragga",), hand=["reckless_charge"]).pick("play reckless_charge")
    assert t.options[0] == f"pick {HEALER}"
    t.pick(f"pick {HEALER}")
    assert (t.column(HEALER)[0], t.column(MASON)[0], t.options) == (4, 2, ["pass", "attempt 1"])
    assert t.pick("attempt 1").scored() == [DULL]


def test_reckless_charge_is_over_with_the_turn() -> None:
    t = lay(hand=["reckless_charge"]).pick("play reckless_charge", f"pick {HEALER}", "pass")
    assert (t.column(HEALER)[0], t.asked) == (1, 2)


@pytest.mark.rule("TW4.1", "T18.1")
def test_reckless_charge_breaks_no_seal() -> None:
    t = lay(hand=["reckless_charge"], seals=[2, 0, 0, 0]).pick("play reckless_charge", f"pick {MASON}")
    assert t.asked == 2


@pytest.mark.rule("T13.12", "T13.1")
def test_war_horn_of_telvar_lends_two_might_to_all_until_the_next_turn() -> None:
    t = lay(hand=["war_horn_of_telvar"], theirs={"hand": FULL}).pick("play war_horn_of_telvar")
    assert [t.column(hero)[0] for hero in (MASON, HEALER, MARSHAL, "hragga")] == [4, 3, 5, 5]
    assert (t.column(MASON, 2)[0], t.options) == (2, ATTEMPTS)
    t.pick("pass", "attach nothing", "pass")
    assert (t.asked, [t.column(hero)[0] for hero in (MASON, HEALER, MARSHAL, "hragga")]) == (1, [2, 1, 3, 3])


def test_war_horn_of_telvar_helps_to_defend() -> None:
    t = lay(hand=["war_horn_of_telvar"], theirs={"hand": FULL}).pick(
        "play war_horn_of_telvar", "pass", "attach nothing", "attempt 1"
    )
    assert t.view(0)["totals"][1] == [2 + 2 + 1, 0, 0]


def test_war_horn_of_telvar_stays_with_a_hero_who_moves() -> None:
    t = lay(boosts={HEALER: [0, 0, 0, 1, 0, 0]}, hand=["night_march"]).pick(
        "play night_march", f"trade {MASON} {HEALER}"
    )
    assert (t.column(HEALER)[0], t.column(MASON)[0]) == (2, 2)


def test_war_horn_of_telvar_stays_with_a_hero_who_is_turned_over() -> None:
    t = lay(HEALER, MARSHAL, "krisoss", "tebezil", facing=("hragga",), boosts={HEALER: [0, 0, 0, 1, 0, 0]}).pick(
        "attempt 1"
    )
    assert (t.injured(HEALER), t.column(HEALER)[0]) == (True, 2)


@pytest.mark.rule("TW1.9", "TW1.2")
def test_turn_of_the_tide_draws_two_and_gives_an_attempt_to_who_is_behind() -> None:
    t = lay(hand=["turn_of_the_tide"], theirs={"scored": [[1, "break_the_toll_gate", False]]}).pick(
        "play turn_of_the_tide"
    )
    assert (len(t.hand()), t.options) == (2, ATTEMPTS)
    t = lay(hand=["turn_of_the_tide"]).pick("play turn_of_the_tide")
    assert (len(t.hand()), t.asked) == (2, 2)


@pytest.mark.rule("TW1.9", "TC4.4")
def test_turn_of_the_tide_looks_for_one_opponent_with_more_who_is_still_in() -> None:
    ahead = {"scored": [[2, "break_the_toll_gate", False]]}
    mine = [[0, "break_the_toll_gate", False]]
    t = lay(hand=["turn_of_the_tide"], others=[ahead]).pick("play turn_of_the_tide")
    assert t.options[0] == "pass"
    t = lay(hand=["turn_of_the_tide"], others=[ahead], scored=mine).pick("play turn_of_the_tide")
    assert t.asked == 2
    t = lay(hand=["turn_of_the_tide"], others=[ahead], left=[2]).pick("play turn_of_the_tide")
    assert t.asked == 2


def test_turn_of_the_tide_needs_a_card_to_draw_or_a_lead_to_catch_up() -> None:
    assert "play turn_of_the_tide" not in lay(**nothing_else(hand=["turn_of_the_tide"])).options
    behind = {"scored": [[1, "break_the_toll_gate", False]]}
    assert "play turn_of_the_tide" in lay(**nothing_else(hand=["turn_of_the_tide"]), theirs=behind).options


@pytest.mark.rule("TW4.5", "TW2.9")
def test_scandal_at_court_makes_the_leader_give_up_a_mission_worth_one() -> None:
    scored = [
        [1, "break_the_toll_gate", False],
        [0, "buy_a_guildmasters_silence", False],
        [1, "hold_the_rarlonn_pass", False],
    ]
    t = lay(hand=["scandal_at_court"], theirs={"scored": scored}).pick("play scandal_at_court")
    assert (t.asked, t.options) == (2, ["give up break_the_toll_gate", "give up buy_a_guildmasters_silence"])
    t.pick("give up buy_a_guildmasters_silence")
    assert (t.points(2), t.scored(2)) == (3, ["break_the_toll_gate", "hold_the_rarlonn_pass"])
    assert (t.discard(), len(t.t.sides[0].aside), len(t.t.sides[1].aside)) == ([], 1, 1)
    assert t.options == ATTEMPTS


@pytest.mark.rule("TW4.5")
def test_scandal_at_court_looks_at_what_is_printed() -> None:
    scored = [[1, "duel_on_the_aqueduct", True], [1, "hold_the_rarlonn_pass", False]]
    t = lay(hand=["scandal_at_court"], theirs={"scored": scored}, options={"condar": "with"})
    assert t.points(2) == 4
    assert t.pick("play scandal_at_court").points(2) == 2


@pytest.mark.rule("TW4.5", "T12.10")
def test_scandal_at_court_is_gone_even_if_it_does_nothing() -> None:
    t = lay(hand=["scandal_at_court"]).pick("play scandal_at_court")
    assert (t.discard(), len(t.t.sides[0].aside), t.asked) == ([], 1, 2)
    t = lay(hand=["scandal_at_court"], theirs={"scored": [[1, "hold_the_rarlonn_pass", False]]}).pick(
        "play scandal_at_court"
    )
    assert (t.points(2), len(t.t.sides[0].aside), t.options) == (2, 1, ATTEMPTS)


@pytest.mark.rule("TW1.9")
def test_scandal_at_court_strikes_the_leader_and_you_choose_among_equals() -> None:
    toll = [[1, "break_the_toll_gate", False]]
    equal = [{"scored": [[2, "break_the_toll_gate", False]]}]
    t = lay(hand=["scandal_at_court"], theirs={"scored": toll}, others=equal).pick("play scandal_at_court")
    assert t.options == ["name 2", "name 3"]
    assert (t.pick("name 3").points(2), t.points(3)) == (1, 0)
    more = [{"scored": [[2, "break_the_toll_gate", False], [2, "buy_a_guildmasters_silence", False]]}]
    t = lay(hand=["scandal_at_court"], theirs={"scored": toll}, others=more).pick("play scandal_at_court")
    assert t.asked == 3
