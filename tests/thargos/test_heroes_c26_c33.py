"""Heroes C26 to C33: the Weaver, the Fang, the Compact, the Eclipse and the Prizers."""

from typing import Any

import pytest

from tests.thargos.table import CALM, Table, hurt, lay

MASON = "mason_knight_of_the_compact"
MARSHAL = "marshal_of_the_broken_horn"
GATE = "break_the_toll_gate"  # Might 2, 1 VP
CIPHER = "crack_the_couriers_cipher"  # Mind 2, 1 VP
LAIR = "locate_the_beasts_lair"  # Might 2, Mind 2, 2 VP
WEAVER = "weaver_of_a_thousand_threads"
FANG = "fang_of_the_sunken_temple"
CHILD = "child_of_the_eclipse"
DUELLIST = "duellist_of_the_dying_light"
DULLS = ["drive_off_the_carrion_pack"] * 2  # a list that leaves the deck empty, as both cards lie on tracks


# Weaver of a Thousand Threads.


@pytest.mark.rule("TW4.1")
def test_weaver_of_a_thousand_threads_seals_her_track_until_her_players_next_turn() -> None:
    t = lay(WEAVER, step="turn").pick("accept")
    assert t.kinds[0] == "sealed"
    assert t.pick("attach nothing").options[:4] == ["pass", "attempt 2", "attempt 3", "attempt 4"]
    t.pick("pass", "attach nothing")
    assert t.asked == 2
    assert "attempt 1" not in t.options
    t.pick("pass", "decline", "attach nothing")
    assert t.asked == 1
    assert "attempt 1" in t.options


def test_weaver_of_a_thousand_threads_seals_twice_in_the_game_and_not_while_injured() -> None:
    t = lay(WEAVER, step="turn", used={WEAVER: 1}).pick("accept")
    assert t.t.stand(0).used == 2
    assert lay(WEAVER, step="turn", used={WEAVER: 2}).options[0] == "attach nothing"
    assert hurt(WEAVER, step="turn").options[0] == "attach nothing"
    assert lay(WEAVER, step="turn").pick("decline").t.stand(0).used == 0


def test_weaver_of_a_thousand_threads_seals_the_track_where_she_stands() -> None:
    t = lay(MASON, "imperial_healer", WEAVER, step="turn").pick("accept", "attach nothing")
    assert "attempt 3" not in t.options
    assert "attempt 1" in t.options


@pytest.mark.rule("TW5.2")
def test_weaver_of_a_thousand_threads_injured_makes_the_mission_harder_when_she_defends() -> None:
    t = hurt(WEAVER, turn=2, missions=[f"1:{LAIR}"], theirs={"hand": ["guardian"]}).pick("attempt 1")
    assert t.totals[1] == [1 + 2 + 1, 2 + 2 + 1, 0]
    t = hurt(WEAVER, missions=[f"1:{LAIR}"], hand=["guardian"]).pick("attempt 1")
    assert t.totals[1] == [2 + 2, 2 + 2, 0]
    t = lay(WEAVER, turn=2, missions=[f"1:{LAIR}"], theirs={"hand": ["guardian"]}).pick("attempt 1")
    assert t.totals[1] == [1 + 2, 3 + 2, 0]


# Fang of the Sunken Temple.


@pytest.mark.rule("TW2.3", "T17.10")
def test_fang_of_the_sunken_temple_burns_a_card_of_whoever_it_repels() -> None:
    t = lay(FANG, turn=2, theirs={"deck": ["guardian", "troll_raid"]}).pick("attempt 1")
    assert t.kinds[1:4] == ["repelled", "injured", "burnt"]
    assert t.discard(2) == ["guardian"]


def test_fang_of_the_sunken_temple_burns_nothing_when_it_is_beaten_or_attempts_or_the_deck_is_empty() -> None:
    t = lay(FANG, turn=2, hand=[GATE], facing=("hragga",)).pick("attempt 1", "stop", f"place {GATE}")
    assert t.discard(2) == []
    assert lay(FANG, missions=[f"1:{CIPHER}"]).pick("attempt 1").discard(2) == []
    t = lay(FANG, turn=2, theirs={"list": DULLS}).pick("attempt 1")
    assert "repelled" in t.kinds
    assert "burnt" not in t.kinds


def test_fang_of_the_sunken_temple_injured_burns_two_cards_of_the_foe_when_it_completes_a_mission() -> None:
    sword = {FANG: ["legion_longsword"]}
    t = hurt(FANG, lastings=sword, theirs={"hand": [GATE], "deck": ["guardian", "troll_raid"]}).pick(
        "attempt 1", "stop"
    )
    assert t.discard(2) == ["guardian", "troll_raid"]
    assert hurt(FANG, turn=2, missions=[f"1:{CIPHER}"]).pick("attempt 1").discard(2) == []


@pytest.mark.rule("T14.9", "T16.7")
def test_fang_of_the_sunken_temple_injured_empties_a_deck_and_then_a_dig_finds_no_mission() -> None:
    sword = {FANG: ["legion_longsword"]}
    t = hurt(FANG, lastings=sword, theirs={"list": [*DULLS, "guardian"], "deck": ["guardian"]}).pick("attempt 1")
    assert t.kinds[-2:] == ["left", "ended"]
    assert t.options == []


# Aldren.


@pytest.mark.rule("T6.7", "TW6.2")
def test_aldren_lets_two_lastings_be_attached_in_a_turn() -> None:
    t = lay("aldren", step="attach", hand=["guardian", "legion_drill", "tower_shield"])
    t.pick("attach guardian aldren", f"attach tower_shield {MASON}")
    assert "attempt 1" in t.options
    assert t.hand() == ["legion_drill"]


def test_aldren_obliges_nobody_and_does_nothing_of_it_while_injured() -> None:
    t = lay("aldren", step="attach", hand=["guardian", "legion_drill"]).pick("attach guardian aldren", "attach nothing")
    assert t.hand() == ["legion_drill"]
    t = hurt("aldren", step="attach", hand=["guardian", "legion_drill"]).pick(f"attach guardian {MASON}")
    assert "attempt 1" in t.options


@pytest.mark.rule("T13.2")
def test_aldren_injured_draws_a_card_after_the_effect_of_a_lasting_attached_to_him() -> None:
    t = hurt("aldren", step="attach", hand=["makden_warrior_scout"], deck=["guardian", "troll_raid", "barricade"])
    t.pick("attach makden_warrior_scout aldren", "under guardian", "keep")
    assert t.hand() == ["troll_raid"]
    t = hurt("aldren", step="attach", hand=["guardian"]).pick(f"attach guardian {MASON}")
    assert t.hand() == []


@pytest.mark.rule("T13.2")
def test_aldren_draws_nothing_for_a_lasting_that_heals_him() -> None:
    t = hurt("aldren", step="attach", hand=["tide_spirit_of_elios"]).pick("attach tide_spirit_of_elios aldren")
    assert not t.injured("aldren")
    assert t.hand() == []


def test_aldren_active_draws_nothing_for_a_lasting() -> None:
    t = lay("aldren", step="attach", hand=["guardian"]).pick("attach guardian aldren")
    assert t.hand() == []


# Mason-Knight of the Compact.


@pytest.mark.rule("T12.4", "T12.5")
def test_mason_knight_of_the_compact_gains_might_and_mysticism_from_two_lastings() -> None:
    assert lay(MASON, lastings={MASON: ["street_cunning"]}).column(MASON) == (2, 4, 1)
    assert lay(MASON, lastings={MASON: ["street_cunning"] * 2}).column(MASON) == (2 + 1, 6, 1 + 1)
    assert lay(MASON, lastings={MASON: ["street_cunning"] * 3}).column(MASON) == (2 + 1, 8, 1 + 1)
    assert hurt(MASON, lastings={MASON: ["street_cunning"] * 2}).column(MASON) == (2, 5, 1)


def test_mason_knight_of_the_compact_loses_them_with_the_second_lasting() -> None:
    gear = {MASON: ["street_cunning", "guardian"]}
    t = lay(MASON, lastings=gear, turn=2, theirs={"hand": ["rust_and_ruin"]})
    t.pick("play rust_and_ruin", f"lose street_cunning {MASON}")
    assert t.column(MASON) == (2 + 1, 2, 1)


@pytest.mark.rule("TW5.11", "T12.1")
def test_mason_knight_of_the_compact_injured_keeps_opponents_from_stripping_any_hero_of_the_team() -> None:
    gear = {MASON: ["guardian"], MARSHAL: ["guardian", "legion_drill"]}
    hand = ["rust_and_ruin", "fire_in_the_armoury"]
    t = hurt(MASON, lastings=gear, turn=2, theirs={"hand": hand})
    assert "play rust_and_ruin" in t.options  # it still cycles a card
    assert t.pick("play fire_in_the_armoury").lastings(MARSHAL) == gear[MARSHAL]
    t = lay(MASON, MARSHAL, lastings=gear, turn=2, theirs={"hand": hand}).pick("play fire_in_the_armoury")
    assert t.options == [f"lose {lasting} {MARSHAL}" for lasting in gear[MARSHAL]]


def test_mason_knight_of_the_compact_injured_does_not_keep_its_own_player_from_losing_lastings() -> None:
    gear = {MASON: ["guardian", "field_surgeon"]}
    t = hurt(MASON, step="turn", lastings=gear).pick("accept")
    assert t.lastings(MASON) == ["guardian"]
    assert not t.injured(MASON)


# Child of the Eclipse.

DICE = {CHILD: 1 | 1 << 3 | 1 << 6}


@pytest.mark.rule("T15.1", "T15.2", "TW3.8")
def test_child_of_the_eclipse_rolls_a_die_again_for_a_card_when_it_attempts() -> None:
    t = lay(CHILD, rolled=DICE, hand=["guardian", "troll_raid"]).pick("attempt 1", "accept", "discard guardian")
    assert t.options == ["roll might", "roll mind", "roll mysticism"]
    t.pick("roll might")
    assert t.kinds[0] == "rolled"
    assert t.column(CHILD)[1:] == (1, 1)
    assert t.discard() == ["guardian"]


@pytest.mark.rule("TW3.8", "T15.3")
def test_child_of_the_eclipse_keeps_the_new_value() -> None:
    found = set()
    for seed in range(8):
        t = lay(CHILD, rolled=DICE, hand=["guardian"] * 2, lastings={CHILD: ["legion_longsword"]}, seed=seed)
        t.pick("attempt 1", "accept", "discard guardian", "roll might")
        found.add(t.column(CHILD)[0] - 2)
        assert t.totals[0] == [t.column(CHILD)[0], 0, 0]
    assert len(found) > 1
    assert found <= set(range(1, 7))


def test_child_of_the_eclipse_may_keep_its_dice_and_is_not_asked_without_a_card_or_in_defence() -> None:
    t = lay(CHILD, rolled=DICE, hand=["guardian"]).pick("attempt 1", "decline")
    assert t.column(CHILD) == (1, 1, 1)
    assert "repelled" in lay(CHILD, rolled=DICE).pick("attempt 1").kinds
    t = lay(CHILD, rolled=DICE, turn=2, hand=["guardian"]).pick("attempt 1")
    assert t.options == ["stop", "lay guardian might"]


@pytest.mark.rule("T15.2")
def test_child_of_the_eclipse_sees_what_it_rolled_before_it_rolls_again() -> None:
    t = lay(CHILD, hand=["guardian"] * 2, options={"dice": "declared"}).pick("attempt 1")
    assert t.kinds == ["attempted", "rolled"]
    assert t.options == ["decline", "accept"]


@pytest.mark.rule("TW1.5", "T15.4")
def test_child_of_the_eclipse_injured_heals_for_a_card_and_rolls_its_dice_at_once() -> None:
    t = hurt(CHILD, step="turn", hand=["guardian", "troll_raid"])
    assert t.column(CHILD) == (2, 2, 3)
    t.pick("accept", "discard troll_raid")
    assert t.kinds[:3] == ["discarded", "healed", "rolled"]
    assert not t.injured(CHILD)
    assert hurt(CHILD, step="turn").options[0] == "attach nothing"
    assert hurt(CHILD, step="turn", hand=["guardian"]).pick("decline").injured(CHILD)


# Duellist of the Dying Light.


@pytest.mark.rule("TW5.14", "T13.6")
def test_duellist_of_the_dying_light_moves_a_revealed_card_to_another_required_attribute() -> None:
    hand = ["legion_drill", "boot_stiletto"]
    t = lay(DUELLIST, missions=[f"1:{LAIR}"], hand=hand).pick("attempt 1", "lay boot_stiletto might")
    t.pick("lay legion_drill mind")
    t.pick("accept")
    assert t.options == ["move boot_stiletto might mind", "move legion_drill mind might"]
    t.pick("move boot_stiletto might mind")
    assert t.kinds[:2] == ["feinted", "repelled"]


def test_duellist_of_the_dying_light_wins_and_holds_with_a_moved_card() -> None:
    sword = {DUELLIST: ["legion_longsword"]}
    t = lay(DUELLIST, missions=[f"1:{LAIR}"], hand=["troll_raid"], lastings=sword)
    t.pick("attempt 1", "lay troll_raid might", "accept")
    assert "won" in t.kinds  # Might 4 against 4, Mind 2 + 2 against 4
    theirs = {"hand": ["troll_raid", "guardian"]}
    t = lay(DUELLIST, turn=2, missions=[f"1:{LAIR}"], hand=["legion_drill", "market_rumours"], theirs=theirs)
    t.pick("attempt 1", "lay guardian might", "lay troll_raid mind")
    t.pick("lay legion_drill might", "lay market_rumours mind", "accept", "move market_rumours mind might")
    assert "repelled" in t.kinds


def test_duellist_of_the_dying_light_has_nothing_to_move_on_one_attribute_or_without_cards() -> None:
    t = lay(DUELLIST, hand=["guardian"]).pick("attempt 1", "lay guardian might")
    assert "won" in t.kinds
    assert "repelled" in lay(DUELLIST, missions=[f"1:{LAIR}"], hand=["guardian"]).pick("attempt 1", "stop").kinds
    t = lay(DUELLIST, missions=[f"1:{LAIR}"], hand=["guardian"]).pick("attempt 1", "lay guardian might", "decline")
    assert "repelled" in t.kinds


@pytest.mark.rule("TW5.7")
def test_duellist_of_the_dying_light_injured_makes_its_actions_count_one_more() -> None:
    def kinds(*cards: str) -> list[str]:
        return hurt(DUELLIST, hand=list(cards)).pick("attempt 1", *(f"lay {card} might" for card in cards)).kinds

    assert "won" in kinds("question_chamber")  # 1 + 1 + 1 against 3
    shield = {"lastings": {MASON: ["guardian"]}}
    t = hurt(DUELLIST, hand=["question_chamber"], theirs=shield).pick("attempt 1", "lay question_chamber might")
    assert "repelled" in t.kinds  # against 4
    assert "repelled" in kinds("legion_drill")  # 1 + 1
    sword = {"lastings": {MASON: ["legion_longsword"]}}
    t = hurt(DUELLIST, hand=["question_chamber", "extortion"], theirs=sword)
    t.pick("attempt 1", "lay extortion might", "lay question_chamber might")
    assert "won" in t.kinds  # 1 + 2 + 1 + 1 + 1 against 5


def test_duellist_of_the_dying_light_injured_does_so_in_defence_and_for_nobody_else() -> None:
    t = hurt(DUELLIST, turn=2, hand=["question_chamber"], facing=("hragga",))
    assert "repelled" in t.pick("attempt 1", "lay question_chamber might").kinds  # 3 against 1 + 1 + 1 + 1
    t = hurt(DUELLIST, "imperial_healer", hand=["question_chamber"], facing=("hragga", MASON))
    assert "repelled" in t.pick("attempt 2", "lay question_chamber might").kinds  # 1 + 1 against 3


# Velasque.


@pytest.mark.rule("TW5.2")
def test_velasque_lowers_each_value_of_the_mission_when_she_attempts_it() -> None:
    t = lay("velasque", missions=[f"1:{LAIR}"], hand=["guardian"]).pick("attempt 1")
    assert t.totals == [[1, 3, 0], [2 + 2 - 1, 2 + 2 - 1, 0]]
    t = lay("velasque", turn=2, missions=[f"1:{LAIR}"], theirs={"hand": ["guardian"]}).pick("attempt 1")
    assert t.totals[1] == [1 + 2, 3 + 2, 0]


@pytest.mark.rule("TW5.2")
def test_velasque_lowers_no_value_below_nothing() -> None:
    t = lay("velasque", hand=["guardian"]).pick("attempt 1")
    assert t.totals == [[1, 0, 0], [2 + 0, 0, 0]]


@pytest.mark.rule("TW2.5")
def test_velasque_injured_may_put_a_card_under_the_deck_and_draw_another() -> None:
    t = hurt("velasque", step="turn", hand=["guardian", "troll_raid"], deck=["barricade"])
    assert t.options == ["stop", "under guardian", "under troll_raid"]
    t.pick("under guardian")
    assert t.deck()[-1] == "guardian"
    assert "barricade" in t.hand()
    assert t.known(2, 1, "deck") == []
    t = hurt("velasque", step="turn", hand=["guardian"]).pick("stop")
    assert "guardian" in t.hand()


def test_velasque_injured_is_not_asked_with_an_empty_hand() -> None:
    assert hurt("velasque", step="turn").options[0] == "attach nothing"


@pytest.mark.rule("TW1.4")
def test_velasque_injured_chooses_a_card_or_a_loss_of_the_foe_when_she_completes_a_mission() -> None:
    def wins(**more: Any) -> Table:
        sword = {"velasque": ["legion_longsword"]}
        return hurt("velasque", lastings=sword, **more).pick("attempt 1")

    t = wins(theirs={"hand": [GATE, GATE]}, deck=["guardian"]).pick("stop")
    assert t.options == ["take draw", "take discard"]
    assert t.pick("take draw").hand() == ["guardian"]
    t = wins(theirs={"hand": [GATE, GATE]}).pick("stop", "take discard")
    assert t.discard(2) == [GATE]
    assert wins(deck=["guardian"]).hand() == ["guardian"]
    assert wins(list=[*DULLS, "legion_longsword"], theirs={"hand": [GATE, GATE]}).pick("stop").discard(2) == [GATE]
    assert "won" in wins(list=[*DULLS, "legion_longsword"]).kinds


# Gutter Prizer.


@pytest.mark.rule("TW5.11", "T12.1")
def test_gutter_prizer_cannot_attempt_missions_of_three_points_or_more() -> None:
    big = ["1:hunt_the_darkwolf", "1:hunt_the_darkwolf"]
    t = lay("gutter_prizer", missions=big)
    assert t.options == ["pass", "attempt 2", "attempt 3", "attempt 4"]
    assert "attempt 1" in lay("gutter_prizer", missions=[f"1:{LAIR}"]).options
    assert "attempt 1" in hurt("gutter_prizer", missions=big).options
    assert "attempt 1" in lay("gutter_prizer", turn=2, missions=big).options


def test_gutter_prizer_hits_harder_in_cheap_missions_and_hardest_in_the_cheapest() -> None:
    t = lay("gutter_prizer", hand=["guardian"]).pick("attempt 1")
    assert t.totals[0] == [2 + 2, 0, 0]
    t = lay("gutter_prizer", missions=[f"1:{LAIR}"], hand=["guardian"]).pick("attempt 1")
    assert t.totals[0] == [2 + 1, 1 + 1, 0]
    t = lay("gutter_prizer", turn=2, missions=[f"1:{LAIR}"], theirs={"hand": ["guardian"]}).pick("attempt 1")
    assert t.totals[1] == [2 + 2, 1 + 2, 0]
    t = hurt("gutter_prizer", hand=["guardian"]).pick("attempt 1")
    assert t.totals[0] == [1, 0, 0]


@pytest.mark.rule("TW3.6", "T13.10")
def test_gutter_prizer_may_attach_a_lasting_to_himself_when_he_is_injured() -> None:
    t = lay("gutter_prizer", missions=[f"1:{CIPHER}"], hand=["guardian", "legion_drill"]).pick("attempt 1", "stop")
    assert t.options == ["decline", "accept"]
    t.pick("accept", "attach guardian gutter_prizer")
    assert t.lastings("gutter_prizer") == ["guardian"]
    assert t.injured("gutter_prizer")
    assert t.asked == 2
    t = lay("gutter_prizer", missions=[f"1:{CIPHER}"], hand=["guardian"]).pick("attempt 1", "stop", "decline")
    assert t.hand() == ["guardian"]
    assert lay("gutter_prizer", missions=[f"1:{CIPHER}"]).pick("attempt 1").asked == 2


def test_gutter_prizer_injured_draws_a_card_when_he_has_lost_a_defence() -> None:
    t = hurt("gutter_prizer", turn=2, hand=[GATE], facing=CALM).pick("attempt 1", "stop", f"place {GATE}")
    assert len(t.hand()) == 6 + 1
    t = lay("gutter_prizer", turn=2, hand=[GATE], facing=("hragga",)).pick("attempt 1", "stop", f"place {GATE}")
    assert len(t.hand()) == 6
