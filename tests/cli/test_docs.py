"""What docs/ says of scenarios and of the notation is true, for every game on the shelf."""

import re
from pathlib import Path
from random import Random

import pytest

from cardwright.cli.session import Session, reopen
from cardwright.games.vale.game import VALE
from cardwright.kernel.game import Game, Setup
from cardwright.kernel.log import read_log
from cardwright.shelf import GAMES
from tests.cli.terminal import run
from tests.cli.test_session import play
from tests.shelf import few_tables

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
EXAMPLE = re.compile(r"```console\n\$ cardwright (try docs/\S+[^\n]*)\n(.*?)```", re.DOTALL)


def text(*path: str) -> str:
    """A page; empty if nobody has written it, and tests/test_index.py misses it."""
    page = DOCS.joinpath(*path)
    return page.read_text(encoding="utf-8") if page.is_file() else ""


def tables_of(name: str) -> list[tuple[Game, Setup]]:
    """A new game of every mode, without and with all expansions, at every number of players."""
    game = GAMES[name]
    return [(game, game.setup(players, 1, options)) for it, players, options in few_tables() if it == name]


# What a scenario has only where a player brought something of their own.
BROUGHT = {"thargos": {"own_story"}}
EXAMPLES = {command: excerpt for game in GAMES for command, excerpt in EXAMPLE.findall(text(game, "scenario.md"))}


@pytest.mark.parametrize(("command", "excerpt"), EXAMPLES.items(), ids=EXAMPLES)
def test_the_output_is_as_printed(command: str, excerpt: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    result = run(*command.split())
    out = result.stdout or result.stderr
    assert result.exit_code == (0 if result.stdout else 2)
    for block in excerpt.split("…\n"):
        assert block in out, f"not as printed: {block}"
        out = out[out.index(block) + len(block) :]


@pytest.mark.parametrize("game", GAMES)
def test_every_example_file_is_in_the_doc(game: str) -> None:
    files = {file.relative_to(ROOT).as_posix() for file in (DOCS / game / "scenarios").glob("*.toml")}
    assert files == {command.split()[1] for command in EXAMPLES if command.startswith(f"try docs/{game}/")}


@pytest.mark.parametrize("game", GAMES)
def test_every_key_is_documented(game: str) -> None:
    keys = {"game", "answers", "seed", *BROUGHT.get(game, set())}
    for table, setup in tables_of(game):
        t = table.new(setup)
        while table.sketch(t) is None:
            t.answer(t.options[0])
        sketch = table.sketch(t)
        assert sketch is not None
        seats = sketch.pop("seat")
        assert isinstance(seats, list)
        alone = sketch.get("rival") or {}
        assert isinstance(alone, dict)
        keys |= {*sketch, *seats[0], *alone}
    assert keys == set(re.findall(r"^\| `(\w+)` \|", text("scenario.md") + text(game, "scenario.md"), re.MULTILINE))


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_of_the_notation_is_documented(game: str) -> None:
    documented = {answer.split()[0] for answer in re.findall(r"`([a-z][^`]*)`", text(game, "notation.md"))}
    for seed, (table, setup) in enumerate(tables_of(game)):
        session = play(Session(table, setup), Random(seed))
        assert {answer.split()[0] for answer in session.log.answers} <= documented


def test_the_example_log_replays() -> None:
    found = re.search(r"```\n(cardwright log 1\n.*?)```", text("notation.md"), re.DOTALL)
    assert found is not None
    session = reopen(VALE, read_log(found[1]))
    assert len(session.before) == 8
    assert session.log.text() == found[1]
