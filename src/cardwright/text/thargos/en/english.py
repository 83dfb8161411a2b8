"""English."""

from cardwright.text.thargos.en.names import CARDS, FACTIONS, KEYWORDS
from cardwright.text.thargos.en.phrases import EVENTS, OPTIONS, OUTCOMES, PROMPTS
from cardwright.text.thargos.en.reasons import REASONS
from cardwright.text.thargos.en.screen import SCREEN
from cardwright.text.thargos.en.sentences import SENTENCES
from cardwright.text.thargos.en.terms import TERMS
from cardwright.text.thargos.language import ThargosLanguage


class English(ThargosLanguage):
    """English, as its publisher speaks of the game."""

    code = "en"
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
