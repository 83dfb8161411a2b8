"""Heroes C9 to C12: the Darkun of subterfuge."""

import pytest

from tests.thargos.table import hurt, lay

MASON = "mason_knight_of_the_compact"
GATE = "break_the_toll_gate"  # Might 2, 1 VP
CIPHER = "crack_the_couriers_cipher"  # Mind 2, 1 VP
LAIR = "locate_the_beasts_lair"  # Might 2, Mind 2


# Spider Darkun Slayer.


@pytest.mark.rule("TW5.6", "T13.6")
def test_spider_darkun_slayer_voids_the_lowest_card_of_a_defender() -> None:
    theirs = {"hand": ["legion_drill", "guardian"]}
    t = lay("spider_darkun_slayer", hand=["troll_raid"], theirs=theirs)
    t.pick("attempt 1", "lay troll_raid might", "lay guardian might", "stop")
    assert "voided" in t.kinds
    assert "won" in t.kinds  # 3 + 2 against 3 + 0


@pytest.mark.rule("TW5.6")
def test_spider_darkun_slayer_voids_one_card_alone() -> None:
    theirs = {"hand": ["legion_drill", "market_rumours"]}
    t = lay("spider_darkun_slayer", hand=["troll_raid"], theirs=theirs)
    t.pick("attempt 1", "lay troll_raid might", "lay legion_drill might", "lay market_rumours might")
    assert "repelled" in t.kinds  # 3 + 2 against 3 + 3


def test_spider_darkun_slayer_voids_a_card_of_an_attacker_too() -> None:
    t = lay("spider_darkun_slayer", turn=2, theirs={"hand": ["market_rumours"]})
    t.pick("attempt 1", "lay market_rumours might")
    assert t.kinds[:4] == ["laid", "revealed", "voided", "repelled"]  # 2 + 0 against 4


@pytest.mark.rule("TW5.6")
def test_spider_darkun_slayer_voids_the_first_attribute_among_equals() -> None:
    theirs = {"hand": ["troll_raid", "guardian"]}
    t = lay("spider_darkun_slayer", missions=[f"1:{LAIR}"], hand=["legion_drill"] * 2, theirs=theirs)
    t.pick("attempt 1", "lay legion_drill might", "lay legion_drill mind", "lay troll_raid might", "lay guardian mind")
    voided = t.told[t.kinds.index("voided")]
    assert t.t.cards[voided.card].id == "troll_raid"


@pytest.mark.rule("T12.2")
def test_spider_darkun_slayer_has_nothing_to_void_where_no_card_lies() -> None:
    assert "voided" not in lay("spider_darkun_slayer").pick("attempt 1").kinds
    t = hurt("spider_darkun_slayer", theirs={"hand": ["legion_drill"]}).pick("attempt 1", "lay legion_drill might")
    assert "voided" not in t.kinds


@pytest.mark.rule("TW5.3", "TW1.5")
def test_spider_darkun_slayer_injured_discards_a_card_to_see_all_on_one_attribute() -> None:
    theirs = {"hand": ["boot_stiletto", "troll_raid", "guardian"]}
    hand = ["legion_drill", "barricade"]
    t = hurt("spider_darkun_slayer", turn=2, missions=[f"1:{LAIR}"], hand=hand, theirs=theirs)
    t.pick("attempt 1", "lay boot_stiletto might", "lay troll_raid might", "lay guardian mind")
    assert t.options == ["decline", "accept"]
    t.pick("accept", "discard barricade")
    assert t.options == ["spy might", "spy mind"]
    t.pick("spy might")
    assert t.known(1, 2, "laid") == [["might", "boot_stiletto"], ["might", "troll_raid"]]
    assert t.discard() == ["barricade"]


def test_spider_darkun_slayer_injured_keeps_the_card_if_the_offer_is_declined_or_nothing_is_hidden() -> None:
    t = hurt("spider_darkun_slayer", turn=2, hand=["barricade"], theirs={"hand": ["troll_raid"]})
    t.pick("attempt 1", "lay troll_raid might", "decline")
    assert t.hand() == ["barricade"]
    t = hurt("spider_darkun_slayer", turn=2, hand=["barricade"], theirs={"hand": ["troll_raid"]})
    assert t.pick("attempt 1", "stop").options == ["stop", "lay barricade might"]


def test_spider_darkun_slayer_injured_cannot_pay_with_an_empty_hand_and_pays_nothing_when_it_attempts() -> None:
    t = hurt("spider_darkun_slayer", turn=2, theirs={"hand": ["troll_raid"]}).pick("attempt 1", "lay troll_raid might")
    assert "revealed" in t.kinds
    t = hurt("spider_darkun_slayer", hand=["barricade"], theirs={"hand": ["troll_raid"]})
    assert "revealed" in t.pick("attempt 1", "stop", "lay troll_raid might").kinds


# Vashkael. The Weaver (1/2/2) and Noruk (3/3/1) are Darkun, the Healer (1/3/2) is not.


@pytest.mark.rule("TW5.7")
def test_vashkael_makes_the_first_card_for_another_darkun_count_one_more() -> None:
    def kinds(hero: str, friend: str) -> list[str]:
        return lay(hero, friend, hand=["legion_drill"]).pick("attempt 1", "lay legion_drill might").kinds

    assert "won" in kinds("weaver_of_a_thousand_threads", "vashkael")  # 1 + 1 + 1 against 3
    assert "repelled" in kinds("weaver_of_a_thousand_threads", "hragga")
    assert "repelled" in kinds("imperial_healer", "vashkael")


@pytest.mark.rule("TW5.7")
def test_vashkael_does_nothing_for_himself_nor_for_a_second_card() -> None:
    sword = {"lastings": {MASON: ["legion_longsword"]}}
    t = lay("vashkael", hand=["legion_drill"], theirs=sword).pick("attempt 1", "lay legion_drill might")
    assert "repelled" in t.kinds  # 3 + 1 against 5
    t = lay("weaver_of_a_thousand_threads", "vashkael", hand=["legion_drill"] * 2, theirs=sword)
    t.pick("attempt 1", "lay legion_drill might", "lay legion_drill might")
    assert "repelled" in t.kinds  # 1 + 2 + 1 against 5


@pytest.mark.rule("TW5.7", "T8.1")
def test_vashkael_lets_any_card_be_the_first() -> None:
    t = lay("noruk", "vashkael", missions=[f"1:{LAIR}"], hand=["legion_drill", "troll_raid"])
    t.pick("attempt 1", "lay troll_raid mind")
    assert t.options == ["stop", "lay legion_drill might"]  # not on Mind alone: he is behind on both


def test_vashkael_serves_his_darkun_in_defence_too() -> None:
    def kinds(friend: str) -> list[str]:
        t = lay("weaver_of_a_thousand_threads", friend, turn=2, hand=["legion_drill"], facing=("hragga",))
        return t.pick("attempt 1", "lay legion_drill might").kinds

    assert "repelled" in kinds("vashkael")  # 3 against 1 + 1 + 1 + 1
    assert "won" in kinds("hragga")


@pytest.mark.rule("TW1.7", "TW2.2")
def test_vashkael_makes_each_opponent_discard_at_random_when_he_is_injured() -> None:
    t = lay("vashkael", hand=["guardian"], theirs={"hand": ["troll_raid", "barricade"]}, missions=[f"1:{CIPHER}"])
    t.pick("attempt 1", "stop", "stop")
    assert "injured" in t.kinds
    assert len(t.discard(2)) == 1
    assert t.hand() == ["guardian"]


@pytest.mark.rule("TW1.7")
def test_vashkael_reaches_every_opponent_of_a_circle_who_holds_a_card() -> None:
    others = [{"hand": ["troll_raid"]}, {}]
    t = lay("vashkael", others=others, theirs={"hand": ["troll_raid", "barricade"]}, missions=[f"1:{CIPHER}"])
    t.pick("attempt 1", "stop")
    assert [len(t.discard(seat)) for seat in (2, 3, 4)] == [1, 1, 0]


def test_vashkael_injured_gives_might_to_his_other_darkun_and_to_nobody_else() -> None:
    t = hurt("vashkael", "noruk")
    assert t.column("noruk") == (3 + 1, 3, 1)
    assert t.column("vashkael") == (2, 2, 1)
    assert t.column(MASON) == (2, 2, 1)
    assert lay("vashkael", "noruk").column("noruk") == (3, 3, 1)


# Noruk.


@pytest.mark.rule("T13.5", "TW5.5")
def test_noruk_takes_a_card_back_after_the_defender_has_answered() -> None:
    t = lay("noruk", hand=["boot_stiletto", "troll_raid"], theirs={"hand": ["market_rumours", "guardian"]})
    t.pick("attempt 1", "lay boot_stiletto might", "lay troll_raid might", "lay guardian might", "stop")
    assert t.asked == 1
    t.pick("accept")
    assert t.options == ["withdraw boot_stiletto might", "withdraw troll_raid might"]
    t.pick("withdraw boot_stiletto might")
    assert t.hand()[0] == "boot_stiletto"
    assert t.kinds[0] == "withdrew"
    assert t.told[0].seen_by == 1
    assert "won" in t.kinds  # 3 + 2 against 3 + 2


@pytest.mark.rule("TW5.5")
def test_noruk_leaves_an_attribute_open_for_the_mirror_when_he_takes_its_card_back() -> None:
    theirs = {"hand": ["market_rumours", "guardian"]}
    t = lay("noruk", missions=[f"1:{LAIR}"], hand=["troll_raid", "legion_drill"], theirs=theirs)
    t.pick("attempt 1", "lay legion_drill might", "lay troll_raid mind")
    t.pick("lay guardian might", "lay market_rumours mind", "accept", "withdraw troll_raid mind")
    assert t.hand() == ["troll_raid"]
    assert "repelled" in t.kinds


def test_noruk_may_leave_his_cards_and_is_not_asked_without_any_or_in_defence() -> None:
    t = lay("noruk", hand=["troll_raid"]).pick("attempt 1", "lay troll_raid might", "decline")
    assert t.discard() == ["troll_raid"]
    assert "won" in lay("noruk", hand=["troll_raid"]).pick("attempt 1", "stop").kinds
    t = lay("noruk", turn=2, hand=["troll_raid"]).pick("attempt 1", "lay troll_raid might")
    assert "repelled" in t.kinds


def test_noruk_injured_makes_the_foe_discard_at_random_when_he_completes_a_mission() -> None:
    t = hurt("noruk", hand=["troll_raid"], theirs={"hand": [GATE, GATE]})
    t.pick("attempt 1", "lay troll_raid might", "stop")
    assert t.discard(2) == [GATE]
    t = hurt("noruk", hand=["troll_raid"]).pick("attempt 1", "lay troll_raid might")
    assert "won" in t.kinds
    assert "discarded" not in t.kinds
    t = hurt("noruk", theirs={"hand": ["barricade"]}).pick("attempt 1", "stop")
    assert "barricade" in t.hand(2)


# Iskreth.


@pytest.mark.rule("TW3.4", "T13.10")
def test_iskreth_strips_a_lasting_of_the_attackers_choice_when_she_repels_an_attempt() -> None:
    theirs = {"lastings": {"krisoss": ["rune_of_iron_will", "oracle_bones"]}}
    t = lay("iskreth", turn=2, missions=[f"1:{CIPHER}"], facing=("krisoss",), theirs=theirs).pick("attempt 1")
    assert t.asked == 2
    assert t.options == ["lose rune_of_iron_will krisoss", "lose oracle_bones krisoss"]
    t.pick("lose oracle_bones krisoss")
    assert t.lastings("krisoss", 2) == ["rune_of_iron_will"]
    assert t.discard(2) == ["oracle_bones"]


@pytest.mark.rule("T11.4")
def test_iskreth_strips_another_lasting_after_a_guardian_has_spared_its_hero() -> None:
    gear = {MASON: ["guardian", "wandering_zephyr"]}
    t = lay("iskreth", turn=2, missions=[f"1:{CIPHER}"], theirs={"lastings": gear}).pick("attempt 1")
    assert t.kinds[1:5] == ["repelled", "spared", "stripped", "stripped"]
    assert t.lastings(MASON, 2) == []
    assert not t.injured(MASON, 2)


@pytest.mark.rule("T12.2")
def test_iskreth_strips_nothing_without_a_lasting_or_after_a_lost_defence_or_when_she_attempts() -> None:
    t = lay("iskreth", turn=2, missions=[f"1:{CIPHER}"]).pick("attempt 1")
    assert "stripped" not in t.kinds
    gear = {MASON: ["earth_elemental"]}
    assert "stripped" not in lay("iskreth", turn=2, theirs={"lastings": gear}).pick("attempt 1").kinds
    assert "stripped" not in lay("iskreth", theirs={"lastings": gear}).pick("attempt 1").kinds


@pytest.mark.rule("TW5.11", "T12.1")
def test_iskreth_strips_nothing_from_heroes_whom_an_injured_mason_knight_protects() -> None:
    theirs = {"lastings": {"krisoss": ["legion_drill"]}, "injured": [MASON]}
    t = lay("iskreth", turn=2, missions=[f"1:{CIPHER}"], facing=("krisoss", MASON), theirs=theirs).pick("attempt 1")
    assert t.kinds[1] == "repelled"
    assert t.lastings("krisoss", 2) == ["legion_drill"]


@pytest.mark.rule("T11.5")
def test_iskreth_strips_nothing_from_a_mason_knight_whom_the_failure_has_just_injured() -> None:
    gear = {MASON: ["rune_of_iron_will", "oracle_bones"]}
    t = lay("iskreth", turn=2, missions=[f"1:{CIPHER}"], theirs={"lastings": gear}).pick("attempt 1")
    assert t.injured(MASON, 2)
    assert t.lastings(MASON, 2) == ["rune_of_iron_will", "oracle_bones"]


@pytest.mark.rule("TW5.1", "T13.3")
def test_iskreth_injured_takes_one_of_each_required_attribute_from_the_facing_hero() -> None:
    t = hurt("iskreth", missions=[f"1:{LAIR}"], hand=["guardian"]).pick("attempt 1")
    assert t.totals == [[2, 2, 0], [2 + 2 - 1, 2 + 2 - 1, 0]]
    t = hurt("iskreth", turn=2, missions=[f"1:{LAIR}"], theirs={"hand": ["guardian"]}).pick("attempt 1")
    assert t.totals == [[2 - 1, 2 - 1, 0], [2 + 2, 2 + 2, 0]]


@pytest.mark.rule("T7.5")
def test_iskreth_injured_can_bring_a_total_below_nothing() -> None:
    idol = {"imperial_healer": ["weeping_idol"]}
    t = hurt("iskreth", turn=2, facing=("imperial_healer",), theirs={"hand": ["guardian"], "lastings": idol})
    assert t.pick("attempt 1").totals[0] == [1 - 1 - 1, 0, 0]
