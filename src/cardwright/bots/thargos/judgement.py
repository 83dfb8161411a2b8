"""What a position of Heroes of Thargos is worth: by how many VP a player is better off than the strongest other."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cardwright.bots.judgement import WON, Judgement, result
from cardwright.bots.network import Inputs
from cardwright.bots.thargos.conflict import awaited, has_acted, if_lost, if_won, odds, unsettled
from cardwright.bots.thargos.features import Features, Figures, features, prospect, reach
from cardwright.bots.thargos.habits import Habits
from cardwright.bots.thargos.inputs import Opinion, inputs, layout
from cardwright.bots.thargos.laying import lay_on
from cardwright.games.thargos.rules.conflicts import LAY
from cardwright.games.thargos.rules.ending import next_in, ranks, reached_target
from cardwright.games.thargos.rules.turns import ATTACH
from cardwright.games.thargos.state import Thargos
from cardwright.games.thargos.terms import CIRCLE, DUEL
from cardwright.kernel.dice import Dice
from cardwright.kernel.machine import Position

# A simulation goes on to the end of the turn. To the end of the next one it takes more than twice as long, and as many
# simulations win no more.
HORIZON: Final = 1
# A position is dear to judge, and the best layings are found among few.
BREADTH: Final = 40
# Whoever is out is worse off than anybody else can be.
OUT: Final = -WON / 4
# What is laid in an attempt that has not begun, in VP: some two cards of the deck.
TOLL: Final = 0.25
# No chance that is only estimated is a certainty.
LEAST: Final = 0.0005


class ThargosJudgement(Judgement):
    """Features with weights measured by playing (`lab/thargos/fit.py`); a conflict under way is weighed by its odds."""

    def __init__(self, weights: list[float], scale: float, habits: Habits) -> None:
        super().__init__()
        self.scale = scale
        self.horizon = HORIZON
        self.breadth = BREADTH
        self.weights: Final = vec[float](weights)
        self.habits: Final = habits
        self.circle: ThargosJudgement = self

    def trained(self, t: Position) -> Judgement:
        """Where nothing was trained, a circle has its own."""
        assert isinstance(t, Thargos)
        plain = self.circle if t.variant.options.get("mode", "") == CIRCLE else self
        return self.learned.get(self.field(t), plain)

    def worth(self, t: Position, seat: int) -> float:
        assert isinstance(t, Thargos)
        if t.over():
            return result(winners(t), seat)
        if unsettled(t):
            return self.weighed(t, seat, odds(t, seat, self.habits))
        return self.on_turn(t, seat) if t.turn == seat and has_acted(t) else self.lead(t, seat)

    def weighed(self, t: Thargos, seat: i64, chance: float) -> float:
        """Both ends of a conflict by the attacker's chance."""
        won, lost = self.chance(self.outlook(if_won(t), seat)), self.chance(self.lead(if_lost(t), seat))
        return self.unchance(chance * won + (1.0 - chance) * lost)

    def on_turn(self, t: Thargos, seat: i64) -> float:
        """In the middle of one's own action: what the best attempt that it leaves is worth, or else no attempt."""
        u = t.copy()
        u.turn = next_in(u, seat)
        idle = self.lead(u, seat)
        ahead = awaited(t, seat)
        if ahead is None:
            return idle
        u.turn = seat
        u.conflict = ahead
        chance = prospect(Figures(t), seat, ahead.lead, reach(t, seat, seat), seat)
        return max(idle, self.weighed(u, seat, chance) - TOLL)

    def outlook(self, u: Thargos, seat: i64) -> float:
        """What a success is worth: it may win the game."""
        for side in range(i64(len(u.sides))):
            if reached_target(u, side):
                return result([side], seat)
        return self.lead(u, seat)

    def lead(self, t: Thargos, seat: i64) -> float:
        """By how much a player is better off than the strongest other."""
        if t.is_out(seat):
            return OUT
        return self.margin(Figures(t), seat)

    def margin(self, figures: Figures, seat: i64) -> float:
        """The same for a player who is not out."""
        t = figures.t
        best = -1.0e9
        for other in range(i64(len(t.sides))):
            if other != seat and not t.is_out(other):
                best = max(best, self.standing(figures, other, seat))
        return self.standing(figures, seat, seat) - (best if best > -1.0e9 else 0.0)

    def standing(self, figures: Figures, side: i64, viewer: i64) -> float:
        """How well a player stands, as another sees it."""
        return features(figures, side, viewer, self.weights).total

    def hope(self, t: Position, seat: int) -> float:
        assert isinstance(t, Thargos)
        if t.over() or unsettled(t) or t.is_out(seat):
            return self.worth(t, seat)
        return self.standing(Figures(t), seat, seat)

    def rests(self, t: Position) -> bool:
        f = t.asked
        return f is not None and f.effect is ATTACH

    def inclination(self, t: Position, dice: Dice) -> i64:
        assert isinstance(t, Thargos)
        return lay_on(t, self.habits, dice) if self.hidden(t) else super().inclination(t, dice)

    def chance(self, worth: float) -> float:
        return 1.0 / (1.0 + math.exp(-max(min(worth / self.scale * LOG_3, 30.0), -30.0)))

    def unchance(self, chance: float) -> float:
        """The worth of a chance: the way back."""
        bounded = max(min(chance, 1.0 - LEAST), LEAST)
        return math.log(bounded / (1.0 - bounded)) * self.scale / LOG_3

    def field(self, t: Position) -> str:
        """The duel and the circle of quick games, whatever else was agreed on; everything else keeps its weights."""
        assert isinstance(t, Thargos)
        mode = t.variant.options.get("mode", "")
        return f"{mode}-{t.players}" if t.variant.quick and mode in (DUEL, CIRCLE) else ""

    def layout(self, t: Position) -> list[str]:
        assert isinstance(t, Thargos)
        return layout(t)

    def inputs(self, t: Position, seat: int) -> Inputs:
        """What the features say goes in too: a network corrects it, and need not find it out anew."""
        assert isinstance(t, Thargos)
        figures = Figures(t)
        found = [features(figures, (seat + n) % t.players, seat, self.weights) for n in range(t.players)]
        if unsettled(t):
            chance = odds(t, seat, self.habits)
            worth = self.weighed(t, seat, chance)
        else:
            chance = 0.0
            settled = t.out == 0 and not (t.turn == seat and has_acted(t))
            worth = _ahead(found) if settled else self.worth(t, seat)
        return inputs(figures, seat, found, Opinion(worth, self.chance(worth), chance))

    def opinion(self, margin: float, chance: float) -> float:
        """VP do not decide alone: a deck that is burnt loses with any lead."""
        return self.unchance(chance)

    def key(self, t: Position, pick: i64) -> i64:
        """Answers name designs and places, so an option is always the same answer."""
        return pick

    def hidden(self, t: Position) -> bool:
        f = t.asked
        return f is not None and f.effect is LAY


LOG_3: Final = math.log(3.0)


def _ahead(found: list[Features]) -> float:
    """By how much the first is better off than the strongest other."""
    best = -1.0e9
    for i in range(i64(1), i64(len(found))):
        best = max(best, found[i].total)
    return found[0].total - best


def winners(t: Thargos) -> list[int]:
    found = ranks(t)
    return [side for side in range(len(found)) if found[side] == 1]
