"""Words that pick: cards, families, players."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.vale.state import Vale, Word
from cardwright.games.vale.terms import CHOSE_FAMILY, DRAGON, EARTH, FAMILIES, FIRE, NAMED, WATER, WIND
from cardwright.games.vale.words.counts import ANY, Which
from cardwright.kernel.machine import Effect, Frame
from cardwright.kernel.words import size_of

AREA: Final = 0
HAND: Final = 1
PILE: Final = 2
SHELTER: Final = 3
BOARD: Final = 4


def candidates(t: Vale, f: Frame, zone: i64, which: Which, other: bool) -> vec[i64]:
    """The cards of a kind in a zone; `other` leaves out the card that speaks. Marked cards do not count."""
    found = vec[i64]()
    if zone == BOARD:
        for i in range(i64(len(t.board))):
            if t.marks[i] < 0 and which.fits(t.cards[t.board[i]]):
                found = append(found, t.board[i])
        return found
    for c in cards_in(t, f.seat, zone):
        if not (other and c == f.card) and (which.finds(t, f.seat, c) if zone == AREA else which.fits(t.cards[c])):
            found = append(found, c)
    return found


def ask_for_card(t: Vale, f: Frame, zone: i64, options: vec[i64]) -> None:
    """Ask for a card of a zone: others see how many cards a hand has, and not that only one of them will do."""
    if zone != HAND or len(t.seats[f.seat].hand) <= 1 or t.hasty:
        t.ask(f, options)
    else:
        t.wait(f, options)


def cards_in(t: Vale, seat: i64, zone: i64) -> vec[i64]:
    s = t.seats[seat]
    return s.area if zone == AREA else s.hand if zone == HAND else s.shelter if zone == SHELTER else t.pile


class Pick(Word):
    """Pick one card for which the follow-up can be done, then do it."""

    def __init__(self, zone: int, then: Word, which: Which = ANY, *, other: bool = False) -> None:
        self.zone: Final[i64] = zone
        self.then: Final = then
        self.which: Final = which
        self.other: Final = other
        self.any: Final[bool] = then.sure()

    def parts(self) -> list[Effect]:
        return [self.then]

    def options(self, t: Vale, f: Frame) -> vec[i64]:
        found = candidates(t, f, self.zone, self.which, self.other)
        if self.any:
            return found
        fit = vec[i64]()
        for c in found:
            if self.then.can(t, f.about(self.then, c)):
                fit = append(fit, c)
        return fit

    def can(self, t: Vale, f: Frame) -> bool:
        found = candidates(t, f, self.zone, self.which, self.other)
        if self.any:
            return len(found) > 0
        return any(self.then.can(t, f.about(self.then, c)) for c in found)

    def sure(self) -> bool:
        return False

    def do(self, t: Vale, f: Frame) -> None:
        ask_for_card(t, f, self.zone, self.options(t, f))

    def chosen(self, t: Vale, f: Frame, pick: i64) -> None:
        t.push(f.about(self.then, pick))

    def name(self, t: Vale, f: Frame, pick: i64) -> str:
        return f"{self.then.verb()} {t.cards[pick].id}"

    def reward(self) -> str:
        return self.then.verb()


class PickSome(Word):
    """Pick up to `most` other cards of a kind in your area, in its order, then do the follow-up with each."""

    def __init__(self, most: int, then: Word, which: Which = ANY) -> None:
        self.most: Final[i64] = most
        self.then: Final = then
        self.which: Final = which

    def parts(self) -> list[Effect]:
        return [self.then]

    def options(self, t: Vale, f: Frame) -> vec[i64]:
        cards = candidates(t, f, AREA, self.which, True)
        found = vec[i64]([-1])
        if size_of(f.memo) < self.most:
            for i in range(i64(len(cards))):
                if f.memo >> i == 0:
                    found = append(found, cards[i])
        return found

    def chosen(self, t: Vale, f: Frame, pick: i64) -> None:
        cards = candidates(t, f, AREA, self.which, True)
        for i in range(i64(len(cards))):
            if cards[i] == pick:
                t.push(f.noting(f.memo | 1 << i))
            elif pick < 0 and f.memo >> i & 1:
                t.push(Frame(self.then, f.seat, f.card, cards[i]))

    def name(self, t: Vale, f: Frame, pick: i64) -> str:
        return "stop" if pick < 0 else f"{self.then.verb()} {t.cards[pick].id}"


class PickFromHand(Word):
    """Pick up to `most` cards of your hand, `least` at least, in its order, and do the follow-up with each at once.

    The memo is how many, and from which card number on the next may be: nobody learns where in the hand a card was.
    So the question waits even if no card comes after the last one, unless everybody can see that nothing is left open.
    """

    def __init__(self, most: int, then: Word, least: int = 0) -> None:
        self.most: Final[i64] = most
        self.then: Final = then
        self.least: Final[i64] = least

    def parts(self) -> list[Effect]:
        return [self.then]

    def can(self, t: Vale, f: Frame) -> bool:
        return len(t.seats[f.seat].hand) >= self.least

    def sure(self) -> bool:
        return self.least == 0

    def do(self, t: Vale, f: Frame) -> None:
        picked = f.memo >> 16
        if t.hasty or picked == self.most or len(t.seats[f.seat].hand) <= max(self.least - picked, 0):
            t.ask(f, self.options(t, f))
        else:
            t.wait(f, self.options(t, f))

    def options(self, t: Vale, f: Frame) -> vec[i64]:
        picked = f.memo >> 16
        hand = t.seats[f.seat].hand
        found = vec[i64](capacity=8)
        if picked >= self.least:
            found = append(found, -1)
        if picked < self.most:
            last = len(hand) - (self.least - picked)
            for i in range(i64(len(hand))):
                if hand[i] >= f.memo & 0xFFFF and (picked >= self.least or i <= last):
                    found = append(found, hand[i])
        return found

    def chosen(self, t: Vale, f: Frame, pick: i64) -> None:
        if pick >= 0:
            t.push(f.noting((f.memo >> 16) + 1 << 16 | pick + 1))
            t.push(Frame(self.then, f.seat, f.card, pick))

    def name(self, t: Vale, f: Frame, pick: i64) -> str:
        return "stop" if pick < 0 else f"{self.then.verb()} {t.cards[pick].id}"


class NameFamily(Word):
    """Name a family; the rest is about it."""

    def __init__(self, then: Word) -> None:
        self.then: Final = then

    def parts(self) -> list[Effect]:
        return [self.then]

    def can(self, t: Vale, f: Frame) -> bool:
        return self.then.can(t, f)

    def sure(self) -> bool:
        return self.then.sure()

    def moves(self) -> bool:
        return self.then.moves()

    def options(self, t: Vale, f: Frame) -> vec[i64]:
        return vec[i64]([FIRE, WATER, EARTH, WIND, DRAGON])

    def chosen(self, t: Vale, f: Frame, pick: i64) -> None:
        t.note(CHOSE_FAMILY, f.seat, f.card, pick)
        t.push(Frame(self.then, f.seat, f.card, f.it, pick))

    def name(self, t: Vale, f: Frame, pick: i64) -> str:
        return f"family {FAMILIES[pick]}"


class Name(Word):
    """Name a player, yourself allowed, who has a card of a family in the area; that player does the rest."""

    def __init__(self, family: int, then: Word) -> None:
        self.family: Final[i64] = family
        self.then: Final = then
        self.which: Final = Which(family)

    def parts(self) -> list[Effect]:
        return [self.then]

    def options(self, t: Vale, f: Frame) -> vec[i64]:
        found = vec[i64]()
        for seat in range(t.players):
            for c in t.seats[seat].area:
                if self.which.finds(t, seat, c):
                    found = append(found, seat)
                    break
        return found

    def can(self, t: Vale, f: Frame) -> bool:
        return len(self.options(t, f)) > 0

    def sure(self) -> bool:
        return False

    def chosen(self, t: Vale, f: Frame, pick: i64) -> None:
        t.note(NAMED, f.seat, f.card, pick)
        t.push(Frame(self.then, pick, f.card))

    def name(self, t: Vale, f: Frame, pick: i64) -> str:
        return f"name {pick + 1}"
