"""Games from which a network learns: bots against themselves, with odd answers at first, kept in files of some games.

Whoever learns must have seen bad positions too, but what came of a position must be what good play makes of it: so odd
answers are given only before a moment that is rolled for each game, and positions are kept only after it.
"""

from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cardwright.bots.judgement import Judgement
from cardwright.bots.learned import Learned
from cardwright.bots.levels import reckoning
from cardwright.bots.search import Way
from cardwright.bots.thinking import looked_through
from cardwright.bots.trained import read
from cardwright.kernel.dice import Dice, seeded
from cardwright.kernel.machine import Position
from cardwright.shelf import folder
from cardwright.shelf import game as find

# A file has at most so many games.
GAMES_A_FILE: Final = 250
# How many answers in a hundred are odd before the moment that is rolled, in every fourth game; that moment is one of
# the first so many that are good to judge, unless the game's tables have more of them.
ODD: Final = (0, 10, 10, 25)
MOMENTS: Final = 7
# What comes after so many moments is late, however late.
LATE: Final = 40
# What players bring is rolled by other dice than the deal.
LOANS: Final = 1 << 40
# Of moments that are not good to judge, one in so many is kept: neighbours tell nearly the same.
SAMPLED: Final = 6
# Positions looked at in each step of a turn: fewer than normal does, for more games.
BREADTH: Final = 24
NO_ROW: Final = -1

Numbers = NDArray[np.int64]


class Field:
    """What is played: a game, at tables of one kind.

    Where players bring something, `lab/<game>/tables.py` says what is `brought` to a table, and how many MOMENTS of a
    game are early.
    """

    def __init__(self, game: str, players: int, options: dict[str, str]) -> None:
        self.game: Final = game
        self.players: Final = players
        self.options: Final = options

    def judgement(self) -> Judgement:
        return reckoning(find(self.game)).judgement

    def new(self, seed: int) -> Position:
        game, tables = find(self.game), folder("lab", find(self.game), "tables")
        options = game.complete(self.options)
        brought = tables.brought(options, self.players, seed, seeded(LOANS + seed)) if tables else ()
        return game.new(game.setup(self.players, seed, options, brought=brought))

    def moments(self) -> int:
        """Before one of so many moments some answers are odd."""
        tables = folder("lab", find(self.game), "tables")
        return int(tables.MOMENTS) if tables else MOMENTS


class Rows:
    """Positions as seats saw them: what a network is shown of each, and what came of it."""

    def __init__(self) -> None:
        self.rows: list[int] = []
        self.which: list[int] = []
        self.counts: list[int] = []
        self.seats: list[int] = []
        self.games: list[int] = []
        self.moments: list[int] = []
        self.rests: list[bool] = []
        self.nexts: list[int] = []
        self.margins: list[float] = []
        self.wins: list[float] = []

    def add(self, judgement: Judgement, t: Position, seat: int, game: int, moment: int, rests: bool) -> None:
        shown = judgement.inputs(t, seat)
        row = len(self.seats)
        self.rows.extend([row] * len(shown.which))
        self.which.extend(shown.which)
        self.counts.extend(shown.counts)
        self.seats.append(seat)
        self.games.append(game)
        self.moments.append(min(moment, LATE))
        self.rests.append(rests)

    def end(self, margins: list[float], shares: list[float]) -> None:
        """A game is over: what came of it, and for each row the next one of its seat that is good to judge."""
        first = len(self.margins)
        following = [NO_ROW] * len(margins)
        nexts: list[int] = []
        for row in range(len(self.seats) - 1, first - 1, -1):
            seat = self.seats[row]
            nexts.append(following[seat])
            if self.rests[row]:
                following[seat] = row
        self.nexts.extend(reversed(nexts))
        self.margins.extend(margins[seat] for seat in self.seats[first:])
        self.wins.extend(shares[seat] for seat in self.seats[first:])

    def save(self, file: Path, inputs: int) -> None:
        """What comes twice in a row is added up; a file is there only when it is whole."""
        keys, places = np.unique(np.array(self.rows) * inputs + np.array(self.which), return_inverse=True)
        counts = np.bincount(places, weights=np.array(self.counts)).astype(np.int16)
        new = file.with_suffix(".new.npz")
        np.savez(
            new,
            starts=np.searchsorted(keys, np.arange(len(self.seats) + 1) * inputs).astype(np.uint32),
            which=(keys % inputs).astype(np.uint16),
            counts=counts,
            games=np.array(self.games, np.int32),
            moments=np.array(self.moments, np.uint8),
            rests=np.array(self.rests, np.bool_),
            nexts=np.array(self.nexts, np.int32),
            margins=np.array(self.margins, np.float32),
            wins=np.array(self.wins, np.float32),
        )
        new.rename(file)


def play(field: Field, judgement: Judgement, seed: int, number: int, rows: Rows) -> None:
    """One game of a judgement against itself, each looking through its turn."""
    plain, dice = field.judgement(), seeded(-1 - seed)
    t = field.new(seed)
    odd, start = ODD[number % len(ODD)], dice.roll(field.moments())
    way, fresh = Way(plain, t), plain.rests(t)
    while t.asked is not None:
        if way.rests >= start or odd == 0:
            if fresh:
                for seat in range(field.players):
                    rows.add(plain, t, seat, number, int(way.rests), True)
            elif len(t.options) > 1 and dice.roll(SAMPLED) == 0:
                rows.add(plain, t, dice.roll(field.players), number, int(way.rests), False)
        resting = way.resting
        t.answer(answer(judgement, t, odd if way.rests < start else 0, dice))
        way.go(t)
        fresh = way.resting and not resting
    rows.end(*came_of_it(field, t))


def answer(judgement: Judgement, t: Position, odd: int, dice: Dice) -> int:
    if dice.roll(100) < odd:
        return t.options[dice.roll(len(t.options))]
    return looked_through(judgement, t, BREADTH, dice)


def came_of_it(field: Field, t: Position) -> tuple[list[float], list[float]]:
    """By how much each seat is ahead of the best other one at the end, and its share of the victory."""
    outcome = find(field.game).outcome(t)
    assert outcome is not None
    scores, winners = outcome.scores, outcome.winners
    seats = range(len(scores))
    margins = [float(scores[seat] - max(scores[other] for other in seats if other != seat)) for seat in seats]
    return margins, [1 / len(winners) if seat in winners else 0.0 for seat in seats]


class Task:
    """The games of one file, by plain judgement or by a network."""

    def __init__(self, field: Field, seed: int, games: range, file: Path, network: Path | None) -> None:
        self.field: Final = field
        self.seed: Final = seed
        self.games: Final = games
        self.file: Final = file
        self.network: Final = network


def play_file(task: Task) -> Path:
    plain = task.field.judgement()
    judgement = plain if task.network is None else Learned(plain, read(task.network).network)
    rows = Rows()
    for game in task.games:
        play(task.field, judgement, task.seed + game, game, rows)
    rows.save(task.file, len(plain.layout(task.field.new(task.seed))))
    return task.file
