"""The pages of docs/cards."""

from pathlib import Path

import pytest

from cardwright.text.catalogue import COMMAND, pages

FOLDER = Path(__file__).parents[2] / "docs" / "cards"


@pytest.mark.parametrize(("name", "text"), pages().items())
def test_a_page_is_current(name: str, text: str) -> None:
    page = (FOLDER / name).read_text(encoding="utf-8") if (FOLDER / name).is_file() else ""
    assert page == text, f"make it anew: {COMMAND}"
