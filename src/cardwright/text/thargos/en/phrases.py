"""English table talk, to be filled in."""

from typing import Final

PROMPTS: Final[dict[str, str]] = {}

OPTIONS: Final[dict[str, str]] = {}

EVENTS: Final[dict[str, str]] = {}

OUTCOMES: Final[dict[str, str]] = {}
