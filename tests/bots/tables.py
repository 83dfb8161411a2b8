"""The tables at which bots are tried: every game that they know, in every mode, with as many players as can be.

Of a game without a folder in their room bots search to the end, which takes them as long as that is far: a double shows
what they promise there.
"""

from functools import cache

import pytest

from cardwright.bots.levels import bot
from cardwright.kernel.game import MODE, Game, Setup
from cardwright.kernel.machine import Position
from cardwright.kernel.notation import give, names
from cardwright.shelf import GAMES, folder
from cardwright.shelf import game as find
from tests.shelf import slow_but

PLENTY = 1e9


def modes(game: Game) -> list[str]:
    """The modes of a game; one without any has a single one, without a name."""
    return [value for choice in game.choices() if choice.kind == MODE for value in choice.values] or [""]


def options(game: Game, mode: str) -> dict[str, str]:
    return game.complete({choice.name: mode for choice in game.choices() if choice.kind == MODE})


def numbers(game: Game, mode: str) -> list[int]:
    """The numbers of players to try: all of them, in a game of several modes the fewest of each."""
    seats = [*game.seats(options(game, mode))]
    return seats if len(modes(game)) == 1 else seats[:1]


KNOWN = [name for name in GAMES if folder("bots", find(name), "reckoning") is not None]
TABLES = [
    (name, mode, players)
    for name, game in [(name, find(name)) for name in KNOWN]
    for mode in modes(game)
    for players in numbers(game, mode)
]
# The first table of each game; but for the first of all they are slow.
FIRST = [next(table for table in TABLES if table[0] == name) for name in KNOWN]
every_game = pytest.mark.parametrize(("name", "mode", "players"), slow_but(FIRST[:1], FIRST))
every_table = pytest.mark.parametrize(("name", "mode", "players"), slow_but(FIRST[:1], TABLES))


@cache
def played(level: str, name: str, mode: str, players: int) -> list[Position]:
    """Every position of a game between bots of a level, the end included."""
    game = find(name)
    t = game.new(Setup(players, players, options(game, mode)))
    mind = bot(game, level, players)
    found = [t.clone()]
    while t.asked is not None:
        give(t, mind.choose(game.view(t, int(t.seat())), names(t), PLENTY))
        found.append(t.clone())
    return found


def decisions(level: str, name: str, mode: str, players: int) -> list[Position]:
    """The positions of such a game in which there is something to decide."""
    return [t for t in played(level, name, mode, players) if len(t.options) > 1]
