"""The contract of a game's bots: what `bots/<game>/reckoning.py` brings under the name RECKONING."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from cardwright.bots.judgement import Judgement
from cardwright.bots.thinking import Brief, Hard, ThinkingBot
from cardwright.kernel.game import Game
from cardwright.kernel.machine import Position

# How a bot is made: for a game, with a judgement of it, from a seed.
Maker = Callable[[Game, Judgement, int], ThinkingBot]


class Breakdown:
    """What makes up the worth of a position to one seat: parts that have a name, and the rest.

    `rival` is the strongest other seat if one has a part in it, or -1: alone there is nobody to be ahead of.
    """

    def __init__(self, parts: dict[str, float], rest: float = 0.0, rival: int = -1, won: bool = False) -> None:
        self.parts: Final = parts
        self.rest: Final = rest
        self.rival: Final = rival
        self.won: Final = won

    def worth(self) -> float:
        return sum(self.parts.values()) + self.rest


class Reckoning:
    """What bots know of a game. What stands here does for any, and for one that has no folder in this room.

    Such a game has bots that search to its end, the longer the better; they cannot say why.
    """

    # Few enough simulations to answer at once, and five times as many for the stronger.
    minds: Mapping[str, Maker] = {
        "easy": partial(Brief, simulations=20),
        "normal": partial(Brief, simulations=100),
        "hard": Hard,
        "expert": Hard,
    }
    """How each level thinks, the weakest first; every game has the same levels."""

    def __init__(self, judgement: Judgement) -> None:
        self.judgement: Final = judgement

    def same_turn(self, begin: Position, t: Position, seat: int) -> bool:
        """Whether the turn that a seat was in when the position was `begin` goes on; another may be asked meanwhile."""
        return t.seat() == seat

    def breakdown(self, t: Position, seat: int) -> Breakdown:
        """What a position is worth to a seat, by parts for which the game's telling has a reason: always the same."""
        worth = self.judgement.worth(t, seat)
        return Breakdown({}, rest=worth, won=worth > 0 and t.over())


def average(found: list[Breakdown]) -> Breakdown:
    """Several deals in one: worth is averaged, the rival is the most frequent one, a victory must be sure."""
    n = len(found)
    parts = {part: sum(one.parts[part] for one in found) / n for part in found[0].parts}
    rivals = [one.rival for one in found]
    rival = max(rivals, key=rivals.count)
    return Breakdown(parts, sum(one.rest for one in found) / n, rival, all(one.won for one in found))
