"""Why an answer is good, in English: each phrase compares it with another answer."""

from typing import Final

REASONS: Final = {
    "vp": "It promises more VP in this turn than “{other}”: {vp} more, chances included.",
    "deck": "It spares your deck more than “{other}”: that is worth {vp}.",
    "hand": "It leaves you with a better hand than “{other}”: that is worth {vp}.",
    "heroes": "It leaves your Heroes in better health than “{other}”: that is worth {vp}.",
    "lastings": "It leaves you with more on your Heroes and beside them than “{other}”: that is worth {vp}.",
    "tracks": "It gives you better attempts to make than “{other}”: that is worth {vp}.",
    "rival": "It holds {name} back more than “{other}”: that is worth {vp}.",
    "some": "about {n} VP",
    "half": "about half a VP",
}
