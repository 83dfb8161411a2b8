"""Reading a position that a scenario or a view describes, with every name and every number checked."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from cardwright.games.thargos.moves.heroes import stand_of
from cardwright.games.thargos.record.book import Book
from cardwright.games.thargos.seat import BEHIND, CARD, ENHANCED, Conflict, Side, Stand, Temper, nobody
from cardwright.games.thargos.state import Thargos, Variant
from cardwright.games.thargos.terms import ATTITUDES, ATTRIBUTES, DECK, MOST_INFAMY, TEAM, WARY
from cardwright.kernel.book import find_on
from cardwright.kernel.copies import Stock, copy_in
from cardwright.kernel.dice import read_dice
from cardwright.kernel.paper import BadPaper, Page, Record
from cardwright.kernel.zones import first_cards, in_order

MOST_TURNS: Final = 1 << 20
MOST_POINTS: Final = 999
MOST_USES: Final = 9
# Everybody knows an open card, and that the deck has it: all eight bits of both sets.
KNOWN: Final = 0xFFFF


def read(record: Record, variant: Variant, book: Book) -> Thargos:
    """The position that a scenario describes, cards by name."""
    page = Page(record, "")
    t = Thargos()
    t.variant, t.cards, t.heroes = variant, variant.cards, variant.heroes
    pages = page.pages("sides")
    stocks: list[Stock] = []
    for side, side_page in enumerate(pages):
        told = variant.story is not None and side == len(pages) - 1
        cards = story_cards(variant) if told else sorted_list(side_page, "list", book)
        t.sides = append(t.sides, Side(cards, vec[i64](), 0, nobody()))
        t.sides[-1].seen = vec[i64]([0] * len(cards))
        everything = first_cards(len(cards))
        stocks.append(Endless(everything, cards) if told else Stock(everything, cards))
    for side, side_page in enumerate(pages):
        read_open(t, side, side_page, book, stocks)
        read_hidden(t, side, side_page, book, stocks[side])
    read_table(t, page, book, stocks)
    finish(t, page, stocks)
    return t


def finish(t: Thargos, page: Page, stocks: list[Stock]) -> None:
    """When everything has its place: no card is left over, the dice are there, and what was asked is asked again."""
    for side, stock in enumerate(stocks):
        if len(stock.cards) > 0 and not isinstance(stock, Endless):
            raise BadPaper(f"side {side + 1}: {len(stock.cards)} cards of the list lie nowhere")
    t.dice = read_dice(page)
    if t.asked is not None:
        t.expect(t.asked)


class Endless(Stock):
    """The cards of a story: several parties may have won the same Mission, and others go on to it."""

    def __init__(self, cards: vec[i64], design: vec[i64]) -> None:
        super().__init__(cards, design)
        self.lack = "the story has no such card"

    def give(self, wanted: i64) -> i64:
        return copy_in(self.cards, self.design, wanted)


def story_cards(variant: Variant) -> vec[i64]:
    """The designs of a story in its order."""
    assert variant.story is not None
    return vec[i64](variant.story.designs())


def sorted_list(page: Page, key: str, book: Book) -> vec[i64]:
    """The designs of a deck's list in order."""
    found = vec[i64](capacity=DECK)
    for name in page.texts(key):
        found = append(found, find_on(page, key, name, book.numbers, "card"))
    if len(found) > DECK:
        raise BadPaper(f"{page.at(key)}: expected at most {DECK} cards, got {len(found)}")
    return in_order(found)


def read_open(t: Thargos, side: int, page: Page, book: Book, stocks: list[Stock]) -> None:
    """What `write_open` wrote."""
    s, stock = t.sides[side], stocks[side]
    s.team = read_heroes(page, "team", book)
    s.bench = read_heroes(page, "bench", book)
    for name in page.texts("shown"):
        s.shown = append(s.shown, shown_number(book, name, page))
    s.target = page.number("target", None, 1, MOST_POINTS)
    s.points = page.number("points", 0, 0, MOST_POINTS)
    s.captives = page.number("captives", 0, 0, MOST_POINTS)
    s.reshuffled, s.undead = read_flag(page, "reshuffled"), read_flag(page, "undead")
    s.discard = take_all(page, "discard", book, stock)
    played = page.get("played")
    s.played = take_named(page, "played", str(played), book, stock) if played else -1
    for place, stand in enumerate(page.pages("stands")[:TEAM]):
        s.stands[place] = read_stand(t, side, stand, book, stock)
    for entry in page.items("posts"):
        row = Row(entry, 3, page, "posts")
        card = take(row, 0, book, stock)
        s.posts = append(s.posts, row.number(2, MOST_USES) << 8 | row.number(1, TEAM - 1) << BEHIND | card)
    s.scored = take_owned(page, "scored", book, stocks)
    s.aside = take_owned(page, "aside", book, stocks)


@mypyc_attr(acyclic=True)
class Row:
    """A row of a name and some numbers, at a key of a page."""

    def __init__(self, entry: object, length: int, page: Page, key: str) -> None:
        if not isinstance(entry, list) or len(entry) != length:
            raise BadPaper(f"{page.at(key)}: expected rows of {length}, got {entry!r}")
        self.entry: Final[list[object]] = entry
        self.page: Final = page
        self.key: Final = key

    @property
    def where(self) -> str:
        return self.page.at(self.key)

    def number(self, place: int, high: int) -> int:
        value = self.entry[place]
        if not isinstance(value, int) or not 0 <= value <= high:
            raise BadPaper(f"{self.where}: expected a whole number from 0 to {high}, got {value!r}")
        return int(value)


def take(row: Row, place: int, book: Book, stock: Stock) -> i64:
    """The first copy of a design that a row names and that lies nowhere yet."""
    return take_named(row.page, row.key, str(row.entry[place]), book, stock)


def take_named(page: Page, key: str, name: str, book: Book, stock: Stock) -> i64:
    """The same of a name at a key of a page."""
    wanted: i64 = find_on(page, key, name, book.numbers, "card")
    card = stock.give(wanted)
    return card if card >= 0 else stock.take(wanted, page.at(key))


def take_all(page: Page, key: str, book: Book, stock: Stock) -> vec[i64]:
    names = page.texts(key)
    found = vec[i64](capacity=len(names))
    for name in names:
        found = append(found, take_named(page, key, name, book, stock))
    return found


def take_owned(page: Page, key: str, book: Book, stocks: list[Stock]) -> vec[i64]:
    """Cards that may be another's: their owners, their names, and whether they count more."""
    found = vec[i64]()
    for entry in page.items(key):
        row = Row(entry, 3 if key == "scored" else 2, page, key)
        found = append(found, owned_card(row, book, stocks) | (ENHANCED if key == "scored" and row.number(2, 1) else 0))
    return found


def owned_card(row: Row, book: Book, stocks: list[Stock]) -> i64:
    owner: i64 = row.number(0, len(stocks) - 1)
    return owner << BEHIND | take(row, 1, book, stocks[owner])


def read_heroes(page: Page, key: str, book: Book) -> vec[i64]:
    found = vec[i64](capacity=TEAM)
    for name in page.texts(key):
        found = append(found, find_on(page, key, name, book.heroes, "Hero"))
    return found


def read_flag(page: Page, key: str) -> bool:
    value = page.get(key)
    if value is not None and not isinstance(value, bool):
        raise BadPaper(f"{page.at(key)}: expected true or false, got {value!r}")
    return bool(value)


def read_stand(t: Thargos, side: int, page: Page, book: Book, stock: Stock) -> Stand:
    name = page.get("hero")
    hero = find_on(page, "hero", str(name), book.heroes, "Hero") if name else -1
    lastings = in_order(take_all(page, "lastings", book, stock))
    used, rolled = page.number("used", 0, 0, 255), page.number("rolled", 0, 0, 511)
    boosts = page.many("boosts", -MOST_POINTS, MOST_POINTS)
    return stand_of(t, side, hero, read_flag(page, "injured"), lastings, used, rolled, boosts)


def read_hidden(t: Thargos, side: int, page: Page, book: Book, stock: Stock) -> None:
    """Hand, deck and laid cards with who knows them; the stock keeps what is left over."""
    s = t.sides[side]
    s.hand = take_all(page, "hand", book, stock)
    s.deck = take_all(page, "deck", book, stock)
    cards = vec[i64]()
    for entry in page.items("laid"):
        row = Row(entry, 2, page, "laid")
        if row.entry[0] not in ATTRIBUTES:
            raise BadPaper(f"{row.where}: expected one of {', '.join(ATTRIBUTES)}, got {row.entry[0]!r}")
        card = take(row, 1, book, stock)
        s.laid = append(s.laid, ATTRIBUTES.index(str(row.entry[0])) << BEHIND | card)
        cards = append(cards, card)
    for zone, key in ((s.hand, "hand_seen"), (s.deck, "deck_seen"), (cards, "laid_seen")):
        seen = page.numbers(key, 0, KNOWN)
        if len(seen) != len(zone):
            raise BadPaper(f"{page.at(key)}: expected {len(zone)} numbers, one a card, got {len(seen)}")
        for card, mask in zip(zone, seen):
            s.seen[card] = mask
    s.deck = s.deck[::-1]


def read_table(t: Thargos, page: Page, book: Book, stocks: list[Stock]) -> None:
    """What `write_table` wrote."""
    sides = len(t.sides)
    t.players = page.number("players", None, 1, sides)
    t.turn, t.first = page.number("turn", None, 0, sides - 1), page.number("first", None, 0, sides - 1)
    t.turns, t.quiet = page.number("turns", 0, 0, MOST_TURNS), page.number("quiet", 0, 0, MOST_TURNS)
    t.stirred, t.last_ditch = read_flag(page, "stirred"), read_flag(page, "last_ditch")
    extra = Row(page.get("extra"), 3, page, "extra")
    t.extra, t.extra_places, t.extra_ease = extra.number(0, 2), extra.number(1, 15), extra.number(2, 9)
    t.left = page.many("left", 0, sides - 1)
    for side in t.left:
        t.out |= 1 << side
    t.ended = page.number("ended", 0, 0, 9)
    t.secrets = page.number("secrets", 0, 0, 1 << 40)
    t.seals = page.many("seals", 0, (1 << sides) - 1)
    story = t.variant.story is not None
    for i, entry in enumerate(page.items("missions")):
        it: i64 = -1
        if entry is not None:
            here: i64 = (sides - 1) << BEHIND | i
            it = here if story else owned_card(Row(entry, 2, page, "missions"), book, stocks)
        t.missions = append(t.missions, it)
    tracks = len(t.sides[sides - 1].cards) if story else 2 * sides
    if len(t.missions) != tracks or len(t.seals) != tracks:
        raise BadPaper(f"missions: expected {tracks} tracks and as many seals")
    if story:
        t.out |= 1 << (sides - 1)
    t.pending = page.many("pending", 0, 1 << 20)
    t.rolls = page.many("rolls", 0, 1 << 40)
    if t.variant.solo:
        t.temper = read_temper(page.page("rival"))
    if page.get("conflict") is not None:
        t.conflict = read_conflict(t, page.page("conflict"))
    book.read_pending(t, page, book.last(), sides)
    open_everything(t)


def read_temper(page: Page) -> Temper:
    """What `write_temper` wrote."""
    attitude = ATTITUDES.index(page.text("attitude", ATTITUDES[WARY], list(ATTITUDES)))
    return Temper(attitude, page.number("infamy", 0, 0, MOST_INFAMY), page.number("added", 0, 0, DECK))


def open_everything(t: Thargos) -> None:
    """Everybody knows every card that does not lie hidden."""
    for side in range(i64(len(t.sides))):
        s = t.sides[side]
        show_all(t, s, s.discard)
        for stand in s.stands:
            show_all(t, s, stand.lastings)
        for posted in s.posts:
            s.seen[posted & CARD] = t.everyone() * 257
        if s.played >= 0:
            s.seen[s.played] = t.everyone() * 257
        for owned_cards in (s.scored, s.aside):
            for it in owned_cards:
                t.sides[it >> BEHIND & 7].seen[it & CARD] = t.everyone() * 257
    for it in t.missions:
        if it >= 0:
            t.sides[it >> BEHIND].seen[it & CARD] = t.everyone() * 257


def show_all(t: Thargos, s: Side, cards: vec[i64]) -> None:
    for card in cards:
        s.seen[card] = t.everyone() * 257


def read_conflict(t: Thargos, page: Page) -> Conflict:
    """What `write_conflict` wrote."""
    track: i64 = page.number("track", None, 0, len(t.missions) - 1)
    attacker: i64 = page.number("attacker", None, 0, len(t.sides) - 1)
    story = t.variant.story is not None
    defender: i64 = page.number("defender", None, 0, len(t.sides) - 1) if story else t.across(attacker, track)
    if not story and t.place_on(attacker, track) < 0:
        raise BadPaper(f"{page.at('attacker')}: player {attacker + 1} has no place on track {track + 1}")
    lead, guard = exactly(page, "places", 2, 0, TEAM - 1)
    c = Conflict(track, attacker, lead, defender, guard)
    c.ease = page.number("ease", 0, -9, 9)
    c.boosts = vec[i64](exactly(page, "boosts", 6, -MOST_POINTS, MOST_POINTS))
    c.most = vec[i64](exactly(page, "most", 2, 0, DECK))
    c.opened, c.owed = page.number("opened", 0, 0, 7), page.number("owed", -1, -1, DECK)
    c.revealed, c.repelled = read_flag(page, "revealed"), read_flag(page, "repelled")
    c.spread, c.team = read_flag(page, "spread"), read_flag(page, "team")
    first, void = exactly(page, "first", 2, -1, DECK), exactly(page, "void", 2, -1, DECK)
    posted = page.items("posted")
    for role, side in enumerate((attacker, defender)):
        c.first[role] = card_in_row(t.sides[side], first[role], page.at("first"))
        c.void[role] = card_in_row(t.sides[side], void[role], page.at("void"))
        used = page.instead({"posted": posted[role] if role < len(posted) else None})
        for place in used.numbers("posted", 0, len(t.sides[side].posts) - 1):
            c.note_post(role, t.sides[side].posts[place] & CARD)
    return c


def exactly(page: Page, key: str, n: int, low: int, high: int) -> list[int]:
    found = page.numbers(key, low, high)
    if len(found) != n:
        raise BadPaper(f"{page.at(key)}: expected {n} numbers, got {len(found)}")
    return found


def card_in_row(s: Side, place: int, where: str) -> i64:
    """The card that was laid at a place of the row, or -1."""
    if place >= len(s.laid):
        raise BadPaper(f"{where}: expected a place among {len(s.laid)} laid cards, got {place}")
    return s.laid[place] & CARD if place >= 0 else -1


def shown_number(book: Book, name: str, page: Page) -> int:
    if name in book.heroes:
        return len(book.numbers) + book.heroes[name]
    return (
        book.last() + int(name)
        if name in ("1", "2", "3", "4", "5", "6")
        else find_on(page, "shown", name, book.numbers, "card")
    )
