"""Least squares over more positions than fit in memory: only sums are kept."""

from collections.abc import Iterable
from typing import Final

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Places = NDArray[np.int64]

# Holds back the weights of what was hardly ever seen: as if it had been seen so often and counted for nothing.
RIDGE: Final = 30.0


class Sums:
    """What least squares needs to know of many positions; `marks` are what else is kept of each game."""

    def __init__(self, size: int) -> None:
        self.squares: Floats = np.zeros((size, size))
        self.products: Floats = np.zeros(size)
        self.marks: list[float] = []

    def add(self, which: Places, value: Floats, wanted: float, weight: float = 1.0) -> None:
        """A position: the features that are not zero, and what they should add up to."""
        self.squares[np.ix_(which, which)] += weight * np.outer(value, value)
        self.products[which] += weight * wanted * value

    def solve(self, prior: Floats | None = None, held: Floats | None = None) -> Floats:
        """The weights that fit best; what is hardly ever seen is held near a prior, or near nothing."""
        size = len(self.products)
        ridge = np.full(size, RIDGE) if held is None else held
        towards = ridge * (np.zeros(size) if prior is None else prior)
        found = np.linalg.solve(self.squares + np.diag(ridge), self.products + towards)
        return np.asarray(found, dtype=np.float64)


def gathered(size: int, parts: Iterable[Sums]) -> Sums:
    """The sums of several processes in one."""
    total = Sums(size)
    for part in parts:
        total.squares += part.squares
        total.products += part.products
        total.marks += part.marks
    return total


def row(kept: Iterable[tuple[int, float]]) -> tuple[Places, Floats]:
    """Features as two arrays; one that comes several times is added up."""
    found: dict[int, float] = {}
    for which, value in kept:
        found[which] = found.get(which, 0.0) + value
    there = {which: value for which, value in found.items() if value != 0.0}
    return np.array([*there], dtype=np.int64), np.array([*there.values()], dtype=np.float64)
