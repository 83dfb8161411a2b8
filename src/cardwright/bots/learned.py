"""Judgement that learned: a network says what a position is worth, and everything else is as plain judgement has it."""

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.bots.judgement import Judgement
from cardwright.bots.network import Network
from cardwright.kernel.dice import Dice
from cardwright.kernel.machine import Position

# A simulation goes to the next moment that is good to judge: further on, luck says more than a network can.
HORIZON: Final = 1


class Learned(Judgement):
    """A network for the tables that plain judgement's `field` names; what is quick and what is played on stay plain.

    The network is unpacked when something is first judged: that takes a while, and many who ask for bots need none.
    """

    def __init__(self, plain: Judgement, unpack: Callable[[], Network]) -> None:
        super().__init__()
        self.plain: Final = plain
        self.unpack: Final = unpack
        self.unpacked: Network | None = None
        self.scale = plain.scale
        self.breadth = plain.breadth
        self.horizon = HORIZON

    def network(self) -> Network:
        if self.unpacked is None:
            self.unpacked = self.unpack()
        return self.unpacked

    def worth(self, t: Position, seat: int) -> float:
        if t.over():
            return self.plain.worth(t, seat)
        margin, chance = self.network().judge(self.plain.inputs(t, seat), seat)
        return self.plain.opinion(margin, chance)

    def chances(self, t: Position) -> vec[float]:
        """Everybody's view is asked for, and what is more or less than a whole is shared out."""
        if t.over():
            return self.plain.chances(t)
        network = self.network()
        views = vec[float](capacity=4)
        total = 0.0
        for seat in range(t.players):
            _, chance = network.judge(self.plain.inputs(t, seat), seat)
            views = append(views, chance)
            total += chance
        if t.players == 2:
            first = 0.5 + 0.5 * (views[0] - views[1])
            return vec[float]([first, 1.0 - first])
        for i in range(i64(len(views))):
            views[i] /= total
        return views

    def hope(self, t: Position, seat: int) -> float:
        return self.plain.hope(t, seat)

    def rests(self, t: Position) -> bool:
        return self.plain.rests(t)

    def chance(self, worth: float) -> float:
        return self.plain.chance(worth)

    def inclination(self, t: Position, dice: Dice) -> i64:
        return self.plain.inclination(t, dice)

    def answers(self, t: Position, seat: i64) -> bool:
        return self.plain.answers(t, seat)

    def key(self, t: Position, pick: i64) -> i64:
        return self.plain.key(t, pick)

    def hidden(self, t: Position) -> bool:
        return self.plain.hidden(t)
