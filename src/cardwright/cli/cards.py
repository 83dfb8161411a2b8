"""`cardwright cards`: what the cards do."""

from typing import TYPE_CHECKING, Annotated

import typer

from cardwright.cli.complaint import Complaint, Lang, complaints

if TYPE_CHECKING:
    from rich.console import RenderableType

    from cardwright.games.vale.state import Card
    from cardwright.kernel.paper import Record
    from cardwright.text.language import Language


def cards(
    game: Annotated[str, typer.Argument(help="The game: vale.", metavar="GAME")],
    name: Annotated[
        str | None, typer.Argument(help="One card, by its name in your language, its id or a beginning.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Lang = "en",
) -> None:
    """Read the cards.

    * `cardwright cards vale` lists the set.
    * `cardwright cards vale hydra` explains one card; a beginning such as `hyd` will do.
    * `cardwright cards vale trol --lang nl` takes the Dutch name.
    * `cardwright cards vale --json` is for programs.
    """
    with complaints():
        from cardwright.cli.answers import find_card
        from cardwright.cli.sight import CARDS
        from cardwright.shelf import game as find
        from cardwright.text.speech import speak

        find(game)
        speech = speak(lang)
        chosen = CARDS
        if name is not None:
            card, near = find_card(name, CARDS, speech)
            if card is None:
                meant = ", ".join(speech.card_name(c) for c in near)
                raise Complaint(f"no card is called '{name}'" + (f"; did you mean {meant}?" if near else ""))
            chosen = [card]
    if as_json:
        import json

        listed = [on_paper(card, speech) for card in chosen]
        typer.echo(json.dumps(listed if name is None else listed[0], indent=2, ensure_ascii=False))
    else:
        from rich.console import Console

        console = Console(highlight=False, emoji=False, markup=False)
        for shown in [detail(chosen[0], speech)] if name is not None else catalogue(chosen, speech, console.width):
            console.print(shown)


def on_paper(card: "Card", lang: "Language") -> "Record":
    from cardwright.games.vale.terms import FAMILIES

    return {
        "id": card.id,
        "name": lang.card_name(card),
        "cost": int(card.cost),
        "family": FAMILIES[card.family],
        "family_name": lang.family(int(card.family)),
        "kinds": card.kinds(),
        "effects": [{"kind": kind, "text": text} for kind, text in lang.card_lines(card)],
        "provenance": card.provenance,
    }


def detail(card: "Card", lang: "Language") -> "RenderableType":
    from cardwright.cli.screen import Screen

    return Screen(lang, [], 80).card(card)


def catalogue(cards: list["Card"], lang: "Language", width: int) -> list["RenderableType"]:
    """A table for each family."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table
    from rich.text import Text

    from cardwright.cli.screen import Screen
    from cardwright.games.vale.terms import FAMILIES

    screen = Screen(lang, [], width)
    tables: list[RenderableType] = []
    for family in range(len(FAMILIES)):
        own = [card for card in cards if card.family == family]
        title = Text.assemble(screen.family(family), f" · {len(own)} · {screen.ui['sells']} ", screen.price(family))
        table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, expand=True, padding=(0, 1, 0, 0))
        table.add_column(screen.ui["card"], no_wrap=True)
        table.add_column(screen.ui["cost"], justify="right")
        table.add_column(screen.ui["catalogue_text"], ratio=1)
        table.add_column(screen.ui["catalogue_provenance"], max_width=9, style="dim")
        for card in own:
            origin = Text(lang.provenance(card.provenance))
            table.add_row(screen.card_name(card), str(card.cost), screen.card_text(card), origin)
        tables.append(table)
    return tables
