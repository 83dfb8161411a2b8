"""A screen of Heroes of Thargos as text, for the tests that read it."""

import io
import re

from rich.console import Console, RenderableType

from cardwright.cli.screen import Screen, screen
from cardwright.cli.thargos.view import BY_ID
from cardwright.games.thargos.game import THARGOS
from cardwright.games.thargos.state import Thargos
from cardwright.kernel.notation import name
from cardwright.text.thargos.languages import speak
from tests.thargos.table import Table

NAMES = ["Ann", "Bob", "Cem", "Dee", "Eva", "Fin"]


def drawn(part: RenderableType, width: int = 80) -> str:
    page = io.StringIO()
    Console(file=page, width=width, highlight=False, emoji=False, markup=False).print(part)
    return page.getvalue()


def shown(t: Thargos, lang: str = "en", width: int = 80) -> Screen:
    return screen(THARGOS, lang, NAMES[: t.players], width)


def table(it: Table, seat: int, lang: str = "en", width: int = 80) -> str:
    return drawn(shown(it.t, lang, width).table(it.t, seat), width)


def options(it: Table, lang: str = "en") -> str:
    to_show = shown(it.t, lang)
    picks = sorted(map(int, it.t.options), key=lambda pick: to_show.place(name(it.t, pick)))
    words = [to_show.telling.option(it.t, pick, NAMES) for pick in picks]
    return drawn(to_show.options(it.t, [name(it.t, pick) for pick in picks], words))


def cards_in(text: str, lang: str) -> set[str]:
    """The ids of the cards and Heroes that a text names; a name may be broken between two lines."""
    names = {speak(lang).card_name(it): id for id, it in BY_ID.items()}
    longest_first = sorted(names, key=len, reverse=True)
    found = re.findall(rf"(?<!\w)({'|'.join(map(re.escape, longest_first))})(?!\w)", " ".join(text.split()))
    return {names[it] for it in found}
