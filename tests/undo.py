"""Undo mode: every answer is taken back and given again, as far as undo goes."""

from cardwright.kernel.dice import Dice
from cardwright.kernel.game import Game, Setup
from cardwright.kernel.machine import Position
from tests.conformance import require, require_equal


def play_with_undo(game: Game, setup: Setup, dice: Dice) -> int:
    """Play a random game. After each answer go back to the last barrier, and give all the answers since again.

    Undo goes back to where the same seat was asked and nothing hidden has become known since.
    Says how many answers were taken back together at most.
    """
    t = game.new(setup)
    stood: list[tuple[Position, int]] = []
    most = 0
    while t.asked is not None:
        before, pick = t.clone(), int(t.options[dice.roll(len(t.options))])
        t.answer(pick)
        require(t.secrets >= before.secrets, f"secrets fell from {before.secrets} to {t.secrets}")
        stood.append((before, pick))
        free = t.secrets == before.secrets and t.seat() == before.seat()
        again = stood[0][0].clone() if free else before.clone()
        for _, given in stood if free else [stood[-1]]:
            again.answer(given)
        require_equal(game.write(again), game.write(t), f"{len(stood)} answers taken back and given again")
        most = max(most, len(stood))
        if not free:
            stood.clear()
    return most
