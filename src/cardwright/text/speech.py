"""Finds a language by its code, and what is said about a game in it."""

from typing import Final

from cardwright.games.vale.game import VALE
from cardwright.text.language import Language
from cardwright.text.telling import Telling
from cardwright.text.vale.en.choices import CHOICES as ENGLISH
from cardwright.text.vale.en.english import English
from cardwright.text.vale.fr.choices import CHOICES as FRENCH
from cardwright.text.vale.fr.french import French
from cardwright.text.vale.nl.choices import CHOICES as DUTCH
from cardwright.text.vale.nl.dutch import Dutch
from cardwright.text.vale.telling import ValeTelling

LANGUAGES: Final[dict[str, Language]] = {language.code: language for language in (English(), French(), Dutch())}

CHOICES: Final = {"en": ENGLISH, "fr": FRENCH, "nl": DUTCH}

TELLINGS: Final[dict[str, dict[str, Telling]]] = {
    VALE.name: {code: ValeTelling(say, CHOICES[code]) for code, say in LANGUAGES.items()},
}


def speak(code: str) -> Language:
    """The language of a code: `en`, `fr` or `nl`."""
    if code not in LANGUAGES:
        raise ValueError(f"unknown language {code!r}; there are: {', '.join(LANGUAGES)}")
    return LANGUAGES[code]


def telling(game: str, code: str) -> Telling:
    """What is said about a game in a language."""
    if game not in TELLINGS:
        raise ValueError(f"nothing to say about a game {game!r}; there are: {', '.join(TELLINGS)}")
    if code not in TELLINGS[game]:
        raise ValueError(f"unknown language {code!r}; there are: {', '.join(TELLINGS[game])}")
    return TELLINGS[game][code]
