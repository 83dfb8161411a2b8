"""`cardwright cards`: what the cards do."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from cardwright.cli.complaint import Complaint, Lang, complaints
from cardwright.cli.variants import split

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

    from cardwright.cli.screen import Screen
    from cardwright.games.vale.state import Card
    from cardwright.text.language import Language


def cards(
    game: Annotated[str, typer.Argument(help="The game: vale.", metavar="GAME")],
    name: Annotated[
        str | None, typer.Argument(help="One card, by its name in your language, its id or a beginning.")
    ] = None,
    box: Annotated[
        str | None, typer.Option("--set", help="Only these: base, artifacts or curse.", metavar="A,B,…")
    ] = None,
    kind: Annotated[str | None, typer.Option(help="Only these: creature, tile or summoner.", metavar="A,B,…")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Lang = "en",
) -> None:
    """Read the cards, the artifact tiles and the summoners.

    * `cardwright cards vale` lists everything, set by set.
    * `cardwright cards vale --set curse` lists one set; `--set base,artifacts` lists two.
    * `cardwright cards vale --kind summoner` lists the summoners, `--kind tile` the artifacts.
    * `cardwright cards vale hydra` explains one card; a beginning such as `hyd` will do.
    * `cardwright cards vale trol --lang nl` takes the Dutch name.
    * `cardwright cards vale --json` is for programs.

    Cards marked ° are our own design; of those marked * a rulebook gives the name and no more than a part.
    """
    with complaints():
        from cardwright.cli.sight import CARDS
        from cardwright.games.vale.cards.sets import set_of
        from cardwright.shelf import game as find
        from cardwright.text.speech import speak
        from cardwright.text.vale.box import SETS, SORTS, on_paper, sort_of

        find(game)
        speech = speak(lang)
        boxes, kinds = wanted("--set", box, SETS), wanted("--kind", kind, SORTS)
        chosen = [card for card in CARDS if set_of(card) in boxes and sort_of(card) in kinds]
        if name is not None:
            chosen = [the_card(name, chosen, speech)]
    if as_json:
        import json

        listed = [on_paper(card, speech) for card in chosen]
        typer.echo(json.dumps(listed if name is None else listed[0], indent=2, ensure_ascii=False))
    else:
        from rich.console import Console

        console = Console(highlight=False, emoji=False, markup=False)
        for shown in [detail(chosen[0], speech)] if name is not None else catalogue(chosen, speech, console.width):
            console.print(shown)


def wanted(option: str, text: str | None, known: Sequence[str]) -> Sequence[str]:
    """What somebody asks for, or everything."""
    for word in split(text):
        if word not in known:
            raise Complaint(f"{option}: expected {', '.join(known)}, got '{word}'")
    return split(text) or known


def the_card(name: str, cards: list["Card"], lang: "Language") -> "Card":
    """The card of a name, or a complaint with what may have been meant."""
    from cardwright.cli.answers import find_card

    card, near = find_card(name, cards, lang)
    if card is None:
        meant = ", ".join(lang.card_name(c) for c in near)
        raise Complaint(f"no card is called '{name}'" + (f"; did you mean {meant}?" if near else ""))
    return card


def detail(card: "Card", lang: "Language") -> "RenderableType":
    from cardwright.cli.screen import Screen

    return Screen(lang, [], 80).card(card)


def catalogue(cards: list["Card"], lang: "Language", width: int) -> list["RenderableType"]:
    """Set by set, a table for each family, for the artifacts and for the summoners."""
    from rich.rule import Rule

    from cardwright.cli.screen import Screen
    from cardwright.games.vale.cards.sets import set_of
    from cardwright.games.vale.terms import FAMILIES
    from cardwright.text.vale.box import SETS, SORTS, sort_of

    screen = Screen(lang, [], width)
    shown: list[RenderableType] = []
    for box in SETS:
        own = [card for card in cards if set_of(card) == box]
        if own:
            shown.append(Rule(f"{screen.ui[f'set_{box}']} · {count(own)}", style="dim", characters="─"))
        if any(card.provenance != "printed" for card in own):
            shown.append(screen.legend())
        groups = [[card for card in own if card.family == family] for family in range(len(FAMILIES))]
        groups += [[card for card in own if sort_of(card) == sort] for sort in SORTS[1:]]
        shown += [table(group, screen) for group in groups if group]
    return shown


def count(cards: list["Card"]) -> int:
    """How many there are; the two faces of a summoner are one."""
    from cardwright.text.vale.box import faces_of

    return len({faces_of(card)[0].id for card in cards})


def table(cards: list["Card"], screen: "Screen") -> "Table":
    """Cards of one family, or tiles, or summoners."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table
    from rich.text import Text

    from cardwright.text.vale.box import sort_of

    family = int(cards[0].family)
    if family >= 0:
        title = Text.assemble(screen.family(family), f" · {len(cards)} · {screen.ui['sells']} ", screen.price(family))
    else:
        title = Text(f"{screen.ui[f'sort_{sort_of(cards[0])}']} · {count(cards)}")
    found = Table(title=title, title_justify="left", box=SIMPLE_HEAD, expand=True, padding=(0, 1, 0, 0))
    found.add_column(screen.ui["card"], no_wrap=True)
    found.add_column(screen.ui["cost"], justify="right")
    found.add_column(screen.ui["catalogue_text"], ratio=1)
    found.add_column(screen.ui["catalogue_provenance"], max_width=10, style="dim")
    for card in cards:
        cost = str(card.cost) if family >= 0 else ""
        origin = Text(screen.lang.provenance(card.provenance))
        found.add_row(screen.card_name(card), cost, screen.card_text(card), origin)
    return found
