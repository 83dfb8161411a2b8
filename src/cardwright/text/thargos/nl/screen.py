"""The fixed Dutch phrases of a screen and of the catalogue."""

from typing import Final

SCREEN: Final = {
    "title": "Heroes of Thargos",
    "set_base": "Basisspel",
    "set_condar": "Condar",
    "set_undead": "Ondoden",
    "sort_hero": "Helden",
    "sort_lasting": "Versterkingen",
    "sort_action": "Acties",
    "sort_mission": "Missies",
    "face_active": "Actief",
    "face_injured": "Gewond",
    "face_name": "{name} ({face})",
    "place_any": "overal",
    "place_urban": "stad",
    "place_wild": "wildernis",
    "points": "Heldenpunten",
    "pam": "PAM",
    "vp": "OP",
    "copies": "Exemplaren",
    "locked": "🔒",
    "gives": "Geeft",
    "asks": "Vereist",
    "faction": "Factie",
    "keywords": "Trefwoorden",
    "catalogue_title": "Heroes of Thargos: {set}",
    "catalogue_intro": (
        "Gemaakt uit de gegevens van de kaarten zelf; opnieuw maken: `{command}`. Kaarten met ‘eigen ontwerp’ zijn van "
        "ons; wat het spelregelboekje niet zegt van de kaarten die het noemt, is dat ook."
    ),
    "catalogue_copies": "🔒 staat bij een kaart met een slot: een deck heeft er hoogstens één exemplaar van.",
    "catalogue_provenance": "Herkomst",
    "ahead": "ongeveer {n} OP voor",
    "behind": "ongeveer {n} OP achter",
    "level": "gelijk in OP",
}
