"""Dutch."""

from cardwright.text.thargos.language import ThargosLanguage
from cardwright.text.thargos.nl.names import CARDS, FACTIONS, KEYWORDS
from cardwright.text.thargos.nl.phrases import EVENTS, OPTIONS, OUTCOMES, PROMPTS
from cardwright.text.thargos.nl.reasons import REASONS
from cardwright.text.thargos.nl.screen import SCREEN
from cardwright.text.thargos.nl.sentences import SENTENCES
from cardwright.text.thargos.nl.terms import TERMS


class Dutch(ThargosLanguage):
    """Dutch, which says `je` to the player and turns the verb round after a clause."""

    code = "nl"
    ui = SCREEN
    words = {**TERMS, **SENTENCES}  # noqa: RUF012
    card_names = CARDS
    keywords = KEYWORDS
    factions = FACTIONS
    prompts = PROMPTS
    options = OPTIONS
    events = EVENTS
    outcomes = OUTCOMES
    reasons = REASONS
