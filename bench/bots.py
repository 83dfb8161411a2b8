"""How fast the bots of every game think: decisions of easy and normal, simulations of hard, and how hard keeps time."""

import json
import time

from bench.engine import tables
from cardwright.bots.levels import bot, reckoning
from cardwright.bots.thinking import Hard
from cardwright.kernel import machine
from cardwright.kernel.game import Game, Setup
from cardwright.kernel.machine import Position
from cardwright.kernel.notation import give, names
from cardwright.shelf import GAMES
from cardwright.text.speech import telling

PLAYED = 6
PLENTY = 1e9
SECONDS = 0.5
RUNS = 3
BUDGETS = (0.01, 0.1, 0.2)


def decisions(game: Game, players: int, options: dict[str, str], seed: int) -> list[Position]:
    """What there is to decide in a game between normal bots."""
    t = game.new(Setup(players, seed, options))
    mind = bot(game, "normal", seed)
    found: list[Position] = []
    while t.asked is not None:
        if len(t.options) > 1:
            found.append(t.clone())
        give(t, mind.choose(game.view(t, int(t.seat())), names(t), PLENTY))
    return found


def taken(game: Game, level: str, asked: list[Position], seconds: float = PLENTY) -> list[float]:
    """The wall time of each decision, the shortest first."""
    mind = bot(game, level, 1)
    found: list[float] = []
    for t in asked:
        view, options = game.view(t, int(t.seat())), names(t)
        begin = time.perf_counter()
        mind.choose(view, options, seconds)
        found.append(time.perf_counter() - begin)
    return sorted(found)


def simulations(game: Game, t: Position) -> float:
    """Simulations a second from one position, the best of a few runs."""
    mind = Hard(game, reckoning(game).judgement, 1)
    return max(int(mind.search(t, SECONDS).simulations) / SECONDS for _ in range(RUNS))


def measure(game: Game) -> dict[str, float]:
    found: dict[str, float] = {}
    where = tables(game)
    played = [decisions(game, *where[number % len(where)][1:], number) for number in range(PLAYED)]
    for level in ("easy", "normal"):
        times = taken(game, level, [t for one in played for t in one])
        found[f"decisions/s of {level}"] = len(times) / sum(times)
        found[f"ms for 95 % of {level}'s decisions"] = 1000 * times[len(times) * 95 // 100]
    for at, players, options in where:
        asked = decisions(game, players, options, 5)
        found[f"simulations/s of hard, {at}, at the start"] = simulations(game, asked[0])
        found[f"simulations/s of hard, {at}, in mid-game"] = simulations(game, asked[len(asked) // 2])
    some = [t for one in played for t in one[::40]]
    over = [taken(game, "hard", some, seconds)[-1] - seconds for seconds in BUDGETS]
    found["ms by which hard exceeds its time, at worst"] = 1000 * max(over)
    return found


if __name__ == "__main__":
    measured = {telling(name, "en").title: measure(game) for name, game in GAMES.items()}
    print(json.dumps({"compiled": not machine.__file__.endswith(".py"), **measured}))
