"""How much processor time processes have used, from the system's own books."""

import os
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")


def family(process: int) -> list[int]:
    """A process and all that it started, as far as they live."""
    found = [process]
    try:
        threads = list(Path(f"/proc/{process}/task").iterdir())
        children = [child for thread in threads for child in (thread / "children").read_text().split()]
    except FileNotFoundError:
        return []
    return found + [it for child in children for it in family(int(child))]


def used(process: int, ended: bool = False) -> float:
    """Seconds of processor time that one process has used, and those whom it started and who have ended."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return sum(int(it) for it in fields[11 : 15 if ended else 13]) / TICK


def used_by_all(process: int) -> float:
    """Seconds of processor time of a process and all that it started."""
    total = 0.0
    for it in family(process):
        try:
            total += used(it, ended=True)
        except FileNotFoundError:
            continue
    return total
