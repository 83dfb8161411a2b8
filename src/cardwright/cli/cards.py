"""`cardwright cards`: what the cards do."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from cardwright.cli.complaint import Complaint, Lang, complaints
from cardwright.cli.variants import split

if TYPE_CHECKING:
    from cardwright.kernel.paper import Record


def cards(
    game: Annotated[str, typer.Argument(help="The game: vale or thargos.", metavar="GAME")],
    name: Annotated[
        str | None, typer.Argument(help="One card, by its name in any language, its id, its number or a part of them.")
    ] = None,
    box: Annotated[str | None, typer.Option("--set", help="Only these sets, such as base.", metavar="A,B,…")] = None,
    kind: Annotated[
        str | None, typer.Option(help="Only these kinds, such as creature or hero.", metavar="A,B,…")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Lang = "en",
) -> None:
    """Read the cards and whatever else is in the box.

    * `cardwright cards vale` lists everything, set by set.
    * `cardwright cards vale --set curse` lists one set; `--set base,artifacts` lists two.
    * `cardwright cards vale --kind summoner` lists the summoners, `--kind tile` the artifacts.
    * `cardwright cards vale hydra` explains one card; a part of its name such as `hyd` will do.
    * `cardwright cards vale trol --lang nl` takes the Dutch name.
    * `cardwright cards thargos C9` takes the printed number.
    * `cardwright cards thargos --kind hero` lists the Heroes of Thargos, each with both faces.
    * `cardwright cards vale --json` is for programs.

    Cards marked ° are our own design; of those marked * a rulebook gives the name and no more than a part.
    """
    with complaints():
        from rich.console import Console

        from cardwright.cli.screen import screen
        from cardwright.shelf import game as find

        console = Console(highlight=False, emoji=False, markup=False)
        shown = screen(find(game), lang, [], console.width)
        everything = shown.telling.cards()
        boxes, kinds = wanted("--set", box, everything, "set"), wanted("--kind", kind, everything, "sort")
        chosen = [card for card in everything if card["set"] in boxes and card["sort"] in kinds]
        if name is not None:
            chosen = [the_card(name, chosen, shown.abroad)]
    if as_json:
        import json

        typer.echo(json.dumps(chosen if name is None else chosen[0], indent=2, ensure_ascii=False))
    else:
        for part in shown.catalogue(chosen) if name is None else [shown.card(chosen[0])]:
            console.print(part)


def wanted(option: str, text: str | None, cards: "Sequence[Record]", key: str) -> list[str]:
    """What somebody asks for, or everything that there is."""
    known = list(dict.fromkeys(str(card[key]) for card in cards))
    for word in split(text):
        if word not in known:
            raise Complaint(f"{option}: expected {', '.join(known)}, got '{word}'")
    return split(text) or known


def the_card(name: str, cards: "Sequence[Record]", abroad: "Callable[[], Sequence[Record]]") -> "Record":
    """The card of a name, or a complaint with what may have been meant."""
    from cardwright.cli.answers import find_card

    card, near = find_card(name, cards, abroad)
    if card is None:
        meant = "; ".join(str(it["name"]) for it in near)
        raise Complaint(f"no card is called '{name}'" + (f"; did you mean {meant}?" if near else ""))
    return card
