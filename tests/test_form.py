"""The suite runs against the form of the engine that it was asked to test, and not against the other one."""

import os
import re
import runpy
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from unittest.mock import patch

import pytest

ROOT = Path(__file__).parent.parent
FORM = os.environ.get("CARDWRIGHT_FORM")
BOTS = {"search", "turns", "judgement", "vale.features", "vale.judgement"}


def engine_modules(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Modules that a build compiles, as it names them itself."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr("sys.argv", ["setup.py", "egg_info"])
    with patch("setuptools.setup"):
        files = runpy.run_path("setup.py")["compiled_files"]()
    return [".".join(Path(file).relative_to("src").with_suffix("").parts) for file in files]


def test_a_build_compiles_what_plays_and_what_bots_think_with(monkeypatch: pytest.MonkeyPatch) -> None:
    modules = engine_modules(monkeypatch)
    assert {it.removeprefix("cardwright.bots.") for it in modules if ".bots." in it} >= BOTS
    assert {"cardwright.kernel.machine", "cardwright.games.vale.state", "cardwright.games.vale.game"} <= {*modules}
    assert not [it for it in modules if ".cards." in it]


@pytest.mark.skipif(FORM is None, reason="CARDWRIGHT_FORM does not say which form is under test")
def test_the_engine_runs_in_the_form_under_test(monkeypatch: pytest.MonkeyPatch) -> None:
    files = [str(import_module(name).__file__) for name in engine_modules(monkeypatch)]
    compiled = [file for file in files if file.endswith(tuple(EXTENSION_SUFFIXES))]
    assert compiled == {"compiled": files, "interpreted": []}[str(FORM)]


@pytest.fixture
def uncompiled() -> list[str]:
    """The rooms whose slow tests `make test` runs on the installed form only."""
    rooms = re.search(r"^UNCOMPILED +:= (.+)$", (ROOT / "Makefile").read_text(), re.M)
    assert rooms is not None
    return rooms[1].split()


def test_nothing_is_compiled_in_the_rooms_whose_slow_tests_run_once(
    uncompiled: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms = {name.split(".")[1] for name in engine_modules(monkeypatch)}
    assert rooms.isdisjoint(uncompiled)


def test_what_runs_interpreted_only_is_not_slow_in_those_rooms(uncompiled: list[str]) -> None:
    """Else it would run nowhere."""
    for room in uncompiled:
        doubles = vars(import_module(f"tests.{room}.conftest")).get("DOUBLES", [])
        assert not [name for name in doubles if "slow" in (ROOT / "tests" / room / name).read_text()]
