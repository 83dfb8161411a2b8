"""Perft: how many ways there are to give one, two, three ... answers from fixed positions.

The counts of a game lie in goldens/<game>/perft.json; both forms of the engine must find them. To renew them after a
change of the rules: `PYTHONPATH=src python -m tests.perft vale`.
"""

import json
import sys
from functools import cache
from pathlib import Path
from typing import Final

from cardwright.kernel.game import WITH, Game, Setup
from cardwright.kernel.machine import Position
from cardwright.kernel.scenario import play_scenario, read_scenario
from cardwright.shelf import GAMES
from cardwright.shelf import game as find
from tests.shelf import boxes, modes

FOLDER: Final = Path(__file__).parent / "goldens"
MOST_WAYS: Final = 60_000


@cache
def positions(game: Game) -> dict[str, Position]:
    """New games of each mode, for each number of players and each set of expansions; and what the folder lays."""
    found: dict[str, Position] = {}
    for mode in modes(game):
        prefix = "_".join(["new", *mode.values()])
        seats = game.seats(game.complete(mode))
        for players in seats:
            found[f"{prefix}_{players}"] = game.new(Setup(players, players, mode))
        for box in boxes(game)[1:]:
            found[f"{prefix}_{'+'.join(box)}"] = game.new(
                Setup(seats[0], seats[0], {**mode, **dict.fromkeys(box, WITH)})
            )
    for file in sorted((FOLDER / game.name / "perft").glob("*.toml")):
        found[file.stem] = play_scenario(game, read_scenario(file.read_text()))
    return found


def perft(t: Position, depth: int) -> int:
    """The number of ways to give `depth` answers."""
    if t.asked is None:
        return 0
    if depth == 1:
        return len(t.options)
    ways = 0
    for pick in t.options:
        u = t.clone()
        u.answer(pick)
        ways += perft(u, depth - 1)
    return ways


def count_ways(t: Position) -> list[int]:
    """The counts from depth 1 to the last depth that is not too wide."""
    counts = [perft(t, 1)]
    while counts[-1] * max(len(t.options), 2) <= MOST_WAYS:
        counts.append(perft(t, len(counts) + 1))
    return counts


def counts_of(game: str) -> Path:
    return FOLDER / game / "perft.json"


def read_counts(game: str) -> dict[str, list[int]]:
    """The counts that were kept; none of a game that has not got that far, and a test misses them."""
    counts: dict[str, list[int]] = json.loads(counts_of(game).read_text()) if counts_of(game).exists() else {}
    return counts


def write_counts(game: Game) -> None:
    counts = {name: count_ways(t) for name, t in positions(game).items()}
    lines = [f"  {json.dumps(name)}: {json.dumps(ways)}" for name, ways in counts.items()]
    counts_of(game.name).parent.mkdir(exist_ok=True)
    counts_of(game.name).write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    if len(sys.argv) == 1:
        sys.exit(f"name the games to renew; there is {', '.join(GAMES)}")
    for name in sys.argv[1:]:
        write_counts(find(name))
