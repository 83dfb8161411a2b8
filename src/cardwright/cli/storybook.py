"""The contract of a game's stories in a terminal: what `cardwright story` asks of a game that has some.

A game signs it in its folder: `cli/<game>/storybook.py` has STORYBOOK.
"""

from abc import ABC, abstractmethod

from cardwright.kernel.game import Game, Objection
from cardwright.shelf import GAMES, folder


class Storybook(ABC):
    """The stories of one game. A text that cannot be read raises BadPaper."""

    @abstractmethod
    def ready(self) -> dict[str, str]:
        """The texts of the ready-made stories by their names, the one to begin with first."""

    @abstractmethod
    def listed(self, lang: str) -> str:
        """The ready-made stories, to choose from."""

    @abstractmethod
    def wrong(self, text: str) -> list[Objection]:
        """Everything that is wrong with a story."""

    @abstractmethod
    def said(self, objection: Objection, lang: str) -> str:
        """What is wrong, as a sentence."""

    @abstractmethod
    def summary(self, text: str, lang: str) -> str:
        """That a story can be played, and how long it is."""

    @abstractmethod
    def drawn(self, text: str, lang: str) -> str:
        """The map of a story as text."""

    @abstractmethod
    def svg(self, text: str, lang: str) -> str:
        """The map of a story as a picture."""

    @abstractmethod
    def brought(self, thing: str, text: str) -> str:
        """What a player brings who plays a story besides."""

    @abstractmethod
    def file(self, text: str, lang: str) -> str:
        """A file to go on writing in: this story, with comments that say what else there could be."""


def storybook() -> tuple[Game, Storybook]:
    """The game that has stories, and these."""
    for game in GAMES.values():
        own = folder("cli", game, "storybook")
        if own is not None:
            return game, own.STORYBOOK
    raise LookupError("no game has stories")
