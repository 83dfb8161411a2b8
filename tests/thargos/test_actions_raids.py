"""Actions: beasts, raids, and what else harms opponents."""

import pytest

from tests.thargos.lists import nothing_else
from tests.thargos.table import lay

HEALER = "imperial_healer"
MARSHAL = "marshal_of_the_broken_horn"
MASON = "mason_knight_of_the_compact"
FULL = ["guardian"] * 4 + ["barricade"] * 2  # a hand that needs no card
TOPS = ["troll_raid", "street_cunning", "loaded_dice", "market_rumours", "tripwire", "forged_orders"]


@pytest.mark.rule("TW1.1", "TC3.2")
def test_spinocanth_lightning_attack_injures_strips_and_burns() -> None:
    theirs = {"lastings": {HEALER: ["street_cunning", "rune_of_iron_will"]}, "deck": TOPS, "hand": FULL}
    t = lay(hand=["spinocanth_lightning_attack"], theirs=theirs).pick("play spinocanth_lightning_attack")
    assert t.options == [f"pick 2:{hero}" for hero in (MARSHAL, "hragga", MASON, HEALER)]
    t.pick(f"pick 2:{HEALER}")
    assert (t.asked, t.injured(HEALER, 2)) == (1, True)
    t.pick(f"lose rune_of_iron_will {HEALER}")
    assert (t.lastings(HEALER, 2), t.discard(2)) == (["street_cunning"], ["rune_of_iron_will", *TOPS[:2]])
    assert (t.discard(), t.asked) == (["spinocanth_lightning_attack"], 2)


def test_spinocanth_lightning_attack_strips_the_hero_it_struck() -> None:
    theirs = {"lastings": {HEALER: ["street_cunning"], MASON: ["street_cunning"]}}
    t = lay(hand=["spinocanth_lightning_attack"], theirs=theirs).pick(
        "play spinocanth_lightning_attack", f"pick 2:{HEALER}"
    )
    assert (t.lastings(HEALER, 2), t.lastings(MASON, 2)) == ([], ["street_cunning"])


def test_spinocanth_lightning_attack_takes_another_lasting_beside_the_guardian_that_spared() -> None:
    theirs = {"lastings": {HEALER: ["guardian", "street_cunning"]}}
    t = lay(hand=["spinocanth_lightning_attack"], theirs=theirs).pick(
        "play spinocanth_lightning_attack", f"pick 2:{HEALER}"
    )
    assert (t.injured(HEALER, 2), t.lastings(HEALER, 2)) == (False, [])


def test_spinocanth_lightning_attack_strips_a_hero_it_cannot_injure() -> None:
    theirs = {"lastings": {HEALER: ["temple_guardian"]}}
    t = lay(hand=["spinocanth_lightning_attack"], theirs=theirs).pick(
        "play spinocanth_lightning_attack", f"pick 2:{HEALER}"
    )
    assert (t.injured(HEALER, 2), t.lastings(HEALER, 2)) == (False, [])


@pytest.mark.rule("TW5.11")
def test_spinocanth_lightning_attack_strips_nothing_from_the_mason_knight_it_injures() -> None:
    theirs = {"lastings": {MASON: ["street_cunning"]}}
    t = lay(hand=["spinocanth_lightning_attack"], theirs=theirs).pick(
        "play spinocanth_lightning_attack", f"pick 2:{MASON}"
    )
    assert (t.injured(MASON, 2), t.lastings(MASON, 2)) == (True, ["street_cunning"])


@pytest.mark.rule("T12.2")
def test_spinocanth_lightning_attack_burns_where_there_is_nobody_to_hurt() -> None:
    theirs = {"injured": [HEALER, MARSHAL, MASON, "hragga"], "deck": TOPS, "hand": FULL}
    t = lay(hand=["spinocanth_lightning_attack"], theirs=theirs).pick("play spinocanth_lightning_attack")
    assert t.discard(2) == TOPS[:2]


@pytest.mark.rule("TW1.7")
def test_spinocanth_lightning_attack_burns_cards_of_every_opponent() -> None:
    t = lay(hand=["spinocanth_lightning_attack"], others=[{}]).pick(
        "play spinocanth_lightning_attack", f"pick 3:{HEALER}"
    )
    assert (t.injured(HEALER, 3), t.injured(HEALER, 2)) == (True, False)
    assert [e.seat for e, kind in zip(t.told, t.kinds) if kind == "burnt"] == [1, 1, 2, 2]


@pytest.mark.rule("T14.8", "TW3.4")
def test_cyclops_of_slavit_burns_five_cards_and_takes_a_lasting_that_its_player_chooses() -> None:
    lastings = {HEALER: ["street_cunning", "rune_of_iron_will"], MASON: ["guardian"]}
    t = lay(hand=["cyclops_of_slavit"], theirs={"lastings": lastings, "deck": TOPS}).pick("play cyclops_of_slavit")
    assert (t.discard(2), t.asked, t.options) == (TOPS[:5], 1, [f"strip 2:{MASON}", f"strip 2:{HEALER}"])
    t.pick(f"strip 2:{HEALER}")
    assert (t.asked, t.options) == (2, [f"lose street_cunning {HEALER}", f"lose rune_of_iron_will {HEALER}"])
    assert t.pick(f"lose street_cunning {HEALER}").lastings(HEALER, 2) == ["rune_of_iron_will"]


def test_cyclops_of_slavit_does_one_half_where_the_other_cannot_be_done() -> None:
    t = lay(hand=["cyclops_of_slavit"], theirs={"deck": TOPS}).pick("play cyclops_of_slavit")
    assert t.discard(2) == TOPS[:5]
    theirs = nothing_else(hand=FULL, lastings={HEALER: ["street_cunning"]})
    t = lay(hand=["cyclops_of_slavit"], theirs=theirs).pick("play cyclops_of_slavit")
    assert (t.lastings(HEALER, 2), t.discard(2)) == ([], ["street_cunning"])


@pytest.mark.rule("TC3.4", "TW1.1")
def test_cyclops_of_slavit_raids_one_opponent_of_a_circle() -> None:
    others = [{"lastings": {HEALER: ["guardian"]}}]
    t = lay(hand=["cyclops_of_slavit"], theirs={"lastings": {HEALER: ["guardian"]}}, others=others)
    t.pick("play cyclops_of_slavit")
    assert t.options == ["name 2", "name 3"]
    t.pick("name 3")
    assert (len(t.discard(2)), t.lastings(HEALER, 2), t.lastings(HEALER, 3)) == (0, ["guardian"], [])


@pytest.mark.rule("T14.8", "TW2.3", "T17.10")
def test_troll_raid_burns_three_cards_for_all_to_see() -> None:
    t = lay(hand=["troll_raid"], theirs={"deck": TOPS, "hand": FULL}).pick("play troll_raid")
    assert (t.discard(2), t.discard()) == (TOPS[:3], ["troll_raid"])
    assert [(e.seat, e.seen_by) for e, kind in zip(t.told, t.kinds) if kind == "burnt"] == [(1, -1)] * 3


@pytest.mark.rule("T14.9", "T16.8", "T16.6")
def test_troll_raid_that_empties_a_deck_is_no_loss_by_itself() -> None:
    t = lay(hand=["troll_raid"], theirs=nothing_else(deck=["loaded_dice"], hand=FULL)).pick("play troll_raid")
    assert (t.deck(2), t.asked, list(t.t.left)) == ([], 2, [])


@pytest.mark.rule("T16.4")
def test_troll_raid_costs_the_game_once_a_card_must_be_drawn() -> None:
    t = lay(hand=["troll_raid"], theirs=nothing_else(deck=["loaded_dice"], hand=FULL[1:])).pick("play troll_raid")
    assert (list(t.t.left), t.asked) == ([1], 0)


@pytest.mark.rule("TC3.4")
def test_troll_raid_strikes_one_opponent_of_a_circle() -> None:
    t = lay(hand=["troll_raid"], others=[{}]).pick("play troll_raid", "name 3")
    assert (len(t.discard(2)), len(t.discard(3))) == (0, 3)


def test_troll_raid_cannot_be_played_against_an_empty_deck() -> None:
    t = lay(hand=["troll_raid"], theirs=nothing_else(hand=FULL))
    assert "play troll_raid" not in t.options


@pytest.mark.rule("TC4.4")
def test_troll_raid_does_not_reach_who_is_out() -> None:
    t = lay(hand=["troll_raid"], others=[{}], left=[1]).pick("play troll_raid")
    assert (len(t.discard(2)), len(t.discard(3))) == (0, 3)


@pytest.mark.rule("T14.8", "TW2.2")
def test_darkun_commando_raid_burns_two_cards_and_costs_one_of_the_hand() -> None:
    t = lay(hand=["darkun_commando_raid"], theirs={"deck": TOPS, "hand": FULL}).pick("play darkun_commando_raid")
    assert (t.discard(2), t.asked, t.options) == (TOPS[:2], 2, ["discard guardian", "discard barricade"])
    t.pick("discard barricade")
    assert (t.discard(2), t.options[0]) == ([*TOPS[:2], "barricade"], "attach nothing")


@pytest.mark.rule("TC3.4")
def test_darkun_commando_raid_strikes_one_opponent_of_a_circle() -> None:
    t = lay(hand=["darkun_commando_raid", "guardian"], theirs={"hand": FULL}, others=[{"hand": ["guardian"]}])
    t.pick("play darkun_commando_raid", "name 3")
    assert (t.hand(), t.discard(2), len(t.discard(3))) == (["guardian"], [], 3)


def test_darkun_commando_raid_takes_the_last_card_without_a_question() -> None:
    t = lay(hand=["darkun_commando_raid"], theirs={"hand": ["guardian"]}).pick("play darkun_commando_raid")
    assert t.discard(2)[2:] == ["guardian"]


def test_darkun_commando_raid_can_be_played_for_one_half() -> None:
    t = lay(hand=["darkun_commando_raid"], theirs=nothing_else(hand=FULL)).pick("play darkun_commando_raid")
    assert t.options == ["discard guardian", "discard barricade"]
    t = lay(hand=["darkun_commando_raid"], theirs={"deck": TOPS}).pick("play darkun_commando_raid")
    assert t.discard(2) == TOPS[:2]
    assert "play darkun_commando_raid" not in lay(hand=["darkun_commando_raid"], theirs=nothing_else()).options


@pytest.mark.rule("T12.9", "TW6.3")
def test_extortion_takes_two_cards_of_their_choice_and_gives_an_attempt() -> None:
    t = lay(hand=["extortion"], theirs={"hand": ["guardian", "barricade", "troll_raid"]}).pick("play extortion")
    assert (t.asked, t.options) == (2, ["discard guardian", "discard troll_raid", "discard barricade"])
    t.pick("discard guardian", "discard troll_raid")
    assert (t.asked, t.options) == (1, ["pass", "attempt 1", "attempt 2", "attempt 3", "attempt 4"])
    assert t.discard(2) == ["guardian", "troll_raid"]
    assert t.pick("pass").asked == 2


@pytest.mark.rule("TC3.4")
def test_extortion_costs_one_opponent_of_a_circle_and_makes_no_mission_easier() -> None:
    hand = ["guardian", "barricade"]
    t = lay(hand=["extortion", "guardian"], theirs={"hand": hand}, others=[{"hand": hand}]).pick(
        "play extortion", "name 3"
    )
    assert (t.hand(), t.hand(2), t.hand(3)) == (["guardian"], hand, [])
    t = lay(hand=["extortion", "guardian"]).pick("play extortion", "attempt 1")
    assert t.view(0)["totals"] == [[2, 0, 0], [3, 0, 0]]


@pytest.mark.rule("T12.8")
def test_extortion_leaves_the_order_of_two_cards_to_their_owner() -> None:
    t = lay(hand=["extortion"], theirs={"hand": ["guardian", "barricade", "troll_raid"]}).pick("play extortion")
    assert t.pick("discard barricade", "discard guardian").discard(2) == ["barricade", "guardian"]


def test_extortion_takes_what_there_is_and_still_gives_the_attempt() -> None:
    t = lay(hand=["extortion"], theirs={"hand": ["guardian"]}).pick("play extortion")
    assert (t.asked, t.options[:2], t.discard(2)) == (1, ["pass", "attempt 1"], ["guardian"])
    assert lay(hand=["extortion"]).pick("play extortion").options[:2] == ["pass", "attempt 1"]


@pytest.mark.rule("TW2.2", "T17.7")
def test_question_chamber_shows_a_hand_takes_a_card_of_your_choice_and_gives_an_attempt() -> None:
    hand = ["guardian", "barricade", "troll_raid", "troll_raid"]
    t = lay(hand=["question_chamber"], theirs={"hand": hand}).pick("play question_chamber")
    assert (t.asked, t.options) == (1, ["take guardian", "take troll_raid", "take barricade"])
    assert t.view(1)["sides"][1]["hand"]["known"] == ["guardian", "troll_raid", "troll_raid", "barricade"]
    t.pick("take troll_raid")
    assert (t.discard(2), t.options[:2]) == (["troll_raid"], ["pass", "attempt 1"])


def test_question_chamber_takes_what_there_is_and_nothing_from_an_empty_hand() -> None:
    t = lay(hand=["question_chamber"], theirs={"hand": ["guardian"]}).pick("play question_chamber", "take guardian")
    assert t.discard(2) == ["guardian"]
    assert "play question_chamber" not in lay(hand=["question_chamber"], seals=[2, 2, 2, 2]).options


@pytest.mark.rule("TC3.4", "T17.7")
def test_question_chamber_shows_the_hand_to_nobody_else() -> None:
    t = lay(hand=["question_chamber", "guardian"], theirs={"hand": FULL}, others=[{"hand": FULL}])
    t.pick("play question_chamber", "name 2")
    assert t.view(3)["sides"][1]["hand"]["known"] == t.view(0)["sides"][1]["hand"]["known"] == []
    t.pick("take guardian")
    assert (t.hand(), len(t.discard(2)), t.discard(3)) == (["guardian"], 1, [])


@pytest.mark.rule("TW1.7", "TW2.1")
def test_panic_in_the_streets_gives_everybody_four_new_cards() -> None:
    t = lay(hand=["panic_in_the_streets", "guardian", "troll_raid"], deck=TOPS[1:], theirs={"hand": FULL, "deck": TOPS})
    t.pick("play panic_in_the_streets")
    assert (sorted(t.hand()), t.discard()) == (sorted(TOPS[1:5]), ["guardian", "troll_raid", "panic_in_the_streets"])
    assert t.discard(2) == FULL
    assert set(TOPS[:4]) <= set(t.hand(2))


def test_panic_in_the_streets_draws_from_short_decks_what_they_have() -> None:
    theirs = nothing_else(hand=FULL, deck=["loaded_dice"])
    t = lay(**nothing_else(hand=["panic_in_the_streets", "guardian"]), theirs=theirs).pick("play panic_in_the_streets")
    assert (t.hand(), t.discard()) == ([], ["guardian", "panic_in_the_streets"])
    assert list(t.t.left) == [1]  # not here, but in the draw step that comes


def test_poisoned_cup_injures_a_hero_without_lastings() -> None:
    theirs = {"lastings": {HEALER: ["guardian"], MASON: ["street_cunning"]}, "injured": ["hragga"]}
    t = lay(hand=["poisoned_cup"], theirs=theirs).pick("play poisoned_cup")
    assert t.injured(MARSHAL, 2)
    t = lay(hand=["poisoned_cup"], theirs={"lastings": {HEALER: ["guardian"]}}).pick("play poisoned_cup")
    assert t.options == [f"injure 2:{hero}" for hero in (MARSHAL, "hragga", MASON)]


def test_poisoned_cup_stays_in_hand_where_every_hero_is_injured_or_has_a_lasting() -> None:
    theirs = {"lastings": {HEALER: ["guardian"], MASON: ["street_cunning"]}, "injured": ["hragga", MARSHAL]}
    assert "play poisoned_cup" not in lay(hand=["poisoned_cup"], theirs=theirs).options


@pytest.mark.rule("TU2.3", "T6.17")
def test_poisoned_cup_of_the_undead_captures_whoever_is_injured_unless_that_is_forbidden() -> None:
    undead = ("drowned_centurion", "ulmareth", "gnawer_of_names", "bell_ringer_of_the_plague_cart")
    guarded = {hero: ["guardian"] for hero in undead[1:]}
    theirs = {"injured": [undead[0]], "lastings": guarded}
    t = lay(*undead, facing=undead, hand=["poisoned_cup"], theirs=theirs, options={"undead": "with"}).pick(
        "play poisoned_cup"
    )
    assert t.options[0] == "release"
    theirs = {"injured": list(undead[:2]), "lastings": guarded}
    t = lay(*undead, facing=undead, hand=["poisoned_cup"], theirs=theirs, options={"undead": "with"})
    assert "play poisoned_cup" not in t.options


@pytest.mark.rule("TW3.4", "TW2.5")
def test_rust_and_ruin_takes_a_lasting_of_your_choice_and_may_cycle_a_card() -> None:
    theirs = {"lastings": {HEALER: ["street_cunning", "rune_of_iron_will"]}}
    t = lay(hand=["rust_and_ruin", "guardian", "guardian"], deck=TOPS, theirs=theirs).pick("play rust_and_ruin")
    assert (t.asked, t.options) == (1, [f"lose street_cunning {HEALER}", f"lose rune_of_iron_will {HEALER}"])
    t.pick(f"lose street_cunning {HEALER}")
    assert (t.discard(2), t.options) == (["street_cunning"], ["stop", "under guardian"])
    assert t.pick("under guardian").hand() == ["guardian", "troll_raid"]


def test_rust_and_ruin_needs_a_lasting_to_take_or_a_card_to_cycle() -> None:
    assert "play rust_and_ruin" in lay(hand=["rust_and_ruin", "guardian"]).options
    assert "play rust_and_ruin" not in lay(hand=["rust_and_ruin"]).options


@pytest.mark.rule("TW5.11")
def test_rust_and_ruin_takes_nothing_from_a_team_that_an_injured_mason_knight_guards() -> None:
    theirs = {"lastings": {HEALER: ["street_cunning"]}, "injured": [MASON]}
    assert "play rust_and_ruin" not in lay(hand=["rust_and_ruin"], theirs=theirs).options


def test_fire_in_the_armoury_takes_one_lasting_of_each_hero_that_has_two() -> None:
    lastings = {
        HEALER: ["street_cunning", "rune_of_iron_will"],
        MASON: ["guardian"],
        MARSHAL: ["guardian", "guardian", "guardian"],
    }
    t = lay(hand=["fire_in_the_armoury"], theirs={"lastings": lastings}).pick("play fire_in_the_armoury")
    assert (t.asked, t.options) == (2, [f"lose street_cunning {HEALER}", f"lose rune_of_iron_will {HEALER}"])
    t.pick(f"lose rune_of_iron_will {HEALER}")
    assert [t.lastings(hero, 2) for hero in (HEALER, MASON, MARSHAL)] == [
        ["street_cunning"],
        ["guardian"],
        ["guardian"] * 2,
    ]


def test_fire_in_the_armoury_burns_nothing_of_its_own_player_or_without_two_lastings() -> None:
    mine = {HEALER: ["street_cunning", "rune_of_iron_will"]}
    t = lay(hand=["fire_in_the_armoury"], lastings=mine, theirs={"lastings": {HEALER: ["guardian"]}})
    t.pick("play fire_in_the_armoury")
    assert (t.lastings(HEALER), t.lastings(HEALER, 2)) == (mine[HEALER], ["guardian"])
    assert t.options[:2] == ["pass", "attempt 1"]


@pytest.mark.rule("TW1.7")
def test_fire_in_the_armoury_asks_opponents_in_turn_order() -> None:
    two = {"lastings": {HEALER: ["street_cunning", "rune_of_iron_will"]}}
    t = lay(hand=["fire_in_the_armoury"], theirs=two, others=[two]).pick("play fire_in_the_armoury")
    assert t.asked == 2
    assert t.pick(f"lose street_cunning {HEALER}").asked == 3
