"""The suite runs against the form of the engine that it was asked to test, and not against the other one."""

import os
import pkgutil
import re
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES

import pytest

import cardwright.bots
import cardwright.games
import cardwright.kernel

FORM = os.environ.get("CARDWRIGHT_FORM")
THOUGHT = re.compile(r"bots\.(search|turns|judgement)$|bots\.\w+\.(features|judgement)$")


def engine_modules() -> list[str]:
    """Modules that a build compiles: all of the engine but packages and cards, and what the bots think with."""
    rooms = (cardwright.kernel, cardwright.games, cardwright.bots)
    found = [module for room in rooms for module in pkgutil.walk_packages(room.__path__, f"{room.__name__}.")]
    rules = [module.name for module in found if not module.ispkg and ".cards." not in module.name]
    return [name for name in rules if ".bots." not in name or THOUGHT.search(name)]


@pytest.mark.skipif(FORM is None, reason="CARDWRIGHT_FORM does not say which form is under test")
def test_the_engine_runs_in_the_form_under_test() -> None:
    files = [str(import_module(name).__file__) for name in engine_modules()]
    compiled = [file for file in files if file.endswith(tuple(EXTENSION_SUFFIXES))]
    assert len([name for name in engine_modules() if THOUGHT.search(name)]) >= 5
    assert compiled == {"compiled": files, "interpreted": []}[str(FORM)]
