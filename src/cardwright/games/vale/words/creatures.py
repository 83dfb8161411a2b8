"""Words that move cards, summon them and use their effects."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.vale.moves import answers, discard, draw, haunt, pay, perform, recover, trigger
from cardwright.games.vale.state import ACTIVE, HeedsPayment, Vale, When, Word
from cardwright.games.vale.terms import (
    ACTIVATED,
    COPIED,
    DISCARDED,
    SEAL,
    SHOWED,
    SUMMONED,
    SWAPPED,
    TAKEN,
    TAMED,
    TOPPED,
)
from cardwright.games.vale.words.choices import HAND, ask_for_card, cards_in
from cardwright.games.vale.words.counts import ANY, Which
from cardwright.kernel.machine import Effect, Frame
from cardwright.kernel.zones import EMPTY, holds


class Draw(Word):
    """Draw a card."""

    def do(self, t: Vale, f: Frame) -> None:
        draw(t, f.seat)

    def reward(self) -> str:
        return "draw"


def may_recover(t: Vale, seat: i64, card: i64) -> bool:
    """Whether a card lies in a player's area and may come back: with curses on it only to one who may take them."""
    return holds(t.seats[seat].area, card) and (t.curses_on(card) == 0 or not t.pure(seat))


class Recover(Word):
    """Take this card back into your hand."""

    def can(self, t: Vale, f: Frame) -> bool:
        return may_recover(t, f.seat, f.card)

    def do(self, t: Vale, f: Frame) -> None:
        if may_recover(t, f.seat, f.card):
            recover(t, f.seat, f.card)

    def verb(self) -> str:
        return "recover"


class TakeBack(Word):
    """Take the picked card of your area back into your hand."""

    def can(self, t: Vale, f: Frame) -> bool:
        return may_recover(t, f.seat, f.it)

    def sure(self) -> bool:
        return False

    def do(self, t: Vale, f: Frame) -> None:
        recover(t, f.seat, f.it)

    def verb(self) -> str:
        return "recover"


class Discard(Word):
    """Discard the picked card."""

    def do(self, t: Vale, f: Frame) -> None:
        discard(t, f.seat, f.it)

    def verb(self) -> str:
        return "discard"


class DiscardThis(Word):
    """Discard this card."""

    def can(self, t: Vale, f: Frame) -> bool:
        return holds(t.seats[f.seat].area, f.card)

    def do(self, t: Vale, f: Frame) -> None:
        if holds(t.seats[f.seat].area, f.card):
            discard(t, f.seat, f.card)

    def reward(self) -> str:
        return "discard"


class ToDeck(Word):
    """Put this card on top of the deck."""

    def do(self, t: Vale, f: Frame) -> None:
        if holds(t.seats[f.seat].area, f.card):
            t.leave_area(f.seat, f.card)
            t.strip(f.card)
            t.put_on_deck(f.card)
            t.note(TOPPED, f.seat, f.card)


class HideOnDeck(Word):
    """Put the picked card of your hand on top of the deck, face down: nobody else knows your hand any more."""

    def do(self, t: Vale, f: Frame) -> None:
        me: i64 = 1 << f.seat
        for c in t.seats[f.seat].hand:
            t.let_know(c, me)
        t.leave_hand(f.seat, f.it)
        t.put_on_deck(f.it)
        t.note(TOPPED, f.seat, f.it, seen_by=me)

    def verb(self) -> str:
        return "top"


class Take(Word):
    """Take the picked card of the discard pile into your hand."""

    def do(self, t: Vale, f: Frame) -> None:
        t.leave_pile(f.it)
        t.enter_hand(f.seat, f.it)
        t.note(TAKEN, f.seat, f.it)

    def can(self, t: Vale, f: Frame) -> bool:
        return holds(t.pile, f.it)

    def verb(self) -> str:
        return "take"


class ShowHand(Word):
    """Show your hand to everybody."""

    def do(self, t: Vale, f: Frame) -> None:
        for c in t.seats[f.seat].hand:
            t.publish(c)
            t.note(SHOWED, f.seat, c)

    def moves(self) -> bool:
        return False


class Swap(Word):
    """Give the picked card of your area for the card that speaks; each goes into the other one's area as it is."""

    def do(self, t: Vale, f: Frame) -> None:
        for owner in range(t.players):
            if owner != f.seat and holds(t.seats[owner].area, f.card):
                t.leave_area(f.seat, f.it)
                t.leave_area(owner, f.card)
                t.enter_area(f.seat, f.card)
                t.enter_area(owner, f.it)
                t.note(SWAPPED, owner, f.it, f.seat)
                return

    def verb(self) -> str:
        return "swap"


def may_summon(t: Vale, seat: i64, card: i64) -> bool:
    """Whether there is room for a card and its instant could then be carried out, whatever it costs."""
    printed = t.cards[card]
    if t.room(seat) <= 0 or (printed.curses > 0 and t.pure(seat)):
        return False
    return printed.sure or _could_carry_out(t, seat, card)


def _could_carry_out(t: Vale, seat: i64, card: i64) -> bool:
    """Imagine the card in the area, ask its instant, and take it back; on a copy, if the summoning sets off more."""
    s = t.seats[seat]
    if not holds(s.hand, card):
        return _rehearse(t.copy(), seat, card)
    instant = t.cards[card].instant
    assert instant is not None
    t.leave_hand(seat, card)
    s.place(card, t.variant.traits)
    alone = len(s.gear) == 0 or _comes_alone(t, seat, card)
    can = alone and instant.can(t, Frame(instant, seat, card))
    t.leave_area(seat, card)
    s.take(card)
    return can if alone else _rehearse(t.copy(), seat, card)


def _comes_alone(t: Vale, seat: i64, card: i64) -> bool:
    """Whether nothing comes between the placing of a card and its instant."""
    return t.cards[card].curses == 0 and len(answers(t, SUMMONED, seat, card, 0)) == 0


def _rehearse(t: Vale, seat: i64, card: i64) -> bool:
    """The same on a copy, with what the summoning sets off before the instant."""
    t.clear()
    _leave(t, seat, card)
    t.enter_area(seat, card)
    haunt(t, seat, card, t.cards[card].curses)
    trigger(t, SUMMONED, seat, card)
    t.advance()
    while t.asked is not None:
        t.go_on(t.options[0])
    instant = t.cards[card].instant
    return instant is None or instant.can(t, Frame(instant, seat, card))


def _leave(t: Vale, seat: i64, card: i64) -> None:
    if holds(t.seats[seat].hand, card):
        t.leave_hand(seat, card)
    else:
        t.leave_pile(card)


def summon(t: Vale, seat: i64, card: i64, payment: i64) -> None:
    """Pay, place, curse, then what the summoning triggers, then the card's own instant."""
    printed = t.cards[card]
    _leave(t, seat, card)
    t.enter_area(seat, card)
    t.note(SUMMONED, seat, card, payment)
    haunt(t, seat, card, printed.curses)
    if printed.instant is not None:
        perform(t, Frame(printed.instant, seat, card))
    trigger(t, SUMMONED, seat, card, payment & SEAL - 1)
    pay(t, seat, payment)


def when_summoned(effect: Word) -> When:
    """Each time you summon another card."""
    return When(SUMMONED, effect)


def when_tamed(family: int, effect: Word) -> When:
    """Each time you tame a card of a family."""
    return When(TAMED, effect, family)


class Summon(HeedsPayment):
    """Summon a card of a kind from your hand or the discard pile without paying, then do something about it."""

    def __init__(self, which: Which = ANY, zone: int = HAND, then: Word | None = None) -> None:
        self.which: Final = which
        self.zone: Final[i64] = zone
        self.then: Final = then

    def parts(self) -> list[Effect]:
        return [] if self.then is None else [self.then]

    def options(self, t: Vale, f: Frame) -> vec[i64]:
        found = vec[i64]()
        for c in cards_in(t, f.seat, self.zone)[:]:
            if self.which.fits(t.cards[c]) and may_summon(t, f.seat, c):
                found = append(found, c)
        return found

    def can(self, t: Vale, f: Frame) -> bool:
        return len(self.options(t, f)) > 0

    def hopeless(self, t: Vale, f: Frame) -> bool:
        """No step before a summoning brings a card into the hand, if nothing answers a discard."""
        if self.zone != HAND or t.variant.heeded[DISCARDED]:
            return False
        return not any(self.which.fits(t.cards[c]) for c in t.seats[f.seat].hand)

    def assured(self, t: Vale, f: Frame) -> bool:
        """Nor does one take a space, or more than a card: of two that can always be summoned, one is left."""
        if self.zone != HAND or t.variant.heeded[DISCARDED] or t.room(f.seat) <= 0:
            return False
        there: i64 = 0
        for c in t.seats[f.seat].hand:
            card = t.cards[c]
            if card.sure and card.curses == 0 and self.which.fits(card):
                there += 1
        return there > 1

    def sure(self) -> bool:
        return False

    def do(self, t: Vale, f: Frame) -> None:
        ask_for_card(t, f, self.zone, self.options(t, f))

    def chosen(self, t: Vale, f: Frame, pick: i64) -> None:
        if self.then is not None:
            t.push(f.about(self.then, pick))
        summon(t, f.seat, pick, 0)

    def name(self, t: Vale, f: Frame, pick: i64) -> str:
        return f"summon {t.cards[pick].id}"


class CopyInstant(HeedsPayment):
    """Carry out the picked card's instant as if it were printed on this one."""

    def frame(self, t: Vale, f: Frame) -> Frame | None:
        instant = t.cards[f.it].instant
        if instant is None:
            return None
        return Frame(instant, f.seat, f.it if t.variant.copied_other else f.card)

    def can(self, t: Vale, f: Frame) -> bool:
        copy = self.frame(t, f)
        return copy is not None and copy.effect.can(t, copy)

    def sure(self) -> bool:
        return False

    def do(self, t: Vale, f: Frame) -> None:
        copy = self.frame(t, f)
        assert copy is not None
        t.note(COPIED, f.seat, f.it)
        t.push(copy)

    def verb(self) -> str:
        return "copy"


class CopyActive(Word):
    """Carry out the picked card's active effect as if it were printed on this one, if it can be."""

    def do(self, t: Vale, f: Frame) -> None:
        active = t.cards[f.it].active
        assert active is not None
        t.note(COPIED, f.seat, f.it)
        use(t, Frame(active, f.seat, f.it if t.variant.copied_recover else f.card))

    def verb(self) -> str:
        return "copy"


def use(t: Vale, f: Frame) -> None:
    """Carry out an active effect; one that cannot be carried out is used up for nothing."""
    if f.effect.can(t, f):
        perform(t, f)


class UseActive(Word):
    """Carry out the active effect of the picked card, once more than usual."""

    def do(self, t: Vale, f: Frame) -> None:
        active = t.cards[f.it].active
        assert active is not None
        t.note(ACTIVATED, f.seat, f.it)
        use(t, Frame(active, f.seat, f.it))

    def verb(self) -> str:
        return "activate"


class Activate(Word):
    """Use every active effect of your area, and of your gear in your resolution turn, in the order you like."""

    def do(self, t: Vale, f: Frame) -> None:
        found = self.options(t, f)
        if len(found) > 0:
            t.ask(f, found)
        else:
            t.seats[f.seat].used = EMPTY

    def options(self, t: Vale, f: Frame) -> vec[i64]:
        s = t.seats[f.seat]
        found = EMPTY
        traits = t.variant.traits
        if s.area_traits & ACTIVE:
            for c in s.area:
                if traits[c] & ACTIVE and not holds(s.used, c):
                    found = append(found, c)
        if f.card < 0 and s.gear_traits & ACTIVE:
            for g in s.gear:
                if traits[g] & ACTIVE and not holds(s.used, g):
                    found = append(found, g)
        return found

    def chosen(self, t: Vale, f: Frame, pick: i64) -> None:
        s = t.seats[f.seat]
        s.use(pick)
        t.note(ACTIVATED, f.seat, pick)
        t.push(f)
        active = t.cards[pick].active
        assert active is not None
        use(t, Frame(active, f.seat, pick))

    def name(self, t: Vale, f: Frame, pick: i64) -> str:
        return f"activate {t.cards[pick].id}"


ACTIVATE: Final = Activate()


class ActivateAll(Word):
    """Use every active effect of your area once, now; each can be used again later."""

    def do(self, t: Vale, f: Frame) -> None:
        t.seats[f.seat].used = vec[i64]()
        t.push(Frame(ACTIVATE, f.seat, f.card))
