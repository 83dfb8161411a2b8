"""The shelf: every game by its name."""

from typing import Final

from cardwright.games.vale.game import VALE
from cardwright.kernel.game import Game
from cardwright.kernel.paper import BadPaper

GAMES: Final[dict[str, Game]] = {VALE.name: VALE}


def game(name: str) -> Game:
    """The game of this name."""
    if name not in GAMES:
        raise BadPaper(f"no game is called '{name}'; there is {', '.join(GAMES)}")
    return GAMES[name]
