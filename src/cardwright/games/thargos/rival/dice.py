"""The dice of the Rival: every one is told, with what it decides, and lies open for a round."""

from typing import Final

from mypy_extensions import i64

from cardwright.games.thargos.moves.harm import keep_roll
from cardwright.games.thargos.moves.temper import feel
from cardwright.games.thargos.state import Thargos
from cardwright.games.thargos.terms import ATTITUDE_ROLLED, DIE_AGAIN, DIE_PLACE

# What the Decision die shows besides tracks.
LOW: Final = 1
HIGH: Final = 6
# What a die was rolled for, where dice that lie open name a card.
FOR_ATTITUDE: Final = 480
FOR_PLACE: Final = 481
FOR_LASTING: Final = 482
FOR_ATTEMPT: Final = 483
FOR_OPPOSITION: Final = 484
PURPOSES: Final = ("attitude", "place", "lasting", "attempt", "opposition")


def roll(t: Thargos, purpose: i64) -> i64:
    """What a die shows."""
    rolled = t.dice.roll(6) + 1
    t.reveal()
    keep_roll(t, purpose, rolled)
    return rolled


def track_shown(rolled: i64) -> i64:
    """The track that the Decision die shows: 2 to 5 are the four tracks from left to right. -1: none."""
    return rolled - 2 if LOW < rolled < HIGH else -1


def place_in_row(t: Thargos, side: i64, i: i64) -> i64:
    """A place of the Rival from the left: that on a track, or in a story that in the row of its Heroes."""
    return t.place_on(side, i) if t.variant.story is None else i


def roll_attitude(t: Thargos, side: i64) -> None:
    """The Attitude die: two faces each."""
    rolled = roll(t, FOR_ATTITUDE)
    feel(t, (rolled - 1) // 2)
    t.note(ATTITUDE_ROLLED, side, n=rolled)


def roll_track(t: Thargos, side: i64, free: i64, card: i64) -> i64:
    """One of a set of tracks for a card; whatever else the Decision die shows is rolled again."""
    while True:
        rolled = roll(t, FOR_PLACE)
        track = track_shown(rolled)
        if track >= 0 and free >> track & 1:
            t.note(DIE_PLACE, side, card, rolled)
            return track
        t.note(DIE_AGAIN, side, card, rolled)
