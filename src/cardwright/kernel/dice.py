"""Dice whose whole state is two small numbers, so that chance can be copied and saved like anything else."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

_LOW: Final = 0xFFFFFFFF
_MOST_SIDES: Final = 0x7FFFFFFF


@mypyc_attr(acyclic=True)
class Dice:
    """A generator of the xoroshiro64** family: 32-bit words, so compiled and interpreted runs agree."""

    def __init__(self, high: i64 = 1, low: i64 = 0) -> None:
        self.high: i64 = high
        self.low: i64 = low

    def copy(self) -> "Dice":
        return Dice(self.high, self.low)

    def next(self) -> i64:
        """The next 32 bits."""
        a = self.high
        b = self.low ^ a
        word = (a * 0x9E3779BB) & _LOW
        word = (((word << 5) | (word >> 27)) * 5) & _LOW
        self.high = ((((a << 26) | (a >> 6)) ^ b) ^ (b << 9)) & _LOW
        self.low = ((b << 13) | (b >> 19)) & _LOW
        return word

    def roll(self, sides: i64) -> i64:
        """A number from 0 to `sides` - 1, every one equally likely."""
        assert 0 < sides <= _MOST_SIDES
        wide = self.next() * sides
        if wide & _LOW < sides:
            unfair = 0x100000000 % sides
            while wide & _LOW < unfair:
                wide = self.next() * sides
        return wide >> 32

    def shuffle(self, cards: vec[i64]) -> None:
        """Shuffle in place."""
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.roll(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
            i -= 1


def seeded(seed: int) -> Dice:
    """Dice for a seed: any whole number, of any size or sign; neighbours give unrelated dice."""
    digest = seed * 2 if seed >= 0 else -seed * 2 - 1
    high, low = 0x243F6A88, 0x85A308D3
    while True:
        high = ((high ^ (digest & _LOW)) * 0x85EBCA6B) & _LOW
        low = ((low ^ (high >> 15)) * 0xC2B2AE35 + 1) & _LOW
        digest >>= 32
        if not digest:
            break
    dice = Dice(high or 1, low)
    for _ in range(8):
        dice.next()
    return dice
