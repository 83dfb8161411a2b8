"""What cards do, in Dutch: a phrase for each key of the walk. `text/grammar.py` says what the signs around verbs do."""

from typing import Final

SENTENCES: Final = {
    # How steps are joined.
    "row": "{steps:. }",
    "row_within": "{steps:, | en }",
    "row_if": "{steps:, |; }",
    "next": "{step.dan}",
    "if": "als {test}, {then.je}",
    "if_else": "als {test}, {then.je}; anders {otherwise.je}",
    "may": "[je mag] {what.infinitive}",
    "may_use": "[je mag] hoogstens {n} keer in het spel {what.infinitive}",
    "may_pay": "[je mag] {cost.infinitive} om {then.te}",
    "choose": "[kies]: {branches:; |; of }",
    "branch": "{what.plain}",
    "on_roll": "[gooi] een dobbelsteen <|gooien>; bij {rolled} {then.je}",
    "on_roll_else": "[gooi] een dobbelsteen <|gooien>; bij {rolled} {then.je}; anders {otherwise.je}",
    "roll_one": "een {low}",
    "roll_or": "{low} of {high}",
    "roll_to": "{low} tot en met {high}",
    # Cards.
    "draw": "[trek] {n} {n:kaart/kaarten} {per} <|trekken>",
    "draw_by": "[trekt|{who}] {n} {n:kaart/kaarten} {per}",
    "discard": "[leg] {n} {n:kaart/kaarten} <af|afleggen>",
    "discard_by": "[legt|{who}] {n} {n:kaart/kaarten} af",
    "discard_hand": "[leg] je hele hand <af|afleggen>",
    "discard_hand_by": "[legt|{who}] de hele hand af",
    "discard_at_random": "[legt|{who}] op goed geluk {n} {n:kaart/kaarten} af",
    "take_away": (
        "[bekijk] de hand van {who} <|bekijken>, waarvan die speler {n} {n:kaart/kaarten} naar jouw keuze aflegt"
    ),
    "look": "[bekijk] de hand van {who} <|bekijken>",
    "look_at_some": "[bekijk] op goed geluk {n} {n:kaart/kaarten} in de hand van {who} <|bekijken>",
    "lose_this": "[leg] deze kaart <af|afleggen>",
    "set_aside": "[leg] deze kaart voorgoed <opzij|opzijleggen>",
    "burn": "[verbrand] de bovenste {n} kaarten van je deck <|verbranden>",
    "burn_by": "[verbrandt|{who}] de bovenste {n} kaarten van zijn deck",
    "burn_one": "[verbrand] de bovenste kaart van je deck <|verbranden>",
    "burn_one_by": "[verbrandt|{who}] de bovenste kaart van zijn deck",
    "scry": (
        "[bekijk] de bovenste {n} kaarten van je deck <|bekijken>, [leg] er zoveel onder als je wilt <|leggen> "
        "en [leg] de rest <terug|terugleggen> in de volgorde die je wilt"
    ),
    "scry_by": (
        "[bekijk] de bovenste {n} kaarten van het deck van {who} <|bekijken>, "
        "[leg] er zoveel onder als je wilt <|leggen> en [leg] de rest <terug|terugleggen> in de volgorde die je wilt"
    ),
    "scry_one": "[bekijk] de bovenste kaart van je deck <|bekijken> en [leg] die terug of onder het deck <|leggen>",
    "scry_one_by": (
        "[bekijk] de bovenste kaart van het deck van {who} <|bekijken> en [leg] die terug of onder dat deck <|leggen>"
    ),
    "cycle": "[leg] maximaal {n} kaarten uit je hand onder je deck <|leggen> en [trek] er evenveel <|trekken>",
    "cycle_one": "[leg] een kaart uit je hand onder je deck <|leggen> en [trek] een kaart <|trekken>",
    "recover": "[neem] {card} uit je aflegstapel <terug|terugnemen> in je hand",
    "restore": "[leg] de bovenste {n} kaarten van je aflegstapel onder je deck <|leggen>",
    # Heroes.
    "injure": "[verwond] {hero} <|verwonden>",
    "heal": "[genees] {hero} <|genezen>",
    "heal_some": "[genees] maximaal {n} van je Helden <|genezen>",
    "trade_places": "[laat] twee van je Helden van plaats <wisselen|laten wisselen>",
    "trade_places_by": "[laat] twee Helden van {who} van plaats <wisselen|laten wisselen>",
    "reroll": "[gooi] een van de dobbelstenen van {hero} opnieuw <|gooien>",
    "strip": "[ontneem] {hero} een Versterking <|ontnemen> (zijn speler kiest welke)",
    "strip_by_you": "[ontneem] {hero} een Versterking <|ontnemen> (jij kiest welke)",
    "strip_each": (
        "[ontneem] elke Held van je tegenstanders met twee of meer Versterkingen een Versterking <|ontnemen> "
        "(zijn speler kiest welke)"
    ),
    "strip_all": "[ontneem] {hero} alle Versterkingen <|ontnemen>",
    "pass_this_on": "[geef] deze kaart aan een andere van je Helden <door|doorgeven>",
    "pass_on": "[geef] een Versterking van {hero} aan een andere van je Helden <door|doorgeven>",
    "attach": "[leg] bij {hero} {lasting} {source} <aan|aanleggen>",
    "attach_some": "[leg] bij je Helden maximaal {n} Versterkingen {source} <aan|aanleggen>",
    # Conflicts.
    "gets": "[krijgt|{hero}] {boosts:, | en } {per}",
    "give": "[geef] {hero} {boosts:, | en } {per} <|geven>",
    "gets_this_turn": "[krijgt|{hero}] {boosts:, | en } tot het einde van de beurt",
    "gets_until_next_turn": "[krijgt|{hero}] {boosts:, | en } tot het begin van je volgende beurt",
    "boost_one": "[tel] {n} <op|optellen> bij één vereiste eigenschap van {hero}",
    "ease": "[telt|elke waarde van de Missie] {n} lager",
    "harden": "[telt|elke waarde van de Missie] {n} hoger",
    "cap": "[mag|{foe}] hoogstens {n} kaarten leggen",
    "spy": "[bespied] {n} gedekte {n:kaart/kaarten} van {foe} <|bespieden>",
    "spy_all": "[bespied] alle gedekte kaarten van {foe} bij één eigenschap <|bespieden>",
    "add_card": "[leg] nog 1 kaart <|leggen> bij een eigenschap waar je er al een hebt gelegd",
    "withdraw": "[neem] 1 van je gedekte kaarten <terug|terugnemen> in je hand",
    "void": "[telt|de onthulde kaart van {foe} met de laagste PAM] 0",
    "keep": "[neem] 1 van de kaarten die je hebt gelegd <terug|terugnemen> in je hand in plaats van haar af te leggen",
    "gamble": (
        "[draai] de bovenste kaart van je deck <om|omdraaien>, [tel] haar PAM <op|optellen> bij één vereiste "
        "eigenschap en [leg] haar <af|afleggen>"
    ),
    "feint": "[verleg] 1 van je onthulde kaarten naar een andere vereiste eigenschap <|verleggen>",
    "attempt": "[je mag] deze beurt een extra poging doen{hero}",
    "attempt_eased": (
        "[je mag] deze beurt een extra poging doen{hero}, waarbij elke waarde van de Missie {n} lager telt"
    ),
    "with_hero": " met {hero}",
    # Tracks.
    "seal": (
        "[verzegel] {track} <|verzegelen> (niemand mag de Missie daar proberen tot het begin van je volgende beurt)"
    ),
    "swap_missions": "[verwissel] twee Missies op je banen <|verwisselen>",
    "replace_mission": (
        "[vervang] een Missie op je banen door een uit je hand <|vervangen> (haar eigenaar legt de oude af)"
    ),
    "worth_more": "[is|deze Missie] 1 OP meer waard",
    "unscore": "[legt|{who}] een Missie van {n} OP van zijn scorestapel opzij",
    # Whether, with the verb at the end.
    "is_injured": "{hero} Gewond is",
    "behind": "een tegenstander meer OP heeft dan jij",
    "has_lastings": "{hero} {n} of meer Versterkingen heeft",
    "has_no_lasting": "{hero} geen Versterking heeft",
    "has_keyword": "{hero} een {keyword} heeft",
    "you_laid_none": "je geen kaart hebt gelegd",
    "you_laid": "je {n} of meer kaarten hebt gelegd",
    "foe_laid_none": "{foe} geen kaart heeft gelegd",
    "foe_laid": "{foe} {n} of meer kaarten heeft gelegd",
    "mission_worth": "de Missie hoogstens {n} OP waard is",
    "mission_urban": "de Missie zich in een stad afspeelt",
    "mission_wild": "de Missie zich in de wildernis afspeelt",
    # When.
    "clause": "{moment}: {what}",
    "instead_of_action": "als je handeling, hoogstens {n} keer in het spel: {what}",
    "post": "speel deze kaart op een van je banen ({n} keer te gebruiken). {moment.capital}: {what}",
    "moment_turn": "aan het begin van je beurt",
    "moment_attach": "wanneer deze kaart wordt aangelegd",
    "moment_bestow": "wanneer bij {hero} een Versterking wordt aangelegd",
    "moment_attack": "wanneer {hero} een Missie probeert",
    "moment_defend": "wanneer {hero} verdedigt",
    "moment_conflict": "in een conflict van {hero}",
    "moment_laid": "wanneer {hero} verdedigt, zodra de aanvaller klaar is met leggen",
    "moment_answered": "wanneer {hero} een Missie probeert, zodra de verdediger klaar is met leggen",
    "moment_foe_laid": "in een conflict van {hero}, zodra de vijand klaar is met leggen",
    "moment_reveal": "in een conflict van {hero}, na de onthulling",
    "moment_won": "wanneer {hero} een Missie volbrengt",
    "moment_held": "wanneer {hero} een poging afslaat",
    "moment_beaten": "wanneer {hero} een verdediging heeft verloren",
    "moment_injured": "wanneer {hero} gewond raakt",
    # What holds while a card can be seen.
    "three_dice": "drie dobbelstenen zijn de Kracht, Geest en Mystiek van deze Held",
    "sharpen": "{cards} die je legt in een conflict van {hero}, telt {n} meer",
    "firm": "bij een gelijke stand wordt een poging tegen deze Held afgeslagen",
    "hand_limit": "je handlimiet is {n}",
    "more_lastings": "je mag elke beurt {n} {n:Versterking/Versterkingen} meer aanleggen",
    "spare": "in plaats van een verwonding van deze Held {what.je}",
    "spare_if_you_like": "in plaats van een verwonding van deze Held mag je {what.infinitive}",
    "bar_track_actions": "in conflicten van deze Held mag de vijand geen Acties op de baan gebruiken",
    "bar_lay_action": "in conflicten van deze Held mag de vijand geen Acties leggen",
    "bar_lay_mission": "in conflicten van deze Held mag de vijand geen Missies leggen",
    "bar_spying": "in conflicten van deze Held mag niemand gedekte kaarten bespieden",
    "bar_injury_effects": "effecten van tegenstanders kunnen deze Held niet verwonden",
    "bar_strip": "effecten van tegenstanders kunnen je Helden geen Versterkingen ontnemen",
    "bar_big_missions": "deze Held mag geen Missies van {n} OP of meer proberen",
    "bar_heal_effects": "andere kaarten kunnen deze Held niet genezen",
    "bar_capture": "deze Held kan niet gevangen worden genomen zolang een andere van je Helden Gewond is",
}
