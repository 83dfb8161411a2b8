"""Heroes C34 to C37: the Undead."""

from typing import Any

import pytest

from tests.thargos.table import CALM, Table, lay

MASON = "mason_knight_of_the_compact"
GATE = "break_the_toll_gate"  # Might 2, 1 VP
CIPHER = "crack_the_couriers_cipher"  # Mind 2, 1 VP
SHRINE = "quench_the_fire_shrine"  # Mysticism 2, 1 VP, and nothing to do at first
BELL = "bell_ringer_of_the_plague_cart"
UNDEAD = ("ulmareth", "drowned_centurion", "gnawer_of_names", BELL)
DULLS = ["drive_off_the_carrion_pack"] * 2  # a list that leaves the deck empty, as both cards lie on tracks


def grave(first: str, *, facing: tuple[str, ...] = CALM, **more: Any) -> Table:
    """An Undead team with one Hero on the first track, before Heroes who do nothing about injuries."""
    team = (first, *(hero for hero in UNDEAD if hero != first))
    return lay(*team, facing=facing, options={"undead": "with"}, **more)


# Ulmareth.


@pytest.mark.rule("TU2.1", "TU2.2", "TU2.5")
def test_ulmareth_injures_the_facing_hero_when_she_completes_a_mission_and_takes_a_lasting() -> None:
    theirs = {"lastings": {MASON: ["legion_drill", "street_cunning"]}}
    t = grave("ulmareth", missions=[f"1:{SHRINE}"], theirs=theirs).pick("attempt 1")
    assert t.kinds[1:3] == ["won", "injured"]
    assert t.asked == 2
    t.pick(f"lose legion_drill {MASON}")
    assert t.injured(MASON, 2)
    assert t.lastings(MASON, 2) == ["street_cunning"]


@pytest.mark.rule("TU2.3", "TU3.1", "TU3.2", "TU3.3")
def test_ulmareth_captures_a_hero_who_is_injured_and_has_no_lasting() -> None:
    t = grave("ulmareth", missions=[f"1:{SHRINE}"], theirs={"injured": [MASON]}).pick("attempt 1")
    assert t.options == ["release", *(f"enlist {hero}" for hero in UNDEAD)]
    t.pick(f"enlist {BELL}")
    assert t.place(MASON) == 3
    assert t.injured(MASON)
    assert t.t.sides[0].captives == 1


@pytest.mark.rule("TU2.6", "TW5.11")
def test_ulmareth_takes_nothing_where_the_injury_is_spared_or_forbidden() -> None:
    def wins(*gear: str) -> Table:
        tome = {"ulmareth": ["burning_tome"]}
        t = grave("ulmareth", missions=[f"1:{SHRINE}"], lastings=tome, theirs={"lastings": {MASON: list(gear)}})
        assert "won" in t.pick("attempt 1").kinds
        return t

    assert wins("guardian", "legion_drill").lastings(MASON, 2) == ["legion_drill"]
    assert not wins("guardian", "legion_drill").injured(MASON, 2)
    assert wins("temple_guardian").lastings(MASON, 2) == ["temple_guardian"]


@pytest.mark.rule("T11.9", "TW3.1")
def test_ulmareth_leaves_an_injured_hero_alone_where_the_undead_are_not_played() -> None:
    t = lay("ulmareth", missions=[f"1:{SHRINE}"], theirs={"injured": [MASON]}).pick("attempt 1")
    assert t.place(MASON, 2)
    t = lay("ulmareth", missions=[f"1:{SHRINE}"], theirs={"lastings": {MASON: ["legion_drill"]}}).pick("attempt 1")
    assert t.injured(MASON, 2)
    assert t.lastings(MASON, 2) == ["legion_drill"]


def test_ulmareth_injures_nobody_when_she_fails_or_is_injured() -> None:
    assert not grave("ulmareth", missions=[f"1:{CIPHER}"]).pick("attempt 1").injured(MASON, 2)
    t = grave("ulmareth", missions=["1:bind_the_canal_wraith"], injured=["ulmareth"]).pick("attempt 1")
    assert "won" in t.kinds
    assert not t.injured(MASON, 2)


@pytest.mark.rule("T13.7")
def test_ulmareth_injures_a_hero_after_a_mission_that_heals_her() -> None:
    t = grave("ulmareth", missions=[f"1:{SHRINE}"], injured=["ulmareth"]).pick("attempt 1")
    assert t.kinds[1:4] == ["won", "healed", "injured"]


@pytest.mark.rule("T12.4")
def test_ulmareth_injured_grows_with_every_captive() -> None:
    assert grave("ulmareth", injured=["ulmareth"]).column("ulmareth") == (2, 1, 4)
    assert grave("ulmareth", injured=["ulmareth"], captives=2).column("ulmareth") == (2 + 2, 1 + 2, 4 + 2)
    assert grave("ulmareth", captives=2).column("ulmareth") == (2, 2, 4)


# The Drowned Centurion.


def test_drowned_centurion_draws_a_card_when_it_repels_an_attempt() -> None:
    t = grave("drowned_centurion", turn=2, hand=["troll_raid"], deck=["guardian"]).pick("attempt 1", "stop")
    assert t.kinds[:4] == ["repelled", "injured", "drew", "took_turn"]
    assert "guardian" in t.hand()


def test_drowned_centurion_draws_nothing_when_it_is_beaten_or_completes_a_mission() -> None:
    sword = {"lastings": {MASON: ["earth_elemental"]}}
    t = grave("drowned_centurion", turn=2, hand=[GATE], theirs=sword).pick("attempt 1", "stop", f"place {GATE}")
    assert len(t.hand()) == 6
    assert grave("drowned_centurion").pick("attempt 1").hand() == []


def test_drowned_centurion_injured_heals_when_it_repels_an_attempt() -> None:
    t = grave("drowned_centurion", turn=2, injured=["drowned_centurion"]).pick("attempt 1")
    assert "healed" in t.kinds
    assert not t.injured("drowned_centurion")
    t = grave("drowned_centurion", injured=["drowned_centurion"], missions=[f"1:{CIPHER}"]).pick("attempt 1")
    assert t.injured("drowned_centurion")


@pytest.mark.rule("TW5.11", "TU2.6")
def test_drowned_centurion_injured_is_not_captured_while_another_of_its_team_is_injured() -> None:
    def beaten(*injured: str) -> Table:
        hurt = ["drowned_centurion", *injured]
        t = grave("drowned_centurion", turn=2, facing=UNDEAD, missions=[f"1:{SHRINE}"], injured=hurt)
        return t.pick("attempt 1")

    t = beaten("ulmareth")
    assert t.place("drowned_centurion") == 0
    assert t.t.sides[1].captives == 0
    t = beaten()
    assert t.asked == 2
    assert t.options[0] == "release"


# The Gnawer of Names.


@pytest.mark.rule("TW3.4", "TW1.2")
def test_gnawer_of_names_strips_an_injured_hero_when_it_attempts() -> None:
    theirs = {"injured": ["krisoss"], "lastings": {"krisoss": ["legion_drill", "street_cunning"]}}
    t = grave("gnawer_of_names", facing=("krisoss", *CALM), hand=["guardian"], theirs=theirs).pick("attempt 1")
    assert t.asked == 2
    t.pick("lose street_cunning krisoss")
    assert t.lastings("krisoss", 2) == ["legion_drill"]
    assert t.totals[1] == [3 + 1 + 1, 0, 0]


def test_gnawer_of_names_strips_nothing_from_an_active_or_bare_hero_or_in_defence() -> None:
    gear = {"krisoss": ["legion_drill"]}
    foes = ("krisoss", *CALM)
    t = grave("gnawer_of_names", facing=foes, hand=["guardian"], theirs={"lastings": gear}).pick("attempt 1")
    assert t.lastings("krisoss", 2) == ["legion_drill"]
    t = grave("gnawer_of_names", facing=foes, hand=["guardian"], theirs={"injured": ["krisoss"]}).pick("attempt 1")
    assert "stripped" not in t.kinds
    hurt = {"lastings": gear, "injured": ["krisoss"], "hand": ["guardian"]}
    t = grave("gnawer_of_names", facing=foes, turn=2, theirs=hurt).pick("attempt 1")
    assert t.lastings("krisoss", 2) == ["legion_drill"]


@pytest.mark.rule("TW5.11")
def test_gnawer_of_names_strips_nobody_whom_a_mason_knight_protects() -> None:
    theirs = {"injured": [MASON], "lastings": {MASON: ["legion_drill"]}}
    t = grave("gnawer_of_names", hand=["guardian"], theirs=theirs).pick("attempt 1")
    assert t.lastings(MASON, 2) == ["legion_drill"]


def test_gnawer_of_names_injured_strips_the_facing_hero_when_it_completes_a_mission() -> None:
    def attempts(mission: str) -> Table:
        sword = {"gnawer_of_names": ["earth_elemental"]}
        theirs = {"lastings": {MASON: ["street_cunning"]}}
        hurt = ["gnawer_of_names"]
        return grave("gnawer_of_names", missions=[f"1:{mission}"], injured=hurt, lastings=sword, theirs=theirs)

    t = attempts(GATE).pick("attempt 1")
    assert "won" in t.kinds
    assert t.lastings(MASON, 2) == []
    assert not t.injured(MASON, 2)
    t = attempts(CIPHER).pick("attempt 1")
    assert t.lastings(MASON, 2) == ["street_cunning"]


# Bell-Ringer of the Plague Cart.


@pytest.mark.rule("TW1.8", "T13.1")
def test_bell_ringer_of_the_plague_cart_injures_the_facing_hero_on_a_six() -> None:
    found = set()
    for seed in range(24):
        t = grave(BELL, step="turn", seed=seed)
        assert len(t.t.rolls) == 1
        hit = int(t.t.rolls[0]) & 7 == 6
        assert t.injured(MASON, 2) == hit
        found.add(hit)
    assert found == {True, False}


@pytest.mark.rule("T12.2", "TU2.3")
def test_bell_ringer_of_the_plague_cart_rolls_against_an_injured_hero_only_where_the_undead_are_played() -> None:
    t = lay(BELL, step="turn", theirs={"injured": [MASON]})
    assert len(t.t.rolls) == 0
    captures = [grave(BELL, step="turn", seed=seed, theirs={"injured": [MASON]}).options[0] for seed in range(24)]
    assert "release" in captures


@pytest.mark.rule("TW5.11")
def test_bell_ringer_of_the_plague_cart_does_not_roll_against_one_whom_effects_cannot_injure() -> None:
    t = grave(BELL, step="turn", theirs={"lastings": {MASON: ["temple_guardian"]}})
    assert len(t.t.rolls) == 0


@pytest.mark.rule("TW1.7", "TW2.3")
def test_bell_ringer_of_the_plague_cart_burns_two_cards_of_each_opponent_when_it_is_injured() -> None:
    others = [{"deck": ["barricade", "tripwire", "guardian"]}]
    t = grave(BELL, missions=[f"1:{CIPHER}"], others=others, theirs={"deck": ["guardian", "troll_raid"]})
    t.pick("attempt 1")
    assert t.injured(BELL)
    assert t.discard(2) == ["guardian", "troll_raid"]
    assert t.discard(3) == ["barricade", "tripwire"]
    assert t.discard() == []


def test_bell_ringer_of_the_plague_cart_injured_burns_a_card_of_each_opponent_when_it_repels_an_attempt() -> None:
    t = grave(BELL, turn=2, missions=[f"1:{CIPHER}"], injured=[BELL], theirs={"deck": ["guardian", "troll_raid"]})
    t.pick("attempt 1")
    assert t.discard(2) == ["guardian"]
    t = grave(BELL, turn=2, missions=[f"1:{CIPHER}"], theirs={"deck": ["guardian"]}).pick("attempt 1")
    assert t.discard(2) == []


def test_bell_ringer_of_the_plague_cart_injured_rolls_no_more() -> None:
    assert len(grave(BELL, step="turn", injured=[BELL]).t.rolls) == 0
