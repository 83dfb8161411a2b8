"""Every Hero and every card of Heroes of Thargos is as printed and has tests that start with its name."""

import re
from pathlib import Path

import pytest

from cardwright.games.thargos.cards.sets import DESIGNS
from cardwright.games.thargos.cards.sets import HEROES as ALL_HEROES
from cardwright.games.thargos.state import Card, Face, Hero
from cardwright.games.thargos.terms import ACTION, FACTIONS, LASTING, MISSION
from tests.thargos.printed import ACTIONS, HEROES, LASTINGS, MISSIONS

HERE = Path(__file__).parent
IDS = [*(hero.id for hero in ALL_HEROES), *(card.id for card in DESIGNS)]
MARKS = {"rulebook": "*", "original": "°"}


def names_in(file: Path) -> list[str]:
    return re.findall(r"^def test_(\w+)", file.read_text(encoding="utf-8"), re.MULTILINE)


def card_of(test: str) -> str | None:
    """The card whose name a test starts with: the longest, so that a test of Guardian starts with no longer name."""
    return max([card for card in IDS if test.startswith(f"{card}_")], key=len, default=None)


def cards_in(pattern: str) -> set[str | None]:
    return {card_of(test) for file in HERE.glob(pattern) for test in names_in(file)}


def test_every_hero_has_tests_that_start_with_its_name() -> None:
    found = cards_in("test_heroes_*.py")
    assert [hero.id for hero in ALL_HEROES if hero.id not in found] == []


@pytest.mark.parametrize("file", sorted(HERE.glob("test_heroes_*.py")), ids=lambda file: file.stem)
def test_every_test_of_heroes_starts_with_the_name_of_one(file: Path) -> None:
    heroes = [hero.id for hero in ALL_HEROES]
    assert [test for test in names_in(file) if card_of(test) not in heroes] == []


def test_every_hero_has_a_test_of_its_injured_face() -> None:
    tests = [test for file in HERE.glob("test_heroes_*.py") for test in names_in(file)]
    hurt = {card_of(test) for test in tests if "injured" in test or "both_faces" in test}
    assert [hero.id for hero in ALL_HEROES if hero.id not in hurt] == []


def test_every_card_has_tests_that_start_with_its_name() -> None:
    found = cards_in("**/test_*.py")
    assert [card.id for card in DESIGNS if card.id not in found] == []


# What is printed.


def joined(words: list[str]) -> str:
    return "+".join(words) or "-"


def three(face: Face) -> str:
    return "dice" if face.dice else f"{face.might}/{face.mind}/{face.mysticism}"


def hero_line(hero: Hero) -> str:
    faction = FACTIONS[hero.faction] if hero.faction >= 0 else "-"
    faces = f"{three(hero.active)} {three(hero.injured)}"
    return f"{hero.number} {hero.id}{MARKS[hero.provenance]} {hero.points} {faces} {faction} {joined(hero.keywords)}"


def head(card: Card) -> str:
    return f"{card.number} {card.id}{MARKS[card.provenance]} {card.pam} {card.copies}{'!' if card.locked else ''}"


def lasting_line(card: Card) -> str:
    factions = sorted(FACTIONS[i] for i in range(len(FACTIONS)) if card.factions >> i & 1)
    gives = "/".join(str(n) for n in card.gives)
    return f"{head(card)} {gives} {joined(factions)} {card.place} {joined(card.keywords)}"


def action_line(card: Card) -> str:
    return f"{head(card)} {card.place} {joined(card.keywords)}"


def mission_line(card: Card) -> str:
    flags = [flag for flag, on in (("passive", card.passive), ("team", card.team)) if on]
    return f"{head(card)} {card.vp} {'/'.join(str(n) for n in card.asks)} {card.place} {joined(flags)}"


def of_kind(kind: int) -> list[Card]:
    """The designs of a kind, by the numbers printed on them."""
    return sorted([card for card in DESIGNS if card.kind == kind], key=lambda card: int(card.number[1:]))


@pytest.mark.rule("T1.5", "T2.3")
def test_every_hero_is_as_printed() -> None:
    assert [hero_line(hero) for hero in ALL_HEROES] == HEROES.splitlines()


@pytest.mark.rule("T1.5", "T1.6", "T2.13")
def test_every_lasting_is_as_printed() -> None:
    assert [lasting_line(card) for card in of_kind(LASTING)] == LASTINGS.splitlines()


@pytest.mark.rule("T1.5", "T1.6")
def test_every_action_is_as_printed() -> None:
    assert [action_line(card) for card in of_kind(ACTION)] == ACTIONS.splitlines()


@pytest.mark.rule("T1.5", "T1.6", "T2.10")
def test_every_mission_is_as_printed() -> None:
    assert [mission_line(card) for card in of_kind(MISSION)] == MISSIONS.splitlines()
