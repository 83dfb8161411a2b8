"""The examples of docs/bots.md are true."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cardwright.bots.levels import LEVELS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bots.md").read_text()
EXAMPLE = ROOT / "docs" / "examples" / "my_bot.py"


@pytest.mark.slow
def test_the_example_plays_a_game_against_normal() -> None:
    result = subprocess.run([sys.executable, EXAMPLE], capture_output=True, text=True, env=os.environ, timeout=120)
    assert result.returncode == 0, result.stderr
    assert re.fullmatch(r"my bot \d+, normal \d+\n", result.stdout)


def test_the_page_shows_the_bot_of_the_example() -> None:
    shown = re.search(r"```python\n(.*?)```", PAGE, re.S)
    assert shown is not None
    assert shown[1] in EXAMPLE.read_text()
    assert len(shown[1].splitlines()) <= 20


def test_every_level_is_on_the_page() -> None:
    assert re.findall(r"^\| `(\w+)` \|", PAGE, re.M) == [*LEVELS]


def test_many_games_at_once_are_played_as_the_page_shows() -> None:
    shown = re.findall(r"```python\n(.*?)```", PAGE, re.S)[1]
    there: dict[str, object] = {}
    exec(shown.replace("1000)", "20)"), there)
    assert there["won"] in range(1, 20)
