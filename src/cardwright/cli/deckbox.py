"""The contract of a game's decks in a terminal: what `cardwright deck` asks of a game to which players bring one.

A game signs it in its folder: `cli/<game>/deckbox.py` has DECKBOX. To check a deck, the game itself is asked, and for
what can be done with one beside showing it, its `text/workshop.py`.
"""

from abc import ABC, abstractmethod

from rich.console import RenderableType

from cardwright.kernel.game import Game
from cardwright.shelf import folder


class Deckbox(ABC):
    """The decks of one game. A text that cannot be read raises BadPaper; a deck that breaks a rule is still a deck."""

    @abstractmethod
    def ready(self) -> dict[str, str]:
        """The texts of the ready-made decks by their names, the one to begin with first."""

    @abstractmethod
    def listed(self, lang: str) -> RenderableType:
        """The ready-made decks, to choose from."""

    @abstractmethod
    def shown(self, text: str, lang: str) -> RenderableType:
        """A deck to look at."""

    @abstractmethod
    def file(self, text: str, options: dict[str, str], lang: str) -> str:
        """A file to go on building in: this deck, and in comments everything else that these options allow."""


def deckbox(game: Game) -> Deckbox | None:
    """The decks of a game, if it has any."""
    own = folder("cli", game, "deckbox")
    if own is None:
        return None
    found: Deckbox = own.DECKBOX
    return found
