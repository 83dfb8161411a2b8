"""The fixed English phrases of a screen and of the catalogue."""

from typing import Final

SCREEN: Final = {
    "title": "Heroes of Thargos",
    "set_base": "Base game",
    "set_condar": "Condar",
    "set_undead": "Undead",
    "sort_hero": "Heroes",
    "sort_lasting": "Lastings",
    "sort_action": "Actions",
    "sort_mission": "Missions",
    "face_active": "Active",
    "face_injured": "Injured",
    "face_name": "{name} ({face})",
    "place_any": "anywhere",
    "place_urban": "town",
    "place_wild": "the wild",
    "points": "Hero points",
    "pam": "PAM",
    "vp": "VP",
    "copies": "Copies",
    "locked": "🔒",
    "gives": "Gives",
    "asks": "Requires",
    "faction": "Faction",
    "keywords": "Keywords",
    "catalogue_title": "Heroes of Thargos: {set}",
    "catalogue_intro": (
        "Made from the cards’ own data; to make it again: `{command}`. Cards marked “original” are ours; of those that "
        "the rulebook names, what it does not say is ours too."
    ),
    "catalogue_copies": "🔒 marks a locked card: a deck holds one copy of it at most.",
    "catalogue_provenance": "Origin",
    "ahead": "about {n} VP ahead",
    "behind": "about {n} VP behind",
    "level": "level on VP",
}
