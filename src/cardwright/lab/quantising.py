"""From floating point to the whole numbers in which bots count, and what that costs."""

from array import array
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cardwright.bots.network import FIRST_UNIT, FROM_FIRST, FROM_SECOND, HALF, MOST, SECOND_UNIT, STEP, THIRD_UNIT
from cardwright.bots.network import WIDE_HALF as WIDE_MOST
from cardwright.lab.learning import TENS, Fit, Samples

SHORTEST: Final = 1 << 15
# The bound of a weight of the second layer: with 64 units of at most MOST no sum is too long.
SECOND_MOST: Final = 1 << 13
BATCH: Final = 4096

Whole = NDArray[np.int64]


class Quantised:
    """The weights of a fit in whole numbers, as `bots/network.py` has them; margins in the game's unit."""

    def __init__(self, fit: Fit) -> None:
        w = {name: here(value) for name, value in fit.weights.items()}
        outputs = np.array([TENS, 1.0])
        first = w["w1"][:-1] / here(fit.scales)[:-1, None]
        self.first: Final = bounded(first * FIRST_UNIT, SHORTEST)
        self.first_bias: Final = bounded(w["b1"] * FIRST_UNIT, HALF)
        self.second: Final = bounded(w["w2"] * SECOND_UNIT, SECOND_MOST)
        self.second_bias: Final = bounded(w["b2"] * STEP * SECOND_UNIT, WIDE_MOST)
        self.third: Final = bounded(w["w3"] * outputs * THIRD_UNIT, WIDE_MOST)
        self.third_bias: Final = bounded(w["b3"] * outputs * STEP * THIRD_UNIT, WIDE_MOST)

    def parts(self) -> "tuple[array[int], array[int], array[int]]":
        """As they are written down."""
        rest = [*self.first_bias, *self.second_bias, *self.third.reshape(-1), *self.third_bias]
        short = [array("h", part.reshape(-1).tolist()) for part in (self.first, self.second)]
        return short[0], short[1], array("i", [int(value) for value in rest])

    def opinions(self, data: Samples, rows: Whole) -> tuple[NDArray[np.float64], NDArray[np.float64], float]:
        """Margins and chances, exactly as bots compute them, and how much of the room for sums is used."""
        found, used = [], 0.0
        for at in range(0, len(rows), BATCH):
            some = rows[at : at + BATCH]
            shown = np.zeros((len(some), data.inputs + 1))
            shown[np.arange(len(some))[:, None], here(data.which[some]).astype(np.int64)] = here(data.counts[some])
            first = (shown[:, :-1] @ self.first.astype(np.float64)).astype(np.int64) + self.first_bias
            second = np.clip(first >> FROM_FIRST, 0, MOST) @ self.second + self.second_bias
            found.append((np.maximum(second, 0) >> FROM_SECOND) @ self.third + self.third_bias)
            used = max(used, float(np.abs(first).max()) / HALF, float(np.abs(second).max()) / WIDE_MOST)
        out = np.concatenate(found) / (STEP * THIRD_UNIT)
        return out[:, 0], 1 / (1 + np.exp(-out[:, 1])), used


def bounded(values: NDArray[np.floating], most: int) -> Whole:
    """The nearest whole numbers, none of them beyond what fits."""
    found: Whole = np.clip(np.rint(values), -most, most - 1).astype(np.int64)
    return found


def here(values: object) -> NDArray[np.float64]:
    """An array of numpy, wherever it was computed."""
    found: NDArray[np.float64] = np.asarray(values.get() if hasattr(values, "get") else values)
    return found
