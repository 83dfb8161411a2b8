"""Lastings: elementals, guardians and scouts."""

import pytest

from tests.thargos.lists import nothing_else
from tests.thargos.table import lay

HEALER = "imperial_healer"
MARSHAL = "marshal_of_the_broken_horn"
MASON = "mason_knight_of_the_compact"
UNDEAD = ("drowned_centurion", "ulmareth", "gnawer_of_names", "bell_ringer_of_the_plague_cart")


@pytest.mark.rule("T6.7", "T2.14")
def test_earth_elemental_gives_two_might_to_its_hero_alone() -> None:
    t = lay(step="attach", hand=["earth_elemental"]).pick(f"attach earth_elemental {HEALER}")
    assert (t.column(HEALER), t.column(MASON)) == ((3, 3, 2), (2, 2, 1))


@pytest.mark.rule("T3.12")
def test_earth_elemental_beside_a_guardian_gives_one_more_might() -> None:
    assert lay(lastings={HEALER: ["earth_elemental", "guardian"]}).column(HEALER) == (1 + 2 + 1 + 1, 3, 2)


def test_earth_elemental_takes_every_kind_of_guardian_for_one() -> None:
    assert lay(lastings={HEALER: ["earth_elemental", "temple_guardian"]}).column(HEALER) == (4, 3, 3)
    assert lay(lastings={HEALER: ["earth_elemental", "bronze_guardian_of_kurnor"]}).column(HEALER) == (6, 3, 2)


def test_earth_elemental_does_not_see_the_guardian_of_another_hero() -> None:
    assert lay(lastings={HEALER: ["earth_elemental"], MARSHAL: ["guardian"]}).column(HEALER) == (3, 3, 2)


@pytest.mark.rule("T12.5")
def test_earth_elemental_twice_gives_its_two_twice_and_the_one_for_a_guardian_once() -> None:
    t = lay(lastings={HEALER: ["earth_elemental", "earth_elemental", "guardian", "guardian"]})
    assert t.column(HEALER) == (1 + 4 + 2 + 1, 3, 2)


@pytest.mark.rule("T12.4")
def test_earth_elemental_loses_the_one_with_the_guardian() -> None:
    t = lay(
        HEALER,
        facing=("krisoss",),
        lastings={HEALER: ["earth_elemental", "guardian"]},
        theirs={"lastings": {"krisoss": ["guardian"]}},
    )
    assert t.column(HEALER)[0] == 5
    assert t.pick("attempt 1").column(HEALER) == (3, 3, 2)


@pytest.mark.rule("TW3.7", "T12.6")
def test_guardian_goes_instead_of_the_injury_of_a_repelled_hero() -> None:
    t = lay(HEALER, facing=("hragga",), lastings={HEALER: ["guardian"]}).pick("attempt 1")
    assert (t.injured(HEALER), t.lastings(HEALER), t.discard()) == (False, [], ["guardian"])
    assert "spared" in t.kinds
    assert "injured" not in t.kinds


@pytest.mark.rule("T12.5", "T18.1")
def test_guardian_twice_spares_two_injuries_one_by_one() -> None:
    t = lay(HEALER, facing=("hragga",), lastings={HEALER: ["guardian", "guardian"]}).pick("attempt 1")
    assert (t.injured(HEALER), t.lastings(HEALER)) == (False, ["guardian"])


def test_guardian_does_not_guard_another_hero() -> None:
    t = lay(HEALER, facing=("hragga",), lastings={MASON: ["guardian"]}).pick("attempt 1")
    assert (t.injured(HEALER), t.lastings(MASON)) == (True, ["guardian"])


@pytest.mark.rule("T11.9", "TW3.7")
def test_guardian_stays_where_an_injured_hero_would_not_turn_over() -> None:
    t = lay(HEALER, facing=("hragga",), injured=[HEALER], lastings={HEALER: ["guardian"]}).pick("attempt 1")
    assert (t.injured(HEALER), t.lastings(HEALER)) == (True, ["guardian"])


@pytest.mark.rule("TW3.7")
def test_guardian_or_squire_is_for_its_player_to_say_and_one_of_them_it_is() -> None:
    both = {HEALER: ["guardian", "oathbound_squire"]}
    t = lay(HEALER, facing=("krisoss",), lastings=both, hand=["troll_raid"]).pick("attempt 1", "stop")
    assert (t.asked, t.options) == (1, ["spare guardian", "spare oathbound_squire"])
    t.pick("spare oathbound_squire")
    assert (t.injured(HEALER), t.lastings(HEALER), t.discard()) == (
        False,
        ["guardian", "oathbound_squire"],
        ["troll_raid"],
    )


def test_guardian_spares_an_injury_by_an_effect_too() -> None:
    t = lay(
        "krisoss",
        facing=(HEALER,),
        lastings={"krisoss": ["widowmaker_glaive"]},
        theirs={"lastings": {HEALER: ["guardian"]}},
    )
    t.pick("attempt 1")
    assert (t.scored(), t.injured(HEALER, 2), t.lastings(HEALER, 2)) == (["drive_off_the_carrion_pack"], False, [])


@pytest.mark.rule("TW3.7", "TW1.5")
def test_guardian_leaves_no_injury_to_pay_with() -> None:
    t = lay("moonless_runner", step="turn", hand=["rune_of_iron_will"], lastings={"moonless_runner": ["guardian"]})
    assert t.options[0] == "attach nothing"
    t = lay("moonless_runner", step="turn", hand=["rune_of_iron_will"])
    assert t.options == ["decline", "accept"]


@pytest.mark.rule("TU2.6")
def test_guardian_spares_an_injured_hero_from_the_undead() -> None:
    t = lay(HEALER, facing=UNDEAD, injured=[HEALER], lastings={HEALER: ["guardian"]}, options={"undead": "with"})
    t.pick("attempt 1")
    assert (t.injured(HEALER), t.lastings(HEALER), t.discard()) == (True, [], ["guardian"])


def test_makden_warrior_scout_orders_the_two_top_cards_when_attached() -> None:
    deck = ["troll_raid", "guardian", "barricade"]
    t = lay(step="attach", hand=["makden_warrior_scout"], deck=deck)
    t.pick(f"attach makden_warrior_scout {HEALER}")
    assert (t.column(HEALER), t.options) == ((2, 3, 2), ["keep", "under guardian", "under troll_raid"])
    t.pick("keep")
    assert t.options == ["back guardian", "back troll_raid"]
    assert t.pick("back troll_raid").deck()[:3] == ["guardian", "troll_raid", "barricade"]


@pytest.mark.rule("TW2.4", "T17.7")
def test_makden_warrior_scout_puts_cards_under_the_deck_and_the_other_player_learns_how_many() -> None:
    t = lay(step="attach", hand=["makden_warrior_scout"], deck=["troll_raid", "guardian", "barricade"])
    t.pick(f"attach makden_warrior_scout {HEALER}", "under troll_raid")
    before = t.view(2)
    t.pick("under guardian")
    assert (t.deck()[0], t.deck()[-2:]) == ("barricade", ["troll_raid", "guardian"])
    assert [e.n for e, kind in zip(t.told, t.kinds) if kind == "ordered"] == [2]
    assert before["sides"][0]["deck"]["known"] == t.view(2)["sides"][0]["deck"]["known"] == []
    assert [name for _, name in t.view(1)["sides"][0]["deck"]["known"]] == ["troll_raid", "guardian"]


@pytest.mark.rule("T12.2")
def test_makden_warrior_scout_looks_at_what_there_is() -> None:
    t = lay(step="attach", **nothing_else(hand=["makden_warrior_scout"], deck=["guardian"]))
    assert t.pick(f"attach makden_warrior_scout {HEALER}").options == ["keep", "under guardian"]
    t = lay(step="attach", **nothing_else(hand=["makden_warrior_scout"]))
    assert t.pick(f"attach makden_warrior_scout {HEALER}").options[0] == "pass"


@pytest.mark.rule("T12.5")
def test_makden_warrior_scout_works_for_each_one_that_is_attached() -> None:
    t = lay(step="attach", hand=["makden_warrior_scout"], lastings={HEALER: ["makden_warrior_scout"]})
    t.pick(f"attach makden_warrior_scout {HEALER}", "keep")
    assert t.options[0].startswith("back ")
    assert t.column(HEALER) == (3, 3, 2)


@pytest.mark.rule("TW1.8", "T13.1")
def test_flickering_cinderling_dies_on_a_one_or_a_two() -> None:
    ends = set()
    for seed in range(20):
        t = lay(step="turn", seed=seed, lastings={HEALER: ["flickering_cinderling"]})
        rolled = t.t.rolls[0] & 7
        assert (t.lastings(HEALER) == []) == (rolled <= 2)
        assert t.column(HEALER) == ((1, 3, 2) if rolled <= 2 else (3, 3, 3))
        ends.add(rolled <= 2)
    assert ends == {True, False}


@pytest.mark.rule("T12.5")
def test_flickering_cinderling_twice_on_a_hero_rolls_once() -> None:
    for seed in range(10):
        t = lay(step="turn", seed=seed, lastings={HEALER: ["flickering_cinderling"] * 2})
        assert (len(t.t.rolls), len(t.lastings(HEALER))) == (1, 1 if t.t.rolls[0] & 7 <= 2 else 2)


def test_flickering_cinderling_on_two_heroes_rolls_for_each() -> None:
    both = {HEALER: ["flickering_cinderling"], MARSHAL: ["flickering_cinderling"]}
    t = lay(step="turn", lastings=both)
    assert t.options == [f"resolve flickering_cinderling {hero}" for hero in (HEALER, MARSHAL)]


def test_flickering_cinderling_waits_for_the_turn_of_its_own_player() -> None:
    t = lay(step="turn", turn=2, lastings={HEALER: ["flickering_cinderling"]})
    assert (len(t.t.rolls), t.lastings(HEALER)) == (0, ["flickering_cinderling"])


def test_tide_spirit_of_elios_heals_its_hero_when_attached() -> None:
    t = lay(MASON, step="attach", hand=["tide_spirit_of_elios"], injured=[HEALER])
    t.pick(f"attach tide_spirit_of_elios {HEALER}")
    assert (t.injured(HEALER), t.column(HEALER)) == (False, (1, 4, 3))


def test_tide_spirit_of_elios_does_nothing_more_for_an_active_hero_or_for_another_one() -> None:
    t = lay(step="attach", hand=["tide_spirit_of_elios"], injured=[HEALER]).pick(
        f"attach tide_spirit_of_elios {MARSHAL}"
    )
    assert (t.injured(HEALER), t.kinds) == (True, ["attached"])


@pytest.mark.rule("TW5.11")
def test_tide_spirit_of_elios_cannot_heal_who_lets_no_other_card_heal() -> None:
    t = lay(step="attach", hand=["tide_spirit_of_elios"], injured=[MARSHAL]).pick(
        f"attach tide_spirit_of_elios {MARSHAL}"
    )
    assert t.injured(MARSHAL)


@pytest.mark.rule("T15.4", "T15.3")
def test_tide_spirit_of_elios_lets_the_dice_of_a_healed_hero_roll_at_once() -> None:
    t = lay("jethreki_abomination", step="attach", hand=["tide_spirit_of_elios"], injured=["jethreki_abomination"])
    t.pick("attach tide_spirit_of_elios jethreki_abomination")
    dice = [int(t.t.rolls[0]) >> 3 * i & 7 for i in range(3)]
    assert t.column("jethreki_abomination") == (dice[0], dice[1] + 1, dice[2] + 1)


@pytest.mark.rule("TW3.5")
def test_wandering_zephyr_may_go_to_another_hero_at_the_start_of_a_turn() -> None:
    t = lay(step="turn", lastings={HEALER: ["wandering_zephyr"]})
    assert t.options == ["decline", "accept"]
    t.pick("accept")
    assert t.options == [f"pass wandering_zephyr {hero}" for hero in (MASON, MARSHAL, "hragga")]
    t.pick(f"pass wandering_zephyr {MARSHAL}")
    assert (t.column(HEALER), t.column(MARSHAL)) == ((1, 3, 2), (3, 2, 3))


def test_wandering_zephyr_takes_no_other_lasting_along() -> None:
    t = lay(step="turn", lastings={HEALER: ["wandering_zephyr", "street_cunning"]}).pick("accept")
    assert t.options == [f"pass wandering_zephyr {hero}" for hero in (MASON, MARSHAL, "hragga")]


@pytest.mark.rule("TW1.3")
def test_wandering_zephyr_may_stay() -> None:
    assert lay(step="turn", lastings={HEALER: ["wandering_zephyr"]}).pick("decline").column(HEALER) == (1, 3, 4)


@pytest.mark.rule("TW3.5", "TO3.1")
def test_wandering_zephyr_heeds_factions_where_they_count() -> None:
    with_factions = {"factions": "on"}
    t = lay("saphirel", step="attach", hand=["wandering_zephyr"], options=with_factions)
    assert t.options == ["attach nothing", "attach wandering_zephyr saphirel"]
    t = lay(
        "novice_of_the_ninth_gale",
        "tebezil",
        step="turn",
        lastings={"tebezil": ["wandering_zephyr"]},
        options=with_factions,
    )
    assert t.pick("accept").lastings("novice_of_the_ninth_gale") == ["wandering_zephyr"]
    t = lay(
        "novice_of_the_ninth_gale",
        step="turn",
        lastings={"novice_of_the_ninth_gale": ["wandering_zephyr"]},
        options=with_factions,
    )
    assert t.options[0] != "decline"


@pytest.mark.rule("T12.5")
def test_wandering_zephyr_twice_on_a_hero_sends_one_of_the_two_on() -> None:
    t = lay(step="turn", lastings={HEALER: ["wandering_zephyr", "wandering_zephyr"]})
    t.pick("accept", f"pass wandering_zephyr {MARSHAL}")
    assert (t.lastings(HEALER), t.lastings(MARSHAL)) == (["wandering_zephyr"], ["wandering_zephyr"])
    assert t.options[0] == "attach nothing"
