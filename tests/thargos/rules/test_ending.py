"""T16 End of the game; TO1 Length; TO2 Last ditch."""

from typing import Any

import pytest

from cardwright.games.thargos.game import THARGOS
from tests.thargos.table import Table, lay

DULL = "drive_off_the_carrion_pack"
CITY = "burn_the_enemy_city"
SIX = ["troll_raid"] * 4 + ["oracle_bones"] * 2
RESHUFFLE = {"length": "reshuffle"}
LAST_DITCH = {"last_ditch": "on"}


def owning(*deck: str, **more: Any) -> dict[str, Any]:
    """What a player has whose deck is just these cards, two dull Missions lie on the tracks."""
    there = [*deck, *more.get("hand", []), *more.get("discard", [])]
    return {"list": [DULL, DULL, *there], "deck": list(deck), **more}


def outcome(table: Table) -> tuple[list[int], str]:
    """The ranks of a game that is over, and how it ended."""
    found = THARGOS.outcome(table.t)
    assert found is not None, "the game is not over"
    return found.ranks, found.way


def rest(table: Table) -> Table:
    """A turn in which nothing is attached, played or attempted."""
    seat = table.asked
    while table.asked == seat and "pass" not in table.options:
        table.pick(table.options[0])
    return table.pick("pass")


@pytest.mark.rule("T16.1", "T16.2")
@pytest.mark.parametrize("target", [3, 4])
def test_who_has_the_target_at_the_end_of_the_own_turn_wins(target: int) -> None:
    table = lay(scored=[[1, CITY, False]], target=target).pick("pass")
    assert outcome(table) == ([1, 2], "target")


@pytest.mark.rule("T16.2")
def test_below_the_target_the_game_goes_on() -> None:
    assert lay(scored=[[1, CITY, False]], target=5).pick("pass").asked == 2


@pytest.mark.rule("T16.3")
def test_vp_are_compared_at_the_end_of_the_own_turn_alone() -> None:
    table = lay(theirs={"scored": [[0, CITY, False]], "target": 4}).pick("pass")
    assert table.asked == 2
    assert outcome(rest(table)) == ([2, 1], "target")


@pytest.mark.rule("T16.1", "T16.4")
def test_who_must_draw_and_cannot_loses_at_once_whatever_the_score() -> None:
    table = lay(theirs=owning(scored=[[0, CITY, False]], target=1)).pick("pass")
    assert outcome(table) == ([1, 2], "last_left")


@pytest.mark.rule("T16.5")
def test_who_can_draw_one_card_is_safe() -> None:
    table = lay(theirs=owning("guardian")).pick("pass")
    assert (table.asked, table.hand(2), table.deck(2)) == (2, ["guardian"], [])


@pytest.mark.rule("T16.6")
def test_an_empty_deck_does_not_matter_to_a_hand_at_its_limit() -> None:
    assert lay(theirs=owning(hand=SIX)).pick("pass").asked == 2
    always = lay(theirs=owning(hand=SIX), options={"empty": "always"}).pick("pass")
    assert outcome(always) == ([1, 2], "last_left")


@pytest.mark.rule("T16.6")
def test_of_several_limits_the_lowest_is_enough() -> None:
    assert lay(facing=("krisoss", "tebezil"), theirs=owning(hand=SIX[:5])).pick("pass").asked == 2
    assert lay(facing=("tebezil",), theirs=owning(hand=SIX)).pick("pass").asked == 0


@pytest.mark.rule("T16.7")
@pytest.mark.parametrize("deck", [(), ("guardian", "troll_raid")])
def test_a_dig_that_finds_no_mission_burns_the_deck(deck: tuple[str, ...]) -> None:
    table = lay("raskor_champion", theirs=owning(*deck)).pick("attempt 1")
    assert outcome(table) == ([1, 2], "last_left")
    assert table.discard(2) == list(deck)
    assert "took_turn" not in table.kinds


@pytest.mark.rule("T16.8")
def test_a_refill_from_an_empty_deck_is_no_loss() -> None:
    table = lay("raskor_champion", theirs=owning(hand=["escort_the_wounded"]))
    table.pick("attempt 1", "stop", "place escort_the_wounded")
    assert table.kinds == ["laid_mission", "took_turn", "left", "ended"], "only the draw step is"


@pytest.mark.rule("T16.8")
def test_an_effect_draws_what_there_is() -> None:
    table = lay(**owning("guardian", hand=["dispatches_from_the_front", *SIX])).pick("play dispatches_from_the_front")
    assert (len(table.hand()), table.deck(), table.pick("pass").asked) == (7, [], 2)


@pytest.mark.rule("T16.9")
def test_a_discard_pile_is_not_shuffled_into_a_new_deck() -> None:
    table = lay(theirs=owning(discard=SIX)).pick("pass")
    assert outcome(table) == ([1, 2], "last_left")
    assert table.discard(2) == SIX


@pytest.mark.rule("T16.10")
def test_after_two_rounds_in_which_nothing_happens_the_best_ratio_wins() -> None:
    theirs = {"scored": [[0, DULL, False]], "target": 4}
    table = lay("hragga", scored=[[1, CITY, False]], target=17, theirs=theirs, missions=[f"2:{DULL}"])
    for _ in range(3):
        assert rest(table).asked
    assert outcome(rest(table)) == ([2, 1], "stalemate"), "4 of 17 are less than 1 of 4"


@pytest.mark.rule("T16.10")
def test_equal_ratios_draw() -> None:
    table = lay(quiet=3)
    assert outcome(table.pick("pass")) == ([1, 1], "stalemate")


@pytest.mark.rule("T16.10")
@pytest.mark.parametrize("answer", ["play troll_raid", "play barricade 1", "attempt 1"])
def test_a_card_that_is_discarded_put_on_a_track_or_won_begins_the_count_anew(answer: str) -> None:
    table = lay("raskor_champion", hand=["barricade", "troll_raid"], quiet=3).pick(answer)
    while table.options[0] == "stop":
        table.pick("stop")
    assert table.asked == 2
    assert table.t.quiet == 0


@pytest.mark.rule("T16.10")
def test_an_attached_lasting_begins_the_count_anew() -> None:
    table = lay("raskor_champion", hand=["oracle_bones"], quiet=3, step="attach")
    table.pick("attach oracle_bones raskor_champion", "pass")
    assert table.t.quiet == 0


# Length.


@pytest.mark.rule("TO1.1", "TO1.2", "TO1.3", "T3.10")
@pytest.mark.parametrize(("options", "target"), [({}, 13), ({"length": "quick"}, 13), ({"length": "full"}, 25)])
def test_the_target_is_the_sum_of_the_hero_points_or_half_of_it_rounded_up(
    options: dict[str, str], target: int
) -> None:
    team = ("mason_knight_of_the_compact", "imperial_healer", "novice_of_the_ninth_gale", "noruk")
    assert lay(*team, options=options).view(0)["sides"][0]["target"] == target


@pytest.mark.rule("TO1.4")
def test_once_a_discard_pile_becomes_a_new_deck_in_place_of_the_loss() -> None:
    table = lay(theirs=owning(discard=[*SIX, "guardian"]), options=RESHUFFLE).pick("pass")
    assert table.kinds == ["passed", "took_turn", "shuffled", *["drew"] * 6]
    assert (len(table.hand(2)), len(table.deck(2)), table.discard(2)) == (6, 1, [])
    again = lay(theirs=owning(discard=SIX, reshuffled=True), options=RESHUFFLE).pick("pass")
    assert outcome(again) == ([1, 2], "last_left")


@pytest.mark.rule("TO1.4")
def test_a_full_hand_needs_no_new_deck_yet() -> None:
    table = lay(theirs=owning(hand=SIX, discard=["guardian"]), options=RESHUFFLE).pick("pass")
    assert (table.asked, table.discard(2)) == (2, ["guardian"])
    always = lay(theirs=owning(hand=SIX, discard=["guardian"]), options={**RESHUFFLE, "empty": "always"}).pick("pass")
    assert (always.asked, always.deck(2)) == (2, ["guardian"]), "where that is a loss, it is replaced too"


@pytest.mark.rule("TO1.4")
def test_an_empty_discard_pile_does_not_help() -> None:
    assert outcome(lay(theirs=owning(), options=RESHUFFLE).pick("pass")) == ([1, 2], "last_left")


@pytest.mark.rule("TO1.4")
def test_a_dig_goes_on_in_the_new_deck() -> None:
    theirs = owning("guardian", discard=["escort_the_wounded"])
    table = lay("raskor_champion", theirs=theirs, options=RESHUFFLE).pick("attempt 1")
    assert table.mission(1) == "escort_the_wounded"
    assert table.kinds.index("dug") < table.kinds.index("shuffled") < table.kinds.index("laid_mission")
    none = lay("raskor_champion", theirs=owning("guardian", discard=["troll_raid"]), options=RESHUFFLE)
    assert outcome(none.pick("attempt 1")) == ([1, 2], "last_left"), "the new deck has no Mission either"


@pytest.mark.rule("TO1.4")
def test_a_refill_makes_no_new_deck() -> None:
    theirs = owning(hand=["escort_the_wounded"], discard=["guardian"])
    table = lay("raskor_champion", theirs=theirs, options=RESHUFFLE)
    table.pick("attempt 1", "stop", "place escort_the_wounded")
    assert table.kinds[:3] == ["laid_mission", "took_turn", "shuffled"], "the draw step does"


# Last ditch.


@pytest.mark.rule("TO2.1", "TO2.2")
def test_with_last_ditch_the_turn_is_played_before_the_loss() -> None:
    table = lay(theirs=owning(hand=["guardian"]), options=LAST_DITCH).pick("pass")
    assert table.asked == 2
    table.pick("attach guardian hragga", "pass")
    assert outcome(table) == ([1, 2], "last_left")


@pytest.mark.rule("TO2.2")
def test_who_reaches_the_target_in_the_last_ditch_wins() -> None:
    theirs = owning(scored=[[0, CITY, False]], target=4)
    table = lay(theirs=theirs, options=LAST_DITCH).pick("pass", "pass")
    assert outcome(table) == ([2, 1], "target")


@pytest.mark.rule("TO2.3")
def test_a_dig_without_a_mission_still_loses_at_once() -> None:
    table = lay("raskor_champion", theirs=owning("guardian"), options=LAST_DITCH).pick("attempt 1")
    assert outcome(table) == ([1, 2], "last_left")


@pytest.mark.rule("TO1.4", "TO2.1")
def test_a_new_deck_comes_before_the_last_ditch() -> None:
    table = lay(theirs=owning(discard=SIX), options={**LAST_DITCH, **RESHUFFLE}).pick("pass")
    assert (len(table.hand(2)), table.t.last_ditch) == (6, False)
