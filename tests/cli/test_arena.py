"""`cardwright arena`."""

import json
import signal
import time
from pathlib import Path

import pytest

from tests.cli.terminal import launch, run
from tests.patience import PATIENCE


def test_a_match_prints_its_tables(home: Path) -> None:
    result = run("arena", "vale", "--bots", "easy,random", "--games", "4", "--workers", "1")
    assert result.exit_code == 0, result.output
    assert "95 % interval" in result.stdout
    assert "ms, 95 %" in result.stdout
    assert "easy" in result.stdout


def test_the_tables_in_markdown() -> None:
    args = ("--players", "3", "--games", "3", "--workers", "1", "--markdown")
    lines = run("arena", "vale", "--bots", "easy,random", *args).stdout.splitlines()
    assert lines[0] == "| bot | against | games | wins | 95 % interval | mean score | of the others |"
    assert lines[2].startswith("| easy | 2 × random | 3 | ")
    assert lines[3] == ""


@pytest.mark.slow
def test_so_many_bots_sit_in_a_circle() -> None:
    result = run("arena", "thargos", "--bots", "easy,random", "--players", "3", "--games", "1", "--workers", "1")
    assert result.exit_code == 0, result.output
    assert "2 × random" in result.stdout


def test_the_same_command_goes_on(home: Path) -> None:
    file = home / "m.json"
    command = ("arena", "vale", "--bots", "easy,random", "--out", file, "--workers", "1", "--markdown")
    run(*command, "--games", "2")
    first = json.loads(file.read_text())["games"]
    result = run(*command, "--games", "4")
    games = json.loads(file.read_text())["games"]
    assert (len(first), len(games)) == (2, 4)
    assert games[:2] == first
    again = run(*command, "--games", "4")
    assert again.stdout == result.stdout
    assert json.loads(file.read_text())["games"] == games


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--bots", "easy,genius"), "expected random, easy, normal, hard, expert, got 'genius'"),
        (("--bots", "easy,hard@soon"), "expected seconds behind @, such as hard@0.1, got 'hard@soon'"),
        (("--bots", "easy,hard@0"), "expected seconds behind @, such as hard@0.1, got 'hard@0'"),
        (("--bots", "easy"), "two or more different levels"),
        (("--bots", "easy,easy"), "two or more different levels"),
        (("--players", "5"), "vale is for 2 to 4 players, got 5"),
        (("--with", "curses"), "--with: expected artifacts or curse, or both with a comma, got 'curses'"),
        (("--option", "haste=on"), "option haste: unknown"),
    ],
)
def test_mistakes_are_explained(args: tuple[str, ...], said: str) -> None:
    result = run("arena", "vale", *args)
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr


def test_what_a_bot_brings_is_read_and_checked(home: Path) -> None:
    (home / "deck.txt").write_text("imp")
    result = run("arena", "vale", "--bots", f"easy:{home / 'deck.txt'},random")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "Player 1: Nothing is brought to this game." in result.stderr
    assert run("arena", "vale", "--bots", "easy:no.txt,random").stderr.startswith("no.txt: cannot be read")


def test_another_match_in_the_file_is_refused(home: Path) -> None:
    command = ("arena", "vale", "--bots", "easy,random", "--games", "2", "--out", home / "m.json", "--workers", "1")
    run(*command)
    before = (home / "m.json").read_text()
    result = run(*command, "--seed", "2")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "holds another match: seed is 1 there, 2 here" in result.stderr
    assert (home / "m.json").read_text() == before


def test_a_match_with_expansions(home: Path) -> None:
    file = home / "m.json"
    command = ("arena", "vale", "--bots", "easy,random", "--games", "2", "--out", file, "--workers", "1")
    result = run(*command, "--with", "artifacts,curse", "--option", "summoners=dealt")
    assert result.exit_code == 0, result.output
    options = {"artifacts": "with", "curse": "with", "summoners": "dealt"}
    assert sorted(json.loads(file.read_text())["match"]["options"].items()) == sorted(options.items())
    assert "holds another match: options is" in run(*command).stderr


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_keeps_what_was_played(workers: str, home: Path) -> None:
    file = home / "m.json"
    args = ("--bots", "easy,random", "--games", "100000", "--workers", workers, "--out", file)
    match = launch("arena", "vale", *args)
    late = time.monotonic() + PATIENCE
    while not file.exists() or file.read_text().count("pairing") < 3:
        assert time.monotonic() < late, "no game was played"
        time.sleep(0.05)
    match.send_signal(signal.SIGINT)
    out, err = match.communicate(timeout=PATIENCE)
    assert match.returncode == 130
    assert b"Traceback" not in err
    assert b"the same command plays the rest" in err
    assert b"95 % interval" in out
    assert len(json.loads(file.read_text())["games"]) >= 3
