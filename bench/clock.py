"""Measuring: how often something can be done in a second, the best of several short runs, and how much they differ."""

import time
from collections.abc import Callable
from statistics import median

RUNS = 5
SECONDS = 0.6
# By how much the best run of each measurement beat its worst one.
_spreads: list[float] = []


def rate(work: Callable[[], int]) -> float:
    """Units of work done per second of processor time; `work` does some and says how many units it was."""
    work()
    runs = [_run(work) for _ in range(RUNS)]
    _spreads.append(max(runs) / min(runs) - 1)
    return max(runs)


def noise() -> list[float]:
    """By which share the best of some runs beats the worst: in the middle measurement so far, and in the worst one."""
    return [median(_spreads), max(_spreads)]


def _run(work: Callable[[], int]) -> float:
    units = 0
    begin = time.process_time()
    while time.process_time() - begin < SECONDS:
        units += work()
    return units / (time.process_time() - begin)
