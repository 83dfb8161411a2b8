"""Heroes C6 to C8: the Abomination and both Raskors."""

import pytest

from tests.thargos.table import hurt, lay

GATE = "break_the_toll_gate"  # Might 2, 1 VP
CIPHER = "crack_the_couriers_cipher"  # Mind 2, 1 VP


# Jethreki Abomination.

DICE = {"jethreki_abomination": 5 | 3 << 3 | 1 << 6}


@pytest.mark.rule("T15.1", "T15.2", "T15.3", "TW6.4")
def test_jethreki_abomination_has_what_its_dice_show_until_the_next_turn() -> None:
    t = lay("jethreki_abomination", rolled=DICE, lastings={"jethreki_abomination": ["legion_longsword"]})
    assert t.column("jethreki_abomination") == (5 + 2, 3, 1)
    t.pick("pass")
    assert "rolled" in t.kinds
    assert all(1 <= it <= 6 for it in (t.column("jethreki_abomination")[0] - 2, *t.column("jethreki_abomination")[1:]))


@pytest.mark.rule("T15.2")
def test_jethreki_abomination_rolls_at_the_declaration_if_that_was_agreed() -> None:
    t = lay("jethreki_abomination", options={"dice": "declared"}, step="turn")
    assert t.column("jethreki_abomination") == (0, 0, 0)
    t.pick("attach nothing", "attempt 1")
    assert t.kinds[:2] == ["attempted", "rolled"]
    t = lay("jethreki_abomination", options={"dice": "declared"}).pick("attempt 2")
    assert "rolled" not in t.kinds


@pytest.mark.rule("TW5.11", "TW5.12")
def test_jethreki_abomination_keeps_missions_out_of_the_foes_lay() -> None:
    hand = [GATE, "troll_raid"]
    t = lay("jethreki_abomination", rolled=DICE, theirs={"hand": hand}).pick("attempt 1")
    assert t.options == ["stop", "lay troll_raid might"]
    t = lay("jethreki_abomination", rolled=DICE, turn=2, theirs={"hand": hand}).pick("attempt 1")
    assert t.options == ["stop", "lay troll_raid might"]


def test_jethreki_abomination_lays_missions_itself_and_bars_none_elsewhere_or_injured() -> None:
    t = lay("jethreki_abomination", rolled=DICE, hand=[GATE], theirs={"hand": [GATE]})
    assert t.pick("attempt 1").options == ["stop", f"lay {GATE} might"]
    t = lay("jethreki_abomination", rolled=DICE, theirs={"hand": [GATE]})
    assert t.pick("attempt 2").options == ["stop", f"lay {GATE} might"]
    t = hurt("jethreki_abomination", theirs={"hand": [GATE]})
    assert t.pick("attempt 1").options == ["stop", f"lay {GATE} might"]


@pytest.mark.rule("TW1.8", "T15.4")
def test_jethreki_abomination_heals_on_five_or_six_and_rolls_its_attributes_at_once() -> None:
    found = set()
    for seed in range(12):
        t = hurt("jethreki_abomination", step="turn", seed=seed)
        rolled = int(t.t.rolls[0]) & 511
        healed = not t.injured("jethreki_abomination")
        assert healed == (rolled in (5, 6))
        assert len(t.t.rolls) == (2 if healed else 1)
        assert (t.column("jethreki_abomination") == (4, 2, 2)) != healed
        found.add(healed)
    assert found == {True, False}


@pytest.mark.rule("T15.2", "T15.4")
def test_jethreki_abomination_rolls_nothing_when_it_heals_if_dice_wait_for_a_declaration() -> None:
    for seed in range(12):
        t = hurt("jethreki_abomination", step="turn", seed=seed, options={"dice": "declared"})
        assert len(t.t.rolls) == 1


# Raskor.


@pytest.mark.rule("TW5.13", "T9.2")
def test_raskor_champion_repels_with_a_tie_but_does_not_need_more_than_one_himself() -> None:
    sword = {"hragga": ["legion_longsword"]}
    t = lay("raskor_champion", facing=("hragga",), turn=2, theirs={"lastings": sword}).pick("attempt 1")
    assert "repelled" in t.kinds
    t = lay("raskor_champion", missions=[f"1:{GATE}"]).pick("attempt 1")
    assert "won" in t.kinds


def test_raskor_champion_injured_is_beaten_by_a_tie() -> None:
    sword = {"mason_knight_of_the_compact": ["earth_elemental"]}
    t = hurt("raskor_champion", turn=2, theirs={"lastings": sword}).pick("attempt 1")
    assert "won" in t.kinds


@pytest.mark.rule("TW1.5")
def test_raskor_champion_injured_heals_for_two_cards_of_his_players_choice() -> None:
    hand = ["guardian", "troll_raid", "barricade"]
    t = hurt("raskor_champion", step="turn", hand=hand).pick("accept")
    assert t.options == ["discard guardian", "discard troll_raid", "discard barricade"]
    t.pick("discard troll_raid", "discard barricade")
    assert not t.injured("raskor_champion")
    assert t.discard() == ["troll_raid", "barricade"]


@pytest.mark.rule("TW1.5")
def test_raskor_champion_injured_is_not_asked_with_one_card_in_hand_and_may_decline_with_two() -> None:
    t = hurt("raskor_champion", step="turn", hand=["guardian"])
    assert t.options[0] == "attach nothing"
    t = hurt("raskor_champion", step="turn", hand=["guardian", "barricade"]).pick("decline")
    assert t.injured("raskor_champion")
    t = hurt("raskor_champion", step="turn", hand=["guardian", "barricade"]).pick("accept")
    assert not t.injured("raskor_champion")


@pytest.mark.rule("TW5.11")
def test_raskor_slayer_keeps_the_foe_from_using_actions_on_the_track_in_attack_and_in_defence() -> None:
    theirs = {"posts": [["gryphon_of_graxx_ambush", 1, 3], ["tripwire", 1, 1]], "hand": ["guardian"]}
    t = lay("raskor_slayer", theirs=theirs, hand=["troll_raid", "guardian", "barricade"])
    t.pick("attempt 1", "lay troll_raid might", "stop")
    assert t.options == ["stop", "lay guardian might"]
    t = lay("raskor_slayer", turn=2, theirs=theirs).pick("attempt 1")
    assert t.options == ["stop", "lay guardian might"]


def test_raskor_slayer_uses_his_own_actions_on_the_track_and_bars_none_elsewhere_or_injured() -> None:
    t = lay("raskor_slayer", posts=[["gryphon_of_graxx_ambush", 1, 3]]).pick("attempt 1")
    assert t.options == ["stop", "use gryphon_of_graxx_ambush"]
    t = lay("raskor_slayer", theirs={"posts": [["barricade", 2, 2]]}).pick("attempt 2")
    assert t.options == ["stop", "use barricade"]
    t = hurt("raskor_slayer", theirs={"posts": [["barricade", 1, 2]]}).pick("attempt 1")
    assert t.options == ["stop", "use barricade"]


def test_raskor_slayer_injured_is_healed_by_a_mission_he_completes() -> None:
    t = hurt("raskor_slayer").pick("attempt 1")
    assert "healed" in t.kinds
    assert not t.injured("raskor_slayer")


def test_raskor_slayer_injured_is_not_healed_by_failing_defending_or_others_who_win() -> None:
    t = hurt("raskor_slayer", missions=[f"1:{CIPHER}"]).pick("attempt 1")
    assert t.injured("raskor_slayer")
    t = hurt("raskor_slayer", turn=2).pick("attempt 1")
    assert "repelled" in t.kinds
    assert t.injured("raskor_slayer")
    t = hurt("raskor_slayer", lastings={"velasque": ["earth_elemental"]}).pick("attempt 4")
    assert "won" in t.kinds
    assert t.injured("raskor_slayer")
