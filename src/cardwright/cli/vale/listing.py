"""Many cards to read: set by set, a table for each family, for the artifacts and for the summoners."""

from collections.abc import Mapping, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cardwright.cli.vale.pieces import Pieces
from cardwright.games.vale.cards.sets import set_of
from cardwright.games.vale.state import Card
from cardwright.games.vale.terms import FAMILIES
from cardwright.text.vale.box import SETS, SORTS, faces_of, sort_of


def listing(cards: Sequence[Card], pieces: Pieces, words: Mapping[str, str]) -> list[RenderableType]:
    """Everything that is to be listed; `words` are those of any game."""
    shown: list[RenderableType] = []
    for box in SETS:
        own = [card for card in cards if set_of(card) == box]
        if own:
            shown.append(Rule(f"{pieces.ui[f'set_{box}']} · {count(own)}", style="dim", characters="─"))
        if any(card.provenance != "printed" for card in own):
            shown.append(pieces.legend())
        groups = [[card for card in own if card.family == family] for family in range(len(FAMILIES))]
        groups += [[card for card in own if sort_of(card) == sort] for sort in SORTS[1:]]
        shown += [table(group, pieces, words) for group in groups if group]
    return shown


def count(cards: Sequence[Card]) -> int:
    """How many there are; the two faces of a summoner are one."""
    return len({faces_of(card)[0].id for card in cards})


def table(cards: Sequence[Card], pieces: Pieces, words: Mapping[str, str]) -> Table:
    """Cards of one family, or tiles, or summoners."""
    family = int(cards[0].family)
    if family >= 0:
        title = Text.assemble(pieces.family(family), f" · {len(cards)} · {pieces.ui['sells']} ", pieces.price(family))
    else:
        title = Text(f"{pieces.ui[f'sort_{sort_of(cards[0])}']} · {count(cards)}")
    found = Table(title=title, title_justify="left", box=SIMPLE_HEAD, expand=True, padding=(0, 1, 0, 0))
    found.add_column(words["card"], no_wrap=True)
    found.add_column(pieces.ui["cost"], justify="right")
    found.add_column(words["text"], ratio=1)
    found.add_column(pieces.ui["catalogue_provenance"], max_width=10, style="dim")
    for card in cards:
        cost = str(card.cost) if family >= 0 else ""
        origin = Text(pieces.lang.provenance(card.provenance))
        found.add_row(pieces.name(card), cost, pieces.text(card), origin)
    return found
