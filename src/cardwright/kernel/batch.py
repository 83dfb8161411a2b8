"""Many games at once: each call goes through all of them inside the engine, where it is fast."""

from typing import Final

from mypy_extensions import i64

from cardwright.kernel.dice import Dice
from cardwright.kernel.game import Game, Outcome, Setup
from cardwright.kernel.machine import Position, playout


class Batch:
    """Games that go on side by side: `n` of the same set-up, with its seed and those after it."""

    def __init__(self, game: Game, setup: Setup, n: int) -> None:
        setup = game.checked(setup)
        self.game: Final = game
        self.games: Final[list[Position]] = [
            game.new(Setup(setup.players, setup.seed + i, setup.options, brought=setup.brought)) for i in range(n)
        ]

    def seats(self) -> list[int]:
        """Who must answer in each game; -1 where it is over."""
        return [int(t.seat()) for t in self.games]

    def options(self) -> list[list[int]]:
        """What can be answered in each game; nothing where it is over."""
        return [list(t.options) for t in self.games]

    def answer(self, picks: list[int]) -> None:
        """Give each game its answer; where one is over, whatever stands there is not looked at."""
        assert len(picks) == len(self.games), "an answer for each game"
        for t, pick in zip(self.games, picks):
            if t.asked is not None:
                t.answer(pick)

    def play_out(self, dice: Dice) -> int:
        """Play all games at random to their end; the number of answers given."""
        answers: i64 = 0
        for t in self.games:
            answers += playout(t, dice)
        return answers

    def outcomes(self) -> list[Outcome | None]:
        """How each game ended; None where it goes on."""
        return [self.game.outcome(t) for t in self.games]
