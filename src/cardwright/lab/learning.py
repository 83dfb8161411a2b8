"""Fitting a network to positions and what came of them: two layers, by steps of Adam, on numpy or on a GPU's cupy.

First it learns from the ends of games alone, then, twice, mostly from its own opinion at the next moment of the game
that is good to judge, which is less a matter of luck than the end is.
"""

from collections.abc import Callable, Iterable
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import numpy as np

HIDDEN: Final = (64, 32)
BATCH: Final = 1024
RATE: Final = 2e-3
# What is learned from: how often everything is seen, how weights are held near nothing, and the part of the end in what
# is aimed at, beside the opinion at the next moment.
OUTCOME: Final = (2, 1e-3, 1.0)
FORESIGHT: Final = (3, 3e-4, 0.15)
FORESIGHTS: Final = 2
# Margins are fitted in tens of the game's unit, and count for half of what a chance does.
TENS: Final = 10.0
SHARE: Final = 0.5
# One game in so many is kept apart to measure what was learned.
APART: Final = 20
# Adam's usual constants.
FRESH, FRESH_SQUARES, TINY = 0.1, 0.001, 1e-8

# An array of numpy or of cupy, whichever is used.
Array = Any


class Samples:
    """All rows of some files, each filled up to the longest with an input that never counts."""

    def __init__(self, files: Iterable[Path], inputs: int) -> None:
        parts = [dict(np.load(file)) for file in files]
        lengths = [np.diff(part["starts"].astype(np.int64)) for part in parts]
        width = max(int(length.max()) for length in lengths)
        self.inputs: Final = inputs
        self.which: Array = np.concatenate([_wide(p, n, width, "which", inputs) for p, n in zip(parts, lengths)])
        self.counts: Array = np.concatenate([_wide(p, n, width, "counts", 0) for p, n in zip(parts, lengths)])
        firsts = np.cumsum([0, *[len(n) for n in lengths]])
        self.nexts: Array = np.concatenate(
            [np.where(p["nexts"] < 0, -1, p["nexts"].astype(np.int64) + at) for p, at in zip(parts, firsts)]
        )
        self.games: Array = np.concatenate([part["games"] for part in parts])
        self.moments: Array = np.concatenate([part["moments"] for part in parts])
        self.rests: Array = np.concatenate([part["rests"] for part in parts])
        self.margins: Array = np.concatenate([part["margins"] for part in parts]) / np.float32(TENS)
        self.wins: Array = np.concatenate([part["wins"] for part in parts])
        self.apart: Array = self.games % APART == 0

    def scales(self) -> Array:
        """What each input usually counts where it counts at all: weights are fitted in these units."""
        flat = self.which.reshape(-1).astype(np.int32)
        counts = self.counts.reshape(-1).astype(np.float32)
        squares = np.bincount(flat, counts * counts, self.inputs + 1)
        often = np.bincount(flat, counts != 0, self.inputs + 1)
        return np.sqrt(np.where(often > 0, squares / np.maximum(often, 1), 1.0)).astype(np.float32)

    def moved(self, xp: ModuleType) -> None:
        """Into the memory where it is computed."""
        for name, value in vars(self).items():
            if isinstance(value, np.ndarray):
                setattr(self, name, xp.asarray(value))


def _wide(part: dict[str, Array], lengths: Array, width: int, name: str, fill: int) -> Array:
    wide = np.full((len(lengths), width), fill, part[name].dtype)
    wide[np.arange(width) < lengths[:, None]] = part[name]
    return wide


class Fit:
    """The weights while they are fitted, in floating point."""

    def __init__(self, xp: ModuleType, inputs: int, scales: Array, seed: int) -> None:
        hidden, second = HIDDEN
        dice = np.random.default_rng(seed)
        self.xp: Final = xp
        self.inputs: Final = inputs
        self.scales: Final = xp.asarray(scales)
        starts = {
            "w1": 0.1 * dice.normal(size=(inputs + 1, hidden)),
            "b1": np.zeros(hidden),
            "w2": np.sqrt(2 / hidden) * dice.normal(size=(hidden, second)),
            "b2": np.zeros(second),
            "w3": np.sqrt(0.5 / second) * dice.normal(size=(second, 2)),
            "b3": np.zeros(2),
        }
        self.weights: Final = {name: xp.asarray(value.astype(np.float32)) for name, value in starts.items()}
        self.means: Final = {name: xp.zeros_like(value) for name, value in self.weights.items()}
        self.squares: Final = {name: xp.zeros_like(value) for name, value in self.weights.items()}
        self.steps = 0

    def shown(self, data: Samples, rows: Array) -> Array:
        """What so many positions show, as a matrix."""
        which = data.which[rows].astype(np.int32)
        found = self.xp.zeros((len(rows), self.inputs + 1), np.float32)
        found[self.xp.arange(len(rows))[:, None], which] = data.counts[rows] / self.scales[which]
        return found

    def forward(self, shown: Array) -> tuple[Array, Array, Array]:
        w = self.weights
        first = self.xp.maximum(shown @ w["w1"] + w["b1"], 0)
        second = self.xp.maximum(first @ w["w2"] + w["b2"], 0)
        return first, second, second @ w["w3"] + w["b3"]

    def step(self, shown: Array, margins: Array, wins: Array, rate: float, held: float) -> None:
        xp, w = self.xp, self.weights
        first, second, out = self.forward(shown)
        wrong = xp.stack([2 * SHARE * (out[:, 0] - margins), 1 / (1 + xp.exp(-out[:, 1])) - wins], 1) / len(margins)
        wrong = wrong.astype(np.float32)
        back2 = (wrong @ w["w3"].T) * (second > 0)
        back1 = (back2 @ w["w2"].T) * (first > 0)
        slopes = {
            "w3": second.T @ wrong, "b3": wrong.sum(0),
            "w2": first.T @ back2, "b2": back2.sum(0),
            "w1": shown.T @ back1, "b1": back1.sum(0),
        }  # fmt: skip
        self.steps += 1
        mean, square = (1 - (1 - fresh) ** self.steps for fresh in (FRESH, FRESH_SQUARES))
        for name, slope in slopes.items():
            if name.startswith("w"):
                slope += held * w[name]
            self.means[name] += FRESH * (slope - self.means[name])
            self.squares[name] += FRESH_SQUARES * (slope * slope - self.squares[name])
            w[name] -= rate * (self.means[name] / mean) / (xp.sqrt(self.squares[name] / square) + TINY)

    def opinions(self, data: Samples, rows: Array) -> tuple[Array, Array]:
        """The margin and the chance that it expects in some positions."""
        xp, parts = self.xp, []
        for at in range(0, len(rows), 8 * BATCH):
            parts.append(self.forward(self.shown(data, rows[at : at + 8 * BATCH]))[2])
        out = xp.concatenate(parts)
        return out[:, 0], 1 / (1 + xp.exp(-out[:, 1]))


def fitted(data: Samples, seed: int, xp: ModuleType = np, tell: Callable[[float, str], None] | None = None) -> Fit:
    """A network that has learned from the ends, then from its own foresight. `tell` hears the part done, and how."""
    scales = data.scales()
    data.moved(xp)
    learners = xp.nonzero(~data.apart)[0]
    courses = [OUTCOME, *[FORESIGHT] * FORESIGHTS]
    whole, done = sum(epochs for epochs, _, _ in courses), 0
    fit = Fit(xp, data.inputs, scales, seed)
    for number, (epochs, held, ends) in enumerate(courses):
        margins, wins = (data.margins, data.wins) if number == 0 else foreseen(fit, data, ends)
        fit = Fit(xp, data.inputs, scales, seed + number)
        total, at = epochs * (len(learners) // BATCH), 0
        dice = np.random.default_rng(seed + number)
        for _ in range(epochs):
            order = learners[xp.asarray(dice.permutation(len(learners)))]
            for begin in range(0, len(order) - BATCH + 1, BATCH):
                rows = order[begin : begin + BATCH]
                rate = RATE * 0.5 * (1 + float(np.cos(np.pi * at / total))) + 1e-5
                fit.step(fit.shown(data, rows), margins[rows], wins[rows], rate, held)
                at += 1
                if tell is not None and at % 50 == 0:
                    tell((done + epochs * at / total) / whole, "")
        done += epochs
        if tell is not None:
            tell(done / whole, measured(fit, data))
    return fit


def foreseen(fit: Fit, data: Samples, ends: float) -> tuple[Array, Array]:
    """What to aim at: a part of the end, and for the rest the opinion at the seat's next moment to judge."""
    xp = fit.xp
    rests = xp.nonzero(data.rests)[0]
    margins, wins = data.margins.copy(), data.wins.copy()
    margins[rests], wins[rests] = fit.opinions(data, rests)
    later = data.nexts >= 0
    at = xp.maximum(data.nexts, 0)
    return (
        xp.where(later, ends * data.margins + (1 - ends) * margins[at], data.margins),
        xp.where(later, ends * data.wins + (1 - ends) * wins[at], data.wins),
    )


def measured(fit: Fit, data: Samples) -> str:
    """How well the games that were kept apart are foretold, at the moments that are good to judge."""
    rows = fit.xp.nonzero(data.apart & data.rests)[0]
    margins, chances = fit.opinions(data, rows)
    error, loss = errors(fit.xp, margins, chances, data.margins[rows], data.wins[rows])
    return f"error {error:.2f}, log-loss {loss:.4f}"


def errors(xp: ModuleType, margins: Array, chances: Array, true_margins: Array, wins: Array) -> tuple[float, float]:
    """The root mean square error of the margin, and the log-loss of the chance."""
    sure = xp.clip(chances, 1e-6, 1 - 1e-6)
    loss = -(wins * xp.log(sure) + (1 - wins) * xp.log(1 - sure)).mean()
    return TENS * float(xp.sqrt(((margins - true_margins) ** 2).mean())), float(loss)
