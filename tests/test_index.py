"""RULES.md and the pages in docs lead to everything that each game on the shelf brings, and no link leads nowhere."""

import re
from pathlib import Path

import pytest

from cardwright.shelf import GAMES
from cardwright.text.language import LANGUAGES
from cardwright.text.speech import telling

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")


def links(page: Path) -> set[Path]:
    """The files and folders that a page leads to."""
    return {(page.parent / link).resolve() for link in LINK.findall(page.read_text(encoding="utf-8"))}


def pages_of(game: str) -> set[Path]:
    """What a game brings to read."""
    rules = {ROOT / "src" / "cardwright" / "text" / game / code / "rules.md" for code in LANGUAGES}
    cards = {DOCS / "cards" / name for code in LANGUAGES for name in telling(game, code).catalogue("")}
    return rules | cards | {DOCS / game / "notation.md", DOCS / game / "scenario.md"}


@pytest.mark.parametrize("game", GAMES)
def test_the_index_leads_to_every_page_of_every_game(game: str) -> None:
    assert pages_of(game) <= links(ROOT / "RULES.md")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("page", ["notation.md", "scenario.md"])
def test_what_holds_for_every_game_leads_to_what_holds_for_one(game: str, page: str) -> None:
    assert DOCS / game / page in links(DOCS / page)
    assert DOCS / page in links(DOCS / game / page)


@pytest.mark.parametrize("page", PAGES, ids=[page.relative_to(ROOT).as_posix() for page in PAGES])
def test_no_link_leads_nowhere(page: Path) -> None:
    assert not [link for link in links(page) if not link.exists()]
