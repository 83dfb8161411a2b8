"""How fast The Vale of Eternity runs, with the options listed at every decision. Prints JSON."""

import json
from collections.abc import Callable
from itertools import count

from bench.clock import rate
from cardwright.games.vale.game import VALE
from cardwright.kernel import machine
from cardwright.kernel.dice import seeded
from cardwright.kernel.game import Setup
from cardwright.kernel.machine import Position, playout

GAMES = 20
BOTH = {"artifacts": "with", "curse": "with"}


def games(players: int, play: Callable[[Position], int], options: dict[str, str]) -> Callable[[], tuple[int, int]]:
    """Plays some random games; the numbers of games and of decisions."""
    seeds = count()

    def work() -> tuple[int, int]:
        return GAMES, sum(play(VALE.new(Setup(players, next(seeds), options))) for _ in range(GAMES))

    return work


def inside(t: Position) -> int:
    """Random play in the engine's own loop."""
    return playout(t, _picks)


def outside(t: Position) -> int:
    """Random play in a Python loop, as the other engines are driven."""
    answers = 0
    while t.asked is not None:
        options = list(t.options)
        t.answer(options[_picks.roll(len(options))])
        answers += 1
    return answers


_picks = seeded(1)


def middle() -> Position:
    """A position in the middle of a game of two."""
    t = VALE.new(Setup(2, 5, {}))
    for _ in range(60):
        t.answer(t.options[_picks.roll(len(t.options))])
    return t


def copies(t: Position) -> int:
    for _ in range(1000):
        t.clone()
    return 1000


def saves(t: Position) -> int:
    for _ in range(20):
        VALE.read(json.loads(json.dumps(VALE.write(t))))
    return 20


def measure() -> dict[str, float]:
    found: dict[str, float] = {}
    for players in (2, 4):
        for name, play in (("inside", inside), ("outside", outside)):
            work = games(players, play, {})
            found[f"games_{players}_{name}"] = rate(lambda work=work: work()[0])  # type: ignore[misc]  # bound early
            found[f"decisions_{players}_{name}"] = rate(lambda work=work: work()[1])  # type: ignore[misc]  # bound early
        both = games(players, inside, BOTH)
        found[f"games_{players}_both"] = rate(lambda both=both: both()[0])  # type: ignore[misc]  # bound early
    t = middle()
    found["copies"] = rate(lambda: copies(t))
    found["saves"] = rate(lambda: saves(t))
    return found


if __name__ == "__main__":
    print(json.dumps({"compiled": not machine.__file__.endswith(".py"), **measure()}))
