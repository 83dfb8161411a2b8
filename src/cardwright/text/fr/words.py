"""French, whatever the game: the words of the terminal, the levels of the bots, where a rule comes from."""

from typing import Final

from cardwright.text.typography import french

PLAIN: Final = {
    "player": "Joueur {n}",
    "card": "Carte",
    "waiting": "C'est à {name} de jouer.",
    "handover": "Passez l'écran à {name}, puis appuyez sur Entrée.",
    "welcome": "Bienvenue dans {game}.",
    "saved": "La partie est enregistrée dans {file}.",
    "loaded": "La partie enregistrée dans {file} reprend.",
    "undone": "Votre dernier coup est annulé.",
    "undo_nothing": "Il n'y a rien à annuler.",
    "undo_secret": "Ce coup ne peut pas être annulé : il a révélé une information cachée.",
    "undo_other": "Ce coup ne peut pas être annulé : quelqu'un d'autre a joué depuis.",
    "help_title": "Commandes",
    "help_number": "choisir l'option de ce numéro",
    "help_card": "expliquer une carte",
    "help_undo": "annuler votre dernier coup",
    "help_hint": "demander un conseil",
    "help_log": "montrer ce qui s'est passé",
    "help_save": "enregistrer la partie",
    "help_help": "montrer cette liste",
    "help_quit": "quitter la table ; la partie est gardée",
    "unknown_card": "Aucune carte ne s'appelle « {card} ».",
    "not_an_option": "« {pick} » ne fait pas partie des choix possibles.",
    "game_over": "La partie est terminée.",
    "text": "Texte",
    "go_on": "Pour reprendre :",
    "look_back": "Pour revoir la partie :",
    "seed": "graine {n}",
    "thinking": "{name} réfléchit…",
    "hint_thinking": "Réflexion en cours…",
    "hint_best": "Conseil : {words} ({outlook})",
    "hint_next": "Sinon : {words} ({outlook})",
    "hint_chance": "{chance} % de chances de gagner",
    "about": "{name} : {text}",
    "unclear": "« {text} » peut vouloir dire : {options}.",
    "card_unclear": "« {text} » peut vouloir dire : {cards}.",
    "torn": "La dernière ligne du fichier {file} était coupée ; elle est ignorée.",
    "all_bots": "Personne à cette table n'est humain : il n'y a qu'à regarder.",
    "help_answer": "répondre dans la notation, aussi abrégée que vous voulez",
    "moment": "Après la réponse {n} sur {of}",
    "hint": "Tapez un numéro, ou ? pour l'aide.",
    "you": "vous",
    "choose": "à vous de choisir.",
    "won": "{who} l'emporte.",
    "won_by_several": "{who} se partagent la victoire.",
    "won_by_nobody": "Personne ne l'emporte.",
    # Why an answer is good; a game has reasons of its own besides.
    "reason_only": "Vous n'avez pas d'autre possibilité.",
    "reason_wins": "Ce choix gagne la partie ; « {other} » non.",
    "reason_further": (
        "Ce choix ne rapporte pas plus tout de suite que « {other} », mais il fait mieux aux tours suivants."
    ),
    "reason_ahead": "Ce choix vous laisse en meilleure position à la fin du tour que « {other} ».",
    "reason_behind": "« {other} » vous laisse en meilleure position à la fin du tour, sans plus de chances de gagner.",
    "reason_equal": "« {other} » est à peu près aussi bon : la différence est minime.",
    "deck_needs": "Ce deck est fait pour des parties avec : {expansions}.",
    "deck_fits": "Ce deck convient.",
    # What is wrong with what a player brings, whatever the game.
    "objection_brought_nothing": "Il manque quelque chose : à ce jeu, chacun apporte le sien.",
    "objection_brought_needlessly": "On n'apporte rien à ce jeu.",
    "objection_brought_no_text": "Ce n'est pas du texte brut : il contient des caractères invisibles.",
    "objection_begun_elsewhere": "Cette partie a commencé ailleurs : on n'y apporte plus rien.",
    "objection_not_yours": "La personne qui s'assiéra ici apportera le sien.",
    # The levels of the bots.
    "level_random": "Aléatoire",
    "level_easy": "Facile",
    "level_normal": "Normal",
    "level_hard": "Difficile",
    "level_expert": "Expert",
    # What those are told who are away.
    "notice_turn": "C'est à vous de jouer. À la table : {others}.",
    "notice_alone": "C'est à vous de jouer.",
    "letter_turn": "C'est à vous de jouer sur Cardwright",
    "letter_stop": "Vous recevez ce message parce que vous l'avez demandé. Pour ne plus en recevoir : {link}",
    "letter_confirm": "Est-ce votre adresse ? Cardwright vous le demande",
    "letter_confirm_text": (
        "Quelqu'un souhaite être prévenu à cette adresse quand c'est à son tour de jouer sur Cardwright. Si c'est "
        "vous, ouvrez ce lien dans les 24 heures :\n\n{link}\n\nSinon, ne faites rien : aucun autre message ne "
        "viendra. Ce lien fait oublier l'adresse tout de suite :\n\n{stop}"
    ),
    # Checking a deal.
    "deal_right": "exact",
    "deal_wrong": "FAUX",
    "deal_commitment": "Le secret est bien celui que le serveur avait fixé avant que quiconque s'assoie.",
    "deal_bits": "La place {seat} a ajouté les nombres aléatoires qu'elle avait scellés.",
    "deal_missing": "La place {seat} n'a pas envoyé ses nombres aléatoires à temps : la donne s'est faite sans eux.",
    "deal_key": "La clé de la donne découle du secret et des nombres aléatoires de tout le monde.",
    "deal_answers": "Distribuée avec cette clé, la partie suit le journal : ses {n} réponses sont toutes permises.",
    "deal_compare": "Comparez ceci avec l'engagement que la table montrait avant la donne :",
    "deal_not": "cette donne n'est pas celle qui avait été promise",
}
WORDS: Final = {key: french(text) for key, text in PLAIN.items()}

# What rules.md calls the three places that a rule may come from.
SOURCES: Final = {"livret": "rulebook", "arbitrage": "ruling", "maison": "house"}
