"""French."""

from cardwright.text.typography import french
from cardwright.text.vale.fr.phrases import EVENTS, OPTIONS, OUTCOMES, PROMPTS
from cardwright.text.vale.fr.reasons import REASONS
from cardwright.text.vale.fr.screen import SCREEN
from cardwright.text.vale.fr.sentences import FOLD, SENTENCES
from cardwright.text.vale.fr.terms import TERMS
from cardwright.text.vale.language import ValeLanguage
from cardwright.text.vale.names import FRENCH


class French(ValeLanguage):
    """French, which says `vous` to the player and keeps a space before high punctuation."""

    code = "fr"
    ui = {key: french(text) for key, text in SCREEN.items()}  # noqa: RUF012
    card_names = {key: french(name) for key, name in FRENCH.items()}  # noqa: RUF012
    fold = FOLD
    words = {key: french(text) for key, text in {**TERMS, **SENTENCES}.items()}  # noqa: RUF012
    prompts = {key: french(text) for key, text in PROMPTS.items()}  # noqa: RUF012
    options = {key: french(text) for key, text in OPTIONS.items()}  # noqa: RUF012
    events = {key: french(text) for key, text in EVENTS.items()}  # noqa: RUF012
    outcomes = {key: french(text) for key, text in OUTCOMES.items()}  # noqa: RUF012
    reasons = {key: french(text) for key, text in REASONS.items()}  # noqa: RUF012
