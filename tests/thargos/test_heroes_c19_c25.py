"""Heroes C19 to C25: the Moonless Runner, the Air Cult, the Black Falcons and the Watchers of Tyla."""

import pytest

from tests.thargos.table import CALM, Table, hurt, lay

MASON = "mason_knight_of_the_compact"
GATE = "break_the_toll_gate"  # Might 2, 1 VP
CIPHER = "crack_the_couriers_cipher"  # Mind 2, 1 VP
LAIR = "locate_the_beasts_lair"  # Might 2, Mind 2
NOVICE = "novice_of_the_ninth_gale"
LOOKOUT = "lookout_of_the_black_falcons"
JORRUN = "captain_jorrun_blackwing"
ACOLYTE = "mute_acolyte_of_tyla"
DULLS = ["drive_off_the_carrion_pack"] * 2  # a list that leaves the deck empty, as both cards lie on tracks


# The Moonless Runner.


@pytest.mark.rule("TW1.5", "TW3.6")
def test_moonless_runner_is_injured_to_attach_a_lasting_to_another_hero() -> None:
    t = lay("moonless_runner", step="turn", hand=["guardian", "troll_raid"]).pick("accept")
    assert t.injured("moonless_runner")
    assert len(t.options) == 3
    assert "attach guardian moonless_runner" not in t.options
    t.pick(f"attach guardian {MASON}")
    assert t.lastings(MASON) == ["guardian"]


@pytest.mark.rule("T6.7")
def test_moonless_runner_leaves_the_lasting_of_the_turn_to_be_attached_besides() -> None:
    t = lay("moonless_runner", *CALM, step="turn", hand=["guardian", "legion_drill"])
    t.pick("accept", f"attach guardian {MASON}", f"attach legion_drill {MASON}")
    assert t.lastings(MASON) == ["guardian", "legion_drill"]


def test_moonless_runner_may_stay_unhurt_and_is_not_asked_with_an_empty_hand_or_injured() -> None:
    t = lay("moonless_runner", step="turn", hand=["guardian"]).pick("decline")
    assert not t.injured("moonless_runner")
    assert lay("moonless_runner", step="turn").options[0] == "attach nothing"
    assert hurt("moonless_runner", step="turn", hand=["guardian"]).options[0] == "attach nothing"


@pytest.mark.rule("TW3.7", "TW1.5")
def test_moonless_runner_cannot_pay_with_an_injury_that_a_guardian_spares() -> None:
    gear = {"moonless_runner": ["guardian"]}
    t = lay("moonless_runner", step="turn", hand=["legion_drill"], lastings=gear)
    assert t.options[0] == "attach nothing"


@pytest.mark.rule("TW3.7", "TW1.5")
def test_moonless_runner_buys_nothing_with_an_injury_that_a_squire_has_spared() -> None:
    gear = {"moonless_runner": ["oathbound_squire"]}
    t = lay("moonless_runner", step="turn", hand=["legion_drill", "troll_raid"], lastings=gear).pick("accept")
    assert t.options == ["spare oathbound_squire", "suffer"]
    t.pick("spare oathbound_squire", "discard troll_raid")
    assert not t.injured("moonless_runner")
    assert t.options[0] == "attach nothing"
    t = lay("moonless_runner", step="turn", hand=["legion_drill"], lastings=gear).pick("accept", "suffer")
    assert t.options[0] == f"attach legion_drill {MASON}"


def test_moonless_runner_injured_and_without_a_lasting_hits_harder_in_an_attempt() -> None:
    t = hurt("moonless_runner", missions=[f"1:{LAIR}"], hand=["guardian"]).pick("attempt 1")
    assert t.totals[0] == [3 + 2, 1 + 2, 0]
    gear = {"moonless_runner": ["wandering_zephyr"]}
    t = hurt("moonless_runner", missions=[f"1:{LAIR}"], hand=["guardian"], lastings=gear).pick("attempt 1")
    assert t.totals[0] == [3, 1, 0]
    t = hurt("moonless_runner", turn=2, missions=[f"1:{LAIR}"], theirs={"hand": ["guardian"]}).pick("attempt 1")
    assert t.totals[1] == [3 + 2, 1 + 2, 0]


# Saphirel.


@pytest.mark.rule("TW2.4", "T13.1", "T17.3", "T17.7")
def test_saphirel_orders_the_top_three_cards_at_the_start_of_the_turn() -> None:
    deck = ["guardian", "troll_raid", "market_rumours", "barricade"]
    t = lay("saphirel", step="turn", hand=["tripwire"] * 3, deck=deck)
    assert t.options == ["keep", "under guardian", "under troll_raid", "under market_rumours"]
    assert t.known(1, 1, "deck") == [[0, "guardian"], [1, "troll_raid"], [2, "market_rumours"]]
    assert t.known(2, 1, "deck") == []
    t.pick("keep", "back market_rumours", "back guardian")
    assert t.hand()[:2] == ["guardian", "troll_raid"]
    assert "market_rumours" in t.hand()


@pytest.mark.rule("TW2.4")
def test_saphirel_may_put_all_three_under_the_deck() -> None:
    hand = ["tripwire", "barricade"] * 3
    t = lay("saphirel", step="turn", hand=hand, deck=["guardian", "troll_raid", "market_rumours", "barricade"])
    t.pick("under guardian", "under market_rumours", "under troll_raid")
    assert t.deck()[0] == "barricade"
    assert t.deck()[-3:] == ["guardian", "market_rumours", "troll_raid"]


@pytest.mark.rule("T12.2")
def test_saphirel_looks_at_what_a_short_deck_has() -> None:
    t = lay("saphirel", step="turn", list=[*DULLS, "guardian"], deck=["guardian"])
    assert t.options == ["keep", "under guardian"]
    t = lay(
        "saphirel",
        step="turn",
        list=[*DULLS, *["tripwire"] * 4, "guardian", "barricade"],
        hand=["tripwire"] * 4 + ["guardian", "barricade"],
    )
    assert t.options[0] == "attach nothing"


@pytest.mark.rule("TW1.9", "TW5.9")
def test_saphirel_injured_gambles_after_the_reveal_only_while_an_opponent_has_more_points() -> None:
    ahead = {"scored": [[1, GATE, False]]}
    t = hurt("saphirel", deck=["market_rumours"], theirs=ahead).pick("attempt 1", "accept")
    assert "won" in t.kinds  # 1 + 3 against 3
    t = hurt("saphirel", deck=["market_rumours"], theirs=ahead).pick("attempt 1", "decline")
    assert "repelled" in t.kinds
    t = hurt("saphirel", turn=2, deck=["market_rumours"], theirs=ahead).pick("attempt 1", "accept")
    assert "repelled" in t.kinds
    assert "repelled" in hurt("saphirel", scored=[[0, GATE, False]], theirs=ahead).pick("attempt 1").kinds


def test_saphirel_injured_has_nothing_to_turn_up_in_an_empty_deck() -> None:
    t = hurt("saphirel", list=DULLS, theirs={"scored": [[1, GATE, False]]}).pick("attempt 1")
    assert "repelled" in t.kinds


# Novice of the Ninth Gale.


@pytest.mark.rule("T6.14", "TW4.2")
def test_novice_of_the_ninth_gale_swaps_two_missions_and_draws_as_an_action() -> None:
    t = lay(NOVICE, missions=[f"1:{GATE}", f"2:{CIPHER}"], deck=["guardian"]).pick(f"use {NOVICE}")
    assert len(t.options) == 6
    t.pick("swap 1 2")
    assert (t.mission(1), t.mission(2)) == (CIPHER, GATE)
    assert [int(it >> 6) for it in t.t.missions[:2]] == [1, 0]
    assert t.hand() == ["guardian"]
    assert t.t.stand(0).used == 1
    assert t.asked == 2


@pytest.mark.rule("TW4.2", "TC3.1")
def test_novice_of_the_ninth_gale_reaches_the_tracks_of_its_player_alone_in_a_circle() -> None:
    t = lay(NOVICE, others=[{}]).pick(f"use {NOVICE}")
    assert t.options == ["swap 1 2", "swap 1 5", "swap 1 6", "swap 2 5", "swap 2 6", "swap 5 6"]


@pytest.mark.rule("T2.8", "T2.9")
def test_novice_of_the_ninth_gale_does_so_twice_in_the_game_and_not_while_injured() -> None:
    assert f"use {NOVICE}" in lay(NOVICE, used={NOVICE: 1}).options
    assert f"use {NOVICE}" not in lay(NOVICE, used={NOVICE: 2}).options
    assert f"use {NOVICE}" not in hurt(NOVICE).options


def test_novice_of_the_ninth_gale_draws_two_cards_when_it_is_injured() -> None:
    t = lay(NOVICE, deck=["guardian", "troll_raid"]).pick("attempt 1")
    assert t.hand() == ["guardian", "troll_raid"]
    t = lay(NOVICE, list=[*DULLS, "guardian"], deck=["guardian"]).pick("attempt 1")
    assert t.hand() == ["guardian"]
    assert hurt(NOVICE).pick("attempt 1").hand() == []


# Captain Jorrun Blackwing.


@pytest.mark.rule("TW5.4", "T13.5")
def test_captain_jorrun_blackwing_lays_one_more_card_after_the_defender() -> None:
    theirs = {"hand": ["troll_raid", "guardian"]}
    t = lay(JORRUN, missions=[f"1:{LAIR}"], hand=["guardian", "barricade"], theirs=theirs)
    t.pick("attempt 1", "lay guardian mind", "stop", "lay troll_raid mind", "stop", "accept")
    assert t.options == ["lay barricade mind"]
    t.pick("lay barricade mind")
    assert "repelled" in t.kinds  # behind on Might
    assert t.discard() == ["guardian", "barricade"]


def test_captain_jorrun_blackwing_wins_a_tie_with_the_last_card() -> None:
    t = lay(JORRUN, hand=["guardian", "legion_drill"], theirs={"hand": ["market_rumours"]})
    t.pick("attempt 1", "lay guardian might", "stop", "lay market_rumours might", "accept", "lay legion_drill might")
    assert "won" in t.kinds  # 3 + 2 + 1 against 3 + 3


def test_captain_jorrun_blackwing_lays_none_where_he_laid_none_or_holds_none_or_declines() -> None:
    t = lay(JORRUN, hand=["guardian"], theirs={"hand": ["troll_raid"]}).pick("attempt 1", "stop", "stop")
    assert "won" in t.kinds
    assert "won" in lay(JORRUN, hand=["guardian"]).pick("attempt 1", "lay guardian might").kinds
    t = lay(JORRUN, hand=["guardian", "barricade"]).pick("attempt 1", "lay guardian might", "stop", "decline")
    assert t.hand() == ["barricade"]


@pytest.mark.rule("TW5.4")
def test_captain_jorrun_blackwing_stays_within_a_cap_and_a_bar_of_the_defender() -> None:
    hand = ["guardian", "legion_drill", "tower_shield", "barricade"]
    t = lay(JORRUN, hand=hand, facing=("krisoss",))
    t.pick("attempt 1", "lay guardian might", "lay legion_drill might", "lay tower_shield might")
    assert "revealed" in t.kinds
    t = lay(JORRUN, hand=["guardian", "barricade"], facing=("cobra_sorceress",))
    assert t.pick("attempt 1", "lay guardian might", "stop", "accept").options == ["none"]


@pytest.mark.rule("TW5.10")
def test_captain_jorrun_blackwing_injured_lets_the_foe_lay_four_cards() -> None:
    t = hurt(JORRUN, theirs={"hand": ["troll_raid"] * 4 + ["guardian"]})
    t.pick("attempt 1", *["lay troll_raid might"] * 4)
    assert "repelled" in t.kinds
    t = hurt(JORRUN, turn=2, theirs={"hand": ["troll_raid"] * 4 + ["market_rumours"]})
    t.pick("attempt 1", *["lay troll_raid might"] * 4)
    assert t.hand(2) == ["market_rumours"]


# Lookout of the Black Falcons.


@pytest.mark.rule("TW2.4", "T17.7")
def test_lookout_of_the_black_falcons_sees_the_top_card_of_an_opponents_deck() -> None:
    t = lay(LOOKOUT, step="turn", theirs={"deck": ["guardian", "troll_raid"]})
    assert t.asked == 1
    assert t.options == ["keep", "under guardian"]
    assert t.known(1, 2, "deck") == [[0, "guardian"]]
    assert t.known(2, 2, "deck") == []
    t.pick("under guardian")
    assert t.deck(2)[0] == "troll_raid"
    assert t.deck(2)[-1] == "guardian"
    t = lay(LOOKOUT, step="turn", theirs={"deck": ["guardian", "troll_raid"]}).pick("keep")
    assert t.deck(2)[0] == "guardian"


@pytest.mark.rule("TC3.4")
def test_lookout_of_the_black_falcons_chooses_the_opponent_in_a_circle() -> None:
    t = lay(LOOKOUT, step="turn", others=[{"deck": ["guardian"]}])
    assert t.options == ["name 2", "name 3"]
    assert t.pick("name 3").options == ["keep", "under guardian"]


@pytest.mark.rule("T12.2")
def test_lookout_of_the_black_falcons_has_nothing_to_see_on_an_empty_deck_or_injured() -> None:
    assert lay(LOOKOUT, step="turn", theirs={"list": DULLS}).options[0] == "attach nothing"
    assert hurt(LOOKOUT, step="turn").options[0] == "attach nothing"


def test_lookout_of_the_black_falcons_injured_looks_at_the_hand_of_whoever_beat_him() -> None:
    t = hurt(LOOKOUT, turn=2, hand=[GATE], theirs={"hand": ["guardian", "troll_raid"]})
    t.pick("attempt 1", "stop", "stop", f"place {GATE}")
    assert t.known(1, 2, "hand") == ["guardian", "troll_raid"]
    assert t.known(0, 2, "hand") == []


def test_lookout_of_the_black_falcons_sees_no_hand_when_he_holds_or_is_active() -> None:
    theirs = {"hand": ["guardian", "troll_raid"]}
    t = hurt(LOOKOUT, turn=2, missions=[f"1:{CIPHER}"], theirs=theirs).pick("attempt 1", "stop")
    assert t.known(1, 2, "hand") == []
    t = lay(LOOKOUT, turn=2, theirs=theirs).pick("attempt 1", "stop")
    assert t.known(1, 2, "hand") == []


# Orsanne.


@pytest.mark.rule("TW5.3", "TW5.5", "TW1.1")
def test_orsanne_sees_a_card_of_the_defender_and_may_then_take_one_back() -> None:
    theirs = {"hand": ["boot_stiletto", "guardian"]}
    t = lay("orsanne", missions=[f"1:{CIPHER}"], hand=["troll_raid"], theirs=theirs)
    t.pick("attempt 1", "lay troll_raid mind", "lay boot_stiletto mind", "stop")
    assert t.asked == 1
    assert t.known(1, 2, "laid") == [["mind", "boot_stiletto"]]
    assert t.options == ["decline", "accept"]
    t.pick("accept", "withdraw troll_raid mind")
    assert t.hand() == ["troll_raid"]
    assert "repelled" in t.kinds


@pytest.mark.rule("T12.2")
def test_orsanne_may_take_a_card_back_even_where_there_is_nothing_to_see() -> None:
    t = lay("orsanne", missions=[f"1:{CIPHER}"], hand=["troll_raid"]).pick("attempt 1", "lay troll_raid mind")
    assert t.options == ["decline", "accept"]
    t = lay("orsanne", missions=[f"1:{CIPHER}"], theirs={"hand": ["guardian"]}).pick("attempt 1", "lay guardian mind")
    assert "spied" in t.kinds
    assert "repelled" in t.kinds


def test_orsanne_sees_one_card_of_several() -> None:
    theirs = {"hand": ["boot_stiletto", "guardian"]}
    t = lay("orsanne", missions=[f"1:{CIPHER}"], hand=["troll_raid"], theirs=theirs)
    t.pick("attempt 1", "lay troll_raid mind", "lay guardian mind", "lay boot_stiletto mind")
    assert len(t.known(1, 2, "laid")) == 1


def test_orsanne_sees_nothing_when_she_defends() -> None:
    t = lay("orsanne", turn=2, hand=["barricade"], theirs={"hand": ["guardian"]}).pick(
        "attempt 1", "lay guardian might"
    )
    assert t.options == ["stop", "lay barricade might"]


@pytest.mark.rule("TW1.8", "TW5.3")
def test_orsanne_injured_sees_two_cards_of_an_attacker_who_has_laid_three() -> None:
    hand = ["boot_stiletto", "guardian", "troll_raid"]
    t = hurt("orsanne", turn=2, missions=[f"1:{LAIR}"], hand=["barricade"], theirs={"hand": hand})
    t.pick("attempt 1", "lay boot_stiletto might", "lay guardian mind", "lay troll_raid mind")
    t.pick("spy might")
    assert ["might", "boot_stiletto"] in t.known(1, 2, "laid")
    assert len(t.known(1, 2, "laid")) == 2  # the second can only be on Mind


def test_orsanne_injured_sees_nothing_of_fewer_cards_or_when_she_attempts() -> None:
    t = hurt("orsanne", turn=2, hand=["barricade"], theirs={"hand": ["boot_stiletto", "guardian"]})
    t.pick("attempt 1", "lay guardian might", "lay boot_stiletto might")
    assert t.known(1, 2, "laid") == []
    t = hurt("orsanne", hand=["barricade"], theirs={"hand": ["troll_raid"] * 4})
    t.pick("attempt 1", "stop", *["lay troll_raid might"] * 3)
    assert t.known(1, 2, "laid") == []


# Mute Acolyte of Tyla.


@pytest.mark.rule("TW2.8", "T17.7")
def test_mute_acolyte_of_tyla_sees_two_cards_of_the_foes_hand_when_it_attempts() -> None:
    t = lay(ACOLYTE, hand=["barricade"], theirs={"hand": ["guardian", "troll_raid", "tripwire"]}).pick("attempt 1")
    assert t.kinds == ["attempted", "looked", "looked"]
    assert len(t.known(1, 2, "hand")) == 2
    assert t.known(0, 2, "hand") == []
    t = lay(ACOLYTE, hand=["barricade"], theirs={"hand": ["guardian"]}).pick("attempt 1")
    assert t.known(1, 2, "hand") == ["guardian"]


def test_mute_acolyte_of_tyla_looks_at_nobody_but_the_player_of_the_track_in_a_circle() -> None:
    t = lay(ACOLYTE, hand=["barricade"], others=[{"hand": ["guardian"]}], theirs={"hand": ["troll_raid"]})
    t.pick("attempt 1")
    assert t.known(1, 2, "hand") == ["troll_raid"]
    assert t.known(1, 3, "hand") == []


def test_mute_acolyte_of_tyla_sees_nothing_in_an_empty_hand_or_in_defence() -> None:
    assert "looked" not in lay(ACOLYTE, hand=["barricade"]).pick("attempt 1").kinds
    assert "looked" not in lay(ACOLYTE, turn=2, theirs={"hand": ["guardian"]}).pick("attempt 1").kinds


@pytest.mark.rule("TW2.8", "T13.10")
def test_mute_acolyte_of_tyla_sees_a_whole_hand_when_it_is_injured() -> None:
    theirs = {"hand": ["guardian", "troll_raid", "tripwire"]}
    t = lay(ACOLYTE, missions=[f"1:{CIPHER}"], theirs=theirs).pick("attempt 1", "stop")
    assert t.injured(ACOLYTE)
    assert t.known(1, 2, "hand") == ["guardian", "troll_raid", "tripwire"]


@pytest.mark.rule("TC3.4")
def test_mute_acolyte_of_tyla_chooses_whose_hand_it_sees_in_a_circle() -> None:
    t = lay(ACOLYTE, missions=[f"1:{CIPHER}"], others=[{"hand": ["guardian"]}], theirs={"hand": ["troll_raid"]})
    t.pick("attempt 1", "stop")
    assert t.options == ["name 2", "name 3"]
    assert t.pick("name 3").known(1, 3, "hand") == ["guardian"]


def test_mute_acolyte_of_tyla_injured_orders_two_cards_when_it_repels_an_attempt() -> None:
    def defends(mission: str) -> Table:
        return hurt(ACOLYTE, turn=2, missions=[f"1:{mission}"], deck=["guardian", "troll_raid"]).pick("attempt 1")

    t = defends("light_the_watch_fires_of_tyla")
    assert t.options == ["keep", "under guardian", "under troll_raid"]
    t.pick("keep", "back guardian")
    assert {"guardian", "troll_raid"} <= set(t.hand())  # my turn has begun
    assert "won" in defends("drive_off_the_carrion_pack").kinds
