"""The bots that think. Each imagines a position from its view, and asks judgement about that; none sees more."""

import time
from typing import Final

from cardwright.bots.bot import Bot
from cardwright.bots.judgement import Judgement
from cardwright.bots.search import Search
from cardwright.bots.turns import appraise, best_of, look_through
from cardwright.kernel.dice import seeded
from cardwright.kernel.game import Game
from cardwright.kernel.machine import Position
from cardwright.kernel.notation import name
from cardwright.kernel.paper import Record

SLIPS_IN_TEN: Final = 3
SLIP: Final = 1.5
DECIDED: Final = 500.0
BREADTH: Final = 96
RESTS: Final = 2
SLICE: Final = 0.05
NO_END: Final = 1 << 60


class Thinker(Bot):
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


class Easy(Thinker):
    """Sees one step ahead, and often slips: then any answer will do that is not much worse than the best.

    It does not slip where an answer decides the game.
    """

    def pick(self, t: Position, seconds: float) -> int:
        values = appraise(self.judgement, t, t.seat())
        best = values[best_of(values)]
        if self.dice.roll(10) >= SLIPS_IN_TEN or any(abs(value) >= DECIDED for value in values):
            return t.options[best_of(values)]
        near = [pick for pick, value in zip(t.options, values) if value >= best - SLIP]
        return near[self.dice.roll(len(near))]


class Normal(Thinker):
    """Looks through its own turn and ends it where judgement is happiest."""

    def pick(self, t: Position, seconds: float) -> int:
        return t.options[best_of(look_through(self.judgement, t, t.seat(), BREADTH))]


class Hard(Thinker):
    """Searches as long as it may, dealing anew what it cannot see in every simulation."""

    def __init__(self, game: Game, judgement: Judgement, seed: int, simulations: int = NO_END) -> None:
        super().__init__(game, judgement, seed)
        self.simulations: Final = simulations

    def pick(self, t: Position, seconds: float) -> int:
        return self.search(t, seconds).thoughts()[0].pick

    def search(self, t: Position, seconds: float) -> Search:
        """Think in short slices, so that an interrupt is heard."""
        search = Search(self.game, self.judgement, t, self.dice, RESTS)
        end = time.perf_counter() + seconds
        search.simulate()
        while search.simulations < self.simulations and (left := end - time.perf_counter()) > 0:
            search.think(min(left, SLICE), self.simulations - search.simulations)
        return search
