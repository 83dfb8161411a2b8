"""The examples of docs/scenario.md and docs/notation.md are true."""

import re
from pathlib import Path

import pytest

from cardwright.cli.session import reopen
from cardwright.games.vale.game import VALE
from cardwright.kernel.game import Setup
from cardwright.kernel.log import read_log
from tests.cli.terminal import run

ROOT = Path(__file__).parents[2]
DOC = (ROOT / "docs" / "scenario.md").read_text()
EXAMPLES = re.findall(r"```console\n\$ cardwright (try docs/\S+[^\n]*)\n(.*?)```", DOC, re.S)


@pytest.mark.parametrize(("command", "excerpt"), EXAMPLES, ids=[command for command, _ in EXAMPLES])
def test_the_output_is_as_printed(command: str, excerpt: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    result = run(*command.split())
    out = result.stdout or result.stderr
    assert result.exit_code == (0 if result.stdout else 2)
    for block in excerpt.split("…\n"):
        assert block in out, f"not as printed: {block}"
        out = out[out.index(block) + len(block) :]


def test_every_example_file_is_in_the_doc() -> None:
    files = {file.name for file in (ROOT / "docs" / "scenarios").glob("*.toml")}
    assert files == {Path(command.split()[1]).name for command, _ in EXAMPLES}


def test_every_key_is_documented() -> None:
    sketch = VALE.sketch(VALE.new(Setup(2, 1, {})))
    assert sketch is not None
    seats = sketch.pop("seat")
    assert isinstance(seats, list)
    keys = {"game", "answers", "seed", *sketch, *seats[0]}
    assert keys == set(re.findall(r"^\| `(\w+)` \|", DOC, re.M))


def test_the_example_log_replays() -> None:
    text = re.search(r"```\n(cardwright log 1\n.*?)```", (ROOT / "docs" / "notation.md").read_text(), re.S)
    assert text is not None
    assert len(reopen(VALE, read_log(text[1])).before) == 8
