"""Missions M25 to M37."""

import pytest

from tests.thargos.winning import HEALER, HRAGGA, MARSHAL, MASON, PILE, Has, again, win

# M25 Grave for Two Kings.


def test_grave_for_two_kings_injures_the_beaten_and_the_winning_hero() -> None:
    table = win("grave_for_two_kings")
    assert (table.injured(MASON, 2), table.injured(MASON), table.points()) == (True, True, 2)
    told = [int(event.seat) for event, kind in zip(table.told, table.kinds) if kind == "injured"]
    assert told == [1, 0], "in that order"


def test_grave_for_two_kings_injures_the_one_if_the_other_is_spared() -> None:
    beaten = win("grave_for_two_kings", theirs={"lastings": {MASON: ["guardian"]}})
    assert (beaten.injured(MASON, 2), beaten.injured(MASON)) == (False, True)
    winner = win("grave_for_two_kings", lastings={MASON: ["guardian"]})
    assert (winner.injured(MASON, 2), winner.injured(MASON), winner.lastings(MASON)) == (True, False, [])


def test_grave_for_two_kings_injures_a_winner_whom_opponents_may_not_injure() -> None:
    table = win("grave_for_two_kings", lastings={MASON: ["temple_guardian"]}, theirs={"injured": [MASON]})
    assert (table.injured(MASON), table.injured(MASON, 2)) == (True, True)


# M26 Survive the Jethreki Horde's Attack.


def test_survive_the_jethreki_hordes_attack_draws_for_each_of_your_injured_heroes() -> None:
    deck = ["guardian", "troll_raid", "tripwire", "barricade"]
    table = win("survive_the_jethreki_hordes_attack", injured=[MASON, HRAGGA], deck=deck, theirs={"injured": [HEALER]})
    assert (table.hand(), len(table.hand(2))) == (["guardian", "troll_raid"], 6)
    assert win("survive_the_jethreki_hordes_attack", deck=deck).hand() == []


# M27 Trade Hostages at the Bridge.


def test_trade_hostages_at_the_bridge_lets_two_of_your_heroes_trade_places() -> None:
    table = win("trade_hostages_at_the_bridge", lastings={HRAGGA: ["guardian"]}, posts=[["barricade", 2, 2]])
    assert (table.asked, table.options) == (1, ["decline", "accept"])
    table.pick("accept")
    assert len(table.options) == 6
    table.pick(f"trade {HEALER} {HRAGGA}")
    assert (table.place(HEALER), table.place(HRAGGA)) == (3, 1)
    assert table.lastings(HRAGGA) == ["guardian"], "its Lastings come along"
    assert [int(it >> 6 & 3) for it in table.t.sides[0].posts] == [1], "Actions on the track stay"


def test_trade_hostages_at_the_bridge_may_be_declined() -> None:
    table = win("trade_hostages_at_the_bridge").pick("decline")
    assert [table.place(hero) for hero in (MASON, HEALER, MARSHAL, HRAGGA)] == [0, 1, 2, 3]


@pytest.mark.rule("T13.11")
def test_trade_hostages_at_the_bridge_keeps_the_win_with_the_hero_who_won() -> None:
    table = win("trade_hostages_at_the_bridge", "fang_of_the_sunken_temple", injured=["fang_of_the_sunken_temple"])
    table.pick("accept", f"trade fang_of_the_sunken_temple {MASON}")
    assert table.kinds.count("burnt") == 2, "the effect of winning"
    assert table.mission(1) != "", "and the new Mission lies on the track of the conflict"


def test_trade_hostages_at_the_bridge_brings_nobody_else_the_win() -> None:
    table = win(
        "trade_hostages_at_the_bridge", MASON, "fang_of_the_sunken_temple", injured=["fang_of_the_sunken_temple"]
    )
    table.pick("accept", f"trade {MASON} fang_of_the_sunken_temple")
    assert "burnt" not in table.kinds


def test_trade_hostages_at_the_bridge_keeps_to_your_own_tracks_in_a_circle() -> None:
    table = win("trade_hostages_at_the_bridge", others=[{}]).pick("accept", f"trade {MASON} {HRAGGA}")
    assert (table.place(MASON), table.place(HRAGGA)) == (3, 0)


# M28 Unmask the Heretic Prelate.


def test_unmask_the_heretic_prelate_takes_a_card_by_chance_or_a_lasting() -> None:
    lastings = {MASON: ["guardian", "tower_shield"], HRAGGA: ["guardian"]}
    hand = ["troll_raid", "troll_raid", "hunt_the_darkwolf"]
    table = win("unmask_the_heretic_prelate", theirs={"hand": hand, "lastings": lastings}, hand=["guardian"], seed=3)
    assert (table.asked, table.options) == (1, ["take discard", "take strip"])
    discarded = again(table, "take discard")
    assert (len(discarded.hand(2)), len(discarded.discard(2)), discarded.hand()) == (2, 1, ["guardian"])
    stripped = again(table, "take strip")
    assert (stripped.asked, stripped.options) == (2, [f"lose guardian {MASON}", f"lose tower_shield {MASON}"])


def test_unmask_the_heretic_prelate_is_about_the_defender_and_the_beaten_hero() -> None:
    table = win("unmask_the_heretic_prelate", theirs={"hand": ["troll_raid"]}, others=[{"hand": ["troll_raid"]}])
    assert (table.discard(2)[0], table.hand(3)) == ("troll_raid", ["troll_raid"])


def test_unmask_the_heretic_prelate_does_what_it_can() -> None:
    assert win("unmask_the_heretic_prelate", theirs={"hand": ["troll_raid"]}).discard(2)[0] == "troll_raid"
    assert win("unmask_the_heretic_prelate", theirs={"lastings": {MASON: ["guardian"]}}).discard(2)[0] == "guardian"
    assert win("unmask_the_heretic_prelate").asked == 2


# M29 Uncover the Secrets of Metbetoch.


def test_uncover_the_secrets_of_metbetoch_orders_two_and_restores_three() -> None:
    table = win(
        "uncover_the_secrets_of_metbetoch",
        deck=["guardian", "troll_raid"],
        discard=["tripwire", "barricade", "extortion", "guardian"],
    )
    table.pick("under guardian", "keep")
    assert table.deck()[:1] == ["troll_raid"]
    assert (table.deck()[-4:], table.discard()) == (["guardian", "guardian", "extortion", "barricade"], ["tripwire"])


# M30 Slay the Wyrm of Karnarcos.


def test_slay_the_wyrm_of_karnarcos_restores_six_and_injures_the_winner() -> None:
    table = win("slay_the_wyrm_of_karnarcos", discard=PILE[:7])
    assert (table.discard(), table.deck()[-6:]) == (PILE[:1], PILE[6:0:-1])
    assert (table.injured(MASON), table.injured(MASON, 2)) == (True, False)


def test_slay_the_wyrm_of_karnarcos_restores_also_for_a_winner_who_is_injured_or_spared() -> None:
    assert win("slay_the_wyrm_of_karnarcos", injured=[MASON], discard=["tripwire"]).discard() == []
    table = win("slay_the_wyrm_of_karnarcos", lastings={MASON: ["guardian"]}, discard=["tripwire"])
    assert (table.injured(MASON), table.discard()) == (False, ["guardian"]), "what spares the winner is lost later"


def test_slay_the_wyrm_of_karnarcos_turns_up_the_face_that_has_won() -> None:
    table = win("slay_the_wyrm_of_karnarcos", HRAGGA, deck=["troll_raid", "tripwire", "barricade"])
    assert len(table.hand()) == 1, "her Injured face draws a card for a win"


# M31 Win the Games of Celestia.


def test_win_the_games_of_celestia_restores_four() -> None:
    table = win("win_the_games_of_celestia", discard=PILE[:5])
    assert (table.discard(), table.deck()[-4:]) == (PILE[:1], PILE[4:0:-1])


def test_win_the_games_of_celestia_draws_if_an_opponent_has_more_vp() -> None:
    table = win(
        "win_the_games_of_celestia",
        deck=["guardian", "troll_raid"],
        theirs={"scored": [[1, "hunt_the_darkwolf", False]]},
    )
    assert (table.hand(), table.points()) == (["guardian"], 3), "its own VP did not count yet"
    assert len(table.hand(2)) == 6


def test_win_the_games_of_celestia_gives_no_card_to_who_is_level() -> None:
    level: Has = {"scored": [[1, "hunt_the_darkwolf", False]]}
    assert win("win_the_games_of_celestia").hand() == []
    assert (
        win("win_the_games_of_celestia", theirs=level, scored=[[0, "unmask_the_heretic_prelate", False]]).hand() == []
    )


def test_win_the_games_of_celestia_needs_one_opponent_who_is_ahead() -> None:
    ahead: Has = {"scored": [[2, "hunt_the_darkwolf", False]]}
    assert len(win("win_the_games_of_celestia", others=[ahead]).hand()) == 1


# M32 Lift the Siege of Elios.


def test_lift_the_siege_of_elios_restores_ten() -> None:
    pile = [*PILE, "extortion", "tower_shield"]
    table = win("lift_the_siege_of_elios", discard=pile)
    assert (table.discard(), table.deck()[-10:]) == (["guardian"], pile[:0:-1])
    assert win("lift_the_siege_of_elios", discard=PILE[:2]).discard() == []
    assert win("lift_the_siege_of_elios").points() == 3


# M33 Topple the War Council.


def test_topple_the_war_council_lets_two_heroes_of_an_opponent_trade_places() -> None:
    table = win("topple_the_war_council").pick("accept", f"trade 2:{MARSHAL} 2:{MASON}")
    assert (table.place(MARSHAL, 2), table.place(MASON, 2)) == (6, 4)
    assert win("topple_the_war_council").pick("decline").place(MASON, 2) == 6


def test_topple_the_war_council_lets_you_choose_the_opponent_in_a_circle() -> None:
    table = win("topple_the_war_council", others=[{}]).pick("accept")
    assert table.options == ["name 2", "name 3"]
    assert {option[:8] for option in table.pick("name 3").options} == {"trade 3:"}


def test_topple_the_war_council_leaves_the_defeat_with_the_hero_who_defended() -> None:
    beaten = win("topple_the_war_council", facing=(MARSHAL,)).pick("accept", f"trade 2:{HEALER} 2:{MARSHAL}")
    assert len(beaten.hand(2)) == 7, "the Marshal draws a card for a lost defence"
    other = win("topple_the_war_council", facing=(HEALER, MARSHAL)).pick("accept", f"trade 2:{HEALER} 2:{MARSHAL}")
    assert len(other.hand(2)) == 6


def test_topple_the_war_council_changes_whom_an_effect_of_winning_faces() -> None:
    table = win("topple_the_war_council", "kurnor_assassin").pick("accept", f"trade 2:{MARSHAL} 2:{MASON}")
    assert (table.injured(MARSHAL, 2), table.injured(MASON, 2)) == (True, False)


# M34 Burn the Enemy City.


def test_burn_the_enemy_city_burns_the_defenders_deck_and_injures_the_winner() -> None:
    table = win("burn_the_enemy_city", theirs={"deck": ["guardian", "troll_raid", "tripwire", "hunt_the_darkwolf"]})
    assert (table.discard(2), table.mission(1)) == (["guardian", "troll_raid", "tripwire"], "hunt_the_darkwolf")
    assert (table.injured(MASON), table.injured(MASON, 2), table.points()) == (True, False, 4)
    assert table.kinds[2:6] == ["burnt", "burnt", "burnt", "injured"]


def test_burn_the_enemy_city_burns_the_defender_and_nobody_else() -> None:
    table = win("burn_the_enemy_city", theirs={"hand": ["hunt_the_darkwolf"]}, others=[{}])
    assert (len(table.discard(2)), table.discard(3), table.discard()) == (3, [], [])


def test_burn_the_enemy_city_may_empty_a_deck_and_that_is_no_loss_yet() -> None:
    theirs: Has = {"hand": ["hunt_the_darkwolf"], "deck": ["guardian"], "list": ["hunt_the_darkwolf", "guardian"]}
    mine = [
        f"1:{mission}" for mission in ("drive_off_the_carrion_pack", "locate_the_beasts_lair", "storm_the_ember_chapel")
    ]
    table = win("1:burn_the_enemy_city", missions=tuple(mine), theirs=theirs)
    assert (table.discard(2), table.t.ended, table.asked) == (["guardian"], 0, 2)
    table.pick("place hunt_the_darkwolf")
    assert table.t.ended != 0, "it is lost when the defender must draw"


# M35 Crown a Puppet Emperor.


def test_crown_a_puppet_emperor_lets_each_opponent_draw_two() -> None:
    table = win("crown_a_puppet_emperor", others=[{}])
    assert (len(table.hand(2)), len(table.hand(3)), table.hand()) == (8, 2, [])
    assert table.points() == 4


# M36 Close the Nameless Rift.


def test_close_the_nameless_rift_strips_the_winner_of_everything() -> None:
    table = win(
        "close_the_nameless_rift", lastings={MASON: ["guardian", "tower_shield", "guardian"], HRAGGA: ["guardian"]}
    )
    assert (table.lastings(MASON), table.lastings(HRAGGA)) == ([], ["guardian"])
    assert sorted(table.discard()) == ["guardian", "guardian", "tower_shield"]


def test_close_the_nameless_rift_strips_even_where_opponents_may_not() -> None:
    table = win("close_the_nameless_rift", injured=[MASON], lastings={MASON: ["tower_shield"]})
    assert (table.lastings(MASON), table.points()) == ([], 4)
    assert win("close_the_nameless_rift").points() == 4


# M37 Break the Host of Karnarcos.


def test_break_the_host_of_karnarcos_burns_three_of_your_own_deck() -> None:
    table = win(
        "break_the_host_of_karnarcos",
        deck=["guardian", "troll_raid", "tripwire", "barricade"],
        theirs={"hand": ["hunt_the_darkwolf"]},
    )
    assert (table.discard(), table.deck()[0], table.discard(2)) == (
        ["guardian", "troll_raid", "tripwire"],
        "barricade",
        [],
    )


def test_break_the_host_of_karnarcos_takes_what_a_short_deck_has() -> None:
    table = win("2:break_the_host_of_karnarcos", deck=["guardian"], list=["guardian", "drive_off_the_carrion_pack"])
    assert (table.deck(), table.discard(), table.points()) == ([], ["guardian"], 4)
