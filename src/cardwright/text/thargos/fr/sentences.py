"""What cards do, in French: a phrase for each key of the walk. A verb in brackets can become an infinitive."""

from typing import Final

SENTENCES: Final = {
    # How steps are joined.
    "row": "{steps:, |, puis }",
    "row_within": "{steps:, |, puis }",
    "row_if": "{steps:, | ; }",
    "next": "{step}",
    "if": "si {test}, {then}",
    "if_else": "si {test}, {then} ; sinon, {otherwise}",
    "may": "vous pouvez {what.infinitive}",
    "may_use": "jusqu'à {n} fois dans la partie, vous pouvez {what.infinitive}",
    "may_pay": "vous pouvez {cost.infinitive} pour {then.infinitive}",
    "choose": "choisissez : {branches: ; | ; ou }",
    "branch": "{what.infinitive}",
    "on_roll": "[lancez] un dé ; sur {rolled}, {then}",
    "on_roll_else": "[lancez] un dé ; sur {rolled}, {then} ; sinon, {otherwise}",
    "roll_or": "{low} ou {high}",
    "roll_to": "{low} à {high}",
    # Cards.
    "draw": "[piochez] {n} {n:carte/cartes} {per}",
    "draw_by": "{who} pioche {n} {n:carte/cartes} {per}",
    "discard": "[défaussez] {n} {n:carte/cartes}",
    "discard_by": "{who} défausse {n} {n:carte/cartes}",
    "discard_hand_by": "{who} défausse toute sa main",
    "discard_at_random": "{who} défausse {n} {n:carte/cartes} au hasard",
    "take_away": "[regardez] la main {who.de}, dont ce joueur défausse {n} {n:carte/cartes} de votre choix",
    "look": "[regardez] la main {who.de}",
    "look_at_some": "[regardez] {n} {n:carte/cartes} au hasard dans la main {who.de}",
    "lose_this": "[défaussez] cette carte",
    "set_aside": "[mettez] cette carte à l'écart pour de bon",
    "burn": "[brûlez] les {n} cartes du dessus de votre deck",
    "burn_by": "{who} brûle les {n} cartes du dessus de son deck",
    "burn_one": "[brûlez] la carte du dessus de votre deck",
    "burn_one_by": "{who} brûle la carte du dessus de son deck",
    "scry": (
        "[regardez] les {n} cartes du dessus de votre deck, [mettez] dessous celles que vous voulez "
        "et [remettez] les autres dessus dans l'ordre de votre choix"
    ),
    "scry_by": (
        "[regardez] les {n} cartes du dessus du deck {who.de}, [mettez] dessous celles que vous voulez "
        "et [remettez] les autres dessus dans l'ordre de votre choix"
    ),
    "scry_one": "[regardez] la carte du dessus de votre deck et [remettez] cette carte dessus ou dessous",
    "scry_one_by": "[regardez] la carte du dessus du deck {who.de} et [remettez] cette carte dessus ou dessous",
    "cycle": "[mettez] jusqu'à {n} cartes de votre main sous votre deck et [piochez] autant de cartes",
    "cycle_one": "[mettez] une carte de votre main sous votre deck et [piochez] une carte",
    "recover": "[récupérez] en main {card} de votre défausse",
    "restore": "[mettez] les {n} cartes du dessus de votre défausse sous votre deck",
    # Heroes.
    "injure": "[blessez] {hero}",
    "heal": "[guérissez] {hero}",
    "heal_some": "[guérissez] jusqu'à {n} de vos Héros",
    "trade_places": "[échangez] les places de deux de vos Héros",
    "trade_places_by": "[échangez] les places de deux Héros {who.de}",
    "reroll": "[relancez] un des dés {hero.de}",
    "strip": "[dépouillez] {hero} d'un Avantage (au choix de son joueur)",
    "strip_by_you": "[dépouillez] {hero} d'un Avantage (à votre choix)",
    "strip_each": (
        "[dépouillez] d'un Avantage chaque Héros adverse qui en porte deux ou plus (au choix de son joueur)"
    ),
    "strip_all": "[dépouillez] {hero} de tous ses Avantages",
    "pass_this_on": "[transmettez] cette carte à un autre de vos Héros",
    "pass_on": "[transmettez] un Avantage {hero.de} à un autre de vos Héros",
    "attach": "[attachez] {lasting} {source} {hero.à}",
    "attach_some": "[attachez] jusqu'à {n} Avantages {source} à vos Héros",
    # Conflicts.
    "gets": "{hero} reçoit {boosts:, | et } {per}",
    "give": "[donnez] {boosts:, | et } {hero.à} {per}",
    "gets_this_turn": "{hero} reçoit {boosts:, | et } jusqu'à la fin du tour",
    "gets_until_next_turn": "{hero} reçoit {boosts:, | et } jusqu'au début de votre prochain tour",
    "boost_one": "[ajoutez] {n} à un attribut exigé {hero.de}, à votre choix",
    "ease": "chaque valeur de la Mission compte {n} de moins",
    "harden": "chaque valeur de la Mission compte {n} de plus",
    "cap": "{foe} peut poser au plus {n} cartes",
    "spy": "[espionnez] {n} {n:carte cachée/cartes cachées} {foe.de}",
    "spy_all": "[espionnez] toutes les cartes cachées {foe.de} sur un attribut",
    "add_card": "[posez] encore 1 carte sur un attribut où vous en avez posé une",
    "withdraw": "[reprenez] en main 1 de vos cartes cachées",
    "void": "la carte révélée {foe.de} qui a le PAM le plus faible compte 0",
    "keep": "[reprenez] en main 1 des cartes que vous avez posées au lieu de la défausser",
    "gamble": (
        "[retournez] la carte du dessus de votre deck, [ajoutez] son PAM à un attribut exigé, "
        "puis [défaussez] cette carte"
    ),
    "feint": "[déplacez] 1 de vos cartes révélées vers un autre attribut exigé",
    "attempt": "vous pouvez faire une tentative de plus ce tour-ci{hero}",
    "attempt_eased": (
        "vous pouvez faire une tentative de plus ce tour-ci{hero}, où chaque valeur de la Mission compte {n} de moins"
    ),
    "with_hero": " avec {hero}",
    # Tracks.
    "seal": "[scellez] {track} (personne ne peut y tenter la Mission jusqu'au début de votre prochain tour)",
    "swap_missions": "[échangez] deux Missions de vos pistes",
    "replace_mission": (
        "[remplacez] une Mission de vos pistes par une Mission de votre main (son propriétaire défausse l'ancienne)"
    ),
    "worth_more": "cette Mission vaut 1 PV de plus",
    "unscore": "{who} met à l'écart une Mission de {n} PV de sa pile de score",
    # Whether.
    "is_injured": "{hero} est Blessé",
    "behind": "un adversaire a plus de PV que vous",
    "has_lastings": "{hero} porte {n} Avantages ou plus",
    "has_no_lasting": "{hero} ne porte aucun Avantage",
    "has_keyword": "{hero} porte un {keyword}",
    "you_laid_none": "vous n'avez posé aucune carte",
    "foe_laid": "{foe} a posé {n} cartes ou plus",
    "mission_worth": "la Mission vaut au plus {n} PV",
    "mission_urban": "la Mission se déroule en ville",
    # When.
    "clause": "{moment} : {what}",
    "instead_of_action": "à la place d'une Action, jusqu'à {n} fois dans la partie : {what}",
    "post": "jouez cette carte sur une de vos pistes ({n} {n:utilisation/utilisations}). {moment.capital} : {what}",
    "moment_turn": "au début de votre tour",
    "moment_attach": "quand cette carte est attachée",
    "moment_bestow": "quand un Avantage est attaché {hero.à}",
    "moment_attack": "quand {hero} tente une Mission",
    "moment_defend": "quand {hero} défend",
    "moment_conflict": "dans un conflit {hero.de}",
    "moment_laid": "quand {hero} défend, une fois que l'attaquant a fini de poser ses cartes",
    "moment_answered": "quand {hero} tente une Mission, une fois que le défenseur a fini de poser ses cartes",
    "moment_foe_laid": "dans un conflit {hero.de}, une fois que l'ennemi a fini de poser ses cartes",
    "moment_reveal": "dans un conflit {hero.de}, après la révélation",
    "moment_won": "quand {hero} accomplit une Mission",
    "moment_held": "quand {hero} repousse une tentative",
    "moment_beaten": "quand {hero} a perdu une défense",
    "moment_injured": "quand {hero} est blessé",
    # What holds while a card can be seen.
    "three_dice": "trois dés sont la Puissance, l'Esprit et le Mysticisme de ce Héros",
    "sharpen": "{cards} que vous posez dans un conflit {hero.de} compte {n} de plus",
    "firm": "une égalité repousse une tentative contre ce Héros",
    "hand_limit": "votre limite de main est de {n}",
    "more_lastings": "vous pouvez attacher {n} {n:Avantage/Avantages} de plus à chaque tour",
    "spare": "au lieu d'une blessure de ce Héros, {what}",
    "spare_if_you_like": "au lieu d'une blessure de ce Héros, vous pouvez {what.infinitive}",
    "bar_track_actions": "dans les conflits de ce Héros, l'ennemi ne peut pas utiliser les Actions sur la piste",
    "bar_lay_action": "dans les conflits de ce Héros, l'ennemi ne peut pas poser d'Action",
    "bar_lay_mission": "dans les conflits de ce Héros, l'ennemi ne peut pas poser de Mission",
    "bar_spying": "dans les conflits de ce Héros, personne ne peut espionner les cartes cachées",
    "bar_injury_effects": "les effets des adversaires ne peuvent pas blesser ce Héros",
    "bar_strip": "les effets des adversaires ne peuvent pas dépouiller vos Héros de leurs Avantages",
    "bar_big_missions": "ce Héros ne peut pas tenter de Mission valant {n} PV ou plus",
    "bar_heal_effects": "les autres cartes ne peuvent pas guérir ce Héros",
    "bar_capture": "ce Héros ne peut pas être capturé tant qu'un autre de vos Héros est Blessé",
}
