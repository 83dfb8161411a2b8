"""Heroes C13 to C18: the Sorceress, the Assassin, the Summoner, two of Krill and Hragga."""

import pytest

from tests.thargos.table import CALM, Table, hurt, lay

MASON = "mason_knight_of_the_compact"
GATE = "break_the_toll_gate"  # Might 2, 1 VP
CIPHER = "crack_the_couriers_cipher"  # Mind 2, 1 VP
LAIR = "locate_the_beasts_lair"  # Might 2, Mind 2
NOVICE = "novice_of_the_ninth_gale"
NONE = ["drive_off_the_carrion_pack"] * 2  # a list that leaves the deck empty, as both cards lie on tracks


# Cobra Sorceress.


@pytest.mark.rule("TW5.11", "TW5.12")
def test_cobra_sorceress_keeps_actions_out_of_the_foes_lay() -> None:
    hand = ["guardian", "troll_raid", GATE]
    t = lay("cobra_sorceress", theirs={"hand": hand}).pick("attempt 1")
    assert t.options == ["stop", "lay guardian might", f"lay {GATE} might"]
    t = lay("cobra_sorceress", turn=2, theirs={"hand": hand}).pick("attempt 1")
    assert t.options == ["stop", "lay guardian might", f"lay {GATE} might"]


@pytest.mark.rule("TW5.12", "T17.1")
def test_cobra_sorceress_does_not_give_away_that_a_hand_holds_nothing_else() -> None:
    t = lay("cobra_sorceress", theirs={"hand": ["troll_raid"]}).pick("attempt 1")
    assert t.asked == 2
    assert t.options == ["stop"]


def test_cobra_sorceress_lays_actions_herself_and_bars_none_elsewhere_or_injured() -> None:
    t = lay("cobra_sorceress", hand=["troll_raid"]).pick("attempt 1")
    assert t.options == ["stop", "lay troll_raid might"]
    t = lay("cobra_sorceress", theirs={"hand": ["troll_raid"]}).pick("attempt 2")
    assert t.options == ["stop", "lay troll_raid might"]
    t = hurt("cobra_sorceress", theirs={"hand": ["troll_raid"]}).pick("attempt 1")
    assert t.options == ["stop", "lay troll_raid might"]


@pytest.mark.rule("TW2.8", "T17.7")
def test_cobra_sorceress_injured_looks_at_the_hand_of_whoever_she_repels() -> None:
    t = hurt(
        "cobra_sorceress",
        turn=2,
        missions=[f"1:{LAIR}"],
        hand=["barricade"],
        theirs={"hand": ["guardian", "troll_raid"]},
    )
    t.pick("attempt 1", "stop")
    assert t.known(1, 2, "hand") == ["guardian", "troll_raid"]
    assert t.known(0, 2, "hand") == []
    assert t.known(2, 1, "hand") == []


def test_cobra_sorceress_injured_sees_nothing_when_she_is_beaten() -> None:
    t = hurt("cobra_sorceress", turn=2, theirs={"hand": ["guardian", "troll_raid"]}).pick("attempt 1", "stop")
    assert "won" in t.kinds
    assert t.known(1, 2, "hand") == []


# Kurnor Assassin.


@pytest.mark.rule("TW3.1")
def test_kurnor_assassin_injures_the_facing_hero_when_she_completes_a_mission() -> None:
    t = lay("kurnor_assassin", lastings={"kurnor_assassin": ["legion_longsword"]}).pick("attempt 1")
    assert t.kinds[1:3] == ["won", "injured"]
    assert t.injured(MASON, 2)


@pytest.mark.rule("TW3.7", "TW5.11")
def test_kurnor_assassin_is_kept_off_by_guardians_and_effects_of_being_injured_happen() -> None:
    def wins(shield: str) -> Table:
        sword = {"kurnor_assassin": ["earth_elemental", "legion_longsword"]}
        t = lay("kurnor_assassin", lastings=sword, theirs={"lastings": {MASON: [shield]}}).pick("attempt 1")
        assert "won" in t.kinds
        return t

    assert "spared" in wins("guardian").kinds
    assert not wins("guardian").injured(MASON, 2)
    assert not wins("temple_guardian").injured(MASON, 2)
    novice = lay("kurnor_assassin", lastings={"kurnor_assassin": ["legion_longsword"]}, facing=(NOVICE,))
    novice.pick("attempt 1")
    assert novice.injured(NOVICE, 2)
    assert novice.kinds[2:5] == ["injured", "drew", "drew"]


def test_kurnor_assassin_is_stronger_against_a_hero_who_is_injured() -> None:
    def totals(turn: int, *injured: str) -> list[list[int]]:
        hand = ["guardian"]
        theirs = {"injured": list(injured), "hand": hand}
        foes = CALM
        t = lay("kurnor_assassin", turn=turn, missions=[f"1:{LAIR}"], facing=foes, theirs=theirs, hand=hand)
        return t.pick("attempt 1").totals

    assert totals(1) == [[2, 2, 0], [4, 4, 0]]
    assert totals(1, MASON) == [[2 + 1, 2 + 1, 0], [4, 3, 0]]
    assert totals(2, MASON) == [[2, 1, 0], [2 + 2, 2 + 2, 0]]


@pytest.mark.rule("T12.9", "TW6.3")
def test_kurnor_assassin_injured_lets_another_hero_attempt_when_she_completes_a_mission() -> None:
    t = hurt("kurnor_assassin", lastings={"kurnor_assassin": ["legion_longsword"]}, theirs={"hand": [GATE]})
    t.pick("attempt 1", "stop", f"place {GATE}")
    assert t.asked == 1
    assert t.options == ["pass", "attempt 2", "attempt 3", "attempt 4"]
    t.pick("attempt 3")
    assert t.t.extra == 2


def test_kurnor_assassin_injured_need_not_send_anybody_and_sends_nobody_when_she_fails() -> None:
    t = hurt("kurnor_assassin", lastings={"kurnor_assassin": ["legion_longsword"]}).pick("attempt 1", "pass")
    assert t.asked == 2
    assert hurt("kurnor_assassin").pick("attempt 1").asked == 2


# Karg Demon Summoner.


@pytest.mark.rule("TW5.9", "T13.6")
def test_karg_demon_summoner_turns_up_a_card_after_the_reveal_and_adds_it() -> None:
    t = lay("karg_demon_summoner", missions=[f"1:{LAIR}"], deck=["market_rumours"]).pick("attempt 1", "accept")
    assert t.options == ["add might", "add mind"]
    assert t.discard() == ["market_rumours"]
    assert t.pick("add might").kinds[:2] == ["boosted", "repelled"]
    t = lay("karg_demon_summoner", turn=2, deck=["troll_raid"], facing=("hragga",)).pick("attempt 1", "accept")
    assert "repelled" in t.kinds  # 3 against 1 + 1 + 2


@pytest.mark.rule("TW5.9")
def test_karg_demon_summoner_may_leave_his_deck_alone_and_has_nothing_to_turn_up_in_an_empty_one() -> None:
    t = lay("karg_demon_summoner", deck=["market_rumours"]).pick("attempt 1", "decline")
    assert t.deck()[0] == "market_rumours"
    t = lay("karg_demon_summoner", list=NONE).pick("attempt 1")
    assert "repelled" in t.kinds


@pytest.mark.rule("TW1.5", "TW2.3")
def test_karg_demon_summoner_injured_burns_two_cards_to_heal() -> None:
    t = hurt("karg_demon_summoner", step="turn", deck=["guardian", "troll_raid"]).pick("accept")
    assert not t.injured("karg_demon_summoner")
    assert t.discard() == ["guardian", "troll_raid"]
    t = hurt("karg_demon_summoner", step="turn").pick("decline")
    assert t.injured("karg_demon_summoner")


@pytest.mark.rule("TW1.5")
def test_karg_demon_summoner_injured_cannot_pay_with_the_last_card_of_his_deck() -> None:
    dulls = ["drive_off_the_carrion_pack"] * 2
    t = hurt("karg_demon_summoner", step="turn", list=["guardian", *dulls], deck=["guardian"])
    assert t.options[0] == "attach nothing"
    assert t.hand() == ["guardian"]


def test_karg_demon_summoner_injured_gambles_no_more() -> None:
    assert "repelled" in hurt("karg_demon_summoner").pick("attempt 1").kinds


# Oskillos.


@pytest.mark.rule("TW5.8", "T13.7")
def test_oskillos_takes_a_card_that_he_laid_back_after_a_success() -> None:
    t = lay("oskillos", hand=["guardian", "troll_raid"]).pick("attempt 1", "lay guardian might", "lay troll_raid might")
    assert t.options == ["decline", "accept"]
    t.pick("accept")
    assert t.options == ["keep guardian might", "keep troll_raid might"]
    t.pick("keep troll_raid might")
    assert t.hand() == ["troll_raid"]
    assert t.discard() == ["guardian"]
    assert t.known(2, 1, "hand") == ["troll_raid"]


def test_oskillos_may_let_his_cards_go_and_keeps_none_without_any_or_after_a_failure() -> None:
    t = lay("oskillos", hand=["guardian"]).pick("attempt 1", "lay guardian might", "decline")
    assert t.discard() == ["guardian"]
    assert "won" in lay("oskillos").pick("attempt 1").kinds
    t = lay("oskillos", missions=[f"1:{CIPHER}"], hand=["legion_drill"]).pick("attempt 1", "lay legion_drill mind")
    assert t.discard() == ["legion_drill"]


@pytest.mark.rule("T13.11")
def test_oskillos_keeps_a_card_even_if_he_trades_places_after_his_success() -> None:
    gear = {"oskillos": ["earth_elemental", "street_cunning"]}
    t = lay("oskillos", missions=["1:trade_hostages_at_the_bridge"], hand=["guardian"], lastings=gear)
    t.pick("attempt 1", "lay guardian might", "accept", f"trade oskillos {MASON}", "accept")
    assert t.hand() == ["guardian"]


def test_oskillos_injured_has_more_might_for_each_injured_hero_of_his_team_when_he_attempts() -> None:
    t = hurt("oskillos", injured=[MASON], hand=["guardian"], theirs={"injured": [MASON]}).pick("attempt 1")
    assert t.totals[0] == [3 + 2, 0, 0]
    t = hurt("oskillos", turn=2, theirs={"hand": ["guardian"]}).pick("attempt 1")
    assert t.totals[1] == [3 + 1, 0, 0]
    t = hurt("oskillos", missions=[f"1:{CIPHER}"], hand=["guardian"]).pick("attempt 1")
    assert t.totals[0] == [0, 1, 0]


# Marshal of the Broken Horn.


@pytest.mark.rule("T13.7")
def test_marshal_of_the_broken_horn_draws_a_card_after_the_refill_when_he_has_lost_a_defence() -> None:
    sword = {"lastings": {MASON: ["earth_elemental"]}}
    t = lay("marshal_of_the_broken_horn", turn=2, hand=[GATE], theirs=sword).pick("attempt 1", "stop", f"place {GATE}")
    assert len(t.hand()) == 6 + 1


@pytest.mark.rule("T13.11")
def test_marshal_of_the_broken_horn_draws_a_card_even_if_the_winner_moved_him_away() -> None:
    gear = {"lastings": {MASON: ["earth_elemental", "street_cunning"]}}
    t = lay("marshal_of_the_broken_horn", turn=2, missions=["1:topple_the_war_council"], hand=[GATE], theirs=gear)
    t.pick("attempt 1", "accept", "trade 1:marshal_of_the_broken_horn 1:hragga", f"place {GATE}")
    assert len(t.hand()) == 6 + 1


def test_marshal_of_the_broken_horn_draws_nothing_when_he_holds_or_fails_or_is_injured() -> None:
    t = lay("marshal_of_the_broken_horn", turn=2).pick("attempt 1")
    assert "repelled" in t.kinds
    assert len(t.hand()) == 6  # the draw of my turn
    t = lay("marshal_of_the_broken_horn", missions=[f"1:{CIPHER}"]).pick("attempt 1")
    assert t.hand() == []
    sword = {"lastings": {MASON: ["earth_elemental"]}}
    t = hurt("marshal_of_the_broken_horn", "tebezil", turn=2, hand=[GATE], theirs=sword)
    assert len(t.pick("attempt 1", "stop", f"place {GATE}").hand()) == 7


def test_marshal_of_the_broken_horn_injured_hits_harder_in_an_attempt_alone() -> None:
    t = hurt("marshal_of_the_broken_horn", hand=["guardian"]).pick("attempt 1")
    assert t.totals[0] == [3 + 2, 0, 0]
    t = hurt("marshal_of_the_broken_horn", turn=2, theirs={"hand": ["guardian"]}).pick("attempt 1")
    assert t.totals[1] == [3 + 1, 0, 0]


@pytest.mark.rule("TW5.11", "T12.1")
def test_marshal_of_the_broken_horn_injured_is_healed_by_no_other_card() -> None:
    t = hurt("marshal_of_the_broken_horn", injured=[MASON], hand=["waters_of_elios"]).pick("play waters_of_elios")
    assert t.options == ["stop", f"heal {MASON}"]
    t = hurt("marshal_of_the_broken_horn", step="attach", hand=["tide_spirit_of_elios"])
    t.pick("attach tide_spirit_of_elios marshal_of_the_broken_horn")
    assert t.injured("marshal_of_the_broken_horn")
    nobody = hurt("marshal_of_the_broken_horn", hand=["waters_of_elios"]).pick("play waters_of_elios")
    assert nobody.options[0] == "pass"


# Hragga.


@pytest.mark.rule("T12.4")
def test_hragga_gives_might_to_every_injured_hero_of_her_team() -> None:
    t = lay("hragga", MASON, "velasque", injured=[MASON, "velasque"], theirs={"injured": ["imperial_healer"]})
    assert t.column(MASON) == (2 + 1, 1, 1)
    assert t.column("velasque") == (1 + 1, 1, 1)
    assert t.column("hragga") == (3, 2, 2)
    assert t.column("imperial_healer") == (1, 3, 2)


def test_hragga_injured_is_fiercer_and_gives_nothing_to_the_others() -> None:
    t = hurt("hragga", injured=[MASON])
    assert t.column("hragga") == (4, 1, 1)
    assert t.column(MASON) == (2, 1, 1)


def test_hragga_injured_draws_a_card_when_she_completes_a_mission() -> None:
    t = hurt("hragga", deck=["guardian"]).pick("attempt 1")
    assert t.hand() == ["guardian"]
    t = hurt("hragga", list=NONE).pick("attempt 1")
    assert "won" in t.kinds
    assert lay("hragga").pick("attempt 1").hand() == []


@pytest.mark.rule("TW3.6", "T13.10")
def test_hragga_injured_may_attach_a_lasting_to_herself_when_she_repels_an_attempt() -> None:
    hand = ["guardian", "makden_warrior_scout", "troll_raid"]
    t = hurt("hragga", turn=2, hand=hand, deck=["barricade", "tripwire"]).pick("attempt 1", "stop")
    assert t.asked == 1
    t.pick("accept")
    assert t.options == ["attach guardian hragga", "attach makden_warrior_scout hragga"]
    t.pick("attach makden_warrior_scout hragga")
    assert t.lastings("hragga") == ["makden_warrior_scout"]
    assert t.options == ["keep", "under barricade", "under tripwire"]


@pytest.mark.rule("T17.1")
def test_hragga_injured_is_asked_even_without_a_lasting_in_hand_but_not_with_an_empty_one() -> None:
    t = hurt("hragga", turn=2, hand=["troll_raid"]).pick("attempt 1", "stop", "accept")
    assert t.options == ["stop"]
    t = hurt("hragga", turn=2, hand=["guardian"]).pick("attempt 1", "stop", "decline")
    assert t.lastings("hragga") == []
    assert hurt("hragga", turn=2).pick("attempt 1").kinds[1:3] == ["repelled", "injured"]
