"""What bots are called at a table: the same in every language, and the grander the better they play."""

from hashlib import blake2b
from typing import Final

# As many of each level as can sit at one table.
CAST: Final[dict[str, tuple[str, ...]]] = {
    "random": ("Bobbin", "Fizzo", "Kiki", "Lolli", "Momo", "Pondo", "Toupi", "Wobo"),
    "easy": ("Bodo", "Livi", "Miko", "Nani", "Pella", "Rufo", "Suri", "Tamo"),
    "normal": ("Arven", "Corvo", "Isolde", "Maris", "Orin", "Selma", "Teo", "Vesna"),
    "hard": ("Athena", "Balthazar", "Cassius", "Hildegard", "Magnus", "Morgane", "Octavia", "Severin"),
    "expert": ("Archimedes", "Hypatia", "Leonidas", "Merlin", "Nefertari", "Solomon", "Theodora", "Xanthippe"),
}


def bot_name(table: str, seat: int, level: str) -> str:
    """The name of a bot in a seat: always the same there, and another one in every seat of a level."""
    names = CAST[level]
    first = int.from_bytes(blake2b(table.encode(), digest_size=4).digest())
    return names[(first + seat) % len(names)]
