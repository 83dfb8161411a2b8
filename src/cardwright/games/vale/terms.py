"""The terms of The Vale of Eternity: families, stones, phases, events."""

from typing import Final

from mypy_extensions import i64

FIRE: Final = 0
WATER: Final = 1
EARTH: Final = 2
WIND: Final = 3
DRAGON: Final = 4
FAMILIES: Final = ("fire", "water", "earth", "wind", "dragon")

RED: Final = 0
BLUE: Final = 1
PURPLE: Final = 2
STONES: Final = ("red", "blue", "purple")
VALUES: Final = (1, 3, 6)
STONE_LIMIT: Final = 4

HUNTING: Final = 0
ACTION: Final = 1
RESOLUTION: Final = 2
PHASES: Final = ("hunting", "action", "resolution")

# Kinds of events.
REVEALED: Final = 0
HUNTED: Final = 1
SOLD: Final = 2
TAMED: Final = 3
SUMMONED: Final = 4
REMOVED: Final = 5
ACTIVATED: Final = 6
SCORED: Final = 7
LOST: Final = 8
GAINED: Final = 9
SPENT: Final = 10
DROPPED: Final = 11
DREW: Final = 12
RECOVERED: Final = 13
DISCARDED: Final = 14
TAKEN: Final = 15
TOPPED: Final = 16
SHUFFLED: Final = 17
COPIED: Final = 18
ROUND_BEGAN: Final = 19
TURN_BEGAN: Final = 20
TURN_ENDED: Final = 21
ENDED: Final = 22
NAMED: Final = 23
EVENTS: Final = (
    "revealed", "hunted", "sold", "tamed", "summoned", "removed", "activated", "scored", "lost", "gained", "spent",
    "dropped", "drew", "recovered", "discarded", "taken", "topped", "shuffled", "copied", "round_began", "turn_began",
    "turn_ended", "ended", "named",
)  # fmt: skip


# A purse holds stones by colour in one number, eight bits a colour: adding and taking away are plain arithmetic.
def purse(red: i64 = 0, blue: i64 = 0, purple: i64 = 0) -> i64:
    return red | blue << 8 | purple << 16


def stones_of(colour: i64, n: i64 = 1) -> i64:
    return n << 8 * colour


def held(stones: i64, colour: i64) -> i64:
    return stones >> 8 * colour & 255


def count(stones: i64) -> i64:
    return (stones & 255) + (stones >> 8 & 255) + (stones >> 16 & 255)


def spell(stones: i64) -> str:
    """A purse in the notation: `blue=1 red=2`, an empty one as an empty text."""
    return " ".join(f"{STONES[c]}={held(stones, c)}" for c in (BLUE, PURPLE, RED) if held(stones, c))
