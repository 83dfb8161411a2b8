"""Stories in words: what can be wrong with one, and what is said around one, by the codes of the languages."""

from typing import Final

from cardwright.games.thargos.story import Story
from cardwright.text.thargos.en import stories as en
from cardwright.text.thargos.fr import stories as fr
from cardwright.text.thargos.nl import stories as nl
from cardwright.text.typography import french

OBJECTIONS: Final = {
    "en": en.OBJECTIONS,
    "fr": {code: french(text) for code, text in fr.OBJECTIONS.items()},
    "nl": nl.OBJECTIONS,
}
WORDS: Final = {"en": en.WORDS, "fr": {key: french(text) for key, text in fr.WORDS.items()}, "nl": nl.WORDS}


def spoken(text: dict[str, str], code: str) -> str:
    """A text of a story in a language."""
    return french(text[code]) if code == "fr" else text[code].replace("'", "’")


def title_of(story: Story, code: str) -> str:
    return spoken(story.name, code)
