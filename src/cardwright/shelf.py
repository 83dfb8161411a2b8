"""The shelf: every game by its name, and the folders that each has in the rooms above."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from cardwright.games.thargos.game import THARGOS
from cardwright.games.vale.game import VALE
from cardwright.kernel.game import Game
from cardwright.kernel.paper import BadPaper

GAMES: Final[dict[str, Game]] = {VALE.name: VALE, THARGOS.name: THARGOS}


def game(name: str) -> Game:
    """The game of this name."""
    if name not in GAMES:
        raise BadPaper(f"no game is called '{name}'; there is {', '.join(GAMES)}")
    return GAMES[name]


def folder(room: str, game: Game, module: str) -> ModuleType | None:
    """What a game brings to a room, such as `cardwright/text/vale/telling.py`; None if it has not got that far.

    Found by its name, so that nothing but the line above and the game's own folders imports a game.
    """
    path = f"cardwright.{room}.{game.name}"
    missing = find_spec(path) is None or find_spec(f"{path}.{module}") is None
    return None if missing else import_module(f"{path}.{module}")
