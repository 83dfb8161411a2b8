"""As many ways to answer as were counted: interpreted, compiled, and yesterday."""

import pytest

from tests.perft import perft, positions, read_counts

FEW = 2_000
CASES = [(name, depth + 1, ways) for name, counts in read_counts().items() for depth, ways in enumerate(counts)]


def test_every_position_has_counts() -> None:
    assert list(read_counts()) == list(positions())


@pytest.mark.parametrize(("name", "depth", "ways"), [case for case in CASES if case[2] <= FEW])
def test_few_ways(name: str, depth: int, ways: int) -> None:
    assert perft(positions()[name], depth) == ways


@pytest.mark.slow
@pytest.mark.parametrize(("name", "depth", "ways"), [case for case in CASES if case[2] > FEW])
def test_many_ways(name: str, depth: int, ways: int) -> None:
    assert perft(positions()[name], depth) == ways
