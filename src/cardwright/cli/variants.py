"""Which game is played: expansions by `--with`, readings by `--option`."""

from typing import TYPE_CHECKING, Annotated, Final

import typer

from cardwright.cli.complaint import Complaint

if TYPE_CHECKING:
    from cardwright.kernel.game import Game

WITH: Final = "with"

With = Annotated[
    str | None, typer.Option("--with", help="Expansions: artifacts, curse or artifacts,curse.", metavar="A,B,…")
]
Options = Annotated[list[str] | None, typer.Option("--option", help="An option of the game.", metavar="NAME=VALUE")]


def split(text: str | None) -> list[str]:
    return [] if text is None else [part.strip() for part in text.split(",")]


def expansions(game: "Game") -> list[str]:
    """The options that are expansions: a game is played with them or without."""
    return [choice.name for choice in game.choices() if WITH in choice.values]


def chosen(game: "Game", with_: str | None, option: list[str] | None) -> dict[str, str]:
    """The options that somebody asked for; one that belongs to an expansion needs it."""
    known = expansions(game)
    found = dict(map(pair, option or []))
    for name in split(with_):
        if name not in known:
            raise Complaint(f"--with: expected {' or '.join(known)}, or both with a comma, got '{name}'")
        if found.get(name, WITH) != WITH:
            raise Complaint(f"--with {name} and --option {name}={found[name]} contradict each other")
        found[name] = WITH
    for choice in game.choices():
        if choice.of and choice.name in found and found.get(choice.of) != WITH:
            raise Complaint(f"--option {choice.name}: belongs to {choice.of}; add --with {choice.of}")
    return found


def pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise Complaint(f"--option: expected name=value, got '{text}'")
    return name.strip(), value.strip()
