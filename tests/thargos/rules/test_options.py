"""TO3 Factions; TO4 Ceiling; TO5 Points build; TO6 Condar."""

import pytest

from cardwright.games.thargos.cards.sets import DESIGNS, NUMBERS
from cardwright.games.thargos.decks.deck import Deck
from cardwright.games.thargos.decks.reading import read
from cardwright.games.thargos.decks.sharing import code_of
from cardwright.games.thargos.game import THARGOS
from cardwright.games.thargos.terms import KINDS, LASTING, URBAN, WILD
from tests.thargos.table import Table, lay

FACTIONS = {"factions": "on"}
CEILING = {"answer": "ceiling"}
CHAPEL = "storm_the_ember_chapel"
FOUR = ["guardian", "legion_longsword", "oracle_bones", "troll_raid"]


def bearers(table: Table, lasting: str) -> list[str]:
    """The Heroes to which a Lasting may be attached."""
    start = f"attach {lasting} "
    return sorted(option.removeprefix(start) for option in table.options if option.startswith(start))


def wrong(text: str, **options: str) -> set[str]:
    """What is wrong with a deck in a game of these options, by its codes."""
    return {objection.code for objection in THARGOS.objections(THARGOS.complete(options), text)}


def answers(table: Table) -> list[str]:
    """Where the defender may lay a card."""
    return sorted({option.split()[-1] for option in table.options if option != "stop"})


# Factions.


@pytest.mark.rule("TO3.1")
def test_a_lasting_with_symbols_goes_to_a_hero_with_one_of_them() -> None:
    team = ("krisoss", "hragga", "captain_jorrun_blackwing", "velasque")
    hand = ["legion_longsword"]
    assert bearers(lay(*team, hand=hand, step="attach"), "legion_longsword") == sorted(team)
    strict = lay(*team, hand=hand, step="attach", options=FACTIONS)
    assert bearers(strict, "legion_longsword") == ["captain_jorrun_blackwing", "krisoss"]


@pytest.mark.rule("TO3.2")
def test_a_renegade_takes_any_lasting() -> None:
    table = lay("tebezil", "krisoss", hand=["purity_of_the_line"], step="attach", options=FACTIONS)
    assert bearers(table, "purity_of_the_line") == ["tebezil"]


@pytest.mark.rule("TO3.3")
def test_a_lasting_without_a_symbol_fits_everybody_and_a_hero_without_one_takes_no_other() -> None:
    team = ("raskor_champion", "krisoss", "hragga", "velasque")
    table = lay(*team, hand=["guardian", "legion_longsword"], step="attach", options=FACTIONS)
    assert bearers(table, "guardian") == sorted(team)
    assert bearers(table, "legion_longsword") == ["krisoss"]


@pytest.mark.rule("TO3.4")
def test_factions_do_not_limit_what_a_deck_may_hold() -> None:
    grave = THARGOS.lent(THARGOS.complete({"undead": "with"}))[-1]
    assert wrong(grave, undead="with", factions="on") == set()
    team = ("raskor_champion", "hragga", "velasque", "gutter_prizer")
    table = lay(*team, hand=["legion_longsword"], step="attach", options=FACTIONS)
    assert table.options == ["attach nothing"]
    assert table.pick("attach nothing", "attempt 1").options == ["stop", "lay legion_longsword might"]


@pytest.mark.rule("TO3.5")
def test_only_lastings_ask_for_a_faction() -> None:
    assert {KINDS[card.kind] for card in DESIGNS if card.factions} == {KINDS[LASTING]}


# Ceiling.


@pytest.mark.rule("TO4.1")
def test_the_defender_lays_at_most_two_cards_more_where_the_attacker_laid() -> None:
    theirs = {"hand": [*FOUR, "paid_informant"]}
    table = lay(hand=["guardian", "troll_raid"], missions=[f"1:{CHAPEL}"], theirs=theirs, options=CEILING)
    table.pick("attempt 1", "lay guardian might", "stop")
    assert answers(table) == ["might"]
    table.pick("lay guardian might", "lay legion_longsword might", "lay oracle_bones might")
    assert table.asked != 2 or table.options == ["stop"], "three against one"


@pytest.mark.rule("TO4.1")
def test_against_two_cards_up_to_four() -> None:
    theirs = {"hand": [*FOUR, "paid_informant", "rune_of_iron_will"]}
    table = lay("raskor_champion", hand=FOUR[:2] + FOUR[3:], missions=[f"1:{CHAPEL}"], theirs=theirs, options=CEILING)
    table.pick("attempt 1", "lay guardian might", "lay legion_longsword might", "stop")
    for n in range(4):
        assert answers(table) == ["might"], f"card {n + 1} of four"
        table.pick(table.options[1])
    assert table.asked != 2 or answers(table) == []


@pytest.mark.rule("TO4.2")
def test_the_ceiling_lets_an_attribute_stay_empty_and_keeps_the_spread() -> None:
    hand = ["guardian", "legion_longsword", "troll_raid"]
    missions = [f"1:{CHAPEL}"]
    table = lay(hand=hand, missions=missions, theirs={"hand": FOUR}, options=CEILING)
    table.pick("attempt 1", "lay guardian might")
    assert table.pick("lay legion_longsword might").options == ["lay troll_raid mysticism"], "behind on both: spread"
    table.pick("lay troll_raid mysticism")
    assert answers(table) == ["might", "mysticism"]
    assert "stop" in table.pick("lay guardian might").options, "the mirror would ask for a card on mysticism"


@pytest.mark.rule("TO4.2")
@pytest.mark.parametrize(("single", "most"), [("free", 6), ("mirrored", 3)])
def test_on_one_attribute_the_ceiling_holds_only_if_that_is_mirrored(single: str, most: int) -> None:
    options = {**CEILING, "single": single}
    theirs = {"hand": [*FOUR, "paid_informant", "rune_of_iron_will"]}
    table = lay("raskor_champion", hand=["guardian", "troll_raid"], theirs=theirs, options=options)
    table.pick("attempt 1", "lay guardian might", "stop")
    while table.asked == 2 and answers(table) == ["might"]:
        table.pick(table.options[1])
    assert len(table.discard(2)) + len(table.laid(2)) == most


@pytest.mark.rule("TO4.2")
def test_with_a_mirrored_single_attribute_nothing_answers_nothing() -> None:
    options = {**CEILING, "single": "mirrored"}
    table = lay("raskor_champion", hand=["guardian"], facing=("gutter_prizer",), theirs={"hand": FOUR}, options=options)
    assert "won" in table.pick("attempt 1", "stop").kinds


# Points build.


@pytest.mark.rule("TO5.1", "TO5.2")
@pytest.mark.parametrize("points", ["60", "120", "180"])
def test_a_deck_counts_at_most_the_points_that_were_agreed(points: str) -> None:
    loans = THARGOS.lent(THARGOS.complete({}))
    heaviest = max(loans, key=lambda code: read(code).pam())
    assert 120 < read(heaviest).pam() <= 180
    assert ("too_much_pam" in wrong(heaviest, points=points)) == (int(points) < read(heaviest).pam())
    assert wrong(heaviest, points="none") == set()


@pytest.mark.rule("TO5.1")
def test_the_pam_of_the_sixty_cards_are_added_up_and_heroes_do_not_count() -> None:
    deck = read(THARGOS.lent(THARGOS.complete({}))[0])
    assert len(deck.cards) == 60
    assert deck.pam() == sum(DESIGNS[number].pam for number in deck.cards)


@pytest.mark.rule("TO5.3")
def test_at_sixty_every_card_has_a_pam_of_one() -> None:
    for loan in THARGOS.lent(THARGOS.complete({"points": "60"})):
        assert {DESIGNS[number].pam for number in read(loan).cards} == {1}


# Condar.


@pytest.mark.rule("TO6.1", "TO6.2")
def test_condar_cards_stay_out_unless_they_are_chosen() -> None:
    vanguard = read(THARGOS.lent(THARGOS.complete({}))[0])
    assert {DESIGNS[number].box for number in vanguard.cards} == {"base"}
    fitting = next(card for card in DESIGNS if card.box == "condar" and not card.locked)
    text = code_of(Deck(vanguard.heroes, [NUMBERS[fitting.id], *vanguard.cards[1:]]))
    assert wrong(text) == wrong(text, condar="without") == {"of_condar"}
    assert wrong(text, condar="with") == set(), "exchanged, or agreed upon"


@pytest.mark.rule("TO6.3", "TO6.4")
def test_where_a_card_belongs_limits_nothing_in_duel_and_circle() -> None:
    assert DESIGNS[NUMBERS["troll_raid"]].place == WILD
    assert DESIGNS[NUMBERS["break_the_toll_gate"]].place == URBAN
    town = ["1:break_the_toll_gate"]
    table = lay("raskor_champion", hand=["troll_raid", "earth_elemental"], missions=town, step="attach")
    assert "attach earth_elemental raskor_champion" in table.options
    table.pick("attach nothing")
    assert "play troll_raid" in table.options
    assert table.pick("attempt 1").options[1:] == ["lay earth_elemental might", "lay troll_raid might"]
