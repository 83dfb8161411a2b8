"""Measures everything in one run on one core, prints it, and writes docs/speed.md: `python -m bench`."""

import json
import os
import platform
import subprocess
import sys
from pathlib import Path

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
STORES = {
    "sqlite_1": "SQLite, 1 process",
    "postgres_1": "PostgreSQL, 1 process",
    "postgres_4": "PostgreSQL, 4 processes",
}
SHARE = 0.5
SLOWEST = 50.0
HEAVIEST = 1024.0
AT_MOST = {"normal_p95": 20, "hard_over": 50}
OTHERS = {
    "gin_rummy": ("open_spiel `gin_rummy`", 15),
    "crazy_eights": ("open_spiel `crazy_eights`", 3),
    "uno": ("rlcard `uno`", 10),
}

Figures = dict[str, float]


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


def served_table(served: Figures) -> list[str]:
    """Answers a second beside the store's own limit, and how long they take at a quarter of that."""
    lines = [
        "| store | bare commits/s | its own | answers/s | share | promised | ms: p50, p95, p99 | calm | start, s |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for key, name in STORES.items():
        bare, limit = (served[f"{key.split('_')[0]}_{kind}"] for kind in ("bare", "limit"))
        answers = served[f"{key}_full_answers"]
        full, calm = (
            ", ".join(f"{served[f'{key}_{load}_{p}']:.1f}" for p in ("p50", "p95", "p99")) for load in ("full", "calm")
        )
        share = f"{answers / limit:.0%} | {SHARE:.0%}"
        lines.append(
            f"| {name} | {bare:,.0f} | {limit:,.0f} | {answers:,.0f} | {share} "
            f"| {full} | {calm} | {served[f'{key}_start']:.1f} |"
        )
    return lines


def growth_table(served: Figures) -> list[str]:
    """What more tables cost at the same pace."""
    empty = served["growth_empty_memory"]
    lines = [
        "| live tables | p50, ms | p99, ms | processor, s | memory, MiB | a table, KiB |",
        "| ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for tables in (10, 100, 1000):
        p50, p99, cpu, memory = (served[f"growth_{tables}_{key}"] for key in ("p50", "p99", "cpu", "memory"))
        each = (memory - empty) * 1024 / tables
        lines.append(f"| {tables:,} | {p50:.1f} | {p99:.1f} | {cpu:.1f} | {memory:.0f} | {each:.0f} |")
    return lines


def page(compiled: Figures, interpreted: Figures, others: Figures, bots: Figures, served: Figures) -> str:
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
        "## The server",
        "",
        "Two people at each of 64 tables play at random over sockets, on this machine's loopback; clients, server and",
        "store share its two cores. The time runs from sending an answer until both people have seen what came of it.",
        "*Bare* is what the database commits at best, one small row after the other. *Its own* is how many answers the",
        "store writes durably, each in a transaction of its own: an entry, and how the table stands then. *Calm* is a",
        "quarter of that load, the middle one of three tries; 99 of 100 answers must then be seen within 50 ms.",
        "",
        *served_table(served),
        "",
        "More and more tables, 100 answers a second over all of them, SQLite, one process:",
        "",
        *growth_table(served),
    ]
    return "\n".join(lines) + "\n"


def broken(compiled: Figures, others: Figures, bots: Figures, served: Figures) -> list[str]:
    """The promises that were not kept."""
    ours = compiled["decisions_2_outside"]
    missed = [ROWS[key] for key, least in PROMISED.items() if compiled[key] < least]
    missed += [f"beside {name}" for key, (name, least) in OTHERS.items() if ours < least * others[key]]
    missed += [BOTS[key][0] for key, most in AT_MOST.items() if bots[key] > most]
    for key, name in STORES.items():
        if served[f"{key}_full_answers"] < SHARE * served[f"{key.split('_')[0]}_limit"]:
            missed.append(f"answers on {name}")
        if served[f"{key}_calm_p99"] > SLOWEST:
            missed.append(f"calm answers on {name}")
    return missed + (["memory of 1,000 tables"] if served["growth_1000_memory"] > HEAVIEST else [])


def main() -> None:
    compiled = measured("bench.engine")
    bots = measured("bench.bots")
    others = measured("bench.others")
    interpreted = measured("bench.engine", interpreted=True)
    served = measured("bench.table", cores=2)
    text = page(compiled, interpreted, others, bots, served)
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(text)
    print(text)
    missed = broken(compiled, others, bots, served)
    if missed:
        sys.exit(f"promises not kept: {', '.join(missed)}")


if __name__ == "__main__":
    main()
