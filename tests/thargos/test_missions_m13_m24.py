"""Missions M13 to M24."""

import pytest

from tests.thargos.winning import HEALER, HRAGGA, MARSHAL, MASON, PILE, Has, again, known, win

# M13 Hold the Rarlonn Pass.


def test_hold_the_rarlonn_pass_seals_the_track_for_everybody_until_your_next_turn() -> None:
    table = win("hold_the_rarlonn_pass")
    assert (table.asked, table.mission(1) != "") == (2, True)
    table.pick("attach nothing")
    assert sorted(it for it in table.options if it.startswith("attempt")) == ["attempt 2", "attempt 3", "attempt 4"]
    table.pick("pass", "attach nothing")
    assert (table.asked, "attempt 1" in table.options) == (1, True)


def test_hold_the_rarlonn_pass_holds_for_your_extra_attempt_too() -> None:
    granted = win("hold_the_rarlonn_pass", "kurnor_assassin", injured=["kurnor_assassin"])
    assert granted.options == ["pass", "attempt 2", "attempt 3", "attempt 4"]
    assert granted.t.seals[0] != 0


def test_hold_the_rarlonn_pass_restores_four() -> None:
    table = win("hold_the_rarlonn_pass", discard=PILE[:5])
    assert (table.discard(), table.deck()[-4:]) == (PILE[:1], PILE[4:0:-1])


# M14 Bind the Canal Wraith.


def test_bind_the_canal_wraith_strips_the_beaten_hero_and_its_player_chooses() -> None:
    table = win(
        "bind_the_canal_wraith", theirs={"lastings": {MASON: ["guardian", "tower_shield"], HRAGGA: ["guardian"]}}
    )
    assert (table.asked, table.options) == (2, [f"lose guardian {MASON}", f"lose tower_shield {MASON}"])
    table.pick(f"lose tower_shield {MASON}")
    assert (table.lastings(MASON, 2), table.lastings(HRAGGA, 2)) == (["guardian"], ["guardian"])
    assert table.discard(2)[0] == "tower_shield"


def test_bind_the_canal_wraith_finds_nothing_on_a_bare_hero() -> None:
    table = win("bind_the_canal_wraith", theirs={"lastings": {HRAGGA: ["guardian"]}})
    assert table.lastings(HRAGGA, 2) == ["guardian"]


def test_bind_the_canal_wraith_is_stopped_by_who_forbids_it() -> None:
    theirs: Has = {"lastings": {HRAGGA: ["guardian"]}, "injured": [MASON]}
    assert win("bind_the_canal_wraith", facing=(HRAGGA,), theirs=theirs).lastings(HRAGGA, 2) == ["guardian"]


# M15 Storm the Ember Chapel.


def test_storm_the_ember_chapel_injures_the_beaten_hero() -> None:
    table = win("storm_the_ember_chapel")
    assert [table.injured(hero, 2) for hero in (MASON, HEALER, MARSHAL, HRAGGA)] == [True, False, False, False]
    assert not table.injured(MASON)


def test_storm_the_ember_chapel_restores_four() -> None:
    table = win("storm_the_ember_chapel", discard=PILE[:5])
    assert (table.discard(), table.deck()[-4:]) == (PILE[:1], PILE[4:0:-1])


def test_storm_the_ember_chapel_sets_off_the_effect_of_being_injured() -> None:
    table = win("storm_the_ember_chapel", facing=("vashkael",), hand=["guardian"])
    assert (table.injured("vashkael", 2), table.discard()) == (True, ["guardian"])


@pytest.mark.rule("T11.5", "T13.8")
def test_storm_the_ember_chapel_lets_what_an_injured_hero_draws_be_drawn_at_once() -> None:
    theirs: Has = {"deck": ["hunt_the_darkwolf", "guardian"]}
    table = win("storm_the_ember_chapel", facing=("novice_of_the_ninth_gale",), theirs=theirs)
    assert (table.hand(2), table.options) == (["guardian", "hunt_the_darkwolf"], ["place hunt_the_darkwolf"])
    assert len(table.pick("place hunt_the_darkwolf").hand(2)) == 6, "the Mission itself gave nothing"


def test_storm_the_ember_chapel_is_spared_forbidden_or_in_vain() -> None:
    spared = win("storm_the_ember_chapel", theirs={"lastings": {MASON: ["guardian"]}})
    assert (spared.injured(MASON, 2), spared.lastings(MASON, 2), spared.discard(2)[0]) == (False, [], "guardian")
    barred = win("storm_the_ember_chapel", theirs={"lastings": {MASON: ["temple_guardian"]}})
    assert (barred.injured(MASON, 2), barred.lastings(MASON, 2)) == (False, ["temple_guardian"])
    assert win("storm_the_ember_chapel", theirs={"injured": [MASON]}).injured(MASON, 2)


# M16 Hunt the Darkwolf.


def test_hunt_the_darkwolf_takes_a_lasting_from_the_discard_pile() -> None:
    table = win(
        "hunt_the_darkwolf", discard=["tripwire", "troll_raid", "tower_shield", "guardian", "tripwire", "barricade"]
    )
    assert table.options == ["recover tower_shield", "recover guardian"]
    table.pick("recover guardian")
    assert (table.hand(), table.discard()) == (["guardian"], ["tripwire"]), "then four are restored"
    assert known(table, 2, 1, "hand") == ["guardian"], "everybody saw it"


def test_hunt_the_darkwolf_takes_the_only_one_or_none() -> None:
    assert win("hunt_the_darkwolf", discard=["guardian", "troll_raid"]).hand() == ["guardian"]
    assert win("hunt_the_darkwolf", discard=["troll_raid"]).hand() == []


def test_hunt_the_darkwolf_does_not_reach_a_lasting_that_was_laid_for_it() -> None:
    table = win("hunt_the_darkwolf", hand=["guardian"], lays=("guardian might",))
    assert (table.hand(), table.discard()) == ([], ["guardian"])


# M17 Locate the Secret Gate of Rund.


def test_locate_the_secret_gate_of_rund_cycles_up_to_three_cards() -> None:
    table = win(
        "locate_the_secret_gate_of_rund",
        hand=["guardian", "troll_raid", "tripwire", "barricade"],
        deck=["extortion", "extortion"],
    )
    table.pick("under tripwire", "under guardian")
    assert "under troll_raid" in table.options
    table.pick("stop")
    assert table.hand() == ["troll_raid", "extortion", "extortion", "barricade"]
    assert table.deck()[-2:] == ["tripwire", "guardian"]
    assert known(table, 2, 1, "deck") == [], "nobody saw them"


def test_locate_the_secret_gate_of_rund_stops_after_three_by_itself() -> None:
    table = win("locate_the_secret_gate_of_rund", hand=["guardian"] * 4).pick(*["under guardian"] * 3)
    assert (table.asked, table.deck()[-3:], len(table.hand())) == (2, ["guardian"] * 3, 4)


def test_locate_the_secret_gate_of_rund_may_be_left_and_needs_a_hand() -> None:
    table = win("locate_the_secret_gate_of_rund", hand=["guardian"])
    assert again(table, "stop").hand() == ["guardian"]
    assert win("locate_the_secret_gate_of_rund").asked == 2


def test_locate_the_secret_gate_of_rund_gives_a_card_back_from_an_empty_deck() -> None:
    cards = ["guardian", "drive_off_the_carrion_pack"]
    table = win("2:locate_the_secret_gate_of_rund", hand=["guardian"], list=cards).pick("under guardian")
    assert (table.hand(), table.deck()) == (["guardian"], [])


# M18 Raid the Bronze Foundry.


def test_raid_the_bronze_foundry_attaches_a_lasting_from_the_discard_pile() -> None:
    table = win("raid_the_bronze_foundry", discard=["guardian", "troll_raid", "makden_warrior_scout"])
    table.pick("accept")
    assert len(table.options) == 8
    table.pick(f"attach makden_warrior_scout {HEALER}")
    assert table.options[0] == "keep", "the effect of attaching happens"
    assert (table.lastings(HEALER), table.discard()) == (["makden_warrior_scout"], ["guardian", "troll_raid"])


def test_raid_the_bronze_foundry_may_be_declined_and_needs_a_lasting_there() -> None:
    assert win("raid_the_bronze_foundry", discard=["guardian"]).pick("decline").discard() == [], (
        "what is left is restored"
    )
    assert win("raid_the_bronze_foundry", discard=["troll_raid"], hand=["guardian"]).asked == 2


def test_raid_the_bronze_foundry_restores_four() -> None:
    table = win("raid_the_bronze_foundry", discard=[*PILE[:4], "tripwire", "guardian"]).pick("accept")
    table.pick(f"attach guardian {HEALER}")
    assert (table.lastings(HEALER), len(table.discard())) == (["guardian"], 1)


def test_raid_the_bronze_foundry_heeds_factions() -> None:
    table = win("raid_the_bronze_foundry", discard=["legion_longsword"], options={"factions": "on"}).pick("accept")
    assert table.options == [f"attach legion_longsword {HEALER}", f"attach legion_longsword {MARSHAL}"]
    wolf = win("raid_the_bronze_foundry", discard=["feral_blood"], options={"factions": "on"}).pick("accept")
    assert wolf.lastings(HRAGGA) == ["feral_blood"], "all see that it can go nowhere else"
    nobody = win("raid_the_bronze_foundry", discard=["street_cunning"], options={"factions": "on"})
    assert (nobody.asked, nobody.lastings(HRAGGA)) == (2, [])


# M19 Steal the Eclipse Codex.


def test_steal_the_eclipse_codex_takes_an_action_from_the_discard_pile() -> None:
    table = win("steal_the_eclipse_codex", discard=["guardian", "troll_raid", "tripwire"])
    assert table.options == ["recover troll_raid", "recover tripwire"]
    assert table.pick("recover tripwire").hand() == ["tripwire"]
    assert win("steal_the_eclipse_codex", discard=["guardian", "hunt_the_darkwolf"]).hand() == []


# M20 Scatter Your Enemies.


def test_scatter_your_enemies_strips_any_hero_of_an_opponent() -> None:
    theirs: Has = {"lastings": {HEALER: ["guardian"], HRAGGA: ["tower_shield", "guardian"]}}
    table = win("scatter_your_enemies", theirs=theirs)
    assert (table.asked, table.options) == (1, [f"strip 2:{HRAGGA}", f"strip 2:{HEALER}"])
    assert again(table, f"strip 2:{HEALER}").lastings(HEALER, 2) == []
    table.pick(f"strip 2:{HRAGGA}")
    assert (table.asked, len(table.options)) == (2, 2)


def test_scatter_your_enemies_strips_in_a_circle_whoever_has_a_lasting() -> None:
    table = win("scatter_your_enemies", others=[{"lastings": {HRAGGA: ["guardian"]}}], lastings={HEALER: ["guardian"]})
    assert (table.lastings(HRAGGA, 3), table.lastings(HEALER)) == ([], ["guardian"])


def test_scatter_your_enemies_does_nothing_where_nobody_bears_a_lasting() -> None:
    assert win("scatter_your_enemies").asked == 2


# M21 Secret Hoard Discovered.


def test_secret_hoard_discovered_attaches_up_to_two_lastings() -> None:
    table = win("secret_hoard_discovered", hand=["guardian", "guardian", "tower_shield"])
    assert f"attach guardian {MASON}" in table.options
    table.pick(f"attach guardian {HRAGGA}")
    assert "stop" in table.options
    assert again(table, "stop").hand() == ["guardian", "tower_shield"]
    table.pick(f"attach tower_shield {HEALER}")
    assert (table.asked, table.hand()) == (2, ["guardian"])
    assert (table.lastings(HRAGGA), table.lastings(HEALER)) == (["guardian"], ["tower_shield"])


def test_secret_hoard_discovered_may_be_left() -> None:
    table = win("secret_hoard_discovered", hand=["guardian"])
    assert again(table, "stop").hand() == ["guardian"]
    assert again(table, f"attach guardian {HRAGGA}").asked == 2
    assert win("secret_hoard_discovered").asked == 2


# M22 Spy on the Guilds of Kurnor.


def test_spy_on_the_guilds_of_kurnor_shows_the_defenders_hand_and_draws_one() -> None:
    table = win("spy_on_the_guilds_of_kurnor", theirs={"hand": ["hunt_the_darkwolf", "guardian"]}, deck=["tripwire"])
    assert (table.hand(), table.kinds[-4:-1]) == (["tripwire"], ["looked", "looked", "drew"])
    assert known(table, 1, 2, "hand") == ["guardian", "hunt_the_darkwolf"]
    table.pick("place hunt_the_darkwolf")
    assert (known(table, 1, 2, "hand"), len(table.hand(2))) == (["guardian"], 6), "what it drew since is not known"


def test_spy_on_the_guilds_of_kurnor_shows_no_other_hand() -> None:
    table = win("spy_on_the_guilds_of_kurnor", theirs={"hand": ["guardian"]}, others=[{"hand": ["guardian"]}])
    assert (known(table, 1, 2, "hand")[:1], known(table, 1, 3, "hand")) == (["guardian"], [])
    assert known(table, 2, 1, "hand") == []


def test_spy_on_the_guilds_of_kurnor_draws_even_if_there_is_no_hand_to_see() -> None:
    assert win("spy_on_the_guilds_of_kurnor", deck=["tripwire"]).hand() == ["tripwire"]


# M23 Racket in Kurnor.


def test_racket_in_kurnor_makes_the_defender_discard_a_card_of_their_choice() -> None:
    theirs: Has = {"hand": ["guardian", "troll_raid"]}
    table = win("racket_in_kurnor", theirs=theirs, others=[theirs], deck=["tripwire"])
    assert (table.asked, table.options, table.hand()) == (2, ["discard guardian", "discard troll_raid"], [])
    table.pick("discard guardian")
    assert (table.discard(2)[0], table.hand(), len(table.hand(2))) == ("guardian", ["tripwire"], 6)
    assert (table.hand(3), table.t.conflict) == (["guardian", "troll_raid"], None), "nobody else discards"


def test_racket_in_kurnor_draws_even_if_the_defender_has_no_card() -> None:
    assert win("racket_in_kurnor", deck=["tripwire"]).hand() == ["tripwire"]


# M24 Fear as a Weapon.


def test_fear_as_a_weapon_makes_each_opponent_discard_by_chance() -> None:
    hand = ["guardian", "troll_raid", "tripwire"]
    table = win("fear_as_a_weapon", theirs={"hand": hand}, others=[{"hand": hand}], hand=["guardian"])
    assert [event for event in table.kinds if event == "discarded"] == ["discarded"] * 2
    assert (len(table.hand(3)), table.hand()) == (2, ["guardian"])


def test_fear_as_a_weapon_differs_with_the_dice() -> None:
    found = {
        win("fear_as_a_weapon", theirs={"hand": ["guardian", "tripwire"]}, seed=seed).discard(2)[0] for seed in range(8)
    }
    assert found == {"guardian", "tripwire"}
    assert win("fear_as_a_weapon").asked == 2
