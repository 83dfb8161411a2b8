"""Makes the pages of docs/cards: a whole card set on one page, in each language.

Run `python -m cardwright.text.catalogue docs/cards` to make them anew.
"""

import sys
from pathlib import Path
from typing import Final

from cardwright.games.vale.cards.sets import ALL, CREATURES, set_of
from cardwright.games.vale.rules.action import PRICES
from cardwright.games.vale.state import Card
from cardwright.games.vale.terms import FAMILIES
from cardwright.text.language import Language, capital
from cardwright.text.speech import LANGUAGES
from cardwright.text.vale.box import SETS, sort_of

GEAR: Final = ALL[len(CREATURES) :]
COMMAND: Final = "python -m cardwright.text.catalogue docs/cards"


def page(say: Language, name: str) -> str:
    """A set as Markdown, one table a family, and one for tiles and summoners."""
    head = [f"# {say.ui['catalogue_title'].format(set=say.ui[f'set_{name}'])}", ""]
    head += [say.ui["catalogue_intro"].format(command=COMMAND), ""]
    tables = [line for family in range(len(FAMILIES)) for line in table(say, name, family)]
    return "\n".join([*head, *tables, *(gear(say, name) if name != "base" else [])])


def table(say: Language, name: str, family: int) -> list[str]:
    cards = [card for card in CREATURES if card.family == family and set_of(card) == name]
    cards.sort(key=lambda card: (card.cost, say.card_name(card)))
    sold = say.ui["catalogue_family"].format(n=len(cards), stones=say.stones(PRICES[family]))
    return [f"## {say.family(family)}", "", sold, "", *rows(say, cards)]


def gear(say: Language, name: str) -> list[str]:
    """The tiles or the summoners of a set, in their order."""
    found = [card for card in GEAR if set_of(card) == name]
    return [f"## {say.ui[f'sort_{sort_of(found[0])}']}", "", *rows(say, found)]


def rows(say: Language, cards: list[Card]) -> list[str]:
    titles = [say.ui[key] for key in ("card", "cost", "catalogue_kinds", "catalogue_text", "catalogue_provenance")]
    cells = [titles, ["---", "--:", "---", "---", "---"], *(row(say, card) for card in cards)]
    return [*(f"| {' | '.join(line)} |" for line in cells), ""]


def row(say: Language, card: Card) -> list[str]:
    lines = say.card_lines(card)
    kinds = capital(", ".join(say.kind(kind) for kind in card.kinds()))
    text = "<br>".join(say.labelled(kind, line) if len(lines) > 1 else line for kind, line in lines)
    cost = f"{card.cost}{' †' * int(card.curses)}" if card.family >= 0 else ""
    return [say.card_name(card), cost, kinds, text, say.provenance(card.provenance)]


def pages() -> dict[str, str]:
    """Every page by its file name."""
    return {f"vale-{name}.{code}.md": page(say, name) for name in SETS for code, say in LANGUAGES.items()}


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
