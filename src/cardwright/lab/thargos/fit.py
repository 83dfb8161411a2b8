"""Measures what counts how much in Heroes of Thargos, by playing: `python -m cardwright.lab.thargos.fit`.

The bots play each other with the weights they have; every position says what its players had and every end says who
won. The weights that tell the winner best (a step of logistic regression) replace part of the old ones; and again.
"""

import argparse
import math
from collections.abc import Iterable
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import numpy as np

from cardwright.bots.thargos import weights as present
from cardwright.bots.thargos.features import FACES, PLACES, WHOLE, Figures, features
from cardwright.bots.thargos.habits import usual
from cardwright.bots.thargos.judgement import LOG_3, ThargosJudgement
from cardwright.bots.turns import appraise, best_of, look_through
from cardwright.games.thargos.cards.sets import DESIGNS, HEROES
from cardwright.games.thargos.game import THARGOS
from cardwright.games.thargos.state import Face, Thargos
from cardwright.games.thargos.terms import LASTING
from cardwright.kernel.dice import Dice, seeded
from cardwright.lab.fitting import Floats, Places, Sums, gathered, row
from cardwright.lab.thargos.tables import brought

# One position in so many is looked at: neighbours tell nearly the same.
SAMPLED: Final = 4
# So many answers in a hundred are any: otherwise nobody sees what comes of those that the bots think bad.
ODD: Final = 2
OPTIONS: Final = {"undead": "with"}
DICE_SUM: Final = 10  # what three dice count
# The unit: what one VP is worth where so many are needed.
TARGET: Final = 14.0
SIZE: Final = len(PLACES) * len(DESIGNS) + len(FACES) * len(HEROES) + len(WHOLE)
POINTS: Final = SIZE - len(WHOLE) + WHOLE.index("points")
# What a card or a face counts before anything is measured: by the attributes that it has. It takes many games to change
# that: cards that only a strong deck holds would else be thought strong themselves.
AN_ATTRIBUTE: Final = 0.45
A_LASTING: Final = 0.2
A_USE: Final = 0.5
A_FACE: Final = 0.3
HELD_CARDS: Final = 2000.0
HELD_WHOLE: Final = 10.0


def prior() -> Floats:
    lastings = [
        A_LASTING + AN_ATTRIBUTE * sum(map(int, card.gives)) if card.kind == LASTING else 0.0 for card in DESIGNS
    ]
    posts = [A_USE if card.post is not None else 0.0 for card in DESIGNS]
    faces = [A_FACE * attributes(face) for face in [h.active for h in HEROES] + [h.injured for h in HEROES]]
    return np.array([*[0.0] * len(DESIGNS), *lastings, *posts, *faces, *[0.0] * len(WHOLE)])


def attributes(face: Face) -> int:
    return DICE_SUM if face.dice else int(face.might + face.mind + face.mysticism)


PRIOR: Final = prior()
HELD: Final = np.array([HELD_CARDS] * (SIZE - len(WHOLE)) + [HELD_WHOLE] * len(WHOLE))
ROOM: Final = "src/cardwright/bots/thargos/weights.py"


def play(weights: list[float], scale: float, breadth: int, seeds: range) -> Sums:
    """Games of the bots against themselves, and what they show."""
    judgement = ThargosJudgement(weights, scale, usual())
    sums = Sums(SIZE)
    for seed in seeds:
        dice = seeded(-1 - seed)
        options = THARGOS.complete(OPTIONS)
        t = THARGOS.new(THARGOS.setup(2, seed, options, brought=brought(options, 2, seed, dice)))
        assert isinstance(t, Thargos)
        seen: list[tuple[int, Places, Floats]] = []
        while t.asked is not None:
            if t.conflict is None and t.turns > 0 and dice.roll(SAMPLED) == 0:
                seen.extend((seat, *look(t, seat, judgement)) for seat in range(2))
            t.answer(t.options[choice(judgement, t, breadth, dice)])
        outcome = THARGOS.outcome(t)
        assert outcome is not None
        for seat, which, value in seen:
            won = 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
            add(sums, np.array(weights), scale, which, value, won)
        sums.marks.append(float(t.turns))
    return sums


def add(sums: Sums, weights: Floats, scale: float, which: Places, value: Floats, won: float) -> None:
    """One position: a step of logistic regression is least squares towards what would have told the winner."""
    worth = float(weights[which] @ value)
    chance = 1 / (1 + math.exp(-worth / scale * LOG_3))
    slope = max(chance * (1 - chance), 0.02)
    sums.add(which, value, worth + (won - chance) / slope * scale / LOG_3, slope)


def look(t: Thargos, seat: int, judgement: ThargosJudgement) -> tuple[Places, Floats]:
    """What a player has more than the other, as he sees it."""
    figures = Figures(t)
    mine = features(figures, seat, seat, judgement.weights, keep=True).kept
    theirs = features(figures, 1 - seat, seat, judgement.weights, keep=True).kept
    return row([*mine, *((which, -value) for which, value in theirs)])


def choice(judgement: ThargosJudgement, t: Thargos, breadth: int, dice: Dice) -> int:
    """The place of the answer to give: the best one, now and then any."""
    if dice.roll(100) < ODD:
        return dice.roll(len(t.options))
    seat = t.seat()
    return best_of(look_through(judgement, t, seat, breadth) if breadth else appraise(judgement, t, seat))


def improve(old: list[float], scale: float, sums: Iterable[Sums], step: float) -> tuple[list[float], float, float]:
    """New weights, their scale, and how many turns games lasted with the old ones."""
    total = gathered(SIZE, sums)
    kept = np.array(old)
    new = (1 - step) * kept + step * total.solve(PRIOR, HELD)
    unit = TARGET / float(new[POINTS])
    return [float(weight) for weight in unit * new], unit * scale, float(np.mean(total.marks))


def page(weights: list[float], scale: float) -> str:
    """The weights as a Python file that people can read."""
    lines = [
        '"""What counts how much, in VP: measured by playing, with `python -m cardwright.lab.thargos.fit`."""',
        "",
        "from typing import Final",
        "",
        "from cardwright.bots.thargos.features import FACES, PLACES, WHOLE",
        "from cardwright.games.thargos.cards.sets import DESIGNS, HEROES",
        "",
        "# By how many VP one is better off who wins three games in four.",
        f"SCALE: Final = {scale:.3f}",
        "",
        f"# For each card: {', '.join(PLACES)}.",
        "CARDS: Final[dict[str, tuple[float, ...]]] = {",
    ]
    lines += [rows(card.id, weights, number, len(DESIGNS), len(PLACES)) for number, card in enumerate(DESIGNS)]
    lines += ["}", "", f"# For each Hero: {', '.join(FACES)}.", "TEAM: Final[dict[str, tuple[float, ...]]] = {"]
    first = len(PLACES) * len(DESIGNS)
    lines += [rows(hero.id, weights, first + n, len(HEROES), len(FACES)) for n, hero in enumerate(HEROES)]
    lines += ["}", "", "# For the rest of what a player has.", "REST: Final[dict[str, float]] = {"]
    first += len(FACES) * len(HEROES)
    lines += [f'    "{name}": {weights[first + i]:.2f},' for i, name in enumerate(WHOLE)]
    lines += [
        "}",
        "",
        "WEIGHTS: Final[list[float]] = [",
        "    *[CARDS[card.id][place] for place in range(len(PLACES)) for card in DESIGNS],",
        "    *[TEAM[hero.id][face] for face in range(len(FACES)) for hero in HEROES],",
        "    *[REST[name] for name in WHOLE],",
        "]",
        "",
    ]
    return "\n".join(lines)


def rows(name: str, weights: list[float], first: int, stride: int, columns: int) -> str:
    """One line: what something counts in each of its places."""
    return f'    "{name}": ({", ".join(f"{weights[first + column * stride]:.2f}" for column in range(columns))}),'


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m cardwright.lab.thargos.fit", description=__doc__)
    parser.add_argument("--rounds", type=int, default=8, help="how often to play and fit (default 8)")
    parser.add_argument("--games", type=int, default=1600, help="games a round (default 1600)")
    parser.add_argument("--breadth", type=int, default=24, help="positions looked at a step of a turn (default 24)")
    parser.add_argument("--step", type=float, default=0.5, help="how far to move towards the new fit (default 0.5)")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game (default 0)")
    parser.add_argument("--workers", type=int, help="processes (default: one for each core)")
    parser.add_argument("--out", type=Path, default=Path(ROOM), help="file to write (default: where the bots find it)")
    asked = parser.parse_args()
    weights, scale = list(present.WEIGHTS), present.SCALE
    with get_context("spawn").Pool(asked.workers) as pool:
        for number in range(asked.rounds):
            begin = asked.seed + number * asked.games
            jobs = [
                (weights, scale, asked.breadth, range(at, min(at + 40, begin + asked.games)))
                for at in range(begin, begin + asked.games, 40)
            ]
            weights, scale, turns = improve(weights, scale, pool.starmap(play, jobs, chunksize=1), asked.step)
            asked.out.write_text(page(weights, scale))
            print(f"round {number + 1} of {asked.rounds}: {turns:.1f} turns a game with the weights before", flush=True)


if __name__ == "__main__":
    main()
