"""T11 Failure, injury and healing."""

import pytest

from tests.thargos.table import lay

NOVICE = "novice_of_the_ninth_gale"
CALM = ("raskor_champion", "mason_knight_of_the_compact", "marshal_of_the_broken_horn")
FANG = "fang_of_the_sunken_temple"


@pytest.mark.rule("T11.1")
def test_the_hero_of_a_repelled_attempt_is_injured_and_the_turn_is_over() -> None:
    table = lay(NOVICE).pick("attempt 1")
    assert table.injured(NOVICE)
    assert (table.asked, table.t.turn) == (2, 1)


@pytest.mark.rule("T11.2")
def test_after_a_failure_the_mission_stays_and_the_defender_gains_nothing() -> None:
    table = lay(NOVICE, missions=["2:hold_the_rarlonn_pass"]).pick("attempt 1")
    assert table.mission(1) == "hold_the_rarlonn_pass"
    assert table.points(2) == 0
    assert table.kinds[:4] == ["attempted", "repelled", "injured", "drew"], "what novices draw when they are injured"
    assert [event.seat for event in table.told[3:6]] == [0, 0, 1], "then the next turn begins"
    assert table.kinds[5] == "took_turn"


@pytest.mark.rule("T11.3")
def test_after_a_failure_all_cards_laid_are_discarded() -> None:
    table = lay(NOVICE, hand=["troll_raid"], theirs={"hand": ["guardian"]})
    table.pick("attempt 1", "lay troll_raid might", "lay guardian might")
    assert table.injured(NOVICE)
    assert (table.discard(1), table.discard(2)) == (["troll_raid"], ["guardian"])


@pytest.mark.rule("T11.4", "T13.10")
def test_first_the_injury_and_its_effect_then_the_defenders_effects_then_the_discard() -> None:
    deck = ["troll_raid", "paid_informant", "street_cunning"]
    table = lay(NOVICE, facing=(FANG,), hand=["earth_elemental"], deck=deck)
    table.pick("attempt 1", "lay earth_elemental might")
    assert table.kinds[2:7] == ["repelled", "injured", "drew", "drew", "burnt"]
    assert table.hand() == ["paid_informant", "troll_raid"]
    assert table.discard() == ["street_cunning", "earth_elemental"]


@pytest.mark.rule("T11.5")
def test_the_injured_face_has_other_attributes_and_its_effect_applies_at_once() -> None:
    table = lay(NOVICE, facing=("raskor_champion",))
    assert table.column(NOVICE) == (1, 1, 2)
    table.pick("attempt 1")
    assert table.column(NOVICE) == (1, 1, 1)
    assert len(table.hand()) == 2


@pytest.mark.rule("T11.6")
def test_an_injured_hero_keeps_its_lastings() -> None:
    table = lay(NOVICE, facing=("raskor_champion",), lastings={NOVICE: ["rune_of_iron_will"]}).pick("attempt 1")
    assert table.injured(NOVICE)
    assert table.lastings(NOVICE) == ["rune_of_iron_will"]


@pytest.mark.rule("T11.7")
def test_a_hero_stays_injured_until_a_card_changes_that() -> None:
    table = lay(NOVICE, *CALM, turn=2, injured=[NOVICE], deck=["tide_spirit_of_elios"])
    table.pick("pass")
    assert table.asked == 1
    assert table.injured(NOVICE)
    assert not table.pick(f"attach tide_spirit_of_elios {NOVICE}").injured(NOVICE)


@pytest.mark.rule("T11.8")
def test_a_healed_hero_shows_its_active_face_and_no_effect_answers() -> None:
    table = lay("imperial_healer", injured=["imperial_healer"]).pick("use imperial_healer")
    assert table.kinds[:3] == ["used", "healed", "took_turn"]
    assert not table.injured("imperial_healer")
    assert table.column("imperial_healer") == (1, 3, 2)


@pytest.mark.rule("T11.9")
def test_to_injure_an_injured_hero_does_nothing() -> None:
    table = lay(NOVICE, facing=("raskor_champion",), injured=[NOVICE], lastings={NOVICE: ["rune_of_iron_will"]})
    table.pick("attempt 1")
    assert table.kinds[:3] == ["attempted", "repelled", "took_turn"]
    assert table.lastings(NOVICE) == ["rune_of_iron_will"]
    assert table.hand() == []
