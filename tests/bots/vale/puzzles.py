"""Positions of The Vale of Eternity in which the right answer is beyond doubt; a round more is not looked into."""

from pathlib import Path

from cardwright.games.vale.game import VALE
from cardwright.games.vale.state import Vale
from cardwright.kernel.machine import Position
from tests.bots.puzzles import puzzles


def round_of(t: Position) -> int:
    assert isinstance(t, Vale)
    return int(t.round)


PUZZLES = puzzles(VALE, Path(__file__).parent / "positions", round_of)
