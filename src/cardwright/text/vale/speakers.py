"""The languages that speak about The Vale of Eternity, by their codes."""

from typing import Final

from cardwright.text.language import language
from cardwright.text.vale.en.english import English
from cardwright.text.vale.fr.french import French
from cardwright.text.vale.language import ValeLanguage
from cardwright.text.vale.nl.dutch import Dutch

SPEAKERS: Final[dict[str, ValeLanguage]] = {speaker.code: speaker for speaker in (English(), French(), Dutch())}


def speak(code: str) -> ValeLanguage:
    """The one that speaks the language of a code: `en`, `fr` or `nl`."""
    return SPEAKERS[language(code).code]
