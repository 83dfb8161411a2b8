"""TW4 Tracks and Missions."""

import pytest

from cardwright.games.thargos.cards.sets import DESIGNS
from cardwright.games.thargos.words.joining import If
from cardwright.games.thargos.words.tracks import WorthMore
from tests.thargos.table import Table, lay
from tests.thargos.winning import HEALER, MASON, Has, again, win

DULL = "drive_off_the_carrion_pack"


def attempts(table: Table) -> list[str]:
    return sorted(option for option in table.options if option.startswith("attempt"))


@pytest.mark.rule("TW4.1")
def test_nobody_attempts_a_mission_on_a_sealed_track_until_your_next_turn() -> None:
    table = lay(hand=["sealed_by_edict"]).pick("play sealed_by_edict")
    assert table.options == ["seal 1", "seal 2", "seal 3", "seal 4"]
    table.pick("seal 2", "pass", "attach nothing")
    assert attempts(table) == ["attempt 1", "attempt 3", "attempt 4"]
    table.pick("pass", "attach nothing")
    assert attempts(table) == ["attempt 1", "attempt 2", "attempt 3", "attempt 4"]


@pytest.mark.rule("TW4.1")
def test_a_seal_lies_on_the_track_whatever_mission_lies_there() -> None:
    table = lay(seals=[1, 0, 0, 0], turn=2, theirs={"hand": ["forged_orders"]}, missions=["2:escort_the_wounded"])
    table.pick("play forged_orders", "swap 1 2")
    assert (table.mission(2), attempts(table)) == ("escort_the_wounded", ["attempt 2", "attempt 3", "attempt 4"])


@pytest.mark.rule("TW4.2")
def test_swapped_missions_change_places_and_not_owners() -> None:
    table = lay(
        hand=["forged_orders", "hunt_the_darkwolf"], missions=["1:escort_the_wounded", "2:bind_the_canal_wraith"]
    )
    table.pick("play forged_orders")
    assert len(table.options) == 6
    table.pick("swap 1 2")
    assert (table.mission(1), table.mission(2)) == ("bind_the_canal_wraith", "escort_the_wounded")
    assert [int(it >> 6) for it in table.t.missions[:2]] == [1, 0]


@pytest.mark.rule("TW4.3")
def test_a_replaced_mission_goes_to_its_owners_discard_pile() -> None:
    missions = ["1:escort_the_wounded", "2:bind_the_canal_wraith"]
    table = lay(hand=["richer_paymaster", "hunt_the_darkwolf"], missions=missions).pick("play richer_paymaster")
    assert table.options == [f"replace {track} hunt_the_darkwolf" for track in (1, 2, 3, 4)]
    table.pick("replace 2 hunt_the_darkwolf")
    assert (table.mission(2), table.discard(2), table.discard()) == (
        "hunt_the_darkwolf",
        ["bind_the_canal_wraith"],
        ["richer_paymaster"],
    )


@pytest.mark.rule("TW4.3")
def test_without_a_mission_in_hand_nothing_is_replaced() -> None:
    table = lay(hand=["richer_paymaster", "guardian"], deck=["tripwire"]).pick("play richer_paymaster")
    assert table.options == ["none"], "a question that does not tell what the hand holds"
    missions = list(table.t.missions)
    assert list(table.pick("none").t.missions) == missions


@pytest.mark.rule("TW4.4")
def test_a_mission_that_is_worth_more_counts_more_in_your_score_pile() -> None:
    table = win("duel_on_the_aqueduct", options={"condar": "with"})
    assert (table.scored(), table.points()) == (["duel_on_the_aqueduct"], 2)


@pytest.mark.rule("TW4.4")
def test_no_mission_is_ever_worth_more_than_four() -> None:
    found = [it for it in DESIGNS if isinstance(it.complete, If) and isinstance(it.complete.then, WorthMore)]
    assert [it.id for it in found] == ["duel_on_the_aqueduct"]
    assert all(it.vp + 1 <= 4 for it in found)


@pytest.mark.rule("TW4.5")
def test_unscoring_sets_aside_a_mission_with_exactly_that_many_vp_of_their_choice() -> None:
    scored = [[1, DULL, False], [1, "crack_the_couriers_cipher", False], [1, "escort_the_wounded", False]]
    table = lay(hand=["scandal_at_court"], theirs={"scored": scored}).pick("play scandal_at_court")
    assert (table.asked, table.options) == (2, [f"give up {DULL}", "give up crack_the_couriers_cipher"])
    table.pick(f"give up {DULL}")
    assert (table.scored(2), table.points(2)) == (["crack_the_couriers_cipher", "escort_the_wounded"], 3)
    assert [table.t.design(1, it & 63).id for it in table.t.sides[1].aside] == [DULL], "for good"


@pytest.mark.rule("TW4.5")
def test_unscoring_finds_nothing_where_no_mission_has_that_many_vp() -> None:
    scored: Has = {"scored": [[1, "escort_the_wounded", False]]}
    table = lay(hand=["scandal_at_court"], theirs=scored).pick("play scandal_at_court")
    assert (table.points(2), table.discard()) == (2, [])


@pytest.mark.rule("TW4.6")
def test_an_action_played_on_a_track_stays_on_your_side_with_its_uses() -> None:
    table = lay(hand=["gryphon_of_graxx_ambush"])
    plays = [option for option in table.options if option.startswith("play")]
    assert plays == [f"play gryphon_of_graxx_ambush {track}" for track in (1, 2, 3, 4)]
    table.pick("play gryphon_of_graxx_ambush 2")
    assert (table.discard(), [(int(it >> 6 & 3), int(it >> 8)) for it in table.t.sides[0].posts]) == ([], [(1, 3)])


@pytest.mark.rule("TW4.6")
def test_an_action_on_a_track_serves_there_and_not_elsewhere() -> None:
    table = lay(posts=[["gryphon_of_graxx_ambush", 2, 3]])
    assert "use gryphon_of_graxx_ambush" not in again(table, "attempt 1").options
    assert again(table, "attempt 2").options == ["stop", "use gryphon_of_graxx_ambush"]
    assert (table.place(MASON), table.place(HEALER)) == (0, 1)
