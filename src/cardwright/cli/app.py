"""The commands. What a command needs is imported when it runs, and the command itself when it is called."""

from collections.abc import Iterable
from importlib import import_module
from typing import Annotated, Final

import typer

from cardwright.cli.version import version

# The file of each command; the command has the same name there.
COMMANDS: Final = {
    "play": "play",
    "try": "try_",
    "cards": "cards",
    "replay": "replay",
    "arena": "arena",
    "lab": "lab",
    "serve": "serve",
    "aside": "aside",
    "deck": "deck",
    "story": "story",
    "people": "people",
}


def build(names: Iterable[str] = COMMANDS) -> typer.Typer:
    """The program with some of its commands: to build one is much quicker than to build them all."""
    app = typer.Typer(
        name="cardwright",
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode="markdown",
    )
    app.callback()(cardwright_)
    for name in names:
        command = getattr(import_module(f"cardwright.cli.{COMMANDS[name]}"), COMMANDS[name])
        if isinstance(command, typer.Typer):
            app.add_typer(command, name=name)
        else:
            app.command(name)(command)
    return app


def tell_version(wanted: bool) -> None:
    if wanted:
        typer.echo(version())
        raise typer.Exit


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
