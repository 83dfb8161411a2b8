"""`cardwright deck`: build, check, read and share the decks of a game to which everybody brings one."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cardwright.cli.bringing import text_of
from cardwright.cli.complaint import Complaint, Lang, complaints
from cardwright.cli.variants import Options, chosen, expansions

if TYPE_CHECKING:
    from cardwright.cli.deckbox import Deckbox
    from cardwright.kernel.game import Game, Objection

deck = typer.Typer(no_args_is_help=True, rich_markup_mode="markdown")

Which = Annotated[str, typer.Argument(help="The game, such as thargos.", metavar="GAME")]
Deck = Annotated[
    str, typer.Argument(help="A file, - for stdin, a share code, or the name of a ready-made deck.", metavar="DECK")
]
With = Annotated[str | None, typer.Option("--with", help="Expansions of the game.", metavar="A,B,…")]


@deck.callback()
def deck_() -> None:
    """Build, check, read and share decks.

    * `cardwright deck show thargos` lists the ready-made decks, `cardwright deck show thargos knives` shows one.
    * `cardwright deck new thargos mine.toml` begins a deck: a file to edit, with every card in it.
    * `cardwright deck check thargos mine.toml` says everything that is wrong with it.
    * `cardwright deck code thargos mine.toml` makes a share code of it, to be sent to a friend.
    * `cardwright deck random thargos` deals a deck that one could play.

    Wherever a deck is asked for, a file, a share code or the name of a ready-made deck will do.
    """


@deck.command()
def new(
    game: Which,
    file: Annotated[
        Path | None, typer.Argument(help="The new file; without it, on the screen.", metavar="FILE")
    ] = None,
    from_: Annotated[str | None, typer.Option("--from", help="The deck to begin with.", metavar="DECK")] = None,
    with_: With = None,
    option: Options = None,
    lang: Lang = "en",
) -> None:
    """Begin a deck: a file with a deck in it, and all other cards in comments.

    * `cardwright deck new thargos mine.toml` begins with the first of the ready-made decks.
    * `cardwright deck new thargos mine.toml --from knives` begins with another.
    * `cardwright deck new thargos mine.toml --from HT14444X45…` makes a file of a share code.
    * `cardwright deck new thargos mine.toml --with undead --lang fr` has more cards in it, and French names.
    """
    with complaints():
        known, box, options = opened(game, with_, option)
        text = text_of(known, from_ or next(iter(box.ready())))
        with read(known, options, text, lang):
            made = box.file(text, options, lang)
        if file is None:
            typer.echo(made, nl=False)
            return
        try:
            with file.open("x", encoding="utf-8") as out:
                out.write(made)
        except FileExistsError as error:
            raise Complaint(f"{file}: is there already; choose another name") from error
        except OSError as error:
            raise Complaint(f"{file}: cannot be written: {error.strerror}") from error


@deck.command()
def check(game: Which, deck: Deck, with_: With = None, option: Options = None, lang: Lang = "en") -> None:
    """Say everything that is wrong with a deck; then the exit code is 2.

    * `cardwright deck check thargos mine.toml` checks a file.
    * `cardwright deck check thargos mine.toml --with condar,undead --option points=120` by other rules.
    * `cardwright deck check thargos HT14444X45… --lang nl` checks a share code, in Dutch.
    """
    with complaints():
        known, _, options = opened(game, with_, option)
        text = text_of(known, deck)
        wrong = known.unfit(options, text)
        if wrong:
            refuse(known, wrong, lang)
    from cardwright.text.language import language

    typer.echo(language(lang).ui["deck_fits"])
    tell(known, advice(known, text), lang)


@deck.command()
def show(
    game: Which,
    deck: Annotated[
        str | None, typer.Argument(help="A deck; without it, the ready-made ones are listed.", metavar="DECK")
    ] = None,
    with_: With = None,
    option: Options = None,
    lang: Lang = "en",
) -> None:
    """Show a deck: who and what is in it, how it is made up, its target and its share code.

    * `cardwright deck show thargos` lists the ready-made decks.
    * `cardwright deck show thargos vanguard` shows one of them, `cardwright deck show thargos mine.toml` yours.

    What is wrong with it, and what is unwise, stands below.
    """
    with complaints():
        from rich.console import Console

        console = Console(highlight=False, emoji=False, markup=False)
        known, box, options = opened(game, with_, option)
        if deck is None:
            console.print(box.listed(lang))
            return
        text = text_of(known, deck)
        with read(known, options, text, lang):
            console.print(box.shown(text, lang))
        fitting, needed = made_for(known, options, text)
        if needed:
            typer.echo(needs(known, needed, lang))
        tell(known, [*known.unfit(fitting, text), *advice(known, text)], lang)


@deck.command()
def code(game: Which, deck: Deck, lang: Lang = "en") -> None:
    """Make a share code of a deck: one word that says it all, and notices a slip.

    * `cardwright deck code thargos mine.toml` makes it; `cardwright deck show thargos CODE` reads it.
    """
    with complaints():
        from cardwright.text.workshop import workshop

        known, _, options = opened(game, None, None)
        text = text_of(known, deck)
        with read(known, options, text, lang):
            typer.echo(workshop(known).code(text))


@deck.command()
def random(
    game: Which,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same deck.", metavar="N")] = None,
    with_: With = None,
    option: Options = None,
) -> None:
    """Deal a deck that one could play; what is printed is its share code.

    * `cardwright deck random thargos` deals one; `--seed 7` always the same.
    * `cardwright deck random thargos --with undead --option points=120` keeps to these rules.
    * `cardwright deck show thargos $(cardwright deck random thargos)` shows one at once.
    """
    with complaints():
        from secrets import randbelow

        from cardwright.kernel.dice import seeded
        from cardwright.text.workshop import workshop

        known, _, options = opened(game, with_, option)
        typer.echo(workshop(known).random(options, seeded(randbelow(1_000_000) if seed is None else seed)))


def opened(name: str, with_: str | None, option: list[str] | None) -> "tuple[Game, Deckbox, dict[str, str]]":
    """A game, its decks, and all options of the game for which they are."""
    from cardwright.cli.deckbox import deckbox
    from cardwright.shelf import game as find

    game = find(name)
    box = deckbox(game)
    if box is None:
        raise Complaint(f"{game.name} is played without decks of one's own")
    return game, box, game.complete(chosen(game, with_, option))


def advice(game: "Game", text: str) -> "list[Objection]":
    """What is allowed of a deck, but seldom wise."""
    from cardwright.text.workshop import workshop

    return workshop(game).advice(text)


def made_for(game: "Game", options: dict[str, str], text: str) -> tuple[dict[str, str], list[str]]:
    """The options with the expansions that a deck has cards of, and which these are."""
    from cardwright.kernel.game import WITH

    needed: list[str] = []
    for name in expansions(game):
        more = {**options, name: WITH}
        if len(game.unfit(more, text)) < len(game.unfit(options, text)):
            options = more
            needed.append(name)
    return options, needed


def needs(game: "Game", needed: list[str], lang: str) -> str:
    """With which expansions a deck is played, in words."""
    from cardwright.text.language import language
    from cardwright.text.speech import telling

    titles = {choice["name"]: choice["title"] for choice in telling(game.name, lang).choices()}
    return language(lang).ui["deck_needs"].format(expansions=", ".join(titles[name] for name in needed))


@contextmanager
def read(game: "Game", options: dict[str, str], text: str, lang: str) -> Iterator[None]:
    """Around what reads a deck: what cannot be read is told in the language."""
    from cardwright.kernel.paper import BadPaper

    try:
        yield
    except BadPaper:
        refuse(game, game.unfit(options, text), lang)


def refuse(game: "Game", wrong: "list[Objection]", lang: str) -> None:
    """Say what is wrong on stderr, and end."""
    tell(game, wrong, lang, err=True)
    raise typer.Exit(2)


def tell(game: "Game", objections: "list[Objection]", lang: str, err: bool = False) -> None:
    """A sentence for each."""
    from cardwright.text.speech import telling

    words = telling(game.name, lang)
    for it in objections:
        typer.echo(words.objection(it), err=err)
