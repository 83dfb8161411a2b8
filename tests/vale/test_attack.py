"""An attack on the deal, written out: from the cards that everybody sees, find the dice and compute the others."""

from collections.abc import Callable

import pytest

from cardwright.games.vale.game import VALE
from cardwright.games.vale.rules.rounds import deal
from cardwright.games.vale.state import Vale
from cardwright.kernel.dice import Dice, keyed, seeded
from cardwright.kernel.game import SPECTATOR

BASE = VALE.variant(VALE.setup(4, 1, {}).options)
DECK = [BASE.cards[c].id for c in BASE.deck]
GAMES = 200


def new(dice: Dice) -> Vale:
    return deal(BASE, 4, dice)


def key(number: int) -> str:
    return f"{number:064x}"


def board(t: Vale) -> list[str]:
    """The eight cards turned up, as anybody sees them who looks at the table."""
    shown = VALE.view(t, SPECTATOR)["board"]
    assert isinstance(shown, list)
    return [place["card"] for place in shown]


def unseen(t: Vale) -> list[str]:
    """What the attack is after: the whole deck, from its top."""
    return [t.cards[c].id for c in t.deck][::-1]


def drawn(dice: Dice, n: int) -> list[str]:
    """The first cards from the top of a deck that these dice shuffle: the shuffle begins with the top card."""
    cards = DECK[:]
    for i in range(len(cards) - 1, len(cards) - 1 - min(n, len(cards) - 1), -1):
        j = dice.roll(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards[: -n - 1 : -1]


class Attack:
    """Knows a generator and every number its dice may be made from; entered by the first two cards that they deal."""

    def __init__(self, generator: Callable[[int], Dice], numbers: range) -> None:
        self.generator = generator
        self.suspects: dict[tuple[str, ...], list[int]] = {}
        for number in numbers:
            self.suspects.setdefault(tuple(drawn(generator(number), 2)), []).append(number)

    def guess(self, shown: list[str]) -> tuple[int, list[str]]:
        """How many cards shown the likeliest dice explain, and what they then deal from the deck."""
        best, rest = 0, list[str]()
        for number in self.suspects.get(tuple(shown[:2]), []):
            deck = drawn(self.generator(number), len(DECK))
            explained = agreeing(deck, shown)
            if explained > best:
                best, rest = explained, deck[len(shown) :]
        return best, rest


def agreeing(one: list[str], other: list[str]) -> int:
    return sum(a == b for a, b in zip(one, other))


@pytest.fixture(scope="module")
def attack() -> Attack:
    """On fast dice of 2^16 possible states: the real 2^39 take minutes, not a moment."""
    return Attack(seeded, range(1 << 16))


@pytest.mark.parametrize("secret", [0, 1, 4_711, 65_535])
def test_eight_open_cards_tell_the_deck_that_fast_dice_shuffled(attack: Attack, secret: int) -> None:
    t = new(seeded(secret))
    assert attack.guess(board(t)) == (8, unseen(t))
    assert len(unseen(t)) == 62


def test_a_key_must_be_long() -> None:
    """The attack needs nothing but few enough numbers to try: of a thousand keys it finds the right one."""
    t = new(keyed(key(777)))
    assert Attack(lambda number: keyed(key(number)), range(1_000)).guess(board(t)) == (8, unseen(t))


def test_safe_dice_cannot_be_found_and_the_deck_is_guessed_no_better_than_by_chance(attack: Attack) -> None:
    """A blind guess at 62 cards is right about one of them, give or take one."""
    explained, right = 0, 0
    for number in range(GAMES):
        t = new(keyed(key((number + 1) << 128)))
        best, rest = attack.guess(board(t))
        explained = max(explained, best)
        right += agreeing(rest, unseen(t))
    assert explained < 8
    assert abs(right - GAMES) < 3.3 * GAMES**0.5  # one in a thousand
