"""The examples that the rulebook gives, and conflicts worked out by hand: `a/d` is attacker/defender face up."""

import pytest

from cardwright.games.thargos.cards.sets import HEROES
from cardwright.games.thargos.decks.teams import TEAMS
from tests.thargos.rules.whole import of_kind
from tests.thargos.table import Table, lay

THREE = "tower_shield"  # PAM 3
TWO = "guardian"
ONE = "earth_elemental"
MASON = "mason_knight_of_the_compact"  # 2/2/1, Injured 2/1/1
WEAK = (MASON, "imperial_healer", "marshal_of_the_broken_horn", "krisoss")  # nobody strengthens the Injured
MIGHT = "1:drive_off_the_carrion_pack"  # Might 1
MIGHT_MIND = "1:swear_in_the_night_watch"  # Might 1, Mind 1

CONDAR = {"condar": "with"}


def totals(table: Table) -> list[list[int]]:
    """What both have face up of Might and Mind."""
    return [row[:2] for row in table.view(0)["totals"]]


def repelled(table: Table) -> bool:
    """Whether the attempt that was just decided failed."""
    decided = {"won", "repelled"} & set(table.kinds)
    assert len(decided) == 1
    return decided == {"repelled"}


# Conflicts worked out by hand.


@pytest.mark.rule("T9.2")
def test_check_1_might_4_4_and_no_card_is_a_tie_that_wins() -> None:
    table = lay("krisoss", facing=("marshal_of_the_broken_horn",), missions=[MIGHT])
    assert table.column("krisoss")[0] == table.column("marshal_of_the_broken_horn", 2)[0] + 1 == 4
    assert not repelled(table.pick("attempt 1"))


@pytest.mark.rule("T8.11")
@pytest.mark.rule("T8.12")
@pytest.mark.rule("T9.3")
def test_check_2_might_5_4_is_repelled_by_two() -> None:
    armed = {"hragga": ["legion_longsword"]}
    table = lay(
        "hragga", lastings=armed, facing=("marshal_of_the_broken_horn",), missions=[MIGHT], theirs={"hand": [TWO]}
    )
    table.pick("attempt 1")
    assert totals(table) == [[5, 0], [4, 0]]
    assert repelled(table.pick(f"lay {TWO} might"))


@pytest.mark.rule("T8.6")
@pytest.mark.rule("T8.13")
def test_check_3_behind_on_mind_alone_both_cards_go_there() -> None:
    table = lay(
        "hragga",
        lastings={"hragga": ["legion_longsword"]},
        facing=("noruk",),
        missions=[MIGHT_MIND],
        hand=[TWO, ONE],
        theirs={"hand": [ONE]},
        options=CONDAR,
    ).pick("attempt 1")
    assert totals(table) == [[5, 2], [4, 4]]
    table.pick(f"lay {ONE} mind", f"lay {TWO} mind")
    assert table.options == ["stop", f"lay {ONE} mind"]
    assert not repelled(table.pick(f"lay {ONE} mind"))  # Mind 5 against 5


@pytest.mark.rule("T8.5")
@pytest.mark.rule("T8.6")
def test_check_4_behind_on_both_two_cards_do_not_go_on_one() -> None:
    table = lay(MASON, facing=(MASON,), missions=[MIGHT_MIND], hand=[TWO, TWO], options=CONDAR).pick("attempt 1")
    assert totals(table) == [[2, 2], [3, 3]]
    table.pick(f"lay {TWO} might")
    assert table.options == ["stop", f"lay {TWO} mind"]


@pytest.mark.rule("T8.13")
@pytest.mark.rule("T8.14")
def test_check_5_the_mirror_repels_on_might() -> None:
    table = lay(
        *WEAK,
        injured=[MASON],
        facing=(MASON,),
        missions=[MIGHT_MIND],
        hand=[ONE, ONE, THREE],
        theirs={"hand": [ONE, THREE, TWO]},
        options=CONDAR,
    ).pick("attempt 1")
    assert totals(table) == [[2, 1], [3, 3]]
    table.pick(f"lay {ONE} might", f"lay {ONE} mind", f"lay {THREE} mind")
    assert {option.split()[-1] for option in table.options} == {"stop", "might"}  # Mind alone is no answer
    table.pick(f"lay {ONE} might", f"lay {THREE} mind")
    assert repelled(table.pick("stop"))  # Might 3 against 4


@pytest.mark.rule("TO4.1")
def test_check_6_the_ceiling_is_two_cards_more() -> None:
    table = lay(
        *WEAK,
        injured=[MASON],
        facing=(MASON,),
        missions=[MIGHT_MIND],
        hand=[ONE, ONE, ONE],
        theirs={"hand": [ONE] * 4 + [TWO] * 4},
        options={**CONDAR, "answer": "ceiling"},
    ).pick("attempt 1", f"lay {ONE} might", f"lay {ONE} might", f"lay {ONE} mind")
    assert len([option for option in table.options if option.endswith(" might")]) == 2
    table.pick(*[f"lay {ONE} might"] * 4)
    assert table.options == ["stop", f"lay {TWO} mind"]
    table.pick(*[f"lay {TWO} mind"] * 3)
    assert table.options == ["stop"]
    assert repelled(table.pick("stop"))


@pytest.mark.rule("T8.16")
def test_check_7_matched_everywhere_wins_unopposed() -> None:
    table = lay(
        "imperial_general",
        lastings={"imperial_general": [TWO]},
        facing=("marshal_of_the_broken_horn",),
        missions=[MIGHT_MIND],
        hand=[ONE],
        theirs={"hand": [THREE] * 4},
        options=CONDAR,
    ).pick("attempt 1")
    assert totals(table) == [[4, 4], [4, 3]]
    assert not repelled(table.pick("stop"))


# Examples of the rulebook.


@pytest.mark.rule("T3.10")
@pytest.mark.rule("TO1.1")
@pytest.mark.rule("TO1.3")
@pytest.mark.parametrize(("length", "target"), [("quick", 13), ("full", 25), ("reshuffle", 25)])
def test_heroes_of_6_7_4_and_8_need_25_or_13(length: str, target: int) -> None:
    table = lay("moonless_runner", "cobra_sorceress", "velasque", "noruk", options={"length": length})
    assert table.view(0)["sides"][0]["target"] == target


@pytest.mark.rule("T3.11")
@pytest.mark.rule("TO1.1")
@pytest.mark.parametrize(("team", "full", "quick"), [(0, 34, 17), (1, 32, 16)])
def test_the_imperial_and_the_darkun_team_have_their_targets(team: int, full: int, quick: int) -> None:
    heroes = [HEROES[hero].id for hero in TEAMS[team].deck.heroes]
    assert lay(*heroes, options={"length": "full"}).t.sides[0].target == full
    assert lay(*heroes).t.sides[0].target == quick


@pytest.mark.rule("T8.1")
@pytest.mark.rule("T10.1")
def test_who_is_weak_in_mysticism_lays_cards_there_for_a_mission_of_3_vp() -> None:
    table = lay("krisoss", facing=("tebezil",), missions=["1:counter_the_meloks_attack"], hand=[THREE])
    table.pick("attempt 1")
    assert table.view(1)["totals"] == [[0, 0, 2], [0, 0, 2 + 3]]
    table.pick(f"lay {THREE} mysticism")
    assert table.points() == 3


@pytest.mark.rule("T8.5")
@pytest.mark.rule("T8.13")
def test_one_card_on_the_first_attribute_and_two_on_the_second_are_mirrored() -> None:
    table = lay(
        MASON, facing=(MASON,), missions=[MIGHT_MIND], hand=[ONE, TWO, TWO], theirs={"hand": [ONE, TWO]}, options=CONDAR
    ).pick("attempt 1", f"lay {ONE} might", f"lay {TWO} mind", f"lay {TWO} mind")
    assert {option.split()[-1] for option in table.options} == {"stop", "might"}
    table.pick(f"lay {TWO} might")
    assert table.options == [f"lay {ONE} mind"]


@pytest.mark.rule("TO4.1")
def test_against_two_cards_three_or_four_may_be_laid() -> None:
    table = lay(
        MASON,
        facing=(MASON,),
        missions=["1:topple_the_war_council"],
        hand=[ONE, ONE, ONE],
        theirs={"hand": [TWO] * 4 + [THREE] * 2},
        options={"answer": "ceiling"},
    ).pick("attempt 1", f"lay {ONE} might", f"lay {ONE} might", f"lay {ONE} mind", *[f"lay {TWO} might"] * 3)
    assert "stop" in table.options
    table.pick(f"lay {TWO} might")
    assert not [option for option in table.options if option.endswith(" might")]


@pytest.mark.rule("T2.12")
@pytest.mark.rule("T7.3")
def test_escorting_the_wounded_asks_for_mind_alone() -> None:
    table = lay("imperial_healer", facing=("krisoss",), missions=["1:escort_the_wounded"], hand=[ONE])
    table.pick("attempt 1")
    assert table.view(0)["totals"] == [[0, 3, 0], [0, 3 + 1, 0]]


@pytest.mark.rule("T3.12")
@pytest.mark.parametrize(
    ("lastings", "might"),
    [
        (["earth_elemental"], 2 + 2),
        (["guardian"], 2 + 1),
        (["earth_elemental", "guardian"], 2 + 2 + 1 + 1),
        (["earth_elemental", "temple_guardian"], 2 + 2 + 1),
    ],
)
def test_an_earth_elemental_beside_a_guardian_gives_one_more_might(lastings: list[str], might: int) -> None:
    hero = "moonless_runner"
    assert lay(hero, lastings={hero: lastings}).column(hero)[0] == might


@pytest.mark.rule("T14.2")
@pytest.mark.parametrize("attribute", ["might", "mind"])
@pytest.mark.parametrize("uses", [3, 2, 1])
def test_the_gryphon_adds_3_to_one_attribute_three_times(uses: int, attribute: str) -> None:
    gryphon = "gryphon_of_graxx_ambush"
    table = lay(MASON, facing=(MASON,), missions=[MIGHT_MIND], posts=[[gryphon, 1, uses]], hand=[ONE], options=CONDAR)
    table.pick("attempt 1", f"use {gryphon}", f"boost {attribute}")
    assert totals(table)[0] == ([2 + 3, 2] if attribute == "might" else [2, 2 + 3])
    assert table.view(2)["sides"][0]["posts"] == ([[gryphon, 0, uses - 1]] if uses > 1 else [])
    assert table.discard() == ([] if uses > 1 else [gryphon])
    assert f"use {gryphon}" not in table.options


@pytest.mark.rule("T14.2")
def test_the_gryphon_is_played_with_three_uses() -> None:
    table = lay(hand=["gryphon_of_graxx_ambush"]).pick("play gryphon_of_graxx_ambush 1")
    assert table.view(2)["sides"][0]["posts"] == [["gryphon_of_graxx_ambush", 0, 3]]


@pytest.mark.rule("T14.8")
@pytest.mark.parametrize(("card", "burnt"), [("cyclops_of_slavit", 5), ("troll_raid", 3), ("darkun_commando_raid", 2)])
def test_raids_burn_cards_of_the_opponents_deck(card: str, burnt: int) -> None:
    table = lay(hand=[card], theirs={"hand": [ONE]}).pick(f"play {card}")
    assert len(of_kind(table, "burnt")) == burnt


@pytest.mark.rule("T15.1")
def test_the_abomination_has_dice_for_attributes() -> None:
    """Whoever's turn it is: three dice for Might, Mind and Mysticism, and a Lasting on top."""
    table = lay("jethreki_abomination", lastings={"jethreki_abomination": [ONE]}).pick("pass")
    rolled = of_kind(table, "rolled")[0].n
    might, mind, mysticism = table.column("jethreki_abomination")
    assert rolled == 100 * (might - 2) + 10 * mind + mysticism
    assert all(1 <= value <= 6 for value in (might - 2, mind, mysticism))
