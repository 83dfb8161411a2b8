"""How long decisions took, kept small: counts by size, eight sizes to each doubling, so that many games add up."""

import math
from typing import Final

from cardwright.kernel.paper import Page, Record

FINENESS: Final = 8
MANY: Final = 1 << 60


class Times:
    """How long decisions took, and how many simulations were made meanwhile."""

    def __init__(self) -> None:
        self.sizes: Final[dict[int, int]] = {}
        self.longest = 0.0
        self.total = 0.0
        self.simulations = 0

    def add(self, seconds: float) -> None:
        """One decision, to the microsecond: kept and read again it is the same."""
        seconds = round(seconds, 6)
        size = round(FINENESS * math.log2(max(seconds, 1e-6) * 1e6))
        self.sizes[size] = self.sizes.get(size, 0) + 1
        self.longest = max(self.longest, seconds)
        self.total = round(self.total + seconds, 6)

    def merge(self, other: "Times") -> None:
        for size, n in other.sizes.items():
            self.sizes[size] = self.sizes.get(size, 0) + n
        self.longest = max(self.longest, other.longest)
        self.total += other.total
        self.simulations += other.simulations

    def decisions(self) -> int:
        return sum(self.sizes.values())

    def quantile(self, share: float) -> float:
        """The seconds within which such a share of the decisions were made, to within a twentieth."""
        left = share * self.decisions()
        for size in sorted(self.sizes):
            left -= self.sizes[size]
            if left <= 0:
                return float(min(2 ** (size / FINENESS) / 1e6, self.longest))
        return self.longest

    def record(self) -> Record:
        sizes = {str(size): self.sizes[size] for size in sorted(self.sizes)}
        seconds = [round(self.total, 6), round(self.longest, 6)]
        return {"sizes": sizes, "seconds": seconds, "simulations": self.simulations}


def read_times(page: Page) -> Times:
    """What `record` wrote."""
    times = Times()
    sizes = page.page("sizes")
    times.sizes.update({int(size): sizes.number(size, None, 0, MANY) for size in sizes.data})
    times.total, times.longest = (float(str(seconds)) for seconds in page.items("seconds"))
    times.simulations = page.number("simulations", None, 0, MANY)
    return times
