"""A whole set of The Vale of Eternity on one page."""

from typing import Final

from cardwright.games.vale.cards.sets import ALL, CREATURES, set_of
from cardwright.games.vale.rules.action import PRICES
from cardwright.games.vale.state import Card
from cardwright.games.vale.terms import FAMILIES
from cardwright.text.language import capital, language
from cardwright.text.vale.box import sort_of
from cardwright.text.vale.language import ValeLanguage

GEAR: Final = ALL[len(CREATURES) :]


def page(say: ValeLanguage, name: str, command: str) -> str:
    """A set as Markdown, one table a family, and one for tiles and summoners."""
    head = [f"# {say.ui['catalogue_title'].format(set=say.ui[f'set_{name}'])}", ""]
    head += [say.ui["catalogue_intro"].format(command=command), ""]
    tables = [line for family in range(len(FAMILIES)) for line in table(say, name, family)]
    return "\n".join([*head, *tables, *(gear(say, name) if name != "base" else [])])


def table(say: ValeLanguage, name: str, family: int) -> list[str]:
    cards = [card for card in CREATURES if card.family == family and set_of(card) == name]
    cards.sort(key=lambda card: (card.cost, say.card_name(card)))
    sold = say.ui["catalogue_family"].format(n=len(cards), stones=say.stones(PRICES[family]))
    return [f"## {say.family(family)}", "", sold, "", *rows(say, cards)]


def gear(say: ValeLanguage, name: str) -> list[str]:
    """The tiles or the summoners of a set, in their order."""
    found = [card for card in GEAR if set_of(card) == name]
    return [f"## {say.ui[f'sort_{sort_of(found[0])}']}", "", *rows(say, found)]


def rows(say: ValeLanguage, cards: list[Card]) -> list[str]:
    ui = {**language(say.code).ui, **say.ui}
    titles = [ui[key] for key in ("card", "cost", "catalogue_kinds", "text", "catalogue_provenance")]
    cells = [titles, ["---", "--:", "---", "---", "---"], *(row(say, card) for card in cards)]
    return [*(f"| {' | '.join(line)} |" for line in cells), ""]


def row(say: ValeLanguage, card: Card) -> list[str]:
    lines = say.card_lines(card)
    kinds = capital(", ".join(say.kind(kind) for kind in card.kinds()))
    text = "<br>".join(say.labelled(kind, line) if len(lines) > 1 else line for kind, line in lines)
    cost = f"{card.cost}{' †' * int(card.curses)}" if card.family >= 0 else ""
    return [say.card_name(card), cost, kinds, text, say.provenance(card.provenance)]
