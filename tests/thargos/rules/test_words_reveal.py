"""TW5 Conflict: the cards that were laid; and TW6 Turn."""

import pytest

from tests.thargos.table import Table, lay
from tests.thargos.winning import HEALER, HRAGGA, MARSHAL, MASON, Has, again, known, win

DULL = "drive_off_the_carrion_pack"
DUELLIST, SLAYER, KARG, OSKILLOS = (
    "duellist_of_the_dying_light",
    "spider_darkun_slayer",
    "karg_demon_summoner",
    "oskillos",
)


def succeeds(table: Table) -> bool:
    """Whether the attempt has just succeeded."""
    assert ("won" in table.kinds) != ("repelled" in table.kinds)
    return "won" in table.kinds


@pytest.mark.rule("TW5.6")
def test_the_revealed_card_with_the_lowest_pam_counts_nothing() -> None:
    hand: Has = {"hand": ["guardian", "tower_shield"]}  # PAM 2 and 3
    table = lay(facing=(SLAYER,), missions=[DULL], **hand).pick(
        "attempt 1", "lay guardian might", "lay tower_shield might"
    )
    event = table.told[table.kinds.index("voided")]
    assert table.t.cards[event.card].id == "guardian"
    assert succeeds(table), "2 and 3 against 3 and 1"
    alone = lay(facing=(SLAYER,), hand=["tower_shield"]).pick("attempt 1", "lay tower_shield might")
    assert not succeeds(alone), "its only card is void: 2 against 4"


@pytest.mark.rule("TW5.6")
def test_of_equal_cards_the_one_on_the_first_attribute_is_void() -> None:
    table = lay(facing=(SLAYER,), missions=["locate_the_beasts_lair"], hand=["guardian", "troll_raid"])
    table.pick("attempt 1", "lay troll_raid might", "lay guardian mind")
    event = table.told[table.kinds.index("voided")]
    assert (table.t.cards[event.card].id, int(event.n)) == ("troll_raid", 0)


@pytest.mark.rule("TW5.7")
def test_a_sharpened_card_counts_more_when_revealed() -> None:
    def attempt(card: str) -> bool:
        table = lay(DUELLIST, facing=(HRAGGA,), hand=[card], injured=[DUELLIST])
        return succeeds(table.pick("attempt 1", f"lay {card} might"))

    assert attempt("troll_raid"), "an Action of 2 counts 3, with 1 as much as 3 and 1"
    assert not attempt("guardian"), "a Lasting of 2 counts 2"


@pytest.mark.rule("TW5.7")
def test_the_first_card_is_the_one_that_you_laid_first() -> None:
    def attempt(*lays: str) -> bool:
        table = lay(
            facing=("imperial_general",),
            lastings={MASON: ["legion_drill"]},
            hand=["cyclops_of_slavit", "double_bluff"],
            missions=["locate_the_beasts_lair"],
        )
        return succeeds(table.pick("attempt 1", *lays))

    assert attempt("lay cyclops_of_slavit might", "lay double_bluff mind"), "Might 3, 1 and 1 against 3 and 2"
    assert not attempt("lay double_bluff mind", "lay cyclops_of_slavit might"), "Might 3 and 1"


@pytest.mark.rule("TW5.7")
def test_no_other_card_becomes_the_first_when_that_is_withdrawn() -> None:
    def attempt(first: str, second: str) -> bool:
        lastings: Has = {"noruk": ["legion_drill"]}
        theirs: Has = {"lastings": {HRAGGA: ["earth_elemental"]}}
        table = lay(
            "noruk", facing=(HRAGGA,), lastings=lastings, theirs=theirs, hand=["double_bluff", "cyclops_of_slavit"]
        )
        lays = (f"lay {card} might" for card in (first, second))
        return succeeds(table.pick("attempt 1", *lays, "accept", "withdraw double_bluff might"))

    assert attempt("cyclops_of_slavit", "double_bluff"), "3, 1, 1 and 1 against 3, 2 and 1"
    assert not attempt("double_bluff", "cyclops_of_slavit"), "3, 1 and 1"


@pytest.mark.rule("TW5.8")
def test_cards_that_are_kept_come_back_to_the_hand_for_all_to_see() -> None:
    table = lay(OSKILLOS, hand=["guardian", "tower_shield"]).pick(
        "attempt 1", "lay guardian might", "lay tower_shield might"
    )
    assert table.options == ["decline", "accept"]
    table.pick("accept", "keep tower_shield might")
    assert (table.hand(), table.discard(), known(table, 2, 1, "hand")) == (
        ["tower_shield"],
        ["guardian"],
        ["tower_shield"],
    )


@pytest.mark.rule("TW5.9")
def test_a_gamble_adds_the_top_card_of_the_deck_which_is_no_laid_card() -> None:
    table = lay(KARG, missions=["bind_the_canal_wraith"], facing=(KARG,), deck=["tower_shield"], hand=["guardian"])
    table.pick("attempt 1", "stop")
    assert (table.asked, table.options) == (1, ["decline", "accept"])
    assert not succeeds(again(table, "decline", "decline"))
    gambled = again(table, "accept")
    assert gambled.asked == 2, "then the defender may"
    assert succeeds(gambled.pick("decline")), "4 and 3 against 4 and 2"
    assert (gambled.discard(), gambled.hand()) == (["tower_shield"], ["guardian"])


@pytest.mark.rule("TW5.9")
def test_a_gamble_adds_to_a_required_attribute_of_your_choice() -> None:
    table = lay(KARG, missions=["storm_the_ember_chapel"], deck=["tower_shield"]).pick("attempt 1", "accept")
    assert table.options == ["add might", "add mysticism"]
    assert succeeds(again(table, "add might"))
    assert not succeeds(again(table, "add mysticism"))


@pytest.mark.rule("TW5.9")
def test_an_empty_deck_gives_nothing_to_a_gamble() -> None:
    table = lay(KARG, missions=[f"2:{DULL}"] * 4, hand=["guardian"], list=["guardian"]).pick("attempt 1", "stop")
    assert "repelled" in table.kinds


@pytest.mark.rule("TW5.13")
def test_a_tie_repels_against_a_firm_hero() -> None:
    assert succeeds(lay(MASON, facing=(HEALER,)).pick("attempt 1")), "2 against 1 and 1"
    firm = {HEALER: ["bronze_guardian_of_kurnor"]}
    table = lay(HRAGGA, facing=(HEALER,), theirs={"lastings": firm}, boosts={HRAGGA: [1, 0, 0, 0, 0, 0]})
    assert not succeeds(table.pick("attempt 1")), "4 against 1, 2 and 1"
    assert table.tallies == [("might", 4, 4, True)]
    more = lay(HRAGGA, facing=(HEALER,), theirs={"lastings": firm}, boosts={HRAGGA: [2, 0, 0, 0, 0, 0]})
    assert succeeds(more.pick("attempt 1"))
    attacking = lay(HEALER, facing=(HEALER,), lastings=firm, boosts={HEALER: [-1, 0, 0, 0, 0, 0]})
    assert succeeds(attacking.pick("attempt 1")), "in an attempt of its own a tie is enough"


@pytest.mark.rule("TW5.14")
def test_a_feint_moves_a_revealed_card_to_another_required_attribute() -> None:
    table = lay(
        DUELLIST,
        missions=["locate_the_beasts_lair"],
        hand=["guardian", "troll_raid"],
        theirs={"hand": ["boot_stiletto"]},
    )
    table.pick("attempt 1", "lay guardian might", "lay troll_raid mind", "lay boot_stiletto mind", "accept")
    assert table.options == ["move guardian might mind", "move troll_raid mind might"]
    table.pick("move guardian might mind")
    assert table.kinds[0] == "feinted"
    assert not succeeds(table), "all on one attribute: the spread is not checked again"


# TW6 Turn.


@pytest.mark.rule("TW6.1")
def test_a_face_offers_its_hand_limit() -> None:
    table = lay("krisoss", "tebezil", MASON, MARSHAL, step="turn", hand=["guardian"])
    assert table.options == ["draw 4", "draw 6"]
    assert len(again(table, "draw 6").hand()) == 7
    alone = lay("krisoss", HRAGGA, MASON, MARSHAL, step="turn", hand=["guardian"])
    assert len(alone.hand()) == 5


@pytest.mark.rule("TW6.2")
def test_extra_lastings_may_be_attached_in_the_step_of_the_turn() -> None:
    table = lay("aldren", step="attach", hand=["guardian"] * 3).pick("attach guardian aldren", "attach guardian aldren")
    assert (table.lastings("aldren"), table.options[0]) == (["guardian"] * 2, "pass")
    injured = lay("aldren", step="attach", hand=["guardian"] * 3, injured=["aldren"]).pick(f"attach guardian {MASON}")
    assert injured.options[0] == "pass"


@pytest.mark.rule("TW6.3")
def test_an_attempt_by_an_effect_is_beyond_your_action() -> None:
    table = lay(hand=["extortion"], boosts={MASON: [9, 9, 9, 0, 0, 0]}).pick("play extortion")
    assert table.options == ["pass", "attempt 1", "attempt 2", "attempt 3", "attempt 4"]
    assert succeeds(table.pick("attempt 1"))
    assert table.asked == 2


@pytest.mark.rule("TW6.3")
def test_effects_give_one_attempt_a_turn() -> None:
    table = win("turn_a_captains_coat", "kurnor_assassin", injured=["kurnor_assassin"])
    assert table.options == ["pass", "attempt 2", "attempt 3", "attempt 4"]
    assert table.pick("pass").asked == 2


@pytest.mark.rule("TW6.4")
def test_three_dice_are_the_attributes_of_a_face_with_dice() -> None:
    beast = "jethreki_abomination"
    table = lay(beast, turn=2).pick("pass")
    might, mind, mysticism = table.column(beast)
    assert int(table.told[table.kinds.index("rolled")].n) == 100 * might + 10 * mind + mysticism
    assert lay(beast, rolled={beast: 0o624}).column(beast) == (4, 2, 6)
    assert lay(beast, injured=[beast], rolled={beast: 0o624}).column(beast)[1:] == (2, 2), "the other face has none"
