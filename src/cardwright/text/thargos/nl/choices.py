"""The options of a new game in Dutch."""

from typing import Final

from cardwright.text.telling import ChoiceWords
from cardwright.text.thargos.nl.names import STORIES, TEAMS

# Whom a player alone can meet, and with how much Infamy.
RIVALS: Final = {id: name for id, name in TEAMS.items() if id != "grave"}
INFAMY: Final = {str(n): str(n) for n in range(7)}

CHOICES: Final[dict[str, ChoiceWords]] = {
    "mode": {
        "title": "Speelwijze",
        "text": (
            "Met z’n tweeën over vier banen, met drie tot zes in een kring, met twee banen naar elke buur, "
            "alleen tegen de Rivaal, voor wie dobbelstenen beslissen, of in een verhaal, waar één tot vier groepen "
            "strijden op een kaart vol Missies, of waar je alleen de Rivaal treft."
        ),
        "values": {
            "duel": "Duel",
            "circle": "Kring",
            "solo": "Solo",
            "story": "Verhaal",
            "story-solo": "Verhaal solo",
        },
    },
    "story": {
        "title": "Verhaal",
        "text": "Welk verhaal wordt gespeeld?",
        "values": STORIES,
    },
    "missions": {
        "title": "Missies in het deck",
        "text": "Hoe sterk zijn je Missies als modificator? Samen is hun PAM 50 of meer, 30 tot 49, of 20 tot 29.",
        "values": {"easy": "Makkelijk", "medium": "Gemiddeld", "hard": "Moeilijk"},
    },
    "rival": {
        "title": "Rivaal",
        "text": "Wiens Helden en deck leidt de Rivaal?",
        "values": {"chance": "Het toeval beslist", **RIVALS},
    },
    "difficulty": {
        "title": "Moeilijkheid",
        "text": (
            "Bij Makkelijk zijn de aanvalsstapel en de verdedigingsstapel van de Rivaal een kaart kleiner, "
            "bij Moeilijk een kaart groter."
        ),
        "values": {"easy": "Makkelijk", "normal": "Normaal", "hard": "Moeilijk"},
    },
    "infamy": {
        "title": "Beruchtheid",
        "text": "Met hoeveel Beruchtheid begint de Rivaal? Hij legt evenveel kaarten meer.",
        "values": INFAMY,
    },
    "effects": {
        "title": "Effecten van de Rivaal",
        "text": "Welke effecten van zijn kaarten gebeuren? Waar er iets te kiezen valt, beslist het toeval.",
        "values": {"automatic": "Die waarbij niets te kiezen valt", "all": "Allemaal"},
    },
    "condar": {
        "title": "Condar",
        "text": "Decks mogen de Condarkaarten bevatten: 18 Missies, 7 Acties en de Burger van Condar.",
        "values": {"without": "Zonder", "with": "Met"},
    },
    "undead": {
        "title": "Ondoden",
        "text": (
            "Teams mogen Ondoden zijn: die ontnemen bij elke verwonding een Versterking en nemen Helden gevangen. "
            "Al deze kaarten zijn van ons."
        ),
        "values": {"without": "Zonder", "with": "Met"},
    },
    "length": {
        "title": "Lengte",
        "text": (
            "Het doel is de helft van de heldenpunten van het team, of allemaal; met herschudden wordt een verbrand "
            "deck één keer vernieuwd."
        ),
        "values": {"quick": "Snel spel", "full": "Volledig spel", "reshuffle": "Volledig spel, met herschudden"},
    },
    "lists": {
        "title": "Decklijsten",
        "text": "Wie mag lezen wat er in het deck van een speler zit?",
        "values": {"hidden": "Alleen die speler", "open": "Iedereen"},
    },
    "points": {
        "title": "Bouwen met punten",
        "text": (
            "Hoeveel mag de PAM van de 60 kaarten van een deck samen zijn? 60 is zwak, 120 gemiddeld, 180 sterk; "
            "je kunt elk getal van 60 tot 240 afspreken."
        ),
        "values": {"none": "Zoveel je wilt", "60": "60", "120": "120", "180": "180"},
    },
    "first": {
        "title": "Startspeler",
        "text": "Wat wordt er vergeleken: de PAM van een kaart van het deck, een dobbelsteen, of een ongebruikte Held?",
        "values": {"pam": "PAM", "die": "Een dobbelsteen", "heroes": "Heldenpunten"},
    },
    "first_mission": {
        "title": "Eerste Missie",
        "text": "Wie legt de eerste Missie als de Helden op de banen liggen?",
        "values": {"first": "De startspeler", "last": "Wie de laatste Held legde"},
    },
    "factions": {
        "title": "Facties",
        "text": (
            "Moet een Versterking met factiesymbolen naar een Held met een daarvan? Een Renegaat neemt ze allemaal aan."
        ),
        "values": {"off": "Nee", "on": "Ja"},
    },
    "last_ditch": {
        "title": "Laatste kans",
        "text": "Mag wie niet meer kan trekken de beurt afmaken voordat hij verliest?",
        "values": {"off": "Nee", "on": "Ja"},
    },
    "answer": {
        "title": "Kaarten van de verdediger",
        "text": (
            "Vereist een Missie verschillende eigenschappen, dan legt de verdediger alleen waar de aanvaller legde: "
            "bij elk van die eigenschappen of nergens, of vrij, tot twee kaarten meer dan de aanvaller."
        ),
        "values": {"mirror": "Spiegel", "ceiling": "Plafond"},
    },
    "single": {
        "title": "Missies met één eigenschap",
        "text": "Mag de verdediger daar kaarten leggen, ook als de aanvaller er geen gelegd heeft?",
        "values": {"free": "Ja", "mirrored": "Nee"},
    },
    "dice": {
        "title": "Helden met dobbelstenen",
        "text": "Wanneer worden de dobbelstenen gegooid van een Held zonder vaste eigenschappen?",
        "values": {"turn": "Aan het begin van elke beurt", "declared": "Als een poging wordt aangekondigd"},
    },
    "empty": {
        "title": "Leeg deck",
        "text": "Wanneer verliest een speler met een leeg deck in de trekstap?",
        "values": {"draw": "Als er een kaart nodig is", "always": "In elk geval"},
    },
}
