"""The suite runs against the form of the engine that it was asked to test, and not against the other one."""

import os
import re
import runpy
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import SimpleNamespace
from typing import Any
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
def build(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What `setup.py` has, without building anything."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr("sys.argv", ["setup.py", "egg_info"])
    with patch("setuptools.setup"):
        return runpy.run_path("setup.py")


def test_every_part_of_the_library_has_each_flag_once(build: dict[str, Any]) -> None:
    shared = ["-O3"]
    parts = [build["Extension"](name, [], extra_compile_args=shared) for name in "abc"]
    build["add_flags"](parts, build["INLINED"])
    assert [part.extra_compile_args for part in parts] == [["-O3", *build["INLINED"]]] * 3


class Compiling:
    """A build that writes down what would be built with which flags, instead of building."""

    def __init__(self, build: dict[str, Any], counts: bool) -> None:
        self.built: list[tuple[str, list[str]]] = []
        command = build["BuildEngine"](import_module("setuptools").Distribution())
        names = ("cardwright__mypyc", "shim")
        command.extensions = [build["Extension"](name, [], extra_compile_args=["-O3"]) for name in names]
        command.build_temp = "no such folder"
        command.compiler = SimpleNamespace(compiler_so=["cc"])
        command.count = lambda: counts
        command.takes_apart = lambda: False
        command.build_extension = lambda it: self.built.append((it.name, it.extra_compile_args))
        command.check_extensions_list = lambda _: None
        self.command = command


@pytest.mark.parametrize(("counts", "last"), [(True, "COUNTED"), (False, "")])
def test_a_tuned_library_is_built_to_count_and_then_with_what_was_counted(
    build: dict[str, Any], counts: bool, last: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiling = Compiling(build, counts)
    monkeypatch.setattr(compiling.command, "tunes", lambda: True)
    compiling.command.build_extensions()
    assert compiling.built == [
        ("cardwright__mypyc", ["-O3", *build["COUNTING"]]),
        ("shim", ["-O3"]),
        ("cardwright__mypyc", ["-O3", *(build[last] if last else [])]),
    ]


@pytest.mark.parametrize("value", ["0", ""])
def test_one_variable_builds_a_library_untuned(
    build: dict[str, Any], value: str, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    monkeypatch.setenv("CARDWRIGHT_TUNED", value)
    compiling = Compiling(build, True)
    compiling.command.build_extensions()
    assert compiling.built == [("cardwright__mypyc", ["-O3"]), ("shim", ["-O3"])]


@pytest.mark.parametrize(("said", "tunes"), [("Copyright (C) Free Software Foundation", True), ("clang 17", False)])
def test_only_a_compiler_that_counts_in_this_way_is_asked_to(
    build: dict[str, Any], said: str, tunes: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CARDWRIGHT_TUNED", raising=False)
    with patch("subprocess.run", return_value=SimpleNamespace(stdout=said)):
        assert Compiling(build, True).command.tunes() is tunes


def test_a_library_is_taken_apart_to_be_built_on_all_cores_where_the_compiler_can(
    build: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARDWRIGHT_TUNED", "0")
    compiling = Compiling(build, False)
    compiling.command.takes_apart = lambda: True
    compiling.command.build_extensions()
    assert compiling.built == [("cardwright__mypyc", ["-O3", *build["TOGETHER"]]), ("shim", ["-O3"])]
    assert [it.extra_link_args for it in compiling.command.extensions] == [build["TOGETHER"], []]


def test_a_compiler_that_lacks_a_part_is_not_asked_to(build: dict[str, Any]) -> None:
    command = Compiling(build, False).command
    command.tried = lambda _: "Copyright (C) Free Software Foundation"
    assert not build["BuildEngine"].takes_apart(command)


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
