"""The names of Heroes of Thargos: every card has its own in each language, short, and the rulebook's if it has one."""

from types import ModuleType

import pytest

from cardwright.games.thargos.cards.sets import DESIGNS, HEROES
from cardwright.text.thargos.en import names as english
from cardwright.text.thargos.fr import names as french
from cardwright.text.thargos.nl import names as dutch

LANGUAGES = (english, french, dutch)
TABLES = {"FACTIONS": 15, "KEYWORDS": 24, "PLANS": 8, "TEAMS": 8, "STORIES": 3}

# A line of a card holds so many letters; the names that are longer are the rulebook's, or translate it.
ROOM = 32
LONG = {
    "raskor_slayer",
    "spinocanth_lightning_attack",
    "infiltrate_the_enemy_colony",
    "escort_the_wounded",
    "locate_the_secret_gate_of_rund",
    "survive_the_jethreki_hordes_attack",
}

# What the French rulebook calls a card, letter for letter.
RULEBOOK = {
    "krisoss": "Krisoss - La Lame de Condar",
    "imperial_general": "Général Impérial",
    "imperial_tracker": "Traqueur Impérial",
    "imperial_healer": "Guérisseur Impérial",
    "tebezil": "Tebezil",
    "jethreki_abomination": "L'Abomination Jethreki",
    "raskor_champion": "Raskor, Champion de Celestia",
    "raskor_slayer": "Raskor, Le Pourfendeur de Monstres",
    "oskillos": "Chasseur Oskillos de Krill",
    "earth_elemental": "Élémentaire de Terre",
    "guardian": "Gardien",
    "makden_warrior_scout": "Éclaireur Guerrier Makden",
    "citizen_of_condar": "Citoyen de Condar",
    "gryphon_of_graxx_ambush": "Embuscade de Gryphon de Graxx",
    "spinocanth_lightning_attack": "Attaque Foudroyante du Spinocanthe",
    "cyclops_of_slavit": "Cyclope de Slavit",
    "troll_raid": "Raid de Troll",
    "darkun_commando_raid": "Raid d'un Commando Darkun",
    "counter_the_meloks_attack": "Contre l'Attaque du Melok",
    "locate_the_beasts_lair": "Localiser le Repaire de la Bête",
    "infiltrate_the_enemy_colony": "Infiltrer la Colonie Ennemie",
    "escort_the_wounded": "Escorter les Blessés au Temple d'Eau d'Elios",
    "hunt_the_darkwolf": "Chasser le Darkwolf",
    "locate_the_secret_gate_of_rund": "Localiser la Porte Secrète de Rund",
    "scatter_your_enemies": "Éparpillez vos Ennemis",
    "secret_hoard_discovered": "Magot Secret Découvert",
    "spy_on_the_guilds_of_kurnor": "Espionner les Guildes de Kurnor",
    "racket_in_kurnor": "Racket à Kurnor",
    "fear_as_a_weapon": "La Peur Comme Arme",
    "survive_the_jethreki_hordes_attack": "Survivre l'Attaque de la Horde Jethreki",
    "uncover_the_secrets_of_metbetoch": "Percer les Secrets de Metbetoch",
    "burn_the_enemy_city": "Brûler la Cité Ennemie",
    "access_the_city_of_condar": "Accéder à la ville de Condar",
    "heros_rest_in_condar": "Le repos d'un héros à Condar",
}


@pytest.mark.parametrize("names", LANGUAGES)
def test_every_card_has_a_name_of_its_own(names: ModuleType) -> None:
    assert set(names.CARDS) == {hero.id for hero in HEROES} | {card.id for card in DESIGNS}
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
    for card in ("guardian", "bronze_guardian_of_kurnor", "temple_guardian"):
        assert all(names.KEYWORDS["guardian"].lower() in names.CARDS[card].lower() for names in LANGUAGES)


@pytest.mark.parametrize("names", LANGUAGES)
def test_names_are_spelled_as_the_language_sets_them(names: ModuleType) -> None:
    # French apostrophes are set where the text is made, with its spaces.
    wrong = "’" if names is french else "'"
    assert not [name for name in names.CARDS.values() if wrong in name or name != name.strip()]
