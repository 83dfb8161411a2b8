"""TN4 and TN5: who leads an attempt in a story, who or what opposes it, and what cards do without tracks."""

import pytest

from cardwright.games.thargos.terms import EVENTS
from tests.thargos.rules.told import KURNOR, STRONG, attempts, led, named, on_map, told
from tests.thargos.rules.whole import of_kind
from tests.thargos.table import PLAIN

MASON, HEALER, MARSHAL, HRAGGA = PLAIN
SPY, LAIR, WOLF, RACKET, HOARD, METBETOCH, FEAR, SCATTER, COLONY, MELOK, JETHREKI, GATE = KURNOR
DULL_MISSION = "drive_off_the_carrion_pack"


# The attempt.


@pytest.mark.rule("TN4.1")
def test_any_hero_may_lead() -> None:
    found = [option for option in told().options if option.startswith("attempt")]
    assert found == [f"attempt {SPY} {hero}" for hero in PLAIN]
    table = told(lastings={HEALER: ["street_cunning"]}).pick(f"attempt {SPY} {HEALER}")
    assert table.totals == [[0, 5, 0], [0, 2, 0]]


@pytest.mark.rule("TN4.2")
def test_before_anybody_opposes_the_missions_values_alone_count() -> None:
    hand = ["guardian", "guardian", "tripwire"]
    table = told(won=[SPY], hand=hand).pick(f"attempt {LAIR} {HEALER}")
    assert table.totals == [[1, 3, 0], [2, 2, 0]]
    table.pick("lay guardian might", "lay guardian might")
    assert "stop" in table.options, "behind on one attribute, cards need not be spread"


@pytest.mark.rule("TN4.3")
def test_who_opposes_has_hero_lastings_cards_and_the_missions_value() -> None:
    other = {"hand": ["street_cunning", "tripwire"], "lastings": {HEALER: ["rune_of_iron_will"]}}
    table = told(others=[other], boosts={MASON: [0, 4, 0, 0, 0, 0]}).pick(f"attempt {SPY} {MASON}", f"oppose {HEALER}")
    assert table.asked == 2
    assert table.totals == [[0, 6, 0], [0, 6, 0]]
    table.pick("lay street_cunning mind", "stop")
    assert table.injured(MASON)
    assert named(table, "repelled") == [MASON]


@pytest.mark.rule("TN4.4")
def test_opponents_are_asked_in_turn_order_and_the_first_opposes() -> None:
    others = [{"injured": [HEALER]}, {}, {}]
    table = told(parties=4, others=others, hand=["guardian"]).pick(f"attempt {SPY} {MASON}")
    assert table.asked == 1, "the attacker lays first"
    table.pick("stop")
    assert table.asked == 2
    assert table.options == ["decline", *(f"oppose {hero}" for hero in PLAIN)], "an Injured Hero too"
    table.pick("decline")
    assert table.asked == 3
    table.pick(f"oppose {HRAGGA}")
    assert (table.view(1)["conflict"] is None) or table.view(1)["conflict"]["defender"] == 2
    assert "opposed" in table.kinds
    assert "pushed_back" not in table.kinds


@pytest.mark.rule("TN4.4")
def test_effects_of_a_defender_come_with_the_opposition() -> None:
    other = {"lastings": {HRAGGA: ["tower_shield"]}, "posts": [["barricade", 4, 2]]}
    table = told(won=[SPY], others=[other]).pick(f"attempt {RACKET} {MASON}", f"oppose {HRAGGA}")
    assert named(table, "boosted") == [HRAGGA]
    assert table.options == ["stop", "use barricade"]


@pytest.mark.rule("TN4.5", "TN4.6")
def test_if_nobody_opposes_thargos_rolls_as_many_dice_as_the_mission_asks_for() -> None:
    won = set()
    for seed in range(30):
        table = told(seed=seed, boosts={MASON: [0, 7, 0, 0, 0, 0]}).pick(f"attempt {SPY} {MASON}", "decline")
        rolled = int(of_kind(table, "pushed_back")[0].n) - 100_000
        dice = [int(it) for it in str(rolled)]
        assert len(dice) == 2
        assert (table.points() == 2) == (sum(dice) + 2 <= 9), "a tie is enough"
        won.add(table.points())
    assert won == {0, 2}


@pytest.mark.rule("TN4.6")
def test_dice_are_rolled_for_each_attribute_when_the_cards_are_up() -> None:
    table = told(won=[SPY, LAIR], boosts={MASON: STRONG}).pick(f"attempt {WOLF} {MASON}", "decline")
    assert [len(str(int(e.n) % 100_000)) for e in of_kind(table, "pushed_back")] == [2, 1]
    assert [int(e.n) // 100_000 for e in of_kind(table, "pushed_back")] == [0, 1]


@pytest.mark.rule("TN4.7")
def test_a_passive_mission_meets_dice_and_never_a_hero() -> None:
    table = told(won=[SPY, RACKET], boosts={MASON: STRONG}).pick(f"attempt {METBETOCH} {MASON}")
    assert "pushed_back" in table.kinds
    assert METBETOCH in table.scored()
    assert "opposed" not in table.kinds


TEAM = "hunt_beyond_the_walls"
TO_TEAM = ["access_the_city_of_condar", "swear_in_the_night_watch"]


@pytest.mark.rule("TN4.8", "TN4.9")
def test_for_a_team_the_best_column_counts_in_each_attribute() -> None:
    table = told(story="condar", won=TO_TEAM, hand=["guardian"]).pick(f"attempt {TEAM} {HEALER}")
    assert table.view(1)["conflict"]["team"]
    assert table.totals == [[3, 0, 2], [2, 0, 1]]


@pytest.mark.rule("TN4.9")
def test_a_team_that_fails_pays_with_those_who_supplied_what_was_too_little() -> None:
    other = {"boosts": {HRAGGA: [20, 0, 0, 0, 0, 0]}}
    heroes = (MASON, HEALER, MARSHAL, HRAGGA)
    table = told(*heroes, story="condar", won=TO_TEAM, others=[other])
    table.pick(f"attempt {TEAM} {HEALER}", f"oppose {HRAGGA}")
    assert table.options == [f"injure {MARSHAL}", f"injure {HRAGGA}"], "both have 3 Might"
    table.pick(f"injure {MARSHAL}")
    assert [hero for hero in heroes if table.injured(hero)] == [MARSHAL]


@pytest.mark.rule("TN4.10")
def test_nothing_is_replaced_and_nobody_refills() -> None:
    other = {"hand": ["street_cunning"], "deck": ["tripwire"]}
    table = told(others=[other], boosts={MASON: STRONG}).pick(f"attempt {SPY} {MASON}", f"oppose {HEALER}", "stop")
    assert table.points() == 2
    assert SPY in on_map(table)
    kinds = table.kinds[: table.kinds.index("took_turn")]
    assert not {"dug", "laid_mission"} & set(kinds)
    assert [e.seat for e in table.told[: len(kinds)] if EVENTS[e.kind] == "drew" and e.seat == 1] == []
    failed = told(others=[{"boosts": {HEALER: STRONG}}]).pick(f"attempt {SPY} {MASON}", f"oppose {HEALER}")
    assert failed.injured(MASON)


# Cards in a story.


@pytest.mark.rule("TN5.1", "TN5.2")
def test_an_action_that_stays_is_played_on_a_hero() -> None:
    table = told(hand=["ancestral_ward"])
    assert [it for it in table.options if it.startswith("play")] == [f"play ancestral_ward {hero}" for hero in PLAIN]
    posts = [["ancestral_ward", 1, 1]]
    assert "use ancestral_ward" in led(posts=posts).options
    other = told(posts=posts, hand=["guardian"]).pick(f"attempt {SPY} {HEALER}")
    assert "use ancestral_ward" not in other.options
    traded = told(posts=posts, hand=["night_march"]).pick("play night_march", f"trade {MASON} {HEALER}")
    traded.pick(f"attempt {SPY} {HEALER}")
    assert "use ancestral_ward" in traded.options, "whoever stands there"


@pytest.mark.rule("TN5.3")
def test_the_facing_hero_is_the_one_who_opposes() -> None:
    lone = told("kurnor_assassin", boosts={"kurnor_assassin": STRONG})
    lone.pick(f"attempt {SPY} kurnor_assassin", "decline")
    assert lone.points() == 2
    assert "injured" not in lone.kinds
    met = told("kurnor_assassin", boosts={"kurnor_assassin": STRONG})
    met.pick(f"attempt {SPY} kurnor_assassin", f"oppose {HEALER}")
    assert met.injured(HEALER, 2)


@pytest.mark.rule("TN5.3")
def test_missions_are_sealed_and_neither_swapped_nor_replaced() -> None:
    table = told(hand=["sealed_by_edict", "richer_paymaster", "forged_orders", DULL_MISSION], won=[SPY, LAIR])
    assert "play sealed_by_edict" in table.options
    table.pick("play sealed_by_edict", f"seal {KURNOR.index(RACKET) + 1}")
    assert table.view(1)["seals"][KURNOR.index(RACKET)] == 1
    assert RACKET not in attempts(told(won=[SPY], seals=[0, 0, 0, 2, *[0] * 14]))
    weaver = told("weaver_of_a_thousand_threads", step="turn", hand=["guardian"])
    assert not any(option.startswith("seal") for option in weaver.options)


@pytest.mark.rule("TN5.3")
def test_a_mission_that_lies_face_down_is_not_sealed() -> None:
    table = told(story="condar", hand=["sealed_by_edict"]).pick("play sealed_by_edict")
    missions = table.view(1)["missions"]
    hidden = [f"seal {i}" for i, it in enumerate(missions, 1) if it is not None and len(it) == 1]
    assert len(hidden) == 2
    assert table.options == [f"seal {i}" for i in range(1, 17) if f"seal {i}" not in hidden]
