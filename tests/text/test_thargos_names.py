"""The names of Heroes of Thargos: every card has its own in each language, short, and the rulebook's if it has one."""

from types import ModuleType

import pytest

from cardwright.text.thargos.en import names as english
from cardwright.text.thargos.fr import names as french
from cardwright.text.thargos.nl import names as dutch

LANGUAGES = (english, french, dutch)
KINDS = {"C": 37, "L": 41, "A": 45, "M": 58}
TABLES = {"FACTIONS": 15, "KEYWORDS": 24, "PLANS": 8, "TEAMS": 8, "STORIES": 2}

# A line of a card holds so many letters; the names that are longer are the rulebook's, or translate it.
ROOM = 32
LONG = {"C8", "A2", "M11", "M12", "M17", "M26"}

# What the French rulebook calls a card, letter for letter.
RULEBOOK = {
    "C1": "Krisoss - La Lame de Condar", "C2": "Général Impérial", "C3": "Traqueur Impérial",
    "C4": "Guérisseur Impérial", "C5": "Tebezil", "C6": "L'Abomination Jethreki",
    "C7": "Raskor, Champion de Celestia", "C8": "Raskor, Le Pourfendeur de Monstres",
    "C16": "Chasseur Oskillos de Krill", "L1": "Élémentaire de Terre", "L2": "Gardien",
    "L3": "Éclaireur Guerrier Makden", "L38": "Citoyen de Condar", "A1": "Embuscade de Gryphon de Graxx",
    "A2": "Attaque Foudroyante du Spinocanthe", "A3": "Cyclope de Slavit", "A4": "Raid de Troll",
    "A5": "Raid d'un Commando Darkun", "M3": "Contre l'Attaque du Melok", "M10": "Localiser le Repaire de la Bête",
    "M11": "Infiltrer la Colonie Ennemie", "M12": "Escorter les Blessés au Temple d'Eau d'Elios",
    "M16": "Chasser le Darkwolf", "M17": "Localiser la Porte Secrète de Rund", "M20": "Éparpillez vos Ennemis",
    "M21": "Magot Secret Découvert", "M22": "Espionner les Guildes de Kurnor", "M23": "Racket à Kurnor",
    "M24": "La Peur Comme Arme", "M26": "Survivre l'Attaque de la Horde Jethreki",
    "M29": "Percer les Secrets de Metbetoch", "M34": "Brûler la Cité Ennemie", "M38": "Accéder à la ville de Condar",
    "M39": "Le repos d'un héros à Condar",
}  # fmt: skip


@pytest.mark.parametrize("names", LANGUAGES)
def test_every_card_has_a_name_of_its_own(names: ModuleType) -> None:
    assert list(names.CARDS) == [f"{kind}{n}" for kind, last in KINDS.items() for n in range(1, last + 1)]
    assert len(set(names.CARDS.values())) == len(names.CARDS)


@pytest.mark.parametrize("table", TABLES)
def test_the_languages_name_the_same_things(table: str) -> None:
    named = [list(getattr(names, table)) for names in LANGUAGES]
    assert named[0] == named[1] == named[2]
    assert [len(set(getattr(names, table).values())) for names in LANGUAGES] == [TABLES[table]] * 3


@pytest.mark.parametrize("names", LANGUAGES)
def test_a_name_fits_on_its_card(names: ModuleType) -> None:
    assert {card for card, name in names.CARDS.items() if len(name) > ROOM} <= LONG


def test_the_names_of_the_rulebook_stand_as_printed() -> None:
    assert {card: french.CARDS[card] for card in RULEBOOK} == RULEBOOK


def test_a_guardian_is_called_so_in_every_language() -> None:
    for card in ("L2", "L7", "L8"):
        assert all(names.KEYWORDS["guardian"].lower() in names.CARDS[card].lower() for names in LANGUAGES)


@pytest.mark.parametrize("names", LANGUAGES)
def test_names_are_spelled_as_the_language_sets_them(names: ModuleType) -> None:
    # French apostrophes are set where the text is made, with its spaces.
    wrong = "’" if names is french else "'"
    assert not [name for name in names.CARDS.values() if wrong in name or name != name.strip()]
