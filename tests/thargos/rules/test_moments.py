"""T13 Moments."""

import pytest

from tests.thargos.rules.whole import of_kind
from tests.thargos.table import lay

MARSHAL = "marshal_of_the_broken_horn"
MASON = "mason_knight_of_the_compact"
WEAVER = "weaver_of_a_thousand_threads"
DULL = "drive_off_the_carrion_pack"


@pytest.mark.rule("T13.1")
def test_a_turn_begins_with_what_ends_then_dice_then_effects_then_the_draw() -> None:
    table = lay("jethreki_abomination", "saphirel", turn=2, seals=[1, 2, 0, 0]).pick("pass")
    assert table.kinds == ["passed", "took_turn", "rolled", "looked", "looked", "looked"]
    assert list(table.t.seals) == [0, 2, 0, 0], "mine is over, theirs is not"
    assert table.hand() == []
    table.pick("keep", table.options[1].replace("under", "back"))
    assert len(table.pick(table.options[0]).hand()) == 6


@pytest.mark.rule("T13.2")
def test_a_lastings_own_effect_comes_before_that_of_its_hero() -> None:
    table = lay("aldren", injured=["aldren"], step="attach", hand=["makden_warrior_scout"])
    table.pick("attach makden_warrior_scout aldren")
    assert table.kinds == ["attached", "looked", "looked"]
    table.pick("keep", table.options[1].replace("under", "back"))
    assert len(table.hand()) == 1, "aldren lets draw a card"


@pytest.mark.rule("T13.3")
def test_the_attackers_effects_come_before_the_defenders_and_both_before_actions_on_the_track() -> None:
    posts = [["gryphon_of_graxx_ambush", 1, 3]]
    table = lay("velasque", facing=(WEAVER,), posts=posts, theirs={"injured": [WEAVER]}).pick("attempt 1")
    assert [event.seat for event in of_kind(table, "eased")] == [0, 1]
    assert (table.asked, table.options) == (1, ["stop", "use gryphon_of_graxx_ambush"])


@pytest.mark.rule("T13.3")
def test_an_effect_in_a_conflict_is_one_of_attempt_and_defence_and_counts_face_up() -> None:
    attack = lay("iskreth", injured=["iskreth"], hand=["guardian"]).pick("attempt 1")
    assert attack.view(2)["totals"] == [[2, 0, 0], [2 + 1 - 1, 0, 0]]
    defence = lay(facing=("iskreth",), theirs={"injured": ["iskreth"]}, hand=["guardian"]).pick("attempt 1")
    assert defence.view(2)["totals"] == [[2 - 1, 0, 0], [2 + 1, 0, 0]]


@pytest.mark.rule("T13.4")
def test_when_the_attacker_has_laid_effects_of_the_defender_happen() -> None:
    table = lay("imperial_tracker", facing=("imperial_tracker",), hand=["guardian"], theirs={"hand": ["troll_raid"]})
    table.pick("attempt 1", "lay guardian might")
    assert [event.seat for event in of_kind(table, "spied")] == [1]
    table.pick("lay troll_raid might")
    assert of_kind(table, "spied") == [], "the attacker has no such moment"


@pytest.mark.rule("T13.5")
def test_when_the_defender_has_laid_effects_of_the_attacker_happen() -> None:
    table = lay("noruk", facing=("noruk",), hand=["guardian"], theirs={"hand": ["troll_raid"]})
    table.pick("attempt 1", "lay guardian might", "lay troll_raid might")
    assert (table.asked, table.options) == (1, ["decline", "accept"])
    table.pick("decline")
    assert "revealed" in table.kinds, "the defender is not asked"


@pytest.mark.rule("T13.6")
def test_after_the_reveal_come_the_attackers_effects_then_the_defenders() -> None:
    table = lay("karg_demon_summoner", facing=("spider_darkun_slayer",), hand=["guardian"], deck=["boot_stiletto"])
    table.pick("attempt 1", "lay guardian might")
    assert table.kinds == ["laid", "revealed"]
    assert (table.asked, table.options) == (1, ["decline", "accept"])
    table.pick("accept")
    assert table.kinds[:4] == ["gambled", "boosted", "voided", "won"], "1 + 4 against 3 + 1"


@pytest.mark.rule("T13.7")
def test_the_course_after_a_success() -> None:
    missions = ["2:hold_the_rarlonn_pass"]
    table = lay(
        "hragga",
        injured=["hragga"],
        facing=(MARSHAL,),
        missions=missions,
        hand=["boot_stiletto"],
        theirs={"hand": [DULL]},
    )
    table.pick("attempt 1", "lay boot_stiletto might", "stop")
    assert table.kinds == ["revealed", "won", "sealed", "drew", "scored"]
    assert (table.asked, table.options) == (2, [f"place {DULL}"])
    assert table.discard() == ["boot_stiletto"]
    table.pick(f"place {DULL}")
    assert table.kinds[:9] == ["laid_mission", *["drew"] * 6, "drew", "took_turn"]
    assert len(table.hand(2)) == 7, "the marshal, who was beaten, draws one more"


@pytest.mark.rule("T13.8")
def test_what_a_mission_gives_the_beaten_defender_is_drawn_after_the_refill() -> None:
    table = lay("imperial_general", missions=["1:escort_the_wounded"], theirs={"hand": [DULL]})
    table.pick("attempt 1", "stop", f"place {DULL}")
    assert len(table.hand(2)) == 7


@pytest.mark.rule("T13.9")
@pytest.mark.parametrize(("theirs", "drawn"), [([[1, "turn_a_captains_coat", False]], 1), ([], 0)])
def test_the_vp_of_a_mission_do_not_count_while_its_effect_happens(theirs: list[object], drawn: int) -> None:
    missions = ["1:win_the_games_of_celestia"]
    table = lay("raskor_champion", missions=missions, facing=("gutter_prizer",), theirs={"scored": theirs})
    table.pick("attempt 1")
    assert (table.points(), len(table.hand())) == (3, drawn)


@pytest.mark.rule("T13.11")
def test_heroes_who_change_places_do_not_move_the_place_of_the_new_mission() -> None:
    missions = ["1:trade_hostages_at_the_bridge"]
    table = lay(
        "imperial_general", missions=missions, facing=("gutter_prizer",), theirs={"hand": ["escort_the_wounded"]}
    )
    table.pick("attempt 1", "accept", f"trade imperial_general {MASON}")
    assert table.place("imperial_general") == 1
    assert table.pick("place escort_the_wounded").mission(1) == "escort_the_wounded"


@pytest.mark.rule("T13.11")
def test_the_track_of_the_winning_hero_is_that_of_the_conflict() -> None:
    table = lay("raskor_champion", missions=["1:hold_the_rarlonn_pass"], facing=("gutter_prizer",)).pick("attempt 1")
    assert list(table.t.seals) == [1, 0, 0, 0]


@pytest.mark.rule("T13.12")
def test_what_lasts_until_the_end_of_the_turn_ends_with_it() -> None:
    table = lay("hragga", hand=["reckless_charge"], missions=["2:burn_the_enemy_city"])
    table.pick("play reckless_charge", "pick hragga")
    assert table.column("hragga")[0] == 3 + 3
    assert table.pick("pass").column("hragga")[0] == 3
