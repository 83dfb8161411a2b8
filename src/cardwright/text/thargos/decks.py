"""Decks in words: what can be wrong with one, and what is said around one, by the codes of the languages."""

from collections.abc import Mapping
from typing import Final

from cardwright.text.thargos.en import decks as en
from cardwright.text.thargos.en import names as en_names
from cardwright.text.thargos.fr import decks as fr
from cardwright.text.thargos.fr import names as fr_names
from cardwright.text.thargos.nl import decks as nl
from cardwright.text.thargos.nl import names as nl_names
from cardwright.text.typography import french


def _french(texts: Mapping[str, str]) -> dict[str, str]:
    return {key: french(text) for key, text in texts.items()}


OBJECTIONS: Final = {"en": en.OBJECTIONS, "fr": _french(fr.OBJECTIONS), "nl": nl.OBJECTIONS}
WORDS: Final = {"en": en.WORDS, "fr": _french(fr.WORDS), "nl": nl.WORDS}
CARDS: Final = {"en": en_names.CARDS, "fr": _french(fr_names.CARDS), "nl": nl_names.CARDS}
TEAMS: Final = {"en": en_names.TEAMS, "fr": _french(fr_names.TEAMS), "nl": nl_names.TEAMS}
FACTIONS: Final = {"en": en_names.FACTIONS, "fr": _french(fr_names.FACTIONS), "nl": nl_names.FACTIONS}
