"""The contract of what players bring to a game: what can be done with such a text, beside checking it.

A game signs it in its folder: `text/<game>/workshop.py` has WORKSHOP. To check a text, the game itself is asked.
"""

from typing import Final, NamedTuple

from cardwright.kernel.dice import Dice
from cardwright.kernel.game import Game, Objection
from cardwright.shelf import folder


class Ready(NamedTuple):
    """Something ready made to bring: its name for programs, what it is called, and its text."""

    name: str
    title: str
    text: str


class Workshop:
    """What one game's players bring. A text that cannot be read raises BadPaper; one that breaks a rule is still read.

    A game that signs nothing has texts that stand for themselves.
    """

    def __init__(self, game: Game) -> None:
        self.game: Final = game

    def ready(self, options: dict[str, str], lang: str) -> list[Ready]:
        """What the game lends, by name, in the order of `lent`."""
        return [Ready(str(n), str(n), text) for n, text in enumerate(self.game.lent(options), 1)]

    def code(self, text: str) -> str:
        """The same in one short text, equal for equal things: what is shared, kept and played with."""
        return text

    def held(self, text: str) -> dict[str, int]:
        """How many there are of each card in it, as far as it can be read; this never raises."""
        return {}

    def front(self, text: str) -> list[str]:
        """The cards by which one knows it at a glance; this never raises."""
        return []

    def advice(self, text: str) -> list[Objection]:
        """What is allowed, but seldom wise."""
        return []

    def random(self, options: dict[str, str], dice: Dice) -> str:
        """One by chance that fits these options."""
        lent = self.game.lent(options)
        return lent[dice.roll(len(lent))]


def workshop(game: Game) -> Workshop:
    """What can be done with what players bring to a game."""
    own = folder("text", game, "workshop")
    if own is None:
        return Workshop(game)
    found: Workshop = own.WORKSHOP
    return found
