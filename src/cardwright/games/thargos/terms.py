"""The terms of Heroes of Thargos: attributes, kinds of cards, factions, moments, selectors, events."""

from typing import Final

from mypy_extensions import i64

MIGHT: Final = 0
MIND: Final = 1
MYSTICISM: Final = 2
ATTRIBUTES: Final = ("might", "mind", "mysticism")

HERO: Final = 0
LASTING: Final = 1
ACTION: Final = 2
MISSION: Final = 3
KINDS: Final = ("hero", "lasting", "action", "mission")

IMPERIAL: Final = 0
AIR_CULT: Final = 1
BLACK_FALCONS: Final = 2
RENEGADE: Final = 3
TYLA: Final = 4
SPIDER: Final = 5
KRILL: Final = 6
COBRA: Final = 7
NUNNORIAN: Final = 8
PURE: Final = 9
ECLIPSE: Final = 10
PRIZERS: Final = 11
WOLF: Final = 12
BLACK_HAND: Final = 13
BLACK_SCORPION: Final = 14
FACTIONS: Final[tuple[str, ...]] = (
    "imperial", "air_cult", "black_falcons", "renegade", "tyla", "spider", "krill", "cobra",
    "nunnorian", "pure", "eclipse", "prizers", "wolf", "black_hand", "black_scorpion",
)  # fmt: skip

# Where a card may be used in a story, and where a Mission takes place.
URBAN: Final = "urban"
WILD: Final = "wild"
ANYWHERE: Final = "any"

# The modes. In some a player alone meets the Rival, and in some there is a map instead of tracks.
DUEL: Final = "duel"
CIRCLE: Final = "circle"
SOLO: Final = "solo"
STORY: Final = "story"
STORY_SOLO: Final = "story-solo"
ALONE: Final = (SOLO, STORY_SOLO)
TOLD: Final = (STORY, STORY_SOLO)

# The numbers of the rules.
MOST_PLAYERS: Final = 6
DECK: Final = 60
TEAM: Final[i64] = 4
COPIES: Final = 4
HAND: Final = 6
OPENING_MISSIONS: Final = 2
FEWEST_MISSIONS: Final = 8
MOST_WORTH: Final = 4
BIG: Final = 3  # the VP from which a Mission is a big one

# The moments at which a clause of a card works. An Action's works when it is played, a Mission's when it is completed.
TURN: Final = 0  # the start of one's turn, before the draw
ATTACHED: Final = 1  # this Lasting has been attached
BESTOWED: Final = 2  # a Lasting has been attached to this Hero
ATTACK: Final = 3  # an attempt is declared
DEFEND: Final = 4  # the same moment, for the defender
LAID: Final = 5  # the attacker has laid; for the defender
ANSWERED: Final = 6  # the defender has laid; for the attacker
REVEAL: Final = 7  # the cards are up, and nothing is compared yet
WON: Final = 8  # a Mission was completed, after its own effect
HELD: Final = 9  # an attempt was repelled
BEATEN: Final = 10  # a defence was lost, and the Mission and the hand are filled up again
INJURED: Final = 11  # the Hero has just been injured
MOMENTS: Final = (
    "turn", "attach", "bestow", "attack", "defend", "laid", "answered", "reveal", "won", "held", "beaten", "injured",
)  # fmt: skip

# Who does something, or to whom it is done. THAT is the player named before, or the one of the Hero named before.
YOU: Final = 0
FOE: Final = 1
OPPONENTS: Final = 2
EVERYBODY: Final = 3
THAT: Final = 4

# Which Heroes. THIS is the Hero of the face, the bearer of the Lasting, the one on the track of a posted Action, the
# one who completed the Mission, or the one just picked. The last five are several at once.
THIS: Final = 0
FACING: Final = 1
YOURS: Final = 2
OTHER: Final = 3
ENEMY: Final = 4
THEIRS: Final = 5
INJURED_YOURS: Final = 6
INJURED_OTHER: Final = 7
INJURED_ENEMY: Final = 8
BARE_ENEMY: Final = 9
ALL_YOURS: Final = 10
ALL_INJURED: Final = 11
ALL_DARKUN: Final = 12
LADEN_OTHER: Final = 13
LADEN_ENEMIES: Final = 14

# Instead of an attribute: each one that the Mission asks for.
EACH: Final = 3

# What permanent effects are like; a set of these is a number with a bit for each. First what they bar.
BAR_TRACK_ACTIONS: Final = 1
BAR_LAY_ACTION: Final = 2
BAR_LAY_MISSION: Final = 4
BAR_SPYING: Final = 8
BAR_INJURY_EFFECTS: Final = 16
BAR_STRIP: Final = 32
BAR_BIG_MISSIONS: Final = 64
BAR_HEAL_EFFECTS: Final = 128
BAR_CAPTURE: Final = 256
FIRM: Final = 512  # a tie repels
BOOSTS: Final = 1024  # adds to attributes
SHARPENS: Final = 2048  # adds to laid cards
SPARES: Final = 4096  # replaces an injury
SIZES_HAND: Final = 8192
MORE_LASTINGS: Final = 16384
DICE: Final = 32768  # dice set its attributes
FIRST_COUNTS: Final = 65536  # adds to the card that is laid first
ACTS: Final = 131072  # has an action of its own

# What a Mission is to a story. Of two that are `either`, who wins one has closed the other; a secret one lies face down
# until somebody can attempt it.
REQUIRED: Final = "required"
OPTIONAL: Final = "optional"
EITHER: Final = "either"
SECRET: Final = "secret"
STATUSES: Final = (REQUIRED, OPTIONAL, EITHER, SECRET)
# A card that is no longer with its owner has six bits, and so has one of a story.
MOST_SPOTS: Final = 40
MOST_IN_PILE: Final = 20

# The Rival: how it feels towards the player, with the cards that it lays in attack and in defence.
AGGRESSIVE: Final = 0
WARY: Final = 1
DEFENSIVE: Final = 2
ATTITUDES: Final = ("aggressive", "wary", "defensive")
PILES: Final = ((4, 2), (3, 3), (2, 4))
MOST_INFAMY: Final = 6

# How long a boost outside a conflict lasts: to the end of this turn, or to the start of one's next.
THIS_TURN: Final = 0
NEXT_TURN: Final = 1

# What has become of the extra attempt of this turn; there is one at most.
NO_EXTRA: Final = 0
EXTRA_GRANTED: Final = 1
EXTRA_USED: Final = 2

# Kinds of events.
SHOWED: Final = 0
BEGAN: Final = 1
DREW: Final = 2
PLACED: Final = 3
LAID_MISSION: Final = 4
ATTACHED_TO: Final = 5
PLAYED: Final = 6
USED: Final = 7
ATTEMPTED: Final = 8
LAID_CARD: Final = 9
REVEALED: Final = 10
WON_MISSION: Final = 11
REPELLED: Final = 12
WAS_INJURED: Final = 13
HEALED: Final = 14
DISCARDED: Final = 15
BURNT: Final = 16
DUG: Final = 17
STRIPPED: Final = 18
PASSED_ON: Final = 19
TRADED: Final = 20
SEALED: Final = 21
SWAPPED: Final = 22
REPLACED: Final = 23
SCORED: Final = 24
SET_ASIDE: Final = 25
POSTED: Final = 26
ROLLED: Final = 27
BOOSTED: Final = 28
EASED: Final = 29
SPIED: Final = 30
LOOKED: Final = 31
ORDERED: Final = 32
CYCLED: Final = 33
RECOVERED: Final = 34
RESTORED: Final = 35
WITHDREW: Final = 36
KEPT: Final = 37
GAMBLED: Final = 38
VOIDED: Final = 39
FEINTED: Final = 40
SPARED: Final = 41
CAPTURED: Final = 42
MOVED: Final = 43
SHUFFLED: Final = 44
LEFT: Final = 45
PASSED: Final = 46
ENDED: Final = 47
BOTTOMED: Final = 48
TOOK_TURN: Final = 49
GRANTED: Final = 50
TALLIED: Final = 51
ATTITUDE_ROLLED: Final = 52  # this and the next five are dice of the Rival, and what they decide
DIE_PLACE: Final = 53
DIE_AGAIN: Final = 54
DIE_LASTING: Final = 55
DIE_ATTEMPT: Final = 56
INFAMY_ROSE: Final = 57
DUG_LASTING: Final = 58
HELD_BACK: Final = 59
OPPOSED: Final = 60  # this and the next five are told of stories
UNOPPOSED: Final = 61
PUSHED_BACK: Final = 62
TURNED_UP: Final = 63
SOUGHT: Final = 64
TAKEN: Final = 65
DIE_OPPOSE: Final = 66  # a die of the Rival too
EVENTS: Final[tuple[str, ...]] = (
    "showed", "began", "drew", "placed", "laid_mission", "attached", "played", "used", "attempted", "laid",
    "revealed", "won", "repelled", "injured", "healed", "discarded", "burnt", "dug", "stripped", "passed_on",
    "traded", "sealed", "swapped", "replaced", "scored", "set_aside", "posted", "rolled", "boosted", "eased", "spied",
    "looked", "ordered", "cycled", "recovered", "restored", "withdrew", "kept", "gambled", "voided", "feinted",
    "spared", "captured", "moved", "shuffled", "left", "passed", "ended", "bottomed", "took_turn", "granted",
    "tallied", "attitude_rolled", "die_place", "die_again", "die_lasting", "die_attempt", "infamy_rose", "dug_lasting",
    "held_back", "opposed", "unopposed", "pushed_back", "turned_up", "sought", "taken", "die_oppose",
)  # fmt: skip
