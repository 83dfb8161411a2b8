"""Words about cards in hands, and about the card itself."""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from cardwright.games.thargos.moves.cards import (
    bury,
    discard,
    draw,
    in_order,
    show,
)
from cardwright.games.thargos.moves.harm import strip
from cardwright.games.thargos.seat import BEHIND
from cardwright.games.thargos.state import Thargos, Word
from cardwright.games.thargos.terms import (
    DISCARDED,
    LOOKED,
    SET_ASIDE,
    YOU,
)
from cardwright.games.thargos.words.conditions import Count
from cardwright.games.thargos.words.joining import Cost, players_of
from cardwright.kernel.copies import copy_in, designs_in
from cardwright.kernel.machine import Effect, Frame

# As many as there are.
ALL: Final = 99


class Draw(Word):
    """Draw cards, or let others draw. What the winner gives the beaten defender comes once his hand is full again."""

    def __init__(self, n: int, *, who: int = YOU, per: Count | None = None) -> None:
        self.n: Final[i64] = n
        self.who: Final[i64] = who
        self.per: Final = per

    def can(self, t: Thargos, f: Frame) -> bool:
        return self.number(t, f) > 0 and any(len(t.sides[side].deck) > 0 for side in players_of(t, f, self.who))

    def number(self, t: Thargos, f: Frame) -> i64:
        return self.n if self.per is None else self.n * self.per.of(t, f.seat)

    def do(self, t: Thargos, f: Frame) -> None:
        n = self.number(t, f)
        c = t.conflict
        for side in players_of(t, f, self.who):
            if c is not None and c.owed >= 0 and side == c.defender and f.seat == c.attacker:
                c.owed += n
            elif t.is_seated(side):
                for _time in range(n):
                    draw(t, side)

    def reward(self) -> str:
        return "draw"


class Discard(Cost):
    """Discard cards of your choice, or let others do so; the memo is how many are still to go."""

    def __init__(self, n: int, *, who: int = YOU) -> None:
        self.n: Final[i64] = n
        self.who: Final[i64] = who
        self.one: Final = DiscardOwn()

    def parts(self) -> list[Effect]:
        return [self.one]

    def can(self, t: Thargos, f: Frame) -> bool:
        return any(len(hand_of(t, side)) > 0 for side in players_of(t, f, self.who))

    def payable(self, t: Thargos, f: Frame) -> bool:
        return len(t.sides[f.seat].hand) >= self.n

    def do(self, t: Thargos, f: Frame) -> None:
        players = players_of(t, f, self.who)
        for i in range(i64(len(players)) - 1, i64(-1), i64(-1)):
            if t.is_seated(players[i]):
                t.push(Frame(self.one, players[i], f.card, f.it, self.n))
            else:
                t.variant.rival.discard(t, players[i], self.n)

    def reward(self) -> str:
        return "discard"


class DiscardOwn(Word):
    """Discard as many cards of your choice as the memo says, one by one; a whole hand goes in its order."""

    def do(self, t: Thargos, f: Frame) -> None:
        hand = t.sides[f.seat].hand
        if len(hand) <= f.memo:
            for card in hand[:]:
                discard(t, f.seat, t.number(f.seat, card))
        elif f.memo > 0:
            t.wait(f, self.options(t, f))

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        return designs_in(t.sides[f.seat].hand, t.sides[f.seat].cards)

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        discard(t, f.seat, pick)
        t.push(f.noting(f.memo - 1))

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return f"discard {t.cards[pick].id}"


class DiscardAtRandom(Word):
    """Players discard cards at random."""

    def __init__(self, n: int, who: int) -> None:
        self.n: Final[i64] = n
        self.who: Final[i64] = who

    def can(self, t: Thargos, f: Frame) -> bool:
        return any(len(hand_of(t, side)) > 0 for side in players_of(t, f, self.who))

    def do(self, t: Thargos, f: Frame) -> None:
        for side in players_of(t, f, self.who):
            if not t.is_seated(side):
                t.variant.rival.discard(t, side, self.n)
            for _time in range(self.n):
                hand = t.sides[side].hand
                if len(hand) > 0:
                    t.reveal()
                    discard(t, side, t.number(side, hand[t.dice.roll(len(hand))]))

    def reward(self) -> str:
        return "discard"


class TakeAway(Word):
    """Look at a player's hand and choose cards there, which that player discards."""

    def __init__(self, n: int, who: int) -> None:
        self.n: Final[i64] = n
        self.who: Final[i64] = who
        self.one: Final = DiscardTheirs()

    def parts(self) -> list[Effect]:
        return [self.one]

    def can(self, t: Thargos, f: Frame) -> bool:
        return any(len(hand_of(t, side)) > 0 for side in players_of(t, f, self.who))

    def do(self, t: Thargos, f: Frame) -> None:
        for side in players_of(t, f, self.who):
            look_at(t, f, side, ALL)
            t.push(Frame(self.one, f.seat, f.card, 4 * side, self.n))


class DiscardTheirs(Word):
    """Choose cards of a hand that you have seen, as many as the memo says; its player discards them.

    `it` is the player, four times, and how many of the Rival's are gone: no others take their place.
    """

    def do(self, t: Thargos, f: Frame) -> None:
        if f.memo > 0 and len(self.shown(t, f)) > 0:
            t.wait(f, self.options(t, f))

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        return designs_in(self.shown(t, f), t.sides[f.it >> 2].cards)

    def shown(self, t: Thargos, f: Frame) -> vec[i64]:
        """The cards to choose from: a hand, or what is left of the cards that stand for the Rival's."""
        return hand_of(t, f.it >> 2, f.it & 3)

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        if t.is_seated(f.it >> 2):
            discard(t, f.it >> 2, pick)
            t.push(f.noting(f.memo - 1))
            return
        s = t.sides[f.it >> 2]
        card = copy_in(self.shown(t, f), s.cards, pick)
        s.deck = remove(s.deck[:], card)
        bury(t, f.it >> 2, card)
        t.note(DISCARDED, f.it >> 2, pick)
        t.push(Frame(self, f.seat, f.card, f.it + 1, f.memo - 1))

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return f"take {t.cards[pick].id}"


class Look(Word):
    """Look at a player's hand, or at some cards of it at random."""

    def __init__(self, who: int, n: int = ALL) -> None:
        self.who: Final[i64] = who
        self.n: Final[i64] = n

    def can(self, t: Thargos, f: Frame) -> bool:
        return any(len(hand_of(t, side)) > 0 for side in players_of(t, f, self.who))

    def do(self, t: Thargos, f: Frame) -> None:
        for side in players_of(t, f, self.who):
            look_at(t, f, side, self.n)

    def reward(self) -> str:
        return "look"


def hand_of(t: Thargos, side: i64, gone: i64 = 0) -> vec[i64]:
    """The hand of a player, or what stands for the Rival's: cards on top of its deck, less some that are gone."""
    return t.sides[side].hand if t.is_seated(side) else t.variant.rival.hand(t, side, gone)


def look_at(t: Thargos, f: Frame, side: i64, n: i64) -> None:
    """A player sees a hand, or some cards of it at random, and knows from then on where these are."""
    if not t.is_seated(f.seat):
        return
    hand = in_order(t.sides[side], hand_of(t, side))
    if n < len(hand):
        t.dice.shuffle(hand)
    t.reveal()
    for card in hand[:n]:
        show(t, side, card, 1 << f.seat)
        t.note(LOOKED, f.seat, t.number(side, card), side, seen_by=1 << f.seat)


class LoseThis(Cost):
    """This card leaves: a Lasting goes to the discard pile, an Action that is being played is set aside for good."""

    def __init__(self, *, aside: bool = False) -> None:
        self.aside: Final = aside

    def can(self, t: Thargos, f: Frame) -> bool:
        return self.payable(t, f)

    def payable(self, t: Thargos, f: Frame) -> bool:
        s = t.sides[f.seat]
        return self.aside or any(s.cards[card] == f.card for card in t.stand(f.it).lastings)

    def do(self, t: Thargos, f: Frame) -> None:
        s = t.sides[f.seat]
        if not self.aside:
            if self.payable(t, f):
                strip(t, f.it, f.card)
        elif s.played >= 0:
            s.aside = append(s.aside, f.seat << BEHIND | s.played)
            s.played = -1
            t.note(SET_ASIDE, f.seat, f.card)
