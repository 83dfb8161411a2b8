"""In every game on the shelf answers can be taken back and given again: nothing is left of what was undone."""

import pytest

from cardwright.kernel.dice import seeded
from cardwright.kernel.game import Setup
from cardwright.shelf import GAMES
from tests.shelf import all_tables, slow_but
from tests.undo import play_with_undo


@pytest.mark.parametrize(("name", "players", "options"), slow_but(all_tables()[::4], all_tables()))
def test_answers_are_taken_back_and_given_again(name: str, players: int, options: dict[str, str]) -> None:
    play_with_undo(GAMES[name], Setup(players, 7, options), seeded(players))
