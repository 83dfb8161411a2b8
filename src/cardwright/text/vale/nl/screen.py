"""The fixed Dutch phrases of a screen and of the catalogue."""

from typing import Final

SCREEN: Final = {
    "round": "Ronde {n} van {of}",
    "deck": "Trekstapel",
    "pile": "Aflegstapel",
    "hand": "Hand",
    "area": "Speelgebied",
    "stones": "Stenen",
    "score": "Score",
    "cost": "Kost",
    "empty": "leeg",
    "catalogue_title": "The Vale of Eternity: {set}",
    "catalogue_intro": (
        "Gemaakt uit de gegevens van de kaarten; opnieuw maken: `{command}`. Elk effect is verplicht. "
        "Namen die in een spelregelboekje staan, zijn die van het boekje; de andere hebben wij vertaald."
    ),
    "catalogue_family": "{n} kaarten. Verkoop levert {stones} op.",
    "catalogue_kinds": "Effecten",
    "catalogue_provenance": "Herkomst",
    # In a terminal.
    "letters": "RBP",
    "sells": "Brengt op",
    "prices": "Verkoop:",
    "first_is": "Startspeler: {name}",
    "ahead": "ongeveer {points} voor",
    "behind": "ongeveer {points} achter",
    "level": "gelijk in punten",
    "top": "bovenop: {card}",
    "help_pile": "bekijk de aflegstapel",
    "help_hand": "lees je handkaarten",
    # With expansions.
    "over": "spel afgelopen",
    "goal": "doel {n}",
    "setting_up": "Vóór ronde 1",
    "display": "Artefacten:",
    "shelter": "Schuilplaats",
    "appeased": "Bedaard",
    "seals": "Zegels",
    "curses": "Vloeken",
    "curses_mark": "vloeken",
    "on_cards": "en {n} op kaarten",
    "extra": "({n} extra)",
    "sort_tile": "Artefacten",
    "sort_summoner": "Oproepers",
    "one_tile": "artefact",
    "one_summoner": "oproeper",
    "set_base": "Basisspel",
    "set_artifacts": "Artifacts",
    "set_curse": "Curse",
}
