"""Dice that fall otherwise once, to see what of a game comes from a single word of them."""

from typing import Final

from mypy_extensions import i64

from cardwright.kernel.dice import FastDice

HALF: Final = 1 << 31


def loaded(fair: FastDice, wrong: int) -> FastDice:
    """Dice that fall otherwise once, in their word of this number."""

    class Loaded(FastDice):
        words = 0

        def next(self) -> i64:
            self.words += 1
            return super().next() ^ (HALF if self.words == wrong + 1 else 0)

        def copy(self) -> FastDice:
            return loaded(self, wrong - self.words)

    return Loaded(fair.high, fair.low)
