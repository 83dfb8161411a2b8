"""The fixed French phrases of a screen and of the catalogue."""

from typing import Final

SCREEN: Final = {
    "title": "Héros de Thargos",
    "set_base": "Jeu de base",
    "set_condar": "Condar",
    "set_undead": "Morts-Vivants",
    "sort_hero": "Héros",
    "sort_lasting": "Avantages",
    "sort_action": "Actions",
    "sort_mission": "Missions",
    "face_active": "Actif",
    "face_injured": "Blessé",
    "face_name": "{name} ({face})",
    "place_any": "partout",
    "place_urban": "ville",
    "place_wild": "nature",
    "points": "PH",
    "pam": "PAM",
    "vp": "PV",
    "copies": "Exemplaires",
    "locked": "🔒",
    "gives": "Donne",
    "asks": "Exige",
    "faction": "Faction",
    "keywords": "Mots-clés",
    "catalogue_title": "Héros de Thargos : {set}",
    "catalogue_intro": (
        "Page tirée des données des cartes ; pour la refaire : `{command}`. Les cartes dites « création originale » "
        "sont de nous ; de celles que cite le livret de règles, ce qu'il ne dit pas l'est aussi."
    ),
    "catalogue_copies": "🔒 marque une carte à verrou : un deck n'en a qu'un exemplaire.",
    "catalogue_provenance": "Origine",
    "ahead": "environ {n} PV d'avance",
    "behind": "environ {n} PV de retard",
    "level": "à égalité de PV",
}
