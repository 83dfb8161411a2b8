"""The command itself: version, help."""

import sys

import pytest

import cardwright
from cardwright.cli.main import main
from tests.cli.terminal import run


def test_version_names_the_rules_and_the_form_of_the_engine() -> None:
    said = run("--version").stdout
    assert f"cardwright {cardwright.__version__}" in said
    assert "vale: version 2 of the rules" in said
    assert "engine: compiled" in said or "engine: interpreted" in said


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
