"""A position in which all is dealt anew that a seat does not see: what `imagine` makes of its view, without the paper.

A search asks for one before every simulation. Cards get new numbers, because the list of a deck that nobody has seen is
another one each time; the same dice bring the same position as `imagine` would.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.thargos.moves.cards import MET, own
from cardwright.games.thargos.record.reading import open_everything
from cardwright.games.thargos.record.writing import place_in_row
from cardwright.games.thargos.seat import BEHIND, BIT, CARD, Conflict, Side, Stand, nobody
from cardwright.games.thargos.state import Thargos
from cardwright.games.thargos.view.imagined import NOBODY_KNOWS, Hidden, deal, likely_list, mark_met
from cardwright.games.thargos.view.seen import knows
from cardwright.kernel.copies import Stock
from cardwright.kernel.dice import Dice, FastDice
from cardwright.kernel.machine import Effect
from cardwright.kernel.zones import first_cards, in_order


def redeal(t: Thargos, seat: i64, dice: Dice, need_missions: list[Effect]) -> Thargos:
    """A position that a seat cannot tell from this one. Stories are not for it: their cards lie on a map.

    Whoever is still to do what some effects ask for must hold a Mission for each.
    """
    sides = vec[Side](capacity=i64(len(t.sides)))
    stocks: list[Stock] = []
    for side in range(i64(len(t.sides))):
        cards = t.sides[side].cards if has_list(t, side, seat) else list_anew(t, side, seat, dice)
        s = Side(cards, t.sides[side].team, t.sides[side].target, nobody())
        s.seen = vec[i64]([own(t, side) << MET] * len(cards))
        sides = append(sides, s)
        stocks.append(Stock(first_cards(len(cards)), cards))
    u = t.around(sides)
    for side in range(i64(len(t.sides))):
        lay_open(t, u, side, stocks)
    for side in range(i64(len(t.sides))):
        for track in range(i64(len(t.missions))):
            if t.missions[track] >= 0 and t.missions[track] >> BEHIND == side:
                u.missions[track] = renumbered(t, t.missions[track], stocks)
        needed = missions_needed(t, side, need_missions)
        lay_hidden(t, u, side, seat, needed, stocks[side], dice)
    if t.conflict is not None and u.conflict is not None:
        follow_cards(t, t.conflict, u, u.conflict)
    open_everything(u)
    u.dice = FastDice(dice.next(), dice.next() | 1)
    if u.asked is not None:
        u.ask_again()
    return u


def has_list(t: Thargos, side: i64, seat: i64) -> bool:
    """Whether a seat has the list of a deck: its own, everybody's if that was agreed, and the Rival's."""
    return side == seat or t.variant.open_lists or not t.is_seated(side)


def is_loose(t: Thargos, side: i64, card: i64, seat: i64) -> bool:
    """Whether a seat knows nothing of a card: not where it lies, nor that the deck has it."""
    return not knows(t, seat, side, card) and not knows(t, seat, side, card, MET)


def list_anew(t: Thargos, side: i64, seat: i64, dice: Dice) -> vec[i64]:
    """A list that holds everything that a seat has seen of a deck."""
    s = t.sides[side]
    counts = vec[i64]([0] * len(t.cards))
    for card in range(i64(len(s.cards))):
        if not is_loose(t, side, card, seat):
            counts[s.cards[card]] += 1
    return likely_list(t.variant, s.team, counts, dice)


# What lies open.


def renumbered(t: Thargos, it: i64, stocks: list[Stock]) -> i64:
    """A card that may be another's, under the number that it has now."""
    owner = it >> BEHIND & 7
    return it & ~CARD | stocks[owner].take(t.sides[owner].cards[it & CARD], "")


def taken(s: Side, cards: vec[i64], stock: Stock) -> vec[i64]:
    """The same cards under the numbers that they have now; what is packed with them stays."""
    found = vec[i64](capacity=i64(len(cards)))
    for it in cards:
        found = append(found, it & ~CARD | stock.take(s.cards[it & CARD], ""))
    return found


def lay_open(t: Thargos, u: Thargos, side: i64, stocks: list[Stock]) -> None:
    """What everybody sees of a player."""
    old, s, stock = t.sides[side], u.sides[side], stocks[side]
    s.bench, s.shown = old.bench[:], old.shown
    s.points, s.captives = old.points, old.captives
    s.reshuffled, s.undead = old.reshuffled, old.undead
    s.discard = taken(old, old.discard, stock)
    s.played = stock.take(old.cards[old.played], "") if old.played >= 0 else -1
    for place in range(i64(4)):
        s.stands[place] = stand_anew(old, old.stands[place], stock)
    s.posts = taken(old, old.posts, stock)
    for it in old.scored:
        s.scored = append(s.scored, renumbered(t, it, stocks))
    for it in old.aside:
        s.aside = append(s.aside, renumbered(t, it, stocks))


def stand_anew(s: Side, it: Stand, stock: Stock) -> Stand:
    """A Hero as it stands, with its Lastings under their new numbers."""
    if len(it.lastings) == 0:
        return it
    lastings = in_order(taken(s, it.lastings, stock))
    return Stand(
        it.hero,
        it.injured,
        lastings,
        it.used,
        it.rolled,
        it.boosts,
        it.might,
        it.mind,
        it.mysticism,
        it.heeds,
        it.traits,
    )


def follow_cards(t: Thargos, old: Conflict, u: Thargos, c: Conflict) -> None:
    """What a conflict says of cards, by their places in a row or among the posts."""
    for role in range(i64(2)):
        side = old.attacker if role == 0 else old.defender
        before, now = t.sides[side], u.sides[side]
        first, void = place_in_row(before, old.first[role]), place_in_row(before, old.void[role])
        c.first[role] = now.laid[first] & CARD if first >= 0 else -1
        c.void[role] = now.laid[void] & CARD if void >= 0 else -1
        c.posted[role] = 0
        for i in range(i64(len(before.posts))):
            if old.posted[role] & BIT[before.posts[i] & CARD]:
                c.note_post(role, now.posts[i] & CARD)


# What lies hidden.


def lay_hidden(t: Thargos, u: Thargos, side: i64, seat: i64, missions: i64, stock: Stock, dice: Dice) -> None:
    """Cards that a seat knows go where they lie, the others into the places that are left."""
    old, s = t.sides[side], u.sides[side]
    me: i64 = 1 << seat
    mine = own(t, side)
    for card in old.hand:
        if knows(t, seat, side, card):
            s.take(stock.take(old.cards[card], ""))
    for card in s.hand:
        s.seen[card] = (me | mine) * 257
    places = vec[i64]([NOBODY_KNOWS] * len(old.deck))
    for depth in range(i64(len(old.deck))):
        card = old.deck[len(old.deck) - 1 - depth]
        if knows(t, seat, side, card):
            places[depth] = stock.take(old.cards[card], "")
            s.seen[places[depth]] = me | (me | mine) << MET
    on, cards = known_laid(t, u, side, seat, stock)
    if not has_list(t, side, seat):
        mark_met(s, stock.cards, half_known(t, side, seat), me)
    hidden = Hidden(on, cards, len(old.hand), missions, places)
    deal(u, side, hidden, stock.cards, dice)


def known_laid(t: Thargos, u: Thargos, side: i64, seat: i64, stock: Stock) -> tuple[vec[i64], list[list[i64]]]:
    """On what cards were laid, and those that a seat knows: all of them in their row, or else by attribute."""
    old, s = t.sides[side], u.sides[side]
    seen = (i64(1) << seat | own(t, side)) * 257
    on = vec[i64](capacity=i64(len(old.laid)))
    cards: list[list[i64]] = [[], [], []]
    known: i64 = 0
    for it in old.laid:
        on = append(on, it >> BEHIND)
        known += 1 if knows(t, seat, side, it & CARD) else 0
    for it in old.laid:
        if knows(t, seat, side, it & CARD):
            card = stock.take(old.cards[it & CARD], "")
            s.seen[card] = seen
            if known == len(on):
                s.laid = append(s.laid, it & ~CARD | card)
            else:
                cards[it >> BEHIND].append(card)
    return on, cards


def half_known(t: Thargos, side: i64, seat: i64) -> vec[i64]:
    """The designs that a seat knows to be in a deck's list, and not where."""
    s = t.sides[side]
    found = vec[i64]()
    for card in range(i64(len(s.cards))):
        if knows(t, seat, side, card, MET) and not knows(t, seat, side, card):
            found = append(found, s.cards[card])
    return found


def missions_needed(t: Thargos, side: i64, need_missions: list[Effect]) -> i64:
    """How many Missions a player must hold for what is pending."""
    frames = t.frames() if t.asked is None else [*t.frames(), t.asked]
    n: i64 = 0
    for f in frames:
        if f.seat == side and any(f.effect is it for it in need_missions):
            n += 1
    return n
