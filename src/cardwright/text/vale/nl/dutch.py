"""Dutch."""

from cardwright.text.vale.language import ValeLanguage
from cardwright.text.vale.names import DUTCH
from cardwright.text.vale.nl.phrases import EVENTS, OPTIONS, OUTCOMES, PROMPTS
from cardwright.text.vale.nl.reasons import REASONS
from cardwright.text.vale.nl.screen import SCREEN
from cardwright.text.vale.nl.sentences import FOLD, SENTENCES
from cardwright.text.vale.nl.terms import TERMS


class Dutch(ValeLanguage):
    """Dutch, which says `je` to the player and turns the verb round after a clause."""

    code = "nl"
    ui = SCREEN
    card_names = DUTCH
    fold = FOLD
    words = {**TERMS, **SENTENCES}  # noqa: RUF012
    prompts = PROMPTS
    options = OPTIONS
    events = EVENTS
    outcomes = OUTCOMES
    reasons = REASONS
