"""TW1 How effects are put together."""

import pytest

from tests.thargos.table import lay
from tests.thargos.winning import HEALER, HRAGGA, MARSHAL, MASON, Has, again, win

DULL = "drive_off_the_carrion_pack"


@pytest.mark.rule("TW1.1")
def test_parts_of_an_effect_happen_in_their_order() -> None:
    table = win("buy_a_guildmasters_silence", deck=["troll_raid", "tripwire"])
    assert table.options == ["discard troll_raid", "discard tripwire"], "what was drawn can be discarded"


@pytest.mark.rule("TW1.1")
def test_that_means_what_the_same_effect_named_last() -> None:
    lastings: Has = {"lastings": {HRAGGA: ["guardian"]}}
    table = lay(hand=["cyclops_of_slavit"], theirs=lastings, others=[lastings]).pick("play cyclops_of_slavit", "name 3")
    assert (len(table.discard(2)), len(table.discard(3))) == (0, 6)
    assert (table.lastings(HRAGGA, 2), table.lastings(HRAGGA, 3)) == (["guardian"], [])


@pytest.mark.rule("TW1.2")
def test_an_if_is_tested_when_its_turn_comes() -> None:
    table = lay(step="turn", injured=[HRAGGA], lastings={HRAGGA: ["field_surgeon"]})
    assert table.options == [f"resolve {HEALER}", f"resolve field_surgeon {HRAGGA}"]
    healed = again(table, f"resolve {HEALER}", "accept")
    assert (healed.injured(HRAGGA), healed.lastings(HRAGGA)) == (False, ["field_surgeon"])
    assert healed.options[0] == "attach nothing", "the Surgeon finds nobody Injured"
    assert again(table, f"resolve field_surgeon {HRAGGA}").options == ["decline", "accept"]


@pytest.mark.rule("TW1.3")
def test_may_leaves_it_to_the_player_of_the_effect() -> None:
    table = win("break_the_toll_gate", hand=["guardian"])
    assert (table.asked, table.options) == (1, ["decline", "accept"])
    assert again(table, "decline").hand() == ["guardian"]


@pytest.mark.rule("TW1.4")
def test_choose_one_is_exactly_one() -> None:
    table = win("quench_the_fire_shrine", injured=[HRAGGA], discard=["guardian"])
    assert table.options == ["take heal", "take restore"]
    healed = again(table, "take heal")
    assert (healed.injured(HRAGGA), healed.discard()) == (False, ["guardian"])


@pytest.mark.rule("TW1.4")
def test_choose_one_is_one_that_can_do_something() -> None:
    assert not win("quench_the_fire_shrine", injured=[HRAGGA]).injured(HRAGGA)
    assert win("quench_the_fire_shrine", discard=["guardian"]).discard() == []
    assert win("quench_the_fire_shrine").asked == 2


@pytest.mark.rule("TW1.5")
def test_a_price_is_paid_in_full_or_not_at_all() -> None:
    team = ("raskor_champion", HRAGGA, MARSHAL, MASON)
    assert lay(*team, step="turn", injured=["raskor_champion"], hand=["guardian"]).options[0] == "attach nothing"
    table = lay(*team, step="turn", injured=["raskor_champion"], hand=["guardian", "troll_raid", "tripwire"])
    table.pick("accept", "discard guardian")
    assert table.injured("raskor_champion")
    table.pick("discard tripwire")
    assert (table.injured("raskor_champion"), table.discard()) == (False, ["guardian", "tripwire"])


@pytest.mark.rule("TW1.5")
def test_a_deck_that_is_too_short_pays_no_price() -> None:
    karg = "karg_demon_summoner"
    team = (karg, HRAGGA, MARSHAL, MASON)
    table = lay(*team, step="turn", injured=[karg], deck=["guardian"], list=["guardian"], missions=[f"2:{DULL}"] * 4)
    assert (table.options[0], table.hand()) == ("attach nothing", ["guardian"])
    paid = lay(*team, step="turn", injured=[karg], deck=["guardian", "tripwire"]).pick("accept")
    assert (paid.injured(karg), paid.discard()) == (False, ["guardian", "tripwire"])


@pytest.mark.rule("TW1.6")
def test_this_hero_is_the_one_of_the_face_or_the_bearer_of_the_lasting() -> None:
    assert not lay(injured=[HEALER, HRAGGA]).pick(f"use {HEALER}").injured(HEALER)
    table = lay(step="attach", hand=["tide_spirit_of_elios"], injured=[MASON, HRAGGA])
    table.pick(f"attach tide_spirit_of_elios {HRAGGA}")
    assert (table.injured(HRAGGA), table.injured(MASON)) == (False, True)


@pytest.mark.rule("TW1.6")
def test_this_hero_is_whoever_stands_on_the_track_of_the_action() -> None:
    table = lay(posts=[["archers_on_the_ridge", 1, 2]], hand=["night_march"])
    table.pick("play night_march", f"trade {MASON} {HRAGGA}", "attempt 1", "use archers_on_the_ridge")
    assert table.kinds.count("boosted") == 1
    assert table.scored() == [DULL], "Hragga has 3 and 2, the defender 2 and 1"


@pytest.mark.rule("TW1.6")
def test_this_hero_is_the_one_who_completed_the_mission() -> None:
    table = win("slay_the_wyrm_of_karnarcos", theirs={})
    assert [table.injured(hero) for hero in (MASON, HEALER, MARSHAL, HRAGGA)] == [True, False, False, False]


@pytest.mark.rule("TW1.7")
def test_all_players_go_in_turn_order_from_the_one_whose_turn_it_is() -> None:
    hand = ["guardian", "troll_raid"]
    table = lay(hand=hand, turn=2, theirs={"hand": [*hand, "panic_in_the_streets"]}, others=[{"hand": hand}])
    table.pick("play panic_in_the_streets")
    assert [event.seat for event, kind in zip(table.told, table.kinds) if kind == "discarded"] == [1, 1, 2, 2, 0, 0]
    assert [event.seat for event, kind in zip(table.told, table.kinds) if kind == "drew"][:12] == [1] * 4 + [2] * 4 + [
        0
    ] * 4


@pytest.mark.rule("TW1.7")
def test_each_opponent_is_asked_in_turn_order() -> None:
    laden: Has = {"lastings": {HRAGGA: ["guardian", "tower_shield"]}}
    table = lay(turn=2, theirs={"hand": ["fire_in_the_armoury"]}, others=[laden], **laden)
    assert table.pick("play fire_in_the_armoury").asked == 3
    assert table.pick(f"lose guardian {HRAGGA}").asked == 1
    table.pick(f"lose tower_shield {HRAGGA}")
    assert (table.lastings(HRAGGA, 3), table.lastings(HRAGGA)) == (["tower_shield"], ["guardian"])


@pytest.mark.rule("TW1.8")
def test_a_test_of_dice_rolls_one_die_for_all_to_see() -> None:
    rolled = {}
    for seed in range(20):
        table = lay(step="turn", lastings={HRAGGA: ["flickering_cinderling"]}, turn=2, seed=seed).pick(
            "attach nothing", "pass"
        )
        event = table.told[table.kinds.index("rolled")]
        assert event.seen_by < 0
        rolled[int(event.n)] = table.lastings(HRAGGA)
    kept = ["flickering_cinderling"]
    assert rolled == {1: [], 2: [], 3: kept, 4: kept, 5: kept, 6: kept}


@pytest.mark.rule("TW1.8")
def test_a_test_of_a_conflict_counts_the_cards_that_lie_in_it() -> None:
    def defended(*lays: str) -> list[str]:
        table = lay(
            facing=("orsanne",),
            theirs={"injured": ["orsanne"]},
            hand=["guardian", "tripwire", "troll_raid", "barricade"],
        )
        return table.pick("attempt 1", *(f"lay {card} might" for card in lays), "stop").kinds

    assert "spied" not in defended("guardian", "troll_raid")
    assert defended("guardian", "troll_raid", "tripwire").count("spied") == 2


@pytest.mark.rule("TW1.9")
def test_you_are_behind_if_one_opponent_has_more_vp() -> None:
    ahead: Has = {"scored": [[2, "hunt_the_darkwolf", False]]}
    table = lay(hand=["turn_of_the_tide"], others=[ahead], scored=[[0, "escort_the_wounded", False]])
    assert table.pick("play turn_of_the_tide").options[:2] == ["pass", "attempt 1"]
    level = lay(hand=["turn_of_the_tide"], others=[ahead], scored=[[0, "unmask_the_heretic_prelate", False]])
    assert level.pick("play turn_of_the_tide").asked == 2


@pytest.mark.rule("TW1.9")
def test_the_leader_has_most_vp_and_you_choose_among_equals() -> None:
    def scandal(second: list[str], third: list[str]) -> list[str]:
        scored: list[Has] = [
            {"scored": [[side, card, False] for card in cards]} for side, cards in ((1, second), (2, third))
        ]
        table = lay(hand=["scandal_at_court"], theirs=scored[0], others=[scored[1]]).pick("play scandal_at_court")
        return table.options if table.options[0].startswith("name") else table.kinds

    assert scandal([DULL], ["crack_the_couriers_cipher"]) == ["name 2", "name 3"]
    assert "set_aside" in scandal([DULL], ["escort_the_wounded"])[:2]
    assert scandal([DULL], ["escort_the_wounded"]).count("set_aside") == 1, "the leader has no Mission of 1 VP to lose"
    assert scandal([DULL, "escort_the_wounded"], ["escort_the_wounded"]).count("set_aside") == 2
