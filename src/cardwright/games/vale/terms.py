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
RED_WORTH: Final = 1
BLUE_WORTH: Final = 3
PURPLE_WORTH: Final = 6
STONE_LIMIT: Final = 4

# A payment is a purse to which a broken seal may be added.
SEAL: Final = 1 << 24
SEAL_WORTH: Final = 2
SEALS: Final = 3

HUNTING: Final = 0
ACTION: Final = 1
RESOLUTION: Final = 2
CURSE: Final = 3
PHASES: Final = ("hunting", "action", "resolution", "curse")

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
SHELTERED: Final = 24
RETRIEVED: Final = 25
TOOK_TILE: Final = 26
USED_TILE: Final = 27
RETURNED_TILE: Final = 28
WIDENED: Final = 29
SWAPPED: Final = 30
SHOWED: Final = 31
CHOSE_FAMILY: Final = 32
CHOSE_SUMMONER: Final = 33
FLIPPED: Final = 34
HAUNTED: Final = 35
CURSED: Final = 36
LIFTED: Final = 37
APPEASED: Final = 38
BROKE: Final = 39
REPAIRED: Final = 40
FREED: Final = 41
COUNTED: Final = 42
RAISED: Final = 43
EVENTS: Final[tuple[str, ...]] = (
    "revealed", "hunted", "sold", "tamed", "summoned", "removed", "activated", "scored", "lost", "gained", "spent",
    "dropped", "drew", "recovered", "discarded", "taken", "topped", "shuffled", "copied", "round_began", "turn_began",
    "turn_ended", "ended", "named", "sheltered", "retrieved", "took_tile", "used_tile", "returned_tile", "widened",
    "swapped", "showed", "chose_family", "chose_summoner", "flipped", "haunted", "cursed", "lifted", "appeased",
    "broke", "repaired", "freed", "counted", "raised",
)  # fmt: skip

# Moments that effects wait for and nobody tells: an effect is over; the stones of a sale are due.
SETTLED: Final = 44
EARNED: Final = 45
MOMENTS: Final = 46


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
    """A payment in the notation: `blue=1 red=2`, with a broken seal `red=1 seal`, an empty one as an empty text."""
    words = [f"{STONES[c]}={held(stones, c)}" for c in (BLUE, PURPLE, RED) if held(stones, c)]
    return " ".join([*words, "seal"] if stones & SEAL else words)
