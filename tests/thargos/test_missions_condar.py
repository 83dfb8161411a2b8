"""The Missions of Condar, M38 to M55."""

from functools import partial

from tests.thargos.table import lay
from tests.thargos.winning import HEALER, HRAGGA, MARSHAL, MASON, Has, again, known
from tests.thargos.winning import win as win_with

win = partial(win_with, options={"condar": "with"})


# M38 Access the City of Condar.


def test_access_the_city_of_condar_cycles_up_to_two_cards() -> None:
    table = win("access_the_city_of_condar", hand=["guardian"] * 3, deck=["tripwire", "tripwire"])
    assert again(table, "stop").hand() == ["guardian"] * 3
    table.pick("under guardian", "under guardian")
    assert (table.asked, table.hand(), table.deck()[-2:]) == (2, ["guardian", "tripwire", "tripwire"], ["guardian"] * 2)
    assert win("access_the_city_of_condar").asked == 2


# M39 A Hero's Rest in Condar.


def test_heros_rest_in_condar_heals_the_winner_and_draws_one() -> None:
    table = win("heros_rest_in_condar", injured=[MASON, HRAGGA], deck=["tripwire"])
    assert (table.injured(MASON), table.injured(HRAGGA), table.hand()) == (False, True, ["tripwire"])
    assert (table.kinds[2:4], len(table.hand(2))) == (["healed", "drew"], 6)


def test_heros_rest_in_condar_draws_also_for_a_winner_who_cannot_be_healed() -> None:
    assert win("heros_rest_in_condar", deck=["tripwire"]).hand() == ["tripwire"]
    table = win("heros_rest_in_condar", MARSHAL, injured=[MARSHAL], deck=["tripwire"])
    assert (table.injured(MARSHAL), table.hand()) == (True, ["tripwire"])


# M40 The Prefect's Errand.


def test_prefects_errand_draws_a_card_or_looks_at_a_hand() -> None:
    table = win("prefects_errand", deck=["tripwire"], theirs={"hand": ["guardian"]})
    assert table.options == ["take draw", "take look"]
    drawn = again(table, "take draw")
    assert (drawn.hand(), len(drawn.hand(2))) == (["tripwire"], 6)
    looked = again(table, "take look")
    assert (looked.hand(), "guardian" in known(looked, 1, 2, "hand")) == ([], True)


def test_prefects_errand_looks_at_the_hand_of_any_opponent() -> None:
    table = win("prefects_errand", others=[{"hand": ["guardian"]}], theirs={"hand": ["troll_raid"]}).pick("take look")
    assert table.options == ["name 2", "name 3"]
    assert known(table.pick("name 3"), 1, 3, "hand") == ["guardian"]
    assert known(table, 2, 3, "hand") == known(table, 1, 2, "hand") == []


def test_prefects_errand_draws_where_there_is_no_hand_to_see() -> None:
    assert win("prefects_errand", deck=["tripwire"]).hand() == ["tripwire"]


# M41 Beneath the Salt Market.


def test_beneath_the_salt_market_burns_two_of_each_opponent_and_may_heal() -> None:
    theirs: Has = {"deck": ["guardian", "troll_raid", "hunt_the_darkwolf"]}
    table = win(
        "beneath_the_salt_market", injured=[MASON, HRAGGA], theirs=theirs, others=[{"deck": ["tripwire", "tripwire"]}]
    )
    assert (table.discard(2), table.discard(3), table.discard()) == (["guardian", "troll_raid"], ["tripwire"] * 2, [])
    assert again(table, "decline").injured(MASON)
    table.pick("accept", f"heal {MASON}")
    assert (table.injured(MASON), table.injured(HRAGGA)) == (False, True)


def test_beneath_the_salt_market_asks_nothing_where_nobody_is_injured() -> None:
    assert win("beneath_the_salt_market").asked == 2
    assert win("beneath_the_salt_market", injured=[MARSHAL]).asked == 2


# M42 The Masked Ball of House Verrane.


def test_masked_ball_of_house_verrane_takes_a_card_from_a_hand_that_you_see() -> None:
    table = win("masked_ball_of_house_verrane", theirs={"hand": ["guardian", "troll_raid"]})
    assert (table.options, known(table, 1, 2, "hand")) == (
        ["take guardian", "take troll_raid"],
        ["guardian", "troll_raid"],
    )
    assert (table.pick("take guardian").asked, table.discard(2)[0]) == (2, "guardian")


def test_masked_ball_of_house_verrane_may_visit_any_opponent() -> None:
    table = win("masked_ball_of_house_verrane", theirs={"hand": ["troll_raid"]}, others=[{"hand": ["guardian"]}])
    table.pick("name 3", "take guardian")
    assert (table.discard(3), known(table, 1, 2, "hand")) == (["guardian"], [])


# M43 Read the Cracked Bell.


def test_read_the_cracked_bell_draws_two_on_a_high_roll_and_orders_four_on_a_low_one() -> None:
    rolled = set()
    for seed in range(30):
        table = win("read_the_cracked_bell", deck=["guardian", "troll_raid", "tripwire", "barricade"], seed=seed)
        roll = table.told[table.kinds.index("rolled")].n
        rolled.add(int(roll))
        assert table.hand() == (["guardian", "troll_raid"] if roll >= 4 else [])
        assert len(known(table, 1, 1, "deck")) == (0 if roll >= 4 else 4)
        assert known(table, 1, 2, "deck") == []
        assert (table.t.conflict is None) == (roll >= 4)
        assert len(table.hand(2)) == (6 if roll >= 4 else 0)
    assert rolled == {1, 2, 3, 4, 5, 6}


# M44 Swear In the Night Watch.


def test_swear_in_the_night_watch_attaches_a_guardian_from_the_discard_pile() -> None:
    pile = ["guardian", "tower_shield", "bronze_guardian_of_kurnor", "temple_guardian"]
    table = win("swear_in_the_night_watch", discard=pile).pick("accept")
    assert {option.split()[1] for option in table.options} == {*pile} - {"tower_shield"}
    assert f"attach guardian {MASON}" in table.options
    table.pick(f"attach temple_guardian {HRAGGA}")
    assert (table.lastings(HRAGGA), table.discard()) == (["temple_guardian"], pile[:3])


def test_swear_in_the_night_watch_needs_a_guardian_there() -> None:
    assert win("swear_in_the_night_watch", discard=["tower_shield"], hand=["guardian"]).asked == 2
    assert win("swear_in_the_night_watch", discard=["guardian"]).pick("decline").discard() == ["guardian"]


# M45 Hunt Beyond the Walls.


def test_hunt_beyond_the_walls_draws_two() -> None:
    table = win("hunt_beyond_the_walls", deck=["guardian", "troll_raid", "tripwire"])
    assert (table.hand(), table.points(), len(table.hand(2))) == (["guardian", "troll_raid"], 2, 6)


# M46 The Empty Granary.


def test_empty_granary_burns_a_card_of_everybody_and_restores_two() -> None:
    theirs: Has = {"deck": ["guardian"], "hand": ["hunt_the_darkwolf"]}
    table = win(
        "empty_granary",
        deck=["tripwire"],
        discard=["extortion", "troll_raid"],
        theirs=theirs,
        others=[{"deck": ["barricade"]}],
    )
    assert (table.discard(2), table.discard(3)) == (["guardian"], ["barricade"])
    assert (table.discard(), table.deck()[-2:]) == (["extortion"], ["tripwire", "troll_raid"]), "the burnt card too"


def test_empty_granary_restores_the_burnt_card_to_an_empty_deck() -> None:
    table = win("2:empty_granary", deck=["guardian"], list=["guardian", "drive_off_the_carrion_pack"])
    assert (table.deck(), table.discard()) == (["guardian"], [])


# M47 The Sexton's Whispers.


def test_sextons_whispers_takes_any_card_from_the_discard_pile() -> None:
    table = win("sextons_whispers", discard=["guardian", "troll_raid", "hunt_the_darkwolf"])
    assert table.options == ["recover guardian", "recover troll_raid", "recover hunt_the_darkwolf"]
    assert table.pick("recover hunt_the_darkwolf").hand() == ["hunt_the_darkwolf"]
    assert win("sextons_whispers").asked == 2


# M48 Quell the Rope-Makers' Riot.


def test_quell_the_rope_makers_riot_makes_all_your_heroes_stronger_until_your_next_turn() -> None:
    table = win("quell_the_rope_makers_riot", injured=[MARSHAL])
    assert table.asked == 2
    assert [table.column(hero)[0] for hero in (MASON, HEALER, MARSHAL, HRAGGA)] == [3, 2, 5, 4]
    assert table.column(HRAGGA, 2)[0] == 3
    table.pick("attach nothing", "pass")
    assert table.asked == 1
    assert [table.column(hero)[0] for hero in (MASON, HEALER, MARSHAL, HRAGGA)] == [2, 1, 4, 3]


# M49 Buy the Rope-Makers' Peace.


def test_buy_the_rope_makers_peace_draws_three_for_a_card() -> None:
    theirs: Has = {"hand": ["guardian", "troll_raid"]}
    table = win("buy_the_rope_makers_peace", hand=["guardian", "troll_raid"], deck=["tripwire"] * 3, theirs=theirs)
    assert again(table, "decline").hand() == ["guardian", "troll_raid"]
    table.pick("accept", "discard guardian")
    assert (table.hand(), table.discard()) == (["troll_raid", "tripwire", "tripwire", "tripwire"], ["guardian"])
    assert (table.t.conflict, len(table.hand(2))) == (None, 6), "the others neither pay nor draw"


def test_buy_the_rope_makers_peace_is_not_for_an_empty_hand() -> None:
    assert win("buy_the_rope_makers_peace").asked == 2


# M50 The Cutpurses' Truce.


def test_cutpurses_truce_makes_everybody_discard_one_in_turn_order() -> None:
    hand = ["guardian", "troll_raid"]
    table = win("cutpurses_truce", hand=hand, theirs={"hand": hand}, others=[{"hand": hand}])
    assert (table.asked, table.options) == (1, ["discard guardian", "discard troll_raid"])
    assert table.pick("discard guardian").asked == 2
    assert table.pick("discard troll_raid").asked == 3
    table.pick("discard guardian")
    assert (table.discard(), table.discard(2)[0], table.discard(3)) == (["guardian"], "troll_raid", ["guardian"])


def test_cutpurses_truce_takes_a_last_card_and_passes_over_an_empty_hand() -> None:
    table = win("cutpurses_truce", hand=["guardian"])
    assert (table.hand(), table.discard(), table.asked) == ([], ["guardian"], 2)


# M51 Duel on the Aqueduct.


def test_duel_on_the_aqueduct_is_worth_one_vp_more_if_you_laid_no_card() -> None:
    assert win("duel_on_the_aqueduct", hand=["guardian"]).points() == 2
    assert win("duel_on_the_aqueduct", hand=["guardian"], lays=("guardian might",)).points() == 1


def test_duel_on_the_aqueduct_looks_at_the_cards_that_still_lie_there() -> None:
    weak = ("velasque",)
    table = lay("noruk", facing=weak, missions=["duel_on_the_aqueduct"], hand=["guardian"], options={"condar": "with"})
    table.pick("attempt 1", "lay guardian might", "accept", "withdraw guardian might")
    assert (table.scored(), table.points(), table.hand()) == (["duel_on_the_aqueduct"], 2, ["guardian"])


def test_duel_on_the_aqueduct_leaves_the_score_pile_as_a_mission_of_its_printed_vp() -> None:
    scored = [[1, "duel_on_the_aqueduct", True]]
    table = lay(hand=["scandal_at_court"], theirs={"scored": scored}, options={"condar": "with"})
    assert table.points(2) == 2
    assert table.pick("play scandal_at_court").points(2) == 0


# M52 Open the Old Empire's Archive.


def test_open_the_old_empires_archive_takes_an_action_and_discards_a_card() -> None:
    pile = ["troll_raid", "tower_shield", "tripwire"]
    table = win("open_the_old_empires_archive", hand=["guardian"], discard=pile, theirs={"hand": ["guardian"] * 2})
    assert table.options == ["recover troll_raid", "recover tripwire"]
    table.pick("recover tripwire")
    assert table.options == ["discard guardian", "discard tripwire"]
    table.pick("discard guardian")
    assert (table.hand(), table.discard()) == (["tripwire"], ["troll_raid", "tower_shield", "guardian"])
    assert table.t.conflict is None, "nobody else discards"


def test_open_the_old_empires_archive_discards_even_if_it_finds_nothing() -> None:
    table = win("open_the_old_empires_archive", hand=["guardian"], discard=["tower_shield"])
    assert (table.hand(), table.discard()) == ([], ["tower_shield", "guardian"])
    assert win("open_the_old_empires_archive", discard=["tripwire"]).discard() == ["tripwire"], "it takes and gives it"


# M53 The Tenth Gate.


def test_tenth_gate_grants_an_attempt_with_another_hero() -> None:
    table = win("tenth_gate")
    assert (table.asked, table.options) == (1, ["pass", "attempt 2", "attempt 3", "attempt 4"])
    assert table.points() == 2


# M54 A Knife in the Procession.


def test_knife_in_the_procession_injures_the_winner() -> None:
    table = win("knife_in_the_procession")
    assert (table.injured(MASON), table.injured(MASON, 2), table.points()) == (True, False, 4)
    spared = win("knife_in_the_procession", lastings={MASON: ["oathbound_squire"]}, hand=["guardian"])
    assert spared.options == ["spare oathbound_squire", "suffer"]
    assert not again(spared, "spare oathbound_squire").injured(MASON)
    assert again(spared, "suffer").injured(MASON)


# M55 Judge the Traitor of Condar.


def test_judge_the_traitor_of_condar_feeds_the_others_or_strips_the_winner() -> None:
    table = win("judge_the_traitor_of_condar", lastings={MASON: ["guardian", "tower_shield"]}, others=[{}])
    assert table.options == ["take draw", "take strip"]
    drawn = again(table, "take draw")
    assert [len(drawn.hand(seat)) for seat in (1, 2, 3)] == [0, 7, 1]
    assert drawn.lastings(MASON) == ["guardian", "tower_shield"]
    stripped = again(table, "take strip")
    assert (len(stripped.hand(2)), stripped.lastings(MASON)) == (6, [])


def test_judge_the_traitor_of_condar_must_feed_them_where_the_winner_is_bare() -> None:
    assert len(win("judge_the_traitor_of_condar").hand(2)) == 7
