"""What the README shows is true."""

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_example_runs() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted > 8
    assert results.failed == 0


def test_the_pages_it_names_exist() -> None:
    linked = [part.split(")")[0] for part in README.read_text(encoding="utf-8").split("](")[1:]]
    assert len(linked) > 8
    assert [page for page in linked if not (README.parent / page).exists()] == []
