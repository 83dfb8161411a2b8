"""Dutch."""

from cardwright.games.vale.state import Card, Permanent, When, Word
from cardwright.games.vale.words.counts import Which
from cardwright.text.language import capital
from cardwright.text.vale.names import DUTCH
from cardwright.text.vale.nl import terms
from cardwright.text.vale.nl.permanents import change, reaction, rescue
from cardwright.text.vale.nl.phrases import EVENTS, OPTIONS, OUTCOMES, PROMPTS
from cardwright.text.vale.nl.reasons import REASONS
from cardwright.text.vale.nl.screen import SCREEN
from cardwright.text.vale.nl.sentences import phrase
from cardwright.text.vale.speaker import Speaker


class Dutch(Speaker):
    """Dutch, which says `je` to the player and turns the verb round after a clause."""

    code = "nl"
    terms = terms
    ui = SCREEN
    card_names = DUTCH
    prompts = PROMPTS
    options = OPTIONS
    events = EVENTS
    outcomes = OUTCOMES
    reasons = REASONS
    both = "en"
    either = "of"

    def effect(self, word: Word, card: Card) -> str:
        return f"{capital(phrase(word, card))}."

    def always(self, permanent: Permanent) -> str:
        return f"{capital(change(permanent))}."

    def when(self, when: When, card: Card) -> str:
        return f"{capital(reaction(when, card))}."

    def fate(self, word: Word, card: Card) -> str:
        return f"{capital(rescue(word, card))}."

    def clause(self, word: Word, card: Card) -> str:
        return phrase(word, card)

    def noun(self, which: Which, other: bool = False, zone: int = -1) -> str:
        return f"{terms.one(which, other)} {terms.ZONES[zone]}" if zone >= 0 else terms.one(which, other)
