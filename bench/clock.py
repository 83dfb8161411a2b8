"""Measuring: how often something can be done in a second, the best of several short runs."""

import time
from collections.abc import Callable

RUNS = 5
SECONDS = 0.6


def rate(work: Callable[[], int]) -> float:
    """Units of work done per second of processor time; `work` does some and says how many units it was."""
    work()
    return max(_run(work) for _ in range(RUNS))


def _run(work: Callable[[], int]) -> float:
    units = 0
    begin = time.process_time()
    while time.process_time() - begin < SECONDS:
        units += work()
    return units / (time.process_time() - begin)
