"""Why an answer is good, in English: each phrase compares it with another answer."""

from typing import Final

REASONS: Final[dict[str, str]] = {}
