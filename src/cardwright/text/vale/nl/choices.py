"""The options of a new game in Dutch."""

from typing import Final

from cardwright.text.telling import ChoiceWords

CHOICES: Final[dict[str, ChoiceWords]] = {
    "artifacts": {
        "title": "Artifacts",
        "text": (
            "28 extra wezens, en elke ronde neemt iedereen een artefact; het spel gaat tot 80 punten in plaats van 60."
        ),
        "values": {"without": "Zonder", "with": "Met"},
    },
    "curse": {
        "title": "Curse",
        "text": (
            "28 extra wezens, waarvan sommige vervloekt; iedereen heeft een oproeper, en zegels die helpen betalen. "
            "Vloeken die aan het eind over zijn, kosten punten. 25 van de 28 wezens zijn ons eigen ontwerp: de "
            "gedrukte kennen we niet."
        ),
        "values": {"without": "Zonder", "with": "Met"},
    },
    "copied_recover": {
        "title": "Een kaart kopiëren die het speelgebied verlaat",
        "text": (
            "Als Verheven Djinn een effect kopieert dat de eigen kaart uit het speelgebied haalt, "
            "welke kaart moet dan weg?"
        ),
        "values": {"performer": "Verheven Djinn", "copied": "De gekopieerde kaart"},
    },
    "copied_other": {
        "title": "Een effect op een andere kaart kopiëren",
        "text": "Als Schroeivuur een effect op ‘een andere kaart’ kopieert, een andere dan welke moet dat dan zijn?",
        "values": {"performer": "Schroeivuur", "copied": "De gekopieerde kaart"},
    },
    "needless_stones": {
        "title": "Overbodige stenen",
        "text": "Mag je bij een betaling stenen leggen die niet nodig zijn, om ervan af te zijn?",
        "values": {"forbidden": "Nee", "allowed": "Ja"},
    },
    "tiles": {
        "title": "Artefacten in het spel",
        "text": (
            "Worden er per spel 6 tot 8 van de elf artefacten geloot, doen ze allemaal mee, "
            "of speel je alleen met de nieuwe wezens, tot 60 punten?"
        ),
        "values": {"drawn": "Een deel, door loting", "all": "Alle elf", "none": "Alleen de wezens"},
    },
    "bought_spaces": {
        "title": "Extra speelvelden",
        "text": "Hoeveel extra speelvelden mogen Wierookbrander en Helm van Hades een speler in één spel geven?",
        "values": {"two": "Hoogstens twee", "any": "Onbeperkt"},
    },
    "shelter": {
        "title": "Schuilplaatsen",
        "text": "Wie mag de kaarten zien die een speler in de schuilplaats heeft gelegd?",
        "values": {"secret": "Alleen die speler", "open": "Iedereen"},
    },
    "ash_and_totem": {
        "title": "As en Totempaal",
        "text": (
            "As gaat terug naar de hand in plaats van te worden afgelegd. Levert Totempaal dan toch een steen op?"
        ),
        "values": {"ignored": "Nee", "counts": "Ja"},
    },
    "summoners": {
        "title": "Oproepers",
        "text": "Hoe komt iedereen vóór de eerste ronde aan een oproeper?",
        "values": {"picked": "Zelf kiezen, om de beurt", "dealt": "Door loting"},
    },
}
