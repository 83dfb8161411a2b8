"""Makes the pages of docs/cards: what is in the box of every game, in each language.

Run `python -m cardwright.text.catalogue docs/cards` to make them anew.
"""

import sys
from pathlib import Path
from typing import Final

from cardwright.shelf import GAMES
from cardwright.text.language import LANGUAGES
from cardwright.text.speech import telling

COMMAND: Final = "python -m cardwright.text.catalogue docs/cards"


def pages() -> dict[str, str]:
    """Every page by its file name."""
    tellings = [telling(game, code) for game in GAMES for code in LANGUAGES]
    return {name: text for it in tellings for name, text in it.catalogue(COMMAND).items()}


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
