"""Draws docs/pictures/terminal.svg, a table in the middle of a game: `PYTHONPATH=src python docs/pictures/make.py`."""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console

from cardwright.bots.levels import bot
from cardwright.cli.screen import screen
from cardwright.games.vale.game import VALE
from cardwright.games.vale.rules.action import TURN
from cardwright.games.vale.state import Vale
from cardwright.kernel.notation import give, name, names

PLAYERS = ["Ann", "Bob"]


def middle(seed: int, round_: int) -> Vale:
    """A game of two normal bots, stopped in an action turn of the first player."""
    t = VALE.new(VALE.setup(len(PLAYERS), seed, {}))
    assert isinstance(t, Vale)
    bots = [bot(VALE, "normal", seat) for seat in range(len(PLAYERS))]
    while t.asked is not None and not (t.round == round_ and t.asked.effect is TURN and t.seat() == 0):
        give(t, bots[t.seat()].choose(VALE.view(t, int(t.seat())), names(t), 1.0))
    return t


def main() -> None:
    t = middle(seed=11, round_=6)
    console = Console(record=True, width=92, file=StringIO(), force_terminal=True, color_system="truecolor")
    shown = screen(VALE, "en", PLAYERS, console.width)
    console.print(shown.table(t, 0))
    console.print()
    picks = sorted(t.options, key=lambda pick: shown.place(name(t, pick)))
    words = [shown.telling.option(t, int(pick), PLAYERS) for pick in picks]
    console.print(shown.options(t, [name(t, pick) for pick in picks], words))
    console.print("> ")
    picture = console.export_svg(title="cardwright play vale")
    fonts_of_the_reader = re.sub(r"@font-face {.*?}|<!-- .*? -->", "", picture, flags=re.DOTALL)
    Path(__file__).with_name("terminal.svg").write_text(fonts_of_the_reader, encoding="utf-8")


if __name__ == "__main__":
    main()
