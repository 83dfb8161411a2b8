"""Makes the pages of docs/cards: a whole card set on one page, in each language.

Run `python -m cardwright.text.catalogue docs/cards` to make them anew.
"""

import sys
from pathlib import Path
from typing import Final

from cardwright.games.vale.cards.sets import BASE
from cardwright.games.vale.rules.action import PRICES
from cardwright.games.vale.state import Card
from cardwright.games.vale.terms import FAMILIES
from cardwright.text.language import Language, capital
from cardwright.text.speech import LANGUAGES

COMMAND: Final = "python -m cardwright.text.catalogue docs/cards"


def page(say: Language) -> str:
    """The base set as Markdown, one table a family."""
    head = [f"# {say.ui['catalogue_title']}", "", say.ui["catalogue_intro"].format(command=COMMAND), ""]
    tables = [line for family in range(len(FAMILIES)) for line in table(say, family)]
    return "\n".join([*head, *tables])


def table(say: Language, family: int) -> list[str]:
    cards = sorted((card for card in BASE if card.family == family), key=lambda card: (card.cost, say.card_name(card)))
    sold = say.ui["catalogue_family"].format(n=len(cards), stones=say.stones(PRICES[family]))
    titles = [say.ui[key] for key in ("card", "cost", "catalogue_kinds", "catalogue_text", "catalogue_provenance")]
    rows = [titles, ["---", "--:", "---", "---", "---"], *(row(say, card) for card in cards)]
    return [f"## {say.family(family)}", "", sold, "", *(f"| {' | '.join(cells)} |" for cells in rows), ""]


def row(say: Language, card: Card) -> list[str]:
    lines = say.card_lines(card)
    kinds = capital(", ".join(say.kind(kind) for kind in card.kinds()))
    text = "<br>".join(say.labelled(kind, line) if len(lines) > 1 else line for kind, line in lines)
    return [say.card_name(card), str(card.cost), kinds, text, say.provenance(card.provenance)]


def pages() -> dict[str, str]:
    """Every page by its file name."""
    return {f"vale-base.{code}.md": page(say) for code, say in LANGUAGES.items()}


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
