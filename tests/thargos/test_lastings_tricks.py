"""Lastings: skills, spies, powers and servants."""

import pytest

from tests.thargos.lists import nothing_else
from tests.thargos.table import lay

HEALER = "imperial_healer"
MARSHAL = "marshal_of_the_broken_horn"
MASON = "mason_knight_of_the_compact"
DULL = "drive_off_the_carrion_pack"
TWO = "1:trade_hostages_at_the_bridge"  # Might 1, Mind 1


@pytest.mark.rule("TW5.5", "T13.5")
def test_gamblers_calm_may_take_back_a_card_once_the_defender_has_laid() -> None:
    t = lay(
        missions=[TWO],
        lastings={MASON: ["gamblers_calm"]},
        hand=["guardian", "troll_raid"],
        theirs={"hand": ["barricade"]},
    )
    t.pick("attempt 1", "lay guardian might", "lay troll_raid mind")
    assert t.asked == 2
    t.pick("lay barricade might")
    assert (t.asked, t.options) == (1, ["decline", "accept"])
    t.pick("accept")
    assert t.options == ["withdraw guardian might", "withdraw troll_raid mind"]


def test_gamblers_calm_puts_the_card_back_into_the_hand_unseen() -> None:
    t = lay(
        missions=[TWO],
        lastings={MASON: ["gamblers_calm"]},
        hand=["guardian", "troll_raid"],
        theirs={"hand": ["barricade"]},
    )
    t.pick("attempt 1", "lay guardian might", "lay troll_raid mind", "lay barricade might", "accept")
    t.pick("withdraw guardian might")
    withdrew = [e for e, kind in zip(t.told, t.kinds) if kind == "withdrew"]
    assert [(e.n, e.seen_by) for e in withdrew] == [(0, 1)]
    assert "guardian" in t.hand()
    assert t.view(2)["sides"][0]["hand"]["known"] == []


def test_gamblers_calm_may_be_declined_and_asks_nothing_where_nothing_was_laid() -> None:
    calm = {MASON: ["gamblers_calm"]}
    t = lay(lastings=calm, hand=["guardian"], theirs={"hand": ["barricade"]})
    t.pick("attempt 1", "lay guardian might", "stop", "decline")
    assert t.discard() == ["guardian"]
    t = lay(lastings=calm, hand=["guardian"], theirs={"hand": ["barricade"]}).pick("attempt 1", "stop", "stop")
    assert t.injured(MASON)


@pytest.mark.rule("TW5.3", "T13.4", "T17.7")
def test_paid_informant_shows_a_defender_one_face_down_card() -> None:
    hand = ["guardian", "troll_raid"]
    t = lay(
        "krisoss", missions=[TWO], hand=hand, theirs={"lastings": {MASON: ["paid_informant"]}, "hand": ["barricade"]}
    )
    t.pick("attempt 1", "lay guardian might", "lay troll_raid mind")
    assert (t.asked, t.options) == (2, ["spy might", "spy mind"])
    t.pick("spy mind")
    assert t.view(2)["sides"][0]["laid"]["known"] == [["mind", "troll_raid"]]
    assert t.view(0)["sides"][0]["laid"]["known"] == []
    assert t.kinds == ["spied"]
    assert t.told[0].seen_by == 0b10
    assert t.options[0] == "stop"


@pytest.mark.rule("TW5.3", "T13.5")
def test_paid_informant_shows_an_attacker_one_face_down_card() -> None:
    calm = {MASON: ["paid_informant", "gamblers_calm"]}
    t = lay(lastings=calm, hand=["guardian"], theirs={"hand": ["barricade"]})
    t.pick("attempt 1", "lay guardian might", "lay barricade might")
    assert t.options == [f"resolve gamblers_calm {MASON}", f"resolve paid_informant {MASON}"]
    t.pick(f"resolve paid_informant {MASON}")
    assert t.view(1)["sides"][1]["laid"]["known"] == [["might", "barricade"]]
    assert t.options == ["decline", "accept"]


@pytest.mark.rule("T12.5")
def test_paid_informant_twice_shows_one_card() -> None:
    two = {"lastings": {MASON: ["paid_informant", "paid_informant"]}, "hand": ["barricade"]}
    t = lay("krisoss", hand=["guardian", "troll_raid"], theirs=two)
    t.pick("attempt 1", "lay guardian might", "lay troll_raid might")
    assert (t.asked, len(t.view(2)["sides"][0]["laid"]["known"])) == (2, 1)


@pytest.mark.rule("TW5.3")
def test_paid_informant_shows_an_attacker_one_card_of_two() -> None:
    spies = {MASON: ["paid_informant", "gamblers_calm"]}
    t = lay(lastings=spies, hand=["guardian"], theirs={"hand": ["barricade", "troll_raid"]})
    t.pick("attempt 1", "lay guardian might", "lay troll_raid might", "lay barricade might")
    t.pick(f"resolve paid_informant {MASON}")
    assert len(t.view(1)["sides"][1]["laid"]["known"]) == 1


def test_paid_informant_finds_nothing_where_nothing_was_laid() -> None:
    t = lay("krisoss", hand=["guardian"], theirs={"lastings": {MASON: ["paid_informant"]}, "hand": ["barricade"]})
    assert t.pick("attempt 1", "stop").options == ["stop", "lay barricade might"]


@pytest.mark.rule("TW5.11", "T12.1")
def test_veil_of_dusk_lets_nobody_spy_in_conflicts_of_its_hero() -> None:
    spies = {MASON: ["paid_informant"]}
    t = lay(
        "krisoss",
        lastings={"krisoss": ["veil_of_dusk"]},
        hand=["guardian"],
        theirs={"lastings": spies, "hand": ["barricade"]},
    )
    assert t.pick("attempt 1", "lay guardian might").view(2)["sides"][0]["laid"]["known"] == []
    veiled = {"lastings": {MASON: ["paid_informant", "veil_of_dusk"]}, "hand": ["barricade"]}
    t = lay("krisoss", hand=["guardian"], theirs=veiled).pick("attempt 1", "lay guardian might")
    assert t.view(2)["sides"][0]["laid"]["known"] == []


@pytest.mark.rule("T14.6")
def test_veil_of_dusk_leaves_the_walls_their_uses() -> None:
    theirs = {"posts": [["walls_have_ears", 1, 3]], "hand": ["barricade"]}
    t = lay("krisoss", lastings={"krisoss": ["veil_of_dusk"]}, hand=["guardian"], theirs=theirs)
    t.pick("attempt 1", "lay guardian might")
    assert (t.asked, t.options) == (2, ["stop", "lay barricade might"])


def test_veil_of_dusk_does_not_hide_the_conflicts_of_others() -> None:
    t = lay(
        "krisoss",
        lastings={HEALER: ["veil_of_dusk"]},
        hand=["guardian"],
        theirs={"lastings": {MASON: ["paid_informant"]}, "hand": ["barricade"]},
    )
    assert t.pick("attempt 1", "lay guardian might").view(2)["sides"][0]["laid"]["known"] == [["might", "guardian"]]


def test_veil_of_dusk_does_not_keep_eyes_from_a_hand() -> None:
    t = lay(
        step="attach", hand=["watchers_lens"], theirs={"lastings": {MASON: ["veil_of_dusk"]}, "hand": ["barricade"]}
    )
    assert t.pick(f"attach watchers_lens {HEALER}").view(1)["sides"][1]["hand"]["known"] == ["barricade"]


@pytest.mark.rule("T12.5")
def test_rune_of_iron_will_gives_one_mind_and_one_mysticism_each() -> None:
    assert lay(lastings={HEALER: ["rune_of_iron_will"]}).column(HEALER) == (1, 4, 3)
    assert lay(lastings={HEALER: ["rune_of_iron_will"] * 2}).column(HEALER) == (1, 5, 4)


def test_pact_of_blood_injures_its_hero_and_draws_two_cards() -> None:
    t = lay(HEALER, MARSHAL, "krisoss", "tebezil", step="attach", hand=["pact_of_blood"]).pick(
        f"attach pact_of_blood {HEALER}"
    )
    assert (t.injured(HEALER), t.column(HEALER), len(t.hand())) == (True, (1 + 2, 2, 2 + 1), 2)
    assert t.kinds == ["attached", "injured", "drew", "drew"]


@pytest.mark.rule("T11.5", "T12.2")
def test_pact_of_blood_lets_the_injured_face_speak_before_the_draw() -> None:
    t = lay("novice_of_the_ninth_gale", step="attach", hand=["pact_of_blood"]).pick(
        "attach pact_of_blood novice_of_the_ninth_gale"
    )
    assert len(t.hand()) == 4
    t = lay(step="attach", hand=["pact_of_blood"], injured=[HEALER]).pick(f"attach pact_of_blood {HEALER}")
    assert (len(t.hand()), t.kinds) == (2, ["attached", "drew", "drew"])


def test_pact_of_blood_draws_even_if_a_guardian_takes_the_injury() -> None:
    t = lay(step="attach", hand=["pact_of_blood"], lastings={HEALER: ["guardian"]}).pick(
        f"attach pact_of_blood {HEALER}"
    )
    assert (t.injured(HEALER), t.lastings(HEALER), len(t.hand())) == (False, ["pact_of_blood"], 2)


@pytest.mark.rule("TW2.1")
def test_pact_of_blood_draws_what_there_is() -> None:
    t = lay(step="attach", **nothing_else(hand=["pact_of_blood"], deck=["guardian"])).pick(
        f"attach pact_of_blood {HEALER}"
    )
    assert (t.hand(), t.t.ended) == (["guardian"], 0)


def test_oracle_bones_look_at_the_top_card_before_the_draw() -> None:
    t = lay(step="turn", lastings={HEALER: ["oracle_bones"]}, deck=["troll_raid", "guardian"])
    assert t.options == ["keep", "under troll_raid"]
    assert (t.view(1)["sides"][0]["deck"]["known"], t.view(2)["sides"][0]["deck"]["known"]) == ([[0, "troll_raid"]], [])
    t.pick("under troll_raid")
    assert "guardian" in t.hand()
    assert t.deck()[-1] == "troll_raid"


def test_oracle_bones_may_leave_the_card_where_it_is() -> None:
    t = lay(step="turn", lastings={HEALER: ["oracle_bones"]}, deck=["troll_raid", "guardian"]).pick("keep")
    assert "troll_raid" in t.hand()


@pytest.mark.rule("T12.5", "T12.7")
def test_oracle_bones_twice_on_a_hero_look_once_and_on_two_heroes_twice() -> None:
    t = lay(step="turn", lastings={HEALER: ["oracle_bones", "oracle_bones"]}).pick("keep")
    assert t.options[0] == "attach nothing"
    t = lay(step="turn", lastings={HEALER: ["oracle_bones"], MARSHAL: ["oracle_bones"]})
    t.pick(f"resolve oracle_bones {MARSHAL}", "keep", "keep")
    assert t.options[0] == "attach nothing"


def test_oracle_bones_see_nothing_in_an_empty_deck() -> None:
    hand = ["guardian"] * 4 + ["troll_raid"] * 2
    t = lay(step="turn", **nothing_else(lastings={HEALER: ["oracle_bones"]}, hand=hand))
    assert t.options[0] == "attach nothing"


@pytest.mark.rule("TW1.2", "TW1.5")
def test_field_surgeon_may_go_to_heal_his_hero_at_the_start_of_a_turn() -> None:
    t = lay(step="turn", injured=[HEALER], lastings={HEALER: ["field_surgeon"]})
    assert t.options == ["decline", "accept"]
    t.pick("accept")
    assert (t.injured(HEALER), t.lastings(HEALER), t.discard()) == (False, [], ["field_surgeon"])


def test_field_surgeon_heals_his_own_hero_and_no_other() -> None:
    team = ("tebezil", "krisoss", MARSHAL, "hragga")
    t = lay(*team, step="turn", injured=["tebezil", "krisoss"], lastings={"tebezil": ["field_surgeon"]}).pick("accept")
    assert (t.injured("tebezil"), t.injured("krisoss")) == (False, True)


def test_field_surgeon_may_wait() -> None:
    t = lay(step="turn", injured=[HEALER], lastings={HEALER: ["field_surgeon"]}).pick("decline")
    assert (t.injured(HEALER), t.lastings(HEALER), t.column(HEALER)) == (True, ["field_surgeon"], (2, 3, 2))


def test_field_surgeon_has_nothing_to_do_for_an_active_hero_or_one_that_cannot_be_healed() -> None:
    assert lay(step="turn", lastings={HEALER: ["field_surgeon"]}).options[0] == "attach nothing"
    t = lay(MARSHAL, "tebezil", step="turn", injured=[MARSHAL], lastings={MARSHAL: ["field_surgeon"]})
    assert t.options[0] == "attach nothing"


@pytest.mark.rule("T12.5")
def test_field_surgeon_twice_sends_one_of_the_two() -> None:
    t = lay(step="turn", injured=[HEALER], lastings={HEALER: ["field_surgeon"] * 2}).pick("accept")
    assert (t.injured(HEALER), t.lastings(HEALER)) == (False, ["field_surgeon"])
    t = lay(step="turn", injured=[HEALER], lastings={HEALER: ["field_surgeon"] * 2}).pick("decline")
    assert t.options[0] == "attach nothing"


def test_war_hound_of_krill_is_fiercer_beside_an_injured_hero() -> None:
    team = (HEALER, MARSHAL, "krisoss", "tebezil")
    assert lay(*team, lastings={HEALER: ["war_hound_of_krill"]}).column(HEALER) == (2, 3, 2)
    assert lay(*team, lastings={HEALER: ["war_hound_of_krill"]}, injured=[HEALER]).column(HEALER) == (1 + 1 + 2, 2, 2)


@pytest.mark.rule("T12.5")
def test_war_hound_of_krill_twice_gives_the_two_once() -> None:
    team = (HEALER, MARSHAL, "krisoss", "tebezil")
    hounds = {HEALER: ["war_hound_of_krill", "war_hound_of_krill"]}
    assert lay(*team, lastings=hounds, injured=[HEALER]).column(HEALER) == (1 + 2 + 2, 2, 2)


def test_war_hound_of_krill_looks_at_its_own_hero() -> None:
    team = (HEALER, MARSHAL, "krisoss", "tebezil")
    assert lay(*team, lastings={HEALER: ["war_hound_of_krill"]}, injured=[MARSHAL]).column(HEALER) == (2, 3, 2)


@pytest.mark.rule("TW2.5", "T13.7")
def test_porter_and_pack_mule_may_cycle_two_cards_after_a_success() -> None:
    t = lay(
        "krisoss",
        lastings={"krisoss": ["porter_and_pack_mule"]},
        hand=["guardian", "barricade", "troll_raid"],
        deck=["street_cunning", "loaded_dice"],
    )
    t.pick("attempt 1", "stop")
    t.pick("under guardian")
    assert t.options == ["stop", "under troll_raid", "under barricade"]
    t.pick("under barricade")
    assert t.hand() == ["street_cunning", "loaded_dice", "troll_raid"]
    assert t.deck()[-2:] == ["guardian", "barricade"]
    assert [e.n for e, kind in zip(t.told, t.kinds) if kind == "cycled"] == [2]


def test_porter_and_pack_mule_may_stop_early_or_be_declined() -> None:
    porter = {"krisoss": ["porter_and_pack_mule"]}
    t = lay("krisoss", lastings=porter, hand=["guardian", "barricade"], deck=["loaded_dice"])
    assert t.pick("attempt 1", "stop", "under guardian", "stop").hand() == ["loaded_dice", "barricade"]
    t = lay("krisoss", lastings=porter, hand=["guardian", "barricade"]).pick("attempt 1", "stop", "stop")
    assert t.hand() == ["guardian", "barricade"]


def test_porter_and_pack_mule_carry_nothing_for_an_empty_hand_or_after_a_failure() -> None:
    assert lay("krisoss", lastings={"krisoss": ["porter_and_pack_mule"]}).pick("attempt 1").scored() == [DULL]
    t = lay(HEALER, facing=("krisoss",), lastings={HEALER: ["porter_and_pack_mule"]}, hand=["guardian"]).pick(
        "attempt 1", "stop"
    )
    assert (t.hand(), t.asked) == (["guardian"], 2)
