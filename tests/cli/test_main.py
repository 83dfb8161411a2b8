"""The command itself: version, help."""

import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES

import pytest

import cardwright
from cardwright.cli.main import main
from cardwright.games.vale.game import VALE
from cardwright.kernel import machine
from tests.cli.terminal import run

SUFFIX = EXTENSION_SUFFIXES[0]


@pytest.mark.parametrize(("file", "form"), [("machine.py", "interpreted"), (f"machine{SUFFIX}", "compiled")])
def test_version_names_the_rules_and_the_form_of_the_engine(
    file: str, form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine, "__file__", file)
    said = run("--version").stdout
    assert f"cardwright {cardwright.__version__}" in said
    assert f"vale: version {VALE.rules} of the rules" in said
    assert said.endswith(f"engine: {form}\n")


def test_the_quick_way_says_the_same(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["cardwright", "--version"])
    main()
    assert capsys.readouterr().out == run("--version").stdout


@pytest.mark.parametrize("command", ["play", "try", "cards", "replay", "arena", "serve", "people"])
def test_help_teaches_by_example(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert result.stdout.count(f"cardwright {command}") >= 3


@pytest.mark.parametrize("args", [("play", "chess"), ("cards", "chess")])
def test_an_unknown_game_is_named(args: tuple[str, str]) -> None:
    result = run(*args)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "no game is called 'chess'; there is vale" in result.stderr


def test_an_unknown_language_is_refused() -> None:
    assert run("cards", "vale", "--lang", "de").exit_code == 2


def loaded(*asked: str) -> set[str]:
    """The modules that a command has imported when it is done."""
    code = f"import sys; from cardwright.cli.main import main; sys.argv[1:] = {asked!r}\ntry: main()\n"
    code += "finally: print(*sys.modules)"
    return {*subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout.split()}


def test_the_version_is_told_without_the_library_of_the_commands() -> None:
    found = loaded("--version")
    assert "cardwright.kernel.machine" in found
    assert not {"typer", "rich"} & found


def test_who_asks_for_one_game_does_not_wait_for_the_others() -> None:
    found = loaded("cards", "vale", "hydra")
    assert "cardwright.games.vale.game" in found
    assert not [name for name in found if "thargos" in name]


def test_a_command_does_not_wait_for_the_others() -> None:
    found = loaded("cards", "--help")
    assert "cardwright.cli.cards" in found
    assert not {"cardwright.cli.play", "cardwright.cli.arena", "cardwright.cli.deck"} & found
