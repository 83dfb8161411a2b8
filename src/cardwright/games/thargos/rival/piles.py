"""The cards of the Rival: its deck never burns, and its piles come from it face down."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from cardwright.games.thargos.moves.cards import WHERE, bury, shuffle
from cardwright.games.thargos.moves.laying import asked_for, conflict_of, face_up, room_left
from cardwright.games.thargos.moves.temper import ATTACK, DEFENCE, add_cards, become_infamous, pile
from cardwright.games.thargos.seat import BEHIND
from cardwright.games.thargos.state import Thargos
from cardwright.games.thargos.terms import (
    ACTION,
    BAR_LAY_ACTION,
    BAR_LAY_MISSION,
    DISCARDED,
    INFAMY_ROSE,
    LAID_CARD,
    MISSION,
    MOST_INFAMY,
)


def renew(t: Thargos, side: i64) -> None:
    """Its discard pile is shuffled into a new deck, and its Infamy rises."""
    s = t.sides[side]
    if len(s.discard) == 0:
        return
    s.deck = s.discard
    s.discard = vec[i64]()
    t.reveal()
    shuffle(t, side)
    if t.temper.infamy < MOST_INFAMY:
        become_infamous(t, t.temper.infamy + 1)
        t.note(INFAMY_ROSE, side, n=t.temper.infamy)


def take_top(t: Thargos, side: i64) -> i64:
    """The top card of its deck, of a new one if that is empty; -1 if it has no cards at all."""
    s = t.sides[side]
    if len(s.deck) == 0:
        renew(t, side)
    if len(s.deck) == 0:
        return -1
    s.deck, card = pop(s.deck)
    t.reveal()
    return card


def throw_away(t: Thargos, side: i64, n: i64) -> None:
    """The top cards of its deck go to the discard pile, face up."""
    for _time in range(n):
        card = take_top(t, side)
        if card >= 0:
            bury(t, side, card)
            t.note(DISCARDED, side, t.number(side, card))


def lay_pile(t: Thargos, side: i64) -> None:
    """Its pile and a card for each point of Infamy go face down on the attributes where they may, one after the other.

    How many there are is settled before the first. A card that may not be laid is shown and discarded.
    """
    c = conflict_of(t)
    attacks = side == c.attacker
    n = pile(t, ATTACK if attacks else DEFENCE) + t.temper.added
    n = min(n + t.temper.infamy, room_left(t, side))
    where = attacked(t) if attacks else defended(t, side)
    at: i64 = 0
    for _time in range(n):
        attribute = next_attribute(t, side, where, at)
        card = take_top(t, side) if attribute >= 0 else -1
        if card < 0:
            break
        if barred(t, side, card):
            bury(t, side, card)
            t.note(DISCARDED, side, t.number(side, card))
        else:
            put_down(t, side, card, where[attribute])
            at = attribute + 1
    add_cards(t, 0)


def put_down(t: Thargos, side: i64, card: i64, attribute: i64) -> None:
    """A card goes face down on an attribute; who knew it on top of the deck knows where it lies."""
    s, c = t.sides[side], conflict_of(t)
    s.laid = append(s.laid, attribute << BEHIND | card)
    if len(s.laid) == 1:
        c.first[c.role(side)] = card
    if side == c.attacker:
        c.opened |= 1 << attribute
    t.note(LAID_CARD, side, s.cards[card], attribute, seen_by=s.seen[card] & WHERE)


def barred(t: Thargos, side: i64, card: i64) -> bool:
    """Whether the facing Hero forbids to lay a card of its kind."""
    c = conflict_of(t)
    other = c.other(side)
    bars = t.stand(4 * other + c.place(other)).traits
    kind = t.design(side, card).kind
    return (kind == ACTION and bars & BAR_LAY_ACTION != 0) or (kind == MISSION and bars & BAR_LAY_MISSION != 0)


def attacked(t: Thargos) -> vec[i64]:
    """The attributes on which it is behind, the largest gap first; if it is behind nowhere, all that are required."""
    c = conflict_of(t)
    found = vec[i64]()
    gaps = vec[i64]()
    for attribute in asked_for(t):
        gap = face_up(t, c.defender, attribute) - face_up(t, c.attacker, attribute)
        if gap > 0:
            found = append(found, attribute)
            gaps = append(gaps, gap)
            i: i64 = len(found) - 1
            while i > 0 and gaps[i] > gaps[i - 1]:
                gaps[i], gaps[i - 1] = gaps[i - 1], gaps[i]
                found[i], found[i - 1] = found[i - 1], found[i]
                i -= 1
    return found if len(found) > 0 else asked_for(t)


def defended(t: Thargos, side: i64) -> vec[i64]:
    """The attributes on which it may lay in defence: the only one, if that is free, or where the attacker did."""
    asked = asked_for(t)
    if len(asked) == 1 and not t.variant.single_mirrored:
        return asked
    found = vec[i64]()
    for attribute in asked:
        if conflict_of(t).opened >> attribute & 1:
            found = append(found, attribute)
    return found


def next_attribute(t: Thargos, side: i64, where: vec[i64], at: i64) -> i64:
    """Whose turn it is among some attributes; with a ceiling, one where there is room. -1: there is none."""
    for i in range(i64(len(where))):
        place = (at + i) % len(where)
        if has_room(t, side, where[place]):
            return place
    return -1


def has_room(t: Thargos, side: i64, attribute: i64) -> bool:
    c = conflict_of(t)
    free = len(asked_for(t)) == 1 and not t.variant.single_mirrored
    if side == c.attacker or free or not t.variant.ceiling:
        return True
    return t.sides[side].laid_on(attribute) < t.sides[c.attacker].laid_on(attribute) + 2
