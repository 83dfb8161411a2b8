"""RULES.md is in good order, and every number in it is shown by a test."""

import re

import pytest

from tests.rules import RULE_LINE, RULES, citations, cited_in, complaints, numbers, rule_lines

TEXT = RULES.read_text(encoding="utf-8")


def test_every_rule_is_shown_by_a_test_and_every_citation_is_of_a_rule() -> None:
    assert not complaints(numbers(TEXT), citations())


@pytest.mark.parametrize("line", rule_lines(TEXT))
def test_a_rule_has_a_number_a_provenance_and_a_text(line: str) -> None:
    assert RULE_LINE.fullmatch(line)


def test_provenance_is_one_of_three_words() -> None:
    assert set(re.findall(r"^- \*\*.*?\*\* \((.*?)\)", TEXT, re.MULTILINE)) == {"rulebook", "ruling", "house"}


def test_numbers_are_unique_and_ascending() -> None:
    placed: dict[str, list[tuple[int, int]]] = {}
    for number in numbers(TEXT):
        prefix = number.rstrip("0123456789.")
        section, rule = number.removeprefix(prefix).split(".")
        placed.setdefault(prefix, []).append((int(section), int(rule)))
    for places in placed.values():
        assert places == sorted(set(places))


def test_a_rule_stands_in_the_section_of_its_number() -> None:
    section = ""
    for line in TEXT.splitlines():
        if line.startswith("### "):
            section = line.split()[1]
        elif line.startswith("- **"):
            assert line.startswith(f"- **{section}.")


def test_citations_are_read_from_the_source() -> None:
    source = "@pytest.mark.rule('V1.1')\n@rule('T2.3', 'T2.4')\ndef test_it(): rules('V9.9')\n'rule(\"V8.8\")'"
    assert sorted(cited_in(source)) == ["T2.3", "T2.4", "V1.1"]


def test_a_missing_test_and_an_unknown_number_are_named() -> None:
    found = complaints(["V1.1", "V1.2"], {"V1.1": ["tests/a.py"], "V7.9": ["tests/a.py", "tests/b.py"]})
    assert found == ["V1.2 is shown by no test", "V7.9 is not in RULES.md, but cited in tests/a.py, tests/b.py"]


def test_lines_of_another_form_are_no_rules() -> None:
    assert numbers("- **V1.1** (rulebook) Text.\n- **V1.2** (guess) Text.\n- **V1.3** Text.\nV1.4") == ["V1.1"]
