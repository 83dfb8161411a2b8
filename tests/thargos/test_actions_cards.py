"""Actions: drawing, looking, healing, and Lastings and Missions that come into play."""

import pytest

from tests.thargos.lists import nothing_else
from tests.thargos.table import lay

HEALER = "imperial_healer"
MARSHAL = "marshal_of_the_broken_horn"
MASON = "mason_knight_of_the_compact"
DULL = "drive_off_the_carrion_pack"
ATTEMPTS = ["pass", "attempt 1", "attempt 2", "attempt 3", "attempt 4"]
SEALED = [2, 2, 2, 2]  # nothing is left to attempt
TOPS = ["troll_raid", "street_cunning", "loaded_dice", "market_rumours", "tripwire", "forged_orders"]


@pytest.mark.rule("T6.12", "T6.13", "TW2.1")
def test_dispatches_from_the_front_draw_two_cards_and_give_an_attempt() -> None:
    t = lay(hand=["dispatches_from_the_front"], deck=TOPS).pick("play dispatches_from_the_front")
    assert (sorted(t.hand()), t.discard(), t.options) == (sorted(TOPS[:2]), ["dispatches_from_the_front"], ATTEMPTS)
    assert t.view(2)["sides"][0]["hand"] == {"size": 2, "known": []}
    assert t.pick("pass").asked == 2


@pytest.mark.rule("T6.6", "TW2.1")
def test_dispatches_from_the_front_draw_above_the_limit() -> None:
    hand = ["dispatches_from_the_front", "dispatches_from_the_front", "guardian", "guardian", "tripwire", "barricade"]
    assert len(lay(hand=hand).pick("play dispatches_from_the_front").hand()) == 7


@pytest.mark.rule("T16.8")
def test_dispatches_from_the_front_draw_what_there_is_and_need_a_card_or_an_attempt() -> None:
    t = lay(**nothing_else(hand=["dispatches_from_the_front"], deck=["guardian"])).pick(
        "play dispatches_from_the_front"
    )
    assert (t.hand(), list(t.t.left)) == (["guardian"], [])
    t = lay(**nothing_else(hand=["dispatches_from_the_front"]), seals=SEALED)
    assert "play dispatches_from_the_front" not in t.options


@pytest.mark.rule("TW2.5", "T17.7")
def test_market_rumours_draw_a_card_and_put_up_to_two_under_the_deck_unseen() -> None:
    t = lay(hand=["market_rumours", "guardian", "tripwire"], deck=TOPS[:3]).pick("play market_rumours")
    assert t.options == ["stop", "under guardian", "under troll_raid", "under tripwire"]
    t.pick("under tripwire", "under guardian")
    assert (sorted(t.hand()), t.deck()[-2:]) == (sorted(TOPS[:3]), ["tripwire", "guardian"])
    assert [e.n for e, kind in zip(t.told, t.kinds) if kind == "cycled"] == [2]
    assert t.view(2)["sides"][0]["deck"]["known"] == []


def test_market_rumours_stop_when_their_player_likes() -> None:
    t = lay(hand=["market_rumours", "guardian", "tripwire"], deck=TOPS).pick(
        "play market_rumours", "under guardian", "stop"
    )
    assert sorted(t.hand()) == ["street_cunning", "tripwire", "troll_raid"]
    t = lay(hand=["market_rumours", "guardian"], deck=TOPS).pick("play market_rumours", "stop")
    assert (sorted(t.hand()), t.discard()) == (["guardian", "troll_raid"], ["market_rumours"])


def test_market_rumours_take_two_cards_at_most() -> None:
    t = lay(hand=["market_rumours", "guardian", "guardian", "guardian", "guardian"], deck=TOPS).pick(
        "play market_rumours"
    )
    assert t.pick("under guardian", "under guardian").options == ATTEMPTS


def test_market_rumours_need_a_card_in_hand_or_in_the_deck_or_an_attempt() -> None:
    assert "play market_rumours" not in lay(**nothing_else(hand=["market_rumours"]), seals=SEALED).options
    assert "play market_rumours" in lay(**nothing_else(hand=["market_rumours"] * 2), seals=SEALED).options
    assert "play market_rumours" in lay(hand=["market_rumours"], seals=SEALED).options
    assert lay(**nothing_else(hand=["market_rumours"])).pick("play market_rumours").options == ATTEMPTS


def test_market_rumours_give_a_card_back_where_the_deck_is_empty() -> None:
    t = lay(**nothing_else(hand=["market_rumours", "guardian"])).pick("play market_rumours", "under guardian")
    assert (t.hand(), t.deck()) == (["guardian"], [])


@pytest.mark.rule("TW2.4", "TW1.1")
def test_reading_of_the_entrails_orders_four_cards_draws_one_of_them_and_gives_an_attempt() -> None:
    t = lay(hand=["reading_of_the_entrails"], deck=TOPS).pick(
        "play reading_of_the_entrails", "under troll_raid", "keep"
    )
    assert t.options == ["back street_cunning", "back loaded_dice", "back market_rumours"]
    t.pick("back loaded_dice", "back market_rumours")
    assert (t.hand(), t.deck()[1], t.deck()[-1]) == (["street_cunning"], "loaded_dice", "troll_raid")
    assert t.options == ATTEMPTS


def test_reading_of_the_entrails_of_a_short_deck() -> None:
    t = lay(**nothing_else(hand=["reading_of_the_entrails"], deck=["guardian"])).pick("play reading_of_the_entrails")
    assert t.pick("under guardian").hand() == ["guardian"]
    t = lay(**nothing_else(hand=["reading_of_the_entrails"]), seals=SEALED)
    assert "play reading_of_the_entrails" not in t.options


@pytest.mark.rule("TW3.2")
def test_waters_of_elios_heal_up_to_two_heroes_and_give_a_card_and_an_attempt() -> None:
    t = lay(hand=["waters_of_elios"], injured=[HEALER, MASON, "hragga"]).pick("play waters_of_elios")
    assert t.options == ["stop", f"heal {MASON}", f"heal {HEALER}", "heal hragga"]
    t.pick("heal hragga", f"heal {MASON}")
    assert (len(t.hand()), t.options) == (1, ATTEMPTS)
    assert [t.injured(hero) for hero in (HEALER, MASON, "hragga")] == [True, False, False]


def test_waters_of_elios_may_heal_one() -> None:
    t = lay(hand=["waters_of_elios"], injured=[HEALER, MASON]).pick("play waters_of_elios", f"heal {HEALER}", "stop")
    assert (t.injured(HEALER), t.injured(MASON), t.discard()) == (False, True, ["waters_of_elios"])


def test_waters_of_elios_heal_neither_the_healthy_nor_who_will_not_be_healed() -> None:
    water = nothing_else(hand=["waters_of_elios"])
    assert "play waters_of_elios" not in lay(**water, seals=SEALED).options
    assert "play waters_of_elios" not in lay(**water, injured=[MARSHAL], seals=SEALED).options


@pytest.mark.rule("TW3.6", "T13.2")
def test_smuggled_arms_attach_up_to_two_lastings_from_hand() -> None:
    t = lay(hand=["smuggled_arms", "makden_warrior_scout", "street_cunning", "troll_raid"]).pick("play smuggled_arms")
    assert "attach troll_raid hragga" not in t.options
    assert len(t.options) == 2 * 4 + 1
    t.pick("attach makden_warrior_scout hragga", "keep")
    t.pick(t.options[0], f"attach street_cunning {HEALER}")
    assert (t.lastings("hragga"), t.lastings(HEALER)) == (["makden_warrior_scout"], ["street_cunning"])
    assert t.options == ATTEMPTS


def test_smuggled_arms_may_attach_one_or_none() -> None:
    t = lay(hand=["smuggled_arms", "guardian", "street_cunning"]).pick(
        "play smuggled_arms", "attach guardian hragga", "stop"
    )
    assert t.hand() == ["street_cunning"]
    t = lay(hand=["smuggled_arms", "guardian"]).pick("play smuggled_arms", "stop")
    assert (t.hand(), t.discard()) == (["guardian"], ["smuggled_arms"])


@pytest.mark.rule("T6.17")
def test_smuggled_arms_need_another_card_in_hand_of_any_kind() -> None:
    assert "play smuggled_arms" in lay(hand=["smuggled_arms", "troll_raid"], seals=SEALED).options
    assert "play smuggled_arms" not in lay(hand=["smuggled_arms"], seals=SEALED).options


@pytest.mark.rule("T6.7", "TW3.6")
def test_smuggled_arms_come_beyond_the_lasting_of_the_turn() -> None:
    t = lay(step="attach", hand=["smuggled_arms", "guardian", "street_cunning"]).pick("attach guardian hragga")
    assert t.pick("play smuggled_arms", "attach street_cunning hragga").lastings("hragga") == [
        "guardian",
        "street_cunning",
    ]


@pytest.mark.rule("TW3.6", "TO3.1")
def test_smuggled_arms_heed_factions() -> None:
    t = lay("vashkael", hand=["smuggled_arms", "purity_of_the_line"], options={"factions": "on"}).pick(
        "play smuggled_arms"
    )
    assert t.options == ["attach purity_of_the_line vashkael", "stop"]


@pytest.mark.rule("TW2.9", "TW3.6")
def test_grave_robbers_attach_a_lasting_from_the_discard_pile_and_are_gone_for_good() -> None:
    t = lay(hand=["grave_robbers"], discard=["guardian", "troll_raid"], deck=TOPS).pick("play grave_robbers")
    assert t.options == [f"attach guardian {hero}" for hero in (MASON, HEALER, MARSHAL, "hragga")]
    t.pick("attach guardian hragga")
    assert (t.lastings("hragga"), t.hand(), t.discard()) == (["guardian"], ["troll_raid"], ["troll_raid"])
    assert len(t.t.sides[0].aside) == 1


@pytest.mark.rule("T12.10")
def test_grave_robbers_are_gone_even_if_they_find_nothing() -> None:
    t = lay(**nothing_else(hand=["grave_robbers"], discard=["troll_raid"])).pick("play grave_robbers")
    assert (t.discard(), len(t.t.sides[0].aside), t.asked) == (["troll_raid"], 1, 2)


def test_grave_robbers_let_the_lasting_do_what_it_does_when_attached() -> None:
    t = lay(hand=["grave_robbers"], discard=["tide_spirit_of_elios"], injured=[HEALER], deck=TOPS)
    t.pick("play grave_robbers", f"attach tide_spirit_of_elios {HEALER}")
    assert (t.injured(HEALER), t.hand()) == (False, ["troll_raid"])


@pytest.mark.rule("TW4.3", "T4.4")
def test_richer_paymaster_replaces_a_mission_and_gives_a_card_and_an_attempt() -> None:
    t = lay(hand=["richer_paymaster", "hold_the_rarlonn_pass"], deck=TOPS).pick("play richer_paymaster")
    assert t.options == [f"replace {track} hold_the_rarlonn_pass" for track in (1, 2, 3, 4)]
    t.pick("replace 2 hold_the_rarlonn_pass")
    assert (t.mission(2), t.discard(2), t.options) == ("hold_the_rarlonn_pass", [DULL], ATTEMPTS)
    assert t.hand() == TOPS[:1]


@pytest.mark.rule("TW4.3", "T18.1")
def test_richer_paymaster_without_a_mission_gives_the_rest_and_nobody_is_told_why() -> None:
    t = lay(hand=["richer_paymaster", "guardian"], deck=TOPS).pick("play richer_paymaster")
    assert (t.options, t.view(2)["options"]) == (["none"], [])
    assert t.pick("none").options == ATTEMPTS
    assert lay(hand=["richer_paymaster"], deck=TOPS).pick("play richer_paymaster").options == ATTEMPTS


@pytest.mark.rule("TC3.1")
def test_richer_paymaster_buys_on_his_players_own_tracks() -> None:
    t = lay(hand=["richer_paymaster", "hold_the_rarlonn_pass"], others=[{}]).pick("play richer_paymaster")
    assert t.options == [f"replace {track} hold_the_rarlonn_pass" for track in (1, 2, 5, 6)]


@pytest.mark.rule("TW2.8", "T17.7")
def test_double_bluff_shows_two_random_cards_draws_two_and_gives_an_attempt() -> None:
    hand = ["guardian", "barricade", "street_cunning", "forged_orders"]
    seen = set()
    for seed in range(8):
        t = lay(hand=["double_bluff"], deck=TOPS, seed=seed, theirs={"hand": hand}).pick("play double_bluff")
        looked = [e for e, kind in zip(t.told, t.kinds) if kind == "looked"]
        assert [(e.seat, e.n, e.seen_by) for e in looked] == [(0, 1, 0b01)] * 2
        assert len(t.view(1)["sides"][1]["hand"]["known"]) == 2
        assert (sorted(t.hand()), t.options) == (sorted(TOPS[:2]), ATTEMPTS)
        seen.add(tuple(t.view(1)["sides"][1]["hand"]["known"]))
    assert len(seen) > 1


@pytest.mark.rule("TC3.4")
def test_double_bluff_looks_at_one_opponent_of_a_circle() -> None:
    hand = ["guardian", "barricade", "street_cunning"]
    t = lay(hand=["double_bluff"], theirs={"hand": hand}, others=[{"hand": hand}]).pick("play double_bluff", "name 3")
    assert [len(side["hand"]["known"]) for side in t.view(1)["sides"][1:]] == [0, 2]


def test_double_bluff_shows_what_there_is() -> None:
    t = lay(hand=["double_bluff"], theirs={"hand": ["guardian"]}).pick("play double_bluff")
    assert t.kinds.count("looked") == 1
    assert lay(hand=["double_bluff"]).pick("play double_bluff").options == ATTEMPTS
    assert "play double_bluff" not in lay(**nothing_else(hand=["double_bluff"]), seals=SEALED).options


def test_omen_of_ashes_looks_at_two_cards_draws_three_and_gives_an_attempt() -> None:
    t = lay(hand=["omen_of_ashes"], deck=TOPS).pick("play omen_of_ashes")
    assert t.options == ["keep", "under street_cunning", "under troll_raid"]
    assert sorted(t.pick("keep", "back troll_raid").hand()) == sorted(TOPS[:3])
    assert t.options == ATTEMPTS


def test_omen_of_ashes_may_send_both_cards_down() -> None:
    t = lay(hand=["omen_of_ashes"], deck=TOPS).pick("play omen_of_ashes", "under street_cunning", "under troll_raid")
    assert (sorted(t.hand()), t.deck()[-2:]) == (sorted(TOPS[2:5]), ["street_cunning", "troll_raid"])


@pytest.mark.rule("TW2.7", "TW2.9", "T17.11")
def test_dead_are_counted_puts_twelve_cards_back_under_the_deck() -> None:
    dead = ["guardian", "barricade", *TOPS[1:], "guardian", "tripwire", "barricade", *TOPS[:3]]
    t = lay(hand=["dead_are_counted"], discard=dead).pick("play dead_are_counted")
    assert (t.discard(), t.deck()[-12:]) == (["guardian"], dead[:0:-1])
    assert (len(t.t.sides[0].aside), t.asked) == (1, 2)
    assert [name for _, name in t.view(2)["sides"][0]["deck"]["known"]] == dead[:0:-1]


@pytest.mark.rule("T12.10")
def test_dead_are_counted_is_gone_even_if_nobody_is_dead() -> None:
    t = lay(hand=["dead_are_counted"]).pick("play dead_are_counted")
    assert (t.discard(), len(t.t.sides[0].aside)) == ([], 1)
    assert len(lay(hand=["dead_are_counted"], discard=TOPS[:2]).pick("play dead_are_counted").deck()) > 2
