"""What is wrong with a file or an answer is said on stderr in one message, and the exit code is 2."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from cardwright.text.language import LANGUAGES


class Complaint(Exception):
    """Something that the person at the keyboard can put right."""


@contextmanager
def complaints(where: str = "", lang: str = "en") -> Iterator[None]:
    """Say what went wrong, and where, and end with exit code 2. What a game objects to is said in the language."""
    from cardwright.kernel.game import Unfit
    from cardwright.kernel.machine import IllegalAnswer
    from cardwright.kernel.paper import BadPaper
    from cardwright.text.speech import objected

    try:
        yield
    except Unfit as error:
        typer.echo("\n".join([*([f"{where}:"] if where else []), *objected(error, lang)]), err=True)
        raise typer.Exit(2) from error
    except (BadPaper, IllegalAnswer, Complaint) as error:
        typer.echo(f"{where}: {error}" if where else str(error), err=True)
        raise typer.Exit(2) from error


@contextmanager
def reading() -> Iterator[None]:
    """Around a reader of somebody's text: also what its library chokes on is that somebody's to put right."""
    try:
        yield
    except RecursionError as error:
        raise Complaint("nested too deeply") from error
    except ValueError as error:
        raise Complaint(str(error)) from error


def read_text(file: str) -> str:
    """The text of a file, or of stdin for `-`."""
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise Complaint(f"not a text file: byte {error.start + 1} is not UTF-8") from error
    except (OSError, ValueError) as error:
        raise Complaint(f"cannot be read: {getattr(error, 'strerror', None) or error}") from error


def known_language(code: str) -> str:
    """A language that the table speaks."""
    if code not in LANGUAGES:
        raise typer.BadParameter(f"expected one of {', '.join(LANGUAGES)}, got '{code}'")
    return code


Lang = Annotated[
    str,
    typer.Option(
        "--lang", help="Language.", envvar="CARDWRIGHT_LANG", callback=known_language, metavar="|".join(LANGUAGES)
    ),
]


def check_seat(seat: int | None, players: int) -> int:
    """Who looks: a seat as people count it, turned into one as the engine counts it; without one, OPEN."""
    from cardwright.kernel.game import OPEN

    if seat is None:
        return OPEN
    if not 1 <= seat <= players:
        raise Complaint(f"--seat: expected a seat from 1 to {players}, got {seat}")
    return seat - 1
