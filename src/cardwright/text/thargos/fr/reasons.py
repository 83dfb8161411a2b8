"""Why an answer is good, in French: each phrase compares it with another answer."""

from typing import Final

REASONS: Final[dict[str, str]] = {}
