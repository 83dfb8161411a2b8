"""The contract of a game in a terminal: how `play`, `replay`, `try` and `cards` show it.

Everything here has a plain way that does for any game on the shelf, so that a new game can be played at once. A game
that can do better signs in its folder: `cli/<game>/screen.py` has SCREEN, a subclass that overrides what it likes.
"""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cardwright.cli.as_json import dump
from cardwright.kernel.game import Game
from cardwright.kernel.machine import Position
from cardwright.kernel.paper import Record
from cardwright.shelf import folder
from cardwright.text.language import LANGUAGES, language
from cardwright.text.speech import telling

INDENT: Final = 4
# So many options can be read one below the other; more stand in columns.
MANY: Final = 8


class Screen:
    """Shows a game in one language, to players of these names, on a terminal of some width."""

    example: tuple[str, str] | None = None
    """An answer in the notation and the name of a card, for the help."""

    seen: Sequence[str] = ()
    """The kinds of events that the table shows anyway: somebody who looks at it is not told of them besides."""

    def __init__(self, game: Game, code: str, names: Sequence[str], width: int) -> None:
        self.game: Final = game
        self.telling: Final = telling(game.name, code)
        self.words: Final = language(code).ui
        self.names: Final = list(names)
        self.width = width

    def about(self, name: str, text: str) -> str:
        """A text after the name of what it is about."""
        return self.words["about"].format(name=name, text=text)

    # The table.

    def table(self, t: Position, viewer: int) -> RenderableType:
        """The table as a seat, SPECTATOR or OPEN sees it."""
        return Text(dump(self.game.view(t, viewer)))

    def commands(self) -> dict[str, str]:
        """What a person may ask to see besides: one word for each thing, and what it is, for the help."""
        return {}

    def shown(self, command: str, t: Position, seat: int) -> RenderableType:
        """What one of the commands shows to a seat."""
        raise NotImplementedError

    # The answers.

    def place(self, answer: str) -> tuple[int, ...]:
        """Where an answer of this name is listed among the others; those with equal places stay as they come."""
        return ()

    def options(self, t: Position, answers: Sequence[str], words: Sequence[str]) -> RenderableType:
        """The open question and its answers, numbered from 1; each comes by name and in words."""
        return self.columns(t, words, [answer.split()[0] for answer in answers])

    def columns(self, t: Position, words: Sequence[str], verbs: Sequence[str]) -> Text:
        """Options in a row; many of them stand in columns, with a blank line between verbs."""
        widest = max(len(said) for said in words) + INDENT + 4
        across = max(1, self.width // widest) if len(words) > MANY else 1
        lines = Text(self.telling.prompt(t, self.names), style="bold")
        in_row = across
        for i, said in enumerate(words):
            new_group = i > 0 and verbs[i] != verbs[i - 1]
            if new_group or in_row == across:
                lines.append("\n\n" if new_group and len(words) > MANY else "\n")
                in_row = 0
            lines.append(f"{i + 1:>{INDENT}}", "not bold cyan").append(f"  {said}", "not bold")
            in_row += 1
            if in_row < across:
                lines.append(" " * (widest - INDENT - 2 - len(said)))
        return lines

    # The cards, as `Telling.cards` has them.

    def in_play(self, t: Position) -> list[Record]:
        """The cards with which this game is played."""
        return self.telling.cards()

    def abroad(self) -> list[Record]:
        """All cards in every language: whoever learned a name in another may use it."""
        return [card for code in LANGUAGES for card in telling(self.game.name, code).cards()]

    def card(self, card: Record) -> RenderableType:
        """One card in detail; one with two faces with both."""
        return Group(Text(str(card["name"]), style="bold"), Text(text_of(card)))

    def catalogue(self, cards: Sequence[Record]) -> list[RenderableType]:
        """Many cards, to be read one after the other."""
        shown: list[RenderableType] = []
        for box in dict.fromkeys(card["set"] for card in cards):
            grid = Table.grid(padding=(0, 2, 0, 0))
            for card in cards:
                if card["set"] == box:
                    grid.add_row(Text(str(card["name"]), style="bold"), Text(text_of(card)))
            shown += [Rule(str(box), style="dim", characters="─"), grid]
        return shown


def text_of(card: Record) -> str:
    """What a card does, a sentence each."""
    lines = card["lines"]
    assert isinstance(lines, list)
    return " ".join(str(line["text"]) for line in lines)


def screen(game: Game, code: str, names: Sequence[str], width: int) -> Screen:
    """The screen of a game: its own, or the plain one."""
    own = folder("cli", game, "screen")
    made: type[Screen] = Screen if own is None else own.SCREEN
    return made(game, code, names, width)
