"""The examples of docs/scenario.md and docs/notation.md are true."""

import re
from pathlib import Path
from random import Random

import pytest

from cardwright.cli.session import reopen
from cardwright.games.vale.game import VALE
from cardwright.kernel.game import Setup
from cardwright.kernel.log import read_log
from tests.cli.terminal import run
from tests.cli.test_session import begin, play

ROOT = Path(__file__).parents[2]
DOC = (ROOT / "docs" / "scenario.md").read_text()
NOTATION = (ROOT / "docs" / "notation.md").read_text()
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
    sketch = VALE.sketch(VALE.new(Setup(2, 1, {"curse": "with"})))
    assert sketch is not None
    seats = sketch.pop("seat")
    assert isinstance(seats, list)
    keys = {"game", "answers", "seed", *sketch, *seats[0]}
    assert keys == set(re.findall(r"^\| `(\w+)` \|", DOC, re.M))


def test_every_verb_of_the_notation_is_documented() -> None:
    documented = {answer.split()[0] for answer in re.findall(r"`([a-z][^`]*)`", NOTATION.split("## Logs")[0])}
    options = {"artifacts": "with", "curse": "with", "tiles": "all"}
    for seed in range(3):
        session = play(begin(seed, 2 + seed, options), Random(seed))
        assert {answer.split()[0] for answer in session.log.answers} <= documented


def test_the_example_log_replays() -> None:
    text = re.search(r"```\n(cardwright log 1\n.*?)```", NOTATION, re.S)
    assert text is not None
    session = reopen(VALE, read_log(text[1]))
    assert len(session.before) == 8
    assert session.log.text() == text[1]
