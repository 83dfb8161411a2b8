"""The options of a new game in French."""

from typing import Final

from cardwright.text.telling import ChoiceWords
from cardwright.text.typography import french

PLAIN: Final[dict[str, ChoiceWords]] = {
    "artifacts": {
        "title": "Artifacts",
        "text": (
            "28 créatures de plus et, à chaque manche, un artefact par joueur ; "
            "la partie va jusqu'à 80 points au lieu de 60."
        ),
        "values": {"without": "Sans", "with": "Avec"},
    },
    "curse": {
        "title": "Curse",
        "text": (
            "28 créatures de plus, dont certaines maudites ; chacun a un invocateur, et des sceaux qui aident à payer. "
            "Les malédictions qui restent à la fin coûtent des points. 25 des 28 créatures sont de notre invention : "
            "nous ne connaissons pas celles de la boîte."
        ),
        "values": {"without": "Sans", "with": "Avec"},
    },
    "copied_recover": {
        "title": "Copie d'une carte qui quitte l'arène",
        "text": (
            "Si Génie Exalté copie un effet qui fait quitter l'arène à sa propre carte, quelle carte doit partir ?"
        ),
        "values": {"performer": "Génie Exalté", "copied": "La carte copiée"},
    },
    "copied_other": {
        "title": "Copie d'un effet sur une autre carte",
        "text": "Si Brasier copie un effet sur « une autre carte », ce doit être une autre que laquelle ?",
        "values": {"performer": "Brasier", "copied": "La carte copiée"},
    },
    "needless_stones": {
        "title": "Pierres superflues",
        "text": "Peut-on ajouter à un paiement des pierres dont il n'a pas besoin, pour s'en débarrasser ?",
        "values": {"forbidden": "Non", "allowed": "Oui"},
    },
    "tiles": {
        "title": "Artefacts en jeu",
        "text": (
            "Tire-t-on 6 à 8 des onze artefacts pour chaque partie, joue-t-on avec tous, "
            "ou seulement avec les nouvelles créatures, jusqu'à 60 points ?"
        ),
        "values": {"drawn": "Quelques-uns, tirés au sort", "all": "Les onze", "none": "Les créatures seules"},
    },
    "bought_spaces": {
        "title": "Emplacements en plus",
        "text": (
            "Combien d'emplacements en plus Brûleur d'encens et Casque d'Hadès peuvent-ils donner à un joueur "
            "en une partie ?"
        ),
        "values": {"two": "Deux au plus", "any": "Sans limite"},
    },
    "shelter": {
        "title": "Abris",
        "text": "Qui peut voir les cartes qu'un joueur a mises dans son abri ?",
        "values": {"secret": "Ce joueur seul", "open": "Tout le monde"},
    },
    "ash_and_totem": {
        "title": "Cendre et Totem",
        "text": "Cendre revient en main au lieu d'être défaussée. Totem rapporte-t-il quand même sa pierre ?",
        "values": {"ignored": "Non", "counts": "Oui"},
    },
    "summoners": {
        "title": "Invocateurs",
        "text": "Comment chacun reçoit-il son invocateur avant la première manche ?",
        "values": {"picked": "Au choix, à tour de rôle", "dealt": "Par tirage au sort"},
    },
}

CHOICES: Final[dict[str, ChoiceWords]] = {
    name: {
        "title": french(words["title"]),
        "text": french(words["text"]),
        "values": {value: french(title) for value, title in words["values"].items()},
    }
    for name, words in PLAIN.items()
}
