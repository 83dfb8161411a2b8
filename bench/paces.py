"""The paces through which `bench.against` puts a revision: it asks, line by line, and each answer is one line of JSON.

Only what two revisions have in common may be called here: the contract of a game, the machine, the notation, the bots.
"""

import json
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from itertools import count
from typing import Any

from cardwright.bots.levels import reckoning
from cardwright.bots.thinking import Hard
from cardwright.kernel import machine
from cardwright.kernel.dice import seeded
from cardwright.kernel.game import EXPANSION, WITH, Game, Setup
from cardwright.kernel.machine import Position, playout
from cardwright.kernel.notation import names, parse
from cardwright.shelf import GAMES

# A table: which game, how many players, which options.
Table = tuple[str, int, dict[str, str]]
# Does a piece of work for each number from the first to before the last.
Work = Callable[[int, int], None]

BOTH = {"artifacts": WITH, "curse": WITH}
TABLES: dict[str, Table] = {
    "Vale, 2 players": ("vale", 2, {}),
    "Vale, 4 players": ("vale", 4, {}),
    "Vale, 2 players, both expansions": ("vale", 2, BOTH),
    "Vale, 4 players, both expansions": ("vale", 4, BOTH),
    "Thargos, a duel": ("thargos", 2, {"mode": "duel"}),
    "Thargos, a circle of 4": ("thargos", 4, {"mode": "circle"}),
}
DUEL = list(TABLES)[4]
POSITIONS = 500
SIMULATIONS = 200
PLENTY = 1e9


def new(table: Table, seed: int) -> Position:
    name, players, options = table
    return GAMES[name].new(Setup(players, seed, options))


def decisions(t: Position, seed: int) -> Iterator[Position]:
    """A position at each of its questions, answered at random."""
    dice = seeded(seed)
    while t.asked is not None:
        yield t
        t.answer(t.options[dice.roll(len(t.options))])


@cache
def positions(where: str) -> list[Position]:
    """Many different positions of games that are played at random, from the first question to the last."""
    found: list[Position] = []
    for seed in count():
        found += [t.clone() for i, t in enumerate(decisions(new(TABLES[where], seed), seed)) if i % 7 == seed % 7]
        if len(found) >= POSITIONS:
            return found[:POSITIONS]
    raise AssertionError


def games(where: str) -> Work:
    """Whole games in the engine's own loop."""

    def work(first: int, last: int) -> None:
        for seed in range(first, last):
            playout(new(TABLES[where], seed), seeded(seed))

    return work


def loops(where: str) -> Work:
    """Whole games in a Python loop, as an environment or a script drives them."""

    def work(first: int, last: int) -> None:
        for seed in range(first, last):
            t, dice = new(TABLES[where], seed), seeded(seed)
            while t.asked is not None:
                options = list(t.options)
                t.answer(options[dice.roll(len(options))])

    return work


def copies(where: str) -> Work:
    """Copies of many positions, each kept until the same position is copied again."""
    kept = [t.clone() for t in positions(where)]

    def work(first: int, last: int) -> None:
        there = positions(where)
        for i in range(first, last):
            kept[i % POSITIONS] = there[i % POSITIONS].clone()

    return work


def imagined(where: str) -> Work:
    """Positions imagined from the views of whoever is asked."""
    game, dice = GAMES[TABLES[where][0]], seeded(1)
    views = [game.view(t, int(t.seat())) for t in positions(where)]

    def work(first: int, last: int) -> None:
        for i in range(first, last):
            game.imagine(views[i % POSITIONS], dice)

    return work


def resampled(where: str) -> Work:
    """Positions in which everything is dealt anew that whoever is asked cannot see."""
    game, dice = GAMES[TABLES[where][0]], seeded(1)

    def work(first: int, last: int) -> None:
        there = positions(where)
        for i in range(first, last):
            t = there[i % POSITIONS]
            game.resample(t, int(t.seat()), dice)

    return work


def saved(where: str) -> Work:
    """Positions written to JSON text and read from it."""
    game = GAMES[TABLES[where][0]]

    def work(first: int, last: int) -> None:
        there = positions(where)
        for i in range(first, last):
            game.read(json.loads(json.dumps(game.write(there[i % POSITIONS]))))

    return work


def parsed(where: str) -> Work:
    """Answers found by their names."""
    there = positions(where)
    said = [names(t)[i % len(t.options)] for i, t in enumerate(there)]

    def work(first: int, last: int) -> None:
        for i in range(first, last):
            parse(there[i % POSITIONS], said[i % POSITIONS])

    return work


def searched(where: str) -> Work:
    """Simulations of hard, some hundred in each of many positions."""
    game = GAMES[TABLES[where][0]]
    mind = Hard(game, reckoning(game).judgement, 1, SIMULATIONS)

    def work(first: int, last: int) -> None:
        there = positions(where)
        for i in range(first, last):
            mind.search(there[i * 37 % POSITIONS], PLENTY)

    return work


# What is measured at which tables; the name of a row is that of the work and that of the table.
Works = dict[str, tuple[Callable[[str], Work], list[str]]]
WORKS: Works = {
    "random games": (games, [*TABLES]),
    "games in a Python loop": (loops, ["Vale, 2 players", "Vale, 4 players", DUEL]),
    "copies": (copies, [*TABLES]),
    "imagine": (imagined, [*TABLES]),
    "resample": (resampled, [*TABLES]),
    "save and load": (saved, [*TABLES]),
    "parse": (parsed, [*TABLES]),
    f"searches of {SIMULATIONS} simulations": (searched, ["Vale, 2 players", "Vale, 4 players", DUEL]),
}
# Measured of the interpreted engine: whole games, which everything else follows.
SLOWLY: Works = {"random games": (games, ["Vale, 2 players", "Vale, 4 players, both expansions", DUEL])}


def rows(works: Works) -> dict[str, tuple[str, str]]:
    """The rows of some works: for each its work and its table."""
    return {f"{work}: {where}": (work, where) for work, (_, there) in works.items() for where in there}


@cache
def prepared(row: str) -> Work:
    work, where = rows(WORKS)[row]
    return WORKS[work][0](where)


def spent(row: str, first: int, last: int) -> float:
    """The seconds of processor time that some of the work of a row takes."""
    work = prepared(row)
    begin = time.process_time()
    work(first, last)
    return time.process_time() - begin


def variants(game: Game) -> list[dict[str, str]]:
    """Every value of every option, and all expansions at once."""
    found: list[dict[str, str]] = []
    for choice in game.choices():
        parent = {choice.of: choice.when[0]} if choice.of else {}
        found += [{**parent, choice.name: value} for value in choice.values]
    return [*found, {choice.name: WITH for choice in game.choices() if choice.kind == EXPANSION}]


def ruled() -> list[Table]:
    """The tables at which the rules of this revision can be seen."""
    return [
        (name, players, options)
        for name, game in GAMES.items()
        for options in variants(game)
        for players in game.seats(game.complete(options))
    ]


def digest(table: Table, played: int) -> str:
    """What everybody was asked, saw and won in some random games, in few letters."""
    game, told = GAMES[table[0]], sha256()
    for seed in range(played):
        t = new(table, seed)
        for i, asked in enumerate(decisions(t, seed)):
            told.update(f"{asked.seat()} {asked.secrets} {names(asked)}\n".encode())
            if i % 16 == 0:
                told.update(json.dumps(game.view(asked, int(asked.seat()))).encode())
        outcome = game.outcome(t)
        assert outcome is not None
        told.update(f"{outcome.ranks} {outcome.scores} {outcome.way}\n".encode())
    return told.hexdigest()


def compiled() -> bool:
    return not str(machine.__file__).endswith(".py")


ASKED: dict[str, Callable[..., Any]] = {"spent": spent, "ruled": ruled, "digest": digest, "compiled": compiled}


def main() -> None:
    for line in sys.stdin:
        what, *about = json.loads(line)
        print(json.dumps(ASKED[what](*about)), flush=True)


if __name__ == "__main__":
    main()
