"""Measures what counts how much in The Vale of Eternity, by playing: `python -m cardwright.lab.fit`.

The bots play each other with the weights they have; every position says what its players had and every end says what
came of it. The weights that forecast the rest of a score best (least squares) replace part of the old ones; and again.
"""

import argparse
from collections.abc import Iterable
from itertools import starmap
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cardwright.bots.turns import appraise, best_of, look_through
from cardwright.bots.vale import weights as present
from cardwright.bots.vale.features import PLACES, WHOLE, features
from cardwright.bots.vale.judgement import ValeJudgement
from cardwright.games.vale.cards.sets import BASE
from cardwright.games.vale.game import VALE
from cardwright.games.vale.state import Vale
from cardwright.games.vale.terms import HUNTING
from cardwright.kernel.dice import Dice, seeded
from cardwright.kernel.game import Setup

Floats = NDArray[np.float64]

CARDS: Final = len(BASE)
SIZE: Final = len(PLACES) * CARDS + len(WHOLE)
SCORE: Final = len(PLACES) * CARDS + WHOLE.index("score")
RIDGE: Final = 30.0
SAMPLED: Final = 5
ODD: Final = 2
TABLES: Final = (2, 2, 2, 2, 3, 3, 4, 4)


class Sums:
    """What least squares needs to know of many positions."""

    def __init__(self) -> None:
        self.squares: Floats = np.zeros((SIZE, SIZE))
        self.products: Floats = np.zeros(SIZE)
        self.scores: list[int] = []

    def add(self, which: NDArray[np.int64], value: Floats, rest: float) -> None:
        self.squares[np.ix_(which, which)] += np.outer(value, value)
        self.products[which] += value * rest

    def solve(self) -> Floats:
        return np.asarray(np.linalg.solve(self.squares + RIDGE * np.eye(SIZE), self.products), dtype=np.float64)


def play(weights: list[float], width: int, players: int, seeds: range) -> Sums:
    """Games of the bots against themselves, and what they show."""
    judgement = ValeJudgement(weights) if weights else None
    sums = Sums()
    for seed in seeds:
        t = VALE.new(Setup(players, seed, {}))
        assert isinstance(t, Vale)
        dice = seeded(-1 - seed)
        seen: list[tuple[int, int, NDArray[np.int64], Floats]] = []
        while t.asked is not None:
            if t.phase != HUNTING and dice.roll(SAMPLED) == 0:
                seen.extend(starmap(look, [(t, seat) for seat in range(players)]))
            t.answer(t.options[choice(judgement, t, width, dice)])
        for seat, score, which, value in seen:
            sums.add(which, value, float(t.seats[seat].score) - score)
        sums.scores.append(max(s.score for s in t.seats))
    return sums


def look(t: Vale, seat: int) -> tuple[int, int, NDArray[np.int64], Floats]:
    """What a player has, without the score, which counts as it is."""
    x = features(t, seat)
    which, value = np.array(list(x.which), dtype=np.int64), np.array(list(x.value))
    return seat, t.seats[seat].score, which[which != SCORE], value[which != SCORE]


def choice(judgement: ValeJudgement | None, t: Vale, width: int, dice: Dice) -> int:
    """The place of the answer to give: the best one, now and then any."""
    if judgement is None or dice.roll(100) < ODD:
        return dice.roll(len(t.options))
    seat = t.seat()
    return best_of(look_through(judgement, t, seat, width) if width else appraise(judgement, t, seat))


def improve(old: list[float], sums: Iterable[Sums], step: float) -> tuple[list[float], float]:
    """New weights, and the winners' mean score with the old ones."""
    total = Sums()
    for part in sums:
        total.squares += part.squares
        total.products += part.products
        total.scores += part.scores
    new = total.solve()
    new[SCORE] = 1.0
    kept = np.array(old) if old else new
    return [float(weight) for weight in (1 - step) * kept + step * new], float(np.mean(total.scores))


def page(weights: list[float]) -> str:
    """The weights as a Python file that people can read."""
    lines = [
        '"""What counts how much, in points: measured by playing, with `python -m cardwright.lab.fit`."""',
        "",
        "from typing import Final",
        "",
        "from cardwright.bots.vale.features import PLACES, WHOLE",
        "from cardwright.games.vale.cards.sets import BASE",
        "",
        f"# For each card: {', '.join(PLACES)}.",
        "CARDS: Final[dict[str, tuple[float, ...]]] = {",
    ]
    for number, card in enumerate(BASE):
        row = ", ".join(f"{weights[place * CARDS + number]:.2f}" for place in range(len(PLACES)))
        lines.append(f'    "{card.id}": ({row}),')
    lines += ["}", "", "# For the rest of what a player has.", "REST: Final[dict[str, float]] = {"]
    lines += [f'    "{name}": {weights[len(PLACES) * CARDS + i]:.2f},' for i, name in enumerate(WHOLE)]
    lines += [
        "}",
        "",
        "WEIGHTS: Final[list[float]] = [",
        "    *[CARDS[card.id][place] for place in range(len(PLACES)) for card in BASE],",
        "    *[REST[name] for name in WHOLE],",
        "]",
        "",
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m cardwright.lab.fit", description=__doc__)
    parser.add_argument("--rounds", type=int, default=8, help="how often to play and fit (default 8)")
    parser.add_argument("--games", type=int, default=1600, help="games a round (default 1600)")
    parser.add_argument("--width", type=int, default=6, help="lines kept when looking through a turn (default 6)")
    parser.add_argument("--step", type=float, default=0.4, help="how far to move towards the new fit (default 0.4)")
    parser.add_argument("--afresh", action="store_true", help="begin with random play instead of the present weights")
    parser.add_argument("--out", type=Path, default=Path("src/cardwright/bots/vale/weights.py"), help="file to write")
    asked = parser.parse_args()
    weights = [] if asked.afresh else list(present.WEIGHTS)
    with get_context("spawn").Pool() as pool:
        for number in range(asked.rounds):
            each = asked.games // len(TABLES)
            begin = number * asked.games
            jobs = [
                (weights, asked.width, players, range(begin + i * each, begin + (i + 1) * each))
                for i, players in enumerate(TABLES)
            ]
            weights, score = improve(weights, pool.starmap(play, jobs, chunksize=1), asked.step)
            asked.out.write_text(page(weights))
            print(
                f"round {number + 1} of {asked.rounds}: winners scored {score:.1f} with the weights before", flush=True
            )


if __name__ == "__main__":
    main()
