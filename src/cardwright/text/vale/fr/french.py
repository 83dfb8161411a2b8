"""French."""

from cardwright.games.vale.state import Card, Permanent, When, Word
from cardwright.games.vale.words.counts import Which
from cardwright.text.language import capital
from cardwright.text.typography import french
from cardwright.text.vale.fr import terms
from cardwright.text.vale.fr.permanents import change, reaction, rescue
from cardwright.text.vale.fr.phrases import EVENTS, OPTIONS, OUTCOMES, PROMPTS
from cardwright.text.vale.fr.reasons import REASONS
from cardwright.text.vale.fr.screen import SCREEN
from cardwright.text.vale.fr.sentences import CHOICE, phrase
from cardwright.text.vale.names import FRENCH
from cardwright.text.vale.speaker import Speaker


class French(Speaker):
    """French, which says `vous` to the player and keeps a space before high punctuation."""

    code = "fr"
    terms = terms
    ui = {key: french(text) for key, text in SCREEN.items()}  # noqa: RUF012
    card_names = {key: french(name) for key, name in FRENCH.items()}  # noqa: RUF012
    prompts = {key: french(text) for key, text in PROMPTS.items()}  # noqa: RUF012
    options = {key: french(text) for key, text in OPTIONS.items()}  # noqa: RUF012
    events = {key: french(text) for key, text in EVENTS.items()}  # noqa: RUF012
    outcomes = {key: french(text) for key, text in OUTCOMES.items()}  # noqa: RUF012
    reasons = {key: french(text) for key, text in REASONS.items()}  # noqa: RUF012
    both = "et"
    either = "ou"

    def effect(self, word: Word, card: Card) -> str:
        return french(f"{capital(phrase(word, card))}.")

    def always(self, permanent: Permanent) -> str:
        return french(f"{capital(change(permanent))}.")

    def when(self, when: When, card: Card) -> str:
        return french(f"{capital(reaction(when, card))}.")

    def fate(self, word: Word, card: Card) -> str:
        return french(f"{capital(rescue(word, card))}.")

    def labelled(self, kind: str, line: str) -> str:
        return french(f"{capital(self.kind(kind))} : {line}")

    def clause(self, word: Word, card: Card) -> str:
        return french(phrase(word, card, CHOICE))

    def phase(self, phase: int) -> str:
        return french(super().phase(phase))

    def noun(self, which: Which, other: bool = False, zone: int = -1) -> str:
        return french(terms.one(which, other, zone))
