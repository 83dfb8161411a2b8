"""The rules of every game on the shelf are in good order, and every number in them is shown by a test."""

import re

import pytest

from cardwright.shelf import GAMES
from tests.rules import RULE_LINE, citations, cited_in, complaints, numbers, page, rule_lines

ALL = [number for game in GAMES for number in numbers(page(game))]


def test_every_rule_is_shown_by_a_test_and_every_citation_is_of_a_rule() -> None:
    assert not complaints(ALL, citations())


@pytest.mark.parametrize("line", [line for game in GAMES for line in rule_lines(page(game))])
def test_a_rule_has_a_number_a_provenance_and_a_text(line: str) -> None:
    assert RULE_LINE.fullmatch(line)


@pytest.mark.parametrize("game", GAMES)
def test_provenance_is_one_of_three_words(game: str) -> None:
    found = re.findall(r"^- \*\*.*?\*\* \((.*?)\)", page(game), re.MULTILINE)
    assert found, f"text/{game}/en/rules.md has the numbered rules"
    assert set(found) <= {"rulebook", "ruling", "house"}


def test_numbers_are_unique_and_ascending() -> None:
    placed: dict[str, list[tuple[int, int]]] = {}
    for number in ALL:
        prefix = number.rstrip("0123456789.")
        section, rule = number.removeprefix(prefix).split(".")
        placed.setdefault(prefix, []).append((int(section), int(rule)))
    for places in placed.values():
        assert places == sorted(set(places))


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_stands_in_the_section_of_its_number(game: str) -> None:
    section = ""
    for line in page(game).splitlines():
        if line.startswith("### "):
            section = line.split()[1]
        elif line.startswith("- **"):
            assert line.startswith(f"- **{section}.")


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_listed_with_its_values_and_its_default(game: str) -> None:
    rows = [
        f"| `{choice.name}` | {', '.join(f'`{value}`' for value in choice.values)} | `{choice.default}` | "
        for choice in GAMES[game].choices()
    ]
    assert [row for row in rows if row not in page(game)] == []


def test_citations_are_read_from_the_source() -> None:
    source = "@pytest.mark.rule('V1.1')\n@rule('T2.3', 'T2.4')\ndef test_it(): rules('V9.9')\n'rule(\"V8.8\")'"
    assert sorted(cited_in(source)) == ["T2.3", "T2.4", "V1.1"]


def test_a_missing_test_and_an_unknown_number_are_named() -> None:
    found = complaints(["V1.1", "V1.2"], {"V1.1": ["tests/a.py"], "V7.9": ["tests/a.py", "tests/b.py"]})
    assert found == ["V1.2 is shown by no test", "V7.9 is no rule, but cited in tests/a.py, tests/b.py"]


def test_lines_of_another_form_are_no_rules() -> None:
    assert numbers("- **V1.1** (rulebook) Text.\n- **V1.2** (guess) Text.\n- **V1.3** Text.\nV1.4") == ["V1.1"]
