"""T12 Effects."""

import pytest

from tests.thargos.rules.whole import of_kind
from tests.thargos.table import lay

MARSHAL = "marshal_of_the_broken_horn"
MASON = "mason_knight_of_the_compact"
CALM = (MARSHAL, MASON, "velasque", "raskor_champion")
DULL = "drive_off_the_carrion_pack"


@pytest.mark.rule("T12.1")
def test_a_card_wins_over_a_rule() -> None:
    table = lay("tebezil", turn=2).pick("pass")
    assert len(table.hand()) == 7, "the hand limit is six, but tebezil says seven"


@pytest.mark.rule("T12.1")
def test_a_card_that_forbids_wins_over_one_that_allows() -> None:
    posts = [["gryphon_of_graxx_ambush", 1, 3]]
    assert lay(posts=posts).pick("attempt 1").options == ["stop", "use gryphon_of_graxx_ambush"]
    barred = lay(posts=posts, facing=("raskor_slayer",)).pick("attempt 1")
    assert barred.kinds[:2] == ["attempted", "repelled"]


@pytest.mark.rule("T12.2")
def test_an_effect_does_as_much_as_it_can() -> None:
    theirs = {"list": [DULL, DULL, "guardian", "paid_informant"], "deck": ["guardian", "paid_informant"]}
    table = lay(hand=["cyclops_of_slavit"], theirs={**theirs, "hand": []}).pick("play cyclops_of_slavit")
    assert table.discard(2) == ["guardian", "paid_informant"], (
        "five were to be burnt, and there was no Lasting to strip"
    )


@pytest.mark.rule("T12.3")
def test_a_permanent_effect_holds_while_its_face_can_be_seen() -> None:
    table = lay("hragga", MARSHAL, MASON, "velasque", injured=[MARSHAL], facing=("raskor_champion",))
    assert table.column(MARSHAL) == (4, 1, 1)
    assert table.pick("attempt 1").column(MARSHAL) == (3, 1, 1), "hragga was turned over"


@pytest.mark.rule("T12.3")
def test_an_automatic_effect_asks_nothing_and_a_choice_does() -> None:
    tome = lay(*CALM, turn=2, lastings={MARSHAL: ["burning_tome"]}, deck=["troll_raid"]).pick("pass")
    assert tome.discard() == ["troll_raid"]
    zephyr = lay(*CALM, turn=2, lastings={MARSHAL: ["wandering_zephyr"]}).pick("pass")
    assert (zephyr.asked, zephyr.options) == (1, ["decline", "accept"])


@pytest.mark.rule("T12.4")
def test_a_permanent_effect_has_no_memory() -> None:
    healer = "imperial_healer"
    table = lay(healer, *CALM[:3], injured=[healer], lastings={healer: ["war_hound_of_krill"]})
    assert table.column(healer)[0] == 1 + 1 + 2
    assert table.pick(f"use {healer}").column(healer)[0] == 1 + 1


@pytest.mark.rule("T12.5")
def test_of_equal_lastings_all_modifiers_count_and_their_effect_works_once() -> None:
    table = lay(MARSHAL, lastings={MARSHAL: ["earth_elemental", "earth_elemental", "guardian"]})
    assert table.column(MARSHAL)[0] == 3 + 2 + 2 + 1 + 1
    bones = {MARSHAL: ["oracle_bones", "oracle_bones"]}
    turn = lay(*CALM, turn=2, lastings=bones).pick("pass")
    assert turn.kinds.count("looked") == 1
    assert turn.pick("keep").options[0] == "attach nothing"


@pytest.mark.rule("T12.6")
def test_a_lasting_that_is_taken_off_goes_to_its_owners_discard_pile() -> None:
    table = lay(hand=["rust_and_ruin"], theirs={"lastings": {"hragga": ["guardian"]}}).pick("play rust_and_ruin")
    assert table.lastings("hragga", 2) == []
    assert (table.discard(1), table.discard(2)) == (["rust_and_ruin"], ["guardian"])


@pytest.mark.rule("T12.7")
def test_effects_of_the_player_whose_turn_it_is_come_first() -> None:
    weaver = "weaver_of_a_thousand_threads"
    table = lay("velasque", facing=(weaver,), theirs={"injured": [weaver]}).pick("attempt 1")
    assert [event.seat for event in of_kind(table, "eased")] == [0, 1]


@pytest.mark.rule("T12.7")
def test_a_player_orders_the_own_effects() -> None:
    lastings = {MARSHAL: ["oracle_bones", "wandering_zephyr"]}
    table = lay(*CALM, turn=2, lastings=lastings).pick("pass")
    assert table.options == [f"resolve wandering_zephyr {MARSHAL}", f"resolve oracle_bones {MARSHAL}"]
    assert table.pick(f"resolve oracle_bones {MARSHAL}", "keep").options == ["decline", "accept"]


@pytest.mark.rule("T12.8")
def test_picked_cards_are_discarded_in_the_order_of_the_picks() -> None:
    table = lay(hand=["extortion"], theirs={"hand": ["guardian", "troll_raid", "oracle_bones"]})
    table.pick("play extortion", "discard troll_raid", "discard guardian")
    assert table.discard(2) == ["troll_raid", "guardian"]


@pytest.mark.rule("T12.8")
def test_what_goes_together_is_discarded_in_a_fixed_order() -> None:
    table = lay(hand=["extortion"], theirs={"hand": ["troll_raid", "guardian"]}).pick("play extortion")
    assert table.discard(2) == ["guardian", "troll_raid"], "a whole hand, as the list of cards has it"
    table = lay(hand=["troll_raid", "guardian"], missions=["2:storm_the_ember_chapel"])
    table.pick("attempt 1", "lay troll_raid might", "lay guardian mysticism")
    assert table.discard() == ["troll_raid", "guardian"], "as they were laid"


@pytest.mark.rule("T12.9")
def test_an_extra_attempt_waits_until_everything_is_finished_and_comes_before_the_score() -> None:
    missions = ["2:turn_a_captains_coat", "1:drive_off_the_carrion_pack"]
    table = lay("imperial_general", "raskor_champion", missions=missions, target=2, theirs={"hand": [DULL]})
    table.pick("attempt 1", "stop", f"place {DULL}")
    assert "drew" in table.kinds, "the defender has drawn cards"
    assert (table.asked, table.options) == (1, ["pass", "attempt 2", "attempt 3", "attempt 4"])
    table.pick("attempt 2", "stop")
    assert table.points() == 2
    assert table.pick(table.options[0]).asked == 0, "the score comes last"


@pytest.mark.rule("T12.9")
def test_there_is_one_extra_attempt_a_turn() -> None:
    missions = ["2:turn_a_captains_coat", "2:turn_a_captains_coat"]
    team = ("imperial_general", "imperial_tracker", "raskor_champion")
    table = lay(*team, missions=missions, facing=("kurnor_assassin", "velasque"), theirs={"injured": ["velasque"]})
    table.pick("attempt 1", "attempt 2", "stop")
    assert table.points() == 2
    while table.options[0].startswith("place"):
        table.pick(table.options[0])
    assert (table.asked, table.t.turn) == (2, 1), "the second Captain gives no third attempt"


@pytest.mark.rule("T12.10")
def test_an_action_that_removes_itself_does_so_even_if_the_rest_does_nothing() -> None:
    table = lay(hand=["dead_are_counted"]).pick("play dead_are_counted")
    assert table.view(2)["sides"][0]["aside"] == [[0, "dead_are_counted"]]
    assert table.discard() == []
