"""Why an answer is good, in English: each phrase compares it with another answer."""

from typing import Final

REASONS: Final = {
    "points": "It scores more before your turn is over than “{other}”: about {points} more.",
    "stones": "It leaves you with better stones than “{other}”: they are worth about {points} more.",
    "hand": "It leaves you with better cards in hand than “{other}”: they are worth about {points} more.",
    "hunted": "It leaves you with better cards hunted than “{other}”: they are worth about {points} more.",
    "area": "It makes your area bring you more from now on than “{other}”: about {points} more.",
    "curses": "It leaves you with fewer curses and more seals than “{other}”: that is worth about {points} more.",
    "rival": "It holds {name} back more than “{other}”: by about {points}.",
    "half": "half a point",
}
