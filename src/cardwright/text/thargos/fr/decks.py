"""Decks of Heroes of Thargos in French: what can be wrong with one, how it is shown, what a file of one says."""

from typing import Final

OBJECTIONS: Final = {
    "no_deck": "Ce n'est ni un deck en TOML ni un code de partage, qui commence par HT.",
    "code_damaged": "Ce code de partage est abîmé : un signe est faux, manque ou est de trop.",
    "code_version": "Ce code de partage est de la version {version} ; seule la version {known} se lit ici.",
    "not_toml": (
        "La ligne {line} est illisible : vérifiez que guillemets et crochets sont fermés et que chaque carte n'est "
        "nommée qu'une fois."
    ),
    "unknown_key": "« {key} » ne veut rien dire ici : un deck indique heroes et [cards].",
    "no_list": 'Les Héros sont une liste de noms entre guillemets : heroes = ["krisoss", "tebezil", …].',
    "no_table": "Les cartes sont un tableau : sous [cards], une ligne pour chacune, par exemple guardian = 2.",
    "no_number": "Après « {name} » vient le nombre d'exemplaires : un nombre entier de 0 à {most}.",
    "unknown": "Aucune carte ne s'appelle « {name} ».",
    "unknown_near": "Aucune carte ne s'appelle « {name} » ; peut-être {near} ?",
    "card_as_hero": "{card} n'est pas un Héros : sa place est parmi les cartes.",
    "hero_as_card": "{card} est un Héros : les Héros ne font jamais partie du deck.",
    "team_size": "Une équipe compte {right} Héros ; celle-ci en a {n}.",
    "same_name": "Une équipe n'a qu'un Héros d'un même nom : {card} est de trop.",
    "locked": "{card} porte un verrou : un deck en contient un seul exemplaire, et non {n}.",
    "too_many": "Un deck contient au plus {most} exemplaires d'une carte ; {card} s'y trouve {n} fois.",
    "deck_size": "Un deck compte {right} cartes ; celui-ci en a {n}.",
    "too_few_missions": "Un deck compte au moins {fewest} Missions ; celui-ci en a {n}.",
    "too_much_pam": "Dans cette partie, le PAM d'un deck est d'au plus {most} ; ici, il est de {n}.",
    "of_condar": "{card} est une carte de Condar, et cette partie se joue sans elles.",
    "of_undead": "{card} fait partie des Morts-Vivants, et cette partie se joue sans eux.",
    "few_missions": (
        "Il y a ici {n} Missions, alors que {right} sont conseillées : fouiller pour trouver la suivante brûlera votre "
        "propre deck."
    ),
    "split": (
        "Pour un récit, un deck compte {right} Avantages, autant d'Actions et de Missions ; "
        "celui-ci en a {lastings}, {actions} et {missions}."
    ),
    "mission_pam": "Pour un récit, les PAM des Missions d'un deck font au plus {most} ensemble ; ici, {n}.",
    "mission_band": (
        "À cette difficulté, les PAM des Missions d'un deck font de {fewest} à {most} ensemble ; ici, {n}."
    ),
    "needless_story": "Un récit a été apporté, et cette partie n'a pas de carte pour lui.",
}

WORDS: Final = {
    "ready": "Decks tout prêts",
    "base": "",
    "undead": "avec --with undead",
    "title": "{name} · {n} points",
    "own": "Équipe et deck",
    "target": "Objectif : {quick} en jeu rapide, {full} en jeu complet",
    "number": "N°",
    "points": "PH",
    "faction": "Faction",
    "lock": "verrou",
    "pam": "PAM",
    "vp": "PV",
    "heroes": "Héros",
    "lasting": "Avantages",
    "action": "Actions",
    "mission": "Missions",
    "might": "Puissance",
    "mind": "Esprit",
    "mysticism": "Mysticisme",
    "dice": "dés",
    "required": "Meilleur Héros · Missions",
    "curve_pam": "PAM : {n} en tout",
    "curve_vp": "PV : {n} en tout",
    "legend": "* nommée dans le livret, le reste est de nous   ° entièrement de nous",
    "code": "Code de partage",
    "file_head": "Une équipe et un deck pour Heroes of Thargos. Ce que le livret ne nomme pas est de nous.",
    "file_rules": (
        "Quatre Héros de quatre noms ; 60 cartes, dont au moins 8 Missions ; au plus 4 exemplaires, 1 d'une carte à "
        "verrou."
    ),
    "file_use": "Pour ajouter une carte, ôtez le # de sa ligne ; le nombre est celui des exemplaires.",
}
