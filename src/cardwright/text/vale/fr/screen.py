"""The fixed French phrases of a screen and of the catalogue."""

from typing import Final

SCREEN: Final = {
    "round": "Manche {n} sur {of}",
    "deck": "Pioche",
    "pile": "Défausse",
    "hand": "Main",
    "area": "Arène",
    "stones": "Pierres",
    "score": "Score",
    "cost": "Coût",
    "empty": "vide",
    "catalogue_title": "The Vale of Eternity : {set}",
    "catalogue_intro": (
        "Page tirée des données des cartes ; pour la refaire : `{command}`. Tous les effets sont obligatoires. "
        "Les noms que cite un livret de règles sont les siens ; les autres sont traduits par nous."
    ),
    "catalogue_family": "{n} cartes. En vendre une rapporte {stones}.",
    "catalogue_kinds": "Effets",
    "catalogue_provenance": "Origine",
    # In a terminal.
    "letters": "RBV",
    "sells": "Se vend",
    "prices": "Prix de vente :",
    "first_is": "Joue en premier : {name}",
    "ahead": "environ {points} d'avance",
    "behind": "environ {points} de retard",
    "level": "à égalité de points",
    "top": "dessus : {card}",
    "help_pile": "parcourir la défausse",
    "help_hand": "lire votre main",
    # With expansions.
    "over": "partie terminée",
    "goal": "objectif {n}",
    "setting_up": "Avant la manche 1",
    "display": "Artefacts :",
    "shelter": "Abri",
    "appeased": "Apaisées",
    "seals": "Sceaux",
    "curses": "Malédictions",
    "curses_mark": "malédictions",
    "on_cards": "et {n} sur des cartes",
    "extra": "({n} en plus)",
    "sort_tile": "Artefacts",
    "sort_summoner": "Invocateurs",
    "one_tile": "artefact",
    "one_summoner": "invocateur",
    "set_base": "Jeu de base",
    "set_artifacts": "Artifacts",
    "set_curse": "Curse",
}
