"""Lastings: guardians that hold a track, weapons, and skills for laying cards."""

import pytest

from tests.thargos.table import lay

HEALER = "imperial_healer"
MARSHAL = "marshal_of_the_broken_horn"
MASON = "mason_knight_of_the_compact"
DULL = "drive_off_the_carrion_pack"
TWO = "1:trade_hostages_at_the_bridge"  # Might 1, Mind 1


@pytest.mark.rule("TW5.13", "T9.2")
def test_bronze_guardian_of_kurnor_repels_a_tie() -> None:
    sword = {"krisoss": ["legion_longsword"]}
    t = lay("krisoss", facing=(MARSHAL,), lastings=sword, theirs={"lastings": {MARSHAL: ["bronze_guardian_of_kurnor"]}})
    assert t.column(MARSHAL, 2) == (5, 2, 1)
    assert (t.pick("attempt 1").scored(), t.injured("krisoss")) == ([], True)
    t = lay("krisoss", facing=(MARSHAL,), lastings=sword, theirs={"lastings": {MARSHAL: ["legion_longsword"]}})
    assert t.pick("attempt 1").scored() == [DULL]


def test_bronze_guardian_of_kurnor_yields_to_more_than_a_tie() -> None:
    t = lay(
        "krisoss",
        lastings={"krisoss": ["earth_elemental"]},
        theirs={"lastings": {MASON: ["bronze_guardian_of_kurnor"]}},
    )
    assert t.pick("attempt 1").scored() == [DULL]


def test_bronze_guardian_of_kurnor_does_not_mind_a_tie_when_its_hero_attacks() -> None:
    t = lay("imperial_healer", facing=(MASON,), lastings={HEALER: ["bronze_guardian_of_kurnor"]})
    assert t.pick("attempt 1").scored() == [DULL]


@pytest.mark.rule("TW5.1", "T13.3")
def test_temple_guardian_adds_one_where_its_defending_hero_likes() -> None:
    theirs = {"lastings": {MASON: ["temple_guardian"]}}
    t = lay("krisoss", missions=[TWO], theirs=theirs, hand=["troll_raid"]).pick("attempt 1")
    assert (t.asked, t.options) == (2, ["boost might", "boost mind"])
    assert t.pick("boost mind").view(0)["totals"] == [[4, 3, 0], [3, 2 + 1 + 1, 0]]


@pytest.mark.rule("T18.1")
def test_temple_guardian_needs_no_answer_on_a_single_attribute() -> None:
    t = lay("krisoss", theirs={"lastings": {MASON: ["temple_guardian"]}}, hand=["troll_raid"]).pick("attempt 1")
    assert (t.asked, t.view(0)["totals"]) == (1, [[4, 0, 0], [4, 0, 0]])


def test_temple_guardian_adds_nothing_for_an_attacker() -> None:
    t = lay(lastings={MASON: ["temple_guardian"]}, hand=["troll_raid"]).pick("attempt 1")
    assert t.view(0)["totals"] == [[2, 0, 0], [3, 0, 0]]


@pytest.mark.rule("T12.5")
def test_temple_guardian_twice_on_a_hero_adds_one_once() -> None:
    theirs = {"lastings": {HEALER: ["temple_guardian", "temple_guardian"]}}
    t = lay("krisoss", facing=(HEALER,), theirs=theirs, hand=["troll_raid"]).pick("attempt 1")
    assert (t.view(0)["totals"], t.column(HEALER, 2)) == ([[4, 0, 0], [1 + 1 + 1, 0, 0]], (1, 3, 4))


@pytest.mark.rule("TW5.11")
def test_temple_guardian_keeps_effects_of_opponents_from_injuring_its_hero() -> None:
    t = lay("krisoss", lastings={"krisoss": ["widowmaker_glaive"]}, theirs={"lastings": {MASON: ["temple_guardian"]}})
    t.pick("attempt 1")
    assert (t.scored(), t.injured(MASON, 2)) == ([DULL], False)


@pytest.mark.rule("TW5.11")
def test_temple_guardian_does_not_help_a_repelled_hero() -> None:
    t = lay(HEALER, facing=("hragga",), lastings={HEALER: ["temple_guardian"]}).pick("attempt 1")
    assert (t.injured(HEALER), t.lastings(HEALER)) == (True, ["temple_guardian"])


def test_temple_guardian_does_not_stop_an_effect_of_its_own_player() -> None:
    t = lay(step="attach", hand=["pact_of_blood"], lastings={HEALER: ["temple_guardian"]})
    assert t.pick(f"attach pact_of_blood {HEALER}").injured(HEALER)


@pytest.mark.rule("T2.14", "T12.5")
def test_legion_longsword_gives_two_might_each() -> None:
    t = lay(step="attach", hand=["legion_longsword"], lastings={HEALER: ["legion_longsword"]})
    assert t.column(HEALER) == (3, 3, 2)
    assert t.pick(f"attach legion_longsword {HEALER}").column(HEALER) == (5, 3, 2)


@pytest.mark.rule("TW2.2", "T13.7")
def test_twin_knives_of_the_black_hand_cost_the_beaten_player_a_card_at_random() -> None:
    theirs = {"hand": ["troll_raid", "guardian", "barricade"]}
    t = lay("krisoss", lastings={"krisoss": ["twin_knives_of_the_black_hand"]}, theirs=theirs).pick("attempt 1")
    assert t.asked == 2
    t.pick("stop")
    assert t.kinds.index("won") < t.kinds.index("discarded") < t.kinds.index("scored")
    assert t.kinds.count("discarded") == 1
    assert t.discard(2)[0] in theirs["hand"]


@pytest.mark.rule("TC3.4")
def test_twin_knives_of_the_black_hand_cut_nobody_but_the_foe() -> None:
    hand = ["troll_raid", "barricade", "guardian"]
    knives = {"krisoss": ["twin_knives_of_the_black_hand"]}
    t = lay(
        "krisoss", missions=["1:" + DULL], lastings=knives, hand=hand, theirs={"hand": hand}, others=[{"hand": hand}]
    )
    t.pick("attempt 1", "stop", "stop")
    assert (len(t.hand()), len(t.hand(3)), t.kinds.count("discarded")) == (3, 3, 1)


@pytest.mark.rule("T12.5")
def test_twin_knives_of_the_black_hand_twice_cost_one_card() -> None:
    knives = {"krisoss": ["twin_knives_of_the_black_hand"] * 2}
    t = lay("krisoss", lastings=knives, theirs={"hand": ["troll_raid", "guardian", "barricade"]}).pick(
        "attempt 1", "stop"
    )
    assert (t.kinds.count("discarded"), t.column("krisoss")[0]) == (1, 6)


@pytest.mark.rule("T12.2")
def test_twin_knives_of_the_black_hand_take_nothing_from_an_empty_hand_or_after_a_failure() -> None:
    knives = {HEALER: ["twin_knives_of_the_black_hand"]}
    assert "discarded" not in lay(HEALER, facing=(HEALER,), lastings=knives).pick("attempt 1").kinds
    t = lay(HEALER, facing=("krisoss",), lastings=knives, theirs={"hand": ["guardian"]}).pick("attempt 1", "stop")
    assert (t.kinds.count("discarded"), t.injured(HEALER)) == (0, True)


def test_widowmaker_glaive_injures_the_beaten_hero() -> None:
    t = lay("krisoss", lastings={"krisoss": ["widowmaker_glaive"]})
    assert t.column("krisoss") == (7, 2, 2)
    t.pick("attempt 1")
    assert (t.injured(MASON, 2), t.injured(HEALER, 2)) == (True, False)


@pytest.mark.rule("T11.9", "T10.10")
def test_widowmaker_glaive_leaves_an_injured_hero_as_it_is() -> None:
    t = lay("krisoss", lastings={"krisoss": ["widowmaker_glaive"]}, theirs={"injured": [MASON]}).pick("attempt 1")
    assert (t.injured(MASON, 2), "injured" in t.kinds) == (True, False)


def test_widowmaker_glaive_is_for_winners() -> None:
    t = lay("krisoss", turn=2, lastings={"krisoss": ["widowmaker_glaive"]}).pick("attempt 1")
    assert (t.injured("krisoss"), t.injured(MASON, 2)) == (False, True)  # repelled: by the rule alone
    assert t.kinds.count("injured") == 1


def test_falcon_feather_bow_shoots_better_at_a_hero_without_lastings() -> None:
    bow = {MASON: ["falcon_feather_bow"]}
    t = lay(lastings=bow, hand=["troll_raid"]).pick("attempt 1")
    assert t.view(0)["totals"] == [[2 + 1 + 1, 0, 0], [3, 0, 0]]
    t = lay(lastings=bow, hand=["troll_raid"], theirs={"lastings": {MASON: ["street_cunning"]}}).pick("attempt 1")
    assert t.view(0)["totals"] == [[3, 0, 0], [3, 0, 0]]


def test_falcon_feather_bow_is_no_help_in_defence_or_where_might_is_not_asked_for() -> None:
    bow = {"lastings": {MASON: ["falcon_feather_bow"]}}
    t = lay(theirs=bow, hand=["troll_raid"]).pick("attempt 1")
    assert t.view(0)["totals"] == [[2, 0, 0], [4, 0, 0]]
    t = lay(lastings=bow["lastings"], missions=["1:turn_a_captains_coat"], hand=["troll_raid"]).pick("attempt 1")
    assert t.view(0)["totals"] == [[0, 2, 0], [0, 4, 0]]


@pytest.mark.rule("T13.10", "TW3.4")
def test_scorpion_oil_takes_a_lasting_of_its_players_choice_from_a_repelled_hero() -> None:
    armed = {HEALER: ["street_cunning", "rune_of_iron_will"]}
    t = lay(HEALER, facing=("krisoss",), lastings=armed, theirs={"lastings": {"krisoss": ["scorpion_oil"]}})
    t.pick("attempt 1")
    assert (t.asked, t.injured(HEALER)) == (1, True)
    assert t.options == [f"lose street_cunning {HEALER}", f"lose rune_of_iron_will {HEALER}"]
    t.pick(f"lose street_cunning {HEALER}")
    assert (t.lastings(HEALER), t.discard()) == (["rune_of_iron_will"], ["street_cunning"])


def test_scorpion_oil_touches_no_other_hero() -> None:
    armed = {HEALER: ["street_cunning"], MARSHAL: ["street_cunning"]}
    theirs = {"lastings": {"krisoss": ["scorpion_oil"]}}
    t = lay(HEALER, facing=("krisoss",), lastings=armed, injured=[MARSHAL], theirs=theirs).pick("attempt 1")
    assert (t.lastings(HEALER), t.lastings(MARSHAL)) == ([], ["street_cunning"])


@pytest.mark.rule("T12.2", "T18.1")
def test_scorpion_oil_needs_no_answer_for_one_lasting_and_finds_none_on_a_bare_hero() -> None:
    theirs = {"lastings": {"krisoss": ["scorpion_oil"]}}
    t = lay(HEALER, facing=("krisoss",), lastings={HEALER: ["street_cunning"]}, theirs=theirs).pick("attempt 1")
    assert (t.lastings(HEALER), t.asked) == ([], 2)
    assert "stripped" not in lay(HEALER, facing=("krisoss",), theirs=theirs).pick("attempt 1").kinds


@pytest.mark.rule("T13.10", "TW5.11")
def test_scorpion_oil_comes_too_late_for_a_mason_knight_who_was_injured_first() -> None:
    t = lay(
        facing=("krisoss",), lastings={MASON: ["street_cunning"]}, theirs={"lastings": {"krisoss": ["scorpion_oil"]}}
    )
    assert t.pick("attempt 1").lastings(MASON) == ["street_cunning"]


def test_street_cunning_gives_two_mind_each() -> None:
    assert lay(lastings={HEALER: ["street_cunning", "street_cunning"]}).column(HEALER) == (1, 7, 2)


@pytest.mark.rule("TW5.7", "T18.2")
def test_legion_drill_lets_its_player_choose_which_card_is_first() -> None:
    hand = ["guardian", "earth_elemental"]
    t = lay(missions=[TWO], lastings={MASON: ["legion_drill"]}, hand=hand).pick("attempt 1", "lay guardian mind")
    assert t.options == ["stop", "lay earth_elemental might", "lay earth_elemental mind"]
    t = lay(missions=[TWO], hand=hand).pick("attempt 1", "lay guardian mind")
    assert t.options == ["stop"]


@pytest.mark.rule("TW5.7")
def test_legion_drill_makes_the_first_card_count_one_more() -> None:
    theirs = {"lastings": {MASON: ["earth_elemental"]}}  # 2 + 2, and the Mission's 1
    play = ("attempt 1", "lay earth_elemental might")
    t = lay(lastings={MASON: ["legion_drill"]}, hand=["earth_elemental"], theirs=theirs)
    assert t.pick(*play).scored() == [DULL]
    t = lay(lastings={MASON: ["guardian"]}, hand=["earth_elemental"], theirs=theirs)
    assert t.pick(*play).scored() == []


@pytest.mark.rule("TW5.7")
def test_legion_drill_makes_no_second_card_count_more() -> None:
    theirs = {"lastings": {MASON: ["earth_elemental", "guardian", "guardian"]}}  # 2 + 2 + 2 + 1 more, Mission 1
    t = lay(lastings={MASON: ["legion_drill"]}, hand=["earth_elemental"] * 3, theirs=theirs).pick("attempt 1")
    t.pick("lay earth_elemental might", "lay earth_elemental might", "lay earth_elemental might")
    assert t.scored() == []  # 3 + 2 + 1 + 1 against 9


@pytest.mark.rule("T12.5")
def test_legion_drill_twice_adds_its_one_once() -> None:
    drilled = {HEALER: ["legion_drill", "legion_drill"]}  # 1 + 1 + 1, and a card of 1 that counts 2
    play = ("attempt 1", "lay earth_elemental might")
    t = lay(
        HEALER,
        facing=("hragga",),
        lastings=drilled,
        hand=["earth_elemental"],
        theirs={"lastings": {"hragga": ["guardian"]}},
    )
    assert t.pick(*play).scored() == [DULL]
    t = lay(
        HEALER,
        facing=("hragga",),
        lastings=drilled,
        hand=["earth_elemental"],
        theirs={"lastings": {"hragga": ["legion_longsword"]}},
    )
    assert t.pick(*play).scored() == []


def test_legion_drill_serves_its_own_hero_alone() -> None:
    t = lay(lastings={HEALER: ["legion_drill"]}, hand=["earth_elemental"], theirs={"lastings": {MASON: ["guardian"]}})
    assert t.pick("attempt 1", "lay earth_elemental might").scored() == []  # 2 + 1 against 2 + 1 + 1
