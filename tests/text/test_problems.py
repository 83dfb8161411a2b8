"""Whatever the server refuses, a person reads why in their own language."""

import ast
import re
from pathlib import Path

import pytest

from tests.text.pagewords import WEB, objects

TABLE = Path(__file__).parents[2] / "src" / "cardwright" / "table"
PROBLEMS = WEB / "parts" / "words" / "problems.ts"
# What raises or sends a refusal; a code is the argument that is one word.
REFUSING = {"Problem", "Refused", "Refusal", "need", "refuse", "answer"}
CODE = re.compile(r"[a-z]+(?:_[a-z]+)*")
KEY = re.compile(r"^    (\w+):", re.MULTILINE)
# Codes that nobody meets on the page: programs do, a browser before there is a page, the host at the command line, and
# the server when it looks after its own tables.
FOR_PROGRAMS = {
    "bad_message", "closed", "full", "guest", "in_time", "invalid", "late", "no_report", "not_found", "not_here",
    "origin", "refused", "several", "too_large", "too_many", "unreadable",
}  # fmt: skip


def name_of(called: ast.expr) -> str:
    return called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""


def codes() -> dict[str, str]:
    """The codes that the server can send, each with a file that does."""
    found: dict[str, str] = {}
    for file in sorted(TABLE.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and name_of(node.func) in REFUSING:
                texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
                found |= {text: file.name for text in texts if CODE.fullmatch(text)}
    return found


def keys() -> list[set[str]]:
    """The codes for which the page has words, a set for each language."""
    source = PROBLEMS.read_text(encoding="utf-8")
    return [set(KEY.findall(part)) for part in objects(source[source.index("table(") + len("table(") :])]


def test_codes_are_found() -> None:
    assert {"nobody", "slow_down", "no_table", "not_your_turn", "stale"} <= set(codes())


@pytest.mark.parametrize("language", [0, 1, 2])
def test_the_page_has_words_for_every_code_that_a_person_may_meet(language: int) -> None:
    missing = {code: file for code, file in codes().items() if code not in keys()[language] | FOR_PROGRAMS}
    assert not missing


def test_no_code_is_both_for_programs_and_for_people() -> None:
    assert not FOR_PROGRAMS & keys()[0]
