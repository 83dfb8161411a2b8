"""What one player has."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cardwright.kernel.zones import EMPTY, sorted_in


@mypyc_attr(acyclic=True)
class Seat:
    """What one player has. `gear` is what lies before the player and is no card: an artifact, a summoner's face."""

    def __init__(self) -> None:
        self.hand: vec[i64] = EMPTY
        self.area: vec[i64] = EMPTY
        self.used: vec[i64] = EMPTY
        self.shelter: vec[i64] = EMPTY
        self.appeased: vec[i64] = EMPTY
        self.gear: vec[i64] = EMPTY
        self.stones: i64 = 0
        self.score: i64 = 0
        self.bought: i64 = 0
        self.last_tile: i64 = -1
        self.seals: i64 = 0
        self.curses: i64 = 0

    def copy(self) -> "Seat":
        s = Seat()
        s.hand = self.hand[:]
        s.area = self.area[:]
        s.used = self.used[:]
        if len(self.shelter) > 0:
            s.shelter = self.shelter[:]
        if len(self.appeased) > 0:
            s.appeased = self.appeased[:]
        if len(self.gear) > 0:
            s.gear = self.gear[:]
        s.stones = self.stones
        s.score = self.score
        s.bought = self.bought
        s.last_tile = self.last_tile
        s.seals = self.seals
        s.curses = self.curses
        return s

    def take(self, card: i64) -> None:
        """Into the hand, which is kept in card order."""
        self.hand = sorted_in(self.hand, card)

    def store(self, card: i64) -> None:
        """Into the shelter, which is kept in card order."""
        self.shelter = sorted_in(self.shelter, card)
