"""English."""

from cardwright.text.vale.en.phrases import EVENTS, OPTIONS, OUTCOMES, PROMPTS
from cardwright.text.vale.en.reasons import REASONS
from cardwright.text.vale.en.screen import SCREEN
from cardwright.text.vale.en.sentences import FOLD, SENTENCES
from cardwright.text.vale.en.terms import TERMS
from cardwright.text.vale.language import ValeLanguage
from cardwright.text.vale.names import ENGLISH


class English(ValeLanguage):
    """English, as players of the boxed game speak it."""

    code = "en"
    ui = SCREEN
    card_names = ENGLISH
    fold = FOLD
    words = {**TERMS, **SENTENCES}  # noqa: RUF012
    prompts = PROMPTS
    options = OPTIONS
    events = EVENTS
    outcomes = OUTCOMES
    reasons = REASONS
