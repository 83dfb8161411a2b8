"""French."""

from cardwright.games.vale.state import Card, Permanent, When, Word
from cardwright.games.vale.words.counts import Which
from cardwright.text.language import capital
from cardwright.text.vale.fr import terms
from cardwright.text.vale.fr.permanents import change, reaction, rescue
from cardwright.text.vale.fr.phrases import EVENTS, OPTIONS, OUTCOMES, PROMPTS
from cardwright.text.vale.fr.reasons import REASONS
from cardwright.text.vale.fr.screen import SCREEN
from cardwright.text.vale.fr.sentences import CHOICE, phrase
from cardwright.text.vale.fr.terms import spaced
from cardwright.text.vale.names import FRENCH
from cardwright.text.vale.speaker import Speaker


class French(Speaker):
    """French, which says `vous` to the player and keeps a space before high punctuation."""

    code = "fr"
    title = "Français"
    terms = terms
    ui = {key: spaced(text) for key, text in SCREEN.items()}  # noqa: RUF012
    card_names = FRENCH
    prompts = {key: spaced(text) for key, text in PROMPTS.items()}  # noqa: RUF012
    options = OPTIONS
    events = {key: spaced(text) for key, text in EVENTS.items()}  # noqa: RUF012
    outcomes = {key: spaced(text) for key, text in OUTCOMES.items()}  # noqa: RUF012
    reasons = {key: spaced(text) for key, text in REASONS.items()}  # noqa: RUF012
    both = "et"
    either = "ou"

    def effect(self, word: Word, card: Card) -> str:
        return spaced(f"{capital(phrase(word, card))}.")

    def always(self, permanent: Permanent) -> str:
        return spaced(f"{capital(change(permanent))}.")

    def when(self, when: When, card: Card) -> str:
        return spaced(f"{capital(reaction(when, card))}.")

    def fate(self, word: Word, card: Card) -> str:
        return spaced(f"{capital(rescue(word, card))}.")

    def labelled(self, kind: str, line: str) -> str:
        return spaced(f"{capital(self.kind(kind))} : {line}")

    def clause(self, word: Word, card: Card) -> str:
        return spaced(phrase(word, card, CHOICE))

    def noun(self, which: Which, other: bool = False, zone: int = -1) -> str:
        return terms.one(which, other, zone)
