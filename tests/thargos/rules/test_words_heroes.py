"""TW3 Heroes."""

import pytest

from tests.thargos.table import lay
from tests.thargos.winning import HEALER, HRAGGA, MARSHAL, MASON, Has, again, win

RUNNER = "moonless_runner"
RUNNERS = (RUNNER, HRAGGA, MARSHAL, MASON)


@pytest.mark.rule("TW3.1")
def test_injuring_turns_an_active_hero_and_its_effect_of_being_injured_follows() -> None:
    novice = "novice_of_the_ninth_gale"
    table = lay(hand=["poisoned_cup"], facing=(novice,)).pick("play poisoned_cup", f"injure 2:{novice}")
    assert (table.injured(novice, 2), table.kinds[:4]) == (True, ["injured", "drew", "drew", "took_turn"])


@pytest.mark.rule("TW3.1")
def test_an_injured_hero_is_left_as_it_is() -> None:
    table = lay(hand=["poisoned_cup"], theirs={"injured": [HRAGGA]}).pick("play poisoned_cup")
    assert f"injure 2:{HRAGGA}" not in table.options
    assert "injured" not in win("storm_the_ember_chapel", theirs={"injured": [MASON]}).kinds


@pytest.mark.rule("TW3.2")
def test_healing_turns_an_injured_hero_to_its_active_face() -> None:
    table = lay(hand=["waters_of_elios"], injured=[HEALER]).pick("play waters_of_elios", f"heal {HEALER}")
    assert (table.injured(HEALER), table.column(HEALER)) == (False, (1, 3, 2))


@pytest.mark.rule("TW3.3")
def test_heroes_who_trade_places_take_their_lastings_and_nothing_else() -> None:
    table = lay(hand=["night_march"], lastings={MASON: ["guardian"]}, posts=[["barricade", 1, 2]], injured=[HRAGGA])
    before = [table.mission(track) for track in range(1, 5)]
    table.pick("play night_march", f"trade {MASON} {HRAGGA}")
    assert (table.place(MASON), table.place(HRAGGA), table.injured(HRAGGA)) == (3, 0, True)
    assert (table.lastings(MASON), [table.mission(track) for track in range(1, 5)]) == (["guardian"], before)
    assert [int(it >> 6 & 3) for it in table.t.sides[0].posts] == [0]


@pytest.mark.rule("TW3.3")
def test_heroes_trade_places_within_the_tracks_of_their_player_in_a_circle() -> None:
    table = lay(hand=["false_summons"], others=[{}]).pick("play false_summons", "name 3", f"trade 3:{HRAGGA} 3:{MASON}")
    assert {table.place(hero, 3) for hero in (MASON, HEALER, MARSHAL, HRAGGA)} == {8, 9, 10, 11}


@pytest.mark.rule("TW3.4")
def test_the_owner_of_a_stripped_hero_chooses_the_lasting_unless_the_card_lets_you() -> None:
    theirs: Has = {"lastings": {MASON: ["guardian", "tower_shield"]}}
    owner = win("bind_the_canal_wraith", theirs=theirs)
    assert (owner.asked, owner.options) == (2, [f"lose guardian {MASON}", f"lose tower_shield {MASON}"])
    mine = lay(hand=["rust_and_ruin"], theirs=theirs).pick("play rust_and_ruin")
    assert (mine.asked, mine.options) == (1, [f"lose guardian {MASON}", f"lose tower_shield {MASON}"])
    mine.pick(f"lose tower_shield {MASON}")
    assert (mine.lastings(MASON, 2), mine.discard(2), mine.discard()) == (
        ["guardian"],
        ["tower_shield"],
        ["rust_and_ruin"],
    )


@pytest.mark.rule("TW3.5")
def test_a_lasting_that_is_passed_on_is_not_attached() -> None:
    team = ("imperial_general", HRAGGA, MARSHAL, MASON)
    lastings: Has = {"imperial_general": ["makden_warrior_scout"]}
    table = lay(*team, step="turn", injured=["imperial_general"], lastings=lastings).pick("accept")
    assert table.options == [f"pass makden_warrior_scout {hero}" for hero in team[1:]]
    table.pick(f"pass makden_warrior_scout {HRAGGA}")
    assert (table.lastings(HRAGGA), table.options[0]) == (["makden_warrior_scout"], "attach nothing")


@pytest.mark.rule("TW3.5")
def test_factions_count_for_a_lasting_that_is_passed_on() -> None:
    team = ("saphirel", HRAGGA, "novice_of_the_ninth_gale", MASON)
    rest: Has = {"lastings": {"saphirel": ["wandering_zephyr"]}, "injured": ["saphirel"], "step": "turn"}
    table = lay(*team, options={"factions": "on"}, **rest).pick("accept")
    assert table.lastings("novice_of_the_ninth_gale") == ["wandering_zephyr"], "the only other of the Air Cult"


@pytest.mark.rule("TW3.6")
def test_attaching_by_an_effect_is_beyond_that_of_the_turn_and_its_effects_happen() -> None:
    hand = ["guardian", "smuggled_arms", "tower_shield", "makden_warrior_scout"]
    table = lay(step="attach", hand=hand).pick(f"attach guardian {MASON}", "play smuggled_arms")
    table.pick(f"attach makden_warrior_scout {HEALER}")
    assert table.options[0] == "keep"
    table.pick("keep")
    table.pick(table.options[0], f"attach tower_shield {HEALER}")
    assert (table.lastings(HEALER), table.options[0]) == (["makden_warrior_scout", "tower_shield"], "pass")


@pytest.mark.rule("TW3.6")
def test_factions_count_for_attaching_by_an_effect() -> None:
    table = lay(hand=["smuggled_arms", "legion_longsword", "feral_blood"], options={"factions": "on"})
    table.pick("play smuggled_arms")
    fits = [f"attach legion_longsword {HEALER}", f"attach legion_longsword {MARSHAL}", f"attach feral_blood {HRAGGA}"]
    assert table.options == [*fits, "stop"]


@pytest.mark.rule("TW3.7")
def test_a_spared_hero_does_not_turn_over() -> None:
    table = win(
        "slay_the_wyrm_of_karnarcos", "novice_of_the_ninth_gale", lastings={"novice_of_the_ninth_gale": ["guardian"]}
    )
    assert not table.injured("novice_of_the_ninth_gale")
    assert table.hand() == [], "and has no effect of being injured"


@pytest.mark.rule("TW3.7")
def test_of_several_effects_that_spare_a_hero_its_player_uses_one() -> None:
    lastings: Has = {MASON: ["guardian", "oathbound_squire"]}
    table = win("slay_the_wyrm_of_karnarcos", lastings=lastings, hand=["tripwire"], deck=["barricade"])
    assert table.options == ["spare guardian", "spare oathbound_squire"]
    assert again(table, "spare guardian").lastings(MASON) == ["oathbound_squire"]
    squire = again(table, "spare oathbound_squire")
    assert (squire.lastings(MASON), squire.discard(), squire.injured(MASON)) == (
        ["guardian", "oathbound_squire"],
        ["tripwire"],
        False,
    )


@pytest.mark.rule("TW3.7")
def test_an_injured_hero_needs_not_be_spared() -> None:
    table = win("slay_the_wyrm_of_karnarcos", injured=[MASON], lastings={MASON: ["guardian"]})
    assert table.lastings(MASON) == ["guardian"]


@pytest.mark.rule("TW3.7")
def test_a_spared_injury_pays_no_price() -> None:
    rest: Has = {"step": "turn", "hand": ["legion_longsword", "tripwire"]}
    assert lay(*RUNNERS, **rest).options == ["decline", "accept"]
    guarded = lay(*RUNNERS, lastings={RUNNER: ["guardian"]}, **rest)
    assert guarded.options[0] == "attach nothing"
    squire = lay(*RUNNERS, lastings={RUNNER: ["oathbound_squire"]}, **rest).pick("accept", "spare oathbound_squire")
    squire.pick("discard tripwire")
    assert (squire.injured(RUNNER), squire.options[0]) == (False, "attach nothing"), "nothing was bought"


@pytest.mark.rule("TW3.8")
def test_a_die_that_is_rolled_again_holds_its_new_value() -> None:
    child = "child_of_the_eclipse"
    table = lay(child, rolled={child: 0o111}, hand=["guardian"] * 2, missions=["lift_the_siege_of_elios"])
    table.pick("attempt 1", "accept", "discard guardian")
    assert (table.options, table.discard()) == (["roll might", "roll mind", "roll mysticism"], ["guardian"])
    table.pick("roll mysticism")
    might, mind, mysticism = table.column(child)
    assert (might, mind) == (1, 1)
    assert int(table.told[table.kinds.index("rolled")].n) == 110 + mysticism
