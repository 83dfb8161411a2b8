"""This revision beside another one: `python -m bench.against REV`, and perhaps words that the rows must have.

The other one is built in a folder of its own, once. Then both do the same work in turns, on one core, and processor
time is counted. The ratio of each turn is taken by itself, so that what else the machine does meets both alike.
"""

import json
import os
import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path
from statistics import median
from typing import Any

from bench import paces
from bench.__main__ import one_core

BUILT = Path("build/against")
ROUNDS = 21
# A turn lasts about so long: short turns, and many, because the machine is seldom quiet for long.
SECONDS = 0.1
PLAYED = 25


class Runner:
    """A process that puts one revision through its paces."""

    def __init__(self, path: str, compiled: bool) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.paces"],
            env={**os.environ, "PYTHONPATH": path},
            preexec_fn=one_core,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        if self.ask("compiled") is not compiled:
            sys.exit(f"{path or 'here'}: expected the {'compiled' if compiled else 'interpreted'} engine")

    def ask(self, *question: object) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(question), file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline()
        return json.loads(answer) if answer else sys.exit("a revision has failed")

    def close(self) -> None:
        self.process.communicate()


class Row:
    """How often both did the same work in a second of processor time, turn by turn."""

    def __init__(self, name: str, theirs: list[float], ours: list[float]) -> None:
        self.name = name
        self.theirs = median(theirs)
        self.ours = median(ours)
        ratios = [mine / other for other, mine in zip(theirs, ours)]
        self.ratio = median(ratios)
        self.lowest = min(ratios)
        self.highest = max(ratios)

    def line(self) -> str:
        spread = f"{self.lowest:.2f}–{self.highest:.2f}"
        return f"| {self.name} | {self.theirs:,.0f} | {self.ours:,.0f} | {self.ratio:.2f} | {spread} |"


def built(revision: str) -> tuple[Path, Path]:
    """The sources of a revision, and what is installed of it; built unless that was done before."""
    commit = git("rev-parse", "--verify", f"{revision}^{{commit}}").decode().strip()
    sources, installed = BUILT / commit / "sources", BUILT / commit / "installed"
    if not installed.exists():
        print(f"building {commit[:12]} …", file=sys.stderr, flush=True)
        with tarfile.open(fileobj=BytesIO(git("archive", commit))) as archive:
            archive.extractall(sources, filter="data")
        install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
        subprocess.run([*install, "--target", f"{installed}.part", sources], check=True)
        Path(f"{installed}.part").rename(installed)
    return sources, installed


def git(*words: str) -> bytes:
    return subprocess.run(["git", *words], check=True, capture_output=True).stdout


def enough(runner: Runner, row: str) -> int:
    """How much work lasts about as long as a turn should."""
    n = 1
    taken = 0.0
    while taken < SECONDS / 4:
        n *= 2
        taken = runner.ask("spent", row, 0, n)
    return max(1, round(n * SECONDS / taken))


def measure(row: str, other: Runner, this: Runner, title: str = "") -> Row:
    """Both do the same work in turns; who is first changes from round to round."""
    n = enough(other, row)
    this.ask("spent", row, 0, n)
    rates: dict[Runner, list[float]] = {other: [], this: []}
    for turn in range(1, ROUNDS + 1):
        for runner in (other, this) if turn % 2 else (this, other):
            rates[runner].append(n / runner.ask("spent", row, turn * n, turn * n + n))
    return Row(title or row, rates[other], rates[this])


def different(other: Runner, this: Runner) -> list[str]:
    """The tables of the other revision at which games do not go here as they go there."""
    tables = other.ask("ruled")
    print(f"{PLAYED} games at each of {len(tables)} tables …", file=sys.stderr, flush=True)
    return [f"{it}" for it in tables if other.ask("digest", it, PLAYED) != this.ask("digest", it, PLAYED)]


def compared(revision: str, words: list[str]) -> tuple[list[Row], list[str]]:
    """The rows that have all these words; and where the rules differ, which is asked if there are no words."""
    sources, installed = built(revision)
    pairs = {
        "": (Runner(str(installed.resolve()), True), Runner(os.environ.get("PYTHONPATH", ""), True)),
        "interpreted ": (Runner(str((sources / "src").resolve()), False), Runner("src", False)),
    }
    found: list[Row] = []
    for form, rows in {"": paces.rows(paces.WORKS), "interpreted ": paces.rows(paces.SLOWLY)}.items():
        for row in rows:
            if all(word in form + row for word in words):
                print(f"measuring {form}{row} …", file=sys.stderr, flush=True)
                found.append(measure(row, *pairs[form], form + row))
    wrong = [] if words else different(*pairs[""])
    for runner in [runner for pair in pairs.values() for runner in pair]:
        runner.close()
    return found, wrong


def page(revision: str, found: list[Row]) -> str:
    lines = [f"| a second | {revision} | here | ratio | from–to |", "| --- | ---: | ---: | ---: | ---: |"]
    return "\n".join([*lines, *[row.line() for row in found]])


def main() -> None:
    if len(sys.argv) < 2:
        sys.exit("python -m bench.against REV [WORD …]: measures the rows that have these words, or all")
    found, wrong = compared(sys.argv[1], sys.argv[2:])
    print(page(sys.argv[1], found))
    if wrong:
        sys.exit("\n".join(["Games go another way:", *wrong]))
    if not sys.argv[2:]:
        print("\nThe rules are equal: the same questions, options, views and ends in every game.")


if __name__ == "__main__":
    main()
