"""French."""

from cardwright.text.thargos.fr.names import CARDS, FACTIONS, KEYWORDS
from cardwright.text.thargos.fr.phrases import EVENTS, OPTIONS, OUTCOMES, PROMPTS
from cardwright.text.thargos.fr.reasons import REASONS
from cardwright.text.thargos.fr.screen import SCREEN
from cardwright.text.thargos.fr.sentences import SENTENCES
from cardwright.text.thargos.fr.terms import TERMS
from cardwright.text.thargos.language import ThargosLanguage
from cardwright.text.typography import french


class French(ThargosLanguage):
    """French, which says `vous` to the player and keeps a space before high punctuation."""

    code = "fr"
    ui = {key: french(text) for key, text in SCREEN.items()}  # noqa: RUF012
    words = {key: french(text) for key, text in {**TERMS, **SENTENCES}.items()}  # noqa: RUF012
    card_names = {key: french(text) for key, text in CARDS.items()}  # noqa: RUF012
    keywords = {key: french(text) for key, text in KEYWORDS.items()}  # noqa: RUF012
    factions = {key: french(text) for key, text in FACTIONS.items()}  # noqa: RUF012
    prompts = {key: french(text) for key, text in PROMPTS.items()}  # noqa: RUF012
    options = {key: french(text) for key, text in OPTIONS.items()}  # noqa: RUF012
    events = {key: french(text) for key, text in EVENTS.items()}  # noqa: RUF012
    outcomes = {key: french(text) for key, text in OUTCOMES.items()}  # noqa: RUF012
    reasons = {key: french(text) for key, text in REASONS.items()}  # noqa: RUF012
