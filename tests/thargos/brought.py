"""A game of nothing but decks, for tests of how they are brought and told: what comes before the first question."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest

from cardwright.games.thargos.decks.checking import objections
from cardwright.games.thargos.decks.teams import lent
from cardwright.kernel.game import EXPANSION, RULE, WITH, WITHOUT, Choice, Game, Objection
from cardwright.kernel.paper import Record
from cardwright.shelf import GAMES
from cardwright.text.language import LANGUAGES
from cardwright.text.plain import PlainTelling
from cardwright.text.telling import Telling
from cardwright.text.thargos.decks import CARDS, OBJECTIONS


class DeckGame(Game):
    """The options that matter to a deck, and the decks."""

    name = "thargos"

    def choices(self) -> list[Choice]:
        boxes = [Choice(box, [WITHOUT, WITH], WITHOUT, EXPANSION) for box in ("condar", "undead")]
        return [*boxes, Choice("points", ["none", "60", "120", "180"], "none", RULE)]

    def brings(self, options: dict[str, str]) -> str:
        return "deck"

    def objections(self, options: dict[str, str], brought: str) -> list[Objection]:
        return objections(options, brought)

    def lent(self, options: dict[str, str]) -> list[str]:
        return lent(options)


class DeckTelling(PlainTelling):
    """Says what is wrong with a deck."""

    def __init__(self, code: str) -> None:
        super().__init__(DECKS, LANGUAGES[code])
        self.objections = OBJECTIONS[code]

    def cards(self) -> list[Record]:
        return [{"id": id, "name": name} for id, name in CARDS[self.code].items()]


DECKS: Final = DeckGame()
TELLINGS: Final[dict[str, Telling]] = {code: DeckTelling(code) for code in LANGUAGES}


@contextmanager
def on_the_shelf() -> Iterator[None]:
    """The game and its words where the commands look for them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, DECKS.name, DECKS)
        patch.setitem(sys.modules, "cardwright.text.thargos.telling", sys.modules[__name__])
        yield
