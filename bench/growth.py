"""How time and memory grow with the number of games played in one process: 2 players, one call a game. Prints JSON."""

import json
import resource
import time

from cardwright.games.vale.game import VALE
from cardwright.kernel import machine
from cardwright.kernel.batch import Batch
from cardwright.kernel.dice import seeded
from cardwright.kernel.game import Setup

NUMBERS = (1_000, 10_000, 100_000, 1_000_000)
AT_ONCE = 100


def play(games: int) -> None:
    """So many random games, a hundred at a time; nothing is kept of them."""
    dice = seeded(1)
    for first in range(0, games, AT_ONCE):
        Batch(VALE, Setup(2, first, {}), AT_ONCE).play_out(dice)


def measure(numbers: tuple[int, ...] = NUMBERS) -> dict[str, list[float]]:
    """For each number of games: microseconds of processor time a game, and the most memory so far, in MiB."""
    found: dict[str, list[float]] = {}
    for games in numbers:
        begin = time.process_time()
        play(games)
        spent = time.process_time() - begin
        found[str(games)] = [1e6 * spent / games, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024]
    return found


if __name__ == "__main__":
    print(json.dumps({"compiled": not str(machine.__file__).endswith(".py"), **measure()}))
