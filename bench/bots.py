"""How fast the bots think: decisions of easy and normal, simulations of hard, and whether they keep their time."""

import json
import time

from cardwright.bots.levels import JUDGEMENTS, bot
from cardwright.bots.players import Hard
from cardwright.games.vale.game import VALE
from cardwright.kernel import machine
from cardwright.kernel.game import Setup
from cardwright.kernel.machine import Position
from cardwright.kernel.notation import give, names

GAMES = 6
PLENTY = 1e9
SECONDS = 0.5
RUNS = 3
BUDGETS = (0.01, 0.1, 0.2)


def decisions(players: int, seed: int) -> list[Position]:
    """What there is to decide in a game between normal bots."""
    t = VALE.new(Setup(players, seed, {}))
    mind = bot(VALE, "normal", seed)
    found: list[Position] = []
    while t.asked is not None:
        if len(t.options) > 1:
            found.append(t.clone())
        give(t, mind.choose(VALE.view(t, int(t.seat())), names(t), PLENTY))
    return found


def spent(level: str, games: list[list[Position]], seconds: float = PLENTY) -> list[float]:
    """The wall time of each decision, the shortest first."""
    mind = bot(VALE, level, 1)
    found: list[float] = []
    for t in [t for game in games for t in game]:
        view, options = VALE.view(t, int(t.seat())), names(t)
        begin = time.perf_counter()
        mind.choose(view, options, seconds)
        found.append(time.perf_counter() - begin)
    return sorted(found)


def simulations(t: Position) -> float:
    """Simulations a second from one position, the best of a few runs."""
    mind = Hard(VALE, JUDGEMENTS["vale"], 1)
    return max(int(mind.search(t, SECONDS).simulations) / SECONDS for _ in range(RUNS))


def measure() -> dict[str, float]:
    found: dict[str, float] = {}
    games = [decisions(2 if number % 2 else 4, number) for number in range(GAMES)]
    for level in ("easy", "normal"):
        times = spent(level, games)
        found[f"{level}_decisions"] = len(times) / sum(times)
        found[f"{level}_p95"] = 1000 * times[len(times) * 95 // 100]
    for players in (2, 4):
        game = decisions(players, 5)
        found[f"hard_{players}_start"] = simulations(game[0])
        found[f"hard_{players}_middle"] = simulations(game[len(game) // 2])
    some = [game[::40] for game in games]
    found["hard_over"] = max(1000 * (spent("hard", some, seconds)[-1] - seconds) for seconds in BUDGETS)
    return found


if __name__ == "__main__":
    print(json.dumps({"compiled": not machine.__file__.endswith(".py"), **measure()}))
