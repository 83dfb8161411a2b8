"""The bots that think. Each imagines a position from its view, and asks judgement about that; none sees more."""

import time
from collections.abc import Callable
from typing import Final

from cardwright.bots.bot import Bot
from cardwright.bots.judgement import WON, Judgement
from cardwright.bots.search import Search, Thought
from cardwright.bots.turns import appraise, best_of, look_through
from cardwright.kernel.dice import Dice, seeded
from cardwright.kernel.game import Game
from cardwright.kernel.machine import Position
from cardwright.kernel.notation import name
from cardwright.kernel.paper import Record

# How often easy slips, and how bad a slip may be, as a share of judgement's scale (in Vale a point and a half): more,
# and it looks foolish; less, and it is normal in a hurry. With these, normal wins 86 of 100 games against it.
SLIPS_IN_TEN: Final = 3
SLIP: Final = 0.1875
# Only the end of the game is worth as much.
DECIDED: Final = WON / 2
# Answers that nobody else sees are mixed: any of those that are so little worse than the best, as a share of
# judgement's scale, or in hard's opinion as a chance. More, and what is given away costs more than being read.
NEARLY: Final = 0.08
NEARLY_SURE: Final = 0.015
# Seconds for which hard thinks before an interrupt is heard, and before it asks itself whether that is enough; shorter
# slices cost a call and a look at the clock each. Of little time it takes smaller ones, so many at least.
SLICE: Final = 0.05
SLICES: Final = 8
# Hard may answer after such a share of its time if nothing that was tried a third as often as the best answer differs
# by more than such a chance: two fifths of the time do then for what all of it brings (docs/bots.md).
ENOUGH: Final = 0.25
RIVALS: Final = 3
EVEN: Final = 0.005
NO_END: Final = 1 << 60


class ThinkingBot(Bot):
    """Imagines a position that looks as its view does, and picks an answer there."""

    def __init__(self, game: Game, judgement: Judgement, seed: int) -> None:
        self.game: Final = game
        self.judgement: Final = judgement
        self.dice: Final = seeded(seed)

    def choose(self, view: Record, options: list[str], seconds: float) -> str:
        if len(options) == 1:
            return options[0]
        t = self.game.imagine(view, self.dice)
        return name(t, self.pick(t, seconds))

    def pick(self, t: Position, seconds: float) -> int:
        raise NotImplementedError


class Easy(ThinkingBot):
    """Sees one step ahead, and often slips: then any answer will do that is not much worse than the best.

    It does not slip where an answer decides the game. With a breadth it looks through its turn as normal does, less
    thoroughly: where several answers are one deed, a single step shows nothing.
    """

    def __init__(
        self,
        game: Game,
        judgement: Judgement,
        seed: int,
        breadth: int = 0,
        slips: int = SLIPS_IN_TEN,
        slip: float = SLIP,
    ) -> None:
        super().__init__(game, judgement, seed)
        self.breadth: Final = breadth
        self.slips: Final = slips
        self.slip: Final = slip

    def pick(self, t: Position, seconds: float) -> int:
        values = (
            look_through(self.judgement, t, t.seat(), self.breadth)
            if self.breadth
            else appraise(self.judgement, t, t.seat())
        )
        best = values[best_of(values)]
        if self.dice.roll(10) >= self.slips or any(abs(value) >= DECIDED for value in values):
            return t.options[best_of(values)]
        near = [pick for pick, value in zip(t.options, values) if value >= best - self.slip * self.judgement.scale]
        return near[self.dice.roll(len(near))]


class Normal(ThinkingBot):
    """Looks through its own turn and ends it where judgement is happiest. What it does in secret it mixes."""

    def pick(self, t: Position, seconds: float) -> int:
        return looked_through(self.judgement, t, self.judgement.breadth, self.dice)


class Hard(ThinkingBot):
    """Searches as long as it may, dealing anew what it cannot see in every simulation; `simulated` counts them all.

    Where there is a network or a judgement for such a table it asks that, unless `learned` is taken from it. It answers
    sooner what more thought would hardly change. Its time is that of the people who wait for it, unless it is given
    another `clock`.
    """

    def __init__(self, game: Game, judgement: Judgement, seed: int, simulations: int = NO_END) -> None:
        super().__init__(game, judgement, seed)
        self.simulations: Final = simulations
        self.simulated = 0
        self.learned = True
        self.clock: Callable[[], float] = time.perf_counter

    def pick(self, t: Position, seconds: float) -> int:
        thoughts = self.search(t, seconds, sooner=True).thoughts()
        return mixed(thoughts, self.dice) if self.judgement.hidden(t) else thoughts[0].pick

    def search(self, t: Position, seconds: float, sooner: bool = False) -> Search:
        """Think in short slices, so that an interrupt is heard; `sooner` ends it once the answer is clear."""
        judgement = self.judgement.trained(t) if self.learned else self.judgement
        search = Search(self.game, judgement, t, self.dice)
        begin = self.clock()
        search.simulate()
        while search.simulations < self.simulations and (spent := self.clock() - begin) < seconds:
            if sooner and spent >= ENOUGH * seconds and clear(search.thoughts()):
                break
            most = self.simulations - int(search.simulations)
            search.think(min(seconds - spent, SLICE, seconds / SLICES), most, self.clock)
        self.simulated += int(search.simulations)
        return search


class Brief(ThinkingBot):
    """Searches as hard does, but by count: it makes so many simulations, whatever time it is given."""

    def __init__(self, game: Game, judgement: Judgement, seed: int, simulations: int) -> None:
        super().__init__(game, judgement, seed)
        self.simulations: Final = simulations

    def pick(self, t: Position, seconds: float) -> int:
        search = Search(self.game, self.judgement.trained(t), t, self.dice)
        for _ in range(self.simulations):
            search.simulate()
        thoughts = search.thoughts()
        return mixed(thoughts, self.dice) if self.judgement.hidden(t) else thoughts[0].pick


def looked_through(judgement: Judgement, t: Position, breadth: int, dice: Dice) -> int:
    """The answer whose turn ends best; in secret any of those that are nearly as good."""
    values = look_through(judgement, t, t.seat(), breadth)
    best = values[best_of(values)]
    if not judgement.hidden(t) or abs(best) >= DECIDED:
        return t.options[best_of(values)]
    least = best - NEARLY * judgement.scale
    near = [pick for pick, value in zip(t.options, values) if value >= least]
    return near[dice.roll(len(near))]


def clear(thoughts: list[Thought]) -> bool:
    """Whether more thought would hardly matter: the best answer stands alone, or its rivals are as good."""
    rivals = [one.chance for one in thoughts if RIVALS * one.visits >= thoughts[0].visits]
    return max(rivals) - min(rivals) < EVEN


def mixed(thoughts: list[Thought], dice: Dice) -> int:
    """One of the answers that are nearly as good as the best, the more often the longer it was thought of."""
    best = thoughts[0]
    near = [one for one in thoughts if 2 * one.visits >= best.visits and one.chance >= best.chance - NEARLY_SURE]
    rest = dice.roll(sum(one.visits for one in near) or 1)
    for one in near:
        rest -= int(one.visits)
        if rest < 0:
            return one.pick
    return best.pick
