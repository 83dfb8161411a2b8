"""Cards change places, and who knows where they lie."""

from typing import Final

from librt.vecs import append, extend, pop, vec
from mypy_extensions import i64

from cardwright.games.thargos.seat import BEHIND, CARD, ENHANCED, Side
from cardwright.games.thargos.state import Thargos
from cardwright.games.thargos.terms import BURNT, DISCARDED, DREW, MISSION, SCORED, SHUFFLED
from cardwright.kernel.copies import copy_in

# In `seen`: who knows where a card lies, and from here on who knows that a deck has it.
MET: Final = 8
WHERE: Final = 255


# Who knows what.


def own(t: Thargos, side: i64) -> i64:
    """The set of seats that look into a player's hand: the player's own; the Rival has none."""
    if side < t.players:
        return 1 << side
    return 0


def show(t: Thargos, side: i64, card: i64, seats: i64) -> None:
    """Some seats see a card where it lies, and go on knowing where it is.

    Who knew that the deck has a card of this design, and not where, cannot tell its copies apart: this one is it.
    """
    s = t.sides[side]
    new = seats & ~(s.seen[card] >> MET)
    if new and new & half_known(s, card):
        for twin in twins(s, card):
            known = new & s.seen[twin] >> MET & ~s.seen[twin]
            s.let_know(twin, s.seen[twin] & ~(known << MET))
            new &= ~known
    s.let_know(card, s.seen[card] | seats | seats << MET)


def half_known(s: Side, card: i64) -> i64:
    """Who knows that a deck has a certain one of the other cards of the same design, and not where it lies."""
    design = s.cards[card]
    found: i64 = 0
    it = card
    while it > 0 and s.cards[it - 1] == design:
        it -= 1
        found |= s.seen[it] >> MET & ~s.seen[it]
    it = card + 1
    while it < len(s.cards) and s.cards[it] == design:
        found |= s.seen[it] >> MET & ~s.seen[it]
        it += 1
    return found


def twins(s: Side, card: i64) -> vec[i64]:
    """The other cards of the same design that lie hidden: in the hand, face down in the conflict, in the deck."""
    found = vec[i64]()
    design = s.cards[card]
    for it in in_order(s, s.hand):
        if s.cards[it] == design and it != card:
            found = append(found, it)
    for laid in s.laid:
        if s.cards[laid & CARD] == design and laid & CARD != card:
            found = append(found, laid & CARD)
    for it in s.deck:
        if s.cards[it] == design and it != card:
            found = append(found, it)
    return found


def in_order(s: Side, cards: vec[i64]) -> vec[i64]:
    """Cards by design, and equal ones by who knows them: which of two equal cards is which says nothing."""
    found = cards[:]
    for i in range(1, i64(len(found))):
        j = i
        while j > 0 and s.cards[found[j]] == s.cards[found[j - 1]] and s.seen[found[j]] < s.seen[found[j - 1]]:
            found[j], found[j - 1] = found[j - 1], found[j]
            j -= 1
    return found


def held(s: Side, design: i64) -> i64:
    """The card of a design that a hand gives."""
    card = copy_in(s.hand, s.cards, design)
    lonely = card + 1 >= len(s.cards) or s.cards[card + 1] != design
    return card if lonely else copy_in(in_order(s, s.hand), s.cards, design)


def publish(t: Thargos, side: i64, card: i64) -> None:
    """Everybody sees a card; a barrier, if the player who answered did not know it before."""
    if t.actor >= 0 and t.sides[side].seen[card] >> t.actor & 1 == 0:
        t.reveal()
    show(t, side, card, t.everyone())


def hide_hand(t: Thargos, side: i64) -> None:
    """A card leaves a hand unseen: nobody else knows any more which of the cards they saw are still there."""
    s = t.sides[side]
    mine = own(t, side)
    for card in s.hand:
        s.let_know(card, s.seen[card] & (~WHERE | mine))


def leave_hand(t: Thargos, side: i64, design: i64) -> i64:
    """A card of a design leaves a hand openly: who knew one there has seen it go, whichever copy it was."""
    s = t.sides[side]
    card = held(s, design)
    for twin in s.hand:
        if twin != card and s.cards[twin] == design:
            knew = s.seen[twin] & WHERE & ~s.seen[card]
            s.let_know(twin, s.seen[twin] & (~knew | own(t, side)))
            s.let_know(card, s.seen[card] | knew)
    s.give(card)
    return card


# Cards.


def bury(t: Thargos, side: i64, card: i64) -> None:
    """Onto its player's discard pile, face up."""
    publish(t, side, card)
    s = t.sides[side]
    s.bury(card)
    t.stirred = True


def draw(t: Thargos, side: i64) -> bool:
    """The top card of the deck into the hand; whether there was one."""
    s = t.sides[side]
    if len(s.deck) == 0:
        return False
    s.deck, card = pop(s.deck)
    t.reveal()
    s.let_know(card, s.seen[card] | own(t, side))
    s.take(card)
    t.note(DREW, side, s.cards[card], seen_by=s.seen[card] & WHERE)
    return True


def discard(t: Thargos, side: i64, design: i64) -> None:
    """A card of a design from hand to discard pile."""
    bury(t, side, leave_hand(t, side, design))
    t.note(DISCARDED, side, design)


def turn_up(t: Thargos, side: i64, kind: i64) -> i64:
    """The top card of a deck goes to the discard pile, face up, as an event of this kind; its design, or -1."""
    s = t.sides[side]
    if len(s.deck) == 0:
        return -1
    s.deck, card = pop(s.deck)
    t.reveal()
    bury(t, side, card)
    t.note(kind, side, s.cards[card])
    return s.cards[card]


def burn(t: Thargos, side: i64, n: i64) -> None:
    """The top cards of a deck go to the discard pile; an empty deck gives none, and that alone is no loss."""
    for _time in range(n):
        if turn_up(t, side, BURNT) < 0:
            return


def put_under(t: Thargos, side: i64, card: i64) -> None:
    """Under the deck."""
    s = t.sides[side]
    s.deck = extend(vec[i64]([card], capacity=i64(len(s.deck)) + 1), s.deck)


def shuffle(t: Thargos, side: i64) -> None:
    """A deck is shuffled: nobody knows any more where its cards lie."""
    s = t.sides[side]
    for card in s.deck:
        s.let_know(card, s.seen[card] & ~WHERE)
    s.deck = s.deck[:]
    t.dice.shuffle(s.deck)
    t.note(SHUFFLED, side, n=len(s.deck))


# Missions and points.


def mission_vp(t: Thargos, scored: i64) -> i64:
    """What a Mission in a score pile counts."""
    return t.design(scored >> BEHIND & 7, scored & CARD).vp + (1 if scored & ENHANCED else 0)


def pile_vp(t: Thargos, side: i64) -> i64:
    """What a player's score pile is worth now."""
    total: i64 = 0
    for scored in t.sides[side].scored:
        total += mission_vp(t, scored)
    return total


def count_points(t: Thargos, side: i64) -> None:
    """A player's VP are what the score pile is worth now."""
    t.sides[side].points = pile_vp(t, side)
    t.note(SCORED, side, n=t.sides[side].points)


def behind(t: Thargos, side: i64) -> bool:
    """Whether a player has fewer VP than one of the others who are still in."""
    for other in range(i64(len(t.sides))):
        if not t.is_out(other) and t.sides[other].points > t.sides[side].points:
            return True
    return False


def has_mission(t: Thargos, side: i64) -> bool:
    """Whether a player holds a Mission."""
    return any(t.design(side, card).kind == MISSION for card in t.sides[side].hand)
