"""Which game is played: expansions by `--with`, readings by `--option`."""

from typing import TYPE_CHECKING, Annotated

import typer

from cardwright.cli.complaint import Complaint

if TYPE_CHECKING:
    from cardwright.kernel.game import Game

With = Annotated[str | None, typer.Option("--with", help="Expansions, such as artifacts,curse.", metavar="A,B,…")]
Options = Annotated[list[str] | None, typer.Option("--option", help="An option of the game.", metavar="NAME=VALUE")]


def split(text: str | None) -> list[str]:
    return [] if text is None else [part.strip() for part in text.split(",")]


def expansions(game: "Game") -> list[str]:
    """The options that are expansions: a game is played with them or without."""
    from cardwright.kernel.game import EXPANSION

    return [choice.name for choice in game.choices() if choice.kind == EXPANSION]


def chosen(game: "Game", with_: str | None, option: list[str] | None) -> dict[str, str]:
    """The options that somebody asked for; one that belongs to a value of another needs that."""
    from cardwright.kernel.game import WITH

    known = expansions(game)
    found = dict(map(pair, option or []))
    for name in split(with_):
        if name not in known:
            raise Complaint(f"--with: expected {' or '.join(known)}, or both with a comma, got '{name}'")
        if found.get(name, WITH) != WITH:
            raise Complaint(f"--with {name} and --option {name}={found[name]} contradict each other")
        found[name] = WITH
    matter = [choice.name for choice in game.relevant(found)]
    for choice in game.choices():
        if choice.name in found and choice.name not in matter:
            needed = f"--with {choice.of}" if choice.of in known else f"--option {choice.of}={' or '.join(choice.when)}"
            raise Complaint(f"--option {choice.name}: belongs to {choice.of}; add {needed}")
    return found


def with_mode(game: "Game", mode: str | None, option: list[str] | None) -> list[str]:
    """The options as somebody gave them, and the mode among them."""
    from cardwright.kernel.game import MODE

    given = list(option or [])
    if mode is None:
        return given
    names = [choice.name for choice in game.choices() if choice.kind == MODE]
    if not names:
        raise Complaint(f"--mode: {game.name} has one mode only")
    if any(pair(it)[0] == names[0] for it in given):
        raise Complaint(f"--mode and --option {names[0]}: one of them is enough")
    return [*given, f"{names[0]}={mode}"]


def in_mode_for(game: "Game", players: int, options: dict[str, str]) -> dict[str, str]:
    """The options, and where nobody chose a mode the first one in which so many can play, if there is one."""
    from cardwright.kernel.game import MODE

    for choice in game.choices():
        for mode in choice.values if choice.kind == MODE and choice.name not in options else []:
            fit = {**options, choice.name: mode}
            if players in game.seats(game.complete(fit)):
                return fit
    return options


def pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise Complaint(f"--option: expected name=value, got '{text}'")
    return name.strip(), value.strip()
