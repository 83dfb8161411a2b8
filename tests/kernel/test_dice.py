"""Dice are fair, and the same everywhere."""

import json

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cardwright.kernel.dice import Dice, FastDice, SafeDice, chacha_block, keyed, read_dice, seeded
from cardwright.kernel.paper import BadPaper, Page

CONSTANTS = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)
KEY = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
FIRST = {
    0: [2904317945, 2827919012, 1125748626, 1472529879],
    1: [3687876292, 1231021415, 2291307737, 1149357349],
    -1: [568847310, 4097742529, 1347767935, 3856511984],
    2**100: [1905128134, 1544034584, 3582346626, 304243910],
}


# RFC 8439, appendix A.1: the vectors with a zero nonce, as key, number of the block and key stream.
KEY_STREAMS = [
    (
        "00" * 32,
        0,
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
    ),
    (
        "00" * 32,
        1,
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
        "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
    ),
    (
        "00" * 31 + "01",
        1,
        "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
        "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0",
    ),
    (
        "00ff" + "00" * 30,
        2,
        "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
        "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096",
    ),
]
DICE = {"fast": seeded(2024), "safe": keyed(KEY)}


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((n - expected) ** 2 for n in counts) / expected


def words(dice: Dice, n: int) -> list[int]:
    return [int(dice.next()) for _ in range(n)]


def shuffled(n: int, dice: Dice) -> list[int]:
    cards = vec[i64](range(n))
    dice.shuffle(cards)
    return [int(card) for card in cards]


@pytest.mark.parametrize("seed", FIRST)
def test_a_seed_gives_the_same_numbers_in_both_forms_and_for_ever(seed: int) -> None:
    dice = seeded(seed)
    assert [dice.next() for _ in FIRST[seed]] == FIRST[seed]


def test_rolls_and_shuffles_are_the_same_in_both_forms_and_for_ever() -> None:
    dice = seeded(0)
    assert [dice.roll(6) for _ in range(12)] == [4, 3, 1, 2, 0, 5, 4, 4, 4, 5, 0, 0]
    assert shuffled(10, dice) == [0, 3, 5, 2, 7, 8, 1, 9, 4, 6]


def test_different_seeds_differ() -> None:
    seeds = [*range(-500, 500), *[1 << n for n in range(10, 200)], *[-(1 << n) for n in range(10, 200)]]
    assert len({(seeded(seed).high, seeded(seed).low) for seed in seeds}) == len(seeds)
    assert len({seeded(seed).next() for seed in range(1_000)}) == 1_000


def test_neighbouring_seeds_roll_fairly_on_their_first_roll() -> None:
    counts = [0] * 6
    for seed in range(6_000):
        counts[seeded(seed).roll(6)] += 1
    assert chi_square(counts) < 20.5  # five degrees of freedom, one in a thousand


@pytest.mark.parametrize("kind", DICE)
@pytest.mark.parametrize(("sides", "most"), [(2, 10.8), (6, 20.5), (7, 22.5), (70, 112.3)])
def test_rolls_are_fair(kind: str, sides: int, most: float) -> None:
    """`most` is exceeded by fair dice one time in a thousand."""
    dice = DICE[kind].copy()
    counts = [0] * sides
    for _ in range(400 * sides):
        counts[dice.roll(sides)] += 1
    assert chi_square(counts) < most


@pytest.mark.parametrize("kind", DICE)
def test_every_order_of_a_shuffle_is_equally_likely(kind: str) -> None:
    dice = DICE[kind].copy()
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(4_800):
        order = tuple(shuffled(4, dice))
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 24
    assert chi_square(list(counts.values())) < 49.8  # 23 degrees of freedom, one in a thousand


@pytest.mark.parametrize("kind", DICE)
@pytest.mark.parametrize("sides", [1, 2, 3, 1_000, 0x7FFFFFFF])
def test_a_roll_stays_within_its_sides(kind: str, sides: int) -> None:
    dice = DICE[kind].copy()
    rolls = [dice.roll(sides) for _ in range(200)]
    assert 0 <= min(rolls) <= max(rolls) < sides


@pytest.mark.parametrize("kind", DICE)
@pytest.mark.parametrize("sides", [0, -1, 0x80000000])
def test_dice_without_sides_cannot_be_rolled(kind: str, sides: int) -> None:
    with pytest.raises(AssertionError):
        DICE[kind].copy().roll(sides)


@pytest.mark.parametrize("kind", DICE)
def test_a_shuffle_keeps_the_cards(kind: str) -> None:
    dice = DICE[kind].copy()
    assert sorted(shuffled(70, dice)) == list(range(70))
    assert shuffled(1, dice) == [0]
    assert shuffled(0, dice) == []


@pytest.mark.parametrize("kind", DICE)
@pytest.mark.parametrize("used", [0, 1, 15, 16, 17, 100])
def test_copied_and_saved_dice_roll_on_alone(kind: str, used: int) -> None:
    dice = DICE[kind].copy()
    words(dice, used)
    copy, saved = dice.copy(), json.loads(json.dumps({"dice": dice.written()}))
    ahead = words(dice, 40)
    assert words(copy, 40) == ahead
    read = read_dice(Page(saved, ""))
    assert type(read) is type(dice)
    assert words(read, 40) == ahead
    assert read.written() == dice.written() == copy.written()


def test_fast_dice_are_two_numbers_on_paper_and_safe_dice_nine() -> None:
    assert FastDice(3, 4).written() == [3, 4]
    dice = keyed(KEY)
    words(dice, 20)
    assert dice.written() == [*range(0x03020100, 0x20000000, 0x04040404), 20]


def test_a_copy_computes_no_block_again() -> None:
    """Dice that were given a block that is not their key's: their copies go on with that block."""
    dice = SafeDice(keyed(KEY).key, 3, vec[i64](range(100, 116)))
    assert dice.copy().next() == dice.next() == 103


def test_the_block_function_is_that_of_rfc_8439() -> None:
    """Section 2.3.2: the state set up with a key, a block number and a nonce, and after the block function."""
    state = vec[i64]([*CONSTANTS, *keyed(KEY).key, 1, 0x09000000, 0x4A000000, 0])
    assert [int(word) for word in chacha_block(state)] == [
        *(0xE4E7F110, 0x15593BD1, 0x1FDD0F50, 0xC47120A3, 0xC7F4D1C7, 0x0368C033, 0x9AAA2204, 0x4E6CD4C3),
        *(0x466482D2, 0x09AA9F07, 0x05D7C214, 0xA2028BD9, 0xD19C12B5, 0xB94E16DE, 0xE883D0CB, 0x4E3C50A2),
    ]


@pytest.mark.parametrize(("key", "number", "stream"), KEY_STREAMS)
def test_safe_dice_are_the_key_stream_of_rfc_8439(key: str, number: int, stream: str) -> None:
    dice = keyed(key)
    words(dice, 16 * number)
    assert b"".join(word.to_bytes(4, "little") for word in words(dice, 16)).hex() == stream


def test_a_key_gives_the_same_rolls_and_shuffles_in_both_forms_and_for_ever() -> None:
    dice = keyed(KEY)
    assert words(dice, 4) == [2100034873, 1780073945, 1996733837, 1229642936]
    assert [dice.roll(6) for _ in range(12)] == [2, 4, 1, 3, 5, 4, 2, 2, 5, 1, 3, 0]
    assert shuffled(10, dice) == [2, 8, 4, 0, 6, 5, 9, 3, 7, 1]


@pytest.mark.parametrize("key", ["", KEY[1:], KEY + "0", KEY.upper(), "0x" + KEY[2:], " " + KEY[1:], KEY[:-1] + "٣"])
def test_what_is_no_key_is_refused_and_not_repeated(key: str) -> None:
    with pytest.raises(BadPaper) as refused:
        keyed(key)
    assert str(refused.value) == "key: expected 64 hexadecimal digits, 0 to 9 and a to f"


@pytest.mark.parametrize("dice", [[], [0, 0], [7], [7] * 3, [7] * 8, [7] * 10])
def test_what_are_no_dice_on_paper_is_refused(dice: list[int]) -> None:
    got = f"{len(dice)} numbers" if any(dice) else str(dice)
    with pytest.raises(BadPaper) as refused:
        read_dice(Page({"dice": dice}, "moment"))
    assert str(refused.value) == f"moment, dice: expected two numbers that are not both 0, or nine, got {got}"


@pytest.mark.parametrize("dice", [[-1, 1], [1 << 32, 1], [1] * 8 + [1 << 32], [True, 1], ["1", 1]])
def test_dice_on_paper_are_words(dice: list[object]) -> None:
    with pytest.raises(BadPaper, match="dice: expected whole numbers from 0 to 4294967295"):
        read_dice(Page({"dice": dice}, ""))


def test_a_key_ends_where_its_words_no_longer_fit_on_paper() -> None:
    dice = SafeDice(keyed(KEY).key, 2**32 - 1, vec[i64](range(16)))
    assert dice.next() == 15
    with pytest.raises(AssertionError, match="2\\^32 words"):
        dice.next()
