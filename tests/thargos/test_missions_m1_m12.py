"""Missions M1 to M12."""

from tests.thargos.table import lay
from tests.thargos.winning import HEALER, HRAGGA, MARSHAL, MASON, PILE, Has, again, known, win, won

# M1 Break the Toll Gate.


def test_break_the_toll_gate_attaches_a_lasting_from_hand_to_any_of_your_heroes() -> None:
    table = win("break_the_toll_gate", hand=["legion_longsword", "troll_raid"])
    assert (table.asked, table.options) == (1, ["decline", "accept"])
    table.pick("accept")
    assert table.options == [f"attach legion_longsword {hero}" for hero in (MASON, HEALER, MARSHAL, HRAGGA)]
    table.pick("attach legion_longsword hragga")
    assert (table.lastings("hragga"), table.hand(), table.points()) == (["legion_longsword"], ["troll_raid"], 1)


def test_break_the_toll_gate_lets_the_lasting_do_what_it_does_when_attached() -> None:
    table = win("break_the_toll_gate", hand=["makden_warrior_scout"], deck=["guardian", "tripwire"]).pick("accept")
    assert table.pick("attach makden_warrior_scout hragga").options == ["keep", "under guardian", "under tripwire"]


def test_break_the_toll_gate_may_be_declined_and_asks_nothing_of_an_empty_hand() -> None:
    table = win("break_the_toll_gate", hand=["guardian"]).pick("decline")
    assert (table.hand(), table.asked) == (["guardian"], 2)
    assert win("break_the_toll_gate").asked == 2


def test_break_the_toll_gate_does_not_tell_whether_a_hand_has_a_lasting() -> None:
    table = win("break_the_toll_gate", hand=["troll_raid"])
    assert table.options == ["decline", "accept"]
    assert table.pick("accept").options == ["stop"]
    assert table.pick("stop").hand() == ["troll_raid"]


# M2 Buy a Guildmaster's Silence.


def test_buy_a_guildmasters_silence_draws_two_and_then_discards_one() -> None:
    theirs: Has = {"hand": ["guardian", "tripwire"]}
    table = win("buy_a_guildmasters_silence", hand=["guardian"], deck=["troll_raid", "tripwire"], theirs=theirs)
    assert table.options == ["discard guardian", "discard troll_raid", "discard tripwire"]
    table.pick("discard troll_raid")
    assert (table.hand(), table.discard()) == (["guardian", "tripwire"], ["troll_raid"])
    assert (table.options[0], len(table.hand(2))) == ("attach nothing", 6), "and the others do neither"


def test_buy_a_guildmasters_silence_takes_what_a_short_deck_has() -> None:
    rest: Has = {"missions": ("2:drive_off_the_carrion_pack",)}
    table = win(
        "2:buy_a_guildmasters_silence", deck=["guardian"], list=["guardian", "drive_off_the_carrion_pack"], **rest
    )
    assert (table.hand(), table.discard()) == ([], ["guardian"])


# M3 Counter the Melok's Attack.


def test_counter_the_meloks_attack_heals_up_to_two_of_your_heroes() -> None:
    table = win("counter_the_meloks_attack", injured=[MASON, HEALER, HRAGGA])
    assert table.options == ["stop", f"heal {MASON}", f"heal {HEALER}", f"heal {HRAGGA}"]
    table.pick(f"heal {MASON}", f"heal {HRAGGA}")
    assert (table.asked, table.injured(HEALER)) == (2, True)
    assert not table.injured(MASON)
    assert not table.injured(HRAGGA)


def test_counter_the_meloks_attack_may_heal_one_or_none() -> None:
    table = win("counter_the_meloks_attack", injured=[HEALER, HRAGGA])
    assert again(table, "stop").asked == 2
    assert again(table, f"heal {HRAGGA}", "stop").injured(HEALER)


def test_counter_the_meloks_attack_asks_nothing_where_nobody_can_be_healed() -> None:
    assert win("counter_the_meloks_attack").asked == 2
    table = win("counter_the_meloks_attack", injured=[MARSHAL], theirs={"injured": [HRAGGA]})
    assert (table.asked, table.injured(MARSHAL), table.injured(HRAGGA, 2)) == (2, True, True)


def test_counter_the_meloks_attack_rolls_for_a_face_with_dice_at_once() -> None:
    table = win("counter_the_meloks_attack", MASON, "jethreki_abomination", injured=["jethreki_abomination"])
    table.pick("heal jethreki_abomination")
    assert "rolled" in table.kinds
    assert all(1 <= value <= 6 for value in table.column("jethreki_abomination"))


# M4 Light the Watch-Fires of Tyla.


def test_light_the_watch_fires_of_tyla_orders_the_top_three_of_your_deck() -> None:
    table = win("light_the_watch_fires_of_tyla", deck=["guardian", "troll_raid", "tripwire", "barricade"])
    assert table.options == ["keep", "under guardian", "under troll_raid", "under tripwire"]
    table.pick("under troll_raid", "keep")
    assert table.options == ["back guardian", "back tripwire"]
    table.pick("back guardian")
    assert table.deck()[:3] == ["tripwire", "guardian", "barricade"]
    assert table.deck()[-1] == "troll_raid"


def test_light_the_watch_fires_of_tyla_shows_the_cards_to_you_alone() -> None:
    table = win("light_the_watch_fires_of_tyla", deck=["guardian", "troll_raid", "tripwire"])
    assert known(table, 1, 1, "deck") == ["guardian", "troll_raid", "tripwire"]
    assert known(table, 2, 1, "deck") == known(table, 0, 1, "deck") == []
    table.pick("under guardian", "under tripwire", "keep")
    assert [(event.n, event.seen_by) for event in table.told][:1] == [(2, -1)], "all see how many went under"


def test_light_the_watch_fires_of_tyla_looks_at_a_short_deck() -> None:
    table = win("2:light_the_watch_fires_of_tyla", deck=["guardian"], list=["guardian", "drive_off_the_carrion_pack"])
    assert table.options == ["keep", "under guardian"]


# M5 Drive Off the Carrion Pack.


def test_drive_off_the_carrion_pack_puts_the_top_nine_of_the_discard_pile_under_the_deck() -> None:
    pile = ["guardian", "tower_shield", "troll_raid", "tripwire", "barricade", "extortion", "guardian", "tripwire"]
    pile += ["extortion", "barricade"]
    table = win("drive_off_the_carrion_pack", discard=pile)
    assert (table.deck()[-9:], table.discard()) == (pile[:0:-1], ["guardian"])
    assert known(table, 2, 1, "deck") == pile[:0:-1], "all saw it"


def test_drive_off_the_carrion_pack_takes_what_there_is_and_not_the_cards_laid_for_it() -> None:
    table = win("drive_off_the_carrion_pack", hand=["tripwire"], lays=("tripwire might",), discard=["guardian"])
    assert (table.deck()[-1], table.discard()) == ("guardian", ["tripwire"])
    assert win("drive_off_the_carrion_pack").discard() == []


# M6 Crack the Courier's Cipher.


def test_crack_the_couriers_cipher_shows_you_the_defenders_hand_and_you_choose() -> None:
    table = win("crack_the_couriers_cipher", theirs={"hand": ["guardian", "troll_raid", "troll_raid"]})
    assert (table.asked, table.options) == (1, ["take guardian", "take troll_raid"])
    assert known(table, 1, 2, "hand") == ["guardian", "troll_raid", "troll_raid"]
    table.pick("take troll_raid")
    assert table.asked == 2, "that is all"
    assert table.discard(2)[0] == "troll_raid"
    assert {"guardian", "troll_raid"} <= set(table.hand(2))


def test_crack_the_couriers_cipher_may_take_the_last_mission_and_force_a_dig() -> None:
    table = win("crack_the_couriers_cipher", theirs={"hand": ["hunt_the_darkwolf"], "deck": ["escort_the_wounded"]})
    table.pick("take hunt_the_darkwolf")
    assert (table.mission(1), table.discard(2)) == ("escort_the_wounded", ["hunt_the_darkwolf"])


def test_crack_the_couriers_cipher_finds_nothing_in_an_empty_hand() -> None:
    assert win("crack_the_couriers_cipher").asked == 2


def test_crack_the_couriers_cipher_is_about_the_defender_and_nobody_else() -> None:
    table = win("crack_the_couriers_cipher", theirs={"hand": ["guardian"]}, others=[{"hand": ["tripwire"]}])
    assert table.options == ["take guardian"]
    assert (known(table, 1, 2, "hand"), known(table, 1, 3, "hand")) == (["guardian"], [])
    assert known(table, 3, 2, "hand") == known(table, 0, 2, "hand") == [], "and nobody else sees the hand"


# M7 Quench the Fire Shrine.


def test_quench_the_fire_shrine_heals_or_restores() -> None:
    pile = [*PILE, "extortion", "tower_shield"]
    table = win("quench_the_fire_shrine", injured=[HEALER, HRAGGA], discard=pile)
    assert table.options == ["take heal", "take restore"]
    healed = again(table, "take heal", f"heal {HRAGGA}")
    assert (healed.injured(HRAGGA), healed.injured(HEALER), healed.discard()) == (False, True, pile)
    restored = again(table, "take restore")
    assert (restored.deck()[-10:], restored.discard()) == (pile[:0:-1], pile[:1])
    assert restored.injured(HRAGGA)


def test_quench_the_fire_shrine_does_what_it_can() -> None:
    assert not win("quench_the_fire_shrine", injured=[MASON]).injured(MASON), "the winner too can be healed"
    assert win("quench_the_fire_shrine", injured=[MARSHAL], discard=["guardian"]).discard() == []
    assert win("quench_the_fire_shrine", injured=[MARSHAL]).asked == 2


# M8 Turn a Captain's Coat.


def test_turn_a_captains_coat_grants_an_attempt_with_another_hero() -> None:
    table = win("turn_a_captains_coat")
    assert (table.asked, table.options) == (1, ["pass", "attempt 2", "attempt 3", "attempt 4"])
    assert table.mission(1), "the Mission was replaced before"
    assert len(table.hand(2)) == 6, "and the hand refilled"
    assert again(table, "pass").asked == 2
    assert again(table, "attempt 4").t.conflict is not None


def test_turn_a_captains_coat_grants_no_second_extra_attempt() -> None:
    table = lay(missions=["turn_a_captains_coat"] * 2, boosts={MASON: [9] * 3 + [0] * 3, HEALER: [9] * 3 + [0] * 3})
    won(table).pick("attempt 2")
    assert table.asked == 2
    assert table.t.conflict is not None
    while table.t.conflict is not None:
        table.pick("stop" if "stop" in table.options else table.options[0])
    assert (table.scored(), table.t.turn) == (["turn_a_captains_coat"] * 2, 1)


def test_turn_a_captains_coat_is_no_way_around_a_seal() -> None:
    table = win("turn_a_captains_coat", seals=[0, 2, 2, 0])
    assert table.options == ["pass", "attempt 4"]


# M9 Wake the Stone Oracle.


def test_wake_the_stone_oracle_orders_five_and_draws_two() -> None:
    table = win(
        "wake_the_stone_oracle", deck=["guardian", "troll_raid", "tripwire", "barricade", "extortion", "omen_of_ashes"]
    )
    assert len(table.options) == 6
    table.pick("under guardian", "under troll_raid", "keep", "back tripwire", "back extortion")
    assert (sorted(table.hand()), len(table.hand(2))) == (["barricade", "extortion"], 6)
    assert (table.deck()[:2], table.deck()[-2:]) == (["tripwire", "omen_of_ashes"], ["guardian", "troll_raid"])


def test_wake_the_stone_oracle_does_nothing_with_an_empty_deck() -> None:
    table = win("2:wake_the_stone_oracle", list=["drive_off_the_carrion_pack"])
    assert (table.asked, table.hand(), table.points()) == (2, [], 1)


# M10 Locate the Beast's Lair.


def test_locate_the_beasts_lair_orders_two_and_draws_one() -> None:
    table = win("locate_the_beasts_lair", deck=["guardian", "troll_raid", "tripwire"])
    assert again(table, "keep", "back guardian").hand() == ["troll_raid"]
    assert again(table, "keep", "back troll_raid").hand() == ["guardian"]
    assert again(table, "under guardian", "under troll_raid").hand() == ["tripwire"]
    one = again(table, "under guardian", "keep")
    assert (one.hand(), len(one.hand(2))) == (["troll_raid"], 6)


# M11 Infiltrate the Enemy Colony.


def test_infiltrate_the_enemy_colony_orders_an_opponents_deck_unseen_by_them() -> None:
    table = win("infiltrate_the_enemy_colony", theirs={"deck": ["guardian", "troll_raid", "tripwire", "barricade"]})
    assert (table.asked, table.options) == (1, ["keep", "under guardian", "under troll_raid", "under tripwire"])
    assert known(table, 1, 2, "deck") == ["guardian", "troll_raid", "tripwire"]
    assert known(table, 2, 2, "deck") == []
    table.pick("under guardian", "under troll_raid", "keep")
    assert table.discard(2)[:2] == ["tripwire", "barricade"], "the defender digs from the new top"


def test_infiltrate_the_enemy_colony_restores_four() -> None:
    table = win("infiltrate_the_enemy_colony", discard=PILE[:5]).pick("keep")
    while table.options[0].startswith("back"):
        table.pick(table.options[0])
    assert (table.discard(), table.deck()[-4:]) == (PILE[:1], PILE[4:0:-1])


def test_infiltrate_the_enemy_colony_lets_you_choose_the_opponent_in_a_circle() -> None:
    table = win("infiltrate_the_enemy_colony", others=[{"deck": ["guardian", "troll_raid", "tripwire"]}])
    assert table.options == ["name 2", "name 3"]
    table.pick("name 3")
    assert known(table, 1, 2, "deck") == []
    table.pick("under guardian", "keep", "back troll_raid")
    assert table.t.conflict is None, "nobody else's deck is ordered"
    assert (table.deck(3)[:2], table.deck(3)[-1]) == (["tripwire", "troll_raid"], "guardian")


# M12 Escort the Wounded to the Water Temple of Elios.


def test_escort_the_wounded_heals_and_the_defender_draws_after_the_refill() -> None:
    table = win("escort_the_wounded", injured=[MASON, HRAGGA], others=[{}])
    assert table.options == [f"heal {MASON}", f"heal {HRAGGA}"]
    table.pick(f"heal {MASON}")
    assert (table.injured(MASON), table.injured(HRAGGA)) == (False, True)
    assert [len(table.hand(seat)) for seat in (1, 2, 3)] == [0, 7, 0], "the defender and nobody else"


def test_escort_the_wounded_lets_the_defender_draw_where_nobody_is_healed() -> None:
    table = win("escort_the_wounded")
    assert (len(table.hand(2)), table.points()) == (7, 2)
