"""Dice whose whole state is a few small numbers, so that chance can be copied and saved like anything else."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cardwright.kernel.paper import BadPaper, Page

_LOW: Final = 0xFFFFFFFF
_MOST_SIDES: Final = 0x7FFFFFFF
_KEY_DIGITS: Final = 64
_KEY_WORDS: Final = 8
_BLOCK: Final = 16
_CONSTANTS: Final = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)  # "expand 32-byte k", as RFC 8439 has it


@mypyc_attr(acyclic=True)
class Dice:
    """What all dice can do with a stream of 32-bit words; compiled and interpreted runs agree."""

    def copy(self) -> "Dice":
        raise NotImplementedError

    def next(self) -> i64:
        """The next 32 bits."""
        raise NotImplementedError

    def written(self) -> list[int]:
        """The whole state as 32-bit numbers, for `read_dice`."""
        raise NotImplementedError

    def roll(self, sides: i64) -> i64:
        """A number from 0 to `sides` - 1, every one equally likely."""
        return fair(self, self.next(), sides)

    def shuffle(self, cards: vec[i64]) -> None:
        """Shuffle in place."""
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.roll(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
            i -= 1


def fair(dice: Dice, word: i64, sides: i64) -> i64:
    """A number from 0 to `sides` - 1 out of a word, or out of the ones after it if it would favour some numbers."""
    assert 0 < sides <= _MOST_SIDES
    wide = word * sides
    if wide & _LOW < sides:
        unfair = 0x100000000 % sides
        while wide & _LOW < unfair:
            wide = dice.next() * sides
    return wide >> 32


@mypyc_attr(acyclic=True)
class FastDice(Dice):
    """A generator of the xoroshiro64** family, for simulation: whoever sees a few rolls can compute the others."""

    def __init__(self, high: i64 = 1, low: i64 = 0) -> None:
        self.high: i64 = high
        self.low: i64 = low

    def copy(self) -> "FastDice":
        return FastDice(self.high, self.low)

    def next(self) -> i64:
        a = self.high
        b = self.low ^ a
        word = (a * 0x9E3779BB) & _LOW
        word = (((word << 5) | (word >> 27)) * 5) & _LOW
        self.high = ((((a << 26) | (a >> 6)) ^ b) ^ (b << 9)) & _LOW
        self.low = ((b << 13) | (b >> 19)) & _LOW
        return word

    def roll(self, sides: i64) -> i64:
        """As all dice do. Written out, because a playout rolls for every answer: nothing here is called by address."""
        word = self.next()
        wide = word * sides
        return wide >> 32 if wide & _LOW >= sides > 0 else fair(self, word, sides)

    def written(self) -> list[int]:
        return [int(self.high), int(self.low)]


@mypyc_attr(acyclic=True)
class SafeDice(Dice):
    """The key stream of ChaCha20, nonce zero, for games between people: what was rolled tells nothing of the rest.

    Neither the key nor a block is ever changed in place, so copies share them.
    """

    def __init__(self, key: vec[i64], used: i64, block: vec[i64]) -> None:
        self.key: Final = key
        self.used: i64 = used
        self.block: vec[i64] = block

    def copy(self) -> "SafeDice":
        return SafeDice(self.key, self.used, self.block)

    def next(self) -> i64:
        place = self.used % _BLOCK
        if place == 0:
            self.block = _key_stream(self.key, self.used)
        self.used += 1
        return self.block[place]

    def written(self) -> list[int]:
        return [*[int(word) for word in self.key], int(self.used)]


@mypyc_attr(acyclic=True)
class NoDice(Dice):
    """What a position has before it is dealt: nothing that could be rolled."""

    def copy(self) -> "NoDice":
        return self


NO_DICE: Final = NoDice()


def seeded(seed: int) -> FastDice:
    """Dice for a seed: any whole number, of any size or sign; neighbours give unrelated dice."""
    digest = seed * 2 if seed >= 0 else -seed * 2 - 1
    high: i64 = 0x243F6A88
    low: i64 = 0x85A308D3
    while True:
        word: i64 = digest & _LOW
        high = ((high ^ word) * 0x85EBCA6B) & _LOW
        low = ((low ^ (high >> 15)) * 0xC2B2AE35 + 1) & _LOW
        digest >>= 32
        if not digest:
            break
    if high == 0:
        high = 1
    dice = FastDice(high, low)
    for _turn in range(i64(8)):
        dice.next()
    return dice


def keyed(key: str) -> SafeDice:
    """Safe dice for a secret key; what is wrong with a key is said without telling it."""
    if len(key) != _KEY_DIGITS or any(digit not in "0123456789abcdef" for digit in key):
        raise BadPaper(f"key: expected {_KEY_DIGITS} hexadecimal digits, 0 to 9 and a to f")
    octets = bytes.fromhex(key)
    words = [int.from_bytes(octets[at : at + 4], "little") for at in range(0, len(octets), 4)]
    return SafeDice(vec[i64](words), 0, vec[i64]())


def read_dice(page: Page) -> Dice:
    """The dice that `written` wrote, under the name `dice`; what is wrong with a key is said without telling it."""
    numbers = page.numbers("dice", 0, _LOW)
    if len(numbers) == 2 and any(numbers):
        return FastDice(numbers[0], numbers[1])
    if len(numbers) != _KEY_WORDS + 1:
        got = f"{len(numbers)} numbers" if any(numbers) else f"{numbers}"
        raise BadPaper(f"{page.at('dice')}: expected two numbers that are not both 0, or nine, got {got}")
    key, used = vec[i64](numbers[:_KEY_WORDS]), numbers[_KEY_WORDS]
    return SafeDice(key, used, _key_stream(key, used) if used % _BLOCK else vec[i64]())


def _key_stream(key: vec[i64], used: i64) -> vec[i64]:
    """The block in which the word lies that follows `used` words."""
    assert used <= _LOW, "a key is good for 2^32 words"
    state = vec[i64]([0] * _BLOCK)
    for i in range(i64(4)):
        state[i] = _CONSTANTS[i]
    for i in range(i64(_KEY_WORDS)):
        state[4 + i] = key[i]
    state[12] = used // _BLOCK
    return chacha_block(state)


def chacha_block(state: vec[i64]) -> vec[i64]:
    """The block function of RFC 8439: constants, key, counter and nonce, mixed in twenty rounds and added."""
    mixed = state[:]
    for _ in range(10):
        for i in range(i64(4)):
            _quarter_round(mixed, i, 4 + i, 8 + i, 12 + i)
        for i in range(i64(4)):
            _quarter_round(mixed, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    for i in range(i64(_BLOCK)):
        mixed[i] = (mixed[i] + state[i]) & _LOW
    return mixed


def _quarter_round(words: vec[i64], i: i64, j: i64, k: i64, m: i64) -> None:
    a, b, c, d = words[i], words[j], words[k], words[m]
    a = (a + b) & _LOW
    d ^= a
    d = ((d << 16) | (d >> 16)) & _LOW
    c = (c + d) & _LOW
    b ^= c
    b = ((b << 12) | (b >> 20)) & _LOW
    a = (a + b) & _LOW
    d ^= a
    d = ((d << 8) | (d >> 24)) & _LOW
    c = (c + d) & _LOW
    b ^= c
    b = ((b << 7) | (b >> 25)) & _LOW
    words[i], words[j], words[k], words[m] = a, b, c, d
