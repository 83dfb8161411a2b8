"""A rough label for a device, so that people know their sessions again: a browser and a system, and nothing more."""

from typing import Final

UNKNOWN: Final = ""
# Whoever comes first wins: most browsers also claim to be those that stand below them.
BROWSERS: Final = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung"), ("Firefox", "Firefox"), ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Safari", "Safari"),
)  # fmt: skip
SYSTEMS: Final = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("Mac OS X", "Mac"),
    ("CrOS", "ChromeOS"), ("Linux", "Linux"),
)  # fmt: skip


def device(agent: str) -> str:
    """What a browser says of itself, in two words at most; empty if it says nothing that we know."""
    found = [_first(agent, BROWSERS), _first(agent, SYSTEMS)]
    return ", ".join(it for it in found if it)


def _first(agent: str, known: tuple[tuple[str, str], ...]) -> str:
    return next((name for mark, name in known if mark in agent), UNKNOWN)
