"""Measures everything, prints it, and writes docs/speed.md: `python -m bench`.

`python -m bench engines` measures games and bots alone, `python -m bench server` the server; the rest stays as it is.
"""

import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

from bench import served
from bench.served import Figures

# The figures of each game, or of the dice, by its title.
Titled = dict[str, Figures]
PAGE = Path("docs/speed.md")
# The last part of the page, which is measured by `python -m bench.against` and written by hand.
BESIDE = "## Beside the commit where this began"
VALE = "The Vale of Eternity"
THARGOS = "Heroes of Thargos"
OUTSIDE = "decisions/s, 2 players, driven by a Python loop"
# What is promised of a game: a row of its table, and the least or the most that it may show.
AT_LEAST = {
    VALE: {
        "random games/s, 2 players": 6_000,
        "random games/s, 4 players": 2_900,
        "copies/s of 500 positions, kept": 500_000,
    }
}
# What is promised where Vale plays so many random games of two in a second; on another machine it is the same share of
# what Vale does there. It was 12,000 until Vale, built without tuning, became 1.5 times as fast: whoever makes Vale
# faster raises its pace by as much, for the machine has not changed.
PACE, AT_PACE = "random games/s, 2 players", 18_000
AT_LEAST_AT_PACE = {
    THARGOS: {
        "random games/s, 2 players, duel": 2_000,
        "decisions/s, 2 players, duel": 1_000_000,
        "copies/s of 500 positions, kept": 500_000,
    }
}
AT_MOST = {VALE: {"ms for 95 % of normal's decisions": 20, "ms by which hard exceeds its time, at worst": 50}}
OTHERS = {
    "gin_rummy": ("open_spiel `gin_rummy`", 15),
    "crazy_eights": ("open_spiel `crazy_eights`", 3),
    "uno": ("rlcard `uno`", 10),
}


def measured(module: str, interpreted: bool = False, cores: int = 1) -> Any:
    """The figures of one benchmark, measured in a process of its own, on one core unless told otherwise."""
    print(f"measuring {module}{', interpreted' if interpreted else ''} …", file=sys.stderr, flush=True)
    path = "src" if interpreted else ""
    result = subprocess.run(
        [sys.executable, "-m", module],
        env={**os.environ, "PYTHONPATH": path, "OMP_NUM_THREADS": "1"},
        preexec_fn=one_core if cores == 1 else None,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE if cores == 1 else None,
        text=True,
    )
    if result.returncode != 0:
        sys.exit(f"{module} failed:\n{result.stderr}")
    figures = json.loads(result.stdout.splitlines()[-1])
    if figures.pop("compiled", not interpreted) is interpreted:
        sys.exit(f"{module}: expected the {'interpreted' if interpreted else 'compiled'} engine; run `make bench`")
    return figures


def one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def promised(title: str, compiled: Titled) -> Figures:
    """The least that the rows of a game may show in this run."""
    pace = compiled[VALE][PACE] / AT_PACE
    return {**AT_LEAST.get(title, {}), **{row: pace * least for row, least in AT_LEAST_AT_PACE.get(title, {}).items()}}


def engine_table(title: str, compiled: Figures, interpreted: Figures, promises: Figures) -> list[str]:
    lines = [f"| {title} | compiled | interpreted | ratio | promised |", "| --- | ---: | ---: | ---: | ---: |"]
    for row, figure in compiled.items():
        promise = f"{promises[row]:,.0f}" if row in promises else ""
        ratio = figure / interpreted[row]
        lines.append(f"| {row} | {figure:,.0f} | {interpreted[row]:,.0f} | {ratio:.1f} | {promise} |")
    return [*lines, ""]


def others_table(ours: float, others: Figures) -> list[str]:
    lines = ["| engine | decisions/s | ours is faster by | promised |", "| --- | ---: | ---: | ---: |"]
    for key, (name, least) in OTHERS.items():
        lines.append(f"| {name} | {others[key]:,.0f} | {ours / others[key]:.1f} × | {least} × |")
    return lines


def bots_table(title: str, bots: Figures) -> list[str]:
    lines = [f"| {title} | measured | promised |", "| --- | ---: | ---: |"]
    for row, figure in bots.items():
        promise = AT_MOST.get(title, {}).get(row)
        shown = f"{figure:,.0f}" if figure >= 100 else f"{figure:.1f}"
        lines.append(f"| {row} | {shown} | {f'at most {promise}' if promise else ''} |")
    return [*lines, ""]


def growth_table(growth: dict[str, list[float]]) -> list[str]:
    lines = ["| games | µs a game | most memory, MiB |", "| ---: | ---: | ---: |"]
    return [*lines, *[f"| {int(n):,} | {spent:.1f} | {memory:.1f} |" for n, (spent, memory) in growth.items()], ""]


def page(
    compiled: Titled,
    interpreted: Titled,
    others: Figures,
    bots: Titled,
    noise: list[float],
    growth: dict[str, list[float]],
) -> str:
    middle, worst = noise
    lines = [
        "# Speed",
        "",
        "Written by `make bench`: games and bots in one run, one core, processor time, best of five; the server apart.",
        f"Python {platform.python_version()} on {platform.machine()}. The options are listed at every decision.",
        "A decision is an answer that somebody gives: what has one answer alone, as all can see, is not asked and not",
        "counted. To set a game up is part of playing it. What is promised of Heroes of Thargos goes with the machine:",
        f"so much where Vale plays {AT_PACE:,} random games of two in a second, and here the same share.",
        f"The best of five runs of the same work beat the worst by {middle:.0%} in the middle row, by {worst:.0%} in",
        "the noisiest: what differs by less says nothing. `python -m bench.against REV` tells two revisions apart.",
        "",
        *[
            line
            for title in compiled
            for line in engine_table(title, compiled[title], interpreted[title], promised(title, compiled))
        ],
        "The same Python loop on other engines, beside ours for 2 players; decisions differ in work:",
        "",
        *others_table(compiled[VALE][OUTSIDE], others),
        "",
        "Random games of 2 players, a hundred in one call, one number after the other in the same process:",
        "",
        *growth_table(growth),
        "## Bots",
        "",
        "Compiled, wall time, games of the fewest players and of the most.",
        "",
        *[line for title, figures in bots.items() for line in bots_table(title, figures)],
    ]
    return "\n".join(lines) + "\n"


def broken(compiled: Titled, others: Figures, bots: Titled) -> list[str]:
    """The promises that were not kept."""
    ours = compiled[VALE][OUTSIDE]
    least = [(title, row, n) for title in compiled for row, n in promised(title, compiled).items()]
    missed = [f"{title}, {row}" for title, row, n in least if compiled[title][row] < n]
    missed += [f"beside {name}" for key, (name, least) in OTHERS.items() if ours < least * others[key]]
    return missed + [row for title, rows in AT_MOST.items() for row, most in rows.items() if bots[title][row] > most]


def engines() -> tuple[str, list[str]]:
    """Measure all but the server: its part of the page, and the promises that were not kept."""
    compiled = measured("bench.engine")
    bots = measured("bench.bots")
    others = measured("bench.others")
    interpreted = measured("bench.engine", interpreted=True)
    growth = measured("bench.growth")
    noise = compiled.pop("noise")
    interpreted.pop("noise")
    return page(compiled, interpreted, others, bots, noise, growth), broken(compiled, others, bots)


def server() -> tuple[str, list[str]]:
    """The same of the server, whose part comes behind."""
    figures = measured("bench.table", cores=2)
    return "\n".join(served.section(figures)) + "\n\n", served.broken(figures)


def parts(text: str) -> tuple[str, str, str]:
    """Of the page: games and bots, the server, and what stands behind."""
    server, beside = text.index(f"{served.TITLE}\n"), text.index(f"{BESIDE}\n")
    return text[:server], text[server:beside], text[beside:]


def main() -> None:
    """Measure what is asked for, and leave the rest of the page as it is."""
    asked = sys.argv[1:] or ["engines", "server"]
    first, last, beside = parts(PAGE.read_text())
    missed: list[str] = []
    if "engines" in asked:
        first, missed = engines()
    if "server" in asked:
        last, broken_there = server()
        missed += broken_there
    PAGE.write_text(first + last + beside)
    print(PAGE.read_text())
    if missed:
        sys.exit(f"promises not kept: {', '.join(missed)}")


if __name__ == "__main__":
    main()
