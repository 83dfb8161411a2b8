"""What a person can type besides an answer, told."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cardwright.cli.screen import Screen


def commands(screen: Screen) -> RenderableType:
    """The commands of any game and those of this one, with examples if the game has some."""
    ui = screen.words
    typed = {"7": ui["help_number"]}
    if screen.example is not None:
        answer, card = screen.example
        typed |= {answer: ui["help_answer"], f"? {card}": ui["help_card"]}
    typed |= {"hint": ui["help_hint"], "undo": ui["help_undo"], **screen.commands()}
    typed |= {"log, log 5": ui["help_log"], "save, save FILE": ui["help_save"], "quit": ui["help_quit"]}
    grid = Table.grid(padding=(0, 2))
    for key, said in {**typed, "?": ui["help_help"]}.items():
        grid.add_row(Text(key, style="bold cyan"), Text(said))
    return Group(Text(ui["help_title"], style="bold"), grid)
