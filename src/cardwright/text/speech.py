"""Finds a language by its code."""

from typing import Final

from cardwright.text.language import Language
from cardwright.text.vale.en.english import English
from cardwright.text.vale.fr.french import French
from cardwright.text.vale.nl.dutch import Dutch

LANGUAGES: Final[dict[str, Language]] = {language.code: language for language in (English(), French(), Dutch())}


def speak(code: str) -> Language:
    """The language of a code: `en`, `fr` or `nl`."""
    if code not in LANGUAGES:
        raise ValueError(f"unknown language {code!r}; there are: {', '.join(LANGUAGES)}")
    return LANGUAGES[code]
