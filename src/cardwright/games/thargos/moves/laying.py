"""A conflict adds up: what lies face up, what may be laid face down, and what it comes to."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.thargos.moves.cards import WHERE, held, hide_hand, own
from cardwright.games.thargos.moves.heroes import column, team_traits, worth
from cardwright.games.thargos.seat import BEHIND, CARD, Conflict, Side
from cardwright.games.thargos.state import Thargos
from cardwright.games.thargos.terms import (
    ACTION,
    BAR_LAY_ACTION,
    BAR_LAY_MISSION,
    FIRST_COUNTS,
    LAID_CARD,
    MISSION,
)


def conflict_of(t: Thargos) -> Conflict:
    c = t.conflict
    assert c is not None, "no conflict is under way"
    return c


def asked_for(t: Thargos) -> vec[i64]:
    """The attributes that the Mission of the conflict asks for."""
    return t.mission(conflict_of(t).track).asked


def face_up(t: Thargos, side: i64, attribute: i64) -> i64:
    """What a side has of an attribute before any card is laid; the defender has the Mission's value too."""
    c = conflict_of(t)
    role = c.role(side)
    hero = 4 * side + c.place(side)
    total = c.boosts[3 * role + attribute]
    if c.team and role == 0:
        total += team_column(t, side, attribute)
    elif t.stand(hero).hero >= 0:
        total += column(t, hero, attribute)
    if role == 1:
        value = t.mission(c.track).asks[attribute] - c.ease
        if value > 0:
            total += value
    return total


def team_column(t: Thargos, side: i64, attribute: i64) -> i64:
    """What the best Hero of a side has of an attribute."""
    best: i64 = -1
    for place in range(4):
        if t.sides[side].stands[place].hero >= 0:
            it = column(t, 4 * side + place, attribute)
            best = it if best < 0 else max(best, it)
    return max(best, 0)


def total(t: Thargos, side: i64, attribute: i64) -> i64:
    """What a side has of an attribute with the cards that it laid."""
    c = conflict_of(t)
    role = c.role(side)
    hero = 4 * side + c.place(side)
    sum_of = face_up(t, side, attribute)
    for laid in t.sides[side].laid:
        if laid >> BEHIND == attribute and laid & CARD != c.void[role]:
            sum_of += worth(t, hero, laid & CARD, c.first[role] == laid & CARD)
    return sum_of


def totals(t: Thargos) -> list[list[int]]:
    """What attacker and defender have face up of each attribute that the Mission asks for; elsewhere 0."""
    c = t.conflict
    if c is None or t.missions[c.track] < 0:
        return []
    asks = t.mission(c.track).asks
    both = (c.attacker, c.defender)
    return [[int(face_up(t, side, a)) if asks[a] else 0 for a in range(i64(3))] for side in both]


def behind_on(t: Thargos) -> i64:
    """On how many attributes the attacker is behind face up."""
    c = conflict_of(t)
    n: i64 = 0
    for attribute in asked_for(t):
        if face_up(t, c.attacker, attribute) < face_up(t, c.defender, attribute):
            n += 1
    return n


# What may be laid. An answer is `attribute << 8 | design`. Cards are laid in the
# order of these answers, so that one set of cards is one row of answers, and their order tells nobody anything.

DESIGN_BITS: Final = 8


def layable(t: Thargos, side: i64) -> vec[i64]:
    """The cards of a hand that may be laid in the conflict: its Heroes may bar a kind of them to the other side."""
    c = conflict_of(t)
    other = c.other(side)
    bars = t.stand(4 * other + c.place(other)).traits
    hand = t.sides[side].hand
    if bars & (BAR_LAY_ACTION | BAR_LAY_MISSION) == 0:
        return hand
    found = vec[i64]()
    for card in hand:
        kind = t.design(side, card).kind
        if not (kind == ACTION and bars & BAR_LAY_ACTION) and not (kind == MISSION and bars & BAR_LAY_MISSION):
            found = append(found, card)
    return found


def room_left(t: Thargos, side: i64) -> i64:
    """How many more cards a side may lay in the conflict."""
    c = conflict_of(t)
    return c.most[c.role(side)] - len(t.sides[side].laid)


def last_answer(t: Thargos, side: i64) -> i64:
    """The answer after which the next card may come; the first card is free where it counts more than others."""
    s = t.sides[side]
    n = len(s.laid)
    if n == 0 or (n == 1 and first_counts_more(t, side)):
        return 0
    laid = s.laid[n - 1]
    return laid >> BEHIND << DESIGN_BITS | s.cards[laid & CARD]


def first_counts_more(t: Thargos, side: i64) -> bool:
    return team_traits(t, side) & FIRST_COUNTS != 0


def attacks(t: Thargos, side: i64) -> vec[i64]:
    """The attacker's answers. Who is behind on several attributes may not lay all of several cards on one."""
    s = t.sides[side]
    asked = asked_for(t)
    cards = layable(t, side)
    spread = conflict_of(t).spread
    found = vec[i64](capacity=16)
    one = only_attribute(t, side)
    if not (spread and len(s.laid) > 1 and one >= 0):
        found = append(found, -1)
    if room_left(t, side) <= 0 or len(cards) == 0:
        return found
    last = last_answer(t, side)
    for attribute in asked:
        crowded = spread and len(s.laid) > 0 and one == attribute
        if crowded and not leaves_way(t, side, attribute, asked, len(cards)):
            continue
        found = add_answers(found, attribute, s, cards, last)
    return found


def only_attribute(t: Thargos, side: i64) -> i64:
    """The attribute on which all cards of a side lie, or -1."""
    laid = t.sides[side].laid
    if len(laid) == 0:
        return -1
    for it in laid:
        if it >> BEHIND != laid[0] >> BEHIND:
            return -1
    return laid[0] >> BEHIND


def leaves_way(t: Thargos, side: i64, attribute: i64, asked: vec[i64], cards: i64) -> bool:
    """Whether after one more card on an attribute another can still come on a later one."""
    return asked[len(asked) - 1] > attribute and cards > 1 and room_left(t, side) > 1


def add_answers(found: vec[i64], attribute: i64, s: Side, cards: vec[i64], last: i64) -> vec[i64]:
    """The answers that lay one of some cards on an attribute, from `last` on; copies lie side by side in a hand."""
    before: i64 = -1
    for card in cards:
        design = s.cards[card]
        answer = attribute << DESIGN_BITS | design
        if design != before and answer >= last:
            found = append(found, answer)
        before = design
    return found


def defences(t: Thargos, side: i64) -> vec[i64]:
    """The defender's answers: on a Mission that asks for several attributes he follows the attacker."""
    asked = asked_for(t)
    cards = layable(t, side)
    if len(asked) == 1 and not t.variant.single_mirrored:
        found = vec[i64]([-1], capacity=8)
        if room_left(t, side) > 0:
            found = add_answers(found, asked[0], t.sides[side], cards, last_answer(t, side))
        return found
    return ceiled(t, side, cards) if t.variant.ceiling else mirrored(t, side, cards)


def ceiled(t: Thargos, side: i64, cards: vec[i64]) -> vec[i64]:
    """The variant: where the attacker laid, up to two cards more than he."""
    c = conflict_of(t)
    found = vec[i64]([-1])
    if room_left(t, side) <= 0:
        return found
    for attribute in asked_for(t):
        if c.opened >> attribute & 1:
            most = t.sides[c.attacker].laid_on(attribute) + 2
            if t.sides[side].laid_on(attribute) < most:
                found = add_answers(found, attribute, t.sides[side], cards, last_answer(t, side))
    return found


def mirrored(t: Thargos, side: i64, cards: vec[i64]) -> vec[i64]:
    """Where the attacker laid, and if anywhere then everywhere: who has too few cards lays one each, as far as they go.

    Every answer leaves a way to cover what is still bare.
    """
    c = conflict_of(t)
    s = t.sides[side]
    bare = c.opened
    for it in s.laid:
        bare &= ~(1 << (it >> BEHIND))
    found = vec[i64](capacity=16)
    left = min(room_left(t, side), i64(len(cards)))
    if bare == 0 or len(s.laid) == 0 or left == 0:
        found = append(found, -1)
    if left <= 0:
        return found
    short = len(s.laid) + left < bits(c.opened)
    last = last_answer(t, side)
    for attribute in asked_for(t):
        if c.opened >> attribute & 1 and covers_on(t, side, bare, attribute, left, short):
            found = add_answers(found, attribute, s, cards, last)
    return found


def covers_on(t: Thargos, side: i64, bare: i64, attribute: i64, left: i64, short: bool) -> bool:
    """Whether after a card on an attribute the others that are left, which come in order, can cover what they must."""
    after = bare & ~(1 << attribute)
    free = len(t.sides[side].laid) == 0 and first_counts_more(t, side)
    reachable = after if free else after & ~((1 << attribute) - 1)
    if short:
        return after != bare and bits(reachable) >= left - 1
    return reachable == after and bits(after) <= left - 1


def bits(a_set: i64) -> i64:
    return (a_set & 1) + (a_set >> 1 & 1) + (a_set >> 2 & 1)


def lay(t: Thargos, side: i64, answer: i64) -> None:
    """A card goes face down on an attribute: all see where, and its player what."""
    s = t.sides[side]
    card = held(s, answer & (1 << DESIGN_BITS) - 1)
    s.give(card)
    hide_hand(t, side)
    s.let_know(card, s.seen[card] & (~WHERE | own(t, side)))
    s.laid = append(s.laid, answer >> DESIGN_BITS << BEHIND | card)
    c = conflict_of(t)
    if len(s.laid) == 1:
        c.first[c.role(side)] = card
    if side == c.attacker:
        c.opened |= 1 << (answer >> DESIGN_BITS)
    t.note(LAID_CARD, side, s.cards[card], answer >> DESIGN_BITS, seen_by=own(t, side))
