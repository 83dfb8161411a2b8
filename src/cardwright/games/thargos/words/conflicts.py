"""Words about the conflict under way, and the extra attempt."""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from cardwright.games.thargos.moves.cards import hide_hand, own, show, turn_up
from cardwright.games.thargos.moves.harm import hero_number
from cardwright.games.thargos.moves.heroes import lend, may_attempt
from cardwright.games.thargos.moves.laying import DESIGN_BITS, asked_for, conflict_of, lay, layable, room_left
from cardwright.games.thargos.seat import BEHIND, CARD
from cardwright.games.thargos.state import Plain, Thargos, Word
from cardwright.games.thargos.terms import (
    ATTRIBUTES,
    BAR_SPYING,
    BOOSTED,
    EACH,
    EASED,
    EXTRA_GRANTED,
    FEINTED,
    GAMBLED,
    GRANTED,
    KEPT,
    NO_EXTRA,
    SPIED,
    THIS,
    VOIDED,
    WITHDREW,
)
from cardwright.games.thargos.words.conditions import Count
from cardwright.games.thargos.words.heroes import heroes_of
from cardwright.games.thargos.words.joining import Asks
from cardwright.kernel.copies import designs_in
from cardwright.kernel.machine import Effect, Frame

# All cards on one attribute.
ALL_ON_ONE: Final = 99


class Boost(Plain):
    """A Hero gets more of an attribute, or of each that the Mission asks for, in this conflict."""

    def __init__(self, n: int, attribute: int, which: int = THIS, *, per: Count | None = None) -> None:
        self.n: Final[i64] = n
        self.attribute: Final[i64] = attribute
        self.which: Final[i64] = which
        self.per: Final = per

    def can(self, t: Thargos, f: Frame) -> bool:
        asked = self.attribute == EACH or t.mission(conflict_of(t).track).asks[self.attribute] > 0
        return asked and len(heroes_of(t, f, self.which)) > 0

    def do(self, t: Thargos, f: Frame) -> None:
        n = self.n if self.per is None else self.n * self.per.of(t, f.seat)
        for hero in heroes_of(t, f, self.which):
            for attribute in asked_for(t):
                if attribute == self.attribute or self.attribute == EACH:
                    add_boost(t, hero, attribute, n)


def add_boost(t: Thargos, hero: i64, attribute: i64, n: i64) -> None:
    """A Hero of the conflict gets more of an attribute."""
    c = conflict_of(t)
    c.boosts[3 * c.role(hero >> 2) + attribute] += n
    t.note(BOOSTED, hero >> 2, hero_number(t, hero), 100 * attribute + n)


class BoostOne(Word):
    """This Hero gets more of one attribute that the Mission asks for."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        return asked_for(t)

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        add_boost(t, f.it, pick, self.n)

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return f"boost {ATTRIBUTES[pick]}"


class Lend(Word):
    """Heroes get more of an attribute to the end of the turn, or to the start of your next."""

    def __init__(self, n: int, attribute: int, which: int, until: int) -> None:
        self.n: Final[i64] = n
        self.attribute: Final[i64] = attribute
        self.which: Final[i64] = which
        self.until: Final[i64] = until

    def can(self, t: Thargos, f: Frame) -> bool:
        return len(heroes_of(t, f, self.which)) > 0

    def do(self, t: Thargos, f: Frame) -> None:
        for hero in heroes_of(t, f, self.which):
            lend(t, hero, self.attribute, self.n, self.until)
            t.note(BOOSTED, hero >> 2, hero_number(t, hero), 100 * self.attribute + self.n)


class Ease(Plain):
    """Each value of the Mission counts lower in this conflict, though not below 0; or higher."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def do(self, t: Thargos, f: Frame) -> None:
        conflict_of(t).ease += self.n
        t.note(EASED, f.seat, f.card, self.n)


class Cap(Plain):
    """The opposing player may lay at most so many cards in this conflict."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def do(self, t: Thargos, f: Frame) -> None:
        c = conflict_of(t)
        role = 1 - c.role(f.seat)
        c.most[role] = min(c.most[role], self.n)


# Cards that lie face down.


class Spy(Word):
    """Look at face-down cards of the opposing player: you choose the attribute, chance the card; or all on one."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def can(self, t: Thargos, f: Frame) -> bool:
        return self.hidden(t, f) != 0

    def do(self, t: Thargos, f: Frame) -> None:
        if f.memo < self.n and self.can(t, f):
            t.ask(f, self.options(t, f))

    def hidden(self, t: Thargos, f: Frame) -> i64:
        """The attributes, a set, on which cards lie that you do not know; none without eyes or if spying is barred."""
        if not t.is_seated(f.seat):
            return 0
        c = conflict_of(t)
        foe = c.other(f.seat)
        bars = t.stand(4 * f.seat + c.place(f.seat)).traits | t.stand(4 * foe + c.place(foe)).traits
        if bars & BAR_SPYING:
            return 0
        found: i64 = 0
        seen = t.sides[foe].seen
        for laid in t.sides[foe].laid:
            if seen[laid & CARD] >> f.seat & 1 == 0:
                found |= 1 << (laid >> BEHIND)
        return found

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        hidden = self.hidden(t, f)
        found = vec[i64](capacity=3)
        for attribute in range(i64(3)):
            if hidden >> attribute & 1:
                found = append(found, attribute)
        return found

    def unseen(self, t: Thargos, f: Frame, attribute: i64) -> vec[i64]:
        foe = t.sides[conflict_of(t).other(f.seat)]
        found = vec[i64]()
        for laid in foe.laid:
            if laid >> BEHIND == attribute and foe.seen[laid & CARD] >> f.seat & 1 == 0:
                found = append(found, laid & CARD)
        return found

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        cards = self.unseen(t, f, pick)
        if self.n == ALL_ON_ONE:
            for card in cards:
                self.see(t, f, pick, card)
        else:
            self.see(t, f, pick, cards[t.dice.roll(len(cards))])
            t.push(f.noting(f.memo + 1))

    def see(self, t: Thargos, f: Frame, attribute: i64, card: i64) -> None:
        foe = conflict_of(t).other(f.seat)
        t.reveal()
        show(t, foe, card, 1 << f.seat)
        t.note(SPIED, f.seat, t.number(foe, card), attribute, seen_by=1 << f.seat)

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return f"spy {ATTRIBUTES[pick]}"


class AddCard(Word):
    """Lay one more card where you have laid one."""

    def can(self, t: Thargos, f: Frame) -> bool:
        """Others see the hand and the cap, and not whether its cards are of a kind that is barred."""
        s = t.sides[f.seat]
        return len(s.laid) > 0 and len(s.hand) > 0 and room_left(t, f.seat) > 0

    def do(self, t: Thargos, f: Frame) -> None:
        if self.can(t, f):
            t.wait(f, self.options(t, f))

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        s = t.sides[f.seat]
        found = vec[i64]()
        for attribute in asked_for(t):
            if s.laid_on(attribute) > 0:
                for design in designs_in(layable(t, f.seat), s.cards):
                    found = append(found, attribute << DESIGN_BITS | design)
        return found if len(found) > 0 else vec[i64]([-1])

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        if pick >= 0:
            lay(t, f.seat, pick)

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return "none" if pick < 0 else lay_name(t, pick)


def lay_name(t: Thargos, pick: i64) -> str:
    return f"lay {t.cards[pick & (1 << DESIGN_BITS) - 1].id} {ATTRIBUTES[pick >> DESIGN_BITS]}"


def laid_options(t: Thargos, side: i64) -> vec[i64]:
    """The cards that a side has laid, as the answers that laid them, each once."""
    s = t.sides[side]
    found = vec[i64]()
    for laid in s.laid:
        answer = laid >> BEHIND << DESIGN_BITS | s.cards[laid & CARD]
        if not any(it == answer for it in found):
            found = append(found, answer)
    return found


def laid_card(t: Thargos, side: i64, answer: i64) -> i64:
    """The entry of a laid card by the answer that laid it."""
    s = t.sides[side]
    for laid in s.laid:
        if laid >> BEHIND << DESIGN_BITS | s.cards[laid & CARD] == answer:
            return laid
    raise AssertionError("no such card was laid")


class Withdraw(Word):
    """Take one of your face-down cards back into your hand; all see from which attribute."""

    def can(self, t: Thargos, f: Frame) -> bool:
        return len(t.sides[f.seat].laid) > 0 and t.is_seated(f.seat)

    def do(self, t: Thargos, f: Frame) -> None:
        if self.can(t, f):
            t.wait(f, self.options(t, f))

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        return laid_options(t, f.seat)

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        s = t.sides[f.seat]
        laid = laid_card(t, f.seat, pick)
        s.laid = remove(s.laid, laid)
        c = conflict_of(t)
        if c.first[c.role(f.seat)] == laid & CARD:
            c.first[c.role(f.seat)] = -1
        s.take(laid & CARD)
        hide_hand(t, f.seat)
        t.note(WITHDREW, f.seat, s.cards[laid & CARD], laid >> BEHIND, seen_by=own(t, f.seat))

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return f"withdraw {lay_name(t, pick)[4:]}"


# Cards that have been revealed.


class Void(Word):
    """The revealed card of the opposing player with the lowest PAM counts 0; of equals, one on the first attribute."""

    def can(self, t: Thargos, f: Frame) -> bool:
        return len(t.sides[conflict_of(t).other(f.seat)].laid) > 0

    def do(self, t: Thargos, f: Frame) -> None:
        c = conflict_of(t)
        foe = c.other(f.seat)
        lowest: i64 = -1
        for laid in t.sides[foe].laid:
            if lowest < 0 or self.rank(t, foe, laid) < self.rank(t, foe, lowest):
                lowest = laid
        if lowest >= 0:
            c.void[c.role(foe)] = lowest & CARD
            t.note(VOIDED, foe, t.number(foe, lowest & CARD), lowest >> BEHIND)

    def rank(self, t: Thargos, side: i64, laid: i64) -> i64:
        return 4 * t.design(side, laid & CARD).pam + (laid >> BEHIND)


class Keep(Asks):
    """Take one of the cards that you laid back into your hand instead of discarding it; the Rival has no hand."""

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        return laid_options(t, f.seat) if t.is_seated(f.seat) else vec[i64]()

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        s = t.sides[f.seat]
        laid = laid_card(t, f.seat, pick)
        s.laid = remove(s.laid, laid)
        s.take(laid & CARD)
        t.note(KEPT, f.seat, s.cards[laid & CARD])

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return f"keep {lay_name(t, pick)[4:]}"


class Gamble(Word):
    """Turn the top card of your deck, add its PAM to an attribute that the Mission asks for, and discard it."""

    def __init__(self) -> None:
        self.then: Final = AddTurned()

    def parts(self) -> list[Effect]:
        return [self.then]

    def can(self, t: Thargos, f: Frame) -> bool:
        return len(t.sides[f.seat].deck) > 0

    def do(self, t: Thargos, f: Frame) -> None:
        design = turn_up(t, f.seat, GAMBLED)
        if design >= 0:
            t.push(Frame(self.then, f.seat, design, f.it))


class AddTurned(Word):
    """Add the PAM of the card just turned, the frame's, to an attribute that the Mission asks for."""

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        return asked_for(t)

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        add_boost(t, f.it, pick, t.cards[f.card].pam)

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return f"add {ATTRIBUTES[pick]}"


class Feint(Asks):
    """Move one of your revealed cards to another attribute that the Mission asks for."""

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        found = vec[i64]()
        for answer in laid_options(t, f.seat):
            for attribute in asked_for(t):
                if attribute != answer >> DESIGN_BITS:
                    found = append(found, answer << 2 | attribute)
        return found

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        s = t.sides[f.seat]
        laid = laid_card(t, f.seat, pick >> 2)
        for i in range(i64(len(s.laid))):
            if s.laid[i] == laid:
                s.laid[i] = (pick & 3) << BEHIND | laid & CARD
        t.note(FEINTED, f.seat, s.cards[laid & CARD], pick & 3)

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return f"move {lay_name(t, pick >> 2)[4:]} {ATTRIBUTES[pick & 3]}"


class Attempt(Word):
    """You may make an extra attempt this turn: with any Hero, another than this one, this one, or an Injured one.

    It begins when everything under way is finished, and there is one a turn at most.
    """

    def __init__(self, which: int, *, ease: int = 0) -> None:
        self.which: Final[i64] = which
        self.ease: Final[i64] = ease

    def can(self, t: Thargos, f: Frame) -> bool:
        if t.extra != NO_EXTRA or f.seat != t.turn:
            return False
        return any(may_attempt(t, f.seat, hero & 3) for hero in heroes_of(t, f, self.which))

    def do(self, t: Thargos, f: Frame) -> None:
        if self.can(t, f):
            places: i64 = 0
            for hero in heroes_of(t, f, self.which):
                places |= 1 << (hero & 3)
            t.extra = EXTRA_GRANTED
            t.extra_places = places
            t.extra_ease = self.ease
            t.note(GRANTED, f.seat, f.card)
