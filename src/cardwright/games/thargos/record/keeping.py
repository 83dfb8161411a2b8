"""A position that is kept: in few letters, because programs write and read it, often.

Designs and Heroes are called by their numbers, two digits each; the book's mark stands for the list in which they have
these. Numbers that may be -1 are written one higher.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.thargos.moves.cards import in_order
from cardwright.games.thargos.moves.heroes import NO_BOOSTS, stand_of
from cardwright.games.thargos.record.book import Book
from cardwright.games.thargos.record.reading import (
    MOST_POINTS,
    MOST_TURNS,
    MOST_USES,
    Endless,
    card_in_row,
    finish,
    open_everything,
    story_cards,
)
from cardwright.games.thargos.record.writing import place_in_row
from cardwright.games.thargos.seat import BEHIND, CARD, ENHANCED, Conflict, Side, Temper, nobody
from cardwright.games.thargos.state import Thargos, Variant
from cardwright.games.thargos.terms import ATTITUDES, ATTRIBUTES, DECK, MOST_INFAMY, TEAM
from cardwright.kernel.copies import Stock
from cardwright.kernel.paper import BadPaper, Page, Record, RowReader, Rows
from cardwright.kernel.zones import first_cards

# Stands for no card where there could be one.
NONE: Final = 255
# Added to the owner of a card that counts more.
MORE: Final = 64
MOST_SECRETS: Final = 1 << 40
PLACES: Final = (1 << TEAM) - 1


# Writing.


def keep(t: Thargos, book: Book) -> Record:
    """The whole position. Decks are written from their top, discard piles from their bottom."""
    c = t.conflict
    found: Record = {
        "cards": book.mark,
        "table": [
            int(n)
            for n in (t.players, t.turn, t.first, t.turns, t.quiet, t.extra, t.extra_places, t.extra_ease, t.ended)
        ],
        "secrets": int(t.secrets),
        "flags": (1 if t.stirred else 0) + (2 if t.last_ditch else 0),
        "tracks": _keep_tracks(t),
        "sides": [_keep_side(t, side) for side in range(i64(len(t.sides)))],
        "dice": t.dice.written(),
    }
    book.keep_pending(t, found)
    if c is not None:
        found["conflict"], found["boosts"] = _keep_conflict(t, c), [int(c.ease), *c.boosts]
    if t.variant.solo:
        found["rival"] = [int(t.temper.attitude), int(t.temper.infamy), int(t.temper.added)]
    for key, row in (("left", t.left), ("pending", t.pending), ("rolls", t.rolls)):
        if len(row) > 0:
            found[key] = list(row)
    return found


def _keep_tracks(t: Thargos) -> str:
    """The Mission and the seals of each track."""
    missions = vec[i64](capacity=2 * i64(len(t.missions)))
    for it in t.missions:
        missions = _add_owned(t, missions, it) if it >= 0 else append(append(missions, NONE), NONE)
    rows = Rows()
    rows.add(missions)
    rows.add(t.seals)
    return rows.text()


def _add_owned(t: Thargos, found: vec[i64], it: i64) -> vec[i64]:
    """A card that may be another's: its owner and its design."""
    owner = it >> BEHIND & 7
    return append(append(found, owner), t.number(owner, it & CARD))


def _designs(s: Side, cards: vec[i64]) -> vec[i64]:
    found = vec[i64](capacity=i64(len(cards)))
    for card in cards:
        found = append(found, s.cards[card & CARD])
    return found


def _keep_side(t: Thargos, side: i64) -> Record:
    """All that a player has. Boosts are mostly lent to nobody."""
    s = t.sides[side]
    rows = Rows()
    rows.add(s.cards)
    rows.add(s.team)
    rows.add(s.bench)
    rows.add(s.shown)
    rows.add_large(_numbers_of(s))
    rows.add(_designs(s, s.discard))
    for it in s.stands:
        rows.add(_designs(s, it.lastings))
    _add_behind(rows, _designs(s, s.posts), s.posts)
    rows.add(_all_owned(t, s.scored))
    rows.add(_all_owned(t, s.aside))
    _add_hidden(s, rows)
    found: Record = {"zones": rows.text()}
    if any(len(it.boosts) > 0 for it in s.stands):
        found["boosts"] = [list(it.boosts) for it in s.stands]
    return found


def _numbers_of(s: Side) -> vec[i64]:
    """What a player has beside cards, and four numbers of each place of the team."""
    played: i64 = 0
    if s.played >= 0:
        played = 1 + s.cards[s.played]
    flags: i64 = 1 if s.reshuffled else 0
    if s.undead:
        flags += 2
    found = vec[i64](capacity=5 + 4 * TEAM)
    found = append(append(append(found, s.target), s.points), s.captives)
    found = append(append(found, flags), played)
    for it in s.stands:
        found = append(append(found, it.hero + 1), 1 if it.injured else 0)
        found = append(append(found, it.used), it.rolled)
    return found


def _add_behind(rows: Rows, designs: vec[i64], packed: vec[i64]) -> None:
    """Designs, and what is packed behind the numbers of their cards."""
    behind = vec[i64](capacity=i64(len(packed)))
    for it in packed:
        behind = append(behind, it >> BEHIND)
    rows.add(designs)
    rows.add(behind)


def _all_owned(t: Thargos, cards: vec[i64]) -> vec[i64]:
    """Cards that may be another's; one that counts more has an owner that is higher by `MORE`."""
    found = vec[i64](capacity=2 * i64(len(cards)))
    for it in cards:
        found = _add_owned(t, found, it)
        if it & ENHANCED:
            found[len(found) - 2] |= MORE
    return found


def _add_hidden(s: Side, rows: Rows) -> None:
    """Hand, deck and laid cards; neighbours there mostly are known to the same seats."""
    deck = s.deck[::-1]
    rows.add(_designs(s, s.hand))
    rows.add_runs(_masks(s, in_order(s, s.hand)))
    rows.add(_designs(s, deck))
    rows.add_runs(_masks(s, deck))
    _add_behind(rows, _designs(s, s.laid), s.laid)
    rows.add_runs(_masks(s, s.laid))


def _masks(s: Side, cards: vec[i64]) -> vec[i64]:
    """Who knows each of some cards."""
    found = vec[i64](capacity=i64(len(cards)))
    for card in cards:
        found = append(found, s.seen[card & CARD])
    return found


def _keep_conflict(t: Thargos, c: Conflict) -> list[int]:
    attacker, defender = t.sides[c.attacker], t.sides[c.defender]
    flags = (1 if c.spread else 0) + (2 if c.revealed else 0) + (4 if c.repelled else 0) + (8 if c.team else 0)
    row = [int(n) for n in (c.track, c.attacker, c.defender, c.lead, c.guard, c.opened, c.owed + 1, *c.most)]
    row += [1 + place_in_row(attacker, c.first[0]), 1 + place_in_row(defender, c.first[1])]
    row += [1 + place_in_row(attacker, c.void[0]), 1 + place_in_row(defender, c.void[1])]
    return [*row, _posted(attacker, c.posted[0]), _posted(defender, c.posted[1]), flags]


def _posted(s: Side, used: i64) -> int:
    """The set of the places among the posts that have been used."""
    return sum([1 << i for i, it in enumerate(s.posts) if used >> (it & CARD) & 1])


# Reading.


def read_kept(record: Record, variant: Variant, book: Book) -> Thargos:
    """The position that `keep` wrote."""
    page = Page(record, "")
    if page.get("cards") != book.mark:
        raise BadPaper("cards: this was written when there were others")
    t = Thargos()
    t.variant, t.cards, t.heroes = variant, variant.cards, variant.heroes
    pages = page.pages("sides")
    readers: list[RowReader] = []
    stocks: list[Stock] = []
    for side, side_page in enumerate(pages):
        told = variant.story is not None and side == len(pages) - 1
        rows = side_page.rows("zones")
        cards = _read_story(rows, variant) if told else _read_list(rows, len(t.cards))
        t.sides = append(t.sides, Side(cards, vec[i64](), 0, nobody()))
        t.sides[-1].seen = vec[i64]([0] * len(cards))
        everything = first_cards(len(cards))
        stocks.append(Endless(everything, cards) if told else Stock(everything, cards))
        readers.append(rows)
    for side, side_page in enumerate(pages):
        _read_side(t, side, side_page, readers[side], book, stocks)
    _read_table(t, page, stocks)
    if page.has("conflict"):
        t.conflict = _read_conflict(t, page)
    book.read_pending(t, page, book.last(), len(t.sides))
    open_everything(t)
    finish(t, page, stocks)
    return t


def _read_story(rows: RowReader, variant: Variant) -> vec[i64]:
    """The cards of a story are known: what was written of them is passed over."""
    rows.skip()
    return story_cards(variant)


def _read_list(rows: RowReader, end: int) -> vec[i64]:
    found = rows.next(end)
    if len(found) > DECK or any(found[i] > found[i + 1] for i in range(i64(len(found)) - 1)):
        raise rows.complaint(f"first at most {DECK} cards of a list in order")
    return found


def _take(rows: RowReader, stock: Stock, end: int) -> vec[i64]:
    """The first copies that lie nowhere yet of some designs."""
    found = rows.next(end)
    for i in range(i64(len(found))):
        card = stock.give(found[i])
        if card < 0:
            raise rows.complaint(f"only cards of the list, got one more of {found[i]}")
        found[i] = card
    return found


def _take_packed(rows: RowReader, stock: Stock, end: int, highest: int) -> vec[i64]:
    """The same with what is packed behind their numbers."""
    found = _take(rows, stock, end)
    behind = rows.next(highest + 1)
    if len(behind) != len(found):
        raise rows.complaint("as many numbers behind cards as cards")
    for i in range(i64(len(found))):
        found[i] |= behind[i] << BEHIND
    return found


def _take_owned(rows: RowReader, stocks: list[Stock], end: int) -> vec[i64]:
    """Cards that may be another's; where a Mission is gone, -1."""
    row = rows.next(NONE + 1)
    found = vec[i64](capacity=i64(len(row)) // 2)
    for i in range(i64(0), i64(len(row)), i64(2)):
        if row[i] == NONE:
            found = append(found, -1)
            continue
        owner = row[i] & ~MORE
        if owner >= len(stocks) or i + 1 == len(row) or row[i + 1] >= end:
            raise rows.complaint(f"owners below {len(stocks)} and cards below {end}")
        enhanced: i64 = ENHANCED if row[i] & MORE else 0
        found = append(found, owner << BEHIND | stocks[owner].take(row[i + 1], rows.key) | enhanced)
    return found


def _read_side(t: Thargos, side: int, page: Page, rows: RowReader, book: Book, stocks: list[Stock]) -> None:
    s, stock, end = t.sides[side], stocks[side], len(t.cards)
    s.team, s.bench = rows.next(len(t.heroes)), rows.next(len(t.heroes))
    s.shown = rows.next(book.last() + 7)
    numbers = rows.large([*[MOST_POINTS] * 3, 3, end, *[len(t.heroes), 1, 255, 511] * TEAM])
    s.target, s.points, s.captives, flags, played = numbers[:5]
    s.reshuffled, s.undead = flags & 1 == 1, flags & 2 == 2
    s.discard = _take(rows, stock, end)
    s.played = stock.take(played - 1, "played") if played > 0 else -1
    boosts = page.items("boosts")
    for place in range(TEAM):
        hero, injured, used, rolled = numbers[5 + 4 * place : 9 + 4 * place]
        lent = _read_lent(boosts[place] if place < len(boosts) else [], page)
        s.stands[place] = stand_of(t, side, hero - 1, injured == 1, _take(rows, stock, end), used, rolled, lent)
    s.posts = _take_packed(rows, stock, end, MOST_USES << 2 | 3)
    s.scored, s.aside = _take_owned(rows, stocks, end), _take_owned(rows, stocks, end)
    _read_hidden(s, rows, stock, end)


def _read_lent(boosts: object, page: Page) -> vec[i64]:
    """What was lent to a Hero: a number for each attribute and each end, or nothing."""
    if boosts == []:
        return NO_BOOSTS
    return vec[i64](page.instead({"boosts": boosts}).row("boosts", [MOST_POINTS] * 2 * len(ATTRIBUTES), -MOST_POINTS))


def _read_hidden(s: Side, rows: RowReader, stock: Stock, end: int) -> None:
    """Hand, deck and laid cards with who knows them; the stock keeps what is left over."""
    s.hand = _take(rows, stock, end)
    _let_know(s, s.hand, rows)
    s.deck = _take(rows, stock, end)
    _let_know(s, s.deck, rows)
    s.deck = s.deck[::-1]
    s.laid = _take_packed(rows, stock, end, len(ATTRIBUTES) - 1)
    _let_know(s, s.laid, rows)
    rows.done()


def _let_know(s: Side, cards: vec[i64], rows: RowReader) -> None:
    """Who knows each of some cards."""
    for card, seats in zip(cards, rows.runs(len(cards))):
        s.seen[card & CARD] = seats


def _read_table(t: Thargos, page: Page, stocks: list[Stock]) -> None:
    sides = len(t.sides)
    last = sides - 1
    row = page.row("table", [sides, last, last, MOST_TURNS, MOST_TURNS, 2, PLACES, 9, 9])
    t.players, t.turn, t.first, t.turns, t.quiet = row[0], row[1], row[2], row[3], row[4]
    t.extra, t.extra_places, t.extra_ease, t.ended = row[5], row[6], row[7], row[8]
    t.secrets = page.number("secrets", None, 0, MOST_SECRETS)
    flags = page.number("flags", None, 0, 3)
    t.stirred, t.last_ditch = flags & 1 == 1, flags & 2 == 2
    t.left = page.many("left", 0, last)
    for side in t.left:
        t.out |= 1 << side
    t.pending = page.many("pending", 0, MOST_TURNS)
    t.rolls = page.many("rolls", 0, MOST_SECRETS)
    rows = page.rows("tracks")
    t.missions = _take_owned(rows, stocks, len(t.cards))
    t.seals = rows.next(1 << sides)
    rows.done()
    story = t.variant.story is not None
    tracks = len(t.sides[last].cards) if story else 2 * sides
    if len(t.missions) != tracks or len(t.seals) != tracks or t.players < 1:
        raise BadPaper(f"tracks: expected {tracks} tracks and as many seals")
    if story:
        t.out |= 1 << last
    if t.variant.solo:
        attitude, infamy, added = page.row("rival", [len(ATTITUDES) - 1, MOST_INFAMY, DECK])
        t.temper = Temper(attitude, infamy, added)


def _read_conflict(t: Thargos, page: Page) -> Conflict:
    last = len(t.sides) - 1
    highs = [len(t.missions) - 1, last, last, TEAM - 1, TEAM - 1, 7, DECK + 1, *[DECK] * 6, *[(1 << DECK) - 1] * 2, 15]
    row = page.row("conflict", highs)
    track, attacker, defender = i64(row[0]), i64(row[1]), i64(row[2])
    if t.variant.story is None and (t.place_on(attacker, track) < 0 or t.across(attacker, track) != defender):
        raise BadPaper(f"conflict: players {attacker + 1} and {defender + 1} do not share track {track + 1}")
    c = Conflict(track, attacker, row[3], defender, row[4])
    c.opened, c.owed, c.most = row[5], row[6] - 1, vec[i64](row[7:9])
    ease, *boosts = page.row("boosts", [9, *[MOST_POINTS] * 6], -MOST_POINTS)
    c.ease, c.boosts = ease, vec[i64](boosts)
    for role, side in enumerate((attacker, defender)):
        s = t.sides[side]
        c.first[role] = card_in_row(s, row[9 + role] - 1, "conflict")
        c.void[role] = card_in_row(s, row[11 + role] - 1, "conflict")
        for place, it in enumerate(s.posts):
            if row[13 + role] >> place & 1:
                c.note_post(role, it & CARD)
    flags = row[15]
    c.spread, c.revealed, c.repelled, c.team = flags & 1 == 1, flags & 2 == 2, flags & 4 == 4, flags & 8 == 8
    return c
