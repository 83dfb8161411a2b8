"""What is said about The Vale of Eternity, by the codes of the languages."""

from typing import Final

from cardwright.text.language import language
from cardwright.text.vale.en.english import English
from cardwright.text.vale.fr.french import French
from cardwright.text.vale.language import ValeLanguage
from cardwright.text.vale.nl.dutch import Dutch

LANGUAGES: Final[dict[str, ValeLanguage]] = {say.code: say for say in (English(), French(), Dutch())}


def speak(code: str) -> ValeLanguage:
    """What is said in the language of a code: `en`, `fr` or `nl`."""
    return LANGUAGES[language(code).code]
