"""Judgement of a circle of Heroes of Thargos, for who searches: everybody's chance to win, and who answers whom."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.bots.thargos.conflict import if_lost, if_won, odds, unsettled
from cardwright.bots.thargos.features import Figures, prospect, reach
from cardwright.bots.thargos.habits import Habits
from cardwright.bots.thargos.judgement import LEAST, LOG_3, ThargosJudgement
from cardwright.bots.turns import appraise, best_of
from cardwright.games.thargos.rules.ending import reached_target
from cardwright.games.thargos.state import Thargos
from cardwright.kernel.dice import Dice
from cardwright.kernel.machine import Position

# A simulation goes on to the end of the next player's turn: what he attempts shows what one's own turn has left open.
HORIZON: Final = 2
# What reaching the target counts beyond its VP where a player only sees what is his own doing: about a whole game.
VICTORY: Final = 15.0


class CircleJudgement(ThargosJudgement):
    """Everybody's chance is weighed against everybody else's: to hurt the second strongest helps, too.

    In a simulation players attempt what promises them most, and whoever is attacked looks one step ahead.
    """

    def __init__(self, weights: list[float], scale: float, habits: Habits) -> None:
        super().__init__(weights, scale, habits)
        self.horizon = HORIZON

    def margin(self, figures: Figures, seat: i64) -> float:
        """The lead that has the same chance against a single other player."""
        t = figures.t
        mine = self.standing(figures, seat, seat)
        others = 0.0
        for other in range(i64(len(t.sides))):
            if other != seat and not t.is_out(other):
                others += math.exp((self.standing(figures, other, seat) - mine) / self.scale * LOG_3)
        return -math.log(max(others, LEAST)) * self.scale / LOG_3

    def chances(self, t: Position) -> vec[float]:
        """Between turns everybody stands as he himself sees it: a simulation has dealt all hands."""
        assert isinstance(t, Thargos)
        if t.over() or unsettled(t):
            return super().chances(t)
        figures = Figures(t)
        found = vec[float](capacity=4)
        total = 0.0
        for side in range(i64(len(t.sides))):
            chance = 0.0 if t.is_out(side) else math.exp(self.standing(figures, side, side) / self.scale * LOG_3)
            found = append(found, chance)
            total += chance
        for i in range(i64(len(found))):
            found[i] /= total
        return found

    def hope(self, t: Position, seat: int) -> float:
        """How well a player himself will stand; in an attempt of his, either way by its odds."""
        assert isinstance(t, Thargos)
        if t.over() or t.is_out(seat):
            return self.worth(t, seat)
        if not unsettled(t):
            return self.standing(Figures(t), seat, seat)
        won = if_won(t)
        gain = self.standing(Figures(won), seat, seat) + (VICTORY if reached_target(won, seat) else 0.0)
        chance = self.promise(t, seat)
        return chance * gain + (1.0 - chance) * self.standing(Figures(if_lost(t)), seat, seat)

    def promise(self, t: Thargos, seat: i64) -> float:
        """The chance of an attempt; before a card is laid, what the hand is good for."""
        c = t.conflict
        assert c is not None
        if seat == c.attacker == t.seat() and len(t.sides[seat].laid) == 0:
            return prospect(Figures(t), seat, c.lead, reach(t, seat, seat), seat)
        return odds(t, seat, self.habits)

    def inclination(self, t: Position, dice: Dice) -> i64:
        """In one's own turn what is one's own doing; in another's, what the answer does to both."""
        assert isinstance(t, Thargos)
        if self.hidden(t) or t.turn == t.seat():
            return super().inclination(t, dice)
        return t.options[best_of(appraise(self, t, t.seat()))]

    def answers(self, t: Position, seat: i64) -> bool:
        """Whoever is attacked."""
        assert isinstance(t, Thargos)
        c = t.conflict
        return c is not None and seat == c.defender
