"""What safe dice give looks like chance from every side; the keys are fixed, so that no test fails by chance.

Every bound is exceeded by true chance about one time in a thousand.
"""

import math
from itertools import pairwise

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cardwright.kernel.dice import keyed

WORDS = 1 << 15
BITS = 32 * WORDS
CARDS = 70
DEALS = 700
FAR = 3.29  # standard deviations


def key(number: int) -> str:
    return f"{number:064x}"


def words(key: str, n: int) -> list[int]:
    dice = keyed(key)
    return [int(dice.next()) for _ in range(n)]


def bits(words: list[int]) -> int:
    """The words one after the other, as one long number."""
    return int.from_bytes(b"".join(word.to_bytes(4, "little") for word in words), "little")


def is_half(ones: int, of: int) -> bool:
    """Whether so many heads are to be expected of so many tosses of a coin."""
    return abs(ones - of / 2) < FAR * math.sqrt(of) / 2


def excess(counts: list[int], freedom: int) -> float:
    """How far the chi-square of counts that should be equal lies from its mean, in standard deviations.

    The cube root of a chi-square is close to normal (Wilson and Hilferty), for few degrees of freedom too.
    """
    expected = sum(counts) / len(counts)
    chi_square = sum((n - expected) ** 2 for n in counts) / expected
    spread = 2 / (9 * freedom)
    return float(((chi_square / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread))


def tally(values: list[int], kinds: int) -> list[int]:
    counts = [0] * kinds
    for value in values:
        counts[value] += 1
    return counts


def correlation(xs: list[int], ys: list[int]) -> float:
    n, mean_x, mean_y = len(xs), sum(xs) / len(xs), sum(ys) / len(ys)
    together = sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys)) / n
    return together / math.sqrt(sum((x - mean_x) ** 2 for x in xs) / n * sum((y - mean_y) ** 2 for y in ys) / n)


@pytest.fixture(scope="module")
def stream() -> list[int]:
    return words(key(1), WORDS)


@pytest.fixture(scope="module")
def octets(stream: list[int]) -> list[int]:
    return list(b"".join(word.to_bytes(4, "little") for word in stream))


@pytest.fixture(scope="module")
def deals() -> list[list[int]]:
    """A deck of 70 cards for each of many neighbouring keys, from its top."""
    found = []
    for number in range(DEALS):
        cards = vec[i64](range(CARDS))
        keyed(key(number)).shuffle(cards)
        found.append([int(card) for card in cards][::-1])
    return found


def test_half_of_the_bits_are_set(stream: list[int]) -> None:
    assert is_half(bits(stream).bit_count(), BITS)


@pytest.mark.parametrize("place", range(32))
def test_half_of_the_bits_are_set_in_every_place_of_a_word(stream: list[int], place: int) -> None:
    assert is_half(sum(word >> place & 1 for word in stream), WORDS)


@pytest.mark.parametrize("lag", [1, 2, 3, 8, 16, 31, 32, 33, 64, 511, 512, 513, 1024])
def test_a_bit_says_nothing_of_the_one_after_a_while(stream: list[int], lag: int) -> None:
    """With a lag of 1 this counts the runs; 512 bits are a block."""
    whole = bits(stream)
    change = (whole ^ whole >> lag) & (1 << BITS - lag) - 1
    assert is_half(change.bit_count(), BITS - lag)


def test_runs_are_as_long_as_those_of_a_coin(stream: list[int]) -> None:
    """Half of all runs have one bit, a quarter two and so on; the longest in a million bits has about 20."""
    lengths = [len(run) for run in f"{bits(stream):0{BITS}b}".replace("01", "0 1").replace("10", "1 0").split()]
    for length in range(1, 9):
        share = 0.5**length
        expected, spread = len(lengths) * share, math.sqrt(len(lengths) * share * (1 - share))
        assert abs(lengths.count(length) - expected) < FAR * spread
    assert 15 <= max(lengths) <= 30


def test_hands_of_four_bits_are_equally_likely(octets: list[int]) -> None:
    assert abs(excess(tally([half for octet in octets for half in (octet >> 4, octet & 15)], 16), 15)) < FAR


def test_octets_are_equally_likely(octets: list[int]) -> None:
    assert abs(excess(tally(octets, 256), 255)) < FAR


def test_pairs_of_octets_are_equally_likely(octets: list[int]) -> None:
    """Neighbours that do not overlap, each counted by its upper five bits."""
    pairs = [(one >> 3) << 5 | other >> 3 for one, other in zip(octets[::2], octets[1::2])]
    assert abs(excess(tally(pairs, 1024), 1023)) < FAR


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 70])
def test_rolls_are_equally_likely_and_so_are_pairs_of_rolls(sides: int) -> None:
    dice = keyed(key(sides))
    rolls = [int(dice.roll(sides)) for _ in range(6_000)]
    assert abs(excess(tally(rolls, sides), sides - 1)) < FAR
    if sides <= 7:
        pairs = [one * sides + other for one, other in zip(rolls[::2], rolls[1::2])]
        assert abs(excess(tally(pairs, sides * sides), sides * sides - 1)) < FAR


def test_every_card_lies_in_every_place_equally_often(deals: list[list[int]]) -> None:
    cells = [place * CARDS + card for deck in deals for place, card in enumerate(deck)]
    assert abs(excess(tally(cells, CARDS * CARDS), (CARDS - 1) ** 2)) < FAR


def test_the_first_cards_say_nothing_of_those_after_them(deals: list[list[int]]) -> None:
    """Cards are numbered by kind. Two cards of one deck differ, so that they lean apart by one part in 69."""
    for one in range(8):
        for other in range(one + 1, 16):
            found = correlation([deck[one] for deck in deals], [deck[other] for deck in deals])
            assert abs(found + 1 / (CARDS - 1)) < 4.2 / math.sqrt(DEALS)  # of 92 pairs none, one time in 400


def test_neighbouring_keys_deal_unrelated_decks(deals: list[list[int]]) -> None:
    """Two shuffled decks have one card in the same place, give or take one; and their top cards are unrelated."""
    same = sum(one == other for deck, after in pairwise(deals) for one, other in zip(deck, after))
    assert abs(same - (DEALS - 1)) < FAR * math.sqrt(DEALS - 1)
    tops = [deck[0] for deck in deals]
    assert abs(correlation(tops[:-1], tops[1:])) < FAR / math.sqrt(DEALS)
    assert abs(excess(tally(tops, CARDS), CARDS - 1)) < FAR


def test_neighbouring_keys_give_unrelated_streams() -> None:
    blocks = [bits(words(key(number), 16)) for number in range(500)]
    assert len(set(blocks)) == len(blocks)
    changed = sum((one ^ other).bit_count() for one, other in pairwise(blocks))
    assert is_half(changed, 512 * 499)


def test_one_bit_of_the_key_changes_half_of_the_stream() -> None:
    start = 0x9E3779B97F4A7C15F39CC0605CEDC8341082276BF3A27251F86C6A11D0C18E95
    block = bits(words(key(start), 16))
    changes = [block ^ bits(words(key(start ^ 1 << bit), 16)) for bit in range(256)]
    assert is_half(sum(change.bit_count() for change in changes), 512 * 256)
    assert all(abs(change.bit_count() - 256) < 4.5 * math.sqrt(512) / 2 for change in changes)
    per_bit = [sum(change >> place & 1 for change in changes) for place in range(512)]
    assert all(abs(n - 128) < 4.5 * math.sqrt(256) / 2 for n in per_bit)
