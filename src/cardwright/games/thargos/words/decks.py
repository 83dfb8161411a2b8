"""Words about cards in decks and discard piles."""

from typing import Final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from cardwright.games.thargos.moves.cards import (
    WHERE,
    burn,
    draw,
    held,
    hide_hand,
    own,
    put_under,
    show,
)
from cardwright.games.thargos.state import Thargos, Word
from cardwright.games.thargos.terms import (
    CYCLED,
    LOOKED,
    ORDERED,
    RECOVERED,
    RESTORED,
    YOU,
)
from cardwright.games.thargos.words.joining import Asks, Cost, players_of
from cardwright.kernel.copies import copy_in, designs_in
from cardwright.kernel.machine import Effect, Frame
from cardwright.kernel.zones import sorted_in


class Burn(Cost):
    """The top cards of decks go to the discard piles."""

    def __init__(self, n: int, *, who: int = YOU) -> None:
        self.n: Final[i64] = n
        self.who: Final[i64] = who

    def can(self, t: Thargos, f: Frame) -> bool:
        return any(len(t.sides[side].deck) > 0 for side in players_of(t, f, self.who))

    def payable(self, t: Thargos, f: Frame) -> bool:
        return len(t.sides[f.seat].deck) >= self.n

    def do(self, t: Thargos, f: Frame) -> None:
        for side in players_of(t, f, self.who):
            burn(t, side, self.n)


class Scry(Word):
    """Look at the top cards of a deck, put any of them under it, and the rest back in any order."""

    def __init__(self, n: int, *, who: int = YOU) -> None:
        self.n: Final[i64] = n
        self.who: Final[i64] = who
        self.under: Final = PutUnder()

    def parts(self) -> list[Effect]:
        return [self.under]

    def can(self, t: Thargos, f: Frame) -> bool:
        return t.is_seated(f.seat) and any(len(t.sides[side].deck) > 0 for side in players_of(t, f, self.who))

    def do(self, t: Thargos, f: Frame) -> None:
        if not t.is_seated(f.seat):
            return  # the Rival leaves them as they lie
        for side in players_of(t, f, self.who):
            s = t.sides[side]
            n = min(self.n, i64(len(s.deck)))
            t.reveal()
            for i in range(n):
                card = s.deck[len(s.deck) - 1 - i]
                if n > 1:
                    s.let_know(card, s.seen[card] & ~255)  # others who knew its place do not see where it goes now
                show(t, side, card, 1 << f.seat)
                t.note(LOOKED, f.seat, s.cards[card], side, seen_by=1 << f.seat)
            if n > 0:
                t.push(Frame(self.under, f.seat, f.card, 4 * side, n))


def tops(t: Thargos, side: i64, n: i64) -> vec[i64]:
    """The designs of the top cards of a deck, each once, in their order on paper: not in that of the deck."""
    s = t.sides[side]
    cards = vec[i64]()
    for i in range(i64(len(s.deck)) - n, i64(len(s.deck))):
        cards = sorted_in(cards, s.deck[i])
    return designs_in(cards, s.cards)


class PutUnder(Word):
    """Put cards that you have seen on top of a deck under it, one by one; then the others back.

    The memo is how many of them lie there, and behind that how many went under.
    """

    def __init__(self) -> None:
        self.back: Final = PutBack()

    def parts(self) -> list[Effect]:
        return [self.back]

    def do(self, t: Thargos, f: Frame) -> None:
        if f.memo & 15 > 0:
            t.wait(f, self.options(t, f))
        else:
            self.go_on(t, f)

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        found = vec[i64]([-1])
        for design in tops(t, f.it >> 2, f.memo & 15):
            found = append(found, design)
        return found

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        if pick < 0:
            self.go_on(t, f)
            return
        s = t.sides[f.it >> 2]
        top = s.deck[len(s.deck) - (f.memo & 15) :]
        card = copy_in(top, s.cards, pick)
        s.deck = remove(s.deck[:], card)
        put_under(t, f.it >> 2, card)
        t.push(f.noting(f.memo - 1 + 16))

    def go_on(self, t: Thargos, f: Frame) -> None:
        t.note(ORDERED, f.seat, n=f.memo >> 4)
        t.push(Frame(self.back, f.seat, f.card, f.it, f.memo & 15))

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return "keep" if pick < 0 else f"under {t.cards[pick].id}"


class PutBack(Word):
    """Put the rest back, the deepest first: the memo is how many are still to be put."""

    def do(self, t: Thargos, f: Frame) -> None:
        if f.memo > 1:
            t.wait(f, self.options(t, f))

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        return tops(t, f.it >> 2, f.memo)

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        s = t.sides[f.it >> 2]
        deep: i64 = len(s.deck) - f.memo
        i = deep
        while s.cards[s.deck[i]] != pick:
            i += 1
        s.deck = s.deck[:]
        s.deck[deep], s.deck[i] = s.deck[i], s.deck[deep]
        t.push(f.noting(f.memo - 1))

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return f"back {t.cards[pick].id}"


class Cycle(Word):
    """Put up to so many cards from your hand under your deck, and draw as many."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def can(self, t: Thargos, f: Frame) -> bool:
        return len(t.sides[f.seat].hand) > 0

    def do(self, t: Thargos, f: Frame) -> None:
        if f.memo < self.n and len(t.sides[f.seat].hand) > 0:
            t.wait(f, self.options(t, f))
        else:
            self.go_on(t, f)

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        found = vec[i64]([-1])
        for design in designs_in(t.sides[f.seat].hand, t.sides[f.seat].cards):
            found = append(found, design)
        return found

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        if pick < 0:
            self.go_on(t, f)
            return
        s = t.sides[f.seat]
        card = held(s, pick)
        s.give(card)
        hide_hand(t, f.seat)
        s.let_know(card, s.seen[card] & (~WHERE | own(t, f.seat)))
        put_under(t, f.seat, card)
        t.push(f.noting(f.memo + 1))

    def go_on(self, t: Thargos, f: Frame) -> None:
        t.note(CYCLED, f.seat, n=f.memo)
        for _time in range(f.memo):
            draw(t, f.seat)

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return "stop" if pick < 0 else f"under {t.cards[pick].id}"


class Recover(Asks):
    """Take a card of a kind, or any, from your discard pile into your hand."""

    def __init__(self, kind: int = -1) -> None:
        self.kind: Final[i64] = kind

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        s = t.sides[f.seat]
        found = vec[i64]()
        if not t.is_seated(f.seat):
            return found
        for design in designs_in(s.discard, s.cards):
            if self.kind < 0 or t.cards[design].kind == self.kind:
                found = append(found, design)
        return found

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        s = t.sides[f.seat]
        card = copy_in(s.discard, s.cards, pick)
        s.unbury(card)
        s.take(card)
        t.note(RECOVERED, f.seat, pick)

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return f"recover {t.cards[pick].id}"


class Restore(Word):
    """Put the top cards of your discard pile under your deck, as they lie."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def can(self, t: Thargos, f: Frame) -> bool:
        return len(t.sides[f.seat].discard) > 0

    def do(self, t: Thargos, f: Frame) -> None:
        s = t.sides[f.seat]
        n = min(self.n, i64(len(s.discard)))
        for _time in range(n):
            s.discard, card = pop(s.discard)
            put_under(t, f.seat, card)
            t.note(RESTORED, f.seat, s.cards[card])

    def reward(self) -> str:
        return "restore"
