"""Words that move cards, summon them and use their effects."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.vale.state import Vale, When, Word, holds
from cardwright.games.vale.terms import ACTIVATED, COPIED, SUMMONED, TAKEN, TAMED, TOPPED
from cardwright.games.vale.words.counts import ANY, Which
from cardwright.games.vale.words.stones import perform
from cardwright.kernel.machine import Frame


class Draw(Word):
    """Draw a card."""

    def do(self, t: Vale, f: Frame) -> None:
        t.draw(f.seat)

    def reward(self) -> str:
        return "draw"


class Recover(Word):
    """Take this card back into your hand."""

    def do(self, t: Vale, f: Frame) -> None:
        if holds(t.seats[f.seat].area, f.card):
            t.recover(f.seat, f.card)

    def verb(self) -> str:
        return "recover"


class TakeBack(Word):
    """Take the picked card of your area back into your hand."""

    def do(self, t: Vale, f: Frame) -> None:
        t.recover(f.seat, f.it)

    def verb(self) -> str:
        return "recover"


class Discard(Word):
    """Discard the picked card."""

    def do(self, t: Vale, f: Frame) -> None:
        t.discard(f.seat, f.it)

    def verb(self) -> str:
        return "discard"


class DiscardThis(Word):
    """Discard this card."""

    def do(self, t: Vale, f: Frame) -> None:
        t.discard(f.seat, f.card)


class ToDeck(Word):
    """Put this card on top of the deck."""

    def do(self, t: Vale, f: Frame) -> None:
        t.leave_area(f.seat, f.card)
        t.deck = append(t.deck, f.card)
        t.note(TOPPED, f.seat, f.card)


class Take(Word):
    """Take the picked card of the discard pile into your hand."""

    def do(self, t: Vale, f: Frame) -> None:
        t.take_from_pile(f.it)
        t.enter_hand(f.seat, f.it)
        t.note(TAKEN, f.seat, f.it)

    def verb(self) -> str:
        return "take"


def may_summon(t: Vale, seat: i64, card: i64) -> bool:
    """Whether there is room for a card of the hand and its instant could then be carried out, whatever it costs."""
    return t.room(seat) > 0 and (t.cards[card].sure or _could_carry_out(t, seat, card))


def _could_carry_out(t: Vale, seat: i64, card: i64) -> bool:
    """Imagine the card in the area, ask its instant, and take it back."""
    instant = t.cards[card].instant
    assert instant is not None
    s = t.seats[seat]
    t.leave_hand(seat, card)
    s.area = append(s.area, card)
    can = instant.can(t, Frame(instant, seat, card))
    t.leave_area(seat, card)
    s.take(card)
    return can


def summon(t: Vale, seat: i64, card: i64, stones: i64) -> None:
    """Pay, place, then what the summoning triggers, then the card's own instant."""
    t.seats[seat].stones -= stones
    t.leave_hand(seat, card)
    t.enter_area(seat, card)
    t.note(SUMMONED, seat, card, stones)
    instant = t.cards[card].instant
    if instant is not None:
        perform(t, Frame(instant, seat, card))
    trigger(t, SUMMONED, seat, card, stones)


def trigger(t: Vale, event: i64, seat: i64, it: i64, memo: i64 = 0) -> None:
    """Put on the agenda what the player's other cards answer to an event about the card `it`."""
    family = t.cards[it].family
    for c in t.seats[seat].area:
        when = t.cards[c].when
        if when is not None and when.event == event and c != it and (when.family < 0 or when.family == family):
            perform(t, Frame(when.effect, seat, c, it, memo))


def when_summoned(effect: Word) -> When:
    """Each time you summon another card."""
    return When(SUMMONED, effect)


def when_tamed(family: int, effect: Word) -> When:
    """Each time you tame a card of a family."""
    return When(TAMED, effect, family)


class Summon(Word):
    """Summon a card of a kind from your hand without paying."""

    def __init__(self, which: Which = ANY) -> None:
        self.which: Final = which

    def options(self, t: Vale, f: Frame) -> vec[i64]:
        found = vec[i64]()
        for c in t.seats[f.seat].hand[:]:
            if self.which.fits(t.cards[c]) and may_summon(t, f.seat, c):
                found = append(found, c)
        return found

    def can(self, t: Vale, f: Frame) -> bool:
        return len(self.options(t, f)) > 0

    def sure(self) -> bool:
        return False

    def do(self, t: Vale, f: Frame) -> None:
        t.ask(f, self.options(t, f))

    def chosen(self, t: Vale, f: Frame, pick: i64) -> None:
        summon(t, f.seat, pick, 0)

    def name(self, t: Vale, f: Frame, pick: i64) -> str:
        return f"summon {t.cards[pick].id}"


class CopyInstant(Word):
    """Carry out the picked card's instant as if it were printed on this one."""

    def frame(self, t: Vale, f: Frame) -> Frame | None:
        instant = t.cards[f.it].instant
        if instant is None:
            return None
        return Frame(instant, f.seat, f.it if t.variant.copied_other else f.card)

    def can(self, t: Vale, f: Frame) -> bool:
        copy = self.frame(t, f)
        return copy is not None and _word(copy).can(t, copy)

    def sure(self) -> bool:
        return False

    def do(self, t: Vale, f: Frame) -> None:
        copy = self.frame(t, f)
        assert copy is not None
        t.note(COPIED, f.seat, f.it)
        t.push(copy)

    def verb(self) -> str:
        return "copy"


def _word(f: Frame) -> Word:
    effect = f.effect
    assert isinstance(effect, Word)
    return effect


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
    if _word(f).can(t, f):
        perform(t, f)


class Activate(Word):
    """Use every active effect of your area that has not been used, in the order you like."""

    def do(self, t: Vale, f: Frame) -> None:
        s = t.seats[f.seat]
        options = vec[i64]()
        for c in s.area:
            if t.cards[c].active is not None and not holds(s.used, c):
                options = append(options, c)
        if len(options) > 0:
            t.ask(f, options)
        else:
            s.used = vec[i64]()

    def chosen(self, t: Vale, f: Frame, pick: i64) -> None:
        s = t.seats[f.seat]
        s.used = append(s.used, pick)
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
