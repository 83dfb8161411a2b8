"""Many cards to read: set by set, a table for each kind."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cardwright.cli.thargos.pieces import Pieces
from cardwright.games.thargos.state import Card, Hero
from cardwright.games.thargos.terms import KINDS
from cardwright.text.thargos.box import SETS

# So wide may a name be before it is broken.
NAME: Final = 26


def listing(cards: Sequence[Card | Hero], pieces: Pieces, words: Mapping[str, str]) -> list[RenderableType]:
    """Everything that is to be listed; `words` are those of any game."""
    shown: list[RenderableType] = []
    for box in SETS:
        own = [it for it in cards if it.box == box]
        if own:
            shown += [Rule(f"{pieces.ui[f'set_{box}']} · {len(own)}", style="dim", characters="─"), pieces.legend()]
        heroes = [it for it in own if isinstance(it, Hero)]
        if heroes:
            shown.append(hero_table(heroes, pieces, words))
        for kind in range(1, len(KINDS)):
            group = [it for it in own if isinstance(it, Card) and it.kind == kind]
            if group:
                shown.append(card_table(group, pieces, words))
    return shown


def table(title: str, number: str, words: Mapping[str, str]) -> Table:
    """An empty table of a name, a number and a text; the marks of the names say where cards come from."""
    found = Table(title=title, title_justify="left", box=SIMPLE_HEAD, expand=True, padding=(0, 1, 0, 0))
    found.add_column(words["card"], max_width=NAME)
    found.add_column(number, justify="right", no_wrap=True)
    found.add_column(words["text"], ratio=1)
    return found


def hero_table(heroes: Sequence[Hero], pieces: Pieces, words: Mapping[str, str]) -> Table:
    """Heroes with both faces."""
    found = table(f"{pieces.ui['sort_hero']} · {len(heroes)}", "", words)
    for it in heroes:
        faces = Text()
        for name, face in ((pieces.ui["face_active"], it.active), (pieces.ui["face_injured"], it.injured)):
            faces.append("\n" if faces else "").append(f"{name} · {pieces.lang.attributes(face)}", "bold")
            faces.append(f". {pieces.face_text(face)}")
        found.add_row(pieces.marked(it), pieces.ui["hero_points"].format(n=it.points), faces)
    return found


def card_table(cards: Sequence[Card], pieces: Pieces, words: Mapping[str, str]) -> Table:
    """Lastings, Actions or Missions."""
    sort = KINDS[cards[0].kind]
    found = table(f"{pieces.ui[f'sort_{sort}']} · {len(cards)}", pieces.ui["pam"], words)
    for it in cards:
        locked = f" {pieces.ui['locked']}" if it.locked else ""
        found.add_row(pieces.marked(it) + locked, str(it.pam), pieces.reading(it))
    return found
