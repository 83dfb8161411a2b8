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
RIVAL: Final = 4
BURNT_OUT: Final = 5
WAYS: Final = ("", "target", "last_left", "stalemate", "rival", "burnt")
# Why a player is out: the deck is burnt, or no Hero is left.
DECKLESS: Final = 0
BARE: Final = 1


def finish(t: Thargos, way: i64) -> None:
    """The game is over; the VP of a Mission whose effect ended it count too."""
    for side in range(i64(len(t.sides))):
        if t.sides[side].points != pile_vp(t, side):
            count_points(t, side)
    t.clear()
    t.conflict = None
    t.ended = way if t.is_seated(len(t.sides) - 1) else against_rival(t, way)
    t.note(ENDED, -1, n=t.ended)


def against_rival(t: Thargos, way: i64) -> i64:
    """What a way to end is called where no player need have won: the Rival has the target, or all players are out."""
    if way == TARGET and not t.is_seated(t.turn):
        return RIVAL
    nobody = all(t.is_out(side) for side in range(t.players))
    return BURNT_OUT if way == LAST_LEFT and nobody else way


def players_left(t: Thargos) -> i64:
    """How many players are not out of the game; the world of a story is none."""
    return len(t.sides) - len(t.left) - (0 if t.variant.story is None else 1)


def lose(t: Thargos, side: i64) -> None:
    """A player is out: with a burnt deck, or without Heroes. The last one left has won."""
    if t.is_out(side):
        return
    t.out |= 1 << side
    t.stirred = True
    t.left = append(t.left, side)
    bare = all(stand.hero < 0 for stand in t.sides[side].stands)
    t.note(LEFT, side, n=BARE if bare else DECKLESS)
    if players_left(t) <= 1:
        finish(t, LAST_LEFT)
