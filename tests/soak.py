"""Play very many random games on all cores and check them: `make soak`, or `python -m tests.soak --help`."""

import argparse
import multiprocessing
import os
import sys
import time
from collections import Counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cardwright.kernel.dice import seeded
from cardwright.kernel.game import Game, Setup
from cardwright.shelf import GAMES
from tests.conformance import Broken, play

TOLD = 20
EXAMPLES = """\
examples:
  SOAK_GAMES=2000 python -m tests.soak              two thousand games
  python -m tests.soak --games 50 --thoroughness 1  fifty games, every check at every decision
  python -m tests.soak --seed 7000001 --games 1     one game again, as it was
"""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak",
        description="Play random games of every kind on the shelf and check that they keep the contract.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    games = int(os.environ.get("SOAK_GAMES", "200000"))
    parser.add_argument("--games", type=int, default=games, help="how many (default: SOAK_GAMES, or 200000)")
    seed = int(os.environ.get("SOAK_SEED", "0"))
    parser.add_argument("--seed", type=int, default=seed, help="seed of the first game (default: SOAK_SEED, or 0)")
    parser.add_argument(
        "--thoroughness", type=float, default=0.02, help="share of decisions with the expensive checks (default: 0.02)"
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="processes (default: one a core)")
    return parser.parse_args()


def setup_of(seed: int) -> tuple[Game, Setup]:
    """The game of a seed: its kind, players, options and what they bring follow from the seed alone."""
    dice = seeded(seed)
    game = list(GAMES.values())[dice.roll(len(GAMES))]
    options = {choice.name: choice.values[dice.roll(len(choice.values))] for choice in game.choices()}
    seats = game.seats(options)
    players = seats[dice.roll(len(seats))]
    lent = game.lent(options) if game.brings(options) else []
    return game, Setup(players, seed, options, brought=[lent[dice.roll(len(lent))] for _ in range(players) if lent])


def soak(task: tuple[int, float]) -> tuple[str, str]:
    """Play the game of a seed; the way it ended, or the report of what broke."""
    seed, thoroughness = task
    game, setup = setup_of(seed)
    try:
        outcome = play(game, setup, seeded(~seed), thoroughness)
    except Broken as broken:
        return "", str(broken)
    return f"{game.name}, {setup.players} players: {outcome.way}", ""


def main() -> int:
    wanted = arguments()
    console = Console()
    ways: Counter[str] = Counter()
    tasks = ((wanted.seed + i, wanted.thoroughness) for i in range(wanted.games))
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    began = time.monotonic()
    with multiprocessing.Pool(wanted.workers) as pool, Progress(*columns, console=console) as progress:
        bar = progress.add_task("games", total=wanted.games)
        for way, report in pool.imap_unordered(soak, tasks, chunksize=4):
            if report:
                progress.stop()
                console.print(report, markup=False, highlight=False, soft_wrap=True)
                return 1
            ways[way] += 1
            progress.advance(bar)
            done = ways.total()
            if not console.is_terminal and done % max(1, wanted.games // TOLD) == 0:
                print(f"{done:,} of {wanted.games:,} games in {time.monotonic() - began:.0f} s", flush=True)
    seconds = time.monotonic() - began
    for way, n in sorted(ways.items()):
        console.print(f"{n:9,}  {way}", highlight=False)
    console.print(
        f"{wanted.games:9,}  games in {seconds:.0f} s, {wanted.games / seconds:.0f} a second", highlight=False
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
