"""Drawing up to a hand size, and what happens where there is nothing to draw."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from cardwright.games.thargos.moves.cards import draw, shuffle, turn_up
from cardwright.games.thargos.moves.heroes import permanents, team_traits
from cardwright.games.thargos.moves.leaving import lose
from cardwright.games.thargos.state import Thargos, Word
from cardwright.games.thargos.terms import HAND, SIZES_HAND
from cardwright.kernel.machine import Frame
from cardwright.kernel.zones import EMPTY, holds

# The hand sizes of a player whose Heroes name none.
SIX_CARDS: Final = vec[i64]([HAND])


def hand_sizes(t: Thargos, side: i64) -> vec[i64]:
    """The hand sizes that a player may draw up to: those that his Heroes name, or six."""
    if team_traits(t, side) & SIZES_HAND == 0:
        return SIX_CARDS
    stands = t.sides[side].stands
    found = EMPTY
    for place in range(4):
        if stands[place].traits & SIZES_HAND:
            for permanent in permanents(t, 4 * side + place, SIZES_HAND):
                size = permanent.hand_limit()
                if size > 0 and not holds(found, size):
                    found = append(found, size)
    return found if len(found) > 0 else SIX_CARDS


class DrawUp(Word):
    """Draw up to a hand size; who needs a card and finds none is out. Several sizes are a choice where they differ."""

    def do(self, t: Thargos, f: Frame) -> None:
        s = t.sides[f.seat]
        if t.variant.empty_loses or len(s.hand) < smallest(hand_sizes(t, f.seat)):
            renew(t, f.seat)
            if len(s.deck) == 0:
                self.burn_out(t, f.seat)
                return
        if len(s.deck) > 0:
            t.ask(f, self.options(t, f))

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        """The numbers of cards that can be drawn."""
        s = t.sides[f.seat]
        found = vec[i64]()
        for size in hand_sizes(t, f.seat):
            n = min(max(size - len(s.hand), 0), i64(len(s.deck)))
            if not holds(found, n):
                found = append(found, n)
        return found

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        for _time in range(pick):
            draw(t, f.seat)

    def burn_out(self, t: Thargos, side: i64) -> None:
        if t.variant.last_ditch:
            t.last_ditch = True
            return
        lose(t, side)
        t.keep(1)  # of the turn nothing is left but its end

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return f"draw {pick}"


class Refill(DrawUp):
    """Draw up to a hand size after a lost defence; a deck that is short is no loss."""

    def do(self, t: Thargos, f: Frame) -> None:
        if len(t.sides[f.seat].deck) > 0:
            t.ask(f, self.options(t, f))


def smallest(sizes: vec[i64]) -> i64:
    least = sizes[0]
    for size in sizes:
        least = min(least, size)
    return least


def renew(t: Thargos, side: i64) -> None:
    """A deck without the card that is needed is made anew from the discard pile, once, if that was agreed."""
    s = t.sides[side]
    if len(s.deck) == 0 and not t.is_seated(side):
        t.variant.rival.renew(t, side)
    elif len(s.deck) == 0 and t.variant.reshuffle and not s.reshuffled and len(s.discard) > 0:
        s.reshuffled = True
        s.deck = s.discard
        s.discard = vec[i64]()
        t.reveal()
        shuffle(t, side)


def dig(t: Thargos, side: i64, kind: i64, event: i64) -> i64:
    """Turn up a deck until a card of a kind appears; the card, or -1. It is made anew once at most."""
    s = t.sides[side]
    renewed = False
    while True:
        if len(s.deck) == 0 and not renewed:
            renew(t, side)
            renewed = True
        design = turn_up(t, side, event)
        if design < 0:
            return -1
        if t.cards[design].kind == kind:
            s.discard, card = pop(s.discard)
            return card


DRAW_UP: Final = DrawUp()
REFILL: Final = Refill()
