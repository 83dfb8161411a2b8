"""The decks of Heroes of Thargos in a terminal."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cardwright.cli.deckbox import Deckbox
from cardwright.cli.thargos.decksheet import Sheet
from cardwright.cli.thargos.decktext import deck_file
from cardwright.games.thargos.decks.reading import read
from cardwright.games.thargos.decks.sharing import code_of
from cardwright.games.thargos.decks.teams import TEAMS as READY
from cardwright.text.thargos.decks import TEAMS, WORDS


class ThargosDeckbox(Deckbox):
    """Teams of four Heroes with decks of 60 cards."""

    def ready(self) -> dict[str, str]:
        return {team.id: code_of(team.deck) for team in READY}

    def listed(self, lang: str) -> RenderableType:
        words = WORDS[lang]
        grid = Table.grid(padding=(0, 2, 0, 0))
        for team in READY:
            title = words["title"].format(name=TEAMS[lang][team.id], n=team.deck.points())
            grid.add_row(Text(team.id, style="bold cyan"), Text(title), Text(words[team.box], style="dim"))
        return Group(Text(words["ready"], style="bold"), grid)

    def shown(self, text: str, lang: str) -> RenderableType:
        return Sheet(read(text), lang).whole()

    def file(self, text: str, options: dict[str, str], lang: str) -> str:
        return deck_file(read(text), options, lang)


DECKBOX: Final = ThargosDeckbox()
