"""The double in words: what is wrong with a deck, said in every language; everything else is told plainly.

Tests put this module where a game's text folder would be (`speaking` below).
"""

import sys
from typing import Final

import pytest

from cardwright.kernel.paper import Record
from cardwright.text.language import LANGUAGES
from cardwright.text.plain import PlainTelling
from cardwright.text.telling import Telling
from cardwright.text.typography import french
from tests.kernel import conflict
from tests.kernel.conflict.game import CONFLICT
from tests.kernel.conflict.terms import CARDS

ENGLISH: Final = {
    "no_entry": "“{line}” is not a number from 1 to 9 and a card.",
    "unknown_card": "There is no card called “{name}”.",
    "too_many_copies": "A deck holds {card} at most {most} {most:time/times}, not {n} times.",
    "of_condar": "{card} belongs to Condar, and this game is played without it.",
    "deck_size": "A deck has {right} cards; this one has {n}.",
}
FRENCH: Final = {
    "no_entry": "« {line} » n'est pas un nombre de 1 à 9 suivi d'une carte.",
    "unknown_card": "Aucune carte ne s'appelle « {name} ».",
    "too_many_copies": "Un paquet compte {card} au plus {most} fois, et non {n}.",
    "of_condar": "{card} fait partie de Condar, et cette partie se joue sans.",
    "deck_size": "Un paquet compte {right} cartes ; celui-ci en a {n}.",
}
DUTCH: Final = {
    "no_entry": "‘{line}’ is geen getal van 1 tot 9 met een kaart.",
    "unknown_card": "Er is geen kaart met de naam ‘{name}’.",
    "too_many_copies": "{card} mag hoogstens {most} keer in een deck zitten, niet {n} keer.",
    "of_condar": "{card} hoort bij Condar, en dit spel wordt zonder gespeeld.",
    "deck_size": "Een deck telt {right} kaarten; dit heeft er {n}.",
}
OBJECTIONS: Final = {"en": ENGLISH, "fr": {code: french(text) for code, text in FRENCH.items()}, "nl": DUTCH}
# Those that the tests speak of.
NAMES: Final = {
    "en": {},
    "fr": {"sword": "Épée", "crown": "Couronne", "citizen": "Citoyen"},
    "nl": {"sword": "Zwaard", "crown": "Kroon", "citizen": "Burger"},
}


class ConflictTelling(PlainTelling):
    """Has words for what does not fit, and names for the cards in them."""

    def __init__(self, code: str) -> None:
        super().__init__(CONFLICT, LANGUAGES[code])
        self.objections = OBJECTIONS[code]

    def cards(self) -> list[Record]:
        return [{"id": card.id, "name": NAMES[self.code].get(card.id, card.id.capitalize())} for card in CARDS]


TELLINGS: Final[dict[str, Telling]] = {code: ConflictTelling(code) for code in LANGUAGES}


def speaking(patch: pytest.MonkeyPatch) -> None:
    """Let the double have a text folder."""
    patch.setitem(sys.modules, "cardwright.text.conflict", conflict)
    patch.setitem(sys.modules, "cardwright.text.conflict.telling", sys.modules[__name__])
