"""The options of a new game in French."""

from typing import Final

from cardwright.text.telling import ChoiceWords
from cardwright.text.thargos.fr.names import STORIES, TEAMS
from cardwright.text.typography import french

# Whom a player alone can meet, and with how much Infamy.
RIVALS: Final = {id: name for id, name in TEAMS.items() if id != "grave"}
INFAMY: Final = {str(n): str(n) for n in range(7)}

PLAIN: Final[dict[str, ChoiceWords]] = {
    "mode": {
        "title": "Mode",
        "text": (
            "À deux, on se fait face sur quatre pistes ; de trois à six, on est en cercle, "
            "avec deux pistes vers chaque voisin ; en solo, on affronte le Rival, pour qui les dés décident ; "
            "dans un récit, un à quatre groupes rivalisent sur une carte de Missions, et en récit solo, on y affronte "
            "le Rival."
        ),
        "values": {
            "duel": "Duel",
            "circle": "Cercle",
            "solo": "Solo",
            "story": "Récit",
            "story-solo": "Récit solo",
        },
    },
    "story": {
        "title": "Récit",
        "text": "Quel récit joue-t-on ?",
        "values": STORIES,
    },
    "missions": {
        "title": "Missions du deck",
        "text": (
            "Quelle est la force de vos Missions comme modificateurs ? Ensemble, leurs PAM font 50 ou plus, "
            "de 30 à 49, ou de 20 à 29."
        ),
        "values": {"easy": "Facile", "medium": "Moyen", "hard": "Difficile"},
    },
    "rival": {
        "title": "Rival",
        "text": "Quels Héros et quel deck mène le Rival ?",
        "values": {"chance": "Le hasard en décide", **RIVALS},
    },
    "difficulty": {
        "title": "Difficulté",
        "text": (
            "En Facile, la Pile d'Attaque et la Pile de Défense du Rival ont une carte de moins, en Difficile une de "
            "plus."
        ),
        "values": {"easy": "Facile", "normal": "Normal", "hard": "Difficile"},
    },
    "infamy": {
        "title": "Infamie",
        "text": "Avec combien d'Infamie le Rival commence-t-il ? Il pose autant de cartes de plus.",
        "values": INFAMY,
    },
    "effects": {
        "title": "Effets du Rival",
        "text": "Quels effets de ses cartes ont lieu ? Là où l'un laisse un choix, le hasard décide.",
        "values": {"automatic": "Ceux qui ne laissent aucun choix", "all": "Tous"},
    },
    "condar": {
        "title": "Condar",
        "text": "Les decks peuvent contenir les cartes de Condar : 18 Missions, 7 Actions et le Citoyen de Condar.",
        "values": {"without": "Sans", "with": "Avec"},
    },
    "undead": {
        "title": "Morts-Vivants",
        "text": (
            "Une équipe peut être de Morts-Vivants : chaque blessure dépouille d'un Avantage, et des Héros sont "
            "capturés. Toutes ces cartes sont de nous."
        ),
        "values": {"without": "Sans", "with": "Avec"},
    },
    "length": {
        "title": "Longueur",
        "text": (
            "L'objectif est la moitié des PH de l'équipe, ou leur somme ; avec un nouveau mélange, "
            "un deck brûlé est refait une fois."
        ),
        "values": {"quick": "Jeu rapide", "full": "Jeu complet", "reshuffle": "Jeu complet, avec un nouveau mélange"},
    },
    "lists": {
        "title": "Listes des decks",
        "text": "Qui peut lire le contenu du deck d'un joueur ?",
        "values": {"hidden": "Lui seul", "open": "Tout le monde"},
    },
    "points": {
        "title": "Construction à points",
        "text": (
            "Combien le PAM des 60 cartes d'un deck peut-il faire en tout ? 60 est faible, 120 moyen, 180 fort ; "
            "on peut convenir de tout nombre de 60 à 240."
        ),
        "values": {"none": "Autant que l'on veut", "60": "60", "120": "120", "180": "180"},
    },
    "first": {
        "title": "Premier joueur",
        "text": "Que compare-t-on pour le désigner : le PAM d'une carte du deck, un dé, ou un Héros inutilisé ?",
        "values": {"pam": "PAM", "die": "Un dé", "heroes": "PH"},
    },
    "first_mission": {
        "title": "Première Mission",
        "text": "Qui pose la première Mission, une fois les Héros placés ?",
        "values": {"first": "Le premier joueur", "last": "Qui a placé le dernier Héros"},
    },
    "factions": {
        "title": "Factions",
        "text": (
            "Un Avantage qui porte des symboles de faction doit-il aller à un Héros qui a l'un d'eux ? "
            "Un Renégat les prend tous."
        ),
        "values": {"off": "Non", "on": "Oui"},
    },
    "last_ditch": {
        "title": "Dernière chance",
        "text": "Qui ne peut plus piocher finit-il son tour avant de perdre ?",
        "values": {"off": "Non", "on": "Oui"},
    },
    "answer": {
        "title": "Cartes du défenseur",
        "text": (
            "Si une Mission exige plusieurs attributs, le défenseur ne pose que là où l'attaquant a posé : sur chacun "
            "de ces attributs ou nulle part, ou librement, jusqu'à deux cartes de plus que l'attaquant."
        ),
        "values": {"mirror": "Effet miroir", "ceiling": "Plafond"},
    },
    "single": {
        "title": "Missions à un attribut",
        "text": "Le défenseur peut-il y poser des cartes même si l'attaquant n'en a posé aucune ?",
        "values": {"free": "Oui", "mirrored": "Non"},
    },
    "dice": {
        "title": "Héros à dés",
        "text": "Quand lance-t-on les dés d'un Héros sans attributs fixes ?",
        "values": {"turn": "Au début de chaque tour", "declared": "Quand une tentative est annoncée"},
    },
    "empty": {
        "title": "Deck vide",
        "text": "Quand un deck vide fait-il perdre à l'étape de pioche ?",
        "values": {"draw": "S'il faut une carte", "always": "Dans tous les cas"},
    },
}


def typeset(words: ChoiceWords) -> ChoiceWords:
    values = {value: french(title) for value, title in words["values"].items()}
    return {"title": french(words["title"]), "text": french(words["text"]), "values": values}


CHOICES: Final = {name: typeset(words) for name, words in PLAIN.items()}
