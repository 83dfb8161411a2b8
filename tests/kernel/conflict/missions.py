"""The missions: what each asks for, its points, and what it gives as a sentence of words."""

from typing import Final

from cardwright.kernel.words import Choose, May, Then, Word
from tests.kernel.conflict.state import Conflict, Team
from tests.kernel.conflict.words import Burn, Draw, Heal


class Mission:
    """A mission."""

    def __init__(self, id: str, points: int, asks: tuple[int, int, int], gives: Word[Conflict] | None = None) -> None:
        self.id: Final = id
        self.points: Final = points
        self.asks: Final = asks
        self.gives: Final = gives


MISSIONS: Final = [
    Mission("gate", 1, (2, 0, 0)),
    Mission("library", 2, (0, 3, 0), gives=May(Draw(1))),
    Mission("shrine", 2, (0, 0, 2), gives=Then(May(Heal()), Draw(1))),
    Mission("siege", 2, (1, 2, 0), gives=Burn(2)),
    Mission("pact", 1, (0, 1, 1), gives=Choose(1, Draw(1), Burn(1))),
    Mission("raid", 3, (2, 0, 2)),
    Mission("trial", 3, (1, 1, 1), gives=Heal()),
    Mission("throne", 4, (3, 2, 1)),
    Mission("ford", 1, (1, 0, 0), gives=Draw(2)),
    Mission("tower", 2, (0, 2, 1)),
]
NUMBERS: Final = {mission.id: number for number, mission in enumerate(MISSIONS)}


def points(team: Team) -> int:
    return sum(MISSIONS[mission].points for mission in team.won)
