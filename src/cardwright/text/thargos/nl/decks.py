"""Decks of Heroes of Thargos in Dutch: what can be wrong with one, how it is shown, what a file of one says."""

from typing import Final

OBJECTIONS: Final = {
    "no_deck": "Dit is geen deck in TOML en ook geen deelcode, die met HT begint.",
    "code_damaged": "Deze deelcode is beschadigd: er is een teken fout, weg of te veel.",
    "code_version": "Deze deelcode is van versie {version}; hier is alleen versie {known} te lezen.",
    "not_toml": (
        "Regel {line} is niet te lezen: kijk of aanhalingstekens en haken gesloten zijn en elke kaart maar één keer "
        "genoemd is."
    ),
    "unknown_key": "‘{key}’ betekent hier niets: een deck noemt heroes en [cards].",
    "no_list": 'Helden zijn een lijst van namen tussen aanhalingstekens: heroes = ["krisoss", "tebezil", …].',
    "no_table": "Kaarten zijn een tabel: onder [cards] staat voor elke kaart een regel, zoals guardian = 2.",
    "no_number": "Achter ‘{name}’ staat hoeveel het er zijn: een geheel getal van 0 tot {most}.",
    "unknown": "Er is geen kaart met de naam ‘{name}’.",
    "unknown_near": "Er is geen kaart met de naam ‘{name}’; misschien {near}?",
    "card_as_hero": "{card} is geen Held: die hoort bij de kaarten.",
    "hero_as_card": "{card} is een Held: Helden zitten nooit in het deck.",
    "team_size": "Een team telt {right} Helden; dit heeft er {n}.",
    "same_name": "Een team heeft maar één Held van een naam: {card} is er een te veel.",
    "locked": "{card} heeft een slot: die zit één keer in een deck, niet {n} keer.",
    "too_many": "Van een kaart zitten hoogstens {most} exemplaren in een deck; van {card} zijn het er {n}.",
    "deck_size": "Een deck telt {right} kaarten; dit heeft er {n}.",
    "too_few_missions": "Een deck telt minstens {fewest} Missies; dit heeft er {n}.",
    "too_much_pam": "De PAM van een deck is in dit spel hoogstens {most}; hier is die {n}.",
    "of_condar": "{card} is een Condarkaart, en dit spel wordt zonder die kaarten gespeeld.",
    "of_undead": "{card} hoort bij de Ondoden, en dit spel wordt zonder hen gespeeld.",
    "few_missions": (
        "Hier zitten {n} Missies in en {right} is het advies: het zoeken naar de volgende zal je eigen deck verbranden."
    ),
    "split": (
        "Voor een verhaal telt een deck {right} Versterkingen, Acties en Missies elk; "
        "dit heeft er {lastings}, {actions} en {missions}."
    ),
    "mission_pam": "Voor een verhaal is de PAM van de Missies in een deck samen hoogstens {most}; hier is het {n}.",
    "mission_band": (
        "Bij deze moeilijkheid is de PAM van de Missies in een deck samen {fewest} tot {most}; hier is het {n}."
    ),
    "needless_story": "Er is een verhaal meegebracht, en dit spel heeft er geen kaart voor.",
}

WORDS: Final = {
    "ready": "Kant-en-klare decks",
    "base": "",
    "undead": "met --with undead",
    "title": "{name} · {n} punten",
    "own": "Team en deck",
    "target": "Doel: {quick} in een snel spel, {full} in een volledig spel",
    "number": "Nr.",
    "points": "Punten",
    "faction": "Factie",
    "lock": "slot",
    "pam": "PAM",
    "vp": "OP",
    "heroes": "Helden",
    "lasting": "Versterkingen",
    "action": "Acties",
    "mission": "Missies",
    "might": "Kracht",
    "mind": "Geest",
    "mysticism": "Mystiek",
    "dice": "dobbelstenen",
    "required": "Beste Held · Missies",
    "curve_pam": "PAM: samen {n}",
    "curve_vp": "OP: samen {n}",
    "legend": "* het boekje noemt de kaart, de rest is van ons   ° helemaal van ons",
    "code": "Deelcode",
    "file_head": "Een team en een deck voor Heroes of Thargos. Wat het boekje niet noemt, is van ons.",
    "file_rules": (
        "Vier Helden met vier namen; 60 kaarten, minstens 8 Missies; hoogstens 4 exemplaren, 1 van een kaart met "
        "een slot."
    ),
    "file_use": "Om een kaart toe te voegen haal je het # voor haar regel weg; het getal is hoeveel het er zijn.",
}
