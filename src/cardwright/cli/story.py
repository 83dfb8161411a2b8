"""`cardwright story`: write, check and draw the stories of Heroes of Thargos."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cardwright.cli.complaint import Complaint, Lang, complaints, read_text

if TYPE_CHECKING:
    from cardwright.cli.storybook import Storybook

story = typer.Typer(no_args_is_help=True, rich_markup_mode="markdown")

Svg = Annotated[Path | None, typer.Option(help="Where to draw the map as a picture.", metavar="FILE")]


@story.callback()
def story_() -> None:
    """Write, check and draw stories.

    * `cardwright story show` lists the ready-made stories, `cardwright story show kurnor` draws the map of one.
    * `cardwright story new mine.toml` begins a story: a file to edit.
    * `cardwright story check mine.toml` says everything that is wrong with it, each with its line, or draws its map.
    """


@story.command()
def new(
    file: Annotated[
        Path | None, typer.Argument(help="The new file; without it, on the screen.", metavar="FILE")
    ] = None,
    from_: Annotated[str | None, typer.Option("--from", help="The story to begin with.", metavar="STORY")] = None,
    lang: Lang = "en",
) -> None:
    """Begin a story: a file with a story in it, and in comments what else it could say.

    * `cardwright story new mine.toml` begins with a short one, `--from kurnor` with another.
    """
    with complaints():
        book = opened()
        made = book.file(text_of(book, from_ or list(book.ready())[-1]), lang)
        if file is None:
            typer.echo(made, nl=False)
        else:
            write(file, made, "x")


@story.command()
def check(
    file: Annotated[
        str, typer.Argument(help="A file, - for stdin, or the name of a ready-made story.", metavar="FILE")
    ],
    svg: Svg = None,
    lang: Lang = "en",
) -> None:
    """Say everything that is wrong with a story, each with its line; then the exit code is 2. A sound one is drawn.

    * `cardwright story check mine.toml` checks a file; `--svg map.svg` draws it as a picture too.
    """
    with complaints(file):
        book = opened()
        text = text_of(book, file)
        wrong = book.wrong(text)
        if wrong:
            for it in wrong:
                typer.echo(book.said(it, lang), err=True)
            raise typer.Exit(2)
        draw(book, text, svg, lang)
        typer.echo("\n" + book.summary(text, lang))


@story.command()
def show(
    name: Annotated[
        str | None, typer.Argument(help="A story; without it, the ready-made ones are listed.", metavar="STORY")
    ] = None,
    svg: Svg = None,
    lang: Lang = "en",
) -> None:
    """Draw the map of a story as text, and as a picture if one likes.

    * `cardwright story show` lists the ready-made stories.
    * `cardwright story show condar --svg condar.svg --lang fr` draws one of them, in French.
    """
    with complaints():
        book = opened()
        if name is None:
            typer.echo(book.listed(lang))
        else:
            draw(book, text_of(book, name), svg, lang)


def opened() -> "Storybook":
    from cardwright.cli.storybook import storybook

    return storybook()[1]


def text_of(book: "Storybook", name: str) -> str:
    """A ready-made story, or the text of a file."""
    return book.ready()[name] if name in book.ready() else read_text(name)


def draw(book: "Storybook", text: str, svg: Path | None, lang: str) -> None:
    typer.echo(book.drawn(text, lang), nl=False)
    if svg is not None:
        write(svg, book.svg(text, lang), "w")


def write(file: Path, text: str, mode: str) -> None:
    try:
        with file.open(mode, encoding="utf-8") as out:
            out.write(text)
    except FileExistsError as error:
        raise Complaint(f"{file}: is there already; choose another name") from error
    except OSError as error:
        raise Complaint(f"{file}: cannot be written: {error.strerror}") from error
