"""Players leave a game, and it ends."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from cardwright.games.thargos.moves.cards import count_points, pile_vp
from cardwright.games.thargos.state import Thargos
from cardwright.games.thargos.terms import ENDED, LEFT

GOES_ON: Final = 0
TARGET: Final = 1
LAST_LEFT: Final = 2
STALEMATE: Final = 3
WAYS: Final = ("", "target", "last_left", "stalemate")


# Why a player is out: the deck is burnt, or no Hero is left.
BURNT_OUT: Final = 0
BARE: Final = 1


def finish(t: Thargos, way: i64) -> None:
    """The game is over; the VP of a Mission whose effect ended it count too."""
    for side in range(i64(len(t.sides))):
        if t.sides[side].points != pile_vp(t, side):
            count_points(t, side)
    t.clear()
    t.conflict = None
    t.ended = way
    t.note(ENDED, -1, n=way)


def players_left(t: Thargos) -> i64:
    """How many players are not out of the game."""
    return len(t.sides) - len(t.left)


def lose(t: Thargos, side: i64) -> None:
    """A player is out: with a burnt deck, or without Heroes. The last one left has won."""
    if t.is_out(side):
        return
    t.out |= 1 << side
    t.stirred = True
    t.left = append(t.left, side)
    bare = all(stand.hero < 0 for stand in t.sides[side].stands)
    t.note(LEFT, side, n=BARE if bare else BURNT_OUT)
    if players_left(t) == 1:
        finish(t, LAST_LEFT)
