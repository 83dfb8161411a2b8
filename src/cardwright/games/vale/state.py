"""The Vale of Eternity as plain data: stones, cards, seats, zones."""

from typing import Final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64, mypyc_attr

from cardwright.games.vale.terms import (
    BLUE,
    DISCARDED,
    DREW,
    GAINED,
    HUNTING,
    LOST,
    PURPLE,
    RECOVERED,
    RED,
    SCORED,
    SHUFFLED,
    SPENT,
    STONE_LIMIT,
    VALUES,
)  # fmt: skip
from cardwright.kernel.machine import Effect, Frame, Position


class Word(Effect):
    """An instruction of this game: `do` it, or first ask whether it `can` be done, wholly, now."""

    def run(self, t: Position, f: Frame) -> None:
        assert isinstance(t, Vale)
        self.do(t, f)

    def resume(self, t: Position, f: Frame, pick: i64) -> None:
        assert isinstance(t, Vale)
        self.chosen(t, f, pick)

    def label(self, t: Position, f: Frame, pick: i64) -> str:
        assert isinstance(t, Vale)
        return self.name(t, f, pick)

    def do(self, t: "Vale", f: Frame) -> None:
        raise NotImplementedError

    def chosen(self, t: "Vale", f: Frame, pick: i64) -> None:
        raise NotImplementedError

    def name(self, t: "Vale", f: Frame, pick: i64) -> str:
        raise NotImplementedError

    def can(self, t: "Vale", f: Frame) -> bool:
        return True

    def sure(self) -> bool:
        """Whether `can` is true in every position."""
        return True

    def moves(self) -> bool:
        """Whether doing it can change what else can be done."""
        return True

    def verb(self) -> str:
        """The verb of the notation for picking a card for this instruction."""
        return "pick"

    def reward(self) -> str:
        """This instruction's name in the notation, when it is one of several to choose from."""
        raise NotImplementedError


class Permanent:
    """A permanent effect that changes a number. It is read when the number is needed, never registered."""

    def limit(self) -> i64:
        """How many stones more its owner may hold."""
        return 0

    def worth(self, colour: i64) -> i64:
        """How much more a stone of this colour is worth to its owner."""
        return 0

    def swaps(self) -> bool:
        """Whether blue and purple stones trade their values."""
        return False

    def discount(self, card: "Card") -> i64:
        """How much less the owner pays to summon a card."""
        return 0


class When:
    """A permanent effect that answers an event."""

    def __init__(self, event: i64, effect: Word, family: i64 = -1) -> None:
        self.event: Final = event
        self.effect: Final = effect
        self.family: Final = family


class Card:
    """What is printed on a card."""

    def __init__(
        self,
        id: str,
        family: int,
        cost: int,
        *,
        instant: Word | None = None,
        always: Permanent | None = None,
        when: When | None = None,
        active: Word | None = None,
        provenance: str = "printed",
    ) -> None:
        self.id: Final = id
        self.family: Final[i64] = family
        self.cost: Final[i64] = cost
        self.instant: Final = instant
        self.always: Final = always
        self.when: Final = when
        self.active: Final = active
        self.sure: Final[bool] = instant is None or instant.sure()
        self.provenance: Final = provenance

    def kinds(self) -> list[str]:
        kinds = ["instant"] if self.instant is not None else []
        if self.always is not None or self.when is not None:
            kinds.append("permanent")
        return [*kinds, "active"] if self.active is not None else kinds


class Variant:
    """The options of one game: the cards in play and the readings chosen where players argue."""

    def __init__(
        self,
        cards: list[Card],
        *,
        copied_recover: bool = False,
        copied_other: bool = False,
        needless_stones: bool = False,
    ) -> None:
        self.cards: Final = cards
        self.copied_recover: Final = copied_recover
        self.copied_other: Final = copied_other
        self.needless_stones: Final = needless_stones
        self.goal: Final[i64] = 60
        self.rounds: Final[i64] = 10


@mypyc_attr(acyclic=True)
class Seat:
    """What one player has."""

    def __init__(self) -> None:
        self.hand: vec[i64] = vec[i64]()
        self.area: vec[i64] = vec[i64]()
        self.used: vec[i64] = vec[i64]()
        self.stones: i64 = 0
        self.score: i64 = 0

    def copy(self) -> "Seat":
        s = Seat()
        s.hand = self.hand[:]
        s.area = self.area[:]
        s.used = self.used[:]
        s.stones = self.stones
        s.score = self.score
        return s

    def take(self, card: i64) -> None:
        """Into the hand, which is kept in card order."""
        self.hand = append(self.hand, card)
        i: i64 = len(self.hand) - 1
        while i > 0 and self.hand[i - 1] > card:
            self.hand[i] = self.hand[i - 1]
            i -= 1
        self.hand[i] = card


def holds(cards: vec[i64], card: i64) -> bool:
    return any(c == card for c in cards)


class Vale(Position):
    """A position. The last card of the deck is its top; `seen[card]` is the set of seats that know where it lies."""

    def __init__(self) -> None:
        super().__init__()
        self.variant: Variant = NOTHING
        self.cards: list[Card] = NOTHING.cards
        self.seats: list[Seat] = []
        self.deck: vec[i64] = vec[i64]()
        self.pile: vec[i64] = vec[i64]()
        self.board: vec[i64] = vec[i64]()
        self.marks: vec[i64] = vec[i64]()
        self.seen: vec[i64] = vec[i64]()
        self.round: i64 = 1
        self.first: i64 = 0
        self.phase: i64 = HUNTING
        self.turn: i64 = 0

    def clone(self) -> Position:
        return self.copy()

    def copy(self) -> "Vale":
        t = Vale()
        t.take_over(self)
        t.variant = self.variant
        t.cards = self.cards
        for s in self.seats:
            t.seats.append(s.copy())
        t.deck = self.deck[:]
        t.pile = self.pile[:]
        t.board = self.board[:]
        t.marks = self.marks[:]
        t.seen = self.seen[:]
        t.round = self.round
        t.first = self.first
        t.phase = self.phase
        t.turn = self.turn
        return t

    def everyone(self) -> i64:
        return (1 << self.players) - 1

    # Numbers that permanent effects change.

    def limit(self, seat: i64) -> i64:
        n: i64 = STONE_LIMIT
        for c in self.seats[seat].area:
            always = self.cards[c].always
            if always is not None:
                n += always.limit()
        return n

    def values(self, seat: i64) -> tuple[i64, i64, i64]:
        """What a red, a blue and a purple stone are worth to a player."""
        red: i64 = VALUES[0]
        blue: i64 = VALUES[1]
        purple: i64 = VALUES[2]
        for c in self.seats[seat].area:
            always = self.cards[c].always
            if always is not None:
                red += always.worth(RED)
                blue += always.worth(BLUE)
                purple += always.worth(PURPLE)
                if always.swaps():
                    blue += VALUES[2] - VALUES[1]
                    purple += VALUES[1] - VALUES[2]
        return red, blue, purple

    def cost(self, seat: i64, card: i64) -> i64:
        """What a player has to pay to summon a card."""
        printed = self.cards[card]
        cost = printed.cost
        for c in self.seats[seat].area:
            always = self.cards[c].always
            if always is not None:
                cost -= always.discount(printed)
        return cost if cost > 0 else 0

    def room(self, seat: i64) -> i64:
        """Empty spaces in a player's area."""
        return self.round - len(self.seats[seat].area)

    # Points and stones.

    def score(self, seat: i64, n: i64) -> None:
        if n > 0:
            self.seats[seat].score += n
            self.note(SCORED, seat, n=n)

    def lose(self, seat: i64, n: i64) -> None:
        """A loss stops at 0 points."""
        s = self.seats[seat]
        n = n if n < s.score else s.score
        if n > 0:
            s.score -= n
            self.note(LOST, seat, n=n)

    def gain(self, seat: i64, stones: i64) -> None:
        self.seats[seat].stones += stones
        self.note(GAINED, seat, n=stones)

    def spend(self, seat: i64, stones: i64) -> None:
        if stones:
            self.seats[seat].stones -= stones
            self.note(SPENT, seat, n=stones)

    # Moving cards. A card lies in exactly one zone.

    def top(self) -> i64:
        """Take the top card of the deck; an empty one is made anew from the discard pile; -1 if that is empty too."""
        if len(self.deck) == 0:
            if len(self.pile) == 0:
                return -1
            self.reshuffle()
        self.deck, card = pop(self.deck)
        self.reveal()
        return card

    def reshuffle(self) -> None:
        self.deck = self.pile
        self.pile = vec[i64]()
        for c in self.deck:
            self.seen[c] = 0
        self.dice.shuffle(self.deck)
        self.note(SHUFFLED, -1, n=len(self.deck))

    def draw(self, seat: i64) -> None:
        card = self.top()
        if card >= 0:
            self.seats[seat].take(card)
            self.seen[card] |= 1 << seat
            self.note(DREW, seat, card, seen_by=self.seen[card])

    def publish(self, card: i64) -> None:
        """Everybody knows a card from now on; a barrier, if the player who answered did not know it before."""
        if self.actor >= 0 and self.seen[card] >> self.actor & 1 == 0:
            self.reveal()
        self.seen[card] = self.everyone()

    def bury(self, card: i64) -> None:
        """Onto the discard pile."""
        self.pile = append(self.pile, card)
        self.publish(card)

    def leave_area(self, seat: i64, card: i64) -> None:
        s = self.seats[seat]
        s.area = remove(s.area, card)

    def leave_hand(self, seat: i64, card: i64) -> None:
        s = self.seats[seat]
        s.hand = remove(s.hand, card)

    def enter_area(self, seat: i64, card: i64) -> None:
        s = self.seats[seat]
        s.area = append(s.area, card)
        self.publish(card)

    def enter_hand(self, seat: i64, card: i64) -> None:
        """Into a hand, before everybody's eyes."""
        self.seats[seat].take(card)
        self.publish(card)

    def recover(self, seat: i64, card: i64) -> None:
        self.leave_area(seat, card)
        self.enter_hand(seat, card)
        self.note(RECOVERED, seat, card)

    def take_from_pile(self, card: i64) -> None:
        self.pile = remove(self.pile, card)

    def leave_board(self, card: i64) -> None:
        i: i64 = 0
        while self.board[i] != card:
            i += 1
        self.board, _ = pop(self.board, i)
        self.marks, _ = pop(self.marks, i)

    def discard(self, seat: i64, card: i64) -> None:
        """A player's card, from the area or the hand, onto the discard pile."""
        if holds(self.seats[seat].area, card):
            self.leave_area(seat, card)
        else:
            self.leave_hand(seat, card)
        self.bury(card)
        self.note(DISCARDED, seat, card)


NOTHING: Final = Variant([])
