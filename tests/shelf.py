"""What stands on the shelf, as the tests meet it: the tables at which a game is tried, and what its folder brings."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import combinations
from types import ModuleType

import pytest
from _pytest.mark import ParameterSet

from cardwright.kernel.game import EXPANSION, MODE, WITH, Game
from cardwright.shelf import GAMES
from tests.options import option_sets, unlike

Table = tuple[str, int, dict[str, str]]


def brought(game: str, module: str) -> ModuleType | None:
    """What a game brings to the tests, such as `tests/vale/kept.py`; None if it has not got that far."""
    path = f"tests.{game}"
    missing = find_spec(path) is None or find_spec(f"{path}.{module}") is None
    return None if missing else import_module(f"{path}.{module}")


def modes(game: Game) -> list[dict[str, str]]:
    """The options of each mode; a game that has one only needs none."""
    found = [{choice.name: value} for choice in game.choices() if choice.kind == MODE for value in choice.values]
    return found or [{}]


def boxes(game: Game) -> list[list[str]]:
    """Every set of expansions, from none to all."""
    names = [choice.name for choice in game.choices() if choice.kind == EXPANSION]
    return [[*chosen] for size in range(len(names) + 1) for chosen in combinations(names, size)]


def few_tables() -> list[Table]:
    """Every mode without and with all expansions, at every number of players."""
    return [
        (game.name, players, options)
        for game in GAMES.values()
        for mode in modes(game)
        for options in unlike([{**mode, **dict.fromkeys(box, WITH)} for box in (boxes(game)[0], boxes(game)[-1])])
        for players in game.seats(game.complete(options))
    ]


def edge_tables() -> list[Table]:
    """Of those few the ones with the fewest players of each mode, and with all expansions."""
    found = []
    for game in GAMES.values():
        for mode in modes(game):
            tables = [it for it in few_tables() if it[0] == game.name and mode.items() <= it[2].items()]
            found.append([it for it in tables if it[1] == tables[0][1]][-1])
    return found


def slow_but(fast: Sequence[tuple[object, ...]], tables: Sequence[tuple[object, ...]]) -> list[ParameterSet]:
    """The parameters of a test of which only some are fast enough for `make check`, where nothing is compiled."""
    return [pytest.param(*table, marks=() if table in fast else pytest.mark.slow) for table in tables]


def all_tables() -> list[Table]:
    """Every value of every option, at every number of players."""
    return [
        (game.name, players, options)
        for game in GAMES.values()
        for options in option_sets(game)
        for players in game.seats(game.complete(options))
    ]
