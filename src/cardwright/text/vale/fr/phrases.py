"""French table talk, to be filled in. No phrase puts a name after `de` or `que`, which would ask for an elision."""

from typing import Final

PROMPTS: Final = {
    "from_card": "{card} : {question}",
    "from_card_of": "{card} ({name}) : {question}",
    "hunt": "choisissez une carte à capturer.",
    "turn": "à vous de jouer : vous pouvez {acts} une carte.",
    "turn_or_end": "à vous de jouer : vous pouvez {acts} une carte, ou terminer votre tour.",
    "turn_only_end": "à vous de jouer : il ne vous reste qu'à terminer votre tour.",
    "turn_sell": "vendre",
    "turn_tame": "apprivoiser",
    "turn_summon": "invoquer",
    "turn_remove": "bannir",
    "activate": "choisissez un effet de résolution à activer.",
    "overflow_one": "vous avez 1 pierre de trop : choisissez laquelle défausser.",
    "overflow": "vous avez {n} pierres de trop : choisissez lesquelles défausser.",
    "choose_one": "choisissez un effet.",
    "choose_first": "choisissez {n} récompenses, dans l'ordre de la carte : laquelle en premier ?",
    "choose_next": "choisissez la récompense suivante.",
    "discard": "défaussez {card}.",
    "recover": "récupérez {card}.",
    "take": "prenez en main {card}.",
    "copy": "copiez {card}.",
    "discard_some": "choisissez une carte à défausser, dans l'ordre de votre arène (encore {n} au plus), ou arrêtez.",
    "name": "désignez une personne ayant {card} dans son arène.",
    "rob": "choisissez l'adversaire à qui prendre 1 point.",
    "summon": "invoquez {card} sans payer.",
}

OPTIONS: Final = {
    "hunt": "Capturer {card}",
    "sell": "Vendre {card} contre {stones}",
    "tame_free": "Apprivoiser {card}",
    "summon": "Invoquer {card} en payant {stones}",
    "summon_free": "Invoquer {card} sans payer",
    "remove": "Bannir {card} en payant {stones}",
    "end": "Terminer le tour",
    "activate": "Activer {card}",
    "drop": "Défausser {stones}",
    "discard": "Défausser {card}",
    "recover": "Récupérer {card}",
    "take": "Prendre {card}",
    "copy": "Copier {card}",
    "name": "Désigner {name}",
    "name_yourself": "Vous désigner",
    "rob": "Prendre 1 point à {name}",
    "stop": "Arrêter",
}

EVENTS: Final = {
    "revealed": "On révèle {card}.",
    "hunted": "{who} capture {card}.",
    "sold": "{who} vend {card}.",
    "tamed": "{who} apprivoise {card}.",
    "summoned": "{who} invoque {card} en payant {stones}.",
    "summoned_free": "{who} invoque {card} sans payer.",
    "removed": "{who} bannit {card} en payant {stones}.",
    "activated": "{who} active {card}.",
    "scored": "{who} gagne {points}.",
    "lost": "{who} perd {points}.",
    "gained": "{who} gagne {stones}.",
    "spent": "{who} dépense {stones}.",
    "dropped": "{who} a trop de pierres et défausse {stones}.",
    "drew": "{who} pioche {card}.",
    "recovered": "{who} récupère {card}.",
    "discarded": "{who} défausse {card}.",
    "taken": "{who} prend {card} dans la défausse.",
    "topped": "{who} place {card} sur le dessus de la pioche.",
    "shuffled": "La défausse ({cards}) est mélangée et devient la nouvelle pioche.",
    "copied": "{who} copie {card}.",
    "round_began": "La manche {n} commence ; {who} joue en premier.",
    "turn_began": "C'est à {who} de jouer.",
    "turn_ended": "{who} termine son tour.",
    "ended": "La partie se termine après la manche {n}.",
    "named": "{who} désigne {named}.",
}

OUTCOMES: Final = {
    "won": "{who} l'emporte avec {points}.",
    "on_cards": (
        "{who} l'emporte avec {points} : à égalité avec {others}, mais avec plus de cartes dans l'arène ({cards})."
    ),
    "shared": "{who} partagent la victoire avec {points} et {cards} dans l'arène.",
}
