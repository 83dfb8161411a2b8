"""Measures everything in one run on one core, prints it, and writes docs/speed.md: `python -m bench`.

`python -m bench server` measures the server alone, and leaves the rest of the page as it is.
"""

import json
import os
import platform
import subprocess
import sys
from pathlib import Path

from bench import served
from bench.served import Figures

PAGE = Path("docs/speed.md")
PROMISED = {"games_2_inside": 6_000, "games_4_inside": 2_900, "copies": 500_000}
ROWS = {
    "games_2_inside": "random games/s, 2 players",
    "decisions_2_inside": "decisions/s, 2 players",
    "games_4_inside": "random games/s, 4 players",
    "decisions_4_inside": "decisions/s, 4 players",
    "decisions_2_outside": "decisions/s, 2 players, driven by a Python loop",
    "decisions_4_outside": "decisions/s, 4 players, driven by a Python loop",
    "games_2_both": "random games/s, 2 players, Artifacts and Curse",
    "games_4_both": "random games/s, 4 players, Artifacts and Curse",
    "games_2_safe": "random games/s, 2 players, dealt with safe dice",
    "games_4_safe": "random games/s, 4 players, dealt with safe dice",
    "shuffles_fast": "shuffles/s of 70 cards, fast dice",
    "shuffles_safe": "shuffles/s of 70 cards, safe dice",
    "copies": "copies/s of a position in mid-game",
    "saves": "save + load/s, through JSON text",
}
BOTS = {
    "easy_decisions": ("decisions/s of easy", ""),
    "easy_p95": ("ms for 95 % of easy's decisions", ""),
    "normal_decisions": ("decisions/s of normal", ""),
    "normal_p95": ("ms for 95 % of normal's decisions", "at most 20"),
    "hard_2_start": ("simulations/s of hard, 2 players, at the start", ""),
    "hard_2_middle": ("simulations/s of hard, 2 players, in mid-game", ""),
    "hard_4_start": ("simulations/s of hard, 4 players, at the start", ""),
    "hard_4_middle": ("simulations/s of hard, 4 players, in mid-game", ""),
    "hard_over": ("ms by which hard exceeds its time, at worst", "at most 50"),
}
AT_MOST = {"normal_p95": 20, "hard_over": 50}
OTHERS = {
    "gin_rummy": ("open_spiel `gin_rummy`", 15),
    "crazy_eights": ("open_spiel `crazy_eights`", 3),
    "uno": ("rlcard `uno`", 10),
}


def measured(module: str, interpreted: bool = False, cores: int = 1) -> Figures:
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
    figures: Figures = json.loads(result.stdout.splitlines()[-1])
    if figures.pop("compiled", not interpreted) is interpreted:
        sys.exit(f"{module}: expected the {'interpreted' if interpreted else 'compiled'} engine; run `make bench`")
    return figures


def one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def engine_table(compiled: Figures, interpreted: Figures) -> list[str]:
    lines = [
        "| The Vale of Eternity | compiled | interpreted | ratio | promised |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    for key, name in ROWS.items():
        promise = f"{PROMISED[key]:,}" if key in PROMISED else ""
        ratio = compiled[key] / interpreted[key]
        lines.append(f"| {name} | {compiled[key]:,.0f} | {interpreted[key]:,.0f} | {ratio:.1f} | {promise} |")
    return lines


def others_table(ours: float, others: Figures) -> list[str]:
    lines = ["| engine | decisions/s | ours is faster by | promised |", "| --- | ---: | ---: | ---: |"]
    for key, (name, least) in OTHERS.items():
        lines.append(f"| {name} | {others[key]:,.0f} | {ours / others[key]:.1f} × | {least} × |")
    return lines


def bots_table(bots: Figures) -> list[str]:
    lines = ["| what | measured | promised |", "| --- | ---: | ---: |"]
    for key, (name, promise) in BOTS.items():
        figure = f"{bots[key]:,.0f}" if bots[key] >= 100 else f"{bots[key]:.1f}"
        lines.append(f"| {name} | {figure} | {promise} |")
    return lines


def page(compiled: Figures, interpreted: Figures, others: Figures, bots: Figures, server: Figures) -> str:
    lines = [
        "# Speed",
        "",
        "Written by `make bench`: everything in one run, one core, processor time, best of five.",
        f"Python {platform.python_version()} on {platform.machine()}. The options are listed at every decision.",
        "",
        *engine_table(compiled, interpreted),
        "",
        "The same Python loop on other engines, beside ours for 2 players; decisions differ in work:",
        "",
        *others_table(compiled["decisions_2_outside"], others),
        "",
        "## Bots",
        "",
        "Compiled, wall time, games of two players and of four.",
        "",
        *bots_table(bots),
        "",
        *served.section(server),
    ]
    return "\n".join(lines) + "\n"


def broken(compiled: Figures, others: Figures, bots: Figures) -> list[str]:
    """The promises that were not kept."""
    ours = compiled["decisions_2_outside"]
    missed = [ROWS[key] for key, least in PROMISED.items() if compiled[key] < least]
    missed += [f"beside {name}" for key, (name, least) in OTHERS.items() if ours < least * others[key]]
    return missed + [BOTS[key][0] for key, most in AT_MOST.items() if bots[key] > most]


def everything() -> list[str]:
    """Measure all and write the page; the promises that were not kept."""
    compiled = measured("bench.engine")
    bots = measured("bench.bots")
    others = measured("bench.others")
    interpreted = measured("bench.engine", interpreted=True)
    server = measured("bench.table", cores=2)
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page(compiled, interpreted, others, bots, server))
    return broken(compiled, others, bots) + served.broken(server)


def server_alone() -> list[str]:
    """Measure the server and write its part of the page, which is the last."""
    server = measured("bench.table", cores=2)
    before = PAGE.read_text().partition(f"{served.TITLE}\n")[0]
    PAGE.write_text(before + "\n".join(served.section(server)) + "\n")
    return served.broken(server)


def main() -> None:
    missed = server_alone() if sys.argv[1:] == ["server"] else everything()
    print(PAGE.read_text())
    if missed:
        sys.exit(f"promises not kept: {', '.join(missed)}")


if __name__ == "__main__":
    main()
