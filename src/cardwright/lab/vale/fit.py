"""Measures what counts how much in The Vale of Eternity, by playing: `python -m cardwright.lab.vale.fit`.

The bots play each other with the weights they have; every position says what its players had and every end says what
came of it. The weights that forecast the rest of a score best (least squares) replace part of the old ones; and again.
"""

import argparse
from collections.abc import Iterable
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import numpy as np
from librt.vecs import vec

from cardwright.bots.turns import appraise, best_of, look_through
from cardwright.bots.vale import weights, weights_expanded
from cardwright.bots.vale.features import MORE, PLACES, WHOLE, features
from cardwright.bots.vale.judgement import ValeJudgement
from cardwright.games.vale.cards.sets import ALL, BASE
from cardwright.games.vale.game import VALE
from cardwright.games.vale.state import Vale
from cardwright.games.vale.terms import HUNTING
from cardwright.kernel.dice import Dice, seeded
from cardwright.kernel.game import Setup
from cardwright.lab.fitting import Floats, Places, Sums, gathered, row

# One position in so many is looked at: neighbours tell nearly the same.
SAMPLED: Final = 5
# So many answers in a hundred are any: otherwise nobody sees what comes of those that the bots think bad.
ODD: Final = 2
ROOM: Final = "src/cardwright/bots/vale"


class Field:
    """What weights are for: the cards and the other features, the games that show them, the file where they stand."""

    def __init__(self, cards: str, names: str, tables: list[tuple[int, dict[str, str]]], file: str) -> None:
        self.cards: Final = CARDS[cards]
        self.names: Final = NAMES[names]
        self.imports: Final = (cards, names)
        self.tables: Final = tables
        self.file: Final = file
        self.size: Final = len(PLACES) * len(self.cards) + len(self.names)
        self.nothing: Final = vec[float]([0.0] * self.size)
        self.score: Final = len(PLACES) * len(self.cards) + self.names.index("score")


CARDS: Final = {"BASE": BASE, "ALL": ALL}
NAMES: Final = {"WHOLE": WHOLE, "WHOLE + MORE": WHOLE + MORE}
EXPANSIONS: Final = [{"artifacts": "with"}, {"curse": "with"}, {"artifacts": "with", "curse": "with"}]
PRESENT: Final = {"base": weights.WEIGHTS, "expanded": weights_expanded.WEIGHTS}
FIELDS: Final = {
    "base": Field("BASE", "WHOLE", [(players, {}) for players in (2, 2, 2, 2, 3, 3, 4, 4)], "weights.py"),
    "expanded": Field(
        "ALL",
        "WHOLE + MORE",
        [(players, options) for players in (2, 2, 3, 4) for options in EXPANSIONS],
        "weights_expanded.py",
    ),
}


def play(weights: list[float], breadth: int, field: str, table: int, seeds: range) -> Sums:
    """Games of the bots against themselves, and what they show."""
    judgement = ValeJudgement(weights, weights) if weights else None
    what = FIELDS[field]
    players, options = what.tables[table]
    sums = Sums(what.size)
    for seed in seeds:
        t = VALE.new(Setup(players, seed, options))
        assert isinstance(t, Vale)
        dice = seeded(-1 - seed)
        seen: list[tuple[int, int, Places, Floats]] = []
        while t.asked is not None:
            if t.phase != HUNTING and dice.roll(SAMPLED) == 0:
                seen.extend(look(t, seat, what) for seat in range(players))
            t.answer(t.options[choice(judgement, t, breadth, dice)])
        for seat, score, which, value in seen:
            sums.add(which, value, float(t.seats[seat].score) - score)
        sums.marks.append(float(max(s.score for s in t.seats)))
    return sums


def look(t: Vale, seat: int, field: Field) -> tuple[int, int, Places, Floats]:
    """What a player has, without the score, which counts as it is."""
    kept = features(t, seat, field.nothing, keep=True).kept
    which, value = row((which, value) for which, value in kept if which != field.score)
    return seat, t.seats[seat].score, which, value


def choice(judgement: ValeJudgement | None, t: Vale, breadth: int, dice: Dice) -> int:
    """The place of the answer to give: the best one, now and then any."""
    if judgement is None or dice.roll(100) < ODD:
        return dice.roll(len(t.options))
    seat = t.seat()
    return best_of(look_through(judgement, t, seat, breadth) if breadth else appraise(judgement, t, seat))


def improve(field: Field, old: list[float], sums: Iterable[Sums], step: float) -> tuple[list[float], float]:
    """New weights, and the winners' mean score with the old ones."""
    total = gathered(field.size, sums)
    new = total.solve()
    new[field.score] = 1.0
    kept = np.array(old) if old else new
    return [float(weight) for weight in (1 - step) * kept + step * new], float(np.mean(total.marks))


def page(field: Field, weights: list[float]) -> str:
    """The weights as a Python file that people can read."""
    cards, names = field.imports
    lines = [
        '"""What counts how much, in points: measured by playing, with `python -m cardwright.lab.vale.fit`."""',
        "",
        "from typing import Final",
        "",
        f"from cardwright.bots.vale.features import {', '.join(sorted(['PLACES', *names.split(' + ')]))}",
        f"from cardwright.games.vale.cards.sets import {cards}",
        "",
        f"# For each card: {', '.join(PLACES)}.",
        "CARDS: Final[dict[str, tuple[float, ...]]] = {",
    ]
    for number, card in enumerate(field.cards):
        row = ", ".join(f"{weights[place * len(field.cards) + number]:.2f}" for place in range(len(PLACES)))
        lines.append(f'    "{card.id}": ({row}),')
    lines += ["}", "", "# For the rest of what a player has.", "REST: Final[dict[str, float]] = {"]
    first = len(PLACES) * len(field.cards)
    lines += [f'    "{name}": {weights[first + i]:.2f},' for i, name in enumerate(field.names)]
    lines += [
        "}",
        "",
        "WEIGHTS: Final[list[float]] = [",
        f"    *[CARDS[card.id][place] for place in range(len(PLACES)) for card in {cards}],",
        f"    *[REST[name] for name in {names}],",
        "]",
        "",
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m cardwright.lab.vale.fit", description=__doc__)
    parser.add_argument("--field", choices=list(FIELDS), default="base", help="base, or expanded: with the expansions")
    parser.add_argument("--rounds", type=int, default=8, help="how often to play and fit (default 8)")
    parser.add_argument("--games", type=int, default=1600, help="games a round (default 1600)")
    parser.add_argument("--breadth", type=int, default=24, help="positions looked at a step of a turn (default 24)")
    parser.add_argument("--step", type=float, default=0.4, help="how far to move towards the new fit (default 0.4)")
    parser.add_argument("--afresh", action="store_true", help="begin with random play instead of the present weights")
    parser.add_argument("--out", type=Path, help="file to write (default: where the bots find it)")
    asked = parser.parse_args()
    field = FIELDS[asked.field]
    weights = [] if asked.afresh else list(PRESENT[asked.field])
    with get_context("spawn").Pool() as pool:
        for number in range(asked.rounds):
            each = asked.games // len(field.tables)
            begin = number * asked.games
            jobs = [
                (weights, asked.breadth, asked.field, i, range(begin + i * each, begin + (i + 1) * each))
                for i in range(len(field.tables))
            ]
            weights, score = improve(field, weights, pool.starmap(play, jobs, chunksize=1), asked.step)
            (asked.out or Path(ROOM, field.file)).write_text(page(field, weights))
            print(
                f"round {number + 1} of {asked.rounds}: winners scored {score:.1f} with the weights before", flush=True
            )


if __name__ == "__main__":
    main()
