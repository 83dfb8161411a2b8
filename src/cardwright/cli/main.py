"""The command `cardwright`. What a command needs is imported when it runs, so that starting is quick."""

from typing import Annotated

import typer

from cardwright.cli.arena import arena
from cardwright.cli.aside import aside
from cardwright.cli.cards import cards
from cardwright.cli.deck import deck
from cardwright.cli.people import people
from cardwright.cli.play import play
from cardwright.cli.replay import replay
from cardwright.cli.serve import serve
from cardwright.cli.story import story
from cardwright.cli.try_ import try_

app = typer.Typer(
    name="cardwright",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
)
app.command("play")(play)
app.command("try")(try_)
app.command("cards")(cards)
app.command("replay")(replay)
app.command("arena")(arena)
app.command("serve")(serve)
app.command("aside")(aside)
app.add_typer(deck, name="deck")
app.add_typer(story, name="story")
app.add_typer(people, name="people")


def version() -> str:
    """The version, that of each game's rules, and the form of the engine."""
    from importlib.machinery import EXTENSION_SUFFIXES

    import cardwright
    from cardwright.kernel import machine
    from cardwright.shelf import GAMES

    compiled = str(machine.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    games = [f"{game.name}: version {game.rules} of the rules" for game in GAMES.values()]
    engine = f"engine: {'compiled' if compiled else 'interpreted'}"
    return "\n".join([f"cardwright {cardwright.__version__}", *games, engine])


def tell_version(wanted: bool) -> None:
    if wanted:
        typer.echo(version())
        raise typer.Exit


@app.callback()
def cardwright_(
    version_: Annotated[
        bool,
        typer.Option("--version", help="Print the version, and whether the engine is compiled.", callback=tell_version),
    ] = False,
) -> None:
    """An unofficial table for The Vale of Eternity with its expansions, and for Heroes of Thargos.

    `cardwright play vale` starts a game at once: you against one bot of the normal level.
    `cardwright play vale --with artifacts,curse` adds the expansions.
    `cardwright play thargos` starts a duel with decks that are lent; `cardwright deck` makes your own.
    """


def main() -> None:
    """Run the command line."""
    import sys
    from io import TextIOWrapper

    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    if sys.argv[1:] == ["--version"]:
        print(version())  # without building the commands: three times as fast
    else:
        app()
