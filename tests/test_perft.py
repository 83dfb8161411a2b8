"""As many ways to answer as were counted: interpreted, compiled, and yesterday."""

import pytest

from cardwright.shelf import GAMES
from tests.perft import perft, positions, read_counts

FEW = 2_000
CASES = [
    (game, name, depth + 1, ways)
    for game in GAMES
    for name, counts in read_counts(game).items()
    for depth, ways in enumerate(counts)
]


@pytest.mark.parametrize("game", GAMES)
def test_every_position_has_counts(game: str) -> None:
    assert list(read_counts(game)) == list(positions(GAMES[game]))


@pytest.mark.parametrize(("game", "name", "depth", "ways"), [case for case in CASES if case[3] <= FEW])
def test_few_ways(game: str, name: str, depth: int, ways: int) -> None:
    assert perft(positions(GAMES[game])[name], depth) == ways


@pytest.mark.slow
@pytest.mark.parametrize(("game", "name", "depth", "ways"), [case for case in CASES if case[3] > FEW])
def test_many_ways(game: str, name: str, depth: int, ways: int) -> None:
    assert perft(positions(GAMES[game])[name], depth) == ways
