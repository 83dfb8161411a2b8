"""Work that is spread over the cores of a machine."""

import signal
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


def on_cores(work: Callable[[Task], Result], tasks: list[Task], workers: int) -> Iterator[Result]:
    """Do every task as cores are free; results come in the order in which they are ready."""
    if workers == 1 or len(tasks) < 2:
        yield from map(work, tasks)
        return
    with get_context("spawn").Pool(min(workers, len(tasks)), leave_interrupts_alone) as pool:
        yield from pool.imap_unordered(work, tasks)


def leave_interrupts_alone() -> None:
    """Ctrl-C is for the process that gathers the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
