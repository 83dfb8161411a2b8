"""The Missions of the Undead, M56 to M58; and what other Missions do when the Undead win them."""

from functools import partial

from tests.thargos.winning import HEALER, HRAGGA, MARSHAL, MASON, Has, again
from tests.thargos.winning import win as win_with

win = partial(win_with, options={"undead": "with"})
DEAD = ("drowned_centurion", "ulmareth", "gnawer_of_names", "bell_ringer_of_the_plague_cart")


# M56 Feast at the Plague Pit.


def test_feast_at_the_plague_pit_injures_any_hero_of_an_opponent() -> None:
    table = win("feast_at_the_plague_pit", theirs={"injured": [HEALER], "lastings": {HRAGGA: ["temple_guardian"]}})
    assert (table.asked, table.options) == (1, [f"injure 2:{MARSHAL}", f"injure 2:{MASON}"])
    table.pick(f"injure 2:{MARSHAL}")
    assert (table.injured(MARSHAL, 2), table.injured(MASON, 2)) == (True, False)


def test_feast_at_the_plague_pit_reaches_everybody_in_a_circle() -> None:
    table = win("feast_at_the_plague_pit", others=[{}])
    assert len(table.options) == 8
    assert table.pick(f"injure 3:{HRAGGA}").injured(HRAGGA, 3)


def test_feast_at_the_plague_pit_does_nothing_where_all_are_injured() -> None:
    assert win("feast_at_the_plague_pit", theirs={"injured": [MASON, HEALER, MARSHAL, HRAGGA]}).asked == 2


def test_feast_at_the_plague_pit_captures_for_the_undead() -> None:
    theirs: Has = {"injured": [HEALER, HRAGGA], "lastings": {HRAGGA: ["guardian", "tower_shield"]}}
    table = win("feast_at_the_plague_pit", *DEAD, theirs=theirs)
    assert len(table.options) == 4, "the Injured too"
    captured = again(table, f"injure 2:{HEALER}")
    assert (captured.asked, captured.options[0], captured.t.sides[0].captives) == (1, "release", 1)
    spared = again(table, f"injure 2:{HRAGGA}")
    assert (spared.lastings(HRAGGA, 2), spared.t.sides[0].captives) == (["tower_shield"], 0)


# M57 Ring the Sunken Bell.


def test_ring_the_sunken_bell_strips_an_injured_hero_or_restores_four() -> None:
    theirs: Has = {
        "injured": [HEALER, MARSHAL],
        "lastings": {HEALER: ["guardian", "tower_shield"], HRAGGA: ["guardian"]},
    }
    pile = ["guardian", "tower_shield", "troll_raid", "tripwire", "barricade"]
    table = win("ring_the_sunken_bell", theirs=theirs, discard=pile)
    assert table.options == ["take strip", "take restore"]
    stripped = again(table, "take strip")
    assert (stripped.asked, stripped.options) == (2, [f"lose guardian {HEALER}", f"lose tower_shield {HEALER}"])
    restored = again(table, "take restore")
    assert (restored.discard(), restored.deck()[-4:]) == (["guardian"], pile[:0:-1])


def test_ring_the_sunken_bell_does_what_it_can() -> None:
    unhurt = {"lastings": {HRAGGA: ["guardian"]}}
    assert win("ring_the_sunken_bell", theirs=unhurt, discard=["tripwire"]).discard() == []
    assert win("ring_the_sunken_bell", theirs={**unhurt, "injured": [HRAGGA]}).lastings(HRAGGA, 2) == []
    assert win("ring_the_sunken_bell", theirs=unhurt).lastings(HRAGGA, 2) == ["guardian"]


# M58 Crown of Grave Dust.


def test_crown_of_grave_dust_heals_the_winner() -> None:
    table = win("crown_of_grave_dust", injured=[MASON, HRAGGA])
    assert (table.injured(MASON), table.injured(HRAGGA), table.points()) == (False, True, 3)
    assert win("crown_of_grave_dust", MARSHAL, injured=[MARSHAL]).injured(MARSHAL)
    assert win("crown_of_grave_dust").points() == 3


# Other Missions, won by the Undead.


def test_storm_the_ember_chapel_strips_and_captures_for_the_undead() -> None:
    chapel = partial(win, "storm_the_ember_chapel", *DEAD)
    first = chapel(theirs={"lastings": {MASON: ["tower_shield"]}})
    assert (first.injured(MASON, 2), first.lastings(MASON, 2)) == (True, [])
    second = chapel(theirs={"injured": [MASON]})
    assert second.options[0] == "release"
    assert second.pick("enlist drowned_centurion").injured(MASON)


def test_grave_for_two_kings_does_not_hunt_the_winner_of_the_undead() -> None:
    table = win("grave_for_two_kings", *DEAD, lastings={"drowned_centurion": ["bone_hook_chain"]})
    assert (table.injured("drowned_centurion"), table.lastings("drowned_centurion")) == (True, ["bone_hook_chain"])
