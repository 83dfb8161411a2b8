"""TS4 to TS6: how the Rival defends, what it does in its turn, and which effects of its cards work."""

from itertools import islice
from typing import Any

import pytest

from cardwright.games.thargos.terms import EVENTS
from tests.thargos.rules.alone import STRONG, alone, dice_of, laid_on, rivals_turn, rivals_turns, told_of, until
from tests.thargos.rules.whole import of_kind
from tests.thargos.table import PLAIN, Table

MASON, HEALER, MARSHAL, HRAGGA = PLAIN
NOVICE = "novice_of_the_ninth_gale"
DULL = "drive_off_the_carrion_pack"
RACKET = "racket_in_kurnor"
ALL = {"effects": "all"}
# A Rival whose deck is nothing but these, besides Missions on the tracks.
RAIDS = {"list": [DULL, DULL, *["troll_raid"] * 4], "deck": ["troll_raid"] * 4}


def attacked(*heroes: str, mission: str = DULL, lays: tuple[str, ...] = (), **more: Any) -> Table:
    """I attempt the Mission of track 1; what was told until the cards are up."""
    table = alone(*heroes, missions=[f"2:{mission}"], **more)
    told = []
    for answer in ("attempt 1", *(f"lay {card}" for card in lays), "stop"):
        told += table.pick(answer).told
    table.heard = told
    return until(table, "revealed")


# The Rival defends.


@pytest.mark.rule("TS4.1")
@pytest.mark.parametrize(("attitude", "infamy", "n"), [("aggressive", 0, 2), ("wary", 1, 4), ("defensive", 6, 10)])
def test_the_rival_lays_its_defence_pile_and_a_card_for_each_infamy(attitude: str, infamy: int, n: int) -> None:
    table = alone(hand=["guardian"], rival={"attitude": attitude, "infamy": infamy})
    top = table.deck(2)[:n]
    table.pick("attempt 1", "stop")
    assert told_of(until(table, "revealed"), "laid") == top
    assert [int(e.seen_by) for e in of_kind(until(table, "revealed"), "laid")] == [0] * n, "face down"
    assert table.discard(2)[:n] == top


@pytest.mark.rule("TS4.2")
def test_the_rival_lays_in_turn_where_a_defender_may() -> None:
    cards = ("guardian might", "guardian mind")
    table = attacked(mission=RACKET, lays=cards, hand=["guardian", "guardian", "tripwire"], rival={"infamy": 2})
    assert [int(e.n) for e in of_kind(table, "laid") if e.seat == 1] == [0, 1, 0, 1, 0]
    one = attacked(
        mission=RACKET, lays=("guardian mind",), hand=["guardian", "tripwire"], boosts={MASON: [9, 0, 0, 0, 0, 0]}
    )
    assert [int(e.n) for e in of_kind(one, "laid") if e.seat == 1] == [1, 1, 1]
    free = alone(missions=[f"2:{RACKET}"], hand=["guardian"]).pick("attempt 1", "stop")
    assert told_of(until(free, "repelled"), "laid") == [], "it follows nobody"


@pytest.mark.rule("TS4.2")
def test_under_a_ceiling_the_rival_takes_no_more_cards_than_there_is_room() -> None:
    hand, strong = ["guardian", "tripwire"], {MASON: [9, 0, 0, 0, 0, 0]}
    more = {"attitude": "defensive", "infamy": 3}
    table = attacked(
        mission=RACKET, lays=("guardian mind",), hand=hand, boosts=strong, rival=more, options={"answer": "ceiling"}
    )
    assert [int(e.n) for e in of_kind(table, "laid") if e.seat == 1] == [1, 1, 1]


@pytest.mark.rule("TS4.2")
def test_with_one_attribute_mirrored_the_rival_follows_there_too() -> None:
    table = alone(hand=["guardian"], options={"single": "mirrored"}).pick("attempt 1", "stop")
    before = until(table, "won" if "won" in table.kinds else "repelled")
    assert told_of(before, "laid") == []


@pytest.mark.rule("TS4.3")
def test_a_limit_on_its_cards_holds() -> None:
    assert len(told_of(attacked("krisoss", hand=["guardian"], rival={"infamy": 6}), "laid")) == 3


@pytest.mark.rule("TS4.3")
def test_a_card_that_may_not_be_laid_is_shown_and_discarded() -> None:
    rival = {"deck": ["troll_raid", "legion_drill", "market_rumours"]}
    table = attacked("cobra_sorceress", hand=["guardian"], rival=rival)
    assert told_of(table, "discarded") == ["troll_raid", "market_rumours"]
    assert told_of(table, "laid") == ["legion_drill"]


@pytest.mark.rule("TS4.4")
def test_the_rival_digs_for_a_mission_that_it_lost_and_never_refills() -> None:
    rival = {"deck": [*["troll_raid"] * 3, "legion_drill", "hunt_the_darkwolf"]}
    table = alone(missions=[f"2:{DULL}"], hand=["guardian"], boosts={MASON: STRONG}, rival=rival)
    table.pick("attempt 1", "stop")
    assert told_of(table, "dug") == ["legion_drill", "hunt_the_darkwolf"]
    assert table.mission(1) == "hunt_the_darkwolf"
    assert table.view(1)["sides"][1]["hand"]["size"] == 0


# Its turn: a Lasting.


@pytest.mark.rule("TS5.1")
def test_the_rival_draws_no_hand() -> None:
    table = rivals_turn(3, 1)
    assert told_of(table, "drew") == []
    assert table.view(1)["sides"][1]["hand"] == {"size": 0, "known": []}


@pytest.mark.rule("TS5.2")
@pytest.mark.parametrize(("die", "hero"), [(1, MASON), (2, MASON), (3, HEALER), (4, MARSHAL), (5, HRAGGA), (6, HRAGGA)])
def test_the_decision_die_attaches_the_next_lasting(die: int, hero: str) -> None:
    rival = {"deck": ["troll_raid", "hunt_the_darkwolf", "tower_shield"]}
    table = rivals_turn(die, 1, rival=rival)
    assert told_of(table, "dug_lasting") == ["troll_raid", "hunt_the_darkwolf", "tower_shield"]
    assert table.discard(2)[:2] == ["troll_raid", "hunt_the_darkwolf"]
    assert table.lastings(hero, 2) == ["tower_shield"]


@pytest.mark.rule("TS5.2")
def test_the_weakest_hero_is_so_with_all_that_changes_its_attributes() -> None:
    rival: dict[str, Any] = {"deck": ["tower_shield"]}
    weak = {**rival, "lastings": {MASON: ["plate_of_the_old_empire"], HEALER: ["plate_of_the_old_empire"]}}
    assert rivals_turn(1, 1, rival=weak).lastings(MARSHAL, 2) == []
    strong = {**rival, "lastings": {MASON: ["purity_of_the_line", "rune_of_iron_will"]}}
    assert "tower_shield" in rivals_turn(6, 1, rival=strong).lastings(MASON, 2)
    assert rivals_turn(1, 1, rival=strong).lastings(HEALER, 2) == ["tower_shield"]


@pytest.mark.rule("TS5.3")
def test_of_equal_heroes_the_leftmost_gets_the_lasting() -> None:
    heroes = (HEALER, MARSHAL, NOVICE, "lookout_of_the_black_falcons")
    equal = {"deck": ["tower_shield"], "lastings": {NOVICE: ["street_cunning"]}}
    table = rivals_turn(6, 1, facing=heroes, rival=equal)
    assert [sum(table.column(hero, 2)) for hero in heroes] == [7, 6, 6, 5]
    equal = {"deck": ["tower_shield"], "lastings": {NOVICE: ["street_cunning"], heroes[3]: ["boot_stiletto"]}}
    assert rivals_turn(1, 1, facing=heroes, rival=equal).lastings(HEALER, 2) == ["tower_shield"]


@pytest.mark.rule("TS5.3")
def test_where_nobody_stands_the_die_is_rolled_again() -> None:
    rival = {"heroes": ["", HEALER, MARSHAL, HRAGGA], "deck": ["tower_shield"]}
    table = rivals_turn(2, 3, 1, rival=rival)
    assert [EVENTS[e.kind] for e in table.told if e.n in (2, 3) and "die" in EVENTS[e.kind]] == [
        "die_again",
        "die_lasting",
    ]
    assert table.lastings(HEALER, 2) == ["tower_shield"]


@pytest.mark.rule("TS5.3")
def test_a_rival_without_lastings_neither_digs_nor_rolls() -> None:
    table = rivals_turn(1, rival=RAIDS)
    assert dice_of(table)[0] == ("attempt", 1)
    assert told_of(table, "dug_lasting") == []


@pytest.mark.rule("TS5.3")
def test_factions_do_not_bind_the_rival() -> None:
    table = rivals_turn(3, 1, rival={"deck": ["feral_blood"]}, options={"factions": "on"})
    assert table.lastings(HEALER, 2) == ["feral_blood"]


# Its turn: an attempt.


@pytest.mark.rule("TS5.4")
def test_with_a_one_it_backs_off() -> None:
    table = rivals_turn(3, 1, hand=["guardian"])
    assert told_of(table, "attempted") == []
    assert table.view(1)["turn"] == 0


@pytest.mark.rule("TS5.4", "TS5.6")
def test_with_a_six_it_adds_a_card_and_rolls_again() -> None:
    table = rivals_turn(3, 6, 6, 4, hand=["guardian"])
    assert table.view(1)["conflict"]["track"] == 2
    assert len(laid_on(table)) == 5
    assert table.view(1)["rival"]["added"] == 0, "for this attempt alone"


@pytest.mark.rule("TS5.5")
def test_cards_added_in_vain_are_discarded() -> None:
    rival = {"deck": ["tower_shield", "troll_raid", "legion_drill", "hunt_the_darkwolf"]}
    table = rivals_turn(3, 6, 6, 1, rival=rival)
    assert told_of(table, "discarded") == ["troll_raid", "legion_drill"]
    assert table.deck(2)[0] == "hunt_the_darkwolf"


@pytest.mark.rule("TS5.5")
def test_where_it_may_not_attempt_it_backs_off() -> None:
    rival = {"deck": ["tower_shield", "troll_raid", "legion_drill"]}
    table = rivals_turn(3, 6, 2, rival=rival, seals=[1, 0, 0, 0])
    assert len(of_kind(table, "held_back")) == 1
    assert told_of(table, "attempted") == []
    assert told_of(table, "discarded") == ["troll_raid"]


@pytest.mark.rule("TS5.6")
@pytest.mark.parametrize(("attitude", "infamy", "n"), [("aggressive", 0, 4), ("wary", 2, 5), ("defensive", 6, 8)])
def test_it_lays_its_attack_pile_and_then_the_player_defends(attitude: str, infamy: int, n: int) -> None:
    table = rivals_turn(3, 2, hand=["guardian"], rival={"attitude": attitude, "infamy": infamy})
    assert len(laid_on(table)) == n
    assert table.options == ["stop", "lay guardian might"]
    assert table.view(1)["sides"][1]["laid"]["known"] == []


@pytest.mark.rule("TS5.7")
def test_it_lays_where_it_is_behind_the_largest_gap_first() -> None:
    mission, far = "1:win_the_games_of_celestia", {MASON: [1, 4, 2, 0, 0, 0]}
    table = rivals_turn(3, 2, missions=[mission], boosts=far, hand=["guardian"], rival={"infamy": 1})
    assert [row[1] - row[0] for row in zip(*table.totals)] == [2, 5, 3]
    assert laid_on(table) == ["mind", "mysticism", "might", "mind"]
    ahead = rivals_turn(3, 2, missions=[mission], hand=["guardian"], rival={"infamy": 1, "boosts": {MASON: STRONG}})
    assert laid_on(ahead) == ["might", "mind", "mysticism", "might"]
    one = {"infamy": 1, "boosts": {MASON: [9, 0, 9, 0, 0, 0]}}
    assert laid_on(rivals_turn(3, 2, missions=[mission], hand=["guardian"], rival=one)) == ["mind"] * 4


@pytest.mark.rule("TS5.8")
def test_it_wins_and_fails_as_anybody() -> None:
    won = rivals_turn(3, 2, missions=[f"1:{DULL}"], hand=[DULL], rival={"boosts": {MASON: STRONG}}).pick("stop")
    assert (won.points(2), won.scored(2), won.options) == (1, [DULL], [f"place {DULL}"])
    lost = rivals_turn(3, 2, hand=["guardian"], boosts={MASON: STRONG}).pick("stop")
    assert lost.injured(MASON, 2)
    assert len(lost.discard(2)) >= 3


# Effects.


@pytest.mark.rule("TS6.1")
def test_it_uses_what_happens_by_itself_of_missions_that_it_wins() -> None:
    strong = {"boosts": {MASON: STRONG}}
    table = rivals_turn(3, 2, missions=["1:fear_as_a_weapon"], hand=["guardian", "tripwire"], rival=strong).pick("stop")
    assert len(told_of(table, "discarded", 1)) == 1
    chosen = rivals_turn(
        3, 2, missions=["1:crack_the_couriers_cipher"], hand=["guardian", "tripwire"], rival=strong
    ).pick("stop")
    assert told_of(chosen, "discarded", 1) == []
    assert chosen.points(2) == 1


@pytest.mark.rule("TS6.1")
def test_it_uses_what_happens_by_itself_of_lastings() -> None:
    shield = {"lastings": {MASON: ["tower_shield"]}}
    assert [int(e.seat) for e in of_kind(attacked(hand=["guardian"], rival=shield), "boosted")] == [1]
    chosen = {"lastings": {MASON: ["temple_guardian"]}}
    assert of_kind(attacked(hand=["guardian"], rival=chosen), "boosted") == []
    injured = rivals_turn(3, 2, hand=["guardian"], boosts={MASON: STRONG}, rival={"lastings": {MASON: ["guardian"]}})
    assert told_of(injured.pick("stop"), "spared") == ["guardian"]
    unspared = {"lastings": {MASON: ["oathbound_squire"]}}
    table = rivals_turn(3, 2, hand=["guardian"], boosts={MASON: STRONG}, rival=unspared).pick("stop")
    assert table.injured(MASON, 2)


@pytest.mark.rule("TS6.2")
def test_so_it_is_with_its_heroes() -> None:
    lastings, strong = {HRAGGA: ["street_cunning"]}, {"boosts": {"iskreth": STRONG}}
    table = alone(HRAGGA, facing=("iskreth",), hand=["guardian"], lastings=lastings, rival=strong)
    assert told_of(table.pick("attempt 1", "stop"), "stripped", 1) == ["street_cunning"]
    general = rivals_turn(3, 1, facing=("imperial_general",))
    assert of_kind(general, "traded") == []


@pytest.mark.rule("TS6.2")
def test_it_never_plays_an_action_nor_uses_what_a_hero_may_do_instead() -> None:
    hurt = {"injured": [HEALER]}
    for seed in range(20):
        table = alone(seed=seed, step="turn", turn=2, rival=hurt)
        assert told_of(table, "played") == told_of(table, "posted") == told_of(table, "used") == []
        assert table.injured(HEALER, 2), "it could heal itself instead of an Action"


@pytest.mark.rule("TS6.3")
def test_its_effects_of_one_moment_go_from_left_to_right() -> None:
    both = {"lastings": {MASON: ["burning_tome"], MARSHAL: ["flickering_cinderling"]}}
    kinds = rivals_turn(3, 1, before=1, rival=both).kinds
    assert kinds.index("burnt") < kinds.index("rolled")
    other = {"lastings": {MARSHAL: ["burning_tome"], MASON: ["flickering_cinderling"]}}
    kinds = rivals_turn(3, 1, before=1, rival=other).kinds
    assert kinds.index("rolled") < kinds.index("burnt")


@pytest.mark.rule("TS6.4")
@pytest.mark.parametrize("options", [{}, ALL])
def test_without_hand_and_eyes_it_neither_draws_nor_looks(options: dict[str, str]) -> None:
    missions = ["1:spy_on_the_guilds_of_kurnor"]
    table = rivals_turn(
        3, 2, missions=missions, hand=["guardian"], rival={"boosts": {MASON: STRONG}}, options=options
    ).pick("stop")
    assert table.points(2) == 2
    assert told_of(table, "drew") == told_of(table, "looked") == []
    assert table.view(1)["sides"][1]["hand"]["size"] == 0
    kept = rivals_turn(
        3, 2, missions=["1:hunt_the_darkwolf"], hand=["guardian"], facing=("oskillos",),
        rival={"boosts": {"oskillos": STRONG}, "discard": ["guardian"]}, options=options,
    ).pick("stop")  # fmt: skip
    assert kept.points(2) == 3
    assert told_of(kept, "kept") == told_of(kept, "recovered") == []


@pytest.mark.rule("TS6.5")
def test_cards_that_it_discards_are_the_top_ones_of_its_deck() -> None:
    rival = {"deck": ["troll_raid", "guardian", "legion_drill", "tower_shield"]}
    table = alone(hand=["darkun_commando_raid"], rival=rival).pick("play darkun_commando_raid")
    assert told_of(table, "burnt") == ["troll_raid", "guardian"]
    assert told_of(table, "discarded") == ["legion_drill"]


@pytest.mark.rule("TS6.5")
def test_its_hand_is_as_many_cards_of_its_deck_as_its_defence_pile() -> None:
    top = ["troll_raid", "guardian", "legion_drill", "tower_shield"]
    looked = alone(MASON, hand=["watchers_lens"], step="attach", rival={"deck": top})
    looked.pick(f"attach watchers_lens {MASON}")
    assert sorted(told_of(looked, "looked", 1)) == sorted(top[:3])
    assert looked.known(1, 2, "deck") == [[0, "troll_raid"], [1, "guardian"], [2, "legion_drill"]]
    taken = alone(hand=["question_chamber"], rival={"deck": top}).pick("play question_chamber")
    assert sorted(taken.options) == ["take guardian", "take legion_drill", "take troll_raid"]
    taken.pick("take troll_raid")
    assert told_of(taken, "discarded") == ["troll_raid"]


@pytest.mark.rule("TS6.6")
def test_where_it_has_a_choice_chance_chooses() -> None:
    lost = set()
    for seed in range(20):
        rival = {"lastings": {MASON: ["tower_shield", "rune_of_iron_will"]}}
        table = alone(
            seed=seed, missions=["2:bind_the_canal_wraith"], hand=["guardian"], boosts={MASON: STRONG}, rival=rival
        ).pick("attempt 1", "stop")
        lost.add(told_of(table, "stripped")[0])
    assert lost == {"tower_shield", "rune_of_iron_will"}


@pytest.mark.rule("TS7.3")
def test_with_all_effects_chance_decides_what_there_is_to_decide() -> None:
    missions, rival = ["1:quench_the_fire_shrine"], {"boosts": {MASON: STRONG}, "injured": [HEALER]}
    seen = set()
    for options in ({}, ALL):
        for table in islice(rivals_turns(3, 2, missions=missions, hand=["guardian"], rival=rival, options=options), 12):
            table.pick("stop")
            seen.add((bool(options), "healed" in table.kinds, "restored" in table.kinds))
    assert seen == {(False, False, False), (True, True, False), (True, False, True)}


@pytest.mark.rule("TS7.3")
def test_with_all_effects_a_lasting_may_spare_an_injury() -> None:
    unspared = {"lastings": {MASON: ["oathbound_squire"]}, "deck": ["troll_raid"]}
    more: dict[str, Any] = {"hand": ["guardian"], "boosts": {MASON: STRONG}, "options": ALL}
    turns = islice(rivals_turns(3, 2, rival=unspared, **more), 12)
    seen = {table.pick("stop").injured(MASON, 2) for table in turns}
    assert seen == {True, False}


@pytest.mark.rule("TS7.4")
def test_with_all_effects_its_heroes_effects_happen_and_they_take_more_lastings() -> None:
    lastings = {"deck": ["tower_shield", "troll_raid", "legion_drill"]}
    table = rivals_turn(3, 4, 1, facing=("aldren",), rival=lastings, options=ALL)
    assert dice_of(table) == [("lasting", 3), ("lasting", 4), ("attempt", 1)]
    assert rivals_turn(3, 1, facing=("aldren",), rival=lastings).deck(2)[0] == "troll_raid"
    traded = {
        "traded" in alone(seed=seed, step="turn", turn=2, facing=("imperial_general",), options=ALL).kinds
        for seed in range(20)
    }
    assert traded == {True, False}
    calm, poor = ("raskor_champion", MARSHAL, "velasque", "orsanne"), {"injured": ["raskor_champion"]}
    for seed in range(20):
        table = alone(seed=seed, step="turn", turn=2, facing=calm, options=ALL, rival=poor)
        assert table.injured("raskor_champion", 2), "two cards of a hand it cannot pay"
