"""A test double of a small game, for one to three seats: whoever runs farthest wins, but nobody who does not arrive.

Everybody holds three cards, of a kind or not, and plays two of them in turn; a card runs as far as its kind says.
Cards are numbered, an answer names the kind, and of equal cards the lowest number is played.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cardwright.kernel.dice import Dice, FastDice
from cardwright.kernel.game import Game, Outcome, Setup, ranked
from cardwright.kernel.machine import Effect, Event, Frame, Position
from cardwright.kernel.paper import Page, Record

KINDS: Final = 4
COPIES: Final = 4
HAND: Final = 3
PLAYED: Final = 2
FAR: Final = 5


def kind(card: int) -> int:
    return card // COPIES


class Race(Position):
    """What everybody holds, and how far everybody has come."""

    def __init__(self) -> None:
        super().__init__()
        self.hands: list[list[int]] = []
        self.far: list[int] = []

    def clone(self) -> "Race":
        t = Race()
        t.take_over(self)
        t.hands, t.far = [hand[:] for hand in self.hands], self.far[:]
        return t


def race(t: Position) -> Race:
    assert isinstance(t, Race)
    return t


class Run(Effect):
    """Play a card."""

    def do(self, t: Position, f: Frame) -> None:
        lowest = {kind(card): card for card in sorted(race(t).hands[f.seat], reverse=True)}
        t.wait(f, vec[i64](sorted(lowest.values())))

    def chosen(self, t: Position, f: Frame, pick: i64) -> None:
        race(t).hands[f.seat].remove(int(pick))
        race(t).far[f.seat] += kind(int(pick))

    def name(self, t: Position, f: Frame, pick: i64) -> str:
        return f"run {kind(int(pick))}"


RUN: Final = Run()


class RaceGame(Game):
    """As much of the contract as bots need."""

    name = "race"

    def new(self, setup: Setup, told: list[Event] | None = None) -> Position:
        dice = setup.dice()
        return self.dealt([[-1] * HAND] * setup.players, [0] * setup.players, 0, dice)

    def dealt(self, hands: list[list[int]], far: list[int], given: int, dice: Dice) -> Race:
        """A position after so many answers; cards that nobody knows (-1) are dealt."""
        t = Race()
        t.players, t.far, t.dice = len(hands), far, FastDice(dice.next(), dice.next() | 1)
        pile = vec[i64]([card for card in range(KINDS * COPIES) if all(card not in hand for hand in hands)])
        dice.shuffle(pile)
        loose = [int(card) for card in pile]
        t.hands = [[loose.pop() if card < 0 else card for card in hand] for hand in hands]
        for turn in range(PLAYED * len(hands) - 1, given - 1, -1):
            t.push(Frame(RUN, turn % len(hands)))
        t.advance()
        return t

    def view(self, t: Position, seat: int) -> Record:
        hands = [hand if other == seat else [-1] * len(hand) for other, hand in enumerate(race(t).hands)]
        given = PLAYED * int(t.players) - int(t.height) - (t.asked is not None)
        return {"hands": hands, "far": race(t).far, "given": given}

    def imagine(self, view: Record, dice: Dice) -> Position:
        page = Page(view, "")
        hands = [[int(str(card)) for card in hand] for hand in page.items("hands") if isinstance(hand, list)]
        return self.dealt(hands, page.numbers("far", 0, 99), page.number("given", None, 0, 99), dice)

    def resample(self, t: Position, seat: int, dice: Dice) -> Position:
        return self.imagine(self.view(t, seat), dice)

    def outcome(self, t: Position) -> Outcome | None:
        if not t.over():
            return None
        far = race(t).far
        return Outcome([rank if mine >= FAR else len(far) + 1 for rank, mine in zip(ranked(far), far)], far, "run")


RACE: Final = RaceGame()
