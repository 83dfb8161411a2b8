"""The walk of one answer leads through files that are there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = [path.relative_to(ROOT).as_posix() for top in ("src", "web/src") for path in (ROOT / top).rglob("*.*")]


def test_every_file_on_the_walk_is_there() -> None:
    named = re.findall(r"`([\w/.]+\.(?:py|ts|svelte))`", (ROOT / "docs" / "walk.md").read_text())
    assert len(set(named)) > 20
    assert [name for name in named if not any(path.endswith(f"/{name}") for path in SOURCES)] == []
