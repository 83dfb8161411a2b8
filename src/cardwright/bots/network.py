"""A small network that judges positions. It counts in whole numbers, so that every form of the engine thinks alike.

What a position shows are inputs with counts. Each input has a row of weights, one for every unit of a first layer; the
rows are added up, several weights in one number. A second layer and the two outputs follow: the margin to expect at the
end, in the game's own unit, and the chance to win.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.kernel.machine import MOST_SEATS

# Weights of the first layer are of 16 bits, and their sums have 21: three in a number of 64. A sum is at most 256 so.
LANES: Final = 3
LANE: Final = 21
HALF: Final = 1 << 20
MASK: Final = (1 << 21) - 1
FIRST_UNIT: Final = 4096
# Sums of the second layer have 32 bits, two in a number. What goes in is bounded (at 32), and so are the weights (at
# 8): with 64 units no sum is too long.
WIDE: Final = 32
WIDE_HALF: Final = 1 << 31
WIDE_MASK: Final = (1 << 32) - 1
SECOND_UNIT: Final = 1024
MOST_HIDDEN: Final = 64
# What leaves a layer counts in steps of 1/128.
STEP: Final = 128
FROM_FIRST: Final = 5
FROM_SECOND: Final = 10
MOST: Final = 4095
THIRD_UNIT: Final = 1024


class Inputs:
    """What a network is shown: which inputs are not nothing, and how much of each there is."""

    def __init__(self) -> None:
        self.which: vec[i64] = vec[i64](capacity=64)
        self.counts: vec[i64] = vec[i64](capacity=64)

    def add(self, which: i64, count: i64) -> None:
        if count != 0:
            self.which = append(self.which, which)
            self.counts = append(self.counts, count)


def packed(weights: list[int], width: int, lanes: int, bits: int) -> vec[i64]:
    """Rows of weights, so many of them in one number, the lowest first; the rest of a row is filled with nothing."""
    found = vec[i64]()
    for row in range(0, len(weights), width):
        for at in range(row, row + width, lanes):
            word = 0
            for lane in range(min(lanes, row + width - at) - 1, -1, -1):
                word = (word << bits) + weights[at + lane]
            found = append(found, i64(word))
    return found


class Last:
    """What was judged last of what a seat is shown, and the sums of the first layer that it had."""

    def __init__(self, shown: Inputs, sums: vec[i64]) -> None:
        self.shown: Final = shown
        self.sums: Final = sums


class Network:
    """Weights in whole numbers: `first` by input and unit, `second` by unit and unit, `third` by unit and output."""

    def __init__(
        self,
        hidden: int,
        second_hidden: int,
        first: list[int],
        first_bias: list[int],
        second: list[int],
        second_bias: list[int],
        third: list[int],
        third_bias: list[int],
    ) -> None:
        self.hidden: Final[i64] = hidden
        self.second_hidden: Final[i64] = second_hidden
        self.inputs: Final[i64] = len(first) // hidden
        self.words: Final[i64] = (hidden + LANES - 1) // LANES
        self.wide_words: Final[i64] = (second_hidden + 1) // 2
        self.first: Final = packed(first, hidden, LANES, LANE)
        self.first_bias: Final = packed(first_bias, hidden, LANES, LANE)
        self.second: Final = packed(second, second_hidden, 2, WIDE)
        self.second_bias: Final = packed(second_bias, second_hidden, 2, WIDE)
        self.third: Final = vec[i64](third)
        self.third_bias: Final = vec[i64](third_bias)
        self.last: Final = [Last(Inputs(), self.first_bias) for _ in range(MOST_SEATS)]

    def judge(self, shown: Inputs, seat: i64) -> tuple[float, float]:
        """The margin to expect, and the chance to win, for a seat that is shown this."""
        sums = self.second_sums(self.first_sums(shown, seat))
        margin: i64 = self.third_bias[0]
        logit: i64 = self.third_bias[1]
        at: i64 = 0
        for word in sums:
            low = ((word + WIDE_HALF) & WIDE_MASK) - WIDE_HALF
            high = (word - low) >> WIDE
            if low > 0 and at < self.second_hidden:
                low = low >> FROM_SECOND
                margin += low * self.third[2 * at]
                logit += low * self.third[2 * at + 1]
            if high > 0 and at + 1 < self.second_hidden:
                high = high >> FROM_SECOND
                margin += high * self.third[2 * at + 2]
                logit += high * self.third[2 * at + 3]
            at += 2
        unit = float(STEP * THIRD_UNIT)
        return float(margin) / unit, 1.0 / (1.0 + math.exp(-max(min(float(logit) / unit, 30.0), -30.0)))

    def first_sums(self, shown: Inputs, seat: i64) -> vec[i64]:
        """The sums of the first layer: the rows of what is shown, as often as it counts.

        Most of it was shown to the same seat just before, in much the same order. So both are gone through side by
        side, and the last sums are put right where they differ.
        """
        last = self.last[seat]
        sums = last.sums[:]
        before = last.shown
        i: i64 = 0
        j: i64 = 0
        while i < len(before.which) or j < len(shown.which):
            old = before.which[i] if i < len(before.which) else self.inputs
            new = shown.which[j] if j < len(shown.which) else self.inputs
            n: i64 = 0
            if old <= new:
                n -= before.counts[i]
                i += 1
            if new <= old:
                n += shown.counts[j]
                j += 1
            if n != 0:
                self.add_row(sums, min(old, new), n)
        self.last[seat] = Last(shown, sums)
        return sums

    def add_row(self, sums: vec[i64], which: i64, n: i64) -> None:
        rows = self.first
        at = which * self.words
        for j in range(self.words):
            sums[j] += rows[at + j] * n

    def second_sums(self, firsts: vec[i64]) -> vec[i64]:
        """The sums of the second layer: a unit of the first counts only if its sum is more than nothing."""
        sums = self.second_bias[:]
        rows = self.second
        words = self.wide_words
        unit: i64 = 0
        for packed_sum in firsts:
            word = packed_sum
            for _lane in range(i64(LANES)):
                one = ((word + HALF) & MASK) - HALF
                word = (word - one) >> LANE
                one = one >> FROM_FIRST
                if one > 0 and unit < self.hidden:
                    one = min(one, MOST)
                    at = unit * words
                    for j in range(words):
                        sums[j] += rows[at + j] * one
                unit += 1
        return sums
