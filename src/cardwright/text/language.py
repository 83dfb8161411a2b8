"""The languages of the table: what is said in each whatever the game, and what all share: capitals."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from cardwright.text.en import words as en
from cardwright.text.fr import words as fr
from cardwright.text.nl import words as nl

LanguageCode = Literal["en", "fr", "nl"]


class Language:
    """One language: its two letters, and its fixed phrases, which know no game.

    `ui` has the same keys, with the same `{fields}`, in every language. `sources` are the words of rules.md for the
    places that a rule may come from.
    """

    def __init__(self, code: LanguageCode, ui: Mapping[str, str], sources: Mapping[str, str]) -> None:
        self.code: Final = code
        self.ui: Final = ui
        self.sources: Final = sources

    def level(self, level: str) -> str:
        """What a level of the bots is called."""
        return self.ui[f"level_{level}"]

    def reason(self, key: str, other: str) -> str:
        """Why an answer is better than another one, if the reason is one that needs no game; else nothing."""
        return self.ui.get(f"reason_{key}", "").format(other=other)

    def player(self, names: Sequence[str], seat: int) -> str:
        """What a player is called; one without a name is called by the number of the seat."""
        return (names[seat] if 0 <= seat < len(names) else "") or self.ui["player"].format(n=seat + 1)

    def called(self, names: Sequence[str], levels: Sequence[str | None]) -> list[str]:
        """What the players are called: by their names, bots without one by their level; alike ones get a number.

        Who has neither, a person without a name or nobody yet, is called nothing.
        """
        found = [name or (self.level(level) if level else "") for name, level in zip(names, levels)]
        return [f"{it} {seat + 1}" if it and found.count(it) > 1 else it for seat, it in enumerate(found)]


LANGUAGES: Final[dict[str, Language]] = {
    "en": Language("en", en.WORDS, en.SOURCES),
    "fr": Language("fr", fr.WORDS, fr.SOURCES),
    "nl": Language("nl", nl.WORDS, nl.SOURCES),
}


def language(code: str) -> Language:
    """The language of a code: `en`, `fr` or `nl`."""
    if code not in LANGUAGES:
        raise ValueError(f"unknown language {code!r}; there are: {', '.join(LANGUAGES)}")
    return LANGUAGES[code]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
