"""TU Undead. The player at seat 2 is Undead, with the ready-made team, unless a test says otherwise."""

from typing import Any

import pytest

from cardwright.games.thargos.cards.sets import DESIGNS, HEROES
from cardwright.games.thargos.game import THARGOS
from cardwright.games.thargos.moves.leaving import BARE
from cardwright.games.thargos.terms import KINDS
from tests.thargos.rules.whole import of_kind
from tests.thargos.table import Table, lay

GRAVE = ("ulmareth", "drowned_centurion", "gnawer_of_names", "bell_ringer_of_the_plague_cart")
UNDEAD = {"undead": "with"}
MARSHAL = "marshal_of_the_broken_horn"
MASON = "mason_knight_of_the_compact"
VELASQUE = "velasque"
RASKOR = "raskor_champion"
DULL = "drive_off_the_carrion_pack"
HARD = "2:burn_the_enemy_city"
TWO = ["oracle_bones", "rune_of_iron_will"]


def haunted(*heroes: str, facing: tuple[str, ...] = GRAVE, **more: Any) -> Table:
    """A duel against the Undead, in which attempts on the first track fail."""
    missions = more.pop("missions", [HARD])
    return lay(*heroes, facing=facing, missions=missions, options={**UNDEAD, **more.pop("options", {})}, **more)


def standing(table: Table, seat: int = 1) -> list[str]:
    """The Heroes of a player from the first track on; a vacant place is empty."""
    order = sorted(range(4), key=lambda place: table.t.track(seat - 1, place))
    stands = table.view(0)["sides"][seat - 1]["stands"]
    return [stands[place]["hero"] for place in order]


# The Undead player.


@pytest.mark.rule("TU1.1")
def test_the_undead_cards_are_beyond_the_box_and_only_come_with_the_expansion() -> None:
    found = [KINDS[card.kind] for card in DESIGNS if card.box == "undead"]
    assert sorted(found) == ["action"] * 3 + ["lasting"] * 3 + ["mission"] * 3
    assert len([hero for hero in HEROES if hero.box == "undead"]) == 4
    grave = THARGOS.lent(THARGOS.complete(UNDEAD))[-1]
    assert grave not in THARGOS.lent(THARGOS.complete({}))
    assert {it.code for it in THARGOS.objections(THARGOS.complete({}), grave)} == {"of_undead"}
    assert THARGOS.objections(THARGOS.complete(UNDEAD), grave) == []


@pytest.mark.rule("TU1.2")
def test_all_four_heroes_make_an_undead_player() -> None:
    assert haunted().view(1)["sides"][1]["undead"]
    assert not haunted(facing=GRAVE[:3]).view(1)["sides"][1]["undead"]
    table = haunted(MARSHAL, injured=[MARSHAL]).pick("attempt 1", "enlist ulmareth")
    assert table.view(1)["sides"][1]["undead"], "with a Hero who was not born Undead too"


# Injuries.


@pytest.mark.rule("TU2.1", "TU2.2", "TU2.5")
def test_an_injury_by_the_undead_turns_the_hero_over_and_its_owner_loses_a_lasting() -> None:
    table = haunted(MARSHAL, lastings={MARSHAL: TWO}).pick("attempt 1")
    assert (table.asked, table.options) == (
        1,
        [f"lose {lasting} {MARSHAL}" for lasting in ("rune_of_iron_will", "oracle_bones")],
    )
    table.pick(f"lose oracle_bones {MARSHAL}")
    assert table.injured(MARSHAL)
    assert (table.lastings(MARSHAL), table.discard()) == (["rune_of_iron_will"], ["oracle_bones"])


@pytest.mark.rule("TU2.1")
def test_without_the_undead_a_lasting_stays() -> None:
    table = lay(MARSHAL, lastings={MARSHAL: TWO}, facing=(RASKOR,), missions=[HARD], options=UNDEAD).pick("attempt 1")
    assert len(table.lastings(MARSHAL)) == 2


@pytest.mark.rule("TU2.2")
def test_the_lasting_goes_after_the_effects_of_the_injury() -> None:
    prizer = "gutter_prizer"
    table = haunted(prizer, hand=["oracle_bones"], missions=["2:ring_the_sunken_bell"])
    table.pick("attempt 1", "stop", "accept", f"attach oracle_bones {prizer}")
    assert (table.lastings(prizer), table.discard()) == ([], ["oracle_bones"])


@pytest.mark.rule("TU2.1", "TU2.3")
def test_an_injured_hero_loses_its_lastings_one_by_one_and_then_is_captured() -> None:
    shielded = haunted(MARSHAL, injured=[MARSHAL], lastings={MARSHAL: ["oracle_bones"]}).pick("attempt 1")
    assert (standing(shielded)[0], shielded.lastings(MARSHAL)) == (MARSHAL, [])
    table = haunted(MARSHAL, injured=[MARSHAL]).pick("attempt 1")
    assert "captured" in table.kinds
    assert standing(table)[0] == ""
    assert (table.asked, table.options[0]) == (2, "release")


@pytest.mark.rule("TU2.4")
def test_effects_of_the_undead_and_attempts_that_fail_against_them_count() -> None:
    table = haunted(MARSHAL, injured=[MARSHAL], turn=2, theirs={"hand": ["barrow_opens"]})
    table.pick("play barrow_opens", "take injure injured")
    assert of_kind(table, "captured")
    own = haunted(MARSHAL, VELASQUE, MASON, RASKOR, hand=["pact_of_blood"], step="attach")
    own.pick(f"attach pact_of_blood {MARSHAL}")
    assert own.lastings(MARSHAL) == ["pact_of_blood"], "a Hero whom its own side injures loses nothing"


@pytest.mark.rule("TU2.4")
def test_an_undead_player_who_is_out_deals_injuries_like_any_other() -> None:
    mine: Any = {"injured": [VELASQUE], "lastings": {MARSHAL: ["oracle_bones"]}}
    table = haunted(MARSHAL, VELASQUE, left=[1], others=[{}], missions=[HARD, HARD.replace("2:", "1:")], **mine)
    other = Table(table.t.copy()).pick("attempt 2")
    assert (standing(other)[1], other.asked) == (VELASQUE, 3)
    assert table.pick("attempt 1").lastings(MARSHAL) == ["oracle_bones"]


@pytest.mark.rule("TU2.5")
def test_what_protects_lastings_from_effects_does_not_protect_this_one() -> None:
    table = haunted(MASON, injured=[MASON], lastings={MASON: ["oracle_bones"]}).pick("attempt 1")
    assert (table.lastings(MASON), table.discard()) == ([], ["oracle_bones"])


@pytest.mark.rule("TU2.6")
@pytest.mark.parametrize("injured", [False, True])
def test_a_spared_injury_takes_nothing_and_captures_nobody(injured: bool) -> None:
    lastings = {MARSHAL: ["guardian", "oracle_bones"]}
    table = haunted(MARSHAL, injured=[MARSHAL] if injured else [], lastings=lastings).pick("attempt 1")
    assert table.lastings(MARSHAL) == ["oracle_bones"], "the guardian alone gave itself"
    assert table.injured(MARSHAL) == injured


@pytest.mark.rule("TU2.6")
def test_a_forbidden_injury_takes_nothing() -> None:
    lastings = {MARSHAL: ["temple_guardian"]}
    table = haunted(MARSHAL, lastings=lastings, turn=2, theirs={"hand": ["spinocanth_lightning_attack"]})
    table.pick("play spinocanth_lightning_attack", f"pick 1:{MARSHAL}")
    assert not table.injured(MARSHAL)
    assert table.lastings(MARSHAL) == [], "the Spinocanth itself strips one, the rule none besides"


# The captive.


@pytest.mark.rule("TU3.1", "TU3.2", "TU3.3")
def test_a_captive_may_take_the_place_of_a_hero_whose_lastings_are_discarded() -> None:
    theirs = {"lastings": {"gnawer_of_names": ["guardian", "oracle_bones"]}}
    table = haunted(MARSHAL, injured=[MARSHAL], used={MARSHAL: 3}, theirs=theirs).pick("attempt 1")
    assert table.options == ["release", *(f"enlist {hero}" for hero in ("gnawer_of_names", GRAVE[3], *GRAVE[:2]))]
    table.pick("enlist gnawer_of_names")
    assert standing(table, 2) == ["ulmareth", "drowned_centurion", MARSHAL, GRAVE[3]]
    assert table.injured(MARSHAL, 2)
    assert table.lastings(MARSHAL, 2) == []
    assert table.discard(2) == ["guardian", "oracle_bones"]
    assert table.t.stand(table.place(MARSHAL, 2)).used == 3, "what it has used stays used"


@pytest.mark.rule("TU3.2")
def test_a_captive_who_is_not_wanted_leaves_the_game() -> None:
    table = haunted(MARSHAL, injured=[MARSHAL]).pick("attempt 1", "release")
    assert standing(table, 2) == list(GRAVE)
    assert standing(table) == ["", MASON, "imperial_healer", "hragga"]


@pytest.mark.rule("TU3.2", "T3.3")
@pytest.mark.parametrize("there", [RASKOR, "raskor_slayer"])
def test_a_captive_never_stands_beside_another_version_of_itself(there: str) -> None:
    theirs = {"team": list(GRAVE), "undead": True}
    facing = (*GRAVE[:2], there, GRAVE[3])
    table = haunted(RASKOR, injured=[RASKOR], facing=facing, theirs=theirs).pick("attempt 1")
    assert table.options == ["release", f"enlist {there}"]


@pytest.mark.rule("TU3.3")
def test_the_effects_of_a_captive_serve_its_captor() -> None:
    table = haunted("hragga", MASON, VELASQUE, RASKOR, injured=["hragga"])
    table.pick("attempt 1", "enlist gnawer_of_names")
    assert table.column("hragga", 2) == (4, 1, 1)
    while "attempt 3" not in table.options:
        table.pick(table.options[0])
    assert table.asked == 2


@pytest.mark.rule("TU3.4")
def test_a_capture_changes_no_target() -> None:
    table = haunted(MARSHAL, injured=[MARSHAL])
    before = [side["target"] for side in table.view(0)["sides"]]
    table.pick("attempt 1", "enlist ulmareth")
    assert [side["target"] for side in table.view(0)["sides"]] == before


# The vacant side.


def vacated(*heroes: str, **more: Any) -> Table:
    """A duel against the Undead who have taken my Heroes where the place is empty; it is their turn."""
    team = [hero for hero in heroes if hero]
    return haunted(*heroes, team=team, turn=more.pop("turn", 2), **more)


@pytest.mark.rule("TU4.1", "TU4.2")
def test_in_your_turn_a_hero_beside_a_vacant_place_may_move_there_with_its_lastings() -> None:
    table = vacated(MARSHAL, "", MASON, VELASQUE, lastings={MASON: ["rune_of_iron_will"]}).pick("pass")
    assert (table.asked, table.options) == (1, ["stay", f"move {MARSHAL} 2", f"move {MASON} 2"])
    assert table.hand() == [], "that is before the draw"
    table.pick(f"move {MASON} 2")
    assert standing(table) == [MARSHAL, MASON, "", VELASQUE]
    assert table.lastings(MASON) == ["rune_of_iron_will"]
    assert table.options == ["stay", f"move {MASON} 3", f"move {VELASQUE} 3"]


@pytest.mark.rule("TU4.2")
def test_four_moves_are_made_at_most() -> None:
    table = vacated(MARSHAL, "", "", "").pick("pass")
    for track in (2, 3, 4, 3):
        table.pick(f"move {MARSHAL} {track}")
    assert "stay" not in table.options
    assert standing(table) == ["", "", MARSHAL, ""]


@pytest.mark.rule("TU4.1", "TU4.2")
def test_when_the_vacant_side_is_attacked_a_hero_may_come_to_defend() -> None:
    table = vacated("", RASKOR, MASON, VELASQUE, missions=[f"2:{DULL}"]).pick("attempt 1")
    assert (table.asked, table.options) == (1, ["stay", f"move {RASKOR} 1"])
    defended = Table(table.t.copy()).pick(f"move {RASKOR} 1", "stay")
    assert "repelled" in defended.kinds
    assert table.pick("stay").points(2) == 1


@pytest.mark.rule("TU4.2")
def test_a_row_of_four_goes_round_the_circle() -> None:
    heroes = [MARSHAL, "", MASON, VELASQUE]
    third: Any = {"heroes": heroes, "team": [MARSHAL, MASON, VELASQUE]}
    table = lay(facing=GRAVE, turn=2, others=[third], options=UNDEAD).pick("pass")
    assert standing(table, 3) == heroes, "on tracks 3, 4, 5 and 6"
    assert (table.asked, set(table.options)) == (3, {"stay", f"move {MARSHAL} 4", f"move {MASON} 4"})
    mine = lay(
        "", RASKOR, MASON, VELASQUE, team=[RASKOR, MASON, VELASQUE], facing=GRAVE, turn=3, others=[{}], options=UNDEAD
    )
    mine.pick("pass")
    assert standing(mine) == ["", RASKOR, MASON, VELASQUE], "on tracks 1, 2, 5 and 6"
    assert set(mine.options) == {"stay", f"move {RASKOR} 1", f"move {VELASQUE} 1"}, (
        "6 and 1 lie side by side, 5 and 2 do not"
    )


@pytest.mark.rule("TU4.3")
def test_a_vacant_side_meets_an_attempt_with_the_missions_value_and_no_card() -> None:
    table = vacated("", "", "", RASKOR, hand=["guardian"], theirs={"hand": ["troll_raid"]}, missions=[f"2:{DULL}"])
    table.pick("attempt 1", "stay")
    assert table.view(1)["totals"] == [[2, 0, 0], [1, 0, 0]]
    table.pick("stop")
    assert table.points(2) == 1, "I was not asked for a card"


@pytest.mark.rule("TU4.4")
def test_a_player_without_heroes_loses() -> None:
    table = vacated(MARSHAL, "", "", "", injured=[MARSHAL], turn=1).pick("attempt 1")
    found = THARGOS.outcome(table.t)
    assert found is not None
    assert (found.ranks, found.way) == ([2, 1], "last_left")
    assert [event.n for event, kind in zip(table.told, table.kinds) if kind == "left"] == [BARE]


@pytest.mark.rule("TU4.4", "TC4.1")
@pytest.mark.parametrize("last_ditch", [False, True])
def test_in_a_circle_a_player_without_heroes_is_out_once(last_ditch: bool) -> None:
    table = vacated(MARSHAL, "", "", "", injured=[MARSHAL], turn=1, others=[{}], last_ditch=last_ditch)
    table.pick("attempt 1", "release")
    assert THARGOS.out(table.t) == [0]
    assert table.asked == 2


@pytest.mark.rule("TU4.4")
def test_a_player_who_is_out_and_loses_the_last_hero_is_not_out_twice() -> None:
    prizer = "gutter_prizer"
    third: Any = {"heroes": [prizer, "", "", ""], "team": [prizer], "injured": [prizer]}
    missions = ["1:storm_the_ember_chapel"] * 3
    theirs: Any = {"lastings": {"gnawer_of_names": ["shroud_of_grave_salt"]}}
    table = lay(facing=GRAVE, turn=2, theirs=theirs, others=[third], left=[2], missions=missions, options=UNDEAD)
    table.pick("attempt 3")
    assert THARGOS.out(table.t) == [2]
    assert table.options[0] == "release"


@pytest.mark.rule("T10.1")
def test_the_vp_of_a_mission_whose_effect_ends_the_game_count() -> None:
    prizer = "gutter_prizer"
    table = vacated(prizer, "", "", "", injured=[prizer], missions=["1:storm_the_ember_chapel"]).pick("attempt 1")
    assert (table.asked, table.points(2)) == (0, 2)
