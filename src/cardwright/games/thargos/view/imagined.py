"""A position imagined from what one seat sees: hidden cards come from a known list, or from what a deck could hold."""

from typing import Final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from cardwright.games.thargos.decks.chance import weight
from cardwright.games.thargos.decks.checking import in_play
from cardwright.games.thargos.moves.cards import MET, own
from cardwright.games.thargos.record.book import Book
from cardwright.games.thargos.record.reading import (
    Endless,
    Row,
    read_heroes,
    read_open,
    read_table,
    sorted_list,
    story_cards,
    take,
    take_all,
    take_named,
)
from cardwright.games.thargos.seat import BEHIND, Side, nobody
from cardwright.games.thargos.state import Hero, Thargos, Variant
from cardwright.games.thargos.terms import ATTRIBUTES, COPIES, DECK, FIRST_COUNTS, KINDS, MISSION
from cardwright.kernel.copies import Stock, copy_in
from cardwright.kernel.dice import Dice, FastDice
from cardwright.kernel.game import SPECTATOR
from cardwright.kernel.paper import BadPaper, Page, Record
from cardwright.kernel.zones import first_cards, in_order, sorted_in

# Of a design that was seen, further copies are so many times as likely as others.
FAMILIAR: Final = 4
# How many cards of a kind a deck is expected to have.
SHARE: Final = 20
# The urns from which cards are drawn that nobody has seen, by variant and team; a server meets many teams.
URNS: Final[dict[Variant, dict[i64, vec[vec[i64]]]]] = {}
MOST_URNS: Final = 256
HERO_BITS: Final = 8
# A place of a deck whose card nobody knows.
NOBODY_KNOWS: Final = -1
# Who is still to do this must hold a Mission for it.
NEEDS_MISSION: Final = ("rule/place_mission", "rule/replace")


def imagine(data: Record, variant: Variant, book: Book, dice: Dice) -> Thargos:
    """A position with this view."""
    page = Page(data, "view")
    t = Thargos()
    t.variant, t.cards, t.heroes = variant, variant.cards, variant.heroes
    pages = page.pages("sides")
    seat: i64 = page.number("seat", None, SPECTATOR, len(pages) - 1)
    t.players = page.number("players", None, 1, len(pages))
    last = len(pages) - 1
    for side in range(len(pages)):
        told = variant.story is not None and side == last
        cards = story_cards(variant) if told else imagine_list(variant, book, page, pages, side, dice)
        t.sides = append(t.sides, Side(cards, vec[i64](), 0, nobody()))
        t.sides[side].seen = vec[i64]([own(t, side) << MET] * len(cards))
    stocks = [Stock(first_cards(len(s.cards)), s.cards) for s in t.sides]
    if variant.story is not None:
        stocks[last] = Endless(stocks[last].cards, stocks[last].design)
    for side in range(len(pages)):
        read_open(t, side, pages[side], book, stocks)
    named = [] if variant.story is not None else page.items("missions")
    missions = [Row(it, 2, page, "missions") for it in named if it is not None]
    for side in range(len(pages)):
        if variant.story is not None and side == last:
            fill_pile(t, page, pages, dice)
            continue
        own_missions = [it for it in missions if it.number(0, len(pages)) == side]
        reserve = [take(it, 1, book, stocks[side]) for it in own_missions]
        fill(t, side, pages[side], seat, needed(page, side), book, stocks[side], dice)
        for card in reserve:
            stocks[side].cards = sorted_in(stocks[side].cards, card)
    read_table(t, page, book, stocks)
    t.dice = FastDice(dice.next(), dice.next() | 1)
    if t.asked is not None:
        t.expect(t.asked)
    return t


def fill_pile(t: Thargos, page: Page, pages: list[Page], dice: Dice) -> None:
    """The side Missions of a story that nobody has turned up yet, in any order."""
    w = len(pages) - 1
    story = t.variant.story
    assert story is not None
    there = [i for i, it in enumerate(page.items("missions")) if it is not None]
    won = [str(it[1]) for p in pages for key in ("scored", "aside") for it in rows(p.items(key)) if it[0] == w]
    for card in range(len(story.spots), len(t.sides[w].cards)):
        if card not in there and t.design(w, card).id not in won:
            t.sides[w].deck = append(t.sides[w].deck, card)
    dice.shuffle(t.sides[w].deck)


# Lists.


def imagine_list(variant: Variant, book: Book, page: Page, pages: list[Page], side: int, dice: Dice) -> vec[i64]:
    """The list of a deck as the view shows it, or one that holds everything seen of it and likely cards besides."""
    if pages[side].items("list"):
        return sorted_list(pages[side], "list", book)
    counts = vec[i64]([0] * len(variant.cards))
    for name in seen_of(page, pages, side):
        counts[book.number(name, "view")] += 1
    return likely_list(variant, read_heroes(pages[side], "team", book), counts, dice)


def likely_list(variant: Variant, team: vec[i64], counts: vec[i64], dice: Dice) -> vec[i64]:
    """A list that has so many of each design at least, and else what is likely beside a team."""
    urns = urns_of(variant, team)
    kinds = vec[i64]([0] * len(KINDS))
    held: i64 = 0
    for number in range(i64(len(counts))):
        if counts[number] > 0:
            kinds[variant.cards[number].kind] += counts[number]
            held += counts[number]
    while held < DECK:
        number = likely(variant, urns, counts, kinds, dice)
        counts[number] += 1
        kinds[variant.cards[number].kind] += 1
        held += 1
    found = vec[i64](capacity=DECK)
    for number in range(i64(len(counts))):
        for _copy in range(counts[number]):
            found = append(found, number)
    return found


def urns_of(variant: Variant, team: vec[i64]) -> vec[vec[i64]]:
    """For each kind the cards that a deck may hold, each as often as a team takes it gladly; equal ones are made once.

    Everybody sees the team, and most players bring cards that suit it.
    """
    key: i64 = 1
    for hero in team:
        key = key << HERO_BITS | hero
    of_teams = URNS.setdefault(variant, {})
    if key not in of_teams:
        if sum(len(known) for known in URNS.values()) >= MOST_URNS:
            URNS.clear()
            of_teams = URNS.setdefault(variant, {})
        of_teams[key] = urns_anew(variant, [variant.heroes[hero] for hero in team])
    return of_teams[key]


def urns_anew(variant: Variant, team: list[Hero]) -> vec[vec[i64]]:
    urns = vec[vec[i64]]([vec[i64]() for _ in KINDS])
    for number in range(i64(len(variant.cards))):
        card = variant.cards[number]
        for _ in range(max(weight(variant.options, team, card), 1 if in_play(variant.options, card.box) else 0)):
            urns[card.kind] = append(urns[card.kind], number)
    return urns


def likely(variant: Variant, urns: vec[vec[i64]], counts: vec[i64], kinds: vec[i64], dice: Dice) -> i64:
    """A card that the deck may hold one more of: of a kind that it still lacks, rather one that was seen already."""
    wanted = 1 + dice.roll(len(KINDS) - 1)
    if kinds[wanted] >= SHARE:
        for kind in range(i64(1), i64(len(KINDS))):
            if kinds[kind] < SHARE:
                wanted = kind
                break
    urn = urns[wanted]
    while True:
        number = urn[dice.roll(len(urn))]
        fits = counts[number] < (1 if variant.cards[number].locked else COPIES)
        if fits and (counts[number] > 0 or dice.roll(FAMILIAR) == 0):
            return number


def seen_of(page: Page, pages: list[Page], side: int) -> list[str]:
    """The names of all cards of a player that the view shows, wherever they lie."""
    mine = pages[side]
    laid = mine.page("laid")
    found = [*mine.texts("discard"), *mine.texts("met"), *mine.page("hand").texts("known"), *laid.texts("row")]
    named = [*mine.page("deck").items("known")]
    if len(laid.items("row")) == 0:
        named += laid.items("known")
    found += [str(entry[1]) for entry in rows(named)]
    for stand in mine.items("stands"):
        if isinstance(stand, dict) and stand.get("lastings"):
            found += Page(stand, "stands", mine).texts("lastings")
    found += [str(entry[0]) for entry in rows(mine.items("posts"))]
    if mine.get("played"):
        found.append(str(mine.get("played")))
    elsewhere = [*page.items("missions")]
    for other in pages:
        elsewhere += other.items("scored")
        elsewhere += other.items("aside")
    for entry in rows(elsewhere):
        if entry[0] == side:
            found.append(str(entry[1]))
    return found


def rows(items: list[object]) -> list[list[object]]:
    return [item for item in items if isinstance(item, list) and len(item) > 1]


# Hidden cards.


def needed(page: Page, side: int) -> i64:
    """How many Missions a player must hold for what is pending."""
    frames = [*page.items("agenda"), page.get("asked")]
    return len([f for f in rows(frames) if f[0] in NEEDS_MISSION and f[1] == side])


def fill(t: Thargos, side: int, page: Page, seat: i64, missions: i64, book: Book, stock: Stock, dice: Dice) -> None:
    """Named cards go where the view says, the others into the places that are left."""
    s = t.sides[side]
    me = t.everyone() if seat < 0 else 1 << seat
    mine = own(t, side)
    hand, deck, laid = page.page("hand"), page.page("deck"), page.page("laid")
    s.hand = in_order(take_all(hand, "known", book, stock))
    for card in s.hand:
        s.seen[card] = (me | mine) * 257
    places = vec[i64]([NOBODY_KNOWS] * deck.number("size", None, 0, DECK))
    for entry in rows(deck.items("known")):
        row = Row(entry, 2, deck, "known")
        depth = row.number(0, len(places) - 1)
        places[depth] = take(row, 1, book, stock)
        s.seen[places[depth]] = me | (me | mine) << MET
    cards = take_laid(t, side, laid, me, book, stock)
    if page.items("met"):
        mark_met(s, stock.cards, vec[i64]([book.number(name, "met") for name in page.texts("met")]), me)
    on = vec[i64]([ATTRIBUTES.index(name) for name in laid.texts("on")])
    size = hand.number("size", None, len(s.hand), DECK)
    if len(stock.cards) + len(s.hand) < size:
        raise BadPaper(f"{hand.where}: there are not that many cards")
    deal(t, side, Hidden(on, cards, size, missions, places), stock.cards, dice)
    stock.cards = vec[i64]()


class Hidden:
    """Where a player's hidden cards lie: laid `on` attributes, where some of the `cards` are known; in a hand of some
    `size`, with so many `missions` at least; in the `places` of the deck from its top, where some are known too.
    """

    def __init__(self, on: vec[i64], cards: list[list[i64]], size: i64, missions: i64, places: vec[i64]) -> None:
        self.on: Final = on
        self.cards: Final = cards
        self.size: Final = size
        self.missions: Final = missions
        self.places: Final = places


def deal(t: Thargos, side: i64, hidden: Hidden, unknown: vec[i64], dice: Dice) -> None:
    """Cards of which nobody knows where they lie go into the places that are left, in any order."""
    s = t.sides[side]
    loose = unknown[:]
    dice.shuffle(loose)
    loose = fill_laid(t, side, hidden, loose, dice)
    loose = fill_hand(t, side, loose, hidden.size, hidden.missions)
    for depth in range(i64(len(hidden.places)) - 1, -1, -1):
        card = hidden.places[depth]
        if card == NOBODY_KNOWS:
            if len(loose) == 0:
                raise BadPaper(f"side {side + 1}: there are not that many cards")
            loose, card = pop(loose)
        s.deck = append(s.deck, card)
    if len(loose) > 0:
        raise BadPaper(f"side {side + 1}: {len(loose)} cards are left over")


def mark_met(s: Side, loose: vec[i64], designs: vec[i64], me: i64) -> None:
    """Of the cards whose place is not known, these are known to be in the deck."""
    left = loose[:]
    for design in designs:
        card = copy_in(left, s.cards, design)
        if card >= 0:
            s.seen[card] |= me << MET
            left = remove(left, card)


def fill_hand(t: Thargos, side: i64, loose: vec[i64], size: i64, missions: i64) -> vec[i64]:
    """Cards for a hand, so many Missions first as it needs; what is left of them."""
    s = t.sides[side]
    mine = own(t, side)
    held: i64 = 0
    for card in s.hand:
        held += 1 if t.design(side, card).kind == MISSION else 0
    for _ in range(size - i64(len(s.hand))):
        card = loose[len(loose) - 1]
        if held < missions:
            for it in loose:
                if t.design(side, it).kind == MISSION:
                    card = it
                    held += 1
                    break
        loose = remove(loose, card)
        s.seen[card] |= mine * 257
        s.take(card)
    return loose


def take_laid(t: Thargos, side: int, page: Page, me: i64, book: Book, stock: Stock) -> list[list[i64]]:
    """The laid cards that the view names: as a row for who knows them all, or else by attribute."""
    s = t.sides[side]
    seen = (me | own(t, side)) * 257
    on = page.texts("on")
    found: list[list[i64]] = [[], [], []]
    for attribute, name in zip(on, page.texts("row")):
        card = take_named(page, "row", name, book, stock)
        s.laid = append(s.laid, ATTRIBUTES.index(attribute) << BEHIND | card)
        s.seen[card] = seen
    if len(s.laid) < len(on):
        for entry in rows(page.items("known")):
            card = take(Row(entry, 2, page, "known"), 1, book, stock)
            found[ATTRIBUTES.index(str(entry[0]))].append(card)
            s.seen[card] = seen
    return found


def fill_laid(t: Thargos, side: i64, hidden: Hidden, loose: vec[i64], dice: Dice) -> vec[i64]:
    """Unknown cards join the known ones on their attributes; what is left of the loose ones."""
    s = t.sides[side]
    if len(s.laid) == len(hidden.on):
        return loose
    for attribute in range(i64(3)):
        lying: i64 = 0
        for on in hidden.on:
            lying += 1 if on == attribute else 0
        while len(hidden.cards[attribute]) < lying:
            loose, card = pop(loose)
            hidden.cards[attribute].append(card)
            s.seen[card] |= own(t, side) * 257
    lay_in_order(t, side, hidden, dice)
    return loose


def lay_in_order(t: Thargos, side: i64, hidden: Hidden, dice: Dice) -> None:
    """Cards in the order of laying: by attribute and design, but for a first one that counts more than others."""
    s = t.sides[side]
    for attribute in range(i64(3)):
        hidden.cards[attribute].sort()
    if any(stand.traits & FIRST_COUNTS for stand in s.stands):
        first = hidden.cards[hidden.on[0]]
        i = dice.roll(len(first))
        first.insert(0, first.pop(i))
    for attribute in hidden.on:
        s.laid = append(s.laid, attribute << BEHIND | hidden.cards[attribute].pop(0))
