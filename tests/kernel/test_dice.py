"""Dice are fair, and the same everywhere."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cardwright.kernel.dice import Dice, seeded

FIRST = {
    0: [2904317945, 2827919012, 1125748626, 1472529879],
    1: [3687876292, 1231021415, 2291307737, 1149357349],
    -1: [568847310, 4097742529, 1347767935, 3856511984],
    2**100: [1905128134, 1544034584, 3582346626, 304243910],
}


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((n - expected) ** 2 for n in counts) / expected


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


@pytest.mark.parametrize(("sides", "most"), [(2, 10.8), (6, 20.5), (7, 22.5), (70, 112.3)])
def test_rolls_are_fair(sides: int, most: float) -> None:
    """`most` is exceeded by fair dice one time in a thousand."""
    dice = seeded(2024)
    counts = [0] * sides
    for _ in range(400 * sides):
        counts[dice.roll(sides)] += 1
    assert chi_square(counts) < most


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    dice = seeded(7)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(4_800):
        order = tuple(shuffled(4, dice))
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 24
    assert chi_square(list(counts.values())) < 49.8  # 23 degrees of freedom, one in a thousand


@pytest.mark.parametrize("sides", [1, 2, 3, 1_000, 0x7FFFFFFF])
def test_a_roll_stays_within_its_sides(sides: int) -> None:
    dice = seeded(3)
    rolls = [dice.roll(sides) for _ in range(200)]
    assert 0 <= min(rolls) <= max(rolls) < sides


@pytest.mark.parametrize("sides", [0, -1, 0x80000000])
def test_dice_without_sides_cannot_be_rolled(sides: int) -> None:
    with pytest.raises(AssertionError):
        seeded(0).roll(sides)


def test_a_copy_rolls_on_alone() -> None:
    dice = seeded(5)
    copy = dice.copy()
    ahead = [copy.next() for _ in range(5)]
    assert [dice.next() for _ in range(5)] == ahead


def test_a_shuffle_keeps_the_cards() -> None:
    assert sorted(shuffled(70, seeded(1))) == list(range(70))
    assert shuffled(1, seeded(1)) == [0]
    assert shuffled(0, seeded(1)) == []
