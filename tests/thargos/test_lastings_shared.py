"""What Lastings share: how they are attached and passed on, factions, equal ones, and injuries they spare."""

import pytest

from tests.thargos.table import lay

HEALER = "imperial_healer"
MARSHAL = "marshal_of_the_broken_horn"
MASON = "mason_knight_of_the_compact"
FACTIONS = {"factions": "on"}


@pytest.mark.rule("T6.7", "T6.8")
def test_one_lasting_is_attached_a_turn_to_any_hero_of_ones_own_injured_or_not() -> None:
    t = lay(step="attach", hand=["guardian", "street_cunning"], injured=[HEALER], lastings={HEALER: ["guardian"]})
    assert len(t.options) == 1 + 2 * 4
    t.pick(f"attach guardian {HEALER}")
    assert (t.lastings(HEALER), t.options[0]) == (["guardian", "guardian"], "pass")


@pytest.mark.rule("T6.11", "T18.1")
def test_who_holds_no_lasting_is_asked_all_the_same() -> None:
    t = lay(step="attach", hand=["troll_raid"])
    assert t.options == ["attach nothing"]
    assert lay(step="attach").options[0] == "pass"


@pytest.mark.rule("T11.6", "T6.9")
def test_lastings_stay_with_a_hero_that_is_injured() -> None:
    t = lay(HEALER, facing=("krisoss",), lastings={HEALER: ["street_cunning", "rune_of_iron_will"]}).pick("attempt 1")
    assert (t.injured(HEALER), t.lastings(HEALER)) == (True, ["street_cunning", "rune_of_iron_will"])


@pytest.mark.rule("T2.14")
def test_modifiers_change_the_hero_that_bears_them_in_conflicts_too() -> None:
    t = lay(lastings={HEALER: ["legion_longsword"]}, hand=["guardian"])
    assert t.pick("attempt 1").view(0)["totals"][0] == [2, 0, 0]
    t = lay(lastings={HEALER: ["legion_longsword"]}, hand=["guardian"])
    assert t.pick("attempt 2").view(0)["totals"][0] == [3, 0, 0]


@pytest.mark.rule("T13.2")
def test_a_lasting_speaks_before_the_hero_it_was_attached_to() -> None:
    t = lay("aldren", step="attach", hand=["watchers_lens"], injured=["aldren"], theirs={"hand": ["guardian"]})
    t.pick("attach watchers_lens aldren")
    assert t.kinds == ["attached", "looked", "drew"]


@pytest.mark.rule("T13.2", "T2.7")
def test_a_face_that_a_lasting_turned_down_says_nothing_more() -> None:
    t = lay("aldren", step="attach", hand=["tide_spirit_of_elios"], injured=["aldren"])
    assert t.pick("attach tide_spirit_of_elios aldren").kinds == ["attached", "healed"]


@pytest.mark.rule("TW3.5")
def test_a_lasting_that_is_passed_on_is_not_attached() -> None:
    general = "imperial_general"
    t = lay(general, HEALER, step="turn", injured=[general, HEALER], lastings={general: ["tide_spirit_of_elios"]})
    t.pick("accept", f"pass tide_spirit_of_elios {HEALER}")
    assert (t.lastings(HEALER), t.injured(HEALER)) == (["tide_spirit_of_elios"], True)


# Factions.


@pytest.mark.rule("TO3.1", "TO3.2", "TO3.3")
def test_with_factions_a_symbol_must_match_or_the_hero_be_a_renegade() -> None:
    team = ("krisoss", "tebezil", "raskor_champion", "vashkael")  # Imperial, Renegade, none, Pure
    t = lay(*team, step="attach", hand=["legion_longsword"], options=FACTIONS)
    assert t.options == ["attach nothing", "attach legion_longsword krisoss", "attach legion_longsword tebezil"]


@pytest.mark.rule("TO3.3")
def test_with_factions_a_lasting_without_a_symbol_fits_everybody() -> None:
    team = ("krisoss", "tebezil", "raskor_champion", "vashkael")
    t = lay(*team, step="attach", hand=["guardian"], options=FACTIONS)
    assert t.options == ["attach nothing", *(f"attach guardian {hero}" for hero in team)]


@pytest.mark.rule("TO3.1")
def test_with_factions_one_of_several_symbols_is_enough() -> None:
    team = ("oskillos", "lookout_of_the_black_falcons", "krisoss", "noruk")
    t = lay(*team, step="attach", hand=["legion_longsword"], options=FACTIONS)
    assert t.options == ["attach nothing", *(f"attach legion_longsword {hero}" for hero in team[:3])]


@pytest.mark.rule("TO3.1")
def test_without_factions_symbols_do_not_matter() -> None:
    t = lay("raskor_champion", step="attach", hand=["purity_of_the_line"])
    assert len(t.options) == 5


@pytest.mark.rule("TO3.4", "T18.1")
def test_a_lasting_that_fits_nobody_is_still_a_modifier() -> None:
    t = lay(step="attach", hand=["purity_of_the_line"], options=FACTIONS)
    assert t.options == ["attach nothing"]
    t.pick("attach nothing", "attempt 1", "lay purity_of_the_line might")
    assert t.scored() == ["drive_off_the_carrion_pack"]


@pytest.mark.rule("TO3.1", "TW3.6")
def test_factions_count_for_a_lasting_from_the_discard_pile() -> None:
    discard = ["purity_of_the_line", "street_cunning"]
    t = lay("vashkael", hand=["grave_robbers"], discard=discard, options=FACTIONS).pick("play grave_robbers")
    assert t.lastings("vashkael") == ["purity_of_the_line"]


# Equal Lastings on one Hero.


@pytest.mark.rule("T12.5", "T18.3")
def test_of_equal_lastings_one_goes_when_one_is_stripped() -> None:
    t = lay(hand=["rust_and_ruin"], theirs={"lastings": {HEALER: ["street_cunning", "street_cunning"]}})
    assert t.pick("play rust_and_ruin").lastings(HEALER, 2) == ["street_cunning"]


@pytest.mark.rule("T12.5")
def test_equal_lastings_on_two_heroes_have_their_effects_both() -> None:
    both = {HEALER: ["war_hound_of_krill"], "krisoss": ["war_hound_of_krill"]}
    t = lay(HEALER, "krisoss", MARSHAL, "tebezil", lastings=both, injured=[HEALER, "krisoss"])
    assert (t.column(HEALER)[0], t.column("krisoss")[0]) == (1 + 3, 3 + 3)


@pytest.mark.rule("T12.5")
def test_equal_lastings_count_one_by_one_for_a_hero_who_counts_lastings() -> None:
    assert lay(lastings={MASON: ["street_cunning"]}).column(MASON) == (2, 4, 1)
    assert lay(lastings={MASON: ["street_cunning"] * 2}).column(MASON) == (3, 6, 2)


# Injuries that are spared.


@pytest.mark.rule("TW3.7", "TW1.5")
def test_an_injury_that_a_squire_spares_pays_no_price() -> None:
    runner = "moonless_runner"
    hand = ["street_cunning", "troll_raid"]
    t = lay(runner, step="turn", hand=hand, lastings={runner: ["oathbound_squire"]}).pick("accept")
    assert t.options == ["spare oathbound_squire", "suffer"]
    t.pick("spare oathbound_squire", "discard troll_raid")
    assert (t.injured(runner), t.discard(), "attached" in t.kinds) == (False, ["troll_raid"], False)
    t = lay(runner, step="turn", hand=hand, lastings={runner: ["oathbound_squire"]}).pick("accept", "suffer")
    assert t.options[0].startswith("attach street_cunning ")


@pytest.mark.rule("TW3.7")
def test_a_spared_hero_keeps_its_face_and_the_effects_of_injury_do_not_happen() -> None:
    t = lay("novice_of_the_ninth_gale", facing=("krisoss",), lastings={"novice_of_the_ninth_gale": ["guardian"]})
    t.pick("attempt 1")
    assert (t.injured("novice_of_the_ninth_gale"), t.hand()) == (False, [])


@pytest.mark.rule("T13.10", "TW3.7")
def test_a_spared_hero_may_still_be_stripped_for_its_failure() -> None:
    theirs = {"lastings": {"krisoss": ["scorpion_oil"]}}
    t = lay(HEALER, facing=("krisoss",), lastings={HEALER: ["guardian", "street_cunning"]}, theirs=theirs).pick(
        "attempt 1"
    )
    assert (t.injured(HEALER), t.lastings(HEALER)) == (False, [])


@pytest.mark.rule("TW3.7", "T18.1")
def test_a_squire_is_asked_for_in_the_turn_of_an_opponent() -> None:
    theirs = {"lastings": {MASON: ["oathbound_squire"]}, "hand": ["guardian", "troll_raid"]}
    t = lay(hand=["spinocanth_lightning_attack"], theirs=theirs).pick(
        "play spinocanth_lightning_attack", f"pick 2:{MASON}"
    )
    assert (t.asked, t.options) == (2, ["spare oathbound_squire", "suffer"])
    t.pick("spare oathbound_squire", "discard guardian")
    assert (t.injured(MASON, 2), t.lastings(MASON, 2)) == (False, [])
