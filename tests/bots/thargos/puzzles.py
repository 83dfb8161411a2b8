"""Positions of Heroes of Thargos in which the right answer is beyond doubt; a turn more is not looked into."""

from pathlib import Path

from cardwright.games.thargos.game import THARGOS
from cardwright.games.thargos.state import Thargos
from cardwright.kernel.machine import Position
from tests.bots.puzzles import puzzles


def turn_of(t: Position) -> int:
    assert isinstance(t, Thargos)
    return int(t.turns)


PUZZLES = puzzles(THARGOS, Path(__file__).parent / "positions", turn_of)
