"""Heroes C1 to C5: the Imperials and Tebezil."""

import pytest

from tests.thargos.table import Table, hurt, lay

GATE = "break_the_toll_gate"  # Might 2, 1 VP
CIPHER = "crack_the_couriers_cipher"  # Mind 2, 1 VP
LAIR = "locate_the_beasts_lair"  # Might 2, Mind 2


# Krisoss.


@pytest.mark.rule("T3.12", "T6.3", "TW6.1")
def test_krisoss_limits_the_hand_to_five_on_both_faces() -> None:
    assert len(lay("krisoss", step="turn", hand=["troll_raid"]).hand()) == 5
    assert len(hurt("krisoss", step="turn", hand=["troll_raid"]).hand()) == 5


@pytest.mark.rule("T6.6")
def test_krisoss_takes_no_card_from_a_hand_above_his_limit() -> None:
    assert len(lay("krisoss", step="turn", hand=["troll_raid", "market_rumours"] * 3).hand()) == 6


@pytest.mark.rule("TW5.10")
def test_krisoss_lets_a_defender_lay_three_cards() -> None:
    t = lay("krisoss", theirs={"hand": ["troll_raid"] * 4}).pick("attempt 1", "lay troll_raid might")
    t.pick("lay troll_raid might", "lay troll_raid might")
    assert t.kinds[:5] == ["laid", "revealed", "revealed", "revealed", "repelled"]


@pytest.mark.rule("TW5.10")
def test_krisoss_lets_an_attacker_lay_three_cards() -> None:
    t = lay("krisoss", turn=2, theirs={"hand": ["troll_raid"] * 4})
    t.pick("attempt 1", "lay troll_raid might", "lay troll_raid might", "lay troll_raid might")
    assert "revealed" in t.kinds
    assert t.hand(2) == ["troll_raid"]


def test_krisoss_limits_nobody_in_conflicts_of_other_heroes() -> None:
    t = lay("krisoss", theirs={"hand": ["troll_raid"] * 4}).pick("attempt 2", *["lay troll_raid might"] * 3)
    assert t.options == ["stop", "lay troll_raid might"]


def test_krisoss_still_lets_a_card_lie_on_each_of_three_attributes() -> None:
    t = lay("krisoss", turn=2, missions=["1:win_the_games_of_celestia"], theirs={"hand": ["troll_raid"] * 4})
    t.pick("attempt 1", "lay troll_raid might", "lay troll_raid mind")
    assert "lay troll_raid mysticism" in t.options


def test_krisoss_injured_has_two_more_might_when_he_attempts_and_lets_the_foe_lay_at_will() -> None:
    t = hurt("krisoss", missions=[f"1:{LAIR}"], hand=["troll_raid"], theirs={"hand": ["guardian"]})
    assert t.pick("attempt 1").totals == [[5, 2, 0], [4, 4, 0]]
    t = hurt("krisoss", theirs={"hand": ["troll_raid"] * 4})
    assert t.pick("attempt 1", *["lay troll_raid might"] * 3).options == ["stop", "lay troll_raid might"]


def test_krisoss_injured_has_nothing_more_in_defence_or_where_might_is_not_asked_for() -> None:
    t = hurt("krisoss", turn=2, theirs={"hand": ["guardian"]}).pick("attempt 1")
    assert t.totals == [[2, 0, 0], [3 + 1, 0, 0]]
    t = hurt("krisoss", missions=[f"1:{CIPHER}"], hand=["guardian"]).pick("attempt 1")
    assert t.totals == [[0, 2, 0], [0, 4, 0]]


# Imperial General.


@pytest.mark.rule("TW1.3", "TW3.3", "T13.1")
def test_imperial_general_lets_two_heroes_trade_places_before_the_draw() -> None:
    t = lay("imperial_general", step="turn", hand=["guardian"], lastings={"imperial_general": ["legion_longsword"]})
    assert t.options == ["decline", "accept"]
    t.pick("accept")
    assert len(t.options) == 6
    t.pick("trade imperial_general imperial_healer")
    assert t.place("imperial_general") == 2
    assert t.place("imperial_healer") == 0
    assert t.lastings("imperial_general") == ["legion_longsword"]
    assert t.kinds[:2] == ["traded", "drew"]


@pytest.mark.rule("TW3.3")
def test_imperial_general_leaves_missions_and_actions_on_the_tracks_where_they_lie() -> None:
    t = lay("imperial_general", step="turn", missions=[f"1:{GATE}"], posts=[["barricade", 1, 2]])
    t.pick("accept", "trade imperial_general imperial_healer")
    assert t.mission(1) == GATE
    assert [int(it >> 6 & 3) for it in t.t.sides[0].posts] == [0]


def test_imperial_general_need_not_move_anybody() -> None:
    t = lay("imperial_general", step="turn").pick("decline")
    assert t.place("imperial_general") == 0


@pytest.mark.rule("TW3.3")
def test_imperial_general_stays_on_his_players_four_tracks_in_a_circle() -> None:
    t = lay("imperial_general", others=[{}], step="turn").pick("accept")
    assert len(t.options) == 6
    assert not any(":" in option for option in t.options)


@pytest.mark.rule("TW3.5")
def test_imperial_general_injured_passes_a_lasting_on_without_effects_of_attaching() -> None:
    scout = {"imperial_general": ["makden_warrior_scout", "guardian"]}
    t = hurt("imperial_general", "aldren", step="turn", injured=["aldren"], lastings=scout).pick("accept")
    assert len(t.options) == 6
    t.pick("pass makden_warrior_scout aldren")
    assert t.lastings("aldren") == ["makden_warrior_scout"]
    assert t.lastings("imperial_general") == ["guardian"]
    assert t.kinds == ["passed_on", *["drew"] * 6]


@pytest.mark.rule("T12.2")
def test_imperial_general_injured_asks_nothing_without_a_lasting() -> None:
    t = hurt("imperial_general", step="turn", lastings={"velasque": ["guardian"]})
    assert t.options[0] == "attach nothing"


@pytest.mark.rule("TO3.1", "TW3.5")
def test_imperial_general_injured_passes_on_only_what_a_faction_may_bear() -> None:
    sword = {"imperial_general": ["legion_longsword", "street_cunning"]}
    t = hurt("imperial_general", "krisoss", step="turn", lastings=sword, options={"factions": "on"}).pick("accept")
    assert t.options == ["pass legion_longsword krisoss", "pass legion_longsword marshal_of_the_broken_horn"]


# Imperial Tracker.


@pytest.mark.rule("T13.4", "TW5.3", "T17.4", "T17.7")
def test_imperial_tracker_sees_a_face_down_card_when_any_hero_of_the_team_defends() -> None:
    theirs = {"hand": ["boot_stiletto", "troll_raid"]}
    t = lay("imperial_tracker", turn=2, missions=[f"1:{LAIR}"] * 2, hand=["guardian"], theirs=theirs)
    t.pick("attempt 2", "lay boot_stiletto might", "lay troll_raid mind")
    assert t.asked == 1
    assert t.options == ["spy might", "spy mind"]
    t.pick("spy might")
    assert t.known(1, 2, "laid") == [["might", "boot_stiletto"]]
    assert t.known(0, 2, "laid") == []
    assert t.kinds == ["spied"]
    assert t.told[0].seen_by == 1


def test_imperial_tracker_sees_a_card_when_he_defends_himself_and_none_when_he_attempts() -> None:
    t = lay("imperial_tracker", turn=2, hand=["guardian"], theirs={"hand": ["troll_raid"]})
    t.pick("attempt 1", "lay troll_raid might")
    assert t.known(1, 2, "laid") == [["might", "troll_raid"]]
    t = lay("imperial_tracker", hand=["guardian"], theirs={"hand": ["troll_raid", "guardian"]})
    t.pick("attempt 1", "stop", "lay troll_raid might")
    assert t.known(1, 2, "laid") == []


@pytest.mark.rule("T12.2")
def test_imperial_tracker_has_nothing_to_see_where_nothing_was_laid() -> None:
    t = lay("imperial_tracker", turn=2, hand=["guardian"], theirs={"hand": ["troll_raid"]}).pick("attempt 1", "stop")
    assert t.options == ["stop", "lay guardian might"]


@pytest.mark.rule("TW5.11", "T12.1")
def test_imperial_tracker_sees_nothing_through_a_veil_of_dusk() -> None:
    veil = {"mason_knight_of_the_compact": ["veil_of_dusk"]}
    t = lay("imperial_tracker", turn=2, hand=["guardian"], theirs={"hand": ["troll_raid"], "lastings": veil})
    t.pick("attempt 1", "lay troll_raid might")
    assert t.known(1, 2, "laid") == []


def test_imperial_tracker_injured_sees_a_card_only_when_he_defends_himself() -> None:
    def lead(track: int) -> Table:
        t = hurt("imperial_tracker", turn=2, hand=["guardian"], theirs={"hand": ["troll_raid"]})
        return t.pick(f"attempt {track}", "lay troll_raid might")

    assert lead(1).known(1, 2, "laid") == [["might", "troll_raid"]]
    assert lead(2).known(1, 2, "laid") == []


def test_imperial_tracker_injured_sees_one_card_of_several() -> None:
    t = hurt("imperial_tracker", turn=2, hand=["guardian"], theirs={"hand": ["troll_raid", "legion_drill"]})
    t.pick("attempt 1", "lay legion_drill might", "lay troll_raid might")
    assert len(t.known(1, 2, "laid")) == 1


# Imperial Healer.


def test_imperial_healer_heals_another_hero_three_times_in_the_game() -> None:
    t = lay(
        "imperial_healer", step="turn", injured=["hragga", "mason_knight_of_the_compact"], used={"imperial_healer": 2}
    )
    t.pick("accept")
    assert t.options == ["heal mason_knight_of_the_compact", "heal hragga"]
    t.pick("heal hragga")
    assert not t.injured("hragga")
    assert t.t.stand(0).used == 3
    t = lay("imperial_healer", step="turn", injured=["hragga"], used={"imperial_healer": 3})
    assert t.options[0] == "attach nothing"


def test_imperial_healer_spends_no_use_on_a_heal_that_is_declined() -> None:
    t = lay("imperial_healer", step="turn", injured=["hragga"]).pick("decline")
    assert t.t.stand(0).used == 0
    assert t.injured("hragga")


@pytest.mark.rule("T12.2")
def test_imperial_healer_is_not_asked_while_nobody_is_injured_or_only_one_whom_others_cannot_heal() -> None:
    assert lay("imperial_healer", step="turn").options[0] == "attach nothing"
    t = lay("imperial_healer", step="turn", injured=["marshal_of_the_broken_horn"])
    assert t.options[0] == "attach nothing"


@pytest.mark.rule("T6.14", "T2.8", "T2.9")
def test_imperial_healer_injured_heals_herself_as_an_action_twice_in_the_game() -> None:
    t = hurt("imperial_healer", used={"imperial_healer": 3 | 1 << 4})
    t.pick("use imperial_healer")
    assert not t.injured("imperial_healer")
    assert t.t.stand(0).used == 3 | 2 << 4
    assert t.asked == 2
    t = hurt("imperial_healer", used={"imperial_healer": 2 << 4})
    assert "use imperial_healer" not in t.options


def test_imperial_healer_has_no_action_of_her_own_while_she_is_active() -> None:
    assert "use imperial_healer" not in lay("imperial_healer", injured=["hragga"]).options


# Tebezil.


@pytest.mark.rule("T6.3")
def test_tebezil_lets_the_hand_grow_to_seven() -> None:
    assert len(lay("tebezil", step="turn", hand=["troll_raid"]).hand()) == 7


@pytest.mark.rule("T3.12", "T6.4", "T6.5")
def test_tebezil_makes_up_for_krisoss() -> None:
    t = lay("krisoss", "tebezil", step="turn", hand=["troll_raid"])
    assert t.options == ["draw 4", "draw 6"]
    t = hurt("tebezil", "krisoss", step="turn", hand=["troll_raid"])
    assert t.options == ["draw 5", "draw 4"]


@pytest.mark.rule("T6.5")
def test_tebezil_and_krisoss_leave_no_choice_where_it_changes_nothing() -> None:
    t = lay("krisoss", "tebezil", step="turn", hand=["troll_raid", "guardian"] * 4)
    assert t.options[0] == "attach nothing"
    assert len(t.hand()) == 8


def test_tebezil_fills_the_hand_to_seven_after_a_lost_defence_too() -> None:
    t = lay("tebezil", turn=2, hand=[GATE], theirs={"lastings": {"mason_knight_of_the_compact": ["earth_elemental"]}})
    t.pick("attempt 1", "stop", f"place {GATE}")
    assert len(t.hand()) == 7


@pytest.mark.rule("T11.5", "T13.10", "TW2.4")
def test_tebezil_orders_the_top_three_cards_when_he_is_injured() -> None:
    t = lay("tebezil", deck=["guardian", "troll_raid", "market_rumours", "barricade"]).pick("attempt 1")
    assert t.options == ["keep", "under guardian", "under troll_raid", "under market_rumours"]
    t.pick("under troll_raid", "keep", "back guardian")
    assert t.deck()[:3] == ["market_rumours", "guardian", "barricade"]
    assert t.deck()[-1] == "troll_raid"
    assert t.hand() == []


def test_tebezil_injured_offers_a_limit_of_six_and_looks_at_nothing_more() -> None:
    t = hurt("tebezil", step="turn")
    assert len(t.hand()) == 6
    assert t.options[0] == "attach nothing"
    assert hurt("tebezil").pick("attempt 1").asked == 2
