"""Perft: how many ways there are to give one, two, three ... answers from fixed positions.

The counts lie in goldens/vale/perft.json; both forms of the engine must find them. To renew them after a change of
the rules: `PYTHONPATH=src python -m tests.perft`.
"""

import json
from pathlib import Path
from typing import Final

from cardwright.games.vale.game import VALE
from cardwright.kernel.game import Setup
from cardwright.kernel.machine import Position
from cardwright.kernel.scenario import play_scenario, read_scenario

FOLDER: Final = Path(__file__).parent / "goldens" / "vale"
COUNTS: Final = FOLDER / "perft.json"
MOST_WAYS: Final = 60_000


def positions() -> dict[str, Position]:
    """A new game for each number of players and each set of expansions, and every position laid in the folder."""
    found = {f"new_{players}": VALE.new(Setup(players, players, {})) for players in (2, 3, 4)}
    for name in ("artifacts", "curse", "artifacts+curse"):
        found[f"new_{name}"] = VALE.new(Setup(2, 2, dict.fromkeys(name.split("+"), "with")))
    for file in sorted((FOLDER / "perft").glob("*.toml")):
        found[file.stem] = play_scenario(VALE, read_scenario(file.read_text()))
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


def read_counts() -> dict[str, list[int]]:
    counts: dict[str, list[int]] = json.loads(COUNTS.read_text())
    return counts


def write_counts() -> None:
    counts = {name: count_ways(t) for name, t in positions().items()}
    lines = [f"  {json.dumps(name)}: {json.dumps(ways)}" for name, ways in counts.items()]
    COUNTS.write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    write_counts()
