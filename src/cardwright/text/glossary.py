"""One word for one thing in each language, as the rulebooks have it: the lists that the games keep, as one page.

Run `python -m cardwright.text.glossary docs/glossary.md` to make the page anew.
"""

import sys
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

COMMAND: Final = "python -m cardwright.text.glossary docs/glossary.md"


class Term(NamedTuple):
    """A thing by its name in each language; `never` are patterns of words that are wrong for it there."""

    en: str
    fr: str
    nl: str
    never: dict[str, tuple[str, ...]] = {}  # noqa: RUF012  (nobody changes it)


def games() -> list[str]:
    """The games that keep a list."""
    rooms = files("cardwright.text").iterdir()
    return sorted(room.name for room in rooms if room.is_dir() and (room / "glossary.py").is_file())


def terms(game: str) -> list[Term]:
    """The list of a game, found by its name."""
    found: list[Term] = import_module(f"cardwright.text.{game}.glossary").GLOSSARY
    return found


def page() -> str:
    """The glossary as Markdown."""
    head = [
        "# Glossary",
        "",
        "One word for one thing, as the rulebooks have it; a test fails on words that must not stand for it.",
        f"Made from the lists in `text/<game>/glossary.py`; to make it again: `{COMMAND}`.",
    ]
    return "\n".join([*head, *(line for game in games() for line in _table(game)), ""])


def _table(game: str) -> list[str]:
    rows = [f"| {term.en} | {term.fr} | {term.nl} |" for term in terms(game)]
    return ["", f"## {game.capitalize()}", "", "| English | French | Dutch |", "| --- | --- | --- |", *rows]


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
