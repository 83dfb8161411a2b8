"""T4 The table, T7 Attempting a Mission and T9 Reveal and result."""

import pytest

from cardwright.games.thargos.seat import BEHIND, Tally, unpacked
from cardwright.games.thargos.terms import REVEALED, TALLIED, WON_MISSION
from tests.thargos.rules.whole import opened, start
from tests.thargos.table import lay

SHIELD = "tower_shield"  # PAM 3
TWO = "guardian"  # PAM 2
ONE = "earth_elemental"  # PAM 1
MIGHT_MIND = "1:trade_hostages_at_the_bridge"  # Might 1, Mind 1
MIGHT_MYSTICISM = "1:storm_the_ember_chapel"  # Might 1, Mysticism 1
MYSTICISM = "1:light_the_watch_fires_of_tyla"  # Mysticism 1


# The table.


@pytest.mark.rule("T4.1")
def test_a_duel_has_four_tracks_with_a_mission_between_two_heroes() -> None:
    table = opened(start())
    assert len(table.t.missions) == 4
    assert all(it >= 0 for it in table.t.missions)
    for place in range(4):
        assert table.t.stand(place).hero >= 0
        foe = table.t.facing(place)
        assert foe >> 2 == 1
        assert table.t.stand(foe).hero >= 0
        assert table.t.track(1, foe & 3) == table.t.track(0, place)


@pytest.mark.rule("T4.2")
@pytest.mark.rule("T7.4")
def test_a_column_is_hero_lastings_and_actions_and_the_mission_is_the_defenders() -> None:
    table = lay(
        "krisoss",
        lastings={"krisoss": ["legion_longsword", "prefects_chain"]},
        posts=[["gryphon_of_graxx_ambush", 1, 3]],
        hand=[SHIELD],
        missions=["2:burn_the_enemy_city"],  # Might 3, Mind 1
        facing=("imperial_general",),
        theirs={"lastings": {"imperial_general": ["legion_longsword"]}, "hand": []},
    )
    table.pick("attempt 1", "use gryphon_of_graxx_ambush", "boost might")
    assert table.view(0)["totals"] == [[4 + 2 - 1 + 3, 3 + 2, 0], [3 + 2 + 3, 4 + 1, 0]]


@pytest.mark.rule("T4.3")
def test_each_has_a_deck_and_a_discard_pile_face_down_and_face_up() -> None:
    table = lay(hand=[TWO], theirs={"hand": [SHIELD]})
    table.pick("attempt 1", f"lay {TWO} might", f"lay {SHIELD} might")
    assert (table.discard(1), table.discard(2)) == ([TWO], [SHIELD])
    for seat in (0, 1, 2):
        sides = table.view(seat)["sides"]
        assert [side["discard"] for side in sides] == [[TWO], [SHIELD]]
        assert [side["deck"]["known"] for side in sides] == [[], []]


@pytest.mark.rule("T4.4")
def test_a_mission_goes_to_the_discard_pile_of_who_brought_it() -> None:
    table = lay(hand=["richer_paymaster", "scatter_your_enemies"], missions=["2:escort_the_wounded"])
    table.pick("play richer_paymaster")
    while table.asked == 1 and table.options:
        table.pick(next((it for it in table.options if it.endswith(" 1")), table.options[0]))
    assert table.mission(1) == "scatter_your_enemies"
    assert table.t.missions[0] >> BEHIND == 0
    assert (table.discard(1), table.discard(2)) == (["richer_paymaster"], ["escort_the_wounded"])


@pytest.mark.rule("T4.5")
@pytest.mark.parametrize("owner", [1, 2])
def test_missions_that_you_have_won_lie_in_your_score_pile(owner: int) -> None:
    table = lay("krisoss", missions=[f"{owner}:scatter_your_enemies"]).pick("attempt 1")
    assert table.scored() == ["scatter_your_enemies"]
    assert table.scored(2) == []


# The attempt.


@pytest.mark.rule("T7.1")
@pytest.mark.parametrize("track", [1, 2, 3, 4])
def test_your_hero_of_a_track_attempts_its_mission_against_the_hero_facing_it(track: int) -> None:
    table = lay(hand=[SHIELD])
    assert [option for option in table.options if option != "pass"] == [f"attempt {it}" for it in (1, 2, 3, 4)]
    table.pick(f"attempt {track}")
    hero = [2, 1, 3, 3][track - 1]
    assert table.view(1)["totals"] == [[hero, 0, 0], [hero + 1, 0, 0]]


@pytest.mark.rule("T7.2")
def test_an_injured_hero_may_attempt_and_defend() -> None:
    table = lay("krisoss", injured=["krisoss"], facing=("raskor_champion",), theirs={"injured": ["raskor_champion"]})
    assert "attempt 1" in table.options
    table.pick("attempt 1")
    assert table.points() == 1  # Might 3 and 2 in an attempt, against 3 and 1


@pytest.mark.rule("T7.3")
def test_only_required_attributes_count() -> None:
    table = lay("tebezil", missions=[MYSTICISM], facing=("imperial_general",), hand=[SHIELD])  # 1/2/2 against 3/4/1
    table.pick("attempt 1")
    assert table.view(1)["totals"] == [[0, 0, 2], [0, 0, 2]]
    assert table.options == ["stop", f"lay {SHIELD} mysticism"]
    table.pick("stop")
    assert table.scored() == ["light_the_watch_fires_of_tyla"]


@pytest.mark.rule("T7.4")
def test_only_the_defender_adds_the_mission() -> None:
    table = lay(
        "krisoss",
        facing=("raskor_champion",),
        missions=["1:quell_the_rope_makers_riot"],
        options={"condar": "with"},
        hand=[SHIELD],
    )
    assert table.pick("attempt 1").view(2)["totals"] == [[4, 0, 0], [4 + 3, 0, 0]]


@pytest.mark.rule("T7.5")
def test_totals_may_fall_below_nought() -> None:
    heavy = ["widowmaker_glaive", "feral_blood", "plate_of_the_old_empire"]  # each takes one Mind
    table = lay(
        "kurnor_assassin",
        missions=["1:escort_the_wounded"],
        lastings={"kurnor_assassin": heavy},
        hand=[TWO],
        facing=("hragga",),
        theirs={"lastings": {"hragga": ["widowmaker_glaive", "feral_blood", "feral_blood", "plate_of_the_old_empire"]}},
    )
    assert table.column("kurnor_assassin")[1] == -1
    table.pick("attempt 1")
    assert table.view(1)["totals"] == [[0, -1, 0], [0, 2 - 4 + 1, 0]]
    table.pick("stop")
    assert table.scored() == ["escort_the_wounded"]


@pytest.mark.rule("T7.6")
def test_what_changes_face_up_totals_comes_before_the_first_card() -> None:
    """A die and its price for the attacker, a choice of the defender's, then Actions of both, then cards."""
    table = lay(
        "child_of_the_eclipse",
        missions=[MIGHT_MYSTICISM],
        hand=[SHIELD, TWO],
        posts=[["gryphon_of_graxx_ambush", 1, 3]],
        rolled={"child_of_the_eclipse": 1 | 1 << 3 | 1 << 6},
        facing=("raskor_champion",),
        theirs={
            "hand": [SHIELD],
            "lastings": {"raskor_champion": ["temple_guardian"]},
            "posts": [["barricade", 1, 2]],
        },
    )
    table.pick("attempt 1")
    assert (table.asked, table.options) == (1, ["decline", "accept"])
    table.pick("decline")
    assert (table.asked, table.options) == (2, ["boost might", "boost mysticism"])
    table.pick("boost mysticism")
    assert (table.asked, table.options) == (1, ["stop", "use gryphon_of_graxx_ambush"])
    table.pick("use gryphon_of_graxx_ambush", "boost might")
    assert (table.asked, table.options) == (2, ["stop", "use barricade"])
    table.pick("use barricade", "boost might")
    assert table.view(0)["totals"] == [[1 + 3, 0, 1], [4 + 1 + 2, 0, 3 + 1 + 1 + 1]]
    assert table.asked == 1
    assert f"lay {SHIELD} might" in table.options


# The result.


@pytest.mark.rule("T9.1")
def test_all_cards_are_turned_up_together_and_counted_where_they_lie() -> None:
    table = lay(missions=[MIGHT_MIND], hand=[SHIELD, TWO], theirs={"hand": [ONE, ONE]})  # 2/2 against 3/3
    table.pick("attempt 1", f"lay {TWO} might", f"lay {SHIELD} mind", f"lay {ONE} might")
    assert table.view(1)["sides"][1]["laid"]["row"] == []
    table.pick(f"lay {ONE} mind")
    assert table.kinds[:6] == ["laid", "revealed", "revealed", "revealed", "revealed", "won"]
    assert [event.seen_by for event in table.told[1:5]] == [-1] * 4


@pytest.mark.rule("T9.1")
def test_what_both_have_of_each_required_attribute_is_told_before_the_result() -> None:
    table = lay(missions=[MIGHT_MIND], hand=[SHIELD, TWO], theirs={"hand": [ONE]})  # 2/2 against 3/3
    table.pick("attempt 1", f"lay {TWO} might", f"lay {SHIELD} mind", f"lay {ONE} might")
    assert table.tallies == [("might", 4, 4, False), ("mind", 5, 3, False)]
    order = [event.kind for event in table.heard]
    assert order.index(REVEALED) < order.index(TALLIED) < order.index(WON_MISSION)
    table = lay(missions=[MIGHT_MIND], hand=[TWO], theirs={"hand": []}).pick("attempt 1", f"lay {TWO} might")
    assert table.tallies == [("might", 4, 3, False), ("mind", 2, 3, True)]


@pytest.mark.rule("T9.1")
def test_figures_below_zero_are_told_too() -> None:
    for attack, defence in ((-7, 3), (0, 0), (127, -128)):
        tally = unpacked(Tally(5, 2, attack, defence, True).packed())
        assert (tally.defender, tally.attribute, tally.attack, tally.defence) == (5, 2, attack, defence)
        assert tally.short


@pytest.mark.rule("T9.2")
@pytest.mark.parametrize(("might", "mind"), [(ONE, ONE), (TWO, SHIELD)])
def test_a_tie_in_every_required_attribute_is_enough(might: str, mind: str) -> None:
    table = lay(missions=[MIGHT_MIND], hand=[might, mind], theirs={"hand": []})
    table.pick("attempt 1", f"lay {might} might", f"lay {mind} mind")
    assert table.scored() == ["trade_hostages_at_the_bridge"]
    assert not table.injured("mason_knight_of_the_compact")


@pytest.mark.rule("T9.3")
@pytest.mark.parametrize("attribute", ["might", "mind"])
def test_one_attribute_where_the_defender_is_higher_repels(attribute: str) -> None:
    table = lay(missions=[MIGHT_MIND], hand=[SHIELD], theirs={"hand": []})
    table.pick("attempt 1", f"lay {SHIELD} {attribute}")
    assert table.scored() == []
    assert table.injured("mason_knight_of_the_compact")
    assert table.mission(1) == "trade_hostages_at_the_bridge"
