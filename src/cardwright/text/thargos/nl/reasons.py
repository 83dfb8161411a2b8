"""Why an answer is good, in Dutch: each phrase compares it with another answer."""

from typing import Final

REASONS: Final[dict[str, str]] = {}
