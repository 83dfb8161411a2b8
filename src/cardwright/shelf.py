"""The shelf: every game by its name, and the folders that each has in the rooms above."""

from collections.abc import Iterator, MutableMapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from cardwright.kernel.game import Game
from cardwright.kernel.paper import BadPaper


class Shelf(MutableMapping[str, Game]):
    """The games by their names, in order. Each is loaded when it is first taken: who wants one waits for no other.

    `cardwright/games/vale/game.py` has VALE.
    """

    def __init__(self, *names: str) -> None:
        self.taken: Final[dict[str, Game | None]] = dict.fromkeys(names)

    def __getitem__(self, name: str) -> Game:
        found = self.taken[name]
        if found is None:
            found = self.taken[name] = getattr(import_module(f"cardwright.games.{name}.game"), name.upper())
        assert isinstance(found, Game)
        return found

    def __setitem__(self, name: str, game: Game) -> None:
        self.taken[name] = game

    def __delitem__(self, name: str) -> None:
        del self.taken[name]

    def __contains__(self, name: object) -> bool:
        return name in self.taken

    def __iter__(self) -> Iterator[str]:
        return iter(self.taken)

    def __len__(self) -> int:
        return len(self.taken)


GAMES: Final = Shelf("vale", "thargos")


def game(name: str) -> Game:
    """The game of this name."""
    if name not in GAMES:
        raise BadPaper(f"no game is called '{name}'; there is {', '.join(GAMES)}")
    return GAMES[name]


def folder(room: str, game: Game, module: str) -> ModuleType | None:
    """What a game brings to a room, such as `cardwright/text/vale/telling.py`; None if it has not got that far.

    Found by its name, so that nothing but the shelf and the game's own folders imports a game.
    """
    path = f"cardwright.{room}.{game.name}"
    missing = find_spec(path) is None or find_spec(f"{path}.{module}") is None
    return None if missing else import_module(f"{path}.{module}")
