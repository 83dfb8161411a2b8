"""What is said about Heroes of Thargos, by the codes of the languages."""

from typing import Final

from cardwright.text.language import language
from cardwright.text.thargos.en.english import English
from cardwright.text.thargos.fr.french import French
from cardwright.text.thargos.language import ThargosLanguage
from cardwright.text.thargos.nl.dutch import Dutch

LANGUAGES: Final[dict[str, ThargosLanguage]] = {say.code: say for say in (English(), French(), Dutch())}


def speak(code: str) -> ThargosLanguage:
    """What is said in the language of a code: `en`, `fr` or `nl`."""
    return LANGUAGES[language(code).code]
